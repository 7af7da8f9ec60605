const number = (value: number) => value.toLocaleString('en');

export const tasks = {
  chip: {
    label: 'Runs',
    running: ({ count }: { count: number }) => `${number(count)} running`,
    queued: ({ count }: { count: number }) => `${number(count)} queued`,
    done: ({ count }: { count: number }) => `${number(count)} done`,
    failed: ({ count }: { count: number }) => `${number(count)} failed`,
    cancelled: ({ count }: { count: number }) => `${number(count)} cancelled`,
    idle: 'Runs',
    share: ({ percent }: { percent: number }) => `${number(percent)}%`,
  },
  panel: {
    title: 'Runs and messages',
    empty: 'Your runs appear here, while they are running and afterwards.',
    recent: 'Latest',
    messages: 'Messages',
    goTo: 'Open',
    cancel: 'Cancel',
    retry: 'Run again',
    clear: 'Clear finished',
    notify: 'Notify me when a run ends',
    notifyOn: 'You are notified when a run ends.',
    notifyBlocked: 'Notifications are blocked for this site in the browser.',
  },
  states: {
    PENDING: 'Queued',
    RUNNING: 'Running',
    SUCCEEDED: 'Done',
    FAILED: 'Failed',
    CANCELED: 'Cancelled',
  },
  title: {
    share: ({ percent, title }: { percent: number; title: string }) => `(${number(percent)}%) ${title}`,
    waiting: ({ title }: { title: string }) => `(queued) ${title}`,
    done: ({ title }: { title: string }) => `Done: ${title}`,
    failed: ({ title }: { title: string }) => `Failed: ${title}`,
  },
  notification: {
    done: ({ count }: { count: number }) =>
      count === 1 ? '1 result is ready' : `${number(count)} results are ready`,
    failed: 'A run failed',
  },
  cancelled: 'Cancelled. Points for what was not finished are refunded.',
  cancelFailed: 'The run could not be cancelled.',
};
