import { i as quoteRun } from "./quote-run-C0ixFe1D.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { S as useEngineChoice } from "./seed-D_vERIDW.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/quality-tiers.tsx
/** Quality tiers, each with its effect here and the resulting price of the run. */
function QualityTiers({ tool, field, values, change }) {
	const { fields } = useStudioMessages().tools;
	const { language, number } = useLanguage();
	const { engine, pointsAt } = useEngineChoice(tool);
	const name = useId();
	return /* @__PURE__ */ jsxs("div", {
		role: "radiogroup",
		"aria-labelledby": `${name}-label`,
		children: [/* @__PURE__ */ jsx("div", {
			className: "label",
			id: `${name}-label`,
			children: fields.quality
		}), /* @__PURE__ */ jsx("div", {
			className: "quality-tiers",
			children: field.tiers?.values.map(({ value, text }) => {
				const { points } = quoteRun(tool, pointsAt(engine), {
					...values,
					quality: value
				});
				const { name: title, hint } = text[language];
				return /* @__PURE__ */ jsxs("label", {
					"data-chosen": values["quality"] === value,
					children: [
						/* @__PURE__ */ jsx("input", {
							type: "radio",
							className: "sr-only",
							name,
							checked: values["quality"] === value,
							onChange: () => change({ quality: value })
						}),
						/* @__PURE__ */ jsx("b", { children: title }),
						/* @__PURE__ */ jsx("span", { children: number(points) }),
						/* @__PURE__ */ jsx("small", { children: hint })
					]
				}, value);
			})
		})]
	});
}
export { QualityTiers as default };
