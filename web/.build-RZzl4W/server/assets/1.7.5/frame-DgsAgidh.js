import { t as layerTexts } from "./layers-_jwsRsnv.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/canvas/core/layers/extension.ts
/**
* The frame of a picture to be extended: pure. All lengths are pixels of the picture, whole and not negative.
*/
var NO_EXTENSION = {
	left: 0,
	top: 0,
	right: 0,
	bottom: 0
};
/** Growth of one side in one run above which the new part is seldom as good as the picture. */
var ADVISED_GROWTH = .5;
/** The nine anchors, row by row. */
var ANCHORS = [
	0,
	.5,
	1
].flatMap((y) => [
	0,
	.5,
	1
].map((x) => ({
	x,
	y
})));
/** Size of the frame. */
function frameSize(extension, picture) {
	return {
		width: extension.left + picture.width + extension.right,
		height: extension.top + picture.height + extension.bottom
	};
}
/** Whole pixels within the limit: if two opposite sides together exceed it, both shrink in proportion. */
function keepWithinLimit(extension, picture) {
	const [left, right] = heldPair(extension.left, extension.right, room(picture.width));
	const [top, bottom] = heldPair(extension.top, extension.bottom, room(picture.height));
	return {
		left,
		top,
		right,
		bottom
	};
}
/** Sets one side, as a field does: only as far as the opposite side leaves room. */
function setSide(extension, side, pixels, picture) {
	const most = room(side === "left" || side === "right" ? picture.width : picture.height) - extension[OPPOSITE[side]];
	return {
		...extension,
		[side]: Math.round(Math.min(most, Math.max(0, pixels)))
	};
}
/** Drags an edge or a corner by picture pixels, from where the frame was when the drag began. */
function dragSides(from, sides, moved, picture) {
	const outwards = {
		left: -moved.x,
		right: moved.x,
		top: -moved.y,
		bottom: moved.y
	};
	return sides.reduce((frame, side) => setSide(frame, side, from[side] + outwards[side], picture), from);
}
/** Moves the picture within its frame, which keeps its size: a drag of the picture itself. */
function movePicture(from, moved) {
	const shift = (low, high, by) => {
		const held = Math.round(Math.min(high, Math.max(-low, by)));
		return [low + held, high - held];
	};
	const [left, right] = shift(from.left, from.right, moved.x);
	const [top, bottom] = shift(from.top, from.bottom, moved.y);
	return {
		left,
		top,
		right,
		bottom
	};
}
/** The same frame with the picture at one of the nine anchors. */
function anchorPicture(extension, anchor) {
	const width = extension.left + extension.right;
	const height = extension.top + extension.bottom;
	const left = Math.round(width * anchor.x);
	const top = Math.round(height * anchor.y);
	return {
		left,
		top,
		right: width - left,
		bottom: height - top
	};
}
/** The smallest frame of a ratio (width / height) that holds the picture, or as near to it as the limit allows. */
function frameOfRatio(ratio, anchor, picture) {
	const wider = ratio > picture.width / picture.height;
	const width = wider ? Math.round(picture.height * ratio) : picture.width;
	const height = wider ? picture.height : Math.round(picture.width / ratio);
	return anchorPicture({
		left: 0,
		top: 0,
		right: Math.min(room(picture.width), width - picture.width),
		bottom: Math.min(room(picture.height), height - picture.height)
	}, anchor);
}
/** The anchor of the picture in the frame; undefined if it is at none, or the frame has not grown. */
function anchorOf(extension) {
	const width = extension.left + extension.right;
	const height = extension.top + extension.bottom;
	if (width + height === 0) return void 0;
	const same = (anchor) => {
		const anchored = anchorPicture(extension, anchor);
		return anchored.left === extension.left && anchored.top === extension.top;
	};
	return ANCHORS.filter(({ x, y }) => (width > 0 || x === .5) && (height > 0 || y === .5)).find(same);
}
/** What to tell the user about a frame. */
function judgeFrame(extension, picture) {
	const width = extension.left + extension.right;
	const height = extension.top + extension.bottom;
	return {
		grown: width + height > 0,
		atLimit: width >= room(picture.width) || height >= room(picture.height),
		aboveAdvised: width > picture.width * ADVISED_GROWTH || height > picture.height * ADVISED_GROWTH
	};
}
var OPPOSITE = {
	left: "right",
	right: "left",
	top: "bottom",
	bottom: "top"
};
/** Pixels that a side of this length may grow by, both ends together. */
var room = (side) => side * 2;
function heldPair(low, high, most) {
	const [a, b] = [Math.max(0, Math.round(low)), Math.max(0, Math.round(high))];
	if (a + b <= most) return [a, b];
	const held = Math.floor(a * most / (a + b));
	return [held, most - held];
}
// web/editors/form/stages/frame/frame-area.tsx
/** Free room on each side of the frame, as a share of the stage, so that an edge can be dragged further out. */
var MARGIN = .17;
var EDGES = [
	{
		name: "left",
		sides: ["left"],
		x: 0,
		y: .5,
		cursor: "ew-resize"
	},
	{
		name: "top",
		sides: ["top"],
		x: .5,
		y: 0,
		cursor: "ns-resize"
	},
	{
		name: "right",
		sides: ["right"],
		x: 1,
		y: .5,
		cursor: "ew-resize"
	},
	{
		name: "bottom",
		sides: ["bottom"],
		x: .5,
		y: 1,
		cursor: "ns-resize"
	},
	{
		name: "topLeft",
		sides: ["left", "top"],
		x: 0,
		y: 0,
		cursor: "nwse-resize"
	},
	{
		name: "topRight",
		sides: ["right", "top"],
		x: 1,
		y: 0,
		cursor: "nesw-resize"
	},
	{
		name: "bottomRight",
		sides: ["right", "bottom"],
		x: 1,
		y: 1,
		cursor: "nwse-resize"
	},
	{
		name: "bottomLeft",
		sides: ["left", "bottom"],
		x: 0,
		y: 1,
		cursor: "nesw-resize"
	}
];
var ARROWS = {
	ArrowLeft: {
		x: -1,
		y: 0
	},
	ArrowRight: {
		x: 1,
		y: 0
	},
	ArrowUp: {
		x: 0,
		y: -1
	},
	ArrowDown: {
		x: 0,
		y: 1
	}
};
/** The frame with its eight handles. Each is a button, too: arrow keys move it. */
function FrameArea({ picture, extension, onChange }) {
	const { frame: texts } = useAreaTexts(layerTexts);
	const { stop } = useLanguage();
	const area = useRef(null);
	const [stage, setStage] = useState({
		width: 1,
		height: 1
	});
	const [drag, setDrag] = useState();
	useEffect(() => {
		const element = area.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setStage({
			width: element.clientWidth || 1,
			height: element.clientHeight || 1
		}));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	const lie = drag?.lie ?? fitted(extension, picture, stage);
	const { width, height } = frameSize(extension, picture);
	const left = lie.x - extension.left * lie.scale;
	const top = lie.y - extension.top * lie.scale;
	const begin = (event, sides) => {
		if (event.button !== 0) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		setDrag({
			sides,
			start: {
				x: event.clientX,
				y: event.clientY
			},
			from: extension,
			lie
		});
	};
	const move = (event) => {
		if (!drag) return;
		const moved = {
			x: (event.clientX - drag.start.x) / drag.lie.scale,
			y: (event.clientY - drag.start.y) / drag.lie.scale
		};
		onChange(changed(drag.from, drag.sides, moved, picture));
	};
	const press = (event, sides) => {
		const arrow = ARROWS[event.key];
		if (event.key === "Escape" && drag) {
			onChange(drag.from);
			setDrag(void 0);
		} else if (arrow && !event.ctrlKey && !event.metaKey) {
			const step = event.altKey ? 100 : event.shiftKey ? 10 : 1;
			onChange(changed(extension, sides, {
				x: arrow.x * step,
				y: arrow.y * step
			}, picture));
		} else return;
		event.preventDefault();
		event.stopPropagation();
	};
	const grips = (sides) => ({
		onPointerDown: (event) => begin(event, sides),
		onPointerMove: move,
		onPointerUp: () => setDrag(void 0),
		onPointerCancel: () => setDrag(void 0),
		onKeyDown: (event) => press(event, sides)
	});
	return /* @__PURE__ */ jsxs("div", {
		ref: area,
		className: "frame-area",
		role: "group",
		"aria-label": texts.title,
		"aria-describedby": "frame-keys",
		children: [
			/* @__PURE__ */ jsx("div", {
				className: "frame-outside",
				style: {
					left,
					top,
					width: width * lie.scale,
					height: height * lie.scale
				}
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "frame-picture",
				"aria-label": texts.picture,
				style: {
					left: lie.x,
					top: lie.y,
					width: picture.width * lie.scale,
					height: picture.height * lie.scale
				},
				...grips([]),
				children: /* @__PURE__ */ jsx("img", {
					src: picture.url,
					alt: "",
					draggable: false
				})
			}),
			EDGES.map(({ name, sides, x, y, cursor }) => /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "frame-handle",
				"data-corner": sides.length > 1,
				"aria-label": `${texts.edges[name]}${stop}${sides.map((side) => texts.grown({ pixels: extension[side] })).join(", ")}`,
				style: {
					left: left + x * width * lie.scale,
					top: top + y * height * lie.scale,
					cursor
				},
				...grips(sides)
			}, name)),
			/* @__PURE__ */ jsx("p", {
				className: "note frame-keys",
				id: "frame-keys",
				children: texts.keys
			})
		]
	});
}
function changed(from, sides, moved, picture) {
	return sides.length === 0 ? movePicture(from, moved) : dragSides(from, sides, moved, picture);
}
function fitted(extension, picture, stage) {
	const { width, height } = frameSize(extension, picture);
	const scale = Math.min(stage.width * (1 - 2 * MARGIN) / width, stage.height * (1 - 2 * MARGIN) / height, 1);
	return {
		scale,
		x: (stage.width - width * scale) / 2 + extension.left * scale,
		y: (stage.height - height * scale) / 2 + extension.top * scale
	};
}
// web/editors/form/stages/frame/frame-panel.tsx
var SIDES = [
	"left",
	"top",
	"right",
	"bottom"
];
var RATIOS = [
	["1:1", 1],
	["4:3", 4 / 3],
	["3:4", 3 / 4],
	["3:2", 3 / 2],
	["2:3", 2 / 3],
	["16:9", 16 / 9],
	["9:16", 9 / 16]
];
var ANCHOR_NAMES = [
	"topLeft",
	"top",
	"topRight",
	"left",
	"middle",
	"right",
	"bottomLeft",
	"bottom",
	"bottomRight"
];
var MIDDLE = {
	x: .5,
	y: .5
};
/** Ratio, anchor and pixels of the frame, and notes about its size. */
function FramePanel({ picture, extension, onChange }) {
	const { frame: texts } = useAreaTexts(layerTexts);
	const id = useId();
	const size = frameSize(extension, picture);
	const anchor = anchorOf(extension);
	const { grown, atLimit, aboveAdvised } = judgeFrame(extension, picture);
	const said = !grown ? texts.none : atLimit ? texts.limit : aboveAdvised ? texts.advice : void 0;
	return /* @__PURE__ */ jsxs("div", {
		className: "frame-panel",
		children: [
			/* @__PURE__ */ jsxs("div", {
				role: "group",
				"aria-label": texts.ratio,
				className: "frame-ratios",
				children: [RATIOS.map(([label, ratio]) => {
					const frame = frameOfRatio(ratio, anchor ?? MIDDLE, picture);
					const reached = Math.abs(Math.log(size.width / size.height / ratio)) < .004;
					return /* @__PURE__ */ jsx("button", {
						type: "button",
						className: "chip",
						"aria-pressed": grown && reached,
						onClick: () => onChange(frame),
						children: label
					}, label);
				}), /* @__PURE__ */ jsx(Button, {
					size: "small",
					look: "quiet",
					onClick: () => onChange(NO_EXTENSION),
					disabled: !grown,
					children: texts.reset
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "frame-row",
				children: [
					/* @__PURE__ */ jsxs("fieldset", {
						className: "frame-anchors",
						children: [/* @__PURE__ */ jsx("legend", { children: texts.anchor }), ANCHORS.map((each, index) => {
							const name = texts.anchors[ANCHOR_NAMES[index] ?? "middle"];
							return /* @__PURE__ */ jsxs("label", {
								title: name,
								children: [/* @__PURE__ */ jsx("input", {
									type: "radio",
									className: "sr-only",
									name: id,
									disabled: !grown,
									checked: anchor?.x === each.x && anchor.y === each.y,
									onChange: () => onChange(anchorPicture(extension, each))
								}), /* @__PURE__ */ jsx("span", {
									className: "sr-only",
									children: name
								})]
							}, name);
						})]
					}),
					/* @__PURE__ */ jsx("div", {
						className: "frame-sides",
						role: "group",
						"aria-label": texts.pixels,
						children: SIDES.map((side) => /* @__PURE__ */ jsxs("label", { children: [/* @__PURE__ */ jsx("span", { children: texts.sides[side] }), /* @__PURE__ */ jsx("input", {
							type: "number",
							className: "input",
							inputMode: "numeric",
							min: 0,
							step: 1,
							value: extension[side],
							"data-first": side === "left" ? true : void 0,
							onChange: (event) => onChange(setSide(extension, side, event.target.valueAsNumber || 0, picture))
						})] }, side))
					}),
					/* @__PURE__ */ jsxs("p", {
						className: "frame-size",
						children: [/* @__PURE__ */ jsx("b", { children: texts.size(size) }), /* @__PURE__ */ jsx("span", { children: texts.growth({
							across: size.width / picture.width,
							down: size.height / picture.height
						}) })]
					})
				]
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "frame-said",
				"data-amber": grown && aboveAdvised,
				children: said
			})
		]
	});
}
// web/editors/form/kinds/frame.tsx
/** The picture in the frame that it is to fill: edges and corners are dragged outwards, or set in the panel below. */
function FrameStage(props) {
	const { frame } = useAreaTexts(layerTexts);
	const { picture } = props;
	if (!picture) return /* @__PURE__ */ jsx("p", {
		className: "note stage-note",
		children: frame.empty
	});
	return /* @__PURE__ */ jsx(Frame, {
		...props,
		picture
	}, picture.url);
}
function Frame({ values, change, picture }) {
	const extension = extensionOf(values);
	const set = (next) => change({ ...next });
	const keep = useEffectEvent(() => {
		const kept = keepWithinLimit(extension, picture);
		if (JSON.stringify(kept) !== JSON.stringify(extension)) set(kept);
	});
	useEffect(() => keep(), []);
	return /* @__PURE__ */ jsxs("div", {
		className: "frame-stage",
		children: [/* @__PURE__ */ jsx(FrameArea, {
			picture,
			extension,
			onChange: set
		}), /* @__PURE__ */ jsx(FramePanel, {
			picture,
			extension,
			onChange: set
		})]
	});
}
function extensionOf(values) {
	const side = (name) => Number(values[name] ?? 0);
	return {
		left: side("left"),
		top: side("top"),
		right: side("right"),
		bottom: side("bottom")
	};
}
export { FrameStage as default };
