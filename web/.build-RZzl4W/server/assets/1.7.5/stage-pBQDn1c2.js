import { t as useKeys } from "./use-keys-Dv2LE1db.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { PanelLeft, PanelRight } from "lucide-react";
// web/editors/kit/unfold-buttons.tsx
/** Buttons at the edges of the stage that bring back the folded sides of the workspace. */
function UnfoldButtons({ folded, labels, onUnfold }) {
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [folded.inputs && /* @__PURE__ */ jsx(IconButton, {
		icon: PanelLeft,
		className: "unfold unfold-left",
		label: labels.inputs,
		onClick: () => onUnfold("inputs")
	}), folded.history && /* @__PURE__ */ jsx(IconButton, {
		icon: PanelRight,
		className: "unfold unfold-right",
		label: labels.history,
		onClick: () => onUnfold("history")
	})] });
}
// web/editors/kit/use-fold.ts
var FOLD_KEY = "inkreel.device.folded";
/** Elements in which letters are text input. */
var TYPING = "input:not([type=radio]), textarea, select, [contenteditable], [role=dialog], [role=menu]";
/** Which sides of the workspace are folded, remembered on this device. */
function useFold() {
	const [folded, setFolded] = useState(() => {
		const saved = localStorage.getItem(FOLD_KEY) ?? "";
		return {
			inputs: saved.includes("inputs"),
			history: saved.includes("history")
		};
	});
	const toggle = (side) => {
		const next = {
			...folded,
			[side]: !folded[side]
		};
		setFolded(next);
		localStorage.setItem(FOLD_KEY, `${next.inputs ? "inputs " : ""}${next.history ? "history" : ""}`);
	};
	return {
		folded,
		toggle
	};
}
/** Keys of the whole workspace: single letters except while typing. */
function useWorkspaceKeys(actions) {
	useKeys((event) => {
		if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) {
			event.preventDefault();
			actions.run();
		}
		if ((event.target instanceof HTMLElement ? event.target : document.body).closest(TYPING) || event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
		if (event.key === "t" || event.key === "T") actions.fold("inputs");
		if (event.key === "g" || event.key === "G") actions.fold("history");
		if (event.key === "?") actions.list?.();
	});
}
export { useWorkspaceKeys as n, UnfoldButtons as r, useFold as t };
