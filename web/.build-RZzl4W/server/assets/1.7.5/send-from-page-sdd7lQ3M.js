import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { B as finishUpload, F as call, G as uploadTokenForUser, L as withLocalAddresses, R as UPLOAD_PART_BYTES, W as uploadProgress } from "../../entry-server.js";
import { n as codeOfAnswer } from "./answer-code-D9zm18PQ.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { t as mayPass } from "./may-pass-CvPQC0aw.js";
// web/uploads/core/put-bytes.ts
/**
* Sends bytes by PUT and reports the progress, which only XMLHttpRequest provides.
* @param onProgress share from 0 to 1
* @throws ApiError, also `aborted` when the signal aborts
*/
function putBytes(address, body, onProgress, signal) {
	return new Promise((resolve, reject) => {
		const request = new XMLHttpRequest();
		const stop = () => request.abort();
		const fail = (code) => () => reject(new ApiError(code));
		signal.addEventListener("abort", stop, { once: true });
		request.open("PUT", address);
		request.setRequestHeader("content-type", "application/octet-stream");
		request.setRequestHeader("accept-language", document.documentElement.lang);
		request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
		request.onerror = fail("network_error");
		request.ontimeout = fail("timeout");
		request.onabort = fail("aborted");
		request.onload = () => {
			try {
				resolve(readAnswer(request.responseText, request.status));
			} catch (error) {
				reject(error);
			}
		};
		request.onloadend = () => signal.removeEventListener("abort", stop);
		if (signal.aborted) reject(new ApiError("aborted"));
		else request.send(body);
	});
}
/**
* The data of an answer's envelope.
* @throws ApiError with the catalogue's code; a proxy's page has none, so its HTTP status decides
*/
function readAnswer(text, status) {
	let envelope;
	try {
		envelope = withLocalAddresses(JSON.parse(text));
	} catch {
		envelope = void 0;
	}
	if (status >= 200 && status < 300) {
		if (envelope?.code === 0) return envelope.data;
		throw new ApiError("unreadable_answer");
	}
	const { code = 0, data } = envelope ?? {};
	throw new ApiError(codeOfAnswer(code, status), {
		number: code,
		data
	});
}
/**
* Uploads a file: a small one in one request, a large one in parts, continuing where an earlier try of this browser
* stopped, even before a reload.
* @throws ApiError
*/
async function sendFile(world, file, onProgress, signal) {
	if (file.blob.size > 20971520) return sendInParts(world, file, onProgress, signal);
	const { upload_url } = await askToken(world, file, false, signal);
	return world.put(upload_url, file.blob, onProgress, signal);
}
async function sendInParts(world, file, onProgress, signal) {
	const { size } = file.blob;
	const key = `${file.fingerprint}-${file.fromType}`;
	const { address, received } = await startOrResume(world, file, key, signal);
	for (let start = received; start < size;) {
		const part = file.blob.slice(start, start + UPLOAD_PART_BYTES);
		const progress = (share) => onProgress((start + share * part.size) / size);
		await world.put(`${address}/parts/${start}`, part, progress, signal);
		start += part.size;
	}
	try {
		const kept = await world.call(finishUpload, {
			params: { token: tokenOf(address) },
			signal
		});
		world.started.forget(key);
		return kept;
	} catch (error) {
		if (error instanceof ApiError && !mayPass(error)) world.started.forget(key);
		throw error;
	}
}
async function startOrResume(world, file, key, signal) {
	const earlier = world.started.find(key, world.now());
	if (earlier !== void 0) try {
		const params = { token: tokenOf(earlier) };
		return {
			address: earlier,
			received: (await world.call(uploadProgress, {
				params,
				signal
			})).received
		};
	} catch (error) {
		if (!(error instanceof ApiError) || error.code !== "upload_token_invalid") throw error;
		world.started.forget(key);
	}
	const { upload_url, expires_at } = await askToken(world, file, true, signal);
	world.started.remember(key, upload_url, Date.parse(expires_at));
	return {
		address: upload_url,
		received: 0
	};
}
function askToken(world, file, parts, signal) {
	return world.call(uploadTokenForUser, {
		query: {
			file_name: file.name,
			content_type: file.type,
			from_type: file.fromType,
			size: file.blob.size,
			...file.projectId === void 0 ? {} : { project_id: file.projectId },
			...parts ? { parts: "true" } : {}
		},
		signal
	});
}
/** The token is the last part of an upload's address. */
var tokenOf = (address) => address.slice(address.lastIndexOf("/") + 1);
// web/uploads/core/started-uploads.ts
var NAME = "inkreel.uploads";
/** Keeps them in local storage; if that is full or disabled, uploads just cannot be resumed. */
function createStartedUploads(storage) {
	const read = () => {
		try {
			const stored = JSON.parse(storage.getItem(NAME) ?? "[]");
			return Array.isArray(stored) ? stored : [];
		} catch {
			return [];
		}
	};
	const write = (list) => {
		try {
			storage.setItem(NAME, JSON.stringify(list.slice(-20)));
		} catch {}
	};
	const without = (key) => read().filter((each) => each.key !== key);
	return {
		find: (key, now) => read().find((each) => each.key === key && each.ends > now)?.address,
		remember: (key, address, ends) => write([...without(key), {
			key,
			address,
			ends
		}]),
		forget: (key) => write(without(key))
	};
}
// web/uploads/send-from-page.ts
var send_from_page_exports = /* @__PURE__ */ __exportAll({
	sendAside: () => sendAside,
	sendQueued: () => sendQueued
});
/** The dependencies of sending a file, in a page. Only for browsers. */
var pageWorld = () => ({
	call,
	put: putBytes,
	started: createStartedUploads(localStorage),
	now: Date.now
});
/**
* Uploads a file of the page's queue.
* @throws ApiError
*/
function sendQueued(file, onProgress, signal) {
	return sendFile(pageWorld(), file, onProgress, signal);
}
/**
* Uploads a file that is part of something larger, a run for instance: it is not in the page's queue.
* @throws ApiError
*/
function sendAside(file) {
	return sendFile(pageWorld(), file, () => void 0, new AbortController().signal);
}
export { send_from_page_exports as n, sendAside as t };
