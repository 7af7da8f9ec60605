/**
 * The video editor with a film of ten minutes and 300 elements, in the built page, a real browser and a server on this
 * machine, once the server has made the proxy of the video: from the address to the first frame, scrubbing, playing, tasks of our scripts while clips are dragged and
 * words typed, and the memory of the page's process. Bars: 2 s to open; the frame under the pointer within 100 ms and
 * the playhead within 50 ms (p95); 24 frames a second; no task over 50 ms; 700 MB after a collection. Each figure is
 * printed with its ratio to the bar; 1 or less passes, for frames 1 or more. CHROMIUM_PATH is the path of the browser.
 */
import fs from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { chromium, type Page } from 'playwright-core';
import { type LongFilm, storeLongFilm } from './lib/long-film.ts';
import { withProduct } from './lib/product.ts';

const PORT = 38431;
const base = `http://127.0.0.1:${PORT}`;
const BARS = { open: 2000, frame: 100, playhead: 50, rate: 24, task: 50, megabytes: 700 };
const SCRUBS = 60;
/** Milliseconds from one place of the pointer to the next: a frame has long been drawn by then. */
const REST = 400;
const LONGEST = 10_000;
const PLAYED_SECONDS = 8;
const LETTERS = 60;

interface Figures {
  /** When a frame was drawn on the canvas of the preview. */
  drawn: number[];
  /** When the playhead was moved. */
  moved: number[];
  /** When a press or a move of the pointer came. */
  pointed: number[];
  /** Times and lengths of long tasks. */
  tasks: { at: number; ms: number }[];
  /** The longest that one of our scripts ran in a long frame. */
  scripts: { at: number; ms: number; of: string }[];
}

/** Runs in the page, before its own scripts. */
function watchPage(): void {
  const figures: Figures = { drawn: [], moved: [], pointed: [], tasks: [], scripts: [] };
  const page = globalThis as unknown as {
    figures: Figures;
    CanvasRenderingContext2D: { prototype: Record<string, (...given: unknown[]) => unknown> };
  };
  page.figures = figures;
  const { prototype } = page.CanvasRenderingContext2D;
  const own = prototype['fillRect'];
  // Each frame begins with its ground.
  prototype['fillRect'] = function fillRect(
    this: { canvas: { className: string } },
    ...given: unknown[]
  ): unknown {
    if (this.canvas.className.includes('film-canvas')) figures.drawn.push(performance.now());
    return own?.apply(this, given);
  };
  for (const type of ['pointerdown', 'pointermove'])
    addEventListener(type, (event) => figures.pointed.push(event.timeStamp), { capture: true });
  new PerformanceObserver((list) => {
    for (const { startTime: at, duration: ms } of list.getEntries()) figures.tasks.push({ at, ms });
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as { startTime: number; scripts: LongScript[] }[])
      for (const { duration: ms, invoker, sourceURL } of entry.scripts)
        figures.scripts.push({ at: entry.startTime, ms, of: `${invoker} ${sourceURL}` });
  }).observe({ type: 'long-animation-frame', buffered: true });
}
interface LongScript {
  duration: number;
  invoker: string;
  sourceURL: string;
}

/** Runs in the page: notes when the playhead moves. */
function watchPlayhead(): void {
  const page = globalThis as unknown as {
    figures: Figures;
    document: { querySelector(selector: string): object };
    MutationObserver: new (on: () => void) => { observe(node: object, options: object): void };
  };
  new page.MutationObserver(() => page.figures.moved.push(performance.now())).observe(
    page.document.querySelector('.film-over'),
    { attributes: true, childList: true, subtree: true },
  );
}

const figuresOf = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { figures: Figures }).figures);
const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.ceil(values.length * 0.95) - 1] ?? Number.NaN;
const tell = (what: string, value: number, unit: string, bar: number) =>
  console.log(
    `${what}: ${value.toFixed(value < 10 ? 1 : 0)} ${unit}, ${(value / bar).toFixed(2)} of the bar`,
  );

async function measure({ id, token, frames }: LongFilm): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ baseURL: base, viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'inkreel.token', value: token, url: base }]);
    const page = await context.newPage();
    await page.addInitScript(watchPage);
    await page.goto(`/story/video-editor?id=${id}`);
    await page.waitForFunction(
      () => (globalThis as unknown as { figures: Figures }).figures.drawn.length > 0,
    );
    await page.locator('.film-clip').first().waitFor();
    tell('opened', (await figuresOf(page)).drawn[0] ?? Number.NaN, 'ms', BARS.open);
    await wait(3000);
    await page.evaluate(watchPlayhead);
    await scrub(page);
    await play(page, frames);
    await dragAndType(page);
    await tellMemory(page);
  } finally {
    await browser.close();
  }
}

