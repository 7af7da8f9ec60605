import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { r as startedUnits } from "./pricing-Pn8Brdwn.js";
import { i as quoteRun, r as partOf, t as hasSample } from "./quote-run-C0ixFe1D.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { O as usePoints } from "../../entry-server.js";
import { h as useRuns } from "./run-store-BJkgFiVe.js";
import { n as RunBar } from "./tool-editor-page-sVPw8GU6.js";
import { i as mediumOf, s as propertiesOf } from "./field-CmOaeO0x.js";
/* empty css                  */
import { useEffect, useEffectEvent } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/speaking/find-part.ts
var DAY_MS = 864e5;
/**
* What the form would run next: a sample, the rest if a sample of the same input exists, or the whole if it is no
* longer than a sample or was made of the same input before. The server decides.
* @param runs of the person, newest first
*/
function findPart(tool, values, runs, now = Date.now()) {
	if (!hasSample(tool, values) || hasWhole(tool, values, runs)) return {};
	const sample = runs.find((run) => run.sample === true && run.tool_id === tool.id && run.state === "SUCCEEDED" && run.finished_at !== null && now - Date.parse(run.finished_at) < 30 * DAY_MS && isSame(tool, values, run.input) && !runs.some(({ rest_of: of, state }) => of === run.id && state !== "FAILED" && state !== "CANCELED"));
	return sample ? { restOf: sample.id } : { sample: true };
}
/** Whether the complete result for the form exists or is being made. */
var hasWhole = (tool, values, runs) => runs.some((run) => run.sample !== true && run.tool_id === tool.id && run.state !== "FAILED" && run.state !== "CANCELED" && isSame(tool, values, run.input));
/** Whether a run was made of the form's values. Lengths are the server's, and random values are the run's. */
function isSame({ fields }, values, input) {
	const lengths = new Set(fields.flatMap((field) => mediumOf(field)?.secondsName ?? []));
	return fields.flatMap((field) => Object.entries(propertiesOf(field))).filter(([name, { random }]) => !lengths.has(name) && (random === void 0 || values[name] !== void 0)).every(([name]) => JSON.stringify(values[name]) === JSON.stringify(input[name]));
}
// web/editors/form/speaking/sample-bar.tsx
/**
* The run bar of a tool that is tried first: its button makes the sample, then the rest, then the whole again; the whole at
* once, or another sample, is a link.
*/
function SampleBar({ tool, values, onRun, onPart, ...bar }) {
	const { sample: texts } = useAreaTexts(speakingTexts);
	const { runs } = useRuns();
	const balance = usePoints()?.total;
	const wish = findPart(tool, values, runs);
	const { sample, restOf } = wish;
	const tell = useEffectEvent(() => onPart(wish));
	useEffect(() => tell(), [sample, restOf]);
	const run = () => onRun(wish);
	if (!hasSample(tool, values)) return /* @__PURE__ */ jsx(RunBar, {
		...bar,
		onRun: run
	});
	const { unitPoints } = bar.check.price;
	const priceOf = (given) => quoteRun(tool, unitPoints, values, partOf(tool, values, given));
	const price = priceOf(wish);
	const words = !wish.sample && wish.restOf === void 0 ? { verb: texts.wholeAgain } : wish.restOf === void 0 ? {
		verb: texts.first,
		madeOf: texts.firstMadeOf
	} : {
		verb: texts.rest,
		madeOf: texts.restMadeOf({
			count: startedUnits(price.seconds ?? 0),
			each: unitPoints
		})
	};
	const missing = balance === void 0 ? 0 : Math.max(0, price.points - balance);
	const [other, offer] = wish.sample ? [{}, texts.whole] : [{ sample: true }, texts.again];
	return /* @__PURE__ */ jsxs("div", {
		className: "sample-bar",
		children: [/* @__PURE__ */ jsx(RunBar, {
			...bar,
			onRun: run,
			...words,
			check: {
				...bar.check,
				price,
				missing
			}
		}), bar.check.blocker === void 0 && !bar.check.closed && /* @__PURE__ */ jsx("button", {
			type: "button",
			className: "link",
			disabled: bar.preparing,
			onClick: () => onRun(other),
			children: offer({ points: priceOf(other).points })
		})]
	});
}
export { SampleBar as default };
