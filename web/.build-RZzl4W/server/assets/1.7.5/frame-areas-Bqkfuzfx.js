// contract/messages/en/frame-areas.ts
var number$1 = (value) => value.toLocaleString("en");
/** Areas on the frames of a video: drawing, finding and previewing them. */
var frameAreas$1 = {
	title: "Areas",
	counts: ({ remove, keep }) => `${number$1(remove)} to remove${keep > 0 ? `, ${number$1(keep)} to keep` : ""}`,
	names: {
		subtitles: "Subtitles",
		watermark: "Watermark",
		title: "Title",
		remove: "Area",
		keep: "Kept area"
	},
	whole: "Whole video",
	fact: ({ span, source }) => `${span}, ${source}`,
	span: ({ from, to }) => `${from} to ${to}`,
	sources: {
		found: "found for you",
		drawn: "drawn by you",
		keep: "stays as it is"
	},
	remove: ({ sign }) => sign === "K" ? "Delete kept area" : `Delete area ${sign}`,
	add: "Add area",
	addKept: "Keep an area",
	find: "Find text",
	finding: "Looking for text",
	foundCount: ({ count }) => count === 0 ? "No text found. Draw an area yourself." : count === 1 ? "1 area found." : `${number$1(count)} areas found.`,
	failed: "Read failed",
	failedHelp: "Try again, or draw the areas yourself.",
	absent: "This server cannot find text. Draw the areas yourself.",
	signIn: "Sign in to find text automatically, or draw areas yourself.",
	limit: ({ limit }) => `At most ${number$1(limit)} areas.`,
	range: ({ sign }) => sign === "K" ? "Kept area, from and to" : `Area ${sign}, from and to`,
	seconds: ({ seconds }) => `${seconds}\u00a0s`,
	from: "From",
	to: "to",
	wholeShort: "Whole",
	starts: ({ sign, time }) => `Area ${sign} starts at ${time}`,
	ends: ({ sign, time }) => `Area ${sign} ends at ${time}`,
	tools: {
		label: "Area tools",
		move: "Move (V)",
		remove: "Area to remove (A)",
		keep: "Area to keep (K)",
		undo: "Undo (Ctrl+Z)",
		redo: "Redo (Ctrl+Shift+Z)",
		clear: "Clear all"
	},
	frame: "Frame with its areas",
	area: ({ sign, mode }) => mode === "keep" ? "Kept area" : `Area ${sign}, to remove`,
	keys: "Arrows move the area by a pixel, with Shift by ten. Alt and arrows resize it, Delete removes it.",
	drawing: "Drag over the text.",
	drawingKept: "Drag over what to keep.",
	drawingKeys: "Enter adds an area in the usual place, Esc stops.",
	noArea: "Mark what to remove, or find the text.",
	views: {
		label: "View",
		areas: "Areas",
		compare: "Before and after"
	},
	preview: "Preview this frame",
	free: "free",
	previewing: "Making the preview",
	previewFailed: "The preview could not be made. Try again later; the run is not affected.",
	previewTitle: ({ time }) => `Preview, ${time}`,
	previewNone: "See one frame without its text before you pay for a run.",
	before: "Before",
	after: ({ quality }) => `After, ${quality}`,
	qualities: {
		draft: "fast",
		standard: "standard",
		best: "best"
	},
	came: {
		title: "Where the pixels came from",
		neighbours: "From other frames",
		inpainted: "Filled in",
		outside: "Outside the areas",
		unchanged: "unchanged"
	},
	noText: "No text was found in the areas at this point. A run leaves this frame unchanged.",
	otherFrames: "Other frames",
	addFrame: "Add",
	divider: "Line between before and after",
	player: {
		label: "Timeline",
		film: "Frames"
	},
	zoomIn: "Zoom in",
	zoomOut: "Zoom out",
	fit: "Fit",
	empty: "Choose a video to mark areas on it.",
	emptyHint: "Text is found automatically. You can also draw, move and protect areas, and preview a frame for free.",
	unplayable: "This browser cannot show the video.",
	unplayableHelp: "Choose an MP4 with H.264, or another browser."
};
// contract/messages/zh/frame-areas.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/frame-areas.ts
/** Areas on the frames of a video. Loaded with the tools that have them. */
var frameAreaTexts = {
	en: frameAreas$1,
	zh: {
		title: "区域",
		counts: ({ remove, keep }) => `去除 ${number(remove)}\u00a0处${keep > 0 ? `，保留 ${number(keep)}\u00a0处` : ""}`,
		names: {
			subtitles: "字幕",
			watermark: "水印",
			title: "片名",
			remove: "区域",
			keep: "保留区"
		},
		whole: "整段视频",
		fact: ({ span, source }) => `${span}，${source}`,
		span: ({ from, to }) => `${from} 至 ${to}`,
		sources: {
			found: "自动找到",
			drawn: "手动框选",
			keep: "保持原样"
		},
		remove: ({ sign }) => sign === "K" ? "删除保留区" : `删除区域 ${sign}`,
		add: "添加区域",
		addKept: "添加保留区",
		find: "查找文字",
		finding: "正在查找文字",
		foundCount: ({ count }) => count === 0 ? "没有找到文字，请自己框选。" : `找到 ${number(count)}\u00a0处。`,
		failed: "读取失败",
		failedHelp: "请重试，或自己框选。",
		absent: "此服务器无法查找文字，请自己框选。",
		signIn: "登录后可自动查找文字；不登录也可以自己框选。",
		limit: ({ limit }) => `最多 ${number(limit)}\u00a0个区域。`,
		range: ({ sign }) => sign === "K" ? "保留区的起止时间" : `区域 ${sign} 的起止时间`,
		seconds: ({ seconds }) => `${seconds}\u00a0秒`,
		from: "开始",
		to: "至",
		wholeShort: "全程",
		starts: ({ sign, time }) => `区域 ${sign} 从 ${time} 开始`,
		ends: ({ sign, time }) => `区域 ${sign} 到 ${time} 结束`,
		tools: {
			label: "区域工具",
			move: "移动（V）",
			remove: "去除区域（A）",
			keep: "保留区域（K）",
			undo: "撤销（Ctrl+Z）",
			redo: "重做（Ctrl+Shift+Z）",
			clear: "全部清除"
		},
		frame: "画面和区域",
		area: ({ sign, mode }) => mode === "keep" ? "保留区" : `去除区域 ${sign}`,
		keys: "方向键移动一个像素，加 Shift 移动十个；Alt 加方向键调整大小，Delete 删除。",
		drawing: "在文字上拖动框选。",
		drawingKept: "在要保留的地方拖动框选。",
		drawingKeys: "按 Enter 在常见位置放一个区域，按 Esc 退出。",
		noArea: "框出要去除的地方，或自动查找文字。",
		views: {
			label: "视图",
			areas: "区域",
			compare: "前后对比"
		},
		preview: "预览这一帧",
		free: "免费",
		previewing: "正在生成预览",
		previewFailed: "预览没有生成，请稍后重试；正式处理不受影响。",
		previewTitle: ({ time }) => `预览 ${time}`,
		previewNone: "付费处理之前，先看一帧去掉文字的效果。",
		before: "原画面",
		after: ({ quality }) => `去除后，${quality}`,
		qualities: {
			draft: "快速",
			standard: "标准",
			best: "精细"
		},
		came: {
			title: "画面来自哪里",
			neighbours: "取自其他帧",
			inpainted: "智能填补",
			outside: "区域之外",
			unchanged: "不变"
		},
		noText: "此刻区域内没有文字，处理时这一帧会原样保留。",
		otherFrames: "其他帧",
		addFrame: "添加",
		divider: "前后对比的分界线",
		player: {
			label: "时间轴",
			film: "画面"
		},
		zoomIn: "放大",
		zoomOut: "缩小",
		fit: "适应窗口",
		empty: "请先选择视频，再框选区域。",
		emptyHint: "选好后会自动查找文字；也可以自己框选、移动或保留区域，还能免费预览一帧。",
		unplayable: "当前浏览器无法显示该视频。",
		unplayableHelp: "请换用 H.264 编码的 MP4，或换一个浏览器。"
	}
};
export { frameAreaTexts as t };
