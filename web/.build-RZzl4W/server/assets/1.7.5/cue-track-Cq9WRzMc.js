import { t as subtitleRowTexts } from "./subtitle-rows-B98cr-7X.js";
import { _ as visibleCues, g as spanStyle, p as retimeCue, y as useLiveProject } from "./lines-B27IrDyd.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as clockText } from "./clock-text-DlnogvQR.js";
import { useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/kit/lines/core/track-edges.ts
/** Dragging lines on the track: which of their ends a pointer moves, and where it snaps. Milliseconds throughout. */
/**
* Times of a line after its part was dragged by some time. A moved line keeps its length and stays in the clip; an end
* stays on its side of the other.
* @param snaps times that ends stick to within `reach`
*/
function dragCue(cue, part, by, { snaps, reach, duration }) {
	const length = cue.end - cue.start;
	if (part === "start") {
		const start = clamp(snap(cue.start + by, snaps, reach), 0, cue.end - 125);
		return {
			start: Math.round(start),
			end: cue.end
		};
	}
	if (part === "end") {
		const end = clamp(snap(cue.end + by, snaps, reach), cue.start + 125, Math.max(duration, cue.end));
		return {
			start: cue.start,
			end: Math.round(end)
		};
	}
	const [start, end] = [cue.start + by, cue.end + by];
	const [byStart, byEnd] = [snap(start, snaps, reach) - start, snap(end, snaps, reach) - end];
	const to = Math.round(clamp(start + (byStart !== 0 && (byEnd === 0 || Math.abs(byStart) <= Math.abs(byEnd)) ? byStart : byEnd), 0, Math.max(0, duration - length)));
	return {
		start: to,
		end: to + length
	};
}
/** Times that the ends of a line stick to: those of its neighbours, and the playhead. */
function snapsOf(lines, at, playhead) {
	const [previous, next] = [lines[at - 1], lines[at + 1]];
	return [
		playhead,
		...previous ? [previous.start, previous.end] : [],
		...next ? [next.start, next.end] : []
	];
}
function snap(time, snaps, reach) {
	const [nearest] = snaps.toSorted((a, b) => Math.abs(a - time) - Math.abs(b - time));
	return nearest !== void 0 && Math.abs(nearest - time) <= reach ? nearest : time;
}
var clamp = (value, least, most) => Math.min(Math.max(value, least), most);
// web/editors/kit/lines/cue-track.tsx
/** CSS pixels within which an end sticks to a neighbour. */
var SNAP_PIXELS = 6;
/** CSS pixels that a pointer may move without dragging. */
var SLACK = 4;
/** The lines on the track: each can be moved, the current one has two edges to drag. */
function CueTrack({ editor, view, width, duration, rate, clock, selection, field, commands }) {
	const texts = useAreaTexts(subtitleRowTexts).edges;
	const { lines } = useLiveProject(editor);
	const drag = useRef(void 0);
	const perPixel = view.length / Math.max(1, width);
	const begin = (event, cue, at) => {
		if (event.button !== 0) return;
		const part = event.target.dataset["part"] ?? "line";
		event.currentTarget.setPointerCapture(event.pointerId);
		editor.mark();
		drag.current = {
			cue,
			part,
			from: event.clientX,
			snaps: snapsOf(lines, at, clock.time.get()),
			moved: false
		};
	};
	const move = (event) => {
		const { current } = drag;
		if (!current) return;
		const pixels = event.clientX - current.from;
		if (!current.moved && Math.abs(pixels) < SLACK) return;
		current.moved = true;
		const { cue, part, snaps } = current;
		const times = dragCue(cue, part, pixels * perPixel, {
			snaps,
			reach: SNAP_PIXELS * perPixel,
			duration
		});
		editor.dragLines((all) => retimeCue(all, cue.id, times));
	};
	const end = () => {
		const { current } = drag;
		drag.current = void 0;
		if (!current) return;
		if (current.moved) editor.mark();
		commands.open(current.cue.id, void 0, void 0);
	};
	const cancel = () => {
		if (drag.current?.moved) editor.cancel();
		drag.current = void 0;
	};
	const press = (event, cue, part) => {
		const frames = {
			ArrowLeft: -1,
			ArrowRight: 1
		}[event.key];
		if (event.key === "Enter") commands.open(cue.id, void 0, "end");
		if (event.key === "Escape") cancel();
		if (event.key === "Delete") commands.remove(cue.id);
		if (frames === void 0) return;
		event.preventDefault();
		event.stopPropagation();
		const by = frames * (event.shiftKey ? 10 : 1);
		if (part === "start") commands.retime(cue.id, { start: cue.start + by * 1e3 / rate });
		else commands.nudge(cue.id, by, part);
	};
	return visibleCues(lines, view).map(({ cue, at }) => {
		const current = cue.id === selection?.id;
		const before = lines[at - 1];
		const overlap = before && before.end > cue.start ? Math.min(before.end, cue.end) : void 0;
		return /* @__PURE__ */ jsxs("div", {
			className: "cue-span",
			style: spanStyle(cue, view),
			children: [/* @__PURE__ */ jsxs("div", {
				className: "cue-block",
				"data-current": current,
				onPointerDown: (event) => begin(event, cue, at),
				onPointerMove: move,
				onPointerUp: end,
				onPointerCancel: cancel,
				children: [/* @__PURE__ */ jsxs("button", {
					type: "button",
					className: "cue-grip",
					"aria-pressed": current,
					onKeyDown: (event) => press(event, cue, "line"),
					children: [
						/* @__PURE__ */ jsx("b", { children: at + 1 }),
						" ",
						/* @__PURE__ */ jsx("span", { children: (cue[field] || cue.text).replaceAll("\n", " ") }),
						" ",
						/* @__PURE__ */ jsx("span", {
							className: "sr-only",
							children: texts.line({
								start: clockText(cue.start),
								end: clockText(cue.end)
							})
						})
					]
				}), ["start", "end"].map((part) => /* @__PURE__ */ jsx("i", {
					className: "cue-edge",
					role: "slider",
					tabIndex: current ? 0 : -1,
					"data-part": part,
					"aria-label": texts[part === "start" ? "startEdge" : "endEdge"]({ at: at + 1 }),
					"aria-valuemin": 0,
					"aria-valuemax": Math.round(duration),
					"aria-valuenow": cue[part],
					"aria-valuetext": clockText(cue[part]),
					onKeyDown: (event) => press(event, cue, part)
				}, part))]
			}), overlap !== void 0 && /* @__PURE__ */ jsx("span", {
				className: "cue-overlap",
				style: { width: `${(overlap - cue.start) / (cue.end - cue.start) * 100}%` },
				"aria-hidden": true
			})]
		}, cue.id);
	});
}
export { CueTrack };
