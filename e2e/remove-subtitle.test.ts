/** Subtitles out of a video, in a browser: areas drawn by mouse, finger and key, a free preview, the run, and its result. */
import { readFile, writeFile } from 'node:fs/promises';
import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import { toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { removeSubtitle as tool } from '@inkreel/contract/tools/remove-subtitle.ts';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { subtitledFilm } from '../server/engines/builtin/subtitles/testing/subtitled-film.ts';
import { decodeFrames, encodeFrames } from '../server/media/raw-frames.ts';
import { readVideoSource } from '../server/media/read-source.ts';
import { createMediaWorld, type MediaWorld } from '../server/media/testing/media-world.ts';
import { keepSession } from './support/browser.ts';
import type { GivenFile } from './support/pictures.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { collectFlaws, startWorld } from './support/world.ts';

const SEEN = { timeout: 30_000 };
const RUN_MS = 150_000;
const SIZE = { width: 320, height: 180, frameRate: 15 };
const FRAMES = 24;
/** Where the line stands, in shares of the frame: what is drawn goes a little around it. */
const LINE = { left: 0.18, top: 0.76, right: 0.84, bottom: 0.96 };
const film = subtitledFilm({
  ...SIZE,
  frames: FRAMES,
  cut: FRAMES,
  texts: [{ text: 'Over the hills', x: 60, y: 140, width: 200, height: 28, from: 2, to: 20 }],
});
const [field] = tool.fields.flatMap((one) => (one.kind === 'video' ? [one] : []));

const world = startWorld(() => ({ SITE: 'intl', VISIBLE_LABEL: 'off' }));
const flaws = collectFlaws('remove-subtitle');
let media: MediaWorld;
let clip: GivenFile;

beforeAll(async () => {
  media = await createMediaWorld({ kind: 'library' });
  const path = media.at('film.mp4');
  await encodeFrames(media.engine, film.lettered(), {
    frames: { ...SIZE, pixels: 'yuv420p' },
    seconds: FRAMES / SIZE.frameRate,
    path,
    faithful: true,
  });
  clip = { name: 'hills.mp4', mimeType: 'video/mp4', buffer: await readFile(path) };
});
afterAll(() => media.close());

/** Opens the editor as somebody new, and chooses the clip. */
async function open(language: 'en' | 'zh', number: number, phone: boolean): Promise<Page> {
  const { url } = world.product;
  const studio = studioOf('intl', language, number);
  const token = await registerByIdentity(url, studio, 'intl');
  const context = await world.browser.newContext({
    baseURL: url,
    locale: language,
    ...(phone ? { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true } : {}),
  });
  const page = await context.newPage();
  await keepSession({ context } as Parameters<typeof keepSession>[0], url, token);
  await page.goto(studio.path(toolPaths(tool).editor));
  await page
    .getByRole('group', { name: field?.text[language].label ?? '', exact: true })
    .locator('input[type=file]')
    .first()
    .setInputFiles(clip);
  await page.locator('.areas-paper').waitFor(SEEN);
  await vi.waitUntil(
    async () => ((await page.locator('.areas-paper').boundingBox())?.height ?? 0) > 60,
    SEEN,
  );
  return page;
}
const areas = (page: Page) => page.locator('.area-row');
/** What was found by itself would lie in the way. */
async function clear(page: Page, texts: typeof frameAreaTexts.en): Promise<void> {
  await page.getByText(texts.finding, { exact: true }).waitFor({ state: 'detached', timeout: 60_000 });
  for (let count = await areas(page).count(); count > 0; count -= 1)
    await page.locator('.area-list .icon-button').first().click();
}
async function pointOf(frame: Locator, x: number, y: number): Promise<{ x: number; y: number }> {
  const box = await frame.boundingBox();
  if (!box) throw new Error('the frame is not shown');
  return { x: box.x + box.width * x, y: box.y + box.height * y };
}

/** Mean of the squares of differences in brightness where the line stands. */
function missed(a: Uint8Array, b: Uint8Array): number {
  let [sum, count] = [0, 0];
  for (let y = Math.round(LINE.top * SIZE.height); y < LINE.bottom * SIZE.height; y += 1)
    for (let x = Math.round(LINE.left * SIZE.width); x < LINE.right * SIZE.width; x += 1) {
      const at = y * SIZE.width + x;
      sum += ((a[at] as number) - (b[at] as number)) ** 2;
      count += 1;
    }
  return sum / count;
}

test('a drawn area is previewed, and the run gives back what the letters covered', {
  timeout: RUN_MS + 90_000,
}, async () => {
  const texts = frameAreaTexts.en;
  const page = await open('en', 4, false);
  await clear(page, texts);
  const frame = page.locator('.areas-paper');
  await page.keyboard.press('a');
  const [from, to] = [await pointOf(frame, 0.12, 0.7), await pointOf(frame, 0.9, 0.99)];
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(to.x, to.y, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => areas(page).count()).toBe(1);
  for (let at = 0; at < 8; at += 1) await page.keyboard.press('.');
  await page.locator('.areas-preview').click();
  await page.getByRole('slider', { name: texts.divider }).waitFor({ timeout: 60_000 });
  await page.getByText(texts.came.neighbours, { exact: true }).waitFor(SEEN);
  const [before, after] = await page
    .locator('.area-previews figure img')
    .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).src));
  expect(before).not.toBe(after);
  await flaws.look(page, 'preview');
  // What is drawn is still there after a reload.
  await page.reload();
  await expect.poll(() => areas(page).count(), SEEN).toBe(1);
  const button = page.locator('.run-bar').getByRole('button').first();
  expect(await button.innerText()).toContain(en.tools.run.removeAreas({ count: 1 }));
  await vi.waitUntil(async () => (await button.getAttribute('aria-disabled')) === 'false', SEEN);
  await button.click();
  await page.locator('.compare-video video').first().waitFor({ timeout: RUN_MS });
  await flaws.look(page, 'result');

  const address = await page.locator('.compare-video-one video').getAttribute('src');
  const bytes = await fetch(new URL(address ?? '', world.product.url)).then((answer) => answer.arrayBuffer());
  await writeFile(media.at('result.mp4'), Buffer.from(bytes));
  const raw = { ...SIZE, pixels: 'yuv420p' } as const;
  const made: Buffer[] = [];
  for await (const one of decodeFrames(media.engine, await readVideoSource(media.at('result.mp4')), raw))
    made.push(one);
  expect(made).toHaveLength(FRAMES);
  // 28 dB is 103; the letters alone are 4000 and more.
  for (const [at, one] of made.entries())
    expect(missed(one, film.clean(at)), `frame ${at}`).toBeLessThan(103);

  // Both films stand at the same frame, wherever one goes.
  await page.keyboard.press('End');
  for (let at = 0; at < 6; at += 1) await page.keyboard.press(',');
  const times = () =>
    page
      .locator('.compare-video video')
      .evaluateAll((films) => films.map((one) => (one as HTMLVideoElement).currentTime));
  await vi.waitFor(async () => {
    const [result = 0, original = 1] = await times();
    expect(result).toBeGreaterThan(0.5);
    expect(original).toBeCloseTo(result, 2);
  }, SEEN);
  await page.context().close();
});

