// contract/messages/en/layers.ts
var number$1 = (value) => value.toLocaleString("en", { maximumFractionDigits: 1 });
var layers$1 = {
	stage: "Canvas with layers",
	keys: "Tab picks a layer. Arrows move it by 1 pixel, with Shift by 10. Alt and arrows resize it. Comma and period rotate it. Delete removes it, Ctrl+D duplicates it, Ctrl+] and Ctrl+[ change the order. Esc deselects.",
	placingKeys: "Arrows move by 1 pixel, with Shift by 10. Alt and arrows resize. Plus and minus zoom the view.",
	text: ({ text }) => `Text: ${text}`,
	picture: ({ at }) => `Picture ${number$1(at)}`,
	cutOut: "Cut-out",
	moved: ({ x, y }) => `At ${Math.round(x)}, ${Math.round(y)}`,
	resized: ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`,
	turned: ({ degrees }) => `${number$1(degrees)} degrees`,
	removed: "Removed",
	zoomIn: "Zoom in",
	zoomOut: "Zoom out",
	fit: "Fit",
	placement: {
		padding: "Padding",
		paddings: {
			none: "None",
			small: "5%",
			medium: "10%",
			large: "20%"
		},
		position: ({ x, y }) => `${number$1(x * 100)}%, ${number$1(y * 100)}%`,
		size: "Size",
		across: "Across",
		down: "Down",
		reset: "Reset",
		auto: "Not moved yet: the run places it on the ground of the scene.",
		empty: "Add a picture first. Then place its cut-out here.",
		loading: "Cutting it out",
		whole: "The subject is cut out when the run starts; until then the whole picture is shown."
	},
	frame: {
		title: "Frame",
		sides: {
			left: "Left",
			top: "Top",
			right: "Right",
			bottom: "Bottom"
		},
		edges: {
			left: "Left edge",
			top: "Top edge",
			right: "Right edge",
			bottom: "Bottom edge",
			topLeft: "Upper left corner",
			topRight: "Upper right corner",
			bottomRight: "Lower right corner",
			bottomLeft: "Lower left corner"
		},
		keys: "Drag the edges outwards, or use the arrow keys on them: 1 pixel, with Shift 10, with Alt 100.",
		grown: ({ pixels }) => `${number$1(pixels)} pixels added`,
		picture: "Picture in its frame. Arrow keys move it.",
		ratio: "Ratio of the frame",
		anchor: "Position of the picture",
		anchors: {
			topLeft: "Upper left",
			top: "Top",
			topRight: "Upper right",
			left: "Left",
			middle: "Middle",
			right: "Right",
			bottomLeft: "Lower left",
			bottom: "Bottom",
			bottomRight: "Lower right"
		},
		pixels: "Pixels added",
		size: ({ width, height }) => `${width} × ${height}`,
		growth: ({ across, down }) => `${number$1(across)}× wide, ${number$1(down)}× high`,
		reset: "Reset",
		none: "Drag an edge of the frame outwards, or choose a ratio.",
		limit: "Largest frame: 3 times the width and height of the picture.",
		advice: "Adding more than half a side at once often looks less natural. Try two smaller runs.",
		empty: "Add a picture first. Then drag its frame outwards here."
	}
};
// contract/messages/zh/layers.ts
var number = (value) => value.toLocaleString("zh", { maximumFractionDigits: 1 });
// contract/messages/areas/layers.ts
/**
* Canvases on which things are placed, and the frame of an extended picture. Loaded with the editors that
* have one.
*/
var layerTexts = {
	en: layers$1,
	zh: {
		stage: "图层画布",
		keys: "按 Tab 选择图层。方向键移动 1\xA0像素，加 Shift 移动 10\xA0像素；Alt 加方向键缩放；逗号和句号旋转；Delete 删除，Ctrl+D 复制，Ctrl+] 和 Ctrl+[ 调整层次，Esc 取消选择。",
		placingKeys: "方向键移动 1\xA0像素，加 Shift 移动 10\xA0像素；Alt 加方向键缩放；加减号缩放视图。",
		text: ({ text }) => `文字：${text}`,
		picture: ({ at }) => `图片 ${number(at)}`,
		cutOut: "抠图",
		moved: ({ x, y }) => `位置 ${Math.round(x)}，${Math.round(y)}`,
		resized: ({ width, height }) => `${Math.round(width)} × ${Math.round(height)}`,
		turned: ({ degrees }) => `${number(degrees)}\u00a0度`,
		removed: "已删除",
		zoomIn: "放大",
		zoomOut: "缩小",
		fit: "适应窗口",
		placement: {
			padding: "留白",
			paddings: {
				none: "不留",
				small: "5%",
				medium: "10%",
				large: "20%"
			},
			position: ({ x, y }) => `${number(x * 100)}%，${number(y * 100)}%`,
			size: "大小",
			across: "横向",
			down: "纵向",
			reset: "复位",
			auto: "尚未移动：生成时会自动放在场景的地面上。",
			empty: "先添加图片，再在这里摆放抠出的主体。",
			loading: "正在抠图",
			whole: "生成时才抠出主体，在此之前这里显示整张图片。"
		},
		frame: {
			title: "画框",
			sides: {
				left: "左",
				top: "上",
				right: "右",
				bottom: "下"
			},
			edges: {
				left: "左边",
				top: "上边",
				right: "右边",
				bottom: "下边",
				topLeft: "左上角",
				topRight: "右上角",
				bottomRight: "右下角",
				bottomLeft: "左下角"
			},
			keys: "向外拖动边框，也可以选中边框后按方向键：每次 1\xA0像素，加 Shift 10\xA0像素，加 Alt 100\xA0像素。",
			grown: ({ pixels }) => `增加 ${number(pixels)}\u00a0像素`,
			picture: "画框里的图片，可用方向键移动。",
			ratio: "画框比例",
			anchor: "图片的位置",
			anchors: {
				topLeft: "左上",
				top: "上",
				topRight: "右上",
				left: "左",
				middle: "居中",
				right: "右",
				bottomLeft: "左下",
				bottom: "下",
				bottomRight: "右下"
			},
			pixels: "增加的像素",
			size: ({ width, height }) => `${width} × ${height}`,
			growth: ({ across, down }) => `宽 ${number(across)}\u00a0倍，高 ${number(down)}\u00a0倍`,
			reset: "复位",
			none: "向外拖动边框，或选择一个比例。",
			limit: "画框上限：宽和高最多为原图的 3\xA0倍。",
			advice: "一次扩展超过一半，画面往往不够自然，分两次扩展更好。",
			empty: "先添加图片，再在这里向外拖动边框。"
		}
	}
};
export { layerTexts as t };
