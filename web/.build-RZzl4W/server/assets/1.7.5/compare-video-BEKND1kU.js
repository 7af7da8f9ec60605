import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { n as useComparison, t as ComparisonControls } from "./comparison-Dnju5lm4.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { n as PAGE_FRAMES, r as createClipClock } from "./clip-keys-SKqwFqJX.js";
import { t as Transport } from "./transport-DP4Cvrp9.js";
import { n as useClipKeys } from "./use-clip-keys-DPDS3kH9.js";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/compare/follow-clip.ts
/** Seconds by which two videos may differ before one seeks; below that its speed is changed until they meet. */
var FAR = .25;
var NEAR = .015;
/**
* Keeps one video in step with another.
* @param lead seconds, and whether it plays
* @param at where the other one is, in seconds
*/
function following(lead, at) {
	const apart = lead.time - at;
	if (!lead.playing) return Math.abs(apart) > NEAR / 2 ? { seek: lead.time } : { rate: lead.rate };
	if (Math.abs(apart) > FAR) return { seek: lead.time };
	if (Math.abs(apart) < NEAR) return { rate: lead.rate };
	return { rate: lead.rate * (apart > 0 ? 1.08 : .92) };
}
/** Lets `other` follow `lead` until the returned function is called. */
function followClip(lead, other) {
	let frame = 0;
	const step = () => {
		const next = following({
			time: lead.currentTime,
			playing: !lead.paused,
			rate: lead.playbackRate
		}, other.currentTime);
		if ("rate" in next) other.playbackRate = next.rate;
		else if (!other.seeking) other.currentTime = Math.min(next.seek, other.duration || next.seek);
		if (lead.paused) other.pause();
		else {
			if (other.paused && !other.ended) other.play().catch(() => void 0);
			frame = requestAnimationFrame(step);
		}
	};
	const begin = () => {
		cancelAnimationFrame(frame);
		step();
	};
	const told = [
		"play",
		"pause",
		"seeking",
		"seeked",
		"ratechange"
	];
	for (const name of told) lead.addEventListener(name, begin);
	other.addEventListener("loadedmetadata", begin);
	return () => {
		cancelAnimationFrame(frame);
		for (const name of told) lead.removeEventListener(name, begin);
		other.removeEventListener("loadedmetadata", begin);
	};
}
// web/editors/form/compare/compare-video.tsx
/**
* A video against the one that it was made from, both at the same frame: behind a line, side by side, or in turn while a
* button or C is held. The sound is the result's.
*/
function CompareVideo({ original, file, label, mode: wanted, onLost, strip }) {
	const { compare } = useAreaTexts(canvasTexts);
	const [clip] = useState(() => createClipClock(PAGE_FRAMES));
	const result = useRef(null);
	const before = useRef(null);
	const whole = useRef(null);
	const room = useRef(null);
	const size = useFrameSize(room);
	const frame = useRef(null);
	const [lost, setLost] = useState();
	const isLost = lost === original;
	const mode = isLost ? "hold" : wanted;
	const rate = file.playback?.frame_rate ?? void 0;
	const comparison = useComparison(mode);
	useClipKeys(clip, { rate });
	useEffect(() => {
		if (!result.current || !before.current) return;
		const letGo = clip.attach(result.current);
		const part = followClip(result.current, before.current);
		return () => {
			part();
			letGo();
		};
	}, [
		clip,
		file.url,
		original
	]);
	const [width, height] = [file.width ?? 16, file.height ?? 9];
	const across = mode === "sides" && size.width > size.height ? 2 : 1;
	const down = mode === "sides" ? 3 - across : 1;
	const scale = Math.min(size.width / (width * across), size.height / (height * down));
	const shown = {
		width: width * scale,
		height: height * scale
	};
	const covered = isLost ? 0 : comparison.covered;
	return /* @__PURE__ */ jsxs("div", {
		ref: whole,
		className: "compare-video",
		children: [
			/* @__PURE__ */ jsxs("div", {
				ref: room,
				className: "compare-video-room",
				"data-mode": mode,
				"data-down": down === 2,
				children: [/* @__PURE__ */ jsxs("div", {
					ref: frame,
					className: "compare-video-one",
					style: shown,
					role: "group",
					"aria-label": compare.label,
					children: [/* @__PURE__ */ jsx("video", {
						ref: result,
						src: file.url,
						"aria-label": label,
						playsInline: true,
						preload: "auto"
					}), mode !== "sides" && !isLost && /* @__PURE__ */ jsx(ComparisonControls, {
						mode,
						comparison,
						part: {
							left: 0,
							right: shown.width
						},
						frame,
						names: compare.film
					})]
				}), /* @__PURE__ */ jsx("div", {
					className: "compare-video-before",
					"data-over": mode !== "sides",
					style: mode === "sides" ? shown : {
						...shown,
						clipPath: `inset(0 ${(1 - covered) * 100}% 0 0)`
					},
					children: /* @__PURE__ */ jsx("video", {
						ref: before,
						src: original,
						muted: true,
						playsInline: true,
						preload: "auto",
						"aria-label": compare.film.original,
						onError: () => {
							setLost(original);
							onLost();
						}
					})
				})]
			}),
			isLost && /* @__PURE__ */ jsx("p", {
				className: "note compare-lost",
				role: "status",
				children: compare.lost
			}),
			strip?.(clip),
			/* @__PURE__ */ jsx(Transport, {
				clock: clip,
				rate,
				silent: file.playback?.audio_codec === null,
				screen: whole
			})
		]
	});
}
export { CompareVideo };
