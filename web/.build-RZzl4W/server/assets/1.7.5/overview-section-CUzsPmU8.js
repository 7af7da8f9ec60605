import { c as adminOverview } from "./admin-DJbjV66r.js";
import { n as adminCosts } from "./admin-costs-D6LtPyMv.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { F as call, f as LanguageLink } from "../../entry-server.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { n as Failed } from "./admin-page-C8JA1Rgz.js";
import { n as belowZero } from "./margin-CAcblLHy.js";
import { t as ADMIN_KEY } from "./use-rows-BWlYw3nG.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { useQuery } from "@tanstack/react-query";
// web/features/admin/sections/overview-section.tsx
/** The figures that an operator looks at first; those that need action link to its section. */
function OverviewSection() {
	const { overview: texts } = useAreaTexts(adminTexts);
	const { shell } = useMessages();
	const { language, number } = useLanguage();
	const { data, error, refetch } = useQuery({
		queryKey: [ADMIN_KEY, "overview"],
		queryFn: ({ signal }) => call(adminOverview, { signal }),
		staleTime: 0
	});
	const losses = useQuery({
		queryKey: [
			ADMIN_KEY,
			"costs",
			"overview"
		],
		queryFn: ({ signal }) => call(adminCosts, {
			query: {},
			signal
		}),
		staleTime: 0
	}).data?.rows.filter((row) => belowZero(row) !== void 0).length;
	if (error !== null) return /* @__PURE__ */ jsx(Failed, {
		error,
		onRetry: () => void refetch()
	});
	if (data === void 0) return /* @__PURE__ */ jsx("p", {
		role: "status",
		className: "text-ink-3",
		children: shell.loading
	});
	const money = (amounts, label) => Object.entries(amounts).map(([currency, amount]) => /* @__PURE__ */ jsx(Figure, {
		label: label({ currency }),
		children: formatMoney(amount, currency, language)
	}, label({ currency })));
	const sales = [...money(data.revenue, texts.revenue), ...money(data.test_revenue, texts.testRevenue)];
	return /* @__PURE__ */ jsxs("div", {
		className: "grid max-w-[560px] gap-8",
		children: [
			/* @__PURE__ */ jsxs(Group, {
				title: texts.money,
				children: [
					sales.length > 0 ? sales : /* @__PURE__ */ jsx("p", {
						className: "text-ink-2",
						children: texts.noRevenue
					}),
					/* @__PURE__ */ jsx(Figure, {
						label: texts.problems,
						to: "/admin/orders?problem=true",
						alarming: data.orders_with_problem > 0,
						children: number(data.orders_with_problem)
					}),
					/* @__PURE__ */ jsx(Figure, {
						label: texts.belowZero,
						to: "/admin/costs",
						alarming: losses !== void 0 && losses > 0,
						children: losses === void 0 ? "–" : number(losses)
					})
				]
			}),
			/* @__PURE__ */ jsxs(Group, {
				title: texts.runs,
				children: [/* @__PURE__ */ jsx(Figure, {
					label: texts.open,
					to: "/admin/tasks",
					children: number(data.tasks_open)
				}), /* @__PURE__ */ jsx(Figure, {
					label: texts.failed,
					to: "/admin/tasks?state=FAILED",
					alarming: data.tasks_failed > 0,
					children: number(data.tasks_failed)
				})]
			}),
			/* @__PURE__ */ jsxs(Group, {
				title: texts.people,
				children: [/* @__PURE__ */ jsx(Figure, {
					label: texts.users,
					to: "/admin/users",
					children: number(data.users)
				}), /* @__PURE__ */ jsx(Figure, {
					label: texts.organisations,
					to: "/admin/organisations",
					children: number(data.organisations)
				})]
			})
		]
	});
}
function Group({ title, children }) {
	return /* @__PURE__ */ jsxs("section", {
		className: "border-t border-ink pt-3",
		children: [/* @__PURE__ */ jsx("h2", {
			className: "mb-2 font-ui text-[13px] leading-5 font-semibold tracking-normal",
			children: title
		}), /* @__PURE__ */ jsx("div", {
			className: "grid gap-1.5",
			children
		})]
	});
}
function Figure({ label, to, alarming = false, children }) {
	return /* @__PURE__ */ jsxs("p", {
		className: "leader",
		children: [to === void 0 ? /* @__PURE__ */ jsx("span", { children: label }) : /* @__PURE__ */ jsx(LanguageLink, {
			className: "link",
			to,
			children: label
		}), /* @__PURE__ */ jsx("span", {
			className: alarming ? "font-semibold text-amber" : "font-semibold",
			children
		})]
	});
}
export { OverviewSection };
