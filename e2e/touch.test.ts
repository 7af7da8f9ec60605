/** Video tools on a phone, by finger alone: a sound is trimmed, areas are drawn, lines are edited in table and track. */
import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { mediaRepairTexts } from '@inkreel/contract/messages/areas/media-repair.ts';
import { lipSync } from '@inkreel/contract/tools/lip-sync.ts';
import { removeSubtitle } from '@inkreel/contract/tools/remove-subtitle.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { greyFilm } from '../server/media/testing/real-media.ts';
import { wavOf } from '../server/speech/wav.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { addClip, areaRows, clearAreas, frameOf, pointOf } from './support/frame-areas.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { subtitleEditor, subtitleTextsIn } from './support/subtitle-editor.ts';
import { dragByTouch, lowTargets, middleOf, smallTargets } from './support/touch.ts';
import { collectFlaws, enterSite } from './support/world.ts';

const SEEN = { timeout: 30_000 };
const FILM = { width: 320, height: 180, framesPerSecond: 25, frames: 50 };
const SRT =
  '1\n00:00:00,200 --> 00:00:01,000\nFive in the morning\n\n2\n00:00:01,100 --> 00:00:01,500\nNobody\n';

const world = enterSite('intl');
const studio = studioOf('intl', 'en', 8);
const flaws = collectFlaws('touch');
let visitor: Visitor;
let page: Page;
let clip: { name: string; mimeType: string; buffer: Buffer };

beforeAll(async () => {
  const { url } = world.product;
  visitor = await visit(world.browser, url, { language: 'en', width: 390, height: 844, touch: true });
  page = visitor.page;
  await keepSession(visitor, url, await registerByIdentity(url, studio, 'intl'));
  const buffer = Buffer.from(await greyFilm({ ...FILM, luma: (frame, x) => 60 + ((frame + x) % 80) }));
  clip = { name: 'street.mp4', mimeType: 'video/mp4', buffer };
});
afterAll(() => visitor.context.close());

/** Drags a handle sideways by this many pixels. @returns its value before and after */
async function dragHandle(handle: ReturnType<Page['locator']>, by: number): Promise<[number, number]> {
  const value = async () => Number(await handle.getAttribute('aria-valuenow'));
  const [before, at] = [await value(), await middleOf(handle)];
  await dragByTouch(page, at, { ...at, x: at.x + by });
  return [before, await value()];
}

test.each([
  '/',
  '/pricing',
  '/img-tools/ai-image-generator',
  '/img-tools/ai-image-generator/editor',
  '/my-creation',
  '/about',
  '/create',
  '/account',
  '/credits',
  '/team',
  '/projects',
  '/api-keys',
])('every touch target on %s is 44 pixels high', async (at) => {
  await page.goto(studio.path(at));
  await page.locator('main :is(a, button, h1)').first().waitFor(SEEN);
  expect(await lowTargets(page)).toEqual([]);
});

test('a refusal is still shown in another layout', { timeout: 120_000 }, async () => {
  await page.goto(studio.path('/video-tools/translate-subtitle/editor'));
  await page
    .getByRole('group', { name: subtitleTextsIn('en').video, exact: true })
    .locator('input[type=file]')
    .setInputFiles({ name: 'notes.mp4', mimeType: 'video/mp4', buffer: Buffer.from('no video at all') });
  const refusal = page.locator('.upload-refusal', { hasText: 'notes.mp4' });
  await refusal.waitFor(SEEN);
  for (const width of [1280, 1000, 390]) {
    await page.setViewportSize({ width, height: 844 });
    const layout = { 1280: 'wide', 1000: 'tablet', 390: 'phone' }[width];
    await page.locator(`.subtitle-editor[data-layout="${layout}"]`).waitFor(SEEN);
    await refusal.waitFor(SEEN);
  }
});

