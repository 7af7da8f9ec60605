import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { F as call, S as QUERY_KEYS, g as Button, h as afterFirstUse, jt as lazyPart, p as useBarePath, v as toast, xt as useTool } from "../../entry-server.js";
import { c as useSearchParams } from "./router-BPcfdpKO.js";
import { n as namedValues, t as mediaSamples } from "./offers-CreSEYwT.js";
import { t as KeepState } from "./kept-state-CSsvARUX.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages, r as spokenFailure } from "./failure-text-DC5ygpF3.js";
import { C as TranslateRow, D as ClipField, E as withNewLines, S as RunSlip, b as SaveState, h as TrackPanel, i as useTranslation, l as useLineEditor, m as useEditorLayout, n as ExportBar, o as useProjectRuns, r as VideoPanel, t as PanelTabs, u as changeCue, v as TablePanel, w as EmptyLines, x as LineSource } from "./lines-B27IrDyd.js";
import { i as SUBTITLE_LANGUAGES, n as SPEECH_LANGUAGES } from "./speech-BT8uKlkB.js";
import { t as fitSpeech } from "./fit-speech-BSMq_Unz.js";
import { t as speechLength } from "./speech-length-BhkOsO-B.js";
import { i as runLines, l as subtitleTexts, r as USUAL_DUB } from "./subtitle-project-Cc7OUByw.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { t as useKeys } from "./use-keys-Dv2LE1db.js";
import { t as ChoiceRow } from "./workspace-CwkgsVb9.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { b as useWriting, y as useWriter } from "./seed-D_vERIDW.js";
import { Suspense, useEffect, useEffectEvent, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { ArrowRight, Headphones, RotateCw } from "lucide-react";
// contract/messages/en/dubbing.ts
var number$1 = (value) => value.toLocaleString("en");
var lines = (count) => `${number$1(count)} ${count === 1 ? "line" : "lines"}`;
var dubbing$1 = {
	empty: {
		title: "Add lines first",
		line: "Choose a source, or start typing."
	},
	lines: "Lines",
	voices: "Voices",
	narrator: "Everyone else",
	everybody: "Voice",
	fastest: "Fastest speech",
	fastestHint: "What still does not fit is cut",
	level: "Music and effects",
	levelValue: ({ value }) => `${number$1(value)}%`,
	duck: "Lower it under new lines",
	duckHint: "The old voice is always low",
	subtitles: "Show lines as subtitles",
	subtitlesHint: "The video is encoded again",
	fit: "Timing",
	rewritten: "Line rewritten",
	notRewritten: "No wording was found that fits. Edit the line yourself.",
	again: "Speak this line again",
	speaking: "Speaking",
	spokenOf: ({ done, all }) => `${number$1(done)} of ${lines(all)} spoken`,
	stop: "Stop",
	keeps: "Finished lines are kept. You can close this page and continue later.",
	draft: "Listen to a draft",
	draftReady: "The draft is ready",
	export: "Make the video",
	exporting: "Making the video",
	sameLanguage: "The video is already in this language. Choose another one to dub it in.",
	needsLines: "Add lines in the new language first.",
	swap: "Original or dubbed (X)",
	original: "Original",
	dubbed: "Dubbed",
	projectName: "Dubbed video"
};
// contract/messages/zh/dubbing.ts
var number = (value) => value.toLocaleString("zh-CN");
// contract/messages/areas/dubbing.ts
/** The editor of dubbed videos. Loaded with it. */
var dubbingTexts = {
	en: dubbing$1,
	zh: {
		lines: "台词",
		empty: {
			title: "先添加台词",
			line: "选择台词来源，或直接输入。"
		},
		voices: "音色",
		narrator: "其他人",
		everybody: "音色",
		fastest: "最快语速",
		fastestHint: "仍超出的部分会被截掉",
		level: "音乐和音效",
		levelValue: ({ value }) => `${number(value)}%`,
		duck: "新台词时压低",
		duckHint: "原来的人声始终压低",
		subtitles: "同时显示字幕",
		subtitlesHint: "视频会重新编码",
		fit: "配音时长",
		rewritten: "台词已改写",
		notRewritten: "没有找到合适的说法，请手动修改这一句。",
		again: "重新朗读这一句",
		speaking: "正在朗读",
		spokenOf: ({ done, all }) => `已朗读 ${number(done)} / ${number(all)}\u00a0句`,
		stop: "停止",
		keeps: "已朗读的台词会保留，可以关闭页面，稍后继续。",
		draft: "试听草稿",
		draftReady: "草稿已生成",
		export: "生成视频",
		exporting: "正在生成视频",
		sameLanguage: "视频本来就是这种语言，请选择另一种配音语言。",
		needsLines: "请先添加配音语言的台词。",
		swap: "切换原声和配音（X）",
		original: "原声",
		dubbed: "配音",
		projectName: "配音视频"
	}
};
// web/editors/dubbing/core/line-speech.ts
/** The spoken text: the translation, or the original if it is already in the new language. */
var saidOf = ({ text, translation }) => (translation.trim() || text.trim()).replaceAll("\n", " ");
/** The voice assigned to a speaker, or the default one. */
var voiceOf = ({ voices }, speaker = "") => voices.find((each) => each.speaker === speaker) ?? voices.find((each) => each.speaker === "");
/** The language that is spoken, as voices name it. */
var spokenLanguage = (to) => SPEECH_LANGUAGES.find((each) => each.startsWith(`${to}-`));
/** How a line is to be spoken; undefined for one without words. */
function wishOf(cue, project) {
	const text = saidOf(cue);
	if (!/[\p{L}\p{N}]/u.test(text)) return void 0;
	const voice = voiceOf(project, cue.speaker);
	const language = voice ? voice.language : spokenLanguage(project.to);
	return {
		text,
		take: cue.take ?? 0,
		...voice && { voice: voice.voice },
		...voice?.engine !== void 0 && { engine: voice.engine },
		...language && { language }
	};
}
/** Equal for two requests for the same speech. */
var keyOf = ({ text, voice, engine, language, take }) => JSON.stringify([
	text,
	voice,
	engine,
	language,
	take
]);
/** Names of the speakers, in order of appearance. */
var speakersOf = (lines) => [...new Set(lines.flatMap(({ speaker }) => speaker?.trim() ? [speaker] : []))];
/** Below this factor a faster line is not noticed. */
var HEARD = 1.08;
/** Silence that voices leave around a line, in milliseconds, which the dub leaves out. */
var AROUND = 120;
function fitOf(wish, { cue, next, length, fastest }, spoken) {
	const known = spoken?.state === "spoken" ? spoken.seconds : null;
	const natural = known === null ? speechLength(wish.text, 100, wish.language) : Math.max(100, known * 1e3 - AROUND);
	const shown = cue.end - cue.start;
	const room = Math.max(shown, (next?.start ?? length) - cue.start);
	const { speed, over } = fitSpeech({
		natural,
		shown,
		room
	}, { fastest });
	const tooLong = Math.ceil([...wish.text].length * over * speed / natural);
	return {
		kind: over > 0 ? "cut" : speed >= HEARD ? "faster" : "fits",
		natural,
		shown,
		speed,
		over,
		estimated: known === null,
		tooLong
	};
}
/** Below this share of its time, the silence after a line is conspicuous. */
var SHORT = .6;
var SHORT_MS = 1e3;
/** Share of its time that a line is to fill. */
var FILLED = .95;
/** Characters that a line should have to fit its time; undefined if it fits as it is. */
function wantedLength(cue, fit) {
	const { kind, natural, shown, tooLong } = fit;
	const length = [...saidOf(cue)].length;
	if (kind === "cut") return Math.max(1, length - tooLong);
	if (natural > SHORT * shown || shown - natural < SHORT_MS) return void 0;
	return Math.floor(length * FILLED * shown / natural);
}
// web/editors/dubbing/dub-foot.tsx
var FitNotes = lazyPart(() => import("./fit-notes-BZttdNDr.js"));
/** Outputs of the lines: a draft to listen to, and the video. Missing speech is made first. */
function DubFoot({ runs, speech, seconds, blocker, onMake }) {
	const texts = useAreaTexts(dubbingTexts);
	const { included } = useAreaTexts(subtitleTexts);
	const { tools } = useStudioMessages();
	const { stepPoints } = runs;
	const busy = runs.step !== void 0 || speech.speaking !== void 0;
	return /* @__PURE__ */ jsxs("footer", {
		className: "subtitle-foot",
		children: [
			speech.speaking && /* @__PURE__ */ jsx(SpeakingSlip, { speech }),
			!speech.speaking && /* @__PURE__ */ jsxs(Suspense, { children: [(runs.step ?? runs.ended ?? runs.failed) && /* @__PURE__ */ jsx(RunSlip, {
				runs,
				done: runs.endedStep === "draft" ? texts.draftReady : void 0
			}), runs.ended && /* @__PURE__ */ jsx(FitNotes, { run: runs.ended })] }),
			/* @__PURE__ */ jsx(ExportBar, {
				runs,
				seconds,
				verb: runs.step?.step === "audio" ? texts.exporting : texts.export,
				blocker,
				busy,
				refused: speech.refused ?? runs.refused,
				onExport: () => onMake("audio"),
				children: /* @__PURE__ */ jsxs(Button, {
					size: "small",
					className: "w-full dub-draft",
					"aria-disabled": blocker !== void 0 || busy,
					onClick: () => blocker === void 0 && !busy && onMake("draft"),
					children: [
						/* @__PURE__ */ jsx(Headphones, {
							size: 15,
							strokeWidth: 1.6,
							"aria-hidden": true
						}),
						" ",
						texts.draft,
						/* @__PURE__ */ jsx("span", {
							className: "line-source-price numbers",
							children: stepPoints === 0 ? included : tools.run.price({ points: stepPoints })
						})
					]
				})
			})
		]
	});
}
function SpeakingSlip({ speech: { speaking, stop } }) {
	const texts = useAreaTexts(dubbingTexts);
	if (!speaking) return null;
	const { done, all } = speaking;
	return /* @__PURE__ */ jsxs("div", {
		className: "run-slip",
		role: "status",
		children: [
			/* @__PURE__ */ jsx("progress", {
				value: done,
				max: Math.max(1, all),
				"aria-label": texts.speaking
			}),
			/* @__PURE__ */ jsxs("span", { children: [
				texts.spokenOf({
					done,
					all
				}),
				" ",
				/* @__PURE__ */ jsx("small", {
					className: "note",
					children: texts.keeps
				})
			] }),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				onClick: stop,
				children: texts.stop
			})
		]
	});
}
// web/editors/dubbing/dub-input.ts
/** Languages that the tool takes as those of the clip. */
var SPOKEN = /* @__PURE__ */ new Set([
	"en",
	"zh",
	"ja",
	"ko"
]);
/** The input of a run that lays the spoken lines over the clip. */
function dubInput(project, url, { spoken, draft }) {
	const { clip, language, to, lines, dub = USUAL_DUB } = project;
	const said = lines.flatMap((cue) => {
		const wish = wishOf(cue, project);
		const address = wish && spoken.get(keyOf(wish))?.url;
		return address ? runLines([cue]).map((line) => ({
			...line,
			speech_url: address
		})) : [];
	});
	return {
		video_url: url,
		seconds: clip?.seconds ?? 0,
		...SPOKEN.has(language) ? { language } : {},
		to,
		lines: said,
		fastest: dub.fastest,
		background: dub.background > 0,
		background_level: dub.background,
		duck: dub.duck,
		subtitles: dub.subtitles,
		clone: false,
		draft
	};
}
// web/editors/dubbing/dub-languages.tsx
/** The language that is heard in the clip, and the one that it is dubbed in. */
function DubLanguages({ tool, project: { language, to }, onProject }) {
	const texts = useAreaTexts(subtitleTexts);
	const { language: shown } = useLanguage();
	const spoken = namedValues(tool, shown, "to").map(({ value, text }) => ({
		value: String(value),
		label: text
	}));
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("span", {
		className: "label",
		children: texts.languages
	}), /* @__PURE__ */ jsxs("div", {
		className: "language-pair",
		children: [
			/* @__PURE__ */ jsx(Select, {
				"aria-label": texts.from,
				value: language,
				options: SUBTITLE_LANGUAGES.map((value) => ({
					value,
					label: texts.languageNames[value]
				})),
				onChange: (value) => onProject({ language: value })
			}),
			/* @__PURE__ */ jsx(ArrowRight, {
				size: 15,
				strokeWidth: 1.6,
				"aria-hidden": true,
				className: "m-auto"
			}),
			/* @__PURE__ */ jsx(Select, {
				"aria-label": texts.to,
				value: to,
				options: spoken,
				onChange: (value) => onProject({
					to: value,
					voices: []
				})
			})
		]
	})] });
}
// web/editors/dubbing/dubbing-layout.tsx
/** What surrounds video and track: three panes, two on a tablet, one sheet with tabs on a phone. */
function DubbingLayout({ layout, hasLines, inputs, voices, saving, foot, table }) {
	const words = useAreaTexts(subtitleTexts);
	const texts = useAreaTexts(dubbingTexts);
	const [sheet, setSheet] = useState("lines");
	const firstPanel = hasLines ? "voices" : "settings";
	const tabsOf = (values) => /* @__PURE__ */ jsx(PanelTabs, {
		label: words.settings,
		tabs: values.map((value) => ({
			value,
			label: value === "voices" ? texts.voices : value === "lines" ? texts.lines : words.settings
		})),
		chosen: values.includes(sheet) ? sheet : firstPanel,
		onChoose: setSheet
	});
	const side = (content, head) => /* @__PURE__ */ jsxs("aside", {
		className: "subtitle-side",
		"aria-label": words.inputs,
		children: [
			head,
			/* @__PURE__ */ jsxs("div", {
				className: "pane-scroll",
				children: [content, layout === "tablet" && saving]
			}),
			foot
		]
	});
	if (layout === "wide") return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		side(inputs, /* @__PURE__ */ jsxs("div", {
			className: "pane-head",
			children: [/* @__PURE__ */ jsx("h2", { children: words.inputs }), saving]
		})),
		table(),
		voices
	] });
	if (layout === "tablet") return /* @__PURE__ */ jsxs(Fragment$1, { children: [table(), side((sheet === "lines" ? firstPanel : sheet) === "settings" ? inputs : voices, tabsOf(["voices", "settings"]))] });
	const tabs = tabsOf([
		"lines",
		"voices",
		"settings"
	]);
	return /* @__PURE__ */ jsxs("div", {
		className: "subtitle-sheet",
		children: [sheet === "lines" ? table(tabs) : /* @__PURE__ */ jsxs("section", {
			className: "sheet-panel",
			children: [/* @__PURE__ */ jsx("div", {
				className: "lines-bar",
				children: tabs
			}), /* @__PURE__ */ jsxs("div", {
				className: "pane-scroll",
				children: [sheet === "voices" ? voices : inputs, saving]
			})]
		}), foot]
	});
}
// web/editors/dubbing/swap-switch.tsx
/** Elements in which letters are text input. */
var TYPING = "input:not([type=radio]), textarea, select, [contenteditable], [role=dialog]";
/** Which of the two is heard, the original or the dub; X switches between them. */
function useSwap(isThere) {
	const [isOriginal, setOriginal] = useState(false);
	useKeys((event) => {
		const isLetter = event.target instanceof Element && event.target.closest(TYPING) !== null;
		if (isThere && !isLetter && !event.ctrlKey && !event.metaKey && event.key.toLowerCase() === "x") setOriginal(!isOriginal);
	});
	return {
		isOriginal,
		onOriginal: setOriginal
	};
}
function SwapSwitch({ isOriginal, onOriginal }) {
	const texts = useAreaTexts(dubbingTexts);
	return /* @__PURE__ */ jsx("div", {
		className: "swap-switch",
		children: /* @__PURE__ */ jsx(ChoiceRow, {
			look: "segments",
			label: texts.swap,
			chosen: isOriginal ? "original" : "dubbed",
			choices: ["original", "dubbed"].map((value) => ({
				value,
				label: texts[value]
			})),
			onChoose: (value) => onOriginal(value === "original")
		})
	});
}
// web/editors/dubbing/use-line-player.ts
/** Plays the sound of one line at a time. */
function useLinePlayer() {
	const audio = useRef(null);
	const [playing, setPlaying] = useState();
	useEffect(() => () => audio.current?.pause(), []);
	const stop = () => {
		audio.current?.pause();
		setPlaying(void 0);
	};
	return {
		/** Address of the sound that is playing. */
		playing,
		toggle: (url) => {
			stop();
			if (playing === url) return;
			const player = new Audio(url);
			audio.current = player;
			player.onended = () => setPlaying(void 0);
			setPlaying(url);
			player.play().catch(() => setPlaying(void 0));
		}
	};
}
// web/editors/dubbing/use-rewrite.ts
/** The call that rewrites, fetched once the editor is in use. */
var loadCall = loadOnNeed(() => import("./rewrite-cue-C_000UDu.js"));
/**
* Rewords lines to be shorter or longer, with a language model.
* @param stepPoints what a call costs in a project for which nothing was paid yet
*/
function useRewrite(editor, stepPoints) {
	const texts = useAreaTexts(dubbingTexts);
	const messages = useStudioMessages();
	const client = useQueryClient();
	const signedIn = useSignedIn();
	const open = useWriter();
	const writing = useWriting();
	const [line, setLine] = useState();
	useEffect(() => afterFirstUse(() => void loadCall().catch(() => void 0)), []);
	const rewrite = async (cue, characters) => {
		if (writing.busy || !signedIn && !await askToSignIn({ toStart: "continue" })) return;
		setLine(cue.id);
		try {
			await writing.run(async (signal) => {
				const { rewriteCue } = await loadCall();
				const undo = await rewriteCue(editor, cue, {
					characters,
					stepPoints,
					signal
				});
				toast(texts.rewritten, { action: {
					label: messages.pictures.verbs.undo,
					run: undo
				} });
			});
		} catch (error) {
			toastFailure(error, messages, texts.notRewritten);
		} finally {
			client.invalidateQueries({ queryKey: QUERY_KEYS.points });
			client.invalidateQueries({ queryKey: ["project-price"] });
		}
	};
	return {
		/** Whether a language model is connected; undefined until it is known. */
		open,
		/** The line that is being rewritten. */
		busy: writing.busy ? line : void 0,
		rewrite: (cue, characters) => void rewrite(cue, characters)
	};
}
// web/editors/dubbing/use-row-extras.tsx
var loadParts = loadOnNeed(() => import("./row-parts-BpXzNHfv.js"));
var SpeechMargin = lazyPart(async () => ({ default: (await loadParts()).SpeechMargin }));
var SpeakerField = lazyPart(async () => ({ default: (await loadParts()).SpeakerField }));
var RewriteLine = lazyPart(async () => ({ default: (await loadParts()).RewriteLine }));
/** What the table shows of the speech of its lines, and what can be done about it. */
function useRowExtras(editor, speech, stepPoints) {
	const { project, updateLines } = editor;
	const rewrite = useRewrite(editor, stepPoints);
	const texts = useAreaTexts(dubbingTexts);
	useEffect(() => afterFirstUse(() => void loadParts().catch(() => void 0)), []);
	const player = useLinePlayer();
	const { lines, clip, dub = USUAL_DUB } = project;
	const speakers = speakersOf(lines);
	const speakOne = (cue) => {
		if (!speech.speaking) speech.speak([cue]);
	};
	const length = clip ? clip.seconds * 1e3 : Number.POSITIVE_INFINITY;
	const fitAt = (cue, at) => {
		const wish = wishOf(cue, project);
		const slot = {
			cue,
			next: lines[at + 1],
			length,
			fastest: dub.fastest
		};
		return wish && fitOf(wish, slot, speech.of(wish));
	};
	return {
		head: texts.fit,
		margin: (cue, at) => {
			const spoken = speech.of(wishOf(cue, project));
			return /* @__PURE__ */ jsx(SpeechMargin, {
				at: at + 1,
				fit: fitAt(cue, at),
				state: spoken?.state ?? "none",
				playing: player.playing !== void 0 && player.playing === spoken?.url,
				onPlay: () => spoken?.url && player.toggle(spoken.url),
				onSpeak: () => speakOne(cue)
			});
		},
		actions: (cue, at) => /* @__PURE__ */ jsxs(Fragment$1, { children: [
			/* @__PURE__ */ jsx(SpeakerField, {
				at: at + 1,
				speaker: cue.speaker,
				speakers,
				onSpeaker: (speaker) => updateLines((all) => changeCue(all, cue.id, { speaker }))
			}, cue.id),
			speech.of(wishOf(cue, project))?.state === "spoken" && /* @__PURE__ */ jsx(IconButton, {
				icon: RotateCw,
				small: true,
				label: texts.again,
				disabled: speech.speaking !== void 0,
				onClick: () => {
					const again = {
						...cue,
						take: (cue.take ?? 0) + 1
					};
					updateLines((all) => changeCue(all, cue.id, { take: again.take }));
					speakOne(again);
				}
			}),
			/* @__PURE__ */ jsx(RewriteLine, {
				cue,
				fit: fitAt(cue, at),
				rewrite,
				points: stepPoints
			})
		] })
	};
}
// contract/api/spoken-lines.ts
var fitSpokenLine = {
	"method": "POST",
	"path": "/cloud/request/ai/video/translate/audio/fit"
};
var speakLines = {
	"method": "POST",
	"path": "/cloud/request/ai/video/translate/audio/lines"
};
// web/editors/dubbing/use-speech.ts
/** The calls that speak, fetched once the editor is in use. */
var loadCalls = loadOnNeed(() => import("./speech-calls-DEHP7Gm2.js"));
var NOBODY = /* @__PURE__ */ new Map();
/**
* The speech of the lines: what was spoken before, and a way to have more of it spoken. The server remembers what is
* spoken, so that nothing is lost or paid twice if the page is closed.
* @param stepPoints what the first line costs if nothing was paid yet
*/
function useSpeech(editor, stepPoints) {
	const { project, documentId } = editor;
	const messages = useStudioMessages();
	const client = useQueryClient();
	const signedIn = useSignedIn();
	const [known, setKnown] = useState(NOBODY);
	const [speaking, setSpeaking] = useState();
	const [refused, setRefused] = useState();
	const stopped = useRef(false);
	const note = (wishes, lines) => setKnown((before) => {
		const after = new Map(before);
		for (const [at, wish] of wishes.entries()) {
			const line = lines[at];
			if (line) after.set(keyOf(wish), line);
		}
		return after;
	});
	const look = useEffectEvent(async (id) => {
		const wishes = wishesOf(project.lines, project);
		for (let at = 0; at < wishes.length; at += 100) {
			const lines = wishes.slice(at, at + 100);
			note(lines, (await call(speakLines, { body: {
				document_id: id,
				lines,
				begin: false
			} })).lines);
		}
	});
	useEffect(() => afterFirstUse(() => void loadCalls().catch(() => void 0)), []);
	const hasClip = project.clip !== void 0;
	const { opening } = editor;
	useEffect(() => {
		if (documentId !== void 0 && signedIn && hasClip && !opening) look(documentId).catch(() => void 0);
	}, [
		documentId,
		signedIn,
		hasClip,
		opening
	]);
	useEffect(() => {
		stopped.current = false;
		return () => {
			stopped.current = true;
		};
	}, []);
	/**
	* Has lines spoken.
	* @returns the speech of all lines, and whether some of it is new; undefined if it was refused or stopped
	*/
	const speak = async (cues) => {
		const wishes = wishesOf(cues, project).filter((wish) => known.get(keyOf(wish))?.state !== "spoken");
		setRefused(void 0);
		if (!signedIn && !await askToSignIn({ toStart: "continue" })) return void 0;
		stopped.current = false;
		setSpeaking({
			done: 0,
			all: wishes.length
		});
		try {
			const { documentId } = await editor.saved();
			const { speakWishes } = await loadCalls();
			const spoken = await speakWishes(documentId, wishes, {
				known,
				stepPoints,
				onLines: note,
				onDone: (done) => setSpeaking({
					done,
					all: wishes.length
				}),
				isStopped: () => stopped.current
			});
			return spoken && {
				spoken,
				isNew: wishes.length > 0
			};
		} catch (error) {
			setRefused(spokenFailure(error, messages));
			return;
		} finally {
			setSpeaking(void 0);
			client.invalidateQueries({ queryKey: QUERY_KEYS.points });
			client.invalidateQueries({ queryKey: ["project-price"] });
		}
	};
	return {
		/** The state of a line's speech; undefined before its first request. */
		of: (wish) => wish && known.get(keyOf(wish)),
		speaking,
		refused,
		speak,
		/** Stops waiting; lines that were begun are still spoken. */
		stop: () => {
			stopped.current = true;
		}
	};
}
/** Each once, in their order. */
function wishesOf(cues, project) {
	const wishes = cues.flatMap((cue) => wishOf(cue, project) ?? []);
	return [...new Map(wishes.map((wish) => [keyOf(wish), wish])).values()];
}
// web/editors/dubbing/dubbing-editor.tsx
var VoicesPanel = lazyPart(() => import("./voices-panel-B_KFUY-4.js"));
/** The editor of dubbed videos: the lines with their speech, a voice for each speaker, and their outputs. */
function DubbingEditor({ tool, wanted }) {
	const texts = useAreaTexts(dubbingTexts);
	const { errors } = useStudioMessages();
	const layout = useEditorLayout();
	const work = useLineEditor(wanted, texts.projectName, timesOnly);
	const { editor, clip, clock, commands, onProject, frame } = work;
	const { project, update } = editor;
	const { lines } = project;
	const runs = useProjectRuns(tool, editor, clip.url, texts.draftReady);
	const translation = useTranslation(editor, runs.stepPoints, "translate-audio");
	const speech = useSpeech(editor, runs.stepPoints);
	const extras = useRowExtras(editor, speech, runs.stepPoints);
	const made = runs.endedStep === "audio" ? runs.ended?.results[0]?.file.url : void 0;
	const swap = useSwap(made !== void 0);
	const hasWords = lines.some((line) => saidOf(line) !== "");
	const isSame = project.language === project.to;
	const blocker = clip.url === void 0 ? errors.video_required : !hasWords ? texts.needsLines : isSame ? texts.sameLanguage : void 0;
	const make = async (step) => {
		const now = editor.now();
		const said = await speech.speak(now.lines);
		if (!said || clip.url === void 0) return;
		const input = dubInput(now, clip.url, {
			spoken: said.spoken,
			draft: step === "draft"
		});
		await runs.make(step, input, said.isNew);
	};
	const samples = mediaSamples(tool, "video");
	const clipField = /* @__PURE__ */ jsx(ClipField, {
		clip: project.clip,
		thumbnail: frame ?? clip.thumbnail,
		samples,
		local: clip.local,
		onLocal: clip.onLocal,
		onClip: clip.onClip
	});
	const source = /* @__PURE__ */ jsx(LineSource, {
		project,
		runs,
		onLines: (found) => update((now) => withNewLines(now, found)),
		onAdd: commands.add
	});
	const inputs = /* @__PURE__ */ jsxs("div", {
		className: "subtitle-inputs",
		children: [
			clipField,
			/* @__PURE__ */ jsx(DubLanguages, {
				tool,
				project,
				onProject
			}),
			source,
			/* @__PURE__ */ jsx(Suspense, { children: lines.length > 0 && /* @__PURE__ */ jsx(TranslateRow, {
				translation,
				points: runs.stepPoints
			}) })
		]
	});
	const table = (tabs) => /* @__PURE__ */ jsx(TablePanel, {
		...work.table,
		onTranslate: translation.open ? translation.translateOne : void 0,
		extras,
		tabs,
		children: /* @__PURE__ */ jsx(EmptyLines, {
			hasClip: clip.shown.clip !== void 0,
			slot: layout === "phone" && (project.clip ? source : clipField),
			opening: editor.opening,
			words: texts.empty,
			onAdd: commands.add
		})
	});
	return /* @__PURE__ */ jsx(KeepState, { children: /* @__PURE__ */ jsxs("div", {
		className: "subtitle-editor dubbing-editor",
		"data-layout": layout,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "dub-video",
				children: [/* @__PURE__ */ jsx(VideoPanel, {
					editor,
					clip: clip.shown.clip,
					url: made !== void 0 && !swap.isOriginal ? made : clip.shown.url,
					rate: clip.rate,
					clock,
					onFrame: work.onFrame
				}), made !== void 0 && /* @__PURE__ */ jsx(SwapSwitch, { ...swap })]
			}),
			/* @__PURE__ */ jsx(DubbingLayout, {
				layout,
				hasLines: lines.length > 0,
				inputs,
				voices: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(VoicesPanel, {
					project,
					onProject
				}) }),
				saving: /* @__PURE__ */ jsx(SaveState, { editor }),
				table,
				foot: /* @__PURE__ */ jsx(DubFoot, {
					runs,
					speech,
					seconds: project.clip?.seconds ?? 0,
					blocker,
					onMake: (step) => void make(step)
				})
			}),
			/* @__PURE__ */ jsx(TrackPanel, { ...work.track })
		]
	}) });
}
/** Reading speed does not matter for lines that are heard. */
var OF_TIMES = [
	"overlap",
	"after_end",
	"no_words"
];
function timesOnly(state) {
	const problems = state.problems.filter(({ kind }) => OF_TIMES.includes(kind));
	return {
		...state,
		problems,
		fix: problems[0] === state.problems[0] ? state.fix : void 0
	};
}
// web/editors/dubbing/dubbing-page.tsx
var dubbing_page_exports = /* @__PURE__ */ __exportAll({ default: () => DubbingPage });
/** The editor of dubbed videos; `?project=` names a document to open. */
function DubbingPage() {
	const [search] = useSearchParams();
	const tool = useTool(useBarePath().split("/")[2] ?? "");
	const wanted = search.get("project") ?? void 0;
	return /* @__PURE__ */ jsx(DubbingEditor, {
		tool,
		wanted
	}, wanted ?? "");
}
export { saidOf as a, wantedLength as c, DubbingPage as default, keyOf as i, dubbingTexts as l, fitSpokenLine as n, speakersOf as o, speakLines as r, spokenLanguage as s, dubbing_page_exports as t };
