import { t as mediaTexts } from "./media-BAn13h6c.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as SteadyVideo } from "./steady-video-tLaCdV4z.js";
import { r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/uploads/media/held-medium.tsx
/** A chosen audio or video file: plays it and shows its facts and actions. */
function HeldMedium({ kind, url, seconds, children }) {
	const media = useAreaTexts(mediaTexts);
	const { errors } = useStudioMessages();
	const { number } = useLanguage();
	const { name, media: facts, thumbnail } = imageAt(url);
	const length = facts?.seconds ?? seconds;
	const words = [
		length !== void 0 && media.seconds({ seconds: number(Math.round(length * 10) / 10) }),
		facts?.width && facts.height && media.size({
			width: facts.width,
			height: facts.height
		}),
		facts?.frameRate && media.rate({ rate: Math.round(facts.frameRate * 100) / 100 })
	].filter((word) => typeof word === "string");
	return /* @__PURE__ */ jsxs("div", {
		className: "held-medium",
		children: [
			kind === "video" ? /* @__PURE__ */ jsx(SteadyVideo, {
				src: url,
				fragment: "#t=0.1",
				...thumbnail === url ? {} : { poster: thumbnail },
				controls: true,
				playsInline: true,
				preload: "metadata",
				"aria-label": name
			}) : /* @__PURE__ */ jsx("audio", {
				src: url,
				controls: true,
				preload: "metadata",
				"aria-label": name
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "held-picture",
				children: [/* @__PURE__ */ jsxs("span", {
					className: "held-facts",
					children: [/* @__PURE__ */ jsx("b", {
						className: "upload-name",
						title: name,
						children: name
					}), words.length > 0 && /* @__PURE__ */ jsx("span", {
						className: "note",
						children: words.join(" · ")
					})]
				}), children]
			}),
			kind === "video" && facts?.isSoundUnread && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "status",
				children: errors.media_sound_unreadable
			})
		]
	});
}
export { HeldMedium };
