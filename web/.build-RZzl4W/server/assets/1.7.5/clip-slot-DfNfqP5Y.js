import { t as MEDIA_LIMITS } from "./media-limits-IbQgcqIW.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { n as MediaSlot, t as sampleMedia } from "./sample-media-CXQvGVZW.js";
import { s as isLocalClip } from "./uploaded-image-Hb1fEpl8.js";
import { jsx } from "react/jsx-runtime";
// web/editors/kit/lines/clip-slot.tsx
/** The slot in which a video is added. */
function ClipSlot({ label, samples, local, isShown, onLocal, onClip }) {
	const { language } = useLanguage();
	return /* @__PURE__ */ jsx(MediaSlot, {
		kind: "video",
		label,
		limits: MEDIA_LIMITS.video,
		value: local,
		local: isShown ? "elsewhere" : "here",
		seconds: void 0,
		samples: sampleMedia(samples, language),
		onChange: (file) => !file || isLocalClip(file.url) ? onLocal(file) : onClip(file)
	});
}
export { ClipSlot as default };
