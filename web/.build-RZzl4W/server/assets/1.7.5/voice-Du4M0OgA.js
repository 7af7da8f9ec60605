import { n as SPEECH_LANGUAGES } from "./speech-BT8uKlkB.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { n as chooseVoice, t as VoicePicker } from "./voice-picker-gsNS9Wsq.js";
import { t as useVoices } from "./use-voices-Bg9RDokx.js";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/voice.tsx
var USUAL_SPEED = 100;
/** The voice of all lines. One that does not speak the chosen language is dropped. */
function VoiceControl({ field, values, change }) {
	const { language: shown } = useLanguage();
	const { name, of } = field;
	const { label, hint } = field.text[shown];
	const to = String(values[of] ?? "");
	const language = SPEECH_LANGUAGES.find((each) => each.startsWith(`${to}-`));
	const voices = useVoices("dubbing").data?.voices;
	const speaks = ({ languages }) => languages.length === 0 || languages.some((each) => each.startsWith(`${to}-`));
	const offered = (wanted) => voices?.find((each) => each.id === wanted && speaks(each));
	const choiceOf = (wanted) => {
		const found = offered(wanted);
		return found && chooseVoice(found, {
			...language && { language },
			speed: USUAL_SPEED
		});
	};
	const lines = values["lines"] ?? [];
	const speakers = [...new Set(lines.flatMap(({ speaker }) => speaker ?? []))];
	const ofSpeakers = values["voices"] ?? [];
	const kept = ofSpeakers.filter(({ speaker, voice }) => speakers.includes(speaker) && (voices === void 0 || offered(voice)));
	const isLost = voices !== void 0 && (values[name] !== void 0 && !offered(values[name]) || kept.length < ofSpeakers.length);
	useEffect(() => {
		if (!isLost) return;
		change({
			[name]: offered(values[name])?.id,
			voices: kept.length > 0 ? kept : void 0
		});
	});
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsx("span", {
			className: "label",
			children: label
		}),
		/* @__PURE__ */ jsx(VoicePicker, {
			purpose: "dubbing",
			value: choiceOf(values[name]),
			language,
			onChoose: ({ voice }) => change({ [name]: voice })
		}),
		speakers.map((speaker) => /* @__PURE__ */ jsxs("div", {
			className: "mt-3",
			children: [/* @__PURE__ */ jsx("span", {
				className: "label",
				children: speaker
			}), /* @__PURE__ */ jsx(VoicePicker, {
				purpose: "dubbing",
				value: choiceOf(kept.find((each) => each.speaker === speaker)?.voice ?? values[name]),
				language,
				onChoose: ({ voice }) => change({ voices: [...kept.filter((each) => each.speaker !== speaker), {
					speaker,
					voice
				}] })
			})]
		}, speaker)),
		/* @__PURE__ */ jsx("p", {
			className: "note",
			children: hint
		})
	] });
}
export { VoiceControl as default };
