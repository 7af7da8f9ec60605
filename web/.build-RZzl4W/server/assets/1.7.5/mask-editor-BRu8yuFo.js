import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { t as encodePng } from "./png-BjjOiOHv.js";
import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { _ as findAreas, a as ToolButtons, c as drawMask, d as useEditorState, i as usePaintCommands, l as PaintMenu, o as SizeControl, r as ZoomButtons, s as PaintSurface, u as HistoryButtons, v as rowReader } from "./use-painted-field-CFuDoWis.js";
import { t as stretched } from "./stretch-CynlA88f.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { useEffect, useId, useMemo, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Brush, Contrast, Eraser, Lasso, Minus, Settings2, SquareDashed, Upload, X } from "lucide-react";
// web/canvas/core/area-names.ts
var COLUMNS = [
	"left",
	"middle",
	"right"
];
var ROWS = [
	"top",
	"middle",
	"bottom"
];
var NAMES = {
	top: {
		left: "topLeft",
		middle: "top",
		right: "topRight"
	},
	middle: {
		left: "left",
		middle: "middle",
		right: "right"
	},
	bottom: {
		left: "bottomLeft",
		middle: "bottom",
		right: "bottomRight"
	}
};
/** The ninth of the picture that contains the middle of an area. */
function placeOf({ bounds }, picture) {
	const third = (from, length, side) => Math.min(2, Math.floor((from + length / 2) / side * 3));
	return NAMES[ROWS[third(bounds.y, bounds.height, picture.height)]][COLUMNS[third(bounds.x, bounds.width, picture.width)]];
}
/** A point inside an area for its number, even if the area curves around its centre. */
function pinOf({ runs }) {
	const middle = Math.floor(runs.length / 6) * 3;
	const [y = 0, from = 0, to = 0] = runs.slice(middle, middle + 3);
	return {
		x: (from + to) / 2,
		y: y + .5
	};
}
/** The initial brush size: about four per cent of the longer side. */
function startSize({ width, height }) {
	return Math.max(4, Math.round(Math.max(width, height) * .04));
}
// web/canvas/core/mask/mask-export.ts
/**
* The mask as a PNG of exactly the picture's size: white where the grid has `value`, black elsewhere, without shades
* between.
*/
function maskPng(grid, value) {
	const read = rowReader(grid, value);
	return encodePng({
		width: grid.width,
		height: grid.height,
		kind: "bits",
		write: (y, row) => {
			const runs = read(y);
			for (let at = 0; at < runs.length; at += 2) fillBits(row, runs[at], runs[at + 1]);
		}
	});
}
/** Sets the bits from `from` up to but not including `to`; the highest bit of a byte is its leftmost pixel. */
function fillBits(row, from, to) {
	const [first, last] = [from >> 3, to - 1 >> 3];
	const head = 255 >> (from & 7);
	const tail = 255 << 7 - (to - 1 & 7);
	if (first === last) {
		row[first] |= head & tail;
		return;
	}
	row[first] |= head;
	row.fill(255, first + 1, last);
	row[last] |= tail;
}
// web/canvas/ui/area-list.tsx
/** Identifies an area, also after others have been removed. */
var areaKey = ({ value, bounds, pixels }) => `${value} ${bounds.x} ${bounds.y} ${pixels}`;
/** The marked areas by their numbers: Tab chooses one and shows it on the picture, Delete removes it. */
function AreaList({ areas, picture, picked, names, onPick, onRemove }) {
	const { areas: texts } = useAreaTexts(canvasTexts);
	const { stop } = useLanguage();
	const list = useRef(null);
	const remove = (at) => {
		onRemove(at);
		const faces = list.current?.querySelectorAll(".area-face");
		(faces?.[at + 1] ?? faces?.[at - 1])?.focus();
	};
	return /* @__PURE__ */ jsx("ul", {
		ref: list,
		className: "area-list",
		"aria-label": texts.label,
		children: areas.map((area, at) => {
			const share = area.pixels / (picture.width * picture.height);
			const name = texts.name({
				at: at + 1,
				of: areas.length,
				place: placeOf(area, picture),
				share
			});
			const kind = names[area.value - 1];
			return /* @__PURE__ */ jsxs("li", {
				className: "area",
				"data-value": area.value,
				children: [/* @__PURE__ */ jsx("button", {
					type: "button",
					className: "area-face",
					"aria-label": `${kind ? kind + stop : ""}${name}${stop}${texts.hint}`,
					"aria-current": picked === areaKey(area),
					onFocus: () => onPick(areaKey(area)),
					onBlur: () => onPick(void 0),
					onKeyDown: (event) => {
						if (event.key !== "Delete" && event.key !== "Backspace") return;
						event.preventDefault();
						remove(at);
					},
					children: at + 1
				}), /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "area-remove",
					tabIndex: -1,
					"aria-label": texts.remove({ at: at + 1 }),
					title: texts.remove({ at: at + 1 }),
					onClick: () => onRemove(at),
					children: /* @__PURE__ */ jsx(X, {
						size: 13,
						strokeWidth: 1.8,
						"aria-hidden": true
					})
				})]
			}, `${area.value} ${area.bounds.x} ${area.bounds.y} ${area.pixels}`);
		})
	});
}
// web/canvas/ui/frame-box.tsx
/** The box around the subject, drawn within the picture so that it moves and grows with it. */
function FrameBox({ frame, picture }) {
	const across = (value) => `${value / picture.width * 100}%`;
	const down = (value) => `${value / picture.height * 100}%`;
	return /* @__PURE__ */ jsx("svg", {
		className: "frame-box",
		"aria-hidden": "true",
		children: ["frame-box-under", "frame-box-line"].map((name) => /* @__PURE__ */ jsx("rect", {
			className: name,
			x: across(frame.x),
			y: down(frame.y),
			width: across(frame.width),
			height: down(frame.height),
			vectorEffect: "non-scaling-stroke"
		}, name))
	});
}
// web/canvas/ui/mask-looks.ts
var SEAL = {
	tint: [
		206,
		61,
		35
	],
	stripes: "rising"
};
var JADE = {
	tint: [
		42,
		140,
		100
	],
	stripes: "falling"
};
/** How masks are shown: one kind of mark in seal red. */
var paintMask = (grid, placement, area) => drawMask(grid, placement, area, [SEAL]);
/** How strokes of two kinds are shown: keep in jade, erase in seal red, leaning the other way. */
var paintStrokes = (grid, placement, area) => drawMask(grid, placement, area, [JADE, SEAL]);
// web/canvas/ui/mask-panel.tsx
/** Maximum distance that growing or shrinking moves the edge of a mask, in picture pixels. */
var FARTHEST = 64;
/** Occasional commands: growing and shrinking, and a mask from a file. */
function MaskPanel({ by, onBy, run, onUpload }) {
	const { tools, mask } = useAreaTexts(canvasTexts);
	const id = useId();
	const file = useRef(null);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("section", {
		"aria-labelledby": `${id}-edge`,
		children: [/* @__PURE__ */ jsx("h3", {
			id: `${id}-edge`,
			className: "paint-panel-title",
			children: tools.edge
		}), /* @__PURE__ */ jsxs("div", {
			className: "paint-edge",
			children: [
				/* @__PURE__ */ jsx("label", {
					htmlFor: id,
					children: tools.by
				}),
				/* @__PURE__ */ jsx("input", {
					id,
					className: "input",
					type: "number",
					inputMode: "numeric",
					min: 1,
					max: FARTHEST,
					value: by,
					onChange: (event) => {
						const given = Math.round(event.currentTarget.valueAsNumber);
						if (given >= 1) onBy(Math.min(FARTHEST, given));
					}
				}),
				/* @__PURE__ */ jsx(Button, {
					size: "small",
					"aria-keyshortcuts": "}",
					onClick: () => run({ kind: "grow" }),
					children: tools.grow
				}),
				/* @__PURE__ */ jsx(Button, {
					size: "small",
					"aria-keyshortcuts": "{",
					onClick: () => run({ kind: "shrink" }),
					children: tools.shrink
				})
			]
		})]
	}), /* @__PURE__ */ jsxs("section", { children: [
		/* @__PURE__ */ jsxs(Button, {
			size: "small",
			className: "w-full",
			onClick: () => file.current?.click(),
			children: [/* @__PURE__ */ jsx(Upload, {
				size: 15,
				strokeWidth: 1.6,
				"aria-hidden": true
			}), mask.upload]
		}),
		/* @__PURE__ */ jsx("p", {
			className: "note mt-1.5",
			children: mask.uploadHint
		}),
		/* @__PURE__ */ jsx("input", {
			ref: file,
			type: "file",
			accept: "image/*",
			hidden: true,
			"aria-label": mask.upload,
			onChange: (event) => {
				const chosen = event.currentTarget.files?.[0];
				event.currentTarget.value = "";
				if (chosen) onUpload(chosen);
			}
		})
	] })] });
}
// web/canvas/ui/mask-tools.tsx
/** The toolbar of a mask, or of strokes that keep and erase. */
function MaskTools({ editor, commands, strokes, by, onBy, onUpload }) {
	const { tools, mask } = useAreaTexts(canvasTexts);
	const { tool, value, takingAway } = useEditorState(editor);
	const { run, clear } = commands;
	return /* @__PURE__ */ jsxs("div", {
		role: "toolbar",
		"aria-label": mask.toolbar,
		className: "paint-tools",
		children: [
			strokes && /* @__PURE__ */ jsx("div", {
				className: "paint-kinds",
				role: "group",
				"aria-label": mask.strokes,
				children: [tools.keep, tools.erase].map((name, at) => /* @__PURE__ */ jsx("button", {
					type: "button",
					"data-value": at + 1,
					"aria-pressed": value === at + 1,
					title: tools.withKey({
						name,
						key: "X"
					}),
					onClick: () => editor.set({
						value: at + 1,
						tool: tool === "eraser" ? "brush" : tool
					}),
					children: name
				}, name))
			}),
			/* @__PURE__ */ jsx(ToolButtons, {
				editor,
				tools: [
					{
						tool: "brush",
						icon: Brush,
						name: tools.brush,
						key: "B"
					},
					{
						tool: "eraser",
						icon: Eraser,
						name: tools.eraser,
						key: "E"
					},
					{
						tool: "box",
						icon: SquareDashed,
						name: tools.box,
						key: "M"
					},
					{
						tool: "lasso",
						icon: Lasso,
						name: tools.lasso,
						key: "L"
					}
				]
			}),
			!strokes && (tool === "box" || tool === "lasso") && /* @__PURE__ */ jsx(IconButton, {
				icon: Minus,
				className: "take-away",
				label: tools.takeAway,
				title: tools.withKey({
					name: tools.takeAway,
					key: "X"
				}),
				"aria-pressed": takingAway,
				onClick: () => editor.set({ takingAway: !takingAway })
			}),
			/* @__PURE__ */ jsx("span", { className: "paint-rule" }),
			/* @__PURE__ */ jsx(SizeControl, {
				editor,
				fineness: 1
			}),
			/* @__PURE__ */ jsx("span", { className: "paint-rule" }),
			!strokes && /* @__PURE__ */ jsx(IconButton, {
				icon: Contrast,
				label: tools.invert,
				title: tools.withKey({
					name: tools.invert,
					key: "I"
				}),
				onClick: () => run({ kind: "invert" })
			}),
			/* @__PURE__ */ jsx(HistoryButtons, {
				editor,
				run
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "button button-quiet button-small",
				onClick: clear,
				children: tools.clear
			}),
			/* @__PURE__ */ jsx(PaintMenu, {
				icon: Settings2,
				label: strokes ? tools.keys : tools.more,
				keys: [
					"tools",
					"size",
					"swap",
					"straight",
					"pan",
					"zoom",
					...strokes ? [] : ["edge", "invert"],
					"undo",
					"arrows",
					"enter",
					"areas"
				],
				children: !strokes && /* @__PURE__ */ jsx(MaskPanel, {
					by,
					onBy,
					run,
					onUpload
				})
			})
		]
	});
}
// web/canvas/core/mask/mask-import.ts
/** From this brightness on (0 to 255) a pixel of a mask picture is marked. */
var BRIGHT = 128;
/**
* Which pixels of a picture (RGBA, not premultiplied) are marked: 1 for each bright one, 0 for dark or
* transparent.
*/
function meantPixels(data) {
	const meant = new Uint8Array(data.length / 4);
	for (let at = 0; at < data.length; at += 4) {
		const bright = 299 * data[at] + 587 * data[at + 1] + 114 * data[at + 2];
		meant[at / 4] = bright * data[at + 3] >= BRIGHT * 1e3 * 255 ? 1 : 0;
	}
	return meant;
}
/** A mask from a picture of any size, scaled to `size`. */
function maskFrom(picture, size) {
	return stretched(picture, (x, y) => picture.meant[y * picture.width + x], size);
}
// web/canvas/ui/read-mask.ts
/** Rows that are read at a time: phones have no canvas for the whole of a large picture. */
var STRIP_ROWS = 512;
/**
* A mask from an uploaded picture of any size, scaled to `size`.
* @throws DOMException if the browser cannot read the picture
*/
async function readMask(file, size) {
	const picture = await createImageBitmap(file, {
		premultiplyAlpha: "none",
		colorSpaceConversion: "none"
	});
	const { width, height } = picture;
	const meant = new Uint8Array(width * height);
	const canvas = document.createElement("canvas");
	canvas.width = width;
	canvas.height = Math.min(STRIP_ROWS, height);
	const context = canvas.getContext("2d", { willReadFrequently: true });
	if (!context) throw new Error("the browser has no 2D canvas");
	for (let top = 0; top < height; top += canvas.height) {
		const rows = Math.min(canvas.height, height - top);
		context.clearRect(0, 0, width, rows);
		context.drawImage(picture, 0, top, width, rows, 0, 0, width, rows);
		meant.set(meantPixels(context.getImageData(0, 0, width, rows).data), top * width);
	}
	picture.close();
	return maskFrom({
		width,
		height,
		meant
	}, size);
}
// web/canvas/ui/use-areas.ts
/** Debounce in milliseconds: finding areas in a large picture takes longer than a frame. */
var PAUSE_MS = 120;
/** The marked areas of the editor's grid, found a moment after each change. */
function useAreas(editor, values, revision) {
	const [areas, setAreas] = useState([]);
	useEffect(() => {
		const timer = setTimeout(() => setAreas(values.flatMap((value) => findAreas(editor.grid, value).map((area) => ({
			...area,
			value
		})))), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [
		editor,
		values,
		revision
	]);
	return areas;
}
// web/canvas/ui/mask-editor.tsx
var ONE = [1];
var TWO = [1, 2];
/** Initial number of pixels by which growing and shrinking move the edge. */
var FIRST_STEP = 4;
/** Marks parts of a picture: one kind of mark, or two that keep and erase. Everything it does can be done by keyboard. */
function MaskEditor({ editor, picture, kind, text, goTo, children }) {
	const { mask, tools, areas: areaTexts, said: sayings, hint } = useAreaTexts(canvasTexts);
	const { stop } = useLanguage();
	const strokes = kind === "strokes";
	const { revision, frame } = useEditorState(editor);
	const [surface, setSurface] = useState();
	const [scale, setScale] = useState(1);
	const [by, setBy] = useState(FIRST_STEP);
	const [picked, setPicked] = useState();
	const [problem, setProblem] = useState();
	const areas = useAreas(editor, strokes ? TWO : ONE, revision);
	const commands = usePaintCommands(editor, surface, {
		names: {
			brush: tools.brush,
			eraser: tools.eraser,
			box: tools.box,
			lasso: tools.lasso
		},
		marks: strokes ? "two" : "one",
		by
	});
	const pins = useMemo(() => areas.length < 2 && picked === void 0 ? [] : areas.map((area, at) => ({
		at: pinOf(area),
		label: String(at + 1),
		picked: areaKey(area) === picked
	})), [areas, picked]);
	useEffect(() => {
		if (!surface || !goTo) return;
		editor.set({
			tool: "brush",
			takingAway: false
		});
		surface.approach(goTo);
	}, [
		editor,
		surface,
		goTo
	]);
	const pick = (key) => {
		setPicked(key);
		const area = areas.find((one) => areaKey(one) === key);
		if (area) surface?.reveal(pinOf(area));
	};
	const remove = (at) => {
		const area = areas[at];
		if (!area) return;
		editor.remove(area);
		commands.say(areaTexts.removed({
			at: at + 1,
			left: areas.length - 1
		}));
	};
	const upload = async (file) => {
		setProblem(void 0);
		try {
			const grid = await readMask(file, editor.grid);
			if (grid.empty) return setProblem(mask.uploadEmpty);
			editor.take(grid);
			commands.say(mask.uploaded);
		} catch {
			setProblem(mask.uploadUnreadable);
		}
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "paint-editor",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "paint-bar",
				children: [
					areas.length === 0 && !frame ? /* @__PURE__ */ jsxs("p", {
						className: "paint-hint",
						children: [
							/* @__PURE__ */ jsx("b", { children: text.label }),
							" ",
							/* @__PURE__ */ jsx("span", { children: text.hint })
						]
					}) : /* @__PURE__ */ jsx("p", {
						className: "paint-count",
						children: areaTexts.count({ count: areas.length })
					}),
					/* @__PURE__ */ jsx(AreaList, {
						areas,
						picture: editor.grid,
						picked,
						names: strokes ? [tools.keep, tools.erase] : [],
						onPick: pick,
						onRemove: remove
					}),
					frame && /* @__PURE__ */ jsxs("button", {
						type: "button",
						className: "chip chip-small",
						onClick: () => editor.set({ frame: void 0 }),
						children: [areaTexts.box, /* @__PURE__ */ jsx(X, {
							size: 13,
							strokeWidth: 1.8,
							"aria-label": tools.removeBox
						})]
					}),
					/* @__PURE__ */ jsx(ZoomButtons, {
						scale,
						onStep: (direction) => surface?.step(direction),
						onFit: () => surface?.fit()
					})
				]
			}),
			/* @__PURE__ */ jsxs(PaintSurface, {
				editor,
				picture,
				fineness: 1,
				paint: strokes ? paintStrokes : paintMask,
				pins,
				label: `${text.label}${stop}${hint}`,
				onSurface: setSurface,
				onScale: setScale,
				onCursor: ({ at, down }) => commands.say(sayings.pointer({
					x: Math.floor(at.x),
					y: Math.floor(at.y),
					down
				})),
				children: [children || /* @__PURE__ */ jsx("img", {
					src: picture.url,
					alt: "",
					draggable: false,
					decoding: "async"
				}), frame && /* @__PURE__ */ jsx(FrameBox, {
					frame,
					picture
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "paint-problem",
				children: problem
			}),
			/* @__PURE__ */ jsx(MaskTools, {
				editor,
				commands,
				strokes,
				by,
				onBy: setBy,
				onUpload: (file) => void upload(file)
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "sr-only",
				children: commands.said
			})
		]
	});
}
export { startSize as i, readMask as n, maskPng as r, MaskEditor as t };
