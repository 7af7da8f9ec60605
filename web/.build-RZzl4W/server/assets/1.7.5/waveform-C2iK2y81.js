import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
/* empty css                */
import { useEffect, useRef } from "react";
import { jsx } from "react/jsx-runtime";
// web/video/core/loudest-in.ts
/**
* The loudest of the peaks within a span of time, 0 outside the sound.
* @param peaks of equal parts of the whole
* @param duration of the whole; times in the same unit
*/
function loudestIn(peaks, duration, from, to) {
	const perTime = peaks.length / duration;
	const first = Math.max(0, Math.floor(from * perTime));
	const end = Math.min(peaks.length, Math.max(first + 1, Math.ceil(to * perTime)));
	let loudest = 0;
	for (let at = first; at < end; at += 1) loudest = Math.max(loudest, peaks[at]);
	return loudest;
}
// web/video/ui/waveform.tsx
var waveform_exports = /* @__PURE__ */ __exportAll({ Waveform: () => Waveform });
/** CSS pixels from one stroke to the next. */
var STROKE = 3;
var STROKE_WIDTH = 1.6;
/**
* Loudness over time, in the colour of the text around it.
* @param peaks of equal parts of the whole clip; nothing is drawn without them
*/
function Waveform({ peaks, seconds, view }) {
	const canvas = useRef(null);
	const { width, height } = useFrameSize(canvas);
	useEffect(() => {
		const element = canvas.current;
		const context = element?.getContext("2d");
		if (!element || !context || !peaks || width === 0) return;
		element.width = Math.round(width * devicePixelRatio);
		element.height = Math.round(height * devicePixelRatio);
		context.scale(devicePixelRatio, devicePixelRatio);
		context.strokeStyle = getComputedStyle(element).color;
		context.lineWidth = STROKE_WIDTH;
		context.beginPath();
		const perPixel = view.length / width;
		for (let x = STROKE / 2; x < width; x += STROKE) {
			const from = view.start + (x - STROKE / 2) * perPixel;
			const loud = loudestIn(peaks, seconds * 1e3, from, from + STROKE * perPixel);
			const half = Math.max(.5, loud * (height / 2 - 1));
			context.moveTo(x, height / 2 - half);
			context.lineTo(x, height / 2 + half);
		}
		context.stroke();
	}, [
		peaks,
		view.start,
		view.length,
		width,
		height,
		seconds
	]);
	return /* @__PURE__ */ jsx("canvas", {
		ref: canvas,
		className: "sound-wave",
		"aria-hidden": true
	});
}
export { waveform_exports as n, Waveform as t };
