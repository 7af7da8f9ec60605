import { a as placement, d as PIXELS, f as SIDE$1, g as orEmpty, l as areas, m as isReadable, n as seed, s as texts } from "./seed-D_vERIDW.js";
import { S as VIDEO_UPLOAD, _ as PROMPT_CHARACTERS, f as PICTURE_SIDE, r as CANDIDATES } from "./limits-owx9t46c.js";
import { t as QUALITY_FACTORS } from "./pricing-Pn8Brdwn.js";
// contract/tools/kinds/media-kind.ts
/** The kind of a medium. */
function mediaKind(kind) {
	return {
		properties: ({ name, secondsName, required }) => ({
			[name]: orEmpty({ type: "file" }, required),
			[secondsName]: {
				rule: {
					type: "number",
					minimum: 0,
					maximum: VIDEO_UPLOAD.seconds
				},
				optional: true
			}
		}),
		price: ({ secondsName, paidBySeconds }, input) => paidBySeconds ? { seconds: Number(input[secondsName] ?? 0) } : {},
		medium: ({ name, secondsName, limits, samples, needsSound }) => ({
			kind,
			name,
			secondsName,
			limits,
			samples,
			...needsSound && { needsSound }
		})
	};
}
// contract/tools/kinds/audio.ts
/** One sound: speech, music, noise. */
var audio = mediaKind("audio");
// contract/tools/kinds/check.ts
var SHARE = {
	type: "number",
	minimum: 0,
	maximum: 1
};
var PLACE = {
	type: "record",
	properties: {
		left: { rule: SHARE },
		top: { rule: SHARE },
		width: { rule: SHARE },
		height: { rule: SHARE }
	}
};
var check = { properties: ({ chosen }) => chosen === void 0 ? {} : { [chosen]: {
	rule: PLACE,
	optional: true
} } };
// contract/tools/kinds/choice.ts
var valuesOf$1 = (choices) => choices.map(({ value }) => value);
var choice = {
	properties: ({ name, values, initial }) => ({ [name]: {
		rule: {
			type: "one_of",
			values: valuesOf$1(values)
		},
		...initial === void 0 ? { optional: true } : { initial }
	} }),
	options: ({ name, values }) => ({
		name,
		values: valuesOf$1(values),
		needModel: valuesOf$1(values.filter(({ needsEngine }) => needsEngine))
	}),
	valueName: ({ values }, value) => values.find((each) => each.value === value)?.text
};
// contract/tools/kinds/color.ts
var color = { properties: ({ name, initial }) => ({ [name]: {
	rule: { type: "color" },
	...initial === void 0 ? { optional: true } : { initial }
} }) };
// contract/tools/kinds/count.ts
var count = {
	properties: () => ({ count: {
		rule: {
			type: "number",
			whole: true,
			...CANDIDATES
		},
		initial: 1
	} }),
	price: (_field, input) => ({ count: input["count"] })
};
// contract/tools/kinds/drawing.ts
var drawing = {
	properties: ({ name, required }) => ({ [name]: orEmpty({ type: "file" }, required) }),
	marks: () => ({
		background: "#ffffff",
		problem: ({ darkest, brightest }) => darkest === brightest ? "drawing_required" : void 0
	}),
	handmade: ({ required }) => required !== false,
	tab: {
		en: "Drawing",
		zh: "绘制"
	}
};
/** The property of the drawing; undefined for a tool without one. */
function drawingName(fields) {
	return fields.find((field) => field.kind === "drawing")?.name;
}
// contract/media-fit.ts
/** What to do with a video whose new sound has another length (`retalk` in `tools/capabilities.ts`). */
var FITS = [
	"loop",
	"hold",
	"cut"
];
/**
* The final duration of the video, in seconds: it ends with its sound, unless the sound is cut because it is
* longer.
* @param fit anything but `cut` continues until the sound ends
*/
function fittedSeconds(fit, { video, audio }) {
	return fit === "cut" ? Math.min(video, audio) : audio;
}
// contract/tools/kinds/fit.ts
var numberOf = (value) => typeof value === "number" ? value : 0;
var fit = {
	properties: ({ name }) => ({ [name]: {
		rule: {
			type: "one_of",
			values: FITS
		},
		initial: "loop"
	} }),
	options: ({ name }) => ({
		name,
		values: FITS,
		needModel: []
	}),
	price: (field, input) => ({ seconds: secondsOf(field, input) })
};
function secondsOf({ name, video, audio }, input) {
	return fittedSeconds(input[name], {
		video: numberOf(input[video]),
		audio: numberOf(input[audio])
	});
}
// contract/tools/kinds/flag.ts
var flag = { properties: ({ name, initial }) => ({ [name]: {
	rule: { type: "flag" },
	initial
} }) };
// contract/tools/kinds/frame.ts
var SIDES = [
	"left",
	"top",
	"right",
	"bottom"
];
var frame = {
	properties: () => Object.fromEntries(SIDES.map((side) => [side, {
		rule: PIXELS,
		initial: 0
	}])),
	refusals: () => [
		"extension_required",
		"extension_too_large",
		"result_too_large"
	],
	pictureProblem({ of }, input, sizes) {
		const [left = 0, top = 0, right = 0, bottom = 0] = SIDES.map((side) => Number(input[side] ?? 0));
		const [wider, higher] = [left + right, top + bottom];
		if (wider + higher === 0) return "extension_required";
		const size = sizes[of];
		if (!size) return void 0;
		const most = 2;
		if (wider > size.width * most || higher > size.height * most) return "extension_too_large";
		return (size.width + wider) * (size.height + higher) > 67108864 ? "result_too_large" : void 0;
	},
	handmade: () => true,
	tab: {
		en: "Frame",
		zh: "画框"
	}
};
// contract/tools/kinds/image.ts
var image = {
	properties: ({ name, required }) => ({ [name]: orEmpty({ type: "file" }, required) }),
	refusals: ({ person }) => person ? [
		"detect_face_failed",
		"no_face",
		"several_faces",
		"face_too_small",
		"face_unclear"
	] : [],
	pictureProblem({ name, shortest = 1, longest = Number.POSITIVE_INFINITY }, _input, sizes) {
		const size = sizes[name];
		if (!size) return void 0;
		if (Math.min(size.width, size.height) < shortest) return "image_too_small";
		return Math.max(size.width, size.height) > longest ? "image_too_large" : void 0;
	},
	pictureLimits: ({ shortest, longest }) => ({
		image_too_small: shortest,
		image_too_large: longest
	}),
	person: ({ person }) => person
};
var isImage = (field) => field.kind === "image";
/** The fields of one picture that a run requires. */
function requiredImages(fields) {
	return fields.filter(isImage).filter(({ required }) => required !== false);
}
// contract/tools/kinds/images.ts
var images = { properties: ({ name, maximum, required }) => ({ [name]: orEmpty({
	type: "list",
	of: { type: "file" },
	longest: maximum
}, required) }) };
// contract/tools/kinds/lines.ts
/** Same as the limit of a project (`scene/subtitles/cue.ts`). */
var LINE_LIMITS = {
	lines: 1e4,
	characters: 2e3,
	speaker: 200
};
var SECONDS = { rule: {
	type: "number",
	minimum: 0,
	maximum: VIDEO_UPLOAD.seconds
} };
var WORDS = {
	type: "text",
	longest: LINE_LIMITS.characters
};
var LINE = {
	type: "record",
	properties: {
		start: SECONDS,
		end: SECONDS,
		text: { rule: WORDS },
		translation: {
			rule: WORDS,
			optional: true
		},
		speaker: {
			rule: {
				type: "text",
				longest: LINE_LIMITS.speaker
			},
			optional: true
		},
		place: {
			rule: {
				type: "one_of",
				values: [
					"bottom",
					"middle",
					"top"
				]
			},
			optional: true
		},
		speech_url: {
			rule: { type: "file" },
			optional: true
		}
	}
};
var lines = {
	properties: () => ({
		lines: {
			rule: {
				type: "list",
				of: LINE,
				longest: LINE_LIMITS.lines
			},
			optional: true
		},
		/** What they are taken from if they are left out: by default what is said. */
		lines_from: {
			rule: {
				type: "one_of",
				values: ["speech", "picture"]
			},
			optional: true
		}
	}),
	spoken: true,
	refusals: () => ["lines_required"]
};
// contract/fields/differing-sizes.ts
/** What is drawn over a picture must have its size. @returns undefined also if one size is unknown */
function differingSizes(one, other) {
	return one && other && (one.width !== other.width || one.height !== other.height) ? "mask_size_mismatch" : void 0;
}
// contract/tools/kinds/mask.ts
/** From this brightness on, engines treat a mask's pixel as painted. */
var PAINTED = 128;
var mask = {
	properties: ({ name, required }) => ({ [name]: orEmpty({ type: "file" }, required) }),
	refusals: ({ rest }) => [
		"mask_required",
		"mask_size_mismatch",
		...rest ? ["mask_covers_all"] : []
	],
	pictureProblem: ({ name, of }, _input, sizes) => differingSizes(sizes[name], sizes[of]),
	marks: ({ rest }) => ({
		background: "#000000",
		problem({ darkest, brightest }) {
			if (brightest < PAINTED) return "mask_required";
			return rest && darkest >= PAINTED ? "mask_covers_all" : void 0;
		}
	}),
	handmade: ({ required }) => required !== false,
	tab: {
		en: "Area",
		zh: "区域"
	}
};
// contract/tools/kinds/prompt.ts
var prompt = {
	properties: ({ optional }) => ({ prompt: {
		...orEmpty({
			type: "text",
			longest: PROMPT_CHARACTERS,
			trimmed: true
		}, !optional && "empty_prompt"),
		blank: ""
	} }),
	blocker(value) {
		if (typeof value !== "string") return void 0;
		if (value.length > 2e3) return "prompt_too_long";
		return isReadable(value) ? void 0 : "prompt_unreadable";
	},
	refusals: ({ optional }) => optional ? ["prompt_not_understood"] : ["empty_prompt", "prompt_not_understood"]
};
/** The prompts that a tool offers in a language. */
function promptSamples(fields, language) {
	const isPrompt = (field) => field.kind === "prompt";
	return fields.filter(isPrompt).flatMap(({ samples }) => samples[language]);
}
// contract/tools/kinds/quality.ts
var valuesOf = ({ tiers }) => tiers ? tiers.values.map(({ value }) => value) : Object.keys(QUALITY_FACTORS);
var initialOf = ({ tiers }) => tiers?.initial ?? "standard";
var quality = {
	properties: (field) => ({ quality: {
		rule: {
			type: "one_of",
			values: valuesOf(field)
		},
		initial: initialOf(field)
	} }),
	price: (field, input) => ({ quality: input["quality"] ?? initialOf(field) }),
	tiers: ({ tiers }) => tiers?.values ?? []
};
// contract/tools/kinds/range.ts
var range = {
	properties: ({ name, minimum, maximum, step, initial }) => ({ [name]: {
		rule: {
			type: "number",
			whole: Number.isInteger(step) && Number.isInteger(minimum),
			minimum,
			maximum
		},
		initial
	} }),
	price: ({ name, initial, paidBySeconds }, input) => paidBySeconds ? { seconds: Number(input[name] ?? initial) } : {}
};
// contract/tools/kinds/size.ts
/** Pixels of a side before one is chosen, if no sizes are on offer. */
var SIDE = 1024;
var size = { properties({ presets: [first], largest = PICTURE_SIDE.maximum }) {
	const side = (blank = SIDE) => ({
		rule: {
			type: "number",
			whole: true,
			minimum: PICTURE_SIDE.minimum,
			maximum: largest
		},
		blank
	});
	return {
		width: side(first?.width),
		height: side(first?.height)
	};
} };
// contract/tools/kinds/speech.ts
var sound = mediaKind("audio");
var asSound = (field) => ({
	...field,
	kind: "audio"
});
var speech = {
	properties: (field) => sound.properties(asSound(field)),
	price: (field, input) => sound.price?.(asSound(field), input) ?? {},
	refusals: (field) => sound.refusals?.(asSound(field)) ?? [],
	medium: ({ name, secondsName, limits, samples, video }) => ({
		kind: "audio",
		name,
		secondsName,
		limits,
		samples,
		...video ? { soundOf: video } : {}
	}),
	saidAloud: true
};
// contract/tools/kinds/strokes.ts
var strokes = {
	properties: () => ({
		keep_url: {
			rule: { type: "file" },
			optional: true
		},
		erase_url: {
			rule: { type: "file" },
			optional: true
		},
		/** In pixels of the picture. */
		box: {
			rule: {
				type: "record",
				properties: {
					left: { rule: PIXELS },
					top: { rule: PIXELS },
					width: { rule: SIDE$1 },
					height: { rule: SIDE$1 }
				}
			},
			optional: true
		}
	}),
	refusals: () => ["mask_size_mismatch"],
	pictureProblem: ({ of }, _input, sizes) => differingSizes(sizes["keep_url"], sizes[of]) ?? differingSizes(sizes["erase_url"], sizes[of]),
	tab: {
		en: "Cut-out",
		zh: "抠图"
	}
};
// contract/tools/kinds/style.ts
var style = {
	properties: ({ values }) => ({ style: {
		rule: {
			type: "one_of",
			values
		},
		optional: true
	} }),
	options: ({ values, needsEngine = [] }) => ({
		name: "style",
		values,
		needModel: needsEngine
	})
};
// contract/tools/kinds/video.ts
/** One video. */
var video = mediaKind("video");
// contract/tools/kinds/voice.ts
var ID = {
	type: "text",
	longest: 200,
	trimmed: true
};
var OF_SPEAKER = {
	type: "record",
	properties: {
		speaker: { rule: {
			type: "text",
			longest: LINE_LIMITS.speaker
		} },
		voice: { rule: ID }
	}
};
var MOST_SPEAKERS = 50;
// contract/tools/kinds/index.ts
var KINDS = {
	prompt,
	size,
	count,
	quality,
	style,
	seed,
	words: { properties: ({ name, maximum, required }) => ({ [name]: {
		...orEmpty({
			type: "text",
			longest: maximum,
			trimmed: true
		}, required),
		blank: ""
	} }) },
	image,
	images,
	video,
	audio,
	mask,
	strokes,
	choice,
	range,
	flag,
	color,
	frame,
	placement,
	texts,
	drawing,
	lines,
	areas,
	check,
	speech,
	fit,
	voice: { properties: ({ name }) => ({
		[name]: {
			rule: ID,
			optional: true
		},
		voices: {
			rule: {
				type: "list",
				of: OF_SPEAKER,
				longest: MOST_SPEAKERS
			},
			optional: true
		}
	}) }
};
// contract/fields/field.ts
/** The kind of a field, bound to it. */
var kindOf = (field) => KINDS[field.kind];
/**
* What the field adds to the input of a run. A field that counts only for one value of another field may be
* left out; if that value requires it, the tool's refusal says so (`contract/tools/refusals.ts`).
*/
function propertiesOf(field) {
	const properties = kindOf(field).properties(field);
	if (field.when === void 0) return properties;
	return Object.fromEntries(Object.entries(properties).map(([name, { required, ...property }]) => [name, required ? {
		...property,
		optional: true
	} : property]));
}
/** Whether the field counts, given the other values of a form. */
var counts = ({ when }, values) => when === void 0 || values[when.name] === when.value;
var namesWhere = (field, holds) => Object.entries(propertiesOf(field)).flatMap(([name, { rule }]) => holds(rule) ? [name] : []);
/** The properties of a field that name files, one or several. */
var fileNames = (field) => namesWhere(field, (rule) => (rule.type === "list" ? rule.of : rule).type === "file");
/** The properties of a field that name one picture. */
var singlePictureNames = (field) => mediumOf(field) ? [] : namesWhere(field, ({ type }) => type === "file");
/** The sound or video that a field takes; undefined for a field of anything else. */
var mediumOf = (field) => kindOf(field).medium?.(field);
/** The properties of a field that hold free text. */
var textNames = (field) => namesWhere(field, ({ type }) => type === "text");
/** The set of values that a field offers; undefined for a field that offers none. */
var optionSetOf = (field) => kindOf(field).options?.(field);
/**
* What is wrong with the pictures of a field: their own size, or their fit to the picture below. A picture
* that is not known yet is fine.
*/
var pictureMisfit = (field, input, sizes) => kindOf(field).pictureProblem?.(field, input, sizes);
export { optionSetOf as a, singlePictureNames as c, requiredImages as d, FITS as f, mediumOf as i, textNames as l, drawingName as m, fileNames as n, pictureMisfit as o, fittedSeconds as p, kindOf as r, propertiesOf as s, counts as t, promptSamples as u };
