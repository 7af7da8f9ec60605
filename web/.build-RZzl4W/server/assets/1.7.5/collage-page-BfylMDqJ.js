import { t as __exportAll } from "./rolldown-runtime-D8jQpDG7.js";
import { F as call, d as useOnline, g as Button, jt as lazyPart, p as useBarePath, v as toast, xt as useTool } from "../../entry-server.js";
import { t as spaced } from "./spaced-CRrdSvFz.js";
import { a as measureText, c as fadeLayer, d as updateLayer, f as findLayer, i as PLATE_RADIUS, l as orderLayer, n as SCENE_FONTS, o as placeLines, r as loadSceneFonts, s as duplicateLayer, t as LayerSurface, u as removeLayer } from "./layer-surface-Ao2DDbEZ.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { _ as askToSignIn, h as useSignedIn } from "./session-DiDZXz4K.js";
import { n as useWorkspaceKeys, r as UnfoldButtons, t as useFold } from "./stage-pBQDn1c2.js";
import { i as useStudioMessages, r as spokenFailure, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as useResults } from "./use-results-GzKztPmZ.js";
import { t as FileThumbnail } from "./file-thumbnail-JTvhGp4-.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { n as loadSender, t as ChoiceRow } from "./workspace-CwkgsVb9.js";
import { o as IMAGE_UPLOAD_BYTES } from "./limits-owx9t46c.js";
import { t as saveFile } from "./save-file-CDj3lkb3.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as ERRORS } from "./errors-DwWFIixX.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { a as kindOfBytes, n as HEAD_BYTES, r as KEPT_PICTURES, t as CONVERTED_PICTURES } from "./file-kind-BfBd1U7_.js";
import { t as fingerprintOf } from "./fingerprint-DGovSSA8.js";
import { t as readClipboard } from "./clipboard-MhKWFFP0.js";
import { t as layerTexts } from "./layers-_jwsRsnv.js";
import { n as drawAtOnce, t as useKeys } from "./use-keys-Dv2LE1db.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { a as SavingIcon, i as useDocument, n as toKept, t as readKept } from "./local-document-BPsgQLid.js";
import { t as useDropTarget } from "./drop-target-BqmNFAfA.js";
import { t as useLatest } from "./use-latest-BtrKcZez.js";
import { c as restoreRevision, t as RETRY_MS } from "./autosave-yToMrKoo.js";
import { n as fileIdOf, r as fileSource, t as defineDocument } from "./define-document-CUsOy5I1.js";
import { i as previewChange, o as renameInHistory, r as markStep } from "./history-DEXIIRM_.js";
import { n as useSelected } from "./store-CbiqaTvC.js";
import { o as writeLocally } from "./hold-writes-CfaBYfHJ.js";
import { t as keptStores } from "./kept-stores-CG8bcYCc.js";
import { Suspense, useCallback, useEffect, useEffectEvent, useId, useMemo, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { AlignCenter, AlignLeft, AlignRight, Bold, BringToFront, ClipboardPaste, Copy, FilePlus2, History, ImagePlus, Images, Maximize, PanelLeft, PanelRight, Redo2, RefreshCw, SendToBack, Trash2, Type, Undo2 } from "lucide-react";
// contract/messages/en/collage.ts
var number$1 = (value) => value.toLocaleString("en");
var collage$1 = {
	pictures: "Pictures",
	used: ({ count, limit }) => `${number$1(count)} of ${number$1(limit)}`,
	add: "Add pictures",
	shelf: "From library",
	paste: "Paste",
	addHint: "Drop them anywhere, or paste with Ctrl+V.",
	emptyTitle: "Two to twelve pictures on one sheet",
	emptyLine: "Drop pictures here, add them from your device, or start with these.",
	samples: "Use these four",
	drop: "Drop to add",
	reading: "Reading the pictures",
	modes: {
		grid: "Layout",
		free: "Free",
		strip: "Strip"
	},
	mode: "Arrangement",
	layout: "Layout",
	layoutName: ({ at, of }) => `Layout ${number$1(at)} of ${number$1(of)}`,
	ratio: "Ratio",
	direction: "Direction",
	directions: {
		vertical: "One below the other",
		horizontal: "Side by side"
	},
	gap: "Gap",
	radius: "Corners",
	background: "Background",
	transparent: "Transparent",
	white: "White",
	black: "Black",
	paper: "Paper",
	ownColor: "Custom colour",
	stage: "Collage",
	oneMore: "A collage needs at least two pictures.",
	undo: "Undo (Ctrl+Z)",
	redo: "Redo (Ctrl+Shift+Z)",
	startOver: "Start over",
	startedOver: "Cleared. Undo brings it back.",
	cell: ({ at, of, name }) => `Picture ${number$1(at)} of ${number$1(of)}: ${name}`,
	cellKeys: "Arrows move the picture in its cell, plus and minus zoom, 0 shows it whole. Alt and arrows swap it with its neighbour. Space marks it for a swap with another one. Delete removes it.",
	marked: ({ name }) => `${name} is marked. Press Space on another picture to swap, Esc to cancel.`,
	swapped: "Swapped",
	pickHint: "Drag a picture onto another to swap them. Click one to zoom, replace or remove it.",
	picked: "Selected picture",
	zoom: "Zoom in its cell",
	whole: "Show whole",
	replace: "Replace",
	remove: "Remove",
	caption: "Caption",
	addText: "Add text",
	texts: "Text",
	newText: "Your text",
	newCaption: "Caption",
	words: "Text",
	size: "Size",
	serif: "Serif",
	bold: "Bold",
	align: "Alignment",
	aligns: {
		left: "Left",
		center: "Centre",
		right: "Right"
	},
	color: "Colour",
	plate: "Text background",
	noPlate: "No background",
	opacity: "Opacity",
	raise: "Bring forward",
	lower: "Send backward",
	copy: "Copy",
	deleteText: "Delete",
	format: "Format",
	exportSize: "Longest side",
	pixels: ({ width, height }) => `${number$1(width)} × ${number$1(height)}`,
	jpgPaper: "JPG has no transparency. The background becomes white.",
	download: "Download",
	free: "Free",
	keep: "Save",
	keepHint: "Save puts it in your uploads, for use in other tools.",
	keeping: "Saving",
	kept: "Saved to your uploads",
	working: "Drawing",
	notSaved: "This browser blocks saving. Download the collage before you leave.",
	saving: {
		device: "Saved on this device",
		saved: "Saved",
		saving: "Saving",
		offline: "Offline. Saved on this device",
		conflict: "Changed elsewhere",
		failed: "Not saved",
		partly: "Some pictures could not be uploaded. They are on this device only."
	},
	conflict: {
		told: "This collage was changed on another device or in another tab.",
		mine: "Keep this version",
		theirs: "Load the newer version"
	},
	versions: {
		open: "Version history",
		title: "Version history",
		hint: "Changes within five minutes are one version.",
		current: "Current version",
		own: "You",
		other: "A team member",
		restore: "Restore",
		restoreOf: ({ time }) => `Restore the version from ${time}`,
		restored: "Restored. Undo brings back what was there.",
		failed: "The versions could not be loaded. Try again."
	},
	history: "History",
	historyEmpty: "Pictures you make with other tools appear here. Click one to add it.",
	historySignedOut: "Sign in to use pictures from your history.",
	historyHint: "Click a picture to add it.",
	historyAdd: ({ name }) => `Add: ${name}`,
	fold: "Hide history (G)",
	unfold: "Show history (G)",
	foldInputs: "Hide settings (T)",
	unfoldInputs: "Show settings (T)",
	settings: "Settings",
	closeSettings: "Done",
	failures: {
		type: "Unsupported file type",
		unreadable: "Read failed",
		large: ({ size }) => `File size exceeds ${number$1(size)}MB limit`,
		help: {
			type: ({ name }) => `${name}: use JPG, PNG, WebP, GIF or AVIF.`,
			unreadable: ({ name }) => `${name}: save it again and retry.`,
			large: ({ name }) => `${name}: reduce its dimensions, or compress it more.`
		},
		many: ({ max }) => `Max files limit is ${number$1(max)}`,
		clipboardEmpty: "No image in clipboard",
		clipboard: "Failed to read clipboard",
		history: "The picture could not be fetched. Try again.",
		export: "This device cannot export a picture this large. Choose a smaller size.",
		lost: ({ name }) => `${name} is no longer on this device. Replace or remove it.`,
		keepHelp: "Choose WEBP or JPG, or a smaller size.",
		keep: "Upload failed, please try again"
	}
};
// contract/messages/zh/collage.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/collage.ts
/** The collage editor. Loaded with it. */
var collageTexts = {
	en: collage$1,
	zh: {
		pictures: "图片",
		used: ({ count, limit }) => `${number(count)} / ${number(limit)}\u00a0张`,
		add: "添加图片",
		shelf: "从素材库选",
		paste: "粘贴",
		addHint: "可以拖到任意位置，或按 Ctrl+V 粘贴。",
		emptyTitle: "把 2 到 12\xA0张图拼在一起",
		emptyLine: "把图片拖到这里，或从设备里选，也可以先用这几张试试。",
		samples: "用这四张试试",
		drop: "松手即可添加",
		reading: "正在读取图片",
		modes: {
			grid: "版式",
			free: "自由",
			strip: "长图"
		},
		mode: "排列方式",
		layout: "版式",
		layoutName: ({ at, of }) => `版式 ${number(at)}，共 ${number(of)}\u00a0种`,
		ratio: "比例",
		direction: "方向",
		directions: {
			vertical: "上下拼接",
			horizontal: "左右拼接"
		},
		gap: "间距",
		radius: "圆角",
		background: "背景",
		transparent: "透明",
		white: "白色",
		black: "黑色",
		paper: "纸色",
		ownColor: "其他颜色",
		stage: "拼图",
		oneMore: "拼图至少要两张图片。",
		undo: "撤销（Ctrl+Z）",
		redo: "重做（Ctrl+Shift+Z）",
		startOver: "重新开始",
		startedOver: "已清空，可以撤销。",
		cell: ({ at, of, name }) => `第 ${number(at)}\u00a0张，共 ${number(of)}\u00a0张：${name}`,
		cellKeys: "方向键移动画面，加减号缩放，0 显示全图。Alt 加方向键与相邻图片互换，空格标记后再选另一张互换，Delete 移除。",
		marked: ({ name }) => spaced`已标记${name}，在另一张上按空格即可互换，按 Esc 取消。`,
		swapped: "已互换",
		pickHint: "把一张图拖到另一张上即可互换，点击可以缩放、替换或移除。",
		picked: "选中的图片",
		zoom: "格内缩放",
		whole: "显示全图",
		replace: "替换",
		remove: "移除",
		caption: "加说明",
		addText: "添加文字",
		texts: "文字",
		newText: "在此输入文字",
		newCaption: "图片说明",
		words: "内容",
		size: "字号",
		serif: "宋体",
		bold: "加粗",
		align: "对齐",
		aligns: {
			left: "左",
			center: "中",
			right: "右"
		},
		color: "颜色",
		plate: "底色",
		noPlate: "无底色",
		opacity: "不透明度",
		raise: "上移一层",
		lower: "下移一层",
		copy: "复制",
		deleteText: "删除",
		format: "格式",
		exportSize: "最长边",
		pixels: ({ width, height }) => `${width} × ${height}`,
		jpgPaper: "JPG 不支持透明，背景会变成白色。",
		download: "下载",
		free: "免费",
		keep: "保存",
		keepHint: "存到“我的上传”，其他工具也能选用。",
		keeping: "正在保存",
		kept: "已存到“我的上传”",
		working: "正在绘制",
		notSaved: "浏览器不允许本页保存内容，离开前请先下载。",
		saving: {
			device: "已保存在本机",
			saved: "已保存",
			saving: "正在保存",
			offline: "离线，已保存在本机",
			conflict: "已在别处修改",
			failed: "保存失败",
			partly: "部分图片未能上传，仅保存在本机。"
		},
		conflict: {
			told: "此拼图已在其他设备或标签页中修改。",
			mine: "保留当前版本",
			theirs: "载入较新版本"
		},
		versions: {
			open: "历史版本",
			title: "历史版本",
			hint: "五分钟内的修改合并为一个版本。",
			current: "当前版本",
			own: "你",
			other: "团队成员",
			restore: "恢复",
			restoreOf: ({ time }) => `恢复到 ${time} 的版本`,
			restored: "已恢复，可以撤销。",
			failed: "历史版本加载失败，请重试。"
		},
		history: "历史",
		historyEmpty: "用其他工具生成的作品会显示在这里，点击即可加入拼图。",
		historySignedOut: "登录后可以从历史里选图。",
		historyHint: "点击图片，加入拼图。",
		historyAdd: ({ name }) => `添加：${name}`,
		fold: "收起历史（G）",
		unfold: "展开历史（G）",
		foldInputs: "收起设置（T）",
		unfoldInputs: "展开设置（T）",
		settings: "设置",
		closeSettings: "完成",
		failures: {
			type: "不支持的文件类型",
			unreadable: "读取失败",
			large: ({ size }) => `文件大小超过 ${number(size)}MB 限制`,
			help: {
				type: ({ name }) => `${name}：请使用 JPG、PNG、WebP、GIF 或 AVIF。`,
				unreadable: ({ name }) => `${name}：请重新保存后再试。`,
				large: ({ name }) => `${name}：请缩小尺寸，或提高压缩程度。`
			},
			many: ({ max }) => `最多只能上传 ${number(max)}\u00a0个文件`,
			clipboardEmpty: "剪贴板中没有图片",
			clipboard: "读取剪贴板失败",
			history: "图片加载失败，请重试。",
			export: "这台设备无法导出这么大的图，请选小一点的尺寸。",
			lost: ({ name }) => spaced`${name}已不在本机，请替换或移除。`,
			keepHelp: "请换成 WEBP 或 JPG，或选小一点的尺寸。",
			keep: "上传失败，请重试"
		}
	}
};
// scene/collage/collage-document.ts
var MODES = [
	"grid",
	"free",
	"strip"
];
var RATIOS = [
	{
		label: "1:1",
		width: 1,
		height: 1
	},
	{
		label: "4:5",
		width: 4,
		height: 5
	},
	{
		label: "3:4",
		width: 3,
		height: 4
	},
	{
		label: "9:16",
		width: 9,
		height: 16
	},
	{
		label: "4:3",
		width: 4,
		height: 3
	},
	{
		label: "3:2",
		width: 3,
		height: 2
	},
	{
		label: "16:9",
		width: 16,
		height: 9
	}
];
/** Longest side of a grid or free canvas, and the common width of a strip's pictures, in units. */
var CANVAS_UNITS = 1200;
/** A collage without pictures. */
var EMPTY_COLLAGE = {
	mode: "grid",
	ratio: "1:1",
	layout: "",
	direction: "vertical",
	gap: 16,
	radius: 0,
	background: "#ffffff",
	cells: [],
	layers: [],
	width: CANVAS_UNITS,
	height: CANVAS_UNITS
};
// scene/collage/cell-view.ts
var CELL_ZOOM = {
	minimum: 1,
	maximum: 8
};
var WHOLE_VIEW = {
	zoom: 1,
	x: .5,
	y: .5
};
/** Position and size of the picture, from the cell's upper left corner, in the units of the cell. */
function pictureRect(view, cell, picture) {
	const scale = Math.max(cell.width / picture.width, cell.height / picture.height) * view.zoom;
	const width = picture.width * scale;
	const height = picture.height * scale;
	return {
		x: (cell.width - width) * view.x,
		y: (cell.height - height) * view.y,
		width,
		height
	};
}
/** Moves the picture by this many units of the cell; it never leaves a part of the cell empty. */
function panInCell(view, moved, cell, picture) {
	const lies = pictureRect(view, cell, picture);
	return {
		...view,
		...shareOf({
			x: lies.x + moved.x,
			y: lies.y + moved.y
		}, lies, cell)
	};
}
/**
* Changes the zoom so that the picture's point under `at` (from the cell's corner) stays under it as far as possible.
*/
function zoomInCell(view, zoom, at, cell, picture) {
	const kept = Math.min(CELL_ZOOM.maximum, Math.max(CELL_ZOOM.minimum, zoom));
	const before = pictureRect(view, cell, picture);
	const after = pictureRect({
		...view,
		zoom: kept
	}, cell, picture);
	const grown = after.width / before.width;
	return {
		zoom: kept,
		...shareOf({
			x: at.x - (at.x - before.x) * grown,
			y: at.y - (at.y - before.y) * grown
		}, after, cell)
	};
}
/** Two fingers: the zoom follows their distance, the picture their middle. */
function pinchInCell(view, before, after, cell, picture) {
	const middle = ([a, b]) => ({
		x: (a.x + b.x) / 2,
		y: (a.y + b.y) / 2
	});
	const distance = ([a, b]) => Math.hypot(a.x - b.x, a.y - b.y);
	const [from, to] = [middle(before), middle(after)];
	const factor = distance(after) / Math.max(1, distance(before));
	return panInCell(zoomInCell(view, view.zoom * factor, from, cell, picture), {
		x: to.x - from.x,
		y: to.y - from.y
	}, cell, picture);
}
function shareOf(corner, lies, cell) {
	const share = (at, rest) => rest < -1e-6 ? Math.min(1, Math.max(0, at / rest)) : .5;
	return {
		x: share(corner.x, cell.width - lies.width),
		y: share(corner.y, cell.height - lies.height)
	};
}
// scene/collage/splits.ts
/** Cells of a split on a canvas, in reading order of the tree, with `gap` between them and around them. */
function rectsOf(split, canvas, gap) {
	return cut(split, {
		x: gap,
		y: gap,
		width: canvas.width - 2 * gap,
		height: canvas.height - 2 * gap
	}, gap);
}
function cut({ direction, parts }, within, gap) {
	const whole = parts.reduce((sum, { weight }) => sum + weight, 0);
	const length = (direction === "row" ? within.width : within.height) - gap * (parts.length - 1);
	let at = direction === "row" ? within.x : within.y;
	return parts.flatMap(({ weight, split }) => {
		const share = length * weight / whole;
		const rect = direction === "row" ? {
			...within,
			x: at,
			width: share
		} : {
			...within,
			y: at,
			height: share
		};
		at += share + gap;
		return split ? cut(split, rect, gap) : [rect];
	});
}
var band = (direction, count) => ({
	direction,
	parts: Array.from({ length: count }, () => ({ weight: 1 }))
});
var part = (weight, count, direction) => ({
	weight,
	split: band(direction, count)
});
/** Rows of this many cells each; `weights` are the rows' heights. */
function rows(counts, weights = []) {
	return {
		direction: "column",
		parts: counts.map((count, index) => part(weights[index] ?? 1, count, "row"))
	};
}
/** Columns of this many cells each; `weights` are the columns' widths. */
function columns(counts, weights = []) {
	return {
		direction: "row",
		parts: counts.map((count, index) => part(weights[index] ?? 1, count, "column"))
	};
}
/** Two layouts side by side. */
function beside(left, leftWeight, right, rightWeight) {
	return {
		direction: "row",
		parts: [{
			weight: leftWeight,
			split: left
		}, {
			weight: rightWeight,
			split: right
		}]
	};
}
/** Two layouts one under the other. */
function above(top, topWeight, bottom, bottomWeight) {
	return {
		direction: "column",
		parts: [{
			weight: topWeight,
			split: top
		}, {
			weight: bottomWeight,
			split: bottom
		}]
	};
}
/** A single cell. */
var ONE = band("row", 1);
// scene/collage/layouts.ts
/** The layouts that are offered, by number of pictures: a collage begins with the first one. */
/** Pictures of one collage. */
var PICTURES$1 = {
	minimum: 2,
	maximum: 12
};
var layout = (id, split) => ({
	id,
	split
});
var BY_COUNT = {
	1: [layout("one", ONE)],
	2: [
		layout("row", columns([1, 1])),
		layout("column", rows([1, 1])),
		layout("left-wide", columns([1, 1], [2, 1])),
		layout("top-high", rows([1, 1], [2, 1])),
		layout("right-wide", columns([1, 1], [1, 2]))
	],
	3: [
		layout("left-one", columns([1, 2], [3, 2])),
		layout("top-one", rows([1, 2], [3, 2])),
		layout("row", columns([
			1,
			1,
			1
		])),
		layout("column", rows([
			1,
			1,
			1
		])),
		layout("right-one", columns([2, 1], [2, 3])),
		layout("bottom-one", rows([2, 1], [2, 3]))
	],
	4: [
		layout("grid", rows([2, 2])),
		layout("left-one", columns([1, 3], [2, 1])),
		layout("top-one", rows([1, 3], [2, 1])),
		layout("row", columns([
			1,
			1,
			1,
			1
		])),
		layout("column", rows([
			1,
			1,
			1,
			1
		])),
		layout("pinwheel", beside(rows([1, 1], [3, 2]), 1, rows([1, 1], [2, 3]), 1))
	],
	5: [
		layout("two-three", rows([2, 3], [3, 2])),
		layout("three-two", rows([3, 2], [2, 3])),
		layout("left-one", beside(ONE, 1, rows([2, 2]), 1)),
		layout("top-one", rows([1, 4], [5, 2])),
		layout("columns-two-three", columns([2, 3], [3, 2])),
		layout("middle-one", columns([
			2,
			1,
			2
		], [
			1,
			2,
			1
		]))
	],
	6: [
		layout("grid", rows([3, 3])),
		layout("columns", rows([
			2,
			2,
			2
		])),
		layout("corner-one", above(beside(ONE, 2, rows([1, 1]), 1), 2, columns([
			1,
			1,
			1
		]), 1)),
		layout("one-two-three", rows([
			1,
			2,
			3
		], [
			3,
			2,
			2
		])),
		layout("middle-two", columns([
			2,
			2,
			2
		], [
			2,
			3,
			2
		]))
	],
	7: [
		layout("two-three-two", rows([
			2,
			3,
			2
		])),
		layout("left-one", beside(ONE, 1, rows([
			2,
			2,
			2
		]), 1)),
		layout("top-one", above(ONE, 1, rows([3, 3]), 1)),
		layout("three-four", rows([3, 4], [4, 3])),
		layout("middle-one", columns([
			3,
			1,
			3
		], [
			1,
			2,
			1
		]))
	],
	8: [
		layout("grid", rows([4, 4])),
		layout("columns", rows([
			2,
			2,
			2,
			2
		])),
		layout("three-two-three", rows([
			3,
			2,
			3
		], [
			2,
			3,
			2
		])),
		layout("middle-two", columns([
			3,
			2,
			3
		])),
		layout("corner-one", above(beside(ONE, 3, rows([
			1,
			1,
			1
		]), 1), 3, columns([
			1,
			1,
			1,
			1
		]), 1))
	],
	9: [
		layout("grid", rows([
			3,
			3,
			3
		])),
		layout("left-one", beside(ONE, 1, rows([
			2,
			2,
			2,
			2
		]), 1)),
		layout("top-one", above(ONE, 1, rows([4, 4]), 1)),
		layout("two-three-four", rows([
			2,
			3,
			4
		], [
			4,
			3,
			2
		])),
		layout("middle-one", columns([
			4,
			1,
			4
		], [
			1,
			2,
			1
		]))
	],
	10: [
		layout("three-four-three", rows([
			3,
			4,
			3
		])),
		layout("rows", rows([5, 5])),
		layout("left-one", beside(ONE, 1, rows([
			3,
			3,
			3
		]), 1)),
		layout("columns", rows([
			2,
			2,
			2,
			2,
			2
		])),
		layout("two-four-four", rows([
			2,
			4,
			4
		], [
			2,
			1,
			1
		]))
	],
	11: [
		layout("four-three-four", rows([
			4,
			3,
			4
		])),
		layout("three-four-four", rows([
			3,
			4,
			4
		], [
			4,
			3,
			3
		])),
		layout("top-one", above(ONE, 1, rows([5, 5]), 1)),
		layout("columns", columns([
			4,
			3,
			4
		])),
		layout("two-three", rows([
			2,
			3,
			3,
			3
		], [
			3,
			2,
			2,
			2
		]))
	],
	12: [
		layout("grid", rows([
			4,
			4,
			4
		])),
		layout("columns", rows([
			3,
			3,
			3,
			3
		])),
		layout("rows", rows([6, 6])),
		layout("two-four-six", rows([
			2,
			4,
			6
		], [
			3,
			2,
			1
		])),
		layout("frame-one", above(columns([
			1,
			1,
			1,
			1
		]), 1, above(beside(rows([1, 1]), 1, beside(ONE, 2, rows([1, 1]), 1), 3), 2, columns([
			1,
			1,
			1
		]), 1), 3))
	]
};
/** The layouts for this many pictures; none for 0 or more than 12. */
function layoutsFor(count) {
	return BY_COUNT[count] ?? [];
}
/** The layout with this id for this many pictures, or else the first one for that number. */
function findLayout(count, id) {
	const offered = layoutsFor(count);
	return offered.find((each) => each.id === id) ?? offered[0];
}
// scene/collage/collage-shape.ts
/** The canvas of a document: of its ratio, or in a strip as long as its pictures need. */
function canvasSize(shape) {
	if (shape.mode === "strip" && shape.cells.length > 0) return stripCanvas(shape);
	const ratio = RATIOS.find(({ label }) => label === shape.ratio) ?? RATIOS[0];
	const unit = CANVAS_UNITS / Math.max(ratio.width, ratio.height);
	return {
		width: Math.round(ratio.width * unit),
		height: Math.round(ratio.height * unit)
	};
}
/** The cells in the order of the document's pictures, in units. */
function cellRects(shape) {
	if (shape.mode === "strip") return stripRects(shape);
	const layout = findLayout(shape.cells.length, shape.layout);
	return layout ? rectsOf(layout.split, canvasSize(shape), shape.gap) : [];
}
/** The visible part of a picture: in a strip every picture is whole. */
function shownView({ mode }, { view }) {
	return mode === "strip" ? WHOLE_VIEW : view;
}
/**
* In a strip every picture is whole: as wide (or high) as the others, and as long as its ratio requires.
*/
function stripLengths({ direction, gap, cells }) {
	const across = CANVAS_UNITS - 2 * gap;
	const length = ({ size }) => direction === "vertical" ? across * size.height / size.width : across * size.width / size.height;
	return cells.map(length);
}
function stripCanvas(shape) {
	const along = stripLengths(shape).reduce((sum, length) => sum + length + shape.gap, shape.gap);
	return shape.direction === "vertical" ? {
		width: CANVAS_UNITS,
		height: along
	} : {
		width: along,
		height: CANVAS_UNITS
	};
}
function stripRects(shape) {
	const across = CANVAS_UNITS - 2 * shape.gap;
	let at = shape.gap;
	return stripLengths(shape).map((length) => {
		const rect = shape.direction === "vertical" ? {
			x: shape.gap,
			y: at,
			width: across,
			height: length
		} : {
			x: at,
			y: shape.gap,
			width: length,
			height: across
		};
		at += length + shape.gap;
		return rect;
	});
}
/** The nearest cell that is entirely to one side of another; undefined at the edge. */
function neighbourCell(rects, from, direction) {
	const own = rects[from];
	if (!own) return void 0;
	const across = direction === "left" || direction === "right";
	const away = rects.map((rect) => {
		const free = {
			left: own.x - rect.x - rect.width,
			right: rect.x - own.x - own.width,
			up: own.y - rect.y - rect.height,
			down: rect.y - own.y - own.height
		}[direction];
		const aside = across ? rect.y + rect.height / 2 - own.y - own.height / 2 : rect.x + rect.width / 2 - own.x - own.width / 2;
		return free > -1 ? free + Math.abs(aside) : Number.POSITIVE_INFINITY;
	});
	const nearest = Math.min(...away);
	return Number.isFinite(nearest) ? away.indexOf(nearest) : void 0;
}
// scene/collage/collage-operations.ts
/** Changes settings. When the canvas changes its shape, its texts and free pictures move along. */
function changeSettings(document, settings) {
	return settle({
		...document,
		...settings
	});
}
/** Adds pictures at the end, up to 12 in all; those beyond are left out. */
function addPictures(document, pictures) {
	const room = PICTURES$1.maximum - document.cells.length;
	const cells = pictures.slice(0, Math.max(0, room)).map((picture) => ({
		...picture,
		view: WHOLE_VIEW
	}));
	return settle({
		...document,
		cells: [...document.cells, ...cells]
	});
}
/** Removes a picture, with its layer. */
function removePicture(document, cellId) {
	return settle({
		...document,
		cells: document.cells.filter(({ id }) => id !== cellId),
		layers: document.layers.filter(({ id }) => id !== cellId)
	});
}
/** Replaces a picture by another one. */
function replacePicture(document, cellId, { source, size, name }) {
	const cells = document.cells.map((cell) => cell.id === cellId ? {
		...cell,
		source,
		size,
		name,
		view: WHOLE_VIEW
	} : cell);
	return settle({
		...document,
		cells,
		layers: document.layers.filter(({ id }) => id !== cellId)
	});
}
/** Swaps two pictures. */
function swapPictures(document, one, other) {
	const [a, b] = [one, other].map((id) => document.cells.find((cell) => cell.id === id));
	if (!a || !b) return document;
	const cells = document.cells.map((cell) => cell === a ? b : cell === b ? a : cell);
	return settle({
		...document,
		cells
	});
}
/** Changes which part of a picture its cell shows. */
function showPart(document, cellId, view) {
	const cells = document.cells.map((cell) => cell.id === cellId ? {
		...cell,
		view
	} : cell);
	return {
		...document,
		cells
	};
}
/** The layers that a mode shows: pictures are layers in free mode only. */
function visibleLayers({ mode, layers }) {
	return mode === "free" ? layers : layers.filter(({ kind }) => kind === "text");
}
/**
* Applies changes of the visible layers. In free mode, removing a picture's layer removes the picture, and copying
* one adds a picture if there is room.
*/
function takeLayers(document, shown) {
	if (document.mode !== "free") {
		const hidden = document.layers.filter(({ kind }) => kind !== "text");
		return {
			...document,
			layers: [...hidden, ...shown.layers]
		};
	}
	const pictures = shown.layers.filter((layer) => layer.kind === "picture");
	const kept = document.cells.filter(({ id }) => pictures.some((layer) => layer.id === id));
	const added = pictures.flatMap((layer) => {
		if (document.cells.some(({ id }) => id === layer.id)) return [];
		const original = document.cells.find(({ source }) => source === layer.source);
		return original ? [{
			...original,
			id: layer.id
		}] : [];
	});
	const cells = [...kept, ...added].slice(0, PICTURES$1.maximum);
	const layers = shown.layers.filter(({ kind, id }) => kind === "text" || cells.some((cell) => cell.id === id));
	return settle({
		...document,
		cells,
		layers
	});
}
/** A text in the middle of the canvas, or as a caption at the foot of a picture. `box` is measured from the text. */
function addText(document, text, cellId) {
	const at = document.cells.findIndex(({ id }) => id === cellId);
	const rect = document.mode === "free" ? void 0 : cellRects(document)[at];
	const place = rect ? {
		x: rect.x + rect.width / 2,
		y: rect.y + rect.height - text.height * .75
	} : {
		x: document.width / 2,
		y: document.height / 2
	};
	const layer = {
		...text,
		...place,
		kind: "text",
		rotation: 0,
		opacity: 1
	};
	return {
		...document,
		layers: [...document.layers, layer]
	};
}
/** Brings canvas, layout and layers into line with pictures and settings. */
function settle(document) {
	const canvas = canvasSize(document);
	const layout = findLayout(document.cells.length, document.layout)?.id ?? document.layout;
	const across = canvas.width / document.width;
	const down = canvas.height / document.height;
	const moved = across === 1 && down === 1 ? document.layers : document.layers.map((layer) => ({
		...layer,
		x: layer.x * across,
		y: layer.y * down
	}));
	const settled = {
		...document,
		...canvas,
		layout,
		layers: moved
	};
	const missing = settled.cells.filter(({ id }) => !moved.some((layer) => layer.id === id));
	if (missing.length === 0) return settled;
	const pictures = moved.filter(({ kind }) => kind !== "text");
	const texts = moved.filter(({ kind }) => kind === "text");
	const fresh = missing.map((cell) => scattered(settled, cell));
	return {
		...settled,
		layers: [
			...pictures,
			...fresh,
			...texts
		]
	};
}
/** Initial rotations of free pictures in degrees, in turn, so that they look placed by hand. */
var LEANS = [
	356,
	3,
	358,
	5,
	357,
	2
];
/** A free picture starts at its place in the grid, whole and slightly rotated. */
function scattered(document, cell) {
	const index = document.cells.indexOf(cell);
	const grid = {
		...document,
		mode: "grid"
	};
	const canvas = canvasSize(grid);
	const rect = cellRects(grid)[index] ?? {
		x: 0,
		y: 0,
		...canvas
	};
	const fit = Math.min(rect.width / cell.size.width, rect.height / cell.size.height);
	return {
		kind: "picture",
		id: cell.id,
		source: cell.source,
		x: (rect.x + rect.width / 2) / canvas.width * document.width,
		y: (rect.y + rect.height / 2) / canvas.height * document.height,
		width: cell.size.width * fit,
		height: cell.size.height * fit,
		rotation: LEANS[index % LEANS.length] ?? 0,
		opacity: 1
	};
}
// web/editors/collage/collage-history-pane.tsx
var PAGE = 30;
/** Pictures of every tool, newest first: a click adds one to the collage. */
function CollageHistoryPane({ onAdd, onFold }) {
	const texts = useAreaTexts(collageTexts);
	const { panes } = useStudioMessages().tools;
	const signedIn = useSignedIn();
	const { results: pictures, loaded, hasMore, loadMore } = useResults({ kind: "image" }, PAGE);
	return /* @__PURE__ */ jsxs("aside", {
		className: "pane pane-history",
		"aria-label": texts.history,
		children: [/* @__PURE__ */ jsxs("div", {
			className: "pane-head",
			children: [/* @__PURE__ */ jsx("h2", { children: texts.history }), /* @__PURE__ */ jsx(IconButton, {
				icon: PanelRight,
				small: true,
				label: texts.fold,
				onClick: onFold
			})]
		}), /* @__PURE__ */ jsxs("div", {
			className: "pane-scroll",
			children: [
				!signedIn && /* @__PURE__ */ jsx("p", {
					className: "note",
					children: texts.historySignedOut
				}),
				signedIn && loaded && pictures.length === 0 && /* @__PURE__ */ jsx("p", {
					className: "note",
					children: texts.historyEmpty
				}),
				pictures.length > 0 && /* @__PURE__ */ jsx("p", {
					className: "note",
					children: texts.historyHint
				}),
				/* @__PURE__ */ jsx("div", {
					className: "history-grid",
					children: pictures.map(({ id, file, prompt }) => /* @__PURE__ */ jsx("button", {
						type: "button",
						className: "history-picture",
						title: prompt ?? void 0,
						"aria-label": texts.historyAdd({ name: prompt ?? id }),
						onClick: () => onAdd(file.url, prompt ?? id),
						children: /* @__PURE__ */ jsx(FileThumbnail, {
							file,
							alt: ""
						})
					}, id))
				}),
				hasMore && /* @__PURE__ */ jsx(Button, {
					size: "small",
					onClick: loadMore,
					children: panes.older
				})
			]
		})]
	});
}
// web/editors/collage/color-row.tsx
/** A few colours side by side, and a custom one. */
function ColorRow({ label, ownLabel, offered, value, onChange }) {
	const name = useId();
	return /* @__PURE__ */ jsxs("fieldset", {
		className: "color-row",
		children: [/* @__PURE__ */ jsx("legend", {
			className: "label",
			children: label
		}), /* @__PURE__ */ jsxs("div", { children: [offered.map((color) => /* @__PURE__ */ jsxs("label", {
			className: "swatch",
			title: color.label,
			"data-none": color.value === null,
			style: { background: color.value ?? void 0 },
			children: [/* @__PURE__ */ jsx("input", {
				type: "radio",
				className: "sr-only",
				name,
				checked: color.value === value,
				onChange: () => onChange(color.value, true)
			}), /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: color.label
			})]
		}, color.label)), /* @__PURE__ */ jsxs("label", {
			className: "swatch swatch-own",
			title: ownLabel,
			children: [/* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: ownLabel
			}), /* @__PURE__ */ jsx("input", {
				type: "color",
				value: value ?? "#ffffff",
				onChange: (event) => onChange(event.target.value, false),
				onBlur: () => onChange(value, true)
			})]
		})] })]
	});
}
// web/editors/collage/layout-chooser.tsx
/** Longest side of a thumbnail, in CSS pixels. */
var SIDE = 28;
/** The layouts for the number of pictures there are, each drawn at the collage's ratio. */
function LayoutChooser({ collage, onChoose }) {
	const texts = useAreaTexts(collageTexts);
	const layouts = layoutsFor(collage.cells.length);
	if (layouts.length < 2) return null;
	const canvas = canvasSize(collage);
	return /* @__PURE__ */ jsx(ChoiceRow, {
		look: "ratios",
		label: texts.layout,
		chosen: collage.layout,
		onChoose,
		choices: layouts.map(({ id, split }, index) => ({
			value: id,
			label: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Thumbnail, {
				split,
				canvas
			}), /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: texts.layoutName({
					at: index + 1,
					of: layouts.length
				})
			})] })
		}))
	});
}
function Thumbnail({ split, canvas }) {
	const scale = SIDE / Math.max(canvas.width, canvas.height);
	const size = {
		width: canvas.width * scale,
		height: canvas.height * scale
	};
	return /* @__PURE__ */ jsx("svg", {
		"aria-hidden": "true",
		width: size.width,
		height: size.height,
		children: rectsOf(split, size, 2).map(({ x, y, width, height }) => /* @__PURE__ */ jsx("rect", {
			x,
			y,
			width,
			height,
			rx: 1,
			fill: "currentColor"
		}, `${x} ${y}`))
	});
}
// web/editors/collage/range-row.tsx
/** A slider with its number at the label; the change ends with the pointer or the key, so that it is one step of undo. */
function RangeRow({ label, fact, value, minimum, maximum, step, onChange }) {
	const id = useId();
	const end = () => onChange(value, true);
	return /* @__PURE__ */ jsxs("div", {
		className: "range-row",
		children: [/* @__PURE__ */ jsxs("label", {
			className: "label",
			htmlFor: id,
			children: [label, /* @__PURE__ */ jsx("span", {
				className: "label-fact",
				children: fact
			})]
		}), /* @__PURE__ */ jsx("input", {
			id,
			type: "range",
			min: minimum,
			max: maximum,
			step,
			value,
			"aria-valuetext": fact,
			onChange: (event) => onChange(event.target.valueAsNumber, false),
			onPointerUp: end,
			onKeyUp: end,
			onBlur: end
		})]
	});
}
// web/editors/collage/collage-settings.tsx
/** Longest side of a ratio's drawn frame, in CSS pixels. */
var FRAME = 20;
/** How the pictures are combined: arrangement, ratio, gap, corners, background. */
function CollageSettings({ collage, onChange }) {
	const texts = useAreaTexts(collageTexts);
	const set = (settings, done = true) => onChange(changeSettings(collage, settings), done);
	const { mode, gap, radius } = collage;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(ChoiceRow, {
			look: "segments",
			label: texts.mode,
			chosen: mode,
			onChoose: (chosen) => set({ mode: chosen }),
			choices: MODES.map((value) => ({
				value,
				label: texts.modes[value]
			}))
		}),
		mode === "grid" && /* @__PURE__ */ jsx(LayoutChooser, {
			collage,
			onChoose: (layout) => set({ layout })
		}),
		mode === "strip" ? /* @__PURE__ */ jsx(ChoiceRow, {
			look: "segments",
			label: texts.direction,
			chosen: collage.direction,
			onChoose: (direction) => set({ direction }),
			choices: ["vertical", "horizontal"].map((value) => ({
				value,
				label: texts.directions[value]
			}))
		}) : /* @__PURE__ */ jsx(ChoiceRow, {
			look: "ratios",
			label: texts.ratio,
			chosen: collage.ratio,
			onChoose: (ratio) => set({ ratio }),
			choices: RATIOS.map(({ label, width, height }) => ({
				value: label,
				label: /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("span", {
					className: "ratio-slot",
					"aria-hidden": "true",
					children: /* @__PURE__ */ jsx("i", { style: frameOf(width, height) })
				}), label] })
			}))
		}),
		mode !== "free" && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(RangeRow, {
			label: texts.gap,
			fact: String(gap),
			value: gap,
			minimum: 0,
			maximum: 96,
			step: 2,
			onChange: (value, done) => set({ gap: value }, done)
		}), /* @__PURE__ */ jsx(RangeRow, {
			label: texts.radius,
			fact: String(radius),
			value: radius,
			minimum: 0,
			maximum: 160,
			step: 4,
			onChange: (value, done) => set({ radius: value }, done)
		})] }),
		/* @__PURE__ */ jsx(ColorRow, {
			label: texts.background,
			ownLabel: texts.ownColor,
			value: collage.background,
			offered: [
				{
					value: "#ffffff",
					label: texts.white
				},
				{
					value: "#faf8f4",
					label: texts.paper
				},
				{
					value: "#1b1917",
					label: texts.black
				},
				{
					value: null,
					label: texts.transparent
				}
			],
			onChange: (background, done) => set({ background }, done)
		})
	] });
}
/** Equal areas look equally large, whatever the ratio. */
function frameOf(width, height) {
	const unit = Math.min(15 / Math.sqrt(width * height), FRAME / Math.max(width, height));
	return {
		width: Math.round(width * unit),
		height: Math.round(height * unit)
	};
}
// scene/collage/export-size.ts
/** Longest side of an export, in pixels: browsers support canvases of this size except on some phones. */
var EXPORT_MAXIMUM = 8192;
var EXPORT_SIZES = [
	1080,
	2048,
	4096,
	EXPORT_MAXIMUM
];
var EXPORT_FORMATS = [
	"png",
	"jpg",
	"webp"
];
var CONTENT_TYPES = {
	png: "image/png",
	jpg: "image/jpeg",
	webp: "image/webp"
};
/** Whole pixels of an export whose longest side is `longest`, kept within 16 and the maximum. */
function exportSize(canvas, longest) {
	const scale = Math.min(EXPORT_MAXIMUM, Math.max(16, Math.round(longest))) / Math.max(canvas.width, canvas.height);
	return {
		width: Math.max(1, Math.round(canvas.width * scale)),
		height: Math.max(1, Math.round(canvas.height * scale))
	};
}
// scene/layers/draw-layer.ts
/** Draws one layer. `image` is the image of its source; a layer without its image draws nothing. */
function drawLayer(context, layer, image, families) {
	context.save();
	context.translate(layer.x, layer.y);
	context.rotate(layer.rotation * Math.PI / 180);
	context.globalAlpha = layer.opacity;
	if (layer.kind === "text") drawTextLayer(context, layer, families);
	else if (image !== void 0) context.drawImage(image, -layer.width / 2, -layer.height / 2, layer.width, layer.height);
	context.restore();
}
/** Draws a text with fonts, its box centred on the origin. Its pixels differ between canvases. */
function drawTextLayer(context, layer, families) {
	const { width, height, fontSize } = layer;
	if (layer.plate !== null) {
		context.fillStyle = layer.plate;
		context.beginPath();
		context.roundRect(-width / 2, -height / 2, width, height, PLATE_RADIUS * fontSize);
		context.fill();
	}
	context.fillStyle = layer.color;
	context.textBaseline = "alphabetic";
	context.textAlign = layer.align;
	for (const { text, x, y } of placeLines(context, layer, families)) context.fillText(text, x, y);
}
// scene/collage/draw-collage.ts
/**
* Draws a collage on an empty canvas of `size` pixels. Lossy formats without transparency get a white ground.
* @param open the image of a source; a missing one leaves its cell empty
*/
async function drawCollage(context, collage, { size, format, families }, open) {
	context.imageSmoothingQuality = "high";
	const background = collage.background ?? (format === "jpg" ? "#ffffff" : null);
	if (background !== null) {
		context.fillStyle = background;
		context.fillRect(0, 0, size.width, size.height);
	}
	const scale = size.width / collage.width;
	if (collage.mode !== "free") {
		const rects = cellRects(collage);
		for (const [index, cell] of collage.cells.entries()) {
			const rect = rects[index];
			const picture = await open(cell.source);
			if (rect && picture) drawCell(context, shownView(collage, cell), rect, collage.radius, scale, picture);
			picture?.close();
		}
	}
	context.setTransform(scale, 0, 0, size.height / collage.height, 0, 0);
	for (const layer of visibleLayers(collage)) {
		const picture = layer.kind === "text" ? void 0 : await open(layer.source);
		drawLayer(context, layer, picture?.image, families);
		picture?.close();
	}
}
/** Cells end on whole pixels, so that adjacent cells leave no seam. */
function drawCell(context, view, rect, radius, scale, picture) {
	const left = Math.round(rect.x * scale);
	const top = Math.round(rect.y * scale);
	const width = Math.round((rect.x + rect.width) * scale) - left;
	const height = Math.round((rect.y + rect.height) * scale) - top;
	const lies = pictureRect(view, {
		width,
		height
	}, picture);
	context.save();
	context.beginPath();
	context.roundRect(left, top, width, height, Math.min(radius * scale, width / 2, height / 2));
	context.clip();
	context.drawImage(picture.image, left + lies.x, top + lies.y, lies.width, lies.height);
	context.restore();
}
// web/editors/collage/collage-file.ts
/** 0 to 1, of JPG and WEBP. */
var QUALITY = .92;
/**
* The collage as a file of `size` pixels.
* @param open the bytes of a source; a picture whose bytes are gone leaves its cell empty
* @throws if the device cannot draw a canvas of that size
*/
async function collageFile(collage, size, format, open) {
	const canvas = document.createElement("canvas");
	canvas.width = size.width;
	canvas.height = size.height;
	const context = canvas.getContext("2d");
	if (!context) throw new Error("No canvas of this size");
	await loadSceneFonts(collage.layers);
	await drawCollage(context, collage, {
		size,
		format,
		families: SCENE_FONTS
	}, async (source) => {
		const bytes = await open(source);
		if (!bytes) return void 0;
		const image = await createImageBitmap(bytes);
		return {
			image,
			width: image.width,
			height: image.height,
			close: () => image.close()
		};
	});
	const file = await new Promise((resolve) => canvas.toBlob(resolve, CONTENT_TYPES[format], QUALITY));
	if (!file) throw new Error("No canvas of this size");
	return file;
}
// web/editors/collage/upload-picture.ts
/**
* Stores a picture among the person's uploads, where other tools and other devices find it.
* @returns id of the file
* @throws ApiError
*/
async function uploadPicture(picture, name) {
	const head = new Uint8Array(await picture.slice(0, HEAD_BYTES).arrayBuffer());
	const { sendAside } = await loadSender();
	const { id } = await sendAside({
		blob: picture,
		type: kindOfBytes(head) ?? picture.type,
		name: name.slice(0, 255),
		fingerprint: await fingerprintOf(new Uint8Array(await picture.arrayBuffer())),
		fromType: "tool",
		projectId: void 0
	});
	return id;
}
/** The same bytes would be refused again. */
function isRefused(error) {
	return error instanceof ApiError && error.code in ERRORS && !ERRORS[error.code].retryable;
}
// web/editors/collage/export-bar.tsx
var MEGABYTE = 1048576;
/** The foot of the settings: the collage as a download, or kept with the person's uploads. */
function ExportBar({ collage, choice, saves, verb, original }) {
	const texts = useAreaTexts(collageTexts);
	const messages = useStudioMessages();
	const signedIn = useSignedIn();
	const [busy, setBusy] = useState();
	const [failure, setFailure] = useState();
	const short = collage.cells.length < PICTURES$1.minimum;
	const draw = async (use) => {
		if (short || busy) return;
		setFailure(void 0);
		if (use === "keep" && !signedIn && !await askToSignIn()) return;
		setBusy(use);
		try {
			const picture = await collageFile(collage, exportSize(collage, choice.longest), choice.format, original).catch(() => void 0);
			if (!picture) return setFailure({
				text: texts.failures.export,
				help: []
			});
			const name = `collage-${(/* @__PURE__ */ new Date()).toISOString().slice(0, 10)}.${choice.format}`;
			if (use === "download") return saveFile(picture, name);
			if (picture.size > 31457280) return setFailure({
				text: texts.failures.large({ size: IMAGE_UPLOAD_BYTES / MEGABYTE }),
				help: [texts.failures.keepHelp]
			});
			await uploadPicture(picture, name);
			toast(texts.kept);
		} catch (error) {
			setFailure(spokenFailure(error, messages, texts.failures.keep));
		} finally {
			setBusy(void 0);
		}
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "run-bar",
		children: [
			/* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "run-refused",
				children: failure && /* @__PURE__ */ jsx(FailureWords, { failure })
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "collage-run",
				children: [/* @__PURE__ */ jsx(Button, {
					look: "seal",
					size: "large",
					className: "run-button",
					stub: texts.free,
					"aria-disabled": short || busy !== void 0,
					"aria-describedby": "collage-run-note",
					"data-collage-download": true,
					onClick: () => void draw("download"),
					children: busy === "download" ? texts.working : verb
				}), /* @__PURE__ */ jsx(Button, {
					size: "large",
					"aria-disabled": short || busy !== void 0,
					title: texts.keepHint,
					onClick: () => void draw("keep"),
					children: busy === "keep" ? texts.keeping : texts.keep
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "note run-note",
				id: "collage-run-note",
				children: /* @__PURE__ */ jsx("span", {
					"data-reason": short || !saves,
					children: short ? texts.oneMore : saves ? texts.keepHint : texts.notSaved
				})
			})
		]
	});
}
// web/editors/collage/export-settings.tsx
/** File format and size of the export, with the resulting pixels. */
function ExportSettings({ collage, choice, onChoose }) {
	const texts = useAreaTexts(collageTexts);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(ChoiceRow, {
			look: "segments",
			label: texts.format,
			chosen: choice.format,
			onChoose: (format) => onChoose({
				...choice,
				format
			}),
			choices: EXPORT_FORMATS.map((value) => ({
				value,
				label: value.toUpperCase()
			}))
		}),
		choice.format === "jpg" && collage.background === null && /* @__PURE__ */ jsx("p", {
			className: "note",
			children: texts.jpgPaper
		}),
		/* @__PURE__ */ jsx(ChoiceRow, {
			look: "segments",
			label: texts.exportSize,
			fact: texts.pixels(exportSize(collage, choice.longest)),
			chosen: choice.longest,
			onChoose: (longest) => onChoose({
				...choice,
				longest
			}),
			choices: EXPORT_SIZES.map((value) => ({
				value,
				label: String(value)
			}))
		})
	] });
}
// web/editors/collage/read-picture.ts
/** Longest side of the copy that the stage shows: large pictures would make every drag slow. */
var PREVIEW_SIDE = 1600;
/** Reads a picture, and makes the working copy. Returns errors instead of throwing. */
async function readPicture(file) {
	if (file.size > 31457280) return "large";
	const head = new Uint8Array(await file.slice(0, HEAD_BYTES).arrayBuffer());
	const kind = kindOfBytes(head);
	if (kind === void 0 || ![...KEPT_PICTURES, ...CONVERTED_PICTURES].includes(kind)) return "type";
	let bitmap;
	try {
		bitmap = await createImageBitmap(file);
	} catch {
		return "unreadable";
	}
	const size = {
		width: bitmap.width,
		height: bitmap.height
	};
	const preview = await shrink(bitmap, size);
	bitmap.close();
	return {
		original: file,
		preview: preview ?? file,
		size
	};
}
async function shrink(bitmap, size) {
	const scale = PREVIEW_SIDE / Math.max(size.width, size.height);
	if (scale >= 1) return void 0;
	const canvas = new OffscreenCanvas(Math.round(size.width * scale), Math.round(size.height * scale));
	const context = canvas.getContext("2d");
	if (!context) return void 0;
	context.imageSmoothingQuality = "high";
	context.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
	return canvas.convertToBlob({
		type: "image/webp",
		quality: .9
	});
}
// web/editors/collage/picture-adder.tsx
var PickDialog = lazyPart(() => import("./pick-dialog-DcfFqmXb.js").then((n) => n.n).then(({ PickDialog: Picker }) => ({ default: Picker })));
/** Ways to add: from the device, from the clipboard; and rejected files with their reasons. */
function PictureAdder({ count, reading, refused, problem, onFiles, onAddress, onProblem }) {
	const texts = useAreaTexts(collageTexts);
	const input = useRef(null);
	const signedIn = useSignedIn();
	const [library, setLibrary] = useState(false);
	const paste = async () => {
		const clipboard = await readClipboard();
		if (clipboard.kind === "files") onFiles(namedFiles(clipboard.files));
		else onProblem(clipboard.kind === "empty" ? "clipboardEmpty" : "clipboard");
	};
	const openLibrary = async () => {
		if (signedIn || await askToSignIn()) setLibrary(true);
	};
	const full = count >= PICTURES$1.maximum;
	const words = (fault) => fault === "large" ? texts.failures.large({ size: IMAGE_UPLOAD_BYTES / 1024 / 1024 }) : texts.failures[fault];
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "label",
			children: [/* @__PURE__ */ jsx("span", { children: texts.pictures }), /* @__PURE__ */ jsx("span", {
				className: "label-fact",
				children: texts.used({
					count,
					limit: PICTURES$1.maximum
				})
			})]
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "collage-add",
			children: [
				/* @__PURE__ */ jsxs(Button, {
					onClick: () => input.current?.click(),
					disabled: full,
					children: [/* @__PURE__ */ jsx(ImagePlus, {
						size: 17,
						strokeWidth: 1.6,
						"aria-hidden": true
					}), texts.add]
				}),
				/* @__PURE__ */ jsxs(Button, {
					onClick: () => void paste(),
					disabled: full,
					children: [/* @__PURE__ */ jsx(ClipboardPaste, {
						size: 17,
						strokeWidth: 1.6,
						"aria-hidden": true
					}), texts.paste]
				}),
				/* @__PURE__ */ jsxs(Button, {
					className: "collage-library",
					onClick: () => void openLibrary(),
					disabled: full,
					children: [/* @__PURE__ */ jsx(Images, {
						size: 17,
						strokeWidth: 1.6,
						"aria-hidden": true
					}), texts.shelf]
				}),
				/* @__PURE__ */ jsx("input", {
					ref: input,
					type: "file",
					accept: "image/*",
					multiple: true,
					hidden: true,
					"data-testid": "collage-files",
					onChange: (event) => {
						onFiles(namedFiles(event.target.files));
						event.target.value = "";
					}
				})
			]
		}),
		reading ? /* @__PURE__ */ jsx("p", {
			role: "status",
			className: "note mt-1.5",
			children: texts.reading
		}) : /* @__PURE__ */ jsx("p", {
			className: "note mt-1.5 max-phone:hidden",
			children: texts.addHint
		}),
		library && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(PickDialog, {
			most: 1,
			onPicked: ({ url, name }) => onAddress(url, name),
			onClose: () => setLibrary(false)
		}) }),
		/* @__PURE__ */ jsxs("div", {
			role: "alert",
			className: "collage-refused",
			children: [problem && /* @__PURE__ */ jsx("p", { children: problem === "many" ? texts.failures.many({ max: PICTURES$1.maximum }) : texts.failures[problem] }), refused.map(({ name, fault }) => /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(FailureWords, { failure: {
				text: words(fault),
				help: [texts.failures.help[fault]({ name })]
			} }) }, name))]
		})
	] });
}
/** The files of an input, a drop or a paste, with their names. */
function namedFiles(files) {
	return [...files ?? []].map((file) => ({
		name: file.name,
		bytes: file
	}));
}
// web/editors/collage/text-controls.tsx
/** Units of the canvas; dragging a corner may go beyond. */
var FONT_SIZE = {
	minimum: 16,
	maximum: 320
};
var ALIGNS = [
	["left", AlignLeft],
	["center", AlignCenter],
	["right", AlignRight]
];
/** Words and font of the picked text. `onText` gets a text whose box must be measured again. */
function TextControls({ layer, onText }) {
	const texts = useAreaTexts(collageTexts);
	const set = (change, done = true) => onText({
		...layer,
		...change
	}, done);
	return /* @__PURE__ */ jsxs("div", {
		className: "text-controls",
		role: "group",
		"aria-label": texts.texts,
		children: [
			/* @__PURE__ */ jsxs("label", {
				className: "picked-words",
				children: [/* @__PURE__ */ jsx("span", {
					className: "label",
					children: texts.words
				}), /* @__PURE__ */ jsx("textarea", {
					className: "input",
					rows: 2,
					maxLength: 300,
					value: layer.text,
					"data-collage-words": true,
					onChange: (event) => set({ text: event.target.value }, false),
					onBlur: () => onText(layer, true)
				})]
			}),
			/* @__PURE__ */ jsxs("span", {
				className: "picked-icons",
				children: [
					/* @__PURE__ */ jsx("button", {
						type: "button",
						className: "icon-button",
						"aria-pressed": layer.font === "serif",
						title: texts.serif,
						"aria-label": texts.serif,
						onClick: () => set({ font: layer.font === "serif" ? "sans" : "serif" }),
						children: /* @__PURE__ */ jsx("span", {
							"aria-hidden": true,
							style: {
								fontFamily: "var(--font-song)",
								fontSize: 18
							},
							children: "A"
						})
					}),
					/* @__PURE__ */ jsx(IconButton, {
						icon: Bold,
						label: texts.bold,
						"aria-pressed": layer.bold,
						onClick: () => set({ bold: !layer.bold })
					}),
					ALIGNS.map(([align, icon]) => /* @__PURE__ */ jsx(IconButton, {
						icon,
						label: texts.aligns[align],
						"aria-pressed": layer.align === align,
						onClick: () => set({ align })
					}, align))
				]
			}),
			/* @__PURE__ */ jsx(RangeRow, {
				label: texts.size,
				fact: String(Math.round(layer.fontSize)),
				value: Math.round(layer.fontSize),
				minimum: FONT_SIZE.minimum,
				maximum: FONT_SIZE.maximum,
				step: 2,
				onChange: (fontSize, done) => set({ fontSize }, done)
			}),
			/* @__PURE__ */ jsx(ColorRow, {
				label: texts.color,
				ownLabel: texts.ownColor,
				value: layer.color,
				offered: [{
					value: "#1b1917",
					label: texts.black
				}, {
					value: "#ffffff",
					label: texts.white
				}],
				onChange: (color, done) => color !== null && set({ color }, done)
			}),
			/* @__PURE__ */ jsx(ColorRow, {
				label: texts.plate,
				ownLabel: texts.ownColor,
				value: layer.plate,
				offered: [
					{
						value: null,
						label: texts.noPlate
					},
					{
						value: "#ffffff",
						label: texts.white
					},
					{
						value: "#1b1917",
						label: texts.black
					}
				],
				onChange: (plate, done) => set({ plate }, done)
			})
		]
	});
}
// web/editors/collage/collage-inputs.tsx
/** The left side of the collage editor: images, the picked text, the layout, and the export at its foot. */
function CollageInputs({ collage: { document, change }, pictures, adding, text, onText, choice, onChoose, sheet, onSheet, saves, verb, onFold }) {
	const texts = useAreaTexts(collageTexts);
	const { panes } = useStudioMessages().tools;
	return /* @__PURE__ */ jsxs("aside", {
		className: "pane pane-inputs",
		"aria-label": texts.settings,
		children: [
			/* @__PURE__ */ jsx("button", {
				type: "button",
				className: "sheet-handle",
				"aria-expanded": sheet,
				"aria-label": sheet ? texts.closeSettings : texts.settings,
				onClick: () => onSheet(!sheet)
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "pane-head",
				children: [/* @__PURE__ */ jsx("h2", { children: panes.inputs }), /* @__PURE__ */ jsx(IconButton, {
					icon: PanelLeft,
					small: true,
					label: texts.foldInputs,
					onClick: onFold
				})]
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "pane-scroll",
				children: [
					/* @__PURE__ */ jsx(PictureAdder, {
						count: document.cells.length,
						reading: adding.reading,
						refused: adding.refused,
						problem: adding.problem,
						onFiles: adding.addFiles,
						onAddress: (address, name) => adding.addAddresses([address], name),
						onProblem: adding.setProblem
					}),
					text && /* @__PURE__ */ jsx(TextControls, {
						layer: text,
						onText
					}),
					document.cells.length > 0 && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(CollageSettings, {
						collage: document,
						onChange: change
					}), /* @__PURE__ */ jsx(ExportSettings, {
						collage: document,
						choice,
						onChoose
					})] })
				]
			}),
			/* @__PURE__ */ jsx(ExportBar, {
				collage: document,
				choice,
				saves,
				verb,
				original: pictures.original
			})
		]
	});
}
// web/editors/collage/cell-picture.tsx
/** The part of a picture that its cell shows, in units of the canvas. */
function CellPicture({ cell, view, rect, url }) {
	if (url === void 0) return /* @__PURE__ */ jsx("span", { className: "cell-missing" });
	const { x, y, width, height } = pictureRect(view, rect, cell.size);
	return /* @__PURE__ */ jsx("img", {
		src: url,
		alt: "",
		draggable: false,
		style: {
			left: x,
			top: y,
			width,
			height
		}
	});
}
// web/editors/collage/core/cell-keys.ts
/** What keys do to a picture in its cell: pure. */
var DIRECTIONS = {
	ArrowLeft: {
		side: "left",
		x: -1,
		y: 0
	},
	ArrowRight: {
		side: "right",
		x: 1,
		y: 0
	},
	ArrowUp: {
		side: "up",
		x: 0,
		y: -1
	},
	ArrowDown: {
		side: "down",
		x: 0,
		y: 1
	}
};
var isArrow = (key) => key in DIRECTIONS;
/** Units of the canvas for one press; Shift is ten times as far. */
var STEP = 4;
/** Factor of one press. */
var ZOOM_STEP = 1.1;
/**
* The collage after a key on a cell, or undefined if the key does nothing to cells: arrows move the picture, with Alt
* they swap it with the neighbour on that side; plus, minus and 0 zoom; Delete removes it.
*/
function pressCellKey(collage, cellId, { key, altKey, shiftKey }) {
	const at = collage.cells.findIndex(({ id }) => id === cellId);
	const cell = collage.cells[at];
	const rects = cellRects(collage);
	const rect = rects[at];
	if (!cell || !rect) return void 0;
	if (key === "Delete" || key === "Backspace") return removePicture(collage, cellId);
	if (isArrow(key)) {
		const { side, x, y } = DIRECTIONS[key];
		if (altKey) {
			const other = collage.cells[neighbourCell(rects, at, side) ?? at];
			return other && swapPictures(collage, cellId, other.id);
		}
		const step = STEP * (shiftKey ? 10 : 1);
		return showPart(collage, cellId, panInCell(cell.view, {
			x: x * step,
			y: y * step
		}, rect, cell.size));
	}
	if (altKey || collage.mode === "strip") return void 0;
	const middle = {
		x: rect.width / 2,
		y: rect.height / 2
	};
	const zoom = (factor) => showPart(collage, cellId, zoomInCell(cell.view, cell.view.zoom * factor, middle, rect, cell.size));
	if (key === "+" || key === "=") return zoom(ZOOM_STEP);
	if (key === "-") return zoom(1 / ZOOM_STEP);
	return key === "0" ? showPart(collage, cellId, WHOLE_VIEW) : void 0;
}
// web/editors/collage/core/cell-gesture.ts
/** A press on a cell. */
function pressCell(cellId, start) {
	return {
		cellId,
		start,
		phase: "pressed",
		targetId: void 0
	};
}
/**
* The pointer moved.
* @param overId the cell under the pointer, if any
* @param slack units before a press becomes a drag
* @returns how far the picture is moved in its cell; undefined while it is where it started
*/
function moveOverCells(gesture, at, overId, slack) {
	const moved = {
		x: at.x - gesture.start.x,
		y: at.y - gesture.start.y
	};
	if (gesture.phase === "pressed" && Math.hypot(moved.x, moved.y) < slack) return {
		gesture,
		moved: void 0
	};
	if (overId === gesture.cellId) return {
		gesture: {
			...gesture,
			phase: "panning",
			targetId: void 0
		},
		moved
	};
	if (overId === void 0 && gesture.phase !== "swapping") return {
		gesture: {
			...gesture,
			phase: "panning"
		},
		moved
	};
	return {
		gesture: {
			...gesture,
			phase: "swapping",
			targetId: overId
		},
		moved: void 0
	};
}
// web/editors/collage/use-cell-pointers.ts
/** CSS pixels before a press is a drag. */
var SLACK$1 = 5;
/** Milliseconds after the last turn of the wheel until its step of undo ends. */
var WHEEL_REST = 300;
/** Mouse, pen and fingers on the cells of a collage. */
function useCellPointers({ collage, rects, onPick, onChange, onMark, onCancel }) {
	const grid = useRef(null);
	const pointers = useRef(/* @__PURE__ */ new Map());
	/** View of the dragged cell when the gesture, or its second finger, began; and both points then. */
	const start = useRef(void 0);
	const [gesture, setGesture] = useState();
	const [at, setAt] = useState({
		x: 0,
		y: 0
	});
	const scaleOf = (box) => box.width / collage.width || 1;
	const inCanvas = ({ clientX, clientY }) => {
		const box = grid.current?.getBoundingClientRect();
		if (!box) return {
			x: 0,
			y: 0
		};
		const scale = scaleOf(box);
		return {
			x: (clientX - box.left) / scale,
			y: (clientY - box.top) / scale
		};
	};
	const cellAt = ({ x, y }) => {
		const index = rects.findIndex((rect) => x >= rect.x && x < rect.x + rect.width && y >= rect.y && y < rect.y + rect.height);
		const [cell, rect] = [collage.cells[index], rects[index]];
		return cell && rect && [cell, rect];
	};
	const heldCell = () => {
		const index = collage.cells.findIndex(({ id }) => id === gesture?.cellId);
		const [cell, rect] = [collage.cells[index], rects[index]];
		return cell && rect && [cell, rect];
	};
	const fingers = () => {
		const [first, second] = pointers.current.values();
		return first && second && [first, second];
	};
	const within = (rect, point) => ({
		x: point.x - rect.x,
		y: point.y - rect.y
	});
	const onPointerDown = (event) => {
		if (event.button !== 0) return;
		const point = inCanvas(event);
		const held = heldCell();
		if (!held && !cellAt(point)) return onPick(void 0);
		event.currentTarget.setPointerCapture(event.pointerId);
		pointers.current.set(event.pointerId, point);
		if (held) {
			start.current = {
				view: held[0].view,
				fingers: fingers()
			};
			return;
		}
		const found = cellAt(point);
		if (!found) return;
		onPick(found[0].id);
		start.current = {
			view: found[0].view,
			fingers: void 0
		};
		setGesture(pressCell(found[0].id, point));
	};
	const onPointerMove = (event) => {
		const held = heldCell();
		if (!gesture || !held || !start.current || !pointers.current.has(event.pointerId)) return;
		const point = inCanvas(event);
		pointers.current.set(event.pointerId, point);
		const [cell, rect] = held;
		const { view, fingers: before } = start.current;
		const now = fingers();
		if (before && now) {
			const local = ([a, b]) => [within(rect, a), within(rect, b)];
			onChange(showPart(collage, cell.id, pinchInCell(view, local(before), local(now), rect, cell.size)), false);
			return;
		}
		const box = grid.current?.getBoundingClientRect();
		const moved = moveOverCells(gesture, point, cellAt(point)?.[0].id, SLACK$1 / (box ? scaleOf(box) : 1));
		setGesture(moved.gesture);
		setAt(point);
		const shown = moved.moved ? panInCell(view, moved.moved, rect, cell.size) : view;
		if (moved.gesture.phase !== "pressed") onChange(showPart(collage, cell.id, shown), false);
	};
	const end = (event, cancelled) => {
		if (!pointers.current.delete(event.pointerId) || !gesture) return;
		if (pointers.current.size > 0) {
			const held = heldCell();
			if (held) start.current = {
				view: held[0].view,
				fingers: void 0
			};
			const [rest] = pointers.current.values();
			if (rest) setGesture({
				...pressCell(gesture.cellId, rest),
				phase: "pressed"
			});
			return;
		}
		if (cancelled) onCancel();
		else if (gesture.phase === "swapping" && gesture.targetId) onChange(swapPictures(collage, gesture.cellId, gesture.targetId), true);
		else onChange(collage, true);
		setGesture(void 0);
		start.current = void 0;
	};
	const rest = useRef(void 0);
	const endWheel = useEffectEvent(() => onMark());
	const zoomByWheel = useEffectEvent((event) => {
		if (collage.mode !== "grid") return;
		const point = inCanvas(event);
		const found = cellAt(point);
		if (!found) return;
		event.preventDefault();
		const [cell, rect] = found;
		const factor = event.deltaY < 0 ? ZOOM_STEP : 1 / ZOOM_STEP;
		const view = zoomInCell(cell.view, cell.view.zoom * factor, within(rect, point), rect, cell.size);
		onChange(showPart(collage, cell.id, view), false);
		clearTimeout(rest.current);
		rest.current = setTimeout(() => endWheel(), WHEEL_REST);
	});
	useEffect(() => {
		const element = grid.current;
		const listen = (event) => drawAtOnce(() => zoomByWheel(event));
		element?.addEventListener("wheel", listen, { passive: false });
		return () => element?.removeEventListener("wheel", listen);
	}, []);
	const dragged = gesture?.phase === "swapping" && collage.cells.find(({ id }) => id === gesture.cellId);
	return {
		grid,
		gesture,
		/** The picture that is carried to another cell, and where the pointer is. */
		ghost: dragged ? {
			source: dragged.source,
			...at
		} : void 0,
		onPointerDown,
		onPointerMove: (event) => drawAtOnce(() => onPointerMove(event)),
		onPointerUp: (event) => end(event, false),
		onPointerCancel: (event) => end(event, true)
	};
}
// web/editors/collage/cell-grid.tsx
/** The pictures of a layout or a strip, in units of the canvas: dragged within their cells, or onto each other to swap. */
function CellGrid({ collage, pickedId, onPick, onChange, onMark, onCancel, urlOf }) {
	const texts = useAreaTexts(collageTexts);
	const [markedId, setMarkedId] = useState();
	const [said, setSaid] = useState("");
	const rects = cellRects(collage);
	const { gesture, ghost, grid, ...handlers } = useCellPointers({
		collage,
		rects,
		onPick,
		onChange,
		onMark,
		onCancel
	});
	const marked = collage.cells.find(({ id }) => id === markedId);
	const onKeyDown = (event, id) => {
		const held = event.ctrlKey || event.metaKey;
		if (event.key === " " && !held) {
			if (marked && markedId !== id) {
				onChange(swapPictures(collage, marked.id, id), true);
				setMarkedId(void 0);
				setSaid(texts.swapped);
			} else setMarkedId(marked ? void 0 : id);
		} else if (event.key === "Escape" && marked) setMarkedId(void 0);
		else {
			const changed = held ? void 0 : pressCellKey(collage, id, event);
			if (!changed) return;
			onChange(changed, true);
			if (changed.cells.length < collage.cells.length) onPick(void 0);
		}
		event.preventDefault();
		event.stopPropagation();
	};
	return /* @__PURE__ */ jsxs("div", {
		ref: grid,
		className: "cell-grid",
		"data-own-pointer": true,
		"data-own-wheel": collage.mode === "grid" ? true : void 0,
		...handlers,
		children: [
			collage.cells.map((cell, index) => {
				const rect = rects[index];
				return rect && /* @__PURE__ */ jsx("div", {
					role: "button",
					tabIndex: 0,
					className: "cell",
					"aria-pressed": cell.id === pickedId,
					"aria-label": texts.cell({
						at: index + 1,
						of: collage.cells.length,
						name: cell.name
					}),
					"aria-describedby": "collage-cell-keys",
					"data-target": gesture?.targetId === cell.id,
					"data-source": gesture?.phase === "swapping" && gesture.cellId === cell.id,
					"data-marked": cell.id === markedId,
					style: {
						left: rect.x,
						top: rect.y,
						width: rect.width,
						height: rect.height,
						borderRadius: Math.min(collage.radius, rect.width / 2, rect.height / 2)
					},
					onFocus: () => onPick(cell.id),
					onKeyDown: (event) => onKeyDown(event, cell.id),
					children: /* @__PURE__ */ jsx(CellPicture, {
						cell,
						view: shownView(collage, cell),
						rect,
						url: urlOf(cell.source)
					})
				}, cell.id);
			}),
			ghost && /* @__PURE__ */ jsx("img", {
				className: "cell-ghost",
				src: urlOf(ghost.source),
				alt: "",
				style: {
					left: ghost.x,
					top: ghost.y
				}
			}),
			/* @__PURE__ */ jsx("p", {
				id: "collage-cell-keys",
				className: "sr-only",
				children: texts.cellKeys
			}),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "sr-only",
				children: marked ? texts.marked({ name: marked.name }) : said
			})
		]
	});
}
// web/editors/collage/collage-stage.tsx
/** The large view of the collage, with undo and zoom above it. */
function CollageStage({ collage, pickedId, onPick, onChange, onMark, onCancel, urlOf, undo, redo, onStartOver, onAddText, status, onVersions }) {
	const texts = useAreaTexts(collageTexts);
	const layers = useAreaTexts(layerTexts);
	const [view, setView] = useState(null);
	const shown = {
		...collage,
		layers: visibleLayers(collage)
	};
	const nameOf = (layer) => layer.kind === "text" ? layers.text({ text: layer.text }) : layers.picture({ at: collage.cells.findIndex(({ id }) => id === layer.id) + 1 });
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "stage-bar",
			children: [
				/* @__PURE__ */ jsx(IconButton, {
					icon: Undo2,
					label: texts.undo,
					disabled: !undo,
					onClick: undo
				}),
				/* @__PURE__ */ jsx(IconButton, {
					icon: Redo2,
					label: texts.redo,
					disabled: !redo,
					onClick: redo
				}),
				status.line,
				/* @__PURE__ */ jsxs("span", {
					className: "picture-toolbar",
					children: [
						onVersions && /* @__PURE__ */ jsx(IconButton, {
							icon: History,
							label: texts.versions.open,
							onClick: onVersions
						}),
						/* @__PURE__ */ jsx(IconButton, {
							icon: Type,
							label: texts.addText,
							onClick: onAddText
						}),
						/* @__PURE__ */ jsx(IconButton, {
							icon: FilePlus2,
							label: texts.startOver,
							onClick: onStartOver
						})
					]
				})
			]
		}),
		status.conflict,
		/* @__PURE__ */ jsx(LayerSurface, {
			document: shown,
			pickedId,
			onPick,
			onChange: (changed, done) => onChange(takeLayers(collage, changed), done),
			onCancel,
			onEdit: (layer) => layer.kind === "text" && document.querySelector("[data-collage-words]")?.focus(),
			use: "stack",
			urlOf,
			nameOf,
			view,
			onView: setView,
			paper: collage.background === null ? {} : { background: collage.background },
			children: collage.mode !== "free" && /* @__PURE__ */ jsx(CellGrid, {
				collage,
				pickedId,
				onPick,
				onChange,
				onMark,
				onCancel,
				urlOf
			})
		})
	] });
}
// web/editors/collage/conflict-bar.tsx
/** The collage was changed somewhere else: the person chooses which of the two continues. Neither is lost. */
function ConflictBar({ onMine, onTheirs }) {
	const texts = useAreaTexts(collageTexts).conflict;
	const messages = useStudioMessages();
	return /* @__PURE__ */ jsxs("div", {
		className: "save-conflict",
		role: "alert",
		children: [
			/* @__PURE__ */ jsx("p", { children: texts.told }),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				onClick: onMine,
				children: texts.mine
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				onClick: () => void onTheirs().catch((error) => toastFailure(error, messages)),
				children: texts.theirs
			})
		]
	});
}
// web/editors/collage/empty-collage.tsx
/** Pictures to try it with, made by the image generator. */
var SAMPLES = [
	"mountains",
	"lighthouse",
	"raincoat",
	"lantern"
].map((name) => `/samples/ai-image-generator/${name}.webp`);
/** Before the first picture: what the tool does, and four pictures to begin with. */
function EmptyCollage({ onSamples }) {
	const texts = useAreaTexts(collageTexts);
	return /* @__PURE__ */ jsx("div", {
		className: "stage-nothing",
		children: /* @__PURE__ */ jsxs("div", {
			className: "stage-empty",
			children: [
				/* @__PURE__ */ jsx("h2", { children: texts.emptyTitle }),
				/* @__PURE__ */ jsx("p", { children: texts.emptyLine }),
				/* @__PURE__ */ jsx("ul", { children: SAMPLES.map((address) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx("img", {
					src: address,
					alt: "",
					width: 512,
					height: 512,
					decoding: "async"
				}) }, address)) }),
				/* @__PURE__ */ jsx(Button, {
					look: "ink",
					className: "mt-2",
					onClick: () => onSamples(SAMPLES),
					children: texts.samples
				})
			]
		})
	});
}
// web/editors/collage/cell-bar.tsx
/** Actions on the picked picture of a layout, a strip or a free collage. */
function CellBar({ collage, cell, lost, onChange, onReplace, onCaption }) {
	const texts = useAreaTexts(collageTexts);
	const input = useRef(null);
	const rect = cellRects(collage)[collage.cells.indexOf(cell)];
	const zoom = (value, done) => {
		if (!rect) return;
		const middle = {
			x: rect.width / 2,
			y: rect.height / 2
		};
		onChange(showPart(collage, cell.id, zoomInCell(cell.view, value, middle, rect, cell.size)), done);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "picked-group",
		role: "group",
		"aria-label": texts.picked,
		children: [
			lost && /* @__PURE__ */ jsx("p", {
				role: "alert",
				className: "collage-refused",
				children: texts.failures.lost({ name: cell.name })
			}),
			collage.mode === "grid" && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(RangeRow, {
				label: texts.zoom,
				fact: `${Math.round(cell.view.zoom * 100)}%`,
				value: cell.view.zoom,
				minimum: CELL_ZOOM.minimum,
				maximum: CELL_ZOOM.maximum,
				step: .05,
				onChange: zoom
			}), /* @__PURE__ */ jsxs(Button, {
				size: "small",
				onClick: () => onChange(showPart(collage, cell.id, WHOLE_VIEW), true),
				children: [/* @__PURE__ */ jsx(Maximize, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), texts.whole]
			})] }),
			/* @__PURE__ */ jsxs(Button, {
				size: "small",
				onClick: () => input.current?.click(),
				children: [/* @__PURE__ */ jsx(RefreshCw, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), texts.replace]
			}),
			/* @__PURE__ */ jsx("input", {
				ref: input,
				type: "file",
				accept: "image/*",
				hidden: true,
				onChange: (event) => {
					onReplace(namedFiles(event.target.files));
					event.target.value = "";
				}
			}),
			collage.mode !== "free" && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs(Button, {
				size: "small",
				onClick: onCaption,
				children: [/* @__PURE__ */ jsx(Type, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), texts.caption]
			}), /* @__PURE__ */ jsxs(Button, {
				size: "small",
				onClick: () => onChange(removePicture(collage, cell.id), true),
				children: [/* @__PURE__ */ jsx(Trash2, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), texts.remove]
			})] })
		]
	});
}
// web/editors/collage/layer-bar.tsx
/** Actions on the picked layer, text or picture: opacity, order, copy, removal. */
function LayerBar({ document, layer, onLayers }) {
	const texts = useAreaTexts(collageTexts);
	const share = Math.round(layer.opacity * 100);
	return /* @__PURE__ */ jsxs("div", {
		className: "picked-group",
		role: "group",
		"aria-label": texts.picked,
		children: [/* @__PURE__ */ jsx(RangeRow, {
			label: texts.opacity,
			fact: `${share}%`,
			value: share,
			minimum: 10,
			maximum: 100,
			step: 5,
			onChange: (value, done) => onLayers(fadeLayer(document, layer.id, value / 100), done)
		}), /* @__PURE__ */ jsxs("span", {
			className: "picked-icons",
			children: [
				/* @__PURE__ */ jsx(IconButton, {
					icon: BringToFront,
					label: texts.raise,
					onClick: () => onLayers(orderLayer(document, layer.id, "up"), true)
				}),
				/* @__PURE__ */ jsx(IconButton, {
					icon: SendToBack,
					label: texts.lower,
					onClick: () => onLayers(orderLayer(document, layer.id, "down"), true)
				}),
				/* @__PURE__ */ jsx(IconButton, {
					icon: Copy,
					label: texts.copy,
					onClick: () => onLayers(duplicateLayer(document, layer.id, newId()), true)
				}),
				/* @__PURE__ */ jsx(IconButton, {
					icon: Trash2,
					label: texts.deleteText,
					onClick: () => onLayers(removeLayer(document, layer.id), true)
				})
			]
		})]
	});
}
// web/editors/collage/picked-bar.tsx
/** Actions on the picked cell or layer, below the stage. */
function PickedBar({ collage, layers, cell, layer, isLost, onChange, onReplace, onCaption }) {
	const texts = useAreaTexts(collageTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "picked-bar",
		children: [
			!cell && !layer && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.pickHint
			}),
			cell && /* @__PURE__ */ jsx(CellBar, {
				collage,
				cell,
				lost: isLost(cell.source),
				onChange,
				onReplace: (files) => onReplace(files, (document, [picture]) => picture ? replacePicture(document, cell.id, picture) : document),
				onCaption: () => onCaption(cell.id)
			}),
			layer && /* @__PURE__ */ jsx(LayerBar, {
				document: layers,
				layer,
				onLayers: (changed, done) => onChange(takeLayers(collage, changed), done)
			})
		]
	});
}
// web/editors/collage/save-status.tsx
/** Where the collage is stored at the moment, next to undo. */
function SaveStatus({ saving, partly }) {
	const texts = useAreaTexts(collageTexts);
	const messages = useStudioMessages();
	const hint = (saving.kind === "failed" ? failureOf(saving.error, messages, texts.saving.failed).text : void 0) ?? (partly ? texts.saving.partly : void 0);
	return /* @__PURE__ */ jsxs("span", {
		role: "status",
		className: "save-status",
		"data-state": saving.kind,
		title: hint,
		children: [
			/* @__PURE__ */ jsx(SavingIcon, { kind: saving.kind }),
			/* @__PURE__ */ jsx("span", { children: texts.saving[saving.kind] }),
			hint && /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: hint
			})
		]
	});
}
// web/editors/collage/use-add-pictures.ts
/** Pictures that arrive: picked, dropped anywhere on the page, pasted, or from an address of the product. */
function useAddPictures(collage, read, page) {
	const [reading, setReading] = useState(false);
	const [refused, setRefused] = useState([]);
	const [problem, setProblem] = useState();
	const withFiles = async (files, use) => {
		if (files.length === 0) return;
		setReading(true);
		const { pictures, refused: faulty } = await read(files);
		setRefused(faulty);
		setReading(false);
		if (pictures.length > 0) collage.update((document) => use(document, pictures));
	};
	const addFiles = (files) => {
		const room = PICTURES$1.maximum - collage.document.cells.length;
		setProblem(files.length > room ? "many" : void 0);
		return withFiles(files.slice(0, room), addPictures);
	};
	/** Fetches pictures of the product itself: results and samples. */
	const addAddresses = async (addresses, name) => {
		try {
			const files = addresses.map(async (address) => {
				const answer = await fetch(address);
				if (!answer.ok) throw new Error(`The picture answered ${answer.status}`);
				return {
					name: name ?? address.split("/").at(-1) ?? address,
					bytes: await answer.blob()
				};
			});
			await addFiles(await Promise.all(files));
		} catch {
			setProblem("history");
		}
	};
	const paste = useEffectEvent((event) => {
		const files = namedFiles(event.clipboardData?.files ?? null);
		if (files.length === 0) return;
		event.preventDefault();
		addFiles(files);
	});
	useEffect(() => {
		const listen = (event) => paste(event);
		addEventListener("paste", listen);
		return () => removeEventListener("paste", listen);
	}, []);
	const take = useLatest(addFiles);
	const drop = useCallback((files) => void take.current(namedFiles(files)), [take]);
	return {
		reading,
		refused,
		problem,
		setProblem,
		dropping: useDropTarget(page, drop),
		addFiles: (files) => void addFiles(files),
		addAddresses: (addresses, name) => void addAddresses(addresses, name),
		withFiles: (files, use) => void withFiles(files, use)
	};
}
// web/editors/collage/use-scene-fonts.ts
/** Tolerance between a box and its text, in units of the canvas, for rounding. */
var SLACK = .5;
/** A text with the box that its words need in the fonts that are loaded. */
function measured(layer) {
	const context = new OffscreenCanvas(1, 1).getContext("2d");
	return context ? {
		...layer,
		...measureText(context, layer, SCENE_FONTS)
	} : layer;
}
/** Loads the fonts of the texts; texts that were measured in other fonts are measured again. */
function useSceneFonts({ layers }, update) {
	const look = layers.map((layer) => layer.kind === "text" ? `${layer.font} ${layer.bold} ${layer.text}` : "").join("\n");
	const load = useEffectEvent(async () => {
		await loadSceneFonts(layers);
		update((document) => document.layers.every(isMeasured) ? document : measuredAgain(document));
	});
	useEffect(() => {
		load();
	}, [look]);
}
var measuredAgain = (document) => ({
	...document,
	layers: document.layers.map((layer) => layer.kind === "text" ? measured(layer) : layer)
});
function isMeasured(layer) {
	if (layer.kind !== "text") return true;
	const { width, height } = measured(layer);
	return Math.abs(width - layer.width) <= SLACK && Math.abs(height - layer.height) <= SLACK;
}
// web/editors/collage/use-add-text.ts
/** Font sizes of a new text and of a caption, in units of the canvas. */
var TEXT_SIZE = 72;
var CAPTION_SIZE = 36;
/**
* Adds texts to a collage.
* @param onAdded gets the layer's id
* @returns adds a caption below the cell of this id, or without one a text in the middle
*/
function useAddText({ update }, onAdded) {
	const texts = useAreaTexts(collageTexts);
	return (cellId) => {
		const isCaption = cellId !== void 0;
		const text = measured({
			kind: "text",
			id: newId(),
			text: isCaption ? texts.newCaption : texts.newText,
			fontSize: isCaption ? CAPTION_SIZE : TEXT_SIZE,
			font: "sans",
			bold: !isCaption,
			color: "#1b1917",
			align: "center",
			plate: "#ffffff",
			x: 0,
			y: 0,
			width: 0,
			height: 0,
			rotation: 0,
			opacity: 1
		});
		update((before) => addText(before, text, cellId));
		onAdded(text.id);
	};
}
// scene/collage/parse-collage.ts
/** Maximum layers of a collage: its pictures in free mode, and texts. */
var LAYERS_MAXIMUM = 100;
/** Longest id, source and name of a layout, in characters. */
var NAME_CHARACTERS = 300;
/** Longest name of a picture: the name of a picture from the history is its prompt. */
var PICTURE_NAME_CHARACTERS = 4e3;
/** Largest side of a picture, in pixels. */
var SIDE_MAXIMUM = 1e5;
/** Larger lengths and coordinates come from no editor, in units. */
var UNITS_MAXIMUM = 1e6;
/** A canvas may differ by this much from its settings, in units: rounding of earlier versions. */
var CANVAS_SLACK = 1;
/** The collage with its known properties only; undefined for anything else. */
function parseCollage(content) {
	if (!isRecord(content)) return void 0;
	const { mode, ratio, layout, direction, gap, radius, background, cells, layers, width, height } = content;
	if (!(isOneOf(MODES, mode) && isOneOf(RATIOS.map(({ label }) => label), ratio) && isName(layout) && isOneOf(["vertical", "horizontal"], direction) && isWithin(gap, 0, 96) && isWithin(radius, 0, 160) && (background === null || isColor(background)) && Array.isArray(cells) && cells.length <= PICTURES$1.maximum && cells.every(isCell) && Array.isArray(layers) && layers.length <= LAYERS_MAXIMUM && layers.every(isLayer) && isWithin(width, 1, UNITS_MAXIMUM) && isWithin(height, 1, UNITS_MAXIMUM))) return void 0;
	const collage = {
		mode,
		ratio,
		layout,
		direction,
		gap,
		radius,
		background,
		width,
		height,
		cells: cells.map(pickCell),
		layers: layers.map(pickLayer)
	};
	const canvas = canvasSize(collage);
	return Math.abs(canvas.width - collage.width) <= CANVAS_SLACK && Math.abs(canvas.height - collage.height) <= CANVAS_SLACK ? collage : void 0;
}
var isRecord = (value) => typeof value === "object" && value !== null && !Array.isArray(value);
var isWithin = (value, minimum, maximum) => typeof value === "number" && value >= minimum && value <= maximum;
var isOneOf = (known, value) => known.some((each) => each === value);
var isText = (value, most) => typeof value === "string" && value.length <= most && !value.includes("\0") && value.isWellFormed();
var isName = (value) => isText(value, NAME_CHARACTERS);
var isColor = (value) => typeof value === "string" && /^#[0-9a-f]{6}$/i.test(value);
function isCell(value) {
	if (!isRecord(value)) return false;
	const { id, source, name, size, view } = value;
	return [id, source].every(isName) && isText(name, PICTURE_NAME_CHARACTERS) && isRecord(size) && isWithin(size["width"], 1, SIDE_MAXIMUM) && isWithin(size["height"], 1, SIDE_MAXIMUM) && isRecord(view) && isWithin(view["zoom"], CELL_ZOOM.minimum, CELL_ZOOM.maximum) && isWithin(view["x"], 0, 1) && isWithin(view["y"], 0, 1);
}
var pickCell = ({ id, source, size, name, view }) => ({
	id,
	source,
	size: {
		width: size.width,
		height: size.height
	},
	name,
	view: {
		zoom: view.zoom,
		x: view.x,
		y: view.y
	}
});
function isLayer(value) {
	if (!isRecord(value) || !isName(value["id"])) return false;
	if (!([
		"x",
		"y",
		"rotation"
	].every((name) => isWithin(value[name], -1e6, UNITS_MAXIMUM)) && ["width", "height"].every((name) => isWithin(value[name], 0, UNITS_MAXIMUM)) && isWithin(value["opacity"], 0, 1))) return false;
	if (value["kind"] === "picture") return isName(value["source"]);
	return value["kind"] === "text" && isText(value["text"], 300) && isWithin(value["fontSize"], 0, UNITS_MAXIMUM) && isOneOf(["sans", "serif"], value["font"]) && typeof value["bold"] === "boolean" && isColor(value["color"]) && isOneOf([
		"left",
		"center",
		"right"
	], value["align"]) && (value["plate"] === null || isColor(value["plate"]));
}
function pickLayer(layer) {
	const { id, x, y, width, height, rotation, opacity } = layer;
	const placed = {
		id,
		x,
		y,
		width,
		height,
		rotation,
		opacity
	};
	if (layer.kind !== "text") return {
		kind: "picture",
		...placed,
		source: layer.source
	};
	const { text, fontSize, font, bold, color, align, plate } = layer;
	return {
		kind: "text",
		...placed,
		text,
		fontSize,
		font,
		bold,
		color,
		align,
		plate
	};
}
// scene/collage/collage-kind.ts
/**
* The collage as a saved document. Content of version 1 comes from browsers only and contains its version
* number.
*/
var collageKind = defineDocument({
	kind: "collage",
	version: 2,
	upgrades: { 1: (content) => {
		const { version: _, ...rest } = content;
		return rest;
	} },
	parse: parseCollage,
	sources: ({ cells }) => cells.map(({ source }) => source)
});
// web/editors/collage/collage-store.ts
var NAME_KEY = "inkreel.collage";
var DOCUMENTS = "documents";
var PICTURES = "pictures";
/** Undefined if it is not a collage. An earlier format has only the content. */
function readLocal(saved) {
	return readKept(collageKind, saved.schema ? saved : {
		schema: 1,
		content: saved
	});
}
var stores = keptStores("inkreel-collage", (database) => {
	database.createObjectStore(DOCUMENTS);
	database.createObjectStore(PICTURES);
});
/** The name under which the open collage is saved; a new one after a sign-out. */
function collageName() {
	const name = localStorage.getItem(NAME_KEY) ?? newId();
	writeLocally(NAME_KEY, name);
	return name;
}
/** The collage as it was kept; undefined if there is none. Removes what belongs to no collage any more. */
async function loadCollage() {
	const name = collageName();
	const saved = await stores.ask(DOCUMENTS, "readonly", (store) => store.get(name));
	if (saved !== void 0) return readLocal(saved);
	await stores.ask(DOCUMENTS, "readwrite", (store) => store.clear());
	await stores.ask(PICTURES, "readwrite", (store) => store.clear());
}
/** Keeps the collage under the name of the open one, even if the page is being left. */
async function keepCollageLocally(collage) {
	const kept = toKept(collageKind, collage);
	await stores.ask(DOCUMENTS, "readwrite", (store) => store.put(kept, collageName()));
}
/** Keeps the bytes of a picture under its source. */
async function savePicture(source, picture) {
	await stores.ask(PICTURES, "readwrite", (store) => store.put(picture, source));
}
/** The bytes of a picture; undefined if they are not on this device. */
async function loadPicture(source) {
	return stores.ask(PICTURES, "readonly", (store) => store.get(source));
}
/** Removes the bytes of every picture but these: what was deleted in an earlier visit and can no longer be undone. */
async function sweepPictures(kept) {
	const gone = (await stores.ask(PICTURES, "readonly", (store) => store.getAllKeys())).filter((source) => !kept.has(String(source)));
	await Promise.all(gone.map((source) => stores.ask(PICTURES, "readwrite", (store) => store.delete(source))));
}
// web/editors/collage/use-collage.ts
var COLLAGE = {
	kind: collageKind,
	empty: EMPTY_COLLAGE,
	isBegun: ({ cells }) => cells.length > 0,
	local: {
		load: loadCollage,
		keep: keepCollageLocally
	}
};
/**
* The collage that is worked on.
* @param name of a new document
*/
function useCollage(signedIn, name) {
	const editor = useDocument(COLLAGE, {
		signedIn,
		nameOf: () => name
	});
	const { store, step, opening, documentId, revision, take } = editor;
	const document = useSelected(store, ({ history }) => history.document);
	useEffect(() => {
		if (opening) return;
		const { cells } = store.get().history.document;
		sweepPictures(new Set(cells.map(({ source }) => source))).catch(() => void 0);
	}, [opening, store]);
	const operations = useMemo(() => ({
		/** One step of undo ends with each `done`. */
		change: (changed, done) => step((before) => {
			const shown = previewChange(before, changed);
			return done ? markStep(shown) : shown;
		}),
		/** A step that builds on the newest document, whatever was shown when it began. */
		update: (operation) => step((before) => markStep(previewChange(before, operation(before.document)))),
		/** A picture is stored now: its source has another name, in every step of undo too. */
		renameSource: (from, to) => step((before) => renameInHistory(before, from, to))
	}), [step]);
	return {
		...editor,
		...operations,
		document,
		/** Makes an earlier revision the newest one. @throws ApiError */
		restore: async (from) => {
			if (documentId === void 0 || revision === void 0) return;
			take(await call(restoreRevision, {
				params: { id: documentId },
				body: {
					revision,
					from
				}
			}));
		}
	};
}
// web/editors/collage/use-collage-pictures.ts
/**
* The bytes behind the sources of a collage: addresses to show them, and the originals for the export. Sources in use
* that are not open yet are taken from the browser's store, stored files from the server; with `uploads`, what only this
* browser has is stored among the person's files, one after the other.
* @param onStored a source is a stored file now, with this name
*/
function useCollagePictures(sources, { files, uploads, onStored }) {
	const [urls, setUrls] = useState(/* @__PURE__ */ new Map());
	const [lost, setLost] = useState(/* @__PURE__ */ new Set());
	const [refused, setRefused] = useState(/* @__PURE__ */ new Set());
	const [stored, setStored] = useState(true);
	const online = useOnline();
	const [tries, setTries] = useState(0);
	const held = useRef(/* @__PURE__ */ new Map());
	const asked = useRef(/* @__PURE__ */ new Set());
	const uploading = useRef(void 0);
	const addresses = useRef([]);
	const show = useEffectEvent((source, picture) => {
		const url = URL.createObjectURL(picture.preview);
		addresses.current.push(url);
		asked.current.add(source);
		held.current.set(source, picture);
		setUrls((before) => new Map(before).set(source, url));
	});
	const fetchStored = useEffectEvent(async (source) => {
		const file = files.find(({ id }) => id === fileIdOf(source));
		if (!file) return void 0;
		const answer = await fetch(file.url);
		if (!answer.ok) return void 0;
		const picture = await readPicture(await answer.blob());
		if (typeof picture === "string") return void 0;
		const kept = {
			original: picture.original,
			preview: picture.preview
		};
		await savePicture(source, kept).catch(() => setStored(false));
		return kept;
	});
	const wanted = [...new Set(sources.map(({ source }) => source))].join(" ");
	useEffect(() => {
		for (const source of wanted.split(" ").filter((name) => name !== "" && !asked.current.has(name))) {
			asked.current.add(source);
			loadPicture(source).catch(() => void 0).then((picture) => picture ?? fetchStored(source).catch(() => void 0)).then((picture) => {
				if (picture) return show(source, picture);
				if (fileIdOf(source) !== void 0) asked.current.delete(source);
				setLost((before) => new Set(before).add(source));
			});
		}
	}, [
		wanted,
		files,
		online
	]);
	useEffect(() => {
		const opened = addresses.current;
		return () => opened.forEach((url) => URL.revokeObjectURL(url));
	}, []);
	const upload = useEffectEvent(async ({ source, name }) => {
		const picture = held.current.get(source);
		if (!picture) return;
		uploading.current = source;
		try {
			const to = fileSource(await uploadPicture(picture.original, name));
			await savePicture(to, picture).catch(() => setStored(false));
			show(to, picture);
			onStored(source, to);
		} catch (error) {
			if (isRefused(error)) setRefused((before) => new Set(before).add(source));
			else setTimeout(() => setTries((before) => before + 1), RETRY_MS);
		} finally {
			uploading.current = void 0;
		}
	});
	const next = sources.find(({ source }) => fileIdOf(source) === void 0 && urls.has(source) && !refused.has(source));
	useEffect(() => {
		if (uploads && online && next && uploading.current === void 0) upload(next);
	}, [
		uploads,
		online,
		next,
		tries
	]);
	/** Reads files one after the other and keeps the pictures among them. */
	const read = async (named) => {
		const pictures = [];
		const faulty = [];
		for (const { name, bytes } of named) {
			const picture = await readPicture(bytes);
			if (typeof picture === "string") {
				faulty.push({
					name,
					fault: picture
				});
				continue;
			}
			const source = newId();
			const kept = {
				original: picture.original,
				preview: picture.preview
			};
			await savePicture(source, kept).catch(() => setStored(false));
			show(source, kept);
			pictures.push({
				id: newId(),
				source,
				size: picture.size,
				name
			});
		}
		return {
			pictures,
			refused: faulty
		};
	};
	return {
		urlOf: (source) => urls.get(source),
		/** True for a source whose bytes are not on this device, and cannot be fetched. */
		isLost: (source) => lost.has(source) && !urls.has(source),
		original: async (source) => held.current.get(source)?.original,
		read,
		/** False once the browser refused to store. */
		stored,
		/** Some of the pictures stay on this device: the server did not accept them. */
		isPartly: sources.some(({ source }) => refused.has(source))
	};
}
// web/editors/collage/use-undo-keys.ts
/** Keys of undo and redo for the whole page except text fields, which undo separately. */
function useUndoKeys({ undo, redo }) {
	useKeys((event) => {
		if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
		if (event.target instanceof Element && event.target.closest("textarea, input[type=text]")) return;
		const key = event.key.toLowerCase();
		if (key === "y" || key === "z" && event.shiftKey) redo();
		else if (key === "z") undo();
		else return;
		event.preventDefault();
	});
}
// web/editors/collage/collage-editor.tsx
var VersionsDialog = lazyPart(() => import("./versions-dialog-wI6PQehG.js"));
var EXPORT = {
	format: "png",
	longest: 2048
};
/** The collage editor: it runs only in the browser, so it has no run, no price and no engine. */
function CollageEditor({ tool }) {
	const texts = useAreaTexts(collageTexts);
	const { language, date } = useLanguage();
	const signedIn = useSignedIn();
	const [today] = useState(() => (/* @__PURE__ */ new Date()).toISOString());
	const collage = useCollage(signedIn, `${texts.stage} ${date(today)}`);
	const pictures = useCollagePictures(collage.document.cells, {
		files: collage.files,
		uploads: signedIn && !collage.opening,
		onStored: collage.renameSource
	});
	const [versions, setVersions] = useState(false);
	const [pickedId, setPickedId] = useState();
	const [choice, setChoice] = useState(EXPORT);
	const [sheet, setSheet] = useState(false);
	const { folded, toggle } = useFold();
	const page = useRef(null);
	const adding = useAddPictures(collage, pictures.read, page);
	const { document: shown, change } = collage;
	useWorkspaceKeys({
		run: () => document.querySelector("[data-collage-download]")?.click(),
		fold: toggle
	});
	useUndoKeys(collage);
	useSceneFonts(shown, collage.update);
	const addTextTo = useAddText(collage, setPickedId);
	const layers = {
		...shown,
		layers: visibleLayers(shown)
	};
	const layer = findLayer(layers, pickedId);
	const cell = shown.cells.find(({ id }) => id === pickedId);
	const empty = shown.cells.length === 0;
	return /* @__PURE__ */ jsxs("div", {
		ref: page,
		className: "workspace collage",
		"data-inputs": !folded.inputs,
		"data-history": !folded.history,
		"data-sheet": sheet ? "full" : "half",
		"data-dropping": adding.dropping,
		"data-drop-label": texts.drop,
		children: [
			!folded.inputs && /* @__PURE__ */ jsx(CollageInputs, {
				collage,
				pictures,
				adding,
				text: layer?.kind === "text" ? layer : void 0,
				onText: (text, done) => change(takeLayers(shown, updateLayer(layers, measured(text))), done),
				choice,
				onChoose: setChoice,
				sheet,
				onSheet: setSheet,
				saves: collage.keeps || signedIn,
				verb: tool.text[language].verb,
				onFold: () => toggle("inputs")
			}),
			/* @__PURE__ */ jsxs("section", {
				className: "stage",
				"aria-label": texts.stage,
				children: [
					/* @__PURE__ */ jsx(UnfoldButtons, {
						folded,
						labels: {
							inputs: texts.unfoldInputs,
							history: texts.unfold
						},
						onUnfold: toggle
					}),
					empty && !collage.opening && /* @__PURE__ */ jsx(EmptyCollage, { onSamples: adding.addAddresses }),
					!empty && /* @__PURE__ */ jsx(CollageStage, {
						collage: shown,
						pickedId,
						onPick: setPickedId,
						onChange: change,
						onMark: collage.mark,
						onCancel: collage.cancel,
						urlOf: pictures.urlOf,
						undo: collage.canUndo ? collage.undo : void 0,
						redo: collage.canRedo ? collage.redo : void 0,
						onStartOver: () => {
							change(EMPTY_COLLAGE, true);
							toast(texts.startedOver, { action: {
								label: texts.undo,
								run: collage.undo
							} });
						},
						onAddText: () => addTextTo(void 0),
						status: {
							line: /* @__PURE__ */ jsx(SaveStatus, {
								saving: collage.saving,
								partly: pictures.isPartly
							}),
							conflict: collage.saving.kind === "conflict" && /* @__PURE__ */ jsx(ConflictBar, {
								onMine: collage.keepMine,
								onTheirs: collage.loadTheirs
							})
						},
						onVersions: collage.documentId === void 0 || collage.saving.kind !== "saved" ? void 0 : () => setVersions(true)
					}),
					!empty && /* @__PURE__ */ jsx(PickedBar, {
						collage: shown,
						layers,
						cell,
						layer,
						isLost: pictures.isLost,
						onChange: change,
						onReplace: adding.withFiles,
						onCaption: addTextTo
					})
				]
			}),
			versions && collage.documentId !== void 0 && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(VersionsDialog, {
				documentId: collage.documentId,
				onRestore: collage.restore,
				onClose: () => setVersions(false)
			}) }),
			!folded.history && /* @__PURE__ */ jsx(CollageHistoryPane, {
				onAdd: (address, name) => void adding.addAddresses([address], name),
				onFold: () => toggle("history")
			})
		]
	});
}
// web/editors/collage/collage-page.tsx
var collage_page_exports = /* @__PURE__ */ __exportAll({ default: () => CollagePage });
/** The editor of a tool that runs in the browser. It loads nothing of the forms that other tools have. */
function CollagePage() {
	return /* @__PURE__ */ jsx(CollageEditor, { tool: useTool(useBarePath().split("/")[2] ?? "") });
}
export { CollagePage as default, collageTexts as n, collage_page_exports as t };
