/**
 * A story of 500 shots on its storyboard, in the built page and a real browser with a warm server: the time until it is
 * open, and while scrolling and typing the longest task of our scripts and the frames. Bars: opens within 1 s, no task
 * over 50 ms, 95 % of the frames within 50 ms. Beside them stands the CPU time of the main thread, which other work on
 * the machine hardly changes. `PROFILE=1` prints the functions that took the most time. CHROMIUM_PATH is the path of the
 * browser.
 */
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { type CDPSession, chromium, type Page } from 'playwright-core';
import sharp from 'sharp';
import { callApi, registerByApi } from '../e2e/support/api.ts';
import { uploadByApi } from '../e2e/support/uploading.ts';
import { withProduct } from './lib/product.ts';

const [SCENES, SHOTS] = [25, 20];
const ROUNDS = 3;
const LIMITS = { openMs: 1000, taskMs: 50, frameMs: 50 };
const LETTERS = 60;
/** Milliseconds from one letter, or turn of the wheel, to the next. */
const PACE = 60;
const TURNS = 120;
const PORT = 38417;
const url = `http://127.0.0.1:${PORT}`;

await withProduct(PORT, measure);

/** A story whose shots have a picture, words and a line each. */
async function createStory(token: string): Promise<string> {
  const index = (at: number) => `a${String(at).padStart(2, '0')}V`;
  const scenes = Array.from({ length: SCENES }, (_, at) => `scene-${at}`);
  const shots = scenes.flatMap((scene) =>
    Array.from({ length: SHOTS }, (_, at) => ({ id: `${scene}-shot-${at}`, scene, at })),
  );
  const parts = [
    { id: 'head', kind: 'head', parent: null, index: 'Zz', language: 'en', style: 'anime', ratio: '16:9' },
    ...scenes.map((id, at) => ({
      id,
      kind: 'scene',
      parent: null,
      index: index(at),
      heading: `Beach ${at}`,
    })),
    ...shots.flatMap(({ id, scene, at }) => [
      {
        id,
        kind: 'shot',
        parent: scene,
        index: index(2 * at),
        text: `Mina looks for the moon behind rock ${at}, and does not see it yet.`,
        seconds: 3,
      },
      {
        id: `${id}-line`,
        kind: 'line',
        parent: scene,
        index: index(2 * at + 1),
        type: 'speech',
        speaker: at % 2 === 0 ? 'Mina' : 'Theo',
        text: 'Have you seen it?',
        shot: id,
      },
    ]),
  ];
  const content = { parts };
  const body = { kind: storyKind.kind, name: 'Long', schema: storyKind.version, content };
  const made = await callApi<{ id: string }>(url, 'POST', '/documents', { token, body });
  if (made.code !== 0) throw new Error(made.message);
  const { id } = made.data;
  const bytes = await sharp({ create: { width: 640, height: 360, channels: 3, background: '#357' } })
    .png()
    .toBuffer();
  const image = await uploadByApi(url, token, { bytes, type: 'image/png' });
  for (let at = 0; at < shots.length; at += 20) {
    const images = shots.slice(at, at + 20).map((shot) => ({ shot: shot.id, image_url: image.path }));
    const placed = await callApi(url, 'POST', `/stories/${id}/shots/images`, { token, body: { images } });
    if (placed.code !== 0) throw new Error(placed.message);
  }
  return id;
}

interface Figures {
  /** Longest task, with layout and painting, and the longest time of one of our scripts in a frame; milliseconds. */
  longest: number;
  script: number;
  /** 95th percentile of the times between frames, in milliseconds. */
  frame: number;
  /** CPU time of the main thread, in milliseconds. */
  busy: number;
}

async function measure(): Promise<void> {
  const token = await registerByApi(url, 'bench@example.com');
  const story = await createStory(token);
  const address = `${url}/story/script?id=${story}&view=storyboard`;
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    await context.addCookies([{ name: 'inkreel.token', value: token, url }]);
    const page = await context.newPage();
    await page.addInitScript(watch);
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await open(page, address);
    for (let round = 1; round <= ROUNDS; round += 1) {
      let opened = { first: 0, all: 0 };
      tell(
        `round ${round}, opening`,
        await during(page, session, async () => {
          opened = await open(page, address);
        }),
      );
      console.log(
        `  open after ${opened.first.toFixed(0)} ms, ratio to the limit ${(LIMITS.openMs / opened.first).toFixed(2)}; ` +
          `all shots after ${opened.all.toFixed(0)} ms`,
      );
      tell(`round ${round}, scrolling`, await during(page, session, () => scroll(page)));
      tell(`round ${round}, typing`, await during(page, session, () => type(page)));
    }
  } finally {
    await browser.close();
  }
}

