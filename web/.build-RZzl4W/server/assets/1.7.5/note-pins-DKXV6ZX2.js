import { t as resultTexts } from "./result-BoduwzQm.js";
import { s as seenPart } from "./result-view-B8M2H337.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { c as litNote, l as pinsHidden, s as lighting } from "./result-details-DoYvIfC6.js";
import { useEffect, useEffectEvent, useId, useRef } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
/**
* Pins for places of a picture, each at the upper left corner of its place, or as near to it as possible within the
* window, clear of `taken` and of earlier pins. Places outside the window have none.
*/
function placePins(places, { view, picture, frame, taken }) {
	const part = seenPart(view, picture, frame);
	const left = frame.width / 2 + view.x - picture.width * view.scale / 2;
	const top = frame.height / 2 + view.y - picture.height * view.scale / 2;
	const obstacles = [...taken];
	return places.flatMap((place, at) => {
		if (!place) return [];
		const x = left + place.left * picture.width * view.scale;
		const y = top + place.top * picture.height * view.scale;
		const area = {
			left: Math.max(part.left, x),
			top: Math.max(part.top, y),
			right: Math.min(part.right, x + place.width * picture.width * view.scale),
			bottom: Math.min(part.bottom, y + place.height * picture.height * view.scale)
		};
		if (area.left >= area.right || area.top >= area.bottom) return [];
		const spot = freeSpot({
			x: area.left,
			y: area.top
		}, frame, obstacles);
		obstacles.push({
			left: spot.x - 12,
			top: spot.y - 12,
			right: spot.x + 12,
			bottom: spot.y + 12
		});
		return [{
			at,
			...spot,
			area
		}];
	});
}
/** The point nearest to `wanted` where a pin lies within the frame and clear of all obstacles; `wanted` if none does. */
function freeSpot(wanted, frame, obstacles) {
	const hold = (value, side) => Math.max(12, Math.min(side - 12, value));
	const start = {
		x: hold(wanted.x, frame.width),
		y: hold(wanted.y, frame.height)
	};
	const away = 16;
	const isFree = ({ x, y }) => hold(x, frame.width) === x && hold(y, frame.height) === y && obstacles.every(({ left, top, right, bottom }) => x <= left - away || x >= right + away || y <= top - away || y >= bottom + away);
	if (isFree(start)) return start;
	const xs = [start.x, ...obstacles.flatMap(({ left, right }) => [left - away, right + away])];
	const ys = [start.y, ...obstacles.flatMap(({ top, bottom }) => [top - away, bottom + away])];
	const distance = ({ x, y }) => Math.hypot(x - start.x, y - start.y);
	return xs.flatMap((x) => ys.map((y) => ({
		x,
		y
	}))).filter(isFree).sort((a, b) => distance(a) - distance(b))[0] ?? start;
}
// web/editors/form/result/note-pins.tsx
/** The slip with a note's sentence: its width, room for its height, and its distance from the window's edges, in CSS pixels. */
var SLIP = {
	width: 240,
	height: 110,
	margin: 4
};
/**
* Numbers on an image, as in the list of its notes beside it. A pin shows its sentence and marks its place while the
* pointer or the focus is on it, or after a tap; its place is marked as well while the note in the list is pointed at.
*/
function NotePins({ resultKey, notes, surface, onCheck }) {
	const { pins: texts } = useAreaTexts(resultTexts);
	const hidden = useStore(pinsHidden, false);
	const lit = useStore(litNote, void 0);
	if (hidden || surface.frame.width === 0) return null;
	const pins = placePins(notes.map(({ place }) => place), surface);
	return /* @__PURE__ */ jsx("div", {
		className: "note-pins",
		role: "group",
		"aria-label": texts.label,
		children: pins.map((pin) => {
			const { code, place } = notes[pin.at];
			return /* @__PURE__ */ jsx(NotePin, {
				pin,
				lit: lit?.resultKey === resultKey && lit.at === pin.at ? lit.from : void 0,
				frame: surface.frame,
				resultKey,
				name: texts.pin({ at: pin.at + 1 }),
				sentence: texts.notes[code],
				action: texts.actions.check_edge,
				onAction: () => place && onCheck(place)
			}, pin.at);
		})
	});
}
function NotePin({ pin, lit, frame, resultKey, name, sentence, action, onAction }) {
	const own = useRef(null);
	const id = useId();
	const note = {
		resultKey,
		at: pin.at,
		from: "pin"
	};
	const { onPointerLeave, onBlur, ...begin } = lighting(note);
	const opened = lit === "pin";
	useTapElsewhere(own, opened, () => litNote.set(void 0));
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [lit && /* @__PURE__ */ jsx("span", {
		className: "note-area",
		style: boxOf(pin.area),
		"aria-hidden": true
	}), /* @__PURE__ */ jsxs("span", {
		ref: own,
		role: "presentation",
		className: "note-pin",
		"data-lit": lit !== void 0,
		style: {
			left: pin.x - 12,
			top: pin.y - 12
		},
		...begin,
		onPointerLeave: (event) => {
			if (event.pointerType === "mouse" && !own.current?.contains(document.activeElement)) onPointerLeave();
		},
		onBlur: (event) => {
			if (!event.currentTarget.contains(event.relatedTarget)) onBlur();
		},
		onKeyDown: (event) => {
			if (event.key !== "Escape" || !opened) return;
			event.stopPropagation();
			litNote.set(void 0);
		},
		children: [/* @__PURE__ */ jsx("button", {
			type: "button",
			"aria-label": name,
			"aria-describedby": id,
			onClick: () => litNote.set(note),
			children: pin.at + 1
		}), /* @__PURE__ */ jsxs("span", {
			className: "note-slip",
			style: slipAt(pin, frame),
			hidden: !opened,
			children: [/* @__PURE__ */ jsx("span", {
				id,
				children: sentence
			}), /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "link",
				onClick: onAction,
				children: action
			})]
		})]
	})] });
}
var boxOf = ({ left, top, right, bottom }) => ({
	left,
	top,
	width: right - left,
	height: bottom - top
});
/**
* Position of the slip beside its pin, never cut off: above the pin if there is room, since the marked place lies
* below.
*/
function slipAt({ x, y }, frame) {
	const width = Math.min(SLIP.width, frame.width - 2 * SLIP.margin);
	const left = Math.max(SLIP.margin, Math.min(frame.width - SLIP.margin - width, x - width / 2));
	const side = y < SLIP.height ? "top" : "bottom";
	return {
		width,
		left: left - x + 12,
		[side]: `calc(100% + ${SLIP.margin}px)`
	};
}
/** Calls back once a press begins anywhere else: a finger that taps does not always move the focus. */
function useTapElsewhere(own, watches, leave) {
	const press = useEffectEvent((event) => {
		if (!(event.target instanceof Node && own.current?.contains(event.target))) leave();
	});
	useEffect(() => {
		if (!watches) return;
		const listen = (event) => press(event);
		addEventListener("pointerdown", listen);
		return () => removeEventListener("pointerdown", listen);
	}, [watches]);
}
export { NotePins as default };
