import { f as FITS, p as fittedSeconds } from "./field-CmOaeO0x.js";
import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as ChoiceRow } from "./workspace-CwkgsVb9.js";
import { r as useUnserved } from "./engine-misfit-BTOYv00d.js";
/* empty css                  */
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/speaking/fit-field.tsx
/**
* What to do if the lengths differ, each option drawn with the two lengths; nothing to choose if the sound is
* not longer.
*/
function FitField({ tool, field, values, change }) {
	const { fit } = useAreaTexts(speakingTexts);
	const { fields } = useStudioMessages().tools;
	const { language, number } = useLanguage();
	const unserved = useUnserved(tool.id)?.[field.name] ?? [];
	const [video, audio] = [values[field.video], values[field.audio]];
	if (typeof video !== "number" || typeof audio !== "number") return null;
	const { label } = field.text[language];
	const chosen = FITS.find((each) => each === values[field.name]) ?? FITS[0];
	const seconds = Math.round(fittedSeconds(chosen, {
		video,
		audio
	}) * 10) / 10;
	if (audio <= video) return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("span", {
		className: "label",
		children: label
	}), /* @__PURE__ */ jsx("p", {
		className: "note",
		children: audio === video ? fit.same : fit.shorter
	})] });
	const choice = (value) => ({
		value,
		label: /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx(Lengths, {
			fit: value,
			video,
			audio
		}), fit[value]] })
	});
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx(ChoiceRow, {
		look: "ratios",
		words: true,
		label,
		chosen,
		onChoose: (value) => change({ [field.name]: value }),
		choices: FITS.filter((value) => !unserved.includes(value)).map(choice),
		beside: [{
			title: fields.needsEngine,
			choices: FITS.filter((value) => unserved.includes(value)).map((value) => ({
				value,
				label: fit[value]
			}))
		}]
	}), /* @__PURE__ */ jsx("p", {
		className: "note",
		children: fit.result({ seconds: number(seconds) })
	})] });
}
/** The picture over the sound, in shares of the longer one. */
function Lengths({ fit, video, audio }) {
	const share = (seconds) => `${100 * Math.max(0, seconds) / audio}%`;
	const again = Array.from({ length: Math.ceil(audio / video) - 1 }, (_, at) => Math.min(video, audio - video * (at + 1)));
	return /* @__PURE__ */ jsxs("span", {
		className: "fit-lines",
		"aria-hidden": true,
		children: [/* @__PURE__ */ jsxs("i", { children: [
			/* @__PURE__ */ jsx("span", { style: { width: share(video) } }),
			fit === "loop" && again.map((rest, at) => /* @__PURE__ */ jsx("span", { style: { width: share(rest) } }, at)),
			fit === "hold" && /* @__PURE__ */ jsx("span", {
				"data-held": true,
				style: { width: share(audio - video) }
			})
		] }), /* @__PURE__ */ jsxs("i", { children: [/* @__PURE__ */ jsx("span", { style: { width: share(fit === "cut" ? video : audio) } }), fit === "cut" && /* @__PURE__ */ jsx("span", {
			"data-gone": true,
			style: { width: share(audio - video) }
		})] })]
	});
}
export { FitField as default };
