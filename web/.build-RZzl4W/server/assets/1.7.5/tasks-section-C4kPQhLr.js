import { f as adminRetryTask, m as adminTasks, n as adminCancelTask } from "./admin-DJbjV66r.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { F as call, m as useLocalPath } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { o as useNavigate } from "./router-BPcfdpKO.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { n as RowMenu, t as SearchForm } from "./search-form-DIhJ32TC.js";
import { t as RowsTable } from "./rows-table-BIHD-S9-.js";
import { n as useRows } from "./use-rows-BWlYw3nG.js";
import { t as useToolName } from "./use-tool-name-DNZMNkmW.js";
import { t as useView } from "./use-view-DE8x-OwJ.js";
import { t as AskDialog } from "./ask-dialog-CSoc-waU.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as Status } from "./status-Dd34n-y6.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/sections/run-dialog.tsx
/** Asks before someone's run is stopped or repeated. */
function RunDialog({ run: { id, user, organisation, points }, change, onClose }) {
	const { tasks } = useAreaTexts(adminTexts);
	const { cancel, retry } = tasks;
	const send = (reason) => ({
		params: { id },
		body: { reason }
	});
	if (change === "cancel") return /* @__PURE__ */ jsx(AskDialog, {
		title: cancel.title,
		lines: [cancel.line({
			name: user.name,
			value: points
		})],
		confirm: cancel.action,
		keep: cancel.keep,
		act: async (reason) => {
			await call(adminCancelTask, send(reason));
			return cancel.done;
		},
		onClose
	});
	return /* @__PURE__ */ jsx(AskDialog, {
		title: retry.title,
		lines: [retry.line({
			name: user.name,
			organisation: organisation.name
		}), retry.once],
		confirm: retry.action,
		act: async (reason) => {
			await call(adminRetryTask, send(reason));
			return retry.done;
		},
		onClose
	});
}
// web/features/admin/sections/run-state.tsx
/** States of a run in the order of the filter. */
var STATES = [
	"PENDING",
	"RUNNING",
	"SUCCEEDED",
	"FAILED",
	"CANCELED"
];
var LOOKS = {
	PENDING: "missing",
	RUNNING: "running",
	SUCCEEDED: "done",
	FAILED: "failed",
	CANCELED: "missing"
};
/** The state that the API names. */
function stateOf({ state }) {
	return STATES.find((each) => each === state) ?? "PENDING";
}
/**
* The state of a run; for a failed one the reason that its member reads and, folded, the engine's message.
*/
function RunState({ run }) {
	const { tasks: texts, list } = useAreaTexts(adminTexts);
	const errors = useStudioMessages().errors;
	const state = stateOf(run);
	const said = [
		run.error_code,
		run.error_detail,
		run.id
	].filter((line) => line !== null).join("\n");
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Status, {
			look: LOOKS[state],
			children: texts.states[state]
		}),
		run.attempts > 0 && /* @__PURE__ */ jsx("small", { children: texts.attempts({ count: run.attempts }) }),
		state === "FAILED" && /* @__PURE__ */ jsxs(Fragment$1, { children: [run.error_code !== null && /* @__PURE__ */ jsx("small", { children: errors[run.error_code] }), /* @__PURE__ */ jsxs("details", {
			className: "admin-more",
			children: [/* @__PURE__ */ jsx("summary", { children: list.details }), /* @__PURE__ */ jsx("pre", { children: said })]
		})] })
	] });
}
// web/features/admin/sections/tasks-section.tsx
/** Runs of all organisations; an operator may cancel those that hang and repeat those that failed. */
function TasksSection() {
	const { tasks: texts, sections, list } = useAreaTexts(adminTexts);
	const { number, time } = useLanguage();
	const toolName = useToolName();
	const view = useView();
	const navigate = useNavigate();
	const localPath = useLocalPath();
	const search = view.get("search");
	const state = STATES.find((each) => each === view.get("state"));
	const [asked, setAsked] = useState();
	const rows = useRows([
		"tasks",
		search,
		state
	], (before, signal) => call(adminTasks, {
		query: {
			search,
			before,
			state
		},
		signal
	}), ({ finished_at }) => finished_at === null);
	const actsOf = (run) => {
		return [...(run.finished_at === null ? ["cancel"] : run.state === "FAILED" ? ["retry"] : []).map((change) => ({
			label: texts[change].action,
			run: () => setAsked({
				run,
				change
			})
		})), {
			label: list.history,
			run: () => void navigate(localPath(`/admin/audit?subject_id=${run.id}`))
		}];
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs(SearchForm, {
			hint: texts.searchHint,
			value: search,
			onSearch: (text) => view.set("search", text),
			children: [/* @__PURE__ */ jsx(Chip, {
				pressed: state === void 0,
				onClick: () => view.set("state", void 0),
				children: list.all
			}), STATES.map((each) => /* @__PURE__ */ jsx(Chip, {
				pressed: state === each,
				onClick: () => view.set("state", each),
				children: texts.states[each]
			}, each))]
		}),
		/* @__PURE__ */ jsx(RowsTable, {
			caption: sections.tasks,
			list: rows,
			narrowed: search !== void 0 || state !== void 0,
			keyOf: ({ id }) => id,
			columns: [
				{
					label: texts.columns.time,
					cell: ({ created_at }) => time(created_at)
				},
				{
					label: texts.columns.tool,
					cell: ({ tool_id }) => toolName(tool_id)
				},
				{
					label: texts.columns.who,
					cell: ({ organisation, user }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [organisation.name, /* @__PURE__ */ jsx("small", { children: user.name })] })
				},
				{
					label: texts.columns.engine,
					cell: ({ engine }) => engine
				},
				{
					label: texts.columns.points,
					figure: true,
					cell: ({ points }) => number(points)
				},
				{
					label: texts.columns.state,
					cell: (run) => /* @__PURE__ */ jsx(RunState, { run })
				}
			],
			acts: (run) => /* @__PURE__ */ jsx(RowMenu, {
				name: `${toolName(run.tool_id)}, ${texts.states[stateOf(run)]}`,
				acts: actsOf(run)
			})
		}),
		asked && /* @__PURE__ */ jsx(RunDialog, {
			...asked,
			onClose: () => setAsked(void 0)
		})
	] });
}
export { TasksSection };
