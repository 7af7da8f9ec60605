// contract/messages/en/upload-dialogs.ts
var number$1 = (value) => value.toLocaleString("en");
var counted = (value, one, many) => `${number$1(value)} ${value === 1 ? one : many}`;
/** The dialogs in which pictures are picked, mended and cropped. */
var uploadDialogs$1 = {
	repair: {
		title: ({ count }) => count === 1 ? "This picture does not fit yet" : `${number$1(count)} pictures do not fit yet`,
		now: ({ width, height, size }) => `${number$1(width)} × ${number$1(height)}, ${size}`,
		reduce: ({ width, height }) => `Reduce to ${number$1(width)} × ${number$1(height)}`,
		enlarge: ({ width, height }) => `Enlarge to ${number$1(width)} × ${number$1(height)}`,
		enlargeNote: "Enlarging adds no detail.",
		apply: "Fix and upload",
		leaveOut: "Skip",
		megabytes: ({ size }) => `${size.toLocaleString("en", { maximumFractionDigits: 1 })}\u00a0MB`,
		kilobytes: ({ size }) => `${number$1(size)}\u00a0KB`,
		working: "Fixing"
	},
	crop: {
		verb: "Crop",
		title: "Crop",
		opening: "Opening",
		unreadable: "Load failed",
		unreadableHelp: "This browser cannot open the picture.",
		keys: "Arrow keys move the frame, Shift + arrow keys resize it; hold Alt to go pixel by pixel.",
		frame: ({ x, y, width, height }) => `Frame of ${number$1(width)} × ${number$1(height)} pixels, ${number$1(x)} from the left, ${number$1(y)} from the top`,
		ratio: "Ratio",
		free: "Free",
		original: "Original",
		numbers: "Frame in pixels",
		parts: {
			x: "Left",
			y: "Top",
			width: "Width",
			height: "Height"
		},
		result: ({ width, height }) => `Becomes ${number$1(width)} × ${number$1(height)}`,
		reduced: "Reduced to fit this tool.",
		tooLittle: "Too little is left for this tool. Make the frame larger.",
		whole: "Nothing cropped yet. Drag a handle.",
		keeps: "The original stays as it is.",
		apply: "Apply the crop",
		working: "Cropping",
		cancel: "Cancel"
	},
	pick: {
		title: "From library",
		tabs: {
			uploads: "Uploads",
			results: "My creations",
			stock: "Saved",
			address: "Web address"
		},
		search: {
			results: "Search in prompts",
			stock: "Search saved pictures"
		},
		listLabel: "Pictures, newest first",
		loading: "Loading",
		more: "Show more",
		again: "Try again",
		none: {
			uploads: "Nothing uploaded yet.",
			results: "Nothing made yet.",
			stock: "Your library is empty.",
			found: "Nothing matches."
		},
		add: ({ count }) => `Add ${counted(count, "picture", "pictures")}`,
		addressLabel: "Web address of a picture",
		addressHint: "The picture is copied once. It must open without signing in.",
		addressGo: "Fetch",
		addressGoing: "Fetching",
		unnamed: "Picture",
		close: "Close"
	}
};
// contract/messages/zh/upload-dialogs.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/upload-dialogs.ts
/** Picking, mending and cropping pictures. Loaded with the first of these dialogs. */
var uploadDialogTexts = {
	en: uploadDialogs$1,
	zh: {
		repair: {
			title: ({ count }) => count === 1 ? "这张图片还不符合要求" : `${number(count)}\u00a0张图片还不符合要求`,
			now: ({ width, height, size }) => `${number(width)} × ${number(height)}，${size}`,
			reduce: ({ width, height }) => `缩小到 ${number(width)} × ${number(height)}`,
			enlarge: ({ width, height }) => `放大到 ${number(width)} × ${number(height)}`,
			enlargeNote: "放大不会增加细节。",
			apply: "修正后上传",
			leaveOut: "跳过",
			megabytes: ({ size }) => `${size.toLocaleString("zh", { maximumFractionDigits: 1 })}\u00a0MB`,
			kilobytes: ({ size }) => `${number(size)}\u00a0KB`,
			working: "处理中"
		},
		crop: {
			verb: "裁剪",
			title: "裁剪",
			opening: "打开中",
			unreadable: "加载失败",
			unreadableHelp: "当前浏览器打不开这张图片。",
			keys: "方向键移动裁剪框，Shift + 方向键改变大小；同时按住 Alt，每次一像素。",
			frame: ({ x, y, width, height }) => `裁剪框：${number(width)} × ${number(height)}\u00a0像素，距左 ${number(x)}，距上 ${number(y)}`,
			ratio: "比例",
			free: "自由",
			original: "原比例",
			numbers: "裁剪框（像素）",
			parts: {
				x: "左",
				y: "上",
				width: "宽",
				height: "高"
			},
			result: ({ width, height }) => `裁剪后 ${number(width)} × ${number(height)}`,
			reduced: "已缩小到这个工具能用的尺寸。",
			tooLittle: "裁剪后的图片太小，请把裁剪框拉大。",
			whole: "尚未裁剪，拖动控制点开始。",
			keeps: "原图保持不变。",
			apply: "应用裁剪",
			working: "裁剪中",
			cancel: "取消"
		},
		pick: {
			title: "从素材库选",
			tabs: {
				uploads: "我的上传",
				results: "我的创作",
				stock: "素材",
				address: "网址"
			},
			search: {
				results: "搜索提示词",
				stock: "搜索素材"
			},
			listLabel: "图片，最新的在前",
			loading: "加载中",
			more: "显示更多",
			again: "重试",
			none: {
				uploads: "还没有上传过图片。",
				results: "还没有作品。",
				stock: "素材库是空的。",
				found: "没有符合的内容。"
			},
			add: ({ count }) => `添加 ${number(count)}\u00a0张`,
			addressLabel: "图片的网址",
			addressHint: "图片会复制一份到这里。请确认网址不登录也能打开。",
			addressGo: "获取",
			addressGoing: "获取中",
			unnamed: "图片",
			close: "关闭"
		}
	}
};
export { uploadDialogTexts as t };
