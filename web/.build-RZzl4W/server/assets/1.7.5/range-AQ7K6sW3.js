import { i as useLanguage } from "./messages-DIgvXott.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/range.tsx
/** A slider with its figure, and what its ends mean. */
function RangeField({ field, values, change }) {
	const { language, number } = useLanguage();
	const id = useId();
	const { label, low, high, unit } = field.text[language];
	const value = Number(values[field.name] ?? field.initial);
	const figure = `${number(value)}${unit && unit !== "%" ? `\u00a0${unit}` : unit ?? ""}`;
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsxs("label", {
			className: "label",
			htmlFor: id,
			children: [label, /* @__PURE__ */ jsx("span", {
				className: "label-fact",
				children: figure
			})]
		}),
		/* @__PURE__ */ jsx("input", {
			id,
			className: "range",
			type: "range",
			min: field.minimum,
			max: field.maximum,
			step: field.step,
			value,
			"aria-valuetext": figure,
			onChange: (event) => change({ [field.name]: event.target.valueAsNumber })
		}),
		(low || high) && /* @__PURE__ */ jsxs("p", {
			className: "note range-ends",
			"aria-hidden": true,
			children: [/* @__PURE__ */ jsx("span", { children: low }), /* @__PURE__ */ jsx("span", { children: high })]
		})
	] });
}
export { RangeField as default };
