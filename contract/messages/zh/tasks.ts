import type { tasks as source } from '../en/tasks.ts';
import type { Translation } from '../messages.ts';

const number = (value: number) => value.toLocaleString('zh');

export const tasks: Translation<typeof source> = {
  chip: {
    label: '任务',
    running: ({ count }) => `${number(count)}\u00a0个进行中`,
    queued: ({ count }) => `${number(count)}\u00a0个排队`,
    done: ({ count }) => `${number(count)}\u00a0个完成`,
    failed: ({ count }) => `${number(count)}\u00a0个失败`,
    cancelled: ({ count }) => `${number(count)}\u00a0个已取消`,
    idle: '任务',
    share: ({ percent }) => `${number(percent)}%`,
  },
  panel: {
    title: '任务与消息',
    empty: '进行中和已结束的任务都会列在这里。',
    recent: '最近',
    messages: '消息',
    goTo: '查看',
    cancel: '取消',
    retry: '再来一次',
    clear: '清除已完成',
    notify: '任务结束时通知我',
    notifyOn: '任务结束时会通知你。',
    notifyBlocked: '浏览器已屏蔽本站的通知。',
  },
  states: {
    PENDING: '排队中',
    RUNNING: '进行中',
    SUCCEEDED: '已完成',
    FAILED: '失败',
    CANCELED: '已取消',
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
  cancelled: '已取消，未完成部分的积分会退回。',
  cancelFailed: '任务无法取消。',
};
