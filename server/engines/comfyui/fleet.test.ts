/** Three servers, one that dies in the middle and one that is slow: every run ends, and none is made twice. */
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import PQueue from 'p-queue';
import { expect, test } from 'vitest';
import { startComfyServer } from '../../testing/comfyui-server.ts';
import type { Operation } from '../engine.ts';
import { begin, openComfyWorld, untilEnd } from './testing/comfy-world.ts';

const RUNS = 200;
const drawing = { prompt: 'a cat', width: 512, height: 512, quality: 'draft', count: 1 } as const;

test('200 runs on three servers, one killed in the middle and one slow', async () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'inkreel-fleet-'));
  const servers = await Promise.all([startComfyServer(), startComfyServer(), startComfyServer()]);
  const [good, doomed, slow] = servers;
  // A prompt has 8 nodes.
  [good.pace, doomed.pace, slow.pace] = [1, 1, 15];
  const { serve, close } = await openComfyWorld(
    servers.map(({ url }) => url),
    folder,
  );
  const engine = serve('text_to_image');
  const delivered: { id: string; from: string }[] = [];
  let killed: Promise<void> | undefined;
  let again = 0;
  /** Like the runner: retryable failures are dropped and started again under the same id. */
  const carryOut = async (seed: number) => {
    const id = randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      const operation: Operation = await begin(engine, { ...drawing, seed }, id);
      const check = await untilEnd(engine, operation, 40);
      if (check.state === 'done') delivered.push({ id, from: String(operation['server']) });
      await engine.cancel?.(operation);
      if (check.state === 'done') break;
      expect(check).toMatchObject({ retryable: true });
      again += 1;
      expect(attempt).toBeLessThan(3);
    }
    // It stops in the middle of its work, so that prompts are lost.
    if (delivered.length > RUNS / 4) doomed.pace = new Promise(() => undefined);
    const unfinished = doomed.begun.length - doomed.ended.length;
    if (delivered.length > RUNS / 3 && unfinished > 0) killed ??= doomed.kill();
  };
  const queue = new PQueue({ concurrency: 24 });
  await queue.addAll(Array.from({ length: RUNS }, (_, seed) => () => carryOut(seed)));
  await killed;

  const from = (url: string) => delivered.filter((each) => each.from === url).length;
  expect(delivered).toHaveLength(RUNS);
  expect(new Set(delivered.map(({ id }) => id)).size).toBe(RUNS);
  // The remaining servers have made each run once; only the runs lost with the third were made again.
  const alive = [...good.begun, ...slow.begun];
  expect(new Set(alive).size).toBe(alive.length);
  expect(alive).toHaveLength(RUNS - from(doomed.url));
  expect(again).toBeGreaterThan(0);
  expect(from(doomed.url)).toBeGreaterThan(0);
  expect(from(slow.url)).toBeGreaterThan(0);
  expect(from(slow.url)).toBeLessThan(from(good.url));
  close();
  await Promise.all([good.kill(), slow.kill()]);
  rmSync(folder, { recursive: true });
});
