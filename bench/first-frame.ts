/**
 * From choosing a video of 490 MB to its first frame on the canvas of an editor, signed in, with the built page, a real
 * browser and a server on this machine. The first frame plays from the disk; the first frame that the server sent is
 * measured too, after reading the index, sending the file in parts and checking it. The index follows the frames, as
 * cameras write it. Peer: one bare upload of the same bytes in one request. Bar: the first frame in at most twice that.
 * CHROMIUM_PATH is the path of the browser.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { repeatFilm } from '../server/media/testing/repeat-film.ts';

const BYTES = 490_000_000;
const BAR = 2;
const LONGEST_SECONDS = 300;
const PORT = '38417';
const base = `http://127.0.0.1:${PORT}`;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
const film = path.join(folder, 'long.mp4');
const sample = path.resolve(import.meta.dirname, '../web/public/samples/media/launch.mp4');

async function register(name: string): Promise<string> {
  const answer = await fetch(`${base}/api.v1/passport/register/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: `${name}@example.com`, password: 'a-long-Passw0rd' }),
  });
  const { data } = (await answer.json()) as { data: { token: string } };
  return data.token;
}

async function bareSeconds(): Promise<number> {
  const token = await register('bare');
  const size = fs.statSync(film).size;
  const query = new URLSearchParams({ file_name: 'long', content_type: 'video/mp4', size: String(size) });
  const allowed = await fetch(`${base}/api.v1/storage/upload/token?${query}`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const { data } = (await allowed.json()) as { data: { upload_url: string } };
  const began = performance.now();
  const answer = await fetch(data.upload_url, {
    method: 'PUT',
    headers: { 'content-type': 'video/mp4' },
    body: await fs.openAsBlob(film),
  });
  const { code, message } = (await answer.json()) as { code: number; message: string };
  if (code !== 0) throw new Error(message);
  return (performance.now() - began) / 1000;
}

/** Seconds until the first picture, and until the first one that the server sent. */
async function pageSeconds(): Promise<{ first: number; stored: number }> {
  const token = await register('page');
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const context = await browser.newContext({ baseURL: base });
    await context.addCookies([{ name: 'inkreel.token', value: token, url: base }]);
    const page = await context.newPage();
    await page.goto('/video-tools/remove-subtitle/editor');
    const input = page.locator('input[type=file]').first();
    await input.waitFor({ state: 'attached' });
    const began = performance.now();
    await input.setInputFiles(film);
    const seconds = () => (performance.now() - began) / 1000;
    /** Whether a video shows a picture, from the disk or from the server. Benchmarks have no DOM types. */
    const isShown = (from: 'disk' | 'server') =>
      page
        .locator('video')
        .evaluateAll(
          (films, isLocal) =>
            (films as unknown as { readyState: number; currentSrc: string }[]).some(
              ({ readyState, currentSrc }) => readyState >= 2 && currentSrc.startsWith('blob:') === isLocal,
            ),
          from === 'disk',
        );
    const until = async (isThere: () => Promise<boolean>) => {
      while (!(await isThere())) {
        if (seconds() > LONGEST_SECONDS) throw new Error('no picture came');
        await wait(20);
      }
      return seconds();
    };
    const first = await until(async () => (await isShown('disk')) || isShown('server'));
    return { first, stored: await until(() => isShown('server')) };
  } finally {
    await browser.close();
  }
}

await repeatFilm(sample, film, BYTES);
const server = spawn('node', ['scripts/start.mjs'], {
  env: { ...process.env, PORT, DATA_DIR: path.join(folder, 'data') },
  stdio: ['ignore', 'ignore', 'inherit'],
});
try {
  while (
    !(await fetch(base).then(
      ({ ok }) => ok,
      () => false,
    ))
  ) {
    if (server.exitCode !== null) throw new Error('the server ended');
    await wait(100);
  }
  const bare = await bareSeconds();
  const { first, stored } = await pageSeconds();
  console.log(
    `first frame of ${Math.round(fs.statSync(film).size / 1e6)} MB: ${first.toFixed(1)} s after choosing it, from the server ` +
      `${stored.toFixed(1)} s; a bare upload ${bare.toFixed(1)} s; ${((BAR * bare) / first).toFixed(2)} of the bar`,
  );
} finally {
  server.kill('SIGTERM');
  await once(server, 'exit');
  fs.rmSync(folder, { recursive: true, force: true });
}
