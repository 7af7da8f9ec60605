import { i as pricingTexts, n as shownChange, r as TestPaymentsBanner, t as openPaymentPopup } from "./payment-popup-P_gFAUGa.js";
import { a as isLowerPlan, n as approximateImages, o as periodOf, s as personRange } from "./plans-D1aVVjNI.js";
import { t as GENERATOR } from "./generator.static-DDpEWtty.js";
import { D as usePointConfig, F as call, g as Button, j as useSiteFacts, jt as lazyPart, m as useLocalPath } from "../../entry-server.js";
import { n as loadOnNeed } from "./load-on-need-C8SaKxkf.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { T as openPricing, _ as askToSignIn, r as currentToken, w as openPayment } from "./session-DiDZXz4K.js";
import { a as useProducts, i as useOffered, n as findSold, o as useSettled, s as useTerms, t as fetchTerms } from "./use-offer-DcBK9Hm6.js";
import { o as listMembers } from "./team-CiyMhyqw.js";
import { t as isEnter } from "./input-method-CVy0jZ_K.js";
import { g as PROJECT_CAPS } from "./limits-owx9t46c.js";
import { n as formatMoney } from "./money-CQkmAZPE.js";
import { Suspense, useId, useState } from "react";
import { Fragment as Fragment$1, jsx, jsxs } from "react/jsx-runtime";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { clsx } from "clsx";
import { Lock, Minus, Plus } from "lucide-react";
// web/features/billing/pricing/offer.ts
/** Why a tab is disabled; undefined if it is not. */
function refusalOf(type, terms) {
	if (terms === void 0) return void 0;
	if (isLowerPlan(terms.edition, type)) return {
		kind: "lower",
		running: terms.edition
	};
	const { minimum, maximum } = personRange(type, terms.members, terms);
	return minimum > maximum ? {
		kind: "too_many",
		maximum
	} : void 0;
}
var ALL = [
	"vip",
	"team",
	"com"
];
/**
* The plan types that are shown, in their order. A site without tabs shows its one type; the others come with
* `expanded`, and without it if that one cannot be bought.
*/
function typesShown(site, terms, expanded) {
	if (site.pricingTabs.length > 1) return site.pricingTabs;
	const usable = site.pricingTabs.some((type) => refusalOf(type, terms) === void 0);
	return expanded || !usable ? ALL : site.pricingTabs;
}
/** The tab to show: the one that was chosen while it can be bought, else the first that can. */
function typeShown(types, chosen, terms) {
	const usable = types.filter((type) => refusalOf(type, terms) === void 0);
	if (chosen !== void 0 && usable.includes(chosen)) return chosen;
	return usable[0] ?? types[0] ?? "vip";
}
/** For how many persons: the entered number, within the range; the initial count by default. */
function countOf(type, terms, entered) {
	const { minimum, maximum, initial } = personRange(type, terms?.members ?? 1, terms);
	return entered === void 0 ? initial : Math.min(maximum, Math.max(minimum, entered));
}
/** True if the server would take the order as far as the browser can tell. */
function mayBuy(choice, terms) {
	if (terms === void 0) return true;
	const { type } = choice.product;
	const { minimum, maximum } = personRange(type, terms.members, terms);
	const fits = choice.count >= minimum && choice.count <= maximum;
	return terms.may_buy && refusalOf(type, terms) === void 0 && fits;
}
// web/features/billing/pricing/buy.ts
/**
* Buys the selected plan. Guests sign in first and return to the same selection (specification, section 5);
* only then is it known whether their organisation may buy it. With one way to pay there is nothing to
* choose. Call it inside the click, which opens the provider's popup.
*/
async function buy({ choice, ways, from, client, localPath }) {
	const only = ways.length === 1 ? ways[0] : void 0;
	if (currentToken() !== void 0) {
		const popup = only === "paypal" ? { popup: openPaymentPopup(localPath) } : {};
		openPayment({
			choice,
			from,
			...only && { way: only },
			...popup
		});
		return;
	}
	const signedIn = await askToSignIn();
	const terms = signedIn ? await fetchTerms(client) : void 0;
	if (signedIn && mayBuy(choice, terms)) openPayment({
		choice,
		from,
		...only === "wechat" && { way: only }
	});
	else if (from === "pricing_dialog") openPricing(choice.product.type);
}
// web/features/billing/pricing/not-buyer.tsx
/** Maximum names listed. */
var NAMED = 3;
/** Tells a member who may not buy whom to ask: the founder and the admins, by name if they are few. */
function NotBuyer() {
	const { refused } = useAreaTexts(pricingTexts);
	const { data } = useQuery({
		queryKey: ["pricing", "buyers"],
		queryFn: ({ signal }) => call(listMembers, { signal })
	});
	const names = data?.items.filter(({ role }) => role !== "member").map(({ name }) => name) ?? [];
	const few = names.length > 0 && names.length <= NAMED;
	return /* @__PURE__ */ jsx("p", {
		className: "plan-note",
		children: few ? refused.notBuyer({ names: names.join(refused.or) }) : refused.notBuyerNameless
	});
}
// web/features/billing/pricing/person-count.tsx
/** How many people the plan is for: a number field with a step on either side. What is typed is kept in range on leaving it. */
function PersonCount({ count, minimum, maximum, members, seats, onCount }) {
	const texts = useAreaTexts(pricingTexts).persons;
	const id = useId();
	const [typed, setTyped] = useState();
	const inRange = (value) => Number.isInteger(value) && value >= minimum && value <= maximum;
	const take = (text) => {
		setTyped(text);
		if (inRange(Number(text)) && text.trim() !== "") onCount(Number(text));
	};
	const settle = () => {
		const value = Math.round(Number(typed));
		if (typed !== void 0 && typed.trim() !== "" && Number.isFinite(value)) onCount(Math.min(maximum, Math.max(minimum, value)));
		setTyped(void 0);
	};
	const step = (by) => {
		setTyped(void 0);
		onCount(Math.min(maximum, Math.max(minimum, count + by)));
	};
	const wrong = typed !== void 0 && typed.trim() !== "" && !inRange(Number(typed));
	const range = rangeText(texts, {
		minimum,
		maximum,
		members,
		seats
	});
	return /* @__PURE__ */ jsxs("div", {
		className: "person-count",
		children: [
			/* @__PURE__ */ jsx("label", {
				htmlFor: id,
				children: texts.label
			}),
			/* @__PURE__ */ jsxs("div", {
				className: "stepper",
				children: [
					/* @__PURE__ */ jsx("button", {
						type: "button",
						"aria-label": texts.fewer,
						disabled: count <= minimum,
						onClick: () => step(-1),
						children: /* @__PURE__ */ jsx(Minus, {
							size: 15,
							strokeWidth: 1.6,
							"aria-hidden": true
						})
					}),
					/* @__PURE__ */ jsx("input", {
						id,
						type: "number",
						inputMode: "numeric",
						min: minimum,
						max: maximum,
						step: 1,
						value: typed ?? count,
						"aria-invalid": wrong,
						"aria-describedby": `${id}-range`,
						onChange: (event) => take(event.target.value),
						onBlur: settle,
						onKeyDown: (event) => isEnter(event) && settle()
					}),
					/* @__PURE__ */ jsx("button", {
						type: "button",
						"aria-label": texts.more,
						disabled: count >= maximum,
						onClick: () => step(1),
						children: /* @__PURE__ */ jsx(Plus, {
							size: 15,
							strokeWidth: 1.6,
							"aria-hidden": true
						})
					})
				]
			}),
			/* @__PURE__ */ jsx("span", {
				id: `${id}-range`,
				className: wrong ? "note text-seal" : "note",
				role: wrong ? "alert" : void 0,
				children: range
			})
		]
	});
}
/** The range and the reason for it. */
function rangeText(texts, { members = 1, seats = 1, minimum, maximum }) {
	if (seats > members && seats === minimum) return texts.rangeOfPlan({
		seats,
		minimum,
		maximum
	});
	return members > 1 ? texts.rangeOfTeam({
		members,
		minimum,
		maximum
	}) : texts.range({
		minimum,
		maximum
	});
}
// web/features/billing/pricing/plan-card.tsx
/** One product as a ticket of the sheet (specification, section 2, Pricing modal). */
function PlanCard({ product, count, popular, textToImage, terms, onBuy }) {
	const texts = useAreaTexts(pricingTexts).card;
	const site = useSite();
	const { language, number } = useLanguage();
	const money = (amount) => formatMoney(amount, product.currency, language);
	const period = texts.periods[periodOf(product.valid_days)];
	const points = product.point * count;
	const price = money(product.price * count);
	const { type, currency, valid_days: validDays } = product;
	const purchase = {
		type,
		count,
		amount: product.price * count,
		currency,
		points,
		validDays
	};
	const converted = shownChange(terms, purchase)?.converted;
	const lines = [
		...converted ? [[texts.converted, texts.convertedDays({ days: Math.floor(converted.hours / 24) })]] : [],
		[texts.pictures, texts.about({ count: approximateImages(site, points, textToImage) })],
		count > 1 ? [texts.unit, texts.perPerson({
			price: money(product.price),
			count
		})] : [texts.perThousand, money(Math.round(product.price * 1e3 / Math.max(1, product.point)))],
		[texts.projects, texts.projectCount({ count: PROJECT_CAPS[product.type] })]
	];
	return /* @__PURE__ */ jsxs("li", {
		className: "plan",
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "plan-name",
				children: [/* @__PURE__ */ jsxs("h3", { children: [
					product.name,
					" ",
					/* @__PURE__ */ jsx("span", { children: period })
				] }), popular && /* @__PURE__ */ jsx("span", {
					className: "plan-popular",
					children: texts.popular
				})]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "plan-price",
				children: [/* @__PURE__ */ jsx("b", { children: price }), /* @__PURE__ */ jsx("span", { children: texts.days({ days: product.valid_days }) })]
			}),
			/* @__PURE__ */ jsxs("p", {
				className: "plan-points",
				children: [
					/* @__PURE__ */ jsx("b", { children: number(points) }),
					" ",
					count > 1 ? texts.shared({ count }) : texts.points
				]
			}),
			lines.map(([label, figure]) => /* @__PURE__ */ jsxs("p", {
				className: "leader plan-line",
				children: [/* @__PURE__ */ jsx("span", { children: label }), /* @__PURE__ */ jsx("span", { children: figure })]
			}, label)),
			/* @__PURE__ */ jsx(Button, {
				look: popular ? "seal" : "outline",
				size: "large",
				className: "mt-5 w-full",
				disabled: onBuy === void 0,
				"aria-label": texts.startFor({
					name: product.name,
					period,
					price
				}),
				onClick: onBuy,
				children: texts.start
			})
		]
	});
}
var WIDTHS = [
	"w-24",
	"w-32",
	"w-28"
];
/** A placeholder for the sheet, of its final height, until the figures are loaded. */
function PlanSkeleton({ index, popular }) {
	const texts = useAreaTexts(pricingTexts).card;
	const period = [
		"monthly",
		"half_year",
		"yearly"
	][index] ?? "yearly";
	return /* @__PURE__ */ jsxs("li", {
		className: "plan",
		"aria-hidden": true,
		children: [
			/* @__PURE__ */ jsxs("div", {
				className: "plan-name",
				children: [/* @__PURE__ */ jsx("h3", { children: /* @__PURE__ */ jsx("span", { children: texts.periods[period] }) }), popular && /* @__PURE__ */ jsx("span", {
					className: "plan-popular",
					children: texts.popular
				})]
			}),
			/* @__PURE__ */ jsx("p", {
				className: "plan-price",
				children: /* @__PURE__ */ jsx("span", { className: clsx("skeleton h-10", WIDTHS[index]) })
			}),
			/* @__PURE__ */ jsx("p", {
				className: "plan-points",
				children: /* @__PURE__ */ jsx("span", { className: "skeleton inline-block h-6 w-20 align-middle" })
			}),
			[
				texts.pictures,
				texts.perThousand,
				texts.projects
			].map((label) => /* @__PURE__ */ jsxs("p", {
				className: "leader plan-line",
				children: [/* @__PURE__ */ jsx("span", { children: label }), /* @__PURE__ */ jsx("span", { className: "skeleton inline-block h-3 w-10" })]
			}, label)),
			/* @__PURE__ */ jsx("div", { className: "skeleton mt-5 h-12 w-full rounded-control" })
		]
	});
}
// web/features/billing/pricing/plan-tabs.tsx
/** Id of the tab of a type, for the panel's name. */
var tabId = (panel, type) => `${panel}-${type}`;
/**
* Tabs on a rule: personal, startup, enterprise. Arrow keys move; the reason for a disabled tab is shown
* beneath.
*/
function PlanTabs({ types, shown, refusal, panel, onShow }) {
	const { tabs } = useAreaTexts(pricingTexts);
	const reasons = useId();
	const names = {
		vip: [tabs.vip],
		team: [tabs.team, tabs.teamPersons],
		com: [tabs.com, tabs.comPersons]
	};
	const usable = types.filter((type) => refusal(type) === void 0);
	const move = (event) => {
		const by = {
			ArrowRight: 1,
			ArrowDown: 1,
			ArrowLeft: -1,
			ArrowUp: -1
		}[event.key];
		if (by === void 0) return;
		const next = usable.at((usable.indexOf(shown) + by) % usable.length);
		if (next === void 0) return;
		event.preventDefault();
		onShow(next);
		document.getElementById(tabId(panel, next))?.focus();
	};
	return /* @__PURE__ */ jsxs(Fragment$1, { children: [/* @__PURE__ */ jsx("div", {
		role: "tablist",
		tabIndex: -1,
		"aria-label": tabs.label,
		className: "plan-tabs",
		onKeyDown: move,
		children: types.map((type) => {
			const reason = refusal(type);
			const [name, persons] = names[type];
			return /* @__PURE__ */ jsxs("button", {
				id: tabId(panel, type),
				type: "button",
				role: "tab",
				"aria-selected": type === shown,
				"aria-controls": panel,
				"aria-disabled": reason !== void 0,
				"aria-describedby": reason === void 0 ? void 0 : `${reasons}-${type}`,
				tabIndex: type === shown ? 0 : -1,
				title: reason,
				onClick: () => reason === void 0 && onShow(type),
				children: [
					reason !== void 0 && /* @__PURE__ */ jsx(Lock, {
						size: 13,
						strokeWidth: 2,
						"aria-hidden": true
					}),
					name,
					persons !== void 0 && /* @__PURE__ */ jsx("small", { children: persons })
				]
			}, type);
		})
	}), types.map((type) => /* @__PURE__ */ jsx("span", {
		id: `${reasons}-${type}`,
		hidden: true,
		children: refusal(type)
	}, type))] });
}
// web/features/billing/pricing/plans.tsx
var loadFailure = loadOnNeed(() => import("./plans-failure-DTLXKIRx.js"));
var PlansFailure = lazyPart(loadFailure);
/**
* Tabs, number of users and the cards of what is sold (specification, section 2, Pricing modal). What the server
* adds for a guest is below the cards, so that nothing moves them.
*/
function Plans({ from, startType }) {
	const texts = useAreaTexts(pricingTexts);
	const site = useSite();
	const settled = useSettled();
	const [allFacts, allTerms] = [useSiteFacts(), useTerms()];
	const [facts, terms] = settled ? [allFacts, allTerms] : [];
	const panel = useId();
	const [chosen, setChosen] = useState(startType);
	const [expanded, setExpanded] = useState(startType !== void 0 && !site.pricingTabs.includes(startType));
	const [entered, setEntered] = useState();
	const types = typesShown(site, terms, expanded);
	const type = typeShown(types, chosen, terms);
	const members = terms?.members ?? 1;
	const range = personRange(type, members, terms);
	const count = countOf(type, terms, entered);
	const ways = facts?.pay_ways ?? site.payWays;
	const tabbed = types.length > 1;
	const refusal = (each) => {
		const reason = refusalOf(each, terms);
		if (reason === void 0) return void 0;
		return reason.kind === "lower" ? texts.refused.lower({ plan: texts.editions[reason.running] }) : texts.refused.tooMany({
			members,
			maximum: reason.maximum
		});
	};
	const mayBuy = terms?.may_buy !== false && ways.length > 0 && refusal(type) === void 0;
	return /* @__PURE__ */ jsxs("div", {
		className: "plans",
		children: [
			tabbed && /* @__PURE__ */ jsxs("div", {
				className: "plan-row",
				children: [/* @__PURE__ */ jsx(PlanTabs, {
					types,
					shown: type,
					refusal,
					panel,
					onShow: (next) => {
						setChosen(next);
						setEntered(void 0);
					}
				}), type !== "vip" && /* @__PURE__ */ jsx(PersonCount, {
					count,
					minimum: range.minimum,
					maximum: range.maximum,
					members: terms?.members,
					seats: terms?.edition === type ? terms.seats : void 0,
					onCount: setEntered
				}, type)]
			}),
			[...new Set(types.map(refusal))].map((reason) => reason !== void 0 && /* @__PURE__ */ jsx("p", {
				className: "note -mt-4 mb-5",
				children: reason
			}, reason)),
			terms?.may_buy === false && /* @__PURE__ */ jsx(NotBuyer, {}),
			ways.length === 0 && /* @__PURE__ */ jsx("p", {
				className: "plan-note",
				children: texts.refused.noWay
			}),
			/* @__PURE__ */ jsx("div", {
				id: panel,
				...tabbed && {
					role: "tabpanel",
					"aria-labelledby": tabId(panel, type)
				},
				children: /* @__PURE__ */ jsx(Cards, {
					settled,
					type,
					count,
					from,
					ways,
					mayBuy
				})
			}),
			settled && /* @__PURE__ */ jsx(TestPaymentsBanner, {}),
			site.pricingTabs.length === 1 && (types.length === 1 || expanded) && /* @__PURE__ */ jsx("button", {
				type: "button",
				className: "link mt-3 text-[13px] leading-6",
				onClick: () => {
					setExpanded(!expanded);
					setChosen(expanded ? void 0 : "team");
					document.getElementById(panel)?.closest(".plans")?.scrollIntoView();
				},
				children: expanded ? texts.personalLink : texts.teamsLink
			})
		]
	});
}
function Cards({ settled, type, count, from, ways, mayBuy }) {
	const texts = useAreaTexts(pricingTexts).state;
	const client = useQueryClient();
	const { error, isError, refetch } = useProducts();
	const { products, built } = useOffered();
	const textToImage = usePictureCost(built);
	const terms = useTerms();
	const localPath = useLocalPath();
	const { language } = useLanguage();
	const order = async (shown) => {
		const product = built ? await findSold(client, language, shown) : shown;
		if (product) await buy({
			choice: {
				product,
				count
			},
			ways,
			from,
			client,
			localPath
		});
	};
	const loading = /* @__PURE__ */ jsx("div", {
		role: "status",
		"aria-label": texts.loading,
		children: /* @__PURE__ */ jsx("ul", {
			className: "plan-sheet",
			children: [
				0,
				1,
				2
			].map((index) => /* @__PURE__ */ jsx(PlanSkeleton, {
				index,
				popular: index === 1
			}, index))
		})
	});
	if (settled && isError) return /* @__PURE__ */ jsx(Suspense, {
		fallback: loading,
		children: /* @__PURE__ */ jsx(PlansFailure, {
			error,
			onRetry: () => void refetch()
		})
	});
	if (!products) return loading;
	const offered = products.filter((product) => product.type === type);
	if (offered.length === 0) return /* @__PURE__ */ jsx("p", {
		className: "plan-note",
		children: texts.none
	});
	return /* @__PURE__ */ jsx("ul", {
		className: "plan-sheet",
		"data-built": built,
		children: offered.map((product, index) => /* @__PURE__ */ jsx(PlanCard, {
			product,
			count,
			popular: index === 1,
			textToImage,
			terms: settled ? terms : void 0,
			onBuy: mayBuy ? () => void order(product) : void 0
		}, `${product.type} ${product.valid_days} ${product.id}`))
	});
}
/**
* Points of one picture at its default size, as the operator set them.
* @param built for the prerendered cards, which count in the catalogue's points
*/
function usePictureCost(built) {
	const prices = usePointConfig();
	return (built ? void 0 : prices?.[GENERATOR.apiPath]) ?? GENERATOR.points;
}
export { Plans as t };
