import { a as useMessages, r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as teamTexts } from "./team-Dn9LN45I.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/organisations/confirm-dialog.tsx
/** Asks before an action that cannot simply be undone, and states what it changes. */
function ConfirmDialog({ title, lines, verb, working, onConfirm, onClose }) {
	const { team } = useAreaTexts(teamTexts);
	const { shell } = useMessages();
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title,
		closeLabel: shell.close,
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid grid-cols-[minmax(0,1fr)] gap-6 px-7 pt-3 pb-7 max-phone:px-5",
			children: [/* @__PURE__ */ jsx("ul", {
				className: "grid gap-2 text-ink-2",
				children: lines.map((line) => /* @__PURE__ */ jsx("li", {
					className: "border-l-2 border-line-2 pl-3",
					children: line
				}, line))
			}), /* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap gap-2",
				children: [/* @__PURE__ */ jsx(Button, {
					look: "ink",
					className: "h-auto min-h-10 max-w-full py-2 whitespace-normal wrap-anywhere",
					"aria-disabled": working,
					onClick: onConfirm,
					children: verb
				}), /* @__PURE__ */ jsx(Button, {
					look: "quiet",
					onClick: onClose,
					children: team.cancel
				})]
			})]
		})
	});
}
// web/features/organisations/check-name.ts
/** Maximum characters of the name of a team or of a project (contract, `name`). */
var LONGEST_NAME = 60;
/** The error text of an invalid name; undefined if it is valid. */
function checkName(name, texts) {
	const trimmed = name.trim();
	if (trimmed === "") return texts.nameMissing;
	return trimmed.length > LONGEST_NAME ? texts.nameLong : void 0;
}
export { ConfirmDialog as n, checkName as t };
