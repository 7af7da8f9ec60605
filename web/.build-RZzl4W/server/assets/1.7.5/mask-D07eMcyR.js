import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { i as startSize, n as readMask, r as maskPng, t as MaskEditor } from "./mask-editor-BRu8yuFo.js";
import { h as GridEditor, n as draftKey, t as usePaintedField, y as Grid } from "./use-painted-field-CFuDoWis.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { useMemo } from "react";
import { jsx } from "react/jsx-runtime";
// web/editors/form/kinds/mask.tsx
/** The picture with a mask painted over it. */
function MaskStage(props) {
	const { mask } = useAreaTexts(canvasTexts);
	const { picture } = props;
	if (!picture) return /* @__PURE__ */ jsx("p", {
		className: "note stage-note",
		children: mask.empty
	});
	return /* @__PURE__ */ jsx(Mask, {
		...props,
		picture
	}, picture.url);
}
function Mask({ tool, field, values, change, picture, onPrepare }) {
	const { language } = useLanguage();
	const { width, height } = picture;
	const editor = useMemo(() => {
		const size = {
			width,
			height
		};
		return new GridEditor(new Grid(size), {
			size: startSize(size),
			boxes: "fill"
		});
	}, [width, height]);
	const properties = useMemo(() => [{
		name: field.name,
		value: 1,
		file: (grid) => maskPng(grid, 1),
		read: async (address) => readMask(await (await fetch(address)).blob(), {
			width,
			height
		})
	}], [
		field.name,
		width,
		height
	]);
	usePaintedField({
		editor,
		draftKey: draftKey(tool, field.name, picture),
		properties,
		values,
		change,
		onPrepare
	});
	return /* @__PURE__ */ jsx(MaskEditor, {
		editor,
		picture,
		kind: "mask",
		text: field.text[language]
	});
}
export { MaskStage as default };
