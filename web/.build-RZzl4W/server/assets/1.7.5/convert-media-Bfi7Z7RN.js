import { t as SOUND_BITRATE } from "./plan-repair-BElHqIUN.js";
import { ALL_FORMATS, BlobSource, BufferTarget, Conversion, Input, Mp4OutputFormat, Output, Quality, WavOutputFormat, canEncodeAudio, canEncodeVideo } from "mediabunny";
// web/uploads/media/repair/convert-media.ts
/** Samples of silence with which the AAC encoder that we ship begins. */
var PRIMING = 1024;
var SAMPLE_RATE = 48e3;
var KEY_FRAME_SECONDS = 2;
/** Whether this browser can encode the pictures of a repair. */
async function canRepair({ encodes, width, height }) {
	if (!encodes) return true;
	return canEncodeVideo("avc", width && height ? {
		width,
		height
	} : {});
}
/**
* Carries out a repair in this browser.
* @returns the new file's bytes
* @throws the signal's reason; Error if the browser cannot decode or encode what is needed
*/
async function convertMedia(file, target, { signal, onProgress }) {
	signal.throwIfAborted();
	const input = new Input({
		source: new BlobSource(file),
		formats: ALL_FORMATS
	});
	const buffer = new BufferTarget();
	const isVideo = target.type === "video/mp4";
	const format = isVideo ? new Mp4OutputFormat({ fastStart: "in-memory" }) : new WavOutputFormat();
	try {
		const conversion = await Conversion.init({
			input,
			output: new Output({
				format,
				target: buffer
			}),
			tracks: "primary",
			trim: {
				start: target.range.start,
				end: target.range.end
			},
			video: isVideo ? videoOptions(target) : { discard: true },
			audio: isVideo ? await soundOptions() : soundShape(target),
			tags: {},
			showWarnings: false
		});
		const lost = conversion.discardedTracks.find(({ reason }) => reason !== "discarded_by_user");
		if (!conversion.isValid || lost) throw new Error(`not converted: ${lost?.reason ?? "invalid"}`);
		conversion.onProgress = onProgress;
		const cancel = () => void conversion.cancel();
		signal.addEventListener("abort", cancel, { once: true });
		await conversion.execute().finally(() => signal.removeEventListener("abort", cancel));
		signal.throwIfAborted();
		if (!buffer.buffer) throw new Error("nothing was written");
		return new Blob([buffer.buffer], { type: target.type });
	} catch (error) {
		signal.throwIfAborted();
		throw error;
	} finally {
		input.dispose();
	}
}
function videoOptions({ crop, width, height, frameRate, videoBitrate, encodes }) {
	return {
		codec: "avc",
		...crop && { crop },
		...width && height && {
			width,
			height,
			fit: "fill"
		},
		...frameRate && { frameRate },
		...encodes && {
			forceTranscode: true,
			keyFrameInterval: KEY_FRAME_SECONDS,
			...videoBitrate && { quality: new Quality({ bitrate: videoBitrate }) }
		}
	};
}
var soundShape = ({ channels, sampleRate }) => ({
	codec: "pcm-s16",
	forceTranscode: true,
	...channels && { numberOfChannels: channels },
	...sampleRate && { sampleRate }
});
/**
* Sound of a video is AAC. If the browser has no encoder of it, ours is loaded, and its silent beginning cut
* off.
*/
async function soundOptions() {
	const options = {
		codec: "aac",
		numberOfChannels: 2,
		sampleRate: SAMPLE_RATE,
		quality: new Quality({ bitrate: SOUND_BITRATE }),
		forceTranscode: true
	};
	if (await canEncodeAudio("aac", {
		numberOfChannels: 2,
		sampleRate: SAMPLE_RATE
	})) return registered ? {
		...options,
		process: earlier()
	} : options;
	const { registerAacEncoder } = await import("@mediabunny/aac-encoder");
	registerAacEncoder();
	registered = true;
	return {
		...options,
		process: earlier()
	};
}
var registered = false;
/** Drops as much of the beginning as the encoder puts before it, so that sound and picture stay in step. */
function earlier() {
	let left = PRIMING;
	return (sample) => {
		const cut = Math.min(left, sample.numberOfFrames);
		left -= cut;
		if (cut === sample.numberOfFrames) return null;
		const kept = cut > 0 ? sample.trim(cut) : sample;
		kept.setTimestamp(kept.timestamp - PRIMING / SAMPLE_RATE);
		return kept;
	};
}
export { canRepair, convertMedia };
