import { t as accountTexts } from "./account-B0gYuHFw.js";
import { _ as askToSignIn, a as endSession, h as useSignedIn } from "./session-DiDZXz4K.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { t as PageSection } from "./page-section-B83JTpec.js";
import { $ as signOutEverywhere, C as isOrgAdmin, F as call, J as bindMobile, K as askToBindEmail, S as QUERY_KEYS, X as deleteAccount, Y as changePassword, at as organisationProjects, ct as userProjects, f as LanguageLink, g as Button, lt as currentOrganisation, nt as updateProfile, q as bindEmail, v as toast } from "../../entry-server.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as currentUser } from "./accounts-DPOkM-YG.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as Field } from "./field-Db9MdXYS.js";
import { t as FormAlert } from "./form-alert-CvBI3jk7.js";
import { n as PasswordInput, r as placesOf, t as useSubmit } from "./use-submit-BzXlNX0C.js";
import { i as createCodeClock, n as CodeField, r as looksLikeEmail, t as EmailField } from "./email-field-CV96ufNu.js";
import { t as useFocusBack } from "./use-focus-back-DIZLK3Ko.js";
import { n as countResults } from "./creations-DtplDF1D.js";
import { u as PASSWORD } from "./limits-owx9t46c.js";
import { t as deviceTimeZone } from "./device-time-zone-BsLy8wWy.js";
import { t as Select } from "./select-CtEAjMC2.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Check } from "lucide-react";
// web/features/accounts/account/account-user.ts
/** The signed-in user with the state of its query; shares the cache entry of the user in the header. */
function useAccountUser(signedIn) {
	return useQuery({
		queryKey: QUERY_KEYS.user,
		queryFn: ({ signal }) => call(currentUser, { signal }),
		enabled: signedIn
	});
}
/** Reloads the user after a change. */
function useReloadUser() {
	const client = useQueryClient();
	return () => client.invalidateQueries({ queryKey: QUERY_KEYS.user });
}
// web/features/accounts/account/delete-row.tsx
var placeOf$3 = placesOf({
	wrong_password: "password",
	too_many_sign_ins: "password"
});
/** Deletes the account, after listing what is deleted and what is kept, and with the password. */
function DeleteRow({ user }) {
	const { page } = useAreaTexts(accountTexts);
	const { deletion: texts } = page;
	const { shell } = useStudioMessages();
	const [asks, setAsks] = useState(false);
	const close = () => setAsks(false);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Button, {
		size: "small",
		"aria-haspopup": "dialog",
		onClick: () => setAsks(true),
		children: texts.action
	}), /* @__PURE__ */ jsx(Dialog, {
		open: asks,
		onClose: close,
		title: texts.question,
		closeLabel: shell.close,
		width: 520,
		children: /* @__PURE__ */ jsxs("div", {
			className: "grid gap-4 px-7 pt-3 pb-7 text-ink-2 max-phone:px-5",
			children: [
				/* @__PURE__ */ jsx(Points, {
					title: texts.goes,
					points: texts.going
				}),
				/* @__PURE__ */ jsx(Points, {
					title: texts.stays,
					points: texts.staying
				}),
				/* @__PURE__ */ jsx("p", { children: texts.founder }),
				user.has_password ? /* @__PURE__ */ jsx(DeleteForm, {
					user,
					onClose: close
				}) : /* @__PURE__ */ jsx("p", {
					className: "border-l-2 border-amber pl-3 text-amber",
					children: texts.needsPassword
				})
			]
		})
	})] });
}
function Points({ title, points }) {
	return /* @__PURE__ */ jsxs("section", { children: [/* @__PURE__ */ jsx("h3", {
		className: "font-ui text-[13px] leading-5 font-semibold tracking-normal text-ink",
		children: title
	}), /* @__PURE__ */ jsx("ul", {
		className: "mt-1 grid list-disc gap-1 pl-5",
		children: points.map((point) => /* @__PURE__ */ jsx("li", { children: point }, point))
	})] });
}
function DeleteForm({ user, onClose }) {
	const { page } = useAreaTexts(accountTexts);
	const { deletion: texts } = page;
	const { form, onSubmit, working, mistakes } = useSubmit({
		check: (read) => read("password") === "" ? { password: texts.passwordMissing } : {},
		send: async (read) => {
			await call(deleteAccount, { body: { password: read("password") } });
			endSession();
			toast(texts.done);
		},
		placeOf: placeOf$3
	});
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit,
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx(FormAlert, { text: mistakes.form }),
			/* @__PURE__ */ jsx("input", {
				className: "hidden",
				type: "text",
				autoComplete: "username",
				readOnly: true,
				value: user.email ?? user.mobile ?? ""
			}),
			/* @__PURE__ */ jsx(Field, {
				label: texts.password,
				error: mistakes.password,
				children: (control) => /* @__PURE__ */ jsx(PasswordInput, {
					control,
					isNew: false
				})
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "flex flex-wrap justify-end gap-2",
				children: [/* @__PURE__ */ jsx(Button, {
					look: "quiet",
					onClick: onClose,
					children: page.cancel
				}), /* @__PURE__ */ jsx(Button, {
					type: "submit",
					look: "seal",
					"aria-disabled": working,
					children: working ? texts.working : texts.submit
				})]
			})
		]
	});
}
// web/features/accounts/account/row-buttons.tsx
/** Send and cancel under a form that opened. */
function RowButtons({ submit, working, onCancel }) {
	const { page } = useAreaTexts(accountTexts);
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap gap-2",
		children: [/* @__PURE__ */ jsx(Button, {
			type: "submit",
			look: "ink",
			"aria-disabled": working,
			children: working ? page.saving : submit
		}), /* @__PURE__ */ jsx(Button, {
			look: "quiet",
			onClick: onCancel,
			children: page.cancel
		})]
	});
}
// web/features/accounts/account/setting-row.tsx
/**
* One way to sign in: its current value, and a form that opens beneath to change it. Closing the form returns the
* focus.
*/
function SettingRow({ title, value, status, action, children }) {
	const [open, setOpen] = useState(false);
	const button = useFocusBack(open);
	const { colon } = useLanguage();
	return /* @__PURE__ */ jsxs("div", {
		className: "border-b border-line py-4 first:pt-0",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "flex flex-wrap items-center gap-x-4 gap-y-2",
			children: [/* @__PURE__ */ jsxs("div", {
				className: "min-w-0 flex-1",
				children: [/* @__PURE__ */ jsx("h3", {
					className: "font-ui text-[13px] leading-5 font-semibold tracking-normal",
					children: title
				}), /* @__PURE__ */ jsxs("p", {
					className: "flex flex-wrap items-center gap-x-3 text-ink-2",
					children: [value !== void 0 && /* @__PURE__ */ jsx("span", {
						className: "min-w-0 break-all text-ink",
						children: value
					}), /* @__PURE__ */ jsxs("span", {
						className: status.good ? "inline-flex items-center gap-1 text-jade" : "text-ink-3",
						children: [status.good && /* @__PURE__ */ jsx(Check, {
							size: 14,
							strokeWidth: 2,
							"aria-hidden": true
						}), status.text]
					})]
				})]
			}), /* @__PURE__ */ jsx(Button, {
				ref: button,
				size: "small",
				"aria-expanded": open,
				"aria-label": `${action}${colon}${title}`,
				onClick: () => setOpen(!open),
				children: action
			})]
		}), open && /* @__PURE__ */ jsx("div", {
			className: "mt-4 max-w-[420px]",
			children: children(() => setOpen(false))
		})]
	});
}
// web/features/accounts/account/email-row.tsx
/** Outlives the row, since the server counts as well. */
var clock = createCodeClock();
var placeOf$2 = placesOf({
	account_exists: "email",
	reset_code_wrong: "code",
	too_many_codes: "code"
});
/** The bound e-mail address, and binding another with a code that is mailed to it. */
function EmailRow({ user }) {
	const { page } = useAreaTexts(accountTexts);
	const bound = user.email !== null;
	return /* @__PURE__ */ jsx(SettingRow, {
		title: page.email.title,
		value: user.email ?? void 0,
		status: {
			text: bound ? page.bound : page.notBound,
			good: bound
		},
		action: bound ? page.change : page.bind,
		children: (close) => /* @__PURE__ */ jsx(EmailForm, { onClose: close })
	});
}
function EmailForm({ onClose }) {
	const { page, login } = useAreaTexts(accountTexts);
	const { language } = useLanguage();
	const reload = useReloadUser();
	const { form, onSubmit, working, mistakes, show, read } = useSubmit({
		check: (read) => {
			const email = read("email").trim();
			if (email === "") return { email: login.email };
			if (!looksLikeEmail(email)) return { email: page.email.form };
			return read("code").trim() === "" ? { code: login.resetCode } : {};
		},
		send: async (read) => {
			const body = {
				email: read("email").trim(),
				code: read("code").replace(/\s/g, "")
			};
			await call(bindEmail, { body });
			await reload();
			toast(page.email.done);
			onClose();
		},
		placeOf: placeOf$2
	});
	const ask = async (email) => (await call(askToBindEmail, { body: {
		email,
		lang: language
	} })).retry_after;
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit,
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx(FormAlert, { text: mistakes.form }),
			/* @__PURE__ */ jsx(EmailField, {
				label: page.email.new,
				error: mistakes.email
			}),
			/* @__PURE__ */ jsx(CodeField, {
				clock,
				readEmail: () => read("email").trim(),
				ask,
				onMistake: show,
				error: mistakes.code
			}),
			/* @__PURE__ */ jsx(RowButtons, {
				submit: page.save,
				working,
				onCancel: onClose
			})
		]
	});
}
// web/features/accounts/account/everywhere-row.tsx
/** Ends every session of the user, after asking. */
function EverywhereRow() {
	const { page } = useAreaTexts(accountTexts);
	const { everywhere: texts } = page;
	const messages = useStudioMessages();
	const [asks, setAsks] = useState(false);
	const [working, setWorking] = useState(false);
	const [failure, setFailure] = useState();
	const leave = async () => {
		if (working) return;
		setWorking(true);
		setFailure(void 0);
		try {
			await call(signOutEverywhere);
			endSession();
			toast(texts.done);
		} catch (error) {
			setFailure(failureOf(error, messages, messages.failures.save));
			setWorking(false);
		}
	};
	const close = () => {
		setAsks(false);
		setFailure(void 0);
	};
	return /* @__PURE__ */ jsxs("div", {
		className: "flex flex-wrap items-center gap-x-4 gap-y-2 pt-4",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "min-w-0 flex-1 basis-52",
				children: [/* @__PURE__ */ jsx("h3", {
					className: "font-ui text-[13px] leading-5 font-semibold tracking-normal",
					children: texts.title
				}), /* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: texts.line
				})]
			}),
			/* @__PURE__ */ jsx(Button, {
				size: "small",
				"aria-haspopup": "dialog",
				onClick: () => setAsks(true),
				children: texts.action
			}),
			/* @__PURE__ */ jsx(Dialog, {
				open: asks,
				onClose: close,
				title: texts.question,
				closeLabel: messages.shell.close,
				width: 440,
				children: /* @__PURE__ */ jsxs("div", {
					className: "grid gap-5 px-7 pt-3 pb-7 max-phone:px-5",
					children: [
						/* @__PURE__ */ jsx("p", {
							className: "text-ink-2",
							children: texts.consequence
						}),
						/* @__PURE__ */ jsx(FormAlert, { text: failure && /* @__PURE__ */ jsx(FailureWords, { failure }) }),
						/* @__PURE__ */ jsxs("div", {
							className: "flex flex-wrap justify-end gap-2",
							children: [/* @__PURE__ */ jsx(Button, {
								look: "quiet",
								onClick: close,
								children: page.cancel
							}), /* @__PURE__ */ jsx(Button, {
								look: "seal",
								"aria-disabled": working,
								onClick: () => void leave(),
								children: texts.action
							})]
						})
					]
				})
			})
		]
	});
}
// web/features/accounts/account/mobile-row.tsx
var placeOf$1 = placesOf({
	account_exists: "mobile",
	invalid_input: "mobile",
	wrong_password: "password",
	too_many_sign_ins: "password"
});
/** The bound mobile number, and binding another, confirmed with the password. */
function MobileRow({ user }) {
	const { page } = useAreaTexts(accountTexts);
	const bound = user.mobile !== null;
	return /* @__PURE__ */ jsx(SettingRow, {
		title: page.mobile.title,
		value: user.mobile ?? void 0,
		status: {
			text: bound ? page.bound : page.notBound,
			good: bound
		},
		action: bound ? page.change : page.bind,
		children: (close) => user.has_password ? /* @__PURE__ */ jsx(MobileForm, { onClose: close }) : /* @__PURE__ */ jsxs("div", {
			className: "grid justify-items-start gap-3",
			children: [/* @__PURE__ */ jsx("p", {
				role: "status",
				className: "text-ink-2",
				children: page.mobile.needsPassword
			}), /* @__PURE__ */ jsx(Button, {
				size: "small",
				onClick: close,
				children: page.cancel
			})]
		})
	});
}
function MobileForm({ onClose }) {
	const { page } = useAreaTexts(accountTexts);
	const { mobile: texts } = page;
	const reload = useReloadUser();
	const { form, onSubmit, working, mistakes } = useSubmit({
		check: (read) => {
			if (read("mobile").trim() === "") return { mobile: texts.missing };
			return read("password") === "" ? { password: texts.passwordMissing } : {};
		},
		send: async (read) => {
			await call(bindMobile, { body: {
				mobile: read("mobile").trim(),
				password: read("password")
			} });
			await reload();
			toast(texts.done);
			onClose();
		},
		placeOf: placeOf$1
	});
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit,
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx(FormAlert, { text: mistakes.form }),
			/* @__PURE__ */ jsx(Field, {
				label: texts.new,
				error: mistakes.mobile,
				children: (control) => /* @__PURE__ */ jsx("input", {
					...control,
					className: "input",
					name: "mobile",
					type: "tel",
					inputMode: "tel",
					autoComplete: "tel",
					autoFocus: true,
					required: true
				})
			}),
			/* @__PURE__ */ jsx(Field, {
				label: texts.password,
				error: mistakes.password,
				children: (control) => /* @__PURE__ */ jsx(PasswordInput, {
					control,
					isNew: false
				})
			}),
			/* @__PURE__ */ jsx(RowButtons, {
				submit: page.save,
				working,
				onCancel: onClose
			})
		]
	});
}
// web/features/accounts/account/owned-list.tsx
/** What the user has in the current organisation: plan, points, projects, results. */
function OwnedList({ user }) {
	const { owns: texts } = useAreaTexts(accountTexts).page;
	const { shell } = useMessages();
	const { number, date } = useLanguage();
	const { organisation, projects, results } = useOwned(user);
	const queries = [
		organisation,
		projects,
		results
	];
	const { expired_at: end, edition, credits, frozen } = user;
	const [openedAt] = useState(Date.now);
	const ended = end !== null && Date.parse(end) <= openedAt;
	const shown = (query, figure) => query.isError ? texts.unknown : figure ?? "…";
	return /* @__PURE__ */ jsxs("div", {
		className: "grid justify-items-start gap-4",
		children: [/* @__PURE__ */ jsxs("dl", {
			className: "grid w-full max-w-[480px] gap-1.5",
			children: [
				/* @__PURE__ */ jsx(Line, {
					label: texts.team,
					children: shown(organisation, organisation.data && organisation.data.name + texts.separator + texts.roles[user.org_user.user_type])
				}),
				/* @__PURE__ */ jsxs(Line, {
					label: texts.plan,
					children: [texts.editions[edition], end !== null && texts.separator + (ended ? texts.ended : texts.until)({ date: date(end) })]
				}),
				/* @__PURE__ */ jsxs(Line, {
					label: texts.points,
					children: [/* @__PURE__ */ jsx(LanguageLink, {
						className: "link",
						to: "/credits",
						children: shell.points({ points: credits })
					}), frozen > 0 && texts.separator + texts.frozen({ points: frozen })]
				}),
				/* @__PURE__ */ jsx(Line, {
					label: texts.projects,
					children: shown(projects, projects.data && texts.ofCap({
						count: projects.data.items.length,
						cap: projects.data.cap
					}))
				}),
				/* @__PURE__ */ jsx(Line, {
					label: texts.results,
					children: shown(results, results.data && /* @__PURE__ */ jsx(LanguageLink, {
						className: "link",
						to: "/my-creation",
						children: number(results.data.total)
					}))
				})
			]
		}), queries.some((query) => query.isError) && /* @__PURE__ */ jsx(Button, {
			size: "small",
			onClick: () => queries.forEach((query) => query.isError && void query.refetch()),
			children: shell.retry
		})]
	});
}
function Line({ label, children }) {
	return /* @__PURE__ */ jsxs("div", {
		className: "leader",
		children: [/* @__PURE__ */ jsx("dt", {
			className: "shrink-0",
			children: label
		}), /* @__PURE__ */ jsx("dd", {
			className: "text-right font-semibold whitespace-normal",
			children
		})]
	});
}
function useOwned(user) {
	const endpoint = isOrgAdmin(user) ? organisationProjects : userProjects;
	return {
		organisation: useQuery({
			queryKey: [
				"account",
				"organisation",
				user.org_user
			],
			queryFn: ({ signal }) => call(currentOrganisation, { signal })
		}),
		projects: useQuery({
			queryKey: [...QUERY_KEYS.projects, user.org_user],
			queryFn: ({ signal }) => call(endpoint, {
				query: {},
				signal
			})
		}),
		results: useQuery({
			queryKey: [
				"account",
				"results",
				user.org_user
			],
			queryFn: ({ signal }) => call(countResults, { signal })
		})
	};
}
// web/features/accounts/account/password-row.tsx
var placeOf = placesOf({
	wrong_password: "current",
	too_many_sign_ins: "current",
	password_length: "password",
	password_too_common: "password"
});
/** Changing the password, or setting the first one of an account that only ever signed in by a social provider. */
function PasswordRow({ user }) {
	const { page } = useAreaTexts(accountTexts);
	const { password: texts } = page;
	const { has_password: has } = user;
	return /* @__PURE__ */ jsx(SettingRow, {
		title: texts.title,
		status: {
			text: has ? texts.isSet : texts.notSet,
			good: has
		},
		action: has ? page.change : texts.set,
		children: (close) => /* @__PURE__ */ jsx(PasswordForm, {
			user,
			onClose: close
		})
	});
}
function PasswordForm({ user, onClose }) {
	const { page, reset, login } = useAreaTexts(accountTexts);
	const { password: texts } = page;
	const { signIn } = useMessages();
	const reload = useReloadUser();
	const { has_password: has } = user;
	const hint = signIn.passwordHint({ minimum: PASSWORD.minimum });
	const check = (read) => {
		if (has && read("current") === "") return { current: texts.currentMissing };
		if (read("password") === "") return { password: login.password };
		return [...read("password")].length < PASSWORD.minimum ? { password: hint } : {};
	};
	const { form, onSubmit, working, mistakes } = useSubmit({
		check,
		send: async (read) => {
			const password = read("password");
			await call(changePassword, { body: has ? {
				current: read("current"),
				password
			} : { password } });
			await reload();
			toast(has ? texts.done : texts.doneFirst);
			onClose();
		},
		placeOf
	});
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit,
		className: "grid gap-4",
		children: [
			/* @__PURE__ */ jsx(FormAlert, { text: mistakes.form }),
			/* @__PURE__ */ jsx("input", {
				className: "hidden",
				type: "text",
				autoComplete: "username",
				readOnly: true,
				value: user.email ?? user.mobile ?? ""
			}),
			has && /* @__PURE__ */ jsx(Field, {
				label: texts.current,
				error: mistakes.current,
				children: (control) => /* @__PURE__ */ jsx(PasswordInput, {
					control: {
						...control,
						autoFocus: true
					},
					isNew: false,
					name: "current"
				})
			}),
			/* @__PURE__ */ jsx(Field, {
				label: reset.password,
				error: mistakes.password,
				hint,
				children: (control) => /* @__PURE__ */ jsx(PasswordInput, {
					control: {
						...control,
						autoFocus: !has
					},
					isNew: true
				})
			}),
			has && /* @__PURE__ */ jsx("p", {
				className: "note",
				children: texts.others
			}),
			/* @__PURE__ */ jsx(RowButtons, {
				submit: has ? texts.submit : texts.submitFirst,
				working,
				onCancel: onClose
			})
		]
	});
}
// web/features/accounts/account/time-zones.ts
/** Every time zone that this browser knows by its IANA name, with those given, each once, in order. */
function timeZonesWith(...given) {
	const zones = /* @__PURE__ */ new Set(["UTC", ...Intl.supportedValuesOf("timeZone")]);
	for (const zone of given) if (zone != null) zones.add(zone);
	return [...zones].sort();
}
// web/features/accounts/account/profile-form.tsx
/** The value before any choice; it is not sent. */
var UNSET = "";
/** Name, language and time zone of the user. */
function ProfileForm({ user }) {
	const { page } = useAreaTexts(accountTexts);
	const { profile: texts } = page;
	const reload = useReloadUser();
	const [language, setLanguage] = useState(user.language ?? UNSET);
	const [zone, setZone] = useState(user.time_zone ?? UNSET);
	const { form, onSubmit, working, mistakes } = useSubmit({
		check: (read) => read("name").trim() === "" ? { name: texts.nameMissing } : {},
		send: async (read) => {
			await call(updateProfile, { body: {
				name: read("name").trim(),
				...isLanguage(language) && { language },
				...zone !== UNSET && { time_zone: zone }
			} });
			await reload();
			toast(page.saved);
		},
		placeOf: () => "form"
	});
	const unset = (missing) => missing ? [{
		value: UNSET,
		label: texts.unset
	}] : [];
	const zones = timeZonesWith(user.time_zone, deviceTimeZone());
	return /* @__PURE__ */ jsxs("form", {
		ref: form,
		noValidate: true,
		onSubmit,
		className: "grid max-w-[420px] gap-4",
		children: [
			/* @__PURE__ */ jsx(FormAlert, { text: mistakes.form }),
			/* @__PURE__ */ jsx(Field, {
				label: texts.name,
				error: mistakes.name,
				children: (control) => /* @__PURE__ */ jsx("input", {
					...control,
					className: "input",
					name: "name",
					defaultValue: user.name,
					maxLength: 40,
					autoComplete: "name",
					required: true
				})
			}),
			/* @__PURE__ */ jsx(Field, {
				label: texts.language,
				children: (control) => /* @__PURE__ */ jsx(Select, {
					...control,
					className: "w-full",
					value: language,
					onChange: setLanguage,
					options: [...unset(language === UNSET), ...["en", "zh"].map((each) => ({
						value: each,
						label: texts.languages[each]
					}))]
				})
			}),
			/* @__PURE__ */ jsx(Field, {
				label: texts.timeZone,
				hint: texts.timeZoneHint,
				children: (control) => /* @__PURE__ */ jsx(Select, {
					...control,
					className: "w-full",
					value: zone,
					onChange: setZone,
					options: [...unset(zone === UNSET), ...zones.map((each) => ({
						value: each,
						label: each.replaceAll("_", " ")
					}))]
				})
			}),
			/* @__PURE__ */ jsx("div", { children: /* @__PURE__ */ jsx(Button, {
				type: "submit",
				look: "ink",
				"aria-disabled": working,
				children: working ? page.saving : page.save
			}) })
		]
	});
}
function isLanguage(value) {
	return value === "en" || value === "zh";
}
// web/features/accounts/account/account-page.tsx
/** The user's own account: profile, ways to sign in, and what it owns. */
function AccountPage() {
	const messages = useStudioMessages();
	const { page } = useAreaTexts(accountTexts);
	const signedIn = useSignedIn();
	const { data: user, isError, error, refetch } = useAccountUser(signedIn);
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap pt-12 pb-20 max-phone:pt-7",
		children: [/* @__PURE__ */ jsx("h1", {
			className: "text-4xl leading-10",
			children: messages.signIn.account
		}), !signedIn ? /* @__PURE__ */ jsxs("div", {
			className: "mt-6 grid justify-items-start gap-4",
			children: [/* @__PURE__ */ jsx("p", {
				className: "text-ink-2",
				children: page.guest
			}), /* @__PURE__ */ jsx(Button, {
				look: "seal",
				onClick: () => void askToSignIn(),
				children: messages.shell.signIn
			})]
		}) : user !== void 0 ? /* @__PURE__ */ jsx(Sections, { user }) : isError ? /* @__PURE__ */ jsxs("div", {
			role: "alert",
			className: "mt-6 grid justify-items-start gap-3",
			children: [/* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(error, messages, messages.failures.getData) }) }), /* @__PURE__ */ jsx(Button, {
				onClick: () => void refetch(),
				children: messages.shell.retry
			})]
		}) : /* @__PURE__ */ jsx("p", {
			role: "status",
			className: "mt-6 text-ink-3",
			children: messages.shell.loading
		})]
	});
}
function Sections({ user }) {
	const { page } = useAreaTexts(accountTexts);
	const { date } = useLanguage();
	const hasMobile = useSite().signInWays.includes("mobile") || user.mobile !== null;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx("p", {
			className: "mt-2 mb-8 text-ink-2",
			children: page.since({ date: date(user.created_at) })
		}),
		/* @__PURE__ */ jsx(PageSection, {
			title: page.profile.title,
			line: page.profile.line,
			children: /* @__PURE__ */ jsx(ProfileForm, { user }, user.id)
		}),
		/* @__PURE__ */ jsxs(PageSection, {
			title: page.signIn.title,
			line: page.signIn.line,
			children: [
				user.email === null && /* @__PURE__ */ jsx("p", {
					className: "mb-4 border-l-2 border-amber pl-3 text-[13px] leading-5 text-amber",
					children: page.bindEmailNote
				}),
				/* @__PURE__ */ jsx(EmailRow, { user }),
				hasMobile && /* @__PURE__ */ jsx(MobileRow, { user }),
				/* @__PURE__ */ jsx(PasswordRow, { user }),
				/* @__PURE__ */ jsx(EverywhereRow, {})
			]
		}),
		/* @__PURE__ */ jsx(PageSection, {
			title: page.owns.title,
			line: page.owns.line,
			children: /* @__PURE__ */ jsx(OwnedList, { user })
		}),
		/* @__PURE__ */ jsx(PageSection, {
			title: page.deletion.title,
			line: page.deletion.line,
			children: /* @__PURE__ */ jsx(DeleteRow, { user })
		})
	] });
}
export { AccountPage as default };
