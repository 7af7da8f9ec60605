import { t as BlurredPicture } from "./blurred-picture-Ceu3gCXB.js";
/* empty css                        */
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { AudioLines, Film } from "lucide-react";
// web/ui/media-length.ts
/** How long a file plays, as players write it: `0:04`, `12:30`, `1:02:03`. Empty for an image, and if it is unknown. */
function mediaLength({ playback }) {
	if (playback === null) return "";
	const whole = Math.max(playback.duration > 0 ? 1 : 0, Math.round(playback.duration));
	const [hours, minutes, seconds] = [
		Math.floor(whole / 3600),
		Math.floor(whole / 60) % 60,
		whole % 60
	];
	const two = (value) => String(value).padStart(2, "0");
	return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
// web/ui/file-thumbnail.tsx
/**
* The smaller copy of a stored file, or the image itself if it has none; sound, and a video without a poster,
* are shown as an icon. Sound and video show their length.
*/
function FileThumbnail({ file, alt }) {
	const length = mediaLength(file);
	const src = file.thumbnail ?? (file.kind === "image" ? file.url : void 0);
	const Sign = file.kind === "audio" ? AudioLines : Film;
	return /* @__PURE__ */ jsxs(Fragment, { children: [src === void 0 ? /* @__PURE__ */ jsx("span", {
		className: "media-sign",
		...alt === "" ? {} : {
			role: "img",
			"aria-label": alt
		},
		children: /* @__PURE__ */ jsx(Sign, {
			size: 28,
			strokeWidth: 1.5,
			"aria-hidden": "true"
		})
	}) : /* @__PURE__ */ jsx(BlurredPicture, {
		src,
		alt,
		width: file.width ?? 1,
		height: file.height ?? 1,
		loading: "lazy",
		decoding: "async",
		placeholder: file.placeholder
	}), length !== "" && /* @__PURE__ */ jsx("span", {
		className: "media-length",
		children: length
	})] });
}
export { mediaLength as n, FileThumbnail as t };
