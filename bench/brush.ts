/**
 * Painting a mask on a picture of 8192 x 8192 pixels in a real browser with fourfold CPU throttling: the
 * time from a pointer event to the next paint, the time between frames, and the same for undo. Bar: 200 ms
 * from interaction to paint. Prints the limit divided by the time; 1 or more passes. CHROMIUM_PATH is the
 * path of the browser.
 */
import fs from 'node:fs';
import http from 'node:http';
import os from 'node:os';
import path from 'node:path';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { build } from 'vite';

const SIDE = 8192;
const SLOWER = 4;
const LIMIT_MS = 200;
const PORT = 38414;
/** Pointer moves of a stroke, as far apart as a mouse sends them. */
const MOVES = 90;
const MOVE_MS = 8;
const STROKES = 4;

interface Figures {
  /** From a pointer event to the end of the frame that shows it. */
  latencies: number[];
  /** Between one frame and the next while painting. */
  frames: number[];
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-bench-'));
try {
  await buildPage();
  // Noise under a gradient: a picture that no browser can shortcut.
  await sharp({
    create: {
      width: 512,
      height: 512,
      channels: 3,
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
      background: '#888',
    },
  })
    .resize(SIDE, SIDE)
    .jpeg({ quality: 80 })
    .toFile(path.join(folder, 'dist/picture.jpg'));
  const server = http.createServer(serveFile).listen(PORT);
  try {
    await measure();
  } finally {
    server.close();
  }
} finally {
  fs.rmSync(folder, { recursive: true, force: true });
}

async function buildPage(): Promise<void> {
  const entry = path.resolve(import.meta.dirname, '../web/testing/brush-page.tsx');
  fs.writeFileSync(
    path.join(folder, 'index.html'),
    `<!doctype html><html lang="en"><body><script type="module" src="${entry}"></script></body></html>`,
  );
  await build({
    configFile: path.resolve(import.meta.dirname, '../web/vite.config.ts'),
    root: folder,
    logLevel: 'error',
    build: { target: 'es2022', outDir: path.join(folder, 'dist') },
  });
}

function serveFile(request: http.IncomingMessage, response: http.ServerResponse): void {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname;
  const types: Record<string, string> = {
    '.js': 'text/javascript',
    '.css': 'text/css',
    '.jpg': 'image/jpeg',
  };
  const file = path.join(folder, 'dist', name === '/' ? 'index.html' : path.normalize(name));
  if (!fs.existsSync(file)) {
    response.writeHead(404).end();
    return;
  }
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/html' });
  fs.createReadStream(file).pipe(response);
}

async function measure(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.goto(`http://127.0.0.1:${PORT}/?width=${SIDE}&height=${SIDE}&url=/picture.jpg`);
    await page.waitForSelector('.paint-surface');
    await page.evaluate(() => document.querySelector('img')?.decode());
    await page.waitForTimeout(2000);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
    await page.evaluate(watch);
    await report('painting, whole picture in view', page, () => paint(page));
    await page.keyboard.press('m');
    await page.keyboard.press('b');
    for (let step = 0; step < 9; step += 1) await page.keyboard.press('+');
    await page.waitForTimeout(2000);
    await report('painting at 100 %', page, () => paint(page));
    await report('undo and redo', page, async () => {
      for (const keys of ['Control+z', 'Control+z', 'Control+Shift+z', 'Control+Shift+z']) {
        await page.keyboard.press(keys);
        await page.waitForTimeout(300);
      }
    });
  } finally {
    await browser.close();
  }
}

/** Runs in the page: records the time from each event to its paint, and the time between frames. */
function watch(): void {
  const figures: Figures = { latencies: [], frames: [] };
  Object.assign(globalThis, { figures });
  let shown = performance.now();
  let waiting: number | undefined;
  const note = (event: Event) => {
    waiting ??= event.timeStamp;
  };
  for (const name of ['pointerdown', 'pointermove', 'pointerup', 'keydown'])
    addEventListener(name, note, { capture: true });
  const frame = (now: number) => {
    figures.frames.push(now - shown);
    shown = now;
    const since = waiting;
    waiting = undefined;
    // The message arrives after the frame has been painted.
    if (since !== undefined) {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => figures.latencies.push(performance.now() - since);
      port2.postMessage(undefined);
    }
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
}

/** Strokes across the window, at the speed of a hand. */
async function paint(page: Page): Promise<void> {
  const box = await page.locator('.paint-surface').boundingBox();
  if (!box) throw new Error('there is nothing to paint on');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  for (let stroke = 0; stroke < STROKES; stroke += 1) {
    const at = (move: number) => {
      const turn = (move / MOVES) * Math.PI * 2 + stroke;
      return [middle.x + Math.cos(turn) * (120 + stroke * 40), middle.y + Math.sin(turn * 2) * 200] as const;
    };
    await page.mouse.move(...at(0));
    await page.mouse.down();
    for (let move = 1; move <= MOVES; move += 1) {
      await page.mouse.move(...at(move));
      await page.waitForTimeout(MOVE_MS);
    }
    await page.mouse.up();
  }
}

async function report(what: string, page: Page, act: () => Promise<void>): Promise<void> {
  const reset = () => {
    const { figures } = globalThis as unknown as { figures: Figures };
    const taken = { latencies: [...figures.latencies], frames: [...figures.frames] };
    figures.latencies.length = 0;
    figures.frames.length = 0;
    return taken;
  };
  await page.evaluate(reset);
  await act();
  await page.waitForTimeout(500);
  const { latencies, frames } = await page.evaluate(reset);
  const at = (list: number[], share: number) =>
    [...list].sort((one, other) => one - other)[Math.floor((list.length - 1) * share)] ?? Number.NaN;
  const slowest = at(latencies, 0.98);
  console.log(
    `${what}: interaction to paint p50 ${at(latencies, 0.5).toFixed(0)} ms, p98 ${slowest.toFixed(0)} ms; ` +
      `frames p50 ${at(frames, 0.5).toFixed(1)} ms, p95 ${at(frames, 0.95).toFixed(1)} ms; ` +
      `ratio to the limit ${(LIMIT_MS / slowest).toFixed(2)}`,
  );
}
