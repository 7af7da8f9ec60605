// web/voices/core/speech-length.ts
/** Characters a second at the usual speed, measured on the built-in voices; others are similar. */
var ALPHABETIC = 16;
var CHARACTERS = {
	"zh-CN": 4.2,
	"yue-CN": 4.2,
	"zh-HK": 4.2,
	"zh-TW": 4.2,
	"ja-JP": 6.5
};
var HAN = /\p{Script=Han}/u;
/**
* Approximate time that a text takes to speak, in milliseconds.
* @param speed in per cent
*/
function speechLength(text, speed, language) {
	const usual = CHARACTERS[language ?? (HAN.test(text) ? "zh-CN" : "en-US")] ?? ALPHABETIC;
	return [...text].length / usual / (speed / 100) * 1e3;
}
export { speechLength as t };
