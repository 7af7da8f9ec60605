import { d as adminRefundOrder, o as adminOrders, r as adminCheckOrder } from "./admin-DJbjV66r.js";
import { t as ORDER_STATUS } from "./orders-uA1YptVe.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { F as call, m as useLocalPath, v as toast } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { o as useNavigate } from "./router-BPcfdpKO.js";
import { i as useStudioMessages } from "./failure-text-DC5ygpF3.js";
import { t as toastFailure } from "./toast-failure-1J0-p_HK.js";
import { t as Chip } from "./chip-DsRfksQi.js";
import { n as RowMenu, t as SearchForm } from "./search-form-DIhJ32TC.js";
import { t as RowsTable } from "./rows-table-BIHD-S9-.js";
import { n as useRows, t as ADMIN_KEY } from "./use-rows-BWlYw3nG.js";
import { t as useView } from "./use-view-DE8x-OwJ.js";
import { t as Status } from "./status-Dd34n-y6.js";
import { t as AskDialog } from "./ask-dialog-CSoc-waU.js";
import { useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQueryClient } from "@tanstack/react-query";
// web/features/admin/sections/order-numbers.tsx
/** The provider and the time of the payment, and folded the order's numbers at both sides. */
function OrderNumbers({ order }) {
	const { orders: texts, list } = useAreaTexts(adminTexts);
	const { time, colon } = useLanguage();
	const provider = providerName(texts.providers, order.provider);
	const numbers = [`Inkreel: ${order.id}`, ...[order.provider_order_id, order.provider_payment_id].filter((number) => number !== null).map((number) => `${provider}${colon}${number}`)];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		provider,
		order.paid_at !== null && /* @__PURE__ */ jsx("small", { children: time(order.paid_at) }),
		/* @__PURE__ */ jsxs("details", {
			className: "admin-more",
			children: [/* @__PURE__ */ jsx("summary", { children: list.details }), /* @__PURE__ */ jsx("pre", { children: numbers.join("\n") })]
		})
	] });
}
/** The display name of a payment provider. */
function providerName(names, provider) {
	return names[provider] ?? provider;
}
// web/features/admin/sections/order-state.tsx
/** Statuses of an order in the order of the filter. */
var STATUSES = [
	ORDER_STATUS.created,
	ORDER_STATUS.paid,
	ORDER_STATUS.closed,
	ORDER_STATUS.refunded
];
var LOOKS = {
	0: "running",
	1: "done",
	2: "missing",
	3: "stale"
};
/** The status of an order, and beneath it what an operator should know: a refund under way, a problem. */
function OrderState({ order }) {
	const { orders: texts } = useAreaTexts(adminTexts);
	const status = STATUSES.find((each) => each === order.status) ?? ORDER_STATUS.created;
	const refunds = texts.refunds;
	const problems = texts.problems;
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsx(Status, {
			look: LOOKS[status],
			children: texts.statuses[status]
		}),
		refunds[order.refund_state] !== void 0 && /* @__PURE__ */ jsx("small", { children: refunds[order.refund_state] }),
		order.problem !== null && /* @__PURE__ */ jsx("small", {
			className: "text-seal!",
			children: problems[order.problem] ?? texts.otherProblem
		})
	] });
}
// web/features/admin/sections/refund-dialog.tsx
/** Asks before money goes back, and says who gets how much and how many points are taken for it. */
function RefundDialog({ order, onClose }) {
	const { orders } = useAreaTexts(adminTexts);
	const { language } = useLanguage();
	const texts = orders.refund;
	const amount = formatMoney(order.amount, order.currency, language);
	const provider = providerName(orders.providers, order.provider);
	return /* @__PURE__ */ jsx(AskDialog, {
		title: texts.title({ amount }),
		lines: [
			texts.money({
				amount,
				buyer: order.buyer.name,
				provider
			}),
			texts.points({
				value: order.points,
				organisation: order.organisation.name
			}),
			texts.final
		],
		confirm: texts.action,
		act: async (reason) => {
			const { status } = await call(adminRefundOrder, {
				params: { id: order.id },
				body: { reason }
			});
			return status === ORDER_STATUS.refunded ? texts.refunded : texts.done;
		},
		onClose
	});
}
// web/features/admin/sections/orders-section.tsx
/** Orders of all organisations; an operator may ask the provider again and refund. */
function OrdersSection() {
	const { orders: texts, sections, list } = useAreaTexts(adminTexts);
	const messages = useStudioMessages();
	const { language, time } = useLanguage();
	const client = useQueryClient();
	const view = useView();
	const navigate = useNavigate();
	const localPath = useLocalPath();
	const search = view.get("search");
	const status = STATUSES.find((each) => String(each) === view.get("status"));
	const problem = view.get("problem") === "true" ? "true" : void 0;
	const [asked, setAsked] = useState();
	const rows = useRows([
		"orders",
		search,
		status,
		problem
	], (before, signal) => call(adminOrders, {
		query: {
			search,
			before,
			status,
			problem
		},
		signal
	}));
	const check = async ({ id }) => {
		try {
			const order = await call(adminCheckOrder, { params: { id } });
			const now = STATUSES.find((each) => each === order.status) ?? ORDER_STATUS.created;
			toast(texts.check.done({ status: texts.statuses[now] }));
		} catch (error) {
			toastFailure(error, messages, messages.failures.save);
		}
		await client.invalidateQueries({ queryKey: [ADMIN_KEY] });
	};
	const actsOf = (order) => [
		{
			label: texts.check.action,
			run: () => void check(order)
		},
		...order.status === ORDER_STATUS.paid && order.refund_state !== "requested" ? [{
			label: texts.refund.action,
			run: () => setAsked(order)
		}] : [],
		{
			label: list.history,
			run: () => void navigate(localPath(`/admin/audit?subject_id=${order.id}`))
		}
	];
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [
		/* @__PURE__ */ jsxs(SearchForm, {
			hint: texts.searchHint,
			value: search,
			onSearch: (text) => view.set("search", text),
			children: [
				/* @__PURE__ */ jsx(Chip, {
					pressed: status === void 0,
					onClick: () => view.set("status", void 0),
					children: list.all
				}),
				STATUSES.map((each) => /* @__PURE__ */ jsx(Chip, {
					pressed: status === each,
					onClick: () => view.set("status", String(each)),
					children: texts.statuses[each]
				}, each)),
				/* @__PURE__ */ jsx(Chip, {
					pressed: problem !== void 0,
					onClick: () => view.set("problem", problem === void 0 ? "true" : void 0),
					children: texts.onlyProblems
				})
			]
		}),
		/* @__PURE__ */ jsx(RowsTable, {
			caption: sections.orders,
			list: rows,
			narrowed: [
				search,
				status,
				problem
			].some((each) => each !== void 0),
			keyOf: ({ id }) => id,
			columns: [
				{
					label: texts.columns.time,
					cell: ({ created_at }) => time(created_at)
				},
				{
					label: texts.columns.who,
					cell: ({ organisation, buyer }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [organisation.name, /* @__PURE__ */ jsx("small", { children: buyer.name })] })
				},
				{
					label: texts.columns.what,
					cell: ({ name, count, points }) => /* @__PURE__ */ jsxs(Fragment$1, { children: [count > 1 ? `${name}, ${texts.persons({ count })}` : name, /* @__PURE__ */ jsx("small", { children: texts.points({ value: points }) })] })
				},
				{
					label: texts.columns.amount,
					figure: true,
					cell: ({ amount, currency }) => formatMoney(amount, currency, language)
				},
				{
					label: texts.columns.paidBy,
					cell: (order) => /* @__PURE__ */ jsx(OrderNumbers, { order })
				},
				{
					label: texts.columns.state,
					cell: (order) => /* @__PURE__ */ jsx(OrderState, { order })
				}
			],
			acts: (order) => /* @__PURE__ */ jsx(RowMenu, {
				name: `${order.name}, ${order.organisation.name}`,
				acts: actsOf(order)
			})
		}),
		asked && /* @__PURE__ */ jsx(RefundDialog, {
			order: asked,
			onClose: () => setAsked(void 0)
		})
	] });
}
export { OrdersSection };
