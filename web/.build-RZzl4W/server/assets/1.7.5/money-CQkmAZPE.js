// web/lib/money.ts
/**
* An amount of minor units as people write it in a language: `$49`, `$9.90`, `¥186.30`. `amount` may be fractional,
* such as a price per piece. Currencies without minor units, such as the yen, have none here either.
*/
function formatMoney(amount, currency, language) {
	const format = new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		trailingZeroDisplay: "stripIfInteger"
	});
	return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2));
}
/**
* Millionths of a currency's unit, such as the cost of a run: `$8.84`, below one unit to a thousandth, `$0.021`, and
* what is less than that to two figures, `$0.00012`.
*/
function formatMicros(micros, currency, language) {
	const amount = micros / 1e6;
	return new Intl.NumberFormat(language === "zh" ? "zh-CN" : "en-GB", {
		style: "currency",
		currency,
		currencyDisplay: "narrowSymbol",
		minimumFractionDigits: 2,
		...Math.abs(amount) < 1 ? {
			maximumFractionDigits: 3,
			maximumSignificantDigits: 2,
			roundingPriority: "morePrecision"
		} : { maximumFractionDigits: 2 }
	}).format(amount);
}
export { formatMoney as n, formatMicros as t };
