import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { i as EMAIL_CODE } from "./limits-owx9t46c.js";
import { g as Button, j as useSiteFacts } from "../../entry-server.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as accountTexts } from "./account-B0gYuHFw.js";
import { useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/accounts/code-clock.ts
/**
* The countdown of a button that mails a code (specification, section 4: 60 seconds). It lives outside the
* view, so that it continues when the view is left and reopened. It counts to a point in time, so that it is
* right immediately in a tab that was suspended.
*
* @param now milliseconds since 1970
*/
function createCodeClock(now = Date.now) {
	const state = createStore({
		left: 0,
		sentTo: void 0
	});
	let end = 0;
	let timer;
	const tick = () => {
		const rest = end - now();
		const left = Math.max(0, Math.ceil(rest / 1e3));
		state.set({
			...state.get(),
			left
		});
		if (left > 0) timer = setTimeout(tick, rest - (left - 1) * 1e3);
	};
	return {
		state,
		start: (seconds, sentTo = state.get().sentTo) => {
			clearTimeout(timer);
			end = now() + seconds * 1e3;
			state.set({
				left: 0,
				sentTo
			});
			tick();
		}
	};
}
/** Seconds to wait after a code was refused because one went out before; undefined for any other failure. */
function waitOf(error) {
	if (!(error instanceof ApiError) || error.code !== "too_many_codes") return void 0;
	const seconds = error.data["retry_after"];
	return typeof seconds === "number" && seconds > 0 ? seconds : EMAIL_CODE.countdownSeconds;
}
// web/features/accounts/email-form.ts
/** True if the text has the form of an address; only sending a mail shows whether it exists. */
function looksLikeEmail(text) {
	return /^\S+@\S+\.\S+$/.test(text);
}
// web/features/accounts/code-field.tsx
/** From this many seconds on, after many codes in a row, the wait is shown in minutes. */
var LONG_WAIT = 120;
var NEVER_ASKED = {
	left: 0,
	sentTo: void 0
};
/**
* The code from a mail, with the button that requests it, for which an address is needed (specification, section 5).
*/
function CodeField({ clock, readEmail, ask, onMistake, error }) {
	const { code: texts, login } = useAreaTexts(accountTexts);
	const messages = useStudioMessages();
	const facts = useSiteFacts();
	const { left, sentTo } = useStore(clock.state, NEVER_ASKED);
	const [sending, setSending] = useState(false);
	const input = useRef(null);
	const send = async () => {
		if (sending) return;
		const email = readEmail();
		if (email === "") return onMistake({ email: login.email });
		if (!looksLikeEmail(email)) return onMistake({ email: messages.signIn.missing.emailForm });
		setSending(true);
		onMistake({});
		try {
			clock.start(await ask(email), email);
			input.current?.focus();
		} catch (failure) {
			const wait = waitOf(failure);
			if (wait !== void 0) clock.start(wait);
			onMistake({ code: /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(failure, messages) }) });
		} finally {
			setSending(false);
		}
	};
	const waitText = (seconds) => seconds < LONG_WAIT ? texts.wait({ seconds }) : texts.waitMinutes({ minutes: Math.ceil(seconds / 60) });
	return /* @__PURE__ */ jsxs("div", { children: [
		/* @__PURE__ */ jsx(Field, {
			label: texts.label,
			error,
			children: (control) => /* @__PURE__ */ jsxs("div", {
				className: "flex gap-2",
				children: [/* @__PURE__ */ jsx("input", {
					...control,
					ref: input,
					className: "input min-w-0 flex-1 tabular-nums",
					name: "code",
					inputMode: "numeric",
					autoComplete: "one-time-code",
					spellCheck: false,
					required: true
				}), /* @__PURE__ */ jsx(Button, {
					className: "shrink-0 px-3 tabular-nums",
					disabled: left > 0,
					"aria-disabled": sending || left > 0,
					onClick: () => void send(),
					children: sending ? texts.sending : left > 0 ? waitText(left) : sentTo === void 0 ? texts.send : texts.again
				})]
			})
		}),
		/* @__PURE__ */ jsx("div", {
			role: "status",
			children: sentTo !== void 0 && /* @__PURE__ */ jsx("p", {
				className: "note mt-1.5",
				children: texts.sent({
					email: sentTo,
					minutes: EMAIL_CODE.minutes
				})
			})
		}),
		facts?.mail === false && /* @__PURE__ */ jsx("p", {
			className: "mt-1.5 border-l-2 border-amber pl-3 text-[13px] leading-5 text-amber",
			children: texts.noMail
		})
	] });
}
// web/features/accounts/email-field.tsx
/** An e-mail address that a code is mailed to. */
function EmailField({ label, email = "", error }) {
	return /* @__PURE__ */ jsx(Field, {
		label,
		error,
		children: (control) => /* @__PURE__ */ jsx("input", {
			...control,
			className: "input",
			name: "email",
			type: "email",
			inputMode: "email",
			defaultValue: email,
			autoComplete: "email",
			autoCapitalize: "none",
			spellCheck: false,
			autoFocus: true,
			required: true
		})
	});
}
export { createCodeClock as i, CodeField as n, looksLikeEmail as r, EmailField as t };
