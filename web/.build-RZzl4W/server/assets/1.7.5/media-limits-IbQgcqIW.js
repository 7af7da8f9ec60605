import { C as VIDEO_UPLOAD_BYTES, t as AUDIO_UPLOAD_BYTES } from "./limits-owx9t46c.js";
// contract/media-limits.ts
var MB = 1048576;
var MP4 = ["video/mp4"];
var WAV_OR_MP3 = ["audio/wav", "audio/mpeg"];
var MEDIA_LIMITS = {
	/** Generic video. */
	video: {
		types: [
			...MP4,
			"video/quicktime",
			"video/webm",
			"video/x-msvideo"
		],
		bytes: { maximum: VIDEO_UPLOAD_BYTES }
	},
	lipSyncVideo: {
		types: MP4,
		bytes: { below: 100 * MB },
		seconds: { below: 60 }
	},
	audio: {
		types: WAV_OR_MP3,
		bytes: { below: AUDIO_UPLOAD_BYTES },
		seconds: { below: 60 }
	},
	retalkVideo: {
		types: [
			...MP4,
			"video/x-msvideo",
			"video/quicktime"
		],
		bytes: { below: 300 * MB },
		seconds: {
			minimum: 2,
			maximum: 120
		},
		side: {
			minimum: 640,
			maximum: 2048
		},
		frameRate: {
			minimum: 15,
			maximum: 60
		},
		ratio: 2
	},
	/** Section 5 says 300 MB for retalk; a sound first reaches the limit of every uploaded sound. */
	retalkAudio: {
		types: [
			"audio/mpeg",
			"audio/wav",
			"audio/aac"
		],
		bytes: { below: AUDIO_UPLOAD_BYTES },
		seconds: {
			minimum: 2,
			maximum: 120
		}
	}
};
var isWithin = ({ minimum = 0, maximum = Number.POSITIVE_INFINITY, below }, value) => value >= minimum && value <= maximum && (below === void 0 || value < below);
var misses = (span, value) => span !== void 0 && value !== void 0 && !isWithin(span, value);
/** The limits that a file can break, in the order in which they are reported. */
var CHECKS = [
	["media_format", ({ types }, { type }) => !types.includes(type)],
	["media_duration", ({ seconds }, facts) => misses(seconds, facts.seconds)],
	["media_resolution", ({ side }, { width, height }) => misses(side, width) || misses(side, height)],
	["media_proportions", ({ ratio }, facts) => misses({ maximum: ratio ?? Number.POSITIVE_INFINITY }, ratioOf(facts))],
	["media_frame_rate", ({ frameRate }, facts) => misses(frameRate, facts.frameRate)],
	["media_size", ({ bytes }, facts) => misses(bytes, facts.bytes)]
];
function ratioOf({ width, height }) {
	if (!width || !height) return void 0;
	return Math.max(width, height) / Math.min(width, height);
}
/**
* Seconds of sound after the last frame that do not count: encoders pad their last block.
*/
var SOUND_BEHIND = 1;
/**
* The duration of a video: that of its frames, or of its sound if that is much longer. Otherwise an hour of
* speech under a single frame would be transcribed at the price of the frame.
*/
var lengthOfVideo = (pictures, sound) => sound > pictures + SOUND_BEHIND ? sound : pictures;
/** Every limit that a file breaks. */
function mediaProblems(limits, facts) {
	return CHECKS.filter(([, isMissed]) => isMissed(limits, facts)).map(([code]) => code);
}
[...CHECKS.map(([code]) => code)];
export { lengthOfVideo as n, mediaProblems as r, MEDIA_LIMITS as t };
