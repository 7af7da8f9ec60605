/**
 * A design of 50 layers of 4,096 pixels: from opening its page, whose scripts are there already, until all layers are
 * drawn; the longest task of the page while a layer is dragged, and while one of its corners is; and the memory of the page's renderer after a collection.
 * Bars: 2 s, 50 ms, 700 MB. The pages have to be built before. CHROMIUM_PATH is the path of the browser. Usage: node bench/design-layers.ts [layers] [side]
 */
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { DESIGN_LIMITS, designKind } from '@inkreel/contract/documents/design-document.ts';
import { chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { callApi } from '../e2e/support/api.ts';
import { uploadByApi } from '../e2e/support/uploading.ts';
import { withProduct } from './lib/product.ts';

const BARS = { seconds: 2, task: 50, memory: 700 };
const MOVES = 60;
const LONGEST_MS = 120_000;
const PORT = 38419;
const base = `http://127.0.0.1:${PORT}`;
const layers = Math.min(DESIGN_LIMITS.layers, Number(process.argv[2] ?? 50));
const side = Number(process.argv[3] ?? 4096);

/** A photograph's share of detail, different for each layer. */
function photo(): Promise<Buffer> {
  const noise = { type: 'gaussian', mean: 128, sigma: 60 } as const;
  return sharp({ create: { width: 256, height: 256, channels: 3, background: '#000000', noise } })
    .resize(side, side, { kernel: 'cubic' })
    .jpeg({ quality: 85 })
    .toBuffer();
}

/** The id of a design whose layers cover most of each other. */
async function makeDesign(token: string): Promise<string> {
  const keyOf = (at: number) => `c${String(at).padStart(3, '0')}`;
  const parts: object[] = [
    {
      id: 'head',
      kind: 'head',
      parent: null,
      index: keyOf(0),
      width: side,
      height: side,
      background: '#ffffff',
    },
  ];
  for (let at = 0; at < layers; at += 1) {
    const { id } = await uploadByApi(base, token, { bytes: await photo(), type: 'image/jpeg' });
    const place = {
      x: side / 2 + at * 10,
      y: side / 2 + at * 7,
      width: side,
      height: side,
      rotation: at % 4,
    };
    const look = { opacity: at % 3 === 0 ? 0.9 : 1, ...(at % 5 === 0 && { adjust: { exposure: 10 } }) };
    const image = {
      id: `layer${at}`,
      kind: 'image',
      parent: null,
      index: keyOf(at + 1),
      source: fileSource(id),
    };
    parts.push({ ...image, ...place, ...look });
  }
  const { data, message } = await callApi<{ id?: string }>(base, 'POST', '/documents', {
    token,
    body: { kind: designKind.kind, name: 'Layers', schema: designKind.version, content: { parts } },
  });
  if (data.id === undefined) throw new Error(message);
  return data.id;
}

const drawn = (page: Page) =>
  page.locator('.design-canvas[data-drawn="0"]').waitFor({ state: 'attached', timeout: LONGEST_MS });

/** Milliseconds of the longest task while something is dragged; 0 if all are shorter than 50. */
async function drag(page: Page, what: string): Promise<number> {
  const box = await page.locator(what).boundingBox();
  if (!box) throw new Error('nothing to drag');
  await wait(1000);
  // Benchmarks have no DOM types.
  await page.evaluate(`globalThis.tasks = []; new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.tasks.push(duration);
  }).observe({ type: 'longtask' })`);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let at = 1; at <= MOVES; at += 1) {
    await page.mouse.move(x + at * 2, y + at);
    await wait(16);
  }
  const tasks = await page.evaluate<number[]>('globalThis.tasks');
  await page.mouse.up();
  return Math.max(0, ...tasks);
}

const inMs = (task: number): string => `${task === 0 ? 'under 50' : task.toFixed(0)} ms`;

/** MB of the renderer with the most memory, after a collection. */
async function rendererMemory(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await wait(1000);
  const browser = await page.context().browser()!.newBrowserCDPSession();
  const { processInfo } = await browser.send('SystemInfo.getProcessInfo');
  const sizes = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const [, kilobytes] = /VmRSS:\s+(\d+)/u.exec(fs.readFileSync(`/proc/${id}/status`, 'utf8')) ?? [];
      return Number(kilobytes) / 1024;
    });
  return Math.max(...sizes);
}

await withProduct(PORT, measure);

async function measure(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox'],
  });
  try {
    const body = { email: 'layers@example.com', password: 'a-long-Passw0rd' };
    const { data } = await callApi<{ token: string }>(base, 'POST', '/passport/register/email', { body });
    const id = await makeDesign(data.token);
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'inkreel.token', value: data.token, url: base }]);
    const page = await context.newPage();
    await page.goto(`/img-editor?id=${id}`);
    await drawn(page);
    const began = performance.now();
    await page.goto(`/img-editor?id=${id}&again`);
    await drawn(page);
    const seconds = (performance.now() - began) / 1000;
    await page
      .locator('.design-layer-name')
      .nth(layers - 11)
      .click();
    const task = await drag(page, '.layer[data-layer="layer10"]');
    await page.locator('.design-rail [aria-keyshortcuts="D"]').click();
    const corner = await drag(page, '[data-corner="nw"]');
    const memory = await rendererMemory(page);
    console.log(
      `${layers} layers of ${side} pixels: open in ${seconds.toFixed(1)} s (${(BARS.seconds / seconds).toFixed(2)} of the bar); ` +
        `longest task of a drag ${inMs(task)}, of a corner ${inMs(corner)} (bar ${BARS.task}); ` +
        `renderer ${memory.toFixed(0)} MB (${(BARS.memory / memory).toFixed(2)} of the bar)`,
    );
  } finally {
    await browser.close();
  }
}
