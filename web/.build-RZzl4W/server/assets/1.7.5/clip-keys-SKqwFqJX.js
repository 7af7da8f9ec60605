import { t as createStore } from "./store-CbiqaTvC.js";
// web/video/core/timeline-view.ts
/** Shortest part that is shown: at it a frame of film is wide enough to be picked. */
var SHORTEST_VIEW = 1e3;
/** Where the playhead enters the next part while it plays, as a share of the timeline. */
var LEAD = .1;
/** Fewest pixels between two labels of the ruler. */
var TICK_PIXELS = 72;
var STEPS = [
	100,
	200,
	500,
	1e3,
	2e3,
	5e3,
	1e4,
	15e3,
	3e4,
	6e4,
	12e4,
	3e5,
	6e5
];
/** Share of the timeline's width at which a time lies; below 0 and above 1 it is outside. */
var shareOfTime = ({ start, length }, time) => (time - start) / length;
/** The time at a share of the timeline's width. */
var timeAtShare = ({ start, length }, share) => start + share * length;
/** The view inside the clip; one as long as the clip shows all of it. */
function clampView({ start, length }, duration) {
	const most = Math.max(SHORTEST_VIEW, duration);
	const fit = Math.min(Math.max(SHORTEST_VIEW, length), most);
	return {
		start: Math.min(Math.max(0, start), most - fit),
		length: fit
	};
}
/** Shows `factor` times as much. `about` stays in its place, as far as the clip's ends allow. */
function zoomView(view, factor, about, duration) {
	const length = clampView({
		start: 0,
		length: view.length * factor
	}, duration).length;
	return clampView({
		start: about - shareOfTime(view, about) * length,
		length
	}, duration);
}
/** The view that shows `time`: unchanged if it does already, else moved by whole pages. */
function followTime(view, time, duration) {
	const share = shareOfTime(view, time);
	if (share >= 0 && share <= 1) return view;
	return clampView({
		...view,
		start: time - LEAD * view.length
	}, duration);
}
/** Milliseconds between labels of the ruler, and the times that have one. */
function rulerTicks(view, width) {
	const least = view.length * TICK_PIXELS / Math.max(1, width);
	const step = STEPS.find((each) => each >= least) ?? STEPS.at(-1);
	const first = Math.ceil(view.start / step);
	const last = Math.floor((view.start + view.length) / step);
	return {
		step,
		times: Array.from({ length: Math.max(0, last - first + 1) }, (_, at) => (first + at) * step)
	};
}
/**
* The time `frames` away, on the middle of a frame, where every player shows that frame and no neighbour.
* @param rate frames a second
*/
function stepFrames(time, frames, rate, duration) {
	const frame = Math.floor(time * rate / 1e3 + 1e-6) + frames;
	const last = Math.max(0, Math.ceil(duration * rate / 1e3 - 1e-6) - 1);
	return (Math.min(Math.max(0, frame), last) + .5) * 1e3 / rate;
}
var NO_PICTURE = {
	width: 0,
	height: 0,
	failed: false
};
/** The greatest speed that every browser allows. */
var FASTEST = 8;
/** Browsers do not play backwards: J goes back by this much. */
var BACK = 2e3;
function createClipClock(world) {
	const time = createStore(0);
	const playing = createStore(false);
	const duration = createStore(0);
	const picture = createStore(NO_PICTURE);
	const speed = createStore(1);
	const muted = createStore(false);
	let player;
	let stopFollowing;
	const read = () => {
		if (player) time.set(player.currentTime * 1e3);
	};
	const follow = () => {
		if (!player) return;
		playing.set(!player.paused);
		stopFollowing?.();
		stopFollowing = player.paused ? void 0 : world.everyFrame(read);
		if (player.paused) player.playbackRate = speed.get();
	};
	const learn = () => {
		if (!player) return;
		if (Number.isFinite(player.duration)) duration.set(player.duration * 1e3);
		const { videoWidth: width = 0, videoHeight: height = 0 } = player;
		picture.set({
			width,
			height,
			failed: false
		});
	};
	const fail = () => picture.set({
		...picture.get(),
		failed: true
	});
	const hear = () => {
		if (player) muted.set(player.muted);
	};
	const seek = (to) => {
		const inside = Math.min(Math.max(0, to), duration.get() || Math.max(0, to));
		time.set(inside);
		if (player) player.currentTime = inside / 1e3;
	};
	const play = () => void player?.play().catch(() => follow());
	return {
		time,
		playing,
		duration,
		picture,
		speed,
		muted,
		attach: (next) => {
			player = next;
			if (time.get() > 0) next.currentTime = time.get() / 1e3;
			if (muted.get()) next.muted = true;
			next.playbackRate = speed.get();
			const listeners = [
				["play", follow],
				["pause", follow],
				["ended", follow],
				["seeked", read],
				["loadedmetadata", learn],
				["durationchange", learn],
				["volumechange", hear],
				["error", fail]
			];
			for (const [name, listener] of listeners) next.addEventListener(name, listener);
			learn();
			hear();
			follow();
			return () => {
				for (const [name, listener] of listeners) next.removeEventListener(name, listener);
				stopFollowing?.();
				stopFollowing = void 0;
				playing.set(false);
				player = void 0;
			};
		},
		seek,
		toggle: () => {
			if (!player) return;
			if (player.paused) play();
			else player.pause();
		},
		pause: () => player?.pause(),
		step: (frames, rate = 30) => {
			player?.pause();
			seek(stepFrames(time.get(), frames, rate, duration.get()));
		},
		shuttle: (direction) => {
			if (!player) return;
			if (direction < 0) return seek(time.get() - BACK);
			if (player.paused) play();
			else player.playbackRate = Math.min(FASTEST, player.playbackRate * 2);
		},
		setSpeed: (next) => {
			speed.set(next);
			if (player) player.playbackRate = next;
		},
		toggleSound: () => {
			if (player) player.muted = !player.muted;
		},
		reset: () => {
			time.set(0);
			duration.set(0);
			picture.set(NO_PICTURE);
		}
	};
}
/** The clock's world in a page. */
var PAGE_FRAMES = { everyFrame: (listener) => {
	let request = requestAnimationFrame(function tick() {
		listener();
		request = requestAnimationFrame(tick);
	});
	return () => cancelAnimationFrame(request);
} };
// web/video/core/clip-keys.ts
/**
* The keys of a clip, everywhere the same: Space plays, `,` and `.` step a frame, J, K and L shuttle, Home and End go
* to the ends, M turns the sound off and on.
* @param key as the event names it
* @param options `rate`: frames a second, if known; `own`: keys that the focused control or the page uses for something
* else
* @returns whether the clip took the key
*/
function pressClipKey(key, clock, { rate, own = [] } = {}) {
	const name = key.length === 1 ? key.toLowerCase() : key;
	const actions = {
		" ": clock.toggle,
		",": () => clock.step(-1, rate),
		".": () => clock.step(1, rate),
		j: () => clock.shuttle(-1),
		k: clock.pause,
		l: () => clock.shuttle(1),
		m: clock.toggleSound,
		Home: () => clock.seek(0),
		End: () => clock.seek(clock.duration.get())
	};
	const action = own.includes(name) ? void 0 : actions[name];
	action?.();
	return action !== void 0;
}
export { followTime as a, timeAtShare as c, clampView as i, zoomView as l, PAGE_FRAMES as n, rulerTicks as o, createClipClock as r, shareOfTime as s, pressClipKey as t };
