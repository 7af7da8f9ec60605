import { t as spaced } from "./spaced-CRrdSvFz.js";
// contract/messages/en/voices.ts
var count$1 = (value) => value.toLocaleString("en");
var voices$1 = {
	title: "Choose a voice",
	close: "Close",
	choose: "Choose a voice",
	search: "Name or tone",
	languages: "Languages",
	allLanguages: "All languages",
	anyLanguage: "Any language",
	list: "Voices",
	all: "All",
	stars: "Starred",
	kind: "Kind",
	kinds: {
		any: "All kinds",
		hosted: "Hosted",
		own: "Own server",
		builtin: "Built-in"
	},
	play: ({ name }) => `Play ${name}`,
	stop: ({ name }) => `Stop ${name}`,
	star: ({ name }) => `Star ${name}`,
	unstar: ({ name }) => `Remove star from ${name}`,
	emotion: "Emotion",
	speed: "Speed",
	preview: "Preview",
	free: "free",
	hear: "Listen",
	silence: "Stop",
	ofProvider: "A sample from the provider.",
	noPreview: "This voice has no preview.",
	yourText: ({ characters }) => characters === 1 ? "Your text, 1 character" : `Your text, ${count$1(characters)} characters`,
	about: ({ time }) => `about ${time}`,
	use: ({ name }) => `Use ${name}`,
	loading: "Loading voices",
	failed: "The voices could not be loaded.",
	again: "Try again",
	none: "No voice found.",
	noStars: "No starred voices yet. Star one to keep it here.",
	nothing: "No voices are available here. The operator can connect some.",
	missing: ({ names }) => `No answer from ${names}, so some voices are missing here.`,
	lines: {
		count: ({ count: value }) => value === 1 ? "1 line" : `${count$1(value)} lines`,
		example: "0:01.5 - 0:03.2 Good morning\n0:03.6 - 0:06.0 [Ada] This is the suit we wear",
		unreadable: "Start each line with two times, as in “0:01.5 - 0:03.2 Good morning”.",
		overlong: ({ numbers }) => numbers.length === 1 ? `Line ${numbers.join(", ")} is probably too long for its time, so its end will be cut. Shorten it, or leave more time.` : `Lines ${numbers.join(", ")} are probably too long for their times, so their ends will be cut. Shorten them, or leave more time.`
	},
	percent: ({ value }) => `${value}%`
};
// contract/messages/zh/voices.ts
var count = (value) => value.toLocaleString("zh-CN");
// contract/messages/areas/voices.ts
/** The choice of a voice. Loaded with the first tool that speaks. */
var voicesTexts = {
	en: voices$1,
	zh: {
		title: "选择音色",
		close: "关闭",
		choose: "选择音色",
		search: "名称或音色特点",
		languages: "语言",
		allLanguages: "全部语言",
		anyLanguage: "不限语言",
		list: "音色",
		all: "全部",
		stars: "收藏",
		kind: "类型",
		kinds: {
			any: "全部类型",
			hosted: "云端",
			own: "自有服务器",
			builtin: "内置"
		},
		play: ({ name }) => spaced`试听${name}`,
		stop: ({ name }) => spaced`停止试听${name}`,
		star: ({ name }) => spaced`收藏${name}`,
		unstar: ({ name }) => spaced`取消收藏${name}`,
		emotion: "情绪",
		speed: "语速",
		preview: "试听",
		free: "免费",
		hear: "播放",
		silence: "停止",
		ofProvider: "服务商提供的样音。",
		noPreview: "此音色没有试听。",
		yourText: ({ characters }) => `你的文字，${count(characters)}\u00a0字`,
		about: ({ time }) => `约 ${time}`,
		use: ({ name }) => `使用“${name}”`,
		loading: "正在加载音色",
		failed: "音色加载失败。",
		again: "重试",
		none: "没有找到音色。",
		noStars: "还没有收藏。点音色旁的星标即可收藏到这里。",
		nothing: "这里还没有可用的音色，请联系平台管理员接入。",
		missing: ({ names }) => spaced`${names}没有响应，部分音色暂时无法使用。`,
		lines: {
			count: ({ count: value }) => `${count(value)}\u00a0句`,
			example: "0:01.5 - 0:03.2 早上好\n0:03.6 - 0:06.0 [小林] 这是我们穿的衣服",
			unreadable: "每句以两个时间开头，例如“0:01.5 - 0:03.2 早上好”。",
			overlong: ({ numbers }) => `第 ${numbers.join("、")}\u00a0句时间可能不够，句尾会被截掉。请改短，或留出更多时间。`
		},
		percent: ({ value }) => `${value}%`
	}
};
export { voicesTexts as t };
