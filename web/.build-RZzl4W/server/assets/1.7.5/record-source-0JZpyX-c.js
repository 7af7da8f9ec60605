import { t as speakingTexts } from "./speaking-PED5tarN.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button } from "../../entry-server.js";
import { t as UploadRows } from "./late-upload-rows-1OTuhK4N.js";
import { r as useMediaInput } from "./sample-media-CXQvGVZW.js";
import { t as clockOf } from "./clock-f079JMNe.js";
import { useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Mic, Square } from "lucide-react";
// web/editors/form/speaking/as-wav.ts
var BYTES = 2;
var HEADER = 44;
/** Samples of one channel, -1 to 1, as a WAV file of 16 bits (RIFF, PCM). */
function asWav(samples, rate) {
	const view = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(HEADER + BYTES * samples.length));
	const text = (at, word) => {
		for (let index = 0; index < word.length; index += 1) view.setUint8(at + index, word.charCodeAt(index));
	};
	const size = BYTES * samples.length;
	text(0, "RIFF");
	view.setUint32(4, 36 + size, true);
	text(8, "WAVEfmt ");
	view.setUint32(16, 16, true);
	view.setUint16(20, 1, true);
	view.setUint16(22, 1, true);
	view.setUint32(24, rate, true);
	view.setUint32(28, rate * BYTES, true);
	view.setUint16(32, BYTES, true);
	view.setUint16(34, 16, true);
	text(36, "data");
	view.setUint32(40, size, true);
	samples.forEach((sample, index) => {
		const value = Math.max(-1, Math.min(1, sample));
		view.setInt16(HEADER + BYTES * index, Math.round(value * 32767), true);
	});
	return new Blob([view], { type: "audio/wav" });
}
/** A recording in any format as a WAV file of one channel. @throws DOMException if it cannot be decoded */
async function recordingAsWav(recorded) {
	const context = new AudioContext();
	try {
		const sound = await context.decodeAudioData(await recorded.arrayBuffer());
		const mixed = new Float32Array(sound.length);
		for (let channel = 0; channel < sound.numberOfChannels; channel += 1) sound.getChannelData(channel).forEach((sample, at) => {
			mixed[at] = (mixed[at] ?? 0) + sample / sound.numberOfChannels;
		});
		return asWav(mixed, sound.sampleRate);
	} finally {
		await context.close();
	}
}
// web/editors/form/speaking/use-recorder.ts
/** Loudness at which the meter is full: speech close to a microphone reaches it. */
var FULL = .35;
/**
* Records the microphone.
* @param limit seconds after which it stops by itself
* @param onDone gets the recording, in the browser's own format
*/
function useRecorder(limit, onDone) {
	const [recorder, setRecorder] = useState({ state: "idle" });
	const running = useRef(void 0);
	useEffect(() => () => running.current?.drop(), []);
	const start = async () => {
		if (!("MediaRecorder" in window) || !navigator.mediaDevices) return setRecorder({ state: "unsupported" });
		let stream;
		try {
			stream = await navigator.mediaDevices.getUserMedia({ audio: true });
		} catch (error) {
			const isMissing = error instanceof DOMException && error.name === "NotFoundError";
			return setRecorder({ state: isMissing ? "missing" : "refused" });
		}
		const context = new AudioContext();
		const meter = context.createAnalyser();
		context.createMediaStreamSource(stream).connect(meter);
		const wave = new Float32Array(meter.fftSize);
		const media = new MediaRecorder(stream);
		const parts = [];
		let dropped = false;
		const began = performance.now();
		const watching = setInterval(() => {
			const seconds = (performance.now() - began) / 1e3;
			if (seconds >= limit) return media.stop();
			meter.getFloatTimeDomainData(wave);
			const power = wave.reduce((sum, sample) => sum + sample * sample, 0) / wave.length;
			setRecorder({
				state: "recording",
				seconds,
				level: Math.min(1, Math.sqrt(power) / FULL)
			});
		}, 80);
		media.ondataavailable = ({ data }) => parts.push(data);
		media.onstop = () => {
			clearInterval(watching);
			for (const track of stream.getTracks()) track.stop();
			context.close();
			running.current = void 0;
			setRecorder({ state: "idle" });
			if (!dropped) onDone(new Blob(parts, { type: media.mimeType }));
		};
		const end = () => media.state !== "inactive" && media.stop();
		running.current = {
			stop: end,
			drop: () => {
				dropped = true;
				end();
			}
		};
		media.start();
		setRecorder({
			state: "recording",
			seconds: 0,
			level: 0
		});
	};
	return {
		recorder,
		start,
		stop: () => running.current?.stop()
	};
}
// web/editors/form/speaking/record-source.tsx
/** Half a second before a limit that a recording has to stay below. */
var MARGIN = .5;
/** Records the microphone; the recording becomes one of the person's sounds. */
function RecordSource({ limits, onTaken }) {
	const { record: texts } = useAreaTexts(speakingTexts);
	const input = useMediaInput("audio", limits, onTaken);
	const longest = (limits.seconds?.below ?? limits.seconds?.maximum ?? 60) - MARGIN;
	const { recorder, start, stop } = useRecorder(longest, (recorded) => {
		recordingAsWav(recorded).then((wav) => input.take([new File([wav], texts.name, { type: wav.type })]));
	});
	const isOn = recorder.state === "recording";
	return /* @__PURE__ */ jsxs("div", {
		className: "speech-record",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "record-row",
				children: [/* @__PURE__ */ jsxs(Button, {
					onClick: () => isOn ? stop() : void start(),
					disabled: input.preparing || input.underWay > 0,
					children: [isOn ? /* @__PURE__ */ jsx(Square, {
						size: 14,
						"aria-hidden": true
					}) : /* @__PURE__ */ jsx(Mic, {
						size: 14,
						"aria-hidden": true
					}), isOn ? texts.stop : texts.start]
				}), isOn && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
					className: "numbers",
					children: clockOf(recorder.seconds)
				}), /* @__PURE__ */ jsx("meter", {
					"aria-label": texts.level,
					min: 0,
					max: 1,
					value: recorder.level
				})] })]
			}),
			recorder.state !== "idle" && recorder.state !== "recording" ? /* @__PURE__ */ jsx("p", {
				className: "note",
				role: "alert",
				children: texts[recorder.state]
			}) : /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.line({ seconds: Math.floor(longest) })
			}),
			/* @__PURE__ */ jsx(UploadRows, { input })
		]
	});
}
export { RecordSource };
