import { t as creditsTexts } from "./credits-BBV1P-n1.js";
import { T as openPricing, v as closeAskToBuy } from "./session-DiDZXz4K.js";
import { O as usePoints, f as LanguageLink, g as Button } from "../../entry-server.js";
import { a as useMessages, r as useAreaTexts } from "./messages-DIgvXott.js";
import { t as Dialog } from "./dialog-DArSs_ti.js";
import { t as Receipt } from "./receipt-7YwDBYeA.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/billing/ask-to-buy-dialog.tsx
/** Opened by code 100505 (specification, section 8): what the run needs, what is there, what is missing, what to do. */
function AskToBuyDialog({ needed, balance, missing }) {
	const { askToBuy: texts } = useAreaTexts(creditsTexts);
	const { shell } = useMessages();
	const current = usePoints();
	const has = balance ?? current?.total;
	const line = (label, points, total = false) => points === void 0 ? [] : [{
		label,
		figure: shell.points({ points }),
		total
	}];
	const lines = [
		...line(texts.needs, needed),
		...line(texts.has, has),
		...line(texts.missing, missing, true)
	];
	return /* @__PURE__ */ jsx(Dialog, {
		open: true,
		onClose: closeAskToBuy,
		title: texts.title,
		closeLabel: shell.close,
		width: 480,
		children: /* @__PURE__ */ jsxs("div", {
			className: "flex flex-col gap-5 px-7 pt-4 pb-7 max-phone:px-5",
			children: [
				/* @__PURE__ */ jsx("p", {
					className: "text-ink-2",
					children: texts.kept
				}),
				lines.length > 0 && /* @__PURE__ */ jsx(Receipt, {
					title: texts.run,
					lines
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "mt-1",
					children: [/* @__PURE__ */ jsx("h3", {
						className: "font-ui text-[13px] leading-6 font-semibold tracking-normal",
						children: texts.cheaper
					}), /* @__PURE__ */ jsxs("ul", {
						className: "list-disc pl-5 text-ink-2 marker:text-ink-3",
						children: [/* @__PURE__ */ jsx("li", { children: texts.candidates }), /* @__PURE__ */ jsx("li", { children: texts.draft })]
					})]
				}),
				/* @__PURE__ */ jsxs("div", {
					className: "flex flex-wrap items-center gap-3 border-t border-line pt-5",
					children: [
						/* @__PURE__ */ jsx(Button, {
							look: "seal",
							onClick: () => openPricing(),
							children: texts.plans
						}),
						/* @__PURE__ */ jsx(Button, {
							look: "quiet",
							onClick: closeAskToBuy,
							children: texts.back
						}),
						/* @__PURE__ */ jsx(LanguageLink, {
							className: "link leading-10",
							to: "/credits",
							onClick: closeAskToBuy,
							children: texts.ledger
						})
					]
				})
			]
		})
	});
}
export { AskToBuyDialog as default };
