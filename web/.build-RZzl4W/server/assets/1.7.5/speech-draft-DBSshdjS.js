import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
import { t as createStore } from "./store-CbiqaTvC.js";
// web/editors/form/speaking/speech-draft.ts
var SOURCES = [
	"file",
	"record",
	"text"
];
var EMPTY = {
	source: "file",
	text: "",
	voice: void 0,
	spoken: void 0
};
var CHARACTERS = 1e4;
var nameOf = (toolId) => `inkreel.speech.${toolId}`;
var drafts = /* @__PURE__ */ new Map();
/** The draft of a tool's form, which survives a reload like the form itself. */
function speechDraft(toolId) {
	const known = drafts.get(toolId) ?? createStore(readDraft(localStorage.getItem(nameOf(toolId))));
	drafts.set(toolId, known);
	return known;
}
/** Changes part of a draft, and stores it. If the browser has no room it lasts as long as the page. */
function changeDraft(toolId, changed) {
	const store = speechDraft(toolId);
	const draft = {
		...store.get(),
		...changed
	};
	store.set(draft);
	try {
		writeLocally(nameOf(toolId), JSON.stringify(draft));
	} catch {}
}
/** A stored draft; values from an older page or another source are left out. */
function readDraft(json) {
	try {
		const { source, text, voice, spoken } = JSON.parse(json ?? "");
		if (typeof text !== "string" || text.length > CHARACTERS) return EMPTY;
		const said = spoken;
		const isSaid = typeof said?.url === "string" && typeof said.text === "string" && isVoice(said.voice);
		return {
			source: SOURCES.find((each) => each === source) ?? EMPTY.source,
			text,
			voice: isVoice(voice) ? voice : void 0,
			spoken: isSaid ? said : void 0
		};
	} catch {
		return EMPTY;
	}
}
function isVoice(value) {
	if (value === void 0) return true;
	const { engine, voice, name, speed } = value ?? {};
	const isNamed = typeof name?.en === "string" && typeof name.zh === "string";
	return typeof engine === "string" && typeof voice === "string" && isNamed && typeof speed === "number";
}
/** Whether text or voice were changed after the sound of the form was made from them. */
var isStale = ({ spoken, text, voice }, url) => spoken !== void 0 && spoken.url === url && (spoken.text !== text.trim() || JSON.stringify(spoken.voice) !== JSON.stringify(voice));
export { speechDraft as i, changeDraft as n, isStale as r, SOURCES as t };
