export const tasks = {
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
  cancelled: 'Cancelled. Points for what was not finished are refunded.',
  cancelFailed: 'The run could not be cancelled.',
};
