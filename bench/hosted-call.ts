/**
 * Our overhead on a call to a hosted provider, beyond the provider's time: a run that is submitted as a task,
 * from the worker's claim to the stored operation; a picture in the answer, from the instruction to the
 * stored answer; and a text, from the request to its last piece. For comparison, a bare fetch of the same
 * answers. Bar: p50 under 15 ms each. Prints each as a ratio to the bar; 1 or more passes.
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Worker } from 'node:worker_threads';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { sql } from 'drizzle-orm';
import { v7 } from 'uuid';
import { systemClock } from '../server/clock.ts';
import { connect } from '../server/db/connect.ts';
import { startEmbedded } from '../server/db/embedded/start.ts';
import { migrate } from '../server/db/migrate.ts';
import { createImageEngine } from '../server/engines/aisdk/image-engine.ts';
import { createTextEngine } from '../server/engines/aisdk/text-engine.ts';
import { createDashscopeEngine } from '../server/engines/dashscope/dashscope-engine.ts';
import type { CapabilityEngine, TextStream } from '../server/engines/engine.ts';
import { openaiImages } from '../server/engines/openai/provider.ts';
import { openaiTexts } from '../server/engines/openai/texts.ts';
import { createRouting, createRoutingTable } from '../server/engines/routing.ts';
import { runTask } from '../server/features/tasks/run-task.ts';
import { NO_TARGETS } from '../server/features/tasks/testing/no-targets.ts';

const CALLS = 100;
/** The first calls load packages and open connections. */
const WARM = 10;
const BAR_MS = 15;

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const server = await startEmbedded({ folder });
const db = connect({ ...server.connection, max: 4 });
await migrate(db);
const provider = new Worker(new URL('./lib/timed-provider.ts', import.meta.url));
const port = await new Promise<number>((resolve) => provider.once('message', resolve));
const baseUrl = `http://127.0.0.1:${port}`;
const ownTimes = () =>
  new Promise<number[]>((resolve) => provider.once('message', resolve).postMessage('times'));

const never = (): Promise<never> => Promise.reject(new Error('nothing is brought or stored here'));
const host = { dataFolder: folder, downloadToPath: never };
const input: CapabilityInput['text_to_image'] = {
  prompt: 'a cat on a red sofa',
  width: 1024,
  height: 1024,
  quality: 'standard',
  count: 1,
  seed: 1,
};

const { serves: tasksOf } = createDashscopeEngine({ key: 'sk-bench', baseUrl, china: false }, host);
const routing = createRouting(
  createRoutingTable([
    { engine: { id: 'dashscope', builtin: false, serves: tasksOf }, missing: () => undefined },
  ]),
);
const deps = {
  db,
  clock: systemClock,
  routing,
  resultFiles: { prepare: never, insert: never },
  stageFiles: { write: never, own: never, read: never },
  clips: { mediaOf: () => [], cut: never, takeSound: never },
  log: { warn: console.warn, error: console.error },
  pause: never,
  targets: NO_TARGETS,
};
const [organisationId, userId] = [v7(), v7()];
await db.execute(sql`insert into organisations (id, name) values (${organisationId}, 'Studio')`);
await db.execute(sql`insert into users (id, name, email) values (${userId}, 'Ada', 'ada@example.com')`);

/** A run that waits for a worker. */
async function addRun(): Promise<string> {
  const id = v7();
  await db.execute(sql`
    insert into tasks (id, organisation_id, user_id, tool_id, capability, input, input_hash, engine, deadline_at)
    values (${id}, ${organisationId}, ${userId}, 'ai-image-generator', 'text_to_image',
            ${JSON.stringify(input)}::jsonb, '', 'dashscope', now() + interval '1 hour')`);
  return id;
}

async function handOver(id: string): Promise<void> {
  await runTask(deps, id, new AbortController().signal);
}

const images = createImageEngine(openaiImages({ key: 'sk-bench', baseUrl, model: undefined }), host).serves
  .text_to_image as CapabilityEngine<CapabilityInput['text_to_image']>;
async function drawInOneCall(taskId: string): Promise<void> {
  const prepared = await images.prepare?.(input, { taskId });
  const operation = await images.start(input, { taskId }, prepared);
  if ('nothing' in operation) throw new Error(`no picture came: ${JSON.stringify(operation)}`);
}

const texts = createTextEngine(openaiTexts({ key: 'sk-bench', baseUrl, textModel: undefined }), host).serves
  .write_text as TextStream<CapabilityInput['write_text']>;
async function write(taskId: string): Promise<void> {
  const context = { taskId, maximum: 1000, signal: new AbortController().signal };
  let text = '';
  for await (const part of texts.stream({ prompt: 'A story in one sentence.' }, context)) {
    if ('failed' in part) throw new Error(`no text came: ${JSON.stringify(part)}`);
    if ('text' in part) text += part.text;
  }
  if (text !== 'A fox at night.') throw new Error(`another text came: ${text}`);
}

async function fetchBarely(at: string): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(`${baseUrl}${at}`, { method: 'POST', headers, body: JSON.stringify(input) });
  await answer.text();
}

/** Milliseconds of each call that were not the provider's, in order. */
async function measure(
  call: (id: string) => Promise<void>,
  before: () => Promise<string>,
): Promise<number[]> {
  const added: number[] = [];
  for (let at = 0; at < WARM + CALLS; at += 1) {
    const id = await before();
    const began = performance.now();
    await call(id);
    const took = performance.now() - began;
    const own = await ownTimes();
    if (own.length !== 1) throw new Error(`the provider had ${own.length} calls of one run`);
    if (at >= WARM) added.push(took - (own[0] ?? 0));
  }
  return added.toSorted((one, other) => one - other);
}

const newId = async () => v7();
const measured = {
  'a task, parked': [await measure(handOver, addRun), '/services/aigc/image-generation/generation'],
  'a picture in the answer': [await measure(drawInOneCall, newId), '/images/generations'],
  'a text, streamed': [await measure(write, newId), '/chat/completions'],
} as const;
for (const [what, [added, at]] of Object.entries(measured)) {
  const bare = await measure(() => fetchBarely(at), newId);
  const p50 = added[Math.floor(CALLS / 2)] ?? 0;
  const p99 = added[Math.floor(CALLS * 0.99)] ?? 0;
  const bareP50 = bare[Math.floor(CALLS / 2)] ?? 0;
  console.log(
    `${what}: ${p50.toFixed(1)} ms over the provider's own time, p99 ${p99.toFixed(1)} ms; bare fetch ${bareP50.toFixed(1)} ms; ratio to the bar of ${BAR_MS} ms ${(BAR_MS / Math.max(0.01, p50)).toFixed(2)}`,
  );
}

await provider.terminate();
await db.$client.end();
await server.stop();
fs.rmSync(folder, { recursive: true, force: true });
