import { createContext, use } from "react";
// contract/site.ts
var SITES = {
	intl: {
		id: "intl",
		defaultLanguage: "en",
		languages: ["en", "zh"],
		currency: "USD",
		signInWays: ["email", "social"],
		payWays: ["wechat", "paypal"],
		pricingTabs: ["vip"],
		approximateImages: "divisor",
		mobileCountry: null,
		policies: ["terms-of-service", "privacy-policy"],
		showsContactButton: true,
		visibleLabel: false,
		timeZone: "UTC"
	},
	cn: {
		id: "cn",
		defaultLanguage: "zh",
		languages: ["zh", "en"],
		currency: "CNY",
		signInWays: ["mobile"],
		payWays: ["wechat"],
		pricingTabs: [
			"vip",
			"team",
			"com"
		],
		approximateImages: "text_to_image",
		mobileCountry: "CN",
		policies: ["user-agreement"],
		showsContactButton: true,
		visibleLabel: true,
		timeZone: "Asia/Shanghai"
	}
};
/**
* Cookie that keeps the language someone chose; without it, the browser's own preference decides at a page without
* prefix.
*/
var LANGUAGE_COOKIE = "inkreel.language";
// web/lib/site.ts
/** The site of this page; the prerender writes it into the html element. */
var SiteContext = createContext(SITES.intl);
/** The site variant that is shown. */
function useSite() {
	return use(SiteContext);
}
export { SITES as i, useSite as n, LANGUAGE_COOKIE as r, SiteContext as t };
