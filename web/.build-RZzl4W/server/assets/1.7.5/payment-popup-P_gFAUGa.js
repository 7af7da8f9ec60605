import { r as useAreaTexts } from "./messages-DIgvXott.js";
import { h as POPUP } from "./limits-owx9t46c.js";
import { j as useSiteFacts } from "../../entry-server.js";
import { t as spaced } from "./spaced-CRrdSvFz.js";
import { a as isLowerPlan, r as editionOf, t as NO_PLAN } from "./plans-D1aVVjNI.js";
import { jsx, jsxs } from "react/jsx-runtime";
import { FlaskConical } from "lucide-react";
// contract/messages/en/pricing.ts
var number$1 = (value) => value.toLocaleString("en");
var people = (count) => count === 1 ? "1 person" : `${number$1(count)} people`;
var days = (count) => count === 1 ? "1 day" : `${number$1(count)} days`;
var choose = (minimum, maximum) => minimum < maximum ? ` Choose ${number$1(minimum)} to ${number$1(maximum)}.` : "";
var pricing$1 = {
	page: {
		heading: "Buy points. Spend them on runs that finish.",
		lead: "Failed and cancelled runs are refunded. Buying the same plan again adds its points and days.",
		withoutScripts: "Prices are loaded with JavaScript. Turn it on to see them and to buy.",
		costs: "What a run costs",
		costsLead: "The button shows the total before you press it."
	},
	modal: {
		title: "Get points",
		balance: "Balance",
		frozen: "Frozen",
		frozenWhy: "Usable again as soon as you have a plan.",
		until: "Plan valid until",
		ended: "Plan ended on",
		adds: "Points add up. Buying the same plan adds its days; a larger plan converts the value of the days left."
	},
	tabs: {
		label: "Plans",
		vip: "Personal",
		team: "Startup",
		teamPersons: "1–5 people",
		com: "Enterprise",
		comPersons: "6 or more people"
	},
	teamsLink: "Plans for teams",
	personalLink: "Personal plans only",
	refused: {
		lower: ({ plan }) => `Your ${plan} plan is active. You can buy a smaller one when it ends.`,
		tooMany: ({ members, maximum }) => `Your team has ${people(members)}. The startup plan is for up to ${maximum}.`,
		notBuyer: ({ names }) => `Points belong to your team. To buy more, ask ${names}.`,
		notBuyerNameless: "Points belong to your team. To buy more, ask its founder or an admin.",
		or: " or ",
		noWay: "No payment method is set up here. Ask the operator."
	},
	editions: {
		free: "free",
		vip: "personal",
		team: "startup",
		com: "enterprise"
	},
	persons: {
		label: "Number of people",
		fewer: "One person fewer",
		more: "One person more",
		rangeOfPlan: ({ seats, minimum, maximum }) => `Your plan is for ${people(seats)} until it ends.${choose(minimum, maximum)}`,
		range: ({ minimum, maximum }) => `from ${number$1(minimum)} to ${number$1(maximum)}`,
		rangeOfTeam: ({ members, minimum, maximum }) => `Your team has ${people(members)}.${choose(minimum, maximum)}`
	},
	card: {
		periods: {
			monthly: "Monthly",
			half_year: "Half-year",
			yearly: "Yearly"
		},
		days: ({ days: count }) => days(count),
		points: "points",
		shared: ({ count }) => `points for ${people(count)}`,
		popular: "Most popular",
		pictures: "Pictures at standard quality",
		about: ({ count }) => `about ${number$1(count)}`,
		perThousand: "Per 1,000 points",
		converted: "From your current plan",
		convertedDays: ({ days: count }) => `+${days(count)}`,
		unit: "Price",
		perPerson: ({ price, count }) => `${price} × ${people(count)}`,
		projects: "Projects",
		projectCount: ({ count }) => number$1(count),
		start: "Get started",
		startFor: ({ name, period, price }) => `Get started: ${name}, ${period}, ${price}`
	},
	state: {
		loading: "Loading the plans",
		none: "No plans are on sale at the moment. Ask the operator for points."
	},
	ways: {
		wechat: "Pay by scanning a code with WeChat. Points are added as soon as payment clears, even if you close this window.",
		paypal: "Pay with PayPal. Points are added as soon as payment clears, even if you close this window.",
		both: "Pay with PayPal, or by scanning a code with WeChat. Points are added as soon as payment clears, even if you close this window."
	},
	test: "Test payments: no real money moves on this installation."
};
// contract/messages/zh/pricing.ts
var number = (value) => value.toLocaleString("zh-CN");
// contract/messages/areas/pricing.ts
/** Pricing page and dialog. Loaded with its area, not with the first page. */
var pricingTexts = {
	en: pricing$1,
	zh: {
		page: {
			heading: "先买积分，做成了才扣。",
			lead: "失败或取消，积分原数退回。续买同一套餐，积分相加，天数顺延。",
			withoutScripts: "启用 JavaScript 后才能查看价格和购买。",
			costs: "每次要花多少",
			costsLead: "点击之前，按钮上就写明总价。"
		},
		modal: {
			title: "购买积分",
			balance: "余额",
			frozen: "已冻结",
			frozenWhy: "续费后立即恢复可用。",
			until: "套餐到期日",
			ended: "套餐已到期",
			adds: "积分累加。续买同一套餐，天数顺延；升级套餐时，剩余时间按价值折算过去。"
		},
		tabs: {
			label: "套餐",
			vip: "个人会员",
			team: "创业团队",
			teamPersons: "1–5\xA0人",
			com: "企业",
			comPersons: "6\xA0人及以上"
		},
		teamsLink: "查看团队套餐",
		personalLink: "只看个人套餐",
		refused: {
			lower: ({ plan }) => spaced`${plan}套餐还在有效期内，到期后才能购买更低的套餐。`,
			tooMany: ({ members, maximum }) => `团队现有 ${number(members)}\u00a0人，创业团队套餐最多 ${maximum}\u00a0人。`,
			notBuyer: ({ names }) => spaced`积分归团队所有，需要购买请联系${names}。`,
			or: "或",
			notBuyerNameless: "积分归团队所有，由创建者和管理员统一购买，请联系他们。",
			noWay: "这里还没有开通支付方式，请联系平台管理员。"
		},
		editions: {
			free: "免费",
			vip: "个人会员",
			team: "创业团队",
			com: "企业"
		},
		persons: {
			label: "使用人数",
			fewer: "减一人",
			more: "加一人",
			rangeOfPlan: ({ seats, minimum, maximum }) => minimum < maximum ? `当前套餐为 ${number(seats)}\u00a0人，到期前可选 ${number(minimum)} 到 ${number(maximum)}\u00a0人` : `当前套餐为 ${number(seats)}\u00a0人，到期前不能更改`,
			range: ({ minimum, maximum }) => `可选 ${number(minimum)} 到 ${number(maximum)}\u00a0人`,
			rangeOfTeam: ({ members, minimum, maximum }) => minimum < maximum ? `团队现有 ${number(members)}\u00a0人，可选 ${number(minimum)} 到 ${number(maximum)}\u00a0人` : `团队现有 ${number(members)}\u00a0人`
		},
		card: {
			periods: {
				monthly: "月度",
				half_year: "半年",
				yearly: "年度"
			},
			days: ({ days }) => `${number(days)}\u00a0天`,
			points: "积分",
			shared: ({ count }) => `积分，${number(count)}\u00a0人共用`,
			popular: "最受欢迎",
			pictures: "约可出图",
			about: ({ count }) => `${number(count)}\u00a0张`,
			perThousand: "每 1,000\xA0积分",
			converted: "当前套餐折算",
			convertedDays: ({ days }) => `+${number(days)}\u00a0天`,
			unit: "单价",
			perPerson: ({ price, count }) => `${price} × ${number(count)}\u00a0人`,
			projects: "项目上限",
			projectCount: ({ count }) => `${number(count)}\u00a0个`,
			start: "立即购买",
			startFor: ({ name, period, price }) => `立即购买：${name}，${period}，${price}`
		},
		state: {
			loading: "正在加载套餐",
			none: "目前没有在售的套餐，需要积分请联系平台管理员。"
		},
		ways: {
			wechat: "微信扫码支付，付款后自动到账，关闭窗口也不影响。",
			paypal: "用 PayPal 支付，付款后自动到账，关闭窗口也不影响。",
			both: "用 PayPal 支付，或微信扫码。付款后自动到账，关闭窗口也不影响。"
		},
		test: "测试支付：这里不会产生真实扣款。"
	}
};
// web/shell/test-payments-banner.tsx
/** Says wherever something can be paid that no real money moves (decisions, Payment providers). */
function TestPaymentsBanner() {
	const { test } = useAreaTexts(pricingTexts);
	if (useSiteFacts()?.test_payments !== true) return null;
	return /* @__PURE__ */ jsxs("p", {
		role: "note",
		className: "test-payments",
		children: [/* @__PURE__ */ jsx(FlaskConical, {
			size: 15,
			strokeWidth: 1.6,
			"aria-hidden": true
		}), test]
	});
}
// contract/plan-time.ts
var HOUR_MS$1 = 36e5;
var DAY_MS = 24 * HOUR_MS$1;
/** Converted time is capped at 100 years, so that a product sold for next to nothing leaves a valid date. */
var LONGEST_HOURS = 100n * 365n * 24n;
/**
* The rule that an order was sold under. `added` is that of the first versions: days of any plan add up one for one.
* `converted` holds for every order made since: an upgrade converts what is left by its value.
*/
var PLAN_RULE = {
	added: 1,
	converted: 2
};
({ ...NO_PLAN });
/** What is left of the plan at an instant, oldest first. */
function leftOf(periods, at) {
	let from = at.getTime();
	return periods.flatMap(({ until, paid }) => {
		const ms = until.getTime() - from;
		if (ms <= 0) return [];
		from = until.getTime();
		return [{
			ms,
			paid
		}];
	});
}
/**
* Converts time into time at another daily price, in whole hours, rounded down once at the end. Prices in
* different currencies cannot be compared, so points per day are used instead.
*/
function convertHours(left, to) {
	let worth = 0n;
	let over = 1n;
	for (const { ms, paid } of left) {
		const [before, after] = paid.currency === to.currency ? [paid.amount, to.amount] : [paid.points, to.points];
		const denominator = BigInt(paid.days) * BigInt(after);
		worth = worth * denominator + BigInt(ms) * BigInt(before) * BigInt(to.days) * over;
		over *= denominator;
	}
	const hours = worth / (over * BigInt(HOUR_MS$1));
	return Number(hours < LONGEST_HOURS ? hours : LONGEST_HOURS);
}
/** True if a purchase would lower the running plan: a lower type, or fewer persons of the same type. */
function isLower(running, edition, order) {
	return isLowerPlan(edition, order.type) || edition === order.type && order.count < running.seats;
}
/**
* What buying this does to the plan when it is paid at that instant.
* @param at not before the orders that the plan came from
*/
function changePlan(plan, order, at, rule = PLAN_RULE.converted) {
	const running = editionOf(plan, at);
	const periods = plan.periods.filter(({ until }) => until > at);
	const end = running === "free" || !plan.expiresAt ? at : plan.expiresAt;
	const leftMs = end.getTime() - at.getTime();
	const { amount, currency, points, validDays: days } = order;
	const paid = {
		amount,
		currency,
		points,
		days
	};
	const wanted = {
		plan: order.type,
		seats: order.count
	};
	const after = (state, before, until, price = paid) => ({
		...state,
		expiresAt: until,
		periods: [...before, {
			until,
			paid: price
		}]
	});
	const change = (kind, next, convertedHours = 0) => ({
		kind,
		from: running,
		leftMs,
		convertedHours,
		after: next
	});
	const added = new Date(end.getTime() + days * DAY_MS);
	if (running === "free") return change("start", after(wanted, [], added));
	if (rule === PLAN_RULE.added) return change("add", after(!isLowerPlan(running, order.type) ? wanted : {
		plan: running,
		seats: Math.max(order.count, plan.seats)
	}, periods, added));
	if (isLower(plan, running, order)) {
		const price = periods.at(-1)?.paid ?? paid;
		const hours = convertHours([{
			ms: days * DAY_MS,
			paid
		}], price);
		return change("convert", after({
			plan: running,
			seats: plan.seats
		}, periods, new Date(end.getTime() + hours * HOUR_MS$1), price), hours);
	}
	if (running === order.type && plan.seats === order.count) return change("extend", after(wanted, periods, added));
	const hours = convertHours(leftOf(periods, at), paid);
	return change("upgrade", after(wanted, [], new Date(at.getTime() + days * DAY_MS + hours * HOUR_MS$1)), hours);
}
/** The running plan from the purchase terms, for the dialog that shows the effect of buying. */
function planOfTerms(terms) {
	return {
		plan: terms.edition,
		expiresAt: terms.expired_at === null ? null : new Date(terms.expired_at),
		seats: terms.seats,
		periods: terms.periods.map(({ until, ...paid }) => ({
			until: new Date(until),
			paid
		}))
	};
}
// web/features/billing/pricing/plan-change.ts
var HOUR_MS = 36e5;
/**
* The change that the dialog shows before the payment. The server computes it again when the payment arrives: the hours
* until then are used up in the old plan, and the new end is later by as much.
*
* @returns undefined for guests, while the terms are loading, and if this cannot be bought
*/
function shownChange(terms, purchase) {
	if (terms === void 0) return void 0;
	const { kind, from, leftMs, convertedHours, after } = changePlan(planOfTerms(terms), purchase, new Date(terms.now));
	if (kind === "convert" || after.expiresAt === null) return void 0;
	const leftHours = Math.floor(leftMs / HOUR_MS);
	const converted = kind === "upgrade" ? {
		from,
		fromCount: terms.seats,
		leftHours,
		hours: convertedHours
	} : void 0;
	return {
		until: after.expiresAt,
		converted
	};
}
// web/features/billing/pay/payment-popup.ts
/** One name for every attempt: a second click finds the window of the first. */
var NAME = "inkreel-payment";
/**
* Opens the small window for the international provider, with a placeholder until the order exists; at most 768 by 600
* (specification, section 9). Browsers allow it inside a click only: null if they did not.
* @param localPath adds the prefix of the language that is shown to a path
*/
function openPaymentPopup(localPath) {
	const width = Math.min(POPUP.paymentWidth, screen.availWidth);
	const height = Math.min(POPUP.height, screen.availHeight);
	const place = `popup,width=${width},height=${height},left=${Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2))},top=${Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2))}`;
	const popup = window.open(localPath("/popup/loading"), NAME, place);
	return popup === null || popup.closed ? null : popup;
}
export { pricingTexts as i, shownChange as n, TestPaymentsBanner as r, openPaymentPopup as t };
