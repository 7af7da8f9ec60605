import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { Fragment, useId } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/uploads/load-sender.ts
var load = loadOnNeed(() => import("./send-from-page-sdd7lQ3M.js").then((n) => n.n));
/**
* The code that sends files is loaded with the first one that is sent: an editor opens without it.
* @throws ApiError network_error if it cannot be loaded, as for a file that did not get through
*/
var loadSender = () => load().catch((cause) => {
	throw new ApiError("network_error", { message: String(cause) });
});
// web/editors/kit/fields/choice-row.tsx
/**
* One choice of a few, side by side: real radio buttons beneath custom looks, so that arrow keys work
* natively.
*/
function ChoiceRow({ label, fact, look, words, choices, beside = [], chosen, onChoose }) {
	const name = useId();
	const radio = ({ value, label: text }) => /* @__PURE__ */ jsxs("label", {
		"data-chosen": value === chosen,
		children: [/* @__PURE__ */ jsx("input", {
			type: "radio",
			className: "sr-only",
			name,
			checked: value === chosen,
			onChange: () => onChoose(value)
		}), text]
	}, value);
	return /* @__PURE__ */ jsxs("div", {
		role: "radiogroup",
		"aria-labelledby": `${name}-label`,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "label",
				children: [/* @__PURE__ */ jsx("span", {
					id: `${name}-label`,
					children: label
				}), fact !== void 0 && /* @__PURE__ */ jsx("span", {
					className: "label-fact",
					children: fact
				})]
			}),
			/* @__PURE__ */ jsx("div", {
				className: `choice-row ${look}`,
				"data-words": words,
				children: choices.map(radio)
			}),
			beside.filter((each) => each.choices.length > 0).map(({ title, choices: named }) => /* @__PURE__ */ jsxs(Fragment, { children: [title !== void 0 && /* @__PURE__ */ jsxs("p", {
				className: "note choice-beside",
				children: [/* @__PURE__ */ jsx("span", {
					className: "needs-model",
					"aria-hidden": true
				}), title]
			}), /* @__PURE__ */ jsx("div", {
				className: "choice-row names",
				"data-unserved": title !== void 0,
				children: named.map(radio)
			})] }, title ?? ""))
		]
	});
}
export { loadSender as n, ChoiceRow as t };
