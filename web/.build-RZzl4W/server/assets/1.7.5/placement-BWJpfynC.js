import { t as layerTexts } from "./layers-_jwsRsnv.js";
import { i as SCALE, r as CENTRE } from "./seed-D_vERIDW.js";
import { t as LayerSurface } from "./layer-surface-Ao2DDbEZ.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/canvas/core/layers/cut-out-place.ts
/** Where a cut-out is placed on a canvas, as a tool's input and as a layer: pure. */
/** Shares are kept to a thousandth: finer than any canvas shows, and compact in a saved form. */
var share = (value, { minimum, maximum }) => Math.round(Math.min(maximum, Math.max(minimum, value)) * 1e3) / 1e3;
/** From the centre of the whole cut-out to that of its seen part, in its own pixels. */
var offset = ({ seen, width, height }) => ({
	x: (seen.left + seen.right - width) / 2,
	y: (seen.top + seen.bottom - height) / 2
});
/** Where the seen part of a cut-out lies: the layer that is handled. It keeps its ratio and is upright. */
function placementOf(place, canvas, cutOut) {
	const factor = place.scale * canvas.width / cutOut.width;
	const { x, y } = offset(cutOut);
	return {
		x: place.x * canvas.width + x * factor,
		y: place.y * canvas.height + y * factor,
		width: (cutOut.seen.right - cutOut.seen.left) * factor,
		height: (cutOut.seen.bottom - cutOut.seen.top) * factor,
		rotation: 0
	};
}
/** The place of a layer's box. */
function placeOf(placement, canvas, cutOut) {
	const factor = placement.width / (cutOut.seen.right - cutOut.seen.left);
	const { x, y } = offset(cutOut);
	return {
		x: share((placement.x - x * factor) / canvas.width, CENTRE),
		y: share((placement.y - y * factor) / canvas.height, CENTRE),
		scale: share(cutOut.width * factor / canvas.width, SCALE)
	};
}
/**
* The place at which the visible part of the cut-out fills the canvas up to a padding.
* @param padding share of the canvas's shorter side that stays free all around, 0 to 0.45
*/
function placeWithPadding(canvas, cutOut, padding) {
	const free = padding * Math.min(canvas.width, canvas.height) * 2;
	const { seen } = cutOut;
	const size = {
		width: seen.right - seen.left,
		height: seen.bottom - seen.top
	};
	const factor = Math.min((canvas.width - free) / size.width, (canvas.height - free) / size.height);
	return placeOf({
		x: canvas.width / 2,
		y: canvas.height / 2,
		width: size.width * factor,
		height: size.height * factor,
		rotation: 0
	}, canvas, cutOut);
}
/**
* The box around what is not transparent.
* @param pixels RGBA, row by row
* @returns in pixels; the whole picture if nothing is visible
*/
function seenBounds(pixels, { width, height }) {
	const found = {
		left: width,
		top: height,
		right: 0,
		bottom: 0
	};
	for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) {
		if ((pixels[(y * width + x) * 4 + 3] ?? 0) < VISIBLE) continue;
		found.left = Math.min(found.left, x);
		found.right = Math.max(found.right, x + 1);
		found.top = Math.min(found.top, y);
		found.bottom = Math.max(found.bottom, y + 1);
	}
	return found.right > found.left ? found : {
		left: 0,
		top: 0,
		right: width,
		bottom: height
	};
}
/** Alpha from which a pixel counts as visible: fainter ones are the last of a soft edge. */
var VISIBLE = 24;
// web/editors/form/stages/placement/cut-out-shadow.tsx
/** A soft shadow where a cut-out touches the ground; in units of the canvas. Only a preview. */
function CutOutShadow({ placement }) {
	const { width } = placement;
	const height = width * .16;
	const foot = placement.y + placement.height / 2;
	return /* @__PURE__ */ jsx("div", {
		"aria-hidden": "true",
		className: "cut-out-shadow",
		style: {
			left: placement.x - width / 2,
			top: foot - height * .6,
			width,
			height,
			filter: `blur(${width * .03}px)`
		}
	});
}
// web/editors/form/stages/placement/placement-panel.tsx
var PADDINGS = [
	["none", 0],
	["small", .05],
	["medium", .1],
	["large", .2]
];
/** Per cent, as its fields show it. */
var percent = (share) => Math.round(share * 1e3) / 10;
/**
* Typed values are kept within these limits, so that the cut-out stays in sight; the tool's limits apply
* afterwards.
*/
var WITHIN = {
	centre: [0, 1],
	width: [.02, 4]
};
/** Padding, numbers and reset of a placed cut-out. */
function PlacementPanel({ placement, canvas, moved, state, onPlace, onPadding, onReset }) {
	const { placement: texts } = useAreaTexts(layerTexts);
	const { width, height } = placement;
	const fields = [
		{
			label: texts.across,
			value: placement.x / canvas.width,
			within: WITHIN.centre,
			of: (share) => ({
				...placement,
				x: share * canvas.width
			})
		},
		{
			label: texts.down,
			value: placement.y / canvas.height,
			within: WITHIN.centre,
			of: (share) => ({
				...placement,
				y: share * canvas.height
			})
		},
		{
			label: texts.size,
			value: width / canvas.width,
			within: WITHIN.width,
			of: (share) => {
				const wide = share * canvas.width;
				return {
					...placement,
					width: wide,
					height: wide * height / width
				};
			}
		}
	];
	const said = {
		cutting: texts.loading,
		whole: texts.whole,
		cut: moved ? "" : texts.auto
	}[state];
	return /* @__PURE__ */ jsxs("div", {
		className: "placement-panel",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "placement-row",
				role: "group",
				"aria-label": texts.padding,
				children: [
					/* @__PURE__ */ jsx("span", {
						className: "placement-label",
						children: texts.padding
					}),
					PADDINGS.map(([name, share]) => /* @__PURE__ */ jsx(Chip, {
						onClick: () => onPadding(share),
						children: texts.paddings[name]
					}, name)),
					/* @__PURE__ */ jsx(Button, {
						size: "small",
						look: "quiet",
						onClick: onReset,
						disabled: !moved,
						children: texts.reset
					})
				]
			}),
			/* @__PURE__ */ jsx("div", {
				className: "placement-row",
				children: fields.map(({ label, value, within: [minimum, maximum], of }) => /* @__PURE__ */ jsxs("label", {
					className: "placement-number",
					children: [/* @__PURE__ */ jsxs("span", { children: [label, " (%)"] }), /* @__PURE__ */ jsx("input", {
						type: "number",
						className: "input",
						min: minimum * 100,
						max: maximum * 100,
						step: .5,
						value: percent(value),
						onChange: (event) => {
							const share = event.target.valueAsNumber / 100;
							if (share >= minimum && share <= maximum) onPlace(of(share));
						}
					})]
				}, label))
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "note",
				children: said
			})
		]
	});
}
// web/editors/form/stages/placement/use-cut-out.ts
/**
* A quick preview of the picture's cut-out, so that it can be placed before the run makes it at full size. The last one
* stays until the next is drawn.
* @param guess what would be cut out, as the stage of box and strokes knows it
* @param inFront nothing is drawn while hidden: the person may be painting on the previous stage
*/
function useCutOut({ url, width, height }, guess, inFront) {
	const latest = guess?.answer?.mask;
	const [mask, setMask] = useState();
	if (inFront && mask !== latest) setMask(latest);
	const [drawn, setDrawn] = useState();
	const [unreadable, setUnreadable] = useState(false);
	useEffect(() => {
		let current = true;
		setUnreadable(false);
		if (mask === void 0) return setDrawn(void 0);
		drawCutOut(url, mask).then(({ bytes, width: wide, seen }) => current && setDrawn({
			url: URL.createObjectURL(bytes),
			width: wide,
			seen
		}), () => {
			if (!current) return;
			setDrawn(void 0);
			setUnreadable(true);
		});
		return () => {
			current = false;
		};
	}, [url, mask]);
	const made = drawn?.url;
	useEffect(() => {
		return () => {
			if (made !== void 0) URL.revokeObjectURL(made);
		};
	}, [made]);
	if (!drawn) return {
		url,
		seen: {
			left: 0,
			top: 0,
			right: width,
			bottom: height
		},
		state: guess?.state === "unknown" || unreadable ? "whole" : "cutting"
	};
	const scale = width / drawn.width;
	const { left, top, right, bottom } = drawn.seen;
	const seen = {
		left: left * scale,
		top: top * scale,
		right: right * scale,
		bottom: bottom * scale
	};
	return {
		state: "cut",
		url: drawn.url,
		seen
	};
}
/** The picture with the mask as its transparency, cropped to what is seen; `width` and `seen` are those of the mask. */
async function drawCutOut(pictureUrl, maskUrl) {
	const [picture, mask] = await Promise.all([loadImage(pictureUrl), loadImage(maskUrl)]);
	const size = {
		width: mask.naturalWidth,
		height: mask.naturalHeight
	};
	const canvas = new OffscreenCanvas(size.width, size.height);
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (!context) throw new Error("No canvas for the cut-out");
	context.drawImage(mask, 0, 0);
	const shares = context.getImageData(0, 0, size.width, size.height).data;
	context.drawImage(picture, 0, 0, size.width, size.height);
	const pixels = context.getImageData(0, 0, size.width, size.height);
	for (let at = 0; at < shares.length; at += 4) pixels.data[at + 3] = (pixels.data[at + 3] ?? 0) * (shares[at] ?? 0) / 255;
	context.putImageData(pixels, 0, 0);
	const seen = seenBounds(pixels.data, size);
	const cropped = new OffscreenCanvas(seen.right - seen.left, seen.bottom - seen.top);
	cropped.getContext("2d")?.drawImage(canvas, -seen.left, -seen.top);
	return {
		bytes: await cropped.convertToBlob({ type: "image/png" }),
		width: size.width,
		seen
	};
}
async function loadImage(address) {
	const image = new Image();
	image.src = address;
	await image.decode();
	return image;
}
// web/editors/form/kinds/placement.tsx
var CUT_OUT = "cut-out";
/** Padding of a cut-out until someone moves it, as a share of the shorter side. */
var FIRST_PADDING = .1;
/** The cut-out on a canvas of the chosen size: moved, scaled, padded. */
function PlacementStage(props) {
	const { placement } = useAreaTexts(layerTexts);
	const { picture } = props;
	if (!picture) return /* @__PURE__ */ jsx("p", {
		className: "note stage-note",
		children: placement.empty
	});
	return /* @__PURE__ */ jsx(Place, {
		...props,
		picture
	}, picture.url);
}
function Place({ values, change, picture, guess, inFront }) {
	const texts = useAreaTexts(layerTexts);
	const { stop } = useLanguage();
	const [view, setView] = useState(null);
	const [picked, setPicked] = useState(true);
	const [before, setBefore] = useState();
	const { state, url, seen } = useCutOut(picture, guess, inFront);
	const cutOut = {
		width: picture.width,
		height: picture.height,
		seen
	};
	const canvas = {
		width: Number(values["width"]) || 1024,
		height: Number(values["height"]) || 1024
	};
	const own = values["placement"] ?? null;
	const placed = placementOf(own ?? placeWithPadding(canvas, cutOut, FIRST_PADDING), canvas, cutOut);
	const shadow = values["shadow"] !== false;
	const document = {
		...canvas,
		layers: [{
			...placed,
			kind: "cut_out",
			id: CUT_OUT,
			source: url,
			shadow,
			opacity: 1
		}]
	};
	const put = (placement) => change({ placement: placeOf(placement, canvas, cutOut) });
	const take = ({ layers: [layer] }, done) => {
		if (!layer) return;
		if (before === void 0) setBefore(own);
		if (done) setBefore(void 0);
		put(layer);
	};
	const position = {
		x: placed.x / canvas.width,
		y: placed.y / canvas.height
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "placement-stage",
		children: [/* @__PURE__ */ jsx(LayerSurface, {
			document,
			pickedId: picked ? CUT_OUT : void 0,
			onPick: (id) => setPicked(id !== void 0),
			onChange: take,
			onCancel: () => {
				change({ placement: before ?? void 0 });
				setBefore(void 0);
			},
			use: "placing",
			urlOf: (source) => source,
			nameOf: () => `${texts.cutOut}${stop}${texts.placement.position(position)}`,
			view,
			onView: setView,
			paper: {},
			children: shadow && state === "cut" && /* @__PURE__ */ jsx(CutOutShadow, { placement: placed })
		}), /* @__PURE__ */ jsx(PlacementPanel, {
			placement: placed,
			canvas,
			moved: own !== null,
			state,
			onPlace: put,
			onPadding: (padding) => change({ placement: placeWithPadding(canvas, cutOut, padding) }),
			onReset: () => change({ placement: void 0 })
		})]
	});
}
export { PlacementStage as default };
