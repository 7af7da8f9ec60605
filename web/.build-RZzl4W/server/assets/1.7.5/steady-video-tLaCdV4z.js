import { i as holdFilm, o as localOf } from "./local-films-C1vXVeAl.js";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { jsx } from "react/jsx-runtime";
// web/video/core/take-over.ts
/** Brings a player of the same film to the frame of another one; returns whether it has to seek for that. */
function alignPlayers(from, to) {
	const isThere = to.currentTime === from.currentTime;
	if (!isThere) to.currentTime = from.currentTime;
	return !isThere;
}
/** Lets a player continue from another one of the same film: at its time, speed and loudness, playing if that plays. */
function takeOver(from, to) {
	to.playbackRate = from.playbackRate;
	to.muted = from.muted;
	if (from.volume !== void 0) to.volume = from.volume;
	alignPlayers(from, to);
	if (from.paused) return;
	to.play().catch(() => void 0);
	from.pause();
}
// web/video/ui/steady-video.tsx
var UNSEEN = {
	position: "absolute",
	width: 1,
	height: 1,
	opacity: 0,
	pointerEvents: "none"
};
/**
* A video that continues without a jump when its local file has become a stored one: the stored film loads unseen, and
* takes over once it shows the same frame. Any other address is another film, and is loaded at once.
*/
function SteadyVideo({ src, fragment = "", player, onPlayer, ...shared }) {
	const own = useRef(null);
	const element = player ?? own;
	const [shown, setShown] = useState(src);
	const goesOn = localOf(src) === shown;
	if (shown !== src && !goesOn) setShown(src);
	const taken = useRef(false);
	const meet = useEffectEvent(() => element.current && onPlayer?.(element.current, taken.current));
	useEffect(() => {
		const letGo = holdFilm(shown);
		const leave = meet();
		taken.current = false;
		return () => {
			leave?.();
			letGo();
		};
	}, [shown]);
	const take = (next) => {
		if (element.current) takeOver(element.current, next);
		taken.current = true;
		setShown(src);
	};
	const unseen = goesOn && /* @__PURE__ */ jsx("video", {
		src: `${src}${fragment}`,
		playsInline: true,
		preload: "auto",
		style: UNSEEN,
		tabIndex: -1,
		"aria-hidden": true,
		onLoadedData: ({ currentTarget: next }) => {
			if (!element.current || !alignPlayers(element.current, next)) take(next);
		},
		onSeeked: ({ currentTarget: next }) => take(next)
	}, src);
	return [/* @__PURE__ */ jsx("video", {
		ref: element,
		src: `${shown}${fragment}`,
		...shared
	}, shown), unseen];
}
export { SteadyVideo as t };
