import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { a as useMessages, i as useLanguage } from "./messages-DIgvXott.js";
import { t as srcSetOf } from "./picture-copies-DOtS11Oc.js";
import { t as insetInFrame } from "./place-in-frame-Clczgq0g.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/editors/kit/samples/landing-copies.ts
/**
* Widths, in pixels, of the smaller copies of a landing page's samples. A phone shows two side by side and a desktop
* four, at most 190 and 300 pixels wide: the first width serves desktops, and phones with less than two device pixels
* per CSS pixel, the second phones with two. Denser screens get the samples themselves.
*/
var LANDING_COPIES = [320, 384];
/** How wide the page shows a sample, for the `sizes` of its `img`. */
var LANDING_SIZES = "(min-width: 1240px) 297px, (min-width: 860px) 23vw, calc(50vw - 26px)";
// web/editors/kit/samples/before-after.tsx
var before_after_exports = /* @__PURE__ */ __exportAll({ BeforeAfter: () => BeforeAfter });
/**
* A sample with the picture that it was made from, one over the other behind a line that is dragged or moved with the
* arrow keys. Without JavaScript the line is in the middle.
*/
function BeforeAfter({ toolId, sample, eager }) {
	const { comparison } = useMessages().pages;
	const { language } = useLanguage();
	const [at, setAt] = useState(50);
	const { file, width, height } = sample;
	const before = sample.apart ? void 0 : sample.before;
	const said = sample.text?.[language] ?? "";
	const address = (name) => `/samples/${toolId}/${name}`;
	const picture = (name) => ({
		src: address(name),
		srcSet: srcSetOf({
			file: address(name),
			width,
			copies: LANDING_COPIES
		}),
		sizes: "(min-width: 860px) 400px, 200px",
		width,
		height,
		loading: eager ? "eager" : "lazy",
		decoding: eager ? "sync" : "async",
		fetchPriority: eager ? "high" : "low"
	});
	return /* @__PURE__ */ jsxs("figure", {
		className: "print before-after",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "before-after-frame",
			style: {
				aspectRatio: `${width} / ${height}`,
				"--at": `${at}%`
			},
			children: [/* @__PURE__ */ jsx("img", {
				...picture(file),
				alt: said
			}), before && /* @__PURE__ */ jsxs(Fragment$1, { children: [
				/* @__PURE__ */ jsx("span", {
					className: "before-after-first",
					children: /* @__PURE__ */ jsx("span", {
						style: { inset: insetInFrame(sample.input, sample) },
						children: /* @__PURE__ */ jsx("img", {
							...picture(before),
							alt: "",
							loading: "lazy",
							decoding: "async",
							fetchPriority: "low"
						})
					})
				}),
				/* @__PURE__ */ jsx("span", {
					className: "before-after-line",
					"aria-hidden": true
				}),
				/* @__PURE__ */ jsx("input", {
					type: "range",
					min: 0,
					max: 100,
					value: at,
					"aria-label": comparison.compare,
					onChange: (event) => setAt(event.target.valueAsNumber)
				})
			] })]
		}), /* @__PURE__ */ jsxs("figcaption", {
			className: "slug",
			children: [/* @__PURE__ */ jsx("b", { children: said }), before && /* @__PURE__ */ jsxs("span", { children: [
				comparison.before,
				" | ",
				comparison.after
			] })]
		})]
	});
}
export { LANDING_SIZES as i, before_after_exports as n, LANDING_COPIES as r, BeforeAfter as t };
