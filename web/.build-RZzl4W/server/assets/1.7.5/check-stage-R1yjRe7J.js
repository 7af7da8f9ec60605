import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { o as isLocal, r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { n as usePictureInput } from "./use-picture-input-CZbEeykh.js";
import { t as SteadyVideo } from "./steady-video-tLaCdV4z.js";
import { t as useSpeakerCheck } from "./use-speaker-check-DozEeAuj.js";
/* empty css                  */
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/speaking/choose-face.ts
/** Maximum difference between two sightings of a face, in shares of the frame. */
var NEAR = .01;
/** Size of the picture of a face, in sizes of the face. */
var AROUND = 1.8;
var isSameFace = (one) => (other) => Math.abs(one.left - other.left) < NEAR && Math.abs(one.top - other.top) < NEAR;
/**
* The face in the frame that a video shows, with what is around it; undefined if the browser cannot draw it.
*/
async function pictureOfFace(video, face) {
	const { videoWidth, videoHeight } = video;
	const side = AROUND * Math.max(face.width * videoWidth, face.height * videoHeight);
	const middle = {
		x: (face.left + face.width / 2) * videoWidth,
		y: (face.top + face.height / 2) * videoHeight
	};
	const [left, top] = [Math.max(0, middle.x - side / 2), Math.max(0, middle.y - side / 2)];
	const width = Math.round(Math.min(videoWidth, middle.x + side / 2) - left);
	const height = Math.round(Math.min(videoHeight, middle.y + side / 2) - top);
	if (width < 1 || height < 1) return void 0;
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = height;
	canvas.getContext("2d")?.drawImage(video, left, top, width, height, 0, 0, width, height);
	const blob = await new Promise((resolve) => canvas.toBlob(resolve, "image/jpeg", .95));
	return blob ? new File([blob], "face.jpg", { type: blob.type }) : void 0;
}
// web/editors/form/speaking/check-stage.tsx
var percent = (share) => `${100 * share}%`;
/** The portrait or the video before it speaks, with corner marks around the faces that the check has found. */
function CheckStage({ tool, field, values, change }) {
	const { of, chosen: placeName, portrait: portraitName = "" } = field;
	const { check } = useAreaTexts(speakingTexts);
	const { pictures } = useStudioMessages();
	const { language } = useLanguage();
	const speaker = useSpeakerCheck(of, values);
	const video = useRef(null);
	const [unplayable, setUnplayable] = useState();
	const { take } = usePictureInput({}, 1, [], (image) => change({ [portraitName]: image.url }));
	const { found = [], found_seconds: moment } = (speaker.state === "checked" ? speaker.answer : speaker.state === "checking" ? speaker.before : void 0) ?? {};
	const chosen = placeName === void 0 ? void 0 : values[placeName];
	const mayChoose = placeName !== void 0 && found.length > 1;
	const isLost = chosen !== void 0 && speaker.state === "checked" && !found.some(isSameFace(chosen));
	const forget = useEffectEvent(() => placeName && change({
		[placeName]: void 0,
		[portraitName]: void 0
	}));
	useEffect(() => {
		if (isLost) forget();
	}, [isLost]);
	useEffect(() => {
		if (mayChoose && video.current && moment !== void 0) video.current.currentTime = moment;
	}, [mayChoose, moment]);
	const url = values[of];
	const shown = tool.fields.find((each) => "name" in each && each.name === of);
	const label = shown && "text" in shown ? shown.text?.[language].label : void 0;
	if (typeof url !== "string") return /* @__PURE__ */ jsx("div", {
		className: "stage-empty",
		children: /* @__PURE__ */ jsx("h2", { children: tool.text[language].line })
	});
	const choose = async (face) => {
		if (placeName === void 0) return;
		change({
			[placeName]: face,
			[portraitName]: void 0
		});
		const picture = video.current && await pictureOfFace(video.current, face);
		if (picture) await take([picture]);
	};
	const { width, height, media, thumbnail } = imageAt(url);
	const size = {
		width: media?.width ?? width,
		height: media?.height ?? height
	};
	const [widest] = found;
	const ratio = size.width > 1 ? { "--ratio": `${size.width} / ${size.height}` } : {};
	return /* @__PURE__ */ jsx("figure", {
		className: "speaker-stage",
		style: ratio,
		children: /* @__PURE__ */ jsxs("span", { children: [
			of === "video_url" ? /* @__PURE__ */ jsx(SteadyVideo, {
				player: video,
				src: url,
				fragment: "#t=0.1",
				...thumbnail ? { poster: thumbnail } : {},
				controls: true,
				playsInline: true,
				preload: "metadata",
				"aria-label": label,
				onError: () => setUnplayable(url)
			}) : /* @__PURE__ */ jsx("img", {
				src: url,
				alt: label ?? ""
			}),
			unplayable === url && !isLocal(url) && /* @__PURE__ */ jsx("p", {
				className: "note stage-unplayable",
				role: "status",
				children: check.unplayable
			}),
			found.map((face, at) => {
				const place = {
					left: percent(face.left),
					top: percent(face.top),
					width: percent(face.width),
					height: percent(face.height)
				};
				const key = `${face.left} ${face.top}`;
				if (!mayChoose) return /* @__PURE__ */ jsx("i", {
					className: "face-marks",
					style: place
				}, key);
				const isChosen = chosen !== void 0 && isSameFace(chosen)(face);
				return /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "face-marks",
					style: place,
					"aria-pressed": isChosen,
					"aria-label": check.choose.face({ at: at + 1 }),
					onClick: () => void choose(face),
					children: isChosen && /* @__PURE__ */ jsx("small", { children: check.choose.chosen })
				}, key);
			}),
			widest && size.width > 1 && /* @__PURE__ */ jsxs("small", {
				className: "face-note",
				children: [/* @__PURE__ */ jsx("b", { children: check.found({ count: found.length }) }), found.length === 1 && pictures.facts.size({
					width: Math.round(widest.width * size.width),
					height: Math.round(widest.height * size.height)
				})]
			})
		] })
	});
}
export { CheckStage as default };
