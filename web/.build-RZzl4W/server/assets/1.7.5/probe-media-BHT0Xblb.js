import { n as lengthOfVideo } from "./media-limits-IbQgcqIW.js";
import { ALL_FORMATS, BlobSource, EncodedPacketSink, Input } from "mediabunny";
// web/video/core/variable-rate.ts
/** Times in files are rounded, to a millisecond in WebM: gaps that differ by less are equal. Seconds. */
var ROUNDING = .003;
/** Share of the gaps that may differ: a file that was cut has one or two. */
var FEW = .05;
/**
* Whether frames follow each other at changing distances, as phones and screen recorders write them.
* @param times when frames are shown, in seconds, in any order
*/
function isVariableRate(times) {
	const sorted = times.toSorted((one, other) => one - other);
	const gaps = sorted.slice(1).map((time, at) => time - sorted[at]);
	const usual = gaps.toSorted((one, other) => one - other)[gaps.length >> 1];
	if (usual === void 0) return false;
	return gaps.filter((gap) => Math.abs(gap - usual) > ROUNDING).length > gaps.length * FEW;
}
// web/uploads/media/probe-media.ts
/** Packets over which the frame rate is measured, as the server does it. */
var RATE_PACKETS = 120;
/**
* What the index of a file says, without decoding it. For a format that the browser's reader does not know, it returns
* only type and size: the server reads the rest.
* @param type content type, by the bytes
* @returns with the type of sound where a film's container has nothing else; undefined for a file that begins like
* sound or video, and cannot be played
*/
async function probeMedia(blob, type) {
	const facts = {
		type,
		bytes: blob.size
	};
	const input = new Input({
		source: new BlobSource(blob),
		formats: ALL_FORMATS
	});
	try {
		if (!await input.canRead()) return type === "video/x-msvideo" ? facts : void 0;
		if (!type.startsWith("video/")) {
			const sound = await input.getPrimaryAudioTrack();
			return sound ? {
				...facts,
				seconds: await secondsOf(sound)
			} : void 0;
		}
		const film = await input.getPrimaryVideoTrack();
		if (!film) return await soundAlone(input, facts);
		const { averagePacketRate } = await film.computePacketStats(RATE_PACKETS);
		const variableRate = isVariableRate(await timesOf(film));
		return {
			...facts,
			seconds: lengthOfVideo(await secondsOf(film), await longestSound(input)),
			width: await film.getDisplayWidth(),
			height: await film.getDisplayHeight(),
			frameRate: Math.round(averagePacketRate * 1e3) / 1e3,
			...variableRate && { variableRate }
		};
	} catch {
		return;
	} finally {
		input.dispose();
	}
}
/** A film's container without pictures: the server keeps it as sound. */
async function soundAlone(input, facts) {
	const sound = await input.getPrimaryAudioTrack();
	const type = facts.type === "video/webm" ? "audio/webm" : "audio/mp4";
	return sound ? {
		...facts,
		type,
		seconds: await secondsOf(sound)
	} : void 0;
}
async function longestSound(input) {
	const sounds = await input.getAudioTracks();
	return Math.max(0, ...await Promise.all(sounds.map((sound) => secondsOf(sound).catch(() => 0))));
}
/** When the first frames are shown, in the order of the file. */
async function timesOf(film) {
	const times = [];
	const packets = new EncodedPacketSink(film).packets(void 0, void 0, { metadataOnly: true });
	for await (const { timestamp } of packets) if (times.push(timestamp) === RATE_PACKETS) break;
	return times;
}
/** To the millisecond, from the first packet to the end of the last one; what lies before 0 is not shown. */
async function secondsOf(track) {
	const [end, first] = [await track.computeDuration(), await track.getFirstTimestamp()];
	const seconds = end - (end > 0 ? Math.max(0, first) : first);
	return Math.round(seconds * 1e3) / 1e3;
}
export { probeMedia as t };
