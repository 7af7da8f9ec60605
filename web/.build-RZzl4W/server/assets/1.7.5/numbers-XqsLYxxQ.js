// web/features/admin/parts/numbers.ts
/** A whole number in a range, as it was typed; undefined for anything else. Thousands separators are allowed. */
function whole(text, { from, to }) {
	const typed = text.trim().replace(/(?<=\d)[,\s](?=\d{3}(\D|$))/g, "");
	if (!/^\d{1,15}$/.test(typed)) return void 0;
	const value = Number(typed);
	return value >= from && value <= to ? value : void 0;
}
/** Digits of a currency after the decimal point. */
function digitsOf(currency) {
	return new Intl.NumberFormat("en", {
		style: "currency",
		currency
	}).resolvedOptions().maximumFractionDigits ?? 2;
}
/** An amount as it was typed, `9.90`, in minor units; undefined if it is not an amount above 0. */
function minorUnits(text, currency) {
	const parts = /^(\d{1,7})(?:[.,](\d+))?$/.exec(text.trim());
	const digits = digitsOf(currency);
	const [, units = "", fraction = ""] = parts ?? [];
	if (!parts || fraction.length > digits) return void 0;
	const value = Number(units + fraction.padEnd(digits, "0"));
	return value > 0 && value <= 1e8 ? value : void 0;
}
/** Minor units as they are typed: 990 is `9.90`. */
function typedAmount(amount, currency) {
	const digits = digitsOf(currency);
	return (amount / 10 ** digits).toFixed(digits);
}
export { typedAmount as n, whole as r, minorUnits as t };
