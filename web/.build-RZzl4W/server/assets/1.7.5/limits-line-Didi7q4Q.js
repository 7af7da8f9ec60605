import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { a as IMAGE_COMPRESSION, o as IMAGE_UPLOAD_BYTES } from "./limits-owx9t46c.js";
import { g as Button, jt as lazyPart } from "../../entry-server.js";
import { r as uploadTexts } from "./page-queue-45hH76tP.js";
import { i as pickSample, n as FileSources, t as FileInput } from "./file-sources-C9ZbMVPf.js";
import { t as onPhone } from "./on-phone-7oNEwNbg.js";
import { useRef } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Camera, Clipboard } from "lucide-react";
// web/uploads/image-field.tsx
var RepairDialog = lazyPart(() => import("./repair-dialog-BRjXVaYx.js").then(({ RepairDialog: Repair }) => ({ default: Repair })));
var CropDialog = lazyPart(() => import("./crop-dialog-Cx_ovY_f.js").then(({ CropDialog: Cropper }) => ({ default: Cropper })));
/**
* What a field of images passes on: what it takes, what may be picked, and the dialogs of repair and crop.
* @param most images that may be picked at once
*/
function imageFieldProps(input, limits, most) {
	return {
		take: (files) => void input.take(files),
		takeAddress: (address) => void input.takeAddress(address),
		takeSample: (sample) => pickSample(input, sample),
		dropNow: input.texts.dropNow,
		picker: {
			most,
			onPicked: input.pick,
			address: input
		},
		dialogs: () => /* @__PURE__ */ jsxs(Fragment$1, { children: [input.unfit.length > 0 && /* @__PURE__ */ jsx(RepairDialog, {
			input,
			limits
		}), input.crop.job && /* @__PURE__ */ jsx(CropDialog, {
			job: input.crop.job,
			limits,
			onApply: input.crop.finish,
			onCancel: input.crop.cancel
		})] })
	};
}
// web/uploads/image-sources.tsx
var PICTURES = "image/jpeg,image/png,image/webp,image/avif,image/gif";
/** Phones provide JPEG unless HEIC is accepted; on a desktop it must be accepted to be listed in the dialog. */
var ON_A_DESK = `${PICTURES},image/heic,image/heif,.heic,.heif,image/bmp,image/tiff`;
/** The ways to add an image: a file, the camera of a phone, the clipboard, images that the product keeps already. */
function ImageSources({ input: { texts, take, paste }, many, onLibrary }) {
	const photo = useRef(null);
	return /* @__PURE__ */ jsxs(FileSources, {
		accept: onPhone() ? PICTURES : ON_A_DESK,
		many,
		take,
		onLibrary,
		children: [onPhone() && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(FileInput, {
			ref: photo,
			accept: "image/*",
			capture: "environment",
			take
		}), /* @__PURE__ */ jsxs(Button, {
			size: "small",
			onClick: () => photo.current?.click(),
			children: [/* @__PURE__ */ jsx(Camera, {
				size: 14,
				"aria-hidden": true
			}), texts.camera]
		})] }), /* @__PURE__ */ jsxs(Button, {
			size: "small",
			onClick: () => void paste(),
			children: [/* @__PURE__ */ jsx(Clipboard, {
				size: 14,
				"aria-hidden": true
			}), texts.paste]
		})]
	});
}
// web/uploads/limits-line.tsx
var MEGABYTE = 1048576;
/** The requirements for a picture, shown before anything is chosen. */
function LimitsLine({ limits, maximum }) {
	const { limits: texts } = useAreaTexts(uploadTexts);
	const { language } = useLanguage();
	const { shortest, longest } = limits;
	const facts = [
		texts.types,
		texts.size({ size: IMAGE_UPLOAD_BYTES / MEGABYTE }),
		shortest !== void 0 && texts.shortest({ pixels: shortest }),
		longest !== void 0 && texts.longest({ pixels: longest }),
		maximum !== void 0 && texts.count({ count: maximum })
	].filter((fact) => fact !== false);
	const between = language === "zh" ? "，" : ", ";
	return /* @__PURE__ */ jsxs("p", {
		className: "note upload-limits",
		children: [
			facts.join(between),
			language === "zh" ? "。" : ". ",
			texts.compressed({ size: IMAGE_COMPRESSION.jpegAboveBytes / MEGABYTE })
		]
	});
}
export { ImageSources as n, imageFieldProps as r, LimitsLine as t };
