import { a as useMessages } from "./messages-DIgvXott.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/ui/needs-model.tsx
/**
* The quiet mark of a tool that cannot be run here for want of an AI model. It is part of the page as it is built; the
* server names the tools that can be run in the document's own element, and a rule in its head hides their marks, so
* that nothing moves and nothing waits for scripts (`web/build/document.ts`).
*/
function NeedsModel({ tool }) {
	const { needsModel } = useMessages().shell;
	if (!tool.needsModel) return null;
	return /* @__PURE__ */ jsx("span", {
		className: "needs-model",
		"data-needs-model": tool.id,
		title: needsModel,
		children: /* @__PURE__ */ jsx("span", {
			className: "sr-only",
			children: needsModel
		})
	});
}
/** The meaning of the mark, below a list that has it. */
function NeedsModelLegend() {
	const { needsModel } = useMessages().shell;
	return /* @__PURE__ */ jsxs("p", {
		className: "note needs-model-legend",
		"data-needs-model": "any",
		children: [/* @__PURE__ */ jsx("span", {
			className: "needs-model",
			"aria-hidden": true
		}), needsModel]
	});
}
export { NeedsModelLegend as n, NeedsModel as t };
