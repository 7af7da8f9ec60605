import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore } from "./store-CbiqaTvC.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { h as afterFirstUse } from "../../entry-server.js";
import { n as formErrors, t as formErrors$1 } from "./form-errors-_Y2GFFE9.js";
import { t as spaced } from "./spaced-CRrdSvFz.js";
import { n as errorTextsIn, r as loadErrorTexts, t as completeErrorTexts } from "./error-texts-CJdIQw01.js";
// contract/messages/en/failures.ts
var number$5 = (value) => value.toLocaleString("en");
/**
* What failed, if the error has no more precise text: the specification's own texts (section 8), word for
* word.
*/
var failures$1 = {
	getData: "Get data failed",
	create: "Create failed",
	createRole: "Failed to create character",
	save: "Save failed",
	delete: "Delete failed",
	taskStatus: "Error querying task status",
	videoTask: "Failed to create AI video task",
	/** Behind `errors.price_changed`. */
	priceNow: ({ points }) => `It costs ${points === 1 ? "1 point" : `${number$5(points)} points`} now.`,
	/** The lines that a refusal is about, numbered from 1, and the characters. */
	inLines: ({ lines, characters }) => `${lines.length === 1 ? "Line" : "Lines"} ${lines.map(number$5).join(", ")}${characters === "" ? "" : `: ${characters}`}`,
	/** Texts of failed runs, by tool; other tools use `errors.task_failed`. */
	tools: {
		"ai-image-translator": "Translation failed",
		"ai-image-extender": "Image expansion failed"
	}
};
/** No answer came. */
var transport$1 = {
	network_error: "Network Error",
	aborted: "Request aborted",
	timeout: "timeout exceeded",
	unreadable_answer: "Unexpected answer from the server."
};
/** What to do about an error: follows its text, in a separate element. */
var help$1 = {
	network_error: "Check the connection and try again.",
	timeout: "The server took too long. Try again.",
	unreadable_answer: "Try again.",
	internal_error: "Try again; if it happens again, send us the request number.",
	task_failed: "Try again, or change the inputs.",
	detect_face_failed: "Nothing was started and no points were charged. Try again in a moment.",
	no_face: "Use a picture that shows one face from the front, with nothing covering it."
};
// contract/messages/en/pictures.ts
var number$4 = (value) => value.toLocaleString("en");
var points$2 = (value) => value === 1 ? "1 point" : `${number$4(value)} points`;
/**
* A picture and what can be done with it, wherever it is shown: the actions, the viewer, the receipt, the
* report.
*/
var pictures$1 = {
	onceMore: ({ tool }) => `${tool} on this picture`,
	verbs: {
		download: "Download",
		continue: "Continue in",
		save: "Save",
		stock: "Save to library",
		reuse: "Reuse settings",
		retry: "Run again",
		delete: "Delete",
		star: "Star",
		unstar: "Remove star",
		restore: "Restore",
		open: "Open",
		copyPrompt: "Copy prompt",
		more: "More",
		cancel: "Cancel",
		undo: "Undo"
	},
	toolbar: "Actions for this result",
	menu: "Actions",
	deleted: "Moved to the bin",
	restored: "Restored",
	saveTo: ({ project }) => `Project ${project}`,
	saved: ({ project }) => `Saved to ${project}`,
	inStock: ({ name }) => `Saved to library: ${name}`,
	alreadyInStock: "Already in your library",
	promptCopied: "Prompt copied",
	deleteFailed: "Delete failed",
	saveFailed: "Save failed",
	downloadFailed: "The download failed. Try again.",
	viewer: {
		label: "Viewer",
		hint: "Plus and minus zoom, 0 fits, arrow keys pan, double click for 100%.",
		zoomIn: "Zoom in",
		zoomOut: "Zoom out",
		fit: "Fit",
		scale: "Zoom",
		previous: "Previous",
		next: "Next",
		close: "Close",
		position: ({ at, of }) => `${number$4(at)} of ${number$4(of)}`
	},
	facts: {
		seed: ({ seed }) => `seed ${seed}`,
		size: ({ width, height }) => `${width} × ${height}`,
		points: ({ points: value }) => points$2(value)
	}
};
// contract/messages/en/tasks.ts
var tasks$1 = {
	panel: {
		title: "Runs and messages",
		empty: "Runs in progress and finished runs appear here.",
		recent: "Latest",
		messages: "Messages",
		goTo: "Open",
		cancel: "Cancel",
		retry: "Run again",
		clear: "Clear finished",
		notify: "Notify me when a run ends",
		notifyOn: "You are notified when a run ends.",
		notifyBlocked: "Your browser blocks notifications from this site."
	},
	states: {
		PENDING: "Queued",
		RUNNING: "Running",
		SUCCEEDED: "Done",
		FAILED: "Failed",
		CANCELED: "Cancelled"
	},
	cancelled: "Cancelled. Points for what was not finished are refunded.",
	cancelFailed: "The run could not be cancelled."
};
// contract/messages/en/tools.ts
var number$3 = (value) => value.toLocaleString("en");
var points$1 = (value) => value === 1 ? "1 point" : `${number$3(value)} points`;
// contract/messages/en/studio.ts
/**
* Texts that are needed once a user does something: tools, runs, results and common errors. Other errors are
* an area.
*/
var studio$1 = {
	formErrors,
	failures: failures$1,
	help: help$1,
	transport: transport$1,
	pictures: pictures$1,
	tasks: tasks$1,
	tools: {
		fields: {
			prompt: "Prompt",
			promptPlaceholder: "Describe the subject, place, time and style",
			promptCount: ({ used, limit }) => `${number$3(used)} / ${number$3(limit)}`,
			samples: "Try one of these",
			another: "Another",
			clear: "Clear prompt",
			ratio: "Ratio",
			pixels: "Size in pixels",
			size: ({ width, height }) => `${width} × ${height}`,
			count: "Candidates",
			quality: "Quality",
			qualities: {
				draft: "Draft",
				standard: "Standard",
				best: "Best"
			},
			factor: ({ factor }) => `× ${factor}`,
			style: "Style",
			noStyle: "Auto",
			allStyles: ({ count }) => `All ${number$3(count)}`,
			fewerStyles: "Fewer",
			seed: "Seed",
			seedHint: "Leave empty for a new seed every run",
			roll: "Random seed",
			clearSeed: "Clear seed",
			seedInvalid: "Enter a whole number from 0 to 4,294,967,295",
			more: "More",
			needsEngine: "Not available here yet: these need an AI model.",
			notYet: ({ name }) => `${name} (not available here yet)`,
			none: "None",
			ownColor: "Custom colour"
		},
		/** The voice that is chosen; choosing one is an area apart. */
		voice: {
			automatic: "Automatic voice",
			automaticLine: "Follows the language of the text",
			change: "Change"
		},
		/** Help at a prompt where no model writes. */
		writing: {
			off: "Improve, translate, describe",
			offLine: "These need a language model, and none is connected here. The operator can connect one.",
			connect: "Prompt help needs a language model.",
			connectLink: "Connect one"
		},
		run: {
			price: ({ points: value }) => points$1(value),
			upTo: ({ points: value }) => `up to ${points$1(value)}`,
			metered: {
				tokens: ({ per, each }) => `${points$1(each)} per ${number$3(per)} tokens`,
				characters: ({ per, each }) => `${points$1(each)} per ${number$3(per)} characters`
			},
			removeAreas: ({ count }) => count === 1 ? "Remove 1 area" : `Remove ${number$3(count)} areas`,
			sum: ({ count, each }) => `${number$3(count)} × ${points$1(each)}`,
			units: ({ count, each }) => `${number$3(count)} × 5\u00a0s, ${points$1(each)} each`,
			sumAt: ({ sum, quality }) => `${sum}, ${quality}`,
			quality: {
				draft: "draft",
				standard: "standard",
				best: "best"
			},
			keys: "Ctrl Enter",
			signIn: "Sign in to run this. Your prompt is kept.",
			preparing: "Preparing",
			closed: "Not available here yet",
			connect: "Connect an AI model",
			blockers: {
				prompt_too_long: ({ limit }) => `The prompt is longer than ${number$3(limit)} characters.`,
				prompt_unreadable: "The prompt has characters that cannot be read. Type it again.",
				form: "One of the settings is not valid. Check the marked field.",
				points: ({ missing }) => `You need ${number$3(missing)} more ${missing === 1 ? "point" : "points"}.`,
				price: "Loading the price"
			},
			refused: "The run did not start. No points were charged."
		},
		engines: {
			label: "Model",
			automatic: ({ points: value }) => `Automatic, ${points$1(value)}`,
			choice: ({ name, quality, points: value }) => `${name} (${quality}), ${points$1(value)}`,
			quality: {
				hosted: "AI model",
				own: "AI model of this site",
				builtin: "basic, no AI model"
			},
			hint: "Uses the first one that can do it.",
			unfit: ({ name, what }) => `${name}: does not support “${what}”`,
			chooseOther: ({ name, what }) => `${name} does not support “${what}”. Choose another one, or Automatic.`
		},
		panes: {
			chat: "Chat",
			inputs: "Inputs",
			history: "History",
			foldInputs: "Hide inputs (T)",
			unfoldInputs: "Show inputs (T)",
			foldHistory: "Hide history (G)",
			unfoldHistory: "Show history (G)",
			settings: "Settings",
			closeSettings: "Done",
			shortcuts: "Shortcuts (Shift + ?)",
			stage: "Picture",
			untitled: ({ time }) => `Result from ${time}`,
			original: "Original",
			work: "Picture",
			workOfVideo: "Video",
			result: "Result",
			noHistory: "What you make with this tool appears here.",
			signedOutHistory: "Sign in to see your work here.",
			today: "Today",
			yesterday: "Yesterday",
			older: "Show older",
			batch: "Batch"
		},
		pictureReplaced: "The picture was replaced.",
		wordsFilled: "Filled in from the chat.",
		stageTabs: { label: "What to work on" },
		candidates: {
			label: "Candidates",
			candidate: ({ at }) => `Candidate ${number$3(at)}`,
			running: ({ at }) => `${number$3(at)}, running`,
			waiting: ({ at }) => `${number$3(at)}, queued`,
			progress: ({ percent }) => `${number$3(percent)}%`,
			earlier: "Earlier runs on this page",
			done: ({ count }) => count === 1 ? "1 result is ready" : `${number$3(count)} results are ready`
		},
		stages: {
			sending: "Sending",
			offline: "Will be sent when you are back online",
			waiting: "Queued",
			starting: "Starting",
			reading: "Reading the prompt",
			composing: "Composing the scene",
			drawing: "Drawing",
			lighting: "Lighting",
			shaping: "Shaping",
			shading: "Shading",
			styling: "Applying the style",
			looking: "Analysing",
			cutting: "Cutting out",
			filling: "Filling the gap",
			enlarging: "Upscaling",
			placing: "Placing the subject",
			changing: "Changing the picture",
			speaking: "Speaking",
			filming: "Moving the camera",
			encoding: "Writing the video",
			lettering: "Setting the text",
			spelling: "Reading the subtitles",
			hearing: "Finding speech",
			saving: "Saving"
		},
		failed: {
			title: "Failed",
			cancelled: "Cancelled",
			noPoints: "No points were charged.",
			returned: ({ points: value }) => `${points$1(value)} refunded.`,
			kept: ({ count, points: value }) => `${count === 1 ? "1 picture was" : `${number$3(count)} pictures were`} finished and kept for ${points$1(value)}.`,
			again: "Run again",
			edit: "Change the inputs",
			details: "Details",
			requestNumber: "Run number",
			code: "Reason",
			copy: "Copy details",
			copied: "Details copied"
		},
		empty: {
			closed: "This is what it does once an AI model is connected:",
			titleWithoutPrompt: "Nothing made yet",
			lineWithoutPrompt: "Fill in the form, then start.",
			title: "Nothing drawn yet",
			line: "Write a prompt, or start from one of these.",
			picture: "Drop or paste a picture, or try a sample.",
			pictureByTouch: "Choose or take a picture below, or try a sample.",
			drop: "Drop to add",
			useSample: ({ at }) => `Start with sample ${number$3(at)}`,
			use: "Use the prompt: "
		},
		live: {
			polling: "Live progress is interrupted. Refreshing every few seconds.",
			shareLeft: ({ share, left }) => `${share}, ${left}`
		}
	}
};
// contract/messages/zh/failures.ts
var number$2 = (value) => value.toLocaleString("zh");
var failures = {
	getData: "获取数据失败",
	create: "创建失败",
	createRole: "创建角色失败",
	save: "保存失败",
	delete: "删除失败",
	taskStatus: "查询任务状态失败",
	videoTask: "AI 视频任务创建失败",
	priceNow: ({ points }) => `现在需要 ${number$2(points)}\u00a0积分。`,
	inLines: ({ lines, characters }) => `第 ${lines.map(number$2).join("、")}\u00a0条${characters === "" ? "" : `：${characters}`}`,
	tools: {
		"ai-image-translator": "翻译失败",
		"ai-image-extender": "扩图失败"
	}
};
var transport = {
	network_error: "网络错误",
	aborted: "请求已中止",
	timeout: "请求超时",
	unreadable_answer: "服务器返回异常。"
};
var help = {
	network_error: "请检查网络后重试。",
	timeout: "服务器长时间没有响应，请重试。",
	unreadable_answer: "请重试。",
	internal_error: "请重试；如果再次出现，请把请求编号发给我们。",
	task_failed: "请重试，或修改输入内容。",
	detect_face_failed: "任务没有开始，未扣积分，请稍后再试。",
	no_face: "请换一张正面、没有遮挡的照片。"
};
// contract/messages/zh/pictures.ts
var number$1 = (value) => value.toLocaleString("zh");
var pictures = {
	onceMore: ({ tool }) => `继续用“${tool}”`,
	verbs: {
		download: "下载",
		continue: "继续编辑",
		save: "保存",
		stock: "存到素材库",
		reuse: "套用设置",
		retry: "再来一次",
		delete: "删除",
		star: "收藏",
		unstar: "取消收藏",
		restore: "恢复",
		open: "打开",
		copyPrompt: "复制提示词",
		more: "更多",
		cancel: "取消",
		undo: "撤销"
	},
	toolbar: "作品操作",
	menu: "操作",
	deleted: "已移到回收站",
	restored: "已恢复",
	saveTo: ({ project }) => `项目“${project}”`,
	saved: ({ project }) => `已存入“${project}”`,
	inStock: ({ name }) => `已存到素材库：${name}`,
	alreadyInStock: "素材库中已有",
	promptCopied: "提示词已复制",
	deleteFailed: "删除失败",
	saveFailed: "保存失败",
	downloadFailed: "下载失败，请重试。",
	viewer: {
		label: "查看器",
		hint: "加号和减号缩放，0 适应窗口，方向键移动，双击看原始大小。",
		zoomIn: "放大",
		zoomOut: "缩小",
		fit: "适应窗口",
		scale: "缩放",
		previous: "上一个",
		next: "下一个",
		close: "关闭",
		position: ({ at, of }) => `第 ${number$1(at)}\u00a0个，共 ${number$1(of)}\u00a0个`
	},
	facts: {
		seed: ({ seed }) => `种子 ${seed}`,
		size: ({ width, height }) => `${width} × ${height}`,
		points: ({ points }) => `${number$1(points)}\u00a0积分`
	}
};
// contract/messages/zh/tasks.ts
var tasks = {
	panel: {
		title: "任务与消息",
		empty: "进行中和已结束的任务都会列在这里。",
		recent: "最近",
		messages: "消息",
		goTo: "查看",
		cancel: "取消",
		retry: "再来一次",
		clear: "清除已完成",
		notify: "任务结束时通知我",
		notifyOn: "任务结束时会通知你。",
		notifyBlocked: "浏览器已屏蔽本站的通知。"
	},
	states: {
		PENDING: "排队中",
		RUNNING: "进行中",
		SUCCEEDED: "已完成",
		FAILED: "失败",
		CANCELED: "已取消"
	},
	cancelled: "已取消，未完成部分的积分会退回。",
	cancelFailed: "任务无法取消。"
};
// contract/messages/zh/tools.ts
var number = (value) => value.toLocaleString("zh");
var points = (value) => `${number(value)}\u00a0积分`;
// contract/messages/areas/studio.ts
/** Tools, runs, results and errors. Loaded with the first part of a page that does something. */
var studioTexts = {
	en: studio$1,
	zh: {
		formErrors: formErrors$1,
		failures,
		help,
		transport,
		pictures,
		tasks,
		tools: {
			fields: {
				prompt: "提示词",
				promptPlaceholder: "描述主体、场景、时间和风格",
				promptCount: ({ used, limit }) => `${number(used)} / ${number(limit)}`,
				samples: "试试这些",
				another: "换一个",
				clear: "清空提示词",
				ratio: "比例",
				pixels: "像素尺寸",
				size: ({ width, height }) => `${width} × ${height}`,
				count: "张数",
				quality: "画质",
				qualities: {
					draft: "草稿",
					standard: "标准",
					best: "精细"
				},
				factor: ({ factor }) => `× ${factor}`,
				style: "风格",
				noStyle: "自动",
				allStyles: ({ count }) => `全部 ${number(count)}\u00a0种`,
				fewerStyles: "收起",
				seed: "种子",
				seedHint: "留空则每次随机",
				roll: "随机一个种子",
				clearSeed: "清除种子",
				seedInvalid: "请填 0 到 4,294,967,295 之间的整数",
				more: "更多设置",
				needsEngine: "暂不可用：以下选项需要 AI 模型。",
				notYet: ({ name }) => `${name}（暂不可用）`,
				none: "不选",
				ownColor: "其他颜色"
			},
			/** The voice that is chosen; choosing one is an area apart. */
			voice: {
				automatic: "自动选择音色",
				automaticLine: "与文字的语言一致",
				change: "更换"
			},
			/** Help at a prompt where no model writes. */
			writing: {
				off: "润色、翻译、看图写提示词",
				offLine: "这些功能需要语言模型，本站还没有接入。平台管理员可以接入。",
				connect: "提示词助手需要接入语言模型。",
				connectLink: "去接入"
			},
			run: {
				price: ({ points: value }) => points(value),
				upTo: ({ points: value }) => `最多 ${points(value)}`,
				metered: {
					tokens: ({ per, each }) => `每 ${number(per)}\u00a0个 token ${points(each)}`,
					characters: ({ per, each }) => `每 ${number(per)}\u00a0字 ${points(each)}`
				},
				removeAreas: ({ count }) => `去除 ${number(count)}\u00a0个区域`,
				sum: ({ count, each }) => `${number(count)} × ${points(each)}`,
				units: ({ count, each }) => `${number(count)}\u00a0段（每段 5\u00a0秒）× ${points(each)}`,
				sumAt: ({ sum, quality }) => `${sum}，${quality}`,
				quality: {
					draft: "草稿",
					standard: "标准",
					best: "精细"
				},
				keys: "Ctrl Enter",
				signIn: "登录后即可生成，已填的内容会保留。",
				preparing: "正在准备",
				closed: "这里暂不可用",
				connect: "接入 AI 模型",
				blockers: {
					prompt_too_long: ({ limit }) => `提示词超过了 ${number(limit)}\u00a0字。`,
					prompt_unreadable: "提示词里有无法识别的字符，请重新输入。",
					form: "有一项设置无效，请检查标出的地方。",
					points: ({ missing }) => `还差 ${points(missing)}`,
					price: "正在读取价格"
				},
				refused: "生成没有开始，未扣积分。"
			},
			engines: {
				label: "模型",
				automatic: ({ points: value }) => `自动，${points(value)}`,
				choice: ({ name, quality, points: value }) => `${name}（${quality}），${points(value)}`,
				quality: {
					hosted: "AI 模型",
					own: "本站的 AI 模型",
					builtin: "基础，不用 AI 模型"
				},
				hint: "自动选用第一个能完成的模型。",
				unfit: ({ name, what }) => `${name}：不支持“${what}”`,
				chooseOther: ({ name, what }) => spaced`${name}不支持“${what}”，请换一个，或选“自动”。`
			},
			panes: {
				chat: "对话",
				inputs: "参数",
				history: "历史",
				foldInputs: "收起参数（T）",
				unfoldInputs: "展开参数（T）",
				foldHistory: "收起历史（G）",
				unfoldHistory: "展开历史（G）",
				settings: "设置",
				closeSettings: "完成",
				shortcuts: "快捷键（Shift + ?）",
				stage: "画面",
				untitled: ({ time }) => `${time} 的结果`,
				original: "原图",
				work: "图片",
				workOfVideo: "视频",
				result: "结果",
				noHistory: "用这个工具生成的作品会显示在这里。",
				signedOutHistory: "登录后可查看你的作品。",
				today: "今天",
				yesterday: "昨天",
				older: "显示更早的",
				batch: "批量处理"
			},
			wordsFilled: "已按对话内容填好。",
			pictureReplaced: "图片已替换。",
			stageTabs: { label: "要处理的内容" },
			candidates: {
				label: "候选图",
				candidate: ({ at }) => `候选 ${number(at)}`,
				running: ({ at }) => `${number(at)}，进行中`,
				waiting: ({ at }) => `${number(at)}，排队中`,
				progress: ({ percent }) => `${number(percent)}%`,
				earlier: "本页之前的生成",
				done: ({ count }) => `${number(count)}\u00a0个结果已完成`
			},
			stages: {
				sending: "正在发送",
				offline: "恢复联网后自动发送",
				waiting: "排队中",
				starting: "准备开始",
				reading: "理解文字",
				composing: "安排构图",
				drawing: "绘制",
				lighting: "布光",
				shaping: "塑造形体",
				shading: "渲染明暗",
				styling: "处理风格",
				looking: "分析画面",
				cutting: "抠图",
				filling: "填补空缺",
				enlarging: "放大",
				placing: "摆放主体",
				changing: "修改画面",
				speaking: "合成语音",
				filming: "移动镜头",
				encoding: "编码视频",
				lettering: "排版文字",
				spelling: "识别字幕",
				hearing: "检测人声",
				saving: "保存"
			},
			failed: {
				title: "失败",
				cancelled: "已取消",
				noPoints: "未扣积分。",
				returned: ({ points: value }) => `已退回 ${points(value)}。`,
				kept: ({ count, points: value }) => `完成的 ${number(count)}\u00a0张已保留，共 ${points(value)}。`,
				again: "再来一次",
				edit: "修改参数",
				details: "详细信息",
				requestNumber: "任务编号",
				code: "原因",
				copy: "复制详细信息",
				copied: "详细信息已复制"
			},
			empty: {
				closed: "接入 AI 模型后的效果：",
				titleWithoutPrompt: "还没有作品",
				lineWithoutPrompt: "填好表单即可开始。",
				title: "还没有作品",
				line: "写一段提示词，或从下面挑一个开始。",
				picture: "拖入或粘贴图片，也可以用示例试试。",
				pictureByTouch: "在下方选图或拍照，也可以用示例试试。",
				drop: "松手即可添加",
				useSample: ({ at }) => `用第 ${number(at)}\u00a0张开始`,
				use: "使用提示词："
			},
			live: {
				polling: "实时进度中断，每隔几秒刷新。",
				shareLeft: ({ share, left }) => `${share}，${left}`
			}
		}
	}
};
// web/lib/studio-messages.ts
var NONE = [];
var joined = /* @__PURE__ */ new WeakMap();
/** The texts of every page with those of tools, runs, results and errors; the same object as long as the language is. */
function useStudioMessages() {
	const messages = useMessages();
	const { language } = useLanguage();
	const studioMessages = useAreaTexts(studioTexts);
	useStore(completeErrorTexts, NONE);
	const known = joined.get(messages);
	if (known) return known;
	const errors = errorTextsIn(language, studioMessages.formErrors);
	const all = {
		...messages,
		...studioMessages,
		errors
	};
	joined.set(messages, all);
	afterFirstUse(() => void loadErrorTexts(language));
	return all;
}
// web/lib/failure-text.ts
/** Errors that say what went wrong at the server or on the network, but not what was tried. */
var UNSPECIFIC = /* @__PURE__ */ new Set([
	"internal_error",
	"server_busy",
	"storage_unavailable"
]);
/**
* What a person reads about a failure, never anything technical (specification, section 8, Global handling): the
* catalogue's text if the server's code says what it is about; else `fallback`, followed by the reason; without a
* fallback the reason itself. An internal error includes the request number.
*/
function failureOf(error, messages, fallback) {
	if (!(error instanceof ApiError)) return {
		text: fallback ?? messages.errors.internal_error,
		help: []
	};
	const { code, requestId, data } = error;
	const errors = messages.errors;
	const transport = messages.transport;
	const numberless = code === "internal_error" && !requestId;
	const advice = messages.help[numberless ? "unreadable_answer" : code];
	const named = data["unserved"] === void 0 ? void 0 : error.message;
	const text = transport[code] ?? named ?? errors[code] ?? messages.errors.internal_error;
	const help = [
		...advice === void 0 ? [] : [advice],
		...code === "price_changed" && typeof data["points"] === "number" ? [messages.failures.priceNow({ points: data["points"] })] : [],
		...namedLines(data, messages),
		...code === "internal_error" && requestId ? [`(${requestId})`] : []
	];
	return (code in messages.transport || UNSPECIFIC.has(code)) && fallback !== void 0 ? {
		text: fallback,
		help: [text, ...help]
	} : {
		text,
		help
	};
}
/** Lines named in a refusal: too many are only counted by the text. */
var MOST_NAMED = 12;
function namedLines(data, messages) {
	const lines = Array.isArray(data["lines"]) ? data["lines"].filter((line) => typeof line === "number") : [];
	if (lines.length === 0) return [];
	const characters = typeof data["characters"] === "string" ? data["characters"] : "";
	return [messages.failures.inLines({
		lines: lines.slice(0, MOST_NAMED),
		characters
	})];
}
/**
* The same for a toast: undefined if another piece of the interface reports it, as for 401 and 100505, and for what the
* caller itself stopped (specification, section 8, Global handling).
*/
function spokenFailure(error, messages, fallback) {
	if (error instanceof ApiError && error.silent) return void 0;
	return failureOf(error, messages, fallback);
}
/** Text of a run that failed without a more precise reason, by tool (specification, section 8). */
function runFailureText(toolId, messages) {
	return messages.failures.tools[toolId] ?? messages.errors.task_failed;
}
export { useStudioMessages as i, runFailureText as n, spokenFailure as r, failureOf as t };
