import { t as spaced } from "./spaced-CRrdSvFz.js";
// contract/messages/en/ledger.ts
var number$1 = (value) => value.toLocaleString("en");
var points = (value) => value === 1 ? "1 point" : `${number$1(value)} points`;
var days = (count) => count === 1 ? "1 day" : `${number$1(count)} days`;
var ledger$1 = {
	frozen: "Frozen",
	frozenWhy: ({ date }) => `Usable again as soon as you have a plan; removed on ${date} otherwise.`,
	storage: {
		title: "Storage",
		line: "Results, uploads and the bin, for everyone in the team.",
		used: ({ used, quota }) => `${used} of ${quota} used`,
		results: "Results",
		bin: "In the bin",
		uploads: "Uploads",
		under: "Uploading",
		near: "Almost full. Once it is full, uploads and new runs stop; your files stay.",
		full: "Full. Uploads and new runs stop until there is room; nothing is deleted and no points are charged.",
		emptyBin: "Empty the bin",
		emptyBinTitle: "Empty the bin?",
		emptyBinLines: {
			gone: "Everything in the bin is deleted for good and cannot be restored.",
			room: "The space is free at once."
		},
		emptied: ({ count }) => `${number$1(count)} removed from the bin`,
		clear: "Remove old uploads",
		clearTitle: "Remove your uploads older than 30 days?",
		clearLines: {
			gone: "Pictures you uploaded for tools are deleted for good. Results made from them stay.",
			compare: "Those results can no longer be compared with the original.",
			stock: "Pictures saved to your library stay."
		},
		cleared: ({ count, size }) => count === 0 ? "There are no uploads older than 30 days." : `${count === 1 ? "1 upload" : `${number$1(count)} uploads`} removed, ${size} freed`,
		plans: "See the plans",
		cancel: "Cancel",
		failed: "Storage could not be loaded."
	},
	renew: "See the plans",
	filters: {
		title: "History",
		line: "Every change to your points. Entries are never edited, so they always add up to the balance.",
		type: "Type",
		allTypes: "All types",
		tool: "Tool",
		allTools: "All tools",
		member: "Member",
		allMembers: "All members",
		project: "Project",
		allProjects: "All projects",
		from: "From",
		to: "To",
		clear: "Clear filters",
		none: "No entries match these filters.",
		order: "Order",
		archived: ({ name }) => `${name} (archived)`
	},
	file: {
		download: "Download as CSV",
		loading: "Preparing the file"
	},
	daily: {
		title: "Day by day",
		line: "Points used and added per day, in your time zone.",
		range: "Days shown",
		days: ({ count }) => days(count),
		used: "Used",
		usedLine: ({ sum }) => `${points(sum)} used`,
		added: "Added",
		addedLine: ({ sum }) => `${points(sum)} added`,
		chart: ({ series, count, sum }) => `${series} in ${days(count)}: ${points(sum)}`,
		most: ({ date, sum }) => `most on ${date}: ${points(sum)}`,
		bar: ({ date, sum }) => `${date}: ${points(sum)}`,
		none: "nothing",
		asTable: "Show as a table",
		caption: "Points used and added on each day",
		day: "Day"
	},
	orders: {
		title: "Orders",
		line: "Everything bought for the team, with an invoice for each payment.",
		caption: "Orders, newest first",
		empty: "No orders yet.",
		emptyMember: "Only the founder and admins see the team’s orders.",
		plans: "See the plans",
		more: "Show older orders",
		columns: {
			date: "Date",
			what: "Plan",
			points: "Points",
			amount: "Amount",
			status: "Status",
			next: "Invoice"
		},
		what: ({ name, count }) => count === 1 ? name : `${name}, ${number$1(count)} people`,
		test: "test payment",
		status: {
			created: "Open",
			paid: "Paid",
			closed: "Closed",
			refunded: "Refunded"
		},
		openUntil: ({ time }) => `until ${time}`,
		refundedOn: ({ date }) => `on ${date}`,
		pay: "Pay",
		payOf: ({ name, date }) => `Pay ${name}, ordered ${date}`,
		invoice: "Invoice",
		invoiceOf: ({ name, date }) => `Invoice of ${name}, ${date}`
	},
	invoice: {
		title: "Invoice",
		guest: "Sign in to see the invoice.",
		absent: "There is no invoice here. Orders get one when they are paid.",
		back: "Points history",
		print: "Print or save as PDF",
		number: "Number",
		date: "Date",
		order: "Order",
		seller: "From",
		buyer: "To",
		what: "Item",
		quantity: "Seats",
		each: "Unit price",
		amount: "Amount",
		total: "Total",
		line: ({ name, valid_days }) => `${name}, ${days(valid_days)}`,
		points: ({ count }) => points(count),
		paid: ({ date, way }) => `Paid on ${date} with ${way}`,
		ways: {
			wechat: "WeChat Pay",
			paypal: "PayPal"
		},
		refunded: ({ date }) => `Refunded on ${date}`,
		test: "Test payment: no money has moved. This is not a valid invoice."
	}
};
// contract/messages/zh/ledger.ts
var number = (value) => value.toLocaleString("zh-CN");
// contract/messages/areas/ledger.ts
/** Credits details beyond the ledger itself: filters, chart, orders, invoice. Loaded with its area, not with the first page. */
var ledgerTexts = {
	en: ledger$1,
	zh: {
		frozen: "已冻结",
		frozenWhy: ({ date }) => `续费后立即恢复可用；若未续费，将于 ${date}清除。`,
		storage: {
			title: "存储空间",
			line: "全团队的作品、上传文件，以及回收站里的内容。",
			used: ({ used, quota }) => `已用 ${used}，共 ${quota}`,
			results: "作品",
			bin: "回收站",
			uploads: "上传文件",
			under: "上传中",
			near: "空间快满了。用满后将无法上传和生成，已保存的内容不受影响。",
			full: "空间已满，腾出空间前无法上传和生成。不会删除任何内容，也不会扣除积分。",
			emptyBin: "清空回收站",
			emptyBinTitle: "清空回收站？",
			emptyBinLines: {
				gone: "回收站里的内容将彻底删除，无法恢复。",
				room: "占用的空间会立即释放。"
			},
			emptied: ({ count }) => `已从回收站删除 ${number(count)}\u00a0项`,
			clear: "清理旧的上传文件",
			clearTitle: "删除 30\xA0天前上传的文件？",
			clearLines: {
				gone: "你为各工具上传的图片将彻底删除，用它们生成的作品会保留。",
				compare: "这些作品将无法再与原图对比。",
				stock: "素材库中的内容会保留。"
			},
			cleared: ({ count, size }) => count === 0 ? "没有 30\xA0天前上传的文件。" : `已删除 ${number(count)}\u00a0个上传文件，释放 ${size}`,
			plans: "查看套餐",
			cancel: "取消",
			failed: "无法读取存储空间。"
		},
		renew: "查看套餐",
		filters: {
			title: "积分流水",
			line: "流水只增不改，余额就是各笔流水之和。",
			type: "类型",
			allTypes: "全部类型",
			tool: "工具",
			allTools: "全部工具",
			member: "成员",
			allMembers: "全部成员",
			project: "项目",
			allProjects: "全部项目",
			from: "开始日期",
			to: "结束日期",
			clear: "清除筛选",
			none: "没有符合条件的记录。",
			order: "订单",
			archived: ({ name }) => `${name}（已归档）`
		},
		file: {
			download: "下载 CSV",
			loading: "正在生成文件"
		},
		daily: {
			title: "每日用量",
			line: "按你所在时区的日期统计。",
			range: "显示天数",
			days: ({ count }) => `${number(count)}\u00a0天`,
			used: "使用",
			usedLine: ({ sum }) => `共使用 ${number(sum)}\u00a0积分`,
			added: "增加",
			addedLine: ({ sum }) => `共增加 ${number(sum)}\u00a0积分`,
			chart: ({ series, count, sum }) => `近 ${number(count)}\u00a0天${series}：${number(sum)}\u00a0积分`,
			most: ({ date, sum }) => `最多的一天是 ${date}，${number(sum)}\u00a0积分`,
			bar: ({ date, sum }) => `${date}：${number(sum)}\u00a0积分`,
			none: "没有变动",
			asTable: "以表格查看",
			caption: "每天使用和增加的积分",
			day: "日期"
		},
		orders: {
			title: "订单",
			line: "为团队购买的套餐，每笔付款都有账单。",
			caption: "订单，最新的在前",
			empty: "还没有订单。",
			emptyMember: "团队的订单由创建者和管理员查看。",
			plans: "查看套餐",
			more: "显示更早的订单",
			columns: {
				date: "日期",
				what: "套餐",
				points: "积分",
				amount: "金额",
				status: "状态",
				next: "账单"
			},
			what: ({ name, count }) => count === 1 ? name : `${name}，${number(count)}\u00a0人`,
			test: "测试支付",
			status: {
				created: "待支付",
				paid: "已支付",
				closed: "已关闭",
				refunded: "已退款"
			},
			openUntil: ({ time }) => spaced`${time}前有效`,
			refundedOn: ({ date }) => date,
			pay: "去支付",
			payOf: ({ name, date }) => `去支付：${name}，${date}下单`,
			invoice: "账单",
			invoiceOf: ({ name, date }) => `账单：${name}，${date}`
		},
		invoice: {
			title: "账单",
			guest: "登录后查看账单。",
			absent: "这里没有账单，订单付款后才会生成。",
			back: "积分明细",
			print: "打印或存为 PDF",
			number: "编号",
			date: "日期",
			order: "订单号",
			seller: "卖方",
			buyer: "买方",
			what: "商品",
			quantity: "人数",
			each: "单价",
			amount: "金额",
			total: "合计",
			line: ({ name, valid_days }) => `${name}，${number(valid_days)}\u00a0天`,
			points: ({ count }) => `${number(count)}\u00a0积分`,
			paid: ({ date, way }) => `${date}支付（${way}）`,
			ways: {
				wechat: "微信支付",
				paypal: "PayPal"
			},
			refunded: ({ date }) => `${date}已退款`,
			test: "测试支付，没有实际扣款，此页不作为付款凭证。"
		}
	}
};
export { ledgerTexts as t };
