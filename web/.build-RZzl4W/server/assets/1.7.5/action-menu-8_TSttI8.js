import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { g as Button, o as Disclosure } from "../../entry-server.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { n as isOfInputMethod } from "./input-method-CVy0jZ_K.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as teamTexts } from "./team-Dn9LN45I.js";
import { t as checkName } from "./check-name-B24I31-w.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { MoreHorizontal } from "lucide-react";
// web/features/organisations/name-form.tsx
/** A form for one name, with its error below. */
function NameForm({ label, name, submit, working, onSubmit, onCancel, fallback }) {
	const messages = useStudioMessages();
	const { team } = useAreaTexts(teamTexts);
	const [typed, setTyped] = useState(name);
	const [mistake, setMistake] = useState();
	const [sending, setSending] = useState(false);
	const send = async () => {
		const wrong = checkName(typed, team);
		setMistake(wrong);
		if (wrong !== void 0 || sending) return;
		setSending(true);
		try {
			await onSubmit(typed.trim());
		} catch (error) {
			setMistake(/* @__PURE__ */ jsx(FailureWords, { failure: failureOf(error, messages, fallback ?? messages.failures.save) }));
		} finally {
			setSending(false);
		}
	};
	return /* @__PURE__ */ jsxs("form", {
		noValidate: true,
		className: "grid max-w-[420px] gap-4",
		onKeyDown: (event) => event.key === "Escape" && !isOfInputMethod(event) && onCancel(),
		onSubmit: (event) => {
			event.preventDefault();
			send();
		},
		children: [/* @__PURE__ */ jsx(Field, {
			label,
			error: mistake,
			children: (control) => /* @__PURE__ */ jsx("input", {
				...control,
				className: "input",
				autoComplete: "off",
				autoFocus: true,
				value: typed,
				onChange: (event) => setTyped(event.target.value)
			})
		}), /* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap gap-2",
			children: [/* @__PURE__ */ jsx(Button, {
				type: "submit",
				look: "ink",
				"aria-disabled": sending,
				children: sending ? working : submit
			}), /* @__PURE__ */ jsx(Button, {
				look: "quiet",
				onClick: onCancel,
				children: team.cancel
			})]
		})]
	});
}
// web/features/organisations/action-menu.tsx
/** Actions on a row of a list, behind three dots; only an empty cell if there is nothing. */
function ActionMenu({ label, acts }) {
	const offered = acts.filter((act) => act !== false);
	if (offered.length === 0) return /* @__PURE__ */ jsx("span", { className: "w-9" });
	return /* @__PURE__ */ jsx(Disclosure, {
		button: /* @__PURE__ */ jsx(MoreHorizontal, {
			size: 18,
			strokeWidth: 1.6,
			"aria-hidden": true
		}),
		label,
		buttonClass: "icon-button",
		align: "end",
		children: (close) => offered.map((act) => /* @__PURE__ */ jsx("button", {
			type: "button",
			className: "menu-item",
			onClick: () => {
				close({ refocus: true });
				act.run();
			},
			children: act.label
		}, act.label))
	});
}
export { NameForm as n, ActionMenu as t };
