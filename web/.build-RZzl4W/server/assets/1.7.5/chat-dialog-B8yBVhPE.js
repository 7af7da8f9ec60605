import { a as writingTexts } from "./texts-DT5KuTWO.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import ChatPane from "./chat-pane-YbV4VUHw.js";
import { jsx } from "react/jsx-runtime";
// web/chat/chat-dialog.tsx
/** The chat for a workspace without a third column. */
function ChatDialog({ onClose, ...chat }) {
	const texts = useAreaTexts(writingTexts).chat;
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: texts.title,
		titleHidden: true,
		closeLabel: texts.close,
		children: /* @__PURE__ */ jsx("div", {
			className: "chat-dialog",
			children: /* @__PURE__ */ jsx(ChatPane, { ...chat })
		})
	});
}
export { ChatDialog as default };
