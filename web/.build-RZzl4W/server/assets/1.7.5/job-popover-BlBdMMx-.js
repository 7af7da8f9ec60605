import { i as useStudioMessages, n as runFailureText } from "./failure-text-DC5ygpF3.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { g as Button, m as useLocalPath, wt as useCatalogue, y as useToasts } from "../../entry-server.js";
import { a as dropFinished, r as cancelRun, v as isFinished } from "./run-store-BJkgFiVe.js";
import { o as useNavigate } from "./router-BPcfdpKO.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as LineNote } from "./line-note-DIJ9X6bU.js";
import { n as usePointsAgain, t as startAgain } from "./start-again-CptGqOJb.js";
import { o as useUnsentState } from "./unsent-runs-nmjdJqbn.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight, RotateCcw, X } from "lucide-react";
import { Popover } from "radix-ui";
// web/features/tasks/job-row.tsx
var STATUS = {
	PENDING: "status status-missing",
	RUNNING: "status status-running",
	SUCCEEDED: "status status-done",
	FAILED: "status status-failed",
	CANCELED: "status status-missing"
};
/** One run: its picture or progress, its prompt, its state, and the actions of that state. */
function JobRow({ run, onLeave }) {
	const client = useQueryClient();
	const navigate = useNavigate();
	const localPath = useLocalPath();
	const messages = useStudioMessages();
	const { tasks, tools, errors } = messages;
	const failed = runFailureText(run.tool_id, messages);
	const reason = run.error === null || run.error === "task_failed" ? failed : errors[run.error];
	const { language, share, colon } = useLanguage();
	const unsent = useUnsentState(run.id);
	const tool = useCatalogue().find(({ id }) => id === run.tool_id);
	const picture = run.results.find(({ deleted_at }) => deleted_at === null)?.file;
	const name = (typeof run.input["prompt"] === "string" ? run.input["prompt"] : void 0) ?? tool?.name[language] ?? run.tool_id;
	const pointsAgain = usePointsAgain();
	const open = (state) => {
		if (!tool) return;
		onLeave();
		navigate(localPath(tool.editor), { state });
	};
	return /* @__PURE__ */ jsxs("li", {
		className: "job-row",
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "job-thumb",
				children: picture && /* @__PURE__ */ jsx("img", {
					src: picture.thumbnail ?? picture.url,
					alt: "",
					loading: "lazy"
				})
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "job-words",
				children: [/* @__PURE__ */ jsx("span", {
					className: "job-name",
					title: name,
					children: name
				}), /* @__PURE__ */ jsxs("span", {
					className: "job-state",
					children: [
						/* @__PURE__ */ jsx("span", {
							className: STATUS[run.state],
							children: unsent ? tools.stages[unsent] : tasks.states[run.state]
						}),
						/* @__PURE__ */ jsx(LineNote, { run }),
						run.state === "RUNNING" && /* @__PURE__ */ jsx("span", { children: share(run.progress) }),
						run.state === "FAILED" && /* @__PURE__ */ jsx("span", { children: reason ?? failed })
					]
				})]
			}),
			isFinished(run) ? /* @__PURE__ */ jsx(IconButton, {
				icon: RotateCcw,
				small: true,
				label: `${tasks.panel.retry} · ${tools.run.price({ points: pointsAgain(run) })}${colon}${name}`,
				onClick: () => startAgain(client, run).catch((error) => toastFailure(error, messages, failed))
			}) : /* @__PURE__ */ jsx(IconButton, {
				icon: X,
				small: true,
				label: `${tasks.panel.cancel}${colon}${name}`,
				onClick: () => cancelRun(client, run.id).catch((error) => toastFailure(error, messages, tasks.cancelFailed))
			}),
			tool && /* @__PURE__ */ jsx(IconButton, {
				icon: ArrowRight,
				small: true,
				label: `${tasks.panel.goTo}${colon}${name}`,
				onClick: () => open({ taskId: run.id })
			})
		]
	});
}
// web/features/tasks/job-panel.tsx
/** Runs listed; the rest is in My creation. */
var LISTED = 12;
/** The latest runs with what can be done about each, the latest messages, and the switch for notifications. */
function JobPanel({ runs, onLeave }) {
	const client = useQueryClient();
	const { tasks } = useStudioMessages();
	const { time } = useLanguage();
	const messages = useToasts();
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "job-head",
			children: [/* @__PURE__ */ jsx("h2", { children: tasks.panel.recent }), runs.some(isFinished) && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "link",
				onClick: () => dropFinished(client),
				children: tasks.panel.clear
			})]
		}),
		runs.length === 0 && /* @__PURE__ */ jsx("p", {
			className: "note",
			children: tasks.panel.empty
		}),
		/* @__PURE__ */ jsx("ul", {
			className: "job-list",
			children: runs.slice(0, LISTED).map((run) => /* @__PURE__ */ jsx(JobRow, {
				run,
				onLeave
			}, run.id))
		}),
		messages.length > 0 && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("div", {
			className: "job-head",
			children: /* @__PURE__ */ jsx("h2", { children: tasks.panel.messages })
		}), /* @__PURE__ */ jsx("ul", {
			className: "job-messages",
			children: messages.slice(0, 8).map(({ id, text, help, at, action }) => /* @__PURE__ */ jsxs("li", { children: [
				/* @__PURE__ */ jsxs("span", { children: [
					/* @__PURE__ */ jsx("span", { children: text }),
					" ",
					help?.map((line) => /* @__PURE__ */ jsxs("small", { children: [line, " "] }, line))
				] }),
				action && /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "link",
					onClick: action.run,
					children: action.label
				}),
				/* @__PURE__ */ jsx("time", {
					dateTime: new Date(at).toISOString(),
					children: time(new Date(at).toISOString())
				})
			] }, id))
		})] }),
		/* @__PURE__ */ jsx(NotifySwitch, {})
	] });
}
/** Asks for notifications, and only on a click. */
function NotifySwitch() {
	const { panel } = useStudioMessages().tasks;
	const offered = typeof Notification !== "undefined";
	const [permission, setPermission] = useState(offered ? Notification.permission : "denied");
	if (!offered) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "job-notify",
		children: [
			permission === "granted" && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: panel.notifyOn
			}),
			permission === "denied" && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: panel.notifyBlocked
			}),
			permission === "default" && /* @__PURE__ */ jsx(Button, {
				size: "small",
				look: "quiet",
				onClick: () => void Notification.requestPermission().then(setPermission),
				children: panel.notify
			})
		]
	});
}
// web/features/tasks/job-popover.tsx
/** The panel of all runs, attached to the chip in the header. */
function JobPopover({ chip, runs, onClose }) {
	const { panel } = useStudioMessages().tasks;
	const leftByPointer = useRef(false);
	const isOnChip = (target) => target instanceof Node && chip.current?.contains(target);
	return /* @__PURE__ */ jsxs(Popover.Root, {
		open: true,
		onOpenChange: (open) => !open && onClose(),
		children: [/* @__PURE__ */ jsx(Popover.Anchor, { virtualRef: chip }), /* @__PURE__ */ jsx(Popover.Portal, { children: /* @__PURE__ */ jsx(Popover.Content, {
			"data-theme": chip.current?.closest("[data-theme]")?.dataset["theme"],
			className: "menu job-panel",
			"aria-label": panel.title,
			align: "end",
			sideOffset: 8,
			collisionPadding: 12,
			onInteractOutside: (event) => {
				if (isOnChip(event.target)) event.preventDefault();
				else leftByPointer.current = true;
			},
			onCloseAutoFocus: (event) => {
				event.preventDefault();
				if (!leftByPointer.current) chip.current?.focus();
			},
			children: /* @__PURE__ */ jsx(JobPanel, {
				runs,
				onLeave: onClose
			})
		}) })]
	});
}
export { JobPopover as default };
