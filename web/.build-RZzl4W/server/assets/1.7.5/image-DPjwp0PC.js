import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as uploadTexts } from "./page-queue-45hH76tP.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as FileSlot } from "./file-slot-CfSGmu3A.js";
import { n as ImageSources, r as imageFieldProps, t as LimitsLine } from "./limits-line-Didi7q4Q.js";
import { r as imageAt } from "./uploaded-image-Hb1fEpl8.js";
import { n as usePictureInput } from "./use-picture-input-CZbEeykh.js";
import { c as samplePictures, o as rememberSize } from "./tool-editor-page-sVPw8GU6.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { Crop } from "lucide-react";
// web/uploads/image-slot.tsx
/** A slot for one picture: dropped, pasted, chosen, photographed, or picked from existing ones. */
function ImageSlot({ label, hint, limits, value, onChange, samples, mayTry }) {
	const input = usePictureInput(limits, 1, value === void 0 ? [] : [value], onChange, mayTry);
	const { texts, crop } = input;
	const isBusy = input.preparing || input.underWay > 0;
	return /* @__PURE__ */ jsx(FileSlot, {
		...imageFieldProps(input, limits, 1),
		label,
		hint,
		input,
		value,
		held: (verbs) => value !== void 0 && /* @__PURE__ */ jsx(HeldPicture, {
			image: imageAt(value),
			children: verbs
		}),
		verbs: value !== void 0 && /* @__PURE__ */ jsx(IconButton, {
			icon: Crop,
			small: true,
			"aria-disabled": isBusy,
			label: texts.cropOne({ name: label }),
			onClick: () => !isBusy && void crop.beginHeld(imageAt(value))
		}),
		onRemove: () => onChange(void 0),
		place: (openLibrary) => /* @__PURE__ */ jsxs(Fragment, { children: [
			/* @__PURE__ */ jsx("p", { children: texts.drop }),
			/* @__PURE__ */ jsx(ImageSources, {
				input,
				many: false,
				onLibrary: openLibrary
			}),
			/* @__PURE__ */ jsx(LimitsLine, { limits })
		] }),
		samples,
		sampleWords: texts.useSample
	});
}
/** A held picture, small, with its verbs. */
function HeldPicture({ image, children }) {
	const { size } = useAreaTexts(uploadTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "held-picture",
		children: [
			/* @__PURE__ */ jsx("img", {
				src: image.thumbnail,
				alt: "",
				decoding: "async"
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "held-facts",
				children: [/* @__PURE__ */ jsx("b", {
					className: "upload-name",
					title: image.name,
					children: image.name
				}), image.width > 0 && /* @__PURE__ */ jsx("span", {
					className: "note",
					children: size(image)
				})]
			}),
			children
		]
	});
}
// web/editors/form/kinds/image.tsx
/** The slot for a tool's picture. */
function ImageField({ field, values, change }) {
	const { language } = useLanguage();
	const { label, hint } = field.text[language];
	const value = values[field.name];
	return /* @__PURE__ */ jsx(ImageSlot, {
		label,
		hint: hint || void 0,
		limits: {
			shortest: field.shortest,
			longest: field.longest
		},
		value: typeof value === "string" ? value : void 0,
		samples: samplePictures(field.samples, language),
		mayTry: true,
		onChange: (image) => {
			if (image && image.width > 1) rememberSize(image.url, image);
			change({ [field.name]: image?.url });
		}
	});
}
export { ImageField as default };
