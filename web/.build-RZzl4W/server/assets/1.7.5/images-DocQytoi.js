import { i as useLanguage } from "./messages-DIgvXott.js";
import { t as ImageListSlot } from "./image-list-slot-CSO3wWMw.js";
import { c as samplePictures } from "./tool-editor-page-sVPw8GU6.js";
import { jsx } from "react/jsx-runtime";
// web/editors/form/kinds/images.tsx
/** The slot for several pictures. */
function ImagesField({ field, values, change }) {
	const { language } = useLanguage();
	const { label, hint } = field.text[language];
	const value = values[field.name];
	return /* @__PURE__ */ jsx(ImageListSlot, {
		label,
		hint: hint || void 0,
		limits: {},
		maximum: field.maximum,
		value: Array.isArray(value) ? value : [],
		samples: samplePictures(field.samples, language),
		mayTry: true,
		onChange: (images) => change({ [field.name]: images.map(({ url }) => url) })
	});
}
export { ImagesField as default };
