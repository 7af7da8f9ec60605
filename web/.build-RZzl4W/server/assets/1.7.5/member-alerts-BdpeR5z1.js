import { E as useGlobalDialog, T as openPricing, w as openPayment } from "./session-DiDZXz4K.js";
import { C as isOrgAdmin, N as useUser, O as usePoints, g as Button, n as readOpenOrder } from "../../entry-server.js";
import { t as paymentTexts } from "./payment-63m0BHZm.js";
import { i as expiryAlert } from "./plans-D1aVVjNI.js";
import { a as useMessages, r as useAreaTexts } from "./messages-DIgvXott.js";
import { r as useStore, t as createStore } from "./store-CbiqaTvC.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as Receipt } from "./receipt-7YwDBYeA.js";
import { t as localDay } from "./local-day-BQsKMdHt.js";
import { useEffect, useRef, useState } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/billing/expiry/dismissed-today.ts
/** Kept on the device by person: it outlives a sign-out, and does not silence another person's alert. */
var keyOf = (userId) => `inkreel.device.expiry-alert.${userId}`;
/** "Don't show today" (specification, section 4): the day is the one of the user's own time zone. */
function dismissToday(place, userId, now, timeZone) {
	place.setItem(keyOf(userId), localDay(now, timeZone));
}
/** True on the day on which the alert was dismissed. */
function dismissedToday(place, userId, now, timeZone) {
	return place.getItem(keyOf(userId)) === localDay(now, timeZone);
}
// web/features/billing/expiry/expiry-alert.tsx
/**
* Id of the user who closed it since the page was loaded. Kept outside the component, which is unmounted
* while another dialog is open.
*/
var closedFor = createStore(void 0);
/** Expiry alert (specification, section 4): the plan has expired, or will within seven days. */
function ExpiryAlert({ user }) {
	const { expiry: texts } = useAreaTexts(paymentTexts);
	const { shell } = useMessages();
	const [now] = useState(() => /* @__PURE__ */ new Date());
	const points = usePoints();
	const closed = useStore(closedFor, void 0);
	const end = user.expired_at;
	const alert = expiryAlert(end === null ? null : new Date(end), now);
	const zone = user.time_zone ?? void 0;
	if (end === null || alert === void 0 || closed === user.id) return null;
	if (dismissedToday(localStorage, user.id, now, zone)) return null;
	const close = () => closedFor.set(user.id);
	const notToday = () => {
		dismissToday(localStorage, user.id, now, zone);
		close();
	};
	const renew = () => {
		close();
		openPricing();
	};
	const expired = alert.kind === "expired";
	const day = (instant) => /* @__PURE__ */ jsx("time", {
		dateTime: instant,
		children: localDay(instant)
	});
	const frozen = points !== void 0 && points.frozen > 0 ? points : void 0;
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose: close,
		title: expired ? texts.expiredTitle : texts.expiresTitle,
		closeLabel: shell.close,
		width: 440,
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-5 px-7 pt-4 pb-7 max-phone:px-5",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: expired ? texts.expired : texts.expires({ days: alert.days })
				}),
				/* @__PURE__ */ jsx(Receipt, {
					title: texts.date,
					reference: day(end),
					lines: frozen ? [{
						label: texts.frozen,
						figure: shell.points({ points: frozen.frozen })
					}, ...frozen.frozen_until ? [{
						label: texts.frozenUntil,
						figure: day(frozen.frozen_until)
					}] : []] : []
				}),
				!isOrgAdmin(user) && /* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: texts.askAdmin
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap items-center gap-3",
					children: [
						isOrgAdmin(user) && /* @__PURE__ */ jsx(Button, {
							look: "seal",
							onClick: renew,
							children: texts.renew
						}),
						/* @__PURE__ */ jsx(Button, {
							look: "quiet",
							onClick: close,
							children: texts.later
						}),
						!expired && /* @__PURE__ */ jsx(Button, {
							look: "quiet",
							className: "ml-auto",
							onClick: notToday,
							children: texts.notToday
						})
					]
				})
			]
		})
	});
}
// web/features/billing/expiry/member-alerts.tsx
/** Alerts for a signed-in person when a page is opened: an order left open by a reload, a plan that ends. */
function MemberAlerts() {
	const user = useUser();
	const dialog = useGlobalDialog();
	const offered = useRef(false);
	const ready = user !== void 0 && dialog === void 0;
	useEffect(() => {
		if (!ready || offered.current) return;
		offered.current = true;
		const kept = readOpenOrder(sessionStorage, Date.now());
		if (kept) openPayment({
			choice: kept.choice,
			orderId: kept.orderId,
			from: "page"
		});
	}, [ready]);
	if (!ready) return null;
	return /* @__PURE__ */ jsx(ExpiryAlert, { user }, user.id);
}
export { MemberAlerts as default };
