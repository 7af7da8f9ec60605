import { i as useLanguage } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/color.tsx
/** A few colours, any other, and none if the field may stay empty. */
function ColorField({ field, values, change }) {
	const { fields } = useStudioMessages().tools;
	const { language } = useLanguage();
	const name = useId();
	const { label, hint } = field.text[language];
	const chosen = values[field.name];
	const set = (color) => change({ [field.name]: color });
	const radio = (color, said) => /* @__PURE__ */ jsxs("label", {
		className: "swatch",
		"data-chosen": chosen === color,
		title: said,
		children: [/* @__PURE__ */ jsx("input", {
			type: "radio",
			className: "sr-only",
			name,
			"aria-label": said,
			checked: chosen === color,
			onChange: () => set(color)
		}), /* @__PURE__ */ jsx("i", {
			"data-empty": color === void 0,
			style: color ? { backgroundColor: color } : void 0
		})]
	}, said);
	const own = typeof chosen === "string" && !field.offered.includes(chosen);
	return /* @__PURE__ */ jsxs("div", {
		role: "radiogroup",
		"aria-labelledby": `${name}-label`,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "label",
				children: [/* @__PURE__ */ jsx("span", {
					id: `${name}-label`,
					children: label
				}), typeof chosen === "string" && /* @__PURE__ */ jsx("span", {
					className: "label-fact",
					children: chosen
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "swatches",
				children: [
					field.initial === void 0 && radio(void 0, fields.none),
					field.offered.map((color) => radio(color, color)),
					/* @__PURE__ */ jsx("label", {
						className: "swatch swatch-own",
						"data-chosen": own,
						title: fields.ownColor,
						style: { "--own": chosen },
						children: /* @__PURE__ */ jsx("input", {
							type: "color",
							"aria-label": fields.ownColor,
							value: typeof chosen === "string" ? chosen : "#808080",
							onChange: (event) => set(event.target.value)
						})
					})
				]
			}),
			hint && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: hint
			})
		]
	});
}
export { ColorField as default };
