import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as ChoiceRow } from "./workspace-CwkgsVb9.js";
import { r as useUnserved } from "./engine-misfit-BTOYv00d.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/style.tsx
/** One row of tiles is open at first: "from the prompt" and the four styles used most. */
var OPEN_TILES = 4;
var FROM_PROMPT = "";
/** Style tiles with a picture in each style; without a choice the prompt decides. */
function StyleField({ tool, field, values, change }) {
	const { tools, styles } = useStudioMessages();
	const { fields } = tools;
	const [all, setAll] = useState(false);
	const chosen = String(values["style"] ?? FROM_PROMPT);
	const unserved = useUnserved(tool.id);
	const named = field.needsEngine ?? [];
	const tiles = field.values.filter((style) => !named.includes(style));
	const first = tiles.slice(0, OPEN_TILES);
	const open = !tiles.includes(chosen) || first.includes(chosen) ? first : [...first.slice(0, -1), chosen];
	const shown = all ? tiles : open;
	const nameOf = (style) => styles[style] ?? style;
	const names = all ? named : named.filter((style) => style === chosen);
	const choicesOf = (served) => names.filter((style) => (unserved?.["style"]?.includes(style) ?? !unserved) !== served).map((style) => ({
		value: style,
		label: nameOf(style)
	}));
	return /* @__PURE__ */ jsx(ChoiceRow, {
		look: "tiles",
		label: fields.style,
		fact: /* @__PURE__ */ jsx("button", {
			type: "button",
			className: "link",
			"aria-expanded": all,
			onClick: () => setAll(!all),
			children: all ? fields.fewerStyles : fields.allStyles({ count: field.values.length })
		}),
		chosen,
		onChoose: (style) => change({ style: style === FROM_PROMPT ? void 0 : style }),
		choices: [{
			value: FROM_PROMPT,
			label: /* @__PURE__ */ jsx(Tile, { text: fields.noStyle })
		}, ...shown.map((style) => ({
			value: style,
			label: /* @__PURE__ */ jsx(Tile, {
				picture: style,
				text: nameOf(style)
			})
		}))],
		beside: [{ choices: choicesOf(true) }, {
			title: fields.needsEngine,
			choices: choicesOf(false)
		}]
	});
}
function Tile({ picture, text }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [picture ? /* @__PURE__ */ jsx("img", {
		src: `/samples/styles/${picture}.webp`,
		alt: "",
		width: 96,
		height: 96,
		loading: "lazy",
		decoding: "async"
	}) : /* @__PURE__ */ jsx("span", {
		className: "tile-none",
		"aria-hidden": "true",
		children: "Aa"
	}), /* @__PURE__ */ jsx("span", { children: text })] });
}
export { StyleField as default };
