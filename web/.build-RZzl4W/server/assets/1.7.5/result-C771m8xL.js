import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { g as Button, jt as lazyPart } from "../../entry-server.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as useResults } from "./use-results-GzKztPmZ.js";
import { t as MakingPicture } from "./making-picture-BNoHYN-V.js";
import { Suspense, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/history-days.ts
/** Groups results, newest first, by the reader's own calendar days. */
function groupByDay(results, now) {
	const midnight = (date, back = 0) => new Date(date.getFullYear(), date.getMonth(), date.getDate() - back);
	const today = midnight(now).getTime();
	const yesterday = midnight(now, 1).getTime();
	const groups = /* @__PURE__ */ new Map();
	for (const result of results) {
		const day = midnight(new Date(result.created_at)).getTime();
		groups.set(day, [...groups.get(day) ?? [], result]);
	}
	return [...groups].map(([time, items]) => ({
		day: time === today ? "today" : time === yesterday ? "yesterday" : new Date(time),
		items
	}));
}
// web/editors/form/result/earlier.tsx
/** Not loaded if nothing was made yet: its menus weigh as much as a quarter of the editor. */
var EarlierDay = lazyPart(() => import("./earlier-day-BhmixT5w.js"));
var PAGE = 30;
/** The tool's earlier results, by day; a click puts the picture on the stage. */
function Earlier({ tool, shown, candidates, onPick, actionsOf }) {
	const { panes, candidates: texts } = useStudioMessages().tools;
	const signedIn = useSignedIn();
	const [now] = useState(() => /* @__PURE__ */ new Date());
	const { results, loaded, hasMore, loadMore } = useResults({ tool_id: tool.id }, PAGE);
	const making = candidates.filter(({ kind, run }) => kind === "making" && run.id !== shown?.run.id);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		!signedIn && /* @__PURE__ */ jsx("p", {
			className: "note",
			children: panes.signedOutHistory
		}),
		signedIn && loaded && results.length === 0 && making.length === 0 && /* @__PURE__ */ jsx("p", {
			className: "note",
			children: panes.noHistory
		}),
		making.length > 0 && /* @__PURE__ */ jsx("div", {
			className: "history-grid",
			children: making.map((candidate) => candidate.kind === "making" && /* @__PURE__ */ jsxs("button", {
				type: "button",
				className: "history-making",
				onClick: () => onPick({
					taskId: candidate.run.id,
					key: candidate.key
				}),
				children: [/* @__PURE__ */ jsx("span", {
					className: "sr-only",
					children: texts.candidate({ at: candidate.index + 1 })
				}), /* @__PURE__ */ jsx(MakingPicture, {
					run: candidate.run,
					share: candidate.share,
					small: true
				})]
			}, candidate.key))
		}),
		/* @__PURE__ */ jsx(Suspense, { children: groupByDay(results, now).map((group) => /* @__PURE__ */ jsx(EarlierDay, {
			group,
			shownId: shown?.kind === "result" ? shown.result.id : void 0,
			onPick: ({ task_id: taskId, index }) => onPick({
				taskId,
				key: `${taskId}-${index}`
			}),
			actionsOf
		}, String(group.day))) }),
		hasMore && /* @__PURE__ */ jsx(Button, {
			size: "small",
			onClick: loadMore,
			children: panes.older
		})
	] });
}
export { Earlier as t };
