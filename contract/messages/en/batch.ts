const number = (value: number) => value.toLocaleString('en');
const points = (value: number) => (value === 1 ? '1 point' : `${number(value)} points`);

export const batch = {
  title: 'Process many pictures at once',
  line: ({ limit }: { limit: number }) => `Up to ${number(limit)} pictures, all with the same settings.`,
  pictures: 'Pictures',
  run: ({ count }: { count: number }) => (count === 1 ? 'Run 1 picture' : `Run ${number(count)} pictures`),
  none: 'Add pictures first.',
  again: 'Run the failed ones again',
  cancel: 'Cancel the rest',
  zip: 'Download as ZIP',
  fresh: 'New batch',
  sums: ({ done, failed, open }: { done: number; failed: number; open: number }) =>
    [
      `${number(done)} done`,
      ...(failed > 0 ? [`${number(failed)} failed`] : []),
      ...(open > 0 ? [`${number(open)} to go`] : []),
    ].join(', '),
  spent: ({ points: value }: { points: number }) => `${points(value)} charged`,
  waits: ({ why }: { why: string }) => `Waiting; the rest will start by itself. ${why}`,
  held: ({ points: value }: { points: number }) => `${number(value)} held`,
  standing: ({ count }: { count: number }) => `${number(count)} to review`,
  table: 'Pictures of the batch, to review first',
  columns: { before: 'Before', after: 'After', name: 'Picture', state: 'State', points: 'Points' },
  states: {
    waiting: 'Queued',
    running: 'Running',
    done: 'Done',
    failed: 'Failed',
    cancelled: 'Cancelled',
    refused: 'Rejected',
  },
  differs: 'Looks different from the rest',
  show: ({ name }: { name: string }) => `Show ${name}`,
};
