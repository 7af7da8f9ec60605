import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { t as fingerprintOf } from "./fingerprint-DGovSSA8.js";
import { n as codeOfAnswer } from "./answer-code-D9zm18PQ.js";
import { t as sendAside } from "./send-from-page-sdd7lQ3M.js";
// web/lib/read-text-stream.ts
/**
* Reads a text that is streamed as `data:` lines of JSON or of plain text, with `[DONE]` at its end (specification,
* section 7).
*
* @param onText called after each piece, with all of the text so far
* @param onBegin called once, if the stream names its run
* @throws ApiError why the text was not finished: what the stream says, or network_error if it breaks off
*/
async function readTextStream(response, onText, onBegin) {
	const { createParser } = await import("eventsource-parser");
	let text = "";
	let points;
	let isDone = false;
	let failed;
	const parser = createParser({ onEvent: ({ data }) => {
		if (data === "[DONE]") {
			isDone = true;
			return;
		}
		const chunk = readChunk(data);
		if (chunk.error) failed = chunk.error;
		points = chunk.points ?? points;
		if (chunk.begin) onBegin?.(chunk.begin);
		if (chunk.text === "") return;
		text += chunk.text;
		onText(text);
	} });
	const reader = response.body?.pipeThrough(new TextDecoderStream()).getReader();
	try {
		for (let piece = await reader?.read(); piece && !piece.done; piece = await reader?.read()) parser.feed(piece.value);
	} catch (error) {
		const isStopped = error instanceof DOMException && error.name === "AbortError";
		throw new ApiError(isStopped ? "aborted" : "network_error", { message: String(error) });
	}
	if (failed) throw failed;
	if (!isDone) throw new ApiError("network_error", { message: "the text broke off" });
	return {
		text,
		points
	};
}
function readChunk(data) {
	let json;
	try {
		json = JSON.parse(data);
	} catch {
		return { text: data };
	}
	if (typeof json !== "object" || json === null) return { text: String(json) };
	const { error, points, choices, task_id, model, held } = json;
	if (error) {
		const code = codeOfAnswer(error.code ?? 0, 500);
		return {
			text: "",
			points,
			error: new ApiError(code, {
				...error,
				data: json
			})
		};
	}
	const begin = held === void 0 || task_id === void 0 ? void 0 : {
		taskId: task_id,
		engine: model ?? ""
	};
	return {
		text: choices?.[0]?.delta?.content ?? "",
		points,
		begin
	};
}
// web/editors/kit/writing/small-picture.ts
/** Longest side of a picture for a model, in pixels. */
var LONGEST = 1536;
/**
* Uploads a smaller copy of a picture for a model to look at.
* @throws ApiError; DOMException if it is not a picture
*/
async function uploadSmallPicture(file) {
	const bitmap = await createImageBitmap(file);
	const scale = Math.min(1, LONGEST / Math.max(bitmap.width, bitmap.height));
	const canvas = new OffscreenCanvas(Math.max(1, Math.round(bitmap.width * scale)), Math.max(1, Math.round(bitmap.height * scale)));
	canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	bitmap.close();
	const blob = await canvas.convertToBlob({
		type: "image/jpeg",
		quality: .85
	});
	const picture = {
		blob,
		type: "image/jpeg",
		name: "picture.jpg",
		fingerprint: await fingerprintOf(new Uint8Array(await blob.arrayBuffer()))
	};
	return sendAside({
		...picture,
		fromType: "temp",
		projectId: void 0
	});
}
export { readTextStream as n, uploadSmallPicture as t };
