import { i as shownLanguage } from "./area-texts-CUYWs46C.js";
import { St as loadCatalogue, c as toolGroups, f as LanguageLink, p as useBarePath, s as toolEntrance, wt as useCatalogue } from "../../entry-server.js";
import { t as listPrice } from "./list-price-gMFTffVl.js";
import { a as useMessages, i as useLanguage } from "./messages-DIgvXott.js";
import { n as useSite } from "./site-D4Lq5DGU.js";
import { t as NeedsModel } from "./needs-model-CmTRJ3Gt.js";
import { jsx, jsxs } from "react/jsx-runtime";
// web/shell/tool-panel.tsx
/** Fetches what the menus list. @public called by `tool-menu.tsx` when a menu is about to be opened */
var prepare = () => void loadCatalogue(shownLanguage()).catch(() => void 0);
/**
* The tools in a menu of the header, by group.
* @param leads to the page that explains a tool, or to its editor
* @param prices as a number of points, or in words
*/
function ToolPanel({ kind, leads, prices }) {
	const { shell } = useMessages();
	const { language } = useLanguage();
	const site = useSite();
	const path = useBarePath();
	return toolGroups(useCatalogue(), site.id, kind).map((group) => /* @__PURE__ */ jsxs("div", { children: [/* @__PURE__ */ jsx("div", {
		className: "px-2.5 pt-1 text-xs leading-5 text-ink-3",
		children: shell.groups[group.group]
	}), /* @__PURE__ */ jsx("ul", { children: group.tools.map((tool) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs(LanguageLink, {
		className: "menu-item",
		to: leads === "editor" ? tool.editor : toolEntrance(tool),
		"aria-current": leads === "editor" && tool.editor === path ? "page" : void 0,
		children: [/* @__PURE__ */ jsxs("span", {
			className: "flex-1",
			children: [tool.name[language], /* @__PURE__ */ jsx(NeedsModel, { tool })]
		}), /* @__PURE__ */ jsx("span", {
			className: "numbers text-ink-3",
			children: prices === "number" ? tool.points : shell.price(listPrice(tool, tool.points))
		})]
	}) }, tool.id)) })] }, group.group));
}
export { ToolPanel as default, prepare };
