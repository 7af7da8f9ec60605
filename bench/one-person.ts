/**
 * What one person can do to everybody: while an attacker on the same machine sends what was made to stop the server,
 * another person asks for the current user, uploads a small image and draws a draft. Three rounds of each attack, each
 * with a separate server; printed is the median of their 95th percentiles, before, during, and ten seconds after.
 * Bars: during, the current user in three times its time before or 250 ms, the upload in three times or 2 s, the
 * drawing in three times; after, all of them in 1.5 times. Usage: node bench/one-person.ts [attack …]
 */
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { callApi, registerByApi } from '../e2e/support/api.ts';
import { startProduct } from '../e2e/support/product.ts';
import { startRun } from '../e2e/support/runs.ts';
import { ATTACKS, type Target, upload } from './lib/attacks.ts';

const ROUNDS = Number(process.env['ROUNDS'] ?? 3);
/** In each phase: drawings, of which a gift pays twenty, and beside each of them so many calls and uploads. */
const DRAWINGS = 5;
const CALLS = 8;
const UPLOADS = 3;
const AFTER_MS = 10_000;
const ENDED = ['SUCCEEDED', 'FAILED', 'CANCELED'];

const KINDS = ['current user', 'small upload', 'draft'] as const;
type Kind = (typeof KINDS)[number];
const PHASES = ['before', 'during', 'after'] as const;
type Phase = (typeof PHASES)[number];
/** Milliseconds that are always allowed during an attack. */
const ALLOWED: Record<Kind, number> = { 'current user': 250, 'small upload': 2000, draft: 0 };

const small = await sharp({ create: { width: 600, height: 450, channels: 3, background: '#808080' } })
  .jpeg()
  .toBuffer();

async function timed(work: () => Promise<unknown>): Promise<number> {
  const began = performance.now();
  await work();
  return performance.now() - began;
}

async function draw({ url, token }: Target): Promise<void> {
  const id = await startRun(url, token);
  for (;;) {
    const { data } = await callApi<{ state: string }>(url, 'GET', `/tasks/${id}`, { token });
    if (ENDED.includes(data.state)) return;
    await wait(50);
  }
}

/** Milliseconds of what the person does, all of it in turn; the drawing goes on meanwhile. */
async function measure(person: Target): Promise<Record<Kind, number[]>> {
  const seen: Record<Kind, number[]> = { 'current user': [], 'small upload': [], draft: [] };
  for (let drawing = 0; drawing < DRAWINGS; drawing += 1) {
    const drawn = timed(() => draw(person));
    for (let call = 0; call < CALLS; call += 1) {
      seen['current user'].push(
        await timed(() => callApi(person.url, 'GET', '/user/current', { token: person.token })),
      );
      if (call < UPLOADS)
        seen['small upload'].push(
          await timed(async () => {
            const { status } = await upload(person, small, 'image/jpeg');
            if (status !== 200) console.log(`  a small upload was answered with ${status}`);
          }),
        );
    }
    seen.draft.push(await drawn);
  }
  return seen;
}

const percentile = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;

/** One round: the 95th percentiles of each phase. */
async function attackOnce(name: string): Promise<Record<Phase, Record<Kind, number>>> {
  const product = await startProduct({ LOG_LEVEL: 'fatal' });
  try {
    const { url } = product;
    const person = { url, token: await registerByApi(url, 'person@example.com') };
    const token = await registerByApi(url, 'attacker@example.com');
    // The first drawing starts the engine's thread.
    await draw(person);
    const before = await measure(person);
    const attacker = fork(new URL('./lib/attacker.ts', import.meta.url), [name, url, token]);
    await once(attacker, 'message');
    await wait(2000);
    const during = await measure(person);
    attacker.send('enough');
    await once(attacker, 'exit');
    await wait(AFTER_MS);
    const after = await measure(person);
    const each = (seen: Record<Kind, number[]>) =>
      Object.fromEntries(KINDS.map((kind) => [kind, percentile(seen[kind])])) as Record<Kind, number>;
    return { before: each(before), during: each(during), after: each(after) };
  } finally {
    await product.close();
  }
}

const wanted = process.argv.slice(2);
for (const name of Object.keys(ATTACKS).filter((each) => wanted.length === 0 || wanted.includes(each))) {
  const rounds: Record<Phase, Record<Kind, number>>[] = [];
  for (let round = 0; round < ROUNDS; round += 1) rounds.push(await attackOnce(name));
  console.log(name);
  for (const kind of KINDS) {
    const [before, during, after] = PHASES.map((phase) =>
      median(rounds.map((each) => each[phase][kind])),
    ) as [number, number, number];
    const bars = [Math.max(3 * before, ALLOWED[kind]), 1.5 * before] as const;
    console.log(
      `  ${kind}: ${before.toFixed(0)} ms before, ${during.toFixed(0)} during (limit ${bars[0].toFixed(0)}, ratio ${(bars[0] / during).toFixed(2)}), ${after.toFixed(0)} after (limit ${bars[1].toFixed(0)}, ratio ${(bars[1] / after).toFixed(2)})`,
    );
    if (during > bars[0] || after > bars[1]) process.exitCode = 1;
  }
}
