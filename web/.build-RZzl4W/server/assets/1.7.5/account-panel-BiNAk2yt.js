import { s as signOut } from "./accounts-DPOkM-YG.js";
import { F as call, Ft as ADMIN_TITLE, N as useUser, a as LEFT, f as LanguageLink, jt as lazyPart } from "../../entry-server.js";
import { a as useMessages, i as useLanguage } from "./messages-DIgvXott.js";
import { d as leaveSession } from "./session-DiDZXz4K.js";
import { Suspense } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { Images, LogOut, ReceiptText, ShieldCheck, UserRound } from "lucide-react";
// web/shell/account-panel.tsx
var OrganisationSwitcher = lazyPart(() => import("./organisation-switcher-Cd9wR_D6.js"));
/** What the account's menu shows: who is signed in, their pages, their organisations, the way out. */
function AccountPanel() {
	const user = useUser();
	const { shell, signIn } = useMessages();
	const { language } = useLanguage();
	const leave = async () => {
		await call(signOut).catch(() => void 0);
		sessionStorage.setItem(LEFT, "");
		await leaveSession();
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("div", {
			className: "px-2.5 pt-1.5 pb-2",
			children: [/* @__PURE__ */ jsx("div", {
				className: "font-semibold",
				children: user?.name
			}), /* @__PURE__ */ jsx("div", {
				className: "text-xs text-ink-2",
				children: user?.email ?? user?.mobile
			})]
		}),
		/* @__PURE__ */ jsx("div", { className: "menu-line" }),
		/* @__PURE__ */ jsxs(LanguageLink, {
			className: "menu-item",
			to: "/my-creation",
			children: [/* @__PURE__ */ jsx(Images, {
				size: 16,
				strokeWidth: 1.6,
				"aria-hidden": true
			}), shell.myCreation]
		}),
		/* @__PURE__ */ jsxs(LanguageLink, {
			className: "menu-item",
			to: "/credits",
			children: [/* @__PURE__ */ jsx(ReceiptText, {
				size: 16,
				strokeWidth: 1.6,
				"aria-hidden": true
			}), shell.credits]
		}),
		/* @__PURE__ */ jsxs(LanguageLink, {
			className: "menu-item",
			to: "/account",
			children: [/* @__PURE__ */ jsx(UserRound, {
				size: 16,
				strokeWidth: 1.6,
				"aria-hidden": true
			}), signIn.account]
		}),
		/* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(OrganisationSwitcher, {}) }),
		user?.is_operator && /* @__PURE__ */ jsxs(LanguageLink, {
			className: "menu-item",
			to: "/admin",
			children: [/* @__PURE__ */ jsx(ShieldCheck, {
				size: 16,
				strokeWidth: 1.6,
				"aria-hidden": true
			}), ADMIN_TITLE[language]]
		}),
		/* @__PURE__ */ jsx("div", { className: "menu-line" }),
		/* @__PURE__ */ jsxs("button", {
			type: "button",
			className: "menu-item",
			onClick: () => void leave(),
			children: [/* @__PURE__ */ jsx(LogOut, {
				size: 16,
				strokeWidth: 1.6,
				"aria-hidden": true
			}), shell.signOut]
		})
	] });
}
export { AccountPanel as default };
