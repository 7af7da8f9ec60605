import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { createWorkPool, type WorkPool } from './pool.ts';
import { FILM } from './testing/stand-in-worker.ts';

const worker = new URL('./testing/stand-in-worker.ts', import.meta.url);
let pool: WorkPool;
afterEach(() => pool.close());

/** A request that has started, and is answered when `open` is called. */
async function begin(assist: string, signal: AbortSignal) {
  const gate = new Int32Array(new SharedArrayBuffer(8));
  const begun = Atomics.waitAsync(gate, 0, 0);
  const answer = pool.assist({ assist, input: { gate }, files: {} }, signal);
  answer.catch(() => undefined);
  await begun.value;
  const open = () => {
    Atomics.store(gate, 1, 1);
    Atomics.notify(gate, 1);
  };
  return { answer, open };
}
const ask = (assist: string, signal = new AbortController().signal) =>
  pool.assist({ assist, input: {}, files: {} }, signal);

describe('an abandoned request', () => {
  beforeEach(() => {
    pool = createWorkPool({ threads: 1, worker, graceMs: 60_000 });
  });

  test('is abandoned immediately, and its thread answers the next one', async () => {
    const thread = await ask('texts');
    const gone = new AbortController();
    const { answer, open } = await begin('texts', gone.signal);
    gone.abort(new Error('closed the tab'));
    await expect(answer).rejects.toThrow('closed the tab');
    open();
    expect(await ask('texts')).toBe(thread);
  });

  test('leaves the queue', async () => {
    const { answer, open } = await begin('texts', new AbortController().signal);
    const gone = new AbortController();
    const waiting = ask('texts', gone.signal);
    gone.abort(new Error('closed the tab'));
    await expect(waiting).rejects.toThrow('closed the tab');
    open();
    await answer;
  });
});

describe('a request that never ends', () => {
  beforeEach(() => {
    pool = createWorkPool({ threads: 1, worker, graceMs: 20 });
  });

  test('is ended with its thread, and the next one has another', async () => {
    const thread = await ask('texts');
    const gone = new AbortController();
    const { answer } = await begin('texts', gone.signal);
    gone.abort();
    await expect(answer).rejects.toThrow();
    expect(await ask('texts')).not.toBe(thread);
  });

  test('does not delay another kind, such as a check that a submit waits for', async () => {
    const { open } = await begin('texts', new AbortController().signal);
    expect(await ask('faces')).toBeGreaterThan(0);
    open();
  });
});

test.each([
  ['was ended with its thread', 'hang', 'too long'],
  ['took its thread with it', 'die', 'exited'],
])('a picture that waits for a thread is made after the one before it %s', async (_how, before, why) => {
  pool = createWorkPool({ threads: 1, worker, limitMs: 1000 });
  const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-pool-'));
  const make = (prompt: string) =>
    pool.make(
      {
        capability: 'text_to_image',
        input: { prompt },
        files: {},
        index: 0,
        seed: 1,
        output: path.join(folder, prompt),
      },
      () => undefined,
      new AbortController().signal,
    );
  const [hanging, waiting] = [make(before), make('cat')];
  await expect(hanging).rejects.toThrow(why);
  expect((await waiting).report?.understood).toEqual(['cat']);
  rmSync(folder, { recursive: true });
});

describe('long work', () => {
  beforeEach(() => {
    pool = createWorkPool({ threads: 1, worker });
  });

  /** A film of an organisation; it works until it is told to end. */
  function film(organisationId: string) {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-pool-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const gate = new Int32Array(new SharedArrayBuffer(16));
    const pauses: number[] = [];
    const output = path.join(folder, 'film');
    const owner = { organisationId, userId: organisationId };
    const made = pool.make(
      { capability: 'camera_move', input: { gate }, files: {}, index: 0, seed: 1, output, owner },
      (message) => {
        if ('pausedMs' in message) pauses.push(message.pausedMs);
      },
      new AbortController().signal,
    );
    const laps = () => Atomics.load(gate, FILM.laps);
    return {
      made,
      laps,
      pauses,
      priority: () => Atomics.load(gate, FILM.priority),
      tell: (what: keyof typeof FILM) => Atomics.store(gate, FILM[what], 1),
      goesOn: async () => {
        const before = laps();
        await expect.poll(laps).toBeGreaterThan(before + 5);
      },
    };
  }
  const quick = () => {
    const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-pool-'));
    onTestFinished(() => rmSync(folder, { recursive: true }));
    const output = path.join(folder, 'cat');
    const request = {
      capability: 'text_to_image' as const,
      input: { prompt: 'cat' },
      files: {},
      index: 0,
      seed: 1,
    };
    return pool.make({ ...request, output }, () => undefined, new AbortController().signal);
  };

  test('leaves a thread to short work, and the processor to everything else', async () => {
    const [first, second] = [film('a'), film('a')];
    await first.goesOn();
    expect((await quick()).report?.understood).toEqual(['cat']);
    expect(second.laps()).toBe(0);
    if (process.platform === 'linux') expect(first.priority()).toBe(10);
    expect(os.getPriority()).toBe(0);
    for (const each of [first, second]) {
      each.tell('end');
      await each.made;
    }
  });

  test('stops at the end of a stage while another organisation has the thread, and then goes on', async () => {
    const first = film('a');
    await first.goesOn();
    const second = film('b');
    await first.goesOn();
    expect(second.laps()).toBe(0);
    first.tell('endStage');
    await second.goesOn();
    const at = first.laps();
    await second.goesOn();
    expect(first.laps()).toBe(at);
    second.tell('end');
    await second.made;
    await first.goesOn();
    expect(first.pauses).toEqual([expect.any(Number)]);
    first.tell('end');
    expect((await first.made).contentType).toBe('video/mp4');
  });
});
