import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/ui/film-peek.tsx
var FRAME_SECONDS = .05;
/**
* Lies over the poster of a video: while the mouse is on it, the mouse's position across the picture sets the moment
* that is shown.
* @param still shows a frame of the film itself, if there is no poster
*/
function FilmPeek({ url, still = false }) {
	const [share, setShare] = useState();
	const over = share !== void 0;
	const seek = (video, at) => {
		if (video && video.readyState > 0 && !video.seeking) video.currentTime = at * video.duration;
	};
	/** Seeks again if the mouse moved on during a seek. */
	const follow = (video) => {
		if (share !== void 0 && Math.abs(video.currentTime - share * video.duration) > FRAME_SECONDS) seek(video, share);
	};
	return /* @__PURE__ */ jsxs("span", {
		className: "film-peek",
		"data-over": over,
		onPointerMove: (event) => {
			if (event.pointerType !== "mouse") return;
			const { left, width } = event.currentTarget.getBoundingClientRect();
			const at = Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, width)));
			setShare(at);
			seek(event.currentTarget.querySelector("video"), at);
		},
		onPointerLeave: () => setShare(void 0),
		children: [(over || still) && /* @__PURE__ */ jsx("video", {
			src: `${url}#t=0.1`,
			muted: true,
			playsInline: true,
			tabIndex: -1,
			"aria-hidden": true,
			preload: over ? "auto" : "metadata",
			onSeeked: (event) => follow(event.currentTarget),
			onLoadedMetadata: (event) => share !== void 0 && seek(event.currentTarget, share)
		}), over && /* @__PURE__ */ jsx("i", { style: { left: `${share * 100}%` } })]
	});
}
export { FilmPeek as t };
