const number = (value: number) => value.toLocaleString('en');

/** What the header tells a member: runs, how they ended, the project. */
export const member = {
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
  chooser: {
    label: ({ name }: { name: string }) => `Project ${name}: new runs go there`,
    heading: 'New runs go to',
    manage: 'All projects',
    chosen: ({ name }: { name: string }) => `New runs go to ${name}.`,
  },
};