async function scrub(page: Page): Promise<void> {
  const box = await page.locator('.film-ruler .film-track-area').boundingBox();
  if (!box) throw new Error('there is no ruler');
  const y = box.y + box.height / 2;
  const [shown, moved]: [number[], number[]] = [[], []];
  await page.mouse.move(box.x + 5, y);
  await page.mouse.down();
  let before = (await figuresOf(page)).pointed.length;
  for (let at = 0; at < SCRUBS; at += 1) {
    // All over the film, in an order without a pattern.
    await page.mouse.move(box.x + 5 + ((at * 0.618) % 1) * box.width * 0.85, y);
    await wait(REST);
    const { pointed, drawn, moved: heads } = await scrubbed(page, before);
    const [from = Number.NaN, frame = Number.NaN] = [pointed[before], drawn.at(-1)];
    const head = heads.find((time) => time >= from);
    before = pointed.length;
    shown.push(frame - from);
    if (head !== undefined) moved.push(head - from);
  }
  await page.mouse.up();
  tell('frame under the pointer, p95', p95(shown), 'ms', BARS.frame);
  tell('playhead, p95', p95(moved), 'ms', BARS.playhead);
}

/** The figures as soon as a frame was drawn after the pointer moved. */
async function scrubbed(page: Page, before: number): Promise<Figures> {
  for (const until = Date.now() + LONGEST; Date.now() < until; await wait(REST)) {
    const figures = await figuresOf(page);
    const from = figures.pointed[before];
    if (from !== undefined && (figures.drawn.at(-1) ?? 0) >= from) return figures;
  }
  throw new Error('nothing was drawn');
}

async function play(page: Page, frames: number): Promise<void> {
  await page.keyboard.press('Home');
  await page.waitForTimeout(500);
  const before = (await figuresOf(page)).drawn.length;
  await page.keyboard.press('Space');
  await page.waitForTimeout(PLAYED_SECONDS * 1000);
  await page.keyboard.press('Space');
  const drawn = (await figuresOf(page)).drawn.length - before;
  if (drawn > frames) throw new Error('more frames were drawn than the film has');
  tell('playing', drawn / PLAYED_SECONDS, 'frames a second', BARS.rate);
}

async function dragAndType(page: Page): Promise<void> {
  // A minute of the film is shown, as where people drag.
  for (let step = 0; step < 6; step += 1) await page.keyboard.press('+');
  const clip = page.locator('.film-clip[data-kind="image"] .film-clip-body').first();
  const box = await clip.boundingBox();
  if (!box) throw new Error('there is no clip');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  await page.waitForTimeout(1000);
  let from = await page.evaluate(() => performance.now());
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= 60; step += 1) {
    await page.mouse.move(x + step * 3, y);
    await wait(16);
  }
  await page.mouse.up();
  await wait(1000);
  await tellTasks(page, 'dragging', from);

  await page.getByRole('tab', { name: filmTexts.en.rail.captions }).click();
  const field = page.locator('.film-captions textarea').first();
  await field.click();
  await wait(2000);
  from = await page.evaluate(() => performance.now());
  for (let letter = 0; letter < LETTERS; letter += 1) {
    await page.keyboard.type('a');
    await wait(60);
  }
  await wait(1000);
  await tellTasks(page, 'typing', from);
}

async function tellTasks(page: Page, what: string, from: number): Promise<void> {
  const { tasks, scripts } = await figuresOf(page);
  const longest = Math.max(0, ...tasks.filter(({ at }) => at >= from).map(({ ms }) => ms));
  const script = scripts.filter(({ at }) => at >= from).toSorted((a, b) => b.ms - a.ms)[0];
  tell(`${what}: longest task`, longest, 'ms', BARS.task);
  tell(`${what}: longest script${script ? ` (${script.of})` : ''}`, script?.ms ?? 0, 'ms', BARS.task);
}

/** Memory of the page's process that is its alone, without the browser's program, from Linux. */
async function tellMemory(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.collectGarbage');
  await wait(2000);
  const root = await page.context().browser()?.newBrowserCDPSession();
  const { processInfo = [] } = (await root?.send('SystemInfo.getProcessInfo')) ?? {};
  const resident = processInfo
    .filter(({ type }) => type === 'renderer')
    .map(({ id }) => {
      const status = fs.readFileSync(`/proc/${id}/status`, 'utf8');
      const own = status.matchAll(/Rss(?:Anon|Shmem):\s+(\d+)/gu);
      return [...own].reduce((sum, [, kilobytes]) => sum + Number(kilobytes) / 1024, 0);
    });
  tell('memory of the page', Math.max(...resident), 'MB', BARS.megabytes);
}

await withProduct(PORT, async (_, folder) => measure(await storeLongFilm(base, folder)));
