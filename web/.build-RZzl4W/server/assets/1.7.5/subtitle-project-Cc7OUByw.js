import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { S as VIDEO_UPLOAD } from "./limits-owx9t46c.js";
import { g as Button, jt as lazyPart, v as toast } from "../../entry-server.js";
import { t as defineDocument } from "./define-document-CUsOy5I1.js";
import { c as AREA, h as isValid } from "./seed-D_vERIDW.js";
import { n as useKeptState } from "./kept-state-CSsvARUX.js";
import { n as SPEECH_LANGUAGES } from "./speech-BT8uKlkB.js";
import { Suspense, useRef } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Upload } from "lucide-react";
// contract/messages/en/subtitles.ts
var number$1 = (value) => value.toLocaleString("en");
var tenths$1 = (value) => value.toLocaleString("en", { maximumFractionDigits: 1 });
var plural = (count, one, many) => `${number$1(count)} ${count === 1 ? one : many}`;
var subtitles$1 = {
	inputs: "Inputs",
	lines: "Lines",
	style: "Style",
	settings: "Settings",
	languagesTab: "Languages",
	exportTab: "Export",
	video: "Video",
	videoLimit: "up to 500\xA0MB",
	replace: "Replace",
	newClip: "Another video starts a new project. This one stays under Projects.",
	cancel: "Cancel",
	facts: ({ length, size }) => `${length}, ${size}`,
	languages: "Languages",
	from: "Spoken language",
	to: "Translate to",
	swap: "Swap languages",
	languageNames: {
		all: "Any language",
		en: "English",
		zh: "Chinese",
		ja: "Japanese",
		ko: "Korean",
		ar: "Arabic"
	},
	source: "Get lines from",
	sources: {
		speech: "Speech",
		picture: "On screen",
		file: "File",
		segments: "By hand"
	},
	sourceHints: {
		speech: "An AI model transcribes the speech.",
		picture: "Reads subtitles burnt into the picture.",
		file: "An SRT, VTT or ASS file.",
		segments: "Finds where someone speaks. You type the words."
	},
	start: {
		speech: "Transcribe",
		picture: "Read the screen",
		file: "Choose a file",
		segments: "Find speech"
	},
	found: {
		speech: ({ count }) => `${plural(count, "line", "lines")} found in the speech.`,
		picture: ({ count }) => `${plural(count, "line", "lines")} read from the screen.`,
		file: ({ count }) => `${plural(count, "line", "lines")} read from the file.`,
		segments: ({ count }) => `${plural(count, "passage", "passages")} of speech found.`
	},
	replaceLines: ({ count }) => `This replaces the ${plural(count, "line", "lines")} in the table. Undo brings them back.`,
	fileRefused: {
		no_cues: "No subtitles were found in this file. Choose an SRT, VTT or ASS file.",
		too_many_cues: "This file has more than 10,000 lines. Split it and try again.",
		too_large: "This file is larger than 5\xA0MB. Choose a smaller one."
	},
	bilingual: "Bilingual",
	bilingualHint: "Translation above, original below",
	remove: "Remove old subtitles",
	removeHint: "Removed before the new ones are drawn",
	coversOld: "The old subtitles stay in the picture, under the new ones. “Remove old subtitles” is off.",
	removeAreas: ({ count }) => `${plural(count, "area", "areas")} drawn on the picture`,
	editAreas: "Choose areas",
	glossary: "Glossary",
	terms: ({ count }) => plural(count, "term", "terms"),
	files: "Subtitle files",
	free: "free",
	saveAs: ({ format }) => `Download as ${format}`,
	translate: {
		done: ({ count }) => `${plural(count, "line", "lines")} translated.`,
		stopped: ({ points, returned }) => `Stopped. ${points === 0 ? "No points were charged" : `${plural(points, "point", "points")} charged`}${returned > 0 && points > 0 ? `, ${plural(returned, "point", "points")} refunded` : ""}. Finished translations are kept.`,
		missed: ({ count }) => `${plural(count, "line was", "lines were")} not translated: the model gave no usable answer. Try again, or type ${count === 1 ? "it" : "them"}.`
	},
	export: "Export video",
	included: "included",
	includedNote: ({ left }) => `Already paid: ${plural(left, "more video", "more videos")} included.`,
	priceSum: ({ units, each }) => `${number$1(units)} × ${number$1(each)} points, per started 5\u00a0s`,
	needsLines: "There are no lines to show yet.",
	signIn: "Sign in to export. Your lines are kept.",
	exporting: "Exporting",
	exported: "Your video is ready",
	all: ({ count }) => `All ${number$1(count)}`,
	toFix: ({ count }) => `To fix ${number$1(count)}`,
	nothingToFix: "Nothing to fix.",
	find: "Find and replace (Ctrl+F)",
	shift: "Shift lines",
	undo: "Undo (Ctrl+Z)",
	redo: "Redo (Ctrl+Shift+Z)",
	add: "Add a line at the playhead",
	columns: {
		number: "Line",
		time: "Time",
		original: "Original",
		translation: "Translation",
		speed: "Characters/s"
	},
	limit: ({ limit }) => `limit ${number$1(limit)}`,
	empty: {
		title: "Add lines first",
		line: "Choose a source, or start typing.",
		noVideo: "Start with a video",
		noVideoLine: "A subtitle file can be edited without a video, too.",
		first: "Add the first line"
	},
	player: {
		label: "Video with its subtitles",
		facts: ({ height, rate }) => rate === void 0 ? `${number$1(height)}p` : `${number$1(height)}p, ${tenths$1(rate)}\u00a0fps`,
		noVideo: "No video yet",
		unplayable: "This browser cannot play the video. Lines and export still work."
	},
	styleName: ({ id }) => `Style ${id}`,
	styleWord: "Aa",
	font: "Font",
	fonts: {
		sans: "Noto Sans",
		serif: "Noto Serif"
	},
	effect: "Effect",
	effects: {
		none: "None",
		fade: "Fade",
		sweep: "Karaoke"
	},
	size: "Size",
	margin: "Margin",
	position: "Position",
	positions: {
		bottom: "Bottom",
		middle: "Middle",
		top: "Top"
	},
	track: {
		label: "Timeline",
		picture: "Picture",
		lines: "Lines",
		sound: "Sound",
		shown: ({ seconds }) => `${tenths$1(seconds)}\u00a0s`,
		zoomIn: "Zoom in",
		zoomOut: "Zoom out"
	},
	saving: {
		device: "Saved on this device",
		saved: "Saved",
		saving: "Saving",
		offline: "Offline. Saved on this device",
		conflict: "Changed elsewhere",
		failed: "Not saved"
	},
	conflict: {
		told: "These subtitles were changed on another device or in another tab.",
		mine: "Keep this version",
		theirs: "Load the newer version"
	},
	openProjects: "Projects",
	unnamed: "Subtitles",
	failures: {
		step: "This step did not finish.",
		upload: "The video was not uploaded.",
		save: "The project is not saved yet. Try again in a moment."
	}
};
// contract/messages/zh/subtitles.ts
var number = (value) => value.toLocaleString("zh-CN");
var tenths = (value) => value.toLocaleString("zh-CN", { maximumFractionDigits: 1 });
// contract/messages/areas/subtitles.ts
/** The subtitle editor. Loaded with it. */
var subtitleTexts = {
	en: subtitles$1,
	zh: {
		inputs: "参数",
		lines: "字幕",
		style: "样式",
		settings: "设置",
		languagesTab: "语言",
		exportTab: "导出",
		video: "视频",
		videoLimit: "500\xA0MB 以内",
		replace: "更换",
		newClip: "更换视频会新建项目，当前项目仍在“项目”里。",
		cancel: "取消",
		facts: ({ length, size }) => `${length}，${size}`,
		languages: "语言",
		from: "原语言",
		to: "译成",
		swap: "交换语言",
		languageNames: {
			all: "不限语言",
			en: "英文",
			zh: "中文",
			ja: "日文",
			ko: "韩文",
			ar: "阿拉伯文"
		},
		source: "字幕来源",
		sources: {
			speech: "语音",
			picture: "画面文字",
			file: "字幕文件",
			segments: "手动"
		},
		sourceHints: {
			speech: "由 AI 模型将语音转成字幕。",
			picture: "识别烧录在画面里的字幕。",
			file: "SRT、VTT 或 ASS 文件。",
			segments: "找出有人说话的时段，由你填入文字。"
		},
		start: {
			speech: "识别语音",
			picture: "识别画面",
			file: "选择文件",
			segments: "查找语音段"
		},
		found: {
			speech: ({ count }) => `从语音识别出 ${number(count)}\u00a0条。`,
			picture: ({ count }) => `从画面识别出 ${number(count)}\u00a0条。`,
			file: ({ count }) => `从文件读入 ${number(count)}\u00a0条。`,
			segments: ({ count }) => `找到 ${number(count)}\u00a0段语音。`
		},
		replaceLines: ({ count }) => `会替换表中现有的 ${number(count)}\u00a0条字幕，可以撤销。`,
		fileRefused: {
			no_cues: "这个文件里没有找到字幕，请选择 SRT、VTT 或 ASS 文件。",
			too_many_cues: "这个文件超过 10,000\xA0条字幕，请拆分后再试。",
			too_large: "这个文件超过 5\xA0MB，请换一个小一些的。"
		},
		bilingual: "双语字幕",
		bilingualHint: "译文在上，原文在下",
		remove: "去除原字幕",
		removeHint: "先去掉画面里的旧字幕，再加上新字幕",
		coversOld: "画面里的旧字幕会留在新字幕下面：“去除原字幕”已关闭。",
		removeAreas: ({ count }) => `画面上已选 ${number(count)}\u00a0个区域`,
		editAreas: "选择区域",
		glossary: "术语表",
		terms: ({ count }) => `${number(count)}\u00a0条`,
		files: "字幕文件",
		free: "免费",
		saveAs: ({ format }) => `下载 ${format}`,
		translate: {
			done: ({ count }) => `已翻译 ${number(count)}\u00a0条。`,
			stopped: ({ points, returned }) => `已停止，${points === 0 ? "未扣积分" : `收取 ${number(points)}\u00a0积分`}${returned > 0 && points > 0 ? `，退回 ${number(returned)}\u00a0积分` : ""}。之前译好的会保留。`,
			missed: ({ count }) => `有 ${number(count)}\u00a0条没有翻译出来：模型没有给出可用的译文。请重试，或直接输入译文。`
		},
		export: "导出视频",
		included: "已包含",
		includedNote: ({ left }) => `此项目已付积分，还可导出 ${number(left)}\u00a0个视频。`,
		priceSum: ({ units, each }) => `每 5\u00a0秒 ${number(each)}\u00a0积分，共 ${number(units)}\u00a0段`,
		needsLines: "还没有可显示的字幕。",
		signIn: "登录后即可导出，字幕会保留。",
		exporting: "正在导出",
		exported: "视频已导出",
		all: ({ count }) => `全部 ${number(count)}`,
		toFix: ({ count }) => `待处理 ${number(count)}`,
		nothingToFix: "没有待处理的字幕。",
		find: "查找和替换（Ctrl+F）",
		shift: "平移时间",
		undo: "撤销（Ctrl+Z）",
		redo: "重做（Ctrl+Shift+Z）",
		add: "在播放位置添加一条",
		columns: {
			number: "序号",
			time: "时间",
			original: "原文",
			translation: "译文",
			speed: "字符/秒"
		},
		limit: ({ limit }) => `上限 ${number(limit)}`,
		empty: {
			title: "先添加字幕",
			line: "选择字幕来源，或直接输入。",
			noVideo: "先添加视频",
			noVideoLine: "没有视频，也可以打开字幕文件编辑。",
			first: "添加第一条"
		},
		player: {
			label: "带字幕的视频",
			facts: ({ height, rate }) => rate === void 0 ? `${height}p` : `${height}p，${tenths(rate)}\u00a0帧/秒`,
			noVideo: "还没有视频",
			unplayable: "当前浏览器无法播放该视频，但仍可编辑字幕和导出。"
		},
		styleName: ({ id }) => `样式 ${id}`,
		styleWord: "字幕",
		font: "字体",
		fonts: {
			sans: "思源黑体",
			serif: "思源宋体"
		},
		effect: "效果",
		effects: {
			none: "无",
			fade: "淡入淡出",
			sweep: "逐字变色"
		},
		size: "字号",
		margin: "边距",
		position: "位置",
		positions: {
			bottom: "底部",
			middle: "中间",
			top: "顶部"
		},
		track: {
			label: "时间轴",
			picture: "画面",
			lines: "字幕",
			sound: "声音",
			shown: ({ seconds }) => `${tenths(seconds)}\u00a0秒`,
			zoomIn: "放大",
			zoomOut: "缩小"
		},
		saving: {
			device: "已保存在本机",
			saved: "已保存",
			saving: "正在保存",
			offline: "离线，已保存在本机",
			conflict: "已在别处修改",
			failed: "保存失败"
		},
		conflict: {
			told: "此字幕已在其他设备或标签页中修改。",
			mine: "保留当前版本",
			theirs: "载入较新版本"
		},
		openProjects: "项目",
		unnamed: "字幕",
		failures: {
			step: "这一步没有完成。",
			upload: "视频没有上传成功。",
			save: "项目还没有保存，请稍后再试。"
		}
	}
};
// web/editors/kit/lines/file-source.tsx
var FileReading = lazyPart(() => import("./file-reading-CONWOcPF.js"));
/**
* Reads a subtitle file in the browser: its lines appear immediately, without the server and without points.
*/
function FileSource({ onLines }) {
	const texts = useAreaTexts(subtitleTexts);
	const input = useRef(null);
	const [last, setLast] = useKeptState("subtitle file", void 0);
	const read = async (file, encoding) => {
		const { readSubtitleFile } = await import("./read-subtitle-file-BrNqNu8O.js");
		const { read: found, cues } = await readSubtitleFile(file, encoding);
		setLast(found);
		if (found.refused) return;
		onLines(cues);
		toast(texts.found.file({ count: cues.length }));
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("input", {
			ref: input,
			type: "file",
			hidden: true,
			tabIndex: -1,
			"aria-hidden": true,
			"data-testid": "subtitle-file",
			accept: ".srt,.vtt,.ass,.ssa",
			onChange: (event) => {
				const [file] = event.target.files ?? [];
				if (file) read(file);
				event.target.value = "";
			}
		}),
		/* @__PURE__ */ jsxs(Button, {
			size: "small",
			className: "w-full",
			onClick: () => input.current?.click(),
			children: [
				/* @__PURE__ */ jsx(Upload, {
					size: 15,
					strokeWidth: 1.6,
					"aria-hidden": true
				}),
				" ",
				texts.start.file
			]
		}),
		last?.refused && /* @__PURE__ */ jsx("p", {
			className: "run-refused",
			role: "alert",
			children: texts.fileRefused[last.refused]
		}),
		last?.encoding && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(FileReading, {
			read: last,
			onEncoding: (encoding) => void read(last.file, encoding)
		}) })
	] });
}
// contract/fields/known-value.ts
/**
* A value from outside reduced to what a rule knows: of records, only the known properties. Undefined for a
* value that does not fit. For stored values, in which a property of a newer or older version is no reason to
* refuse the whole.
*/
function knownValue(rule, value) {
	const known = pick(rule, value);
	return isValid(rule, known) ? known : void 0;
}
function pick(rule, value) {
	if (rule.type === "list" && Array.isArray(value)) return value.map((each) => pick(rule.of, each));
	if (rule.type !== "record" || typeof value !== "object" || value === null) return value;
	const entries = Object.entries(rule.properties).flatMap(([name, property]) => {
		const given = Object.hasOwn(value, name) ? value[name] : void 0;
		return given === void 0 ? [] : [[name, pick(property.rule, given)]];
	});
	return Object.fromEntries(entries);
}
// contract/subtitle-sizes.ts
/** Sizes of subtitles, in per cent: of letters those of the video's shorter side, of margins those of its height. */
var SUBTITLE_SIZES = {
	size: {
		minimum: 3,
		maximum: 12,
		step: .5,
		initial: 6
	},
	margin: {
		minimum: 2,
		maximum: 40,
		step: 1,
		initial: 6
	}
};
// scene/subtitles/cue.ts
/** Limits of one project; files with more are refused. */
var CUE_LIMITS = {
	/** A film of three hours has about 3,000. */
	cues: 1e4,
	characters: 2e3,
	speaker: 200,
	/**
	* A thousand hours, in milliseconds: files of broadcasters start at the programme's hour of the day.
	*/
	time: 36e8,
	fileBytes: 5242880
};
// scene/subtitles/subtitle-project.ts
/** The subtitles of one clip as a saved document: lines, look, and the runs made from it. */
var USUAL_DUB = {
	background: 100,
	duck: true,
	fastest: 1.35,
	subtitles: false
};
/** Steps of a project that are runs. */
var PROJECT_STEPS = [
	"speech",
	"picture",
	"segments",
	"translate",
	"subtitles",
	"audio",
	"draft"
];
var PROJECT_LIMITS = {
	/** Of the JSON of a project: about 4,000 lines with their translations, and below what a request may send. */
	bytes: 983040,
	glossary: 200,
	voices: 50,
	runs: 50,
	/** Characters of a word of the glossary. */
	term: 100
};
/** Revisions that the history keeps: each may be large, and counts towards the organisation's storage. */
var HISTORY = 20;
var EMPTY_SUBTITLE_PROJECT = {
	language: "all",
	to: "en",
	lines: [],
	style: "001",
	bilingual: false,
	remove: false,
	areas: [],
	glossary: [],
	voices: [],
	runs: []
};
var NAME = {
	type: "text",
	longest: 200
};
var WORDS = {
	type: "text",
	longest: CUE_LIMITS.characters
};
var TIME = {
	type: "number",
	minimum: 0,
	maximum: CUE_LIMITS.time,
	whole: true
};
var SECONDS = {
	type: "number",
	minimum: 0,
	maximum: VIDEO_UPLOAD.seconds
};
var SIDE = {
	type: "number",
	minimum: 1,
	maximum: VIDEO_UPLOAD.longestSide,
	whole: true
};
var FLAG = { type: "flag" };
var PLACE = {
	type: "one_of",
	values: [
		"bottom",
		"middle",
		"top"
	]
};
var LANGUAGE = {
	type: "one_of",
	values: [
		"en",
		"zh",
		"all",
		"ja",
		"ko",
		"ar"
	]
};
var record = (properties) => ({
	type: "record",
	properties
});
var list = (of, longest) => ({
	type: "list",
	of,
	longest
});
var rangeOf = ({ minimum, maximum }) => ({
	type: "number",
	minimum,
	maximum
});
var one = (rule) => ({ rule });
var maybe = (rule) => ({
	rule,
	optional: true
});
var CUE = record({
	id: one({
		type: "text",
		longest: 40
	}),
	start: one(TIME),
	end: one(TIME),
	text: one(WORDS),
	translation: one(WORDS),
	speaker: maybe(NAME),
	place: maybe(PLACE),
	take: maybe({
		type: "number",
		minimum: 1,
		maximum: 999,
		whole: true
	})
});
var VOICE = record({
	speaker: one(NAME),
	voice: one(NAME),
	engine: maybe(NAME),
	language: maybe({
		type: "one_of",
		values: SPEECH_LANGUAGES
	})
});
var DUB = record({
	background: one({
		type: "number",
		minimum: 0,
		maximum: 100,
		whole: true
	}),
	duck: one(FLAG),
	fastest: one({
		type: "number",
		minimum: 1,
		maximum: 2
	}),
	subtitles: one(FLAG)
});
var PROJECT = record({
	clip: maybe(record({
		source: one(NAME),
		name: one(NAME),
		seconds: one(SECONDS),
		width: one(SIDE),
		height: one(SIDE)
	})),
	language: one(LANGUAGE),
	to: one({
		type: "text",
		longest: 20
	}),
	lines: one(list(CUE, CUE_LIMITS.cues)),
	style: one({
		type: "text",
		longest: 3
	}),
	font: maybe({
		type: "one_of",
		values: ["sans", "serif"]
	}),
	effect: maybe({
		type: "one_of",
		values: [
			"none",
			"fade",
			"sweep"
		]
	}),
	size: maybe(rangeOf(SUBTITLE_SIZES.size)),
	margin: maybe(rangeOf(SUBTITLE_SIZES.margin)),
	place: maybe(PLACE),
	bilingual: one(FLAG),
	remove: one(FLAG),
	areas: one(list(AREA, 20)),
	glossary: one(list(record({
		term: one({
			type: "text",
			longest: PROJECT_LIMITS.term
		}),
		translation: one({
			type: "text",
			longest: PROJECT_LIMITS.term
		})
	}), PROJECT_LIMITS.glossary)),
	voices: one(list(VOICE, PROJECT_LIMITS.voices)),
	dub: maybe(DUB),
	runs: one(list(record({
		task: one({
			type: "text",
			longest: 40
		}),
		step: one({
			type: "one_of",
			values: PROJECT_STEPS
		})
	}), PROJECT_LIMITS.runs))
});
var subtitleProjectKind = defineDocument({
	kind: "subtitle-project",
	version: 1,
	upgrades: {},
	parse: parseProject,
	sources: ({ clip }) => clip ? [clip.source] : [],
	history: HISTORY,
	bytes: PROJECT_LIMITS.bytes
});
function parseProject(content) {
	const project = knownValue(PROJECT, content);
	if (!project) return void 0;
	const { lines } = project;
	return lines.every(({ start, end }) => start < end) && new Set(lines.map(({ id }) => id)).size === lines.length ? {
		...project,
		lines: lines.toSorted((a, b) => a.start - b.start)
	} : void 0;
}
/**
* Cues as the input of runs: in seconds, without those that have no text yet.
* @param seconds of the clip: later cues are left out
*/
function runLines(cues, seconds = Number.POSITIVE_INFINITY) {
	return cues.filter(({ text, translation }) => text.trim() !== "" || translation.trim() !== "").filter(({ start }) => start < seconds * 1e3).map(({ start, end, text, translation, speaker, place }) => ({
		start: start / 1e3,
		end: Math.min(end / 1e3, seconds),
		text,
		...translation.trim() === "" ? {} : { translation },
		...speaker === void 0 ? {} : { speaker },
		...place === void 0 ? {} : { place }
	}));
}
export { subtitleProjectKind as a, FileSource as c, runLines as i, subtitleTexts as l, PROJECT_LIMITS as n, CUE_LIMITS as o, USUAL_DUB as r, SUBTITLE_SIZES as s, EMPTY_SUBTITLE_PROJECT as t };
