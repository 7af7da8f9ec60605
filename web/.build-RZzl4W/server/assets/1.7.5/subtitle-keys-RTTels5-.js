import { n as shortcutTexts, t as KeyList } from "./key-list-Bt_EmxeJ.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { jsx } from "react/jsx-runtime";
// web/editors/kit/lines/subtitle-keys.tsx
/** Every key of the table of lines and of its video. */
function SubtitleKeys({ onClose }) {
	const { lines, lineKeys, video, videoKeys } = useAreaTexts(shortcutTexts);
	return /* @__PURE__ */ jsx(KeyList, {
		groups: [[lines, Object.values(lineKeys)], [video, Object.values(videoKeys)]],
		onClose
	});
}
export { SubtitleKeys as default };
