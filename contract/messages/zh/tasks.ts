import type { tasks as source } from '../en/tasks.ts';
import type { Translation } from '../messages.ts';

export const tasks: Translation<typeof source> = {
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
  cancelled: '已取消，未完成部分的积分会退回。',
  cancelFailed: '任务无法取消。',
};
