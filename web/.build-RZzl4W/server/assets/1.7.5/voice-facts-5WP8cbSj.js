import { t as voicesTexts } from "./voices-B3Qa0w-T.js";
import { i as SPEECH_LANGUAGE_NAMES, n as EMOTION_NAMES } from "./speech-names-8p7y5XSW.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
// web/voices/voice-facts.tsx
/** How a chosen voice speaks, in a line. */
function VoiceFacts({ value, purpose }) {
	const texts = useAreaTexts(voicesTexts);
	const { language: shown } = useLanguage();
	return [
		...value.language ? [SPEECH_LANGUAGE_NAMES[value.language][shown]] : [],
		...value.emotion ? [EMOTION_NAMES[value.emotion][shown]] : [],
		...purpose === "speech" ? [texts.percent({ value: value.speed })] : []
	].join(" · ");
}
export { VoiceFacts as default };
