import { t as createStore } from "./store-CbiqaTvC.js";
import { l as isOnline, u as untilOnline } from "../../entry-server.js";
import { t as spaced } from "./spaced-CRrdSvFz.js";
import { o as renamed } from "./file-kind-BfBd1U7_.js";
import { n as loadSender } from "./workspace-CwkgsVb9.js";
import { c as rememberImage, i as imageOf, t as fileFactsOf } from "./uploaded-image-Hb1fEpl8.js";
import { t as setUnsaved } from "./leave-warning-CuJeJ9Kl.js";
import { t as sleep } from "./sleep-DRrM8duA.js";
import { t as mayPass } from "./may-pass-CvPQC0aw.js";
// contract/messages/en/uploads.ts
var number$1 = (value) => value.toLocaleString("en");
/** The specification's own texts (section 8) stand word for word. */
var uploads$1 = {
	drop: "Drop a picture here",
	dropMany: "Drop pictures here",
	dropNow: "Drop to add",
	choose: "Choose file",
	chooseMany: "Choose files",
	camera: "Take a photo",
	paste: "Paste",
	shelf: "From library",
	replace: "Replace",
	removeOne: ({ name }) => `Remove ${name}`,
	cropOne: ({ name }) => `Crop ${name}`,
	local: "Stays in this browser until you run it.",
	samples: "Or try one of these",
	useSample: ({ name }) => `Use the sample ${name}`,
	size: ({ width, height }) => `${number$1(width)} × ${number$1(height)}`,
	held: ({ count, maximum }) => `${number$1(count)} of ${number$1(maximum)}`,
	moveEarlier: ({ name }) => `Move ${name} one place forward`,
	moveLater: ({ name }) => `Move ${name} one place back`,
	limits: {
		types: "JPEG, PNG, WebP, AVIF, GIF, HEIC",
		size: ({ size }) => `up to ${number$1(size)}\u00a0MB`,
		shortest: ({ pixels }) => `shortest side at least ${number$1(pixels)}\u00a0px`,
		longest: ({ pixels }) => `longest side at most ${number$1(pixels)}\u00a0px`,
		count: ({ count }) => `at most ${number$1(count)} pictures`,
		compressed: ({ size }) => `Files over ${number$1(size)}\u00a0MB are compressed first.`
	},
	state: {
		preparing: "Reading",
		waiting: "Waiting",
		moreWaiting: ({ count }) => `${number$1(count)} more queued`,
		sending: ({ share }) => `Uploading, ${share}`,
		awaited: ({ share }) => `Waiting for the upload, ${share}`,
		finishing: "Checking",
		offline: "No connection. The upload resumes by itself.",
		cancel: ({ name }) => `Cancel the upload of ${name}`,
		retry: "Try again",
		dismiss: "Close this message"
	},
	refused: {
		type: "Unsupported file type",
		typeHint: "Use JPEG, PNG, WebP, AVIF, GIF or HEIC.",
		storage: ({ used, quota }) => `${used} of ${quota} used.`,
		size: ({ size }) => `File size exceeds ${size}MB limit`,
		sizeHint: "Reduce its dimensions, or compress it more.",
		count: ({ max }) => `Max files limit is ${max}`,
		countHint: "Remove one to make room.",
		duplicate: "File already exists",
		duplicateHint: "This file is already in the list.",
		pixels: "The picture has too many pixels",
		pixelsHint: ({ megapixels }) => `Reduce it to ${number$1(megapixels)} megapixels or fewer.`,
		tooSmall: "The picture is too small for this tool",
		tooSmallHint: ({ pixels }) => `Its shortest side must be at least ${number$1(pixels)} pixels. Choose a larger one.`,
		tooLarge: "The picture is too large for this tool",
		tooLargeHint: ({ pixels }) => `Its longest side can be at most ${number$1(pixels)} pixels. Reduce it, or crop it.`,
		read: "Read failed",
		readHint: "The file was moved or cannot be opened. Choose it again.",
		clipboard: "No image in clipboard",
		clipboardHint: "Copy a picture first, then paste it.",
		clipboardRead: "Failed to read clipboard",
		clipboardReadHint: "Allow it in the browser, or press Ctrl+V.",
		failed: "Upload failed, please try again",
		address: "Enter a valid web address",
		addressHint: "A web address begins with http:// or https://."
	},
	server: {
		application: ({ name }) => `Application server error with ${name}. Try again later.`,
		remote: ({ name }) => `Remote server error with ${name}. Try again later.`,
		read: ({ name }) => `${name} could not be read. Try again later.`
	}
};
// contract/messages/zh/uploads.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/uploads.ts
/** Uploads and picking pictures. Loaded with the editors that take pictures. */
var uploadTexts = {
	en: uploads$1,
	zh: {
		drop: "把图片拖到这里",
		dropMany: "把图片拖到这里，可多张",
		dropNow: "松手即可添加",
		choose: "选择文件",
		chooseMany: "选择文件",
		camera: "拍照",
		paste: "粘贴",
		shelf: "从素材库选",
		replace: "更换",
		removeOne: ({ name }) => spaced`移除${name}`,
		cropOne: ({ name }) => spaced`裁剪${name}`,
		local: "开始生成前，图片只保存在这个浏览器里。",
		samples: "或用示例试试",
		useSample: ({ name }) => `使用示例：${name}`,
		size: ({ width, height }) => `${number(width)} × ${number(height)}`,
		held: ({ count, maximum }) => `${number(count)} / ${number(maximum)}`,
		moveEarlier: ({ name }) => spaced`把${name}前移一位`,
		moveLater: ({ name }) => spaced`把${name}后移一位`,
		limits: {
			types: "JPEG、PNG、WebP、AVIF、GIF、HEIC",
			size: ({ size }) => `${number(size)}\u00a0MB 以内`,
			shortest: ({ pixels }) => `短边至少 ${number(pixels)}\u00a0像素`,
			longest: ({ pixels }) => `长边不超过 ${number(pixels)}\u00a0像素`,
			count: ({ count }) => `最多 ${number(count)}\u00a0张`,
			compressed: ({ size }) => `超过 ${number(size)}\u00a0MB 的文件会先压缩。`
		},
		state: {
			preparing: "读取中",
			waiting: "排队中",
			moreWaiting: ({ count }) => `另有 ${number(count)}\u00a0张排队中`,
			sending: ({ share }) => `上传中，${share}`,
			awaited: ({ share }) => `等待上传完成，${share}`,
			finishing: "校验中",
			offline: "网络已断开，恢复后自动继续。",
			cancel: ({ name }) => spaced`取消上传${name}`,
			retry: "重试",
			dismiss: "关闭这条提示"
		},
		refused: {
			storage: ({ used, quota }) => `已用 ${used}，共 ${quota}。`,
			type: "不支持的文件类型",
			typeHint: "请使用 JPEG、PNG、WebP、AVIF、GIF 或 HEIC。",
			size: ({ size }) => `文件大小超过 ${size}MB 限制`,
			sizeHint: "请缩小尺寸，或提高压缩程度后再上传。",
			count: ({ max }) => `最多只能上传 ${max}\u00a0个文件`,
			countHint: "移除一张后再添加。",
			duplicate: "文件已存在",
			duplicateHint: "这个文件已经在列表里。",
			pixels: "图片像素过多",
			pixelsHint: ({ megapixels }) => `请缩小到 ${megapixels % 100 === 0 ? `${number(megapixels / 100)}\u00a0亿` : `${number(megapixels * 100)}\u00a0万`}像素以内。`,
			tooSmall: "图片太小，不符合这个工具的要求",
			tooSmallHint: ({ pixels }) => `短边至少要有 ${number(pixels)}\u00a0像素，请换一张大一些的。`,
			tooLarge: "图片太大，不符合这个工具的要求",
			tooLargeHint: ({ pixels }) => `长边不能超过 ${number(pixels)}\u00a0像素，请缩小或裁剪。`,
			read: "读取失败",
			readHint: "文件已移动，或没有权限打开，请重新选择。",
			clipboard: "剪贴板中没有图片",
			clipboardHint: "请先复制一张图片，再来粘贴。",
			clipboardRead: "读取剪贴板失败",
			clipboardReadHint: "请在浏览器中允许读取，或直接按 Ctrl+V。",
			failed: "上传失败，请重试",
			address: "请输入有效的网址",
			addressHint: "网址以 http:// 或 https:// 开头。"
		},
		server: {
			application: ({ name }) => spaced`应用服务器出错，${name}未能上传，请稍后重试。`,
			remote: ({ name }) => spaced`远程服务器出错，${name}未能上传，请稍后重试。`,
			read: ({ name }) => spaced`文件${name}读取失败，请稍后重试。`
		}
	}
};
// web/uploads/core/queue.ts
/** The queue of uploads (specification, section 9: five at a time), without dependencies on a browser. */
function createUploadQueue(world) {
	const uploads = createStore([]);
	const aborts = /* @__PURE__ */ new Map();
	const ends = /* @__PURE__ */ new Map();
	let last = 0;
	let busy = 0;
	const set = (id, state) => uploads.set(uploads.get().map((each) => each.id === id ? {
		...each,
		state
	} : each));
	const find = (id) => uploads.get().find((each) => each.id === id);
	const drop = (id) => {
		uploads.set(uploads.get().filter((each) => each.id !== id));
		ends.delete(id);
	};
	function startNext() {
		while (busy < world.parallel) {
			const next = uploads.get().find(({ state }) => state.kind === "waiting");
			if (!next) return;
			busy += 1;
			work(next).finally(() => {
				busy -= 1;
				startNext();
			});
		}
	}
	async function work({ id, source }) {
		const abort = new AbortController();
		aborts.set(id, abort);
		set(id, {
			kind: "sending",
			share: 0
		});
		try {
			const file = await sendPatiently(id, source, abort.signal);
			ends.get(id)?.(file);
			drop(id);
		} catch (error) {
			if (!abort.signal.aborted) set(id, {
				kind: "failed",
				error
			});
		} finally {
			aborts.delete(id);
		}
	}
	async function sendPatiently(id, source, signal) {
		for (let tries = 0;;) try {
			return await world.send(source, (share) => set(id, {
				kind: "sending",
				share
			}), signal);
		} catch (error) {
			signal.throwIfAborted();
			if (!world.isOnline()) {
				set(id, {
					kind: "offline",
					share: shareOf(find(id)?.state)
				});
				await world.untilOnline(signal);
			} else {
				const pause = world.pauses[tries];
				if (pause === void 0 || !world.passes(error)) throw error;
				tries += 1;
				await world.wait(pause, signal);
			}
			signal.throwIfAborted();
			set(id, {
				kind: "sending",
				share: shareOf(find(id)?.state)
			});
		}
	}
	return {
		uploads,
		add: (source, onSent) => {
			last += 1;
			const id = last;
			uploads.set([...uploads.get(), {
				id,
				source,
				state: { kind: "waiting" }
			}]);
			ends.set(id, onSent);
			startNext();
		},
		remove: (id) => {
			drop(id);
			aborts.get(id)?.abort();
		},
		retry: (id) => {
			if (find(id)?.state.kind !== "failed") return;
			set(id, { kind: "waiting" });
			startNext();
		}
	};
}
/** How much of an upload has arrived, 0 to 1. */
function shareOf(state) {
	return state?.kind === "sending" || state?.kind === "offline" ? state.share : 0;
}
// web/uploads/page-queue.ts
/** Milliseconds before an upload that a busy server refused is tried again. */
var PAUSES = [
	1e3,
	3e3,
	9e3
];
var made;
/** The one queue of the page: five uploads at a time, whatever asked for them. Only for browsers. */
function pageQueue() {
	made ??= create();
	return made;
}
function create() {
	const queue = createUploadQueue({
		parallel: 5,
		pauses: PAUSES,
		passes: mayPass,
		wait: sleep,
		isOnline,
		untilOnline,
		send: async (file, onProgress, signal) => {
			const { sendQueued } = await loadSender();
			const kept = await sendQueued(file, onProgress, signal);
			const name = kept.content_type === file.type ? file.name : renamed(file.name, kept.content_type);
			const image = imageOf(kept, name, fileFactsOf(kept));
			rememberImage(image, file.fingerprint);
			return image;
		}
	});
	queue.uploads.subscribe(() => {
		setUnsaved("uploads", queue.uploads.get().some(({ state }) => state.kind !== "failed"));
	});
	return queue;
}
export { shareOf as n, uploadTexts as r, pageQueue as t };
