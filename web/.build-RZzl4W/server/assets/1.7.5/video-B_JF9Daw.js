import { i as useLanguage } from "./messages-DIgvXott.js";
import { n as MediaSlot, t as sampleMedia } from "./sample-media-CXQvGVZW.js";
import { t as useClipEnd } from "./use-clip-end-Dfuxo-_7.js";
import { jsx } from "react/jsx-runtime";
// web/editors/form/kinds/video.tsx
/** The field for a tool's audio or video: sets its URL and its duration. */
function MediaControl({ field, values, change }) {
	const { language } = useLanguage();
	const { kind, name, secondsName, limits, samples, text } = field;
	const { label, hint } = text[language];
	const [given, seconds] = [values[name], values[secondsName]];
	const value = typeof given === "string" ? given : void 0;
	const onChange = (file) => change({
		[name]: file?.url,
		[secondsName]: file?.media?.seconds
	});
	useClipEnd(value, onChange);
	return /* @__PURE__ */ jsx(MediaSlot, {
		kind,
		label,
		hint: hint || void 0,
		limits,
		value,
		seconds: typeof seconds === "number" ? seconds : void 0,
		...kind === "video" && { local: "here" },
		samples: sampleMedia(samples, language),
		onChange
	});
}
export { MediaControl as default };
