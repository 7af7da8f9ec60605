import { a as keepDraft, i as forgetDraftsOf, n as forgetDraft, o as readDraft, t as copyDrafts } from "./draft-store-BTyyAdVO.js";
import { r as currentToken } from "./session-DiDZXz4K.js";
import { n as loadSender } from "./workspace-CwkgsVb9.js";
import { c as rememberImage } from "./uploaded-image-Hb1fEpl8.js";
// web/uploads/local-pictures.ts
/** Pictures of this page that were chosen without an account, by their address. */
var pictures = /* @__PURE__ */ new Map();
/** Whether this page can show it: a picture of an earlier page must be restored first. */
var isLoaded = (address) => pictures.has(address);
/** Keys of drafts: the bytes of a picture, and the product's address of one that was sent. */
var keptAs = (address) => `picture:${address}`;
var sentAs = (address) => `sent:${address}`;
/**
* Adds a picture without uploading it, for someone who has not signed in yet. Its bytes are kept in this browser, so
* that a page which is reloaded can bring it back.
* @throws DOMException if this browser cannot open the picture
*/
async function saveGuestImage(picture) {
	const opened = await createImageBitmap(picture.blob);
	const { width, height } = opened;
	opened.close();
	const name = encodeURIComponent(picture.name.slice(-60).toWellFormed());
	const url = `${URL.createObjectURL(picture.blob)}#${name}`;
	const image = {
		url,
		thumbnail: url,
		name: picture.name,
		width,
		height
	};
	pictures.set(url, { picture });
	rememberImage(image, picture.fingerprint);
	await keepDraft(keptAs(url), new Uint8Array(await picture.blob.arrayBuffer()));
	for (const older of [...pictures.keys()].slice(0, -6)) await forgetDraft(keptAs(older));
	return image;
}
/**
* Takes in a file that is shown from this browser while it is uploaded: `sentAddress` waits for that upload. One that failed
* is sent again by the next run.
*/
function holdSending(address, file, path) {
	const local = {
		picture: file,
		sent: {
			path,
			token: currentToken()
		}
	};
	pictures.set(address, local);
	path.then((sent) => keepDraft(sentAs(address), new TextEncoder().encode(sent)), () => delete local.sent);
}
/**
* Brings back a picture that an earlier page kept, with what was painted over it, and returns its new address: the
* stored one if it was uploaded meanwhile. Undefined if it is gone. What was kept stays until `forgetLocal`, so that a
* page that ends before the new address is stored loses nothing.
*/
async function restoreLocal(address) {
	const [kept, sent] = [await readDraft(keptAs(address)), await readDraft(sentAs(address))];
	const restored = sent ? new TextDecoder().decode(sent) : kept && await restoreBlob(address, kept);
	if (restored !== void 0) await copyDrafts(address, restored);
	return restored;
}
/** Forgets what an earlier page kept under an address. */
async function forgetLocal(address) {
	for (const key of [keptAs(address), sentAs(address)]) await forgetDraft(key);
	await forgetDraftsOf(address);
}
async function restoreBlob(address, kept) {
	const { pictureOfDraft } = await import("./picture-of-draft-Dxeo4tzJ.js");
	return saveGuestImage(await pictureOfDraft(kept, decodeURIComponent(address.slice(address.indexOf("#") + 1)))).then(({ url }) => url, () => void 0);
}
/**
* The product's address of a picture: the picture is uploaded, once, if only this browser has it.
* @throws ApiError
*/
async function sentAddress(address, projectId) {
	const local = pictures.get(address);
	if (!local) return address;
	const token = currentToken();
	if (local.sent && local.sent.token === token) return local.sent.path;
	const sent = {
		path: send(address, local.picture, projectId),
		token
	};
	local.sent = sent;
	sent.path.catch(() => {
		if (local.sent === sent) delete local.sent;
	});
	return sent.path;
}
async function send(address, { blob, type, name, fingerprint }, projectId) {
	const file = {
		blob,
		type,
		name,
		fingerprint
	};
	const { sendAside } = await loadSender();
	const { path } = await sendAside({
		...file,
		fromType: "tool",
		projectId
	});
	await keepDraft(sentAs(address), new TextEncoder().encode(path));
	return path;
}
export { saveGuestImage as a, restoreLocal as i, holdSending as n, sentAddress as o, isLoaded as r, forgetLocal as t };
