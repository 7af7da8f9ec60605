import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/ui/failure-words.tsx
/** A failure in words: what happened, then why and what to do, each on a separate line, in a separate element. */
function FailureWords({ failure: { text, help } }) {
	return /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("b", {
		className: "block font-semibold",
		children: text
	}), help.map((line) => /* @__PURE__ */ jsx("span", {
		className: "block",
		children: line
	}, line))] });
}
export { FailureWords as t };
