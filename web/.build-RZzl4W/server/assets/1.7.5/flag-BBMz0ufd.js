import { i as useLanguage } from "./messages-DIgvXott.js";
import { useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/editors/form/kinds/flag.tsx
/** On or off. */
function FlagField({ field, values, change }) {
	const { language } = useLanguage();
	const id = useId();
	const { label, hint } = field.text[language];
	return /* @__PURE__ */ jsxs("div", {
		className: "flag-field",
		children: [
			/* @__PURE__ */ jsx("input", {
				id,
				type: "checkbox",
				checked: values[field.name] === true,
				"aria-describedby": hint && `${id}-hint`,
				onChange: (event) => change({ [field.name]: event.target.checked })
			}),
			/* @__PURE__ */ jsx("label", {
				htmlFor: id,
				children: label
			}),
			hint && /* @__PURE__ */ jsx("p", {
				className: "note",
				id: `${id}-hint`,
				children: hint
			})
		]
	});
}
export { FlagField as default };
