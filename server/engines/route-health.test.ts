import { expect, test } from 'vitest';
import { admission, afterFailure, type RouteHealth, restLeft } from './route-health.ts';

const START = Date.UTC(2026, 2, 1);
const at = (seconds: number) => new Date(START + seconds * 1000);
/** The state after failed runs, each given by its second and the provider's message. */
function failed(
  runs: readonly (readonly [run: string, second: number, busySeconds?: number])[],
  before?: RouteHealth,
): RouteHealth | undefined {
  return runs.reduce<RouteHealth | undefined>(
    (health, [runId, second, busy]) =>
      afterFailure(health, {
        runId,
        now: at(second),
        ...(busy === undefined ? {} : { busyMs: busy * 1000 }),
      }),
    before,
  );
}
const restsUntil = (health: RouteHealth | undefined) =>
  health?.until ? (health.until.getTime() - START) / 1000 : undefined;
const three = [
  ['a', 0],
  ['b', 1],
  ['c', 2],
] as const;
/** Lets a run try the route. */
function tried(health: RouteHealth | undefined, run: string, second: number): RouteHealth | undefined {
  const entry = admission(health, run, at(second));
  return entry.admitted ? entry.trial : undefined;
}

test('a route rests for half a minute after three runs in a row that failed there', () => {
  expect(restsUntil(failed(three.slice(0, 2)))).toBeUndefined();
  expect(restsUntil(failed(three))).toBe(32);
});

test('a run that fails three times is one failure', () => {
  const health = failed([
    ['a', 0],
    ['a', 1],
    ['a', 2],
  ]);
  expect(health).toMatchObject({ failures: 1, until: null });
  expect(
    restsUntil(
      failed(
        [
          ['b', 3],
          ['c', 4],
        ],
        health,
      ),
    ),
  ).toBe(34);
});

test('failures far apart are not counted as consecutive', () => {
  expect(
    restsUntil(
      failed([
        ['a', 0],
        ['b', 1],
        ['c', 602],
      ]),
    ),
  ).toBeUndefined();
});

test('a provider that names a retry time rests until then, at the first failure', () => {
  expect(restsUntil(failed([['a', 0, 90]]))).toBe(90);
  expect(restsUntil(failed([['a', 0, 1]]))).toBe(5);
  expect(restsUntil(failed([['a', 0, 86_400]]))).toBe(600);
});

test('a resting route gets no runs, and afterwards one at a time', () => {
  const health = failed(three);
  expect(admission(undefined, 'd', at(3))).toEqual({ admitted: true });
  expect(admission(failed(three.slice(0, 2)), 'd', at(3))).toEqual({ admitted: true });
  expect(admission(health, 'd', at(3))).toEqual({ admitted: false, afterMs: 29_000 });
  const trial = tried(health, 'd', 32);
  expect(trial).toMatchObject({ trialRun: 'd' });
  expect(admission(trial, 'e', at(33))).toEqual({ admitted: false, afterMs: 5000 });
  expect(admission(trial, 'd', at(33))).toMatchObject({ admitted: true });
});

test('a trial without an outcome gives way to another run', () => {
  const trial = tried(failed(three), 'd', 32);
  expect(admission(trial, 'e', at(151)).admitted).toBe(false);
  expect(tried(trial, 'e', 152)).toMatchObject({ trialRun: 'e' });
});

test('each trial that fails makes the next rest twice as long, up to ten minutes', () => {
  let health = failed(three);
  const rests: number[] = [];
  for (let round = 0; round < 8; round += 1) {
    const second = restsUntil(health) ?? 0;
    health = failed([[`trial ${round}`, second]], tried(health, `trial ${round}`, second));
    expect(health).toMatchObject({ trialRun: null });
    rests.push((restsUntil(health) ?? 0) - second);
  }
  expect(rests).toEqual([60, 120, 240, 480, 600, 600, 600, 600]);
});

test('runs from before a rest that fail during it do not make it longer, but their provider may', () => {
  const health = failed(three);
  expect(restsUntil(failed([['d', 10]], health))).toBe(32);
  expect(restsUntil(failed([['d', 10, 5]], health))).toBe(32);
  expect(restsUntil(failed([['d', 10, 60]], health))).toBe(70);
  // Nor do they end the trial of another run.
  expect(failed([['e', 40]], tried(health, 'd', 32))).toMatchObject({ trialRun: 'd', rests: 1 });
});

test('a rest or a trial from before the clock was set back is over', () => {
  const hourAgo = -3600;
  const health = failed(three);
  expect(restLeft(at(32), at(hourAgo))).toBe(0);
  expect(restLeft(at(32), at(2))).toBe(30_000);
  expect(restLeft(at(32), at(33))).toBe(0);
  const trial = tried(health, 'd', hourAgo);
  expect(trial).toMatchObject({ trialRun: 'd' });
  expect(admission(trial, 'e', at(hourAgo + 1))).toMatchObject({ admitted: false });
  expect(tried(tried(health, 'd', 32), 'e', hourAgo)).toMatchObject({ trialRun: 'e' });
  const again = failed([['d', hourAgo + 5]], trial);
  expect(restsUntil(again)).toBe(hourAgo + 65);
  expect(admission(again, 'e', at(hourAgo + 6))).toEqual({ admitted: false, afterMs: 59_000 });
});
