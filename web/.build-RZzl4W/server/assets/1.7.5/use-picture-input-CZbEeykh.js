import { F as call, U as uploadFromUrl } from "../../entry-server.js";
import { r as uploadTexts, t as pageQueue } from "./page-queue-45hH76tP.js";
import { n as projectOfRun } from "./current-project-iOEuJSQr.js";
import { _ as askToSignIn, h as useSignedIn, r as currentToken } from "./session-DiDZXz4K.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as readClipboard } from "./clipboard-MhKWFFP0.js";
import { a as IMAGE_COMPRESSION, o as IMAGE_UPLOAD_BYTES, s as IMAGE_UPLOAD_PIXELS } from "./limits-owx9t46c.js";
import { a as kindOfBytes, n as HEAD_BYTES, r as KEPT_PICTURES, t as CONVERTED_PICTURES } from "./file-kind-BfBd1U7_.js";
import { t as isWebAddress } from "./intake-BOswHrGc.js";
import { n as drawAtOnce } from "./use-keys-Dv2LE1db.js";
import { a as saveGuestImage } from "./local-pictures-DjDXqOLr.js";
import { a as imageWithContent, c as rememberImage, i as imageOf, n as hasContent, o as isLocal, t as fileFactsOf } from "./uploaded-image-Hb1fEpl8.js";
import { n as uploadReason, t as unfitReason } from "./refusal-CUCveMwn.js";
import { t as useLatest } from "./use-latest-BtrKcZez.js";
import { n as useRefusals, t as isRefused } from "./use-refusals-CwRhlLWX.js";
import { n as readyPicture, r as repairedPicture, t as drawnPicture } from "./ready-picture-B_0yVyJt.js";
import { useId, useRef, useState } from "react";
import { useQueryClient } from "@tanstack/react-query";
// web/uploads/core/repair.ts
/** Enlarged further than this, a picture is only a blur. */
var MOST_ENLARGED = 4;
/** The first problem of a picture, in the order in which a person can deal with them. */
function problemOf(facts, limits) {
	const { type, size, width, height } = facts;
	const sentUnopened = type === "image/heic" && width === void 0;
	if (type === void 0 || !(KEPT_PICTURES.includes(type) || sentUnopened)) return "type";
	if (size > 31457280) return "bytes";
	if (width === void 0 || height === void 0) return void 0;
	if (width * height > 1e8) return "pixels";
	if (limits.longest !== void 0 && Math.max(width, height) > limits.longest) return "too_large";
	if (limits.shortest !== void 0 && Math.min(width, height) < limits.shortest) return "too_small";
}
/**
* What can be done about all problems of a picture together; undefined if there is no way: if it is no picture, if its
* size is unknown, or if it is too narrow to have both sides within the limits.
*/
function repairOf(facts, limits) {
	const { type, size, width, height } = facts;
	const convert = type !== void 0 && CONVERTED_PICTURES.includes(type);
	if (!(convert || type !== void 0 && KEPT_PICTURES.includes(type)) || width === void 0 || height === void 0) return void 0;
	const shrink = Math.min(1, (limits.longest ?? Number.POSITIVE_INFINITY) / Math.max(width, height), Math.sqrt(IMAGE_UPLOAD_PIXELS / (width * height)), size > 31457280 && !convert ? .9 * Math.sqrt(IMAGE_UPLOAD_BYTES / size) : 1);
	const grow = Math.max(1, (limits.shortest ?? 1) / Math.min(width, height));
	if (grow > MOST_ENLARGED || grow > 1 && shrink < 1) return void 0;
	const fitted = grow > 1 ? grow : shrink;
	const round = grow > 1 ? Math.ceil : Math.floor;
	const target = {
		width: Math.max(1, round(width * fitted)),
		height: Math.max(1, round(height * fitted))
	};
	if (problemOf({
		type: "image/png",
		size: 0,
		...target
	}, limits) !== void 0) return void 0;
	const lossless = convert && type !== "image/heic";
	return {
		...target,
		type: lossless ? "image/png" : void 0,
		enlarges: grow > 1
	};
}
// web/uploads/keep-picture.ts
/** Keeps a picture that fits: by an upload, or for a guest in this browser. */
async function keepPicture(picture, keeping) {
	const { owner, limits } = keeping;
	const { fingerprint, name } = picture;
	if (pageQueue().uploads.get().some(({ source }) => source.owner === owner && source.fingerprint === fingerprint) || hasContent(keeping.held(), fingerprint)) return keeping.refuseDuplicate(name);
	const order = keeping.nextOrder();
	const settle = (image) => {
		const opened = {
			type: "image/jpeg",
			size: 0,
			width: image.width,
			height: image.height
		};
		if (picture.type !== "image/heic" || problemOf(opened, limits) === void 0) return keeping.onKept(image, order);
		keeping.onUnfit(image);
	};
	if (currentToken() === void 0) {
		const local = await saveGuestImage(picture).catch(() => void 0);
		if (local) return settle(local);
		if (picture.type !== "image/heic") return keeping.refuseUnreadable(name);
		if (!await askToSignIn()) return;
	}
	const known = imageWithContent(fingerprint);
	if (known) return settle(known);
	const { kind: _, ...file } = picture;
	const sent = {
		...file,
		fromType: "tool",
		projectId: projectOfRun(keeping.client),
		owner
	};
	pageQueue().add(sent, (image) => drawAtOnce(() => settle(image)));
}
// web/uploads/core/compression.ts
/**
* Whether a picture is compressed before it is sent (specification, section 9): only what is above 5 MB, because each
* pixel counts for the tools; and nothing animated, because a canvas would keep one frame of it.
*/
function isCompressed(size, facts) {
	return size > IMAGE_COMPRESSION.jpegAboveBytes && !facts.animated;
}
/** JPEG has no transparency: pictures with transparency become WebP. */
function compressedType(transparent) {
	return transparent ? "image/webp" : "image/jpeg";
}
// web/uploads/core/crop-picture.ts
/** The size of a crop within the limits; undefined if it is too small for them. */
function planCrop(frame, limits) {
	const { width, height } = frame;
	const facts = {
		type: "image/png",
		size: 0,
		width,
		height
	};
	if (problemOf(facts, limits) === void 0) return {
		frame,
		width,
		height,
		enlarges: false
	};
	const repair = repairOf(facts, limits);
	return repair && {
		frame,
		width: repair.width,
		height: repair.height,
		enlarges: repair.enlarges
	};
}
/** Whether a crop could help a picture with a problem: a square of it would fit. */
function isCropOffered(problem, { width, height }, limits) {
	if (problem === "too_small" || width === void 0 || height === void 0) return false;
	const side = Math.min(width, height);
	return planCrop({
		x: 0,
		y: 0,
		width: side,
		height: side
	}, limits) !== void 0;
}
/**
* Crops a picture into a new one, without loss if it was stored without loss. The frame is in pixels of the upright
* picture.
* @throws DOMException if this browser cannot open it
*/
async function cropPicture(pixels, blob, plan, name) {
	const kind = kindOfBytes(new Uint8Array(await blob.slice(0, 4096).arrayBuffer())) ?? "";
	const lossless = kind === "image/png" || CONVERTED_PICTURES.includes(kind) && kind !== "image/heic";
	const { frame, width, height } = plan;
	const drawing = {
		frame,
		width,
		height,
		type: lossless ? "image/png" : void 0
	};
	return drawnPicture(pixels, await pixels.decode(blob), drawing, kind !== "image/jpeg", name);
}
// web/uploads/core/picture-facts.ts
/** Reads the header of a picture of a known type. Truncated or malformed bytes give unknown sizes. */
function pictureFacts(bytes, type) {
	const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
	try {
		if (type === "image/png") return factsOfPng(bytes, view);
		if (type === "image/jpeg") return factsOfJpeg(view);
		if (type === "image/webp") return factsOfWebp(bytes, view);
		if (type === "image/gif") return {
			...sizes(view.getUint16(6, true), view.getUint16(8, true)),
			animated: true
		};
		if (type === "image/bmp") {
			const [width, height] = [Math.abs(view.getInt32(18, true)), Math.abs(view.getInt32(22, true))];
			return {
				...sizes(width, height),
				mayBeTransparent: false
			};
		}
	} catch (error) {
		if (!(error instanceof RangeError)) throw error;
	}
	return sizes(void 0, void 0);
}
var sizes = (width, height) => ({
	width,
	height,
	animated: false,
	mayBeTransparent: true
});
var textAt = (bytes, at) => String.fromCharCode(...bytes.subarray(at, at + 4));
/** Chunks up to the first one with pixels: an animation and a transparent palette are declared before it. */
function factsOfPng(bytes, view) {
	const facts = sizes(view.getUint32(16), view.getUint32(20));
	facts.mayBeTransparent = [4, 6].includes(view.getUint8(25));
	for (let at = 8; at + 12 <= bytes.length; at += 12 + view.getUint32(at)) {
		const name = textAt(bytes, at + 4);
		if (name === "acTL") facts.animated = true;
		if (name === "tRNS") facts.mayBeTransparent = true;
		if (name === "IDAT") break;
	}
	return facts;
}
/** Segments up to the frame header, which all kinds of JPEG have. */
function factsOfJpeg(view) {
	let at = 2;
	while (view.getUint8(at) === 255) {
		const marker = view.getUint8(at + 1);
		if (marker >= 192 && marker <= 207 && ![
			196,
			200,
			204
		].includes(marker)) return {
			...sizes(view.getUint16(at + 7), view.getUint16(at + 5)),
			mayBeTransparent: false
		};
		at += marker === 255 ? 1 : 2 + view.getUint16(at + 2);
	}
	return {
		...sizes(void 0, void 0),
		mayBeTransparent: false
	};
}
function factsOfWebp(bytes, view) {
	const name = textAt(bytes, 12);
	if (name === "VP8X") {
		const flags = view.getUint8(20);
		const three = (at) => view.getUint16(at, true) + (view.getUint8(at + 2) << 16) + 1;
		return {
			...sizes(three(24), three(27)),
			animated: (flags & 2) !== 0,
			mayBeTransparent: (flags & 16) !== 0
		};
	}
	if (name === "VP8L") {
		const bits = view.getUint32(21, true);
		return {
			...sizes((bits & 16383) + 1, (bits >>> 14 & 16383) + 1),
			mayBeTransparent: (bits >>> 28 & 1) === 1
		};
	}
	return {
		...sizes(view.getUint16(26, true) & 16383, view.getUint16(28, true) & 16383),
		mayBeTransparent: false
	};
}
// web/uploads/core/prepare.ts
/** Nothing larger is read into the browser's memory, not even to repair it. */
var READABLE_BYTES = 314572800;
/**
* Inspects a file by its bytes, before anything is sent: either it is ready, converted from a type that only the
* browser reads, or compressed if that makes it smaller; or the result states its problem and how that could be
* repaired.
* @throws DOMException if the file cannot be read at all (removed, or no permission)
*/
async function preparePicture(pixels, file, limits) {
	const { name } = file;
	const type = kindOfBytes(new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer()));
	const { size } = file;
	const unknown = {
		type,
		size,
		width: void 0,
		height: void 0
	};
	if (!type?.startsWith("image/")) return unfit("type", unknown, name);
	if (size > READABLE_BYTES) return unfit("bytes", unknown, name);
	const bytes = new Uint8Array(await file.arrayBuffer());
	const header = pictureFacts(bytes, type);
	const blob = new Blob([bytes], { type });
	const facts = {
		...unknown,
		...await sizeOf(pixels, blob, header)
	};
	const problem = problemOf(facts, limits);
	if (problem !== void 0) {
		const plan = repairOf(facts, limits);
		const apply = (repair) => repairedPicture(pixels, blob, header, repair, name);
		if (problem === "type" && plan && plan.width === facts.width && plan.height === facts.height) return apply(plan);
		const crop = isCropOffered(problem, facts, limits) ? blob : void 0;
		return {
			kind: "unfit",
			problem,
			facts,
			name,
			repair: plan && {
				plan,
				apply: () => apply(plan)
			},
			crop
		};
	}
	const small = isCompressed(size, header) ? await compressed(pixels, blob, header, size) : void 0;
	return readyPicture(small ?? blob, small?.type ?? type, name, small ? void 0 : bytes);
}
function unfit(problem, facts, name) {
	return {
		kind: "unfit",
		problem,
		facts,
		name,
		repair: void 0,
		crop: void 0
	};
}
/** From the header if it has the size, else by decoding; a picture that this browser cannot open has no size. */
async function sizeOf(pixels, blob, header) {
	if (header.width !== void 0 && header.height !== void 0) return {
		width: header.width,
		height: header.height
	};
	const picture = await pixels.decode(blob).catch(() => void 0);
	const size = {
		width: picture?.width,
		height: picture?.height
	};
	picture?.close();
	return size;
}
/** Undefined if it would not become smaller, or cannot be drawn: then the original is sent. */
async function compressed(pixels, blob, header, size) {
	try {
		const picture = await pixels.decode(blob);
		const { quality } = IMAGE_COMPRESSION;
		const { width, height } = picture;
		const plan = {
			width,
			height,
			frame: void 0,
			type: void 0,
			quality
		};
		const drawn = await pixels.redraw(picture, plan, header.mayBeTransparent).finally(() => picture.close());
		return drawn.size < size ? drawn : void 0;
	} catch {
		return;
	}
}
// web/uploads/core/redraw.ts
/** Rows of pixels read at a time in the search for transparency. */
var STRIP = 256;
/**
* Decodes a picture in the browser, upright and in its own size.
* @throws DOMException if this browser cannot open it
*/
function decodePicture(blob) {
	return createImageBitmap(blob, { imageOrientation: "from-image" });
}
/**
* A picture drawn again in the size and type of a repair. Without a given type it becomes JPEG, or WebP if any part of
* it is transparent (specification, section 9). The canvas is sRGB: wide-gamut colours are converted.
* @throws Error if the canvas cannot hold it
*/
async function redraw(picture, { width, height, frame, type, quality }, mayBeTransparent) {
	const canvas = drawScaled(frame ? cutOut(picture, frame) : picture, width, height);
	const context = canvas.getContext("2d");
	if (!context) throw new Error("no canvas of this size");
	const transparent = mayBeTransparent && isTransparent(context, width, height);
	return canvas.convertToBlob({
		type: type ?? compressedType(transparent),
		quality
	});
}
/** Pixel for pixel: scaling first would mix colours of what is cut off into the edges. */
function cutOut(picture, { x, y, width, height }) {
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext("2d");
	if (!context) throw new Error("no canvas of this size");
	context.drawImage(picture, -x, -y);
	return canvas;
}
/** Halved step by step if it shrinks a lot: one step would skip pixels. */
function drawScaled(picture, width, height) {
	let source = picture;
	while (source.width >= 2 * width && source.height >= 2 * height) source = drawn(source, Math.ceil(source.width / 2), Math.ceil(source.height / 2));
	if (source instanceof OffscreenCanvas && source.width === width && source.height === height) return source;
	return drawn(source, width, height);
}
function drawn(source, width, height) {
	const canvas = new OffscreenCanvas(width, height);
	const context = canvas.getContext("2d", { willReadFrequently: false });
	if (!context) throw new Error("no canvas of this size");
	context.imageSmoothingQuality = "high";
	context.drawImage(source, 0, 0, width, height);
	return canvas;
}
function isTransparent(context, width, height) {
	for (let top = 0; top < height; top += STRIP) {
		const { data } = context.getImageData(0, top, width, Math.min(STRIP, height - top));
		for (let at = 3; at < data.length; at += 4) if (data[at] !== 255) return true;
	}
	return false;
}
// web/uploads/use-crop.ts
/** Cropping of one picture at a time. The result is a new upload; the original stays. */
function useCrop(pixels, { upload, refuseUnread, onCropped, onReading }) {
	const [job, setJob] = useState();
	return {
		job,
		beginUnfit: (unfit) => {
			if (unfit.crop) setJob({
				name: unfit.name,
				blob: unfit.crop,
				from: unfit
			});
		},
		beginHeld: async ({ url, name }, start) => {
			onReading(1);
			try {
				const answer = await fetch(url);
				if (!answer.ok) throw new Error(`answered ${answer.status}`);
				setJob({
					name: name || nameOf(url),
					blob: await answer.blob(),
					from: url,
					start
				});
			} catch {
				refuseUnread(name);
			} finally {
				onReading(-1);
			}
		},
		cancel: () => setJob(void 0),
		/** Crops, closes, and passes the new picture on. */
		finish: async (plan) => {
			if (!job) return;
			const { name, blob, from } = job;
			const picture = await cropPicture(pixels, blob, plan, name).catch(() => void 0);
			setJob(void 0);
			if (!picture) return refuseUnread(name);
			if (typeof from === "string") return void upload(picture, from);
			onCropped(from);
			upload(picture);
		}
	};
}
/** The last part of an address, for a picture whose name this page does not know. */
function nameOf(url) {
	return url.split("?")[0]?.split("/").at(-1) ?? "";
}
// web/uploads/use-unfit-pictures.ts
var PIXELS = {
	decode: decodePicture,
	redraw
};
/** Inspects files before they are sent; of those that do not fit it keeps the ones that can be repaired or cropped. */
function useUnfitPictures(limits, texts, { refusals: { refuse, refuseUnread }, upload, onReading }) {
	const [unfit, setUnfit] = useState([]);
	return {
		unfit,
		crop: useCrop(PIXELS, {
			upload,
			refuseUnread,
			onCropped: (unfitOne) => setUnfit((before) => before.filter((each) => each !== unfitOne)),
			onReading
		}),
		/** Sends a file on if it fits; else keeps it to ask about it, or refuses it. */
		sendIfFit: async (file) => {
			const picture = await preparePicture(PIXELS, file, limits).catch(() => void 0);
			if (!picture) return refuseUnread(file.name);
			if (picture.kind === "ready") return upload(picture);
			if (picture.repair || picture.crop) setUnfit((before) => [...before, picture]);
			else refuse(file.name, unfitReason(picture, limits, texts));
		},
		/** Repairs all that can be and sends them on, the others are refused; `false` leaves all out. */
		settleUnfit: async (repair) => {
			const waiting = unfit;
			if (repair) for (const each of waiting) {
				const { repair: offered, name } = each;
				const picture = await offered?.apply().catch(() => void 0);
				if (picture) upload(picture);
				else if (!offered) refuse(name, unfitReason(each, limits, texts));
				else refuseUnread(name);
			}
			setUnfit([]);
		}
	};
}
// web/uploads/use-picture-input.ts
var NONE = [];
/**
* Everything that brings pictures into a part of the page: it inspects them, explains refusals, asks about repairs, and
* uploads them. `onTaken` gets each picture once the product keeps it, with a number that grows in the order in which
* they were added: uploads end in another order. A crop of a held picture comes with the address that it replaces.
* @param held addresses of the pictures that are there already
* @param mayTry whether a guest's pictures are taken without an account: they stay in this browser until a run needs
* them
*/
function usePictureInput(limits, maximum, held, onTaken, mayTry = false) {
	const texts = useAreaTexts(uploadTexts);
	const messages = useStudioMessages();
	const client = useQueryClient();
	const signedIn = useSignedIn();
	const owner = useId();
	const refusals = useRefusals(owner, texts);
	const { refuse } = refusals;
	const [preparing, setPreparing] = useState(0);
	const countPreparing = (by) => setPreparing((before) => before + by);
	const latest = useLatest({
		held,
		onTaken
	});
	const uploads = useStore(pageQueue().uploads, NONE).filter(({ source }) => source.owner === owner);
	const underWay = uploads.filter((upload) => !isRefused(upload)).length;
	const brought = useRef(0);
	const nextOrder = () => {
		brought.current += 1;
		return brought.current;
	};
	const upload = (picture, replaces) => keepPicture(picture, {
		owner,
		client,
		limits,
		held: () => latest.current.held,
		refuseDuplicate: refusals.refuseDuplicate,
		refuseUnreadable: (name) => refuse(name, {
			text: messages.errors.image_unreadable,
			hint: ""
		}),
		nextOrder,
		onKept: (image, order) => latest.current.onTaken(image, order, replaces),
		onUnfit: (image) => {
			countPreparing(1);
			bring(image.url, image.name).finally(() => countPreparing(-1));
		}
	});
	const { unfit, crop, sendIfFit, settleUnfit } = useUnfitPictures(limits, texts, {
		refusals,
		upload,
		onReading: countPreparing
	});
	const take = async (files) => {
		refusals.clear();
		if (!mayTry && currentToken() === void 0 && !await askToSignIn()) return;
		const room = maximum === 1 ? 1 : maximum - latest.current.held.length - underWay;
		if (files.length > room) refuse("", {
			text: texts.refused.count({ max: maximum }),
			hint: texts.refused.countHint
		});
		countPreparing(1);
		for (const file of files.slice(0, Math.max(0, room))) await sendIfFit(file);
		countPreparing(-1);
	};
	/** Takes what is at an address of the site as if it were one of the person's files. */
	const bring = async (url, name) => {
		try {
			const answer = await fetch(url);
			if (!answer.ok) throw new Error(`answered ${answer.status}`);
			await take([new File([await answer.blob()], name)]);
		} catch {
			refusals.refuseUnread(name);
		}
	};
	const takeAddress = async (address) => {
		refusals.clear();
		if (!isWebAddress(address)) {
			refuse("", {
				text: texts.refused.address,
				hint: texts.refused.addressHint
			});
			return false;
		}
		if (currentToken() === void 0 && !await askToSignIn()) return false;
		countPreparing(1);
		try {
			const project = projectOfRun(client);
			const file = await call(uploadFromUrl, { body: {
				url: address,
				from_type: "tool",
				...project !== void 0 && { project_id: project }
			} });
			await pick(pickableOf(file, file.name));
			return true;
		} catch (error) {
			refuse(address, uploadReason(error, address, texts, messages));
			return false;
		} finally {
			countPreparing(-1);
		}
	};
	const pick = async (picked) => {
		const { width, height, contentType: type, size, name } = picked;
		const facts = {
			type,
			size,
			width: width ?? void 0,
			height: height ?? void 0
		};
		if (picked.stored && problemOf(facts, limits) === void 0) {
			if (latest.current.held.includes(picked.url)) return refusals.refuseDuplicate(name);
			const image = imageOf({
				path: picked.url,
				width,
				height,
				thumbnail: picked.thumbnail
			}, name);
			rememberImage(image);
			return latest.current.onTaken(image, nextOrder());
		}
		await bring(picked.url, name);
	};
	const paste = async () => {
		const found = await readClipboard();
		if (found.kind === "files") return take(found.files);
		refusals.clear();
		const { clipboard, clipboardHint, clipboardRead, clipboardReadHint } = texts.refused;
		refuse("", found.kind === "empty" ? {
			text: clipboard,
			hint: clipboardHint
		} : {
			text: clipboardRead,
			hint: clipboardReadHint
		});
	};
	return {
		texts,
		crop,
		uploads,
		/** Uploads that may still become a picture: each holds a place. */
		underWay,
		preparing: preparing > 0,
		/** A guest's picture is held, which only this browser has. */
		unsent: !signedIn && held.some(isLocal),
		refusals: refusals.refusals,
		unfit,
		take,
		takeAddress,
		pick,
		paste,
		dismiss: refusals.dismiss,
		settleUnfit
	};
}
/** A stored file as something to pick. */
function pickableOf(file, name) {
	return {
		url: file.path,
		thumbnail: file.thumbnail ?? file.path,
		name,
		width: file.width,
		height: file.height,
		contentType: file.content_type,
		size: file.size,
		stored: file.path.startsWith("/files/"),
		media: fileFactsOf(file)
	};
}
export { planCrop as i, usePictureInput as n, decodePicture as r, pickableOf as t };
