import { T as ZOOM } from "./limits-owx9t46c.js";
import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { a as stepScale, i as pinch, n as fitView, o as zoomAt, r as panBy } from "./zoom-CO1vb8zJ.js";
import { t as BlurredPicture } from "./blurred-picture-Ceu3gCXB.js";
import { useEffect, useEffectEvent, useLayoutEffect, useRef } from "react";
import { jsx } from "react/jsx-runtime";
// web/canvas/ui/zoom-viewer.tsx
var ARROW_STEP = 64;
var ARROWS = {
	ArrowLeft: {
		x: ARROW_STEP,
		y: 0
	},
	ArrowRight: {
		x: -64,
		y: 0
	},
	ArrowUp: {
		x: 0,
		y: ARROW_STEP
	},
	ArrowDown: {
		x: 0,
		y: -64
	}
};
/**
* Shows one picture at 0.1 to 5 times its size: wheel and pinch at the pointer, drag to move, double click between
* fitted and 100 %; with keys: plus, minus, 0, arrows. Arrow keys are left to the page while the picture is fitted.
*/
function ZoomViewer({ picture, alt, hint, view, onView, onFit, fills = false }) {
	const { stop } = useLanguage();
	const frame = useRef(null);
	const image = useRef(null);
	const pointers = useRef(/* @__PURE__ */ new Map());
	const size = {
		width: picture.width,
		height: picture.height
	};
	const measure = () => ({
		width: frame.current?.clientWidth || 1,
		height: frame.current?.clientHeight || 1
	});
	const fitted = () => fitView(size, measure(), fills ? ZOOM.maximum : 1);
	const current = () => view ?? fitted();
	const fromCentre = (x, y) => {
		const box = frame.current?.getBoundingClientRect();
		return box ? {
			x: x - box.left - box.width / 2,
			y: y - box.top - box.height / 2
		} : {
			x: 0,
			y: 0
		};
	};
	const place = useEffectEvent(() => {
		const shown = current();
		if (image.current) image.current.style.transform = `translate(-50%, -50%) translate(${shown.x}px, ${shown.y}px) scale(${shown.scale})`;
		onFit?.(fitted().scale);
	});
	useLayoutEffect(() => place());
	useEffect(() => {
		if (!frame.current) return;
		const observer = new ResizeObserver(() => place());
		observer.observe(frame.current);
		return () => observer.disconnect();
	}, []);
	const zoomByWheel = useEffectEvent((event) => {
		event.preventDefault();
		const shown = current();
		const scale = stepScale(shown.scale, event.deltaY < 0 ? 1 : -1);
		onView(zoomAt(shown, scale, fromCentre(event.clientX, event.clientY)));
	});
	useEffect(() => {
		const element = frame.current;
		const listen = (event) => drawAtOnce(() => zoomByWheel(event));
		element?.addEventListener("wheel", listen, { passive: false });
		return () => element?.removeEventListener("wheel", listen);
	}, []);
	const onPointerMove = (event) => {
		const before = pointers.current.get(event.pointerId);
		if (!before) return;
		const after = {
			x: event.clientX,
			y: event.clientY
		};
		const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
		pointers.current.set(event.pointerId, after);
		const other = others[0]?.[1];
		const at = (point) => fromCentre(point.x, point.y);
		if (other) onView(pinch(current(), [at(before), at(other)], [at(after), at(other)], size));
		else if (view) onView(panBy(view, {
			x: after.x - before.x,
			y: after.y - before.y
		}, size));
	};
	const release = (event) => pointers.current.delete(event.pointerId);
	const onKeyDown = (event) => {
		if (event.ctrlKey || event.metaKey || event.altKey) return;
		const shown = current();
		const arrow = ARROWS[event.key];
		if (event.key === "+" || event.key === "=") onView(zoomAt(shown, stepScale(shown.scale, 1), {
			x: 0,
			y: 0
		}));
		else if (event.key === "-") onView(zoomAt(shown, stepScale(shown.scale, -1), {
			x: 0,
			y: 0
		}));
		else if (event.key === "0") onView(null);
		else if (arrow && view) onView(panBy(view, arrow, size));
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	return /* @__PURE__ */ jsx("div", {
		ref: frame,
		className: "zoom-viewer",
		"data-zoomed": view !== null,
		tabIndex: 0,
		role: "group",
		"aria-label": `${alt}${stop}${hint}`,
		onKeyDown,
		onPointerDown: (event) => {
			if (event.button !== 0) return;
			event.currentTarget.setPointerCapture(event.pointerId);
			pointers.current.set(event.pointerId, {
				x: event.clientX,
				y: event.clientY
			});
		},
		onPointerMove: (event) => drawAtOnce(() => onPointerMove(event)),
		onPointerUp: release,
		onPointerCancel: release,
		onDoubleClick: (event) => onView(view ? null : zoomAt(current(), 1, fromCentre(event.clientX, event.clientY))),
		children: /* @__PURE__ */ jsx(BlurredPicture, {
			ref: image,
			src: picture.url,
			alt,
			width: picture.width,
			height: picture.height,
			draggable: false,
			placeholder: picture.placeholder
		}, picture.url)
	});
}
export { ZoomViewer as t };
