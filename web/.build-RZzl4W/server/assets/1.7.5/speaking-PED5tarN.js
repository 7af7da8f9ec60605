// contract/messages/en/speaking.ts
var number$1 = (value) => value.toLocaleString("en");
/** Lip sync and retalk: the free check, what is said, and the sample that comes before the rest. */
var speaking$1 = {
	check: {
		title: "Free check",
		checking: "Checking",
		ready: "Ready",
		missed: ({ count }) => count === 1 ? "1 rule not met" : `${number$1(count)} rules not met`,
		/** A rule in words, by the code that a run is refused with. */
		rules: {
			no_person: "A person is visible",
			several_people: "One person",
			pose_invalid: "Facing the camera, whole face",
			body_proportion: "Face neither too small nor too large",
			face_unclear: "Sharp and evenly lit",
			media_resolution: "Picture size",
			face_not_matched: "The face in the picture is in the video",
			clip_needs_engine: "The head keeps fairly still",
			mouth_never_closed: "The lips are closed at some moment",
			mouth_too_open: "The mouth does not open very wide"
		},
		found: ({ count }) => count === 1 ? "1 face" : `${number$1(count)} faces`,
		crop: {
			one: "Crop to the face",
			which: "Who should speak? The picture is cropped to that face.",
			to: ({ at }) => `Crop to face ${number$1(at)}`
		},
		choose: {
			hint: "Click the person who should speak.",
			face: ({ at }) => `Face ${number$1(at)} speaks`,
			chosen: "Speaks"
		},
		guest: "Checked when you sign in, before any points are charged.",
		failed: "The check did not respond. It runs again before any points are charged.",
		again: "Check again",
		none: "No engine here checks videos in advance.",
		unplayable: "This browser cannot play the video, but it can still be checked and used."
	},
	sample: {
		first: "Generate sample",
		rest: "Generate the rest",
		wholeAgain: "Generate again",
		firstMadeOf: "The first 5 seconds, deducted from the full price",
		restMadeOf: ({ count, each }) => `${number$1(count)} × ${number$1(each)} points, less ${number$1(each)} for the sample`,
		whole: ({ points }) => `Generate the full video, ${number$1(points)} points`,
		again: ({ points }) => `Another sample, ${number$1(points)} points`
	},
	source: {
		label: "Speech from",
		file: "Audio file",
		record: "Record",
		text: "Text"
	},
	record: {
		start: "Record",
		stop: "Stop",
		line: ({ seconds }) => `At most ${number$1(seconds)} seconds; nothing is sent before you stop.`,
		level: "Level of the microphone",
		refused: "The microphone is blocked for this page. Allow it in the browser, then try again.",
		missing: "No microphone was found. Connect one, or choose an audio file.",
		unsupported: "This browser cannot record sound. Use Chrome, or choose an audio file.",
		name: "Recording.wav"
	},
	text: {
		label: "Text to speak",
		make: "Generate speech",
		making: "Generating",
		stale: "Text or voice changed. Generate the speech again.",
		name: "Speech.wav",
		over: ({ maximum }) => `At most ${number$1(maximum)} characters.`,
		failed: "The speech could not be generated.",
		long: "The speech is too short or too long for this tool. Shorten the text, or change the speed."
	},
	portrait: "Portrait",
	talking: "Talking",
	strip: {
		sample: "Sample, the first 5 seconds",
		whole: "Speech",
		left: ({ seconds }) => `${seconds}\u00a0s to go`
	},
	another: {
		keeps: "keeps the check",
		speech: "Another voice, speed or text",
		sampleOf: ({ name }) => `${name}, first 5\u00a0s`
	},
	fit: {
		loop: "Loop the video",
		hold: "Hold the last frame",
		cut: "Cut the sound",
		/** The effect of the two lengths, in seconds. */
		result: ({ seconds }) => `The result lasts ${seconds}\u00a0s.`,
		same: "Both have the same length.",
		shorter: "The video is longer: it ends with the sound."
	}
};
// contract/messages/zh/speaking.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/speaking.ts
/** Lip sync and retalk. Loaded with the tools that make somebody speak. */
var speakingTexts = {
	en: speaking$1,
	zh: {
		check: {
			title: "免费检测",
			checking: "正在检测",
			ready: "可以使用",
			missed: ({ count }) => `${number(count)}\u00a0项不符合`,
			rules: {
				no_person: "画面中有人物",
				several_people: "只有一个人",
				pose_invalid: "正对镜头，露出整张脸",
				body_proportion: "脸的大小合适",
				face_unclear: "清晰，光线均匀",
				media_resolution: "图片尺寸",
				face_not_matched: "参考图中的人出现在视频里",
				clip_needs_engine: "头部动作不大",
				mouth_never_closed: "有双唇闭合的画面",
				mouth_too_open: "嘴没有张得太大"
			},
			found: ({ count }) => `${number(count)}\u00a0张脸`,
			crop: {
				one: "裁剪到人脸",
				which: "由谁来说？图片会裁剪到只剩这个人。",
				to: ({ at }) => `裁剪到第 ${number(at)}\u00a0张脸`
			},
			choose: {
				hint: "请在画面中点选说话的人。",
				face: ({ at }) => `由第 ${number(at)}\u00a0张脸说话`,
				chosen: "说话的人"
			},
			guest: "登录后自动检测，通过之前不扣积分。",
			failed: "检测没有响应。生成前会再检测一次，通过之前不扣积分。",
			again: "重新检测",
			none: "这里没有可以预先检测视频的引擎。",
			unplayable: "当前浏览器无法播放该视频，但不影响检测和生成。"
		},
		sample: {
			first: "生成样片",
			rest: "生成剩余部分",
			wholeAgain: "重新生成",
			firstMadeOf: "前 5\xA0秒，从完整价格中扣除",
			restMadeOf: ({ count, each }) => `${number(count)} × ${number(each)}\u00a0积分，减去样片 ${number(each)}\u00a0积分`,
			whole: ({ points }) => `直接生成完整视频，${number(points)}\u00a0积分`,
			again: ({ points }) => `再生成一段样片，${number(points)}\u00a0积分`
		},
		source: {
			label: "声音来源",
			file: "音频文件",
			record: "录音",
			text: "文字"
		},
		record: {
			start: "开始录音",
			stop: "停止",
			line: ({ seconds }) => `最长 ${number(seconds)}\u00a0秒，停止之前不会上传。`,
			level: "麦克风音量",
			refused: "此页面的麦克风已被禁用，请在浏览器中允许后重试。",
			missing: "没有找到麦克风。请连接麦克风，或选择音频文件。",
			unsupported: "当前浏览器不支持录音。请使用 Chrome，或选择音频文件。",
			name: "录音.wav"
		},
		text: {
			label: "要说的内容",
			make: "合成语音",
			making: "正在合成",
			stale: "文字或音色已改动，重新合成后生效。",
			name: "语音.wav",
			over: ({ maximum }) => `最多 ${number(maximum)}\u00a0个字符。`,
			failed: "语音合成失败。",
			long: "语音时长不符合这个工具的要求，请精简文字，或调整语速。"
		},
		portrait: "人像",
		talking: "成片",
		strip: {
			sample: "样片，前 5\xA0秒",
			whole: "声音",
			left: ({ seconds }) => `还剩 ${seconds}\u00a0秒`
		},
		another: {
			keeps: "沿用检测结果",
			speech: "换音色、语速或文字",
			sampleOf: ({ name }) => `${name}，前 5\u00a0秒`
		},
		fit: {
			loop: "从头循环",
			hold: "停在最后一帧",
			cut: "截断声音",
			result: ({ seconds }) => `成片时长 ${seconds}\u00a0秒。`,
			same: "两者一样长。",
			shorter: "视频更长，到声音结束为止。"
		}
	}
};
export { speakingTexts as t };
