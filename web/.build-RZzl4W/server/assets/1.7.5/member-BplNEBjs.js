import { t as spaced } from "./spaced-CRrdSvFz.js";
// contract/messages/en/member.ts
var number$1 = (value) => value.toLocaleString("en");
/** What the header tells a member: runs, how they ended, the project. */
var member$1 = {
	chip: {
		label: "Runs",
		running: ({ count }) => `${number$1(count)} running`,
		queued: ({ count }) => `${number$1(count)} queued`,
		done: ({ count }) => `${number$1(count)} done`,
		failed: ({ count }) => `${number$1(count)} failed`,
		cancelled: ({ count }) => `${number$1(count)} cancelled`,
		idle: "Runs",
		share: ({ percent }) => `${number$1(percent)}%`
	},
	title: {
		share: ({ percent, title }) => `(${number$1(percent)}%) ${title}`,
		waiting: ({ title }) => `(queued) ${title}`,
		done: ({ title }) => `Done: ${title}`,
		failed: ({ title }) => `Failed: ${title}`
	},
	notification: {
		done: ({ count }) => count === 1 ? "1 result is ready" : `${number$1(count)} results are ready`,
		failed: "A run failed"
	},
	chooser: {
		label: ({ name }) => `Project ${name}: new runs go there`,
		heading: "New runs go to",
		manage: "All projects",
		chosen: ({ name }) => `New runs go to ${name}.`
	}
};
// contract/messages/zh/member.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/member.ts
/** Header for signed-in people; loaded with it. */
var memberTexts = {
	en: member$1,
	zh: {
		chip: {
			label: "任务",
			running: ({ count }) => `${number(count)}\u00a0个进行中`,
			queued: ({ count }) => `${number(count)}\u00a0个排队中`,
			done: ({ count }) => `${number(count)}\u00a0个完成`,
			failed: ({ count }) => `${number(count)}\u00a0个失败`,
			cancelled: ({ count }) => `${number(count)}\u00a0个已取消`,
			idle: "任务",
			share: ({ percent }) => `${number(percent)}%`
		},
		title: {
			share: ({ percent, title }) => `（${number(percent)}%）${title}`,
			waiting: ({ title }) => `（排队中）${title}`,
			done: ({ title }) => `完成：${title}`,
			failed: ({ title }) => `失败：${title}`
		},
		notification: {
			done: ({ count }) => `${number(count)}\u00a0个结果已完成`,
			failed: "有一个任务失败了"
		},
		chooser: {
			label: ({ name }) => `当前项目：${name}`,
			heading: "当前项目",
			manage: "全部项目",
			chosen: ({ name }) => spaced`当前项目已切换为${name}。`
		}
	}
};
export { memberTexts as t };
