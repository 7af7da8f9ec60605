import { TEXT_OUTPUT_LENGTH } from '@inkreel/contract/limits.ts';
import { describe, expect, test } from 'vitest';
import type { TextPart } from '../../engines/engine.ts';
import { CarriedText, type Keeping } from './carried-text.ts';
import { closed } from './testing/text-engines.ts';

/** Keeps texts in memory; a pause ends when `next` is called, or with the reading. */
function keeper(more: Partial<Keeping> = {}) {
  const paused: (() => void)[] = [];
  const stored: string[] = [];
  const keeping: Keeping = {
    everyMs: 300,
    pause: (_ms, signal) =>
      new Promise<void>((resolve) => {
        paused.push(resolve);
        signal.addEventListener('abort', () => resolve());
      }),
    amountOf: ({ text, isSent }) => text.length + (isSent ? 100 : 0),
    save: async (take) => {
      const news = take();
      if (news) stored.push(`${news.start} ${news.more} ${news.amount}`);
      return true;
    },
    ...more,
  };
  const carried = new CarriedText(keeping);
  const next = async () => {
    await expect.poll(() => paused.length).toBeGreaterThan(0);
    paused.shift()?.();
  };
  return { carried, stored, next };
}
type Parts = (signal: AbortSignal) => AsyncIterable<TextPart>;
async function readAll(carried: CarriedText, parts: Parts, signal = new AbortController().signal) {
  const pieces: string[] = [];
  for await (const piece of carried.read(parts, signal)) pieces.push(piece);
  return pieces;
}
const never = new Promise<never>(() => undefined);

test('each piece is passed on at once, and stored once with what was used', async () => {
  const { carried, stored, next } = keeper();
  const went = Promise.withResolvers<void>();
  const reading = readAll(carried, async function* () {
    yield { submits: true };
    yield { text: 'Once\0 \ud83e' };
    await went.promise;
    yield { text: '\udd8a' };
    yield { cut: true };
  });
  await expect.poll(() => stored).toEqual(['0  100']);
  await expect.poll(() => carried.arrived.text).toBe('Once \ud83e');
  await next();
  await expect.poll(() => stored).toHaveLength(2);
  await next();
  went.resolve();
  expect(await reading).toEqual(['Once \ud83e', '\udd8a']);
  expect(carried.arrived).toMatchObject({ end: 'whole', text: 'Once 🦊', cut: true });
  expect(carried.rest()).toEqual({ start: 5, more: '🦊', amount: 107 });
  await carried.save(true);
  expect(stored).toEqual(['0  100', '0 Once  106', '5 🦊 107']);
});

describe('a stream is closed', () => {
  test.each([
    ['its run is no longer to be written', false],
    ['its reader left', true],
  ])('when %s, also if it does not heed that', async (_when, isLeft) => {
    let isWanted = true;
    const { carried, next } = keeper({ save: async () => isWanted });
    const left = new AbortController();
    let seen: AbortSignal | undefined;
    const reading = readAll(
      carried,
      async function* (signal) {
        seen = signal;
        yield { text: 'half' };
        await never;
      },
      left.signal,
    );
    await expect.poll(() => carried.arrived.text).toBe('half');
    isWanted = false;
    if (isLeft) left.abort();
    else await next();
    expect(await reading).toEqual(['half']);
    expect(carried.arrived.end).toBeUndefined();
    expect(seen?.aborted).toBe(true);
  });

  test('before its prompt is sent, if the run is no longer to be written', async () => {
    const { carried } = keeper({ save: async () => false });
    let isSent = false;
    const pieces = await readAll(carried, async function* () {
      yield { submits: true };
      isSent = true;
      yield { text: 'late' };
    });
    expect({ pieces, isSent }).toEqual({ pieces: [], isSent: false });
    expect(carried.arrived).toMatchObject({ isSent: false, text: '' });
    expect(carried.arrived.end).toBeUndefined();
  });

  test('when it gets too long, without the part that is', async () => {
    const { carried } = keeper();
    let isClosed = false;
    const pieces = await readAll(carried, async function* () {
      try {
        yield { text: 'x'.repeat(TEXT_OUTPUT_LENGTH) };
        yield { text: 'y' };
        yield { text: 'z' };
      } finally {
        isClosed = true;
      }
    });
    expect(pieces).toHaveLength(1);
    expect(carried.arrived.text).toHaveLength(TEXT_OUTPUT_LENGTH);
    expect(carried.arrived.end).toMatchObject({ failed: { code: 'task_answer_too_long' } });
    expect(isClosed).toBe(true);
  });
});

describe('a save that fails', () => {
  const failing = (isPatient: boolean) => {
    let failures = 1;
    const stored: string[] = [];
    const made = keeper({
      isPatient,
      save: async (take) => {
        const news = take();
        if (failures-- > 0) throw new Error('the database is away');
        if (news) stored.push(news.more);
        return true;
      },
    });
    return { ...made, stored };
  };

  test('is made up for by the next one, with nothing lost or stored twice', async () => {
    const { carried, stored, next } = failing(true);
    const went = Promise.withResolvers<void>();
    const reading = readAll(carried, async function* () {
      yield { text: 'one ' };
      await went.promise;
      yield { text: 'two' };
    });
    await expect.poll(() => carried.arrived.text).toBe('one ');
    await next();
    await next();
    await expect.poll(() => stored).toEqual(['one ']);
    went.resolve();
    await reading;
    await carried.save(true);
    expect(stored).toEqual(['one ', 'two']);
  });

  test('ends the text with its error, where no other makes up for it', async () => {
    const { carried, next } = failing(false);
    const reading = readAll(carried, async function* (signal) {
      yield { text: 'one' };
      await closed(signal);
    });
    await next();
    await expect(reading).rejects.toThrow('the database is away');
  });

  test('before the submit is no submit: the text costs nothing', async () => {
    const { carried } = failing(true);
    let isSent = false;
    const reading = readAll(carried, async function* () {
      yield { submits: true };
      isSent = true;
    });
    await expect(reading).rejects.toThrow('the database is away');
    expect({ isSent, noted: carried.arrived.isSent }).toEqual({ isSent: false, noted: false });
  });
});

test('what a stream throws, and a failure that it reports, are its end', async () => {
  const thrown = keeper().carried;
  await readAll(thrown, async function* () {
    yield { text: 'half' };
    throw new Error('the connection broke');
  });
  expect(thrown.arrived).toMatchObject({ text: 'half', end: { thrown: new Error('the connection broke') } });
  const failed = keeper().carried;
  const failure = { code: 'task_failed', retryable: false } as const;
  const read = readAll(failed, async function* () {
    yield { usage: 12, output: 7 };
    yield { failed: failure };
    yield { text: 'after it' };
  });
  expect(await read).toEqual([]);
  expect(failed.arrived).toMatchObject({ usage: { total: 12, output: 7 }, end: { failed: failure } });
});
