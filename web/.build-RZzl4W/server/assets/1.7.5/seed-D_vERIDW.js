import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { S as VIDEO_UPLOAD, c as LARGEST_SIDE } from "./limits-owx9t46c.js";
import { D as usePointConfig, j as useSiteFacts } from "../../entry-server.js";
import { t as CHAT } from "./services-C8P5Yaqu.js";
import { useEffect, useRef, useState } from "react";
// web/editors/kit/use-engine-choice.ts
var NONE = [];
var NOBODY = {};
/** What was chosen on this page, by tool: the form and the batch follow it. */
var chosenHere = createStore(NOBODY);
var keyOf = ({ id }) => `inkreel.device.engine.${id}`;
/** The engine for the runs of a tool; undefined if the server chooses, which is the default. */
function useEngineChoice(tool) {
	const choices = useSiteFacts()?.tools[tool.id]?.engines ?? NONE;
	const ofTool = usePointConfig()?.[tool.path] ?? tool.points;
	const wanted = useStore(chosenHere, NOBODY)[tool.id] ?? localStorage.getItem(keyOf(tool)) ?? "";
	return {
		choices,
		engine: choices.find(({ engine }) => engine === wanted)?.engine,
		choose: (engine = "") => {
			chosenHere.set({
				...chosenHere.get(),
				[tool.id]: engine
			});
			if (engine === "") localStorage.removeItem(keyOf(tool));
			else localStorage.setItem(keyOf(tool), engine);
		},
		pointsAt: (id) => choices.find(({ engine }) => engine === id)?.points ?? ofTool
	};
}
// web/editors/kit/writing/use-writing.ts
/** Tokens of a unit of the price. */
var PER = 1e3;
/** Whether a language model is connected; undefined until it is known. */
function useWriter() {
	return useSiteFacts()?.tools[CHAT.id]?.open;
}
/** The most points that a text of this many tokens, prompt and answer, may cost. */
function useWritingPoints() {
	const each = usePointConfig()?.[CHAT.path] ?? CHAT.points;
	return (tokens) => mostPoints(each, tokens);
}
/** The most points of a text of this many tokens, at this many points a unit. */
var mostPoints = (each, tokens) => each * Math.max(1, Math.ceil(tokens / PER));
/** Points that the error of a text reports; undefined if it does not. */
function pointsOf(error) {
	return error instanceof ApiError ? error.data["points"] : void 0;
}
/** One text at a time, which can be stopped, and is stopped on unmount. */
function useWriting() {
	const running = useRef(void 0);
	const [busy, setBusy] = useState(false);
	useEffect(() => () => running.current?.abort(), []);
	return {
		busy,
		stop: () => running.current?.abort(),
		/**
		* Does the work, and says whether it was stopped. @throws what the work throws, except for being stopped
		*/
		run: async (work) => {
			running.current?.abort();
			const own = new AbortController();
			running.current = own;
			setBusy(true);
			try {
				await work(own.signal);
				return own.signal.aborted ? "stopped" : "done";
			} catch (error) {
				if (own.signal.aborted) return "stopped";
				throw error;
			} finally {
				if (running.current === own) setBusy(false);
			}
		}
	};
}
// contract/fields/rules.ts
var COLOR_PATTERN = /^#[0-9a-f]{6}$/;
/** A length or coordinate in pixels of an image. */
var PIXELS = {
	type: "number",
	whole: true,
	minimum: 0,
	maximum: LARGEST_SIDE
};
/** A length of at least one pixel. */
var SIDE = {
	...PIXELS,
	minimum: 1
};
/** Postgres text cannot hold NUL; lone surrogates cannot be encoded. */
var isReadable = (text) => !text.includes("\0") && text.isWellFormed();
/** A property that may be empty, or is refused with its own code if it is. */
function orEmpty(rule, required) {
	return required ? {
		rule,
		required
	} : {
		rule,
		optional: true
	};
}
/** Whether the server accepts the value. */
function isValid(rule, value) {
	switch (rule.type) {
		case "text": return typeof value === "string" && value.length <= rule.longest && isReadable(value);
		case "file": return value !== "" && isValid({
			type: "text",
			longest: 2e3
		}, value);
		case "number": return typeof value === "number" && value >= rule.minimum && value <= rule.maximum && (!rule.whole || Number.isInteger(value));
		case "flag": return typeof value === "boolean";
		case "color": return typeof value === "string" && COLOR_PATTERN.test(value);
		case "one_of": return rule.values.some((one) => one === value);
		case "list": return Array.isArray(value) && value.length <= rule.longest && value.every((one) => isValid(rule.of, one));
		case "record": return isRecord(value) && isValidRecord(rule.properties, value);
	}
}
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isValidRecord = (properties, value) => Object.keys(value).every((name) => Object.hasOwn(properties, name)) && Object.entries(properties).every(([name, { rule, optional }]) => value[name] === void 0 ? optional === true : isValid(rule, value[name]));
/** Whether a required property lacks its value. */
var isEmpty = (value) => value === void 0 || typeof value === "string" && value.trim() === "" || Array.isArray(value) && value.length === 0;
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
var AREA = {
	type: "record",
	properties: {
		mode: { rule: {
			type: "one_of",
			values: ["remove", "keep"]
		} },
		left: { rule: SHARE },
		top: { rule: SHARE },
		width: { rule: SHARE },
		height: { rule: SHARE },
		start: {
			rule: SECONDS,
			optional: true
		},
		end: {
			rule: SECONDS,
			optional: true
		}
	}
};
var areas = {
	properties: ({ required }) => ({ areas: orEmpty({
		type: "list",
		of: AREA,
		longest: 20
	}, required) }),
	tab: {
		en: "Areas",
		zh: "区域"
	}
};
/** Whether anything would be removed: an area with a size and a time, whatever others protect. */
function removesSomething(value) {
	return Array.isArray(value) && value.some(({ mode, width, height, start = 0, end = Number.POSITIVE_INFINITY }) => mode === "remove" && width > 0 && height > 0 && end > start);
}
/** Characters of one box. */
var CHARACTERS = 500;
var TEXT_BOX = {
	type: "record",
	properties: {
		x: { rule: PIXELS },
		y: { rule: PIXELS },
		width: { rule: SIDE },
		height: { rule: SIDE },
		text: { rule: {
			type: "text",
			longest: CHARACTERS
		} },
		original: {
			rule: {
				type: "text",
				longest: CHARACTERS
			},
			optional: true
		},
		size: {
			rule: {
				type: "number",
				minimum: 4,
				maximum: 2e3
			},
			optional: true
		},
		color: {
			rule: { type: "color" },
			optional: true
		},
		weight: {
			rule: {
				type: "one_of",
				values: ["regular", "bold"]
			},
			optional: true
		},
		align: {
			rule: {
				type: "one_of",
				values: [
					"left",
					"center",
					"right"
				]
			},
			optional: true
		}
	}
};
var texts = {
	properties: ({ required }) => ({ texts: orEmpty({
		type: "list",
		of: TEXT_BOX,
		longest: 100
	}, required) }),
	handmade: ({ required }) => required !== false,
	tab: {
		en: "Lettering",
		zh: "文字"
	}
};
/** True if a run would redraw the box: its text changed, or a look was set. */
function isBoxChanged({ text, original, size, color, weight, align }) {
	return text !== (original ?? "") || (size ?? color ?? weight ?? align) !== void 0 && text !== "";
}
// contract/tools/kinds/placement.ts
/** Limits of the cut-out's centre, as a share of the canvas. */
var CENTRE = {
	minimum: -1,
	maximum: 2
};
/** Limits of its width, as a share of the canvas's width. */
var SCALE = {
	minimum: .02,
	maximum: 4
};
var placement = {
	properties: () => ({ placement: {
		rule: {
			type: "record",
			properties: {
				x: { rule: {
					type: "number",
					...CENTRE
				} },
				y: { rule: {
					type: "number",
					...CENTRE
				} },
				scale: { rule: {
					type: "number",
					...SCALE
				} }
			}
		},
		optional: true
	} }),
	tab: {
		en: "Placement",
		zh: "摆放"
	}
};
// contract/tools/kinds/seed.ts
/** Seeds are unsigned 32-bit numbers. */
var LARGEST_SEED = 2 ** 32 - 1;
var RULE = {
	type: "number",
	whole: true,
	minimum: 0,
	maximum: LARGEST_SEED
};
var seed = { properties: () => ({ seed: {
	rule: RULE,
	optional: true,
	random: LARGEST_SEED
} }) };
/** True for a seed that the server takes; undefined means a new one each run. */
var isSeed = (value) => value === void 0 || isValid(RULE, value);
export { useEngineChoice as S, mostPoints as _, placement as a, useWriting as b, AREA as c, PIXELS as d, SIDE as f, orEmpty as g, isValid as h, SCALE as i, areas as l, isReadable as m, seed as n, isBoxChanged as o, isEmpty as p, CENTRE as r, texts as s, isSeed as t, removesSomething as u, pointsOf as v, useWritingPoints as x, useWriter as y };
