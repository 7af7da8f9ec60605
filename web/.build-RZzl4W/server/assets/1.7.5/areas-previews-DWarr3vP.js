import { n as ClipPreviews } from "./late-area-parts-__oXyV9O.js";
import { Suspense } from "react";
import { jsx } from "react/jsx-runtime";
// web/editors/form/kinds/areas-previews.tsx
/** Frames that were tried, beside the stage. */
function AreasPreviews(props) {
	const url = props.values[props.field.of];
	return typeof url === "string" && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ClipPreviews, {
		...props,
		url
	}) });
}
export { AreasPreviews as default };
