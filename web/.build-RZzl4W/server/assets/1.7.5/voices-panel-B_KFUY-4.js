import { l as dubbingTexts, o as speakersOf, s as spokenLanguage } from "./dubbing-page-CW6rAYdR.js";
import { r as USUAL_DUB } from "./subtitle-project-Cc7OUByw.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as chooseVoice, t as VoicePicker } from "./voice-picker-gsNS9Wsq.js";
import { t as useVoices } from "./use-voices-Bg9RDokx.js";
import { t as ChoiceRow } from "./workspace-CwkgsVb9.js";
import { t as SwitchRow } from "./switch-row-C7Lhao6E.js";
import { memo, useId } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/editors/dubbing/voices-panel.tsx
/** The greatest speeds that the tool offers. */
var FASTEST = [
	1.15,
	1.35,
	1.6
];
var USUAL_SPEED = 100;
/** Who speaks with which voice, and how the speech is laid over the clip. */
var VoicesPanel = memo(function Voices({ project, onProject }) {
	const texts = useAreaTexts(dubbingTexts);
	const { lines, voices } = project;
	const speakers = speakersOf(lines);
	const change = (voice) => onProject({ voices: [...voices.filter(({ speaker }) => speaker !== voice.speaker), voice] });
	return /* @__PURE__ */ jsxs("section", {
		className: "subtitle-styles dub-panel",
		"aria-label": texts.voices,
		children: [
			speakers.map((speaker) => /* @__PURE__ */ jsx(SpeakerRow, {
				speaker,
				label: speaker,
				project,
				onChange: change
			}, speaker)),
			/* @__PURE__ */ jsx(SpeakerRow, {
				speaker: "",
				label: speakers.length > 0 ? texts.narrator : texts.everybody,
				project,
				onChange: change
			}),
			/* @__PURE__ */ jsx(SoundSettings, {
				project,
				onProject
			})
		]
	});
});
function SpeakerRow({ speaker, label, project: { voices, to }, onChange }) {
	const offered = useVoices("line").data?.voices;
	const language = spokenLanguage(to);
	const chosen = voices.find((each) => each.speaker === speaker);
	const voice = offered?.find(({ id, engine }) => id === chosen?.voice && (chosen.engine === void 0 || engine === chosen.engine));
	const wanted = {
		...chosen?.language ? { language: chosen.language } : {},
		speed: USUAL_SPEED
	};
	const choose = ({ voice: id, engine, language: spoken }) => onChange({
		speaker,
		voice: id,
		engine,
		...spoken ? { language: spoken } : {}
	});
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("span", {
		className: "label",
		children: label
	}), /* @__PURE__ */ jsx(VoicePicker, {
		purpose: "line",
		value: voice && chooseVoice(voice, wanted),
		language,
		onChoose: choose
	})] });
}
function SoundSettings({ project, onProject }) {
	const texts = useAreaTexts(dubbingTexts);
	const id = useId();
	const dub = project.dub ?? USUAL_DUB;
	const change = (part) => onProject({ dub: {
		...dub,
		...part
	} });
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(ChoiceRow, {
			look: "segments",
			label: texts.fastest,
			fact: texts.fastestHint,
			chosen: dub.fastest,
			choices: FASTEST.map((value) => ({
				value,
				label: `${value}×`
			})),
			onChoose: (fastest) => change({ fastest })
		}),
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsxs("label", {
			className: "label",
			htmlFor: id,
			children: [texts.level, /* @__PURE__ */ jsx("span", {
				className: "label-fact",
				children: texts.levelValue({ value: dub.background })
			})]
		}), /* @__PURE__ */ jsx("input", {
			id,
			className: "range",
			type: "range",
			min: 0,
			max: 100,
			step: 5,
			value: dub.background,
			"aria-valuetext": texts.levelValue({ value: dub.background }),
			onChange: (event) => change({ background: event.target.valueAsNumber })
		})] }),
		/* @__PURE__ */ jsxs("div", {
			className: "switch-rows",
			children: [/* @__PURE__ */ jsx(SwitchRow, {
				label: texts.duck,
				hint: texts.duckHint,
				on: dub.duck,
				onChange: (duck) => change({ duck })
			}), /* @__PURE__ */ jsx(SwitchRow, {
				label: texts.subtitles,
				hint: texts.subtitlesHint,
				on: dub.subtitles,
				onChange: (subtitles) => change({ subtitles })
			})]
		})
	] });
}
export { VoicesPanel as default };
