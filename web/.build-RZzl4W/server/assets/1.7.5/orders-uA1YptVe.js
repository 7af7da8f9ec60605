// contract/api/orders.ts
var ORDER_STATUS = {
	"created": 0,
	"paid": 1,
	"closed": 2,
	"refunded": 3
};
var PLAN_TYPES = [
	"vip",
	"team",
	"com"
];
var answerSandboxPayment = {
	"method": "POST",
	"path": "/open/sandbox/payment/{token}"
};
var cancelOrder = {
	"method": "POST",
	"path": "/cloud/request/system/org/order/{id}/cancel"
};
var captureOrder = {
	"method": "POST",
	"path": "/cloud/request/system/org/order/paypal/capture"
};
var listOrders = {
	"method": "GET",
	"path": "/credits/orders"
};
var listProducts = {
	"method": "GET",
	"path": "/open/system/version/products"
};
var orderByPaypal = {
	"method": "POST",
	"path": "/cloud/request/system/org/order/paypal"
};
var orderByWechat = {
	"method": "POST",
	"path": "/cloud/request/system/org/order/wechat/native"
};
var purchaseTerms = {
	"method": "GET",
	"path": "/credits/terms"
};
var readInvoice = {
	"method": "GET",
	"path": "/credits/orders/{id}/invoice"
};
var readOrder = {
	"method": "GET",
	"path": "/cloud/request/system/org/order/{id}"
};
var readSandboxPayment = {
	"method": "GET",
	"path": "/open/sandbox/payment/{token}"
};
export { captureOrder as a, orderByPaypal as c, readInvoice as d, readOrder as f, cancelOrder as i, orderByWechat as l, PLAN_TYPES as n, listOrders as o, readSandboxPayment as p, answerSandboxPayment as r, listProducts as s, ORDER_STATUS as t, purchaseTerms as u };
