import type { refusals as source } from '../en/refusals.ts';
import type { Translation } from '../messages.ts';

export const refusals: Translation<typeof source> = {
  unserved: ({ field, name, chosen }) => {
    const kind = field === 'language' ? '语言' : '口音';
    const what = field === 'language' ? name : `“${name}”口音`;
    return chosen
      ? `所选引擎不支持${what}，请换一个引擎或换一种${kind}。未扣积分。`
      : `这里接入的 AI 模型都不支持${what}，请换一种${kind}。未扣积分。`;
  },
};
