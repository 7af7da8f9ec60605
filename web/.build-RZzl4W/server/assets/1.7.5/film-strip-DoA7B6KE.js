import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { r as filmOf } from "./local-films-C1vXVeAl.js";
/* empty css                */
import { useEffect, useRef, useState } from "react";
import { jsx } from "react/jsx-runtime";
// web/video/read-frames.ts
/**
* Frames of a video as addresses of JPEG pictures, read one after another by an invisible player: any video that plays
* here has them, with no more of the file loaded than the frames need. It ends early if the file cannot be played.
* @param times milliseconds
* @param size pixels of a picture; the frame's middle fills it
*/
async function* readFrames(url, times, size, signal) {
	const video = document.createElement("video");
	video.muted = true;
	video.preload = "auto";
	video.src = url;
	const happened = (name) => new Promise((resolve) => {
		video.addEventListener(name, () => resolve(true), { once: true });
		for (const failure of ["error", "abort"]) video.addEventListener(failure, () => resolve(false), { once: true });
		signal.addEventListener("abort", () => resolve(false), { once: true });
	});
	const canvas = document.createElement("canvas");
	Object.assign(canvas, size);
	const context = canvas.getContext("2d");
	try {
		if (!context || signal.aborted || !await happened("loadeddata")) return;
		for (const time of times) {
			const seeked = happened("seeked");
			video.currentTime = time / 1e3;
			if (!await seeked) return;
			cover(context, video);
			yield {
				time,
				picture: canvas.toDataURL("image/jpeg", .7)
			};
		}
	} finally {
		video.removeAttribute("src");
		video.load();
	}
}
/** Draws the middle of a frame so that it fills the canvas. */
function cover(context, video) {
	const { width, height } = context.canvas;
	const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
	const [shownWidth, shownHeight] = [width / scale, height / scale];
	context.drawImage(video, (video.videoWidth - shownWidth) / 2, (video.videoHeight - shownHeight) / 2, shownWidth, shownHeight, 0, 0, width, height);
}
// web/video/ui/film-strip.tsx
var film_strip_exports = /* @__PURE__ */ __exportAll({ FilmStrip: () => FilmStrip });
/** CSS pixels of a picture; its shown height comes from the track. */
var TILE = {
	width: 68,
	height: 44
};
/** Milliseconds without a change of the view before pictures of it are read. */
var READ_AFTER = 250;
/**
* Frames of a video along its time. It fills the nearest positioned ancestor, whose width is the view.
* @param duration of the clip, in milliseconds
*/
function FilmStrip({ url, view, duration }) {
	const strip = useRef(null);
	const { width } = useFrameSize(strip);
	const [frames, setFrames] = useState(() => /* @__PURE__ */ new Map());
	const known = useRef(/* @__PURE__ */ new Set());
	const tiles = Math.max(1, Math.round(width / TILE.width));
	const film = filmOf(url);
	const step = view.length / tiles;
	const first = Math.floor(view.start / step);
	const count = width > 0 ? tiles + 1 : 0;
	const times = Array.from({ length: count }, (_, at) => Math.round((first + at + .5) * step)).filter((time) => time < duration);
	const wanted = times.join();
	useEffect(() => {
		const missing = wanted.split(",").filter((time) => time !== "" && !known.current.has(`${film} ${time}`)).map(Number);
		if (missing.length === 0) return void 0;
		const stop = new AbortController();
		const size = {
			width: TILE.width * 2,
			height: TILE.height * 2
		};
		const read = async () => {
			for await (const { time, picture } of readFrames(url, missing, size, stop.signal)) {
				known.current.add(`${film} ${time}`);
				setFrames((before) => new Map(before).set(`${film} ${time}`, picture));
			}
		};
		const timer = setTimeout(() => void read().catch(() => void 0), READ_AFTER);
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [
		url,
		film,
		wanted
	]);
	return /* @__PURE__ */ jsx("span", {
		ref: strip,
		className: "film-strip",
		"aria-hidden": "true",
		children: times.map((time) => {
			const picture = frames.get(`${film} ${time}`);
			return /* @__PURE__ */ jsx("span", {
				className: "film-frame",
				style: {
					left: `${(time - step / 2 - view.start) / view.length * 100}%`,
					width: `${step / view.length * 100}%`,
					...picture ? { backgroundImage: `url(${picture})` } : {}
				}
			}, time);
		})
	});
}
export { film_strip_exports as n, FilmStrip as t };
