import { t as spaced } from "./spaced-CRrdSvFz.js";
// contract/messages/areas/subtitle-dialogs.ts
/** Dialogs of the editors of lines. Loaded with the first of them. */
var subtitleDialogTexts = {
	en: {
		glossaryHint: "Names and words to translate the same way every time, from the next translation on.",
		term: "Term",
		termTranslation: "Translation",
		addTerm: "Add term",
		removeTerm: ({ term }) => `Remove ${term || "this term"}`,
		done: "Done",
		areasTitle: "Areas of old subtitles",
		areasHint: "Without an area, text is removed wherever it is found.",
		projects: {
			title: "Subtitle projects",
			none: "No saved projects yet.",
			new: "New project",
			current: "Open now",
			name: "Name of the project",
			rename: ({ name }) => `Rename “${name}”`,
			remove: ({ name }) => `Delete “${name}”`,
			save: "Save",
			deleted: "Project moved to the bin.",
			failed: "The projects could not be loaded. Try again."
		}
	},
	zh: {
		glossaryHint: "人名和固定译法，之后的翻译都会沿用。",
		term: "术语",
		termTranslation: "译法",
		addTerm: "添加术语",
		removeTerm: ({ term }) => spaced`移除${term || "这条术语"}`,
		done: "完成",
		areasTitle: "原字幕区域",
		areasHint: "没有选择区域时，自动查找文字并去除。",
		projects: {
			title: "字幕项目",
			none: "还没有保存的项目。",
			new: "新建项目",
			current: "当前打开",
			name: "项目名称",
			rename: ({ name }) => `重命名“${name}”`,
			remove: ({ name }) => `删除“${name}”`,
			save: "保存",
			deleted: "项目已移入回收站。",
			failed: "项目加载失败，请重试。"
		}
	}
};
export { subtitleDialogTexts as t };
