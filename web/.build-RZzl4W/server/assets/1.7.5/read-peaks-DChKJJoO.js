import { ALL_FORMATS, AudioSampleSink, BlobSource, Input, UrlSource } from "mediabunny";
// web/video/core/peaks.ts
/**
* Adds a piece of sound to the loudest samples of a whole.
* @param peaks the loudest sample of each of its equal parts, 0 to 1; changed in place
* @param at where the piece begins and how long the whole is, in seconds
*/
function addPeaks(peaks, samples, at) {
	const perSecond = peaks.length / at.seconds;
	for (const [index, sample] of samples.entries()) {
		const part = Math.floor((at.start + index / at.sampleRate) * perSecond);
		const loud = Math.min(1, Math.abs(sample));
		if (part >= 0 && part < peaks.length && loud > (peaks[part] ?? 0)) peaks[part] = loud;
	}
}
// web/video/read-peaks.ts
/** The longest sound that is decoded for its waveform, in seconds. */
var LONGEST_WAVE = 900;
/**
* The loudest sample, 0 to 1, of each of `count` equal parts of a file's sound, decoded by this browser;
* undefined if it has no sound that the browser can decode, or more than a quarter of an hour of it.
* @param source a file, or the address of one on this site
*/
async function readPeaks(source, count, signal) {
	const input = new Input({
		source: typeof source === "string" ? new UrlSource(source) : new BlobSource(source),
		formats: ALL_FORMATS
	});
	signal.addEventListener("abort", () => input.dispose(), { once: true });
	const track = await input.getPrimaryAudioTrack();
	if (!track || !await track.canDecode()) return void 0;
	const first = await track.getFirstTimestamp();
	const seconds = await track.computeDuration() - first;
	if (seconds > LONGEST_WAVE) return void 0;
	const peaks = new Float32Array(count);
	for await (const sample of new AudioSampleSink(track).samples()) {
		const { numberOfFrames, sampleRate, timestamp } = sample;
		const values = new Float32Array(numberOfFrames);
		sample.copyTo(values, {
			planeIndex: 0,
			format: "f32-planar"
		});
		sample.close();
		if (signal.aborted) return void 0;
		addPeaks(peaks, values, {
			start: timestamp - first,
			sampleRate,
			seconds
		});
	}
	return peaks;
}
export { readPeaks };
