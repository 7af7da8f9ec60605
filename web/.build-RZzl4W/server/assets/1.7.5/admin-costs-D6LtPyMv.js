// contract/api/admin-costs.ts
var COST_GROUPS = [
	"tool",
	"route",
	"model",
	"day"
];
var adminCosts = {
	"method": "GET",
	"path": "/admin/costs"
};
var adminCostsFile = {
	"method": "GET",
	"path": "/admin/costs/file"
};
export { adminCosts as n, adminCostsFile as r, COST_GROUPS as t };
