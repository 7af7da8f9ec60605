import { expect, it } from 'vitest';
import { createGate, type GateOptions, type GateRequest } from './gate.ts';

/** Work that ends on command, and the order in which it began; `a/1 one` is of person a/1 in organisation a. */
function createWork(options: Partial<GateOptions> = {}) {
  const gate = createGate({ places: 1, waitMs: 60_000, busy: 'media_busy', ...options });
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  let most = 0;
  const ask = (name: string, more: Partial<GateRequest> = {}) => {
    const userId = name.split(' ')[0] ?? '';
    const organisationId = userId.split('/')[0] ?? '';
    const done = gate.run({ owner: { organisationId, userId }, ...more }, async () => {
      begun.push(name);
      most = Math.max(most, gate.usage().running);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
    done.catch(() => undefined);
    return done;
  };
  const end = async (name: string) => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.();
  };
  const endAll = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await expect.poll(() => begun.length).toBeGreaterThan(at);
      await end(begun[at] as string);
    }
    return begun;
  };
  return { gate, begun, ask, end, endAll, most: () => most };
}

it('gives turns to organisations, then people, whatever one of them has sent', async () => {
  const { ask, endAll, most } = createWork();
  for (const name of ['x/0', 'a/1 one', 'a/1 two', 'a/1 three', 'a/2', 'b/3 one', 'b/3 two']) ask(name);
  expect(await endAll(7)).toEqual(['x/0', 'a/1 one', 'b/3 one', 'a/2', 'b/3 two', 'a/1 two', 'a/1 three']);
  expect(most()).toBe(1);
});

it('leaves a place to others where one owner may not have all of them', async () => {
  const { ask, begun, end } = createWork({ places: 2, perOwner: 1 });
  for (const name of ['a/1 one', 'a/2', 'a/1 two', 'b/3']) ask(name);
  await expect.poll(() => begun).toEqual(['a/1 one', 'b/3']);
  await end('b/3');
  await end('a/1 one');
  await expect.poll(() => begun).toEqual(['a/1 one', 'b/3', 'a/2']);
});

it('counts a person once in all organisations', async () => {
  const { ask, begun } = createWork({ places: 3, perOwner: 1 });
  const [one, other] = [
    { organisationId: 'a', userId: 'p' },
    { organisationId: 'b', userId: 'p' },
  ];
  ask('first', { owner: one });
  ask('second', { owner: other });
  ask('c/1');
  await expect.poll(() => begun).toEqual(['first', 'c/1']);
});

it('lets nothing overtake what waits for room', async () => {
  const { ask, begun, endAll } = createWork({ places: 9, capacity: 4 });
  ask('a/1', { weight: 3 });
  ask('b/2', { weight: 4 });
  ask('c/3', { weight: 1 });
  await expect.poll(() => begun).toEqual(['a/1']);
  expect(await endAll(3)).toEqual(['a/1', 'b/2', 'c/3']);
});

it('says that it is busy when the turn does not come in time, and serves the next', async () => {
  const { ask, begun, end } = createWork();
  ask('a/1');
  await expect(ask('b/2', { waitMs: 1 })).rejects.toMatchObject({ code: 'media_busy', retryAfter: 5 });
  ask('c/3');
  await end('a/1');
  await expect.poll(() => begun).toEqual(['a/1', 'c/3']);
});

it('forgets those that hang up while they wait', async () => {
  const { gate, ask, begun, end } = createWork();
  ask('a/1');
  const gone = new AbortController();
  const waiting = Array.from({ length: 40 }, () => ask('b/2', { signal: gone.signal }));
  const patient = ask('c/3');
  expect(gate.usage()).toMatchObject({ running: 1, waiting: 41 });
  gone.abort(new Error('hung up'));
  for (const each of waiting) await expect(each).rejects.toThrow('hung up');
  await expect(ask('b/2', { signal: gone.signal })).rejects.toThrow('hung up');
  await end('a/1');
  await end('c/3');
  await patient;
  expect(begun).toEqual(['a/1', 'c/3']);
  expect(gate.usage()).toEqual({ weight: 0, running: 0, waiting: 0 });
});

it('gives a place back once, also when the work fails', async () => {
  const { gate } = createWork();
  const request = { owner: { organisationId: 'a', userId: 'p' }, weight: 2 };
  await expect(gate.run(request, () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  const release = await gate.enter(request);
  release();
  release();
  expect(gate.usage()).toEqual({ weight: 0, running: 0, waiting: 0 });
});
