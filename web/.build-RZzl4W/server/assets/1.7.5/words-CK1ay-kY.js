import { i as useLanguage } from "./messages-DIgvXott.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { a as PromptHelp } from "./tool-editor-page-sVPw8GU6.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/words.tsx
/** Words beside the prompt, or instead of it, with their counter. */
function WordsField({ tool, field, values, change }) {
	const { fields } = useStudioMessages().tools;
	const { language } = useLanguage();
	const { label, placeholder } = field.text[language];
	const id = useId();
	const words = String(values[field.name] ?? "");
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsxs("label", {
			className: "label",
			htmlFor: id,
			children: [label, /* @__PURE__ */ jsx("span", {
				className: "label-fact",
				id: `${id}-count`,
				"data-over": words.length > field.maximum,
				children: fields.promptCount({
					used: words.length,
					limit: field.maximum
				})
			})]
		}),
		/* @__PURE__ */ jsx("textarea", {
			id,
			className: "input",
			rows: field.rows,
			value: words,
			placeholder,
			"aria-describedby": `${id}-count`,
			onChange: (event) => change({ [field.name]: event.target.value })
		}),
		field.name === "prompt" && /* @__PURE__ */ jsx(PromptHelp, {
			toolId: tool.id,
			prompt: words,
			picture: void 0,
			onWrite: (prompt) => change({ prompt })
		})
	] });
}
export { WordsField as default };
