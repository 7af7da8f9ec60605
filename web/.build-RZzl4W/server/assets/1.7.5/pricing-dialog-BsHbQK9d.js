import { i as pricingTexts } from "./payment-popup-P_gFAUGa.js";
import { h as useSignedIn, x as closePricing } from "./session-DiDZXz4K.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { O as usePoints } from "../../entry-server.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as localDay } from "./local-day-BQsKMdHt.js";
import { t as Plans } from "./plans-CvyMv0nz.js";
import { s as useTerms } from "./use-offer-DcBK9Hm6.js";
import { useEffect, useRef } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/billing/pricing/pricing-dialog.tsx
/** The subscription modal: balance, end of the plan, and the same cards as on the page. */
function PricingDialog({ type }) {
	const { modal } = useAreaTexts(pricingTexts);
	const { shell } = useMessages();
	const signedIn = useSignedIn();
	const content = useRef(null);
	useEffect(() => {
		const frame = requestAnimationFrame(() => content.current?.focus({ preventScroll: true }));
		return () => cancelAnimationFrame(frame);
	}, []);
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose: closePricing,
		title: modal.title,
		closeLabel: shell.close,
		width: 1080,
		children: /* @__PURE__ */ jsxs("div", {
			ref: content,
			tabIndex: -1,
			className: "pricing-modal",
			children: [
				signedIn && /* @__PURE__ */ jsx(Standing, {}),
				/* @__PURE__ */ jsx(Plans, {
					from: "pricing_dialog",
					startType: type
				}),
				/* @__PURE__ */ jsx("p", {
					className: "note mt-4",
					children: modal.adds
				})
			]
		})
	});
}
/** What the organisation has: points, frozen points, end of the plan as YYYY-MM-DD in the reader's time zone. */
function Standing() {
	const { modal } = useAreaTexts(pricingTexts);
	const { number } = useLanguage();
	const points = usePoints();
	const terms = useTerms();
	const end = terms?.expired_at ?? null;
	const runs = terms !== void 0 && terms.edition !== "free";
	return /* @__PURE__ */ jsxs("dl", {
		className: "standing",
		children: [
			/* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: modal.balance }), /* @__PURE__ */ jsx("dd", { children: points ? number(points.total) : "…" })] }),
			points !== void 0 && points.frozen > 0 && /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: modal.frozen }), /* @__PURE__ */ jsxs("dd", { children: [
				number(points.frozen),
				" ",
				/* @__PURE__ */ jsx("small", { children: modal.frozenWhy })
			] })] }),
			end !== null && /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: runs ? modal.until : modal.ended }), /* @__PURE__ */ jsx("dd", { children: /* @__PURE__ */ jsx("time", {
				dateTime: end,
				children: localDay(end)
			}) })] })
		]
	});
}
export { PricingDialog as default };
