import { t as frameAreaTexts } from "./frame-areas-Bqkfuzfx.js";
import { t as subtitleDialogTexts } from "./subtitle-dialogs-0dnDU5VW.js";
import { l as subtitleTexts } from "./subtitle-project-Cc7OUByw.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { g as Button } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { i as AreaStage, n as createAreaEditor, o as AreaList } from "./area-editor-C-3fWIkp.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/subtitles/areas-dialog.tsx
/** Where the old subtitles are: drawn on the frames, or found; one step of undo when it is closed. */
function AreasDialog({ url, rate, areas, onClose }) {
	const texts = useAreaTexts(subtitleTexts);
	const words = useAreaTexts(subtitleDialogTexts);
	const { label } = useAreaTexts(frameAreaTexts).views;
	const { shell } = useStudioMessages();
	const [editor] = useState(() => createAreaEditor(areas));
	const state = useStore(editor.state, editor.state.get());
	const close = () => onClose(state.history.document);
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose: close,
		title: words.areasTitle,
		closeLabel: shell.close,
		width: 1080,
		children: /* @__PURE__ */ jsxs("div", {
			className: "old-areas",
			children: [/* @__PURE__ */ jsx("div", {
				className: "old-areas-stage",
				role: "group",
				"aria-label": label,
				children: /* @__PURE__ */ jsx(AreaStage, {
					editor,
					state,
					url,
					active: true,
					rate,
					quality: "standard",
					scope: ".dialog"
				})
			}), /* @__PURE__ */ jsxs("div", {
				className: "old-areas-side",
				children: [/* @__PURE__ */ jsx(AreaList, {
					editor,
					state,
					url,
					label: texts.editAreas,
					hint: words.areasHint
				}), /* @__PURE__ */ jsx(Button, {
					look: "ink",
					onClick: close,
					children: words.done
				})]
			})]
		})
	});
}
export { AreasDialog as default };
