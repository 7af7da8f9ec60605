import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { n as shortcutTexts, t as KeyList } from "./key-list-Bt_EmxeJ.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { jsx } from "react/jsx-runtime";
// web/editors/form/shortcuts.tsx
/** All shortcuts of the workspace and of its editor. */
function ShortcutsDialog({ onClose }) {
	const shortcuts = useAreaTexts(shortcutTexts);
	const { keys } = useAreaTexts(canvasTexts);
	return /* @__PURE__ */ jsx(KeyList, {
		groups: [[shortcuts.workspace, Object.values(shortcuts.keys)], [shortcuts.painting, Object.values(keys)]],
		onClose
	});
}
export { ShortcutsDialog };
