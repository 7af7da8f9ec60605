import { i as useLanguage } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as LineNote } from "./line-note-DIJ9X6bU.js";
import { o as useUnsentState } from "./unsent-runs-nmjdJqbn.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/runs/making-picture.tsx
/**
* A picture that is being made: grey above a hard wipe line that sinks with the share done, stage left, share right. If
* it is made from another picture, that one shows through, blurred and without colour.
*/
function MakingPicture({ run, share, before, small = false, left }) {
	const { stages, candidates, live } = useStudioMessages().tools;
	const { share: percent, colon } = useLanguage();
	const waiting = run.state === "PENDING" || share === 0 && run.candidates.length > 1;
	const unsent = useUnsentState(run.id);
	const stage = unsent ? stages[unsent] : waiting ? stages.waiting : stages[run.stage] ?? stages.drawing;
	const rounded = Math.round(share * 100);
	return /* @__PURE__ */ jsxs("span", {
		className: "making",
		"data-small": small,
		"data-before": before !== void 0,
		role: "progressbar",
		"aria-label": `${candidates.label}${colon}${stage}`,
		"aria-valuemin": 0,
		"aria-valuemax": 100,
		...waiting ? {} : { "aria-valuenow": rounded },
		style: { "--share": `${rounded}%` },
		children: [
			before !== void 0 && /* @__PURE__ */ jsx("img", {
				className: "making-before",
				src: before,
				alt: "",
				decoding: "async"
			}),
			/* @__PURE__ */ jsx("span", { className: "making-grey" }),
			!waiting && /* @__PURE__ */ jsx("span", { className: "making-line" }),
			/* @__PURE__ */ jsxs("span", {
				className: "making-words",
				children: [
					/* @__PURE__ */ jsx("b", { children: stage }),
					!waiting && /* @__PURE__ */ jsx("span", { children: left === void 0 ? percent(share) : live.shareLeft({
						share: percent(share),
						left
					}) }),
					waiting && !small && /* @__PURE__ */ jsx(LineNote, { run })
				]
			})
		]
	});
}
export { MakingPicture as t };
