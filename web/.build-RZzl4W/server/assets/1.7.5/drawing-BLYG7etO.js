import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { a as ToolButtons, d as useEditorState, f as axesOf, h as GridEditor, i as usePaintCommands, l as PaintMenu, m as pictureColumns, n as draftKey, o as SizeControl, p as pictureArea, r as ZoomButtons, s as PaintSurface, t as usePaintedField, u as HistoryButtons, y as Grid } from "./use-painted-field-CFuDoWis.js";
import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { h as afterFirstUse } from "../../entry-server.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { i as mainPicture } from "./form-values-Dj4WOTDZ.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { useCallback, useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Eraser, Keyboard, PaintBucket, PenLine, Plus } from "lucide-react";
// web/canvas/core/drawing/palette.ts
/** The colours that a drawing begins with, by name; the grid's value n stands for the nth. */
var FIRST_COLOURS = {
	black: [
		27,
		25,
		23
	],
	grey: [
		138,
		133,
		124
	],
	white: [
		255,
		255,
		255
	],
	red: [
		200,
		55,
		31
	],
	orange: [
		235,
		137,
		52
	],
	yellow: [
		247,
		205,
		70
	],
	green: [
		122,
		178,
		84
	],
	darkGreen: [
		42,
		116,
		84
	],
	lightBlue: [
		135,
		197,
		235
	],
	blue: [
		46,
		99,
		176
	],
	violet: [
		122,
		84,
		160
	],
	pink: [
		240,
		158,
		176
	],
	brown: [
		122,
		78,
		48
	],
	sand: [
		222,
		196,
		152
	]
};
var COLOUR_NAMES = Object.keys(FIRST_COLOURS);
/** The palette with custom colours after the first ones. */
function paletteWith(own) {
	return [...Object.values(FIRST_COLOURS), ...own];
}
/** `#rrggbb` of a colour. */
function hexOf(colour) {
	return `#${colour.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}
/** The colour of `#rrggbb`; black for anything else. */
function colourOf(hex) {
	const [red = 0, green = 0, blue = 0] = (/^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(hex)?.slice(1) ?? []).map((pair) => Number.parseInt(pair, 16));
	return [
		red,
		green,
		blue
	];
}
/** The value of the palette's colour that is nearest to the given one. */
function nearestValue(palette, [red, green, blue]) {
	let [best, least] = [1, Number.POSITIVE_INFINITY];
	palette.forEach(([r, g, b], at) => {
		const distance = (r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2;
		if (distance >= least) return;
		least = distance;
		best = at + 1;
	});
	return best;
}
// web/canvas/core/drawing/drawing-overlay.ts
/** Maximum points averaged for a screen pixel, in each direction, when the drawing is finer than the screen. */
var MOST_SAMPLES = 2;
/**
* A rectangle of the window as it shows a drawing: RGBA, not premultiplied, lines smoothed. Value n of the grid has the
* colour n - 1 of the palette.
* @param area in screen pixels
*/
function drawDrawing(grid, placement, area, palette) {
	const pixels = new Uint8ClampedArray(area.width * area.height * 4);
	const covered = pictureArea(placement, area);
	const { x: left, y: top } = covered;
	const whole = left >= 0 && top >= 0 && left + covered.width <= grid.width && top + covered.height <= grid.height ? palette[(grid.uniformIn(covered) ?? 0) - 1] : void 0;
	if (whole) {
		const [red, green, blue] = whole;
		new Uint32Array(pixels.buffer).fill((255 << 24 | blue << 16 | green << 8 | red) >>> 0);
		return pixels;
	}
	const axes = axesOf(placement);
	const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(1 / axes.x.scale - 1e-6)));
	const columns = pictureColumns(axes.x, area.x, area.width, samples, grid.width);
	const rows = pictureColumns(axes.y, area.y, area.height, samples, grid.height);
	const sums = new Uint32Array(area.width * 4);
	for (let y = 0; y < area.height; y += 1) {
		sums.fill(0);
		for (let row = y * samples; row < (y + 1) * samples; row += 1) addRow(grid, rows[row], columns, samples, palette, sums);
		for (let x = 0; x < area.width; x += 1) {
			const at = x * 4;
			const counted = sums[at + 3];
			if (counted === 0) continue;
			const to = y * area.width * 4 + at;
			pixels[to] = sums[at] / counted;
			pixels[to + 1] = sums[at + 1] / counted;
			pixels[to + 2] = sums[at + 2] / counted;
			pixels[to + 3] = 255 * counted / samples ** 2;
		}
	}
	return pixels;
}
/** Adds what one row of the grid shows at the given columns, `samples` of them to each screen pixel. */
function addRow(grid, y, columns, samples, palette, sums) {
	if (y < 0) return;
	const tiles = (y >> 8) * grid.columns;
	const inTile = y % 256 * 256;
	let column = -1;
	let tile = 0;
	for (let at = 0, to = 0, left = samples; at < columns.length; at += 1) {
		const pixel = columns[at];
		if (pixel >= 0) {
			if (pixel >> 8 !== column) {
				column = pixel >> 8;
				tile = grid.tile(tiles + column);
			}
			const value = typeof tile === "number" ? tile : tile[inTile | pixel & 255];
			const colour = value === 0 ? void 0 : palette[value - 1];
			if (colour) {
				sums[to] += colour[0];
				sums[to + 1] += colour[1];
				sums[to + 2] += colour[2];
				sums[to + 3] += 1;
			}
		}
		left -= 1;
		if (left === 0) {
			to += 4;
			left = samples;
		}
	}
}
// web/canvas/ui/colour-row.tsx
/** The colours of a drawing, one of them chosen, and a button to pick another. */
function ColourRow({ palette, value, onValue, onOwn }) {
	const { drawing } = useAreaTexts(canvasTexts);
	const row = useRef(null);
	const own = useRef(null);
	const take = useEffectEvent(onOwn);
	useEffect(() => {
		const input = own.current;
		const listen = () => input && take(input.value);
		input?.addEventListener("change", listen);
		return () => input?.removeEventListener("change", listen);
	}, []);
	const move = (event) => {
		const step = event.key === "ArrowRight" ? 1 : event.key === "ArrowLeft" ? -1 : 0;
		if (step === 0) return;
		event.preventDefault();
		const next = (value - 1 + step + palette.length) % palette.length + 1;
		onValue(next);
		row.current?.querySelectorAll("[role=radio]")[next - 1]?.focus();
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "colours",
		children: [/* @__PURE__ */ jsx("div", {
			ref: row,
			role: "radiogroup",
			"aria-label": drawing.colours,
			className: "colour-row",
			children: palette.map((colour, at) => {
				const known = COLOUR_NAMES[at];
				const name = known ? drawing.names[known] : drawing.colour({ at: at + 1 });
				return /* @__PURE__ */ jsx("button", {
					type: "button",
					role: "radio",
					className: "colour",
					style: { "--colour": hexOf(colour) },
					"aria-label": name,
					title: name,
					"aria-checked": value === at + 1,
					tabIndex: value === at + 1 ? 0 : -1,
					onKeyDown: move,
					onClick: () => onValue(at + 1)
				}, hexOf(colour));
			})
		}), /* @__PURE__ */ jsxs("label", {
			className: "colour colour-own",
			title: drawing.ownColour,
			children: [/* @__PURE__ */ jsx(Plus, {
				size: 14,
				strokeWidth: 1.8,
				"aria-hidden": true
			}), /* @__PURE__ */ jsx("input", {
				ref: own,
				type: "color",
				defaultValue: "#8c5a2b",
				"aria-label": drawing.ownColour
			})]
		})]
	});
}
// web/canvas/ui/drawing-editor.tsx
/** A sheet to draw on with pen, eraser and fill, in colours; a picture may lie below it. */
function DrawingEditor({ editor, paper, palette, onOwnColour, below, empty }) {
	const { drawing, tools, said: sayings, hint } = useAreaTexts(canvasTexts);
	const { stop } = useLanguage();
	const { value, tool, empty: undrawn } = useEditorState(editor);
	const [surface, setSurface] = useState();
	const [scale, setScale] = useState(1);
	const [showBelow, setShowBelow] = useState(true);
	const paint = useCallback((grid, placement, area) => drawDrawing(grid, placement, area, palette), [palette]);
	const commands = usePaintCommands(editor, surface, {
		names: {
			brush: tools.pen,
			eraser: tools.eraser,
			fill: tools.fill
		},
		marks: "colours",
		by: 1
	});
	const choose = (chosen) => editor.set({
		value: chosen,
		tool: tool === "eraser" ? "brush" : tool
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "paint-editor",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "paint-bar",
				children: [
					/* @__PURE__ */ jsx(ColourRow, {
						palette,
						value,
						onValue: choose,
						onOwn: (hex) => choose(onOwnColour(hex))
					}),
					below !== void 0 && /* @__PURE__ */ jsxs("label", {
						className: "below-toggle",
						children: [/* @__PURE__ */ jsx("input", {
							type: "checkbox",
							checked: showBelow,
							onChange: (event) => setShowBelow(event.currentTarget.checked)
						}), drawing.below]
					}),
					/* @__PURE__ */ jsx(ZoomButtons, {
						scale,
						onStep: (direction) => surface?.step(direction),
						onFit: () => surface?.fit()
					})
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "drawing-window",
				children: [/* @__PURE__ */ jsx(PaintSurface, {
					editor,
					picture: paper,
					fineness: 2,
					paint,
					pins: [],
					label: `${drawing.label}${stop}${hint}`,
					onSurface: setSurface,
					onScale: setScale,
					onCursor: ({ at, down }) => commands.say(sayings.pointer({
						x: Math.floor(at.x / 2),
						y: Math.floor(at.y / 2),
						down
					})),
					children: /* @__PURE__ */ jsx("div", {
						className: "drawing-paper",
						children: below !== void 0 && showBelow && /* @__PURE__ */ jsx("img", {
							src: below,
							alt: "",
							draggable: false
						})
					})
				}), undrawn && empty]
			}),
			/* @__PURE__ */ jsxs("div", {
				role: "toolbar",
				"aria-label": drawing.toolbar,
				className: "paint-tools",
				children: [
					/* @__PURE__ */ jsx(ToolButtons, {
						editor,
						tools: [
							{
								tool: "brush",
								icon: PenLine,
								name: tools.pen,
								key: "B"
							},
							{
								tool: "eraser",
								icon: Eraser,
								name: tools.eraser,
								key: "E"
							},
							{
								tool: "fill",
								icon: PaintBucket,
								name: tools.fill,
								key: "F"
							}
						]
					}),
					/* @__PURE__ */ jsx("span", { className: "paint-rule" }),
					/* @__PURE__ */ jsx(SizeControl, {
						editor,
						fineness: 2
					}),
					/* @__PURE__ */ jsx("span", { className: "paint-rule" }),
					/* @__PURE__ */ jsx(HistoryButtons, {
						editor,
						run: commands.run
					}),
					/* @__PURE__ */ jsx("button", {
						type: "button",
						className: "button button-quiet button-small",
						onClick: commands.clear,
						children: tools.clear
					}),
					/* @__PURE__ */ jsx(PaintMenu, {
						icon: Keyboard,
						label: tools.keys,
						keys: [
							"drawingTools",
							"size",
							"swap",
							"straight",
							"pan",
							"zoom",
							"undo",
							"arrows",
							"enter"
						]
					})
				]
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "sr-only",
				children: commands.said
			})
		]
	});
}
// web/canvas/ui/use-own-colours.ts
var OWN_KEY = "inkreel.device.colours";
/** The palette of drawings: the first colours and custom ones, which this device remembers. */
function useOwnColours() {
	const [own, setOwn] = useState(readOwn);
	const palette = useMemo(() => paletteWith(own.map(colourOf)), [own]);
	const add = (hex) => {
		const known = palette.findIndex((colour) => hexOf(colour) === hex);
		if (known >= 0) return known + 1;
		const next = [...own.slice(0, 39), hex];
		setOwn(next);
		localStorage.setItem(OWN_KEY, next.join(" "));
		return COLOUR_NAMES.length + next.length;
	};
	return {
		palette,
		add
	};
}
function readOwn() {
	return (localStorage.getItem(OWN_KEY) ?? "").split(" ").filter((hex) => /^#[0-9a-f]{6}$/.test(hex)).slice(0, 40);
}
// web/editors/form/stages/drawing/drawing-sample.ts
/** Settings of a sample's run that belong to its drawing. */
var TAKEN = ["freedom", "style"];
/** The drawings that a tool's samples were made from. */
function drawingSamples(tool, language) {
	return tool.samples.flatMap(({ before, text, input }) => {
		if (before === void 0 || text === void 0) return [];
		const taken = TAKEN.filter((name) => input[name] !== void 0).map((name) => [name, input[name]]);
		const prompt = language === "en" ? input["prompt"] ?? text.en : text[language];
		return [{
			url: `/samples/${tool.id}/${before}`,
			thumbnail: `/samples/${tool.id}/${before.replace(".webp", "-320.webp")}`,
			name: text[language],
			input: {
				...Object.fromEntries(taken),
				prompt
			}
		}];
	});
}
/**
* The form with a sample's prompt, which replaces an empty one or another sample's, never the person's.
*/
function wordsOfSample({ input }, values, samples) {
	const own = String(values["prompt"] ?? "").trim();
	return own === "" || samples.some((sample) => sample.input["prompt"] === own) ? input : {};
}
// web/editors/form/stages/drawing/drawing-samples.tsx
/** On the empty sheet: a hint, and sample drawings. Lets the pen through. */
function DrawingSamples({ tool, field, onTake }) {
	const { empty } = useStudioMessages().tools;
	const { language, colon } = useLanguage();
	return /* @__PURE__ */ jsxs("div", {
		className: "drawing-samples",
		children: [/* @__PURE__ */ jsx("p", { children: field.text[language].hint }), /* @__PURE__ */ jsx("ul", { children: drawingSamples(tool, language).map((sample, index) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("button", {
			type: "button",
			onClick: () => onTake(sample),
			children: [
				/* @__PURE__ */ jsx("img", {
					src: sample.thumbnail,
					alt: "",
					width: 96,
					height: 96,
					decoding: "async"
				}),
				/* @__PURE__ */ jsxs("span", {
					className: "sr-only",
					children: [empty.useSample({ at: index + 1 }), colon]
				}),
				/* @__PURE__ */ jsx("span", { children: sample.name })
			]
		}) }, sample.url)) })]
	});
}
// web/editors/form/kinds/drawing.tsx
var drawing_exports = /* @__PURE__ */ __exportAll({ default: () => DrawingStage });
/** Writes a drawing, and reads an earlier one: fetched once something is done. */
var loadWriter = loadOnNeed(() => import("./drawing-export-DbcqdL45.js"));
var loadReader = loadOnNeed(() => import("./read-drawing-DDOhjBlU.js"));
/** The paper of a tool that asks for no size. */
var PAPER = {
	width: 1024,
	height: 1024
};
var WHITE = [
	255,
	255,
	255
];
/** Initial size of the pen, in pixels of the paper. */
var PEN = 8;
/** A sheet of the size that the run will have, to draw on. */
function DrawingStage(props) {
	const paper = paperOf(props.values);
	return /* @__PURE__ */ jsx(Drawing, {
		...props,
		paper
	}, `${paper.width} ${paper.height}`);
}
function Drawing({ tool, field, values, change, onPrepare, paper }) {
	const { width, height } = paper;
	const { palette, add } = useOwnColours();
	const below = mainPicture(tool) && values[mainPicture(tool) ?? ""];
	const onPaper = typeof below !== "string";
	const editor = useMemo(() => new GridEditor(new Grid({
		width: width * 2,
		height: height * 2
	}), {
		size: PEN * 2,
		boxes: "fill"
	}), [width, height]);
	const colours = useRef(palette);
	const remember = useEffectEvent(() => {
		colours.current = palette;
	});
	useEffect(() => remember(), [palette]);
	const properties = useMemo(() => [{
		name: field.name,
		value: void 0,
		file: async (grid) => (await loadWriter()).drawingPng(grid, colours.current, onPaper ? WHITE : void 0),
		read: async (address) => {
			const { readDrawing } = await loadReader();
			return readDrawing(await (await fetch(address)).blob(), editor.grid, colours.current);
		}
	}], [
		field.name,
		onPaper,
		editor
	]);
	usePaintedField({
		editor,
		draftKey: draftKey(tool, field.name, paper),
		properties,
		values,
		change,
		onPrepare
	});
	useEffect(() => afterFirstUse(() => void Promise.allSettled([loadWriter(), loadReader()])), []);
	const { language } = useLanguage();
	const take = async (sample) => {
		const { readDrawing } = await loadReader();
		const file = await (await fetch(sample.url)).blob();
		editor.take(await readDrawing(file, editor.grid, palette));
		change(wordsOfSample(sample, values, drawingSamples(tool, language)));
	};
	return /* @__PURE__ */ jsx(DrawingEditor, {
		editor,
		paper,
		palette,
		onOwnColour: add,
		below: typeof below === "string" ? below : void 0,
		empty: onPaper && /* @__PURE__ */ jsx(DrawingSamples, {
			tool,
			field,
			onTake: (sample) => void take(sample)
		})
	});
}
/** The size that the form asks for. */
function paperOf(values) {
	const { width, height } = values;
	return typeof width === "number" && typeof height === "number" && width > 0 && height > 0 ? {
		width,
		height
	} : PAPER;
}
export { DrawingStage as default, nearestValue as n, drawing_exports as t };
