// contract/text/services.ts
var CHAT = {
	id: "chat",
	path: "/ai/chat/completions",
	aliases: [
		{ path: "/ai/text/assist" },
		{ path: "/ai/text/lines" },
		{ path: "/ai/gpt/text/model" }
	],
	capability: "write_text",
	pricedBy: "tokens",
	points: 1,
	personal: true
};
var SERVICES = [
	CHAT,
	{
		id: "script",
		path: "/ai/gpt/text/script",
		aliases: [{ path: "/ai/gpt/vision/script" }],
		capability: "write_text",
		pricedBy: "text",
		points: 5
	},
	{
		id: "speech",
		path: "/ai/speech/audio",
		aliases: [{ path: "/ai/audio/nls/tts/v3" }],
		capability: "text_to_speech",
		points: 2
	}
];
/** Speech for a line of a dubbed video: a step of the video's project, which pays for it. */
var DUBBED_LINE = {
	id: "dubbed-line",
	path: "/ai/video/translate/audio/line",
	capability: "text_to_speech",
	points: 0
};
[...SERVICES, DUBBED_LINE].map(({ id }) => id);
/** Tokens of a picture: providers count 250 to 1,600 for one of our size. */
var TOKENS_PER_PICTURE = 1600;
/** Overhead of a message, in tokens. */
var TOKENS_PER_MESSAGE = 10;
/**
* Input tokens of texts and pictures, estimated on the high side: a third of a token for a character of
* ASCII, one for any other.
*/
function estimateTokens(texts, pictures = 0) {
	const ofText = (text) => {
		const ascii = text.replace(/[^\p{ASCII}]/gu, "").length;
		return Math.ceil(ascii / 3) + ([...text].length - ascii) + TOKENS_PER_MESSAGE;
	};
	return texts.reduce((sum, text) => sum + ofText(text), 0) + pictures * TOKENS_PER_PICTURE;
}
export { SERVICES as n, estimateTokens as r, CHAT as t };
