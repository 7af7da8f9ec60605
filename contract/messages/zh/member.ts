import type { member as source } from '../en/member.ts';
import type { Translation } from '../messages.ts';
import { spaced } from './spaced.ts';

const number = (value: number) => value.toLocaleString('zh');

export const member: Translation<typeof source> = {
  chip: {
    label: '任务',
    running: ({ count }) => `${number(count)}\u00a0个进行中`,
    queued: ({ count }) => `${number(count)}\u00a0个排队中`,
    done: ({ count }) => `${number(count)}\u00a0个完成`,
    failed: ({ count }) => `${number(count)}\u00a0个失败`,
    cancelled: ({ count }) => `${number(count)}\u00a0个已取消`,
    idle: '任务',
    share: ({ percent }) => `${number(percent)}%`,
  },
  title: {
    share: ({ percent, title }) => `（${number(percent)}%）${title}`,
    waiting: ({ title }) => `（排队中）${title}`,
    done: ({ title }) => `完成：${title}`,
    failed: ({ title }) => `失败：${title}`,
  },
  notification: {
    done: ({ count }) => `${number(count)}\u00a0个结果已完成`,
    failed: '有一个任务失败了',
  },
  chooser: {
    label: ({ name }) => `当前项目：${name}`,
    heading: '当前项目',
    manage: '全部项目',
    chosen: ({ name }) => spaced`当前项目已切换为${name}。`,
  },
};
