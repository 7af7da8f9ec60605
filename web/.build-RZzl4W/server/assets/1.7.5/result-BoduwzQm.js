// contract/messages/en/result.ts
var number$1 = (value) => value.toLocaleString("en");
/** Beside a result: what was done, what it cost, where it can go on, and its download. */
var result$1 = {
	title: "Result",
	count: ({ count }) => `${number$1(count)} candidates`,
	running: "This run",
	hide: "Hide results (G)",
	/** What a tool did, by its id. */
	done: {
		age: "Age changed",
		"ai-bg": "Background replaced",
		"ai-consistent-character-generator": "Character made",
		"ai-image-ecommerce": "Product placed in a scene",
		"ai-image-editor": "Edited as described",
		"ai-image-extender": "Extended",
		"ai-image-generator": "Made from your prompt",
		"ai-image-translator": "Text replaced",
		"ai-image-upscaler": "Upscaled",
		"ai-object-remover": "Objects removed",
		"ai-object-replacer": "Object replaced",
		emotion: "Expression changed",
		hair: "Hair changed",
		portrait: "Portrait made",
		"lip-sync": "Lips synced",
		"remove-bg": "Background removed",
		"remove-subtitle": "Subtitles removed",
		repaint: "Restyled",
		"replace-clothes": "Clothes replaced",
		"replace-model": "Model replaced",
		shoe: "Shoes tried on",
		stroke: "Made from your sketch",
		video3d: "Camera moved",
		"video-retalk": "Lips match the new speech"
	},
	seconds: ({ seconds }) => `${number$1(seconds)}\u00a0s`,
	left: ({ seconds }) => {
		if (seconds < 120) return `about ${number$1(seconds)}\u00a0s left`;
		if (seconds < 7200) return `about ${number$1(Math.round(seconds / 60))}\u00a0min left`;
		return `about ${number$1(Math.round(seconds / 3600))} hours left`;
	},
	/** Numbers on the image, as in its notes. */
	pins: {
		label: "Notes on the picture",
		pin: ({ at }) => `Note ${number$1(at)}`,
		show: "Numbers on the picture",
		/** By the code of the note. */
		notes: {
			check_edge: "This edge is uncertain.",
			model_stopped: "The model on this machine failed, so the built-in method made this.",
			model_time: "The model on this machine was too slow for this picture, so the built-in method made it.",
			model_memory: "The model on this machine ran out of memory, so the built-in method made this.",
			model_damaged: "The file of the model on this machine is damaged, so the built-in method made this.",
			model_large: "This picture is too large for the model on this machine, so the built-in method made it.",
			speech_cut: "Cut off because they were too long: lines",
			speech_faster: "Spoken faster to fit: lines"
		},
		actions: { check_edge: "Check this edge" }
	},
	without: ({ words }) => `Without: ${words}`,
	cancelRefund: ({ points }) => points === 0 ? "Cancel" : `Cancel and refund ${number$1(points)}`,
	/** Over the first result of a new account. */
	giftAdded: ({ points }) => `${number$1(points)} points added`,
	stages: "Stages",
	carryOn: "Continue with",
	allTools: "All tools",
	anotherWay: "Try it another way",
	earlier: "Earlier",
	allCreations: "All creations",
	foot: {
		label: "About this result",
		receipt: "Receipt",
		carryOn: "Continue",
		close: "Close"
	}
};
// contract/messages/zh/result.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/result.ts
/** What is shown beside a result. Loaded with the first result, not with the editor. */
var resultTexts = {
	en: result$1,
	zh: {
		title: "结果",
		count: ({ count }) => `${number(count)}\u00a0个候选`,
		running: "本次生成",
		hide: "收起结果（G）",
		done: {
			age: "已改变年龄",
			"ai-bg": "已更换背景",
			"ai-consistent-character-generator": "已生成角色",
			"ai-image-ecommerce": "已为商品布景",
			"ai-image-editor": "已按文字修改",
			"ai-image-extender": "已扩展画面",
			"ai-image-generator": "已按提示词生成",
			"ai-image-translator": "已替换图中文字",
			"ai-image-upscaler": "已放大",
			"ai-object-remover": "已移除物体",
			"ai-object-replacer": "已替换物体",
			emotion: "已改变表情",
			hair: "已改变发型",
			portrait: "已生成照片",
			"lip-sync": "已对上口型",
			"remove-bg": "已去除背景",
			"remove-subtitle": "已去除字幕",
			repaint: "已转换风格",
			"replace-clothes": "已换装",
			"replace-model": "已更换模特",
			shoe: "已试穿鞋子",
			stroke: "已按手绘生成",
			video3d: "已生成运镜",
			"video-retalk": "已改口型"
		},
		seconds: ({ seconds }) => `${number(seconds)}\u00a0秒`,
		left: ({ seconds }) => {
			if (seconds < 120) return `约剩 ${number(seconds)}\u00a0秒`;
			if (seconds < 7200) return `约剩 ${number(Math.round(seconds / 60))}\u00a0分钟`;
			return `约剩 ${number(Math.round(seconds / 3600))}\u00a0小时`;
		},
		pins: {
			label: "图上的说明",
			pin: ({ at }) => `说明 ${number(at)}`,
			show: "在图上标号",
			notes: {
				check_edge: "此处边缘不确定。",
				model_stopped: "本机模型出错，此图改由内置方法完成。",
				model_time: "本机模型处理此图太慢，改由内置方法完成。",
				model_memory: "本机模型内存不足，此图改由内置方法完成。",
				model_damaged: "本机模型的文件已损坏，此图改由内置方法完成。",
				model_large: "此图尺寸超出本机模型的能力，改由内置方法完成。",
				speech_cut: "以下台词太长，结尾被截掉：",
				speech_faster: "以下台词加快了语速，以适应时长："
			},
			actions: { check_edge: "检查这处边缘" }
		},
		without: ({ words }) => `缺少：${words}`,
		cancelRefund: ({ points }) => points === 0 ? "取消" : `取消并退回 ${number(points)}\u00a0积分`,
		giftAdded: ({ points }) => `已送 ${number(points)}\u00a0积分`,
		stages: "步骤",
		carryOn: "继续编辑",
		allTools: "全部工具",
		anotherWay: "换个方式试试",
		earlier: "之前的作品",
		allCreations: "全部作品",
		foot: {
			label: "这张图的信息",
			receipt: "扣费明细",
			carryOn: "继续编辑",
			close: "关闭"
		}
	}
};
export { resultTexts as t };
