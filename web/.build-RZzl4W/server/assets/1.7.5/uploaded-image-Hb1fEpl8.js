import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
// web/uploads/uploaded-image.ts
/** The facts of a stored sound or video that limits check; undefined for a picture, and if nothing is known of it. */
function fileFactsOf(file) {
	const { content_type: type, size: bytes, playback, width, height } = file;
	if (!playback) return void 0;
	const seen = width !== null && height !== null;
	return {
		type,
		bytes,
		seconds: playback.duration,
		...seen && {
			width,
			height,
			frameRate: playback.frame_rate ?? 0
		},
		...playback.audio_codec === "unknown" && { isSoundUnread: true }
	};
}
/** A stored file as a picture of an editor. */
function imageOf(file, name, media) {
	const { path, width, height, thumbnail } = file;
	const image = {
		url: path,
		width: width ?? 1,
		height: height ?? 1,
		thumbnail: thumbnail ?? path,
		name
	};
	return media ? {
		...image,
		media
	} : image;
}
/** Whether an address is that of a picture that only this browser has (`local-pictures.ts`). */
var isLocal = (address) => typeof address === "string" && address.startsWith("blob:");
/** Whether an address is that of a video which plays from this browser while it is uploaded (`media/local-clips.ts`). */
var isLocalClip = (address) => isLocal(address) && imageAt(address).media !== void 0;
/** Pictures that are known to this page, by address, and by their content. */
var byAddress = /* @__PURE__ */ new Map();
var byContent = /* @__PURE__ */ new Map();
var contentOf = /* @__PURE__ */ new Map();
/** Facts of images that outlive the page, newest last; a guest's images have a separate store. */
var SAVED_KEY = "inkreel.images";
function savedImages() {
	try {
		const saved = JSON.parse(localStorage.getItem(SAVED_KEY) ?? "[]");
		return Array.isArray(saved) ? saved.filter((one) => typeof one?.url === "string") : [];
	} catch {
		return [];
	}
}
function saveImage(image) {
	const others = savedImages().filter(({ url }) => url !== image.url);
	try {
		writeLocally(SAVED_KEY, JSON.stringify([...others, image].slice(-60)));
	} catch {}
}
/** Remembers what a URL shows, and which content it has, if known. Outlives a reload. */
function rememberImage(image, fingerprint) {
	byAddress.set(image.url, image);
	if (!isLocal(image.url)) saveImage(image);
	if (fingerprint === void 0) return;
	byContent.set(fingerprint, image);
	contentOf.set(image.url, fingerprint);
}
/** The picture of an address; of one that is unknown to this page there is only its smaller copy. */
function imageAt(url) {
	const [path = url] = url.split("?");
	const thumbnail = path === url ? `${url}.thumbnail.webp` : url;
	const known = byAddress.get(url) ?? savedImages().find((one) => one.url === url);
	if (known) byAddress.set(url, known);
	return known ?? {
		url,
		width: 0,
		height: 0,
		thumbnail,
		name: ""
	};
}
/** The picture that was uploaded in this page with the same content. */
function imageWithContent(fingerprint) {
	const image = byContent.get(fingerprint);
	return image && !isLocal(image.url) ? image : void 0;
}
/** Whether a picture at one of the addresses is known to have that content. */
function hasContent(urls, fingerprint) {
	return urls.some((url) => contentOf.get(url) === fingerprint);
}
export { imageWithContent as a, rememberImage as c, imageOf as i, hasContent as n, isLocal as o, imageAt as r, isLocalClip as s, fileFactsOf as t };
