const number = (value: number) => value.toLocaleString('en');

/** Long runs: time left, stages, and what a cancel refunds. */
export const longRun = {
  quote: 'Price',
  units: ({ length, units }: { length: string; units: number }) => `${length}, ${number(units)} × 5\u00a0s`,
  factor: ({ quality, factor }: { quality: string; factor: number }) =>
    `${quality.charAt(0).toUpperCase()}${quality.slice(1)}, × ${number(factor)}`,
  leftAfter: 'Balance after the run',
  left: ({ seconds }: { seconds: number }) => {
    if (seconds < 90) return `${number(seconds)}\u00a0s left`;
    if (seconds < 5400) return `${number(Math.round(seconds / 60))}\u00a0min left`;
    return `${number(Math.round(seconds / 3600))}\u00a0h left`;
  },
  working: 'Under way',
  queued: 'Queued',
  started: ({ share, time }: { share: string; time: string }) => `${share}. Started ${time}`,
  ready: ({ share, time, ready }: { share: string; time: string; ready: string }) =>
    `${share}. Started ${time}, ready about ${ready}`,
  stages: 'Stages',
  close: 'You can close this page.',
  goesOn: 'The run continues. Find the video in',
  creations: 'My creations',
  refunds: ({ points }: { points: number }) => `Cancelling refunds ${number(points)} points.`,
  failed: 'Where it stopped',
  stopped: 'stopped here',
  noPoints: 'No points were charged',
  continues: 'Run it again within a day and it continues where it stopped, at the full price.',
  refunded: ({ points }: { points: number }) => `${number(points)} refunded`,
};
