import { c as singlePictureNames, r as kindOf } from "./field-CmOaeO0x.js";
import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { g as Button, jt as lazyPart } from "../../entry-server.js";
import { r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { o as rememberSize } from "./tool-editor-page-sVPw8GU6.js";
import { t as UploadRows } from "./late-upload-rows-1OTuhK4N.js";
import { n as usePictureInput } from "./use-picture-input-CZbEeykh.js";
import { t as useSpeakerCheck } from "./use-speaker-check-DozEeAuj.js";
/* empty css                  */
import { Suspense } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Check, Crop, X } from "lucide-react";
// web/editors/form/speaking/face-crop.ts
/** Size of the frame around a face, in widths and heights of the face, and where in it the middle of the face is. */
var AROUND = {
	wide: 3.2,
	high: 3.4,
	down: .45
};
/** Kept free between the frame and another face, in widths of that one. */
var APART = .06;
/**
* The part of a picture with one of the faces in it and none of the others: head and shoulders, as far as there is room.
* @param faces in shares of the picture
* @param size pixels of the picture
*/
function cropToFace(faces, chosen, size) {
	const middleX = chosen.left + chosen.width / 2;
	const middleY = chosen.top + chosen.height / 2;
	let left = Math.max(0, middleX - AROUND.wide / 2 * chosen.width);
	let right = Math.min(1, middleX + AROUND.wide / 2 * chosen.width);
	let top = Math.max(0, middleY - AROUND.high * AROUND.down * chosen.height);
	let bottom = Math.min(1, middleY + AROUND.high * (1 - AROUND.down) * chosen.height);
	for (const face of faces) {
		if (face === chosen) continue;
		const [far, low] = [face.left + face.width, face.top + face.height];
		if (face.left >= right || far <= left || face.top >= bottom || low <= top) continue;
		const aside = Math.max(face.left - (chosen.left + chosen.width), chosen.left - far);
		const above = Math.max(face.top - (chosen.top + chosen.height), chosen.top - low);
		const room = APART * face.width;
		if (aside >= above) {
			if (face.left > chosen.left) right = Math.max(chosen.left + chosen.width, face.left - room);
			else left = Math.min(chosen.left, far + room);
		} else if (face.top > chosen.top) bottom = Math.max(chosen.top + chosen.height, face.top - room);
		else top = Math.min(chosen.top, low + room);
	}
	const [x, y] = [Math.floor(left * size.width), Math.floor(top * size.height)];
	return {
		x,
		y,
		width: Math.max(1, Math.floor(right * size.width) - x),
		height: Math.max(1, Math.floor(bottom * size.height) - y)
	};
}
// web/editors/form/speaking/crop-to-face.tsx
var CropDialog = lazyPart(() => import("./crop-dialog-Cx_ovY_f.js").then(({ CropDialog: Cropper }) => ({ default: Cropper })));
/** Offers to crop a picture to one of its faces; the crop is uploaded, and then checked as well. */
function CropToFace({ url, faces, limits, onCropped }) {
	const { check } = useAreaTexts(speakingTexts);
	const input = usePictureInput(limits, 1, [url], onCropped, true);
	const image = imageAt(url);
	if (image.width < 2) return null;
	const begin = (face) => void input.crop.beginHeld(image, cropToFace(faces, face, image));
	return /* @__PURE__ */ jsxs("div", {
		className: "face-crops",
		children: [
			faces.length > 1 && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: check.crop.which
			}),
			/* @__PURE__ */ jsx("div", { children: faces.map((face, at) => {
				const frame = cropToFace(faces, face, image);
				const name = faces.length > 1 ? check.crop.to({ at: at + 1 }) : check.crop.one;
				return /* @__PURE__ */ jsxs(Button, {
					size: "small",
					"aria-label": name,
					onClick: () => begin(face),
					children: [/* @__PURE__ */ jsx("span", {
						className: "face-crop",
						"aria-hidden": true,
						style: {
							aspectRatio: `${frame.width} / ${frame.height}`,
							backgroundImage: `url("${encodeURI(url)}")`,
							backgroundSize: `${100 * image.width / frame.width}% ${100 * image.height / frame.height}%`,
							backgroundPosition: `${shareOf(frame.x, image.width - frame.width)}% ${shareOf(frame.y, image.height - frame.height)}%`
						}
					}), faces.length === 1 && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Crop, {
						size: 14,
						"aria-hidden": true
					}), check.crop.one] })]
				}, `${face.left} ${face.top}`);
			}) }),
			/* @__PURE__ */ jsx(UploadRows, { input }),
			input.crop.job && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(CropDialog, {
				job: input.crop.job,
				limits,
				onApply: input.crop.finish,
				onCancel: input.crop.cancel
			}) })
		]
	});
}
/** Position of a background, in per cent of the room that it has. */
var shareOf = (start, room) => room > 0 ? 100 * start / room : 0;
// web/editors/form/speaking/check-list.tsx
/** The rules of the free check, each ticked or crossed; a crossed one says what to do. */
function CheckList({ tool, field: { of, chosen }, values, change }) {
	const { check } = useAreaTexts(speakingTexts);
	const { gap } = useLanguage();
	const speaker = useSpeakerCheck(of, values);
	if (speaker.state === "nothing") return null;
	return /* @__PURE__ */ jsxs("section", {
		className: "speaker-check",
		"aria-label": check.title,
		"aria-busy": speaker.state === "checking" || speaker.state === "waiting",
		children: [
			speaker.state === "guest" && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: check.guest
			}),
			speaker.state === "waiting" && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "status",
				children: speaker.said
			}),
			speaker.state === "checking" && /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "status",
				children: check.checking
			}),
			speaker.state === "failed" && /* @__PURE__ */ jsxs("p", {
				className: "note",
				children: [
					check.failed,
					gap,
					/* @__PURE__ */ jsx(Button, {
						size: "small",
						onClick: speaker.again,
						children: check.again
					})
				]
			}),
			speaker.state === "checked" && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Rules, {
				answer: speaker.answer,
				size: sizeOf(values[of]),
				mayChoose: chosen !== void 0
			}), isCroppable(of, speaker.answer) && /* @__PURE__ */ jsx(CropToFace, {
				url: String(values[of]),
				faces: speaker.answer.found,
				limits: limitsOf(tool, of),
				onCropped: (image) => {
					if (image.width > 1) rememberSize(image.url, image);
					change({ [of]: image.url });
				}
			}, String(values[of]))] })
		]
	});
}
/** Whether cropping repairs the picture: someone else is visible, or the face is too small. */
var isCroppable = (of, { rules, found }) => of === "image_url" && found.length > 0 && rules.some(({ rule, passed }) => !passed && ["several_people", "body_proportion"].includes(rule));
function limitsOf({ fields }, name) {
	const field = fields.find((each) => singlePictureNames(each).includes(name));
	const limits = field && kindOf(field).pictureLimits?.(field);
	return {
		shortest: limits?.image_too_small,
		longest: limits?.image_too_large
	};
}
function sizeOf(url) {
	const { width, height } = imageAt(String(url));
	return width > 1 ? {
		width,
		height
	} : void 0;
}
function Rules({ answer: { rules, check_pass: passes, found }, size, mayChoose }) {
	const { check } = useAreaTexts(speakingTexts);
	const { errors, pictures } = useStudioMessages();
	if (rules.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "note",
		children: check.none
	});
	const failed = rules.filter(({ passed }) => !passed);
	const nameOf = (rule) => check.rules[rule];
	const factOf = (rule) => {
		if (rule === "several_people" && found.length > 1) return check.found({ count: found.length });
		return rule === "media_resolution" && size ? pictures.facts.size(size) : void 0;
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("p", {
		className: "check-state",
		children: [/* @__PURE__ */ jsx("b", { children: check.title }), /* @__PURE__ */ jsx("span", {
			"data-passes": passes,
			role: "status",
			children: passes ? check.ready : check.missed({ count: failed.length })
		})]
	}), /* @__PURE__ */ jsx("ul", { children: [...failed, ...rules.filter(({ passed }) => passed)].map(({ rule, passed }) => /* @__PURE__ */ jsxs("li", {
		"data-passed": passed,
		children: [
			/* @__PURE__ */ jsx("i", {
				"aria-hidden": true,
				children: passed ? /* @__PURE__ */ jsx(Check, {
					size: 16,
					strokeWidth: 2
				}) : /* @__PURE__ */ jsx(X, {
					size: 12,
					strokeWidth: 3
				})
			}),
			/* @__PURE__ */ jsxs("span", { children: [passed ? nameOf(rule) : /* @__PURE__ */ jsx("b", { children: nameOf(rule) }), !passed && /* @__PURE__ */ jsx("small", { children: mayChoose && rule === "several_people" && found.length > 1 ? check.choose.hint : errors[rule] })] }),
			factOf(rule) !== void 0 && /* @__PURE__ */ jsx("small", { children: factOf(rule) })
		]
	}, rule)) })] });
}
export { CheckList as default };
