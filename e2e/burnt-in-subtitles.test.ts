/** Burnt-in subtitles at the Chinese site, in Chinese: read from the picture, replaced by others, and marked on a phone. */
import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import { toolPaths } from '@inkreel/contract/tools/define-tool.ts';
import { removeSubtitle } from '@inkreel/contract/tools/remove-subtitle.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { addClip, areaRows, clearAreas, drawArea, frameOf, pointOf } from './support/frame-areas.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { subtitleEditor } from './support/subtitle-editor.ts';
import { difference, type SubtitledClip, subtitledClip } from './support/subtitled-clip.ts';
import { collectFlaws, expectPromises, purseOf, startWorld } from './support/world.ts';

const SEEN = { timeout: 30_000 };
const FRAMES = 30;
/** Where the lines are in the picture, and where the new ones will be. */
const OLD = { left: 0.2, top: 0.74, right: 0.8, bottom: 0.96 };
const NEW = { left: 0.42, top: 0.05, right: 0.58, bottom: 0.13 };
const BOX = { x: 70, y: 136, width: 180, height: 32 };
/** In frames: the first with the line, and the one after the last. */
const FIRST = { text: '新店开业', from: 3, to: 15 };
const SECOND = { text: '欢迎光临', from: 15, to: 27 };
const SRT = `1
00:00:00,200 --> 00:00:01,000
Now open

2
00:00:01,000 --> 00:00:01,800
Come on in
`;

const world = startWorld(() => ({ SITE: 'cn', VISIBLE_LABEL: 'off' }));
const studio = studioOf('cn', 'zh', 8);
const flaws = collectFlaws('burnt-in-subtitles');
let clip: SubtitledClip;
let visitor: Visitor;
let page: Page;
let token: string;
let purse: ReturnType<typeof purseOf>;
const editor = subtitleEditor(() => page, 'zh');
const { texts } = editor;

beforeAll(async () => {
  const { url } = world.product;
  clip = await subtitledClip(
    'street.mp4',
    FRAMES,
    [FIRST, SECOND].map((line) => ({ ...BOX, ...line })),
  );
  token = await registerByIdentity(url, studio, 'cn');
  purse = purseOf(world, () => token);
  visitor = await visit(world.browser, url, { language: 'zh' });
  page = visitor.page;
  await keepSession(visitor, url, token);
});
afterAll(async () => {
  await visitor.context.close();
  clip.close();
});

test('without a model transcription fails with its reason, and costs nothing', async () => {
  await page.goto(studio.path('/video-tools/translate-subtitle/editor'));
  await editor.addClip(clip.file);
  const before = await purse.balance();
  await editor.chooseSource('speech');
  await editor.button(new RegExp(`^${texts.start.speech}`)).click();
  await page.locator('.run-refused').getByText(studio.texts.errors.engine_unavailable).waitFor(SEEN);
  expect(await purse.balance()).toBe(before);
});

test('lines are read from the picture, with the times of their frames', async () => {
  await page.getByRole('switch', { name: texts.remove }).click();
  await editor.button(texts.editAreas).click();
  await drawArea(page, 'zh', { left: 0.12, top: 0.7, right: 0.9, bottom: 0.99 });
  await flaws.look(page, 'areas');
  await editor.button(texts.done).click();
  await page.getByText(texts.removeAreas({ count: 1 }), { exact: true }).waitFor(SEEN);
  const before = await purse.balance();
  await editor.chooseSource('picture');
  await editor.button(new RegExp(`^${texts.start.picture}`)).click();
  await editor.read('text', [FIRST.text, SECOND.text]);
  await page
    .locator('.toast')
    .getByText(texts.found.picture({ count: 2 }))
    .waitFor(SEEN);
  expect(await purse.balance()).toBeLessThan(before);
  await flaws.look(page, 'read');
});

test('the video has the new lines and not the old ones, and is included in the price of the reading', async () => {
  await editor.rows().first().locator('.cue-translation').click();
  await editor.field('translation', 1).fill('Now open');
  await page.keyboard.press('Enter');
  await editor.field('translation', 2).fill('Come on in');
  await page.keyboard.press('Escape');
  // Dark letters on a white box.
  await page.getByRole('radio', { name: texts.styleName({ id: '004' }) }).check({ force: true });
  await page.getByLabel(texts.position, { exact: true }).selectOption('top');
  await editor.button(new RegExp(`^${texts.export}.*${texts.included}$`)).waitFor(SEEN);
  const before = await purse.balance();
  const made = await clip.decode(await editor.exportVideo(), world.product.url);
  expect(await purse.balance()).toBe(before);
  await flaws.look(page, 'exported');
  expect(made).toHaveLength(FRAMES);
  for (const [at, frame] of made.entries()) {
    expect(difference(frame, clip.clean(at), OLD), `old lines, frame ${at}`).toBeLessThan(103);
    const drawn = difference(frame, clip.clean(at), NEW);
    const isShown = at >= FIRST.from && at < SECOND.to;
    if (isShown) expect(drawn, `new lines, frame ${at}`).toBeGreaterThan(1000);
    else expect(drawn, `no lines, frame ${at}`).toBeLessThan(103);
  }
  expect(await editor.download('SRT')).toEqual({ name: 'street.en.srt', text: SRT });
  expect(visitor.problems).toEqual([]);
});

test('on a phone an area to remove is drawn by finger, sized by keys and undone', async () => {
  const { url } = world.product;
  await visitor.context.close();
  visitor = await visit(world.browser, url, { language: 'zh', width: 390, height: 844, touch: true });
  page = visitor.page;
  await keepSession(visitor, url, token);
  await page.goto(studio.path(toolPaths(removeSubtitle).editor));
  await addClip(page, removeSubtitle, 'zh', clip.file);
  const frame = await frameOf(page);
  await clearAreas(page, 'zh');
  await page.getByRole('button', { name: frameAreaTexts.zh.add }).tap();
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
  await expect.poll(() => areaRows(page).count()).toBe(1);
  await page.getByRole('button', { name: zh.tools.run.removeAreas({ count: 1 }) }).waitFor(SEEN);
  // The parts of the price add up to the price on the button.
  const { units } = zh.tools.run;
  await page
    .locator('.run-note')
    .getByText(units({ count: 1, each: 40 }))
    .waitFor(SEEN);
  const box = page.locator('.area-box');
  const width = () => box.evaluate((one) => Number.parseFloat((one as HTMLElement).style.width));
  const before = await width();
  await page.keyboard.press('Alt+Shift+ArrowRight');
  await expect.poll(width).toBeGreaterThan(before);
  await page.keyboard.press('Control+z');
  await expect.poll(width).toBe(before);
  await flaws.look(page, 'phone');
  await page.keyboard.press('Delete');
  await expect.poll(() => areaRows(page).count()).toBe(0);
  expect(visitor.problems).toEqual([]);
});

test('no screen had a flaw, and all points are accounted for', async () => {
  expect(flaws.found).toEqual([]);
  await expectPromises(world);
});
