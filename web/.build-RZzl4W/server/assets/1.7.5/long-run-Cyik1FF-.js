// contract/messages/en/long-run.ts
var number$1 = (value) => value.toLocaleString("en");
/** Long runs: time left, stages, and what a cancel refunds. */
var longRun$1 = {
	quote: "Price",
	units: ({ length, units }) => `${length}, ${number$1(units)} × 5\u00a0s`,
	factor: ({ quality, factor }) => `${quality.charAt(0).toUpperCase()}${quality.slice(1)}, × ${number$1(factor)}`,
	leftAfter: "Balance after the run",
	left: ({ seconds }) => {
		if (seconds < 90) return `${number$1(seconds)}\u00a0s left`;
		if (seconds < 5400) return `${number$1(Math.round(seconds / 60))}\u00a0min left`;
		return `${number$1(Math.round(seconds / 3600))}\u00a0h left`;
	},
	working: "Under way",
	queued: "Queued",
	started: ({ share, time }) => `${share}. Started ${time}`,
	ready: ({ share, time, ready }) => `${share}. Started ${time}, ready about ${ready}`,
	stages: "Stages",
	close: "You can close this page.",
	goesOn: "The run continues. Find the video in",
	creations: "My creations",
	refunds: ({ points }) => `Cancelling refunds ${number$1(points)} points.`,
	failed: "Where it stopped",
	stopped: "stopped here",
	noPoints: "No points were charged",
	continues: "Run it again within a day and it continues where it stopped, at the full price.",
	refunded: ({ points }) => `${number$1(points)} refunded`
};
// contract/messages/zh/long-run.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/long-run.ts
/** Long runs. Loaded with the first result of a video tool. */
var longRunTexts = {
	en: longRun$1,
	zh: {
		quote: "价格",
		units: ({ length, units }) => `${length}，${number(units)} × 5\u00a0秒`,
		factor: ({ quality, factor }) => `${quality}，× ${number(factor)}`,
		leftAfter: "处理后余额",
		left: ({ seconds }) => {
			if (seconds < 90) return `还剩 ${number(seconds)}\u00a0秒`;
			if (seconds < 5400) return `还剩 ${number(Math.round(seconds / 60))}\u00a0分钟`;
			return `还剩 ${number(Math.round(seconds / 3600))}\u00a0小时`;
		},
		working: "正在处理",
		queued: "排队中",
		started: ({ share, time }) => `${share}，${time} 开始`,
		ready: ({ share, time, ready }) => `${share}，${time} 开始，约 ${ready} 完成`,
		stages: "步骤",
		close: "可以关闭此页。",
		goesOn: "任务会继续，完成后在这里查看：",
		creations: "我的创作",
		refunds: ({ points }) => `取消将退回 ${number(points)}\u00a0积分。`,
		failed: "停在哪一步",
		stopped: "停在这里",
		noPoints: "未扣积分",
		continues: "一天内再次生成，会从停下的地方继续，积分仍按全价收取。",
		refunded: ({ points }) => `退回 ${number(points)}\u00a0积分`
	}
};
export { longRunTexts as t };
