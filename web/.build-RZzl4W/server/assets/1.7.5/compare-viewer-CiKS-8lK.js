import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { i as coversResult, n as OverlaidViewer, o as originalView, r as controlEdges, s as seenPart } from "./result-view-B8M2H337.js";
import { n as useComparison, t as ComparisonControls } from "./comparison-Dnju5lm4.js";
import { t as ZoomViewer } from "./zoom-viewer-X0F9Echs.js";
import { useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/canvas/ui/compare-picture.tsx
/**
* The original over the result, in the same place, clipped at a share of the window's width. New parts of the
* result are hatched, since the original does not have them.
*/
function ComparePicture({ picture, result, place, view, cut }) {
	const { scale, x, y } = originalView(view, picture, result, place);
	const centred = (left, top) => `translate(-50%, -50%) translate(${left}px, ${top}px)`;
	return /* @__PURE__ */ jsxs("div", {
		className: "compare-over",
		style: { clipPath: `inset(0 ${(1 - cut) * 100}% 0 0)` },
		children: [!coversResult(picture, result, place) && /* @__PURE__ */ jsx("span", {
			className: "compare-added",
			style: {
				width: result.width * view.scale,
				height: result.height * view.scale,
				transform: centred(view.x, view.y)
			}
		}), /* @__PURE__ */ jsx("img", {
			src: picture.url,
			alt: "",
			width: picture.width,
			height: picture.height,
			draggable: false,
			style: { transform: `${centred(x, y)} scale(${scale})` }
		})]
	});
}
// web/canvas/ui/compare-sides.tsx
/** Original and result in two windows of one view: zooming or moving one does the same to the other. */
function CompareSides({ original, result, place, alt, view, shown, onView, onFit, overlay }) {
	const { compare } = useAreaTexts(canvasTexts);
	const { scale: enlarged, x, y } = originalView({
		scale: 1,
		x: 0,
		y: 0
	}, original, result, place);
	const moved = (seen, sign) => ({
		...seen,
		x: seen.x + sign * x * seen.scale,
		y: seen.y + sign * y * seen.scale
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "compare-sides",
		children: [/* @__PURE__ */ jsx(Side, {
			name: compare.original,
			picture: {
				url: original.url,
				width: original.width * enlarged,
				height: original.height * enlarged
			},
			alt,
			view: view || place ? moved(shown, 1) : null,
			shown,
			onView: (seen) => onView(seen && moved(seen, -1))
		}), /* @__PURE__ */ jsx(Side, {
			name: compare.result,
			picture: result,
			alt,
			view,
			shown,
			onView,
			onFit,
			overlay
		})]
	});
}
function Side({ name, picture, alt, view, shown, onView, onFit, overlay }) {
	const { compare } = useAreaTexts(canvasTexts);
	const { stop } = useLanguage();
	return /* @__PURE__ */ jsxs("div", {
		className: "compare-frame",
		children: [/* @__PURE__ */ jsx(OverlaidViewer, {
			picture: {
				...picture,
				placeholder: null
			},
			alt: `${name}${stop}${alt}`,
			hint: compare.hint,
			view,
			shown,
			overlay,
			onView,
			...onFit ? { onFit } : {},
			fills: true
		}), /* @__PURE__ */ jsx("span", {
			className: "compare-tag",
			"data-side": "left",
			children: name
		})]
	});
}
// web/canvas/ui/compare-viewer.tsx
/**
* A result against its original, in one zoom view: behind a line that is dragged or moved by keys, side by side with
* zoom and position in step, or in turn while a button or C is held. The scale is the result's, even if it is larger
* than the original. The line stays on the picture: its position is a share of the visible part of the result.
*/
function CompareViewer(props) {
	const { mode, view, fit, overlay, ...rest } = props;
	if (mode === "sides") return /* @__PURE__ */ jsx(CompareSides, {
		...rest,
		view,
		shown: view ?? {
			scale: fit,
			x: 0,
			y: 0
		},
		overlay
	});
	return /* @__PURE__ */ jsx(CompareFrame, { ...props });
}
function CompareFrame(props) {
	const { original, result, place, alt, mode, view, fit, onView, onFit, overlay } = props;
	const { compare } = useAreaTexts(canvasTexts);
	const comparison = useComparison(mode);
	const { divider, isHeld, isDragged } = comparison;
	const frame = useRef(null);
	const size = useFrameSize(frame);
	const shown = view ?? {
		scale: fit,
		x: 0,
		y: 0
	};
	const part = seenPart(shown, result, size);
	const line = part.left + divider * (part.right - part.left);
	return /* @__PURE__ */ jsxs("div", {
		ref: frame,
		className: "compare-frame",
		role: "group",
		"aria-label": compare.label,
		style: {
			"--left": `${part.left}px`,
			"--right": `${size.width - part.right}px`,
			"--top": `${part.top}px`,
			"--bottom": `${size.height - part.bottom}px`
		},
		children: [
			/* @__PURE__ */ jsx(ZoomViewer, {
				picture: {
					...result,
					placeholder: null
				},
				alt,
				hint: compare.hint,
				view,
				onView,
				onFit,
				fills: true
			}),
			(mode === "slider" || isHeld) && /* @__PURE__ */ jsx(ComparePicture, {
				picture: original,
				result,
				place,
				view: shown,
				cut: isHeld ? 1 : line / Math.max(1, size.width)
			}),
			/* @__PURE__ */ jsx(ComparisonControls, {
				mode,
				comparison,
				part,
				frame,
				names: compare
			}),
			!isHeld && !isDragged && overlay?.({
				view: shown,
				picture: {
					width: result.width,
					height: result.height
				},
				frame: size,
				taken: controlEdges(mode, part, line)
			})
		]
	});
}
export { CompareViewer };
