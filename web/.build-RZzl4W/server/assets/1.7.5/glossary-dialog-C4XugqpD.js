import { t as subtitleDialogTexts } from "./subtitle-dialogs-0dnDU5VW.js";
import { l as subtitleTexts, n as PROJECT_LIMITS } from "./subtitle-project-Cc7OUByw.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { g as Button } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Plus, Trash2 } from "lucide-react";
// web/editors/subtitles/glossary-dialog.tsx
var NONE = {
	term: "",
	translation: ""
};
var isWritten = ({ term, translation }) => term.trim() !== "" && translation.trim() !== "";
/** Words that are always translated the same way; one step of undo when it is closed. */
function GlossaryDialog({ glossary, onClose }) {
	const texts = useAreaTexts(subtitleTexts);
	const words = useAreaTexts(subtitleDialogTexts);
	const { shell } = useStudioMessages();
	const [entries, setEntries] = useState(() => glossary.length > 0 ? glossary : [NONE]);
	const close = () => onClose(entries.filter(isWritten));
	const write = (at, change) => setEntries(entries.map((entry, place) => place === at ? {
		...entry,
		...change
	} : entry));
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose: close,
		title: texts.glossary,
		closeLabel: shell.close,
		width: 560,
		children: /* @__PURE__ */ jsxs("div", {
			className: "glossary",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "note",
					children: words.glossaryHint
				}),
				entries.map((entry, at) => /* @__PURE__ */ jsxs("div", {
					className: "glossary-row",
					children: [["term", "translation"].map((part) => /* @__PURE__ */ jsx("input", {
						type: "text",
						className: "input",
						"aria-label": part === "term" ? words.term : words.termTranslation,
						placeholder: part === "term" ? words.term : words.termTranslation,
						maxLength: PROJECT_LIMITS.term,
						value: entry[part],
						onChange: (event) => write(at, { [part]: event.target.value })
					}, part)), /* @__PURE__ */ jsx(IconButton, {
						icon: Trash2,
						small: true,
						label: words.removeTerm({ term: entry.term }),
						onClick: () => setEntries(entries.toSpliced(at, 1))
					})]
				}, at)),
				/* @__PURE__ */ jsxs("div", {
					className: "glossary-foot",
					children: [/* @__PURE__ */ jsxs(Button, {
						size: "small",
						disabled: entries.length >= PROJECT_LIMITS.glossary,
						onClick: () => setEntries([...entries, NONE]),
						children: [
							/* @__PURE__ */ jsx(Plus, {
								size: 15,
								strokeWidth: 1.6,
								"aria-hidden": true
							}),
							" ",
							words.addTerm
						]
					}), /* @__PURE__ */ jsx(Button, {
						look: "ink",
						size: "small",
						onClick: close,
						children: words.done
					})]
				})
			]
		})
	});
}
export { GlossaryDialog as default };
