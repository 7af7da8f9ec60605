import { o as isBoxChanged } from "./seed-D_vERIDW.js";
import { F as call, g as Button, jt as lazyPart } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { n as assistTexts } from "./assists-DoyyAqTv.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { t as useSentAddress } from "./use-sent-address-BfPYZw-g.js";
import { Suspense, useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { BoxSelect, Plus, RefreshCw, Trash2 } from "lucide-react";
// contract/messages/en/lettering.ts
var number$1 = (value) => value.toLocaleString("en");
/** Finding, changing and placing the lettering of a picture. */
var lettering$1 = {
	empty: "Choose a picture with text in it.",
	picture: "Picture with its text",
	finding: "Reading the picture",
	found: ({ count }) => count === 0 ? "No text found. Draw or add a box yourself." : `${count === 1 ? "1 text" : `${number$1(count)} texts`} found. Draw a box around any that were missed.`,
	failed: "Read failed",
	failedHelp: "Try again, or draw the boxes yourself.",
	absent: "This server cannot read text in pictures. Draw boxes around it and type the new text.",
	signIn: "Sign in to find text automatically, or draw boxes yourself.",
	again: "Read again",
	draw: "Draw a box",
	drawing: "Drag over the text. Esc stops.",
	add: "Add a box",
	box: ({ at, text }) => `Box ${number$1(at)}: ${text === "" ? "empty" : text}`,
	boxKeys: "Arrows move the box by a pixel, with Shift by ten. Alt and arrows resize it, Delete removes it, Enter edits its text.",
	original: "Original",
	none: "New text",
	words: ({ at }) => `New text for box ${number$1(at)}`,
	wordsHint: "Leave empty to remove the text",
	changed: "Changed",
	changedCount: ({ changed, of }) => `${number$1(changed)} of ${number$1(of)} changed. The rest stays untouched.`,
	remove: ({ at }) => `Remove box ${number$1(at)}`,
	looks: "Appearance",
	asBefore: "Same as original",
	size: "Size",
	fitted: "Fitted",
	pixels: "px",
	color: "Colour",
	weight: "Weight",
	weights: {
		regular: "Regular",
		bold: "Bold"
	},
	align: "Alignment",
	aligns: {
		left: "Left",
		center: "Centre",
		right: "Right"
	},
	limit: ({ limit }) => `At most ${number$1(limit)} boxes.`
};
// contract/messages/zh/lettering.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/lettering.ts
/** The canvas of the image translator. Loaded with it. */
var letteringTexts = {
	en: lettering$1,
	zh: {
		empty: "请选择一张带文字的图片。",
		picture: "图片和其中的文字",
		finding: "正在识别图片",
		found: ({ count }) => count === 0 ? "没有找到文字，请在文字上画框，或直接添加。" : `找到 ${number(count)}\u00a0处文字，如有遗漏，画框补上即可。`,
		failed: "读取失败",
		failedHelp: "请重试，或自己画框。",
		absent: "此服务器无法识别图片中的文字。请自己画框，再输入新文字。",
		signIn: "登录后自动找出文字；不登录也可以自己画框。",
		again: "重新识别",
		draw: "画框",
		drawing: "在文字上拖一个框，按 Esc 结束。",
		add: "加一个框",
		box: ({ at, text }) => `第 ${number(at)}\u00a0个框：${text === "" ? "空" : text}`,
		boxKeys: "方向键移动 1\xA0像素，加 Shift 移动 10\xA0像素；Alt 加方向键缩放；Delete 删除；Enter 编辑文字。",
		original: "原文",
		none: "新增文字",
		words: ({ at }) => `第 ${number(at)}\u00a0个框的新文字`,
		wordsHint: "留空则只擦掉原文",
		changed: "已改",
		changedCount: ({ changed, of }) => `共 ${number(of)}\u00a0处，已改 ${number(changed)}\u00a0处；未改的部分保持原样。`,
		remove: ({ at }) => `删除第 ${number(at)}\u00a0个框`,
		looks: "样式",
		asBefore: "与原文相同",
		size: "字号",
		fitted: "自动",
		pixels: "像素",
		color: "颜色",
		weight: "粗细",
		weights: {
			regular: "常规",
			bold: "粗体"
		},
		align: "对齐",
		aligns: {
			left: "左",
			center: "中",
			right: "右"
		},
		limit: ({ limit }) => `最多 ${number(limit)}\u00a0个框。`
	}
};
// web/editors/form/stages/texts/box-edits.ts
/** Smallest side of a box, in pixels of the picture. */
var LEAST = 8;
var within = (value, least, most) => Math.max(least, Math.min(most, value));
/** The box moved, whole, as far as the picture goes. */
function moveBox(box, by, picture) {
	return {
		...box,
		x: within(Math.round(box.x + by.x), 0, Math.max(0, picture.width - box.width)),
		y: within(Math.round(box.y + by.y), 0, Math.max(0, picture.height - box.height))
	};
}
/** The box with its lower right corner moved, as far as the picture goes. */
function resizeBox(box, by, picture) {
	return {
		...box,
		width: within(Math.round(box.width + by.x), LEAST, Math.max(LEAST, picture.width - box.x)),
		height: within(Math.round(box.height + by.y), LEAST, Math.max(LEAST, picture.height - box.y))
	};
}
/** The box between two points, inside the picture; undefined if it is only a click. */
function boxBetween(from, to, picture) {
	const x = Math.round(within(Math.min(from.x, to.x), 0, picture.width));
	const y = Math.round(within(Math.min(from.y, to.y), 0, picture.height));
	const right = Math.round(within(Math.max(from.x, to.x), 0, picture.width));
	const bottom = Math.round(within(Math.max(from.y, to.y), 0, picture.height));
	return right - x < LEAST || bottom - y < LEAST ? void 0 : {
		x,
		y,
		width: right - x,
		height: bottom - y,
		text: ""
	};
}
/** A new box in the middle of the picture, for those who do not draw one. */
function middleBox(picture) {
	const width = Math.max(1, Math.round(picture.width * .5));
	const height = Math.max(1, Math.round(picture.height * .12));
	return {
		x: Math.round((picture.width - width) / 2),
		y: Math.round((picture.height - height) / 2),
		width,
		height,
		text: ""
	};
}
/** The boxes of a form that are valid for this picture. */
function boxesOf(value, picture) {
	if (!Array.isArray(value)) return [];
	return value.filter((box) => isBox(box, picture));
}
function isBox(value, picture) {
	if (typeof value !== "object" || value === null) return false;
	const { x, y, width, height, text } = value;
	return [
		x,
		y,
		width,
		height
	].every((side) => typeof side === "number" && Number.isInteger(side) && side >= 0) && Number(x) < picture.width && Number(y) < picture.height && typeof text === "string";
}
/** Moves a box by an arrow key, or with Alt resizes it; undefined for any other key. */
function pressBoxKey(box, event, picture) {
	const step = event.shiftKey ? 10 : 1;
	const by = {
		ArrowLeft: {
			x: -step,
			y: 0
		},
		ArrowRight: {
			x: step,
			y: 0
		},
		ArrowUp: {
			x: 0,
			y: -step
		},
		ArrowDown: {
			x: 0,
			y: step
		}
	}[event.key];
	if (!by) return void 0;
	return event.altKey ? resizeBox(box, by, picture) : moveBox(box, by, picture);
}
// web/editors/form/stages/texts/preview.ts
/** Height of a line as a multiple of the font size. */
var LINE = 1.2;
/** Widths as multiples of the font size: a Chinese character fills its square, a Latin letter about half of it. */
var WIDE = 1;
var NARROW = .56;
var FULL_WIDTH = /[\u2e80-\u9fff\uf900-\ufaff\uff00-\uff60]/u;
/** Font size in pixels of the picture with which the new words roughly fill their box; the requested one, if any. */
function previewSize({ text, size, width, height }) {
	if (size !== void 0) return size;
	const lines = text.split("\n");
	const longest = Math.max(1, ...lines.map(widthOf));
	return Math.max(4, Math.min(height / (lines.length * LINE), width / longest));
}
var widthOf = (line) => [...line].reduce((sum, sign) => sum + (FULL_WIDTH.test(sign) ? WIDE : NARROW), 0);
/** Whether letters of this colour (`#rrggbb`) need a dark background; without a chosen colour they are drawn dark. */
function needsDarkGround(color) {
	if (color === void 0) return false;
	const [red = 0, green = 0, blue = 0] = [
		1,
		3,
		5
	].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
	return .2126 * red + .7152 * green + .0722 * blue > 127;
}
// web/editors/form/stages/texts/text-picture.tsx
/** The picture with a frame around each piece of lettering: frames are moved, resized and drawn. */
function TextPicture({ picture, boxes, picked, drawing, onPick, onChange, onRemove, onDrawn, onEdit, onEndDrawing }) {
	const texts = useAreaTexts(letteringTexts);
	const keysId = useId();
	const paper = useRef(null);
	const [gesture, setGesture] = useState();
	const [drawn, setDrawn] = useState();
	const pointOf = (event) => {
		const bounds = paper.current?.getBoundingClientRect();
		if (!bounds || bounds.width === 0) return {
			x: 0,
			y: 0
		};
		return {
			x: (event.clientX - bounds.left) * picture.width / bounds.width,
			y: (event.clientY - bounds.top) * picture.height / bounds.height
		};
	};
	const begin = (event, kind, at) => {
		if (event.button !== 0 || gesture) return;
		event.stopPropagation();
		if (kind === "draw") event.preventDefault();
		paper.current?.setPointerCapture(event.pointerId);
		setGesture({
			kind,
			at,
			from: pointOf(event),
			box: boxes[at]
		});
		if (kind !== "draw") onPick(at);
	};
	const go = (event) => {
		if (!gesture) return;
		const to = pointOf(event);
		const by = {
			x: to.x - gesture.from.x,
			y: to.y - gesture.from.y
		};
		if (gesture.kind === "draw") setDrawn(boxBetween(gesture.from, to, picture));
		else if (gesture.box) onChange(gesture.at, gesture.kind === "move" ? moveBox(gesture.box, by, picture) : resizeBox(gesture.box, by, picture));
	};
	const end = () => {
		if (gesture?.kind === "draw" && drawn) onDrawn(drawn);
		setDrawn(void 0);
		setGesture(void 0);
	};
	const share = (length, whole) => `${length / whole * 100}%`;
	const placeOf = ({ x, y, width, height }) => ({
		left: share(x, picture.width),
		top: share(y, picture.height),
		width: share(width, picture.width),
		height: share(height, picture.height)
	});
	const onKeyDown = (event, at) => {
		const box = boxes[at];
		const pressed = box && pressBoxKey(box, event, picture);
		if (pressed) onChange(at, pressed);
		else if (event.key === "Delete" || event.key === "Backspace") onRemove(at);
		else if (event.key === "Enter") onEdit(at);
		else return;
		event.preventDefault();
		event.stopPropagation();
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "texts-area",
		children: [/* @__PURE__ */ jsx("p", {
			id: keysId,
			className: "sr-only",
			children: texts.boxKeys
		}), /* @__PURE__ */ jsxs("div", {
			ref: paper,
			role: "group",
			"aria-label": texts.picture,
			className: "texts-paper",
			"data-drawing": drawing,
			style: { "--ratio": picture.width / picture.height },
			onPointerDown: (event) => drawing ? begin(event, "draw", -1) : onPick(void 0),
			onPointerMove: (event) => drawAtOnce(() => go(event)),
			onPointerUp: end,
			onPointerCancel: () => {
				setDrawn(void 0);
				setGesture(void 0);
			},
			onKeyDown: (event) => event.key === "Escape" && drawing && onEndDrawing(),
			children: [
				/* @__PURE__ */ jsx("img", {
					src: picture.url,
					alt: "",
					draggable: false
				}),
				boxes.map((box, at) => /* @__PURE__ */ jsxs("button", {
					type: "button",
					className: "texts-box",
					"data-picked": at === picked,
					"data-changed": isBoxChanged(box),
					style: placeOf(box),
					"aria-label": texts.box({
						at: at + 1,
						text: box.text
					}),
					"aria-describedby": keysId,
					"aria-pressed": at === picked,
					onPointerDown: (event) => !drawing && begin(event, "move", at),
					onFocus: () => onPick(at),
					onKeyDown: (event) => onKeyDown(event, at),
					onDoubleClick: () => onEdit(at),
					children: [
						isBoxChanged(box) && /* @__PURE__ */ jsx(NewWords, {
							box,
							picture
						}),
						/* @__PURE__ */ jsx("span", {
							className: "texts-number",
							"aria-hidden": "true",
							children: at + 1
						}),
						at === picked && !drawing && /* @__PURE__ */ jsx("span", {
							className: "texts-corner",
							"aria-hidden": "true",
							onPointerDown: (event) => begin(event, "resize", at)
						})
					]
				}, at)),
				drawn && /* @__PURE__ */ jsx("span", {
					className: "texts-drawn",
					style: placeOf(drawn),
					"aria-hidden": "true"
				})
			]
		})]
	});
}
/**
* Approximately how the new words will look in their box; the run sets them in the old letters' colour and
* weight.
*/
function NewWords({ box, picture }) {
	return /* @__PURE__ */ jsx("span", {
		className: "texts-preview",
		"aria-hidden": "true",
		"data-dark": needsDarkGround(box.color),
		style: {
			fontSize: `${previewSize(box) / picture.width * 100}cqw`,
			color: box.color,
			fontWeight: box.weight === "regular" ? 400 : 700,
			textAlign: box.align
		},
		children: box.text
	});
}
// web/editors/form/stages/texts/text-row.tsx
/** One box as a row: the old text, the new text, and its look while the box is selected. */
function TextRow({ box, at, picked, onPick, onChange, onRemove }) {
	const texts = useAreaTexts(letteringTexts);
	const { colon } = useLanguage();
	const hintId = useId();
	const number = at + 1;
	return /* @__PURE__ */ jsxs("li", {
		className: "texts-row",
		"data-picked": picked,
		"data-changed": isBoxChanged(box),
		children: [
			/* @__PURE__ */ jsx("span", {
				className: "texts-row-number",
				"aria-hidden": "true",
				children: number
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "texts-row-words",
				children: [
					/* @__PURE__ */ jsxs("p", {
						className: "note",
						title: box.original,
						children: [box.original ? `${texts.original}${colon}${box.original}` : texts.none, isBoxChanged(box) && /* @__PURE__ */ jsx("b", {
							className: "texts-changed",
							children: texts.changed
						})]
					}),
					/* @__PURE__ */ jsx("textarea", {
						className: "input",
						rows: box.text.includes("\n") || box.text.length > 60 ? 2 : 1,
						maxLength: 500,
						value: box.text,
						"data-row": at,
						"aria-label": texts.words({ at: number }),
						"aria-describedby": hintId,
						onFocus: onPick,
						onChange: (event) => onChange({
							...box,
							text: event.target.value
						})
					}),
					/* @__PURE__ */ jsx("span", {
						id: hintId,
						className: "sr-only",
						children: texts.wordsHint
					}),
					picked && /* @__PURE__ */ jsx(Looks, {
						box,
						onChange
					})
				]
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Trash2,
				small: true,
				label: texts.remove({ at: number }),
				onClick: onRemove
			})
		]
	});
}
/** Size, colour, weight and alignment; what is not chosen stays as in the old text. */
function Looks({ box, onChange }) {
	const texts = useAreaTexts(letteringTexts);
	const id = useId();
	const set = (changes) => onChange({
		...box,
		...changes
	});
	return /* @__PURE__ */ jsxs("div", {
		role: "group",
		"aria-label": texts.looks,
		className: "texts-looks",
		children: [
			/* @__PURE__ */ jsxs("label", {
				htmlFor: `${id}-size`,
				children: [texts.size, /* @__PURE__ */ jsx("input", {
					id: `${id}-size`,
					className: "input",
					type: "number",
					min: 4,
					max: 2e3,
					placeholder: texts.fitted,
					value: box.size ?? "",
					onChange: (event) => {
						const size = event.target.valueAsNumber;
						set({ size: size >= 4 && size <= 2e3 ? size : void 0 });
					}
				})]
			}),
			/* @__PURE__ */ jsxs("label", {
				htmlFor: `${id}-color`,
				children: [
					texts.color,
					/* @__PURE__ */ jsx("input", {
						id: `${id}-color`,
						type: "color",
						value: box.color ?? "#000000",
						"data-unset": box.color === void 0,
						onChange: (event) => set({ color: event.target.value })
					}),
					box.color === void 0 ? /* @__PURE__ */ jsx("span", { children: texts.asBefore }) : /* @__PURE__ */ jsx("button", {
						type: "button",
						className: "link",
						onClick: () => set({ color: void 0 }),
						children: texts.asBefore
					})
				]
			}),
			/* @__PURE__ */ jsxs("label", {
				htmlFor: `${id}-weight`,
				children: [texts.weight, /* @__PURE__ */ jsxs("select", {
					id: `${id}-weight`,
					className: "input",
					value: box.weight ?? "",
					onChange: (event) => set({ weight: weightOf(event.target.value) }),
					children: [
						/* @__PURE__ */ jsx("option", {
							value: "",
							children: texts.asBefore
						}),
						/* @__PURE__ */ jsx("option", {
							value: "regular",
							children: texts.weights.regular
						}),
						/* @__PURE__ */ jsx("option", {
							value: "bold",
							children: texts.weights.bold
						})
					]
				})]
			}),
			/* @__PURE__ */ jsxs("label", {
				htmlFor: `${id}-align`,
				children: [texts.align, /* @__PURE__ */ jsx("select", {
					id: `${id}-align`,
					className: "input",
					value: box.align ?? "left",
					onChange: (event) => set({ align: alignOf(event.target.value) }),
					children: [
						"left",
						"center",
						"right"
					].map((align) => /* @__PURE__ */ jsx("option", {
						value: align,
						children: texts.aligns[align]
					}, align))
				})]
			})
		]
	});
}
var weightOf = (value) => value === "regular" || value === "bold" ? value : void 0;
var alignOf = (value) => value === "center" || value === "right" ? value : void 0;
// web/editors/form/stages/texts/use-found-texts.ts
/**
* Finds the lettering of a picture when it is first shown, and of parts of it when a box is drawn.
*
* @param wanted false if the boxes are known already
* @param onFound the boxes of the whole picture
*/
function useFoundTexts(picture, wanted, onFound) {
	const signedIn = useSignedIn();
	const sentAddress = useSentAddress();
	const [state, setState] = useState("idle");
	const running = useRef(void 0);
	const { url } = picture;
	const ask = async (boxes) => {
		running.current?.abort();
		const stop = new AbortController();
		running.current = stop;
		setState("finding");
		const regions = boxes?.map(({ x, y, width, height }) => ({
			left: x,
			top: y,
			width,
			height
		}));
		try {
			const image_url = await sentAddress(url);
			const { texts } = await call(assistTexts, {
				body: {
					image_url,
					...regions ? { boxes: regions } : {}
				},
				signal: stop.signal
			});
			if (stop.signal.aborted) return void 0;
			setState("found");
			return texts;
		} catch (error) {
			const isAbsent = error instanceof ApiError && error.code === "text_reading_unavailable";
			if (!stop.signal.aborted) setState(isAbsent ? "absent" : "failed");
			return;
		}
	};
	const findAll = useEffectEvent(async () => {
		const found = await ask();
		if (found) onFound(found);
	});
	useEffect(() => {
		if (wanted && signedIn) findAll();
	}, [
		url,
		signedIn,
		wanted
	]);
	useEffect(() => () => running.current?.abort(), []);
	return {
		state,
		findAll: () => {
			ask().then((found) => found && onFound(found));
		},
		findIn: async (box) => signedIn ? await ask([box]) ?? [] : []
	};
}
// web/editors/form/kinds/texts.tsx
var TranslateTexts = lazyPart(() => import("./translate-texts-Dwg0n-D3.js"));
/** The picture with its lettering found, and a row for each piece in which the new words are written. */
function TextsStage(props) {
	const texts = useAreaTexts(letteringTexts);
	const { picture, change } = props;
	const before = useRef(picture?.url);
	const forget = useEffectEvent(() => change({ texts: void 0 }));
	useEffect(() => {
		if (before.current !== void 0 && picture?.url !== before.current) forget();
		before.current = picture?.url;
	}, [picture?.url]);
	if (!picture) return /* @__PURE__ */ jsx("p", {
		className: "note stage-note",
		children: texts.empty
	});
	return /* @__PURE__ */ jsx(Texts, {
		...props,
		picture
	}, picture.url);
}
function Texts({ values, change, picture, inFront }) {
	const texts = useAreaTexts(letteringTexts);
	const signedIn = useSignedIn();
	const [picked, setPicked] = useState();
	const [drawing, setDrawing] = useState(false);
	const list = useRef(null);
	const boxes = boxesOf(values["texts"], picture);
	const set = (next) => {
		change({ texts: next.length === 0 ? void 0 : next.slice(0, 100) });
	};
	const { state, findAll, findIn } = useFoundTexts(picture, inFront && values["texts"] === void 0, set);
	const replace = (at, box) => set(boxes.map((other, index) => index === at ? box : other));
	const remove = (at) => {
		set(boxes.filter((_, index) => index !== at));
		setPicked(void 0);
	};
	const edit = (at) => {
		setPicked(at);
		list.current?.querySelector(`[data-row="${at}"]`)?.focus();
	};
	const latest = useRef(boxes);
	useEffect(() => {
		latest.current = boxes;
	});
	const drawn = async (box) => {
		setDrawing(false);
		const found = await findIn(box);
		const added = found.length > 0 ? found : [box];
		setPicked(latest.current.length);
		set([...latest.current, ...added]);
	};
	const add = () => {
		set([...boxes, middleBox(picture)]);
		setPicked(boxes.length);
	};
	useEffect(() => {
		if (picked === void 0) return;
		list.current?.children[picked]?.scrollIntoView({ block: "nearest" });
	}, [picked]);
	const full = boxes.length >= 100;
	const changed = boxes.filter(isBoxChanged).length;
	const said = drawing ? texts.drawing : full ? texts.limit({ limit: 100 }) : state === "finding" ? texts.finding : state === "failed" ? texts.failed : state === "absent" ? texts.absent : !signedIn ? texts.signIn : changed > 0 ? texts.changedCount({
		changed,
		of: boxes.length
	}) : state === "found" || boxes.length > 0 ? texts.found({ count: boxes.length }) : "";
	return /* @__PURE__ */ jsxs("div", {
		className: "texts-stage",
		children: [
			/* @__PURE__ */ jsx(TextPicture, {
				picture,
				boxes,
				picked,
				drawing,
				onPick: setPicked,
				onChange: replace,
				onRemove: remove,
				onDrawn: (box) => void drawn(box),
				onEdit: edit,
				onEndDrawing: () => setDrawing(false)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "texts-bar",
				children: [
					/* @__PURE__ */ jsxs(Button, {
						size: "small",
						"aria-pressed": drawing,
						disabled: full,
						onClick: () => setDrawing(!drawing),
						children: [
							/* @__PURE__ */ jsx(BoxSelect, {
								size: 14,
								"aria-hidden": "true"
							}),
							" ",
							texts.draw
						]
					}),
					/* @__PURE__ */ jsxs(Button, {
						size: "small",
						disabled: full,
						onClick: add,
						children: [
							/* @__PURE__ */ jsx(Plus, {
								size: 14,
								"aria-hidden": "true"
							}),
							" ",
							texts.add
						]
					}),
					/* @__PURE__ */ jsxs(Button, {
						size: "small",
						disabled: state === "finding" || state === "absent" || !signedIn,
						onClick: findAll,
						children: [
							/* @__PURE__ */ jsx(RefreshCw, {
								size: 14,
								"aria-hidden": "true"
							}),
							" ",
							texts.again
						]
					}),
					/* @__PURE__ */ jsxs("p", {
						className: "note",
						role: "status",
						children: [
							said,
							" ",
							state === "failed" && said === texts.failed && /* @__PURE__ */ jsx("span", { children: texts.failedHelp })
						]
					})
				]
			}),
			/* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(TranslateTexts, {
				boxes,
				onChange: set
			}) }),
			boxes.length > 0 && /* @__PURE__ */ jsx("ol", {
				className: "texts-list",
				ref: list,
				children: boxes.map((box, at) => /* @__PURE__ */ jsx(TextRow, {
					box,
					at,
					picked: at === picked,
					onPick: () => setPicked(at),
					onChange: (changed) => replace(at, changed),
					onRemove: () => remove(at)
				}, at))
			})
		]
	});
}
export { TextsStage as default };
