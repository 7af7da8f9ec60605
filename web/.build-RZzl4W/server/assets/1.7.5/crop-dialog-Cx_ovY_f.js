import { t as uploadDialogTexts } from "./upload-dialogs-Cl8lcPqW.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { i as planCrop, r as decodePicture } from "./use-picture-input-CZbEeykh.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { useEffect, useId, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
/** The frame of the whole picture. */
function wholeFrame({ width, height }) {
	return {
		x: 0,
		y: 0,
		width,
		height
	};
}
/** Whether nothing would be cut off. */
function isWhole(frame, picture) {
	return frame.width === picture.width && frame.height === picture.height;
}
/** Moves the frame by picture pixels, as far as the picture goes. */
function moveFrame(frame, by, picture) {
	return {
		...frame,
		x: clamp(Math.round(frame.x + by.x), 0, picture.width - frame.width),
		y: clamp(Math.round(frame.y + by.y), 0, picture.height - frame.height)
	};
}
/**
* Drags an edge or a corner by picture pixels, from where the frame was when the drag began; the opposite edge or
* corner stays. With a ratio (width / height) a corner follows the direction that it was moved further in, and an edge
* moves the two beside it.
*/
function dragFrame(from, sides, by, picture, ratio) {
	const across = stretch(from.x, from.width, picture.width, by.x, sides, "left", "right");
	const down = stretch(from.y, from.height, picture.height, by.y, sides, "top", "bottom");
	if (ratio === void 0) {
		const width = sizeWithin(across.wanted, across.room, picture.width);
		const height = sizeWithin(down.wanted, down.room, picture.height);
		return {
			x: across.startOf(width),
			y: down.startOf(height),
			width,
			height
		};
	}
	const { width, height } = sizeOfRatio(across.moves && (!down.moves || further(across.wanted, from.width, down.wanted, from.height)) ? across.wanted : down.wanted * ratio, ratio, {
		width: across.room,
		height: down.room
	});
	return {
		x: across.startOf(width),
		y: down.startOf(height),
		width,
		height
	};
}
/**
* A frame of a ratio (width / height) that keeps about as much as the previous one, around the same middle, as far as
* the picture allows: for the whole picture it is the largest possible one.
*/
function frameOfRatio(frame, ratio, picture) {
	const { width, height } = sizeOfRatio(Math.sqrt(frame.width * frame.height * ratio), ratio, picture);
	return {
		x: centred(frame.x, frame.width, width, picture.width),
		y: centred(frame.y, frame.height, height, picture.height),
		width,
		height
	};
}
/**
* Sets one number of the frame, as a field does. The corner stays at the upper left; with a ratio the other length
* follows.
*/
function setFrame(frame, part, pixels, picture, ratio) {
	const by = pixels - frame[part];
	if (part === "x") return moveFrame(frame, {
		x: by,
		y: 0
	}, picture);
	if (part === "y") return moveFrame(frame, {
		x: 0,
		y: by
	}, picture);
	const wide = part === "width";
	return dragFrame(frame, ratio === void 0 ? wide ? ["right"] : ["bottom"] : ["right", "bottom"], wide ? {
		x: by,
		y: 0
	} : {
		x: 0,
		y: by
	}, picture, ratio);
}
var clamp = (value, low, high) => Math.min(high, Math.max(low, value));
/** The start of a length that grows around the middle of another one. */
var centred = (start, length, next, whole) => clamp(Math.round(start + (length - next) / 2), 0, whole - next);
/** One direction of a drag: the length that is wanted, how long it may become, and where it then begins. */
function stretch(start, length, whole, by, sides, low, high) {
	if (sides.includes(low)) {
		const end = start + length;
		return {
			moves: true,
			wanted: length - by,
			room: end,
			startOf: (next) => end - next
		};
	}
	if (sides.includes(high)) return {
		moves: true,
		wanted: length + by,
		room: whole - start,
		startOf: () => start
	};
	const startOf = (next) => next === length ? start : centred(start, length, next, whole);
	return {
		moves: false,
		wanted: length,
		room: whole,
		startOf
	};
}
function sizeWithin(wanted, room, whole) {
	return clamp(Math.round(wanted), Math.min(16, whole, room), room);
}
/**
* The lengths of a ratio nearest to a width, within the room. If the ratio does not fit the room at the least size, the
* room limits the result.
*/
function sizeOfRatio(wanted, ratio, room) {
	const most = Math.min(room.width, room.height * ratio);
	const width = clamp(wanted, Math.min(most, 16 * Math.max(1, ratio)), most);
	return {
		width: clamp(Math.round(width), 1, room.width),
		height: clamp(Math.round(width / ratio), 1, room.height)
	};
}
/** Whether a length was changed by a larger factor than the other one. */
function further(wanted, length, otherWanted, otherLength) {
	return Math.abs(wanted / length - 1) >= Math.abs(otherWanted / otherLength - 1);
}
// web/uploads/crop/crop-panel.tsx
var RATIOS = [
	["1:1", 1],
	["4:3", 4 / 3],
	["3:4", 3 / 4],
	["3:2", 3 / 2],
	["2:3", 2 / 3],
	["16:9", 16 / 9],
	["9:16", 9 / 16]
];
var PARTS = [
	"x",
	"y",
	"width",
	"height"
];
/** Ratio and numbers of the frame. */
function CropPanel({ picture, frame, ratio, onChange, onRatio }) {
	const { crop: texts } = useAreaTexts(uploadDialogTexts);
	const own = picture.width / picture.height;
	const choices = [
		[texts.free, void 0],
		[texts.original, own],
		...RATIOS
	];
	const pressed = choices.findIndex(([, each]) => each === ratio);
	return /* @__PURE__ */ jsxs("div", {
		className: "crop-panel",
		children: [/* @__PURE__ */ jsx("div", {
			role: "group",
			"aria-label": texts.ratio,
			className: "crop-ratios",
			children: choices.map(([label, each], index) => /* @__PURE__ */ jsx(Chip, {
				small: true,
				pressed: index === pressed,
				onClick: () => onRatio(each),
				children: label
			}, label))
		}), /* @__PURE__ */ jsx("div", {
			role: "group",
			"aria-label": texts.numbers,
			className: "crop-numbers",
			children: PARTS.map((part) => /* @__PURE__ */ jsx(NumberBox, {
				label: texts.parts[part],
				value: frame[part],
				onChange: (pixels) => onChange(setFrame(frame, part, pixels, picture, ratio))
			}, part))
		})]
	});
}
/** A number that may be half typed: the box keeps what is typed until it is left. */
function NumberBox({ label, value, onChange }) {
	const [typed, setTyped] = useState();
	return /* @__PURE__ */ jsxs("label", { children: [/* @__PURE__ */ jsx("span", { children: label }), /* @__PURE__ */ jsx("input", {
		type: "number",
		className: "input",
		inputMode: "numeric",
		min: 0,
		step: 1,
		value: typed ?? value,
		onChange: ({ target }) => {
			setTyped(target.value);
			if (Number.isFinite(target.valueAsNumber)) onChange(target.valueAsNumber);
		},
		onBlur: () => setTyped(void 0)
	})] });
}
// web/uploads/crop/crop-stage.tsx
/** Share of the picture's longer side that a key moves by. */
var KEY_STEP = .01;
var HANDLES = [
	{
		sides: ["left"],
		x: 0,
		y: .5,
		cursor: "ew-resize"
	},
	{
		sides: ["right"],
		x: 1,
		y: .5,
		cursor: "ew-resize"
	},
	{
		sides: ["top"],
		x: .5,
		y: 0,
		cursor: "ns-resize"
	},
	{
		sides: ["bottom"],
		x: .5,
		y: 1,
		cursor: "ns-resize"
	},
	{
		sides: ["left", "top"],
		x: 0,
		y: 0,
		cursor: "nwse-resize"
	},
	{
		sides: ["right", "bottom"],
		x: 1,
		y: 1,
		cursor: "nwse-resize"
	},
	{
		sides: ["right", "top"],
		x: 1,
		y: 0,
		cursor: "nesw-resize"
	},
	{
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
/** The picture with the frame over it. The handles are for pointers; the frame itself has keys for the same. */
function CropStage({ preview: { size, picture }, frame, ratio, onChange }) {
	const { crop: texts } = useAreaTexts(uploadDialogTexts);
	const id = useId();
	const box = useRef(null);
	const [drag, setDrag] = useState();
	const [said, setSaid] = useState("");
	const move = useRef(null);
	useEffect(() => move.current?.focus({ preventScroll: true }), []);
	const changed = (from, sides, by) => sides.length === 0 ? moveFrame(from, by, size) : dragFrame(from, sides, by, size, ratio);
	const grips = (sides) => ({
		onPointerDown: (event) => {
			if (event.button !== 0 || drag || !box.current) return;
			event.stopPropagation();
			event.currentTarget.setPointerCapture(event.pointerId);
			const scale = box.current.clientWidth / size.width;
			const start = {
				x: event.clientX,
				y: event.clientY
			};
			setDrag({
				pointer: event.pointerId,
				sides,
				start,
				from: frame,
				scale
			});
		},
		onPointerMove: (event) => {
			if (drag?.pointer !== event.pointerId) return;
			const { start, scale, from } = drag;
			const by = {
				x: (event.clientX - start.x) / scale,
				y: (event.clientY - start.y) / scale
			};
			onChange(changed(from, drag.sides, by));
		},
		onPointerUp: () => setDrag(void 0),
		onPointerCancel: () => setDrag(void 0)
	});
	const press = (event) => {
		const arrow = ARROWS[event.key];
		if (!arrow || event.ctrlKey || event.metaKey) return;
		event.preventDefault();
		const step = event.altKey ? 1 : Math.ceil(KEY_STEP * Math.max(size.width, size.height));
		const next = changed(frame, event.shiftKey ? ["right", "bottom"] : [], {
			x: arrow.x * step,
			y: arrow.y * step
		});
		setSaid(texts.frame(next));
		onChange(next);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "crop-stage",
		children: [
			/* @__PURE__ */ jsxs("div", {
				ref: box,
				className: "crop-picture",
				style: { "--crop-ratio": size.width / size.height },
				children: [/* @__PURE__ */ jsxs("div", {
					className: "crop-clip",
					children: [/* @__PURE__ */ jsx("canvas", {
						ref: (canvas) => drawInto(canvas, picture),
						"aria-hidden": "true"
					}), /* @__PURE__ */ jsx("div", {
						className: "crop-shade",
						style: placeOf(frame, size)
					})]
				}), /* @__PURE__ */ jsxs("div", {
					className: "crop-frame",
					style: placeOf(frame, size),
					"data-busy": drag !== void 0,
					children: [/* @__PURE__ */ jsx("button", {
						ref: move,
						type: "button",
						className: "crop-move",
						"aria-label": texts.frame(frame),
						"aria-describedby": id,
						onKeyDown: press,
						...grips([])
					}), HANDLES.map(({ sides, x, y, cursor }) => /* @__PURE__ */ jsx("span", {
						"aria-hidden": "true",
						className: "crop-handle",
						"data-sides": sides.join(" "),
						style: {
							left: `${100 * x}%`,
							top: `${100 * y}%`,
							cursor
						},
						...grips(sides)
					}, sides.join()))]
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				id,
				className: "note crop-keys",
				children: texts.keys
			}),
			/* @__PURE__ */ jsx("p", {
				className: "sr-only",
				role: "status",
				children: said
			})
		]
	});
}
function placeOf({ x, y, width, height }, picture) {
	return {
		left: `${100 * x / picture.width}%`,
		top: `${100 * y / picture.height}%`,
		width: `${100 * width / picture.width}%`,
		height: `${100 * height / picture.height}%`
	};
}
/** A new size of a canvas empties it: it is drawn once for each picture. */
function drawInto(canvas, picture) {
	if (!canvas || canvas.width === picture.width && canvas.height === picture.height) return;
	canvas.width = picture.width;
	canvas.height = picture.height;
	canvas.getContext("2d")?.drawImage(picture, 0, 0);
}
// web/uploads/crop/use-preview.ts
/** Pixels of a preview's longer side; enough for a sharp screen, little for the memory. */
var LONGEST = 1600;
/** Decodes a picture and keeps a smaller copy while it is shown; 'unreadable' if this browser cannot open it. */
function usePreview(blob) {
	const [preview, setPreview] = useState("opening");
	useEffect(() => {
		let gone = false;
		let made;
		openPreview(blob).then((opened) => {
			made = opened;
			if (gone) opened.picture.close();
			else setPreview(opened);
		}, () => !gone && setPreview("unreadable"));
		return () => {
			gone = true;
			made?.picture.close();
			setPreview("opening");
		};
	}, [blob]);
	return preview;
}
async function openPreview(blob) {
	const whole = await decodePicture(blob);
	const size = {
		width: whole.width,
		height: whole.height
	};
	const scale = Math.min(1, LONGEST / Math.max(size.width, size.height));
	if (scale === 1) return {
		size,
		picture: whole
	};
	const picture = await createImageBitmap(whole, {
		resizeWidth: Math.max(1, Math.round(size.width * scale)),
		resizeHeight: Math.max(1, Math.round(size.height * scale)),
		resizeQuality: "high"
	});
	whole.close();
	return {
		size,
		picture
	};
}
// web/uploads/crop/crop-dialog.tsx
/** Crops a picture: a frame with handles over it, ratios, numbers, and the result. */
function CropDialog({ job, limits, onApply, onCancel }) {
	const { crop: texts, pick } = useAreaTexts(uploadDialogTexts);
	const preview = usePreview(job.blob);
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose: onCancel,
		title: texts.title,
		closeLabel: pick.close,
		width: 760,
		children: preview === "opening" || preview === "unreadable" ? /* @__PURE__ */ jsxs("p", {
			className: "crop-wait",
			role: "status",
			children: [
				texts[preview],
				" ",
				preview === "unreadable" && /* @__PURE__ */ jsx("span", { children: texts.unreadableHelp })
			]
		}) : /* @__PURE__ */ jsx(CropForm, {
			preview,
			start: job.start,
			limits,
			onApply,
			onCancel
		})
	});
}
function CropForm({ preview, start, limits, onApply, onCancel }) {
	const { crop: texts, repair } = useAreaTexts(uploadDialogTexts);
	const { size } = preview;
	const [frame, setFrame] = useState(() => start ?? firstFrame(preview, limits));
	const [ratio, setRatio] = useState();
	const [working, setWorking] = useState(false);
	const plan = planCrop(frame, limits);
	const whole = isWhole(frame, size);
	const ready = plan !== void 0 && !whole && !working;
	const note = whole ? texts.whole : !plan ? texts.tooLittle : plan.enlarges ? repair.enlargeNote : plan.width < frame.width ? texts.reduced : texts.keeps;
	const apply = async () => {
		if (!ready) return;
		setWorking(true);
		await onApply(plan);
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(CropStage, {
			preview,
			frame,
			ratio,
			onChange: setFrame
		}),
		/* @__PURE__ */ jsx(CropPanel, {
			picture: size,
			frame,
			ratio,
			onChange: setFrame,
			onRatio: (chosen) => {
				setRatio(chosen);
				if (chosen !== void 0) setFrame(frameOfRatio(frame, chosen, size));
			}
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "repair-foot crop-foot",
			children: [
				/* @__PURE__ */ jsxs("p", {
					id: "crop-result",
					className: "crop-result",
					role: "status",
					children: [/* @__PURE__ */ jsx("b", { children: texts.result(plan ?? frame) }), /* @__PURE__ */ jsx("span", {
						"data-amber": !plan,
						children: note
					})]
				}),
				/* @__PURE__ */ jsx(Button, {
					disabled: working,
					onClick: onCancel,
					children: texts.cancel
				}),
				/* @__PURE__ */ jsx(Button, {
					look: "ink",
					"aria-disabled": !ready,
					"aria-describedby": "crop-result",
					onClick: () => void apply(),
					children: working ? texts.working : texts.apply
				})
			]
		})
	] });
}
/** The whole picture, or its middle if the whole is too narrow for the limits. */
function firstFrame({ size }, limits) {
	const whole = wholeFrame(size);
	return planCrop(whole, limits) ? whole : frameOfRatio(whole, 1, size);
}
export { CropDialog };
