// contract/api/admin.ts
var adminAudit = {
	"method": "GET",
	"path": "/admin/audit"
};
var adminCancelTask = {
	"method": "POST",
	"path": "/admin/tasks/{id}/cancel"
};
var adminCheckOrder = {
	"method": "POST",
	"path": "/admin/orders/{id}/check"
};
var adminCorrectPoints = {
	"method": "POST",
	"path": "/admin/organisations/{id}/points"
};
var adminCreateProduct = {
	"method": "POST",
	"path": "/admin/products"
};
var adminOrders = {
	"method": "GET",
	"path": "/admin/orders"
};
var adminOrganisations = {
	"method": "GET",
	"path": "/admin/organisations"
};
var adminOverview = {
	"method": "GET",
	"path": "/admin/overview"
};
var adminPrices = {
	"method": "GET",
	"path": "/admin/prices"
};
var adminProducts = {
	"method": "GET",
	"path": "/admin/products"
};
var adminRefundOrder = {
	"method": "POST",
	"path": "/admin/orders/{id}/refund"
};
var adminRetryTask = {
	"method": "POST",
	"path": "/admin/tasks/{id}/retry"
};
var adminSetPrice = {
	"method": "PUT",
	"path": "/admin/prices"
};
var adminTasks = {
	"method": "GET",
	"path": "/admin/tasks"
};
var adminUpdateProduct = {
	"method": "PUT",
	"path": "/admin/products/{id}"
};
var adminUpdateUser = {
	"method": "POST",
	"path": "/admin/users/{id}"
};
var adminUsers = {
	"method": "GET",
	"path": "/admin/users"
};
export { adminUsers as _, adminCreateProduct as a, adminOverview as c, adminRefundOrder as d, adminRetryTask as f, adminUpdateUser as g, adminUpdateProduct as h, adminCorrectPoints as i, adminPrices as l, adminTasks as m, adminCancelTask as n, adminOrders as o, adminSetPrice as p, adminCheckOrder as r, adminOrganisations as s, adminAudit as t, adminProducts as u };
