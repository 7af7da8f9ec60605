// contract/messages/en/media.ts
var number$1 = (value) => value.toLocaleString("en");
/** Sound and video as inputs. The specification's own texts stand in `uploads`. */
var media$1 = {
	drop: {
		video: "Drop a video here",
		audio: "Drop an audio file here"
	},
	/** Beneath a place for sound that takes the sound of videos as well. */
	orVideo: ({ limits }) => `Or a video, for its sound: ${limits}`,
	noSound: {
		text: "This video has no sound.",
		hint: "Choose another one, or an audio file."
	},
	useSample: ({ name }) => `Use the sample ${name}`,
	seconds: ({ seconds }) => `${seconds}\u00a0s`,
	size: ({ width, height }) => `${number$1(width)} × ${number$1(height)}`,
	rate: ({ rate }) => `${number$1(rate)}\u00a0fps`,
	typesHint: ({ types }) => `Use ${types}. The content matters, not the file name.`,
	limitsHint: ({ limits }) => `This tool takes ${limits}.`,
	/** Kinds of file, one after another. */
	types: ({ types }) => types.join(", "),
	/** What a file must be like, one fact after another. */
	facts: ({ facts }) => facts.join(", "),
	limits: {
		bytesMaximum: ({ size }) => `up to ${number$1(size)}\u00a0MB`,
		bytesBelow: ({ size }) => `under ${number$1(size)}\u00a0MB`,
		secondsBelow: ({ below }) => `under ${number$1(below)}\u00a0s`,
		seconds: ({ minimum, maximum }) => `${number$1(minimum)} to ${number$1(maximum)}\u00a0s`,
		side: ({ minimum, maximum }) => `sides of ${number$1(minimum)} to ${number$1(maximum)}\u00a0px`,
		frameRate: ({ minimum, maximum }) => `${number$1(minimum)} to ${number$1(maximum)} frames a second`,
		ratio: ({ ratio }) => `at most ${number$1(ratio)} : 1`
	}
};
// contract/messages/zh/media.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/media.ts
/** Sound and video as inputs. Loaded with the tools that take them. */
var mediaTexts = {
	en: media$1,
	zh: {
		drop: {
			video: "把视频拖到这里",
			audio: "把音频拖到这里"
		},
		orVideo: ({ limits }) => `也可以选视频，只取其中的声音：${limits}`,
		noSound: {
			text: "这个视频没有声音。",
			hint: "请换一个视频，或选择音频文件。"
		},
		useSample: ({ name }) => `使用示例：${name}`,
		seconds: ({ seconds }) => `${seconds}\u00a0秒`,
		size: ({ width, height }) => `${number(width)} × ${number(height)}`,
		rate: ({ rate }) => `${number(rate)}\u00a0帧/秒`,
		typesHint: ({ types }) => `请使用 ${types}。以文件内容为准，与文件名无关。`,
		limitsHint: ({ limits }) => `这个工具的要求：${limits}。`,
		types: ({ types }) => types.join("、"),
		facts: ({ facts }) => facts.join("，"),
		limits: {
			bytesMaximum: ({ size }) => `${number(size)}\u00a0MB 以内`,
			bytesBelow: ({ size }) => `小于 ${number(size)}\u00a0MB`,
			secondsBelow: ({ below }) => `短于 ${number(below)}\u00a0秒`,
			seconds: ({ minimum, maximum }) => `${number(minimum)} 到 ${number(maximum)}\u00a0秒`,
			side: ({ minimum, maximum }) => `边长 ${number(minimum)} 到 ${number(maximum)}\u00a0像素`,
			frameRate: ({ minimum, maximum }) => `每秒 ${number(minimum)} 到 ${number(maximum)}\u00a0帧`,
			ratio: ({ ratio }) => `长宽比不超过 ${number(ratio)} : 1`
		}
	}
};
export { mediaTexts as t };
