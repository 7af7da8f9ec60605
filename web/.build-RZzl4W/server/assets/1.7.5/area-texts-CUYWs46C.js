// web/lib/area-texts.ts
var areas = /* @__PURE__ */ new Map();
var shown;
/** The language that was requested last, for what is loaded outside of the page's components. */
function shownLanguage() {
	return shown ?? "en";
}
/** Begins to load every area that is in use in a language, and from now on each new one. */
function showTextsIn(language) {
	if (language === shown) return;
	shown = language;
	for (const load of areas.values()) load(language).catch(() => void 0);
}
/**
* Waits for the areas in use, in the current language. One that fails to load is requested again when read.
*/
async function areaTextsLoaded() {
	const language = shown;
	if (language !== void 0) await Promise.allSettled([...areas.values()].map((load) => load(language)));
}
/** A promise of the texts of an area. @throws Error if `texts` has not been split */
function loadAreaTexts(texts, language) {
	const load = areas.get(texts);
	if (!load) throw new Error(`An area has no texts in ${language}`);
	return load(language);
}
export { shownLanguage as i, loadAreaTexts as n, showTextsIn as r, areaTextsLoaded as t };
