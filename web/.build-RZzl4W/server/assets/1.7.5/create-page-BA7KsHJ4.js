import { Ct as useBuiltCatalogue, c as toolGroups, f as LanguageLink } from "../../entry-server.js";
import { t as listPrice } from "./list-price-gMFTffVl.js";
import { a as useMessages, i as useLanguage } from "./messages-DIgvXott.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { n as NeedsModelLegend, t as NeedsModel } from "./needs-model-CmTRJ3Gt.js";
import { t as Intents } from "./intents-EZbpBc8p.js";
import { Suspense } from "react";
import { jsx, jsxs } from "react/jsx-runtime";
// web/features/pages/create-page.tsx
/** The creation entry: every tool by purpose (specification, section 2). */
function CreatePage() {
	const { pages } = useMessages();
	return /* @__PURE__ */ jsxs("div", {
		className: "wrap pt-14 pb-10 max-phone:pt-8",
		children: [
			/* @__PURE__ */ jsx("h1", {
				className: "text-[52px] leading-[56px] max-phone:text-4xl",
				children: pages.create.title
			}),
			/* @__PURE__ */ jsx("p", {
				className: "mt-4 mb-12 max-w-[36em] text-[17px] leading-7 text-ink-2",
				children: pages.create.lead
			}),
			/* @__PURE__ */ jsx(Intents, {}),
			/* @__PURE__ */ jsx(Suspense, { children: /* @__PURE__ */ jsx(ToolsByPurpose, {}) }),
			/* @__PURE__ */ jsx(NeedsModelLegend, {})
		]
	});
}
function ToolsByPurpose() {
	const { pages, shell } = useMessages();
	const { language } = useLanguage();
	const site = useSite();
	return toolGroups(useBuiltCatalogue(), site.id).map((group) => /* @__PURE__ */ jsxs("section", {
		className: "section",
		children: [/* @__PURE__ */ jsx("header", { children: /* @__PURE__ */ jsx("h2", { children: shell.groups[group.group] }) }), /* @__PURE__ */ jsx("ul", { children: group.tools.map((tool) => /* @__PURE__ */ jsxs("li", {
			className: "border-b border-line py-4 first:pt-0",
			children: [
				/* @__PURE__ */ jsxs("div", {
					className: "leader",
					children: [/* @__PURE__ */ jsxs(LanguageLink, {
						className: "font-display text-lg leading-6 font-semibold hover:underline",
						to: tool.editor,
						children: [tool.name[language], /* @__PURE__ */ jsx(NeedsModel, { tool })]
					}), /* @__PURE__ */ jsx("span", { children: shell.price(listPrice(tool, tool.points)) })]
				}),
				/* @__PURE__ */ jsx("p", {
					className: "mt-1 max-w-[44em] text-ink-2",
					children: tool.line[language]
				}),
				/* @__PURE__ */ jsxs("p", {
					className: "mt-2 flex gap-5 text-[13px]",
					children: [/* @__PURE__ */ jsx(LanguageLink, {
						className: "link leading-6",
						to: tool.editor,
						children: pages.create.open
					}), tool.landing && /* @__PURE__ */ jsx(LanguageLink, {
						className: "link leading-6",
						to: tool.landing,
						children: pages.create.read
					})]
				})
			]
		}, tool.id)) })]
	}, group.group));
}
export { CreatePage as default };
