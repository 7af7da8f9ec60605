import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as PAGE_FRAMES, r as createClipClock } from "./clip-keys-SKqwFqJX.js";
import { t as Transport } from "./transport-DP4Cvrp9.js";
import { n as useClipKeys } from "./use-clip-keys-DPDS3kH9.js";
import { SpeechStrip } from "./speech-strip-BIDe0cAB.js";
/* empty css                  */
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/speaking/talking-result.tsx
/** A portrait beside the video in which it speaks, with the sound and its words below. */
function TalkingResult({ portrait, file, label, sound, isSample }) {
	const texts = useAreaTexts(speakingTexts);
	const [clock] = useState(() => createClipClock(PAGE_FRAMES));
	const film = useRef(null);
	const rate = file.playback?.frame_rate ?? void 0;
	useClipKeys(clock, { rate });
	useEffect(() => film.current ? clock.attach(film.current) : void 0, [clock]);
	const [width, height] = [file.width ?? 1, file.height ?? 1];
	return /* @__PURE__ */ jsxs("div", {
		className: "talking",
		style: { "--ratio": width / height },
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "talking-pair",
				children: [/* @__PURE__ */ jsxs("figure", { children: [/* @__PURE__ */ jsx("img", {
					src: portrait,
					alt: texts.portrait
				}), /* @__PURE__ */ jsx("figcaption", {
					className: "slug",
					children: /* @__PURE__ */ jsx("b", { children: texts.portrait })
				})] }), /* @__PURE__ */ jsxs("figure", { children: [/* @__PURE__ */ jsx("video", {
					ref: film,
					src: file.url,
					...file.thumbnail ? { poster: file.thumbnail } : {},
					"aria-label": label,
					playsInline: true,
					preload: "auto",
					onClick: clock.toggle
				}), /* @__PURE__ */ jsxs("figcaption", {
					className: "slug",
					children: [/* @__PURE__ */ jsx("b", { children: texts.talking }), /* @__PURE__ */ jsxs("span", { children: [
						width,
						" × ",
						height
					] })]
				})] })]
			}),
			/* @__PURE__ */ jsx(SpeechStrip, {
				url: sound.url,
				seconds: sound.seconds,
				isSample,
				clock
			}),
			/* @__PURE__ */ jsx(Transport, {
				clock,
				rate,
				screen: film
			})
		]
	});
}
export { TalkingResult as default };
