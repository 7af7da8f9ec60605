import { jt as lazyPart } from "../../entry-server.js";
import { r as useResultVerbs } from "./result-menu-yjX4YIDK.js";
import { r as subjectOf } from "./tool-editor-page-sVPw8GU6.js";
import { a as edgeCheckOf, n as ResultDetails, o as ContactSheet } from "./result-details-DoYvIfC6.js";
import { Suspense } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/result/shown-result.tsx
var AnotherWay = lazyPart(() => import("./another-way-C5Nb3VBa.js"));
/** Everything about the result on the stage. */
function ShownResult({ tool, shown, onStage, actionsOf }) {
	const { siblings, pick } = onStage;
	const actions = actionsOf(shown.run);
	const verbs = useResultVerbs(subjectOf(shown), actions);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		siblings.length > 1 && /* @__PURE__ */ jsx(ContactSheet, {
			siblings,
			shown,
			onPick: pick,
			actions,
			look: "sheet"
		}),
		/* @__PURE__ */ jsx(ResultDetails, {
			shown,
			verbs,
			onCheck: edgeCheckOf(tool, shown, onStage, actions)
		}),
		shown.kind === "result" && tool.sampleFirst && /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(AnotherWay, {
			tool,
			run: shown.run,
			actionsOf
		}) })
	] });
}
export { ShownResult as default };
