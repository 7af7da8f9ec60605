import { n as loadAreaTexts } from "./area-texts-CUYWs46C.js";
import { t as createStore } from "./store-CbiqaTvC.js";
// web/lib/error-texts.ts
var texts = {
	en: {},
	zh: {}
};
/** Languages whose error texts are complete, so that what shows one is drawn again. */
var completeErrorTexts = createStore([]);
/**
* The texts of the error catalogue. One object per language, completed in place, so that earlier handlers
* have the texts as well. It holds `known`, which a form needs immediately, and the others after
* `loadErrorTexts`.
*/
function errorTextsIn(language, known) {
	return Object.assign(texts[language], known);
}
/** Completes the error texts of a language. If they fail to load, the next call tries again. */
async function loadErrorTexts(language) {
	if (completeErrorTexts.get().includes(language)) return;
	try {
		const { errorTexts } = await import("./errors-BhqspZj-.js");
		const split = errorTexts;
		Object.assign(texts[language], split[language] ?? await loadAreaTexts(split, language));
	} catch {
		return;
	}
	completeErrorTexts.set([...completeErrorTexts.get(), language]);
}
export { errorTextsIn as n, loadErrorTexts as r, completeErrorTexts as t };
