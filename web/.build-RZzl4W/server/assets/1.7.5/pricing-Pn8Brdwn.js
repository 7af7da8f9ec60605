// contract/pricing.ts
/** What a run costs: pure, shared by the button in the browser and the hold on the server. */
/** Decisions, The factor: quality tiers. */
var QUALITY_FACTORS = {
	draft: .5,
	standard: 1,
	best: 2
};
/** Number of started 5-second units; at least one. */
function startedUnits(seconds) {
	return Math.max(1, Math.ceil(seconds / 5));
}
/** Decisions, Tool prices: characters that the points of a spoken text buy. */
var CHARACTERS_PER_UNIT = 100;
/**
* Number of units that a run is charged for: started 5 seconds, or started 100 characters of a text.
*/
function paidUnits({ seconds, part, characters }) {
	if (characters !== void 0) return Math.max(1, Math.ceil(characters / CHARACTERS_PER_UNIT));
	if (seconds === void 0 || part === "sample") return 1;
	return startedUnits(seconds) - (part === "rest" ? 1 : 0);
}
/** Number of started `per` units; at least one if anything was delivered. */
function startedAmounts(amount, { per }) {
	return Math.max(1, Math.ceil(amount / per));
}
/**
* Points of a run: unit x candidates x quality x started 5-second units (decisions, The factor).
* A sample costs one unit, and the rest costs the other units.
* A candidate never costs a fraction of a point: its price is rounded up.
*/
function quote(inputs) {
	const count = inputs.count ?? 1;
	const units = paidUnits(inputs);
	const pointsEach = Math.ceil(inputs.unitPoints * QUALITY_FACTORS[inputs.quality ?? "standard"] * units);
	const most = inputs.meter === void 0 ? 1 : startedAmounts(inputs.meter.maximum, inputs.meter);
	return {
		...inputs,
		points: pointsEach * most * count,
		pointsEach
	};
}
export { quote as n, startedUnits as r, QUALITY_FACTORS as t };
