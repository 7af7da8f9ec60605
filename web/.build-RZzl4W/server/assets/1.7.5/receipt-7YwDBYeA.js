import { jsx, jsxs } from "react/jsx-runtime";
// web/ui/receipt.tsx
/** A slip with a torn lower edge: labels, dots, figures. */
function Receipt({ title, reference, lines }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "receipt",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "mb-1 flex gap-2 font-semibold",
			children: [/* @__PURE__ */ jsx("span", { children: title }), reference !== void 0 && /* @__PURE__ */ jsx("span", {
				className: "ml-auto font-normal",
				children: reference
			})]
		}), lines.map((line, index) => /* @__PURE__ */ jsxs("div", {
			className: line.total ? "leader receipt-total" : "leader",
			children: [/* @__PURE__ */ jsx("span", { children: line.label }), /* @__PURE__ */ jsx("span", { children: line.figure })]
		}, index))]
	});
}
export { Receipt as t };
