// web/features/billing/pay/core/popup-message.ts
/** Name of the channel that replaces the opener if the browser has cut the popup off from it. */
var PAYMENT_CHANNEL = "inkreel-payment";
/** Parses a message of the popup; undefined for messages of other pages, extensions and devices. */
function readPopupMessage(data) {
	if (typeof data !== "object" || data === null) return void 0;
	const { type, status, id, token } = data;
	if (type !== "paypal-result" || status !== 0 && status !== 1) return void 0;
	return {
		type,
		status,
		...typeof id === "string" && { id },
		...typeof token === "string" && { token }
	};
}
/**
* A window message, if it is the popup's: other origins are ignored, even if they have a handle on this window.
*/
function readWindowMessage(event, ownOrigin) {
	return event.origin === ownOrigin ? readPopupMessage(event.data) : void 0;
}
/** True if the message names this order: a popup of an earlier attempt may still be open. */
function concerns(message, order) {
	if (message.id === void 0 && message.token === void 0) return false;
	if (message.id !== void 0 && message.id !== order.id) return false;
	return message.token === void 0 || message.token === order.paypal_order_id;
}
/**
* The callback page's message, from its address: `status` is ours, `token` is added by the provider (by the
* test wallet too). Undefined for any other address.
*/
function messageOfAddress(search) {
	const query = new URLSearchParams(search);
	const text = (name) => query.get(name) ?? void 0;
	return readPopupMessage({
		type: "paypal-result",
		status: {
			"0": 0,
			"1": 1
		}[text("status") ?? ""],
		id: text("id"),
		token: text("token")
	});
}
export { readWindowMessage as a, readPopupMessage as i, concerns as n, messageOfAddress as r, PAYMENT_CHANNEL as t };
