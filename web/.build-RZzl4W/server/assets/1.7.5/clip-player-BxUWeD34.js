import { n as playerTexts, t as Transport } from "./transport-DP4Cvrp9.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { r as writeVtt, t as shownTexts } from "./write-subtitles-89NmfHKz.js";
import { n as PAGE_FRAMES, r as createClipClock } from "./clip-keys-SKqwFqJX.js";
import { t as FilmStrip } from "./film-strip-DoA7B6KE.js";
import { t as Scrubber } from "./scrubber-BIXFBSvi.js";
import { n as useClipKeys } from "./use-clip-keys-DPDS3kH9.js";
import { t as usePeaks } from "./use-peaks-Dr3ebf36.js";
import { t as Waveform } from "./waveform-C2iK2y81.js";
import { useEffect, useMemo, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Captions } from "lucide-react";
// web/video/core/caption-tracks.ts
/**
* Which texts of a tool's lines are captions of its video; a text that is in the picture already comes last.
*/
var FIELDS = {
	"translate-subtitle": ["text", "translation"],
	"translate-audio": ["text", "translation"]
};
/**
* The captions of a result whose run was given lines: one track for each language that has words.
* @param input of the run, in which times are seconds
*/
function captionTracks(toolId, { lines }) {
	if (!Array.isArray(lines)) return [];
	const cues = lines.flatMap(cueOf);
	return (FIELDS[toolId] ?? []).flatMap((field) => cues.some((cue) => shownTexts(cue, field).length > 0) ? [{
		field,
		vtt: writeVtt(cues, field)
	}] : []);
}
function cueOf(line, at) {
	const { start, end, text = "", translation = "", speaker } = line ?? {};
	if (typeof start !== "number" || typeof end !== "number") return [];
	return [{
		id: String(at),
		start: Math.round(start * 1e3),
		end: Math.round(end * 1e3),
		text: String(text),
		translation: String(translation),
		...typeof speaker === "string" ? { speaker } : {}
	}];
}
// web/video/ui/use-captions.ts
/** Captions of a video, none of them shown at first. */
function useCaptions(video, tracks) {
	const [urls, setUrls] = useState([]);
	const [shown, setShown] = useState();
	useEffect(() => {
		const made = tracks.map(({ vtt }) => URL.createObjectURL(new Blob([vtt], { type: "text/vtt" })));
		setUrls(made);
		setShown(void 0);
		return () => made.forEach((url) => URL.revokeObjectURL(url));
	}, [tracks]);
	useEffect(() => showTrack(video.current, shown), [
		video,
		urls,
		shown
	]);
	return {
		urls,
		shown,
		next: () => {
			const after = (shown ?? -1) + 1;
			setShown(after < urls.length ? after : void 0);
		}
	};
}
function showTrack(video, shown) {
	for (const [at, track] of Array.from(video?.textTracks ?? []).entries()) track.mode = at === shown ? "showing" : "disabled";
}
// web/video/ui/clip-player.tsx
/**
* Plays a video or sound: the track below it shows frames or loudness and is dragged, keys are those of every clip. A
* silent video plays in a loop by itself; one with sound waits for the person.
*/
function ClipPlayer({ file, label, madeBy, scope }) {
	const texts = useAreaTexts(playerTexts);
	const [clock] = useState(() => createClipClock(PAGE_FRAMES));
	const video = useRef(null);
	const sound = useRef(null);
	const player = useRef(null);
	const { failed } = useStore(clock.picture, clock.picture.get());
	const { toolId, input } = madeBy ?? {};
	const tracks = useMemo(() => toolId && input ? captionTracks(toolId, input) : [], [toolId, input]);
	const captions = useCaptions(video, tracks);
	const { url, kind, playback } = file;
	const isVideo = kind === "video";
	const silent = isVideo && (playback === null || playback.audio_codec === null);
	const rate = playback?.frame_rate ?? void 0;
	const duration = useStore(clock.duration, 0) || (playback?.duration ?? 0) * 1e3;
	const view = {
		start: 0,
		length: duration
	};
	const peaks = usePeaks(isVideo ? void 0 : url, duration / 1e3);
	const fillScreen = () => void player.current?.requestFullscreen().catch(() => void 0);
	useEffect(() => {
		const element = video.current ?? sound.current;
		if (!element || url === "") return void 0;
		clock.reset();
		return clock.attach(element);
	}, [clock, url]);
	useClipKeys(clock, {
		rate,
		scope,
		press: (key) => {
			if (key === "f" && isVideo) fillScreen();
			else if (key === "c" && tracks.length > 0) captions.next();
			else return false;
			return true;
		}
	});
	return /* @__PURE__ */ jsxs("div", {
		ref: player,
		className: "clip-player",
		"data-kind": kind,
		children: [
			isVideo ? /* @__PURE__ */ jsx("video", {
				ref: video,
				className: "video-player",
				src: url,
				...file.thumbnail ? { poster: file.thumbnail } : {},
				"aria-label": label,
				playsInline: true,
				preload: "metadata",
				loop: silent,
				muted: silent,
				autoPlay: silent && !matchMedia("(prefers-reduced-motion: reduce)").matches,
				onClick: clock.toggle,
				children: captions.urls.map((address, at) => /* @__PURE__ */ jsx("track", {
					kind: "captions",
					src: address,
					label: tracks[at]?.field
				}, address))
			}, url) : /* @__PURE__ */ jsx("audio", {
				ref: sound,
				src: url,
				"aria-label": label,
				preload: "metadata"
			}, url),
			failed && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "alert",
				children: texts.unplayable
			}),
			duration > 0 && /* @__PURE__ */ jsxs(Scrubber, {
				clock,
				rate,
				label: isVideo ? texts.position.video : texts.position.audio,
				className: "clip-track",
				children: [isVideo ? /* @__PURE__ */ jsx(FilmStrip, {
					url,
					view,
					duration
				}) : /* @__PURE__ */ jsx(Waveform, {
					peaks,
					seconds: duration / 1e3,
					view
				}), /* @__PURE__ */ jsx("i", {
					className: "clip-head",
					"aria-hidden": "true"
				})]
			}),
			/* @__PURE__ */ jsx(Transport, {
				clock,
				rate,
				length: duration,
				disabled: failed,
				silent,
				still: !isVideo,
				...isVideo ? { screen: player } : {},
				children: tracks.length > 0 && /* @__PURE__ */ jsx(IconButton, {
					icon: Captions,
					label: texts.captions,
					"aria-pressed": captions.shown !== void 0,
					onClick: captions.next
				})
			})
		]
	});
}
export { ClipPlayer as default };
