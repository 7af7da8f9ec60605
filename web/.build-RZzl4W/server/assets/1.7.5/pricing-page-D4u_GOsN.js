import { i as pricingTexts } from "./payment-popup-P_gFAUGa.js";
import { Ct as useBuiltCatalogue, D as usePointConfig, j as useSiteFacts } from "../../entry-server.js";
import { t as listPrice } from "./list-price-gMFTffVl.js";
import { a as useMessages, i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { c as useSearchParams } from "./router-BPcfdpKO.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { n as NeedsModelLegend, t as NeedsModel } from "./needs-model-CmTRJ3Gt.js";
import { t as Plans } from "./plans-CvyMv0nz.js";
import { c as useAwake } from "./use-offer-DcBK9Hm6.js";
import { Suspense } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/billing/pricing/pricing-page.tsx
/** Plans and pricing: what is sold, what a run costs. `?plan=team` begins with the plans of a type. */
function PricingPage() {
	const { page, tabs } = useAreaTexts(pricingTexts);
	const asked = useSearchParams()[0].get("plan");
	const startType = asked === "team" || asked === "com" || asked === "vip" ? asked : void 0;
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap pricing",
		"data-live": "{{live-prices}}",
		suppressHydrationWarning: true,
		children: [
			/* @__PURE__ */ jsxs("header", {
				className: "pricing-head",
				children: [/* @__PURE__ */ jsx("h1", { children: page.heading }), /* @__PURE__ */ jsx("p", { children: page.lead })]
			}),
			/* @__PURE__ */ jsx("h2", {
				className: "sr-only",
				children: tabs.label
			}),
			/* @__PURE__ */ jsx(Plans, {
				from: "page",
				startType
			}),
			/* @__PURE__ */ jsx("noscript", { children: /* @__PURE__ */ jsx("p", {
				className: "plan-note",
				children: page.withoutScripts
			}) }),
			/* @__PURE__ */ jsx(PayNote, {}),
			/* @__PURE__ */ jsx(RunCosts, {})
		]
	});
}
function PayNote() {
	const { ways: texts } = useAreaTexts(pricingTexts);
	const site = useSite();
	const facts = useSiteFacts();
	const ways = (useAwake() ? facts?.pay_ways : void 0) ?? site.payWays;
	if (ways.length === 0) return null;
	const line = ways.length > 1 ? texts.both : texts[ways[0] ?? "wechat"];
	return /* @__PURE__ */ jsx("p", {
		className: "note mt-4 mb-14 text-[13px] max-phone:mb-8",
		children: line
	});
}
/** Every tool of the site with the points of one run, from the operator's list once it is loaded. */
function RunCosts() {
	const { page } = useAreaTexts(pricingTexts);
	return /* @__PURE__ */ jsxs("section", {
		className: "section",
		children: [
			/* @__PURE__ */ jsxs("header", { children: [/* @__PURE__ */ jsx("h2", { children: page.costs }), /* @__PURE__ */ jsx("p", { children: page.costsLead })] }),
			/* @__PURE__ */ jsx("ul", {
				className: "run-costs",
				children: /* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(CostOfTools, {}) })
			}),
			/* @__PURE__ */ jsx(NeedsModelLegend, {})
		]
	});
}
function CostOfTools() {
	const { language } = useLanguage();
	const { shell } = useMessages();
	const site = useSite();
	const prices = usePointConfig();
	const config = useAwake() ? prices : void 0;
	return useBuiltCatalogue().filter((tool) => tool.sites.includes(site.id)).sort((one, other) => Number(one.needsModel) - Number(other.needsModel)).map((tool) => {
		const points = config?.[tool.apiPath] ?? tool.points;
		return /* @__PURE__ */ jsxs("li", {
			className: "leader",
			children: [/* @__PURE__ */ jsxs("span", { children: [tool.name[language], /* @__PURE__ */ jsx(NeedsModel, { tool })] }), /* @__PURE__ */ jsx("span", { children: shell.price(listPrice(tool, points)) })]
		}, tool.id);
	});
}
export { PricingPage as default };
