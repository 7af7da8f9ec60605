import { n as adminTexts } from "./console-k-i_L_wC.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { S as QUERY_KEYS, g as Button, v as toast } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as FormAlert } from "./form-alert-CvBI3jk7.js";
import { t as ADMIN_KEY } from "./use-rows-BWlYw3nG.js";
import { useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
// web/features/admin/parts/reason.ts
/** Whether the server accepts a reason: 2 to 300 characters without surrounding spaces. */
function reasonFits(reason) {
	const { length } = reason.trim();
	return length >= 2 && length <= 300;
}
// web/features/admin/parts/ask-dialog.tsx
/**
* Explains what an operator is about to do, asks for the reason and does it. A failure stays visible, with
* what was typed.
*/
function AskDialog(props) {
	const { title, lines, confirm, keep, reasonHint, children, check, act, onClose } = props;
	const { ask } = useAreaTexts(adminTexts);
	const messages = useStudioMessages();
	const client = useQueryClient();
	const [reason, setReason] = useState("");
	const [missing, setMissing] = useState(false);
	const [working, setWorking] = useState(false);
	const [failure, setFailure] = useState();
	const send = async () => {
		setFailure(void 0);
		setWorking(true);
		try {
			toast(await act(reason.trim()));
			onClose();
		} catch (error) {
			setFailure(failureOf(error, messages, messages.failures.save));
		} finally {
			setWorking(false);
			for (const key of [
				[ADMIN_KEY],
				QUERY_KEYS.user,
				QUERY_KEYS.points,
				QUERY_KEYS.pointConfig
			]) client.invalidateQueries({ queryKey: key });
		}
	};
	const submit = (event) => {
		event.preventDefault();
		if (working) return;
		const rest = check?.() ?? true;
		setMissing(!reasonFits(reason));
		if (rest && reasonFits(reason)) send();
	};
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose,
		title,
		closeLabel: messages.shell.close,
		children: /* @__PURE__ */ jsxs("form", {
			noValidate: true,
			className: "grid gap-5 p-7 pt-4 max-phone:px-5",
			onSubmit: submit,
			children: [
				lines.length > 0 && /* @__PURE__ */ jsx("div", {
					className: "grid gap-2 text-ink-2",
					children: lines.map((line) => /* @__PURE__ */ jsx("p", { children: line }, line))
				}),
				children,
				/* @__PURE__ */ jsx(Field, {
					label: ask.reason,
					hint: reasonHint ?? ask.reasonHint,
					error: missing && !reasonFits(reason) ? ask.reasonMissing : void 0,
					children: (control) => /* @__PURE__ */ jsx("textarea", {
						...control,
						className: "input",
						rows: 2,
						maxLength: 300,
						required: true,
						value: reason,
						onChange: (event) => setReason(event.target.value)
					})
				}),
				/* @__PURE__ */ jsx(FormAlert, { text: failure && /* @__PURE__ */ jsx(FailureWords, { failure }) }),
				/* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap gap-2",
					children: [/* @__PURE__ */ jsx(Button, {
						type: "submit",
						look: "seal",
						"aria-disabled": working,
						children: working ? ask.working : confirm
					}), /* @__PURE__ */ jsx(Button, {
						look: "quiet",
						onClick: onClose,
						children: keep ?? ask.cancel
					})]
				})
			]
		})
	});
}
export { AskDialog as t };
