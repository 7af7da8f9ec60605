import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { f as LanguageLink } from "../../entry-server.js";
import { n as adminTexts } from "./console-k-i_L_wC.js";
import { t as formatMicros } from "./money-CQkmAZPE.js";
import { a as isCostUnknown, i as factorToBreakEven, n as belowZero, o as marginOf, r as costEach } from "./margin-CAcblLHy.js";
import { Fragment, jsx, jsxs } from "react/jsx-runtime";
// web/features/admin/parts/below-zero.tsx
/**
* Tools or routes whose runs cost more than they brought in, with what can be done about it. Nothing if there are none.
*/
function BelowZero({ rows }) {
	const { costs } = useAreaTexts(adminTexts);
	const { language, number, gap } = useLanguage();
	const { below: texts } = costs;
	const losses = rows.flatMap(({ name, sums }) => {
		const loss = belowZero(sums);
		return loss ? [{
			name,
			sums,
			loss
		}] : [];
	}).sort((one, other) => one.loss.currency.localeCompare(other.loss.currency) || one.loss.left - other.loss.left);
	if (losses.length === 0) return null;
	return /* @__PURE__ */ jsxs("div", {
		role: "status",
		className: "my-4 border-l-2 border-amber bg-amber-wash px-4 py-3 text-[13px] leading-5 text-amber",
		children: [
			/* @__PURE__ */ jsx("h2", {
				className: "mb-1 font-ui text-[13px] leading-5 font-semibold tracking-normal",
				children: texts.title
			}),
			/* @__PURE__ */ jsx("ul", {
				className: "grid gap-1",
				children: losses.map(({ name, sums, loss }) => {
					const factor = factorToBreakEven(loss);
					const isGift = sums.paid_points * 2 < sums.points;
					const money = (micros) => formatMicros(micros, loss.currency, language);
					return /* @__PURE__ */ jsxs("li", { children: [
						texts.line({
							name,
							cost: money(loss.cost),
							income: money(loss.income)
						}),
						gap,
						isGift && texts.gifts,
						!isGift && factor !== void 0 && texts.raise({ factor: number(factor) })
					] }, name);
				})
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "mt-2 flex flex-wrap gap-x-4",
				children: [/* @__PURE__ */ jsx(LanguageLink, {
					className: "link",
					to: "/admin/prices",
					children: texts.setPrice
				}), /* @__PURE__ */ jsx(LanguageLink, {
					className: "link",
					to: "/admin/engines",
					children: texts.changeEngine
				})]
			})
		]
	});
}
// web/features/admin/parts/money-figures.tsx
/** Writes amounts of several currencies side by side; 0 if there are none. */
function useAmounts() {
	const { language, number } = useLanguage();
	return (amounts) => amounts.length === 0 ? number(0) : amounts.map(({ currency, micros }) => formatMicros(micros, currency, language)).join(" + ");
}
/** The total cost of runs; unknown if no part of it is known. */
function SpentFigure({ sums }) {
	const { costs: texts } = useAreaTexts(adminTexts);
	const amounts = useAmounts();
	return isCostUnknown(sums) ? texts.unknown : amounts(costsOf(sums));
}
/** The same with the cost of one run; unknown parts are noted below. */
function CostFigure({ sums }) {
	const { costs: texts } = useAreaTexts(adminTexts);
	const amounts = useAmounts();
	const { unknown, at_most: atMost } = sums;
	const each = costEach(sums);
	return /* @__PURE__ */ jsxs(Fragment, { children: [
		/* @__PURE__ */ jsx(SpentFigure, { sums }),
		each !== void 0 && each.length > 0 && /* @__PURE__ */ jsx("small", { children: texts.eachRun({ value: amounts(each) }) }),
		unknown > 0 && !isCostUnknown(sums) && /* @__PURE__ */ jsx("small", {
			className: "text-amber",
			children: texts.unknownRuns({ count: unknown })
		}),
		atMost > 0 && /* @__PURE__ */ jsx("small", { children: texts.atMostRuns({ count: atMost }) })
	] });
}
/** The average cost of a run. */
function CostEachFigure({ sums }) {
	const { costs: texts } = useAreaTexts(adminTexts);
	const amounts = useAmounts();
	const each = costEach(sums);
	if (each !== void 0) return amounts(each);
	return sums.unknown > 0 ? texts.unknown : "–";
}
/** The income from runs. */
function IncomeFigure({ sums: { money } }) {
	return useAmounts()(money.filter(({ income }) => income > 0).map(({ currency, income }) => ({
		currency,
		micros: income
	})));
}
/** The margin, as a share of the income or, if nothing came in, as an amount. */
function MarginFigure({ sums }) {
	const { costs: texts } = useAreaTexts(adminTexts);
	const { language, share } = useLanguage();
	const margin = marginOf(sums);
	if (margin.kind === "none") return "–";
	if (margin.kind !== "known") return /* @__PURE__ */ jsx("span", {
		className: "text-ink-3",
		children: texts[margin.kind]
	});
	const { left, share: part, currency, bound } = margin;
	const value = part === void 0 ? formatMicros(left, currency, language) : share(part);
	const words = {
		exact: value,
		at_most: texts.atMost({ value }),
		at_least: texts.atLeast({ value }),
		about: texts.about({ value })
	};
	return /* @__PURE__ */ jsx("span", {
		className: left < 0 ? "font-semibold text-seal" : void 0,
		children: words[bound]
	});
}
var costsOf = ({ money }) => money.filter(({ cost }) => cost > 0).map(({ currency, cost }) => ({
	currency,
	micros: cost
}));
export { SpentFigure as a, MarginFigure as i, CostFigure as n, BelowZero as o, IncomeFigure as r, CostEachFigure as t };
