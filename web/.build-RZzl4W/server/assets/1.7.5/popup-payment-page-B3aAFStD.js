import { t as paymentTexts } from "./payment-63m0BHZm.js";
import { f as LanguageLink } from "../../entry-server.js";
import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { a as useLocation } from "./router-BPcfdpKO.js";
import { t as PopupWindow } from "./popup-window-BUEkUhDE.js";
import { r as messageOfAddress, t as PAYMENT_CHANNEL } from "./popup-message-D65FxNhk.js";
import { useEffect } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/billing/pay/popup-payment-page.tsx
/** Callback page of the payment popup: passes the provider's answer to the page that opened it, and closes. */
function PopupPaymentPage() {
	const { popup: texts } = useAreaTexts(paymentTexts);
	const { search } = useLocation();
	const message = messageOfAddress(search);
	useEffect(() => {
		const said = messageOfAddress(search);
		if (said) tellOpener(said);
	}, [search]);
	return /* @__PURE__ */ jsxs(PopupWindow, { children: [/* @__PURE__ */ jsx("h1", {
		className: "font-ui text-[15px] leading-6 font-normal tracking-normal text-ink-2",
		children: message === void 0 ? texts.unknown : message.status === 1 ? texts.approved : texts.cancelled
	}), message === void 0 && /* @__PURE__ */ jsx(LanguageLink, {
		className: "link leading-6",
		to: "/pricing",
		children: texts.plans
	})] });
}
/**
* Sent both ways, since the provider's pages may have cut this window off from its opener. A duplicate is
* harmless.
*/
function tellOpener(message) {
	window.opener?.postMessage(message, location.origin);
	if (typeof BroadcastChannel !== "undefined") {
		const channel = new BroadcastChannel(PAYMENT_CHANNEL);
		channel.postMessage(message);
		channel.close();
	}
	window.close();
}
export { PopupPaymentPage as default };
