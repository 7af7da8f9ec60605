// contract/speech.ts
/** Option sets of speech and subtitles (specification, section 3). */
/** Languages that voices speak, as BCP 47 writes them; `yue-CN` is Cantonese. */
var SPEECH_LANGUAGES = [
	"zh-CN",
	"yue-CN",
	"zh-HK",
	"zh-TW",
	"en-US",
	"en-GB",
	"es-ES",
	"ru-RU",
	"ja-JP",
	"de-DE",
	"fr-FR"
];
/** Local accents of Chinese. */
var ACCENTS = [
	"mandarin",
	"northeastern",
	"henan",
	"shaanxi",
	"shandong",
	"sichuan"
];
/** Languages of burnt-in subtitles; `all`: any. */
var SUBTITLE_LANGUAGES = [
	"en",
	"zh",
	"all",
	"ja",
	"ko",
	"ar"
];
/** Speed of speech in per cent of a voice's own (specification, section 9: 100 by default). */
var SPEECH_SPEED = {
	least: 50,
	usual: 100,
	most: 200,
	step: 5
};
export { SUBTITLE_LANGUAGES as i, SPEECH_LANGUAGES as n, SPEECH_SPEED as r, ACCENTS as t };
