import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { t as clockOf } from "./clock-f079JMNe.js";
import { useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/video/core/range-ends.ts
/** Minimum length of a range, in seconds. */
var LEAST = .1;
var hundredth = (seconds) => Math.round(seconds * 100) / 100;
/** The range with one end moved to a time, within the clip and short of the other end. */
function moveEnd({ start, end }, which, to, duration) {
	return which === "start" ? {
		start: hundredth(Math.max(0, Math.min(to, end - LEAST))),
		end
	} : {
		start,
		end: hundredth(Math.min(duration, Math.max(to, start + LEAST)))
	};
}
/**
* Where a key moves an end: by a frame, with Shift by ten, to the clip's ends by Home and End; undefined for other keys.
* @param rate frames a second
*/
function pressEndKey(range, which, { key, shiftKey }, { duration, rate }) {
	const by = (shiftKey ? 10 : 1) / rate;
	const to = {
		ArrowLeft: range[which] - by,
		ArrowDown: range[which] - by,
		ArrowRight: range[which] + by,
		ArrowUp: range[which] + by,
		Home: 0,
		End: duration
	}[key];
	return to === void 0 ? void 0 : moveEnd(range, which, to, duration);
}
// web/video/ui/range-handles.tsx
var ENDS = ["start", "end"];
/**
* The part of a clip that is kept, between two handles that follow pointer, finger and arrow keys; what lies outside is
* hatched. It fills the nearest positioned ancestor, whose width is the clip.
* @param rate frames a second: a key moves an end by one
*/
function RangeHandles({ range, duration, rate, labels, onChange, onFocus, onDone }) {
	const track = useRef(null);
	/** Seconds from the end to where its handle was taken: a finger rarely hits the edge itself. */
	const grip = useRef(0);
	const percent = (seconds) => `${Math.min(seconds, duration) / duration * 100}%`;
	const timeAt = (event) => {
		const bounds = track.current?.getBoundingClientRect();
		return bounds?.width ? (event.clientX - bounds.left) / bounds.width * duration : 0;
	};
	return /* @__PURE__ */ jsxs("span", {
		ref: track,
		className: "clip-range",
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "clip-range-off",
				style: {
					left: 0,
					width: percent(range.start)
				}
			}),
			/* @__PURE__ */ jsx("span", {
				className: "clip-range-off",
				style: {
					left: percent(range.end),
					right: 0
				}
			}),
			/* @__PURE__ */ jsx("span", {
				className: "clip-range-kept",
				style: {
					left: percent(range.start),
					width: percent(range.end - range.start)
				}
			}),
			ENDS.map((end) => /* @__PURE__ */ jsx("span", {
				className: "clip-range-handle",
				"data-end": end,
				role: "slider",
				tabIndex: 0,
				"aria-label": labels[end]({ time: clockOf(range[end]) }),
				"aria-valuemin": 0,
				"aria-valuemax": Math.round(duration * 10) / 10,
				"aria-valuenow": Math.round(range[end] * 100) / 100,
				"aria-valuetext": clockOf(range[end]),
				style: { left: percent(range[end]) },
				onFocus: () => onFocus?.(end),
				onPointerDown: (event) => {
					event.stopPropagation();
					event.currentTarget.setPointerCapture(event.pointerId);
					grip.current = timeAt(event) - Math.min(range[end], duration);
				},
				onPointerMove: (event) => {
					event.stopPropagation();
					if (event.currentTarget.hasPointerCapture(event.pointerId)) drawAtOnce(() => onChange(moveEnd(range, end, timeAt(event) - grip.current, duration)));
				},
				onLostPointerCapture: onDone,
				onBlur: onDone,
				onKeyDown: (event) => {
					const moved = pressEndKey(range, end, event, {
						duration,
						rate
					});
					if (!moved) return;
					event.preventDefault();
					event.stopPropagation();
					onChange(moved);
				}
			}, end))
		]
	});
}
export { moveEnd as n, RangeHandles as t };
