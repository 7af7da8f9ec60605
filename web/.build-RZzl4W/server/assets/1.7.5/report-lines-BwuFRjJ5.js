import { i as useLanguage, r as useAreaTexts } from "./messages-DIgvXott.js";
import { f as LanguageLink, j as useSiteFacts } from "../../entry-server.js";
import { t as Receipt } from "./receipt-7YwDBYeA.js";
import { o as useUnsentState } from "./unsent-runs-nmjdJqbn.js";
import "./making-picture-BNoHYN-V.js";
import { jsx, jsxs } from "react/jsx-runtime";
// contract/messages/en/receipt.ts
var number$1 = (value) => value.toLocaleString("en");
/**
* A picture and what can be done with it, wherever it is shown: the actions, the viewer, the receipt, the
* report.
*/
var receipts$1 = {
	receipt: {
		title: "Receipt",
		line: ({ line }) => `Ledger entry ${number$1(line)}`,
		quoted: ({ count, each }) => `Quoted, ${number$1(count)} × ${number$1(each)}`,
		/** Free, or paid by an earlier step of its project. */
		nothing: "Nothing to pay",
		held: "Held until the run ends",
		unsent: "Not sent yet. No points are held.",
		settled: ({ count }) => count === 1 ? "Charged, 1 result" : `Charged, ${number$1(count)} results`,
		returned: "Refunded"
	},
	report: {
		understood: "Understood:",
		notDrawn: "Not drawn:",
		notDone: "Not done:",
		madeWith: ({ engine }) => `AI model: ${engine}`,
		builtin: "Built-in engine, no AI model",
		connect: "View engines",
		chooseModel: "For AI results, choose another model and generate again.",
		askOperator: "For AI results, ask the operator to connect a model.",
		operatorHint: "For AI results, connect a model in the console."
	}
};
// contract/messages/zh/receipt.ts
var number = (value) => value.toLocaleString("zh");
// contract/messages/areas/receipt.ts
/** What a run cost and what made it. Loaded with the first result that is shown whole. */
var receiptTexts = {
	en: receipts$1,
	zh: {
		receipt: {
			title: "扣费明细",
			line: ({ line }) => `流水第 ${number(line)}\u00a0笔`,
			quoted: ({ count, each }) => `报价，${number(count)} × ${number(each)}`,
			nothing: "无需积分",
			held: "预扣，生成结束后结算",
			unsent: "尚未发送，没有预扣积分。",
			settled: ({ count }) => `扣费，${number(count)}\u00a0个结果`,
			returned: "退回"
		},
		report: {
			understood: "已识别：",
			notDrawn: "未画出：",
			notDone: "未执行：",
			madeWith: ({ engine }) => `AI 模型：${engine}`,
			builtin: "内置引擎，未使用 AI 模型",
			connect: "查看引擎",
			chooseModel: "想要 AI 生成的效果，请换一个模型重新生成。",
			askOperator: "想要 AI 生成的效果，请联系平台管理员接入模型。",
			operatorHint: "想要 AI 生成的效果，请在管理后台接入模型。"
		}
	}
};
// web/runs/receipt-slip.tsx
/**
* A run's receipt: the points quoted, then held, settled and refunded, with a link to its ledger line.
* @param runId of a run on this page; a stored result needs none
*/
function ReceiptSlip({ runId, receipt }) {
	const messages = useAreaTexts(receiptTexts).receipt;
	const { number } = useLanguage();
	if (useUnsentState(runId ?? "")) return /* @__PURE__ */ jsx("p", {
		className: "receipt-unsent",
		children: messages.unsent
	});
	const { quoted, settled, returned, points_each: each, lines } = receipt;
	const count = (points) => each > 0 ? Math.round(points / each) : 0;
	const held = quoted - settled - returned;
	const line = lines[0];
	const rows = [
		{
			label: quoted > 0 ? messages.quoted({
				count: Math.max(1, count(quoted)),
				each
			}) : messages.nothing,
			points: quoted,
			always: true
		},
		{
			label: messages.settled({ count: count(settled) }),
			points: settled
		},
		{
			label: messages.held,
			points: held
		},
		{
			label: messages.returned,
			points: returned
		}
	];
	return /* @__PURE__ */ jsx(Receipt, {
		title: messages.title,
		reference: line !== void 0 && /* @__PURE__ */ jsx(LanguageLink, {
			className: "link",
			to: `/credits?line=${line}`,
			children: messages.line({ line })
		}),
		lines: rows.filter(({ points, always }) => always || points > 0).map(({ label, points }) => ({
			label,
			figure: number(points)
		}))
	});
}
// web/runs/report-lines.tsx
/** The tool that follows instructions; the others draw what the words name. */
var FOLLOWS = "ai-image-editor";
/** Which engine made a picture, and its report: the words it did not draw, numbered, then those it did. */
function ReportLines({ toolId, report, builtin, engine, isOperator, notes }) {
	const messages = useAreaTexts(receiptTexts).report;
	const { language, gap } = useLanguage();
	const list = (words) => `${words.join(language === "zh" ? "、" : ", ")}${language === "zh" ? "。" : "."}`;
	return /* @__PURE__ */ jsxs("div", {
		className: "report-lines",
		children: [
			!builtin && engine !== null && /* @__PURE__ */ jsx("p", {
				className: "report-engine",
				children: /* @__PURE__ */ jsx("span", {
					className: "engine-tag",
					children: messages.madeWith({ engine })
				})
			}),
			builtin && /* @__PURE__ */ jsx("p", {
				className: "report-engine",
				children: /* @__PURE__ */ jsx("span", {
					className: "engine-tag",
					children: messages.builtin
				})
			}),
			report && (notes || report.not_drawn.length > 0) && /* @__PURE__ */ jsxs("ol", {
				className: "report-notes",
				children: [notes, report.not_drawn.map((words) => /* @__PURE__ */ jsx("li", { children: /* @__PURE__ */ jsxs("span", { children: [
					toolId === FOLLOWS ? messages.notDone : messages.notDrawn,
					gap,
					words
				] }) }, words))]
			}),
			report && report.understood.length > 0 && /* @__PURE__ */ jsxs("p", { children: [
				/* @__PURE__ */ jsx("b", { children: messages.understood }),
				gap,
				list(report.understood)
			] }),
			builtin && /* @__PURE__ */ jsx(ModelHint, {
				toolId,
				isOperator
			})
		]
	});
}
/** How to get to a model after a result of the built-in engine: to one that is connected, or whom to ask for one. */
function ModelHint({ toolId, isOperator }) {
	const messages = useAreaTexts(receiptTexts).report;
	const { gap } = useLanguage();
	if ((useSiteFacts()?.tools[toolId]?.engines ?? []).some(({ kind }) => kind !== "builtin")) return /* @__PURE__ */ jsx("p", {
		className: "note",
		children: messages.chooseModel
	});
	return /* @__PURE__ */ jsxs("p", {
		className: "note",
		children: [
			isOperator ? messages.operatorHint : messages.askOperator,
			gap,
			isOperator && /* @__PURE__ */ jsx(LanguageLink, {
				className: "link",
				to: "/admin/engines",
				children: messages.connect
			})
		]
	});
}
export { ReceiptSlip as n, ReportLines as t };
