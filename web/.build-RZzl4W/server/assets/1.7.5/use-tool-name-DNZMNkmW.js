import { n as adminTexts } from "./console-k-i_L_wC.js";
import { wt as useCatalogue } from "../../entry-server.js";
import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
// web/features/admin/parts/use-tool-name.ts
/** Gives the name of a tool or a text in the language that is shown; for a removed tool, its id. */
function useToolName() {
	const { language } = useLanguage();
	const services = useAreaTexts(adminTexts).services;
	const catalogue = useCatalogue();
	return (toolId) => catalogue.find(({ id }) => id === toolId)?.name[language] ?? services[toolId] ?? toolId;
}
export { useToolName as t };
