import { t as resultTexts } from "./result-BoduwzQm.js";
import { f as LanguageLink, jt as lazyPart } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as Earlier } from "./result-C771m8xL.js";
import { Suspense } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { PanelRight } from "lucide-react";
// web/editors/form/result/result-pane.tsx
/** Not loaded before there is a result. */
var ShownResult = lazyPart(() => import("./shown-result-g6w3y7eu.js"));
/** The right side of a workspace: all about the result on the stage, and what was made before it. */
function ResultPane({ tool, onStage, actionsOf, onFold, beside }) {
	const { panes } = useStudioMessages().tools;
	const texts = useAreaTexts(resultTexts);
	const { clock } = useLanguage();
	const { view, siblings, candidates, show } = onStage;
	const shown = view === "result" ? onStage.shown : void 0;
	const title = shown === void 0 ? panes.history : siblings.length > 1 ? texts.count({ count: siblings.length }) : shown.kind === "result" ? texts.title : texts.running;
	const allCreations = /* @__PURE__ */ jsx(LanguageLink, {
		className: "link",
		to: "/my-creation",
		children: texts.allCreations
	});
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		className: "pane-head",
		children: [
			/* @__PURE__ */ jsx("h2", { children: title }),
			/* @__PURE__ */ jsx("span", {
				className: "pane-fact",
				children: shown ? clock(shown.run.created_at) : allCreations
			}),
			/* @__PURE__ */ jsx(IconButton, {
				icon: PanelRight,
				small: true,
				label: shown ? texts.hide : panes.foldHistory,
				onClick: onFold
			})
		]
	}), /* @__PURE__ */ jsxs("div", {
		className: "pane-scroll",
		children: [
			beside,
			shown && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ShownResult, {
				tool,
				shown,
				onStage,
				actionsOf
			}) }),
			shown && /* @__PURE__ */ jsxs("h2", {
				className: "earlier-head",
				children: [texts.earlier, allCreations]
			}),
			/* @__PURE__ */ jsx(Earlier, {
				tool,
				shown,
				candidates,
				onPick: show,
				actionsOf
			})
		]
	})] });
}
export { ResultPane as default };
