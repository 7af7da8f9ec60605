import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { D as usePointConfig, N as useUser, T as useEngineName, f as LanguageLink, j as useSiteFacts, wt as useCatalogue } from "../../entry-server.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as clockText } from "./clock-text-DlnogvQR.js";
import { s as sourceProperty } from "./form-values-Dj4WOTDZ.js";
import { n as mediaLength, t as FileThumbnail } from "./file-thumbnail-JTvhGp4-.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { t as resultTexts } from "./result-BoduwzQm.js";
import { t as longRunTexts } from "./long-run-Cyik1FF-.js";
import { t as LineNote } from "./line-note-DIJ9X6bU.js";
import { t as ResultMenu } from "./result-menu-yjX4YIDK.js";
import { o as useUnsentState } from "./unsent-runs-nmjdJqbn.js";
import { n as edgeToCheck } from "./edge-to-check-BcTfRVoj.js";
import { t as MakingPicture } from "./making-picture-BNoHYN-V.js";
import { n as ReceiptSlip, t as ReportLines } from "./report-lines-BwuFRjJ5.js";
import { n as secondsLeft, t as readyAt } from "./seconds-left-D__rLdIU.js";
import { r as subjectOf } from "./tool-editor-page-sVPw8GU6.js";
import { useEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Check, DoorOpen, LayoutGrid } from "lucide-react";
import { DropdownMenu } from "radix-ui";
// web/editors/form/result/note-store.ts
/** The note that is pointed at, in the list or on the image: both show it. */
var litNote = createStore(void 0);
var HIDDEN_KEY = "inkreel.device.pins";
var hidden = createStore(void 0);
/** Whether notes have no pins on images, remembered on this device. */
var pinsHidden = {
	...hidden,
	get: () => hidden.get() ?? localStorage.getItem(HIDDEN_KEY) === "hidden",
	set: (hide) => {
		localStorage.setItem(HIDDEN_KEY, hide ? "hidden" : "shown");
		hidden.set(hide);
	}
};
/** Handlers that light a note while the pointer or the focus is on it. */
function lighting(note) {
	const light = () => litNote.set(note);
	const dim = () => {
		const lit = litNote.get();
		if (lit?.at === note.at && lit.from === note.from) litNote.set(void 0);
	};
	return {
		onPointerEnter: light,
		onPointerLeave: dim,
		onFocus: light,
		onBlur: dim
	};
}
// web/editors/form/result/differences.ts
/** By key, the words that a candidate lacks while another one of the run has them. */
function differencesOf(siblings) {
	const lacking = siblings.flatMap((candidate) => candidate.kind === "result" && candidate.result.report ? [{
		key: candidate.key,
		words: candidate.result.report.not_drawn
	}] : []);
	const differing = lacking.map(({ key, words }) => [key, words.filter((word) => lacking.some((other) => !other.words.includes(word)))]);
	return new Map(differing.filter(([, words]) => words.length > 0));
}
// web/editors/form/result/contact-sheet.tsx
/** The candidates of one run on a sheet, first to last: placeholders at once, pictures as they finish. */
function ContactSheet({ siblings, shown, onPick, actions, look }) {
	const { candidates: texts } = useStudioMessages().tools;
	const differences = differencesOf(siblings);
	const move = (event) => {
		const step = STEPS[event.key];
		const buttons = [...event.currentTarget.querySelectorAll(".candidate-face")];
		const at = buttons.findIndex((button) => button === document.activeElement);
		const next = step === void 0 ? void 0 : buttons[at + step];
		if (at < 0 || !next) return;
		event.preventDefault();
		next.focus();
		next.click();
	};
	return /* @__PURE__ */ jsx("div", {
		role: "group",
		"aria-label": texts.label,
		className: "contact-sheet",
		"data-look": look,
		onKeyDown: move,
		children: [...siblings].reverse().map((candidate) => /* @__PURE__ */ jsx(ContactTile, {
			candidate,
			picked: candidate.key === shown.key,
			without: look === "sheet" ? differences.get(candidate.key) : void 0,
			onPick: () => onPick(candidate),
			actions
		}, candidate.key))
	});
}
var STEPS = {
	ArrowRight: 1,
	ArrowLeft: -1,
	ArrowDown: 2,
	ArrowUp: -2
};
function ContactTile({ candidate, picked, without, onPick, actions }) {
	const { tools } = useStudioMessages();
	const { language, number } = useLanguage();
	const texts = useAreaTexts(resultTexts);
	const { run, kind, index } = candidate;
	const at = index + 1;
	return /* @__PURE__ */ jsx(ResultMenu, {
		subject: subjectOf(candidate),
		actions,
		children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			className: picked ? "candidate-face picked" : "candidate-face",
			"aria-pressed": picked,
			"aria-keyshortcuts": String(at),
			onClick: onPick,
			children: [
				/* @__PURE__ */ jsxs("span", {
					className: "sr-only",
					children: [tools.candidates.candidate({ at }), " "]
				}),
				kind === "result" && /* @__PURE__ */ jsx(FileThumbnail, {
					file: candidate.result.file,
					alt: ""
				}),
				kind === "making" && /* @__PURE__ */ jsx(MakingPicture, {
					run,
					share: candidate.share,
					small: true
				}),
				/* @__PURE__ */ jsx("span", {
					className: "candidate-number",
					"aria-hidden": "true",
					children: number(at)
				}),
				picked && kind === "result" && /* @__PURE__ */ jsx("span", {
					className: "stamp",
					"aria-hidden": "true",
					children: /* @__PURE__ */ jsx(Check, {
						size: 13,
						strokeWidth: 2.4
					})
				}),
				without && /* @__PURE__ */ jsx("span", {
					className: "status status-stale candidate-differs",
					children: texts.without({ words: without.join(language === "zh" ? "、" : ", ") })
				})
			]
		})
	});
}
// web/editors/form/result/edge-check.ts
/**
* What a note about an edge leads to: the picture that the result was made from comes back to the stage with its inputs,
* and its brush opens at the place.
*/
function edgeCheckOf(tool, { run }, { setView }, { onReuse }) {
	return (place) => {
		const from = sourceProperty(tool);
		onReuse();
		setView("work");
		edgeToCheck.set({
			pictureUrl: from === void 0 ? "" : String(run.input[from]),
			place
		});
	};
}
// web/editors/form/long-run/stage-rows.ts
/** The stage that every run ends with. */
var LAST$1 = "saving";
/**
* The stages of a run in their order: those that it has reached, with each one's share of the work and duration, and
* the one that every run ends with. A stage that began again after a crash is one row.
*/
function stageRows(run) {
	const { steps, state, progress, finished_at: finished } = run;
	const named = [...new Set(steps.map(({ stage }) => stage))];
	const current = steps.at(-1)?.stage;
	const stopped = state === "FAILED" || state === "CANCELED";
	const rows = named.map((stage) => {
		const spans = steps.flatMap((step, at) => {
			if (step.stage !== stage) return [];
			const next = steps[at + 1];
			const to = next?.at ?? finished;
			return {
				from: step.progress,
				to: next?.progress ?? progress,
				seconds: to === null ? void 0 : (Date.parse(to) - Date.parse(step.at)) / 1e3
			};
		});
		const isCurrent = stage === current && state !== "SUCCEEDED";
		const known = spans.flatMap(({ seconds }) => seconds ?? []);
		return {
			stage,
			state: isCurrent ? stopped ? "failed" : "running" : "done",
			share: Math.max(0, ...spans.map(({ from, to }) => to - from)),
			within: isCurrent ? 0 : 1,
			seconds: isCurrent ? void 0 : known.reduce((sum, one) => sum + one, 0)
		};
	});
	const left = Math.max(0, 1 - rows.reduce((sum, { share }) => sum + share, 0));
	const running = rows.find((row) => row.state === "running");
	const whole = running ? running.share + left : 0;
	if (running && whole > 0) Object.assign(running, {
		share: whole,
		within: (whole - left) / whole
	});
	if (state === "SUCCEEDED" || named.includes(LAST$1)) return rows;
	return [...rows, {
		stage: LAST$1,
		state: "open",
		share: 0,
		within: 0,
		seconds: void 0
	}];
}
// web/editors/form/long-run/stage-list.tsx
/** A run's stages, ticked or numbered, each with the time that it took or its progress. */
function StageList({ run }) {
	const { stages } = useStudioMessages().tools;
	const texts = useAreaTexts(longRunTexts);
	const { share, number } = useLanguage();
	const nameOf = (stage) => stages[stage] ?? stages.drawing;
	const fact = ({ state, seconds, within }) => {
		if (state === "running") return share(within);
		if (state === "failed") return texts.stopped;
		return state === "done" && seconds !== void 0 ? clockText(seconds * 1e3, 0) : "";
	};
	return /* @__PURE__ */ jsx("ol", {
		className: "stage-list",
		"aria-label": texts.stages,
		children: stageRows(run).map((row, at) => /* @__PURE__ */ jsxs("li", {
			"data-state": row.state,
			"aria-current": row.state === "running" ? "step" : void 0,
			children: [
				/* @__PURE__ */ jsx("span", {
					className: "stage-sign",
					"aria-hidden": "true",
					children: row.state === "done" ? /* @__PURE__ */ jsx(Check, {
						size: 15,
						strokeWidth: 2.4
					}) : row.state === "failed" ? /* @__PURE__ */ jsx("i", {}) : number(at + 1)
				}),
				/* @__PURE__ */ jsxs("span", {
					className: "leader",
					children: [/* @__PURE__ */ jsx("b", { children: nameOf(row.stage) }), /* @__PURE__ */ jsx("span", { children: fact(row) })]
				}),
				row.state === "running" && /* @__PURE__ */ jsx("span", {
					className: "stage-within",
					style: { "--share": share(row.within) }
				})
			]
		}, row.stage))
	});
}
// web/editors/form/long-run/long-run.tsx
/**
* A video run in progress: the time left, most prominently, its stages, and a note that there is no need to
* wait here.
*/
function LongRun({ run }) {
	const { stages } = useStudioMessages().tools;
	const texts = useAreaTexts(longRunTexts);
	const { share, clock, gap } = useLanguage();
	const unsent = useUnsentState(run.id);
	const left = secondsLeft(run);
	const waiting = run.state === "PENDING" || run.stage === null;
	const { started_at: started, progress } = run;
	const head = () => {
		if (unsent) return stages[unsent];
		if (waiting) return texts.queued;
		return left === void 0 ? texts.working : texts.left({ seconds: left });
	};
	const facts = () => {
		if (started === null) return "";
		const said = {
			share: share(progress),
			time: clock(started)
		};
		const ready = readyAt(run);
		return ready === void 0 ? texts.started(said) : texts.ready({
			...said,
			ready: clock(ready)
		});
	};
	const refund = run.receipt.quoted - run.receipt.settled - run.receipt.returned;
	return /* @__PURE__ */ jsxs("div", {
		className: "long-run",
		children: [
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
				className: "long-run-left",
				children: head()
			}), /* @__PURE__ */ jsx("p", {
				className: "note",
				children: waiting ? /* @__PURE__ */ jsx(LineNote, { run }) : facts()
			})] }),
			!waiting && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("div", {
				className: "stage-shares",
				"aria-hidden": "true",
				children: stageRows(run).map((row) => /* @__PURE__ */ jsx("i", {
					"data-state": row.state,
					style: {
						flexGrow: Math.max(.03, row.share),
						"--share": share(row.within)
					}
				}, row.stage))
			}), /* @__PURE__ */ jsx(StageList, { run })] }),
			!unsent && /* @__PURE__ */ jsxs("p", {
				className: "long-run-close",
				children: [/* @__PURE__ */ jsx(DoorOpen, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": "true"
				}), /* @__PURE__ */ jsxs("span", { children: [
					/* @__PURE__ */ jsx("b", { children: texts.close }),
					gap,
					texts.goesOn,
					gap,
					/* @__PURE__ */ jsx(LanguageLink, {
						className: "link",
						to: "/my-creation",
						children: texts.creations
					}),
					refund > 0 && /* @__PURE__ */ jsx("span", {
						className: "long-run-refund",
						children: texts.refunds({ points: refund })
					})
				] })]
			})
		]
	});
}
/** Beside a failed run of a video: how far it came, and what became of its points. */
function StoppedRun({ run }) {
	const texts = useAreaTexts(longRunTexts);
	const { clock } = useLanguage();
	const { settled, returned } = run.receipt;
	if (run.steps.length === 0) return null;
	return /* @__PURE__ */ jsxs("section", {
		className: "long-run stopped-run",
		"aria-label": texts.failed,
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: texts.failed }), run.finished_at !== null && /* @__PURE__ */ jsx("span", { children: clock(run.finished_at) })] }),
			/* @__PURE__ */ jsx(StageList, { run }),
			settled === 0 && /* @__PURE__ */ jsxs("p", {
				className: "leader stopped-points",
				children: [/* @__PURE__ */ jsx("span", { children: texts.noPoints }), /* @__PURE__ */ jsx("span", { children: texts.refunded({ points: returned }) })]
			}),
			run.continues && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.continues
			})
		]
	});
}
// web/editors/form/result/carry-on.tsx
/** Tools that most pictures continue with, the likeliest first. */
var NEXT = [
	"ai-image-extender",
	"ai-image-upscaler",
	"ai-object-remover",
	"video3d",
	"repaint",
	"remove-bg",
	"ai-image-editor"
];
var ROWS = 4;
/** Where a result can continue, each with its price; the last row has all tools. */
function CarryOn({ verb }) {
	const texts = useAreaTexts(resultTexts);
	const { number } = useLanguage();
	const prices = usePointConfig();
	const facts = useSiteFacts();
	const catalogue = useCatalogue();
	const choices = verb.choices ?? [];
	const next = NEXT.flatMap((id) => {
		const choice = choices.find((each) => each.id === id);
		const tool = catalogue.find((each) => each.id === id);
		return choice && tool && facts?.tools[id]?.open !== false ? [{
			choice,
			tool
		}] : [];
	});
	return /* @__PURE__ */ jsxs("section", {
		className: "carry-on",
		"aria-label": texts.carryOn,
		children: [/* @__PURE__ */ jsx("h2", { children: texts.carryOn }), /* @__PURE__ */ jsxs("ul", { children: [next.slice(0, ROWS).map(({ choice, tool }) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			className: "leader",
			onClick: choice.run,
			children: [/* @__PURE__ */ jsx("span", { children: choice.label }), /* @__PURE__ */ jsx("span", { children: number(prices?.[tool.apiPath] ?? tool.points) })]
		}) }, tool.id)), /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(DropdownMenu.Root, { children: [/* @__PURE__ */ jsxs(DropdownMenu.Trigger, {
			className: "carry-all",
			children: [texts.allTools, /* @__PURE__ */ jsx(LayoutGrid, {
				size: 15,
				strokeWidth: 1.6,
				"aria-hidden": "true"
			})]
		}), /* @__PURE__ */ jsx(DropdownMenu.Content, {
			className: "menu",
			align: "end",
			sideOffset: 4,
			collisionPadding: 8,
			children: choices.map((choice) => /* @__PURE__ */ jsx(DropdownMenu.Item, {
				className: "menu-item",
				onSelect: choice.run,
				children: choice.label
			}, choice.id))
		})] }) })] })]
	});
}
// web/editors/form/result/note-items.tsx
/** Notes of a result as items of its numbered list; each lights its pin on the image. */
function NoteItems({ resultKey, notes, onCheck }) {
	const { pins } = useAreaTexts(resultTexts);
	const lit = useStore(litNote, void 0);
	return notes.map(({ code, place, lines }, at) => /* @__PURE__ */ jsx("li", {
		"data-lit": lit?.resultKey === resultKey && lit.at === at,
		...lighting({
			resultKey,
			at,
			from: "list"
		}),
		children: /* @__PURE__ */ jsxs("span", { children: [
			pins.notes[code],
			" ",
			lines?.join(", "),
			" ",
			place && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "link",
				onClick: () => onCheck(place),
				children: pins.actions.check_edge
			})
		] })
	}, at));
}
/** Shows or hides the numbers on the image. */
function PinsSwitch() {
	const { pins } = useAreaTexts(resultTexts);
	const hidden = useStore(pinsHidden, false);
	return /* @__PURE__ */ jsx(Chip, {
		small: true,
		pressed: !hidden,
		className: "pins-switch",
		onClick: () => pinsHidden.set(!hidden),
		children: pins.show
	});
}
// web/editors/form/result/result-facts.tsx
/** What was done, and the facts of the picture in a line: size, time, seed. */
function ResultFacts({ shown, short = false }) {
	const { pictures } = useStudioMessages();
	const texts = useAreaTexts(resultTexts);
	const { language } = useLanguage();
	if (shown.kind !== "result") return null;
	const { run, result } = shown;
	const { width, height } = result.file;
	const seconds = secondsOf(run);
	const prompt = run.input["prompt"];
	const done = texts.done[run.tool_id] ?? texts.title;
	return /* @__PURE__ */ jsxs("div", {
		className: "result-facts",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "result-done",
				children: done
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "slug",
				children: [
					width !== null && height !== null && /* @__PURE__ */ jsx("span", { children: pictures.facts.size({
						width,
						height
					}) }),
					mediaLength(result.file) !== "" && /* @__PURE__ */ jsx("span", { children: mediaLength(result.file) }),
					seconds !== void 0 && /* @__PURE__ */ jsx("span", { children: texts.seconds({ seconds }) }),
					!short && result.seed !== null && /* @__PURE__ */ jsx("span", { children: pictures.facts.seed({ seed: result.seed }) })
				]
			}),
			!short && typeof prompt === "string" && prompt !== "" && /* @__PURE__ */ jsx("p", {
				className: "result-prompt",
				lang: language,
				children: prompt
			})
		]
	});
}
/** How long the run took, with one decimal below ten. */
function secondsOf({ started_at: started, finished_at: finished }) {
	if (started === null || finished === null) return void 0;
	const seconds = (Date.parse(finished) - Date.parse(started)) / 1e3;
	return seconds < 10 ? Math.max(.1, Math.round(seconds * 10) / 10) : Math.round(seconds);
}
// web/editors/form/result/run-progress.tsx
/** The stage that every run ends with. */
var LAST = "saving";
/** A run that is being made: its share, and its stages so far with the one that is under way. */
function RunProgress({ shown }) {
	const { stages } = useStudioMessages().tools;
	const texts = useAreaTexts(resultTexts);
	const { share: percent } = useLanguage();
	const { run } = shown;
	const seen = useSeenStages(run.id, run.stage);
	const nameOf = (stage) => stages[stage] ?? stages.drawing;
	const left = secondsLeft(run);
	const unsent = useUnsentState(run.id);
	const waiting = run.state === "PENDING" || run.stage === null;
	return /* @__PURE__ */ jsxs("div", {
		className: "run-progress",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "result-done",
				children: unsent ? stages[unsent] : waiting ? stages.waiting : nameOf(run.stage ?? LAST)
			}),
			/* @__PURE__ */ jsx("div", {
				className: "run-share",
				style: { "--share": `${run.progress * 100}%` }
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "slug",
				children: [waiting && run.line ? /* @__PURE__ */ jsx(LineNote, { run }) : /* @__PURE__ */ jsx("span", { children: percent(run.progress) }), left !== void 0 && /* @__PURE__ */ jsx("span", { children: texts.left({ seconds: left }) })]
			}),
			!waiting && /* @__PURE__ */ jsx("ol", {
				className: "run-stages",
				"aria-label": texts.stages,
				children: [...seen, ...seen.includes(LAST) ? [] : [LAST]].map((stage) => /* @__PURE__ */ jsx("li", {
					"data-state": stage === run.stage ? "current" : seen.includes(stage) ? "done" : "open",
					"aria-current": stage === run.stage ? "step" : void 0,
					children: nameOf(stage)
				}, stage))
			})
		]
	});
}
/** The stages of a run in the order in which this page saw them. */
function useSeenStages(runId, stage) {
	const [seen, setSeen] = useState({
		runId,
		stages: []
	});
	useEffect(() => {
		if (stage === null) return;
		setSeen((before) => {
			const stages = before.runId === runId ? before.stages : [];
			return stages.includes(stage) && before.runId === runId ? before : {
				runId,
				stages: [...stages, stage]
			};
		});
	}, [runId, stage]);
	return seen.runId === runId ? seen.stages : [];
}
// web/editors/form/result/result-details.tsx
/** The details of a result: what was done, its facts and notes, the receipt, and where it can continue. */
function ResultDetails({ shown, verbs, onCheck }) {
	const onward = verbs.find(({ id }) => id === "continue");
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(ResultAccount, {
		shown,
		onCheck
	}), onward && /* @__PURE__ */ jsx(CarryOn, { verb: onward })] });
}
/** The first part of it: what was done, and what it cost. */
function ResultAccount({ shown, onCheck }) {
	const user = useUser();
	const isVideo = useCatalogue().some(({ id, kind }) => id === shown.run.tool_id && kind === "video");
	const engineName = useEngineName(shown.run.engine);
	const notes = shown.kind === "result" ? shown.result.report?.notes ?? [] : [];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		shown.kind === "making" && (isVideo ? /* @__PURE__ */ jsx(LongRun, { run: shown.run }) : /* @__PURE__ */ jsx(RunProgress, { shown })),
		shown.kind === "failed" && isVideo && /* @__PURE__ */ jsx(StoppedRun, { run: shown.run }),
		shown.kind === "result" && /* @__PURE__ */ jsxs("div", {
			className: "result-account",
			children: [
				/* @__PURE__ */ jsx(ResultFacts, { shown }),
				/* @__PURE__ */ jsx(ReportLines, {
					toolId: shown.run.tool_id,
					report: shown.result.report,
					builtin: shown.run.builtin,
					engine: engineName,
					isOperator: user?.is_operator ?? false,
					notes: notes.length > 0 && /* @__PURE__ */ jsx(NoteItems, {
						resultKey: shown.key,
						notes,
						onCheck
					})
				}),
				notes.some(({ place }) => place) && /* @__PURE__ */ jsx(PinsSwitch, {})
			]
		}),
		/* @__PURE__ */ jsx(ReceiptSlip, {
			runId: shown.run.id,
			receipt: shown.run.receipt
		})
	] });
}
export { edgeCheckOf as a, litNote as c, CarryOn as i, pinsHidden as l, ResultDetails as n, ContactSheet as o, ResultFacts as r, lighting as s, ResultAccount as t };
