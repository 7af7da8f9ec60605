import { t as longRunTexts } from "./long-run-Cyik1FF-.js";
import { t as subtitleRowTexts } from "./subtitle-rows-B98cr-7X.js";
import { l as subtitleTexts } from "./subtitle-project-Cc7OUByw.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as LineNote } from "./line-note-DIJ9X6bU.js";
import { _ as buttonClass } from "../../entry-server.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { n as secondsLeft } from "./seconds-left-D__rLdIU.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { CircleCheck, Download, X } from "lucide-react";
// web/editors/kit/lines/run-slip.tsx
/** The progress of the export, or the outcome of the last one: above the button that started it. */
function RunSlip({ runs: { step: running, ended, failed, cancel }, done }) {
	const texts = useAreaTexts(subtitleTexts);
	const words = useAreaTexts(subtitleRowTexts);
	const long = useAreaTexts(longRunTexts);
	const messages = useStudioMessages();
	if (running?.run) {
		const { run } = running;
		const left = secondsLeft(run);
		const waits = run.state === "PENDING";
		const percent = Math.floor(run.progress * 100);
		const step = words.steps[running.step];
		return /* @__PURE__ */ jsxs("div", {
			className: "run-slip",
			role: "status",
			children: [
				/* @__PURE__ */ jsx("progress", {
					value: run.progress,
					max: 1,
					"aria-label": step
				}),
				/* @__PURE__ */ jsx("span", { children: waits ? words.waiting({ step }) : words.running({
					step,
					percent
				}) }),
				/* @__PURE__ */ jsx(IconButton, {
					icon: X,
					small: true,
					label: texts.cancel,
					onClick: () => void cancel(run.id).catch((error) => toastFailure(error, messages, messages.tasks.cancelFailed))
				}),
				/* @__PURE__ */ jsxs("small", { children: [
					left !== void 0 && /* @__PURE__ */ jsxs(Fragment, { children: [
						/* @__PURE__ */ jsx("b", { children: long.left({ seconds: left }) }),
						" ·",
						" "
					] }),
					waits && run.line && /* @__PURE__ */ jsxs(Fragment, { children: [
						/* @__PURE__ */ jsx(LineNote, { run }),
						" ·",
						" "
					] }),
					long.close
				] })
			]
		});
	}
	if (running) return null;
	if (failed) return /* @__PURE__ */ jsx(FailedStep, { run: failed });
	if (!ended) return null;
	const [result] = ended.results;
	if (!result) return /* @__PURE__ */ jsx("p", {
		className: "note run-slip",
		children: words.cancelled
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "run-slip",
		"data-done": true,
		children: [
			/* @__PURE__ */ jsx(CircleCheck, {
				size: 15,
				strokeWidth: 1.6,
				"aria-hidden": true
			}),
			/* @__PURE__ */ jsx("span", { children: done ?? texts.exported }),
			/* @__PURE__ */ jsx("a", {
				className: buttonClass({ size: "small" }),
				href: result.file.url,
				target: "_blank",
				rel: "noreferrer",
				children: result.file.kind === "audio" ? words.listen : words.watch
			}),
			/* @__PURE__ */ jsxs("a", {
				className: buttonClass({ size: "small" }),
				href: result.file.url,
				download: true,
				"data-subtitle-result": true,
				children: [
					/* @__PURE__ */ jsx(Download, {
						size: 15,
						strokeWidth: 1.6,
						"aria-hidden": true
					}),
					" ",
					words.download
				]
			})
		]
	});
}
/** Why a step failed, and that it cost nothing. */
function FailedStep({ run: { error } }) {
	const texts = useAreaTexts(subtitleTexts);
	const words = useAreaTexts(subtitleRowTexts);
	const { errors } = useStudioMessages();
	const { gap } = useLanguage();
	const reason = errors[error ?? ""] ?? texts.failures.step;
	return /* @__PURE__ */ jsxs("p", {
		className: "run-slip run-refused",
		role: "alert",
		children: [
			reason,
			gap,
			words.failedFree
		]
	});
}
export { RunSlip };
