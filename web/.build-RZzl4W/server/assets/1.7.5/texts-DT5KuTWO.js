// contract/messages/en/writing.ts
var number$1 = (value) => value.toLocaleString("en");
var points$1 = (value) => value === 1 ? "1 point" : `${number$1(value)} points`;
var writing$1 = {
	improve: "Improve",
	translate: "Translate",
	describe: "Describe a picture",
	upTo: ({ points: value }) => `up to ${points$1(value)}`,
	busy: "Writing",
	stop: "Stop",
	undo: "Undo",
	done: ({ points: value }) => `Rewritten, ${points$1(value)}.`,
	failed: "The text was not finished. Your original text is back.",
	free: "No points were charged.",
	stopped: "Stopped. What the model read and wrote until then is charged.",
	stoppedFor: ({ points: value, returned }) => value === 0 ? "Stopped. No points were charged." : `Stopped. ${points$1(value)} for what was read and written${returned > 0 ? `, ${points$1(returned)} refunded` : ""}.`,
	none: "Not available here yet.",
	lines: ({ to }) => `Translate all to ${to}`,
	linesDone: ({ count, points: value }) => `${count === 1 ? "1 text" : `${number$1(count)} texts`} translated, ${points$1(value)}.`,
	languages: {
		en: "English",
		zh: "Chinese",
		ja: "Japanese",
		ko: "Korean"
	},
	chat: {
		title: "Chat",
		result: "Result",
		close: "Close chat",
		fresh: "New chat",
		earlier: "Earlier chats",
		search: "Search chats",
		noChats: "No chats yet.",
		notFound: "No chat found.",
		more: "Show older",
		name: "Name of the chat",
		rename: ({ name }) => `Rename “${name}”`,
		remove: ({ name }) => `Delete “${name}”`,
		save: "Save",
		deleted: "Chat deleted.",
		notSaved: "The last messages are not saved yet.",
		attach: "Attach a picture",
		attachKept: "From My creations or uploads",
		attached: "Attached pictures",
		removePicture: ({ name }) => name === "" ? "Remove the picture" : `Remove ${name}`,
		picturesLimit: ({ count }) => `At most ${number$1(count)} pictures in one message.`,
		pictureGone: "Picture deleted",
		writerLabel: "Chat model",
		anyWriter: "Automatic",
		automatic: ({ points: value }) => `Automatic · ${points$1(value)} per 1,000 tokens`,
		writer: ({ name, points: value }) => `${name} · ${points$1(value)} per 1,000 tokens`,
		edit: "Edit and send again",
		editing: "Sending replaces this message and what follows it.",
		stopEditing: "Cancel editing",
		copied: "Copied",
		notCopied: "The browser did not allow copying.",
		stopped: "Stopped. What was read and written is charged.",
		stoppedFree: "Stopped. No points were charged.",
		returned: ({ points: value }) => `${points$1(value)} refunded`,
		message: "Message",
		placeholder: "Ask, or describe a picture",
		send: "Send",
		retry: "Try again",
		copy: "Copy",
		use: "Use in the form",
		inForm: "In the form",
		openTool: ({ tool }) => `Open in ${tool}`,
		writing: "Writing the prompt",
		cost: ({ points: value }) => points$1(value),
		empty: "Ask about a picture or a prompt, or have one written.",
		ideas: [
			"Write a prompt for a rainy street",
			"Make my prompt more precise",
			"What makes light look warm?"
		],
		state: "No language model connected",
		needs: "Chat needs a language model.",
		line: "With one, it answers questions, writes prompts and translates them. Everything else works without it.",
		operator: "One key opens chat, prompt help and translation for everyone here.",
		member: "The operator can connect one.",
		guest: "Sign in to chat.",
		signIn: "Sign in",
		tooLong: "This chat is full. Start a new one."
	}
};
// contract/messages/zh/writing.ts
var number = (value) => value.toLocaleString("zh");
var points = (value) => `${number(value)}\u00a0积分`;
// contract/messages/areas/writing.ts
/** Help of a language model: at prompt fields, with lettering, and in the chat. Loaded with the first of them. */
var writingTexts = {
	en: writing$1,
	zh: {
		improve: "润色",
		translate: "翻译",
		describe: "看图写提示词",
		upTo: ({ points: value }) => `最多 ${points(value)}`,
		busy: "正在写",
		stop: "停止",
		undo: "撤销",
		done: ({ points: value }) => `已改写，${points(value)}。`,
		failed: "没有写完，已恢复你原来的文字。",
		free: "未扣积分。",
		stopped: "已停止，按模型已读取和已写出的内容收取积分。",
		stoppedFor: ({ points: value, returned }) => value === 0 ? "已停止，未扣积分。" : `已停止，已读取和已写出的内容收取 ${points(value)}${returned > 0 ? `，退回 ${points(returned)}` : ""}。`,
		none: "这里暂不可用。",
		lines: ({ to }) => `全部翻译成${to}`,
		linesDone: ({ count, points: value }) => `已翻译 ${number(count)}\u00a0处文字，${points(value)}。`,
		languages: {
			en: "英文",
			zh: "中文",
			ja: "日文",
			ko: "韩文"
		},
		chat: {
			title: "对话",
			result: "结果",
			close: "关闭对话",
			fresh: "新对话",
			earlier: "历史对话",
			search: "搜索对话",
			noChats: "还没有对话。",
			notFound: "没有找到对话。",
			more: "显示更早的",
			name: "对话名称",
			rename: ({ name }) => `重命名“${name}”`,
			remove: ({ name }) => `删除“${name}”`,
			save: "保存",
			deleted: "对话已删除。",
			notSaved: "最近的消息还没有保存。",
			attach: "添加图片",
			attachKept: "从“我的创作”或上传记录中添加",
			attached: "已添加的图片",
			removePicture: ({ name }) => name === "" ? "移除图片" : `移除 ${name}`,
			picturesLimit: ({ count }) => `一条消息最多 ${number(count)}\u00a0张图片。`,
			pictureGone: "图片已删除",
			writerLabel: "对话模型",
			anyWriter: "自动",
			automatic: ({ points: value }) => `自动 · 每千 token ${points(value)}`,
			writer: ({ name, points: value }) => `${name} · 每千 token ${points(value)}`,
			edit: "编辑后重新发送",
			editing: "发送后将替换这条消息及其后的内容。",
			stopEditing: "取消编辑",
			copied: "已复制",
			notCopied: "浏览器不允许复制。",
			stopped: "已停止，按已读取和已写出的内容收取积分。",
			stoppedFree: "已停止，未扣积分。",
			returned: ({ points: value }) => `退回 ${points(value)}`,
			message: "消息",
			placeholder: "提问，或说说想要的画面",
			send: "发送",
			retry: "重试",
			copy: "复制",
			use: "填入表单",
			inForm: "已填入",
			openTool: ({ tool }) => `在“${tool}”中打开`,
			writing: "正在写提示词",
			cost: ({ points: value }) => points(value),
			empty: "可以问画面或提示词的问题，也可以让它写一段提示词。",
			ideas: [
				"写一段雨夜街道的提示词",
				"把我的提示词改得更具体",
				"怎样让光线显得温暖？"
			],
			state: "未接入语言模型",
			needs: "对话需要语言模型。",
			line: "接入后可以问答、写提示词和翻译。其他功能不受影响。",
			operator: "设置一个密钥，这里的所有人都能用对话、提示词助手和翻译。",
			member: "平台管理员可以接入。",
			guest: "登录后即可对话。",
			signIn: "登录",
			tooLong: "这段对话太长了，请新建一个。"
		}
	}
};
// contract/api/texts.ts
var TEXT_LIMITS = {
	"messages": 60,
	"messageCharacters": 2e4,
	"characters": 4e4,
	"pictures": 4,
	"usualTokens": 1e3,
	"mostTokens": 4e3,
	"lines": 100,
	"lineCharacters": 500,
	"scriptCharacters": 5e3
};
var assistText = {
	"method": "POST",
	"path": "/cloud/request/ai/text/assist"
};
var chatCompletions = {
	"method": "POST",
	"path": "/cloud/request/ai/chat/completions"
};
var translateLines = {
	"method": "POST",
	"path": "/cloud/request/ai/text/lines"
};
export { writingTexts as a, translateLines as i, assistText as n, chatCompletions as r, TEXT_LIMITS as t };
