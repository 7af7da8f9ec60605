import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { i as holdFilm, n as endLocalFilm, t as addLocalFilm } from "./local-films-C1vXVeAl.js";
import { n as holdSending } from "./local-pictures-DjDXqOLr.js";
import { t as mayRetry } from "./may-retry-DVsIsPBL.js";
import { c as rememberImage } from "./uploaded-image-Hb1fEpl8.js";
// web/uploads/media/local-clips.ts
/** Videos of this page that were not stored when they were chosen, by their local address. */
var clips = /* @__PURE__ */ new Map();
/**
* Shows a video of the page's queue from the person's disk until its upload ends.
* @param before what its field holds
* @returns its local image, and a function to report that the upload has arrived and what is kept of it
*/
function beginClip(file, facts, uploads, before) {
	const url = addLocalFilm(file.blob);
	const { width = 1, height = 1 } = facts;
	const image = {
		url,
		width,
		height,
		thumbnail: url,
		name: file.name,
		media: facts
	};
	rememberImage(image);
	const kept = deferred();
	const path = deferred();
	clips.set(url, {
		before,
		kept: kept.promise
	});
	holdSending(url, file, path.promise);
	const end = (stored) => {
		stop();
		if (stored) {
			path.resolve(stored.url);
			holdSending(url, file, Promise.resolve(stored.url));
		} else path.reject(new ApiError("aborted"));
		const letGo = holdFilm(url);
		endLocalFilm(url, stored?.url);
		kept.resolve(stored);
		kept.promise.then(() => setTimeout(letGo));
	};
	const watch = () => {
		const state = uploads.get().find(({ source }) => source.blob === file.blob)?.state;
		if (state?.kind === "failed" && mayRetry(state.error)) path.reject(state.error);
		else if (!state || state.kind === "failed") end(void 0);
	};
	const stop = uploads.subscribe(watch);
	return {
		image,
		arrived: (settled) => {
			stop();
			settled.then(end, () => end(void 0));
		}
	};
}
function deferred() {
	let resolve = () => void 0;
	let reject = () => void 0;
	return {
		promise: new Promise((...ends) => {
			[resolve, reject] = ends;
		}),
		resolve,
		reject
	};
}
/** What a local clip became once its upload has ended; undefined for an address of anything else. */
var clipAt = (url) => clips.get(url);
export { clipAt as n, beginClip as t };
