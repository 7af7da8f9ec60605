import { a as useMessages } from "./messages-DIgvXott.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as IconButton } from "./icon-button-Dm65KGFb.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { createElement, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
import { Eye, EyeOff } from "lucide-react";
// web/features/accounts/mistakes.ts
/** Makes a function that says which input a server's refusal belongs to. */
function placesOf(places) {
	const inputs = places;
	return (error) => error instanceof ApiError ? inputs[error.code] ?? "form" : "form";
}
// web/features/accounts/password-input.tsx
/** A password that can be shown. Pasting is allowed. */
function PasswordInput({ control, isNew, name = "password" }) {
	const [shown, setShown] = useState(false);
	const { signIn } = useMessages();
	return /* @__PURE__ */ jsxs("div", {
		className: "relative",
		children: [/* @__PURE__ */ jsx("input", {
			...control,
			className: "input pr-11",
			name,
			type: shown ? "text" : "password",
			autoComplete: isNew ? "new-password" : "current-password",
			autoCapitalize: "none",
			spellCheck: false,
			required: true
		}), /* @__PURE__ */ jsx(IconButton, {
			icon: shown ? EyeOff : Eye,
			label: shown ? signIn.hidePassword : signIn.showPassword,
			className: "absolute top-0.5 right-0.5",
			onClick: () => setShown(!shown)
		})]
	});
}
// web/features/accounts/use-submit.ts
/** A form whose inputs have the names `Input`: validates, sends, and shows errors next to the inputs. */
function useSubmit({ check, send, placeOf, fallback }) {
	const messages = useStudioMessages();
	const form = useRef(null);
	const [mistakes, setMistakes] = useState({});
	const [working, setWorking] = useState(false);
	const read = (input) => form.current === null ? "" : String(new FormData(form.current).get(input) ?? "");
	const show = (next) => {
		setMistakes(next);
		const [first] = Object.keys(next);
		const named = first === void 0 || first === "form" ? null : form.current?.elements.namedItem(first);
		if (named instanceof HTMLElement) named.focus();
	};
	const submit = async () => {
		if (working) return;
		const wrong = check(read);
		show(wrong);
		if (Object.keys(wrong).length > 0) return;
		setWorking(true);
		try {
			await send(read);
		} catch (error) {
			const failure = failureOf(error, messages, fallback);
			show({ [placeOf(error)]: createElement(FailureWords, { failure }) });
		} finally {
			setWorking(false);
		}
	};
	const onSubmit = (event) => {
		event.preventDefault();
		submit();
	};
	return {
		form,
		onSubmit,
		working,
		mistakes,
		show,
		read
	};
}
export { PasswordInput as n, placesOf as r, useSubmit as t };
