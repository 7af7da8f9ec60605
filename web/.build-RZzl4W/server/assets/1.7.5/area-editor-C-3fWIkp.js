import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { S as VIDEO_UPLOAD } from "./limits-owx9t46c.js";
import { F as call, g as Button } from "../../entry-server.js";
import { t as useFrameSize } from "./use-frame-size-8c1sPRlz.js";
import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { h as isValid } from "./seed-D_vERIDW.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as isEnter } from "./input-method-CVy0jZ_K.js";
import { s as isLocalClip } from "./uploaded-image-Hb1fEpl8.js";
import { a as redo, c as undo, i as previewChange, n as dropChange, r as markStep, s as startHistory, t as commitChange } from "./history-DEXIIRM_.js";
import { n as PAGE_FRAMES, r as createClipClock, t as pressClipKey } from "./clip-keys-SKqwFqJX.js";
import { o as localOf } from "./local-films-C1vXVeAl.js";
import { t as SteadyVideo } from "./steady-video-tLaCdV4z.js";
import { n as playerTexts, t as Transport } from "./transport-DP4Cvrp9.js";
import { t as frameAreaTexts } from "./frame-areas-Bqkfuzfx.js";
import { t as useUploadWait } from "./use-upload-wait-BNrM0IsB.js";
import { n as readClock, t as clockOf } from "./clock-f079JMNe.js";
import { n as moveEnd, t as RangeHandles } from "./range-handles-D5KEgFOl.js";
import { t as useSentAddress } from "./use-sent-address-BfPYZw-g.js";
import { t as FilmStrip } from "./film-strip-DoA7B6KE.js";
import { t as Scrubber } from "./scrubber-BIXFBSvi.js";
import { useEffect, useEffectEvent, useId, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { BoxSelect, Maximize, Minus, MousePointer2, Plus, Redo2, ScanText, Shield, Trash2, Undo2, WandSparkles } from "lucide-react";
// web/video/core/area-edits.ts
/** Smallest side of an area, in pixels of the frame. */
var LEAST = 8;
/** Precision of shares: a tenth of a pixel of the widest frame. */
var DIGITS = 1e5;
var NUBS = [
	{
		x: -1,
		y: -1
	},
	{
		x: 0,
		y: -1
	},
	{
		x: 1,
		y: -1
	},
	{
		x: -1,
		y: 0
	},
	{
		x: 1,
		y: 0
	},
	{
		x: -1,
		y: 1
	},
	{
		x: 0,
		y: 1
	},
	{
		x: 1,
		y: 1
	}
];
var rounded = (share) => Math.round(share * DIGITS) / DIGITS;
var within = (value, least, most) => Math.max(least, Math.min(most, value));
/** From one edge to another, as shares of a side. */
function span(from, to) {
	const start = rounded(within(from, 0, 1));
	return [start, rounded(within(to, 0, 1) - start)];
}
/** The area moved, whole, as far as the frame goes. */
function moveArea(area, by) {
	return {
		...area,
		left: rounded(within(area.left + by.x, 0, 1 - area.width)),
		top: rounded(within(area.top + by.y, 0, 1 - area.height))
	};
}
/** The area with the edges of a nub moved; it keeps a minimum size and its other edges. */
function sizeArea(area, nub, by, frame) {
	const edges = (from, length, side, moved, least) => {
		const to = from + length;
		if (side < 0) return span(within(from + moved, 0, Math.max(0, to - least)), to);
		return side > 0 ? span(from, within(to + moved, Math.min(1, from + least), 1)) : [from, length];
	};
	const [left, width] = edges(area.left, area.width, nub.x, by.x, LEAST / frame.width);
	const [top, height] = edges(area.top, area.height, nub.y, by.y, LEAST / frame.height);
	return {
		...area,
		left,
		top,
		width,
		height
	};
}
/** The area around all points, inside the frame; undefined if they are hardly more than a click. */
function areaAround(points, mode, frame) {
	const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
	const [left, width] = span(Math.min(...xs), Math.max(...xs));
	const [top, height] = span(Math.min(...ys), Math.max(...ys));
	if (width * frame.width < LEAST || height * frame.height < LEAST) return void 0;
	return {
		mode,
		left,
		top,
		width,
		height
	};
}
/** Where subtitles usually are, for those who do not draw. */
function usualArea(mode) {
	return mode === "remove" ? {
		mode,
		left: .1,
		top: .8,
		width: .8,
		height: .14
	} : {
		mode,
		left: .04,
		top: .05,
		width: .24,
		height: .12
	};
}
/** Moves an area by an arrow key: by a pixel of the frame, with Shift by ten; with Alt it resizes the area. */
function pressAreaKey(area, { key, shiftKey, altKey }, frame) {
	const step = shiftKey ? 10 : 1;
	const [x, y] = [step / frame.width, step / frame.height];
	const by = {
		ArrowLeft: {
			x: -x,
			y: 0
		},
		ArrowRight: {
			x,
			y: 0
		},
		ArrowUp: {
			x: 0,
			y: -y
		},
		ArrowDown: {
			x: 0,
			y
		}
	}[key];
	if (!by) return void 0;
	return altKey ? sizeArea(area, {
		x: 1,
		y: 1
	}, by, frame) : moveArea(area, by);
}
/** Whether a point lies in an area. */
function isInside({ left, top, width, height }, { x, y }) {
	return x >= left && x <= left + width && y >= top && y <= top + height;
}
/** Whether an area applies at a time, in seconds. */
function isActive({ start = 0, end = Number.POSITIVE_INFINITY }, time) {
	return time >= start && time <= end;
}
/** A short name for each area: those to remove by number, those to keep by letter. */
function areaSigns(areas) {
	let number = 0;
	return areas.map(({ mode }) => {
		if (mode === "keep") return "K";
		number += 1;
		return String(number);
	});
}
// web/editors/kit/areas/found-areas.ts
/** Share of found text that an area must cover to be matched with it. */
var COVERS = .3;
/** Areas to remove what was found, and to keep titles, for as long as it was seen. `margin`: seconds between the sampled frames. */
function areasOfFound(found, { duration, margin }) {
	return found.map(({ left, top, width, height, kind, times }) => {
		const box = {
			mode: modeOf(kind),
			left,
			top,
			width,
			height
		};
		if (kind === "watermark" || times.length === 0) return box;
		const start = tenth(Math.min(...times.map((one) => one.start)) - margin);
		const end = tenth(Math.max(...times.map((one) => one.end)) + margin);
		return {
			...box,
			...start > 0 && { start },
			...end < duration && { end }
		};
	});
}
/** A title is a part of the film. */
var modeOf = (kind) => kind === "title" ? "keep" : "remove";
var tenth = (seconds) => Math.round(seconds * 10) / 10;
/** The found text that became this area; undefined for one that was drawn or changed. */
function foundAs(area, found) {
	return found.find((one) => modeOf(one.kind) === area.mode && SIDES.every((side) => one[side] === area[side]));
}
var SIDES = [
	"left",
	"top",
	"width",
	"height"
];
/** When text was found in an area, within its time; the whole time before a detection. */
function laneOf(area, found, duration) {
	const [from, to] = [area.start ?? 0, Math.min(area.end ?? duration, duration)];
	const about = area.mode === "keep" ? [] : found.filter((one) => overlap(area, one) >= COVERS);
	if (about.length === 0) return to > from ? [{
		start: from,
		end: to
	}] : [];
	return about.flatMap(({ times }) => times).map(({ start, end }) => ({
		start: Math.max(start, from),
		end: Math.min(end, to)
	})).filter(({ start, end }) => end > start).sort((one, other) => one.start - other.start);
}
/** Share of the second box that the first one covers. */
function overlap(one, other) {
	const shared = (from, length, otherFrom, otherLength) => Math.max(0, Math.min(from + length, otherFrom + otherLength) - Math.max(from, otherFrom));
	return shared(one.left, one.width, other.left, other.width) * shared(one.top, one.height, other.top, other.height) / Math.max(1e-9, other.width * other.height);
}
// web/editors/kit/areas/area-name.ts
/** The name of an area: what was found there, or what it is for. */
function areaName(area, found, { names }) {
	return names[foundAs(area, found)?.kind ?? area.mode];
}
// web/editors/kit/areas/area-pin.tsx
/** The label of an area: a number in a circle, or K in a square for one that is kept. */
function AreaPin({ sign, mode, picked, small }) {
	return /* @__PURE__ */ jsx("b", {
		className: "area-sign",
		"data-mode": mode,
		"data-picked": picked,
		"data-small": small,
		"aria-hidden": "true",
		children: sign
	});
}
// web/editors/kit/areas/area-range.ts
/** The time of an area, in seconds of its clip. */
function rangeOf({ start = 0, end }, duration) {
	return {
		start: Math.min(start, duration),
		end: Math.min(end ?? duration, duration)
	};
}
/** The area at another time; an end that is the clip's is left out. */
function withRange(area, { start, end }, duration) {
	const { mode, left, top, width, height } = area;
	return {
		mode,
		left,
		top,
		width,
		height,
		...start > 0 && { start },
		...end < duration && { end }
	};
}
// web/editors/kit/areas/area-times.tsx
/** The times between which the picked area applies, as fields; nothing if none is picked. */
function AreaTimes({ editor, state: { history, picked }, duration }) {
	const texts = useAreaTexts(frameAreaTexts);
	const id = useId();
	const areas = history.document;
	const area = picked === void 0 ? void 0 : areas[picked];
	if (!area || duration === 0) return null;
	const range = rangeOf(area, duration);
	const sign = areaSigns(areas)[picked ?? 0] ?? "";
	const set = (next) => editor.change(areas.map((one, at) => at === picked ? withRange(one, next, duration) : one));
	const move = (end, to) => set(moveEnd(range, end, to, duration));
	return /* @__PURE__ */ jsxs("div", {
		className: "area-times",
		role: "group",
		"aria-labelledby": id,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "label",
			children: [/* @__PURE__ */ jsx("span", {
				id,
				children: texts.range({ sign })
			}), /* @__PURE__ */ jsx("span", {
				className: "label-fact",
				children: texts.seconds({ seconds: (range.end - range.start).toFixed(1) })
			})]
		}), /* @__PURE__ */ jsxs("div", {
			className: "area-times-row",
			children: [
				/* @__PURE__ */ jsx(TimeInput, {
					label: texts.from,
					value: range.start,
					onChange: (to) => move("start", to)
				}),
				/* @__PURE__ */ jsx("span", {
					className: "note",
					children: texts.to
				}),
				/* @__PURE__ */ jsx(TimeInput, {
					label: texts.to,
					value: range.end,
					onChange: (to) => move("end", to)
				}),
				/* @__PURE__ */ jsx(Button, {
					size: "small",
					onClick: () => set({
						start: 0,
						end: duration
					}),
					children: texts.wholeShort
				})
			]
		})]
	});
}
/** A time field; invalid input reverts to the previous value. */
function TimeInput({ label, value, onChange }) {
	const [typed, setTyped] = useState(clockOf(value));
	useEffect(() => setTyped(clockOf(value)), [value]);
	const take = () => {
		const read = readClock(typed);
		if (read === void 0 || typed === clockOf(value)) setTyped(clockOf(value));
		else onChange(read);
	};
	return /* @__PURE__ */ jsx("input", {
		className: "input",
		type: "text",
		inputMode: "decimal",
		"aria-label": label,
		value: typed,
		onChange: (event) => setTyped(event.target.value),
		onBlur: take,
		onKeyDown: (event) => isEnter(event) && !event.ctrlKey && take()
	});
}
// web/editors/kit/areas/area-tools.tsx
var TOOLS$1 = [
	{
		tool: "move",
		icon: MousePointer2
	},
	{
		tool: "remove",
		icon: BoxSelect
	},
	{
		tool: "keep",
		icon: Shield
	}
];
/** The slip under the frame: what a drag does, undo and redo. */
function AreaTools({ editor, state: { history, tool }, full }) {
	const { tools } = useAreaTexts(frameAreaTexts);
	const areas = history.document;
	const choose = (wanted, byKey) => {
		if (byKey && tool === wanted && wanted !== "move") putUsualArea(editor, wanted);
		else editor.set({ tool: wanted });
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "area-tools",
		role: "toolbar",
		"aria-label": tools.label,
		children: [
			TOOLS$1.map(({ tool: one, icon }) => /* @__PURE__ */ jsx(IconButton, {
				icon,
				label: tools[one],
				"aria-pressed": tool === one,
				disabled: full && one !== "move",
				onClick: ({ detail }) => choose(one, detail === 0)
			}, one)),
			/* @__PURE__ */ jsx("span", { className: "area-tools-line" }),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Undo2,
				label: tools.undo,
				"aria-disabled": history.past.length === 0,
				onClick: editor.undo
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: Redo2,
				label: tools.redo,
				"aria-disabled": history.future.length === 0,
				onClick: editor.redo
			}),
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "area-clear",
				"aria-disabled": areas.length === 0,
				onClick: () => areas.length > 0 && editor.change([]),
				children: tools.clear
			})
		]
	});
}
/** The slip's other controls, in the list on phones, where the frame has no room for the slip. */
function AreaTouchTools({ editor, state: { history, tool }, full }) {
	const texts = useAreaTexts(frameAreaTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "area-list-buttons area-touch-tools",
		children: [/* @__PURE__ */ jsxs(Button, {
			size: "small",
			disabled: full,
			"aria-pressed": tool === "keep",
			onClick: () => editor.set({ tool: tool === "keep" ? "move" : "keep" }),
			children: [
				/* @__PURE__ */ jsx(Shield, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": "true"
				}),
				" ",
				texts.addKept
			]
		}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx(IconButton, {
			icon: Undo2,
			label: texts.tools.undo,
			disabled: history.past.length === 0,
			onClick: editor.undo
		}), /* @__PURE__ */ jsx(IconButton, {
			icon: Redo2,
			label: texts.tools.redo,
			disabled: history.future.length === 0,
			onClick: editor.redo
		})] })]
	});
}
/** Adds an area at its usual place, for people who do not draw. */
function putUsualArea(editor, tool) {
	const areas = editor.state.get().history.document;
	editor.change([...areas, usualArea(tool === "keep" ? "keep" : "remove")], areas.length);
	editor.set({ tool: "move" });
}
// contract/api/subtitle-assists.ts
var assistSubtitleAreas = {
	"method": "POST",
	"path": "/assists/subtitle-areas"
};
var assistSubtitlePreview = {
	"method": "POST",
	"path": "/assists/subtitle-preview"
};
// web/editors/kit/areas/use-found-areas.ts
/** Found text of which an existing area covers this share needs no other area. */
var COVERED = .5;
/**
* Finds the text in a video, once automatically if nothing is marked yet, and on request; an upload has to
* finish first. Found areas are added to the existing ones.
*/
function useFoundAreas(editor, url, wanted) {
	const signedIn = useSignedIn();
	const sentAddress = useSentAddress();
	const [state, setState] = useState("idle");
	const [count, setCount] = useState(0);
	const running = useRef(void 0);
	const find = useEffectEvent(async () => {
		running.current?.abort();
		const stop = new AbortController();
		running.current = stop;
		setState("finding");
		try {
			const video_url = await sentAddress(url);
			const { areas, frames } = await call(assistSubtitleAreas, {
				body: { video_url },
				signal: stop.signal
			});
			if (stop.signal.aborted) return;
			const { duration } = editor.clip.state.get();
			const there = editor.state.get().history.marked;
			const added = areasOfFound(areas, {
				duration,
				margin: Math.min(1, duration / Math.max(1, frames))
			}).filter((one) => there.every((area) => overlap(area, one) < COVERED));
			editor.set({ found: areas });
			if (added.length > 0) editor.change([...there, ...added].slice(0, 20), there.length);
			const [seen] = areas.flatMap(({ times }) => times);
			if (seen && editor.clip.state.get().time === 0) editor.clip.seek((seen.start + seen.end) / 2);
			setCount(areas.length);
			setState("found");
		} catch (error) {
			const isAbsent = error instanceof ApiError && ABSENT.has(error.code);
			if (!stop.signal.aborted) setState(isAbsent ? "absent" : "failed");
		}
	});
	useEffect(() => {
		if (wanted && signedIn && !isLocalClip(url)) find();
	}, [
		url,
		signedIn,
		wanted
	]);
	useEffect(() => () => running.current?.abort(), [url]);
	return {
		state,
		count,
		find: () => void find()
	};
}
var ABSENT = /* @__PURE__ */ new Set(["text_reading_unavailable", "engine_unavailable"]);
// web/editors/kit/areas/area-list.tsx
/** The areas of a video as a list, with the time of the one that is picked. */
function AreaList({ editor, state, url, label, hint }) {
	const texts = useAreaTexts(frameAreaTexts);
	const id = useId();
	const signedIn = useSignedIn();
	const clip = useStore(editor.clip.state, editor.clip.state.get());
	const areas = state.history.document;
	const { picked, found } = state;
	const signs = areaSigns(areas);
	const finding = useFoundAreas(editor, url, areas.length === 0 && state.history.past.length === 0);
	const waiting = useUploadWait(url);
	const full = areas.length >= 20;
	const drawing = state.tool !== "move";
	const kept = areas.filter(({ mode }) => mode === "keep").length;
	const add = (byKey) => {
		if (byKey) putUsualArea(editor, "remove");
		else editor.set({ tool: "remove" });
	};
	const said = () => {
		if (full) return texts.limit({ limit: 20 });
		if (drawing) return state.tool === "keep" ? texts.drawingKept : texts.drawing;
		if (waiting) return waiting;
		if (finding.state === "finding") return texts.finding;
		if (finding.state === "failed") return texts.failed;
		if (finding.state === "absent") return texts.absent;
		if (finding.state === "found") return texts.foundCount({ count: finding.count });
		if (areas.length > 0) return "";
		return signedIn ? texts.noArea : texts.signIn;
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "area-list-field",
		role: "group",
		"aria-labelledby": id,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "label area-list-head",
				children: [/* @__PURE__ */ jsx("span", {
					id,
					children: label
				}), /* @__PURE__ */ jsx("span", {
					className: "label-fact",
					children: areas.length > 0 && texts.counts({
						remove: areas.length - kept,
						keep: kept
					})
				})]
			}),
			areas.length > 0 && /* @__PURE__ */ jsx("ul", {
				className: "area-list",
				children: areas.map((area, at) => {
					const sign = signs[at] ?? "";
					const isFound = foundAs(area, found) !== void 0;
					const span = area.start === void 0 && area.end === void 0 ? texts.whole : texts.span({
						from: clockOf(area.start ?? 0),
						to: clockOf(area.end ?? clip.duration)
					});
					const source = texts.sources[area.mode === "keep" ? "keep" : isFound ? "found" : "drawn"];
					return /* @__PURE__ */ jsxs("li", {
						"data-picked": at === picked,
						children: [/* @__PURE__ */ jsxs("button", {
							type: "button",
							className: "area-row",
							"aria-pressed": at === picked,
							onClick: () => {
								editor.set({ picked: at });
								if (area.start !== void 0 && clip.time < area.start) editor.clip.seek(area.start);
								if (area.end !== void 0 && clip.time > area.end) editor.clip.seek(area.start ?? 0);
							},
							children: [/* @__PURE__ */ jsx(AreaPin, {
								sign,
								mode: area.mode,
								picked: at === picked
							}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("strong", { children: areaName(area, found, texts) }), /* @__PURE__ */ jsx("small", { children: texts.fact({
								span,
								source
							}) })] })]
						}), /* @__PURE__ */ jsx(IconButton, {
							icon: Trash2,
							small: true,
							label: texts.remove({ sign }),
							onClick: () => {
								editor.change(areas.filter((_, other) => other !== at));
								editor.set({ picked: void 0 });
							}
						})]
					}, at);
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "area-list-buttons",
				children: [/* @__PURE__ */ jsxs(Button, {
					size: "small",
					disabled: full,
					"aria-pressed": state.tool === "remove",
					onClick: ({ detail }) => add(detail === 0),
					children: [
						/* @__PURE__ */ jsx(BoxSelect, {
							size: 15,
							strokeWidth: 1.6,
							"aria-hidden": "true"
						}),
						" ",
						texts.add
					]
				}), /* @__PURE__ */ jsxs(Button, {
					size: "small",
					disabled: waiting !== void 0 || ["finding", "absent"].includes(finding.state) || !signedIn,
					onClick: finding.find,
					children: [
						/* @__PURE__ */ jsx(ScanText, {
							size: 15,
							strokeWidth: 1.6,
							"aria-hidden": "true"
						}),
						" ",
						texts.find
					]
				})]
			}),
			/* @__PURE__ */ jsx(AreaTouchTools, {
				editor,
				state,
				full
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "note",
				role: "status",
				children: [
					said(),
					" ",
					!full && drawing && /* @__PURE__ */ jsx("span", {
						className: "area-keys-hint",
						children: texts.drawingKeys
					}),
					!full && !drawing && finding.state === "failed" && /* @__PURE__ */ jsx("span", { children: texts.failedHelp })
				]
			}),
			hint && areas.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: hint
			}),
			/* @__PURE__ */ jsx(AreaTimes, {
				editor,
				state,
				duration: clip.duration
			})
		]
	});
}
// web/video/core/area-gesture.ts
/** The gesture that a press begins; undefined if it only clears the selection. */
function beginGesture({ areas, picked, tool, time, reach }, point) {
	const held = picked === void 0 ? void 0 : areas[picked];
	const nub = held && NUBS.find((one) => isNear(nubPoint(held, one), point, reach));
	if (held && nub && picked !== void 0) return {
		kind: "size",
		at: picked,
		from: point,
		area: held,
		nub
	};
	if (tool !== "move") return {
		kind: "draw",
		mode: tool,
		points: [point]
	};
	const at = held && isInside(held, point) ? picked ?? -1 : areas.findLastIndex((area) => isActive(area, time) && isInside(area, point));
	const area = areas[at];
	return area && {
		kind: "move",
		at,
		from: point,
		area
	};
}
/** The gesture after the pointer moved on; a drawn box keeps its first and its last point. */
function continueGesture(gesture, point) {
	if (gesture.kind !== "draw") return gesture;
	const [first] = gesture.points;
	return {
		...gesture,
		points: first ? [first, point] : [point]
	};
}
/** The areas while the pointer is there, and after it is released there. */
function areasAfter(areas, gesture, point, frame) {
	if (gesture.kind === "draw") {
		const drawn = areaAround(gesture.points, gesture.mode, frame);
		return drawn ? [...areas, drawn] : areas;
	}
	const by = {
		x: point.x - gesture.from.x,
		y: point.y - gesture.from.y
	};
	const changed = gesture.kind === "move" ? moveArea(gesture.area, by) : sizeArea(gesture.area, gesture.nub, by, frame);
	return areas.map((area, at) => at === gesture.at ? changed : area);
}
/** Position of a handle of an area. */
function nubPoint({ left, top, width, height }, { x, y }) {
	return {
		x: left + width * (x + 1) / 2,
		y: top + height * (y + 1) / 2
	};
}
var isNear = (one, other, reach) => Math.abs(one.x - other.x) <= reach.x && Math.abs(one.y - other.y) <= reach.y;
// web/editors/kit/areas/area-frame.tsx
/** CSS pixels around a handle within which a press takes it, by mouse and by finger. */
var REACH = {
	mouse: 8,
	touch: 20
};
var percent$1 = (share) => `${share * 100}%`;
var placeOf = ({ left, top, width, height }) => ({
	left: percent$1(left),
	top: percent$1(top),
	width: percent$1(width),
	height: percent$1(height)
});
/** Areas over a frame: drawn, picked, moved and sized by mouse, pen and finger; keys are handled above it. */
function AreaFrame({ editor, state, frame, time, full }) {
	const texts = useAreaTexts(frameAreaTexts);
	const keysId = useId();
	const paper = useRef(null);
	const [gesture, setGesture] = useState();
	const areas = state.history.document;
	const { picked, tool } = state;
	const signs = areaSigns(areas);
	const pointOf = (event) => {
		const bounds = paper.current?.getBoundingClientRect();
		if (!bounds || bounds.width === 0) return {
			x: 0,
			y: 0
		};
		return {
			x: (event.clientX - bounds.left) / bounds.width,
			y: (event.clientY - bounds.top) / bounds.height
		};
	};
	const press = (event) => {
		if (event.button !== 0 || gesture) return;
		const bounds = paper.current?.getBoundingClientRect();
		const pixels = event.pointerType === "mouse" ? REACH.mouse : REACH.touch;
		const reach = {
			x: pixels / (bounds?.width ?? 1),
			y: pixels / (bounds?.height ?? 1)
		};
		const point = pointOf(event);
		const pin = event.target instanceof Element ? event.target.closest(".area-pin") : null;
		const pinned = pin ? Number(pin.dataset["at"]) : -1;
		const area = areas[pinned];
		const begun = area ? {
			kind: "move",
			at: pinned,
			from: point,
			area
		} : beginGesture({
			areas,
			picked,
			tool: full ? "move" : tool,
			time,
			reach
		}, point);
		paper.current?.setPointerCapture(event.pointerId);
		paper.current?.focus({ preventScroll: true });
		if (begun && begun.kind !== "draw") editor.set({ picked: begun.at });
		else editor.set({ picked: void 0 });
		setGesture(begun);
	};
	const go = (event) => {
		if (!gesture) return;
		const point = pointOf(event);
		const next = continueGesture(gesture, point);
		setGesture(next);
		if (next.kind !== "draw") editor.show(areasAfter(state.history.marked, next, point, frame));
	};
	const release = () => {
		if (gesture?.kind === "draw") {
			const drawn = areaAround(gesture.points, gesture.mode, frame);
			if (drawn) {
				editor.change([...areas, drawn], areas.length);
				editor.set({ tool: "move" });
			}
		} else if (gesture) editor.mark();
		setGesture(void 0);
	};
	const giveUp = () => {
		editor.drop();
		setGesture(void 0);
	};
	const drawn = gesture?.kind === "draw" ? areaAround(gesture.points, gesture.mode, frame) : void 0;
	const held = picked === void 0 ? void 0 : areas[picked];
	return /* @__PURE__ */ jsxs("div", {
		ref: paper,
		className: "areas-paper",
		"data-tool": tool,
		role: "group",
		tabIndex: -1,
		"aria-label": texts.frame,
		onPointerDown: press,
		onMouseDown: (event) => event.preventDefault(),
		onPointerMove: (event) => drawAtOnce(() => go(event)),
		onPointerUp: release,
		onPointerCancel: giveUp,
		children: [
			/* @__PURE__ */ jsx("p", {
				id: keysId,
				className: "sr-only",
				children: texts.keys
			}),
			areas.map((area, at) => /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "area-box",
				"data-mode": area.mode,
				"data-picked": at === picked,
				"data-away": !isActive(area, time),
				style: placeOf(area),
				"aria-label": texts.area({
					sign: signs[at] ?? "",
					mode: area.mode
				}),
				"aria-describedby": keysId,
				"aria-pressed": at === picked,
				onFocus: () => editor.set({ picked: at }),
				children: /* @__PURE__ */ jsx("span", {
					className: "area-pin",
					"data-mode": area.mode,
					"data-picked": at === picked,
					"data-at": at,
					"aria-hidden": "true",
					children: signs[at]
				})
			}, at)),
			held && /* @__PURE__ */ jsxs("span", {
				className: "area-handles",
				style: placeOf(held),
				"aria-hidden": "true",
				children: [NUBS.map((nub) => {
					const { x, y } = nubPoint({
						...held,
						left: 0,
						top: 0,
						width: 1,
						height: 1
					}, nub);
					return /* @__PURE__ */ jsx("i", { style: {
						left: percent$1(x),
						top: percent$1(y)
					} }, `${nub.x} ${nub.y}`);
				}), /* @__PURE__ */ jsxs("span", {
					className: "area-size",
					children: [
						Math.round(held.width * frame.width),
						" × ",
						Math.round(held.height * frame.height)
					]
				})]
			}),
			drawn && /* @__PURE__ */ jsx("span", {
				className: "area-box",
				"data-mode": drawn.mode,
				style: placeOf(drawn),
				"aria-hidden": "true"
			})
		]
	});
}
// web/editors/kit/areas/area-scrubber.tsx
/** The video's timeline: frames with the range of the picked area, and a lane for each area's text. */
function AreaScrubber({ editor, state, clip, url, rate }) {
	const texts = useAreaTexts(frameAreaTexts);
	const player = useAreaTexts(playerTexts);
	const areas = state.history.document;
	const signs = areaSigns(areas);
	const picked = state.picked === void 0 ? void 0 : areas[state.picked];
	const { duration, time } = clip;
	const percent = (seconds) => `${duration === 0 ? 0 : Math.min(seconds, duration) / duration * 100}%`;
	const set = (range) => editor.show(areas.map((area, at) => at === state.picked ? withRange(area, range, duration) : area));
	const range = picked && rangeOf(picked, duration);
	const sign = signs[state.picked ?? 0] ?? "";
	return /* @__PURE__ */ jsxs("section", {
		className: "areas-scrubber",
		"aria-label": texts.player.label,
		children: [/* @__PURE__ */ jsx(Transport, {
			clock: editor.clip.clock,
			rate
		}), /* @__PURE__ */ jsxs("div", {
			className: "area-tracks",
			style: { "--at": duration === 0 ? 0 : time / duration },
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: "area-track",
					"data-kind": "film",
					children: [/* @__PURE__ */ jsx("span", {
						className: "track-name",
						children: texts.player.film
					}), /* @__PURE__ */ jsxs("div", {
						className: "track-time",
						children: [/* @__PURE__ */ jsx(Scrubber, {
							clock: editor.clip.clock,
							rate,
							label: player.position.video,
							className: "film",
							children: duration > 0 && /* @__PURE__ */ jsx(FilmStrip, {
								url,
								view: {
									start: 0,
									length: duration * 1e3
								},
								duration: duration * 1e3
							})
						}), range && /* @__PURE__ */ jsx(RangeHandles, {
							range,
							duration,
							rate: rate ?? 30,
							labels: {
								start: ({ time: at }) => texts.starts({
									sign,
									time: at
								}),
								end: ({ time: at }) => texts.ends({
									sign,
									time: at
								})
							},
							onChange: set,
							onDone: editor.mark
						})]
					})]
				}),
				areas.map((area, at) => /* @__PURE__ */ jsx(Lane, {
					area,
					sign: signs[at] ?? "",
					name: areaName(area, state.found, texts),
					picked: at === state.picked,
					spans: laneOf(area, state.found, duration),
					percent,
					onPick: () => editor.set({ picked: at })
				}, at)),
				/* @__PURE__ */ jsx("span", {
					className: "area-playhead",
					"aria-hidden": "true",
					children: /* @__PURE__ */ jsx("b", { children: clockOf(time) })
				})
			]
		})]
	});
}
/** When text was found in one area. */
function Lane({ area, sign, name, picked, spans, percent, onPick }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "area-track",
		"data-kind": "lane",
		"data-mode": area.mode,
		children: [/* @__PURE__ */ jsxs("button", {
			type: "button",
			className: "track-name",
			"aria-pressed": picked,
			onClick: onPick,
			children: [/* @__PURE__ */ jsx(AreaPin, {
				sign,
				mode: area.mode,
				picked,
				small: true
			}), /* @__PURE__ */ jsx("span", { children: name })]
		}), /* @__PURE__ */ jsx("span", {
			className: "track-time",
			"aria-hidden": "true",
			children: spans.map(({ start, end }) => /* @__PURE__ */ jsx("i", { style: {
				left: percent(start),
				width: percent(end - start)
			} }, start))
		})]
	});
}
// web/editors/kit/areas/frame-wipe.tsx
var percent = (share) => `${share * 100}%`;
/** A frame as it is, left of a line, and as a run would make it, right of it. */
function FrameWipe({ preview }) {
	const texts = useAreaTexts(frameAreaTexts);
	const [at, setAt] = useState(50);
	const { left, top, width, height } = preview.crop;
	const place = {
		left: percent(left),
		top: percent(top),
		width: percent(width),
		height: percent(height)
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "areas-paper",
		"data-tool": "compare",
		children: [
			/* @__PURE__ */ jsx("img", {
				className: "wipe-part",
				src: preview.before,
				alt: "",
				style: place
			}),
			/* @__PURE__ */ jsx("span", {
				className: "wipe-after",
				style: { clipPath: `inset(0 0 0 ${at}%)` },
				children: /* @__PURE__ */ jsx("img", {
					className: "wipe-part",
					src: preview.after,
					alt: "",
					style: place
				})
			}),
			/* @__PURE__ */ jsx("span", {
				className: "wipe-line",
				style: { left: `${at}%` },
				"aria-hidden": "true"
			}),
			/* @__PURE__ */ jsx("span", {
				className: "wipe-tag",
				"data-side": "left",
				children: texts.before
			}),
			/* @__PURE__ */ jsx("span", {
				className: "wipe-tag",
				"data-side": "right",
				children: texts.after({ quality: texts.qualities[preview.quality] })
			}),
			/* @__PURE__ */ jsx("input", {
				type: "range",
				className: "wipe-range",
				min: 0,
				max: 100,
				value: at,
				"aria-label": texts.divider,
				onChange: (event) => setAt(event.target.valueAsNumber)
			})
		]
	});
}
// web/editors/kit/areas/use-area-keys.ts
/** Elements in which letters are text input. */
var TYPING = "input:not([type=radio], [type=range]), textarea, select, [contenteditable], [role=dialog], [role=menu]";
/** Elements that use arrow keys, space and Enter themselves. */
var OWN_KEYS = "input, [role=slider], [role=radio], [role=tab], a, button:not(.area-box)";
/** K chooses a tool here, so J and L, which shuttle with it elsewhere, are ignored. */
var LETTERS = [
	"j",
	"k",
	"l"
];
var TOOLS = {
	v: "move",
	a: "remove",
	k: "keep"
};
/**
* Keys of areas and of their video, anywhere on the page while they are visible, unless someone is typing.
*/
function useAreaKeys(editor, { active, full, rate, scope }) {
	const press = useEffectEvent((event) => {
		const target = event.target instanceof HTMLElement ? event.target : document.body;
		const typing = target.closest(TYPING);
		if (!active || event.defaultPrevented || typing && !(scope && typing.matches(scope))) return;
		if (pressed(editor, event, {
			owned: target.closest(OWN_KEYS) !== null,
			full,
			rate
		})) event.preventDefault();
	});
	const release = useEffectEvent((event) => {
		if (event.key.startsWith("Arrow")) editor.mark();
	});
	useEffect(() => {
		const down = (event) => press(event);
		const up = (event) => release(event);
		addEventListener("keydown", down);
		addEventListener("keyup", up);
		return () => {
			removeEventListener("keydown", down);
			removeEventListener("keyup", up);
		};
	}, []);
}
/**
* What a key does.
* @param options `owned`: the focus is on something that uses such keys itself; `full`: no further area fits
* @returns whether it did something
*/
function pressed(editor, event, { owned, full, rate }) {
	const { history, picked, tool } = editor.state.get();
	const areas = history.document;
	const key = event.key.toLowerCase();
	if (event.ctrlKey || event.metaKey) {
		if (key === "z") (event.shiftKey ? editor.redo : editor.undo)();
		else if (key === "y") editor.redo();
		else return false;
		return true;
	}
	const area = picked === void 0 ? void 0 : areas[picked];
	const { width, height } = editor.clip.state.get();
	const moved = area && !owned && pressAreaKey(area, event, {
		width: width || 1,
		height: height || 1
	});
	if (moved) {
		editor.show(areas.map((one, at) => at === picked ? moved : one));
		return true;
	}
	if (event.altKey) return false;
	if ((event.key === "Delete" || event.key === "Backspace") && area) {
		editor.change(areas.filter((_, at) => at !== picked), void 0);
		editor.set({ picked: void 0 });
		return true;
	}
	const wanted = TOOLS[key];
	if (wanted) {
		editor.set({ tool: wanted });
		return true;
	}
	if (event.key === "Escape") {
		if (tool === "move" && picked === void 0) return false;
		editor.drop();
		editor.set({
			tool: "move",
			picked: tool === "move" ? void 0 : picked
		});
		return true;
	}
	if (event.key === "Enter" && !owned && tool !== "move" && !full) {
		putUsualArea(editor, tool);
		return true;
	}
	return pressClipKey(event.key, editor.clip.clock, {
		rate,
		own: owned ? [
			...LETTERS,
			" ",
			"Home",
			"End"
		] : LETTERS
	});
}
// web/editors/kit/areas/use-frame-preview.ts
/** Previews that stay beside the frame. */
var KEPT = 6;
/** Makes one frame as a run would, free of charge; the answer goes to the front of the previews. */
function useFramePreview(editor, url, quality) {
	const signedIn = useSignedIn();
	const sentAddress = useSentAddress();
	const [state, setState] = useState("idle");
	const running = useRef(void 0);
	const make = async (at) => {
		if (!signedIn && !await askToSignIn()) return;
		running.current?.abort();
		const stop = new AbortController();
		running.current = stop;
		setState("making");
		const began = performance.now();
		try {
			const video_url = await sentAddress(url);
			const areas = [...editor.state.get().history.marked];
			const made = await call(assistSubtitlePreview, {
				body: {
					video_url,
					at,
					areas,
					quality
				},
				signal: stop.signal
			});
			if (stop.signal.aborted) return;
			const took = (performance.now() - began) / 1e3;
			const others = editor.state.get().previews.filter((one) => one.at !== at);
			editor.set({
				previews: [{
					at,
					quality,
					took,
					...made
				}, ...others].slice(0, KEPT),
				comparing: true
			});
			setState("idle");
		} catch {
			if (!stop.signal.aborted) setState("failed");
		}
	};
	return {
		state,
		make: (at) => void make(at)
	};
}
// web/editors/kit/areas/area-stage.tsx
var ZOOMS = [
	1,
	1.5,
	2,
	3,
	4
];
/**
* A video with areas on its frames: drawn and moved over the picture, timed on the tracks below, tried on one frame.
* @param quality of the free preview; without it there is none
*/
function AreaStage({ editor, state, url, active, rate, quality, scope }) {
	const texts = useAreaTexts(frameAreaTexts);
	const { share } = useLanguage();
	const view = useRef(null);
	const room = useFrameSize(view);
	const [zoom, setZoom] = useState(0);
	const clip = useStore(editor.clip.state, editor.clip.state.get());
	const areas = state.history.document;
	const full = areas.length >= 20;
	const preview = useFramePreview(editor, url, quality ?? "best");
	const waiting = useUploadWait(url);
	const [shown] = state.previews;
	const comparing = state.comparing && shown !== void 0;
	useAreaKeys(editor, {
		active: active && !comparing,
		full,
		rate,
		...scope && { scope }
	});
	const known = clip.width > 0;
	const ratio = known ? clip.width / clip.height : 16 / 9;
	const fit = Math.min(room.width, room.height * ratio);
	const scale = ZOOMS[zoom] ?? 1;
	const see = (compare) => {
		if (compare && shown) editor.clip.seek(shown.at);
		editor.set({ comparing: compare });
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "areas-stage",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "areas-bar",
				children: [
					/* @__PURE__ */ jsxs("div", {
						className: "areas-views",
						role: "group",
						"aria-label": texts.views.label,
						children: [/* @__PURE__ */ jsx("button", {
							type: "button",
							"aria-pressed": !comparing,
							onClick: () => see(false),
							children: texts.views.areas
						}), /* @__PURE__ */ jsx("button", {
							type: "button",
							"aria-pressed": comparing,
							disabled: !shown,
							onClick: () => see(true),
							children: texts.views.compare
						})]
					}),
					/* @__PURE__ */ jsxs("span", {
						className: "areas-zoom",
						children: [
							/* @__PURE__ */ jsx(IconButton, {
								icon: Minus,
								label: texts.zoomOut,
								"aria-disabled": zoom === 0,
								onClick: () => setZoom(Math.max(0, zoom - 1))
							}),
							/* @__PURE__ */ jsx("span", { children: known && share(fit * scale / clip.width) }),
							/* @__PURE__ */ jsx(IconButton, {
								icon: Plus,
								label: texts.zoomIn,
								"aria-disabled": zoom === ZOOMS.length - 1,
								onClick: () => setZoom(Math.min(ZOOMS.length - 1, zoom + 1))
							}),
							/* @__PURE__ */ jsx(IconButton, {
								icon: Maximize,
								label: texts.fit,
								onClick: () => setZoom(0)
							})
						]
					}),
					quality && /* @__PURE__ */ jsxs(Button, {
						size: "small",
						className: "areas-preview",
						disabled: areas.every(({ mode }) => mode === "keep") || !known,
						"aria-disabled": preview.state === "making",
						onClick: () => preview.state !== "making" && preview.make(clip.time),
						children: [
							/* @__PURE__ */ jsx(WandSparkles, {
								size: 15,
								strokeWidth: 1.6,
								"aria-hidden": "true"
							}),
							/* @__PURE__ */ jsx("span", { children: preview.state === "making" ? texts.previewing : texts.preview }),
							/* @__PURE__ */ jsx("small", { children: texts.free })
						]
					})
				]
			}),
			preview.state === "making" && waiting && /* @__PURE__ */ jsx("p", {
				className: "note stage-note",
				role: "status",
				children: waiting
			}),
			preview.state === "failed" && /* @__PURE__ */ jsx("p", {
				className: "note stage-note",
				role: "alert",
				children: texts.previewFailed
			}),
			clip.failed && !waiting && /* @__PURE__ */ jsxs("p", {
				className: "note stage-note",
				role: "alert",
				children: [
					texts.unplayable,
					" ",
					/* @__PURE__ */ jsx("span", { children: texts.unplayableHelp })
				]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "areas-room",
				style: { "--ratio": ratio },
				children: [/* @__PURE__ */ jsx("div", {
					ref: view,
					className: "areas-view",
					children: /* @__PURE__ */ jsxs("div", {
						className: "areas-sheet",
						style: {
							width: fit * scale,
							height: fit * scale / ratio
						},
						children: [/* @__PURE__ */ jsx(SteadyVideo, {
							src: url,
							playsInline: true,
							preload: "auto",
							onPlayer: (video, goesOn) => (goesOn ? editor.clip.clock : editor.clip).attach(video)
						}), comparing ? /* @__PURE__ */ jsx(FrameWipe, { preview: shown }) : /* @__PURE__ */ jsx(AreaFrame, {
							editor,
							state,
							frame: {
								width: clip.width || 1,
								height: clip.height || 1
							},
							time: clip.time,
							full
						})]
					})
				}), !comparing && /* @__PURE__ */ jsx(AreaTools, {
					editor,
					state,
					full
				})]
			}),
			/* @__PURE__ */ jsx(AreaScrubber, {
				editor,
				state,
				clip,
				url,
				rate
			})
		]
	});
}
// web/video/clip.ts
/** A clip without a video yet. */
function createClip() {
	const clock = createClipClock(PAGE_FRAMES);
	const read = () => ({
		...clock.picture.get(),
		time: clock.time.get() / 1e3,
		duration: clock.duration.get() / 1e3,
		playing: clock.playing.get()
	});
	const state = createStore(read());
	for (const store of [
		clock.time,
		clock.duration,
		clock.picture,
		clock.playing
	]) store.subscribe(() => state.set(read()));
	return {
		clock,
		state,
		attach: (video) => {
			clock.reset();
			return clock.attach(video);
		},
		seek: (seconds) => clock.seek(seconds * 1e3),
		step: clock.step,
		toggle: clock.toggle
	};
}
// web/editors/kit/areas/kept-found-areas.ts
var NAME = "inkreel.found-areas";
var SHARE = {
	type: "number",
	minimum: 0,
	maximum: 1
};
var SECONDS = {
	type: "number",
	minimum: 0,
	maximum: VIDEO_UPLOAD.seconds
};
var FOUND = {
	type: "list",
	longest: 20,
	of: {
		type: "record",
		properties: {
			left: { rule: SHARE },
			top: { rule: SHARE },
			width: { rule: SHARE },
			height: { rule: SHARE },
			kind: { rule: {
				type: "one_of",
				values: [
					"subtitles",
					"watermark",
					"title"
				]
			} },
			times: { rule: {
				type: "list",
				longest: 1e3,
				of: {
					type: "record",
					properties: {
						start: { rule: SECONDS },
						end: { rule: SECONDS }
					}
				}
			} }
		}
	}
};
/** Keeps what was found in a video over a reload of the page; only the last one. Without room nothing is kept. */
function keepFoundAreas(memory, key, found) {
	try {
		memory.setItem(NAME, JSON.stringify({
			key,
			found
		}));
	} catch {}
}
/** What was found in a video before the page was reloaded. */
function keptFoundAreas(memory, key) {
	try {
		const kept = JSON.parse(memory.getItem(NAME) ?? "null");
		return kept?.key === key && isValid(FOUND, kept.found) ? kept.found : [];
	} catch {
		return [];
	}
}
// web/editors/kit/areas/area-editor.ts
var NONE = [];
var begin = (areas) => ({
	history: startHistory(areas),
	picked: areas.length > 0 ? 0 : void 0,
	tool: "move",
	found: [],
	previews: [],
	comparing: false
});
function createAreaEditor(areas = NONE) {
	const state = createStore(begin(areas));
	const put = (changed) => {
		const next = {
			...state.get(),
			...changed
		};
		const { length } = next.history.document;
		const picked = next.picked !== void 0 && next.picked >= length ? void 0 : next.picked;
		state.set({
			...next,
			picked
		});
	};
	const history = () => state.get().history;
	return {
		clip: createClip(),
		state,
		set: put,
		show: (shown) => put({ history: previewChange(history(), shown) }),
		mark: () => put({ history: markStep(history()) }),
		drop: () => put({ history: dropChange(history()) }),
		change: (changed, picked = state.get().picked) => put({
			history: commitChange(history(), changed),
			picked
		}),
		undo: () => put({ history: undo(history()) }),
		redo: () => put({ history: redo(history()) }),
		take: (given) => {
			if (!sameAreas(given, history().marked)) put({
				history: commitChange(history(), given),
				picked: void 0
			});
		}
	};
}
/** Whether two lists have equal areas. */
function sameAreas(one, other) {
	return one === other || JSON.stringify(one) === JSON.stringify(other);
}
function openAreaEditor(key, areas) {
	const editor = createAreaEditor(areas);
	const opened = {
		editor,
		key
	};
	let kept = keptFoundAreas(sessionStorage, key);
	editor.set({ found: kept });
	editor.state.subscribe(() => {
		const { found } = editor.state.get();
		if (found === kept) return;
		kept = found;
		keepFoundAreas(sessionStorage, opened.key, found);
	});
	return opened;
}
var editors = /* @__PURE__ */ new Map();
/** The editor that the parts of a tool's page share for one video; a new video begins with `areas`. */
function areaEditorOf(toolId, url, areas) {
	const key = `${toolId} ${url.split("?")[0]}`;
	const before = `${toolId} ${localOf(url)}`;
	const opened = editors.get(key) ?? editors.get(before) ?? openAreaEditor(key, areas);
	opened.key = key;
	editors.delete(before);
	editors.delete(key);
	editors.set(key, opened);
	for (const older of [...editors.keys()].slice(0, -4)) editors.delete(older);
	return opened.editor;
}
export { useFramePreview as a, AreaStage as i, createAreaEditor as n, AreaList as o, sameAreas as r, foundAs as s, areaEditorOf as t };
