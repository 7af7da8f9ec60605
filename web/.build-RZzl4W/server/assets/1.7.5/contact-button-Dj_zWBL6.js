import { Dt as toolAt, p as useBarePath } from "../../entry-server.js";
import { a as useMessages } from "./messages-DIgvXott.js";
import { jsx } from "react/jsx-runtime";
import { MessageCircle } from "lucide-react";
// web/shell/contact-button.tsx
/** The one editor that has the button (specification, section 2). */
var EDITOR_WITH_CONTACT = "ai-image-editor";
/**
* Whether a page has the contact button: every page except editors other than the AI image editor, and the small
* windows that another page opens.
* @param path below the language prefix
*/
function hasContact(path) {
	if (/^\/(popup|sandbox)\//.test(path)) return false;
	const tool = toolAt(path);
	return tool?.page !== "editor" || tool.id === EDITOR_WITH_CONTACT;
}
/** The floating button that opens the address the operator has set, on the pages that have it. */
function ContactButton({ address }) {
	const { shell } = useMessages();
	const path = useBarePath();
	if (!hasContact(path)) return null;
	const mail = address.startsWith("mailto:");
	return /* @__PURE__ */ jsx("a", {
		className: "contact-button",
		"data-editor": path.endsWith("/editor"),
		href: address,
		"aria-label": shell.contact,
		title: shell.contact,
		...mail ? {} : {
			target: "_blank",
			rel: "noopener"
		},
		children: /* @__PURE__ */ jsx(MessageCircle, {
			size: 20,
			strokeWidth: 1.6,
			"aria-hidden": true
		})
	});
}
export { ContactButton as default, hasContact };