/** @returns milliseconds until the first image is shown, and until all shots are on the page */
async function open(page: Page, address: string): Promise<{ first: number; all: number }> {
  await page.goto(address, { waitUntil: 'commit' });
  const after = async (count: number) => {
    const handle = await page.waitForFunction(
      (least) => {
        const image = document.querySelector<HTMLImageElement>('.shot img');
        const isThere = document.querySelectorAll('.shot').length >= least && image?.complete;
        return isThere ? performance.now() : false;
      },
      count,
      { polling: 'raf', timeout: 60_000 },
    );
    return Number(await handle.jsonValue());
  };
  return { first: await after(1), all: await after(SCENES * SHOTS) };
}

async function scroll(page: Page): Promise<void> {
  const card = page.locator('.shot').first();
  await card.hover();
  for (let turn = 0; turn < TURNS; turn += 1) {
    await page.mouse.wheel(0, 240);
    await page.waitForTimeout(PACE);
  }
}

async function type(page: Page): Promise<void> {
  await page.locator('.shot-open:visible').nth(20).click();
  const field = page.getByRole('textbox', { name: storyboardTexts.en.inspector.words });
  await field.click();
  for (let letter = 0; letter < LETTERS; letter += 1) {
    await page.keyboard.type(letter % 6 === 5 ? ' ' : 'a');
    await page.waitForTimeout(PACE);
  }
  if (!(await field.inputValue()).includes('aaaaa')) throw new Error('nothing was typed');
}

async function during(page: Page, session: CDPSession, work: () => Promise<void>): Promise<Figures> {
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const isProfiled = process.env['PROFILE'] === '1';
  if (isProfiled) {
    await session.send('Profiler.enable');
    await session.send('Profiler.start');
  }
  await page.evaluate(() => {
    Object.assign(globalThis, { figures: { frames: [], tasks: [], scripts: [] } });
  });
  const before = await busy();
  await work();
  const after = await busy();
  // A page that is opened counts from nothing.
  const spent = after < before ? after : after - before;
  if (isProfiled) tellProfile((await session.send('Profiler.stop')).profile);
  const { frames, tasks, scripts } = await page.evaluate(
    () => (globalThis as unknown as { figures: Watched }).figures,
  );
  const sorted = frames.toSorted((one, other) => one - other);
  return {
    longest: Math.max(0, ...tasks),
    script: Math.max(0, ...scripts),
    frame: sorted[Math.floor((sorted.length - 1) * 0.95)] ?? Number.NaN,
    busy: spent,
  };
}

function tell(what: string, { longest, script, frame, busy }: Figures): void {
  console.log(
    `${what}: longest script ${script.toFixed(0)} ms, ratio ${(LIMITS.taskMs / Math.max(1, script)).toFixed(2)}, ` +
      `longest task ${longest.toFixed(0)} ms; ` +
      `frames p95 ${frame.toFixed(0)} ms, ratio ${(LIMITS.frameMs / frame).toFixed(2)}; ${busy.toFixed(0)} ms of CPU`,
  );
}

/** The functions in which most of the time was spent, without those that they called. */
function tellProfile({ nodes, samples = [], timeDeltas = [] }: Profile): void {
  const self = new Map<number, number>();
  samples.forEach((id, at) => self.set(id, (self.get(id) ?? 0) + (timeDeltas[at] ?? 0) / 1000));
  const byName = new Map<string, number>();
  for (const { id, callFrame } of nodes) {
    const name = `${callFrame.functionName || '(nameless)'} ${callFrame.url.split('/').at(-1)}:${callFrame.lineNumber + 1}:${callFrame.columnNumber + 1}`;
    byName.set(name, (byName.get(name) ?? 0) + (self.get(id) ?? 0));
  }
  for (const [name, ms] of [...byName].sort(([, a], [, b]) => b - a).slice(0, 25))
    console.log(`    ${ms.toFixed(0)} ms ${name}`);
}

interface Profile {
  nodes: {
    id: number;
    callFrame: { functionName: string; url: string; lineNumber: number; columnNumber: number };
  }[];
  samples?: number[];
  timeDeltas?: number[];
}

interface Watched {
  frames: number[];
  tasks: number[];
  scripts: number[];
}

/** Runs in the page: the times between frames, and how long its tasks and scripts took. */
function watch(): void {
  Object.assign(globalThis, { figures: { frames: [], tasks: [], scripts: [] } });
  const now = () => (globalThis as unknown as { figures: Watched }).figures;
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) now().tasks.push(duration);
  }).observe({ type: 'longtask', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      const { scripts } = entry as unknown as { scripts: { sourceURL: string; duration: number }[] };
      for (const { sourceURL, duration } of scripts)
        if (sourceURL.startsWith(location.origin)) now().scripts.push(duration);
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
  let shown = performance.now();
  requestAnimationFrame(function next(at) {
    now().frames.push(at - shown);
    shown = at;
    requestAnimationFrame(next);
  });
}
