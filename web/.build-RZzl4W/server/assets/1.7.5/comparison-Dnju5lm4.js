import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { a as moveDivider } from "./result-view-B8M2H337.js";
import { useEffect, useEffectEvent, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/canvas/ui/comparison.tsx
/** How much of a result lies under its original: behind a line, or all of it while a button or C is held. */
function useComparison(mode) {
	const [divider, setDivider] = useState(.5);
	const [isHeld, setHeld] = useState(false);
	const [isDragged, setDragged] = useState(false);
	useHoldKey(setHeld);
	return {
		divider,
		setDivider,
		isHeld,
		setHeld,
		isDragged,
		setDragged,
		/** Share of the result, from the left, that is under the original: 0 to 1. */
		covered: isHeld ? 1 : mode === "slider" ? divider : 0
	};
}
/** The names of both sides, and the line or the button that shows the original. Lies over the two media. */
function ComparisonControls({ mode, comparison: { divider, setDivider, isHeld, setHeld, setDragged, covered }, part, frame, names }) {
	const { compare } = useAreaTexts(canvasTexts);
	const width = part.right - part.left;
	const slide = (event) => {
		const box = frame.current?.getBoundingClientRect();
		if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
		const share = (event.clientX - box.left - part.left) / Math.max(1, width);
		drawAtOnce(() => setDivider(Math.min(1, Math.max(0, share))));
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("span", {
			className: "compare-tag",
			"data-side": "left",
			hidden: covered === 0 && mode !== "slider",
			children: names.original
		}),
		/* @__PURE__ */ jsx("span", {
			className: "compare-tag",
			"data-side": "right",
			hidden: isHeld,
			children: compare.result
		}),
		mode === "slider" && !isHeld && /* @__PURE__ */ jsx("div", {
			className: "compare-divider",
			style: { left: part.left + divider * width },
			role: "slider",
			tabIndex: 0,
			"aria-label": compare.divider,
			"aria-valuemin": 0,
			"aria-valuemax": 100,
			"aria-valuenow": Math.round(divider * 100),
			"aria-valuetext": compare.dividerAt({ share: divider }),
			onKeyDown: (event) => {
				const moved = moveDivider(divider, event.key, event.shiftKey);
				if (moved === void 0) return;
				event.preventDefault();
				event.stopPropagation();
				setDivider(moved);
			},
			onPointerDown: (event) => {
				event.currentTarget.setPointerCapture(event.pointerId);
				setDragged(true);
			},
			onPointerMove: slide,
			onLostPointerCapture: () => setDragged(false),
			children: /* @__PURE__ */ jsx("span", {
				className: "compare-knob",
				children: /* @__PURE__ */ jsx("svg", {
					width: "20",
					height: "20",
					viewBox: "0 0 24 24",
					"aria-hidden": "true",
					children: /* @__PURE__ */ jsx("path", { d: "m9 7-5 5 5 5M15 7l5 5-5 5" })
				})
			})
		}),
		mode === "hold" && /* @__PURE__ */ jsx("button", {
			type: "button",
			className: "button compare-hold",
			"aria-pressed": isHeld,
			onPointerDown: () => setHeld(true),
			onPointerUp: () => setHeld(false),
			onPointerCancel: () => setHeld(false),
			onPointerLeave: () => setHeld(false),
			onKeyDown: (event) => {
				if (event.key === "Enter" || event.key === " ") setHeld(true);
			},
			onKeyUp: () => setHeld(false),
			onBlur: () => setHeld(false),
			children: names.holdButton
		})
	] });
}
/** Elements in which letters are text input. */
var TYPING = "input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=menu]";
/** C shows the original while held, anywhere on the page unless someone is typing. */
function useHoldKey(hold) {
	const set = useEffectEvent(hold);
	useEffect(() => {
		const press = (event) => {
			const target = event.target instanceof HTMLElement ? event.target : document.body;
			if (!event.ctrlKey && !event.metaKey && !event.altKey && !target.closest(TYPING) && event.key.toLowerCase() === "c") set(true);
		};
		const release = () => set(false);
		addEventListener("keydown", press);
		addEventListener("keyup", release);
		addEventListener("blur", release);
		return () => {
			removeEventListener("keydown", press);
			removeEventListener("keyup", release);
			removeEventListener("blur", release);
		};
	}, []);
}
export { useComparison as n, ComparisonControls as t };
