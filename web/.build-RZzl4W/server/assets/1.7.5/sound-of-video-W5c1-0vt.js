import { r as mediaProblems } from "./media-limits-IbQgcqIW.js";
import { a as kindOfBytes, n as HEAD_BYTES } from "./file-kind-BfBd1U7_.js";
import { t as probeMedia } from "./probe-media-BHT0Xblb.js";
import { convertMedia } from "./convert-media-Bfi7Z7RN.js";
import { ALL_FORMATS, BlobSource, Input } from "mediabunny";
// web/uploads/media/sound-of-video.ts
var SAMPLE_RATE = 48e3;
/**
* The sound of a video as a WAV file of one channel. A video that is too long is no obstacle: its sound is trimmed like
* any other.
* @returns why there is none: the limit that the video misses, `no_sound`, or `media_format` if the file is not a video
* @throws Error if this browser cannot decode the sound
*/
async function soundOfVideo(file, limits) {
	const type = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
	if (!type?.startsWith("video/")) return "media_format";
	const facts = await probeMedia(file, type);
	if (!facts?.seconds) return limits.types.includes(type) ? "media_unreadable" : "media_format";
	const [problem] = mediaProblems(limits, facts).filter((each) => each !== "media_duration");
	if (problem) return problem;
	if (!await hasSound(file)) return "no_sound";
	const wav = await convertMedia(file, {
		type: "audio/wav",
		range: {
			start: 0,
			end: facts.seconds
		},
		channels: 1,
		sampleRate: SAMPLE_RATE,
		encodes: false
	}, {
		signal: new AbortController().signal,
		onProgress: () => void 0
	});
	return new File([wav], file.name.replace(/(\.\w+)?$/, ".wav"), { type: "audio/wav" });
}
async function hasSound(file) {
	const input = new Input({
		source: new BlobSource(file),
		formats: ALL_FORMATS
	});
	try {
		return await input.getPrimaryAudioTrack() !== null;
	} finally {
		input.dispose();
	}
}
export { soundOfVideo };
