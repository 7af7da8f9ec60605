import { t as frameAreaTexts } from "./frame-areas-Bqkfuzfx.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as ClipStage } from "./late-area-parts-__oXyV9O.js";
import { Suspense } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/areas.tsx
/** The frames of a video with the areas of the form over them. */
function AreasStage(props) {
	const texts = useAreaTexts(frameAreaTexts);
	const url = props.values[props.field.of];
	if (typeof url !== "string") return /* @__PURE__ */ jsxs("div", {
		className: "stage-empty",
		children: [/* @__PURE__ */ jsx("h2", { children: texts.empty }), /* @__PURE__ */ jsx("p", {
			className: "note",
			children: texts.emptyHint
		})]
	});
	return /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ClipStage, {
		...props,
		url
	}) });
}
export { AreasStage as default };
