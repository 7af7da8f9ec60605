import { s as listProducts, u as purchaseTerms } from "./orders-uA1YptVe.js";
import { F as call, M as useSiteFactsQuery, S as QUERY_KEYS } from "../../entry-server.js";
import { i as useLanguage } from "./messages-DIgvXott.js";
import { h as useSignedIn } from "./session-DiDZXz4K.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { useSyncExternalStore } from "react";
import { queryOptions, useQuery } from "@tanstack/react-query";
// contract/first-products.ts
var NAMES = {
	vip: {
		en: "Personal",
		zh: "个人会员"
	},
	team: {
		en: "Startup",
		zh: "创业团队"
	},
	com: {
		en: "Enterprise",
		zh: "企业版"
	}
};
/** By plan type, in the order of the cards: days, points, and price in US cents and in fen, for one person. */
var ROWS = {
	vip: [
		[
			30,
			1e3,
			990,
			6900
		],
		[
			180,
			6600,
			4900,
			34900
		],
		[
			365,
			14400,
			8900,
			62900
		]
	],
	team: [
		[
			30,
			1100,
			891,
			6210
		],
		[
			180,
			6600,
			4410,
			31410
		],
		[
			365,
			13200,
			8010,
			56610
		]
	],
	com: [
		[
			30,
			1250,
			792,
			5520
		],
		[
			180,
			7500,
			3920,
			27920
		],
		[
			365,
			15e3,
			7120,
			50320
		]
	]
};
/** Their ids, which differ between installations, are empty. */
function firstProducts(site, language) {
	return Object.keys(ROWS).flatMap((type) => ROWS[type].map(([days, points, usd, cny]) => ({
		id: "",
		name: NAMES[type][language],
		price: site.currency === "USD" ? usd : cny,
		currency: site.currency,
		point: points,
		valid_days: days,
		type
	})));
}
// web/features/billing/pricing/use-awake.ts
var never = () => () => void 0;
/**
* False during prerendering and hydration: a dialog above the page may by then have data that the prerendered page did
* not have, and both must render the same.
*/
function useAwake() {
	return useSyncExternalStore(never, () => true, () => false);
}
// web/features/billing/pricing/use-offer.ts
var TERMS_KEY = ["pricing", "terms"];
/**
* The catalogue in the order of the cards, in the language that is shown. It is public: kept when someone signs out.
*/
function useProducts() {
	const { language } = useLanguage();
	return useQuery(productsQuery(language));
}
var productsQuery = (language) => queryOptions({
	queryKey: [
		...QUERY_KEYS.pointConfig,
		"products",
		language
	],
	queryFn: ({ signal }) => call(listProducts, {
		query: {},
		signal
	}),
	staleTime: 6e4
});
function useTermsQuery() {
	return useQuery({
		queryKey: TERMS_KEY,
		queryFn: ({ signal }) => call(purchaseTerms, { signal }),
		enabled: useSignedIn()
	});
}
/** What the organisation may buy now; undefined for guests and until it is known. */
function useTerms() {
	const { data } = useTermsQuery();
	return useSignedIn() ? data : void 0;
}
/** Whether the server has said on this page that its prices are the prerendered ones. */
var asBuilt = typeof document !== "undefined" && document.querySelector("[data-live=\"\"]") !== null;
/**
* The cards' products, undefined until they are known. A prerendered page shows those of a new installation (`built`)
* until the server has answered; one whose prices are others hides them (pricing.css).
*/
function useOffered() {
	const { data } = useProducts();
	const { language } = useLanguage();
	const site = useSite();
	const [awake, settled] = [useAwake(), useSettled()];
	const built = !awake || asBuilt && !settled;
	return {
		products: built ? firstProducts(site, language) : settled ? data : void 0,
		built
	};
}
/**
* The server's product for a card, fetched if it is not known yet: the prerendered cards have no ids.
* @returns undefined if the server sells no such product, or cannot be reached
*/
async function findSold(client, language, { type, valid_days: days, price, point }) {
	return (await client.fetchQuery(productsQuery(language)).catch(() => [])).find((one) => one.type === type && one.valid_days === days && one.price === price && one.point === point);
}
/** Whether products, site facts and terms have been fetched, with or without success. */
function useSettled() {
	const isLoading = [
		useProducts(),
		useSiteFactsQuery(),
		useTermsQuery()
	].some((query) => query.isLoading);
	return useAwake() && !isLoading;
}
/** The terms, fetched now; undefined if unavailable: then the server decides at the order. */
async function fetchTerms(client) {
	try {
		return await client.fetchQuery({
			queryKey: TERMS_KEY,
			queryFn: () => call(purchaseTerms),
			staleTime: 0
		});
	} catch {
		return;
	}
}
/** After a payment: balance, plan, terms and ledger are out of date. */
function refreshMoney(client) {
	const publicKeys = [QUERY_KEYS.pointConfig[0], QUERY_KEYS.siteFacts[0]];
	client.invalidateQueries({ predicate: (query) => !publicKeys.includes(query.queryKey[0]) });
}
export { useProducts as a, useAwake as c, useOffered as i, findSold as n, useSettled as o, refreshMoney as r, useTerms as s, fetchTerms as t };
