import { l as subtitleTexts } from "./subtitle-project-Cc7OUByw.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { t as subtitleRowTexts } from "./subtitle-rows-B98cr-7X.js";
import { g as Button, v as toast } from "../../entry-server.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { n as parseClock, t as clockText } from "./clock-text-DlnogvQR.js";
import { n as isOfInputMethod, t as isEnter } from "./input-method-CVy0jZ_K.js";
import { memo, useEffectEvent, useLayoutEffect, useMemo, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Clock3, Languages, Merge, Scissors, Trash2, WrapText } from "lucide-react";
// web/editors/kit/lines/core/row-window.ts
/** Which rows of a long table are drawn: those that are visible, and a few more. */
/** The offset of each row in CSS pixels, followed by the height of all. */
function rowOffsets(heights) {
	const offsets = new Float64Array(heights.length + 1);
	heights.forEach((height, at) => {
		offsets[at + 1] = offsets[at] + height;
	});
	return offsets;
}
/** @param spare pixels above and below the view that are drawn as well */
function rowWindow(offsets, top, height, spare) {
	const count = offsets.length - 1;
	const all = offsets[count] ?? 0;
	const first = Math.min(Math.max(0, count - 1), rowAt(offsets, top - spare));
	const end = Math.min(count, rowAt(offsets, top + height + spare) + 1);
	return {
		first,
		end,
		above: offsets[first] ?? 0,
		below: all - (offsets[end] ?? all)
	};
}
/** The row that covers a height; the first or the last one outside. */
function rowAt(offsets, height) {
	let low = 0;
	let high = Math.max(0, offsets.length - 2);
	while (low < high) {
		const middle = low + high + 1 >> 1;
		if (offsets[middle] <= height) low = middle;
		else high = middle - 1;
	}
	return low;
}
/** The scroll position at which a row is fully visible; undefined if it is already. */
function scrollToRow(offsets, row, view) {
	const [from = 0, to = 0] = [offsets[row], offsets[row + 1]];
	if (from >= view.top && to <= view.top + view.height) return void 0;
	if (!(Math.abs(from - view.top) < 2 * view.height)) return Math.max(0, from - view.height / 3);
	return from < view.top ? from : Math.max(0, Math.min(from, to - view.height));
}
// web/editors/kit/lines/cue-field.tsx
/** The field of the line that is worked on, with the keys of the table. */
function CueField({ id, field, words, caret, label, placeholder, language, commands, onTooShort }) {
	const element = useRef(null);
	useLayoutEffect(() => {
		if (caret === void 0 || !element.current) return;
		element.current.focus({ preventScroll: true });
		const place = caret === "end" ? element.current.value.length : caret;
		element.current.setSelectionRange(place, place);
	}, [
		id,
		field,
		caret
	]);
	const press = (event) => {
		if (isOfInputMethod(event)) return;
		const command = event.ctrlKey || event.metaKey;
		const { selectionStart, value } = event.currentTarget;
		const key = event.key.toLowerCase();
		if (key === "enter" && command) {
			if (!commands.split(id, {
				field,
				caret: selectionStart
			})) onTooShort();
		} else if (key === "enter" && !event.shiftKey) commands.goOn();
		else if (key === "m" && command) commands.merge(id);
		else if (event.altKey && (key === "arrowleft" || key === "arrowright")) commands.nudge(id, key === "arrowleft" ? -1 : 1, "line");
		else if (event.altKey && (key === "arrowup" || key === "arrowdown")) commands.nudge(id, key === "arrowdown" ? -1 : 1, "end");
		else if (key === "arrowup" && !value.slice(0, selectionStart).includes("\n") && !command) commands.move(-1);
		else if (key === "arrowdown" && !value.slice(selectionStart).includes("\n") && !command) commands.move(1);
		else if (key === "tab" && !command && field === (event.shiftKey ? "translation" : "text")) commands.open(id, event.shiftKey ? "text" : "translation", "end");
		else if (key === "escape") {
			commands.close();
			event.currentTarget.blur();
		} else return;
		event.preventDefault();
		event.stopPropagation();
	};
	return /* @__PURE__ */ jsx("textarea", {
		ref: element,
		className: "input cue-field",
		rows: Math.max(2, words.split("\n").length),
		lang: language,
		dir: "auto",
		"aria-label": label,
		placeholder,
		value: words,
		onChange: (event) => commands.type(id, field, event.target.value),
		onBlur: commands.settle,
		onKeyDown: press
	});
}
// web/editors/kit/lines/row-margin.tsx
/** Position of the limit's tick on the scale, as a share of its width. */
var LIMIT_AT = .72;
/** The margin of a row: how fast it has to be read, or what is wrong with it and what to do. */
function RowMargin({ at, state: { perSecond, limit, problems, fix }, field, current, onFix }) {
	const texts = useAreaTexts(subtitleRowTexts);
	const [problem] = problems;
	const words = problem && problemWords(texts, problem, at, field);
	const fixWords = useFixWords();
	return /* @__PURE__ */ jsxs("div", {
		className: "row-margin",
		role: "cell",
		"data-trouble": problem !== void 0,
		children: [
			(!problem || problem.kind === "too_fast") && /* @__PURE__ */ jsxs("span", {
				className: "gauge-row",
				role: "img",
				"aria-label": texts.gauge({
					value: perSecond,
					limit
				}),
				children: [!problem && /* @__PURE__ */ jsx("b", { children: texts.perSecond({ value: perSecond }) }), /* @__PURE__ */ jsx("i", {
					className: "gauge",
					"data-hot": problem !== void 0,
					style: { "--value": `${Math.min(1, perSecond / limit * LIMIT_AT) * 100}%` }
				})]
			}),
			words && /* @__PURE__ */ jsx("b", {
				className: "trouble",
				children: words
			}),
			problem?.kind === "too_fast" && /* @__PURE__ */ jsx("span", {
				className: "limit",
				children: texts.limitLine({ limit })
			}),
			fix && !current && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "fix link",
				onClick: onFix,
				children: fixWords(fix)
			})
		]
	});
}
/** The label of a fix. */
function useFixWords() {
	const { fixes } = useAreaTexts(subtitleRowTexts);
	return (fix) => {
		if (fix.kind === "longer") return fixes.longer({ seconds: (fix.after + fix.before) / 1e3 });
		return fix.kind === "end_at" ? fixes.end_at({ time: clockText(fix.time) }) : fixes[fix.kind];
	};
}
function problemWords(texts, problem, at, field) {
	const { problems } = texts;
	switch (problem.kind) {
		case "too_fast": return problems.too_fast(problem);
		case "too_wide": return problems.too_wide(problem);
		case "too_many_lines": return problems.too_many_lines(problem);
		case "overlap": return problems.overlap({
			next: at + 1,
			seconds: Math.max(.1, problem.milliseconds / 1e3)
		});
		case "gap": return problems.gap(problem);
		case "after_end": return problems.after_end({ seconds: Math.max(.1, problem.milliseconds / 1e3) });
		case "no_letters": return problems.no_letters(problem);
		case "no_words": return field === "translation" ? problems.no_translation : problems.no_words;
	}
}
// web/editors/kit/lines/time-field.tsx
/** A time that can be typed: applied on Enter or when the field is left, discarded on Escape. */
function TimeField({ time, label, onTime }) {
	const [typed, setTyped] = useState();
	const take = () => {
		const read = typed === void 0 ? void 0 : parseClock(typed);
		setTyped(void 0);
		if (read !== void 0 && read !== time) onTime(read);
	};
	return /* @__PURE__ */ jsx("input", {
		type: "text",
		inputMode: "decimal",
		className: "time-field",
		"aria-label": label,
		value: typed ?? clockText(time),
		onFocus: (event) => event.currentTarget.select(),
		onChange: (event) => setTyped(event.target.value),
		onBlur: take,
		onKeyDown: (event) => {
			if (isEnter(event)) event.currentTarget.blur();
			if (event.key !== "Escape") return;
			setTyped(void 0);
			event.stopPropagation();
		}
	});
}
// web/editors/kit/lines/cue-row.tsx
var FIELDS = ["text", "translation"];
var FIX_ICONS = {
	longer: Clock3,
	end_at: Scissors,
	close_gap: Clock3,
	break_lines: WrapText
};
/** A line of the table. The current one opens a field and has its own actions. */
var CueRow = memo(function Row(props) {
	const { cue, at, state, isOverlapped, selection, field, languages, commands, extras, onHeight } = props;
	const texts = useAreaTexts(subtitleRowTexts);
	const element = useRef(null);
	const number = at + 1;
	useLayoutEffect(() => {
		const row = element.current;
		if (!row) return;
		const observer = new ResizeObserver(() => onHeight(cue.id, row.offsetHeight));
		observer.observe(row);
		return () => observer.disconnect();
	}, [cue.id, onHeight]);
	return /* @__PURE__ */ jsxs("div", {
		ref: element,
		className: "cue",
		role: "row",
		tabIndex: -1,
		"aria-rowindex": number + 1,
		"aria-selected": selection !== void 0,
		"data-overlapped": isOverlapped,
		onClick: (event) => {
			const target = event.target;
			if (target.closest("button, textarea, input")) return;
			const open = target.closest("[data-field]")?.dataset["field"];
			commands.open(cue.id, open, open || selection ? "end" : void 0);
		},
		onKeyDown: (event) => {
			if (event.target === event.currentTarget && event.key === "Enter") commands.open(cue.id, void 0, "end");
		},
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "cue-number",
				role: "rowheader",
				children: number
			}),
			/* @__PURE__ */ jsx("span", {
				className: "cue-times numbers",
				role: "cell",
				children: selection ? /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(TimeField, {
					time: cue.start,
					label: texts.startOf({ at: number }),
					onTime: (start) => commands.retime(cue.id, { start })
				}), /* @__PURE__ */ jsx(TimeField, {
					time: cue.end,
					label: texts.endOf({ at: number }),
					onTime: (end) => commands.retime(cue.id, { end })
				})] }) : /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", { children: clockText(cue.start) }), /* @__PURE__ */ jsx("span", { children: clockText(cue.end) })] })
			}),
			FIELDS.map((each) => /* @__PURE__ */ jsx("span", {
				className: `cue-${each}`,
				role: "cell",
				"data-field": each,
				"data-open": selection?.field === each,
				"data-blank": selection && cue[each] === "" ? texts.placeholders[each] : void 0,
				lang: languages[each],
				dir: "auto",
				children: selection?.field === each ? /* @__PURE__ */ jsx(CueField, {
					id: cue.id,
					field: each,
					words: cue[each],
					caret: selection.caret,
					label: texts.textOf[each]({ at: number }),
					placeholder: texts.placeholders[each],
					language: languages[each],
					commands,
					onTooShort: () => toast(texts.cannotSplit)
				}) : cue[each]
			}, each)),
			extras ? extras.margin(cue, at, selection !== void 0) : /* @__PURE__ */ jsx(RowMargin, {
				at: number,
				state,
				field,
				current: selection !== void 0,
				onFix: () => state.fix && commands.fix(cue.id, state.fix, field)
			}),
			selection && /* @__PURE__ */ jsx(RowActions, {
				...props,
				selection
			})
		]
	});
});
function RowActions({ cue, at, isLast, state: { fix }, selection, field, commands, onTranslate, extras }) {
	const texts = useAreaTexts(subtitleRowTexts);
	const fixWords = useFixWords();
	const FixIcon = fix && FIX_ICONS[fix.kind];
	/** Where the caret is, or was before the button took the focus; else the middle. */
	const splitHere = (button) => {
		const input = button.closest(".cue")?.querySelector(".cue-field");
		const words = cue[selection.field];
		const caret = input && input.selectionStart > 0 && input.selectionStart < words.length ? input.selectionStart : Math.round(words.length / 2);
		if (!commands.split(cue.id, {
			field: selection.field,
			caret
		})) toast(texts.cannotSplit);
	};
	return /* @__PURE__ */ jsxs("span", {
		className: "cue-actions",
		role: "cell",
		children: [
			fix && FixIcon && /* @__PURE__ */ jsxs(Button, {
				size: "small",
				onClick: () => commands.fix(cue.id, fix, field),
				children: [
					/* @__PURE__ */ jsx(FixIcon, {
						size: 15,
						strokeWidth: 1.6,
						"aria-hidden": true
					}),
					" ",
					fixWords(fix)
				]
			}),
			/* @__PURE__ */ jsxs(Button, {
				size: "small",
				look: "quiet",
				title: texts.splitHint,
				onClick: (event) => splitHere(event.currentTarget),
				children: [
					/* @__PURE__ */ jsx(Scissors, {
						size: 15,
						strokeWidth: 1.6,
						"aria-hidden": true
					}),
					" ",
					texts.split
				]
			}),
			!isLast && /* @__PURE__ */ jsxs(Button, {
				size: "small",
				look: "quiet",
				className: "cue-merge",
				title: texts.mergeHint,
				onClick: () => commands.merge(cue.id),
				children: [
					/* @__PURE__ */ jsx(Merge, {
						size: 15,
						strokeWidth: 1.6,
						"aria-hidden": true
					}),
					" ",
					/* @__PURE__ */ jsx("span", { children: texts.merge({ next: at + 2 }) })
				]
			}),
			extras?.actions(cue, at),
			onTranslate && cue.text.trim() !== "" && /* @__PURE__ */ jsx(IconButton, {
				icon: Languages,
				small: true,
				label: texts.translating.one,
				onClick: () => onTranslate(cue.id)
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Trash2,
				small: true,
				label: texts.deleteLine,
				onClick: () => commands.remove(cue.id)
			})
		]
	});
}
// web/editors/kit/lines/cue-table.tsx
/** CSS pixels of a row that has not been drawn yet. */
var ROW_HEIGHT = 59;
/** CSS pixels above and below the table that are drawn as well, so that a quick scroll shows no gap. */
var SPARE = 240;
/** The rows of the table; only the visible ones are drawn. */
function CueTable({ lines, states, shown, selection, field, languages, commands, onTranslate, extras }) {
	const texts = useAreaTexts(subtitleTexts);
	const element = useRef(null);
	const { height } = useFrameSize(element);
	const [top, setTop] = useState(0);
	const [heights, setHeights] = useState(() => /* @__PURE__ */ new Map());
	const [onHeight] = useState(() => (id, rowHeight) => {
		if (rowHeight > 0) setHeights((known) => known.get(id) === rowHeight ? known : new Map(known).set(id, rowHeight));
	});
	const offsets = useMemo(() => rowOffsets(shown.map((at) => heights.get(lines[at]?.id ?? "") ?? ROW_HEIGHT)), [
		shown,
		lines,
		heights
	]);
	const { first, end, above, below } = rowWindow(offsets, top, height, SPARE);
	const selectedRow = selection ? shown.findIndex((at) => lines[at]?.id === selection.id) : -1;
	const reveal = useEffectEvent(() => {
		const table = element.current;
		if (selectedRow < 0 || !table) return;
		const to = scrollToRow(offsets, selectedRow, {
			top: table.scrollTop,
			height: table.clientHeight
		});
		if (to !== void 0) table.scrollTop = to;
	});
	const shownId = selectedRow < 0 ? void 0 : selection?.id;
	const shownHeight = shownId === void 0 ? void 0 : heights.get(shownId);
	useLayoutEffect(() => {
		if (shownId !== void 0 && shownHeight !== 0) reveal();
	}, [shownId, shownHeight]);
	return /* @__PURE__ */ jsx("div", {
		ref: element,
		className: "cue-rows",
		role: "table",
		"aria-label": texts.lines,
		"aria-rowcount": lines.length + 1,
		onScroll: (event) => setTop(event.currentTarget.scrollTop),
		children: /* @__PURE__ */ jsx("div", {
			style: {
				paddingTop: above,
				paddingBottom: below
			},
			role: "rowgroup",
			children: shown.slice(first, end).map((at) => {
				const [cue, state] = [lines[at], states[at]];
				const before = lines[at - 1];
				return cue && state && /* @__PURE__ */ jsx(CueRow, {
					cue,
					at,
					isLast: at === lines.length - 1,
					state,
					isOverlapped: before !== void 0 && before.end > cue.start,
					selection: selection?.id === cue.id ? selection : void 0,
					field,
					languages,
					commands,
					onTranslate,
					extras,
					onHeight
				}, cue.id);
			})
		})
	});
}
export { CueTable };
