/**
 * Export of a film in a browser: one clip of 720p under a shape, without sound. Bar: at least 0.8 of the speed of a bare
 * loop in the same page with the same decoding, conversion, draw calls and encoding, without document or editor. Prints
 * the best of three rounds against the bar, and how long a cancel takes (bar: 300 ms). CHROMIUM_PATH is the path of the
 * browser.
 */
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { chromium } from 'playwright-core';
import { build } from 'vite';
import { greyFilm } from '../server/media/testing/real-media.ts';

const BAR = 0.8;
const CANCEL_MS = 300;
const ROUNDS = 3;
const FRAMES = 120;

const built = await build({
  configFile: false,
  logLevel: 'error',
  define: { 'process.env.NODE_ENV': JSON.stringify('production') },
  build: {
    write: false,
    target: 'es2022',
    lib: {
      entry: path.resolve(import.meta.dirname, '../web/testing/export-page.ts'),
      formats: ['iife'],
      name: 'exportPage',
    },
  },
});
const [bundle] = [built].flat();
if (!bundle || !('output' in bundle)) throw new Error('not built');
const luma = (frame: number, x: number, y: number) => 60 + (((x + frame * 2) ^ (y + frame)) & 127);
const film = await greyFilm({ width: 1280, height: 720, framesPerSecond: 24, frames: FRAMES, luma });
const clip = JSON.stringify(Buffer.from(film).toString('base64'));
// Encoders are for pages of a secure origin, which a local one is.
const server = http.createServer((_, answer) =>
  answer.setHeader('content-type', 'text/html').end('<!doctype html>'),
);
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
const browser = await chromium.launch({
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
});
try {
  const page = await browser.newPage();
  await page.goto(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
  await page.evaluate(bundle.output[0].code);
  let [exported, bare, cancelled] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY, 0];
  for (let round = 0; round < ROUNDS; round += 1) {
    bare = Math.min(bare, await page.evaluate<number>(`bare(${clip})`));
    const made = await page.evaluate<{ seconds: number; cancelled: number }>(`exported(${clip}, ${FRAMES})`);
    exported = Math.min(exported, made.seconds);
    cancelled = Math.max(cancelled, made.cancelled);
  }
  const speed = bare / exported;
  console.log(
    `${FRAMES} frames of 1280 × 720; best of ${ROUNDS}: export ${exported.toFixed(2)} s, bare loop ${bare.toFixed(2)} s; ` +
      `${speed.toFixed(2)} of its speed, ${(speed / BAR).toFixed(2)} of the bar`,
  );
  console.log(
    `cancelled within ${Math.round(cancelled)} ms; ${(CANCEL_MS / cancelled).toFixed(2)} of the bar`,
  );
} finally {
  await browser.close();
  server.close();
}
