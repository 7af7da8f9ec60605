import { i as useLanguage } from "./messages-DIgvXott.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { g as Button, jt as lazyPart } from "../../entry-server.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { Suspense, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { AudioLines } from "lucide-react";
// web/voices/core/voice-choice.ts
/** Identifies a voice among those of all engines. */
var voiceKey = ({ engine, id }) => `${engine}:${id}`;
/** The request for a spoken text with this voice: properties of `makeSpeech`. */
function speechWish({ engine, voice, language, accent, emotion, speed }) {
	return {
		engine,
		voice,
		speed,
		...language === void 0 ? {} : { language },
		...accent === void 0 ? {} : { accent },
		...emotion === void 0 ? {} : { emotion }
	};
}
/** How a voice would speak with settings that were made for another one: what it cannot do is left out. */
function chooseVoice(voice, wanted) {
	const { languages, accents, emotions, speeds } = voice;
	const [only] = languages;
	const language = wanted.language !== void 0 && (languages.length === 0 || languages.includes(wanted.language)) ? wanted.language : only;
	const accent = accents.find((each) => each === wanted.accent) ?? accents[0];
	const emotion = emotions.find((each) => each === wanted.emotion && each !== "neutral");
	return {
		engine: voice.engine,
		voice: voice.id,
		name: voice.name,
		speed: Math.max(speeds.least, Math.min(speeds.most, wanted.speed)),
		...language === void 0 ? {} : { language },
		...accent === void 0 ? {} : { accent },
		...emotion === void 0 ? {} : { emotion }
	};
}
// web/voices/voice-picker.tsx
var VoiceFacts = lazyPart(() => import("./voice-facts-5WP8cbSj.js"));
var VoiceDialog = lazyPart(async () => ({ default: (await import("./voice-dialog-CrnA5sDJ.js")).VoiceDialog }));
/** The chosen voice in a row, and the dialog in which another one is chosen. */
function VoicePicker({ value, onChoose, language, text, disabled = false, purpose = "speech" }) {
	const { voice: texts } = useStudioMessages().tools;
	const { language: shown } = useLanguage();
	const signedIn = useSignedIn();
	const [isOpen, setOpen] = useState(false);
	const open = async () => {
		if (signedIn || await askToSignIn()) setOpen(true);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "voice-picker",
		children: [
			/* @__PURE__ */ jsx(AudioLines, {
				size: 18,
				strokeWidth: 1.6,
				"aria-hidden": true
			}),
			/* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("b", { children: value ? value.name[shown] : texts.automatic }), /* @__PURE__ */ jsx("small", { children: value ? /* @__PURE__ */ jsx(Suspense, {
				fallback: "\xA0",
				children: /* @__PURE__ */ jsx(VoiceFacts, {
					value,
					purpose
				})
			}) : texts.automaticLine })] }),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				disabled,
				onClick: () => void open(),
				children: texts.change
			}),
			isOpen && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(VoiceDialog, {
				value,
				language,
				text,
				purpose,
				onClose: () => setOpen(false),
				onChoose: (choice) => {
					setOpen(false);
					onChoose(choice);
				}
			}) })
		]
	});
}
export { voiceKey as i, chooseVoice as n, speechWish as r, VoicePicker as t };
