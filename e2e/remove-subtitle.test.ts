/**
 * Removing subtitles from a video in a browser: an area drawn by mouse, a free preview, the run, and its
 * result.
 */
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { removeSubtitle as tool } from '@inkreel/contract/tools/remove-subtitle.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addClip, areaRows, drawArea } from './support/frame-areas.ts';
import { visitRegistered } from './support/studio.ts';
import { difference, type SubtitledClip, subtitledClip } from './support/subtitled-clip.ts';
import { collectFlaws, startWorld } from './support/world.ts';

const SEEN = { timeout: 30_000 };
const RUN_MS = 150_000;
const FRAMES = 24;
/** The line; the drawn area is slightly larger. */
const LINE = { left: 0.18, top: 0.76, right: 0.84, bottom: 0.96 };

const world = startWorld(() => ({ SITE: 'intl', VISIBLE_LABEL: 'off' }));
const flaws = collectFlaws('remove-subtitle');
let clip: SubtitledClip;

beforeAll(async () => {
  clip = await subtitledClip('hills.mp4', FRAMES, [
    { text: 'Over the hills', x: 60, y: 140, width: 200, height: 28, from: 2, to: 20 },
  ]);
});
afterAll(() => clip.close());

test('a drawn area is previewed, and the run restores what the letters covered', {
  timeout: RUN_MS + 90_000,
}, async () => {
  const texts = frameAreaTexts.en;
  const { page } = await visitRegistered(world);
  await page.goto(toolPaths(tool).editor);
  await addClip(page, tool, 'en', clip.file);
  // The time line shows frames.
  await page.locator('.area-tracks .film-frame').first().waitFor(SEEN);
  // The line is found automatically, at its place.
  await expect.poll(() => areaRows(page).count(), { timeout: 60_000 }).toBe(1);
  const found = await page.locator('.area-box').evaluate(({ style }) => ({
    left: Number.parseFloat(style.left) / 100,
    top: Number.parseFloat(style.top) / 100,
    right: (Number.parseFloat(style.left) + Number.parseFloat(style.width)) / 100,
  }));
  for (const side of ['left', 'right'] as const)
    expect(Math.abs(found[side] - LINE[side]), side).toBeLessThan(0.1);
  // There is room for a second row above: a caption of two may come between the frames that were looked at.
  const above = LINE.top - found.top;
  expect(above).toBeGreaterThan(-0.1);
  expect(above).toBeLessThan(0.1 + LINE.bottom - LINE.top);
  await drawArea(page, 'en', { left: 0.12, top: 0.7, right: 0.9, bottom: 0.99 });
  for (let at = 0; at < 8; at += 1) await page.keyboard.press('.');
  await page.locator('.areas-preview').click();
  await page.getByRole('slider', { name: texts.divider }).waitFor({ timeout: 60_000 });
  await page.getByText(texts.came.neighbours, { exact: true }).waitFor(SEEN);
  const [before, after] = await page
    .locator('.area-previews figure img')
    .evaluateAll((pictures) => pictures.map((one) => (one as HTMLImageElement).src));
  expect(before).not.toBe(after);
  await flaws.look(page, 'preview');
  // The drawn area survives a reload.
  await page.reload();
  await expect.poll(() => areaRows(page).count(), SEEN).toBe(1);
  const button = page.locator('.run-bar').getByRole('button').first();
  expect(await button.innerText()).toContain(en.tools.run.removeAreas({ count: 1 }));
  await vi.waitUntil(async () => (await button.getAttribute('aria-disabled')) === 'false', SEEN);
  await button.click();
  await page.locator('.compare-video video').first().waitFor({ timeout: RUN_MS });
  await flaws.look(page, 'result');

  const address = await page.locator('.compare-video-one video').getAttribute('src');
  const made = await clip.decode(address ?? '', world.product.url);
  expect(made).toHaveLength(FRAMES);
  // 28 dB is a mean squared error of 103; with the letters it is 4000 or more.
  for (const [at, one] of made.entries())
    expect(difference(one, clip.clean(at), LINE), `frame ${at}`).toBeLessThan(103);

  // Seeking in either video moves both to the same frame.
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

  // The button that shows the original is held by a key as well.
  const { compare } = canvasTexts.en;
  const modes = page.getByRole('group', { name: compare.mode, exact: true });
  await modes.getByRole('button', { name: compare.hold, exact: true }).click();
  const hold = page.getByRole('button', { name: compare.film.holdButton, exact: true });
  const originalIsShown = () =>
    page.locator('.compare-video-before').evaluate(({ style }) => !style.clipPath.includes('100%'));
  for (const key of ['Enter', ' ']) {
    await hold.focus();
    await page.keyboard.down(key);
    await expect.poll(originalIsShown, SEEN).toBe(true);
    await page.keyboard.up(key);
    await expect.poll(originalIsShown, SEEN).toBe(false);
  }

  // If the browser cannot play the original, only the result is shown and no comparison is offered.
  expect(await modes.count()).toBe(1);
  await page.locator('.compare-video-before video').evaluate((film) => {
    (film as HTMLVideoElement).src = 'data:video/mp4,none';
  });
  await page.getByText(compare.lost, { exact: true }).waitFor(SEEN);
  expect(await modes.count()).toBe(0);
  await page.context().close();
});

test('no screen had an accessibility violation', () => expect(flaws.found).toEqual([]));
