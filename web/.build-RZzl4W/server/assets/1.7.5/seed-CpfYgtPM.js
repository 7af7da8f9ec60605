import { t as isSeed } from "./seed-D_vERIDW.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { useEffect, useId, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Dices, X } from "lucide-react";
// web/editors/form/kinds/seed.tsx
/** The seed as text, so that a number can be typed digit by digit; only a valid one reaches the form. */
function SeedField({ values, change }) {
	const { fields } = useStudioMessages().tools;
	const id = useId();
	const seed = values["seed"];
	const given = seed === void 0 ? "" : String(seed);
	const [text, setText] = useState(given);
	useEffect(() => setText(given), [given]);
	const read = (typed) => typed.trim() === "" ? void 0 : Number(typed);
	const wrong = !isSeed(read(text));
	const set = (typed) => {
		setText(typed);
		if (isSeed(read(typed))) change({ seed: read(typed) });
	};
	const roll = () => change({ seed: crypto.getRandomValues(/* @__PURE__ */ new Uint32Array(1))[0] });
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsx("label", {
			className: "label",
			htmlFor: id,
			children: fields.seed
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "seed-row",
			children: [
				/* @__PURE__ */ jsx("input", {
					id,
					className: "input",
					inputMode: "numeric",
					autoComplete: "off",
					value: text,
					"aria-invalid": wrong,
					"aria-describedby": `${id}-hint`,
					onChange: (event) => set(event.target.value)
				}),
				text !== "" && /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "icon-button",
					"aria-label": fields.clearSeed,
					title: fields.clearSeed,
					onClick: () => set(""),
					children: /* @__PURE__ */ jsx(X, {
						size: 16,
						"aria-hidden": "true"
					})
				}),
				/* @__PURE__ */ jsx("button", {
					type: "button",
					className: "icon-button icon-boxed",
					"aria-label": fields.roll,
					title: fields.roll,
					onClick: roll,
					children: /* @__PURE__ */ jsx(Dices, {
						size: 18,
						"aria-hidden": "true"
					})
				})
			]
		}),
		/* @__PURE__ */ jsx("p", {
			className: "note",
			id: `${id}-hint`,
			"data-wrong": wrong,
			children: wrong ? fields.seedInvalid : fields.seedHint
		})
	] });
}
export { SeedField as default };
