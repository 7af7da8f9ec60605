import { _ as askToSignIn, f as loadForNext, m as storedWork, n as SEAL_KEY, s as forgetWork, t as SEALS } from "./session-DiDZXz4K.js";
import { r as forgetDrafts } from "./draft-store-BTyyAdVO.js";
import { n as serverWrites, r as storeWrites } from "./hold-writes-CfaBYfHJ.js";
// web/lib/seal-key.ts
/** The key with which this browser seals a person's work, and the list of the sealed work in it. */
/** The seal that this page has last seen. */
var known;
/** The key of the session's person; undefined before it was fetched, and for a guest. */
function readSealKey() {
	try {
		const { person, seal, key } = JSON.parse(localStorage.getItem("inkreel.draft-key") ?? "null") ?? {};
		if (typeof person !== "string" || typeof seal !== "string" || typeof key !== "string") return void 0;
		known = seal;
		return {
			person,
			seal,
			key
		};
	} catch {
		return;
	}
}
/** Keeps the key as long as the session. */
function keepSealKey(key) {
	known = key.seal;
	try {
		localStorage.setItem(SEAL_KEY, JSON.stringify(key));
	} catch {}
}
/** The seals of the work in this browser. */
function readSeals() {
	const seals = localStorage.getItem(SEALS);
	return seals === null ? [] : seals.split(" ");
}
/** Stores the seals of the work in this browser. */
function noteSeals(seals) {
	if (seals.length > 0) localStorage.setItem(SEALS, [...new Set(seals)].join(" "));
	else localStorage.removeItem(SEALS);
}
/** Whether another tab sealed the work of the session that this page had. */
var isSealed = () => known !== void 0 && readSeals().includes(known);
// web/lib/lose-session.ts
/**
* A session that ended without a sign-out in this browser: it expired, or was ended on another device or by a new
* password. What the person was doing is sealed until they sign in again (docs/decisions/0067).
*/
/** Id of the person whose work this page still shows although their session has ended; empty if unknown. */
var shown;
/** The person whose work is in this page without a session; undefined in every other page. */
var personShown = () => shown;
/**
* The session is lost, and its token gone: the work is sealed. It stays hidden until the same person signs in again.
* @param answer whether the person signed in again, when they were asked
*/
async function loseSession(answer) {
	const key = readSealKey();
	if (!key) return;
	document.dispatchEvent(new Event("visibilitychange"));
	shown = key.person;
	await sealNow();
	await hideUnless(answer);
}
/**
* Another tab has no session any more: if it was lost, this page hides its content until the same person
* signs in.
*/
async function followLoss() {
	if (readSealKey()) return loseSession(askToSignIn({ ended: true }));
	if (!isSealed()) return loadForNext();
	shown = "";
	storeWrites.hold();
	await hideUnless(askToSignIn({ ended: true }));
}
async function hideUnless(answer) {
	if (!await answer && shown !== void 0) location.reload();
}
/** Seals what the session of a key has left in this browser; a page that ends meanwhile leaves it to the next one. */
async function sealNow() {
	const key = readSealKey();
	if (!key) return;
	try {
		const { sealWork } = await import("./sealed-work-CUHbfcWH.js");
		await sealWork(key, storedWork());
		noteSeals([...readSeals(), key.seal]);
	} catch {}
	forgetWork();
	const forgotten = forgetDrafts();
	if (shown !== void 0) storeWrites.hold();
	await forgotten;
}
/** Lets this page store what it shows again, since its person has signed in. */
function keepAgain() {
	shown = void 0;
	storeWrites.release();
	serverWrites.release();
}
export { followLoss, keepAgain, loseSession, noteSeals as n, personShown, readSealKey as r, sealNow, keepSealKey as t };
