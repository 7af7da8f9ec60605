import { t as paymentTexts } from "./payment-63m0BHZm.js";
import { T as openPricing, b as closePayment } from "./session-DiDZXz4K.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { i as pricingTexts, n as shownChange, r as TestPaymentsBanner, t as openPaymentPopup } from "./payment-popup-P_gFAUGa.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { i as useStudioMessages, t as failureOf } from "./failure-text-DC5ygpF3.js";
import { F as call, I as openResponse, O as usePoints, f as LanguageLink, g as Button, ht as creditRecords, j as useSiteFacts, m as useLocalPath, r as rememberOrder, t as forgetOrder, vt as qrCode } from "../../entry-server.js";
import { t as FailureWords } from "./failure-words-cpLr1ZNM.js";
import { t as Receipt } from "./receipt-7YwDBYeA.js";
import { r as refreshMoney, s as useTerms } from "./use-offer-DcBK9Hm6.js";
import { o as periodOf } from "./plans-D1aVVjNI.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { t as onPhone } from "./on-phone-7oNEwNbg.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { a as captureOrder, c as orderByPaypal, f as readOrder, i as cancelOrder, l as orderByWechat, t as ORDER_STATUS } from "./orders-uA1YptVe.js";
import { t as newId } from "./new-id-ifkI-95E.js";
import { t as sleep } from "./sleep-DRrM8duA.js";
import { a as readWindowMessage, i as readPopupMessage, n as concerns, t as PAYMENT_CHANNEL } from "./popup-message-D65FxNhk.js";
import "./limits-owx9t46c.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
/* empty css             */
import { useEffect, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { AppWindow, Check, QrCode } from "lucide-react";
// web/features/billing/pay/ended-step.tsx
/** A payment that did not happen: what it was for, what to do, and that no money moved. */
function EndedStep({ state, payment, onBack }) {
	const texts = useAreaTexts(paymentTexts).pay;
	const messages = useStudioMessages();
	const way = state.step === "order_failed" ? state.way : state.order.pay_way;
	const captureFailed = state.step === "capture_failed";
	const failure = "error" in state ? failureOf(state.error, messages) : void 0;
	const retry = captureFailed ? payment.retryCapture : () => payment.choose(way);
	const renews = way === "wechat" && state.step === "ended" && state.why === "expired";
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsxs("div", {
		role: "alert",
		className: "flex flex-col gap-2",
		children: [failure && failure.text !== texts.failed && /* @__PURE__ */ jsx("p", { children: /* @__PURE__ */ jsx(FailureWords, { failure }) }), /* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: lineOf(state, texts)
		})]
	}), /* @__PURE__ */ jsxs("div", {
		className: "pay-verbs",
		children: [/* @__PURE__ */ jsx(Button, {
			look: "seal",
			onClick: retry,
			children: renews ? texts.newCode : texts.again
		}), /* @__PURE__ */ jsx(Button, {
			look: "quiet",
			onClick: captureFailed ? payment.cancel : onBack,
			children: captureFailed ? texts.cancel : texts.back
		})]
	})] });
}
function lineOf(state, texts) {
	if (state.step === "capture_failed") return texts.failedHow;
	if (state.step === "order_failed") return texts.orderFailedHow;
	return state.why === "cancelled" ? texts.cancelledHow : texts.expired;
}
// web/features/billing/pay/confetti.ts
/** Paper in the product's own colours: seal, ink, jade, and the ground. */
var COLOURS = [
	"#c8371f",
	"#1b1917",
	"#2a7454",
	"#c9c1b4"
];
/**
* Confetti over everything, once, unless the person asked for less motion. The code is loaded on use, and a
* failure to load it is ignored. Returns a function to clear it away.
*/
function throwConfetti() {
	if (matchMedia("(prefers-reduced-motion: reduce)").matches) return () => void 0;
	const canvas = document.createElement("canvas");
	canvas.className = "confetti";
	canvas.setAttribute("aria-hidden", "true");
	document.body.append(canvas);
	import("canvas-confetti").then(async ({ default: confetti }) => {
		if (!canvas.isConnected) return;
		await confetti.create(canvas, { resize: true })({
			particleCount: 120,
			spread: 80,
			startVelocity: 42,
			origin: { y: .45 },
			colors: COLOURS
		});
		canvas.remove();
	}, () => canvas.remove());
	return () => canvas.remove();
}
// web/features/billing/pay/paid-step.tsx
/** Payment success dialog: the points added, their ledger line, and back to what the person was doing. */
function PaidStep({ order, onDone }) {
	const { paid: texts } = useAreaTexts(paymentTexts);
	const { number, date } = useLanguage();
	const points = usePoints();
	const end = useTerms()?.expired_at;
	const line = useLedgerLine(order.id);
	useEffect(() => throwConfetti(), []);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs("p", {
			className: "flex items-center gap-2 text-[16px]",
			role: "status",
			children: [/* @__PURE__ */ jsx(Check, {
				size: 20,
				strokeWidth: 2,
				className: "flex-none text-jade",
				"aria-hidden": true
			}), texts.lead({ points: order.points })]
		}),
		/* @__PURE__ */ jsx(Receipt, {
			title: order.name,
			reference: line !== void 0 && /* @__PURE__ */ jsx(LanguageLink, {
				className: "link",
				to: `/credits?line=${line}`,
				onClick: onDone,
				children: texts.ledger
			}),
			lines: [
				{
					label: texts.added,
					figure: `+${number(order.points)}`
				},
				{
					label: texts.balance,
					figure: points ? number(points.total) : texts.refreshing,
					total: true
				},
				...end ? [{
					label: texts.until,
					figure: /* @__PURE__ */ jsx("time", {
						dateTime: end,
						children: date(end)
					})
				}] : []
			]
		}),
		/* @__PURE__ */ jsxs("div", {
			className: "pay-verbs",
			children: [/* @__PURE__ */ jsx(Button, {
				look: "ink",
				onClick: onDone,
				children: texts.back
			}), /* @__PURE__ */ jsx(LanguageLink, {
				className: "link leading-10",
				to: `/credits/invoice/${order.id}`,
				onClick: onDone,
				children: texts.invoice
			})]
		})
	] });
}
/** Number of the ledger line that the order wrote; undefined until it is found. */
function useLedgerLine(orderId) {
	const { data } = useQuery({
		queryKey: [
			"payment",
			"line",
			orderId
		],
		queryFn: ({ signal }) => call(creditRecords, {
			query: { type: "recharge" },
			signal
		})
	});
	return data?.items.find((record) => record.order_id === orderId)?.line;
}
// web/features/billing/pay/plan-change-note.tsx
/** A sentence about how an upgrade converts the remaining time; nothing if days are only added. */
function PlanChangeNote({ purchase: { type, count, validDays }, change }) {
	const { pay } = useAreaTexts(paymentTexts);
	const { editions } = useAreaTexts(pricingTexts);
	const { date } = useLanguage();
	const { converted, until } = change;
	if (converted === void 0) return null;
	const { from, fromCount, leftHours, hours } = converted;
	const figures = {
		left: leftHours,
		hours,
		days: validDays,
		until: date(until.toISOString())
	};
	return /* @__PURE__ */ jsxs("p", {
		className: "pay-change",
		children: [from === type ? pay.morePeople({
			...figures,
			plan: editions[type],
			before: fromCount,
			after: count
		}) : pay.upgrade({
			...figures,
			from: editions[from],
			to: editions[type]
		}), /* @__PURE__ */ jsx("small", { children: pay.upgradeWhen })]
	});
}
// web/features/billing/pay/purchase-lines.tsx
/** The purchase as a slip: points and days added, the effect on the current plan, and the amount to pay. */
function PurchaseLines({ name, type, count, amount, currency, points, valid_days: days }) {
	const { pay } = useAreaTexts(paymentTexts);
	const { card } = useAreaTexts(pricingTexts);
	const { language, number, date } = useLanguage();
	const purchase = {
		type,
		count,
		amount,
		currency,
		points,
		validDays: days
	};
	const change = shownChange(useTerms(), purchase);
	const period = card.periods[periodOf(days)];
	const title = count > 1 ? `${name} · ${period} · ${card.perPerson({
		price: "",
		count
	}).trim()}` : `${name} · ${period}`;
	const converted = change?.converted;
	const until = change?.until.toISOString();
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx(Receipt, {
		title,
		lines: [
			{
				label: pay.adds,
				figure: number(points)
			},
			{
				label: pay.days,
				figure: number(days)
			},
			...converted ? [{
				label: pay.converted,
				figure: pay.convertedTime({ hours: converted.hours })
			}] : [],
			...until ? [{
				label: pay.until,
				figure: /* @__PURE__ */ jsx("time", {
					dateTime: until,
					children: date(until)
				})
			}] : [],
			{
				label: pay.amount,
				figure: formatMoney(amount, currency, language),
				total: true
			}
		]
	}), change && /* @__PURE__ */ jsx(PlanChangeNote, {
		purchase,
		change
	})] });
}
// web/features/billing/pay/popup-step.tsx
/** International payment waiting dialog: the payment happens in the provider's window. */
function PopupStep({ order, popup, payment }) {
	const texts = useAreaTexts(paymentTexts).pay;
	const runs = popup === "open" || popup === "asking";
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		popup === "blocked" && /* @__PURE__ */ jsxs("p", {
			role: "alert",
			className: "pay-alert",
			children: [/* @__PURE__ */ jsx("b", {
				className: "block",
				children: texts.blocked
			}), texts.blockedHow]
		}),
		popup === "shut" && /* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: texts.shutHow
		}),
		popup === "absent" && /* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: texts.popupAbsent
		}),
		runs && /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("p", {
			className: "text-ink-2",
			children: texts.popupHow
		}), /* @__PURE__ */ jsx("p", {
			className: "status status-running",
			children: texts.waiting
		})] }),
		/* @__PURE__ */ jsx(PurchaseLines, { ...order }),
		/* @__PURE__ */ jsxs("div", {
			className: "pay-verbs",
			children: [/* @__PURE__ */ jsx(Button, {
				look: runs ? "outline" : "seal",
				onClick: payment.reopen,
				children: popup === "absent" || popup === "blocked" ? texts.popupOpen : texts.popupAgain
			}), /* @__PURE__ */ jsx(Button, {
				look: "quiet",
				onClick: payment.cancel,
				children: texts.cancel
			})]
		})
	] });
}
// web/features/billing/pay/core/clock-time.ts
/** Milliseconds as `1:59:05` or `4:09`: what a countdown shows. Rounded up to whole seconds. */
function clockTime(milliseconds) {
	const seconds = Math.max(0, Math.ceil(milliseconds / 1e3));
	const two = (value) => String(value).padStart(2, "0");
	const hours = Math.floor(seconds / 3600);
	const minutes = Math.floor(seconds / 60) % 60;
	const tail = two(seconds % 60);
	return hours > 0 ? `${hours}:${two(minutes)}:${tail}` : `${minutes}:${tail}`;
}
// web/features/billing/pay/wallet-address.ts
/**
* The test wallet is a separate page, whose address is made without a language: opened from here it keeps the
* one that is shown. On a local machine the server's name may differ from the address bar (127.0.0.1,
* localhost): the wallet then uses this page's origin, since its window can report the outcome only from
* there. Providers' addresses stay as they are.
*
* @param address of the page that takes the payment
* @param origin of this page
* @param localPath adds the prefix of the language that is shown to a path
*/
function walletAddress(address, origin, localPath) {
	if (!URL.canParse(address)) return address;
	const there = new URL(address);
	return nameOf(there) === nameOf(new URL(origin)) && there.pathname.startsWith("/sandbox/") ? origin + localPath(there.pathname + there.search) : address;
}
/** The origin, with one name for this machine. */
function nameOf({ protocol, hostname, port }) {
	return `${protocol}//${/^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname) ? "localhost" : hostname}:${port}`;
}
// web/features/billing/pay/qr-step.tsx
/** QR payment dialog: the code, what is bought, how long it is valid (specification, section 4). No card entry. */
function QrStep({ order, onCancel }) {
	const texts = useAreaTexts(paymentTexts).pay;
	const localPath = useLocalPath();
	const left = useTimeLeft(order.closes_at);
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Code, { order }),
		/* @__PURE__ */ jsx("p", {
			className: "text-center text-ink-2",
			children: order.test ? texts.qrTest : onPhone() ? texts.qrHowOnPhone : texts.qrHow
		}),
		/* @__PURE__ */ jsxs("p", {
			className: "numbers text-center text-[13px] text-ink-2",
			children: [/* @__PURE__ */ jsx("span", {
				className: "status status-running",
				children: texts.waiting
			}), /* @__PURE__ */ jsx("span", {
				className: "ml-3",
				children: texts.closesIn({ time: clockTime(left) })
			})]
		}),
		order.test && order.code_url !== null && /* @__PURE__ */ jsx("a", {
			className: "link self-center text-[13px]",
			href: walletAddress(order.code_url, location.origin, localPath),
			target: "_blank",
			rel: "noreferrer",
			children: texts.qrOpen
		}),
		/* @__PURE__ */ jsx(PurchaseLines, { ...order }),
		/* @__PURE__ */ jsx(Button, {
			className: "self-center",
			look: "quiet",
			onClick: onCancel,
			children: texts.cancel
		})
	] });
}
function Code({ order }) {
	const texts = useAreaTexts(paymentTexts).pay;
	const { language } = useLanguage();
	const { address, failed, again } = useCode(order);
	const amount = formatMoney(order.amount, order.currency, language);
	return /* @__PURE__ */ jsxs("div", {
		className: "pay-code",
		children: [/* @__PURE__ */ jsx("p", {
			className: "pay-amount",
			children: amount
		}), failed ? /* @__PURE__ */ jsxs("div", {
			role: "alert",
			className: "pay-code-square",
			children: [/* @__PURE__ */ jsx("p", {
				className: "text-seal",
				children: texts.qrFailed
			}), /* @__PURE__ */ jsx(Button, {
				size: "small",
				onClick: again,
				children: texts.qrRetry
			})]
		}) : address === void 0 ? /* @__PURE__ */ jsx("div", {
			className: "pay-code-square skeleton",
			role: "status",
			children: /* @__PURE__ */ jsx("span", {
				className: "sr-only",
				children: texts.qrDrawing
			})
		}) : /* @__PURE__ */ jsx("img", {
			className: "pay-code-square",
			src: address,
			alt: texts.qrAlt({ amount })
		})]
	});
}
/** The code's picture as an object URL: it is fetched with the token, which an address cannot carry. */
function useCode(order) {
	const { data, isError, refetch } = useQuery({
		queryKey: [
			"payment",
			"code",
			order.id
		],
		enabled: order.code_url !== null,
		gcTime: 0,
		queryFn: async ({ signal }) => {
			const answer = await openResponse(qrCode, {
				query: { text: order.code_url ?? "" },
				signal
			});
			return new Blob([await answer.arrayBuffer()], { type: "image/svg+xml" });
		}
	});
	const [address, setAddress] = useState();
	useEffect(() => {
		if (!data) return;
		const made = URL.createObjectURL(data);
		setAddress(made);
		return () => URL.revokeObjectURL(made);
	}, [data]);
	return {
		address,
		failed: isError || order.code_url === null,
		again: () => void refetch()
	};
}
/** Milliseconds until an instant, counted down by the second. */
function useTimeLeft(instant) {
	const left = () => Math.max(0, Date.parse(instant) - Date.now());
	const [time, setTime] = useState(left);
	useEffect(() => {
		const timer = setInterval(() => setTime(Math.max(0, Date.parse(instant) - Date.now())), 1e3);
		return () => clearInterval(timer);
	}, [instant]);
	return time;
}
// web/features/billing/pay/browser-world.ts
/** The server and the browser as dependencies of a payment. */
function browserWorld({ start, localPath, credited }) {
	const { product, count } = start.choice;
	let popup = start.popup ?? null;
	let tried = start.popup !== void 0;
	const bought = {
		product_id: product.id,
		total: count
	};
	const callback = (status) => `${location.origin}${localPath("/popup/payment")}?status=${status}`;
	return {
		create: (way, attempt) => way === "wechat" ? call(orderByWechat, {
			body: bought,
			idempotencyKey: attempt
		}) : call(orderByPaypal, {
			body: {
				...bought,
				brand_name: "Inkreel",
				return_url: callback(1),
				cancel_url: callback(0)
			},
			idempotencyKey: attempt
		}),
		read: (id) => call(readOrder, { params: { id } }),
		capture: (id, token) => call(captureOrder, { body: {
			id,
			paypal_order_id: token
		} }),
		cancel: (id) => call(cancelOrder, { params: { id } }),
		openPopup: () => {
			if (!tried) popup = openPaymentPopup(localPath);
			tried = false;
			return popup !== null && !popup.closed;
		},
		showInPopup: (link) => {
			popup?.location.replace(walletAddress(link, location.origin, localPath));
			popup?.focus();
		},
		closePopup: () => popup?.close(),
		popupClosed: () => popup?.closed ?? true,
		listen: (hear) => {
			const heard = (message) => message && hear(message);
			const onMessage = (event) => heard(readWindowMessage(event, location.origin));
			addEventListener("message", onMessage);
			const channel = typeof BroadcastChannel === "undefined" ? void 0 : new BroadcastChannel(PAYMENT_CHANNEL);
			channel?.addEventListener("message", ({ data }) => heard(readPopupMessage(data)));
			return () => {
				removeEventListener("message", onMessage);
				channel?.close();
			};
		},
		remember: (order) => rememberOrder(sessionStorage, order, start.choice),
		forget: () => forgetOrder(sessionStorage),
		credited,
		newAttempt: () => newId(),
		now: Date.now,
		sleep
	};
}
// web/features/billing/pay/core/payment.ts
/**
* One purchase from the choice of how to pay to the success dialog, without React and without the network: a
* state, events, and what to do next (specification, section 4, Wallet QR payment and International provider
* payment). Whatever the order and number of answers, an order known to be paid ends in `paid`.
*/
/** The order that a state is about. */
function orderOf(state) {
	return "order" in state ? state.order : void 0;
}
/** True while the order may still be paid: then it is polled. */
function watchesOrder(state) {
	return [
		"waiting",
		"capturing",
		"capture_failed"
	].includes(state.step);
}
/** True if a way to pay may be chosen; false for the second click of a double click. */
function mayChoose(state) {
	return [
		"choosing",
		"blocked",
		"order_failed",
		"ended"
	].includes(state.step);
}
/**
* The step that follows an event. Events that do not fit the state, such as late and repeated ones, change
* nothing.
*/
function advance(state, event) {
	switch (event.type) {
		case "choose": return choose(state, event);
		case "created": return created(state, event);
		case "create_failed": return createFailed(state, event);
		case "order": return learn(state, event);
		case "ask_failed": return askFailed(state, event);
		case "popup_closed":
			if (state.step !== "waiting" || state.popup !== "open") return stay(state);
			return to({
				...state,
				popup: "asking"
			}, ask("closed_popup", state.order.id));
		case "popup_said": return popupSaid(state, event.message);
		case "reopened": return reopened(state, event.window);
		case "retry_capture": return state.step === "capture_failed" ? capture(state.order, state.token) : stay(state);
		case "cancel": return cancel(state);
		case "leave": return leave(state);
		case "clock":
			if (state.step !== "waiting" || event.now < Date.parse(state.order.closes_at)) return stay(state);
			return to({
				step: "ended",
				order: state.order,
				why: "expired"
			}, ask("poll", state.order.id));
	}
}
var stay = (state, ...effects) => ({
	state,
	effects
});
var to = stay;
var ask = (asked, orderId) => ({
	do: "ask",
	asked,
	orderId
});
var CLOSE = { do: "close_popup" };
var FORGET = { do: "forget" };
function choose(state, { way, attempt, window }) {
	if (!mayChoose(state)) return stay(state);
	if (way === "paypal" && !window) return to({
		step: "blocked",
		way
	});
	const key = state.step === "order_failed" && state.way === way && wasLost(state.error) ? state.attempt : attempt;
	return to({
		step: "creating",
		way,
		attempt: key
	}, {
		do: "create",
		way,
		attempt: key
	});
}
function wasLost(error) {
	return error instanceof ApiError && [
		"network_error",
		"timeout",
		"unreadable_answer"
	].includes(error.code);
}
function created(state, { attempt, order }) {
	if (state.step !== "creating" || state.attempt !== attempt) {
		if (order.status === ORDER_STATUS.paid) return stay(state, {
			do: "credited",
			order
		});
		return stay(state, {
			do: "cancel",
			orderId: order.id
		});
	}
	return show(order, state.way === "paypal" ? "open" : "none");
}
/** The step for an order as just received, with its popup if it has one. */
function show(order, popup) {
	if (order.status === ORDER_STATUS.paid) return paid(order);
	if (order.status !== ORDER_STATUS.created) return to({
		step: "ended",
		order,
		why: "expired"
	}, CLOSE, FORGET);
	const send = popup === "open" && order.link !== null ? [{
		do: "show_in_popup",
		link: order.link
	}] : [];
	return to({
		step: "waiting",
		order,
		popup
	}, {
		do: "remember",
		order
	}, ...send);
}
var paid = (order) => to({
	step: "paid",
	order
}, CLOSE, FORGET, {
	do: "credited",
	order
});
function createFailed(state, { attempt, error }) {
	if (state.step !== "creating" || state.attempt !== attempt) return stay(state);
	if (error instanceof ApiError && error.code === "not_signed_in") return to({ step: "left" }, CLOSE);
	return to({
		step: "order_failed",
		way: state.way,
		attempt,
		error
	}, CLOSE);
}
function learn(state, { asked, order }) {
	if (state.step === "resuming" && state.orderId === order.id) return show(order, order.pay_way === "paypal" ? "absent" : "none");
	const known = orderOf(state);
	if (order.status === ORDER_STATUS.paid) {
		if (state.step === "paid") return stay(state);
		return known?.id === order.id ? paid(order) : stay(state, FORGET, {
			do: "credited",
			order
		});
	}
	if (known?.id !== order.id) return stay(state);
	if (order.status !== ORDER_STATUS.created) return closed(state, asked, order);
	if (state.step === "waiting" && state.popup === "asking" && asked === "closed_popup") return to({
		...state,
		popup: "shut"
	});
	if (state.step === "capturing" && asked === "capture") return to({
		...state,
		step: "capture_failed",
		error: new ApiError("payment_failed")
	});
	if (state.step === "cancelling" && asked === "cancel") return notCancelled(state);
	return stay(state);
}
function closed(state, asked, order) {
	if (state.step === "paid" || state.step === "ended") return stay(state);
	if (state.step === "capturing" && asked !== "capture") return stay(state);
	if (state.step === "cancelling" && state.leaves) return to({ step: "left" }, CLOSE, FORGET);
	return to({
		step: "ended",
		order,
		why: state.step === "cancelling" ? "cancelled" : "expired"
	}, CLOSE, FORGET);
}
/** The order is still open at the server, which closes it by itself after two hours. */
function notCancelled(state) {
	if (state.leaves) return to({ step: "left" }, FORGET);
	return to({
		step: "ended",
		order: state.order,
		why: "cancelled"
	}, FORGET);
}
function askFailed(state, { asked, orderId, error }) {
	if (state.step === "resuming" && state.orderId === orderId) return to({ step: "left" }, ...error instanceof ApiError && error.code === "not_found" ? [FORGET] : []);
	if (orderOf(state)?.id !== orderId) return stay(state);
	if (asked === "closed_popup" && state.step === "waiting" && state.popup === "asking") return to({
		...state,
		popup: "shut"
	});
	if (asked === "capture" && state.step === "capturing") return to({
		...state,
		step: "capture_failed",
		error
	});
	if (asked === "cancel" && state.step === "cancelling") return notCancelled(state);
	return stay(state);
}
function popupSaid(state, message) {
	const order = orderOf(state);
	if (!order || !concerns(message, order)) return stay(state);
	const token = message.token ?? order.paypal_order_id;
	const mayCapture = [
		"waiting",
		"cancelling",
		"ended"
	].includes(state.step);
	if (message.status === 1) return mayCapture && token !== null ? capture(order, token) : stay(state);
	return state.step === "waiting" ? abandon(order, false) : stay(state);
}
var capture = (order, token) => to({
	step: "capturing",
	order,
	token
}, CLOSE, {
	do: "capture",
	orderId: order.id,
	token
});
var abandon = (order, leaves) => to({
	step: "cancelling",
	order,
	leaves
}, CLOSE, {
	do: "cancel",
	orderId: order.id
});
function reopened(state, window) {
	if (state.step !== "waiting" || state.popup === "none") return stay(state);
	if (!window || state.order.link === null) return to({
		...state,
		popup: "blocked"
	});
	return to({
		...state,
		popup: "open"
	}, {
		do: "show_in_popup",
		link: state.order.link
	});
}
function cancel(state) {
	if (state.step === "waiting" || state.step === "capture_failed") return abandon(state.order, false);
	if (state.step === "creating") return to({ step: "choosing" }, CLOSE);
	if (state.step === "blocked" || state.step === "order_failed") return to({ step: "choosing" });
	return stay(state);
}
function leave(state) {
	if (state.step === "waiting" || state.step === "capture_failed") return abandon(state.order, true);
	if (state.step === "cancelling") return stay({
		...state,
		leaves: true
	});
	return to({ step: "left" }, CLOSE);
}
// web/features/billing/pay/core/run-payment.ts
/** How often the clock and the popup are checked, in milliseconds. */
var TICK_MS = 500;
/** Runs a payment: performs the actions of `advance` and feeds the answers back to it. */
function runPayment(world, first) {
	const state = createStore(first);
	let asking = false;
	const send = (event) => {
		const next = advance(state.get(), event);
		state.set(next.state);
		for (const effect of next.effects) carryOut(effect);
	};
	const answer = (asked, orderId, call) => call.then((order) => send({
		type: "order",
		asked,
		order
	}), (error) => send({
		type: "ask_failed",
		asked,
		orderId,
		error
	}));
	const poll = async () => {
		const order = orderOf(state.get());
		if (asking || order === void 0 || !watchesOrder(state.get())) return;
		asking = true;
		await answer("poll", order.id, world.read(order.id));
		asking = false;
	};
	function carryOut(effect) {
		switch (effect.do) {
			case "create": {
				const { attempt } = effect;
				world.create(effect.way, attempt).then((order) => send({
					type: "created",
					attempt,
					order
				}), (error) => send({
					type: "create_failed",
					attempt,
					error
				}));
				return;
			}
			case "ask":
				answer(effect.asked, effect.orderId, world.read(effect.orderId));
				return;
			case "capture":
				answer("capture", effect.orderId, world.capture(effect.orderId, effect.token));
				return;
			case "cancel":
				answer("cancel", effect.orderId, world.cancel(effect.orderId));
				return;
			case "show_in_popup": return world.showInPopup(effect.link);
			case "close_popup": return world.closePopup();
			case "remember": return world.remember(effect.order);
			case "forget": return world.forget();
			case "credited": return world.credited(effect.order);
		}
	}
	const tick = () => {
		send({
			type: "clock",
			now: world.now()
		});
		const now = state.get();
		if (now.step === "waiting" && now.popup === "open" && world.popupClosed()) send({ type: "popup_closed" });
	};
	const follow = async (signal) => {
		let polled = world.now();
		while (!signal.aborted) {
			await world.sleep(TICK_MS, signal);
			if (signal.aborted) return;
			tick();
			if (world.now() - polled < 3e3) continue;
			polled = world.now();
			poll();
		}
	};
	return {
		state,
		choose: (way) => {
			if (!mayChoose(state.get())) return;
			const window = way === "paypal" && world.openPopup();
			send({
				type: "choose",
				way,
				attempt: world.newAttempt(),
				window
			});
		},
		reopen: () => send({
			type: "reopened",
			window: world.openPopup()
		}),
		retryCapture: () => send({ type: "retry_capture" }),
		cancel: () => send({ type: "cancel" }),
		leave: () => send({ type: "leave" }),
		look: () => void poll(),
		start: () => {
			const abort = new AbortController();
			const deaf = world.listen((message) => send({
				type: "popup_said",
				message
			}));
			const now = state.get();
			if (now.step === "resuming") carryOut({
				do: "ask",
				asked: "resume",
				orderId: now.orderId
			});
			follow(abort.signal);
			return () => {
				abort.abort();
				deaf();
			};
		}
	};
}
// web/features/billing/pay/use-payment.ts
/** The payment of a dialog: it runs while the dialog is shown. */
function usePayment(start) {
	const client = useQueryClient();
	const localPath = useLocalPath();
	const [payment] = useState(() => {
		const world = browserWorld({
			start,
			localPath,
			credited: () => refreshMoney(client)
		});
		const { orderId } = start;
		return runPayment(world, orderId === void 0 ? { step: "choosing" } : {
			step: "resuming",
			orderId
		});
	});
	useEffect(() => payment.start(), [payment]);
	useEffect(() => {
		if (start.way !== void 0 && start.orderId === void 0 && payment.state.get().step === "choosing") payment.choose(start.way);
	}, [payment, start]);
	useLooks(payment);
	return {
		payment,
		state: useStore(payment.state, { step: "choosing" })
	};
}
/** Polls immediately when the tab is visible again, and when the event stream reports a new balance. */
function useLooks(payment) {
	const total = usePoints()?.total;
	useEffect(() => {
		const look = () => document.visibilityState === "visible" && payment.look();
		document.addEventListener("visibilitychange", look);
		addEventListener("focus", look);
		return () => {
			document.removeEventListener("visibilitychange", look);
			removeEventListener("focus", look);
		};
	}, [payment]);
	useEffect(() => payment.look(), [payment, total]);
}
// web/features/billing/pay/way-chooser.tsx
/** Payment method chooser: what is bought, and the ways that this installation takes money. */
function WayChooser({ choice, blocked, choose, onBack }) {
	const texts = useAreaTexts(paymentTexts).pay;
	const site = useSite();
	const offered = useSiteFacts()?.pay_ways ?? site.payWays;
	const ways = blocked ? offered.filter((way) => way === "paypal") : offered;
	const { product, count } = choice;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		blocked && /* @__PURE__ */ jsxs("p", {
			role: "alert",
			className: "pay-alert",
			children: [/* @__PURE__ */ jsx("b", {
				className: "block",
				children: texts.blocked
			}), texts.blockedHow]
		}),
		/* @__PURE__ */ jsx(PurchaseLines, {
			...product,
			count,
			amount: product.price * count,
			points: product.point * count
		}),
		/* @__PURE__ */ jsx("div", {
			className: "flex flex-col gap-2",
			children: ways.map((way) => /* @__PURE__ */ jsxs("button", {
				type: "button",
				className: "pay-way",
				onClick: () => choose(way),
				children: [way === "wechat" ? /* @__PURE__ */ jsx(QrCode, {
					size: 22,
					strokeWidth: 1.6,
					"aria-hidden": true
				}) : /* @__PURE__ */ jsx(AppWindow, {
					size: 22,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), /* @__PURE__ */ jsxs("span", { children: [/* @__PURE__ */ jsx("b", { children: way === "wechat" ? texts.wechat : texts.paypal }), /* @__PURE__ */ jsx("small", { children: way === "wechat" ? onPhone() ? texts.wechatHowOnPhone : texts.wechatHow : texts.paypalHow })] })]
			}, way))
		}),
		/* @__PURE__ */ jsx(Button, {
			look: "quiet",
			className: "self-start",
			onClick: onBack,
			children: texts.back
		})
	] });
}
// web/features/billing/pay/payment-dialog.tsx
/** One purchase: choosing how to pay, paying, and the outcome. */
function PaymentDialog({ start }) {
	const texts = useAreaTexts(paymentTexts).pay;
	const { shell } = useMessages();
	const { payment, state } = usePayment(start);
	const back = () => {
		if (start.from === "pricing_dialog") openPricing(start.choice.product.type);
		else closePayment();
	};
	const left = state.step === "left";
	useEffect(() => {
		if (left) closePayment();
	}, [left]);
	const title = useTitle(state);
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose: payment.leave,
		title,
		closeLabel: shell.close,
		width: widthOf(state),
		children: /* @__PURE__ */ jsxs("div", {
			className: "pay",
			"aria-busy": isBusy(state),
			children: [
				state.step !== "paid" && /* @__PURE__ */ jsx(TestPaymentsBanner, {}),
				/* @__PURE__ */ jsx(Content, {
					payment,
					state,
					start,
					onBack: back
				}),
				/* @__PURE__ */ jsx("p", {
					role: "status",
					className: "sr-only",
					children: announcement(state, texts)
				})
			]
		})
	});
}
function Content({ payment, state, start, onBack }) {
	const texts = useAreaTexts(paymentTexts).pay;
	switch (state.step) {
		case "choosing":
		case "blocked": return /* @__PURE__ */ jsx(WayChooser, {
			choice: start.choice,
			blocked: state.step === "blocked",
			choose: payment.choose,
			onBack
		});
		case "creating":
		case "resuming": return /* @__PURE__ */ jsx(Busy, {
			line: texts.creating,
			onCancel: payment.cancel
		});
		case "waiting": return state.order.pay_way === "wechat" ? /* @__PURE__ */ jsx(QrStep, {
			order: state.order,
			onCancel: payment.cancel
		}) : /* @__PURE__ */ jsx(PopupStep, {
			order: state.order,
			popup: state.popup,
			payment
		});
		case "capturing": return /* @__PURE__ */ jsx(Busy, { line: texts.capturing });
		case "cancelling": return /* @__PURE__ */ jsx(Busy, { line: texts.cancelling });
		case "paid": return /* @__PURE__ */ jsx(PaidStep, {
			order: state.order,
			onDone: closePayment
		});
		case "ended":
		case "order_failed":
		case "capture_failed": return /* @__PURE__ */ jsx(EndedStep, {
			state,
			payment,
			onBack
		});
		case "left": return null;
	}
}
function Busy({ line, onCancel }) {
	const texts = useAreaTexts(paymentTexts).pay;
	return /* @__PURE__ */ jsxs("div", {
		className: "pay-busy",
		children: [/* @__PURE__ */ jsx("p", {
			className: "status status-running",
			children: line
		}), onCancel && /* @__PURE__ */ jsx("button", {
			type: "button",
			className: "link text-[13px]",
			onClick: onCancel,
			children: texts.cancel
		})]
	});
}
function useTitle(state) {
	const { pay, paid } = useAreaTexts(paymentTexts);
	switch (state.step) {
		case "paid": return paid.title;
		case "blocked": return pay.blockedTitle;
		case "waiting":
			if (state.order.pay_way === "wechat") return pay.qrTitle;
			if (state.popup === "shut") return pay.cancelled;
			return state.popup === "blocked" ? pay.blockedTitle : pay.popupTitle;
		case "ended":
			if (state.why === "cancelled") return pay.cancelled;
			return pay.expiredTitle;
		case "order_failed": return state.way === "wechat" ? pay.qrFailed : pay.failed;
		case "capture_failed": return pay.failed;
		case "choosing": return pay.title;
		default: return pay.titleOne;
	}
}
var widthOf = (state) => state.step === "paid" ? 440 : 480;
var isBusy = (state) => [
	"creating",
	"resuming",
	"capturing",
	"cancelling"
].includes(state.step);
/** Announcements for screen readers. */
function announcement(state, texts) {
	if (state.step === "waiting") return state.popup === "shut" ? texts.cancelled : texts.waiting;
	if (state.step === "ended") return state.why === "cancelled" ? texts.cancelled : texts.expiredTitle;
	return "";
}
export { PaymentDialog as default };
