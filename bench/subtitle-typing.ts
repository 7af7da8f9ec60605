/**
 * Typing in the subtitle editor with 2,000 lines, in the built page and a real browser: frames a second at
 * the speed of a fast typist, missed frames, the time from a key to the next frame, and the CPU time of the
 * main thread per key, which other work on the machine hardly changes. Bar: 60 frames a second. For
 * comparison, a page with nothing but a text area is typed in first: on a busy machine it misses frames too.
 * Prints the frames divided by 60 and by those of that page; 1 passes, within what a 60 Hz screen can show.
 * CHROMIUM_PATH is the path of the browser.
 */
import fs from 'node:fs';
import http from 'node:http';
import path from 'node:path';
import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import {
  EMPTY_SUBTITLE_PROJECT,
  type SubtitleProject,
  subtitleProjectKind,
} from '@inkreel/scene/subtitles/subtitle-project.ts';
import { chromium, type Locator, type Page } from 'playwright-core';

const LINES = 2000;
const LETTERS = 150;
/** Milliseconds from one letter to the next: a fast typist. */
const PACE = 60;
const RATE = 60;
/** A longer frame, in milliseconds, missed at least one refresh. */
const LATE = 25;
const PORT = 38416;
const EDITOR = '/video-tools/translate-subtitle/editor';
const dist = path.resolve(import.meta.dirname, '../web/dist');

const server = http.createServer(serveFile).listen(PORT);
try {
  await measure();
} finally {
  server.close();
}

/** The page as the product serves it to a guest; nothing answers behind it. */
function serveFile(request: http.IncomingMessage, response: http.ServerResponse): void {
  const name = new URL(request.url ?? '/', 'http://localhost').pathname;
  const file = name === EDITOR ? path.join(dist, 'intl/app-en.html') : path.join(dist, path.normalize(name));
  if (name.startsWith('/api') || !fs.existsSync(file) || fs.statSync(file).isDirectory()) {
    response.writeHead(503, { 'content-type': 'application/json' }).end('{}');
    return;
  }
  const types: Record<string, string> = { '.js': 'text/javascript', '.css': 'text/css' };
  response.writeHead(200, { 'content-type': types[path.extname(file)] ?? 'text/html' });
  fs.createReadStream(file).pipe(response);
}

/** A film of two hours, with a warning at every fifth line. */
function longProject(): SubtitleProject {
  const lines = Array.from({ length: LINES }, (_, at) => ({
    id: String(at + 1),
    start: at * 3500,
    end: at * 3500 + (at % 5 === 0 ? 700 : 3000),
    text: `The line number ${at + 1} says something short.`,
    translation: `第 ${at + 1} 句说了些简短的话。`,
  }));
  return { ...EMPTY_SUBTITLE_PROJECT, language: 'en', to: 'zh', bilingual: true, lines };
}

async function measure(): Promise<void> {
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'],
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent('<textarea aria-label="bare"></textarea>');
    const bare = await typeIn(page, page.getByLabel('bare'));
    tell('a bare text area', bare);
    const kept = { content: longProject(), unsaved: true, schema: subtitleProjectKind.version };
    await page.addInitScript((json) => localStorage.setItem('inkreel.subtitles', json), JSON.stringify(kept));
    await page.goto(`http://127.0.0.1:${PORT}${EDITOR}`);
    await page.locator('.cue').first().waitFor();
    for (const number of [1, LINES / 2]) {
      if (number > 1)
        await page.locator('.cue-rows').evaluate((table) => table.scrollTo(0, table.scrollHeight / 2));
      const row = page.locator(`.cue[aria-rowindex="${number + 1}"]`);
      await row.locator('.cue-text').click();
      const label = subtitleRowTexts.en.textOf.text({ at: number });
      const typed = await typeIn(page, page.getByRole('textbox', { name: label, exact: true }));
      tell(`line ${number} of ${LINES}`, typed, bare);
    }
  } finally {
    await browser.close();
  }
}

interface Typed {
  rate: number;
  /** Share of the frames that came late. */
  late: number;
  longest: number;
  /** Milliseconds from a key to the next frame, median and 95th percentile. */
  latencies: readonly [number, number];
  /** Milliseconds of CPU time on the page's main thread. */
  costOfKey: number;
}

async function typeIn(page: Page, field: Locator): Promise<Typed> {
  await field.click();
  await page.waitForTimeout(1500);
  await page.evaluate(watchFrames);
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  /** Seconds that the main thread was busy. */
  const busy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  const before = await busy();
  for (let letter = 0; letter < LETTERS; letter += 1) {
    await page.keyboard.type(letter % 6 === 5 ? ' ' : 'a');
    await page.waitForTimeout(PACE);
  }
  const costOfKey = ((await busy()) - before) * (1000 / LETTERS);
  await session.detach();
  const { frames, latencies } = await page.evaluate(() => {
    const { figures } = globalThis as unknown as { figures: { frames: number[]; latencies: number[] } };
    return figures;
  });
  const typed = await field.inputValue();
  if (!typed.includes('aaaaa aaaaa')) throw new Error('nothing was typed');
  const at = (list: number[], share: number) =>
    list.toSorted((one, other) => one - other)[Math.floor((list.length - 1) * share)] ?? Number.NaN;
  return {
    rate: (1000 * frames.length) / frames.reduce((sum, each) => sum + each, 0),
    late: frames.filter((each) => each > LATE).length / frames.length,
    longest: at(frames, 1),
    latencies: [at(latencies, 0.5), at(latencies, 0.95)],
    costOfKey,
  };
}

function tell(where: string, { rate, late, longest, latencies, costOfKey }: Typed, bare?: Typed): void {
  console.log(
    `${where}: ${rate.toFixed(1)} frames a second while typing, ${(late * 100).toFixed(1)} % late, longest ` +
      `${longest.toFixed(0)} ms; key to frame p50 ${latencies[0].toFixed(0)} ms, p95 ${latencies[1].toFixed(0)} ms; ` +
      `${costOfKey.toFixed(1)} ms of CPU a key` +
      (bare
        ? `; ratio to ${RATE}: ${(rate / RATE).toFixed(2)}, to the bare page: ${(rate / bare.rate).toFixed(2)}`
        : ''),
  );
}

/** Runs in the page: records the times between frames, and from a key to the next frame. */
function watchFrames(): void {
  const figures = { frames: [] as number[], latencies: [] as number[] };
  Object.assign(globalThis, { figures });
  let shown = performance.now();
  let pressed: number | undefined;
  addEventListener(
    'keydown',
    (event) => {
      pressed ??= event.timeStamp;
    },
    { capture: true },
  );
  requestAnimationFrame(function next(now) {
    figures.frames.push(now - shown);
    shown = now;
    if (pressed !== undefined) figures.latencies.push(performance.now() - pressed);
    pressed = undefined;
    requestAnimationFrame(next);
  });
}
