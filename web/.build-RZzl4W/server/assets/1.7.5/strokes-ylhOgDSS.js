import { t as canvasTexts } from "./canvas-DPdYRxZI.js";
import { i as startSize, n as readMask, r as maskPng, t as MaskEditor } from "./mask-editor-BRu8yuFo.js";
import { d as useEditorState, g as exchange, h as GridEditor, n as draftKey, t as usePaintedField, y as Grid } from "./use-painted-field-CFuDoWis.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { n as edgeToCheck, t as boxOfPlace } from "./edge-to-check-BcTfRVoj.js";
import { t as assistCutOut } from "./assists-DoyyAqTv.js";
import { F as call } from "../../entry-server.js";
import { t as useSentAddress } from "./use-sent-address-BfPYZw-g.js";
import { useEffect, useEffectEvent, useMemo, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/stages/cut-out/cut-out-doubts.tsx
var percent = (share) => `${share * 100}%`;
/** Where the edge should be checked, numbered on the picture as in the row above it. */
function CutOutDoubts({ doubts }) {
	return doubts.map(({ left, top, width, height }, at) => /* @__PURE__ */ jsx("span", {
		className: "cut-out-doubt",
		"aria-hidden": true,
		style: {
			left: percent(left),
			top: percent(top),
			width: percent(width),
			height: percent(height)
		},
		children: /* @__PURE__ */ jsx("b", { children: at + 1 })
	}, `${left} ${top}`));
}
// web/editors/form/stages/cut-out/cut-out-picture.tsx
/** The picture with what would be cut out at full strength, and the rest faint on a checkerboard. */
function CutOutPicture({ url, mask }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("img", {
		src: url,
		alt: "",
		className: "cut-out-rest",
		draggable: false,
		decoding: "async"
	}), /* @__PURE__ */ jsx("img", {
		src: url,
		alt: "",
		className: "cut-out-seen",
		style: { maskImage: `url("${mask}")` },
		draggable: false,
		decoding: "async"
	})] });
}
// web/editors/form/stages/cut-out/guess-line.ts
/** The line to show about a guess; if the guess may be wrong, what would help: a box, or strokes if there is one. */
function guessLine({ state, answer }, boxed) {
	if (state === "asking") return "asking";
	if (!answer) return "unknown";
	if (answer.confident && answer.box) return "known";
	if (answer.doubts.length > 0 && answer.box) return "checkEdge";
	return boxed ? "askStrokes" : "askBox";
}
// web/editors/form/stages/cut-out/cut-out-row.tsx
/** What the preview of the cut-out found, and a switch that shows it on the picture. */
function CutOutRow({ guess, boxed, shown, onShow, onCheck }) {
	const { cutOut } = useAreaTexts(canvasTexts);
	const signedIn = useSignedIn();
	const line = guessLine(guess, boxed);
	return /* @__PURE__ */ jsxs("div", {
		className: "cut-out-row",
		"data-asking": signedIn && guess.state === "asking",
		children: [
			/* @__PURE__ */ jsx("p", {
				role: "status",
				children: signedIn ? cutOut[line] : cutOut.signIn
			}),
			signedIn && line === "checkEdge" && guess.answer?.doubts.map((place, at) => /* @__PURE__ */ jsx(Chip, {
				small: true,
				pressed: false,
				onClick: () => onCheck(place),
				children: cutOut.check({ at: at + 1 })
			}, `${place.left} ${place.top}`)),
			guess.answer && /* @__PURE__ */ jsx(Chip, {
				small: true,
				pressed: shown,
				onClick: () => onShow(!shown),
				children: cutOut.preview
			})
		]
	});
}
// web/editors/form/stages/cut-out/pace.ts
/**
* @param quiet how long without changes before a request is sent
* @param apart minimum time between two requests
*/
function createPace({ quiet, apart }) {
	let last;
	return {
		wait: (now) => last === void 0 ? 0 : Math.max(quiet, last + apart - now),
		began: (now) => {
			last = now;
		}
	};
}
// web/editors/form/stages/cut-out/use-cut-out-mask.ts
/** Milliseconds from the last change to the request, since a stroke seldom comes alone. */
var QUIET_MS = 600;
/** Minimum milliseconds between two requests. */
var APART_MS = 1500;
/**
* Asks what would be cut out of a picture: at once, and again after what it depends on has changed. An
* outdated request is aborted.
* @param pictureUrl a guest's picture is uploaded first, once there is an account
* @param asked changes with what the answer depends on; undefined while that is not known yet
* @param hints strokes and box as in the run's input; may upload what was painted
*/
function useCutOutMask(pictureUrl, asked, hints) {
	const signedIn = useSignedIn();
	const sentAddress = useSentAddress();
	const [guess, setGuess] = useState({
		state: "asking",
		answer: void 0
	});
	const [pace] = useState(() => createPace({
		quiet: QUIET_MS,
		apart: APART_MS
	}));
	const ask = useEffectEvent(async (stop) => {
		try {
			const image_url = await sentAddress(pictureUrl);
			const body = {
				...await hints(),
				image_url
			};
			if (stop.aborted) return;
			const answer = await call(assistCutOut, {
				body,
				signal: stop
			});
			if (!stop.aborted) setGuess({
				state: "known",
				answer
			});
		} catch {
			if (!stop.aborted) setGuess({
				state: "unknown",
				answer: void 0
			});
		}
	});
	useEffect(() => {
		if (!signedIn) return setGuess({
			state: "unknown",
			answer: void 0
		});
		setGuess(({ answer }) => ({
			state: "asking",
			answer
		}));
		if (asked === void 0) return void 0;
		const stop = new AbortController();
		const timer = setTimeout(() => {
			pace.began(performance.now());
			ask(stop.signal);
		}, pace.wait(performance.now()));
		return () => {
			clearTimeout(timer);
			stop.abort();
		};
	}, [
		pictureUrl,
		asked,
		signedIn,
		pace
	]);
	return guess;
}
// web/editors/form/kinds/strokes.tsx
/** The picture with strokes that keep and erase and a box around the subject, and what would be cut out by them. */
function StrokesStage(props) {
	const { mask } = useAreaTexts(canvasTexts);
	const { picture } = props;
	if (!picture) return /* @__PURE__ */ jsx("p", {
		className: "note stage-note",
		children: mask.empty
	});
	return /* @__PURE__ */ jsx(Strokes, {
		...props,
		picture
	}, picture.url);
}
function Strokes({ tool, field, values, change, picture, onPrepare, onGuess }) {
	const { language } = useLanguage();
	const { width, height } = picture;
	const editor = useMemo(() => {
		const size = {
			width,
			height
		};
		return new GridEditor(new Grid(size), {
			size: startSize(size),
			boxes: "frame"
		});
	}, [width, height]);
	const properties = useMemo(() => ["keep_url", "erase_url"].map((name, at) => ({
		name,
		value: at + 1,
		file: (grid) => maskPng(grid, at + 1),
		read: async (address) => {
			const grid = await readMask(await (await fetch(address)).blob(), {
				width,
				height
			});
			exchange(grid, 1, at + 1);
			grid.endStep();
			return grid;
		}
	})), [width, height]);
	const { ready, upload } = usePaintedField({
		editor,
		draftKey: draftKey(tool, "strokes", picture),
		properties,
		values,
		change,
		onPrepare
	});
	useBoxField(editor, values, change);
	const [shown, setShown] = useState(true);
	const { revision } = useEditorState(editor);
	const box = values["box"];
	const asked = ready ? JSON.stringify([revision, box]) : void 0;
	const guess = useCutOutMask(picture.url, asked, async () => ({
		...await upload(),
		box
	}));
	useEffect(() => onGuess(guess), [guess, onGuess]);
	const mask = shown ? guess.answer?.mask : void 0;
	const doubts = guess.state === "known" ? guess.answer?.doubts ?? [] : [];
	const asks = useStore(edgeToCheck, void 0);
	const goTo = useMemo(() => asks?.pictureUrl === picture.url ? boxOfPlace(asks.place, {
		width,
		height
	}) : void 0, [
		asks,
		picture.url,
		width,
		height
	]);
	return /* @__PURE__ */ jsxs("div", {
		className: "strokes-stage",
		children: [/* @__PURE__ */ jsx(CutOutRow, {
			guess,
			boxed: box !== void 0,
			shown,
			onShow: setShown,
			onCheck: (place) => edgeToCheck.set({
				pictureUrl: picture.url,
				place
			})
		}), /* @__PURE__ */ jsx(MaskEditor, {
			editor,
			picture,
			kind: "strokes",
			text: field.text[language],
			goTo,
			children: mask && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(CutOutPicture, {
				url: picture.url,
				mask
			}), /* @__PURE__ */ jsx(CutOutDoubts, { doubts })] })
		})]
	});
}
/** Ties the editor's box to the form's, which keeps it over a reload. */
function useBoxField(editor, values, change) {
	const given = useEffectEvent(() => {
		const frameGiven = frameOf(values["box"], editor.grid);
		if (!sameFrame(frameGiven, editor.get().frame)) editor.set({ frame: frameGiven });
	});
	const tell = useEffectEvent((shown) => {
		if (sameFrame(frameOf(values["box"], editor.grid), shown)) return;
		change({ box: shown && {
			left: shown.x,
			top: shown.y,
			width: shown.width,
			height: shown.height
		} });
	});
	const box = JSON.stringify(values["box"]);
	useEffect(() => given(), [editor, box]);
	useEffect(() => {
		let before = editor.get().frame;
		return editor.subscribe(() => {
			const { frame: now } = editor.get();
			if (now !== before) tell(now);
			before = now;
		});
	}, [editor]);
}
var sameFrame = (one, other) => JSON.stringify(one) === JSON.stringify(other);
/** The form's box as a rectangle; undefined if there is none, or if it belongs to another picture. */
function frameOf(box, picture) {
	if (typeof box !== "object" || box === null) return void 0;
	const { left, top, width, height } = box;
	const numbers = [
		left,
		top,
		width,
		height
	].map(Number);
	const [x, y, wide, high] = numbers;
	return numbers.every(Number.isInteger) && x >= 0 && y >= 0 && wide >= 1 && high >= 1 && x + wide <= picture.width && y + high <= picture.height ? {
		x,
		y,
		width: wide,
		height: high
	} : void 0;
}
export { StrokesStage as default };
