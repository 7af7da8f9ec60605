import type { line as source } from '../en/line.ts';
import type { Translation } from '../messages.ts';

export const line: Translation<typeof source> = {
  line: ({ place, minutes }) => {
    const before = place === 1 ? '下一个就轮到' : `前面还有 ${place - 1}\u00a0个任务`;
    return `${before}，${minutes < 1 ? '1\u00a0分钟内开始' : `约 ${minutes}\u00a0分钟后开始`}`;
  },
};
