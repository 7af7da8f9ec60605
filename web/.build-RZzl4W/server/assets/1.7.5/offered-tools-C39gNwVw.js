import { n as useSite } from "./site-D4Lq5DGU.js";
import { wt as useCatalogue } from "../../entry-server.js";
// contract/api/admin-engines.ts
var adminChangeModel = {
	"method": "POST",
	"path": "/admin/models"
};
var adminEngineSettings = {
	"method": "GET",
	"path": "/admin/engines/settings"
};
var adminEngines = {
	"method": "GET",
	"path": "/admin/engines"
};
var adminModels = {
	"method": "GET",
	"path": "/admin/models"
};
var adminOrderEngines = {
	"method": "PUT",
	"path": "/admin/engines/order"
};
var adminSetEngine = {
	"method": "PUT",
	"path": "/admin/engines/settings"
};
var adminTestEngine = {
	"method": "POST",
	"path": "/admin/engines/test"
};
// web/lib/offered-tools.ts
/** The tools of this site that engines serve; empty until the catalogue has been fetched. */
function useOfferedTools() {
	const site = useSite();
	return useCatalogue().flatMap(({ id, capability, apiPath: path, points, sites }) => capability !== null && sites.includes(site.id) ? [{
		id,
		capability,
		path,
		points
	}] : []);
}
export { adminModels as a, adminTestEngine as c, adminEngines as i, adminChangeModel as n, adminOrderEngines as o, adminEngineSettings as r, adminSetEngine as s, useOfferedTools as t };
