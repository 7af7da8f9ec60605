/**
 * Every hosted engine, found by its folder, against a provider with undocumented answers: nothing is submitted twice,
 * only results are stored, and no error contains a key.
 */
import { readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, begin, createImageWorld, type ImageWorld } from './aisdk/testing/image-world.ts';
import type { EngineRoutes } from './define-engine.ts';
import { type CapabilityEngine, type Check, isFile } from './engine.ts';
import { ENGINES } from './find-engines.ts';
import { BAD_POLLS, BAD_SUBMITS, shortenLimits } from './hosted/testing/faults.ts';
import { type AdapterRun, adaptersOf, ELSEWHERE, startServers } from './testing/adapters.ts';

/** Largest result of the world below, in bytes. */
const RESULT_BYTES = 1e7;
let images: ImageWorld;
let played: Awaited<ReturnType<typeof startServers>>;
const ADAPTERS = adaptersOf(() => played.servers);
const CASES = Object.entries(ADAPTERS).flatMap(([id, { runs }]) =>
  runs.map((run) => [id, run.capability, run] as const),
);

beforeAll(async () => {
  images = createImageWorld();
  played = await startServers(images);
});
afterAll(async () => {
  images.close();
  await played.stop();
});
let opened: EngineRoutes | undefined;
/** Milliseconds that the clock is ahead: some providers are polled at most twice a minute. */
let ahead = 0;
beforeEach(() => {
  played.forget();
  ahead = 0;
  const now = Date.now.bind(Date);
  vi.spyOn(Date, 'now').mockImplementation(() => now() + ahead);
});
afterEach(async () => {
  vi.restoreAllMocks();
  await opened?.close?.();
});

const target = path.join(os.tmpdir(), `inkreel-fault-${process.pid}`);
afterAll(() => rmSync(target, { force: true }));

let runs = 0;
async function open(id: string, { capability, settings, played: own }: AdapterRun) {
  const adapter = ADAPTERS[id];
  const definition = ENGINES.find((each) => each.id === id);
  if (!adapter || !definition) throw new Error(`no engine ${id}`);
  opened = await definition.setUp((settings ?? adapter.settings)(), 'cn').open(images.host);
  const engine = opened.serves[capability] as CapabilityEngine<unknown>;
  const { server, submit, poll, link } = (own ?? adapter.played)();
  const submitted = () => server.calls.filter((call) => call.startsWith(submit)).length;
  const before = submitted();
  runs += 1;
  return {
    engine,
    server,
    submit,
    poll,
    link,
    taskId: `fault-${runs}`,
    /** A server that knows runs by id may be called twice, and accepts one. */
    isNamed: engine.find !== undefined || engine.idempotent === true,
    submits: () => submitted() - before,
  };
}
type Opened = Awaited<ReturnType<typeof open>>;

/** Polls as the runner does, later each time. */
async function later({ engine }: Opened, operation: Parameters<typeof ask>[1]): Promise<Check> {
  ahead += 31_000;
  return ask(engine, operation);
}
async function toEnd(run: Opened, operation: Parameters<typeof ask>[1]): Promise<Check> {
  for (let round = 0; round < 200; round += 1) {
    const check = await later(run, operation);
    if (check.state === 'done' || check.state === 'failed') return check;
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
  throw new Error('it never ended');
}
const isKeyless = (said: unknown) => {
  for (const secret of played.secrets) expect(JSON.stringify(said)).not.toContain(secret);
};

test('every hosted engine is tested here', () => {
  expect(Object.keys(ADAPTERS).toSorted()).toEqual(ELSEWHERE.map(({ id }) => id).toSorted());
});

describe.each(CASES)('%s, %s', (id, _capability, adapterRun) => {
  test('a submit with an invalid answer, or none, is not repeated', async () => {
    for (const fault of [...BAD_SUBMITS, 'silent', 'larger'] as const) {
      const run = await open(id, adapterRun);
      // Truncated sound is still sound.
      const isSound = run.engine.answersAtOnce && adapterRun.capability === 'text_to_speech';
      if (fault === 'half' && isSound) continue;
      // A body that is too long is not refused by its declared length, because it never arrives.
      if (fault === 'silent' || fault === 'larger') shortenLimits(500);
      run.server.fail(fault, 1, run.submit);
      const operation = await begin(run.engine, adapterRun.input, run.taskId);
      const check = run.isNamed ? await toEnd(run, operation) : await ask(run.engine, operation);
      if (run.isNamed) expect([fault, check.state]).toEqual([fault, 'done']);
      else {
        expect([fault, check]).toMatchObject([
          fault,
          { state: 'failed', code: 'task_unconfirmed', retryable: false },
        ]);
        expect([fault, run.submits()]).toEqual([fault, 1]);
      }
      isKeyless([operation, check]);
      vi.restoreAllMocks();
    }
  });

  test('a poll with an invalid answer, or none, does not end the run', async () => {
    const run = await open(id, adapterRun);
    const operation = await begin(run.engine, adapterRun.input, run.taskId);
    if (!run.engine.answersAtOnce && !run.isNamed && !adapterRun.isAnswered)
      for (const fault of [...BAD_POLLS, 'silent'] as const) {
        const restore = fault === 'silent' ? shortenLimits(100) : undefined;
        run.server.fail(fault, 1, run.poll);
        const check = await later(run, operation).catch((error: unknown) => ({
          state: 'thrown',
          error: String(error),
        }));
        expect([fault, check.state]).not.toEqual([fault, 'done']);
        expect([fault, check.state]).not.toEqual([fault, 'failed']);
        isKeyless(check);
        restore?.();
      }
    expect((await toEnd(run, operation)).state).toBe('done');
    expect(run.submits()).toBe(1);
  });

  test.each(['unavailable', 'endless', 'larger'] as const)(
    'a link that is %s is no result',
    async (fault) => {
      const run = await open(id, adapterRun);
      // A direct answer has no link.
      if (run.engine.answersAtOnce) return;
      const operation = await begin(run.engine, adapterRun.input, run.taskId);
      run.server.fail(fault, 1, run.link);
      const check = await toEnd(run, operation).catch(() => undefined);
      const files = check?.state === 'done' ? check.outputs.filter(isFile) : [];
      expect(files.filter(({ source }) => 'path' in source || 'bytes' in source)).toEqual([]);
      // The runner fetches a URL, with the rules of `fetchResult`.
      for (const { source } of files)
        if ('url' in source) await expect(images.host.fetchResult?.(source.url, target)).rejects.toThrow();
      // No more is kept than the maximum of a result, however much arrives.
      for (const file of readdirSync(images.folder, { recursive: true, withFileTypes: true }))
        if (file.isFile())
          expect(statSync(path.join(file.parentPath, file.name)).size).toBeLessThanOrEqual(RESULT_BYTES);
      // A dead link may work later, so the result is not made again.
      expect(run.submits()).toBe(1);
    },
  );
});
