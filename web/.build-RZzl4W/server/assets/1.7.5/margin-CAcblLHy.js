// web/features/admin/parts/margin.ts
/** Whether no part of the runs' cost is known. */
var isCostUnknown = ({ runs, unknown, money }) => unknown > 0 && unknown >= runs && money.every(({ cost }) => cost === 0);
function marginOf(sums) {
	const { unknown, at_most: atMost, money } = sums;
	if (isCostUnknown(sums)) return { kind: "unknown" };
	const used = money.filter(({ cost, income }) => cost > 0 || income > 0);
	const earning = used.filter(({ income }) => income > 0);
	const lost = earning.length <= 1 ? earning[0] ?? used[0] : void 0;
	const isLoss = lost !== void 0 && lost.cost > lost.income;
	if (used.length > 1 && !isLoss) return { kind: "mixed" };
	const one = used.length > 1 ? lost : used[0];
	if (!one) return { kind: unknown > 0 ? "unknown" : "none" };
	const { currency, cost, income } = one;
	const bound = unknown > 0 || used.length > 1 ? atMost > 0 ? "about" : "at_most" : atMost > 0 ? "at_least" : "exact";
	const left = income - cost;
	return {
		kind: "known",
		currency,
		cost,
		income,
		left,
		share: income > 0 ? left / income : void 0,
		bound
	};
}
/** The known loss; undefined if there is none. */
function belowZero(sums) {
	const margin = marginOf(sums);
	return margin.kind === "known" && margin.left < 0 ? margin : void 0;
}
/**
* How many times its points a tool would need to cover its cost, rounded up to a tenth; undefined if nothing came in.
*/
function factorToBreakEven({ cost, income }) {
	return income > 0 ? Math.ceil(cost / income * 10) / 10 : void 0;
}
/** The average cost of the runs whose cost is known, by currency in millionths; undefined if none is known. */
function costEach({ runs, unknown, money }) {
	const known = runs - unknown;
	if (known <= 0) return void 0;
	return money.filter(({ cost }) => cost > 0).map(({ currency, cost }) => ({
		currency,
		micros: cost / known
	}));
}
/** The sums of several groups of runs that have no run in common. */
function addSums(groups) {
	const total = (of) => groups.reduce((sum, group) => sum + group[of], 0);
	const money = groups.flatMap((group) => group.money);
	const currencies = [...new Set(money.map(({ currency }) => currency))].sort();
	return {
		runs: total("runs"),
		unknown: total("unknown"),
		at_most: total("at_most"),
		points: total("points"),
		paid_points: total("paid_points"),
		money: currencies.map((currency) => {
			const own = money.filter((each) => each.currency === currency);
			return {
				currency,
				cost: own.reduce((sum, { cost }) => sum + cost, 0),
				income: own.reduce((sum, { income }) => sum + income, 0)
			};
		})
	};
}
export { isCostUnknown as a, factorToBreakEven as i, belowZero as n, marginOf as o, costEach as r, addSums as t };
