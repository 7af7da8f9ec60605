import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/kit/lines/switch-row.tsx
/** A setting that is on or off, with a line on what it does. */
function SwitchRow({ label, hint, on, onChange, children }) {
	const id = useId();
	return /* @__PURE__ */ jsxs("div", {
		className: "switch-row",
		children: [/* @__PURE__ */ jsxs("span", {
			className: "switch-words",
			children: [/* @__PURE__ */ jsxs("label", {
				htmlFor: id,
				children: [/* @__PURE__ */ jsx("b", { children: label }), /* @__PURE__ */ jsx("small", {
					id: `${id}-hint`,
					children: hint
				})]
			}), children]
		}), /* @__PURE__ */ jsx("button", {
			type: "button",
			id,
			role: "switch",
			"aria-checked": on,
			"aria-label": label,
			"aria-describedby": `${id}-hint`,
			onClick: () => onChange(!on)
		})]
	});
}
export { SwitchRow as t };
