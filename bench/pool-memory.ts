/**
 * Memory of the built-in engine while 20 runs wait, as a ratio to one run alone: a waiting run must cost nothing, since
 * its pictures stay on disk until a thread takes it. Runs the object remover on pictures of 2.4 megapixels, the
 * heaviest work of a thread. Usage: node bench/pool-memory.ts
 */
import fs from 'node:fs';
import { copyFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { createBuiltinEngine } from '../server/engines/builtin/builtin-engine.ts';

const RUNS = 20;
const LIMIT = 1.5;
const SIDE = 1536;
const MB = 1024 * 1024;

const dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const picture = path.join(dataFolder, 'picture.png');
const mask = path.join(dataFolder, 'mask.png');
const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
await sharp({ create: { width: SIDE, height: SIDE, channels: 3, background: '#808080', noise } })
  .blur(3)
  .png()
  .toFile(picture);
const spot = Buffer.from(
  `<svg width="${SIDE}" height="${SIDE}"><rect width="100%" height="100%"/><circle cx="700" cy="800" r="100" fill="#fff"/></svg>`,
);
await sharp(spot).png().toFile(mask);

const downloadToPath = (address: string, to: string) => copyFile(address === 'mask' ? mask : picture, to);
const { serves, close } = createBuiltinEngine({ threads: 0 }, { dataFolder, downloadToPath });
const work = serves.remove_object as NonNullable<typeof serves.remove_object>;

/** Peak resident memory with this many runs under way, in bytes. */
async function peakOf(runs: number): Promise<number> {
  let peak = 0;
  const watch = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage.rss());
  }, 20);
  const input = { image_url: 'picture', mask_url: 'mask', grow: true, seed: 1, count: 1 };
  await Promise.all(
    Array.from({ length: runs }, async (_, at) => {
      const taskId = `${runs}-${at}`;
      const operation = await work.start(input, { taskId });
      const context = { taskId, waitMs: 1000, stored: [], signal: new AbortController().signal };
      let answer = await work.check(operation, context);
      while (answer.state === 'pending') answer = await work.check(operation, context);
      if (answer.state === 'failed') throw new Error(answer.detail);
      await work.cancel?.(operation);
    }),
  );
  clearInterval(watch);
  return peak;
}

try {
  // The first run loads everything that the thread keeps.
  await peakOf(1);
  const alone = await peakOf(1);
  const crowd = await peakOf(RUNS);
  const ratio = crowd / alone;
  process.stdout.write(
    `one run: ${Math.round(alone / MB)} MB; ${RUNS} runs lined up: ${Math.round(crowd / MB)} MB, ratio ${ratio.toFixed(2)} (limit ${LIMIT})\n`,
  );
  if (ratio > LIMIT) process.exitCode = 1;
} finally {
  await close();
  fs.rmSync(dataFolder, { recursive: true });
}
