import { t as layerTexts } from "./layers-_jwsRsnv.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { n as loadScriptFonts, t as SCRIPT_FAMILIES } from "./script-fonts-DeZP-LZ-.js";
import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { a as stepScale, i as pinch, o as zoomAt, r as panBy } from "./zoom-CO1vb8zJ.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Minus, Plus } from "lucide-react";
// scene/layers/layer-document.ts
/** Rotates a vector by degrees, clockwise on the screen (y points down). */
function turn({ x, y }, degrees) {
	const angle = degrees * Math.PI / 180;
	const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
	return {
		x: x * cosine - y * sine,
		y: x * sine + y * cosine
	};
}
/** The axis-aligned bounding box of a placement. */
function boundsOf({ x, y, width, height, rotation }) {
	const angle = rotation * Math.PI / 180;
	const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
	const halfWidth = (width * cosine + height * sine) / 2;
	const halfHeight = (width * sine + height * cosine) / 2;
	return {
		left: x - halfWidth,
		top: y - halfHeight,
		right: x + halfWidth,
		bottom: y + halfHeight
	};
}
/** The layer with this id; undefined if there is none. */
function findLayer(document, id) {
	return document.layers.find((layer) => layer.id === id);
}
function withLayers(document, layers) {
	return {
		...document,
		layers
	};
}
function mapLayer(document, id, change) {
	return withLayers(document, document.layers.map((layer) => layer.id === id ? change(layer) : layer));
}
/** Removes a layer; an unknown id changes nothing. */
function removeLayer(document, id) {
	return withLayers(document, document.layers.filter((layer) => layer.id !== id));
}
/** A copy directly above the layer, slightly to the lower right so that it is visible. */
function duplicateLayer(document, id, copyId) {
	const at = document.layers.findIndex((layer) => layer.id === id);
	const layer = document.layers[at];
	if (!layer) return document;
	const shift = Math.max(document.width, document.height) / 40;
	const copy = {
		...layer,
		id: copyId,
		x: layer.x + shift,
		y: layer.y + shift
	};
	return withLayers(document, document.layers.toSpliced(at + 1, 0, copy));
}
/**
* Places a layer. Its centre stays on the canvas, so that it can always be found, and neither side gets below
* `SMALLEST_SIDE`. Text grows with its box.
*/
function placeLayer(document, id, placement) {
	return mapLayer(document, id, (layer) => {
		const enough = Math.max(1, 8 / Math.min(placement.width, placement.height));
		const placed = {
			x: Math.min(document.width, Math.max(0, placement.x)),
			y: Math.min(document.height, Math.max(0, placement.y)),
			width: placement.width * enough,
			height: placement.height * enough,
			rotation: normalDegrees(placement.rotation)
		};
		if (layer.kind !== "text") return {
			...layer,
			...placed
		};
		return {
			...layer,
			...placed,
			fontSize: layer.fontSize * (placed.width / layer.width)
		};
	});
}
/** Sets a layer's opacity, kept within 0 to 1. */
function fadeLayer(document, id, opacity) {
	const kept = Math.min(1, Math.max(0, opacity));
	return mapLayer(document, id, (layer) => ({
		...layer,
		opacity: kept
	}));
}
/** Replaces a layer by a new state of it, for changes of its content. */
function updateLayer(document, layer) {
	return mapLayer(document, layer.id, () => layer);
}
/** Moves a layer in the stack: one up or down, or to the very top or bottom. */
function orderLayer(document, id, to) {
	const from = document.layers.findIndex((layer) => layer.id === id);
	const layer = document.layers[from];
	if (!layer) return document;
	const last = document.layers.length - 1;
	const at = {
		up: Math.min(last, from + 1),
		down: Math.max(0, from - 1),
		top: last,
		bottom: 0
	}[to];
	if (at === from) return document;
	return withLayers(document, document.layers.toSpliced(from, 1).toSpliced(at, 0, layer));
}
/** The angle normalised to 0 to 359.99, to a hundredth of a degree. */
function normalDegrees(degrees) {
	return (Math.round(degrees * 100) / 100 % 360 + 360) % 360;
}
// scene/layers/text-layout.ts
/** Line height, and the padding around the text, in font sizes. */
var TEXT_LINE = 1.3;
var TEXT_PADDING = {
	across: .4,
	along: .15
};
/** Corner radius of the plate, in font sizes. */
var PLATE_RADIUS = .15;
/** The font of a text in the form of a canvas's `font`. */
var cssFont = ({ fontSize, font, bold }, families) => `${bold ? 700 : 400} ${fontSize}px ${families[font]}`;
/** The box that the text of a layer needs. */
function measureText(context, look, families) {
	context.font = cssFont(look, families);
	const lines = look.text.split("\n");
	const widest = Math.max(...lines.map((line) => context.measureText(line).width));
	return {
		width: Math.max(look.fontSize, widest) + 2 * TEXT_PADDING.across * look.fontSize,
		height: (lines.length * TEXT_LINE + 2 * TEXT_PADDING.along) * look.fontSize
	};
}
/**
* The lines of a text layer. Text is centred in each line's height by the font's ascent and descent, not by those of
* the letters, as in CSS line boxes.
*/
function placeLines(context, layer, families) {
	context.font = cssFont(layer, families);
	const { width, height, fontSize } = layer;
	const inner = width / 2 - TEXT_PADDING.across * fontSize;
	const x = {
		left: -inner,
		center: 0,
		right: inner
	}[layer.align];
	const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText("x");
	const baseline = (TEXT_LINE * fontSize - ascent - descent) / 2 + ascent;
	return layer.text.split("\n").map((text, index) => ({
		text,
		x,
		y: -height / 2 + (TEXT_PADDING.along + index * TEXT_LINE) * fontSize + baseline
	}));
}
// web/canvas/ui/scene-fonts.ts
/**
* The two font families that texts are drawn with. They ship with the product, so that a text has the same pixels on
* every device and on the server; characters that all of them lack come from the device's fonts.
*/
var listOf = (family, generic) => [
	family,
	"\"Noto Sans KR Variable\"",
	"\"Noto Sans Arabic Variable\"",
	...SCRIPT_FAMILIES,
	generic
].join(", ");
var SCENE_FONTS = {
	sans: listOf("\"Noto Sans SC Variable\"", "sans-serif"),
	serif: listOf("\"Noto Serif SC Variable\"", "serif")
};
/** Fallback fonts for characters that the two families lack. */
var OTHERS = [[/\p{Script=Hangul}/u, () => Promise.resolve({         })], [/\p{Script=Arabic}/u, () => Promise.resolve({         })]];
/** Loads the parts of the fonts that these texts need; without a connection the device's fonts are used. */
async function loadSceneFonts(layers) {
	const texts = layers.filter((layer) => layer.kind === "text");
	if (texts.length === 0) return;
	const words = texts.map(({ text }) => text).join("");
	const others = OTHERS.filter(([letters]) => letters.test(words)).map(([, load]) => load());
	await Promise.all([
		Promise.resolve({                }),
		loadScriptFonts(words),
		...others
	]);
	const loading = texts.map((layer) => document.fonts.load(cssFont(layer, SCENE_FONTS), layer.text));
	await Promise.allSettled(loading);
}
// web/canvas/core/layers/layer-keys.ts
/** What keys do to the picked layer: pure, so that each key is tested without a browser. */
var ARROWS = {
	ArrowLeft: [-1, 0],
	ArrowRight: [1, 0],
	ArrowUp: [0, -1],
	ArrowDown: [0, 1]
};
var FAR = 10;
/**
* The document after a key that places the layer, or undefined if the key does not: arrows move by 1 pixel
* (Shift 10), Alt with arrows resizes by 1 % (Shift 10).
*/
function pressPlacingKey(document, pickedId, press) {
	const layer = findLayer(document, pickedId);
	const arrow = ARROWS[press.key];
	if (!layer || !arrow || press.ctrlKey || press.metaKey) return void 0;
	const step = press.shiftKey ? FAR : 1;
	const [right, down] = arrow;
	if (!press.altKey) return placeLayer(document, layer.id, {
		...layer,
		x: layer.x + right * step,
		y: layer.y + down * step
	});
	const share = 1 + (right - down) * step / 100;
	return placeLayer(document, layer.id, {
		...layer,
		width: layer.width * share,
		height: layer.height * share
	});
}
/**
* The document after a key, or undefined if the key does nothing to layers: besides the keys that place it, comma and
* full stop turn by 1 degree (Shift 15), Delete removes, Ctrl+D copies, Ctrl+] and Ctrl+[ change the order (Shift: all
* the way).
* @param copyId the id that a copy gets
*/
function pressLayerKey(document, pickedId, press, copyId) {
	const layer = findLayer(document, pickedId);
	if (!layer) return void 0;
	const keep = (changed) => ({
		document: changed,
		pickedId: layer.id
	});
	const placed = pressPlacingKey(document, pickedId, press);
	if (placed) return keep(placed);
	if (press.ctrlKey || press.metaKey) {
		if (press.key.toLowerCase() === "d") return {
			document: duplicateLayer(document, layer.id, copyId),
			pickedId: copyId
		};
		const to = orderOf(press);
		return to && keep(orderLayer(document, layer.id, to));
	}
	if (press.altKey) return void 0;
	const turned = TURNS[press.key];
	if (turned !== void 0) return keep(placeLayer(document, layer.id, {
		...layer,
		rotation: layer.rotation + turned
	}));
	if (press.key === "Delete" || press.key === "Backspace") return {
		document: removeLayer(document, layer.id),
		pickedId: void 0
	};
}
/** Degrees of the keys that turn; with Shift most keyboards send the second pair. */
var TURNS = {
	".": 1,
	",": -1,
	">": 15,
	"<": -15
};
/** With Shift most keyboards send a brace instead of the bracket. */
function orderOf({ key, shiftKey }) {
	if (key === "]" || key === "}") return shiftKey ? "top" : "up";
	if (key === "[" || key === "{") return shiftKey ? "bottom" : "down";
}
// web/canvas/ui/layer-kinds/image.tsx
function ImageContent({ url }) {
	if (url === void 0) return /* @__PURE__ */ jsx("span", { className: "layer-missing" });
	return /* @__PURE__ */ jsx("img", {
		className: "layer-picture",
		src: url,
		alt: "",
		draggable: false
	});
}
// web/canvas/ui/layer-kinds/text.tsx
function TextContent({ layer }) {
	return /* @__PURE__ */ jsx("span", {
		className: "layer-text",
		style: {
			padding: `${TEXT_PADDING.along}em ${TEXT_PADDING.across}em`,
			fontFamily: SCENE_FONTS[layer.font],
			fontSize: layer.fontSize,
			fontWeight: layer.bold ? 700 : 400,
			lineHeight: TEXT_LINE,
			textAlign: layer.align,
			color: layer.color,
			background: layer.plate ?? void 0,
			borderRadius: `${PLATE_RADIUS}em`
		},
		children: layer.text
	});
}
// web/canvas/ui/layer-content.tsx
/** The kinds of layers, as `scene/timeline/layer-kinds.ts` lists them for drawings. */
var CONTENTS = {
	text: TextContent,
	picture: ImageContent,
	cut_out: ImageContent
};
/** What a layer shows, in a box of the layer's size; as `drawLayer` draws it in the export. */
function LayerContent({ layer, url }) {
	const Content = CONTENTS[layer.kind];
	return /* @__PURE__ */ jsx(Content, {
		layer,
		url
	});
}
// web/canvas/core/layers/handles.ts
var CORNERS = [
	"nw",
	"ne",
	"se",
	"sw"
];
/** Direction from a thing's centre to its corner, in half sides. */
var DIRECTIONS = {
	nw: {
		x: -1,
		y: -1
	},
	ne: {
		x: 1,
		y: -1
	},
	se: {
		x: 1,
		y: 1
	},
	sw: {
		x: -1,
		y: 1
	}
};
/** Degrees within which a rotated thing snaps to a right angle. */
var UPRIGHT_REACH = 3;
var TURN_STEP = 15;
/** The position of a thing's corner. */
function cornerPoint(placement, corner) {
	const { x, y } = DIRECTIONS[corner];
	const arm = turn({
		x: x * placement.width / 2,
		y: y * placement.height / 2
	}, placement.rotation);
	return {
		x: placement.x + arm.x,
		y: placement.y + arm.y
	};
}
/**
* The placement after its corner was dragged by `moved`: sides keep their ratio, the opposite corner stays where it is,
* or the centre with `fromCentre`.
*/
function resizeByCorner(from, corner, moved, fromCentre) {
	const { x, y } = DIRECTIONS[corner];
	const local = turn(moved, -from.rotation);
	const diagonal = {
		x: x * from.width,
		y: y * from.height
	};
	const along = (local.x * diagonal.x + local.y * diagonal.y) / (diagonal.x * diagonal.x + diagonal.y * diagonal.y);
	const smallest = 8 / Math.min(from.width, from.height);
	const factor = Math.max(smallest, 1 + along * (fromCentre ? 2 : 1));
	const size = {
		width: from.width * factor,
		height: from.height * factor
	};
	if (fromCentre) return {
		...from,
		...size
	};
	const shift = turn({
		x: diagonal.x * (factor - 1) / 2,
		y: diagonal.y * (factor - 1) / 2
	}, from.rotation);
	return {
		...from,
		...size,
		x: from.x + shift.x,
		y: from.y + shift.y
	};
}
/**
* The placement after its rotation handle was dragged from one point to another around the centre. It snaps
* to right angles; `stepped` allows only every 15 degrees.
*/
function rotateByHandle(from, start, now, stepped) {
	const angle = (point) => Math.atan2(point.y - from.y, point.x - from.x) * 180 / Math.PI;
	const free = from.rotation + angle(now) - angle(start);
	const right = Math.round(free / 90) * 90;
	const rested = Math.abs(free - right) <= UPRIGHT_REACH ? right : free;
	return {
		...from,
		rotation: stepped ? Math.round(free / TURN_STEP) * TURN_STEP : rested
	};
}
/** Two fingers on a thing: it follows their middle, their distance and their angle. */
function pinchPlacement(from, before, after) {
	const middle = ([a, b]) => ({
		x: (a.x + b.x) / 2,
		y: (a.y + b.y) / 2
	});
	const distance = ([a, b]) => Math.hypot(b.x - a.x, b.y - a.y);
	const angle = ([a, b]) => Math.atan2(b.y - a.y, b.x - a.x) * 180 / Math.PI;
	const smallest = 8 / Math.min(from.width, from.height);
	const factor = Math.max(smallest, distance(after) / Math.max(1, distance(before)));
	const [was, is] = [middle(before), middle(after)];
	return {
		x: from.x + is.x - was.x,
		y: from.y + is.y - was.y,
		width: from.width * factor,
		height: from.height * factor,
		rotation: from.rotation + angle(after) - angle(before)
	};
}
// web/canvas/ui/layer-handles.tsx
/** CSS pixels from the upper edge of a layer to its rotation handle. */
var ROTATION_ARM = 30;
/** CSS pixels that a handle needs to the edge of the canvas. */
var EDGE = 16;
var POINTERS = ["nwse-resize", "nesw-resize"];
/**
* Outline and handles of the picked layer, in CSS pixels over the canvas. They are for pointers only: the
* keyboard has separate keys, so they are not announced.
*/
function LayerHandles({ layer, scale, toFrame, turns }) {
	const centre = toFrame(layer);
	const up = turn({
		x: 0,
		y: -(layer.height * scale) / 2 - ROTATION_ARM
	}, layer.rotation);
	const arm = centre.y + up.y < EDGE ? {
		x: -up.x,
		y: -up.y
	} : up;
	return /* @__PURE__ */ jsxs("div", {
		className: "layer-handles",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("div", {
				className: "layer-outline",
				style: {
					left: centre.x,
					top: centre.y,
					width: layer.width * scale,
					height: layer.height * scale,
					transform: `translate(-50%, -50%) rotate(${layer.rotation}deg)`
				}
			}),
			CORNERS.map((corner, index) => /* @__PURE__ */ jsx(Handle, {
				layerId: layer.id,
				grip: corner,
				at: toFrame(cornerPoint(layer, corner)),
				cursor: POINTERS[(index + Math.round(layer.rotation / 90)) % 2] ?? "nwse-resize"
			}, corner)),
			turns && /* @__PURE__ */ jsx(Handle, {
				layerId: layer.id,
				grip: "rotation",
				at: {
					x: centre.x + arm.x,
					y: centre.y + arm.y
				},
				cursor: "grab"
			})
		]
	});
}
function Handle({ layerId, grip, at, cursor }) {
	return /* @__PURE__ */ jsx("span", {
		className: "layer-handle",
		"data-layer": layerId,
		"data-grip": grip,
		style: {
			left: at.x,
			top: at.y,
			cursor
		}
	});
}
/** The lines that a moved layer sits on, across the whole document. */
function SnapGuides({ guides, size, toFrame }) {
	return guides.map(({ axis, at }) => {
		const from = toFrame(axis === "x" ? {
			x: at,
			y: 0
		} : {
			x: 0,
			y: at
		});
		const to = toFrame(axis === "x" ? {
			x: at,
			y: size.height
		} : {
			x: size.width,
			y: at
		});
		return /* @__PURE__ */ jsx("span", {
			"aria-hidden": "true",
			className: "layer-guide",
			style: {
				left: from.x,
				top: from.y,
				width: Math.max(1, to.x - from.x),
				height: Math.max(1, to.y - from.y)
			}
		}, `${axis}${at}`);
	});
}
/** CSS of a box at its place in the document. */
function placementStyle({ x, y, width, height, rotation }) {
	return {
		left: x - width / 2,
		top: y - height / 2,
		width,
		height,
		transform: rotation === 0 ? void 0 : `rotate(${rotation}deg)`
	};
}
// web/canvas/core/layers/snap.ts
/** Lines of a canvas (edges, thirds, centre) and of the things on it (edges, centres). */
function snapLines(canvas, others) {
	const parts = [
		0,
		1 / 3,
		1 / 2,
		2 / 3,
		1
	];
	return {
		x: [...parts.map((part) => part * canvas.width), ...others.flatMap(({ left, right }) => [
			left,
			(left + right) / 2,
			right
		])],
		y: [...parts.map((part) => part * canvas.height), ...others.flatMap(({ top, bottom }) => [
			top,
			(top + bottom) / 2,
			bottom
		])]
	};
}
/** How far to shift a moved box so that an edge or its centre lies on a line nearer than `reach`; and those lines. */
function snapBounds(moved, lines, reach) {
	const across = nearest([
		moved.left,
		(moved.left + moved.right) / 2,
		moved.right
	], lines.x, reach);
	const down = nearest([
		moved.top,
		(moved.top + moved.bottom) / 2,
		moved.bottom
	], lines.y, reach);
	return {
		x: across?.shift ?? 0,
		y: down?.shift ?? 0,
		guides: [...across ? [{
			axis: "x",
			at: across.line
		}] : [], ...down ? [{
			axis: "y",
			at: down.line
		}] : []]
	};
}
function nearest(edges, lines, reach) {
	let found;
	for (const edge of edges) for (const line of lines) {
		const shift = line - edge;
		if (Math.abs(shift) <= reach && (!found || Math.abs(shift) < Math.abs(found.shift))) found = {
			shift,
			line
		};
	}
	return found;
}
// web/canvas/core/layers/layer-gesture.ts
/** Grabs a layer; undefined if it is not in the document. */
function beginGesture(document, layerId, grip, start) {
	const layer = findLayer(document, layerId);
	if (!layer) return void 0;
	const { x, y, width, height, rotation } = layer;
	return {
		layerId,
		grip,
		from: {
			x,
			y,
			width,
			height,
			rotation
		},
		start,
		dragging: false,
		pinch: void 0
	};
}
/** A second finger came down: from now on both move the layer, from where it lies. */
function beginPinch(gesture, from, points) {
	return {
		...gesture,
		from,
		dragging: true,
		pinch: points
	};
}
/** The pointer moved: the layer's new position, and the lines it snapped to. */
function continueGesture(document, gesture, now, rules) {
	const moved = {
		x: now.x - gesture.start.x,
		y: now.y - gesture.start.y
	};
	if (!gesture.dragging && Math.hypot(moved.x, moved.y) < rules.slack) return {
		gesture,
		placement: void 0,
		guides: []
	};
	const dragged = {
		gesture: {
			...gesture,
			dragging: true
		},
		guides: []
	};
	const { from, grip } = gesture;
	if (grip === "rotation") return {
		...dragged,
		placement: rotateByHandle(from, gesture.start, now, rules.constrained)
	};
	if (grip !== "body") return {
		...dragged,
		placement: resizeByCorner(from, grip, moved, rules.constrained)
	};
	const along = rules.constrained ? straight(moved) : moved;
	const placement = {
		...from,
		x: from.x + along.x,
		y: from.y + along.y
	};
	if (rules.reach === 0) return {
		...dragged,
		placement
	};
	const others = document.layers.filter(({ id }) => id !== gesture.layerId).map(boundsOf);
	const { x, y, guides } = snapBounds(boundsOf(placement), snapLines(document, others), rules.reach);
	return {
		...dragged,
		placement: {
			...placement,
			x: placement.x + x,
			y: placement.y + y
		},
		guides
	};
}
/** Two fingers moved. */
function continuePinch(gesture, points) {
	return gesture.pinch && pinchPlacement(gesture.from, gesture.pinch, points);
}
var straight = ({ x, y }) => Math.abs(x) >= Math.abs(y) ? {
	x,
	y: 0
} : {
	x: 0,
	y
};
// web/canvas/ui/layer-pointer.ts
/** CSS pixels before a press is a drag, and within which a layer snaps. */
var SLACK = 4;
var REACH = 7;
/**
* Mouse, pen and fingers on a canvas with layers: one pointer drags a layer, or the view if it is on none; two fingers
* enlarge and turn a layer, or zoom if they are on none. Elements marked `data-own-pointer` handle their pointers
* themselves.
*/
function useLayerPointers(options) {
	const { document, stage, turns, onPick, onChange, onCancel, onView } = options;
	const pointers = useRef(/* @__PURE__ */ new Map());
	const gesture = useRef(void 0);
	const panning = useRef(false);
	const [guides, setGuides] = useState([]);
	const inDocument = (point) => stage.toDocument({
		clientX: point.x,
		clientY: point.y
	});
	const fromCentre = (point) => stage.fromCentre({
		clientX: point.x,
		clientY: point.y
	});
	const both = () => {
		const [first, second] = pointers.current.values();
		return first && second && [first, second];
	};
	const place = (id, placement) => {
		const rotation = turns ? placement.rotation : 0;
		onChange(placeLayer(document, id, {
			...placement,
			rotation
		}), false);
	};
	const onPointerDown = (event, forcePan) => {
		const target = event.target instanceof Element ? event.target : void 0;
		if (!forcePan && event.button === 0 && target?.closest("[data-own-pointer]") && !target?.closest("[data-layer]")) return;
		if (event.button > 1) return;
		event.currentTarget.setPointerCapture(event.pointerId);
		pointers.current.set(event.pointerId, {
			x: event.clientX,
			y: event.clientY
		});
		const points = both();
		const held = gesture.current;
		if (points && held) {
			const layer = findLayer(document, held.layerId);
			if (layer) gesture.current = beginPinch(held, layer, [inDocument(points[0]), inDocument(points[1])]);
			return;
		}
		const part = target?.closest("[data-layer]");
		const id = part?.dataset["layer"];
		if (id === void 0 || forcePan || event.button === 1) {
			panning.current = true;
			if (!forcePan && event.button === 0) onPick(void 0);
			return;
		}
		const grip = part?.dataset["grip"] ?? "body";
		gesture.current = beginGesture(document, id, grip, stage.toDocument(event));
		onPick(id);
	};
	const onPointerMove = (event) => {
		const before = pointers.current.get(event.pointerId);
		if (!before) return;
		const now = {
			x: event.clientX,
			y: event.clientY
		};
		const earlier = both();
		pointers.current.set(event.pointerId, now);
		const points = both();
		const held = gesture.current;
		if (held?.pinch && points) {
			const placement = continuePinch(held, [inDocument(points[0]), inDocument(points[1])]);
			if (placement) place(held.layerId, placement);
			return;
		}
		if (held) {
			const { scale } = stage.shown;
			const dragged = continueGesture(document, held, stage.toDocument(event), {
				slack: SLACK / scale,
				reach: event.altKey ? 0 : REACH / scale,
				constrained: event.shiftKey
			});
			gesture.current = dragged.gesture;
			setGuides(dragged.guides);
			if (dragged.placement) place(held.layerId, dragged.placement);
			return;
		}
		if (!panning.current) return;
		if (earlier && points) {
			const centred = ([a, b]) => [fromCentre(a), fromCentre(b)];
			onView(pinch(stage.shown, centred(earlier), centred(points), document));
		} else onView(panBy(stage.shown, {
			x: now.x - before.x,
			y: now.y - before.y
		}, document));
	};
	const end = (event, cancelled) => {
		if (!pointers.current.delete(event.pointerId)) return;
		const held = gesture.current;
		if (pointers.current.size > 0) {
			if (held?.pinch) gesture.current = void 0;
			if (held?.pinch) onChange(document, true);
			return;
		}
		panning.current = false;
		gesture.current = void 0;
		setGuides([]);
		if (!held?.dragging) return;
		if (cancelled) onCancel();
		else onChange(document, true);
	};
	return {
		guides,
		onPointerDown,
		onPointerMove: (event) => drawAtOnce(() => onPointerMove(event)),
		onPointerUp: (event) => end(event, false),
		onPointerCancel: (event) => end(event, true),
		/** Escape in the middle of a drag; true if there was one. */
		cancel: () => {
			const held = gesture.current?.dragging === true;
			gesture.current = void 0;
			setGuides([]);
			if (held) onCancel();
			return held;
		}
	};
}
// web/canvas/ui/layer-view.ts
/** Maximum CSS pixels that stay free around a fitted document; above and below, handles and zoom buttons need them. */
var MARGIN = {
	across: 28,
	along: 52
};
/** The same as a share of the frame, since phones have little room. */
var MARGIN_SHARE = .06;
/**
* Shows a document in the element of `frame`: fitted while `view` is null, and following the frame's size. The wheel zooms at the
* pointer, except over parts marked with `data-own-wheel`.
*/
function useLayerView(frame, document, view, onView) {
	const [size, setSize] = useState({
		width: 1,
		height: 1
	});
	useEffect(() => {
		const element = frame.current;
		if (!element) return;
		const measure = () => setSize({
			width: element.clientWidth || 1,
			height: element.clientHeight || 1
		});
		measure();
		const observer = new ResizeObserver(measure);
		observer.observe(element);
		return () => observer.disconnect();
	}, [frame]);
	const across = Math.min(MARGIN.across, size.width * MARGIN_SHARE);
	const along = Math.min(MARGIN.along, size.height * MARGIN_SHARE);
	const fitted = Math.min((size.width - 2 * across) / document.width, (size.height - 2 * along) / document.height, 1);
	const shown = view ?? {
		scale: fitted,
		x: 0,
		y: 0
	};
	const fromCentre = ({ clientX, clientY }) => {
		const box = frame.current?.getBoundingClientRect();
		return box ? {
			x: clientX - box.left - size.width / 2,
			y: clientY - box.top - size.height / 2
		} : {
			x: 0,
			y: 0
		};
	};
	const zoomByWheel = useEffectEvent((event) => {
		if (event.target instanceof Element && event.target.closest("[data-own-wheel]")) return;
		event.preventDefault();
		onView(zoomAt(shown, stepScale(shown.scale, event.deltaY < 0 ? 1 : -1), fromCentre(event)));
	});
	useEffect(() => {
		const element = frame.current;
		const listen = (event) => drawAtOnce(() => zoomByWheel(event));
		element?.addEventListener("wheel", listen, { passive: false });
		return () => element?.removeEventListener("wheel", listen);
	}, [frame]);
	return {
		shown,
		fromCentre,
		toFrame: ({ x, y }) => ({
			x: size.width / 2 + shown.x + (x - document.width / 2) * shown.scale,
			y: size.height / 2 + shown.y + (y - document.height / 2) * shown.scale
		}),
		toDocument: (pointer) => {
			const { x, y } = fromCentre(pointer);
			return {
				x: (x - shown.x) / shown.scale + document.width / 2,
				y: (y - shown.y) / shown.scale + document.height / 2
			};
		},
		zoomStep: (direction) => onView(zoomAt(shown, stepScale(shown.scale, direction), {
			x: 0,
			y: 0
		}))
	};
}
// web/canvas/ui/layer-zoom.tsx
/** Zoom buttons of a canvas with layers, floating at its lower right corner. */
function LayerZoom({ scale, onStep, onFit }) {
	const texts = useAreaTexts(layerTexts);
	const { number } = useLanguage();
	return /* @__PURE__ */ jsxs("div", {
		className: "layer-zoom",
		"data-own-pointer": true,
		children: [
			/* @__PURE__ */ jsx(IconButton, {
				icon: Minus,
				small: true,
				label: texts.zoomOut,
				onClick: () => onStep(-1)
			}),
			/* @__PURE__ */ jsxs("button", {
				type: "button",
				className: "stage-scale",
				title: texts.fit,
				onClick: onFit,
				children: [number(Math.round(scale * 100) / 100), /* @__PURE__ */ jsxs("span", {
					className: "sr-only",
					children: [". ", texts.fit]
				})]
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Plus,
				small: true,
				label: texts.zoomIn,
				onClick: () => onStep(1)
			})
		]
	});
}
// web/canvas/ui/layer-surface.tsx
/** Shows layers on a canvas and lets mouse, pen, fingers and keys handle them. */
function LayerSurface(props) {
	const { document, pickedId, onPick, onChange, onCancel, onEdit, use, urlOf, nameOf, view, onView } = props;
	const texts = useAreaTexts(layerTexts);
	const hintId = useId();
	const [said, setSaid] = useState("");
	const [spaceHeld, setSpaceHeld] = useState(false);
	const keyed = useRef(false);
	const frame = useRef(null);
	const stage = useLayerView(frame, document, view, onView);
	const picked = findLayer(document, pickedId);
	const tell = (changed, id) => {
		const layer = findLayer(changed, id);
		if (!layer) return setSaid(texts.removed);
		const before = findLayer(document, id);
		const turned = before && before.rotation !== layer.rotation;
		const resized = before && before.width !== layer.width;
		setSaid(turned ? texts.turned({ degrees: layer.rotation }) : resized ? texts.resized(layer) : texts.moved(layer));
	};
	const pointers = useLayerPointers({
		document,
		stage,
		turns: use === "stack",
		onPick,
		onChange,
		onCancel,
		onView
	});
	useEffect(() => {
		const focused = frame.current?.ownerDocument.activeElement?.closest("[data-layer]");
		if (!focused || pickedId === void 0 || focused.dataset["layer"] === pickedId) return;
		frame.current?.querySelector(`.layer[data-layer="${CSS.escape(pickedId)}"]`)?.focus();
	}, [pickedId]);
	const press = (event) => {
		if (use === "stack") return pressLayerKey(document, pickedId, event, newId());
		const placed = pressPlacingKey(document, pickedId, event);
		return placed && {
			document: placed,
			pickedId
		};
	};
	const onKeyDown = (event) => {
		const inLayer = event.target instanceof Element && event.target.closest("[data-layer]") !== null;
		const plain = !event.ctrlKey && !event.metaKey && !event.altKey;
		const result = inLayer ? press(event) : void 0;
		if (result) {
			tell(result.document, result.pickedId);
			keyed.current = result.pickedId === pickedId;
			onChange(result.document, !keyed.current);
			if (result.pickedId !== pickedId) onPick(result.pickedId);
			if (result.pickedId === void 0) frame.current?.focus();
		} else if (event.key === "Escape" && (pointers.cancel() || pickedId !== void 0)) onPick(void 0);
		else if (event.key === "Enter" && inLayer && picked && onEdit) onEdit(picked);
		else if (event.key === " " && (inLayer || event.target === frame.current)) setSpaceHeld(true);
		else if (plain && (event.key === "+" || event.key === "=")) stage.zoomStep(1);
		else if (plain && event.key === "-") stage.zoomStep(-1);
		else if (plain && event.key === "0") onView(null);
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	const endKeys = () => {
		setSpaceHeld(false);
		if (!keyed.current) return;
		keyed.current = false;
		onChange(document, true);
	};
	return /* @__PURE__ */ jsxs("div", {
		ref: frame,
		className: "layer-surface",
		"data-panning": spaceHeld,
		tabIndex: 0,
		role: "application",
		"aria-label": texts.stage,
		"aria-describedby": hintId,
		onKeyDown,
		onKeyUp: endKeys,
		onBlur: endKeys,
		onPointerDown: (event) => pointers.onPointerDown(event, spaceHeld),
		onPointerMove: pointers.onPointerMove,
		onPointerUp: pointers.onPointerUp,
		onPointerCancel: pointers.onPointerCancel,
		onDoubleClick: () => picked && onEdit?.(picked),
		children: [
			/* @__PURE__ */ jsx("p", {
				id: hintId,
				className: "sr-only",
				children: use === "stack" ? texts.keys : texts.placingKeys
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "layer-paper",
				style: {
					...props.paper,
					width: document.width,
					height: document.height,
					transform: `translate(-50%, -50%) translate(${stage.shown.x}px, ${stage.shown.y}px) scale(${stage.shown.scale})`
				},
				children: [props.children, document.layers.map((layer) => /* @__PURE__ */ jsx("div", {
					role: "button",
					tabIndex: 0,
					className: "layer",
					"data-layer": layer.id,
					"data-kind": layer.kind,
					"aria-label": nameOf(layer),
					"aria-pressed": layer.id === pickedId,
					style: {
						...placementStyle(layer),
						opacity: layer.opacity
					},
					onFocus: () => layer.id !== pickedId && onPick(layer.id),
					children: /* @__PURE__ */ jsx(LayerContent, {
						layer,
						url: layer.kind === "text" ? void 0 : urlOf(layer.source)
					})
				}, layer.id))]
			}),
			/* @__PURE__ */ jsx(SnapGuides, {
				guides: pointers.guides,
				size: document,
				toFrame: stage.toFrame
			}),
			picked && /* @__PURE__ */ jsx(LayerHandles, {
				layer: picked,
				scale: stage.shown.scale,
				toFrame: stage.toFrame,
				turns: use === "stack"
			}),
			/* @__PURE__ */ jsx(LayerZoom, {
				scale: stage.shown.scale,
				onStep: stage.zoomStep,
				onFit: () => onView(null)
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "sr-only",
				children: said
			})
		]
	});
}
export { measureText as a, fadeLayer as c, updateLayer as d, findLayer as f, PLATE_RADIUS as i, orderLayer as l, SCENE_FONTS as n, placeLines as o, loadSceneFonts as r, duplicateLayer as s, LayerSurface as t, removeLayer as u };
