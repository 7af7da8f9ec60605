export const tasks = {
  panel: {
    title: 'Runs and messages',
    empty: 'Runs in progress and finished runs appear here.',
    recent: 'Latest',
    messages: 'Messages',
    goTo: 'Open',
    cancel: 'Cancel',
    retry: 'Run again',
    clear: 'Clear finished',
    notify: 'Notify me when a run ends',
    notifyOn: 'You are notified when a run ends.',
    notifyBlocked: 'Your browser blocks notifications from this site.',
  },
  states: {
    PENDING: 'Queued',
    RUNNING: 'Running',
    SUCCEEDED: 'Done',
    FAILED: 'Failed',
    CANCELED: 'Cancelled',
  },
  cancelled: 'Cancelled. Points for what was not finished are refunded.',
  cancelFailed: 'The run could not be cancelled.',
};
