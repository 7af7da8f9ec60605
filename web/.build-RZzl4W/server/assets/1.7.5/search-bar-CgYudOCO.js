import { t as subtitleRowTexts } from "./subtitle-rows-B98cr-7X.js";
import { d as findCues, f as replaceWords } from "./lines-B27IrDyd.js";
import { n as isOfInputMethod, t as isEnter } from "./input-method-CVy0jZ_K.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button, v as toast } from "../../entry-server.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { ChevronDown, ChevronUp, X } from "lucide-react";
// web/editors/kit/lines/search-bar.tsx
/** Finds words in both texts and replaces them: one line, or all, each in one step of undo. */
function SearchBar({ editor, commands, onClose }) {
	const { search: texts } = useAreaTexts(subtitleRowTexts);
	const { lines } = editor.project;
	const [words, setWords] = useState("");
	const [replacement, setReplacement] = useState("");
	const [matchCase, setMatchCase] = useState(false);
	const [place, setPlace] = useState(0);
	const search = {
		words,
		fields: ["text", "translation"],
		matchCase
	};
	const found = findCues(lines, search);
	const at = Math.min(place, Math.max(0, found.length - 1));
	const go = (to) => {
		const next = (to + found.length) % Math.max(1, found.length);
		setPlace(next);
		const cue = found[next];
		if (cue) commands.open(cue.id, void 0, void 0);
	};
	const leave = (event) => {
		if (event.key === "Escape" && !isOfInputMethod(event)) onClose();
	};
	const replaceIn = (ids) => {
		const { count } = replaceWords(lines.filter(({ id }) => ids.has(id)), search, replacement);
		if (count === 0) return 0;
		editor.updateLines((all) => all.map((line) => ids.has(line.id) ? replaceWords([line], search, replacement).cues[0] ?? line : line));
		return count;
	};
	return /* @__PURE__ */ jsxs("search", {
		className: "lines-search",
		"aria-label": texts.label,
		children: [
			/* @__PURE__ */ jsx("input", {
				autoFocus: true,
				type: "text",
				className: "input",
				"aria-label": texts.find,
				placeholder: texts.find,
				value: words,
				onChange: (event) => {
					setWords(event.target.value);
					setPlace(0);
				},
				onKeyDown: (event) => {
					leave(event);
					if (isEnter(event)) go(event.shiftKey ? at - 1 : at + 1);
				}
			}),
			/* @__PURE__ */ jsx("span", {
				className: "note",
				role: "status",
				children: words !== "" && (found.length === 0 ? texts.none : texts.matches({
					at: at + 1,
					count: found.length
				}))
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: ChevronUp,
				small: true,
				label: texts.previous,
				onClick: () => go(at - 1)
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: ChevronDown,
				small: true,
				label: texts.next,
				onClick: () => go(at + 1)
			}),
			/* @__PURE__ */ jsx("input", {
				type: "text",
				className: "input",
				"aria-label": texts.replace,
				placeholder: texts.replace,
				value: replacement,
				onChange: (event) => setReplacement(event.target.value),
				onKeyDown: leave
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				disabled: found.length === 0,
				onClick: () => {
					const cue = found[at];
					if (cue) replaceIn(/* @__PURE__ */ new Set([cue.id]));
					go(at);
				},
				children: texts.replaceOne
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				disabled: found.length === 0,
				onClick: () => toast(texts.replaced({ count: replaceIn(new Set(found.map(({ id }) => id))) })),
				children: texts.replaceAll
			}),
			/* @__PURE__ */ jsxs("label", {
				className: "lines-case",
				children: [/* @__PURE__ */ jsx("input", {
					type: "checkbox",
					checked: matchCase,
					onChange: (event) => setMatchCase(event.target.checked)
				}), texts.matchCase]
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: X,
				small: true,
				label: texts.close,
				onClick: onClose
			})
		]
	});
}
export { SearchBar as default };
