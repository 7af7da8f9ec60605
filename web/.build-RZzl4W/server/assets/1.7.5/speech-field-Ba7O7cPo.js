import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { jt as lazyPart } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { n as MediaSlot, t as sampleMedia } from "./sample-media-CXQvGVZW.js";
import { t as ChoiceRow } from "./workspace-CwkgsVb9.js";
import { i as speechDraft, n as changeDraft, t as SOURCES } from "./speech-draft-DBSshdjS.js";
/* empty css                  */
import { Suspense } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/speaking/speech-field.tsx
var RecordSource = lazyPart(() => import("./record-source-0JZpyX-c.js").then(({ RecordSource: Source }) => ({ default: Source })));
var TextSource = lazyPart(() => import("./text-source-CaPM6gaI.js").then(({ TextSource: Source }) => ({ default: Source })));
/** The speech: a file, a recording, or a text that a voice speaks. Each becomes one of the person's sounds. */
function SpeechField({ tool, field, values, change }) {
	const { language } = useLanguage();
	const { source: texts } = useAreaTexts(speakingTexts);
	const store = speechDraft(tool.id);
	const draft = useStore(store, store.get());
	const { name, secondsName, limits, video, samples, text } = field;
	const { label, hint } = text[language];
	const [value, seconds] = [values[name], values[secondsName]];
	const { source } = draft;
	const take = (file) => change({
		[name]: file?.url,
		[secondsName]: file?.media?.seconds
	});
	const isThere = typeof value === "string";
	return /* @__PURE__ */ jsxs("div", {
		className: "speech-field",
		children: [
			/* @__PURE__ */ jsx(ChoiceRow, {
				look: "segments",
				label: texts.label,
				chosen: source,
				onChoose: (chosen) => changeDraft(tool.id, { source: chosen }),
				choices: SOURCES.map((each) => ({
					value: each,
					label: texts[each]
				}))
			}),
			source !== "file" && /* @__PURE__ */ jsx(Suspense, { children: source === "record" ? /* @__PURE__ */ jsx(RecordSource, {
				limits,
				onTaken: take
			}) : /* @__PURE__ */ jsx(TextSource, {
				toolId: tool.id,
				draft,
				sound: value,
				limits,
				onTaken: take
			}) }),
			(isThere || source === "file") && /* @__PURE__ */ jsx(MediaSlot, {
				kind: "audio",
				label,
				hint: hint || void 0,
				limits,
				soundOf: video,
				value: isThere ? value : void 0,
				seconds: typeof seconds === "number" ? seconds : void 0,
				samples: sampleMedia(samples, language),
				onChange: take
			})
		]
	});
}
export { SpeechField as default };
