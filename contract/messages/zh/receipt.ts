import type { receipts as source } from '../en/receipt.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const receipts: Translation<typeof source> = {
  receipt: {
    title: '扣费明细',
    line: ({ line }) => `流水第 ${number(line)}\u00a0笔`,
    quoted: ({ count, each }) => `报价，${number(count)} × ${number(each)}`,
    nothing: '无需积分',
    held: '预扣，生成结束后结算',
    unsent: '尚未发送，没有预扣积分。',
    settled: ({ count }) => `扣费，${number(count)}\u00a0个结果`,
    returned: '退回',
  },
  report: {
    understood: '已识别：',
    notDrawn: '未画出：',
    notDone: '未执行：',
    madeWith: ({ engine }) => `AI 模型：${engine}`,
    builtin: '内置引擎，未使用 AI 模型',
    connect: '查看引擎',
    chooseModel: '想要 AI 生成的效果，请换一个模型重新生成。',
    askOperator: '想要 AI 生成的效果，请联系平台管理员接入模型。',
    operatorHint: '想要 AI 生成的效果，请在管理后台接入模型。',
  },
};
