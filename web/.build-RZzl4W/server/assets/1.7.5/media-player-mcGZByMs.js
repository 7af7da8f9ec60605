import { jt as lazyPart } from "../../entry-server.js";
import { t as useKeys } from "./use-keys-Dv2LE1db.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import "./making-picture-BNoHYN-V.js";
import { Suspense, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Ellipsis } from "lucide-react";
import { DropdownMenu } from "radix-ui";
// web/ui/tip.tsx
/**
* A paper slip under its button with what it does and its key: after 300 ms under the pointer, at once with the focus.
* The button carries the same words as its accessible name, so that screen readers need not read this.
*/
function Tip({ label, shortcut }) {
	return /* @__PURE__ */ jsxs("span", {
		className: "tip",
		"aria-hidden": "true",
		children: [label, shortcut && /* @__PURE__ */ jsx("kbd", {
			className: "key",
			children: shortcut === "Delete" ? "Del" : shortcut
		})]
	});
}
// web/runs/verb-keys.ts
/** Elements in which letters are text input, or keys of a menu. */
var TYPING = "input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=menu]";
var DIALOG = "[role=dialog]";
/**
* The pressed key, unless it is meant for a field, a menu, the browser, or a dialog over the page.
* @param home the element that the key acts on: inside a dialog, it gets the keys of that dialog
*/
function plainKey(event, home) {
	const target = event.target instanceof HTMLElement ? event.target : document.body;
	const held = event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.repeat;
	const elsewhere = target.closest(DIALOG) !== (home?.closest(DIALOG) ?? null);
	return held || elsewhere || target.closest(TYPING) ? void 0 : event.key;
}
/** Keys of a result's verbs; those with choices open their menu through `onOpen`. */
function useVerbKeys(verbs, bar, onOpen) {
	useKeys((event) => {
		const key = plainKey(event, bar.current)?.toLowerCase();
		if (key === void 0) return;
		const verb = verbs.find(({ shortcut }) => shortcut?.toLowerCase() === key);
		if (key === ".") onOpen("more");
		else if (verb?.choices) onOpen(verb.id);
		else if (verb && !verb.href) verb.run();
		else return;
		event.preventDefault();
	});
}
// web/runs/result-bar.tsx
/** Verbs shown as words, and those shown as icons if there is room. */
var WORDS = [
	"download",
	"continue",
	"save"
];
var ICONS = [
	"reuse",
	"delete",
	"restore"
];
/** The verbs of a result over it: the first three as words, two as icons, the rest under "more". */
function ResultBar({ label, verbs, narrow = [] }) {
	const { pictures } = useStudioMessages();
	const [open, setOpen] = useState();
	const bar = useRef(null);
	useVerbKeys(verbs, bar, setOpen);
	const controlled = (id) => ({
		open: open === id,
		onOpenChange: (shown) => setOpen(shown ? id : void 0)
	});
	const words = verbs.filter(({ id }) => WORDS.includes(id));
	const icons = verbs.filter(({ id }) => ICONS.includes(id));
	const rest = verbs.filter(({ id }) => !WORDS.includes(id) && !ICONS.includes(id));
	const { more } = pictures.verbs;
	return /* @__PURE__ */ jsxs("div", {
		ref: bar,
		role: "toolbar",
		"aria-label": label,
		className: "result-bar",
		children: [
			words.map((verb) => /* @__PURE__ */ jsx(BarVerb, {
				verb,
				look: "word",
				...controlled(verb.id)
			}, verb.id)),
			icons.map((verb) => /* @__PURE__ */ jsx(BarVerb, {
				verb,
				look: "icon",
				...controlled(verb.id)
			}, verb.id)),
			/* @__PURE__ */ jsxs(DropdownMenu.Root, {
				...controlled("more"),
				children: [/* @__PURE__ */ jsxs(DropdownMenu.Trigger, {
					className: "bar-verb",
					"data-look": "more",
					"aria-label": more,
					"aria-keyshortcuts": ".",
					children: [
						/* @__PURE__ */ jsx(Ellipsis, {
							size: 18,
							strokeWidth: 1.6,
							"aria-hidden": "true"
						}),
						/* @__PURE__ */ jsx("span", { children: more }),
						/* @__PURE__ */ jsx(Tip, {
							label: more,
							shortcut: "."
						})
					]
				}), /* @__PURE__ */ jsxs(DropdownMenu.Content, {
					className: "menu",
					align: "end",
					sideOffset: 6,
					collisionPadding: 8,
					children: [[...narrow, ...icons].map((verb) => /* @__PURE__ */ jsx(MoreItem, {
						verb,
						className: "menu-item when-narrow"
					}, verb.id)), rest.map((verb) => /* @__PURE__ */ jsx(MoreItem, {
						verb,
						className: "menu-item"
					}, verb.id))]
				})]
			})
		]
	});
}
function MoreItem({ verb, className }) {
	return /* @__PURE__ */ jsxs(DropdownMenu.Item, {
		className,
		onSelect: verb.run,
		children: [/* @__PURE__ */ jsx(verb.icon, {
			size: 16,
			strokeWidth: 1.6,
			"aria-hidden": "true"
		}), verb.label]
	});
}
function BarVerb({ verb, look, open, onOpenChange }) {
	const face = /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(verb.icon, {
			size: look === "word" ? 16 : 18,
			strokeWidth: 1.6,
			"aria-hidden": "true"
		}),
		/* @__PURE__ */ jsx("span", { children: verb.label }),
		/* @__PURE__ */ jsx(Tip, {
			label: verb.label,
			shortcut: verb.shortcut
		})
	] });
	const common = {
		className: "bar-verb",
		"data-look": look,
		"aria-label": verb.label,
		...verb.shortcut && { "aria-keyshortcuts": verb.shortcut }
	};
	if (verb.href) return /* @__PURE__ */ jsx("a", {
		...common,
		href: verb.href,
		download: true,
		children: face
	});
	if (!verb.choices) return /* @__PURE__ */ jsx("button", {
		type: "button",
		...common,
		onClick: verb.run,
		children: face
	});
	return /* @__PURE__ */ jsxs(DropdownMenu.Root, {
		open,
		onOpenChange,
		children: [/* @__PURE__ */ jsx(DropdownMenu.Trigger, {
			...common,
			children: face
		}), /* @__PURE__ */ jsx(DropdownMenu.Content, {
			className: "menu",
			align: "end",
			sideOffset: 6,
			collisionPadding: 8,
			children: verb.choices.map((choice) => /* @__PURE__ */ jsx(DropdownMenu.Item, {
				className: "menu-item",
				onSelect: choice.run,
				children: choice.label
			}, choice.id))
		})]
	});
}
// web/runs/media-player.tsx
var ClipPlayer = lazyPart(() => import("./clip-player-BxUWeD34.js"));
/**
* Plays a video or sound of a run.
* @param madeBy what made it, whose lines are its captions
* @param scope selector of the dialog that contains it
*/
function MediaPlayer(props) {
	return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ClipPlayer, { ...props }) });
}
export { Tip as i, ResultBar as n, plainKey as r, MediaPlayer as t };
