import { d as readInvoice } from "./orders-uA1YptVe.js";
import { t as ledgerTexts } from "./ledger-CL8HIkbg.js";
import { t as ApiError } from "./api-error-BZ-ri-ws.js";
import { F as call, f as LanguageLink, g as Button } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { s as useParams } from "./router-BPcfdpKO.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { n as LoadState, t as GuestState } from "./page-states-vJX3YIyi.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
import { useQuery } from "@tanstack/react-query";
import { Printer } from "lucide-react";
// web/features/billing/ledger/invoice-sheet.tsx
/** The sheet itself: buyer, product, amount, payment, and any refund. */
function InvoiceSheet({ invoice }) {
	const { invoice: texts } = useAreaTexts(ledgerTexts);
	const { language, number, date } = useLanguage();
	const { order, buyer, seller } = invoice;
	const money = (amount) => formatMoney(amount, order.currency, language);
	const { name, count, valid_days, amount, paid_at, refunded_at } = order;
	return /* @__PURE__ */ jsxs("article", {
		className: "invoice",
		children: [
			/* @__PURE__ */ jsxs("header", {
				className: "invoice-head",
				children: [/* @__PURE__ */ jsx("h1", { children: texts.title }), refunded_at !== null && /* @__PURE__ */ jsx("p", {
					className: "invoice-mark",
					children: texts.refunded({ date: date(refunded_at) })
				})]
			}),
			/* @__PURE__ */ jsxs("dl", {
				className: "invoice-facts",
				children: [
					/* @__PURE__ */ jsx(Fact, {
						label: texts.number,
						children: invoice.number
					}),
					/* @__PURE__ */ jsx(Fact, {
						label: texts.date,
						children: date(paid_at ?? order.created_at)
					}),
					/* @__PURE__ */ jsx(Fact, {
						label: texts.order,
						children: order.id
					})
				]
			}),
			/* @__PURE__ */ jsxs("dl", {
				className: "invoice-facts invoice-sides",
				children: [/* @__PURE__ */ jsx(Fact, {
					label: texts.seller,
					children: seller
				}), /* @__PURE__ */ jsxs(Fact, {
					label: texts.buyer,
					children: [
						buyer.organisation,
						/* @__PURE__ */ jsx("small", { children: buyer.name }),
						buyer.contact !== null && /* @__PURE__ */ jsx("small", { children: buyer.contact })
					]
				})]
			}),
			/* @__PURE__ */ jsxs("table", {
				className: "invoice-lines",
				children: [
					/* @__PURE__ */ jsx("thead", { children: /* @__PURE__ */ jsxs("tr", { children: [
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							children: texts.what
						}),
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							children: texts.quantity
						}),
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							children: texts.each
						}),
						/* @__PURE__ */ jsx("th", {
							scope: "col",
							children: texts.amount
						})
					] }) }),
					/* @__PURE__ */ jsx("tbody", { children: /* @__PURE__ */ jsxs("tr", { children: [
						/* @__PURE__ */ jsxs("td", { children: [texts.line({
							name,
							valid_days
						}), /* @__PURE__ */ jsx("small", { children: texts.points({ count: order.points }) })] }),
						/* @__PURE__ */ jsx("td", { children: number(count) }),
						/* @__PURE__ */ jsx("td", { children: money(amount / count) }),
						/* @__PURE__ */ jsx("td", { children: money(amount) })
					] }) }),
					/* @__PURE__ */ jsx("tfoot", { children: /* @__PURE__ */ jsxs("tr", { children: [/* @__PURE__ */ jsx("th", {
						scope: "row",
						colSpan: 2,
						children: texts.total
					}), /* @__PURE__ */ jsxs("td", {
						colSpan: 2,
						children: [
							money(amount),
							" ",
							order.currency
						]
					})] }) })
				]
			}),
			paid_at !== null && /* @__PURE__ */ jsx("p", { children: texts.paid({
				date: date(paid_at),
				way: texts.ways[order.pay_way]
			}) }),
			order.test && /* @__PURE__ */ jsx("p", {
				className: "invoice-test",
				children: texts.test
			})
		]
	});
}
function Fact({ label, children }) {
	return /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("dt", { children: label }), /* @__PURE__ */ jsx("dd", { children })] });
}
// web/features/billing/ledger/invoice-page.tsx
/** The invoice of a paid order, to be printed or saved. */
function InvoicePage() {
	const { invoice: texts } = useAreaTexts(ledgerTexts);
	const signedIn = useSignedIn();
	const { id = "" } = useParams();
	const query = useQuery({
		queryKey: [
			"credits",
			"invoice",
			id
		],
		queryFn: ({ signal }) => call(readInvoice, {
			params: { id },
			signal
		}),
		enabled: signedIn
	});
	const absent = query.error instanceof ApiError && ["not_found", "invalid_input"].includes(query.error.code);
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap invoice-page pt-10 pb-20 max-phone:pt-6",
		children: [/* @__PURE__ */ jsxs("div", {
			className: "not-printed mb-6 flex max-w-[794px] flex-wrap items-center gap-4",
			children: [/* @__PURE__ */ jsx(LanguageLink, {
				className: "link",
				to: "/credits",
				children: texts.back
			}), query.data && /* @__PURE__ */ jsxs(Button, {
				look: "ink",
				className: "ml-auto",
				onClick: () => print(),
				children: [/* @__PURE__ */ jsx(Printer, {
					size: 16,
					strokeWidth: 1.6,
					"aria-hidden": true
				}), texts.print]
			})]
		}), query.data ? /* @__PURE__ */ jsx(InvoiceSheet, { invoice: query.data }) : /* @__PURE__ */ jsxs(Fragment, { children: [/* @__PURE__ */ jsx("h1", {
			className: "text-4xl leading-10",
			children: texts.title
		}), !signedIn ? /* @__PURE__ */ jsx(GuestState, { line: texts.guest }) : absent ? /* @__PURE__ */ jsx("p", {
			role: "alert",
			className: "mt-6 text-ink-2",
			children: texts.absent
		}) : /* @__PURE__ */ jsx(LoadState, { query })] })]
	});
}
export { InvoicePage as default };
