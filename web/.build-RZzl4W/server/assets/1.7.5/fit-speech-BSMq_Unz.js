// scene/subtitles/fit-speech.ts
var SPEECH_FIT = {
	slowest: .8,
	fastest: 1.35
};
/**
* Fits speech to its line: slower or faster within the limits, then into the following pause. Speech much shorter than
* its line keeps the usual speed and leaves a pause.
*/
function fitSpeech({ natural, shown, room }, { slowest = SPEECH_FIT.slowest, fastest = SPEECH_FIT.fastest } = {}) {
	const wanted = natural / shown;
	const speed = wanted < slowest ? 1 : Math.min(fastest, wanted);
	const length = natural / speed;
	return {
		speed,
		length,
		over: Math.max(0, length - Math.max(shown, room))
	};
}
export { fitSpeech as t };
