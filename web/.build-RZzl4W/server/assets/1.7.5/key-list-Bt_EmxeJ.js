import { a as useMessages, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { jsx, jsxs } from "react/jsx-runtime";
// contract/messages/areas/shortcuts.ts
/** The list of keys of the workspace. Loaded when somebody asks for it. */
var shortcutTexts = {
	en: {
		title: "Shortcuts",
		workspace: "Workspace",
		painting: "Painting, drawing and comparing",
		keys: {
			run: ["Ctrl Enter", "Run"],
			inputs: ["T", "Hide or show inputs"],
			history: ["G", "Hide or show history"],
			zoom: ["+ − 0", "Zoom, fit"],
			move: ["← ↑ → ↓", "Move a zoomed picture, or step through the results"],
			pick: ["1 2 3 4", "Choose a candidate"],
			download: ["D", "Download the result; Enter repeats the last choice"],
			reuse: ["R", "Reuse the settings of the result"],
			remove: ["Del", "Move the result to the bin"],
			hold: ["C", "Hold to see the original while comparing"],
			menu: ["Shift F10", "Open picture actions"],
			list: ["Shift ?", "Show shortcuts"]
		},
		lines: "Lines",
		lineKeys: {
			move: ["↑ ↓", "Line above or below"],
			edit: ["Enter", "Edit the line; while editing, go to the next one"],
			row: ["Shift Enter", "New row in the text"],
			field: ["Tab", "From original to translation; Shift Tab goes back"],
			leave: ["Esc", "Stop editing"],
			split: ["Ctrl Enter", "Split at the cursor; when not editing, export"],
			merge: ["Ctrl M", "Merge with the next line"],
			shift: ["Alt ← →", "Move the line by a frame"],
			end: ["Alt ↑ ↓", "End a frame later or earlier"],
			remove: ["Del", "Delete the line when not editing"],
			find: ["Ctrl F", "Find and replace"],
			undo: ["Ctrl Z", "Undo; with Shift, redo"]
		},
		video: "Video",
		videoKeys: {
			play: ["Space", "Play or pause"],
			frame: [", .", "One frame back or forward"],
			shuttle: ["J K L", "Backward, pause, forward"],
			ends: ["Home End", "Go to start or end"],
			sound: ["M", "Mute or unmute"],
			list: ["Shift ?", "Show shortcuts"]
		}
	},
	zh: {
		title: "快捷键",
		workspace: "工作区",
		painting: "涂抹、绘制和对比",
		keys: {
			run: ["Ctrl Enter", "生成"],
			inputs: ["T", "收起或展开参数"],
			history: ["G", "收起或展开历史"],
			zoom: ["+ − 0", "缩放、适应"],
			move: ["← ↑ → ↓", "移动放大的图片，或逐张查看结果"],
			pick: ["1 2 3 4", "选择候选图"],
			download: ["D", "下载结果；再按 Enter 沿用上次的设置"],
			reuse: ["R", "沿用结果的设置"],
			remove: ["Del", "把结果移到回收站"],
			hold: ["C", "对比时按住看原图"],
			menu: ["Shift F10", "打开图片操作菜单"],
			list: ["Shift ?", "显示快捷键"]
		},
		lines: "字幕",
		lineKeys: {
			move: ["↑ ↓", "上一条、下一条"],
			edit: ["Enter", "编辑这一条；编辑时跳到下一条"],
			row: ["Shift Enter", "文字换行"],
			field: ["Tab", "从原文到译文，Shift Tab 返回"],
			leave: ["Esc", "结束编辑"],
			split: ["Ctrl Enter", "在光标处拆分；不在编辑时为导出"],
			merge: ["Ctrl M", "与下一条合并"],
			shift: ["Alt ← →", "整条移动一帧"],
			end: ["Alt ↑ ↓", "结束时间推后或提前一帧"],
			remove: ["Del", "删除这一条（不在编辑时）"],
			find: ["Ctrl F", "查找和替换"],
			undo: ["Ctrl Z", "撤销；加 Shift 重做"]
		},
		video: "视频",
		videoKeys: {
			play: ["空格", "播放、暂停"],
			frame: [", .", "后退、前进一帧"],
			shuttle: ["J K L", "倒放、暂停、快放"],
			ends: ["Home End", "到开头、结尾"],
			sound: ["M", "静音、恢复声音"],
			list: ["Shift ?", "显示快捷键"]
		}
	}
};
// web/editors/kit/key-list.tsx
/** A dialog that lists keys. */
function KeyList({ groups, onClose }) {
	const { shell } = useMessages();
	const shortcuts = useAreaTexts(shortcutTexts);
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title: shortcuts.title,
		closeLabel: shell.close,
		width: 640,
		children: /* @__PURE__ */ jsx("div", {
			className: "shortcuts",
			children: groups.map(([title, rows]) => /* @__PURE__ */ jsxs("section", {
				"aria-label": title,
				children: [/* @__PURE__ */ jsx("h3", { children: title }), /* @__PURE__ */ jsx("dl", { children: rows.map(([key, does]) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: /* @__PURE__ */ jsx("kbd", {
					className: "key",
					children: key
				}) }), /* @__PURE__ */ jsx("dd", { children: does })] }, `${key}${does}`)) })]
			}, title))
		})
	});
}
export { shortcutTexts as n, KeyList as t };
