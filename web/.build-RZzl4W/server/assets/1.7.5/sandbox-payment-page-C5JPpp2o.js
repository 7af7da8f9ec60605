import { p as readSandboxPayment, r as answerSandboxPayment } from "./orders-uA1YptVe.js";
import { p as POLL_ORDER_MS } from "./limits-owx9t46c.js";
import { t as paymentTexts } from "./payment-63m0BHZm.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { F as call, S as QUERY_KEYS, _ as buttonClass, f as LanguageLink, g as Button, m as useLocalPath, p as useBarePath } from "../../entry-server.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { a as useLocation } from "./router-BPcfdpKO.js";
import { t as PopupWindow } from "./popup-window-BUEkUhDE.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
/* empty css             */
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useMutation, useQuery } from "@tanstack/react-query";
// web/features/billing/pay/sandbox-payment-page.tsx
/** The test wallet: replaces the phone's wallet and the provider's window (decisions, Payment providers). */
function SandboxPaymentPage() {
	const { sandbox: texts, popup } = useAreaTexts(paymentTexts);
	const messages = useStudioMessages();
	const { key } = useLocation();
	const token = useBarePath().split("/")[3] ?? "";
	const params = { token };
	const payment = useQuery({
		queryKey: [
			...QUERY_KEYS.pointConfig,
			"sandbox",
			token,
			key
		],
		queryFn: ({ signal }) => call(readSandboxPayment, {
			params,
			signal
		}),
		refetchInterval: ({ state }) => state.data?.state === "waiting" ? POLL_ORDER_MS : false
	});
	const missing = payment.error instanceof ApiError && payment.error.code === "not_found";
	return /* @__PURE__ */ jsx(PopupWindow, { children: /* @__PURE__ */ jsxs("div", {
		className: "wallet",
		"aria-busy": payment.isPending,
		children: [/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h1", { children: texts.title }), /* @__PURE__ */ jsx("p", {
			className: "mt-1 text-ink-2",
			children: texts.lead
		})] }), payment.data ? /* @__PURE__ */ jsx(Wallet, {
			payment: payment.data,
			token,
			again: () => void payment.refetch()
		}) : payment.isError ? /* @__PURE__ */ jsxs("div", {
			role: "alert",
			className: "flex flex-col gap-3",
			children: [/* @__PURE__ */ jsx("p", { children: missing ? texts.unknown : /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(payment.error, messages, messages.failures.getData) }) }), missing ? /* @__PURE__ */ jsx(LanguageLink, {
				className: "link self-start",
				to: "/pricing",
				children: popup.plans
			}) : /* @__PURE__ */ jsx(Button, {
				onClick: () => void payment.refetch(),
				children: messages.shell.retry
			})]
		}) : /* @__PURE__ */ jsx("div", {
			className: "skeleton h-24",
			role: "status",
			children: /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: messages.shell.loading
			})
		})]
	}) });
}
function Wallet({ payment, token, again }) {
	const { sandbox: texts } = useAreaTexts(paymentTexts);
	const messages = useStudioMessages();
	const { language } = useLanguage();
	const wayBack = useWayBack(payment.paypal_order_id);
	const answer = useMutation({
		mutationFn: (given) => call(answerSandboxPayment, {
			params: { token },
			body: { answer: given }
		}),
		onSuccess: (_, given) => {
			if (wayBack === void 0) again();
			else location.replace(wayBack(given === "approve" ? 1 : 0));
		},
		onError: again
	});
	const { state } = payment;
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("p", {
			className: "text-[13px] text-ink-2",
			children: payment.title
		}), /* @__PURE__ */ jsxs("p", {
			className: "pay-amount",
			children: [/* @__PURE__ */ jsxs("span", {
				className: "sr-only",
				children: [texts.pays, " "]
			}), formatMoney(payment.amount, payment.currency, language)]
		})] }),
		answer.isError && /* @__PURE__ */ jsx("p", {
			role: "alert",
			className: "pay-alert",
			children: /* @__PURE__ */ jsx(FailureWords, { failure: failureOf(answer.error, messages) })
		}),
		state === "waiting" ? /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-3",
			children: [/* @__PURE__ */ jsx(Button, {
				look: "seal",
				size: "large",
				disabled: answer.isPending,
				onClick: () => answer.mutate("approve"),
				children: answer.isPending ? texts.working : texts.approve
			}), /* @__PURE__ */ jsx(Button, {
				size: "large",
				disabled: answer.isPending,
				onClick: () => answer.mutate("refuse"),
				children: texts.refuse
			})]
		}) : /* @__PURE__ */ jsxs("div", {
			role: "status",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: state === "paid" || state === "approved" ? "status status-done" : "status status-missing",
					children: texts[state]
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-1 text-ink-2",
					children: texts[`${state}How`]
				}),
				wayBack !== void 0 && /* @__PURE__ */ jsx("a", {
					className: buttonClass({}, "mt-4"),
					href: wayBack(state === "approved" || state === "paid" ? 1 : 0),
					children: texts.back
				})
			]
		})
	] });
}
/** Where the provider would send its popup; undefined for the wallet that scans a code: its page stays. */
function useWayBack(paypalOrderId) {
	const localPath = useLocalPath();
	if (paypalOrderId === null) return void 0;
	return (status) => localPath(`/popup/payment?${new URLSearchParams({
		status: String(status),
		token: paypalOrderId
	})}`);
}
export { SandboxPaymentPage as default };
