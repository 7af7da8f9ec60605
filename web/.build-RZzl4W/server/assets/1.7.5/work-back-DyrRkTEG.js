import { n as draftKey } from "./accounts-DPOkM-YG.js";
import { F as call } from "../../entry-server.js";
import { keepAgain, n as noteSeals, personShown, r as readSealKey, t as keepSealKey } from "./lose-session-DVMihoGX.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { f as loadForNext, r as currentToken, s as forgetWork } from "./session-DiDZXz4K.js";
// web/lib/work-back.ts
/** Restores sealed work to its person, and prepares what a session needs to seal its work. */
/** Milliseconds that a page waits for its person's work before it is shown without. */
var PATIENCE_MS = 4e3;
var fetchKey = (seal) => call(draftKey, {
	query: { seal },
	signal: AbortSignal.timeout(PATIENCE_MS)
});
/** Fetches the key for the end of the session, once. Without https a browser encrypts nothing. */
async function prepareSeal() {
	if (readSealKey() || !("subtle" in crypto)) return;
	const [token, seal] = [currentToken(), newId()];
	if (token === void 0) return;
	const { person, key } = await fetchKey(seal);
	if (currentToken() === token) keepSealKey({
		person,
		seal,
		key
	});
}
/**
* After a sign-in: the person continues with what the page shows, or with what was sealed. If the page shows another
* person's work, or no work although there is some, it is reloaded; then this never resolves.
*/
async function takeWorkBack(person) {
	const lost = personShown();
	if (lost !== void 0 && lost !== person) {
		forgetWork();
		loadForNext();
		return new Promise(() => void 0);
	}
	keepAgain();
	const { isSealedFor } = await import("./sealed-work-CUHbfcWH.js");
	if (person === void 0 || !await isSealedFor(person).catch(() => false)) return;
	if (lost === void 0 && localStorage.getItem(formOfPage()) === null) return loadAgain();
	await bringBack();
}
async function bringBack() {
	try {
		const { openWork } = await import("./sealed-work-CUHbfcWH.js");
		noteSeals(await openWork(fetchKey));
	} catch {}
}
function loadAgain() {
	location.reload();
	return new Promise(() => void 0);
}
/** The key under which this page's editor, if it is one, stores its form. */
var formOfPage = () => `inkreel.form.${location.pathname.split("/").at(-2)}`;
export { prepareSeal, takeWorkBack };
