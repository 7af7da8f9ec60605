import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { t as usePeaks } from "./use-peaks-Dr3ebf36.js";
import { t as Waveform } from "./waveform-C2iK2y81.js";
import { n as wordAt, t as readTranscript } from "./spoken-words-C2vQqbA_.js";
/* empty css                  */
import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/speaking/use-transcript.ts
/** The transcript of the sound at an address of the site; undefined until it is known, and for sounds without one. */
function useTranscript(url) {
	const [read, setRead] = useState();
	useEffect(() => {
		const left = new AbortController();
		const load = async () => {
			const answer = await fetch(url, { signal: left.signal });
			if (answer.ok) setRead({
				url,
				transcript: readTranscript(await answer.arrayBuffer())
			});
		};
		load().catch(() => void 0);
		return () => left.abort();
	}, [url]);
	return read?.url === url ? read.transcript : void 0;
}
// web/editors/form/speaking/speech-strip.tsx
/** Longest time of a frame, in seconds. */
var FRAME = .07;
/** The sound of a speaking video: the finished part, the rest, and the words at their times. */
function SpeechStrip({ url, seconds, isSample, clock }) {
	const { strip } = useAreaTexts(speakingTexts);
	const { number } = useLanguage();
	const words = useTranscript(url)?.words ?? [];
	const peaks = usePeaks(url, seconds);
	const time = useStore(clock.time, 0) / 1e3;
	const duration = useStore(clock.duration, 0) / 1e3;
	const made = duration > 0 && duration < seconds - FRAME ? duration : seconds;
	const left = isSample ? Math.round((seconds - made) * 10) / 10 : 0;
	const share = (at) => `${(100 * Math.min(1, Math.max(0, at / seconds))).toFixed(2)}%`;
	const seek = (to) => clock.seek(to * 1e3);
	const press = (event) => {
		const { left: from, width } = event.currentTarget.getBoundingClientRect();
		seek((event.clientX - from) / Math.max(1, width) * seconds);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "speech-strip",
		children: [
			/* @__PURE__ */ jsxs("p", {
				className: "strip-head",
				children: [/* @__PURE__ */ jsx("b", { children: isSample ? strip.sample : strip.whole }), left > 0 && /* @__PURE__ */ jsx("span", { children: strip.left({ seconds: number(left) }) })]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "strip-track",
				onPointerDown: press,
				children: [
					/* @__PURE__ */ jsx("span", {
						className: "strip-made",
						style: { width: share(made) }
					}),
					/* @__PURE__ */ jsx(Waveform, {
						peaks,
						seconds,
						view: {
							start: 0,
							length: seconds * 1e3
						}
					}),
					made < seconds && /* @__PURE__ */ jsx("span", {
						className: "strip-left",
						style: { left: share(made) }
					}),
					/* @__PURE__ */ jsx("span", {
						className: "strip-head-line",
						style: { left: share(time) }
					})
				]
			}),
			words.length > 0 && /* @__PURE__ */ jsx(Words, {
				words,
				time,
				share: time / seconds,
				onSeek: seek,
				until: made
			})
		]
	});
}
/** One line of words, which scrolls so that the current word stays under the playhead. */
function Words({ words, time, share, until, onSeek }) {
	const room = useRef(null);
	const line = useRef(null);
	const { width } = useFrameSize(room);
	const now = wordAt(words, time);
	useLayoutEffect(() => {
		const word = line.current?.children[Math.max(0, now)];
		if (!line.current || !(word instanceof HTMLElement)) return;
		const middle = word.offsetLeft + word.offsetWidth / 2;
		const least = Math.min(0, width - line.current.scrollWidth);
		const under = Math.max(share * width - middle, -word.offsetLeft);
		const by = Math.max(least, Math.min(0, under, width - word.offsetLeft - word.offsetWidth));
		line.current.style.transform = `translateX(${by.toFixed(1)}px)`;
	}, [
		now,
		share,
		width
	]);
	return /* @__PURE__ */ jsx("div", {
		ref: room,
		className: "strip-words",
		children: /* @__PURE__ */ jsx("p", {
			ref: line,
			children: words.map(({ text, seconds }, at) => /* @__PURE__ */ jsx("span", {
				"data-now": at === now,
				"data-later": seconds >= until,
				onClick: () => onSeek(seconds + .01),
				children: text
			}, `${at} ${seconds}`))
		})
	});
}
export { SpeechStrip };
