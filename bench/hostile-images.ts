/**
 * Images of few bytes that become hundreds of megabytes in a decoder: for each kind, 24 concurrent uploads of one to
 * a separate server, while another user uploads small images. Bars: the server's memory stays below 1.2 GB, 95 of
 * 100 of the small uploads take less than 500 ms, and 10 s later the server is back below 600 MB. Usage: node
 * bench/hostile-images.ts
 */
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import { callApi, registerByApi } from '../e2e/support/api.ts';
import { startProduct } from '../e2e/support/product.ts';

const UPLOADS = 24;
const LIMITS = { peakMb: 1200, p95Ms: 500, idleMb: 600 };
/** Small uploads continue for at least this long, at this interval, in milliseconds. */
const LEAST_MS = 25_000;
const EVERY_MS = 400;
const IDLE_MS = 10_000;
const MB = 1024 * 1024;

interface Image {
  bytes: Buffer;
  type: string;
}

const flat = (side: number) =>
  sharp({ create: { width: side, height: side, channels: 3, background: '#5078a0' } });

/** Each of the largest accepted size, and one that is refused by its header. */
const KINDS: readonly [name: string, type: string, make: () => Promise<Buffer>][] = [
  ['AVIF 8000 x 8000', 'image/avif', () => flat(8000).avif({ effort: 0 }).toBuffer()],
  ['AVIF 5800 x 5800', 'image/avif', () => flat(5800).avif({ effort: 0 }).toBuffer()],
  [
    'progressive CMYK JPEG 8300 x 8300',
    'image/jpeg',
    () => flat(8300).toColourspace('cmyk').jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).toBuffer(),
  ],
  [
    'turned JPEG 10000 x 10000',
    'image/jpeg',
    () => flat(10_000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  ],
  ['WebP 10000 x 10000', 'image/webp', () => flat(10_000).webp({ lossless: true, effort: 0 }).toBuffer()],
  ['WebP 8500 x 8500', 'image/webp', () => flat(8500).webp({ lossless: true, effort: 0 }).toBuffer()],
];

/** Uploads an image. @returns the HTTP status and how long it took, its token included */
async function upload(url: string, token: string, { bytes, type }: Image) {
  const began = performance.now();
  const query = new URLSearchParams({ file_name: 'given', content_type: type, size: String(bytes.length) });
  const asked = await callApi<{ upload_url: string }>(url, 'GET', `/storage/upload/token?${query}`, {
    token,
  });
  const answer = await fetch(asked.data.upload_url, {
    method: 'PUT',
    headers: { 'content-type': type },
    body: new Uint8Array(bytes),
  }).then(
    async (response) => {
      await response.arrayBuffer();
      return String(response.status);
    },
    () => 'no answer',
  );
  return { answer, ms: performance.now() - began };
}

/** Resident memory of a process, in megabytes; 0 after its end. */
function memoryOf(pid: number): number {
  try {
    const [, kilobytes = '0'] = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
    return (Number(kilobytes) * 1024) / MB;
  } catch {
    return 0;
  }
}

async function attack(name: string, hostile: Image, small: Image): Promise<boolean> {
  const product = await startProduct({ LOG_LEVEL: 'fatal' });
  const pid = product.process().pid;
  try {
    const [stranger, person] = [
      await registerByApi(product.url, 'stranger@example.com'),
      await registerByApi(product.url, 'person@example.com'),
    ];
    await upload(product.url, person, small);
    const before = memoryOf(pid);
    let peak = 0;
    const watch = setInterval(() => {
      peak = Math.max(peak, memoryOf(pid));
    }, 10);
    const began = performance.now();
    let under = true;
    const uploads = Promise.all(
      Array.from({ length: UPLOADS }, () => upload(product.url, stranger, hostile)),
    ).finally(() => {
      under = false;
    });
    const others: number[] = [];
    let failed = 0;
    while (under || performance.now() - began < LEAST_MS) {
      const { answer, ms } = await upload(product.url, person, small);
      if (answer === '200') others.push(ms);
      else failed += 1;
      await wait(EVERY_MS);
    }
    const answers = Object.entries(Object.groupBy(await uploads, ({ answer }) => answer))
      .map(([answer, all]) => `${all?.length} x ${answer}`)
      .join(', ');
    const seconds = Math.max(...(await uploads).map(({ ms }) => ms)) / 1000;
    await wait(IDLE_MS);
    clearInterval(watch);
    const idle = memoryOf(pid);
    const p95 = others.toSorted((a, b) => a - b)[Math.floor(others.length * 0.95)] ?? Number.NaN;
    console.log(
      [
        `${name}, ${hostile.bytes.length} bytes: ${answers}; the last after ${seconds.toFixed(1)} s`,
        `  memory ${before.toFixed(0)} MB before, ${peak.toFixed(0)} MB at most (limit ${LIMITS.peakMb}, ratio ${(LIMITS.peakMb / peak).toFixed(2)}), ${idle.toFixed(0)} MB idle (limit ${LIMITS.idleMb}, ratio ${(LIMITS.idleMb / idle).toFixed(2)})`,
        `  ${others.length} small uploads: p95 ${p95.toFixed(0)} ms (limit ${LIMITS.p95Ms}, ratio ${(LIMITS.p95Ms / p95).toFixed(2)}), ${failed} failed`,
      ].join('\n'),
    );
    return peak <= LIMITS.peakMb && p95 <= LIMITS.p95Ms && idle <= LIMITS.idleMb && failed === 0;
  } finally {
    await product.close();
  }
}

const small: Image = {
  type: 'image/jpeg',
  bytes: await sharp({
    create: {
      width: 1200,
      height: 900,
      channels: 3,
      background: '#808080',
      noise: { type: 'gaussian', mean: 128, sigma: 30 },
    },
  })
    .jpeg()
    .toBuffer(),
};
for (const [name, type, make] of KINDS) {
  if (!(await attack(name, { bytes: await make(), type }, small))) process.exitCode = 1;
}
