import { a as signInByEmail, i as registerByMobile, o as signInByMobile, r as registerByEmail, t as currentUser } from "./accounts-DPOkM-YG.js";
import { t as accountTexts } from "./account-B0gYuHFw.js";
import { F as call, S as QUERY_KEYS, Z as resetPassword, et as socialSignIn, g as Button, j as useSiteFacts, m as useLocalPath, tt as socialSignInUrl, v as toast } from "../../entry-server.js";
import { E as useGlobalDialog, S as finishSignIn, l as hasSeals, p as startSession, u as hasSignedIn } from "./session-DiDZXz4K.js";
import { n as serverWrites } from "./hold-writes-CfaBYfHJ.js";
import { keepAgain, personShown } from "./lose-session-DVMihoGX.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as signUpGift } from "./sign-up-gift-CS3bmnIw.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { h as POPUP, i as EMAIL_CODE, u as PASSWORD } from "./limits-owx9t46c.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as FormAlert } from "./form-alert-CvBI3jk7.js";
import { i as createCodeClock, n as CodeField, r as looksLikeEmail, t as EmailField } from "./email-field-CV96ufNu.js";
import { n as PasswordInput, r as placesOf, t as useSubmit } from "./use-submit-BzXlNX0C.js";
import { t as deviceTimeZone } from "./device-time-zone-BsLy8wWy.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { r as readResult, t as SOCIAL_CHANNEL } from "./social-result-DN_egGsp.js";
import { Fragment, useEffect, useRef, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
import { LogIn } from "lucide-react";
// web/features/accounts/view-title.tsx
/** The large title of a view in the dialog. The dialog itself carries the same as its name. */
function ViewTitle({ children }) {
	return /* @__PURE__ */ jsx("p", {
		"aria-hidden": true,
		className: "pr-10 font-display text-[28px] leading-9 font-[650] tracking-[-0.022em]",
		children
	});
}
// web/features/accounts/no-gift.tsx
/**
* After a registration without a gift: what the gift depends on. It names every reason, so that the new
* account learns nothing about others with its mailbox or network.
*/
function NoGift({ onGoOn }) {
	const { noGift } = useAreaTexts(accountTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7",
		children: [
			/* @__PURE__ */ jsx(ViewTitle, { children: noGift.title }),
			/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "text-ink-2",
				children: noGift.line({ points: 200 })
			}),
			/* @__PURE__ */ jsx(Button, {
				autoFocus: true,
				look: "ink",
				size: "large",
				onClick: onGoOn,
				children: noGift.action
			})
		]
	});
}
// web/features/accounts/reset/check-reset.ts
/**
* The first thing that is wrong (specification, section 5, Reset password): e-mail, reset code, password, confirm
* password, then whether the two match. The length of the password comes last: that check is ours, not the
* specification's.
*/
function checkReset(entered) {
	const { email, code, password, confirmPassword } = entered;
	if (email === "") return {
		input: "email",
		message: "email"
	};
	if (!looksLikeEmail(email)) return {
		input: "email",
		message: "emailForm"
	};
	if (code === "") return {
		input: "code",
		message: "resetCode"
	};
	if (password === "") return {
		input: "password",
		message: "password"
	};
	if (confirmPassword === "") return {
		input: "confirmPassword",
		message: "confirmPassword"
	};
	if (password !== confirmPassword) return {
		input: "confirmPassword",
		message: "passwordNotMatch"
	};
	if ([...password].length < PASSWORD.minimum) return {
		input: "password",
		message: "passwordShort"
	};
}
/** The input that a refusal by the server belongs to. */
var placeOfRefusal = placesOf({
	reset_code_wrong: "code",
	too_many_codes: "code",
	code_tries_used: "code",
	password_length: "password",
	password_too_common: "password"
});
// web/features/accounts/reset/reset-form.tsx
/** Outlives the view and the dialog, since the server counts as well. */
var clock = createCodeClock();
/** Sets a new password with a code from a mail, in both variants (specification, sections 2 and 5). */
function ResetForm({ email, byMobile, onBack }) {
	const { reset: texts, login } = useAreaTexts(accountTexts);
	const messages = useMessages();
	const { language } = useLanguage();
	const { form, onSubmit, working, mistakes, show, read } = useSubmit({
		check: (read) => {
			const wrong = checkReset(fieldsOf(read));
			return wrong ? { [wrong.input]: textOf(wrong.message) } : {};
		},
		send: async (read) => {
			const { confirmPassword: _, ...body } = fieldsOf(read);
			await call(resetPassword, { body: {
				...body,
				lang: language
			} });
			toast(texts.done);
			onBack(body.email);
		},
		placeOf: placeOfRefusal
	});
	const readEmail = () => read("email").trim();
	const textOf = (message) => {
		if (message === "emailForm") return messages.signIn.missing.emailForm;
		if (message === "passwordShort") return messages.signIn.passwordHint({ minimum: PASSWORD.minimum });
		return login[message];
	};
	const ask = async (address) => {
		return (await call(resetPassword, { body: {
			email: address,
			lang: language
		} }))?.retry_after ?? EMAIL_CODE.countdownSeconds;
	};
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit,
		className: "flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7",
		children: [
			/* @__PURE__ */ jsx(ViewTitle, { children: texts.title }),
			/* @__PURE__ */ jsx("p", {
				className: "-mt-2 text-[13px] text-ink-2",
				children: texts.line
			}),
			byMobile && /* @__PURE__ */ jsx("p", {
				className: "-mt-2 text-[13px] text-ink-2",
				children: texts.needsEmail
			}),
			/* @__PURE__ */ jsx(FormAlert, { text: mistakes.form }),
			/* @__PURE__ */ jsx(EmailField, {
				label: messages.signIn.email,
				email,
				error: mistakes.email
			}),
			/* @__PURE__ */ jsx(CodeField, {
				clock,
				readEmail,
				ask,
				onMistake: show,
				error: mistakes.code
			}),
			/* @__PURE__ */ jsx(Field, {
				label: texts.password,
				error: mistakes.password,
				hint: messages.signIn.passwordHint({ minimum: PASSWORD.minimum }),
				children: (control) => /* @__PURE__ */ jsx(PasswordInput, {
					control,
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
				children: working ? messages.signIn.working : texts.submit
			}),
			/* @__PURE__ */ jsx("p", {
				className: "text-center text-[13px]",
				children: /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "link min-h-6 font-semibold",
					onClick: () => onBack(readEmail()),
					children: texts.back
				})
			})
		]
	});
}
/** The fields as they are checked and sent; passwords are not trimmed. */
function fieldsOf(read) {
	return {
		email: read("email").trim(),
		code: read("code").replace(/\s/g, ""),
		password: read("password"),
		confirmPassword: read("confirmPassword")
	};
}
// web/features/accounts/side-picture.tsx
/** A picture made with the product, beside the form where there is room. */
function SidePicture() {
	const { signIn } = useMessages();
	return /* @__PURE__ */ jsxs("div", {
		className: "relative bg-[#efe9dc] max-phone:hidden",
		"data-theme": "light",
		children: [/* @__PURE__ */ jsx("img", {
			className: "absolute inset-0 size-full object-cover object-[100%_10%]",
			src: "/samples/home/sign-in.webp",
			alt: ""
		}), /* @__PURE__ */ jsxs("p", {
			className: "slug absolute top-5 left-6 m-0 max-w-[60%] text-[#57524b]",
			children: [/* @__PURE__ */ jsx("b", { children: signIn.picture }), /* @__PURE__ */ jsx("span", { children: signIn.pictureFacts })]
		})]
	});
}
// web/features/accounts/check-sign-in.ts
/** Checks that do not need the server, which does the rest and decides. */
function checkSignIn(way, mode, entered, texts) {
	const mistakes = {};
	if (entered.name === "") mistakes.name = texts.missing[way];
	else if (way === "email" && !looksLikeEmail(entered.name)) mistakes.name = texts.missing.emailForm;
	if (entered.password === "") mistakes.password = texts.missing.password;
	else if (mode === "register" && [...entered.password].length < PASSWORD.minimum) mistakes.password = texts.passwordHint({ minimum: PASSWORD.minimum });
	return mistakes;
}
/** The input that a server's refusal belongs to. */
var placeOfFailure = placesOf({
	account_exists: "name",
	password_length: "password",
	password_too_common: "password",
	invite_code_invalid: "inviteCode",
	no_free_seat: "inviteCode"
});
// web/features/accounts/name-field.tsx
/** What an account is known by: an e-mail address or a mobile number. */
function NameField({ way, mode, name, error }) {
	const { signIn: texts } = useMessages();
	const type = way === "email" ? "email" : "tel";
	return /* @__PURE__ */ jsx(Field, {
		label: texts[way],
		error,
		children: (control) => /* @__PURE__ */ jsx("input", {
			...control,
			className: "input",
			name: "name",
			type,
			inputMode: type,
			defaultValue: name,
			autoComplete: mode === "register" ? type : "username",
			autoCapitalize: "none",
			spellCheck: false,
			autoFocus: name === "",
			required: true
		})
	});
}
// web/features/accounts/policies.tsx
/**
* What the user accepts, with links to the site's policies, which open in another tab so that the form stays.
*/
function Policies({ registers }) {
	const { signIn: texts } = useMessages();
	const { policies } = useSite();
	const localPath = useLocalPath();
	return /* @__PURE__ */ jsxs("p", {
		className: "text-center text-xs leading-5 text-ink-3",
		children: [
			registers ? texts.policiesRegister : texts.policiesLogin,
			policies.map((policy, index) => /* @__PURE__ */ jsxs(Fragment, { children: [index > 0 && texts.policiesAnd, /* @__PURE__ */ jsx("a", {
				className: "link",
				href: localPath(`/about/${policy}`),
				target: "_blank",
				rel: "noopener",
				children: texts.policies[policy]
			})] }, policy)),
			texts.policiesEnd
		]
	});
}
// web/features/accounts/send-sign-in.ts
/** Signs in and returns the session. @throws ApiError */
function sendSignIn(way, { name, password }) {
	return way === "email" ? call(signInByEmail, { body: {
		email: name,
		password
	} }) : call(signInByMobile, { body: {
		mobile: name,
		password
	} });
}
/** Creates an account with the current language and time zone, and signs in. @throws ApiError */
function sendRegistration(way, { name, password, inviteCode, language }) {
	const rest = {
		password,
		language,
		time_zone: deviceTimeZone(),
		...inviteCode !== "" && { inviteCode }
	};
	return way === "email" ? call(registerByEmail, { body: {
		email: name,
		...rest
	} }) : call(registerByMobile, { body: {
		mobile: name,
		...rest
	} });
}
// web/features/accounts/sign-in-form.tsx
/** The form of one mode, by the site's way of signing in: e-mail or mobile number, with a password. */
function SignInForm(props) {
	const { mode, way, onView, inviteCode } = props;
	const { signIn: texts } = useMessages();
	const { reset, login, newcomer } = useAreaTexts(accountTexts);
	const { language, gap } = useLanguage();
	const registers = mode === "register";
	const [folded, setFolded] = useState(props.foldsInviteCode);
	const { form, onSubmit, working, mistakes, read } = useSubmit({
		check: (read) => checkSignIn(way, mode, {
			name: read("name").trim(),
			password: read("password")
		}, texts),
		send: async (read) => {
			const known = {
				name: read("name").trim(),
				password: read("password")
			};
			const session = registers ? await sendRegistration(way, {
				...known,
				inviteCode: inviteCode.trim(),
				language
			}) : await sendSignIn(way, known);
			await props.onSession(session);
		},
		placeOf: placeOfFailure,
		fallback: login.error
	});
	const goTo = (view) => onView(view, read("name").trim());
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit,
		className: "flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7",
		children: [
			/* @__PURE__ */ jsx(ViewTitle, { children: props.title }),
			props.children,
			/* @__PURE__ */ jsx(FormAlert, { text: mistakes.form }),
			/* @__PURE__ */ jsx(NameField, {
				way,
				mode,
				name: props.name,
				error: mistakes.name
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "relative",
				children: [/* @__PURE__ */ jsx(Field, {
					label: texts.password,
					error: mistakes.password,
					...registers && { hint: texts.passwordHint({ minimum: PASSWORD.minimum }) },
					children: (control) => /* @__PURE__ */ jsx(PasswordInput, {
						control: {
							...control,
							autoFocus: props.name !== ""
						},
						isNew: registers
					})
				}), !registers && /* @__PURE__ */ jsx("button", {
					type: "button",
					className: "link absolute -top-0.5 right-0 min-h-6 text-xs text-ink-3",
					onClick: () => goTo("reset"),
					children: reset.forgot
				})]
			}),
			registers && folded && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "link min-h-6 self-start text-[13px]",
				onClick: () => setFolded(false),
				children: newcomer.inviteCode
			}),
			registers && !folded && /* @__PURE__ */ jsx(Field, {
				label: texts.inviteCode,
				fact: texts.optional,
				error: mistakes.inviteCode,
				children: (control) => /* @__PURE__ */ jsx("input", {
					...control,
					autoFocus: props.foldsInviteCode,
					className: "input",
					name: "inviteCode",
					value: inviteCode,
					onChange: (event) => props.onInviteCode(event.target.value),
					autoComplete: "off",
					autoCapitalize: "none",
					spellCheck: false
				})
			}),
			/* @__PURE__ */ jsx(Button, {
				type: "submit",
				look: "seal",
				size: "large",
				"aria-disabled": working,
				children: working ? texts.working : registers ? texts.register : texts.login
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "text-center text-[13px]",
				children: [
					registers ? texts.haveAccount : texts.newHere,
					gap,
					/* @__PURE__ */ jsx("button", {
						type: "button",
						className: "link min-h-6 font-semibold",
						onClick: () => goTo(registers ? "login" : "register"),
						children: registers ? texts.login : texts.register
					}),
					!registers && /* @__PURE__ */ jsx("span", {
						className: "text-ink-2",
						children: texts.giftIncluded({ points: 200 })
					})
				]
			}),
			/* @__PURE__ */ jsx(Policies, { registers })
		]
	});
}
// web/features/accounts/social/provider-mark.tsx
/** The provider's logo if its rules require one on the button; a plain icon for the others. */
function ProviderMark({ provider }) {
	if (provider !== "Google") return /* @__PURE__ */ jsx(LogIn, {
		size: 18,
		strokeWidth: 1.6,
		"aria-hidden": true
	});
	return /* @__PURE__ */ jsxs("svg", {
		width: "18",
		height: "18",
		viewBox: "0 0 18 18",
		"aria-hidden": "true",
		children: [
			/* @__PURE__ */ jsx("path", {
				fill: "#4285F4",
				d: "M17.6 9.2c0-.6-.1-1.2-.2-1.8H9v3.5h4.8a4.1 4.1 0 0 1-1.8 2.7v2.2h2.9c1.7-1.6 2.7-3.9 2.7-6.6Z"
			}),
			/* @__PURE__ */ jsx("path", {
				fill: "#34A853",
				d: "M9 18c2.4 0 4.5-.8 6-2.2l-2.9-2.2c-.8.5-1.8.9-3.1.9-2.3 0-4.3-1.6-5-3.7H1v2.3A9 9 0 0 0 9 18Z"
			}),
			/* @__PURE__ */ jsx("path", {
				fill: "#FBBC05",
				d: "M4 10.7a5.4 5.4 0 0 1 0-3.4V5H1a9 9 0 0 0 0 8l3-2.3Z"
			}),
			/* @__PURE__ */ jsx("path", {
				fill: "#EA4335",
				d: "M9 3.6c1.3 0 2.5.5 3.4 1.3L15 2.3A9 9 0 0 0 1 5l3 2.3c.7-2.1 2.7-3.7 5-3.7Z"
			})
		]
	});
}
// web/features/accounts/social/social-part.tsx
/** The button of the social provider above the form, what went wrong with it, and the line between the two. */
function SocialPart({ provider, otherWay, failure, onStart, button }) {
	const { social: texts, login } = useAreaTexts(accountTexts);
	const messages = useStudioMessages();
	const failed = (each) => {
		if (each.kind === "popup_blocked") return login.allowPopup;
		if (each.kind === "declined") return texts.declined({ provider });
		const failure = each.kind === "refused" ? failureOf(each.error, messages, login.error) : void 0;
		const refused = failure?.text === messages.errors.social_sign_in_failed || failure === void 0;
		return /* @__PURE__ */ jsx(FailureWords, { failure: refused ? {
			text: login.error,
			help: [messages.errors.social_sign_in_failed]
		} : failure });
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs(Button, {
			ref: button,
			size: "large",
			className: "gap-3",
			onClick: onStart,
			children: [/* @__PURE__ */ jsx(ProviderMark, { provider }), texts.button({ provider })]
		}),
		/* @__PURE__ */ jsx(FormAlert, { text: failure && failed(failure) }),
		/* @__PURE__ */ jsx("p", {
			className: "flex items-center gap-3 text-[13px] text-ink-2 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line",
			children: texts.or[otherWay]
		})
	] });
}
// web/features/accounts/social/browser-world.ts
/** How often to check whether a popup is closed, for which browsers have no event. */
var LOOK_MS = 400;
/**
* The browser around a sign-in by popup.
*
* @param loading address of the page that the popup shows first
* @param callback address that the provider sends the popup back to, with its origin
*/
function browserWorld({ loading, callback }) {
	return {
		origin: location.origin,
		open: () => {
			const opened = window.open(loading, "_blank", popupFeatures(window, screen));
			return opened && popupOf(opened);
		},
		askForAddress: (signal) => call(socialSignInUrl, {
			query: { redirect_url: callback },
			signal
		}),
		listen: (onArrival) => {
			const onMessage = ({ origin, source, data }) => onArrival({
				by: "window",
				origin,
				source,
				data
			});
			const channel = new BroadcastChannel(SOCIAL_CHANNEL);
			channel.onmessage = ({ data }) => onArrival({
				by: "channel",
				data
			});
			addEventListener("message", onMessage);
			return () => {
				removeEventListener("message", onMessage);
				channel.close();
			};
		}
	};
}
function popupOf(opened) {
	return {
		close: () => opened.close(),
		goTo: (address) => opened.location.replace(address),
		onClosed: (then) => {
			const timer = setInterval(() => {
				if (!opened.closed) return;
				clearInterval(timer);
				then();
			}, LOOK_MS);
			return () => clearInterval(timer);
		},
		is: (source) => source === opened
	};
}
/**
* Size and place of the popup for `window.open`, CSS pixels: at most 800 by 600 (specification, section 9), never
* larger than the screen, in the middle of the window that opens it.
*/
function popupFeatures(opener, room) {
	const width = Math.min(POPUP.width, room.availWidth);
	const height = Math.min(POPUP.height, room.availHeight);
	return `popup,width=${width},height=${height},left=${Math.round(opener.screenX + (opener.outerWidth - width) / 2)},top=${Math.round(opener.screenY + (opener.outerHeight - height) / 2)}`;
}
// web/features/accounts/social/social-step.ts
var FAILED = {
	name: "idle",
	failure: { kind: "failed" }
};
var DECLINED = {
	name: "idle",
	failure: { kind: "declined" }
};
var IDLE$1 = { name: "idle" };
/** The step after an event; unchanged if the event does not apply. */
function stepAfter(step, event) {
	switch (event.type) {
		case "started": return event.hasPopup ? { name: "opening" } : {
			name: "idle",
			failure: { kind: "popup_blocked" }
		};
		case "cancelled": return step.name === "idle" ? step : IDLE$1;
		case "refused": return step.name === "opening" || step.name === "finishing" ? {
			name: "idle",
			failure: {
				kind: "refused",
				error: event.error
			}
		} : step;
		case "address": {
			if (step.name !== "opening") return step;
			const state = stateOf(event.address);
			return state === void 0 ? FAILED : {
				name: "away",
				state
			};
		}
		case "closed":
			if (step.name === "opening") return IDLE$1;
			return step.name === "away" ? {
				...step,
				name: "lost"
			} : step;
		case "result": return afterResult(step, event.result);
	}
}
/** Only the answer to this very sign-in counts. */
function afterResult(step, result) {
	if (step.name !== "away" && step.name !== "lost") return step;
	if (result.state !== step.state) return step;
	if (result.error === "access_denied") return DECLINED;
	return result.code === void 0 || result.error !== void 0 ? FAILED : { name: "finishing" };
}
/** The `state` of the provider's address; undefined if it is not a web address or has none. */
function stateOf(address) {
	if (!URL.canParse(address)) return void 0;
	const { protocol, searchParams } = new URL(address);
	if (protocol !== "https:" && protocol !== "http:") return void 0;
	return searchParams.get("state") || void 0;
}
// web/features/accounts/social/social-sign-in.ts
/** Sign-in by a popup at another site, without React; `step` says what to show. */
function createSocialSignIn(world) {
	const step = createStore({ name: "idle" });
	let end = () => void 0;
	function start(enter) {
		end();
		const popup = world.open();
		step.set(stepAfter(step.get(), {
			type: "started",
			hasPopup: popup !== null
		}));
		if (popup) run(popup, enter);
	}
	function run(popup, enter) {
		const attempt = new AbortController();
		const { signal } = attempt;
		const tell = (event) => {
			if (signal.aborted) return step.get();
			step.set(stepAfter(step.get(), event));
			if (step.get().name === "idle") end();
			return step.get();
		};
		const stopWatching = popup.onClosed(() => void tell({ type: "closed" }));
		const stopListening = world.listen((arrival) => {
			if (signal.aborted || !isOurs(arrival, popup)) return;
			const result = readResult(arrival.data);
			if (!result) return;
			const waited = step.get().name !== "finishing";
			if (tell({
				type: "result",
				result
			}).name === "finishing" && waited && result.code !== void 0) enter({
				...result,
				code: result.code
			}, signal).catch((error) => void tell({
				type: "refused",
				error
			}));
		});
		end = () => {
			end = () => void 0;
			attempt.abort();
			stopWatching();
			stopListening();
			popup.close();
		};
		world.askForAddress(signal).then((address) => {
			if (tell({
				type: "address",
				address
			}).name === "away" && !signal.aborted) popup.goTo(address);
		}).catch((error) => void tell({
			type: "refused",
			error
		}));
	}
	/**
	* True if a message comes from the popup that was opened here, at this origin, or by the channel. `state`
	* is checked later.
	*/
	function isOurs(arrival, popup) {
		return arrival.by === "channel" || arrival.origin === world.origin && popup.is(arrival.source);
	}
	return {
		step,
		start,
		cancel: () => {
			step.set(stepAfter(step.get(), { type: "cancelled" }));
			end();
		}
	};
}
// web/features/accounts/social/use-social-sign-in.ts
var IDLE = { name: "idle" };
/** Sign-in by a popup at the site's social provider, as long as the calling component is mounted. */
function useSocialSignIn({ inviteCode, onSession }) {
	const localPath = useLocalPath();
	const callback = location.origin + localPath("/popup/social");
	const [social] = useState(() => createSocialSignIn(browserWorld({
		loading: localPath("/popup/loading"),
		callback
	})));
	useEffect(() => social.cancel, [social]);
	const enter = async ({ code, state, iss }, signal) => {
		await onSession(await call(socialSignIn, {
			body: {
				code,
				state,
				redirect_url: callback,
				time_zone: deviceTimeZone(),
				...iss !== void 0 && { iss },
				...inviteCode !== "" && { inviteCode }
			},
			signal
		}));
	};
	return {
		step: useStore(social.step, IDLE),
		start: () => social.start(enter),
		cancel: social.cancel
	};
}
// web/features/accounts/social/waiting-view.tsx
/** Shown while the popup is open. */
function WaitingView({ provider, finishing, onCancel }) {
	const { social: texts } = useAreaTexts(accountTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-col gap-4 px-9 pt-9 pb-7 max-phone:px-5 max-phone:pt-7",
		children: [
			/* @__PURE__ */ jsx(ViewTitle, { children: texts.title({ provider }) }),
			/* @__PURE__ */ jsxs("p", {
				role: "status",
				className: "flex items-center gap-3 py-4 text-ink-2",
				children: [/* @__PURE__ */ jsx("span", {
					"aria-hidden": true,
					className: "size-2 shrink-0 animate-pulse rounded-full bg-seal"
				}), finishing ? texts.finishing : texts.waiting]
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "large",
				className: "mt-auto",
				autoFocus: true,
				onClick: onCancel,
				children: texts.cancel
			})
		]
	});
}
// web/features/accounts/sign-in-dialog.tsx
/**
* Sign-in, registration and password reset over whatever page is shown (specification, section 2, Login
* modal). It is mounted again each time it opens, so that it starts in login mode; for a newcomer who starts a run, in
* registration. The page beneath stays as it is.
*/
function SignInDialog() {
	const [name, setName] = useState("");
	const [inviteCode, setInviteCode] = useInviteCode();
	const site = useSite();
	const facts = useSiteFacts();
	const messages = useMessages();
	const { reset, noGift, newcomer, ended: endedText, social: socialTexts } = useAreaTexts(accountTexts);
	const dialog = useGlobalDialog();
	/** What a newcomer was starting. */
	const [toStart] = useState(() => dialog?.kind === "sign_in" && !hasSignedIn() ? dialog.toStart : void 0);
	const [view, setView] = useState(toStart ? "register" : "login");
	const ended = dialog?.kind === "sign_in" && dialog.ended === true;
	const client = useQueryClient();
	/** The account has just been made, without a gift of points; closing the dialog leaves it signed in. */
	const [giftless, setGiftless] = useState(false);
	const enter = async ({ gift, ...session }) => {
		if (personShown() !== void 0) serverWrites.hold();
		startSession(session);
		const user = await client.fetchQuery({
			queryKey: QUERY_KEYS.user,
			queryFn: () => call(currentUser)
		}).catch(() => void 0);
		if (hasSeals() || personShown() !== void 0) await import("./work-back-DyrRkTEG.js").then(({ takeWorkBack }) => takeWorkBack(user?.id));
		keepAgain();
		if (gift === 0) return setGiftless(true);
		if (gift !== void 0) signUpGift.set({ points: gift });
		finishSignIn(true);
		if (user) toast(messages.signIn.welcome({ name: user.name }));
	};
	const social = useSocialSignIn({
		inviteCode: inviteCode.trim(),
		onSession: enter
	});
	const { step } = social;
	const waiting = view !== "reset" && step.name !== "idle" && step.name !== "lost";
	const socialButton = useFocusAfter(waiting);
	const way = site.signInWays.includes("mobile") ? "mobile" : "email";
	const provider = site.signInWays.includes("social") ? facts?.social ?? void 0 : void 0;
	const titles = {
		login: messages.signIn.login,
		register: toStart ? newcomer.title[toStart] : messages.signIn.register,
		reset: reset.title
	};
	const title = giftless ? noGift.title : waiting && provider !== void 0 ? socialTexts.title({ provider }) : titles[view];
	const goTo = (next, carried) => {
		setName(carried);
		setView(next);
	};
	return /* @__PURE__ */ jsxs(Dialog, {
		open: true,
		onClose: () => finishSignIn(giftless),
		title,
		titleHidden: true,
		closeLabel: messages.shell.close,
		width: 880,
		children: [/* @__PURE__ */ jsx("p", {
			role: "status",
			className: "sr-only",
			children: title
		}), /* @__PURE__ */ jsxs("div", {
			className: "grid grid-cols-[minmax(0,1fr)_408px] max-phone:grid-cols-1",
			children: [/* @__PURE__ */ jsx(SidePicture, {}), giftless ? /* @__PURE__ */ jsx(NoGift, { onGoOn: () => finishSignIn(true) }) : view === "reset" ? /* @__PURE__ */ jsx(ResetForm, {
				email: way === "email" ? name : "",
				byMobile: way === "mobile",
				onBack: (email) => goTo("login", way === "email" ? email : name)
			}) : /* @__PURE__ */ jsxs("div", {
				className: "grid [&>*]:[grid-area:1/1]",
				children: [waiting && provider !== void 0 && /* @__PURE__ */ jsx(WaitingView, {
					provider,
					finishing: step.name === "finishing",
					onCancel: social.cancel
				}), /* @__PURE__ */ jsx("div", {
					className: waiting ? "invisible" : void 0,
					children: /* @__PURE__ */ jsxs(SignInForm, {
						mode: view,
						title: titles[view],
						foldsInviteCode: toStart !== void 0 && inviteCode === "",
						way,
						name,
						inviteCode,
						onInviteCode: setInviteCode,
						onView: goTo,
						onSession: enter,
						children: [ended && view === "login" && /* @__PURE__ */ jsx("p", {
							role: "status",
							className: "text-sm text-ink-2",
							children: endedText
						}), provider !== void 0 && /* @__PURE__ */ jsx(SocialPart, {
							provider,
							otherWay: way,
							failure: step.name === "idle" ? step.failure : void 0,
							onStart: social.start,
							button: socialButton
						})]
					}, view)
				})]
			})]
		})]
	});
}
/** The code of the invitation that is followed: from the opener of the dialog, or from the page's `?invite=`. */
function useInviteCode() {
	const dialog = useGlobalDialog();
	const given = dialog?.kind === "sign_in" ? dialog.inviteCode : void 0;
	return useState(() => given ?? new URLSearchParams(location.search).get("invite") ?? "");
}
/** Returns the focus, after waiting, to the button that had it before. */
function useFocusAfter(waiting) {
	const button = useRef(null);
	const waited = useRef(false);
	useEffect(() => {
		if (waited.current && !waiting) button.current?.focus();
		waited.current = waiting;
	}, [waiting]);
	return button;
}
export { SignInDialog as default };
