import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { b as SESSION_SECONDS } from "./limits-owx9t46c.js";
import { a as tieWrites, i as takeBackWrites, n as serverWrites, r as storeWrites } from "./hold-writes-CfaBYfHJ.js";
import { r as forgetDrafts, s as takeBackDrafts } from "./draft-store-BTyyAdVO.js";
// web/lib/dialogs.ts
var open = createStore(void 0);
/** The dialog that is open. */
function useGlobalDialog() {
	return useStore(open, void 0);
}
/**
* Opens the sign-in dialog. Resolves true after a sign-in, false when it was closed, so that what the person was
* doing can continue. Asking again while it is open waits for the same dialog.
*/
function askToSignIn(asked = {}) {
	const current = open.get();
	return new Promise((resolve) => {
		if (current?.kind === "sign_in") {
			open.set({
				...current,
				...asked,
				done: (signedIn) => {
					current.done(signedIn);
					resolve(signedIn);
				}
			});
			return;
		}
		open.set({
			kind: "sign_in",
			...asked,
			done: resolve
		});
	});
}
/** Closes the sign-in dialog and tells its opener. */
function finishSignIn(signedIn) {
	const current = open.get();
	open.set(void 0);
	if (current?.kind === "sign_in") current.done(signedIn);
}
/** Opens the ask-to-buy dialog; the figures are whole points, left out if they are not known. */
function askToBuy(figures) {
	open.set({
		kind: "not_enough_points",
		...figures
	});
}
/** Closes the ask-to-buy dialog. */
function closeAskToBuy() {
	if (open.get()?.kind === "not_enough_points") open.set(void 0);
}
/** Opens the pricing dialog, with the plans of a type. */
function openPricing(type) {
	open.set({
		kind: "pricing",
		...type && { type }
	});
}
/** Closes the pricing dialog. */
function closePricing() {
	if (open.get()?.kind === "pricing") open.set(void 0);
}
/** Opens the payment dialog. */
function openPayment(start) {
	open.set({
		kind: "payment",
		start
	});
}
/** Opens the download dialog. */
function openDownload(start) {
	open.set({
		kind: "download",
		start
	});
}
/** Closes the download dialog. */
function closeDownload() {
	if (open.get()?.kind === "download") open.set(void 0);
}
/** Closes the payment dialog. */
function closePayment() {
	if (open.get()?.kind === "payment") open.set(void 0);
}
// web/lib/session.ts
var TOKEN_NAME = "inkreel.token";
/** Local storage under this prefix belongs to the device, not to the person, and outlives a sign-out. */
var DEVICE_PREFIX = "inkreel.device.";
/** Local storage on localhost, otherwise a cookie that the domain's hosts share (specification, section 4). */
function createSession(place) {
	const local = isLocal(place.hostname);
	const drop = () => {
		if (local) place.storage.removeItem(TOKEN_NAME);
		else for (const domain of cookieDomains(place.hostname)) place.cookies.cookie = cookieText(place, "", 0, domain);
	};
	const work = () => Array.from({ length: place.storage.length }, (_, index) => place.storage.key(index)).filter((key) => key !== null).filter((key) => !key.startsWith(DEVICE_PREFIX) && key !== TOKEN_NAME).map((key) => [key, place.storage.getItem(key) ?? ""]);
	return {
		token: () => local ? readStored(place) : readCookie(place.cookies.cookie),
		save: (token, expire) => {
			const end = endOf(expire, place.now());
			if (local) place.storage.setItem(TOKEN_NAME, JSON.stringify({
				token,
				end
			}));
			else writeSharedCookie(place, token, Math.floor((end - place.now()) / 1e3));
		},
		drop,
		work,
		clear: () => {
			place.storage.removeItem(SEAL_KEY);
			drop();
			for (const [key] of work()) place.storage.removeItem(key);
		}
	};
}
/**
* The domains a cookie may be shared on, widest first, the host alone (undefined) last. A browser refuses domains
* that anyone can register under, so the widest that sticks is the shared one.
*/
function cookieDomains(hostname) {
	const parts = hostname.split(".");
	if (parts.length < 2 || hostname.includes(":") || /^\d+$/.test(parts.at(-1) ?? "")) return [void 0];
	return [...parts.slice(0, -1).map((_, index) => parts.slice(index).join(".")).reverse(), void 0];
}
function isLocal(hostname) {
	return hostname === "localhost" || hostname.endsWith(".localhost");
}
function endOf(expire, now) {
	const given = expire === void 0 ? NaN : Date.parse(expire);
	return Number.isNaN(given) ? now + SESSION_SECONDS * 1e3 : given;
}
function readStored({ storage, now }) {
	try {
		const stored = JSON.parse(storage.getItem(TOKEN_NAME) ?? "null");
		if (typeof stored !== "object" || stored === null) return void 0;
		const { token, end } = stored;
		return typeof token === "string" && typeof end === "number" && end > now() ? token : void 0;
	} catch {
		return;
	}
}
function readCookie(cookies) {
	const value = cookies.split("; ").find((pair) => pair.startsWith(`${TOKEN_NAME}=`))?.slice(14);
	return value ? decodeURIComponent(value) : void 0;
}
function writeSharedCookie(place, token, seconds) {
	for (const domain of cookieDomains(place.hostname)) {
		place.cookies.cookie = cookieText(place, token, seconds, domain);
		if (readCookie(place.cookies.cookie) === token) return;
	}
}
function cookieText(place, token, seconds, domain) {
	const parts = [
		`${TOKEN_NAME}=${encodeURIComponent(token)}`,
		"path=/",
		`max-age=${seconds}`,
		"samesite=lax"
	];
	if (domain !== void 0) parts.push(`domain=${domain}`);
	if (place.secure) parts.push("secure");
	return parts.join("; ");
}
function browserSession() {
	return createSession({
		hostname: location.hostname,
		secure: location.protocol === "https:",
		storage: localStorage,
		cookies: document,
		now: Date.now
	});
}
/** Set once somebody has signed in on this browser. */
var SIGNED_IN_BEFORE = `${DEVICE_PREFIX}signed-in`;
var session = typeof document !== "undefined" ? browserSession() : void 0;
var tokenStore = createStore(session?.token());
if (tokenStore.get() !== void 0) localStorage.setItem(SIGNED_IN_BEFORE, "");
if (session) tieWrites(() => session.token() === tokenStore.get());
/** The bearer token; undefined for a guest. */
function currentToken() {
	return tokenStore.get();
}
/** Keeps the token of a fresh sign-in. */
function startSession(answer) {
	session?.save(answer.token, answer.expire);
	localStorage.setItem(SIGNED_IN_BEFORE, "");
	tokenStore.set(answer.token);
}
/**
* Ends the session in this browser, and deletes its paintings. The sign-out call informs the server, not
* this.
*/
function endSession() {
	session?.clear();
	forgetDrafts();
	tokenStore.set(void 0);
}
/**
* A sign-out: no personal data stays in this browser or on this page. The call informs the server, not this.
*/
async function leaveSession() {
	const forgotten = forgetDrafts();
	storeWrites.hold();
	session?.clear();
	await forgotten;
	loadForNext();
}
/** Loads the page again for the current session, or for a guest: what it shows belongs to another person. */
function loadForNext() {
	takeBackDrafts();
	takeBackWrites();
	storeWrites.hold();
	serverWrites.hold();
	location.reload();
}
/** Ends the session in this browser, and leaves what the person was doing in it: see `lose-session.ts`. */
function dropSession() {
	session?.drop();
	tokenStore.set(void 0);
}
/** The person's names and values in local storage. */
var storedWork = () => session?.work() ?? [];
/** Removes the person's work from this browser, but no session. */
function forgetWork() {
	for (const [name] of storedWork()) localStorage.removeItem(name);
}
/** Whether somebody has ever signed in on this browser. */
var hasSignedIn = () => localStorage.getItem(SIGNED_IN_BEFORE) !== null;
/** Names of the key that seals the work of a session, and of the list of sealed work in this browser: see `seal-key.ts`. */
var SEAL_KEY = "inkreel.draft-key";
var SEALS = `${DEVICE_PREFIX}sealed`;
/** Whether this browser can seal the work of the session that it has or had. */
var hasSealKey = () => localStorage.getItem(SEAL_KEY) !== null;
/** Whether sealed work lies in this browser. */
var hasSeals = () => localStorage.getItem(SEALS) !== null;
/** Compares the token that this tab works with to the one that the browser holds now. */
function sessionChange(before, now) {
	if (before === now) return "none";
	if (before === void 0) return "signed_in";
	return now === void 0 ? "signed_out" : "other_account";
}
/**
* Checks whether another tab signed in or out, whenever local storage changes or the tab becomes visible,
* since cookies have no change event. Returns a function to stop.
*/
function followSession(onChange) {
	const look = () => {
		const now = session?.token();
		const change = sessionChange(tokenStore.get(), now);
		if (change === "none") return;
		tokenStore.set(now);
		onChange(change);
	};
	const signs = [
		"storage",
		"focus",
		"pageshow"
	];
	for (const sign of signs) addEventListener(sign, look);
	document.addEventListener("visibilitychange", look);
	look();
	return () => {
		for (const sign of signs) removeEventListener(sign, look);
		document.removeEventListener("visibilitychange", look);
	};
}
/** True once a token is there; false while prerendering, so that public pages hydrate as guests. */
function useSignedIn() {
	return useStore(tokenStore, void 0) !== void 0;
}
export { openDownload as C, useGlobalDialog as E, finishSignIn as S, openPricing as T, askToSignIn as _, endSession as a, closePayment as b, hasSealKey as c, leaveSession as d, loadForNext as f, askToBuy as g, useSignedIn as h, dropSession as i, hasSeals as l, storedWork as m, SEAL_KEY as n, followSession as o, startSession as p, currentToken as r, forgetWork as s, SEALS as t, hasSignedIn as u, closeAskToBuy as v, openPayment as w, closePricing as x, closeDownload as y };
