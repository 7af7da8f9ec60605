import { r as mediaProblems } from "./media-limits-IbQgcqIW.js";
// web/uploads/media/repair/plan-repair.ts
/** A little less than a limit, so that rounding to frames and packets stays within it: seconds. */
var SLACK = .05;
/** Share of the largest size to aim for. */
var FILL = .9;
/** Bits a second of sound in a video. */
var SOUND_BITRATE = 128e3;
/** Bits for a pixel of a picture: more makes no visible difference. */
var BITS_PER_PIXEL = .12;
/** Minimum bits a second: fewer do not give a usable picture. */
var LEAST_BITRATE = 2e5;
var USUAL_RATE = 30;
var SOUND_SHAPES = [
	{
		channels: 2,
		sampleRate: 48e3
	},
	{
		channels: 1,
		sampleRate: 48e3
	},
	{
		channels: 1,
		sampleRate: 24e3
	},
	{
		channels: 1,
		sampleRate: 16e3
	}
];
var even = (pixels) => 2 * Math.round(pixels / 2);
/** Most seconds that a field accepts; undefined for one that accepts any. */
function mostSeconds({ seconds }) {
	return seconds?.below ?? seconds?.maximum;
}
/** The initial part to keep: as much as fits, from the beginning. */
function firstRange(facts, limits) {
	return {
		start: 0,
		end: Math.min(facts.seconds, mostSeconds(limits) ?? facts.seconds)
	};
}
var largestBytes = ({ bytes }) => bytes.below ?? bytes.maximum ?? Number.POSITIVE_INFINITY;
/** How a file is made to fit when this part of it is kept. Pure: called again with every move of a handle. */
function planRepair(facts, limits, asked) {
	const most = mostSeconds(limits);
	const range = most !== void 0 && asked.end - asked.start >= most - SLACK && asked.end - asked.start <= most && facts.seconds > most - SLACK ? {
		...asked,
		end: asked.start + most - SLACK
	} : asked;
	const plan = facts.type.startsWith("video/") ? planVideo(facts, limits, range) : planSound(facts, limits, range);
	const before = mediaProblems(limits, facts);
	const left = mediaProblems(limits, plan.after);
	const state = (name, code) => ({
		name,
		state: left.includes(code) ? "stuck" : before.includes(code) ? "fixed" : "met"
	});
	const { seconds, side, ratio, frameRate } = limits;
	const madeConstant = facts.variableRate && !plan.after.variableRate;
	const rate = state("rate", "media_frame_rate");
	return {
		...plan,
		limits: [
			...seconds ? [state("length", "media_duration")] : [],
			...side ? [state("sides", "media_resolution")] : [],
			...ratio ? [state("ratio", "media_proportions")] : [],
			...frameRate || facts.variableRate ? [madeConstant && rate.state === "met" ? {
				...rate,
				state: "fixed"
			} : rate] : [],
			state("format", "media_format")
		],
		fits: left.length === 0
	};
}
function planVideo(facts, limits, range) {
	const { width = 0, height = 0, seconds, bytes } = facts;
	const kept = range.end - range.start;
	const crop = cropTo(limits.ratio, width, height);
	const size = scaled(crop ?? {
		width,
		height
	}, limits.side);
	const frameRate = within(limits.frameRate, facts.frameRate || USUAL_RATE);
	const changed = crop !== void 0 || size.width !== width || size.height !== height;
	const slower = frameRate !== facts.frameRate && limits.frameRate !== void 0;
	const isTrimmed = kept < seconds - .001;
	const most = largestBytes(limits) * 8 * FILL / kept - SOUND_BITRATE;
	const asIs = bytes / seconds * kept;
	const heavy = asIs > largestBytes(limits) * FILL && mediaProblems(limits, {
		...facts,
		bytes: asIs
	}).length > 0;
	const encodes = changed || slower || isTrimmed || heavy;
	const usual = size.width * size.height * frameRate * BITS_PER_PIXEL;
	const source = bytes * 8 / seconds * Math.min(1, size.width * size.height / Math.max(1, width * height));
	const videoBitrate = Math.max(LEAST_BITRATE, Math.floor(Math.min(most, usual, Math.max(source, LEAST_BITRATE))));
	const after = {
		...facts,
		type: "video/mp4",
		seconds: kept,
		...changed && size,
		...slower && { frameRate },
		variableRate: facts.variableRate && !encodes,
		bytes: encodes ? (videoBitrate + SOUND_BITRATE) * kept / 8 : asIs
	};
	return {
		target: {
			type: "video/mp4",
			range,
			...crop && { crop },
			...changed && size,
			...(slower || encodes && facts.variableRate) && { frameRate },
			...encodes && { videoBitrate },
			encodes
		},
		after
	};
}
/** Sound becomes WAV, which every browser can write: as good as the size allows. */
function planSound(facts, limits, range) {
	const kept = range.end - range.start;
	const bytesOf = ({ channels, sampleRate }) => kept * channels * sampleRate * 2;
	const shape = SOUND_SHAPES.find((shape) => bytesOf(shape) < largestBytes(limits) * FILL) ?? SOUND_SHAPES[SOUND_SHAPES.length - 1] ?? SOUND_SHAPES[0];
	return {
		target: {
			type: "audio/wav",
			range,
			...shape,
			encodes: false
		},
		after: {
			...facts,
			type: "audio/wav",
			seconds: kept,
			bytes: bytesOf(shape)
		}
	};
}
/** What is cut off at both ends of the longer side; undefined if nothing is. */
function cropTo(ratio, width, height) {
	if (ratio === void 0 || Math.max(width, height) <= ratio * Math.min(width, height)) return void 0;
	const most = 2 * Math.floor(ratio * Math.min(width, height) / 2);
	return width > height ? {
		left: Math.floor((width - most) / 2),
		top: 0,
		width: most,
		height
	} : {
		left: 0,
		top: Math.floor((height - most) / 2),
		width,
		height: most
	};
}
/** The nearest size within both ends, in even pixels as encoders want them. */
function scaled({ width, height }, side) {
	const { minimum = 1, maximum = Number.POSITIVE_INFINITY } = side ?? {};
	const shrink = Math.min(1, maximum / Math.max(width, height));
	const factor = shrink < 1 ? shrink : Math.max(1, minimum / Math.min(width, height));
	if (factor === 1) return {
		width,
		height
	};
	return {
		width: even(width * factor),
		height: even(height * factor)
	};
}
var within = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY } = {}, value) => Math.min(maximum, Math.max(minimum, value));
export { planRepair as i, firstRange as n, mostSeconds as r, SOUND_BITRATE as t };