test('a sound that is too long is trimmed by its handles', { timeout: 120_000 }, async () => {
  const texts = mediaRepairTexts.en;
  const [rate, seconds] = [8000, 66];
  const tone = Int16Array.from({ length: rate * seconds }, (_, at) => 8000 * Math.sin(at / 5));
  const [speech] = lipSync.fields.flatMap((field) => (field.kind === 'speech' ? [field] : []));
  await page.goto(studio.path('/video-tools/lip-sync/editor'));
  const place = page.getByRole('group', { name: speech?.text.en.label ?? '', exact: true });
  await place
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'long.wav', mimeType: 'audio/wav', buffer: Buffer.from(wavOf(tone, rate)) });
  const dialog = page.getByRole('dialog', { name: texts.title({ name: 'long.wav' }) });
  const end = dialog.getByRole('slider', { name: /^End/ });
  await end.waitFor(SEEN);
  const width = (await dialog.locator('.trim-lanes').boundingBox())?.width ?? 0;
  const [before, after] = await dragHandle(end, -100);
  expect(after - before).toBeCloseTo((-100 / width) * seconds, 0);
  expect(await smallTargets(dialog)).toEqual([]);
  await flaws.look(page, 'trim');
  await dialog.getByRole('button', { name: texts.apply }).tap();
  await place.locator('audio').first().waitFor(SEEN);
});

test('areas to remove and to keep are drawn, and one gets a time range', { timeout: 120_000 }, async () => {
  const texts = frameAreaTexts.en;
  await page.goto(studio.path('/video-tools/remove-subtitle/editor'));
  await addClip(page, removeSubtitle, 'en', clip);
  const frame = await frameOf(page);
  await clearAreas(page, 'en');
  const draw = async (verb: string, top: number) => {
    await page.getByRole('button', { name: verb, exact: true }).tap();
    await dragByTouch(page, await pointOf(frame, 0.2, top), await pointOf(frame, 0.8, top + 0.2));
  };
  await draw(texts.add, 0.7);
  await expect.poll(() => areaRows(page).count()).toBe(1);
  const end = page.getByRole('slider', { name: texts.ends({ sign: '1', time: '0:02.0' }), exact: true });
  await end.waitFor(SEEN);
  const at = await middleOf(end);
  await dragByTouch(page, at, { ...at, x: at.x - 90 });
  await page
    .locator('.area-row')
    .getByText(/0:00\.0 to 0:01\.[45]/)
    .waitFor(SEEN);
  await draw(texts.addKept, 0.2);
  await page.getByText(texts.counts({ remove: 1, keep: 1 }), { exact: true }).waitFor(SEEN);
  await page.getByRole('button', { name: texts.tools.undo, exact: true }).tap();
  await page.getByText(texts.counts({ remove: 1, keep: 0 }), { exact: true }).waitFor(SEEN);
  for (const part of ['.areas-stage', '.area-list-field'])
    expect(await smallTargets(page.locator(part)), part).toEqual([]);
  await flaws.look(page, 'areas');
});

test('a line is translated, split, merged and timed', { timeout: 120_000 }, async () => {
  const texts = subtitleTextsIn('en');
  const editor = subtitleEditor(() => page, 'en');
  const { rows, read } = editor;
  await page.goto(studio.path('/video-tools/translate-subtitle/editor'));
  await page.locator('.clip-field input[type=file]').setInputFiles(clip);
  await page.locator('.video-picture video').waitFor(SEEN);
  await editor.addSubtitles('street.srt', SRT);
  await rows().first().tap();
  // The other text is empty, but still has a touch target.
  await rows().first().locator('.cue-translation').tap();
  await editor.field('translation', 1).fill('Cinco de la mañana');
  expect(await smallTargets(page.locator('.subtitle-sheet'))).toEqual([]);
  await flaws.look(page, 'line');
  await editor.button(texts.split).tap();
  await expect.poll(() => rows().count()).toBe(3);
  await rows().first().tap();
  await rows().first().locator('.cue-merge').tap();
  await read('translation', ['Cinco de la mañana', '']);
  const edge = page.getByRole('slider', { name: texts.edges.endEdge({ at: 2 }), exact: true });
  await rows().nth(1).tap();
  const [before, after] = await dragHandle(edge, 40);
  // The width of the phone shows two seconds.
  expect(after - before).toBeGreaterThan(150);
  expect(after - before).toBeLessThan(260);
  await page.getByRole('textbox', { name: texts.endOf({ at: 2 }), exact: true }).fill('0:01.9');
  await page.keyboard.press('Enter');
  await expect.poll(() => edge.getAttribute('aria-valuenow')).toBe('1900');
});

test('no screen had an accessibility violation, or was wider than the phone', () => {
  expect(flaws.found).toEqual([]);
  expect(visitor.problems).toEqual([]);
});
