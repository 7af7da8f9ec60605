import { F as call, Lt as RESET_TITLES, Q as resetPasswordByLink, g as Button } from "../../entry-server.js";
import { u as PASSWORD } from "./limits-owx9t46c.js";
import { t as accountTexts } from "./account-B0gYuHFw.js";
import { _ as askToSignIn, a as endSession, c as hasSealKey, i as dropSession } from "./session-DiDZXz4K.js";
import { sealNow } from "./lose-session-DVMihoGX.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as FormAlert } from "./form-alert-CvBI3jk7.js";
import { n as PasswordInput, r as placesOf, t as useSubmit } from "./use-submit-BzXlNX0C.js";
import { useEffect, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/accounts/reset/reset-link-page.tsx
var placeOf = placesOf({
	password_length: "password",
	password_too_common: "password"
});
/** Where the link of a reset mail leads: a new password without a code. The token comes after `#`. */
function ResetLinkPage() {
	const { reset: texts } = useAreaTexts(accountTexts);
	const messages = useMessages();
	const { language } = useLanguage();
	const [token, setToken] = useState(() => location.hash.slice(1));
	const [done, setDone] = useState(false);
	useEffect(() => {
		const read = () => {
			if (location.hash === "") return;
			setToken(location.hash.slice(1));
			setDone(false);
			history.replaceState(history.state, "", location.pathname);
		};
		read();
		addEventListener("hashchange", read);
		return () => removeEventListener("hashchange", read);
	}, []);
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap max-w-[520px] pt-16 pb-24 max-phone:pt-9",
		children: [/* @__PURE__ */ jsx("h1", {
			className: "text-4xl leading-11",
			children: done ? texts.done : RESET_TITLES[language]
		}), done ? /* @__PURE__ */ jsxs("div", {
			role: "status",
			className: "mt-5 grid justify-items-start gap-5",
			children: [/* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: texts.linkDone
			}), /* @__PURE__ */ jsx(Button, {
				look: "seal",
				onClick: () => void askToSignIn(),
				children: messages.shell.signIn
			})]
		}) : token === "" ? /* @__PURE__ */ jsx("p", {
			className: "mt-5 text-ink-2",
			children: texts.linkMissing
		}) : /* @__PURE__ */ jsx(LinkForm, {
			token,
			onDone: () => setDone(true)
		}, token)]
	});
}
function LinkForm({ token, onDone }) {
	const { reset: texts, login } = useAreaTexts(accountTexts);
	const { signIn } = useMessages();
	const hint = signIn.passwordHint({ minimum: PASSWORD.minimum });
	const { form, onSubmit, working, mistakes } = useSubmit({
		check: (read) => {
			if (read("password") === "") return { password: login.password };
			if (read("confirmPassword") === "") return { confirmPassword: login.confirmPassword };
			if (read("password") !== read("confirmPassword")) return { confirmPassword: login.passwordNotMatch };
			return [...read("password")].length < PASSWORD.minimum ? { password: hint } : {};
		},
		send: async (read) => {
			await call(resetPasswordByLink, { body: {
				token,
				password: read("password")
			} });
			if (hasSealKey()) {
				dropSession();
				await sealNow();
			} else endSession();
			onDone();
		},
		placeOf
	});
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit,
		className: "mt-5 flex flex-col gap-4",
		children: [
			/* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: texts.linkLine
			}),
			/* @__PURE__ */ jsx(FormAlert, { text: mistakes.form }),
			/* @__PURE__ */ jsx(Field, {
				label: texts.password,
				error: mistakes.password,
				hint,
				children: (control) => /* @__PURE__ */ jsx(PasswordInput, {
					control: {
						...control,
						autoFocus: true
					},
					isNew: true
				})
			}),
			/* @__PURE__ */ jsx(Field, {
				label: texts.confirmPassword,
				error: mistakes.confirmPassword,
				children: (control) => /* @__PURE__ */ jsx(PasswordInput, {
					control,
					isNew: true,
					name: "confirmPassword"
				})
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				look: "seal",
				size: "large",
				"aria-disabled": working,
				children: working ? signIn.working : texts.submit
			})
		]
	});
}
export { ResetLinkPage as default };
