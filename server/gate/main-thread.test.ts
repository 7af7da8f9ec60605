import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import { createMainThreadGate } from './main-thread.ts';

afterEach(() => void vi.restoreAllMocks());

it('takes a quarter of the thread at most, in the order of turns', async () => {
  const inTurn = createMainThreadGate({ waitMs: 60_000, busy: 'server_busy' });
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  const begun: string[] = [];
  const ask = (name: string) =>
    inTurn({ owner: { organisationId: name, userId: name } }, () => {
      begun.push(name);
      now += 10;
    });
  const all = ['one', 'one', 'one'].map(ask);
  all.push(ask('other'));
  await all[0];
  // Everything that is due is served during the rest.
  await wait(0);
  expect(begun).toEqual(['one']);
  await Promise.all(all);
  expect(begun.indexOf('other')).toBeLessThanOrEqual(2);
});
