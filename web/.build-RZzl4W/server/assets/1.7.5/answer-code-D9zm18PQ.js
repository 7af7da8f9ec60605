import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { n as errorCodeOf } from "./errors-DwWFIixX.js";
import { i as shownLanguage } from "./area-texts-CUYWs46C.js";
import { r as loadErrorTexts } from "./error-texts-CJdIQw01.js";
// web/lib/answer-code.ts
var answer_code_exports = /* @__PURE__ */ __exportAll({
	codeOfAnswer: () => codeOfAnswer,
	wordedCodeOf: () => wordedCodeOf
});
/** The catalogue's code of an answer; by HTTP status if the number is unknown. */
function codeOfAnswer(number, status) {
	if (status === 401) return "not_signed_in";
	return errorCodeOf(number) ?? errorCodeOf(1e5 + status) ?? "internal_error";
}
/** The same, once the error texts are loaded: failures are reported immediately. */
async function wordedCodeOf(number, status) {
	await loadErrorTexts(shownLanguage());
	return codeOfAnswer(number, status);
}
export { codeOfAnswer as n, answer_code_exports as t };
