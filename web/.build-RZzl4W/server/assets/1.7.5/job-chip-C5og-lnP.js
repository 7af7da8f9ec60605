import { t as memberTexts } from "./member-BplNEBjs.js";
import { Et as useFirstSign, N as useUser, jt as lazyPart, p as useBarePath } from "../../entry-server.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { _ as countRuns, h as useRuns } from "./run-store-BJkgFiVe.js";
import { n as hasUnsent } from "./unsent-name-ZWlt0PrH.js";
import { Suspense, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/features/tasks/job-chip.tsx
/** Loaded as soon as someone is about to open it: most visits never do. */
var loadPopover = loadOnNeed(() => import("./job-popover-BlBdMMx-.js"));
var JobPopover = lazyPart(loadPopover);
/** Without a connection there is nothing to follow either: it is loaded when there is one. */
var RunWatch = lazyPart(() => import("./run-watch-UBoJS531.js"));
/**
* The header's summary of all runs, with the panel behind it. Shown to signed-in users. The event stream is held as
* soon as a person is there; at once if there is a run to follow or to send, and on the page that shows all runs.
*/
function JobChip() {
	const { chip: texts } = useAreaTexts(memberTexts);
	const { share, colon } = useLanguage();
	const user = useUser();
	const { runs } = useRuns();
	const [open, setOpen] = useState(false);
	const chip = useRef(null);
	const hasSign = useFirstSign();
	const showsRuns = useBarePath() === "/my-creation";
	if (!user) return null;
	const counts = countRuns(runs);
	const busy = counts.share !== null;
	const follows = hasSign || showsRuns || busy || hasUnsent();
	const words = [
		counts.running > 0 && texts.running({ count: counts.running }),
		counts.waiting > 0 && texts.queued({ count: counts.waiting }),
		!busy && counts.failed > 0 && texts.failed({ count: counts.failed }),
		!busy && counts.failed === 0 && counts.done > 0 && texts.done({ count: counts.done })
	].filter((word) => word !== false);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("button", {
		type: "button",
		ref: chip,
		className: "job-chip",
		"data-busy": busy,
		"aria-haspopup": "dialog",
		"aria-expanded": open,
		onPointerEnter: () => void loadPopover().catch(() => void 0),
		onFocus: () => void loadPopover().catch(() => void 0),
		onClick: () => setOpen(!open),
		children: [
			/* @__PURE__ */ jsxs("span", {
				className: "sr-only",
				children: [texts.label, colon]
			}),
			/* @__PURE__ */ jsx("span", {
				className: "job-ring",
				"data-state": busy ? "running" : counts.failed > 0 ? "failed" : "idle",
				style: { "--share": `${Math.round((counts.share ?? 0) * 100)}%` }
			}),
			/* @__PURE__ */ jsxs("b", { children: [words[0] ?? texts.idle, " "] }),
			words[1] !== void 0 && /* @__PURE__ */ jsxs("span", {
				className: "job-more",
				children: [words[1], " "]
			}),
			counts.share !== null && /* @__PURE__ */ jsx("span", {
				className: "job-more",
				children: share(counts.share)
			})
		]
	}), /* @__PURE__ */ jsxs(Suspense, { children: [follows && /* @__PURE__ */ jsx(RunWatch, {
		name: `${user.id}-${user.org_user.org_id}`,
		runs
	}), open && /* @__PURE__ */ jsx(JobPopover, {
		chip,
		runs,
		onClose: () => setOpen(false)
	})] })] });
}
export { JobChip };