test('on a phone an area is drawn by a finger, sized by keys and taken back', {
  timeout: 120_000,
}, async () => {
  const texts = frameAreaTexts.zh;
  const page = await open('zh', 5, true);
  await clear(page, texts as typeof frameAreaTexts.en);
  await page.getByRole('button', { name: texts.add }).tap();
  const frame = page.locator('.areas-paper');
  const client = await page.context().newCDPSession(page);
  const touch = async (type: string, x: number, y: number) =>
    client.send('Input.dispatchTouchEvent', {
      type: type as 'touchStart',
      touchPoints: type === 'touchEnd' ? [] : [await pointOf(frame, x, y)],
    });
  await touch('touchStart', 0.2, 0.4);
  await touch('touchMove', 0.5, 0.5);
  await touch('touchMove', 0.7, 0.6);
  await touch('touchEnd', 0, 0);
  await expect.poll(() => areas(page).count()).toBe(1);
  await page.getByRole('button', { name: zh.tools.run.removeAreas({ count: 1 }) }).waitFor(SEEN);
  const box = page.locator('.area-box');
  const width = () => box.evaluate((one) => Number.parseFloat((one as HTMLElement).style.width));
  const before = await width();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press('Control+z');
  await expect.poll(width).toBe(before);
  await flaws.look(page, 'phone');
  await page.keyboard.press('Delete');
  await expect.poll(() => areas(page).count()).toBe(0);
  await page.context().close();
});

test('no screen of the way broke a rule of access', () => expect(flaws.found).toEqual([]));
