import { n as adminTexts } from "./console-k-i_L_wC.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/parts/table.tsx
/** Dense rows under an ink rule; on phones each row is a block with the column names in its cells. */
function Table({ caption, columns, rows, keyOf, acts }) {
	const { list } = useAreaTexts(adminTexts);
	return /* @__PURE__ */ jsxs("table", {
		className: "table admin-table",
		children: [
			/* @__PURE__ */ jsx("caption", {
				className: "sr-only",
				children: caption
			}),
			/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [columns.map(({ label, figure }) => /* @__PURE__ */ jsx("th", {
				scope: "col",
				className: figure ? "figure" : void 0,
				children: label
			}, label)), acts && /* @__PURE__ */ jsx("th", {
				scope: "col",
				children: /* @__PURE__ */ jsx("span", {
					className: "sr-only",
					children: list.actions
				})
			})] }) }),
			/* @__PURE__ */ jsx("tbody", { children: rows.map((row) => /* @__PURE__ */ jsxs("tr", { children: [columns.map(({ label, cell, figure }) => /* @__PURE__ */ jsx("td", {
				"data-label": label,
				className: figure ? "figure" : void 0,
				children: /* @__PURE__ */ jsx("div", {
					className: "min-w-0",
					children: cell(row)
				})
			}, label)), acts && /* @__PURE__ */ jsx("td", {
				className: "admin-acts",
				children: acts(row)
			})] }, keyOf(row))) })
		]
	});
}
export { Table as t };
