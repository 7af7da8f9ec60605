// contract/messages/en/canvas.ts
var number$1 = (value) => value.toLocaleString("en");
var percent$1 = (share) => share < .01 ? "less than 1%" : `${Math.round(share * 100)}%`;
/** Where something is in a picture. */
var places$1 = {
	topLeft: "upper left",
	top: "top",
	topRight: "upper right",
	left: "left",
	middle: "middle",
	right: "right",
	bottomLeft: "lower left",
	bottom: "bottom",
	bottomRight: "lower right"
};
/** Painting on a picture: masks, strokes, drawings; and comparing two pictures. */
var canvas$1 = {
	places: places$1,
	mask: {
		strokes: "Strokes over the picture",
		toolbar: "Mask tools",
		empty: "Add a picture first. Then mark the part to change.",
		upload: "Upload a mask",
		uploadHint: "White is edited, black stays. The mask is scaled to the picture.",
		uploaded: "Mask applied",
		uploadEmpty: "This picture has no bright areas, so it would mark nothing. The current mask is unchanged.",
		uploadUnreadable: "This picture could not be read. Use a PNG or JPEG. The current mask is unchanged."
	},
	cutOut: {
		preview: "Preview",
		asking: "Loading the preview",
		known: "This is what would be cut out.",
		checkEdge: "This edge is uncertain. Check it, and paint what to keep or erase.",
		check: ({ at }) => `Check ${at}`,
		askBox: "The subject is not clear. Draw a box around it.",
		askStrokes: "The subject is not clear yet. Mark what to keep and what to erase with a few strokes.",
		unknown: "No preview right now. You can still run it.",
		signIn: "Sign in for a preview."
	},
	drawing: {
		label: "Drawing",
		toolbar: "Drawing tools",
		colours: "Colours",
		colour: ({ at }) => `Colour ${number$1(at)}`,
		ownColour: "Custom colour",
		names: {
			black: "Black",
			grey: "Grey",
			white: "White",
			red: "Red",
			orange: "Orange",
			yellow: "Yellow",
			green: "Green",
			darkGreen: "Dark green",
			lightBlue: "Light blue",
			blue: "Blue",
			violet: "Violet",
			pink: "Pink",
			brown: "Brown",
			sand: "Sand"
		},
		below: "Show the picture below"
	},
	tools: {
		brush: "Brush",
		pen: "Pen",
		eraser: "Eraser",
		box: "Box",
		lasso: "Lasso",
		fill: "Fill an area",
		takeAway: "Box and lasso subtract",
		keep: "Keep",
		erase: "Erase",
		size: "Size",
		pixels: ({ size }) => `${number$1(size)}\u00a0px`,
		smaller: "Smaller",
		larger: "Larger",
		invert: "Invert",
		undo: "Undo",
		redo: "Redo",
		clear: "Clear",
		more: "Edge, upload, shortcuts",
		edge: "Edge of the mask",
		by: "By",
		grow: "Grow",
		shrink: "Shrink",
		removeBox: "Remove the box",
		keys: "Shortcuts",
		withKey: ({ name, key }) => `${name} (${key})`
	},
	zoom: {
		in: "Zoom in",
		out: "Zoom out",
		fit: "Fit",
		scale: "Zoom"
	},
	areas: {
		label: "Marked areas",
		count: ({ count }) => count === 0 ? "Nothing marked yet" : count === 1 ? "1 area" : `${number$1(count)} areas`,
		name: ({ at, of, place, share }) => `Area ${number$1(at)} of ${number$1(of)}, ${places$1[place]}, ${percent$1(share)} of the picture`,
		hint: "Delete removes it.",
		remove: ({ at }) => `Remove area ${number$1(at)}`,
		removed: ({ at, left }) => `Area ${number$1(at)} removed, ${number$1(left)} left`,
		box: "Box"
	},
	said: {
		undone: "Undone",
		redone: "Redone",
		nothingToUndo: "Nothing to undo",
		nothingToRedo: "Nothing to redo",
		cleared: "Cleared",
		inverted: "Inverted",
		grown: ({ by }) => `Grown by ${number$1(by)}\u00a0px`,
		shrunk: ({ by }) => `Shrunk by ${number$1(by)}\u00a0px`,
		tool: ({ tool }) => `${tool} chosen`,
		size: ({ size }) => `Size ${number$1(size)}\u00a0px`,
		pointer: ({ x, y, down }) => `${number$1(x)}, ${number$1(y)}${down ? ", painting" : ""}`
	},
	/** Read out with the surface. */
	hint: "Arrow keys move a pointer, Enter starts or ends a stroke. B brush, E eraser, brackets change the size.",
	keys: {
		tools: ["B, E, M, L", "Brush, eraser, box, lasso"],
		drawingTools: ["B, E, F", "Pen, eraser, fill"],
		size: ["[ ]", "Size of the brush"],
		swap: ["X", "Add or subtract"],
		straight: ["Shift", "Straight line from the last stroke"],
		pan: ["Space", "Hold to move the picture"],
		zoom: ["+ − 0", "Zoom, fit"],
		edge: ["{ }", "Shrink, grow"],
		invert: ["I", "Invert"],
		undo: ["Ctrl Z", "Undo; with Shift, redo"],
		arrows: ["← ↑ → ↓", "Pointer without a mouse; Shift faster, Alt by one pixel"],
		enter: ["Enter", "Start or end a stroke; Esc cancels"],
		areas: ["Tab, Delete", "Choose an area, remove it"]
	},
	compare: {
		label: "Comparison with the original",
		mode: "Comparison mode",
		slider: "Slider",
		sides: "Side by side",
		hold: "Hold",
		original: "Original",
		result: "Result",
		divider: "Dividing line",
		dividerAt: ({ share }) => `${Math.round(share * 100)}% original`,
		holdButton: "Hold to see the original",
		film: {
			original: "Original",
			holdButton: "Hold to see the original"
		},
		lost: "This browser cannot play the original, so only the result is shown.",
		hint: "Plus and minus zoom, 0 fits, arrows move the picture. Hold C to see the original."
	}
};
// contract/messages/zh/canvas.ts
var number = (value) => value.toLocaleString("zh");
var percent = (share) => share < .01 ? "不到 1%" : `${Math.round(share * 100)}%`;
var places = {
	topLeft: "左上",
	top: "上方",
	topRight: "右上",
	left: "左侧",
	middle: "中间",
	right: "右侧",
	bottomLeft: "左下",
	bottom: "下方",
	bottomRight: "右下"
};
// contract/messages/areas/canvas.ts
/** Painting on pictures and comparing them. Loaded with the editors that do so, not with the first page. */
var canvasTexts = {
	en: canvas$1,
	zh: {
		places,
		mask: {
			strokes: "图片上的笔迹",
			toolbar: "选区工具",
			empty: "先添加图片，再在这里涂出要处理的地方。",
			upload: "上传蒙版",
			uploadHint: "白色的地方会处理，黑色的地方保留。尺寸会自动对齐图片。",
			uploaded: "蒙版已套用",
			uploadEmpty: "这张图片里没有亮的部分，无法形成选区。原来的选区没有改动。",
			uploadUnreadable: "无法读取这张图片，请换用 PNG 或 JPEG。原来的选区没有改动。"
		},
		cutOut: {
			preview: "预览",
			asking: "正在预估抠图范围",
			known: "抠图效果如图。",
			checkEdge: "此处边缘不确定，请检查，并涂出要保留或去除的部分。",
			check: ({ at }) => `检查 ${at}`,
			askBox: "无法确定主体，请用“框选”框出主体。",
			askStrokes: "仍无法确定主体，请涂几笔，标出要保留和去除的部分。",
			unknown: "暂时无法预览，不影响生成。",
			signIn: "登录后可以预览抠图效果。"
		},
		drawing: {
			label: "画板",
			toolbar: "绘画工具",
			colours: "颜色",
			colour: ({ at }) => `颜色 ${number(at)}`,
			ownColour: "其他颜色",
			names: {
				black: "黑",
				grey: "灰",
				white: "白",
				red: "红",
				orange: "橙",
				yellow: "黄",
				green: "绿",
				darkGreen: "深绿",
				lightBlue: "浅蓝",
				blue: "蓝",
				violet: "紫",
				pink: "粉",
				brown: "棕",
				sand: "沙色"
			},
			below: "显示底图"
		},
		tools: {
			brush: "画笔",
			pen: "铅笔",
			eraser: "橡皮",
			box: "框选",
			lasso: "套索",
			fill: "填充",
			takeAway: "框选和套索改为减去",
			keep: "保留",
			erase: "去除",
			size: "粗细",
			pixels: ({ size }) => `${number(size)}\u00a0像素`,
			smaller: "调细",
			larger: "调粗",
			invert: "反选",
			undo: "撤销",
			redo: "重做",
			clear: "清空",
			more: "边缘、上传、快捷键",
			edge: "选区边缘",
			by: "幅度",
			grow: "扩大",
			shrink: "缩小",
			removeBox: "去掉选框",
			keys: "快捷键",
			withKey: ({ name, key }) => `${name}（${key}）`
		},
		zoom: {
			in: "放大",
			out: "缩小",
			fit: "适应窗口",
			scale: "缩放"
		},
		areas: {
			label: "已选区域",
			count: ({ count }) => count === 0 ? "还没有选区" : `${number(count)}\u00a0个区域`,
			name: ({ at, of, place, share }) => `区域 ${number(at)}，共 ${number(of)}\u00a0个，在${places[place]}，占画面${share < .01 ? "" : " "}${percent(share)}`,
			hint: "按 Delete 去掉。",
			remove: ({ at }) => `去掉区域 ${number(at)}`,
			removed: ({ at, left }) => `已去掉区域 ${number(at)}，还剩 ${number(left)}\u00a0个`,
			box: "选框"
		},
		said: {
			undone: "已撤销",
			redone: "已重做",
			nothingToUndo: "没有可撤销的操作",
			nothingToRedo: "没有可重做的操作",
			cleared: "已清空",
			inverted: "已反选",
			grown: ({ by }) => `已扩大 ${number(by)}\u00a0像素`,
			shrunk: ({ by }) => `已缩小 ${number(by)}\u00a0像素`,
			tool: ({ tool }) => `已选${tool}`,
			size: ({ size }) => `粗细 ${number(size)}\u00a0像素`,
			pointer: ({ x, y, down }) => `${number(x)}, ${number(y)}${down ? "，落笔" : ""}`
		},
		hint: "方向键移动光标，Enter 落笔，再按抬笔。B 画笔，E 橡皮，方括号调粗细。",
		keys: {
			tools: ["B、E、M、L", "画笔、橡皮、框选、套索"],
			drawingTools: ["B、E、F", "铅笔、橡皮、填充"],
			size: ["[ ]", "调粗细"],
			swap: ["X", "涂抹与减去互换"],
			straight: ["Shift", "从上一笔终点连直线"],
			pan: ["空格", "按住拖动画面"],
			zoom: ["+ − 0", "缩放、适应窗口"],
			edge: ["{ }", "缩小、扩大选区"],
			invert: ["I", "反选"],
			undo: ["Ctrl Z", "撤销，加 Shift 重做"],
			arrows: ["← ↑ → ↓", "不用鼠标移动光标，Shift 加快，Alt 逐像素"],
			enter: ["Enter", "落笔、抬笔，Esc 放弃这一笔"],
			areas: ["Tab、Delete", "选中区域、去掉"]
		},
		compare: {
			label: "与原图对比",
			mode: "对比方式",
			slider: "滑动",
			sides: "并排",
			hold: "按住",
			original: "原图",
			result: "结果",
			divider: "分界线",
			dividerAt: ({ share }) => `原图占 ${Math.round(share * 100)}%`,
			holdButton: "按住看原图",
			film: {
				original: "原视频",
				holdButton: "按住看原视频"
			},
			lost: "当前浏览器无法播放原视频，因此只显示结果。",
			hint: "加号和减号缩放，0 适应窗口，方向键移动画面，按住 C 看原图。"
		}
	}
};
export { canvasTexts as t };
