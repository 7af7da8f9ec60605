import { d as PERSONS } from "./limits-owx9t46c.js";
// contract/plans.ts
var DAY_MS = 864e5;
var RANK = {
	free: 0,
	vip: 1,
	team: 2,
	com: 3
};
var NO_PLAN = {
	plan: "free",
	expiresAt: null,
	seats: 1
};
/** The edition in force: free again once the plan has ended (decisions, After expiry). */
function editionOf(state, now) {
	return state.expiresAt !== null && state.expiresAt > now ? state.plan : "free";
}
/** True if buying this type would lower the running plan: its tab is disabled, its order refused. */
function isLowerPlan(running, wanted) {
	return RANK[wanted] < RANK[running];
}
/**
* For how many persons a plan type can be bought, and the field's initial value (specification, section 5).
* @param running the edition in force with its seats: fewer persons of it cannot be bought (decisions, Buying again)
*/
function personRange(type, members, running = {
	edition: "free",
	seats: 1
}) {
	if (type === "vip") return {
		minimum: 1,
		maximum: 1,
		initial: 1
	};
	const seats = running.edition === type ? running.seats : 1;
	const fewest = Math.max(members, seats);
	if (type === "team") {
		const initial = fewest > 1 ? fewest : PERSONS.teamDefault;
		return {
			minimum: fewest,
			maximum: PERSONS.teamMaximum,
			initial: Math.min(initial, PERSONS.teamMaximum)
		};
	}
	const minimum = Math.max(fewest, PERSONS.enterpriseMinimum);
	return {
		minimum,
		maximum: PERSONS.enterpriseMaximum,
		initial: minimum
	};
}
/** Section 2, period labels: 30 days monthly, 365 yearly, otherwise half-year. */
function periodOf(validDays) {
	if (validDays === 30) return "monthly";
	return validDays === 365 ? "yearly" : "half_year";
}
/**
* Approximate number of images in a pack (decisions, Approximate images). `textToImage` in points per run.
*/
function approximateImages(site, points, textToImage) {
	const divisor = site.approximateImages === "divisor" ? 20 : Math.max(1, textToImage);
	return Math.floor(points / divisor);
}
/** What the expiry alert says: nothing, how many days are left, or that the plan has ended (specification, section 4). */
function expiryAlert(expiresAt, now) {
	if (expiresAt === null) return void 0;
	const left = expiresAt.getTime() - now.getTime();
	if (left <= 0) return { kind: "expired" };
	const days = Math.ceil(left / DAY_MS);
	return days <= 7 ? {
		kind: "expires",
		days
	} : void 0;
}
export { isLowerPlan as a, expiryAlert as i, approximateImages as n, periodOf as o, editionOf as r, personRange as s, NO_PLAN as t };
