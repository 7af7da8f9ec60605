// contract/messages/en/subtitle-rows.ts
var number$1 = (value) => value.toLocaleString("en");
var tenths$1 = (value) => value.toLocaleString("en", { maximumFractionDigits: 1 });
var plural = (count, one, many) => `${number$1(count)} ${count === 1 ? one : many}`;
var subtitleRows$1 = {
	limitLine: ({ limit }) => `Limit ${number$1(limit)}`,
	perSecond: ({ value }) => value.toFixed(1),
	gauge: ({ value, limit }) => `${value.toFixed(1)} characters a second, limit ${number$1(limit)}`,
	startOf: ({ at }) => `Start of line ${number$1(at)}`,
	endOf: ({ at }) => `End of line ${number$1(at)}`,
	textOf: {
		text: ({ at }) => `Original of line ${number$1(at)}`,
		translation: ({ at }) => `Translation of line ${number$1(at)}`
	},
	placeholders: {
		text: "Type what is said",
		translation: "Type the translation"
	},
	problems: {
		too_fast: ({ perSecond }) => `${perSecond.toFixed(1)}, too fast`,
		too_wide: ({ characters, limit }) => `${number$1(characters)} per row, limit ${number$1(limit)}`,
		too_many_lines: ({ lines, limit }) => `${number$1(lines)} rows, limit ${number$1(limit)}`,
		overlap: ({ next, seconds }) => `Overlaps ${number$1(next)} by ${tenths$1(seconds)}\u00a0s`,
		gap: ({ milliseconds }) => `Gap of ${number$1(milliseconds)}\u00a0ms`,
		after_end: ({ seconds }) => `${tenths$1(seconds)}\u00a0s after the end`,
		no_letters: ({ characters }) => `No font has ${characters}`,
		no_words: "No words yet",
		no_translation: "Not translated"
	},
	fixes: {
		longer: ({ seconds }) => `Extend by ${tenths$1(seconds)}\u00a0s`,
		end_at: ({ time }) => `End at ${time}`,
		close_gap: "Close the gap",
		break_lines: "Break the line"
	},
	split: "Split",
	splitHint: "Split at the cursor (Ctrl+Enter)",
	merge: ({ next }) => `Merge with ${number$1(next)}`,
	mergeHint: "Merge with the next line (Ctrl+M)",
	deleteLine: "Delete line",
	cannotSplit: "This line is too short to split.",
	search: {
		label: "Find and replace",
		find: "Find",
		replace: "Replace with",
		matchCase: "Match case",
		next: "Next match",
		previous: "Previous match",
		replaceOne: "Replace",
		replaceAll: "Replace all",
		matches: ({ at, count }) => `${number$1(at)} of ${number$1(count)}`,
		none: "No matches",
		replaced: ({ count }) => `${plural(count, "match", "matches")} replaced`,
		close: "Close find and replace"
	},
	shifting: {
		title: "Shift lines",
		by: "Seconds, minus for earlier",
		which: "Which lines",
		all: "All lines",
		from: "From the current line on",
		apply: "Shift",
		invalid: "Type seconds, such as 0.5 or -1.2"
	},
	noEngine: {
		translate: "Translating needs an AI model, and none is connected here.",
		instead: "You can type the lines, upload a subtitle file, or read the screen.",
		connect: "Connect a model"
	},
	steps: {
		speech: "Transcribing",
		picture: "Reading the screen",
		segments: "Finding speech",
		translate: "Translating",
		subtitles: "Exporting the video",
		audio: "Generating the audio",
		draft: "Generating the draft"
	},
	running: ({ step, percent }) => `${step}, ${number$1(percent)}%`,
	waiting: ({ step }) => `${step}: queued`,
	cancelled: "Export cancelled",
	watch: "Watch",
	listen: "Listen",
	download: "Download",
	failedFree: "No points were charged.",
	edges: {
		line: ({ start, end }) => `${start} to ${end}. Arrows move it by a frame.`,
		startEdge: ({ at }) => `Start of line ${number$1(at)} on the timeline`,
		endEdge: ({ at }) => `End of line ${number$1(at)} on the timeline`
	},
	translating: {
		all: "Translate all",
		missing: ({ count }) => `Translate ${plural(count, "line", "lines")}`,
		one: "Translate line",
		working: "Translating"
	}
};
// contract/messages/zh/subtitle-rows.ts
var number = (value) => value.toLocaleString("zh-CN");
var tenths = (value) => value.toLocaleString("zh-CN", { maximumFractionDigits: 1 });
// contract/messages/areas/subtitle-rows.ts
/** Lines, what is done with them, and runs of the editors of lines. Loaded with the first of them. */
var subtitleRowTexts = {
	en: subtitleRows$1,
	zh: {
		limitLine: ({ limit }) => `上限 ${number(limit)}`,
		perSecond: ({ value }) => value.toFixed(1),
		gauge: ({ value, limit }) => `每秒 ${value.toFixed(1)}\u00a0个字符，上限 ${number(limit)}`,
		startOf: ({ at }) => `第 ${number(at)}\u00a0条的开始时间`,
		endOf: ({ at }) => `第 ${number(at)}\u00a0条的结束时间`,
		textOf: {
			text: ({ at }) => `第 ${number(at)}\u00a0条的原文`,
			translation: ({ at }) => `第 ${number(at)}\u00a0条的译文`
		},
		placeholders: {
			text: "输入原文",
			translation: "输入译文"
		},
		problems: {
			too_fast: ({ perSecond }) => `${perSecond.toFixed(1)}，太快`,
			too_wide: ({ characters, limit }) => `${number(characters)}\u00a0个字符，上限 ${number(limit)}`,
			too_many_lines: ({ lines, limit }) => `${number(lines)}\u00a0行，上限 ${number(limit)}`,
			overlap: ({ next, seconds }) => `与第 ${number(next)}\u00a0条重叠 ${tenths(seconds)}\u00a0秒`,
			gap: ({ milliseconds }) => `间隔仅 ${number(milliseconds)}\u00a0毫秒`,
			after_end: ({ seconds }) => `超出片尾 ${tenths(seconds)}\u00a0秒`,
			no_letters: ({ characters }) => `字体里没有 ${characters}`,
			no_words: "还没有文字",
			no_translation: "还没有译文"
		},
		fixes: {
			longer: ({ seconds }) => `延长 ${tenths(seconds)}\u00a0秒`,
			end_at: ({ time }) => `在 ${time} 截断`,
			close_gap: "接上下一条",
			break_lines: "分成两行"
		},
		split: "拆分",
		splitHint: "在光标处拆分（Ctrl+Enter）",
		merge: ({ next }) => `与第 ${number(next)}\u00a0条合并`,
		mergeHint: "与下一条合并（Ctrl+M）",
		deleteLine: "删除这条",
		cannotSplit: "这条太短，不能再拆分。",
		search: {
			label: "查找和替换",
			find: "查找",
			replace: "替换为",
			matchCase: "区分大小写",
			next: "下一处",
			previous: "上一处",
			replaceOne: "替换",
			replaceAll: "全部替换",
			matches: ({ at, count }) => `第 ${number(at)}\u00a0处，共 ${number(count)}\u00a0处`,
			none: "没有找到",
			replaced: ({ count }) => `已替换 ${number(count)}\u00a0处`,
			close: "关闭查找和替换"
		},
		shifting: {
			title: "平移时间",
			by: "秒数，负数表示提前",
			which: "范围",
			all: "全部字幕",
			from: "从当前这条起",
			apply: "平移",
			invalid: "请输入秒数，例如 0.5 或 -1.2"
		},
		noEngine: {
			translate: "翻译需要 AI 模型，这里还没有接入。",
			instead: "你可以手动输入、上传字幕文件，或识别画面文字。",
			connect: "接入模型"
		},
		steps: {
			speech: "识别语音",
			picture: "识别画面",
			segments: "查找语音段",
			translate: "翻译",
			subtitles: "导出视频",
			audio: "生成音频",
			draft: "生成草稿"
		},
		running: ({ step, percent }) => `${step}，${number(percent)}%`,
		waiting: ({ step }) => `${step}：排队中`,
		cancelled: "已取消导出",
		watch: "观看",
		listen: "试听",
		download: "下载",
		failedFree: "未扣积分。",
		edges: {
			line: ({ start, end }) => `${start} 到 ${end}，方向键逐帧移动。`,
			startEdge: ({ at }) => `时间轴上第 ${number(at)}\u00a0条的开始`,
			endEdge: ({ at }) => `时间轴上第 ${number(at)}\u00a0条的结束`
		},
		translating: {
			all: "全部翻译",
			missing: ({ count }) => `翻译 ${number(count)}\u00a0条`,
			one: "翻译这条",
			working: "正在翻译"
		}
	}
};
export { subtitleRowTexts as t };
