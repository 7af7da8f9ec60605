import { t as spaced } from "./spaced-CRrdSvFz.js";
// contract/messages/en/payment.ts
var number$1 = (value) => value.toLocaleString("en");
var days = (count) => count === 1 ? "1 day" : `${number$1(count)} days`;
/** Hours as days and hours. */
var time$1 = (hours) => {
	const rest = hours % 24;
	const ofRest = rest === 1 ? "1 hour" : `${rest} hours`;
	if (hours < 24) return ofRest;
	return rest === 0 ? days(hours / 24) : `${days(Math.floor(hours / 24))} ${ofRest}`;
};
var points = (value) => value === 1 ? "1 point" : `${number$1(value)} points`;
/** Payment dialogs, the test wallet, the expiry alert: loaded with them, not with the pricing page. */
var payment$1 = {
	pay: {
		title: "How do you want to pay?",
		titleOne: "Pay",
		whatFor: "What you buy",
		amount: "To pay",
		adds: "Points added",
		days: "Days added",
		converted: "Converted from your plan",
		convertedTime: ({ hours }) => `+${time$1(hours)}`,
		until: "Plan valid until",
		upgrade: (change) => `Your ${change.from} plan has ${time$1(change.left)} left, converted to ${time$1(change.hours)} of ${change.to} on top of the ${days(change.days)} you buy. The new plan starts at once and runs until ${change.until}.`,
		morePeople: (change) => `Your ${change.plan} plan for ${number$1(change.before)} has ${time$1(change.left)} left, converted to ${time$1(change.hours)} for ${number$1(change.after)} people on top of the ${days(change.days)} you buy. The new plan starts at once and runs until ${change.until}.`,
		upgradeWhen: "Converted by price, in whole hours, when the payment arrives. You keep your points for as long as the new plan runs.",
		wechat: "WeChat Pay",
		wechatHow: "Scan a code with your phone",
		wechatHowOnPhone: "Save a code and open it in WeChat",
		paypal: "PayPal",
		paypalHow: "Opens in a small window",
		creating: "Creating the order",
		cancel: "Cancel the order",
		cancelling: "Cancelling the order",
		back: "Back to the plans",
		close: "Close",
		qrTitle: "Scan to pay",
		qrHow: "Open WeChat on your phone and scan this code.",
		qrHowOnPhone: "Save this code, then choose it from the scanner in WeChat.",
		qrTest: "Scan with any phone, or open the test wallet here.",
		qrOpen: "Open the test wallet",
		qrAlt: ({ amount }) => `QR code for paying ${amount}`,
		qrDrawing: "Loading the code",
		closesIn: ({ time }) => `Expires in ${time}`,
		waiting: "Waiting for the payment",
		expiredTitle: "The code is no longer valid",
		expired: "Nothing was charged. Get a new code to continue.",
		newCode: "New code",
		qrFailed: "Failed to generate payment QR code",
		qrRetry: "Try again",
		popupTitle: "Pay in the other window",
		popupHow: "Approve the payment in the window that opened. This page updates by itself.",
		popupAbsent: "This order is still open. Open the payment window to continue.",
		popupAgain: "Open the window again",
		popupOpen: "Open the payment window",
		blockedTitle: "The payment window was blocked",
		blocked: "Please allow pop-up windows",
		blockedHow: "Allow them for this site in the address bar, then open the window.",
		capturing: "Confirming payment",
		cancelled: "You have canceled the payment",
		cancelledHow: "Nothing was charged. Points and plan are as before.",
		shutHow: "The window was closed before the payment was approved. Nothing was charged.",
		again: "Try again",
		failed: "Payment failed",
		failedHow: "No points were added. If you were charged, the points will still be added or the money returned.",
		orderFailedHow: "Nothing was charged."
	},
	paid: {
		title: "Paid",
		lead: ({ points: value }) => `${points(value)} added.`,
		added: "Points added",
		balance: "New balance",
		until: "Plan valid until",
		ledger: "Ledger entry",
		invoice: "Invoice",
		back: "Continue",
		refreshing: "one moment"
	},
	popup: {
		approved: "Approved. You can close this window.",
		cancelled: "Cancelled. You can close this window.",
		unknown: "This page is only used during a payment.",
		plans: "See the plans"
	},
	sandbox: {
		title: "Test payment",
		lead: "A test wallet. No real money moves.",
		pays: "You pay",
		approve: "Approve",
		refuse: "Refuse",
		working: "One moment",
		paid: "Paid",
		paidHow: "The page with the code updates by itself. You can close this one.",
		approved: "Approved",
		approvedHow: "The shop is confirming the payment. You can close this window.",
		refused: "Refused",
		refusedHow: "Nothing was paid. You can close this page.",
		closed: "Closed",
		closedHow: "This order was cancelled or took too long. Start again from the plans.",
		refunded: "Refunded",
		refundedHow: "The payment was refunded.",
		back: "Back to the shop",
		unknown: "There is no such test payment."
	},
	expiry: {
		expiredTitle: "Your plan has expired",
		expired: "Your plan has expired. Its remaining points are frozen until you renew.",
		expiresTitle: "Your plan ends soon",
		expires: ({ days: count }) => `Your plan will expire in ${days(count)}. Renewing now adds the new days to the end.`,
		date: "End of the plan",
		frozen: "Frozen points",
		frozenUntil: "Removed on",
		renew: "Renew",
		later: "Later",
		notToday: "Don't show today",
		askAdmin: "Ask the founder or an admin of your team to renew it."
	}
};
// contract/messages/zh/payment.ts
var number = (value) => value.toLocaleString("zh-CN");
/** Hours as days and hours. */
var time = (hours) => {
	const rest = hours % 24;
	if (hours < 24) return `${rest}\u00a0小时`;
	const days = `${number(Math.floor(hours / 24))}\u00a0天`;
	return rest === 0 ? days : `${days} ${rest}\u00a0小时`;
};
// contract/messages/areas/payment.ts
/** Payment dialogs, test wallet, expiry alert. Loaded with them, not with the pricing page. */
var paymentTexts = {
	en: payment$1,
	zh: {
		pay: {
			title: "选择支付方式",
			titleOne: "支付",
			whatFor: "购买内容",
			amount: "应付",
			adds: "增加积分",
			days: "增加天数",
			converted: "原套餐折算",
			convertedTime: ({ hours }) => `+${time(hours)}`,
			until: "套餐到期日",
			upgrade: ({ from, to, left, hours, days, until }) => spaced`${from}套餐剩余 ${time(left)}，折算为${to}套餐 ${time(hours)}，与新购的 ${number(days)}\u00a0天相加。新套餐立即生效，有效期至 ${until}。`,
			morePeople: ({ plan, before, after, left, hours, days, until }) => spaced`${plan}套餐（${number(before)}\u00a0人）剩余 ${time(left)}，按 ${number(after)}\u00a0人折算为 ${time(hours)}，与新购的 ${number(days)}\u00a0天相加。新套餐立即生效，有效期至 ${until}。`,
			upgradeWhen: "按价格折算，精确到小时，以付款到账时刻为准。原有积分保留，在新套餐有效期内可用。",
			wechat: "微信支付",
			wechatHow: "用手机扫码",
			wechatHowOnPhone: "长按保存二维码，到微信识别",
			paypal: "PayPal",
			paypalHow: "在小窗口中打开",
			creating: "正在下单",
			cancel: "取消订单",
			cancelling: "正在取消订单",
			back: "返回套餐",
			close: "关闭",
			qrTitle: "扫码支付",
			qrHow: "打开手机微信，扫描二维码。",
			qrHowOnPhone: "长按保存二维码，再到微信里识别。",
			qrTest: "用任意手机扫码，或在这里打开测试钱包。",
			qrOpen: "打开测试钱包",
			qrAlt: ({ amount }) => `支付 ${amount} 的二维码`,
			qrDrawing: "正在生成二维码",
			closesIn: ({ time }) => `二维码有效期还剩 ${time}`,
			waiting: "等待支付",
			expiredTitle: "二维码已失效",
			expired: "没有扣款。换一个新的二维码即可继续。",
			newCode: "换新码",
			qrFailed: "支付二维码生成失败",
			qrRetry: "重试",
			popupTitle: "请在新窗口中付款",
			popupHow: "在打开的窗口里确认付款，完成后这里会自动更新。",
			popupAbsent: "这笔订单还没付完，打开支付窗口继续。",
			popupAgain: "重新打开窗口",
			popupOpen: "打开支付窗口",
			blockedTitle: "支付窗口被拦截了",
			blocked: "请允许弹出窗口",
			blockedHow: "在地址栏允许本站弹出窗口，然后再打开。",
			capturing: "正在确认付款",
			cancelled: "你已取消支付",
			cancelledHow: "没有扣款，积分和套餐都没有变动。",
			shutHow: "付款确认之前窗口被关闭了，没有扣款。",
			again: "再试一次",
			failed: "支付失败",
			failedHow: "积分没有增加。如果已经扣款，积分会自动到账，或款项原路退回。",
			orderFailedHow: "没有扣款。"
		},
		paid: {
			title: "支付成功",
			lead: ({ points }) => `${number(points)}\u00a0积分已到账。`,
			added: "增加积分",
			balance: "当前余额",
			until: "套餐到期日",
			ledger: "查看这笔积分记录",
			invoice: "账单",
			back: "继续创作",
			refreshing: "请稍候"
		},
		popup: {
			approved: "已确认，可以关闭这个窗口。",
			cancelled: "已取消，可以关闭这个窗口。",
			unknown: "这个地址是支付窗口用的，单独打开没有内容。",
			plans: "查看套餐"
		},
		sandbox: {
			title: "测试支付",
			lead: "测试钱包，不会产生真实扣款。",
			pays: "支付金额",
			approve: "同意付款",
			refuse: "拒绝",
			working: "请稍候",
			paid: "已支付",
			paidHow: "显示二维码的页面会自动更新，这个页面可以关闭了。",
			approved: "已同意",
			approvedHow: "商家正在收款，可以关闭这个窗口。",
			refused: "已拒绝",
			refusedHow: "没有付款，这个页面可以关闭了。",
			closed: "已关闭",
			closedHow: "订单已取消或超时，请回到套餐页重新下单。",
			refunded: "已退款",
			refundedHow: "款项已退回。",
			back: "返回商家",
			unknown: "没有这笔测试支付。"
		},
		expiry: {
			expiredTitle: "套餐已到期",
			expired: "套餐已到期。剩余的套餐积分已冻结，续费后立即恢复可用。",
			expiresTitle: "套餐即将到期",
			expires: ({ days }) => `套餐还有 ${number(days)}\u00a0天到期。现在续费，天数顺延。`,
			date: "到期日",
			frozen: "冻结积分",
			frozenUntil: "清除日期",
			renew: "续费",
			later: "以后再说",
			notToday: "今天不再提示",
			askAdmin: "请联系团队的创建者或管理员续费。"
		}
	}
};
export { paymentTexts as t };
