import { expect, test } from 'vitest';
import { stageRows } from './stage-rows.ts';

const at = (second: number) => new Date(Date.UTC(2026, 0, 1, 12, 0, second)).toISOString();
const steps = [
  { stage: 'looking', at: at(0), progress: 0 },
  { stage: 'filling', at: at(10), progress: 0.2 },
];

test('a running stage shows the remaining time, and finished ones how long they took', () => {
  expect(stageRows({ steps, state: 'RUNNING', progress: 0.6, finished_at: null })).toEqual([
    { stage: 'looking', state: 'done', share: 0.2, within: 1, seconds: 10 },
    { stage: 'filling', state: 'running', share: 0.8, within: 0.5, seconds: undefined },
    { stage: 'saving', state: 'open', share: 0, within: 0, seconds: undefined },
  ]);
});

test('a failed run shows where it stopped', () => {
  const rows = stageRows({ steps, state: 'FAILED', progress: 0.5, finished_at: at(30) });
  expect(rows.map(({ stage, state }) => `${stage} ${state}`)).toEqual([
    'looking done',
    'filling failed',
    'saving open',
  ]);
});

test('a stage that began again after a crash is one row, with the time of all tries', () => {
  const again = [
    ...steps,
    { stage: 'looking', at: at(14), progress: 0 },
    { stage: 'filling', at: at(16), progress: 0.2 },
  ];
  const rows = stageRows({ steps: again, state: 'SUCCEEDED', progress: 1, finished_at: at(26) });
  expect(rows.map(({ stage, seconds }) => [stage, seconds])).toEqual([
    ['looking', 12],
    ['filling', 14],
  ]);
  expect(rows[1]?.share).toBeCloseTo(0.8);
});
