import { y as closeDownload } from "./session-DiDZXz4K.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as saveFile } from "./save-file-CDj3lkb3.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { I as openResponse, g as Button } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { o as exportResult, t as EXPORT_FORMATS } from "./creations-DtplDF1D.js";
import "./limits-owx9t46c.js";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useQuery } from "@tanstack/react-query";
// contract/messages/areas/download.ts
/** The download dialog. Loaded when somebody opens it. */
var downloadTexts = {
	en: {
		title: "Download",
		format: "Format",
		size: "Size",
		original: "Original",
		half: "Half",
		custom: "Custom",
		width: "Width",
		pixels: ({ width, height }) => `${width} × ${height}`,
		widthHint: ({ least, most }) => `${least} to ${most}\u00a0px`,
		quality: "Quality",
		smaller: "smaller",
		finer: "finer",
		background: "Background",
		transparent: "Transparent",
		colors: {
			ffffff: "White",
			"1b1917": "Black",
			c9c1b4: "Grey"
		},
		ownColor: "Custom colour",
		label: "Show a label that says what made it",
		labelStays: "The label that says what made it stays in the picture.",
		kept: "Every format records which engine made it.",
		asMade: "The original file.",
		measured: "Exact file size.",
		measuring: "Measuring the file",
		kilobytes: ({ size }) => `${size}\u00a0KB`,
		megabytes: ({ size }) => `${size}\u00a0MB`,
		action: "Download",
		again: "Try again"
	},
	zh: {
		title: "下载",
		format: "格式",
		size: "尺寸",
		original: "原尺寸",
		half: "一半",
		custom: "自定义",
		width: "宽度",
		pixels: ({ width, height }) => `${width} × ${height}`,
		widthHint: ({ least, most }) => `${least} 到 ${most}\u00a0像素`,
		quality: "质量",
		smaller: "文件更小",
		finer: "画质更好",
		background: "背景",
		transparent: "透明",
		colors: {
			ffffff: "白色",
			"1b1917": "黑色",
			c9c1b4: "灰色"
		},
		ownColor: "其他颜色",
		label: "在图上显示生成标识",
		labelStays: "图上的生成标识会保留。",
		kept: "每种格式的文件都带有生成信息。",
		asMade: "生成时的原文件。",
		measured: "文件的实际大小。",
		measuring: "正在计算文件大小",
		kilobytes: ({ size }) => `${size}\u00a0KB`,
		megabytes: ({ size }) => `${size}\u00a0MB`,
		action: "下载",
		again: "重试"
	}
};
// web/runs/download/background-row.tsx
var COLORS = [
	"ffffff",
	"1b1917",
	"c9c1b4"
];
/** What lies under the transparent parts of a download. */
function BackgroundRow({ keepsTransparency, background, onChange }) {
	const texts = useAreaTexts(downloadTexts);
	const own = background !== void 0 && !COLORS.some((color) => color === background);
	const shown = background ?? (keepsTransparency ? void 0 : "ffffff");
	return /* @__PURE__ */ jsxs("fieldset", { children: [/* @__PURE__ */ jsx("legend", {
		className: "label",
		children: texts.background
	}), /* @__PURE__ */ jsxs("div", {
		className: "download-grounds",
		children: [
			keepsTransparency && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "download-checker",
				"aria-label": texts.transparent,
				"aria-pressed": shown === void 0,
				onClick: () => onChange(void 0)
			}),
			COLORS.map((color) => /* @__PURE__ */ jsx("button", {
				type: "button",
				style: { background: `#${color}` },
				"aria-label": texts.colors[color],
				"aria-pressed": shown === color,
				onClick: () => onChange(color)
			}, color)),
			/* @__PURE__ */ jsx("input", {
				type: "color",
				"aria-label": texts.ownColor,
				"data-picked": own,
				value: `#${own ? background : "888888"}`,
				onChange: (event) => onChange(event.target.value.slice(1))
			})
		]
	})] });
}
// web/runs/download/download-choice.ts
/** What the download dialog lets people choose, and the query to the server for it: pure. */
/** The dialog's sizes: the image's own, half of it, or a custom width. */
var EXPORT_SIZES = [
	"original",
	"half",
	"custom"
];
var FIRST_QUALITY = 90;
/** The stored file's format, if it is one of those that are offered. */
function storedFormat(contentType) {
	return EXPORT_FORMATS.find((format) => contentType === `image/${format}`);
}
/** The formats available for an image of this many pixels. */
function formatsOf({ width, height }) {
	return EXPORT_FORMATS.filter((format) => format !== "avif" || width * height <= 12e6);
}
/** The last choice on this device as it fits this image, or else the file as it is. */
function firstChoice(start, saved) {
	const stored = storedFormat(start.contentType);
	const first = {
		format: stored ?? "png",
		size: "original",
		width: start.width,
		quality: stored === void 0 || stored === "png" ? FIRST_QUALITY : 100,
		background: void 0,
		label: false
	};
	const last = parse(saved);
	const format = formatsOf(start).find((each) => each === last["format"]);
	const size = EXPORT_SIZES.find((each) => each === last["size"]);
	const quality = Number(last["quality"]);
	return {
		...first,
		...format && { format },
		...size && { size: size === "custom" ? "original" : size },
		...quality >= 1 && quality <= 100 && { quality: Math.round(quality) }
	};
}
function parse(saved) {
	try {
		const value = JSON.parse(saved ?? "{}");
		return typeof value === "object" && value !== null ? value : {};
	} catch {
		return {};
	}
}
/** Pixels of the file to come. */
function sizeOf({ size, width }, own) {
	const wanted = size === "half" ? own.width / 2 : size === "custom" ? width : own.width;
	const across = Math.min(own.width, Math.max(Math.min(16, own.width), Math.round(wanted) || 0));
	return {
		width: across,
		height: Math.max(1, Math.round(own.height * across / own.width))
	};
}
/** The query for the server; undefined if the stored file was chosen. */
function exportQuery(choice, start) {
	const { format, quality, background, label } = choice;
	const { width } = sizeOf(choice, start);
	if (format === storedFormat(start.contentType) && width === start.width && (format === "png" || quality === 100) && background === void 0 && !label) return void 0;
	return {
		format,
		...width < start.width && { width },
		...format !== "png" && { quality },
		...background !== void 0 && { background },
		...label && { label: "true" }
	};
}
/** The file extension of a format. */
var endingOf = (format) => format === "jpeg" ? "jpg" : format;
// web/runs/download/size-row.tsx
/** The size of a download: the image's own, half of it, or a custom width. */
function SizeRow({ choice, own, onChange }) {
	const texts = useAreaTexts(downloadTexts);
	return /* @__PURE__ */ jsxs("fieldset", { children: [
		/* @__PURE__ */ jsx("legend", {
			className: "label",
			children: texts.size
		}),
		/* @__PURE__ */ jsx("div", {
			className: "download-sizes",
			children: EXPORT_SIZES.map((size) => /* @__PURE__ */ jsxs("button", {
				type: "button",
				"aria-pressed": choice.size === size,
				onClick: () => onChange({ size }),
				children: [/* @__PURE__ */ jsx("b", { children: texts[size] }), /* @__PURE__ */ jsx("span", { children: texts.pixels(sizeOf({
					size,
					width: choice.width
				}, own)) })]
			}, size))
		}),
		choice.size === "custom" && /* @__PURE__ */ jsxs("label", {
			className: "download-width",
			children: [
				texts.width,
				/* @__PURE__ */ jsx("input", {
					className: "input",
					type: "number",
					inputMode: "numeric",
					min: Math.min(16, own.width),
					max: own.width,
					defaultValue: choice.width,
					onChange: (event) => onChange({ width: event.target.valueAsNumber })
				}),
				/* @__PURE__ */ jsx("span", {
					className: "note",
					children: texts.widthHint({
						least: Math.min(16, own.width),
						most: own.width
					})
				})
			]
		})
	] });
}
// web/runs/download/use-export.ts
/** Milliseconds without a change before the server encodes: a slider passes many values. */
var PAUSE_MS = 250;
/** How long an encoded file is cached in case it is chosen again, in milliseconds. */
var KEPT_MS = 6e4;
/**
* The result as the server encodes it by that query; nothing is requested while the query is undefined.
* `file` is set once it belongs to the current query.
*/
function useExport(resultId, query) {
	const wanted = query === void 0 ? void 0 : JSON.stringify(query);
	const [settled, setSettled] = useState(wanted);
	useEffect(() => {
		const timer = setTimeout(() => setSettled(wanted), PAUSE_MS);
		return () => clearTimeout(timer);
	}, [wanted]);
	const { data, error, refetch } = useQuery({
		queryKey: [
			"export",
			resultId,
			settled
		],
		enabled: settled !== void 0 && settled === wanted,
		staleTime: Number.POSITIVE_INFINITY,
		gcTime: KEPT_MS,
		retry: false,
		queryFn: async ({ signal }) => {
			return (await openResponse(exportResult, {
				params: { id: resultId },
				query: JSON.parse(settled ?? "{}"),
				signal
			})).blob();
		}
	});
	const current = settled === wanted;
	return {
		file: current ? data : void 0,
		error: current ? error : null,
		retry: () => void refetch()
	};
}
// web/runs/download/use-transparency.ts
/** Side of the copy that is read, in pixels; a whole image takes no longer than that. */
var SIDE = 128;
/** Whether an image of this product has transparent parts; false until that is known. */
function useTransparency(url, contentType) {
	const [transparent, setTransparent] = useState(false);
	const may = [
		"image/png",
		"image/webp",
		"image/avif"
	].includes(contentType);
	useEffect(() => {
		if (!may) return;
		let alive = true;
		const image = new Image();
		image.src = url;
		image.decode().then(() => {
			const context = new OffscreenCanvas(SIDE, SIDE).getContext("2d");
			context?.drawImage(image, 0, 0, SIDE, SIDE);
			const { data = /* @__PURE__ */ new Uint8ClampedArray() } = context?.getImageData(0, 0, SIDE, SIDE) ?? {};
			if (alive) setTransparent(data.some((value, at) => at % 4 === 3 && value < 250));
		}).catch(() => void 0);
		return () => {
			alive = false;
		};
	}, [url, may]);
	return transparent;
}
// web/runs/download/download-dialog.tsx
var LAST_CHOICE = "inkreel.device.download";
var NAMES = {
	png: "PNG",
	jpeg: "JPEG",
	webp: "WebP",
	avif: "AVIF"
};
/** Format, size, quality and background of a download; the button's stub shows the measured size of the file. */
function DownloadDialog({ start }) {
	const texts = useAreaTexts(downloadTexts);
	const messages = useStudioMessages();
	const { language, gap } = useLanguage();
	const site = useSite();
	const transparent = useTransparency(start.url, start.contentType);
	const [choice, setChoice] = useState(() => firstChoice(start, localStorage.getItem(LAST_CHOICE)));
	const set = (change) => setChoice((before) => ({
		...before,
		...change
	}));
	const query = exportQuery(choice, start);
	const { file, error, retry } = useExport(start.resultId, query);
	const bytes = query === void 0 ? start.bytes : file?.size;
	/** Pressed before the file was ready. */
	const [wanted, setWanted] = useState(false);
	/** Has the focus first: then Enter repeats the last choice. */
	const button = useRef(null);
	const name = `${start.name}.${endingOf(choice.format)}`;
	const ready = bytes !== void 0;
	const save = () => {
		const { format, size, quality } = choice;
		localStorage.setItem(LAST_CHOICE, JSON.stringify({
			format,
			size,
			quality
		}));
		if (file && query !== void 0) saveFile(file, name);
		else saveAddress(`${start.url}?download=${encodeURIComponent(name)}`);
		closeDownload();
	};
	const saveWanted = useEffectEvent(save);
	useEffect(() => {
		if (wanted && ready) saveWanted();
	}, [wanted, ready]);
	const failure = error ? failureOf(error, messages, messages.pictures.downloadFailed) : void 0;
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose: closeDownload,
		title: texts.title,
		closeLabel: messages.shell.close,
		width: 400,
		first: button,
		children: /* @__PURE__ */ jsxs("form", {
			className: "download",
			onSubmit: (event) => {
				event.preventDefault();
				if (error) retry();
				else if (ready) save();
				else setWanted(true);
			},
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "download-name",
					children: name
				}),
				/* @__PURE__ */ jsxs("fieldset", { children: [/* @__PURE__ */ jsx("legend", {
					className: "label",
					children: texts.format
				}), /* @__PURE__ */ jsx("div", {
					className: "download-segments",
					children: formatsOf(start).map((format) => /* @__PURE__ */ jsx("button", {
						type: "button",
						"aria-pressed": choice.format === format,
						onClick: () => set({ format }),
						children: NAMES[format]
					}, format))
				})] }),
				/* @__PURE__ */ jsx(SizeRow, {
					choice,
					own: start,
					onChange: set
				}),
				choice.format !== "png" && /* @__PURE__ */ jsxs("label", {
					className: "download-quality",
					children: [
						/* @__PURE__ */ jsxs("span", {
							className: "label",
							children: [texts.quality, /* @__PURE__ */ jsx("span", {
								className: "label-fact",
								children: choice.quality
							})]
						}),
						/* @__PURE__ */ jsx("input", {
							type: "range",
							min: 20,
							max: 100,
							value: choice.quality,
							onChange: (event) => set({ quality: Number(event.target.value) })
						}),
						/* @__PURE__ */ jsxs("span", {
							className: "download-scale",
							"aria-hidden": "true",
							children: [/* @__PURE__ */ jsx("span", { children: texts.smaller }), /* @__PURE__ */ jsx("span", { children: texts.finer })]
						})
					]
				}),
				transparent && /* @__PURE__ */ jsx(BackgroundRow, {
					keepsTransparency: choice.format !== "jpeg",
					background: choice.background,
					onChange: (background) => set({ background })
				}),
				site.visibleLabel ? /* @__PURE__ */ jsx("p", {
					className: "note",
					children: texts.labelStays
				}) : /* @__PURE__ */ jsxs("label", {
					className: "download-check",
					children: [/* @__PURE__ */ jsx("input", {
						type: "checkbox",
						checked: choice.label,
						onChange: (event) => set({ label: event.target.checked })
					}), texts.label]
				}),
				/* @__PURE__ */ jsx("p", {
					role: "alert",
					className: "download-failed",
					children: failure && /* @__PURE__ */ jsx(FailureWords, { failure })
				}),
				/* @__PURE__ */ jsx(Button, {
					ref: button,
					type: "submit",
					look: "ink",
					size: "large",
					className: "download-button",
					"aria-busy": wanted && !ready,
					"aria-describedby": "download-note",
					stub: ready ? /* @__PURE__ */ jsx("span", {
						"data-bytes": bytes,
						children: sizeText(bytes, texts, language)
					}) : /* @__PURE__ */ jsx("span", {
						className: "download-measuring",
						children: /* @__PURE__ */ jsx("span", {
							className: "sr-only",
							children: texts.measuring
						})
					}),
					children: error ? texts.again : texts.action
				}),
				/* @__PURE__ */ jsxs("p", {
					className: "note",
					id: "download-note",
					children: [
						query === void 0 ? texts.asMade : texts.measured,
						gap,
						texts.kept
					]
				})
			]
		})
	});
}
/** Lets the browser fetch an address of this product as a download. */
function saveAddress(address) {
	const link = document.createElement("a");
	link.href = address;
	link.download = "";
	link.click();
}
var KB = 1024;
function sizeText(bytes, texts, language) {
	const write = (value, digits) => value.toLocaleString(language, { maximumFractionDigits: digits });
	if (bytes < 1e3 * KB) return texts.kilobytes({ size: write(bytes / KB, bytes < 10 * KB ? 1 : 0) });
	return texts.megabytes({ size: write(bytes / KB / KB, 1) });
}
export { DownloadDialog as default };
