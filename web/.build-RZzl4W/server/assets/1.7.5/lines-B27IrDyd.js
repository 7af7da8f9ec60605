import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as useSelected } from "./store-CbiqaTvC.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
import { E as useMissingPoints, F as call, S as QUERY_KEYS, V as listFiles, g as Button, h as afterFirstUse, jt as lazyPart, v as toast } from "../../entry-server.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { t as useKeys } from "./use-keys-Dv2LE1db.js";
import { n as fileIdOf, r as fileSource } from "./define-document-CUsOy5I1.js";
import { S as useEngineChoice, b as useWriting, y as useWriter } from "./seed-D_vERIDW.js";
import { i as useStudioMessages, r as spokenFailure } from "./failure-text-DC5ygpF3.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as clockText } from "./clock-text-DlnogvQR.js";
import { t as ChoiceRow } from "./workspace-CwkgsVb9.js";
import { r as imageAt, s as isLocalClip } from "./uploaded-image-Hb1fEpl8.js";
import { n as useKeptState } from "./kept-state-CSsvARUX.js";
import { r as startedUnits } from "./pricing-Pn8Brdwn.js";
import { a as getDocument } from "./autosave-yToMrKoo.js";
import { b as getTask, m as useRun, r as cancelRun, v as isFinished } from "./run-store-BJkgFiVe.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { a as SavingIcon, i as useDocument, n as toKept, r as isUnderWay, t as readKept } from "./local-document-BPsgQLid.js";
import { i as previewChange, r as markStep, s as startHistory, t as commitChange } from "./history-DEXIIRM_.js";
import { a as subtitleProjectKind, c as FileSource, i as runLines, l as subtitleTexts, n as PROJECT_LIMITS, o as CUE_LIMITS, t as EMPTY_SUBTITLE_PROJECT } from "./subtitle-project-Cc7OUByw.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { a as followTime, c as timeAtShare, i as clampView, l as zoomView, n as PAGE_FRAMES, o as rulerTicks, r as createClipClock, s as shareOfTime, t as pressClipKey } from "./clip-keys-SKqwFqJX.js";
import { t as usePeaks } from "./use-peaks-Dr3ebf36.js";
import { t as useClipEnd } from "./use-clip-end-Dfuxo-_7.js";
import { t as ownKeysOf } from "./use-clip-keys-DPDS3kH9.js";
import { a as joinLines, n as breakPlaces } from "./text-width-DqvFhvWb.js";
import { i as quoteRun } from "./quote-run-C0ixFe1D.js";
import { t as SteadyVideo } from "./steady-video-tLaCdV4z.js";
import { t as Transport } from "./transport-DP4Cvrp9.js";
import { Suspense, memo, useCallback, useEffect, useEffectEvent, useLayoutEffect, useMemo, useRef, useState, useSyncExternalStore } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AudioLines, FolderOpen, Keyboard, Mic, MoveHorizontal, Plus, Redo2, ScanText, Search, Undo2, ZoomIn, ZoomOut } from "lucide-react";
// web/editors/kit/lines/clip-field.tsx
/** Projects that have a video do not need it. */
var ClipSlot = lazyPart(() => import("./clip-slot-DfNfqP5Y.js"));
/** The video of a project: a slot to add one, then its name with a way to replace it. */
function ClipField({ clip, thumbnail, samples, local, onLocal, onClip }) {
	const texts = useAreaTexts(subtitleTexts);
	const [replacing, setReplacing] = useKeptState("replacing", false);
	return /* @__PURE__ */ jsxs("div", {
		className: "clip-field",
		children: [clip && /* @__PURE__ */ jsxs(Fragment$1, { children: [
			/* @__PURE__ */ jsxs("span", {
				className: "label",
				children: [
					texts.video,
					" ",
					/* @__PURE__ */ jsx("span", {
						className: "label-fact",
						children: texts.videoLimit
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "clip-slip",
				children: [
					thumbnail && /* @__PURE__ */ jsx("img", {
						src: thumbnail,
						alt: "",
						width: 60,
						height: 36
					}),
					/* @__PURE__ */ jsxs("span", {
						className: "clip-name",
						children: [/* @__PURE__ */ jsx("b", {
							title: clip.name,
							children: clip.name
						}), /* @__PURE__ */ jsx("span", {
							className: "numbers",
							children: texts.facts({
								length: clockText(clip.seconds * 1e3),
								size: `${clip.width} × ${clip.height}`
							})
						})]
					}),
					/* @__PURE__ */ jsx(Button, {
						size: "small",
						"aria-expanded": replacing,
						onClick: () => setReplacing(!replacing),
						children: replacing ? texts.cancel : texts.replace
					})
				]
			}),
			replacing && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.newClip
			})
		] }), (!clip || replacing || local) && /* @__PURE__ */ jsx(Suspense, {
			fallback: /* @__PURE__ */ jsx("div", { className: "clip-waiting" }),
			children: /* @__PURE__ */ jsx(ClipSlot, {
				label: texts.video,
				samples,
				local: local?.url,
				isShown: !clip,
				onLocal: (file) => {
					setReplacing(false);
					onLocal(file);
				},
				onClip: (file) => {
					setReplacing(false);
					onClip(file);
				}
			})
		})]
	});
}
// web/editors/kit/lines/core/found-lines.ts
/** Whether the old subtitles stay in the picture, below new ones that were made from them. */
var coversOld = ({ runs, remove }) => !remove && runs.findLast(({ step }) => SOURCES$1.includes(step))?.step === "picture";
/** Steps that find lines. */
var SOURCES$1 = [
	"speech",
	"picture",
	"segments"
];
/**
* The project with the lines that a step found. Those that were read from the picture are still in it, so that they are
* removed before new ones are drawn.
*/
var withFoundLines = (project, lines, step) => ({
	...project,
	lines,
	...step === "picture" ? { remove: true } : {}
});
/** Lines from elsewhere replace the current ones; only the original text is known. */
var withNewLines = (project, lines) => ({
	...project,
	lines: lines.map((line, at) => ({
		...line,
		id: `${at + 1}`
	}))
});
// web/editors/kit/lines/empty-lines.tsx
/** In place of the table if there are no lines yet. */
function EmptyLines({ hasClip, slot, opening, words, onAdd }) {
	const { empty } = useAreaTexts(subtitleTexts);
	if (opening) return null;
	return /* @__PURE__ */ jsxs("div", {
		className: "lines-empty",
		children: [
			/* @__PURE__ */ jsx("h2", { children: hasClip ? (words ?? empty).title : empty.noVideo }),
			/* @__PURE__ */ jsx("p", { children: hasClip ? (words ?? empty).line : empty.noVideoLine }),
			slot,
			/* @__PURE__ */ jsxs(Button, {
				onClick: onAdd,
				children: [
					/* @__PURE__ */ jsx(Plus, {
						size: 15,
						strokeWidth: 1.6,
						"aria-hidden": true
					}),
					" ",
					empty.first
				]
			})
		]
	});
}
// web/editors/kit/lines/late-parts.ts
var loadTable = loadOnNeed(async () => ({ default: (await import("./cue-table-Vh0mW5_y.js")).CueTable }));
var loadTrack = loadOnNeed(async () => ({ default: (await import("./cue-track-Cq9WRzMc.js")).CueTrack }));
var loadOverlay = loadOnNeed(async () => ({ default: (await import("./subtitle-overlay-ZewrfCI_.js")).SubtitleOverlay }));
var loadStrip = loadOnNeed(async () => ({ default: (await import("./film-strip-DoA7B6KE.js").then((n) => n.n)).FilmStrip }));
var loadWaveform = loadOnNeed(async () => ({ default: (await import("./waveform-C2iK2y81.js").then((n) => n.n)).Waveform }));
var loadSlip = loadOnNeed(async () => ({ default: (await import("./run-slip-ujKOMRZ3.js")).RunSlip }));
var loadTranslate = loadOnNeed(async () => ({ default: (await import("./translate-row-De7UmIsP.js")).TranslateRow }));
/** Takes the lines that a run found. */
var loadTaking = loadOnNeed(() => import("./lines-of-run-Baw1A_SD.js"));
/** Judges lines. */
var loadProblems = loadOnNeed(() => import("./row-problems-AC19x6fI.js"));
/** Submits runs. */
var loadStart = loadOnNeed(() => import("./start-run-D-jD4btu.js").then((n) => n.n));
/** Parts that an editor without a clip and without lines does not show. */
var CueTable = lazyPart(loadTable);
var CueTrack = lazyPart(loadTrack);
var SubtitleOverlay = lazyPart(loadOverlay);
var FilmStrip = lazyPart(loadStrip);
var Waveform = lazyPart(loadWaveform);
var RunSlip = lazyPart(loadSlip);
var TranslateRow = lazyPart(loadTranslate);
/**
* Fetches these parts while the person looks around, so that they are loaded before the first line and the first clip.
*/
function useLateParts() {
	useEffect(() => afterFirstUse(() => {
		const parts = [
			loadTable,
			loadTrack,
			loadOverlay,
			loadStrip,
			loadWaveform,
			loadSlip,
			loadTranslate
		];
		Promise.allSettled([
			...parts,
			loadStart,
			loadTaking,
			loadProblems
		].map((load) => load()));
	}), []);
}
// web/editors/kit/lines/line-source.tsx
var SOURCES = [
	"speech",
	"picture",
	"file",
	"segments"
];
var ICONS = {
	speech: Mic,
	picture: ScanText,
	segments: AudioLines
};
/** Where the lines come from: an engine that hears or reads them, a file, or the person's own words. */
function LineSource({ project: { lines, clip }, runs, onLines, onAdd }) {
	const texts = useAreaTexts(subtitleTexts);
	const { tools } = useStudioMessages();
	const { gap } = useLanguage();
	const [source, setSource] = useKeptState("line source", "file");
	const points = source === "segments" ? 0 : runs.stepPoints;
	const Icon = source === "file" ? void 0 : ICONS[source];
	return /* @__PURE__ */ jsxs("div", {
		className: "line-source",
		children: [
			/* @__PURE__ */ jsx(ChoiceRow, {
				look: "segments",
				label: texts.source,
				chosen: source,
				choices: SOURCES.map((value) => ({
					value,
					label: texts.sources[value]
				})),
				onChoose: setSource
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "note",
				children: [
					texts.sourceHints[source],
					gap,
					lines.length > 0 && texts.replaceLines({ count: lines.length })
				]
			}),
			source === "file" || !Icon ? /* @__PURE__ */ jsx(FileSource, { onLines }) : /* @__PURE__ */ jsxs("div", {
				className: "line-source-start",
				children: [/* @__PURE__ */ jsxs(Button, {
					size: "small",
					className: "w-full",
					disabled: !clip || runs.step !== void 0,
					onClick: () => void runs.findLines(source),
					children: [
						/* @__PURE__ */ jsx(Icon, {
							size: 15,
							strokeWidth: 1.6,
							"aria-hidden": true
						}),
						" ",
						texts.start[source],
						/* @__PURE__ */ jsx("span", {
							className: "line-source-price numbers",
							children: source === "segments" ? texts.free : points === 0 ? texts.included : tools.run.price({ points })
						})
					]
				}), source === "segments" && /* @__PURE__ */ jsxs(Button, {
					size: "small",
					className: "w-full",
					onClick: onAdd,
					children: [
						/* @__PURE__ */ jsx(Plus, {
							size: 15,
							strokeWidth: 1.6,
							"aria-hidden": true
						}),
						" ",
						texts.add
					]
				})]
			})
		]
	});
}
// web/editors/kit/lines/save-state.tsx
var ProjectsDialog = lazyPart(() => import("./projects-dialog-rMZnjuNC.js"));
/**
* Where the lines are stored at the moment, with links to other projects; after a change elsewhere, the
* person decides which version continues.
*/
function SaveState({ editor }) {
	const { saving, keepMine, loadTheirs } = editor;
	const signedIn = useSignedIn();
	const [listing, setListing] = useState(false);
	const texts = useAreaTexts(subtitleTexts);
	const messages = useStudioMessages();
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("span", {
			role: "status",
			className: "subtitle-saving",
			"data-state": saving.kind,
			children: [
				/* @__PURE__ */ jsx(SavingIcon, { kind: saving.kind }),
				" ",
				texts.saving[saving.kind]
			]
		}),
		signedIn && /* @__PURE__ */ jsx(IconButton, {
			icon: FolderOpen,
			small: true,
			label: texts.openProjects,
			onClick: () => setListing(true)
		}),
		listing && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ProjectsDialog, {
			current: editor.documentId,
			onNew: () => {
				editor.begin(EMPTY_SUBTITLE_PROJECT, signedIn);
				setListing(false);
			},
			onDelete: () => editor.begin(EMPTY_SUBTITLE_PROJECT, signedIn),
			onClose: () => setListing(false)
		}) }),
		saving.kind === "conflict" && /* @__PURE__ */ jsxs("div", {
			className: "subtitle-conflict",
			role: "alert",
			children: [
				/* @__PURE__ */ jsx("p", { children: texts.conflict.told }),
				/* @__PURE__ */ jsx(Button, {
					size: "small",
					onClick: keepMine,
					children: texts.conflict.mine
				}),
				/* @__PURE__ */ jsx(Button, {
					size: "small",
					onClick: () => void loadTheirs().catch((error) => toastFailure(error, messages)),
					children: texts.conflict.theirs
				})
			]
		})
	] });
}
// web/editors/kit/lines/core/settled-project.ts
/**
* The project as most of the page shows it. Lines being edited are left out, so that typing only redraws the
* parts that show the line; a style being changed (a slider) is included.
*/
function settledProject({ document, marked }) {
	const names = /* @__PURE__ */ new Set([...Object.keys(document), ...Object.keys(marked)]);
	names.delete("lines");
	return [...names].every((name) => document[name] === marked[name]) ? marked : document;
}
// web/editors/kit/lines/project-keeping.ts
/**
* The project on this device: a guest's until they sign in, and for everyone what the server does not have yet. A
* sign-out clears it with the rest of local storage.
*/
var KEY = "inkreel.subtitles";
/** The project as it was kept; undefined if there is none that this page can read. */
function loadLocalProject() {
	try {
		return readKept(subtitleProjectKind, JSON.parse(localStorage.getItem(KEY) ?? "null"));
	} catch {
		return;
	}
}
/** Keeps the project; if the browser has no room or refuses, only the server has a copy. */
function keepLocalProject(project) {
	try {
		writeLocally(KEY, JSON.stringify(toKept(subtitleProjectKind, project)));
	} catch {
		localStorage.removeItem(KEY);
	}
}
// web/editors/kit/lines/use-project.ts
/** Milliseconds without a key until what was typed is one step of undo. */
var TYPED_AFTER = 900;
var isBegun = ({ clip, lines }) => clip !== void 0 || lines.length > 0;
var PROJECT = {
	kind: subtitleProjectKind,
	empty: EMPTY_SUBTITLE_PROJECT,
	isBegun,
	local: {
		load: loadLocalProject,
		keep: keepLocalProject
	}
};
/**
* The subtitles that are worked on.
* @param wanted id of the document to open; without it the newest one
* @param nameOf name of a new document
*/
function useProject(signedIn, wanted, nameOf) {
	const editor = useDocument(PROJECT, {
		signedIn,
		wanted,
		nameOf
	});
	const { store, sync, step, mark, addFiles } = editor;
	const project = useSelected(store, ({ history }) => settledProject(history));
	const operations = useMemo(() => ({
		...projectOperations(store, step),
		begin: projectBeginner(store, sync)
	}), [
		store,
		step,
		sync
	]);
	useEffect(() => {
		let timer;
		const wait = () => {
			clearTimeout(timer);
			if (isUnderWay(store.get().history)) timer = setTimeout(mark, TYPED_AFTER);
		};
		const stop = store.subscribe(wait);
		return () => {
			stop();
			clearTimeout(timer);
		};
	}, [store, mark]);
	const addFile = useMemo(() => (file) => addFiles([file]), [addFiles]);
	return {
		...editor,
		...operations,
		/** Without what is being typed or dragged: parts that show it follow `useLiveProject`. */
		project,
		/** A file that the project names from now on. */
		addFile,
		/** Waits until the server has everything. @throws ApiError */
		saved: sync.saved
	};
}
/** The project with every letter as it is typed and every edge as it is dragged. */
var useLiveProject = ({ store }) => useSelected(store, ({ history }) => history.document);
/** Everything that changes the project; the same functions for as long as the page is open. */
function projectOperations(store, step) {
	return {
		/** With the letters that are being typed. */
		now: () => store.get().history.document,
		/** One step of undo. */
		update: (operation) => step((before) => {
			const typed = markStep(before);
			return commitChange(typed, operation(typed.document));
		}),
		/** One step of undo on the lines. */
		updateLines: (operation) => step((before) => {
			const typed = markStep(before);
			return commitChange(typed, withLines(typed.document, operation));
		}),
		/** An unfinished change: a letter that is typed, an edge that is dragged. `mark` ends the step. */
		previewLines: (operation) => step((before) => previewChange(before, withLines(before.document, operation))),
		/**
		* Like `previewLines`, from where the step began: for gestures, each move of which gives the whole
		* distance.
		*/
		dragLines: (operation) => step((before) => previewChange(before, withLines(before.marked, operation))),
		/** An unfinished change of the project, such as a slider that is dragged. */
		preview: (operation) => step((before) => previewChange(before, operation(before.document)))
	};
}
/**
* Begins a new project: a separate document with a separate price. The previous one stays among the
* documents.
* @returns a function that goes back to the previous one, if nothing was done in the new one
*/
function projectBeginner(store, sync) {
	return (content, isSignedIn) => {
		const before = store.get();
		const { documentId } = sync.state.get();
		sync.flush();
		store.set({
			...before,
			taken: content,
			history: startHistory(content)
		});
		window.history.replaceState(window.history.state, "", location.pathname);
		if (isSignedIn) {
			sync.enter(void 0, void 0);
			if (isBegun(content)) sync.change(content);
		}
		return async () => {
			const isUntouched = () => store.get().history.document === content;
			const record = documentId === void 0 || !isUntouched() ? void 0 : await call(getDocument, { params: { id: documentId } }).catch(() => void 0);
			if (!isUntouched()) return;
			const { history } = before;
			store.set({
				...before,
				taken: record ? history.marked : before.taken
			});
			if (record) sync.enter(record.id, record.revision);
		};
	};
}
var withLines = (project, operation) => {
	const lines = operation(project.lines);
	return lines === project.lines ? project : {
		...project,
		lines
	};
};
// web/editors/kit/lines/table-panel.tsx
var SearchBar = lazyPart(() => import("./search-bar-CgYudOCO.js"));
var ShiftBar = lazyPart(() => import("./shift-bar-CpvoxVkO.js"));
var SubtitleKeys = lazyPart(() => import("./subtitle-keys-RTTels5-.js"));
var NOT_JUDGED = [];
/** The middle of the editor: filters, tools, the table. */
function TablePanel({ editor, judge, reading, selection, commands, tool, onTool, onTranslate, extras, tabs, children }) {
	const texts = useAreaTexts(subtitleTexts);
	const { project } = editor;
	const { lines } = useLiveProject(editor);
	const states = judge?.(lines, reading) ?? NOT_JUDGED;
	const [filter, setFilter] = useState("all");
	const troubled = useMemo(() => states.flatMap(({ problems }, at) => problems.length > 0 ? [at] : []), [states]);
	const isFiltered = filter === "to_fix";
	const count = lines.length;
	const every = useMemo(() => Array.from({ length: count }, (_, at) => at), [count]);
	const shown = useMemo(() => {
		if (!isFiltered) return every;
		const keeps = (cue, at) => states[at]?.problems.length || cue.id === selection?.id;
		return lines.flatMap((cue, at) => keeps(cue, at) ? [at] : []);
	}, [
		isFiltered,
		every,
		lines,
		states,
		selection?.id
	]);
	const languages = useMemo(() => ({
		text: project.language === "all" ? void 0 : project.language,
		translation: project.to
	}), [project.language, project.to]);
	const limit = states[0]?.limit;
	return /* @__PURE__ */ jsxs("section", {
		className: "subtitle-lines",
		"aria-label": texts.lines,
		children: [
			/* @__PURE__ */ jsx(LinesBar, {
				editor,
				count,
				toFix: troubled.length,
				filter,
				onFilter: setFilter,
				onAdd: commands.add,
				tool,
				onTool,
				tabs
			}),
			/* @__PURE__ */ jsxs(Suspense, { children: [
				tool === "search" && /* @__PURE__ */ jsx(SearchBar, {
					editor,
					commands,
					onClose: () => onTool(void 0)
				}),
				tool === "shift" && /* @__PURE__ */ jsx(ShiftBar, {
					current: selection?.id,
					onShift: commands.shift,
					onClose: () => onTool(void 0)
				}),
				tool === "keys" && /* @__PURE__ */ jsx(SubtitleKeys, { onClose: () => onTool(void 0) })
			] }),
			lines.length === 0 ? children : /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx(TableHead, {
					from: project.language,
					to: project.to,
					margin: extras?.head,
					limit
				}),
				/* @__PURE__ */ jsx(Suspense, {
					fallback: /* @__PURE__ */ jsx("div", { className: "cue-rows" }),
					children: judge ? /* @__PURE__ */ jsx(CueTable, {
						lines,
						states,
						shown,
						selection,
						field: reading.field,
						languages,
						commands,
						onTranslate,
						extras
					}) : /* @__PURE__ */ jsx("div", { className: "cue-rows" })
				}),
				isFiltered && troubled.length === 0 && /* @__PURE__ */ jsx("p", {
					className: "note lines-none",
					children: texts.nothingToFix
				})
			] })
		]
	});
}
/** Filters of the table and its tools. */
var LinesBar = memo(function Bar({ editor, count, toFix, filter, onFilter, onAdd, tool, onTool, tabs }) {
	const texts = useAreaTexts(subtitleTexts);
	const { panes } = useStudioMessages().tools;
	const isFiltered = filter === "to_fix";
	return /* @__PURE__ */ jsxs("div", {
		className: "lines-bar",
		children: [
			tabs,
			/* @__PURE__ */ jsx(Chip, {
				className: "lines-all",
				pressed: !isFiltered,
				onClick: () => onFilter("all"),
				children: texts.all({ count })
			}),
			(toFix > 0 || isFiltered) && /* @__PURE__ */ jsxs(Chip, {
				className: "lines-to-fix",
				pressed: isFiltered,
				onClick: () => onFilter(isFiltered ? "all" : "to_fix"),
				children: [
					/* @__PURE__ */ jsx("i", { "aria-hidden": true }),
					" ",
					texts.toFix({ count: toFix })
				]
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "lines-tools",
				children: [
					/* @__PURE__ */ jsx(IconButton, {
						icon: Plus,
						label: texts.add,
						onClick: onAdd
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: Search,
						label: texts.find,
						"aria-pressed": tool === "search",
						onClick: () => onTool(tool === "search" ? void 0 : "search")
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: MoveHorizontal,
						label: texts.shift,
						"aria-pressed": tool === "shift",
						onClick: () => onTool(tool === "shift" ? void 0 : "shift")
					}),
					/* @__PURE__ */ jsx("span", {
						className: "lines-line",
						"aria-hidden": true
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: Undo2,
						label: texts.undo,
						disabled: !editor.canUndo,
						onClick: editor.undo
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: Redo2,
						label: texts.redo,
						disabled: !editor.canRedo,
						onClick: editor.redo
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: Keyboard,
						className: "lines-keys",
						label: panes.shortcuts,
						onClick: () => onTool("keys")
					})
				]
			})
		]
	});
});
var TableHead = memo(function Head({ from, to, margin, limit }) {
	const texts = useAreaTexts(subtitleTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "cue-head",
		"aria-hidden": true,
		children: [
			/* @__PURE__ */ jsx("span", {}),
			/* @__PURE__ */ jsx("span", { children: texts.columns.time }),
			/* @__PURE__ */ jsx("span", { children: from === "all" ? texts.columns.original : texts.languageNames[from] }),
			/* @__PURE__ */ jsx("span", { children: texts.languageNames[to] ?? texts.columns.translation }),
			/* @__PURE__ */ jsxs("span", { children: [margin ?? texts.columns.speed, margin === void 0 && limit !== void 0 && /* @__PURE__ */ jsx("i", { children: texts.limit({ limit }) })] })
		]
	});
});
// web/editors/kit/lines/core/track-spans.ts
/** Lines that are visible on the track, with their places. */
function visibleCues(lines, { start, length }) {
	return lines.flatMap((cue, at) => cue.end > start && cue.start < start + length ? [{
		cue,
		at
	}] : []);
}
/** Where a span of time lies on the track. */
var spanStyle = ({ start, end }, view) => ({
	left: `${shareOfTime(view, start) * 100}%`,
	width: `${(end - start) / view.length * 100}%`
});
// web/editors/kit/lines/track-panel.tsx
/** Milliseconds that the track shows first. */
var FIRST_VIEW = 15e3;
var ZOOM_STEP = 1.6;
/** Wheel travel that zooms by one step, in the wheel's units. */
var WHEEL_STEP = 240;
/** Marks of speech, under the lines. */
function SpeechMarks({ editor, view, selected }) {
	const { lines } = useLiveProject(editor);
	return visibleCues(lines, view).map(({ cue }) => /* @__PURE__ */ jsx("i", {
		className: "speech",
		"data-current": cue.id === selected,
		style: spanStyle(cue, view)
	}, cue.id));
}
/** The timeline at the foot of the editor: ruler, frames, lines, sound, in step with table and video. */
function TrackPanel({ editor, clip, url, clock, rate, selection, field, commands }) {
	const texts = useAreaTexts(subtitleTexts).track;
	const { lines } = editor.project;
	const duration = clip === void 0 && lines.length === 0 ? FIRST_VIEW : Math.max(clip ? clip.seconds * 1e3 : 0, lines.at(-1)?.end ?? 0, 1e3);
	const [wanted, setView] = useState({
		start: 0,
		length: FIRST_VIEW
	});
	const view = clampView(wanted, duration);
	const area = useRef(null);
	const panel = useRef(null);
	const { width } = useFrameSize(area);
	const { step, times } = rulerTicks(view, width);
	const peaks = usePeaks(url, clip?.seconds ?? 0);
	useEffect(() => {
		const move = () => {
			const time = clock.time.get();
			const share = shareOfTime(view, time);
			panel.current?.style.setProperty("--playhead", String(share));
			panel.current?.style.setProperty("--playhead-shown", share >= 0 && share <= 1 ? "1" : "0");
			const head = panel.current?.querySelector(".playhead b");
			if (head) head.textContent = clockText(time);
			if (clock.playing.get()) setView((before) => followTime(clampView(before, duration), time, duration));
		};
		move();
		return clock.time.subscribe(move);
	});
	const selected = selection?.id;
	const reveal = useEffectEvent((id) => {
		const line = editor.now().lines.find((each) => each.id === id);
		if (line) setView((before) => followTime(clampView(before, duration), line.start, duration));
	});
	useEffect(() => reveal(selected), [selected]);
	const zoom = (factor) => setView(zoomView(view, factor, clock.time.get(), duration));
	const wheel = useEffectEvent((event) => {
		const { left = 0 } = area.current?.getBoundingClientRect() ?? {};
		event.preventDefault();
		if (event.ctrlKey || event.metaKey) {
			const about = timeAtShare(view, (event.clientX - left) / Math.max(1, width));
			setView(zoomView(view, ZOOM_STEP ** (event.deltaY / WHEEL_STEP), about, duration));
		} else {
			const by = (event.deltaX || event.deltaY) / Math.max(1, width) * view.length;
			setView(clampView({
				...view,
				start: view.start + by
			}, duration));
		}
	});
	useEffect(() => {
		const element = panel.current;
		const listen = (event) => wheel(event);
		element?.addEventListener("wheel", listen, { passive: false });
		return () => element?.removeEventListener("wheel", listen);
	}, []);
	/** Pressing and dragging on the ruler, the frames or the sound seeks. */
	const scrub = (event) => {
		if (event.type === "pointerdown") event.currentTarget.setPointerCapture(event.pointerId);
		else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
		const { left } = event.currentTarget.getBoundingClientRect();
		clock.seek(Math.min(duration, Math.max(0, timeAtShare(view, (event.clientX - left) / Math.max(1, width)))));
	};
	const scrubbing = {
		onPointerDown: scrub,
		onPointerMove: scrub
	};
	return /* @__PURE__ */ jsxs("section", {
		className: "subtitle-track",
		"aria-label": texts.label,
		ref: panel,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "track track-ruler",
				children: [/* @__PURE__ */ jsxs("span", {
					className: "track-name numbers",
					children: [texts.shown({ seconds: view.length / 1e3 }), /* @__PURE__ */ jsxs("span", {
						className: "track-zoom",
						children: [/* @__PURE__ */ jsx(IconButton, {
							icon: ZoomOut,
							small: true,
							label: texts.zoomOut,
							onClick: () => zoom(ZOOM_STEP)
						}), /* @__PURE__ */ jsx(IconButton, {
							icon: ZoomIn,
							small: true,
							label: texts.zoomIn,
							onClick: () => zoom(1 / ZOOM_STEP)
						})]
					})]
				}), /* @__PURE__ */ jsx("div", {
					className: "track-area",
					...scrubbing,
					children: times.map((time) => /* @__PURE__ */ jsx("span", {
						className: "tick",
						style: { left: `${shareOfTime(view, time) * 100}%` },
						children: clockText(time, step < 1e3 ? 1 : 0)
					}, time))
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "track track-film",
				children: [/* @__PURE__ */ jsx("span", {
					className: "track-name",
					children: texts.picture
				}), /* @__PURE__ */ jsx("div", {
					className: "track-area",
					...scrubbing,
					children: /* @__PURE__ */ jsx(Suspense, { children: url && /* @__PURE__ */ jsx(FilmStrip, {
						url,
						view,
						duration
					}) })
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "track track-lines",
				children: [/* @__PURE__ */ jsx("span", {
					className: "track-name",
					children: texts.lines
				}), /* @__PURE__ */ jsx("div", {
					className: "track-area",
					children: /* @__PURE__ */ jsx(Suspense, { children: lines.length > 0 && /* @__PURE__ */ jsx(CueTrack, {
						editor,
						view,
						width,
						duration,
						rate,
						clock,
						selection,
						field,
						commands
					}) })
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "track track-sound",
				children: [/* @__PURE__ */ jsx("span", {
					className: "track-name",
					children: texts.sound
				}), /* @__PURE__ */ jsxs("div", {
					className: "track-area",
					ref: area,
					...scrubbing,
					children: [/* @__PURE__ */ jsx(SpeechMarks, {
						editor,
						view,
						selected
					}), /* @__PURE__ */ jsx("span", {
						className: "track-wave",
						children: /* @__PURE__ */ jsx(Suspense, { children: peaks && /* @__PURE__ */ jsx(Waveform, {
							peaks,
							seconds: clip?.seconds ?? 0,
							view
						}) })
					})]
				})]
			}),
			/* @__PURE__ */ jsx("span", {
				className: "playhead",
				"aria-hidden": true,
				children: /* @__PURE__ */ jsx("b", {})
			})
		]
	});
}
// web/editors/kit/lines/use-layout.ts
/** The same widths as in subtitles.css. */
var TABLET = "(max-width: 1199px)";
var PHONE = "(max-width: 859px)";
var read = () => matchMedia(PHONE).matches ? "phone" : matchMedia(TABLET).matches ? "tablet" : "wide";
function subscribe(onChange) {
	const queries = [matchMedia(TABLET), matchMedia(PHONE)];
	for (const query of queries) query.addEventListener("change", onChange);
	return () => {
		for (const query of queries) query.removeEventListener("change", onChange);
	};
}
/** The layout of this window, kept up to date as it is resized or rotated. */
function useEditorLayout() {
	return useSyncExternalStore(subscribe, read);
}
// web/editors/kit/lines/core/reading.ts
/** The text that is read: the translation as soon as there is one, before that the original. */
function readingOf({ lines, language, to, clip }) {
	const isTranslated = lines.some(({ translation }) => translation !== "");
	return {
		field: isTranslated ? "translation" : "text",
		language: isTranslated ? to : language === "all" ? void 0 : language,
		clipLength: clip && Math.round(clip.seconds * 1e3)
	};
}
// web/editors/kit/lines/use-clip.ts
/** Number of recent uploads searched for a video that was just added. */
var RECENT = 100;
/**
* The clip of a project: its address, its facts, and how another one starts a project. While it is uploaded
* it plays from the disk, and edits belong to its project; if it is not kept and nothing was edited, the
* previous project comes back.
* @param onFailure a stored video could not be taken
*/
function useClip({ project, files, addFile, begin, update }, onFailure) {
	const [local, setLocal] = useState();
	const signedIn = useSignedIn();
	const { clip } = project;
	const file = clip && files.find(({ id }) => id === fileIdOf(clip.source));
	const url = file?.url ?? (clip && fileIdOf(clip.source) === void 0 ? clip.source : void 0);
	const shownUrl = clip ? url : local?.url;
	const known = shownUrl === void 0 ? void 0 : imageAt(shownUrl);
	/** @throws ApiError */
	const take = async (taken) => {
		const stored = await storedFile(taken);
		if (stored) addFile(stored);
		const next = clipOf(taken, stored ? fileSource(stored.id) : taken.url);
		if (clip === void 0) update((now) => ({
			...now,
			clip: next
		}));
		else begin(freshFor(project, next), signedIn);
	};
	const onClip = (taken) => take(taken).catch(onFailure);
	const goBack = useRef(void 0);
	const onLocal = (taken) => {
		if (taken && clip) goBack.current = begin(freshFor(project), signedIn);
		setLocal(taken);
	};
	useClipEnd(local?.url, (kept) => {
		if (kept) onClip(kept).finally(() => setLocal(void 0));
		else {
			setLocal(void 0);
			goBack.current?.();
		}
		goBack.current = void 0;
	});
	return {
		/** Of the stored video. */
		url,
		/** What players show: the stored video, or a first one that is being uploaded. */
		shown: {
			url: shownUrl,
			clip: clip ?? (local && clipOf(local, local.url))
		},
		local,
		onLocal,
		thumbnail: file?.thumbnail ?? (clip && known?.thumbnail),
		/** Frames a second, if known. */
		rate: known?.media?.frameRate || void 0,
		onClip: (taken) => void onClip(taken)
	};
}
var clipOf = ({ name, media, width, height }, source) => ({
	source,
	name: name.slice(0, 200),
	seconds: media?.seconds ?? 0,
	width: Math.max(1, width),
	height: Math.max(1, height)
});
var freshFor = (project, clip) => ({
	...EMPTY_SUBTITLE_PROJECT,
	...clip ? { clip } : {},
	language: project.language,
	to: project.to,
	style: project.style,
	bilingual: project.bilingual,
	glossary: project.glossary
});
/** The upload behind an address: documents name files by id. */
async function storedFile({ url, name }) {
	const { items } = await call(listFiles, { query: {
		kind: "video",
		limit: RECENT
	} });
	const found = items.find(({ path, full_path }) => path === url || full_path === url);
	if (!found) return void 0;
	const { id, thumbnail, content_type, width, height } = found;
	return {
		id,
		name,
		url,
		thumbnail,
		content_type,
		width,
		height
	};
}
// web/editors/kit/lines/use-editor-keys.ts
/** Elements in which letters are text input; other controls may still use Space and the arrows. */
var TYPING = "input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]";
/** Keys of the whole editor. Undo applies to the document everywhere, also in the fields of the table. */
function useEditorKeys(keys) {
	useKeys((event) => {
		const target = event.target instanceof Element ? event.target : document.body;
		if (target.closest("[role=dialog]")) return;
		const key = event.key.toLowerCase();
		if ((event.ctrlKey || event.metaKey) && !event.altKey) {
			const command = {
				f: keys.search,
				enter: keys.export,
				...target.closest("input") ? {} : {
					y: keys.redo,
					z: event.shiftKey ? keys.redo : keys.undo
				}
			}[key];
			if (!command) return;
			event.preventDefault();
			command();
			return;
		}
		if (event.altKey || event.metaKey || target.closest(TYPING)) return;
		const { clock, rate } = keys;
		const own = ownKeysOf(target);
		if (pressClipKey(event.key, clock, {
			rate,
			own
		})) return event.preventDefault();
		const actions = own.includes(" ") ? {} : {
			arrowup: () => keys.move(-1),
			arrowdown: () => keys.move(1),
			enter: keys.edit,
			delete: keys.remove
		};
		actions["?"] = keys.list;
		const action = actions[key];
		if (!action) return;
		event.preventDefault();
		action();
	});
}
// web/editors/kit/lines/use-follow.ts
/** While the clip plays the table shows the line that is spoken, unless someone is typing. */
function useFollow(clock, editor, { follow }) {
	const look = useEffectEvent(() => {
		if (!clock.playing.get() || document.activeElement?.matches("textarea, input[type=text]")) return;
		const time = clock.time.get();
		const spoken = editor.now().lines.findLast(({ start, end }) => start <= time && time < end);
		if (spoken) follow(spoken.id);
	});
	useEffect(() => clock.time.subscribe(() => look()), [clock]);
}
// web/editors/kit/lines/use-judge.ts
/**
* Judges the rows. Loaded when there are any, or the person has begun to use the page; undefined until then.
* @param tell maps a row's state to what the table shows of it
*/
function useJudge(hasRows, tell) {
	const [judge, setJudge] = useState();
	const [first] = useState(() => tell);
	const isMissing = judge === void 0;
	useEffect(() => {
		if (!isMissing) return;
		let isShown = true;
		const load = () => {
			loadProblems().then(({ createRowJudge }) => isShown && setJudge(() => createRowJudge(first)), () => isShown && addEventListener("online", load, { once: true }));
		};
		const callOff = hasRows ? load() : afterFirstUse(load);
		return () => {
			isShown = false;
			callOff?.();
			removeEventListener("online", load);
		};
	}, [
		isMissing,
		hasRows,
		first
	]);
	return judge;
}
// scene/subtitles/cue-operations.ts
/** Operations on a list of cues sorted by start: plain functions that return a new list. */
/** Changes the texts or the speaker of a cue. */
function changeCue(cues, id, change) {
	return cues.map((cue) => cue.id === id ? {
		...cue,
		...change
	} : cue);
}
/** Moves the start, the end or both. A start or an end that would pass the other one stops `SHORTEST_CUE` from it. */
function retimeCue(cues, id, { start, end }) {
	return sorted(cues.map((cue) => {
		if (cue.id !== id) return cue;
		const isEndMoved = end !== void 0;
		const from = Math.max(0, Math.round(start ?? cue.start));
		const to = Math.round(end ?? cue.end);
		if (to - from >= 125) return {
			...cue,
			start: from,
			end: to
		};
		return isEndMoved && start === void 0 ? {
			...cue,
			end: cue.start + 125
		} : {
			...cue,
			start: Math.max(0, to - 125),
			end: Math.max(to, 125)
		};
	}));
}
/** Shifts these cues by the same milliseconds: the first one stops at the start of the clip. */
function shiftCues(cues, ids, milliseconds) {
	const earliest = Math.min(...cues.filter(({ id }) => ids.has(id)).map(({ start }) => start));
	const by = Math.max(Math.round(milliseconds), -earliest);
	return sorted(cues.map((cue) => ids.has(cue.id) ? {
		...cue,
		start: cue.start + by,
		end: cue.end + by
	} : cue));
}
/**
* Splits a cue at a caret in one of its texts. The other text is split at the line break opportunity nearest to the
* same share, the time by the share of the text.
* @param newId id of the second part
* @returns the same cues if a part would be too short to be shown
*/
function splitCue(cues, id, at, newId) {
	const cue = cues.find((each) => each.id === id);
	if (!cue || cue.end - cue.start < 250) return cues;
	const length = cue[at.field].length;
	const share = length === 0 ? .5 : Math.min(1, Math.max(0, at.caret / length));
	const middle = Math.round(cue.start + (cue.end - cue.start) * share);
	const end = Math.min(cue.end - 125, Math.max(cue.start + 125, middle));
	const text = part(cue.text, at.field === "text" ? at.caret : nearestBreak(cue.text, share));
	const translation = part(cue.translation, at.field === "translation" ? at.caret : nearestBreak(cue.translation, share));
	return cues.flatMap((each) => each.id === id ? [{
		...cue,
		end,
		text: text[0],
		translation: translation[0]
	}, {
		...cue,
		id: newId,
		start: end,
		text: text[1],
		translation: translation[1]
	}] : [each]);
}
var part = (text, at) => [text.slice(0, at).trim(), text.slice(at).trim()];
function nearestBreak(text, share) {
	const wanted = text.length * share;
	const [first = text.length, ...rest] = [...breakPlaces(text), text.length];
	return rest.reduce((best, place) => Math.abs(place - wanted) < Math.abs(best - wanted) ? place : best, first);
}
/** Joins a cue with the next one. A speaker stays if both have the same. */
function mergeWithNext(cues, id) {
	const at = cues.findIndex((cue) => cue.id === id);
	const [one, next] = [cues[at], cues[at + 1]];
	if (!one || !next) return cues;
	const { speaker, ...rest } = one;
	const merged = {
		...rest,
		end: Math.max(one.end, next.end),
		text: joinLines(one.text, next.text),
		translation: joinLines(one.translation, next.translation),
		...speaker !== void 0 && speaker === next.speaker ? { speaker } : {}
	};
	return cues.toSpliced(at, 2, merged);
}
/** Removes cues. */
var removeCues = (cues, ids) => cues.filter(({ id }) => !ids.has(id));
/** Adds a cue without text; returns the same cues if the project is full. */
function insertCue(cues, { id, start, end }) {
	if (cues.length >= CUE_LIMITS.cues) return cues;
	const from = Math.max(0, Math.round(start));
	const to = Math.max(from + 125, Math.round(end));
	return sorted([...cues, {
		id,
		start: from,
		end: to,
		text: "",
		translation: ""
	}]);
}
/** Ends a cue at the start of the next one. If that leaves too little time, the next one begins later instead. */
function cutOverlap(cues, id) {
	const at = cues.findIndex((cue) => cue.id === id);
	const [one, next] = [cues[at], cues[at + 1]];
	if (!one || !next || next.start >= one.end) return cues;
	if (next.start - one.start >= 125) return cues.with(at, {
		...one,
		end: next.start
	});
	const start = one.start + 125;
	const later = {
		...next,
		start,
		end: Math.max(next.end, start + 125)
	};
	return sorted(cues.with(at, {
		...one,
		end: start
	}).with(at + 1, later));
}
/** Replaces a text everywhere, and returns how often. The replacement is literal. */
function replaceWords(cues, search, replacement) {
	if (search.words === "") return {
		cues,
		count: 0
	};
	const pattern = new RegExp(literal(search.words), search.matchCase ? "gu" : "giu");
	let count = 0;
	return {
		cues: cues.map((cue) => {
			let changed = cue;
			for (const field of search.fields) {
				const text = cue[field].replace(pattern, () => {
					count += 1;
					return replacement;
				});
				if (text !== cue[field]) changed = {
					...changed,
					[field]: text
				};
			}
			return changed;
		}),
		count
	};
}
/** Cues that contain the text, in order. */
function findCues(cues, search) {
	if (search.words === "") return [];
	const pattern = new RegExp(literal(search.words), search.matchCase ? "u" : "iu");
	return cues.filter((cue) => search.fields.some((field) => pattern.test(cue[field])));
}
var sorted = (cues) => cues.toSorted((one, other) => one.start - other.start);
/** A pattern that matches exactly this text. */
var literal = (words) => words.replace(/[.*+?^${}()|[\]\\/]/g, "\\$&");
// scene/subtitles/apply-fix.ts
/** The cues with a fix applied to one of them. */
function applyFix(cues, id, fix, field) {
	const at = cues.findIndex((cue) => cue.id === id);
	const [cue, next] = [cues[at], cues[at + 1]];
	if (!cue) return cues;
	switch (fix.kind) {
		case "longer": return retimeCue(cues, id, {
			start: cue.start - fix.before,
			end: cue.end + fix.after
		});
		case "end_at": return next?.start === fix.time ? cutOverlap(cues, id) : retimeCue(cues, id, { end: fix.time });
		case "close_gap": return next ? retimeCue(cues, id, { end: next.start }) : cues;
		case "break_lines": return changeCue(cues, id, { [field]: fix.text });
	}
}
// web/editors/kit/lines/use-lines.ts
/** Length of a line that is added by hand, in milliseconds. */
var NEW_LENGTH = 2e3;
/** Ids of lines are short: a project has thousands. */
var lineId = () => newId().slice(0, 12);
/**
* The line that is worked on, and everything that can be done to lines. The commands stay the same object, so that a
* row is drawn again only when its line has changed.
* @param rate frames a second
* @param field the text whose field opens first
*/
function useLines(editor, clock, rate, field) {
	const [selection, setSelection] = useState();
	const latest = useRef({
		selection,
		rate,
		field,
		editor
	});
	useLayoutEffect(() => {
		latest.current = {
			selection,
			rate,
			field,
			editor
		};
	});
	return {
		selection,
		commands: useMemo(() => {
			const now = () => latest.current;
			const lines = () => now().editor.now().lines;
			const at = (id) => lines().findIndex((line) => line.id === id);
			const select = (id, options = {}) => {
				const open = options.field ?? now().selection?.field ?? now().field;
				setSelection({
					id,
					field: open,
					caret: options.caret
				});
			};
			const show = (line, caret) => {
				if (!line) return;
				select(line.id, { caret });
				clock.seek(line.start);
			};
			const addAt = (start, end) => {
				const id = lineId();
				now().editor.updateLines((all) => insertCue(all, {
					id,
					start,
					end
				}));
				return id;
			};
			const remove = (id) => {
				const place = at(id);
				const neighbour = lines()[place + 1] ?? lines()[place - 1];
				now().editor.updateLines((all) => removeCues(all, /* @__PURE__ */ new Set([id])));
				setSelection(neighbour && {
					id: neighbour.id,
					field: now().field
				});
			};
			return {
				/** Opens a line and seeks to it. */
				open: (id, opened, caret) => {
					const line = lines()[at(id)];
					if (!line) return;
					select(id, {
						...opened ? { field: opened } : {},
						caret
					});
					const time = clock.time.get();
					if (time < line.start || time >= line.end) clock.seek(line.start);
				},
				/** Follows the video: marks a line without taking the focus or seeking. */
				follow: (id) => {
					if (now().selection?.id !== id) select(id);
				},
				/** Seeks to a line if the frame shows none, so that style changes are visible. */
				reveal: () => {
					const { selection: picked } = now();
					const all = lines();
					const time = clock.time.get();
					if (clock.playing.get() || all.some(({ start, end }) => start <= time && time < end)) return;
					const line = all[at(picked?.id ?? "")] ?? all.find(({ start }) => start >= time) ?? all.at(-1);
					if (line) clock.seek((line.start + line.end) / 2);
				},
				/** Moves to the line above or below. */
				move: (by) => {
					const place = at(now().selection?.id ?? "");
					show(lines()[place + by], "end");
				},
				/** Opens the text of the current line, or of the first one. */
				edit: () => {
					const { selection: picked } = now();
					show(lines()[at(picked?.id ?? "")] ?? lines()[0], "end");
				},
				/** Enter: moves on to the next line, or adds one after the last. */
				goOn: () => {
					now().editor.mark();
					const place = at(now().selection?.id ?? "");
					const next = lines()[place + 1];
					if (next) return show(next, "end");
					const start = lines()[place]?.end ?? clock.time.get();
					const id = addAt(start, start + NEW_LENGTH);
					select(id, { caret: "end" });
					clock.seek(start);
				},
				/** Adds a line at the current frame. */
				add: () => {
					const start = clock.time.get();
					const next = lines().find((line) => line.start > start);
					const end = Math.min(start + NEW_LENGTH, next?.start ?? Number.POSITIVE_INFINITY);
					select(addAt(start, end), { caret: "end" });
				},
				type: (id, typed, words) => now().editor.previewLines((all) => changeCue(all, id, { [typed]: words })),
				/** Makes what was typed a step of undo. */
				settle: () => now().editor.mark(),
				retime: (id, times) => now().editor.updateLines((all) => retimeCue(all, id, times)),
				/** Returns false if a line is too short to be split. */
				split: (id, split) => {
					const second = lineId();
					const before = lines();
					if (splitCue(before, id, split, second) === before) return false;
					now().editor.updateLines((all) => splitCue(all, id, split, second));
					select(second, {
						field: split.field,
						caret: 0
					});
					return true;
				},
				merge: (id) => {
					const words = lines()[at(id)]?.[now().selection?.field ?? now().field] ?? "";
					now().editor.updateLines((all) => mergeWithNext(all, id));
					select(id, { caret: words.length });
				},
				remove,
				removeCurrent: () => {
					const picked = now().selection;
					if (picked) remove(picked.id);
				},
				fix: (id, fix, fixed) => now().editor.updateLines((all) => applyFix(all, id, fix, fixed)),
				/** Moves a line, or only its end, by frames. */
				nudge: (id, frames, part) => {
					const line = lines()[at(id)];
					if (!line) return;
					const by = frames * 1e3 / now().rate;
					now().editor.updateLines((all) => part === "line" ? shiftCues(all, /* @__PURE__ */ new Set([id]), by) : retimeCue(all, id, { end: line.end + by }));
				},
				/** Moves all lines, or those from one on. */
				shift: (milliseconds, from) => {
					const start = from === void 0 ? 0 : at(from);
					const ids = new Set(lines().slice(Math.max(0, start)).map(({ id }) => id));
					now().editor.updateLines((all) => shiftCues(all, ids, milliseconds));
				},
				close: () => setSelection((picked) => picked && {
					...picked,
					caret: void 0
				})
			};
		}, [clock])
	};
}
// web/editors/kit/lines/use-line-editor.ts
/**
* What the editors of lines share: the project, its clip and clock, the line that is worked on, the keys. It renders
* its page when a change is finished; unfinished typing renders only the parts that show it.
* @param wanted id of the document to open
* @param unnamed name of a new document without a clip
* @param tell maps a row's state to what the table shows of it
*/
function useLineEditor(wanted, unnamed, tell) {
	const texts = useAreaTexts(subtitleTexts);
	const messages = useStudioMessages();
	const signedIn = useSignedIn();
	const [clock] = useState(() => createClipClock(PAGE_FRAMES));
	const [frame, setFrame] = useState();
	const [tableTool, setTableTool] = useState();
	const editor = useProject(signedIn, wanted, ({ clip }) => clip?.name ?? unnamed);
	const { project, update } = editor;
	const judge = useJudge(project.lines.length > 0, tell);
	const clip = useClip(editor, (error) => toastFailure(error, messages, texts.failures.upload));
	const rate = clip.rate ?? 25;
	const reading = readingOf(project);
	const { selection, commands } = useLines(editor, clock, rate, reading.field);
	const onProject = useCallback((change) => update((now) => ({
		...now,
		...change
	})), [update]);
	useLateParts();
	useFollow(clock, editor, commands);
	useEffect(() => clock.seek(0), [clock]);
	useEditorKeys({
		undo: editor.undo,
		redo: editor.redo,
		search: () => setTableTool("search"),
		export: () => document.querySelector("[data-export]")?.click(),
		clock,
		rate,
		move: commands.move,
		edit: commands.edit,
		remove: commands.removeCurrent,
		list: () => setTableTool("keys")
	});
	return {
		editor,
		clip,
		clock,
		/** Frames a second, assumed if unknown. */
		rate,
		onProject,
		/** A frame of the clip, as an address. */
		frame,
		onFrame: setFrame,
		selection,
		commands,
		/** Of the table. */
		table: {
			editor,
			judge,
			reading,
			selection,
			commands,
			tool: tableTool,
			onTool: setTableTool
		},
		/** Of the track. */
		track: {
			editor,
			...clip.shown,
			clock,
			rate,
			selection,
			field: reading.field,
			commands
		}
	};
}
// contract/api/subtitles.ts
var SUBTITLE_CALL_LIMITS = {
	"lines": 100,
	"characters": 500,
	"before": 10,
	"fileBytes": 7e5
};
var projectPrice = {
	"method": "GET",
	"path": "/documents/{id}/video-price"
};
var subtitleLines = {
	"method": "POST",
	"path": "/cloud/request/ai/video/translate/subtitle/lines"
};
var translateSubtitleLines = {
	"method": "POST",
	"path": "/cloud/request/ai/video/translate/subtitle/words"
};
// contract/video-projects.ts
/**
* How steps of a one-clip project are charged (decisions, Video projects): pure, used by browser and server.
*/
/** Tools whose runs may be steps of a project. */
var PROJECT_TOOLS = ["translate-subtitle", "translate-audio"];
var isProjectTool = (id) => PROJECT_TOOLS.some((tool) => tool === id);
// web/editors/kit/lines/use-price.ts
/**
* Prices of a project's next steps, from the server: the first one delivered pays for the others.
* @param engine that was chosen to make the video
* @param changed changes when the answer may differ: another clip, a run that ended
*/
function useStepPrices(toolId, documentId, { engine, changed }) {
	const { data } = useQuery({
		queryKey: [
			"project-price",
			toolId,
			documentId,
			engine,
			changed
		],
		enabled: documentId !== void 0,
		queryFn: ({ signal }) => call(projectPrice, {
			params: { id: documentId ?? "" },
			query: {
				tool_id: toolId,
				...engine ? { engine } : {}
			},
			signal
		})
	});
	return data;
}
// web/editors/kit/lines/use-project-runs.ts
var isLineStep = (step) => step === "speech" || step === "picture" || step === "segments";
var isMaking = (step) => step === "subtitles" || step === "audio" || step === "draft";
/**
* The runs of a project: starts them, follows them through a reload, and takes what they made.
* @param url address of the clip
* @param draftReady announced when a draft is ready, in a tool that makes drafts
*/
function useProjectRuns(tool, editor, url, draftReady) {
	const { project, update, saved, documentId } = editor;
	const texts = useAreaTexts(subtitleTexts);
	const messages = useStudioMessages();
	const client = useQueryClient();
	const signedIn = useSignedIn();
	const { engine, pointsAt } = useEngineChoice(tool);
	const [refused, setRefused] = useState();
	const [sending, setSending] = useState();
	const last = project.runs.at(-1);
	const run = useRun(last?.task);
	const underWay = run && !isFinished(run) ? run : void 0;
	const toolId = isProjectTool(tool.id) ? tool.id : "translate-subtitle";
	const prices = useStepPrices(toolId, documentId, {
		engine,
		changed: `${url} ${run?.id} ${run?.state}`
	});
	const seconds = project.clip?.seconds ?? 0;
	const whole = quoteRun(tool, pointsAt(engine), { seconds });
	const points = prices?.video ?? whole.points;
	const stepPoints = prices?.other ?? whole.points;
	/** Signs in, saves, starts, and records the run in the project; shows why it was refused. */
	const start = async (step, send) => {
		if (sending || underWay || url === void 0) return;
		setRefused(void 0);
		if (!signedIn && !await askToSignIn({ toStart: "continue" })) return;
		setSending(step);
		try {
			const { documentId: id } = await saved();
			const task = await send(id);
			update((now) => withRun(now, task, step));
		} catch (error) {
			setRefused(spokenFailure(error, messages, texts.failures.step));
		} finally {
			setSending(void 0);
		}
	};
	/** @param isPaid a step that came just before paid for this one, if nothing was paid yet */
	const make = (step, input, isPaid = false) => start(step, async (id) => {
		const price = isPaid && stepPoints > 0 ? 0 : step === "draft" ? stepPoints : points;
		const by = step === "draft" ? {} : { engine };
		const { startRun } = await loadStart();
		return startRun(client, tool, {
			...input,
			document_id: id
		}, {
			...whole,
			points: price
		}, by);
	});
	const exportVideo = () => make("subtitles", exportInput(editor.now(), url ?? ""));
	const findLines = (from) => start(from, async (id) => {
		const { output } = await call(subtitleLines, {
			body: {
				video_url: url ?? "",
				from,
				language: project.language,
				tool_id: toolId,
				document_id: id,
				...project.areas.length > 0 && from === "picture" ? { areas: [...project.areas] } : {},
				...from === "segments" ? {} : { expected_points: stepPoints }
			},
			idempotencyKey: newId(),
			respondAsync: true
		});
		return output.task_id;
	});
	const takeLines = useEffectEvent(async (ended, step) => {
		const [{ linesOfRun }, run] = await Promise.all([loadTaking(), call(getTask, { params: { id: ended.id } })]);
		const found = linesOfRun(run);
		if (found.length > 0) update((now) => withFoundLines(now, found, step));
		toast(texts.found[step]({ count: found.length }));
	});
	const [seen, setSeen] = useState();
	const settle = useEffectEvent((ended) => {
		const isNews = seen === ended.id;
		if (isNews) setSeen(void 0);
		if (ended.state !== "SUCCEEDED" || !last) return;
		if (isLineStep(last.step)) {
			if (isNews || project.lines.length === 0) takeLines(ended, last.step).catch(() => void 0);
		} else if (isNews) toast(last.step === "draft" && draftReady ? draftReady : texts.exported);
	});
	useEffect(() => {
		if (underWay) setSeen(underWay.id);
		else if (run) settle(run);
	}, [run, underWay]);
	const stepOf = sending ?? (underWay && last?.step);
	return {
		/** Points of the next video; 0 if an earlier step paid for it. */
		points,
		unitPoints: whole.unitPoints,
		/** Points of the next step that makes no video. */
		stepPoints,
		/** Videos that are paid for. */
		videosLeft: prices?.video === 0 ? prices.videos_left : 0,
		refused,
		/** The step under way; `run` once the server has it. */
		step: stepOf && {
			step: stepOf,
			run: underWay
		},
		/** The last run that has ended, if its step makes a file. */
		ended: run && isFinished(run) && last && isMaking(last.step) ? run : void 0,
		endedStep: last?.step,
		failed: run && isFinished(run) && run.state === "FAILED" ? run : void 0,
		exportVideo,
		make,
		findLines,
		cancel: (id) => cancelRun(client, id)
	};
}
var withRun = (project, task, step) => ({
	...project,
	runs: [...project.runs, {
		task,
		step
	}].slice(-PROJECT_LIMITS.runs)
});
var wished = (choices) => Object.fromEntries(Object.entries(choices).filter(([, value]) => value !== void 0));
/** The input of a run that draws the lines into the video. */
function exportInput(project, url) {
	const { clip, language, to, lines, style, font, effect, size, margin, place, bilingual, remove, areas } = project;
	return {
		video_url: url,
		seconds: clip?.seconds ?? 0,
		language,
		to,
		lines: runLines(lines, clip?.seconds),
		style,
		...wished({
			font,
			effect,
			size,
			margin,
			place
		}),
		bilingual,
		remove,
		...remove && areas.length > 0 ? { areas: [...areas] } : {}
	};
}
// web/editors/kit/lines/core/worded.ts
/** Lines with words, which can be translated. */
var isWorded = ({ text }) => text.trim() !== "" && text.length <= SUBTITLE_CALL_LIMITS.characters;
// web/editors/kit/lines/use-translation.ts
/** The calls that a press needs, fetched once the editor is in use. */
var loadCalls = loadOnNeed(() => import("./translation-calls-BGvZ-vR7.js"));
/**
* Translates lines with a language model: one, those without a translation, or all; a hundred at a time, each hundred
* shown as it comes.
* @param stepPoints points of the first call; the later ones of a project are included
*/
function useTranslation(editor, stepPoints, toolId = "translate-subtitle") {
	const texts = useAreaTexts(subtitleTexts);
	const messages = useStudioMessages();
	const client = useQueryClient();
	const signedIn = useSignedIn();
	const open = useWriter();
	const writing = useWriting();
	const [refused, setRefused] = useState();
	const [stopped, setStopped] = useState();
	/** The translation that is under way. */
	const counting = useRef(void 0);
	useEffect(() => afterFirstUse(() => void loadCalls().catch(() => void 0)), []);
	const { project } = editor;
	const worded = project.lines.filter(isWorded);
	const missing = worded.filter(({ translation }) => translation.trim() === "");
	const wanted = missing.length > 0 ? missing : worded;
	const translate = async (lines) => {
		if (writing.busy || lines.length === 0) return;
		setRefused(void 0);
		setStopped(void 0);
		if (!signedIn && !await askToSignIn({ toStart: "continue" })) return;
		const told = {
			count: 0,
			failed: 0,
			charged: 0
		};
		counting.current = told;
		try {
			if (await writing.run(async (signal) => {
				const { translateLines } = await loadCalls();
				await translateLines(editor, lines, told, {
					toolId,
					stepPoints,
					signal
				});
			}) === "stopped") {
				const last = told.run === void 0 ? void 0 : await (await loadCalls()).paidFor(told.run);
				const points = told.charged + (last?.settled ?? 0);
				if (last) setStopped(texts.translate.stopped({
					points,
					returned: last.returned
				}));
			}
			if (told.count > 0) toast(texts.translate.done({ count: told.count }));
			if (told.failed > 0) setRefused({
				text: texts.translate.missed({ count: told.failed }),
				help: []
			});
		} catch (error) {
			setRefused(spokenFailure(error, messages, texts.failures.step));
		} finally {
			client.invalidateQueries({ queryKey: QUERY_KEYS.points });
			client.invalidateQueries({ queryKey: ["project-price"] });
		}
	};
	return {
		/** Whether a language model is connected; undefined until it is known. */
		open,
		busy: writing.busy,
		refused,
		/** Lines of the next translation, and whether they are all of them. */
		count: wanted.length,
		isAll: wanted.length === worded.length,
		/** What was charged for a translation that was stopped, in words. */
		stopped,
		stop: async () => {
			const told = counting.current;
			if (told?.asked) told.run = await (await loadCalls()).findTranslation(told.asked);
			writing.stop();
		},
		translateAll: () => void translate(wanted),
		translateOne: (id) => void translate(editor.now().lines.filter((line) => line.id === id && isWorded(line)))
	};
}
// web/editors/kit/lines/video-panel.tsx
/** The video with the lines of the moment drawn over it, and its transport. */
function VideoPanel({ editor, clip, url, rate, clock, onFrame }) {
	const texts = useAreaTexts(subtitleTexts).player;
	const screen = useRef(null);
	const room = useFrameSize(screen);
	const [unplayable, setUnplayable] = useState(false);
	const ratio = clip ? clip.width / clip.height : 16 / 9;
	const width = Math.min(room.width, room.height * ratio);
	const size = {
		width,
		height: width / ratio
	};
	useEffect(() => setUnplayable(false), [url]);
	return /* @__PURE__ */ jsxs("section", {
		className: "subtitle-video",
		"aria-label": texts.label,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "video-screen",
			ref: screen,
			children: [url ? /* @__PURE__ */ jsxs("div", {
				className: "video-picture",
				style: size,
				children: [/* @__PURE__ */ jsx(SteadyVideo, {
					src: url,
					onPlayer: clock.attach,
					playsInline: true,
					preload: "auto",
					onError: () => setUnplayable(true),
					onLoadedData: (event) => onFrame(frameOf(event.currentTarget)),
					onSeeked: (event) => event.currentTarget.paused && onFrame(frameOf(event.currentTarget)),
					onClick: clock.toggle
				}), /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(SubtitleOverlay, {
					editor,
					clock,
					size
				}) })]
			}) : /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.noVideo
			}), unplayable && !isLocalClip(url) && /* @__PURE__ */ jsx("p", {
				className: "video-unplayable",
				role: "alert",
				children: texts.unplayable
			})]
		}), /* @__PURE__ */ jsx(Transport, {
			clock,
			rate,
			length: clip ? clip.seconds * 1e3 : void 0,
			facts: clip ? texts.facts({
				height: clip.height,
				rate
			}) : "",
			disabled: !url,
			screen
		})]
	});
}
/** Pixels of the frame that the styles are shown on. */
var FRAME_WIDTH = 240;
function frameOf(video) {
	const canvas = document.createElement("canvas");
	canvas.width = FRAME_WIDTH;
	canvas.height = Math.max(1, Math.round(FRAME_WIDTH * video.videoHeight / Math.max(1, video.videoWidth)));
	canvas.getContext("2d")?.drawImage(video, 0, 0, canvas.width, canvas.height);
	return canvas.toDataURL("image/jpeg", .8);
}
// web/editors/kit/lines/export-bar.tsx
/** The one primary button: the video that is made of these lines, with its price before the click. */
function ExportBar({ runs: { points, videosLeft, unitPoints }, seconds, verb, blocker, busy, refused, onExport, children }) {
	const texts = useAreaTexts(subtitleTexts);
	const { tools } = useStudioMessages();
	const signedIn = useSignedIn();
	const included = videosLeft > 0;
	const missing = useMissingPoints(included || !signedIn ? 0 : points);
	const note = () => {
		if (!signedIn) return texts.signIn;
		if (included) return texts.includedNote({ left: videosLeft });
		if (missing > 0) return tools.run.blockers.points({ missing });
		return texts.priceSum({
			units: startedUnits(seconds),
			each: unitPoints
		});
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "run-bar",
		children: [
			/* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "run-refused",
				children: refused && /* @__PURE__ */ jsx(FailureWords, { failure: refused })
			}),
			children,
			/* @__PURE__ */ jsx(Button, {
				look: "seal",
				size: "large",
				className: "run-button",
				stub: included ? texts.included : tools.run.price({ points }),
				"aria-disabled": blocker !== void 0 || busy,
				"aria-describedby": "export-note",
				"data-export": true,
				onClick: () => blocker === void 0 && !busy && onExport(),
				children: verb
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "note run-note",
				id: "export-note",
				children: [/* @__PURE__ */ jsx("span", {
					"data-reason": blocker !== void 0 || !signedIn || missing > 0,
					children: blocker ?? note()
				}), /* @__PURE__ */ jsxs("span", {
					className: "run-keys",
					children: [
						/* @__PURE__ */ jsx("kbd", {
							className: "key",
							children: "Ctrl"
						}),
						" ",
						/* @__PURE__ */ jsx("kbd", {
							className: "key",
							children: "Enter"
						})
					]
				})]
			})
		]
	});
}
// web/editors/kit/lines/panel-tabs.tsx
/** Parts of the editor that take turns if there is no room for all of them. */
function PanelTabs({ label, tabs, chosen, onChoose }) {
	return /* @__PURE__ */ jsx("div", {
		className: "panel-tabs",
		role: "tablist",
		"aria-label": label,
		children: tabs.map((tab) => /* @__PURE__ */ jsx("button", {
			type: "button",
			role: "tab",
			"aria-selected": tab.value === chosen,
			onClick: () => onChoose(tab.value),
			children: tab.label
		}, tab.value))
	});
}
export { TranslateRow as C, ClipField as D, withNewLines as E, RunSlip as S, coversOld as T, visibleCues as _, isWorded as a, SaveState as b, translateSubtitleLines as c, findCues as d, replaceWords as f, spanStyle as g, TrackPanel as h, useTranslation as i, useLineEditor as l, useEditorLayout as m, ExportBar as n, useProjectRuns as o, retimeCue as p, VideoPanel as r, SUBTITLE_CALL_LIMITS as s, PanelTabs as t, changeCue as u, TablePanel as v, EmptyLines as w, LineSource as x, useLiveProject as y };
