import { expect, test } from 'vitest';
import { createDecodeBudget, type DecodeRequest } from './decode-budget.ts';

const MB = 1024 * 1024;
const owner = (organisationId: string, userId = organisationId) => ({ organisationId, userId });
const large = (who: string, bytes = 100 * MB, more: Partial<DecodeRequest> = {}): DecodeRequest => ({
  bytes,
  pixels: 40_000_000,
  owner: owner(...(who.split('/') as [string])),
  ...more,
});
const small = (who: string): DecodeRequest => ({ bytes: 8 * MB, pixels: 1_000_000, owner: owner(who) });

/** Decodes that end on command, and the order in which they started. */
function createDecodes(budget = createDecodeBudget({ capacity: 200 * MB, large: 1, small: 1 })) {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const ask = (name: string, request: DecodeRequest) => {
    const done = budget.run(request, async () => {
      begun.push(name);
      await new Promise<void>((resolve) => ends.set(name, resolve));
    });
    done.catch(() => undefined);
    return done;
  };
  const end = async (name: string) => {
    await expect.poll(() => ends.has(name)).toBe(true);
    ends.get(name)?.();
  };
  /** Ends each as soon as it has started, until a number of them have. */
  const endAll = async (count: number) => {
    for (let at = 0; at < count; at += 1) {
      await expect.poll(() => begun.length).toBeGreaterThan(at);
      await end(begun[at] as string);
    }
    return begun;
  };
  return { budget, begun, ask, end, endAll };
}

test('admits no more bytes than the capacity under any concurrency', async () => {
  const budget = createDecodeBudget({ capacity: 250 * MB, large: 9 });
  const admitted: number[] = [];
  await Promise.all(
    Array.from({ length: 24 }, () =>
      budget.run(large('a'), async () => {
        admitted.push(budget.usage().bytes);
        await Promise.resolve();
      }),
    ),
  );
  expect(admitted).toHaveLength(24);
  expect(Math.max(...admitted)).toBe(200 * MB);
  expect(budget.usage()).toMatchObject({ bytes: 0, running: 0, waiting: 0, peakBytes: 200 * MB });
});

test('gives turns round-robin to organisations, and within each to its people', async () => {
  const { ask, endAll } = createDecodes();
  const asked = ['x/0', 'a/1 one', 'a/1 two', 'a/1 three', 'a/2', 'b/3 one', 'b/3 two'];
  for (const name of asked) ask(name, large(name.split(' ')[0] as string));
  expect(await endAll(7)).toEqual(['x/0', 'a/1 one', 'b/3 one', 'a/2', 'b/3 two', 'a/1 two', 'a/1 three']);
});

test('lets a small decode pass, however many large ones of other people wait', async () => {
  const { ask, begun, end } = createDecodes();
  for (let at = 0; at < 9; at += 1) ask(`large ${at}`, large('stranger'));
  ask('small', small('person'));
  await end('small');
  expect(begun).toEqual(['large 0', 'small']);
});

test('does not starve a large decode by smaller ones that would fit', async () => {
  const { ask, begun, end } = createDecodes(createDecodeBudget({ capacity: 200 * MB, large: 9 }));
  ask('first', large('a', 150 * MB));
  ask('huge', large('b', 200 * MB));
  ask('fits', large('c', 50 * MB));
  await end('first');
  await end('huge');
  await end('fits');
  expect(begun).toEqual(['first', 'huge', 'fits']);
});

test('immediately refuses a decode larger than the capacity', async () => {
  const { budget } = createDecodes();
  await expect(budget.acquire(large('a', 201 * MB))).rejects.toMatchObject({ code: 'image_too_heavy' });
  expect(budget.usage()).toMatchObject({ bytes: 0, waiting: 0 });
});

test('says that it is busy when no turn comes before the deadline, and continues with the others', async () => {
  const { budget, ask, end, begun } = createDecodes();
  ask('first', large('a'));
  const late = budget.acquire(large('b', 100 * MB, { waitMs: 1 }));
  const patient = ask('patient', large('c'));
  await expect(late).rejects.toMatchObject({ code: 'images_busy', retryAfter: 5 });
  await end('first');
  await end('patient');
  await patient;
  expect(begun).toEqual(['first', 'patient']);
  expect(budget.usage()).toMatchObject({ bytes: 0, running: 0, waiting: 0 });
});

test('drops a decode that is no longer waited for', async () => {
  const { budget, ask, end } = createDecodes();
  ask('first', large('a'));
  const gone = new AbortController();
  const waiting = budget.acquire(large('b', 100 * MB, { signal: gone.signal }));
  gone.abort(new Error('hung up'));
  await expect(waiting).rejects.toThrow('hung up');
  await expect(budget.acquire(large('b', 1, { signal: gone.signal }))).rejects.toThrow('hung up');
  expect(budget.usage().waiting).toBe(0);
  await end('first');
  await expect.poll(() => budget.usage().running).toBe(0);
});

test('releases what a failed decode held exactly once', async () => {
  const { budget } = createDecodes();
  await expect(budget.run(large('a'), () => Promise.reject(new Error('damaged')))).rejects.toThrow('damaged');
  const release = await budget.acquire(large('a'));
  release();
  release();
  expect(budget.usage()).toMatchObject({ bytes: 0, running: 0 });
});
