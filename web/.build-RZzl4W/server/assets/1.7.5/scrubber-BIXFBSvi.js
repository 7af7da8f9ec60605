import { r as useStore } from "./store-CbiqaTvC.js";
import { t as clockText } from "./clock-text-DlnogvQR.js";
/* empty css                */
import { jsx } from "react/jsx-runtime";
import { clsx } from "clsx";
// web/video/ui/scrubber.tsx
/**
* The time of a clip as a slider: pointer and finger go where they press, arrow keys step a frame, with Shift ten. Its
* width is the clip; its content is given.
*/
function Scrubber({ clock, rate, label, className, children }) {
	const time = useStore(clock.time, 0);
	const duration = useStore(clock.duration, 0);
	const seek = (event) => {
		const { left, width } = event.currentTarget.getBoundingClientRect();
		clock.seek((event.clientX - left) / Math.max(1, width) * clock.duration.get());
	};
	return /* @__PURE__ */ jsx("div", {
		className: clsx("scrubber", className),
		style: { "--at": duration === 0 ? 0 : time / duration },
		role: "slider",
		tabIndex: 0,
		"aria-label": label,
		"aria-valuemin": 0,
		"aria-valuemax": Math.round(duration / 100) / 10,
		"aria-valuenow": Math.round(time / 100) / 10,
		"aria-valuetext": clockText(time),
		onPointerDown: (event) => {
			event.currentTarget.setPointerCapture(event.pointerId);
			seek(event);
		},
		onPointerMove: (event) => event.currentTarget.hasPointerCapture(event.pointerId) && seek(event),
		onKeyDown: (event) => {
			const step = event.shiftKey ? 10 : 1;
			if (event.key === "ArrowLeft") clock.step(-step, rate);
			else if (event.key === "ArrowRight") clock.step(step, rate);
			else return;
			event.preventDefault();
			event.stopPropagation();
		},
		children
	});
}
export { Scrubber as t };
