import type { longRun as source } from '../en/long-run.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const longRun: Translation<typeof source> = {
  quote: '价格',
  units: ({ length, units }) => `${length}，${number(units)} × 5\u00a0秒`,
  factor: ({ quality, factor }) => `${quality}，× ${number(factor)}`,
  leftAfter: '处理后余额',
  left: ({ seconds }) => {
    if (seconds < 90) return `还剩 ${number(seconds)}\u00a0秒`;
    if (seconds < 5400) return `还剩 ${number(Math.round(seconds / 60))}\u00a0分钟`;
    return `还剩 ${number(Math.round(seconds / 3600))}\u00a0小时`;
  },
  working: '正在处理',
  queued: '排队中',
  started: ({ share, time }) => `${share}，${time} 开始`,
  ready: ({ share, time, ready }) => `${share}，${time} 开始，约 ${ready} 完成`,
  stages: '步骤',
  close: '可以关闭此页。',
  goesOn: '任务会继续，完成后在这里查看：',
  creations: '我的创作',
  refunds: ({ points }) => `取消将退回 ${number(points)}\u00a0积分。`,
  failed: '停在哪一步',
  stopped: '停在这里',
  noPoints: '未扣积分',
  continues: '一天内再次生成，会从停下的地方继续，积分仍按全价收取。',
  refunded: ({ points }) => `退回 ${number(points)}\u00a0积分`,
};
