import type { noEngine as source } from '../en/no-engine.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

const number = (value: number) => value.toLocaleString('zh');

export const noEngine: Translation<typeof source> = {
  state: '这里暂不可用',
  title: ({ tool }) => `“${tool}”需要 AI 模型`,
  line: '这里还没有接入 AI 模型，平台管理员可以接入。你填写的内容都会保留。',
  free: '未扣积分。',
  instead: ({ tool, points }) => spaced`改用${tool}，${number(points)}\u00a0积分`,
  others: '看看现在可用的工具',
  operator: {
    state: '未接入引擎',
    title: ({ tool }) => `为“${tool}”接入引擎`,
    line: '接入以下任意一种，这个工具和其他一些工具即可使用。',
    key: '设置密钥',
    unlocks: ({ tools }) => `解锁 ${number(tools)}\u00a0个工具`,
    and: '，',
    options: ({ tools }) => `另为 ${number(tools)}\u00a0个工具增加选项`,
    environment: '在管理后台的“引擎”中填写，或设为环境变量：',
    only: '仅平台管理员可见。',
  },
};
