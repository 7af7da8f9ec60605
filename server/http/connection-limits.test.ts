import { expect, test } from 'vitest';
import { chooseConnectionLimits, openFileLimit } from './connection-limits.ts';

const CHOSEN = { CONNECTIONS_TOTAL: 0, CONNECTIONS_PER_ADDRESS: 0, BODIES_PER_ADDRESS: 0 };

test.each([
  [1024, { total: 384, perSource: 192, bodiesPerSource: 100 }],
  [20_000, { total: 9872, perSource: 500, bodiesPerSource: 100 }],
  [1_048_576, { total: 10_000, perSource: 500, bodiesPerSource: 100 }],
])('with %d handles there is room for files and the database', (handles, limits) => {
  expect(chooseConnectionLimits(CHOSEN, handles)).toEqual(limits);
});

test('a setting never takes more than the handles allow', () => {
  const settings = { CONNECTIONS_TOTAL: 5000, CONNECTIONS_PER_ADDRESS: 4000, BODIES_PER_ADDRESS: 4000 };
  expect(chooseConnectionLimits(settings, 1024)).toEqual({
    total: 384,
    perSource: 192,
    bodiesPerSource: 192,
  });
  expect(chooseConnectionLimits(settings, 20_000)).toEqual({
    total: 5000,
    perSource: 2500,
    bodiesPerSource: 2500,
  });
});

test('the system says how many handles there are', () => {
  expect(openFileLimit()).toBeGreaterThan(100);
});
