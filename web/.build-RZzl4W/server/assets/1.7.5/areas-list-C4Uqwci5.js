import { t as frameAreaTexts } from "./frame-areas-Bqkfuzfx.js";
import { h as afterFirstUse } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as loadAreaParts, t as ClipList } from "./late-area-parts-__oXyV9O.js";
import { Suspense, useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/areas-list.tsx
/** The list of the areas that are drawn on the stage. */
function AreasControl(props) {
	const texts = useAreaTexts(frameAreaTexts);
	const { language } = useLanguage();
	const { field, values } = props;
	const url = values[field.of];
	useEffect(() => afterFirstUse(() => void loadAreaParts().catch(() => void 0)), []);
	const label = /* @__PURE__ */ jsx("span", {
		className: "label",
		children: field.text[language].label
	});
	if (typeof url === "string") return /* @__PURE__ */ jsx(Suspense, {
		fallback: /* @__PURE__ */ jsx("div", { children: label }),
		children: /* @__PURE__ */ jsx(ClipList, {
			...props,
			url
		})
	});
	return /* @__PURE__ */ jsxs("div", { children: [label, /* @__PURE__ */ jsx("p", {
		className: "note",
		children: texts.empty
	})] });
}
export { AreasControl as default };
