import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
// web/features/admin/parts/row-menu.tsx
/** Actions on a row: a menu, so that a dense table stays uncluttered. */
function RowMenu({ name, acts }) {
	const { list } = useAreaTexts(adminTexts);
	if (acts.length === 0) return null;
	const label = list.actionsFor({ name });
	return /* @__PURE__ */ jsxs(DropdownMenu.Root, {
		modal: false,
		children: [/* @__PURE__ */ jsx(DropdownMenu.Trigger, {
			className: "icon-button",
			"aria-label": label,
			title: label,
			children: /* @__PURE__ */ jsx(Ellipsis, {
				size: 18,
				strokeWidth: 1.6,
				"aria-hidden": true
			})
		}), /* @__PURE__ */ jsx(DropdownMenu.Content, {
			className: "menu",
			align: "end",
			sideOffset: 4,
			children: acts.map((act) => /* @__PURE__ */ jsx(DropdownMenu.Item, {
				className: "menu-item",
				onSelect: act.run,
				children: act.label
			}, act.label))
		})]
	});
}
// web/features/admin/parts/search-form.tsx
/** Searches on Enter, not on every key: the server searches everything. */
function SearchForm({ hint, value, onSearch, children }) {
	const { list } = useAreaTexts(adminTexts);
	const [typed, setTyped] = useState(value ?? "");
	useEffect(() => setTyped(value ?? ""), [value]);
	const submit = (event) => {
		event.preventDefault();
		const text = typed.trim();
		onSearch(text === "" ? void 0 : text);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "mb-5 flex flex-wrap items-center gap-x-4 gap-y-3",
		children: [/* @__PURE__ */ jsxs("form", {
			role: "search",
			className: "flex w-full max-w-[520px] gap-2",
			onSubmit: submit,
			children: [
				/* @__PURE__ */ jsx("input", {
					className: "input min-w-0 flex-1",
					type: "search",
					"aria-label": hint,
					placeholder: hint,
					title: hint,
					value: typed,
					onChange: (event) => setTyped(event.target.value),
					maxLength: 200,
					autoCapitalize: "none",
					spellCheck: false
				}),
				/* @__PURE__ */ jsx(Button, {
					type: "submit",
					children: list.search
				}),
				value !== void 0 && /* @__PURE__ */ jsx(Button, {
					look: "quiet",
					onClick: () => onSearch(void 0),
					children: list.clear
				})
			]
		}), children && /* @__PURE__ */ jsx("div", {
			role: "group",
			"aria-label": list.filter,
			className: "flex flex-wrap gap-2",
			children
		})]
	});
}
export { RowMenu as n, SearchForm as t };
