import { jsx, jsxs } from "react/jsx-runtime";
import { clsx } from "clsx";
import { ChevronDown } from "lucide-react";
// web/ui/select.tsx
/** A choice of one among many. A native select, which works best on a phone and with a screen reader. */
function Select({ options, onChange, className, ...rest }) {
	return /* @__PURE__ */ jsxs("span", {
		className: clsx("relative inline-block", className),
		children: [/* @__PURE__ */ jsx("select", {
			...rest,
			className: "input appearance-none pr-9",
			onChange: (event) => onChange(event.target.value),
			children: options.map((option) => /* @__PURE__ */ jsx("option", {
				value: option.value,
				children: option.label
			}, option.value))
		}), /* @__PURE__ */ jsx(ChevronDown, {
			size: 15,
			"aria-hidden": true,
			className: "pointer-events-none absolute top-3 right-3 text-ink-3"
		})]
	});
}
export { Select as t };
