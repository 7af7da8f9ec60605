// contract/messages/areas/credits.ts
/** The lines of the ledger, and the dialog that points are short. Loaded with them. */
var creditsTexts = {
	en: {
		balance: "Balance",
		held: "Held by runs",
		types: {
			recharge: "Purchase",
			consume: "Used",
			return: "Refund",
			system_deduction: "Deduction",
			system_refill: "Bonus"
		},
		/** Reasons that the system writes; what an operator writes stands as it is. */
		reasons: {
			sign_up_gift: "Sign-up gift",
			frozen_points_removed: "Frozen points removed, 90 days after the plan ended",
			refund: "Refund",
			charge_back: "Charged back by the bank"
		},
		columns: {
			line: "No.",
			time: "Time",
			type: "Type",
			for: "For",
			member: "Member",
			project: "Project",
			points: "Points",
			balance: "Balance after"
		},
		caption: "Every change to your points, newest first",
		more: "Show older",
		empty: "Nothing here yet. Your first run appears here.",
		start: "Create something",
		guest: "Sign in to see where your points went.",
		askToBuy: {
			title: "Not enough points for this run",
			run: "This run",
			needs: "This run needs",
			has: "You have",
			missing: "Short by",
			kept: "Nothing was charged. Your settings are kept.",
			cheaper: "Ways to spend less",
			candidates: "Fewer candidates: you pay per picture.",
			draft: "Draft quality: half the price, good enough to judge the composition.",
			plans: "Get points",
			ledger: "View points history",
			back: "Back to the form"
		}
	},
	zh: {
		balance: "余额",
		held: "任务预扣",
		types: {
			recharge: "充值",
			consume: "使用",
			return: "退回",
			system_deduction: "系统扣除",
			system_refill: "赠送"
		},
		reasons: {
			sign_up_gift: "注册赠送",
			frozen_points_removed: "套餐到期满 90\xA0天，冻结积分已清除",
			refund: "退款",
			charge_back: "银行拒付"
		},
		columns: {
			line: "序号",
			time: "时间",
			type: "类型",
			for: "用途",
			member: "成员",
			project: "项目",
			points: "积分",
			balance: "变动后余额"
		},
		caption: "每一笔积分变动，最新的在前",
		more: "显示更早的",
		empty: "还没有变动。首次生成后，记录会显示在这里。",
		start: "去创作",
		guest: "登录后查看积分明细。",
		askToBuy: {
			title: "积分不足",
			run: "本次生成",
			needs: "本次需要",
			has: "现有",
			missing: "还差",
			kept: "未扣积分，填写的内容都已保留。",
			cheaper: "省积分的办法",
			candidates: "减少张数：每张单独计价。",
			draft: "用草稿画质：价格减半，看构图足够了。",
			plans: "购买积分",
			ledger: "查看积分明细",
			back: "返回修改"
		}
	}
};
export { creditsTexts as t };
