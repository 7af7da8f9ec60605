import { g as Button } from "../../entry-server.js";
import { n as isOfInputMethod } from "./input-method-CVy0jZ_K.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/ui/rename-form.tsx
/** Longest name of a document. */
var NAME_CHARACTERS = 200;
/** A name that is edited in place. Escape cancels. */
function RenameForm({ name, label, save, onDone }) {
	const [value, setValue] = useState(name);
	const submit = (event) => {
		event.preventDefault();
		const changed = value.trim();
		onDone(changed === "" || changed === name ? void 0 : changed);
	};
	return /* @__PURE__ */ jsxs("form", {
		className: "rename-form",
		onSubmit: submit,
		children: [/* @__PURE__ */ jsx("input", {
			autoFocus: true,
			className: "input",
			value,
			maxLength: NAME_CHARACTERS,
			"aria-label": label,
			onChange: (event) => setValue(event.target.value),
			onKeyDown: (event) => {
				if (event.key !== "Escape" || isOfInputMethod(event)) return;
				event.preventDefault();
				event.stopPropagation();
				onDone(void 0);
			}
		}), /* @__PURE__ */ jsx(Button, {
			size: "small",
			type: "submit",
			children: save
		})]
	});
}
export { RenameForm as t };
