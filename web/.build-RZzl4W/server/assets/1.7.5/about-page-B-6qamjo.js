import { f as LanguageLink, kt as NotFoundPage, p as useBarePath } from "../../entry-server.js";
import { a as useMessages, i as useLanguage } from "./messages-DIgvXott.js";
import { use } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/pages/about/about-page.tsx
/** The documents of each language are a separate chunk. */
var loaders = {
	en: async () => (await import("./en-mRagC0Sm.js")).documents,
	zh: async () => (await import("./zh-BqkO0-3R.js")).documents
};
var loading = /* @__PURE__ */ new Map();
function loadDocuments(language) {
	const running = loading.get(language) ?? loaders[language]();
	loading.set(language, running);
	return running;
}
var PAGES = [
	{
		name: "us",
		path: "/about/about-us"
	},
	{
		name: "terms",
		path: "/about/terms-of-service"
	},
	{
		name: "privacy",
		path: "/about/privacy-policy"
	},
	{
		name: "agreement",
		path: "/about/user-agreement"
	}
];
/** The static information pages (specification, section 2). */
function AboutPage() {
	const { language, date } = useLanguage();
	const { about } = useMessages().pages;
	const path = useBarePath();
	const documents = use(loadDocuments(language));
	const page = PAGES.find((each) => each.path === path);
	if (!page) return /* @__PURE__ */ jsx(NotFoundPage, {});
	const document = documents[page.name];
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap grid grid-cols-[224px_minmax(0,1fr)] gap-12 pt-14 pb-20 max-phone:grid-cols-1 max-phone:gap-6 max-phone:pt-8",
		children: [/* @__PURE__ */ jsx("nav", {
			"aria-label": about.navigation,
			className: "pt-3",
			children: /* @__PURE__ */ jsx("ul", { children: PAGES.map((each) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsx(LanguageLink, {
				to: each.path,
				"aria-current": each === page ? "page" : void 0,
				className: "block border-b border-line py-2.5 text-ink-2 hover:text-ink aria-[current]:font-semibold aria-[current]:text-ink",
				children: about[each.name].title
			}) }, each.name)) })
		}), /* @__PURE__ */ jsxs("article", {
			className: "prose",
			children: [
				/* @__PURE__ */ jsx("h1", {
					className: "mb-3 text-[40px] leading-[44px] max-phone:text-3xl",
					children: about[page.name].title
				}),
				document.since !== void 0 && /* @__PURE__ */ jsx("p", {
					className: "note",
					children: about.updated({ date: date(document.since) })
				}),
				/* @__PURE__ */ jsx("p", {
					className: "text-[17px] leading-7 text-ink-2",
					children: document.lead
				}),
				document.sections.map((section) => /* @__PURE__ */ jsxs("section", { children: [/* @__PURE__ */ jsx("h2", { children: section.title }), section.paragraphs.map((paragraph) => /* @__PURE__ */ jsx("p", { children: paragraph }, paragraph))] }, section.title))
			]
		})]
	});
}
export { AboutPage as default };
