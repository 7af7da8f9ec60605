/** The picture editor: a picture is opened, layers are added and moved, everything is saved, and another browser shows the same. */
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { pictureFile } from './support/pictures.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { uploadByApi } from './support/uploading.ts';
import { collectFlaws, enterSite, expectPromises } from './support/world.ts';

/** Long enough for a busy machine: a wait ends as soon as its condition holds. */
const SEEN = { timeout: 60_000 };
const TEST_MS = 300_000;
const texts = designTexts.en;
const world = enterSite('intl');
const studio = studioOf('intl', 'en', 14);
const flaws = collectFlaws('picture-editor');
let visitor: Visitor;
let token: string;

beforeAll(async () => {
  const { url } = world.product;
  token = await registerByIdentity(url, studio, 'intl');
  visitor = await visit(world.browser, url, { language: 'en' });
  await keepSession(visitor, url, token);
});
afterAll(() => visitor.context.close());

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const saved = (page: Page) => page.locator('.design-saving[data-state="saved"]').waitFor(SEEN);
const layers = (page: Page) => page.locator('.design-layer-name b').allTextContents();
/** Red, green and blue of the picture as it is drawn, at shares of its sides. */
const colorAt = (page: Page, x: number, y: number) =>
  page.locator('.design-canvas').evaluate(
    (element, at) => {
      const canvas = element as HTMLCanvasElement;
      const [left, top] = [Math.floor(canvas.width * at.x), Math.floor(canvas.height * at.y)];
      return [...(canvas.getContext('2d')?.getImageData(left, top, 1, 1).data ?? [])].slice(0, 3);
    },
    { x, y },
  );

test(
  'a stored picture is opened, words are added and moved, and another browser shows the same',
  async () => {
    const { page } = visitor;
    const picture = await pictureFile('table.png', { width: 800, height: 600 }, '#3366aa');
    const file = await uploadByApi(world.product.url, token, { bytes: picture.buffer, type: 'image/png' });
    await page.goto(studio.path(`/img-editor?file=${file.id}&name=Table`));
    await page.waitForURL(/\?id=/u, SEEN);
    await expect.poll(() => colorAt(page, 0.5, 0.25), SEEN).toEqual([0x33, 0x66, 0xaa]);
    await flaws.look(page, 'opened');

    await button(page, texts.tools.text).click();
    const words = page.getByRole('textbox', { name: texts.words.words });
    await words.fill('First cup');
    await expect.poll(() => layers(page), SEEN).toEqual(['First cup', 'Picture']);
    await page.getByRole('textbox', { name: texts.place.x, exact: true }).fill('88');
    await page.keyboard.press('Enter');
    await page.locator('.layer[data-kind="text"]').focus();
    await page.keyboard.press('Shift+ArrowRight');
    await expect
      .poll(() => page.getByRole('textbox', { name: texts.place.x, exact: true }).inputValue(), SEEN)
      .toBe('98');
    await button(page, texts.bar.undo).click();
    await expect
      .poll(() => page.getByRole('textbox', { name: texts.place.x, exact: true }).inputValue(), SEEN)
      .toBe('88');
    await saved(page);
    await flaws.look(page, 'text');

    const other = await visit(world.browser, world.product.url, {
      language: 'zh',
      width: 390,
      height: 844,
      touch: true,
    });
    await keepSession(other, world.product.url, token);
    await other.page.goto(page.url().replace('/en/', '/zh/'));
    await expect
      .poll(() => layers(other.page), SEEN)
      .toEqual(['First cup', designTexts.zh.layers.kinds.image]);
    await expect.poll(() => colorAt(other.page, 0.5, 0.25), SEEN).toEqual([0x33, 0x66, 0xaa]);
    await flaws.look(other.page, 'phone');
    await other.context.close();
  },
  TEST_MS,
);

test(
  'the list has the design, and an empty canvas takes shapes that are grouped, hidden and exported',
  async () => {
    const { page } = visitor;
    await page.goto(studio.path('/img-editor'));
    await page.getByRole('link', { name: /Table/u }).waitFor(SEEN);
    await flaws.look(page, 'list');
    await button(page, texts.begin.sizes.wide).click();
    await button(page, texts.begin.create).click();
    await page.waitForURL(/\?id=/u, SEEN);
    await button(page, texts.tools.shape).click();
    await button(page, texts.shape.ellipse).click();
    await expect.poll(() => colorAt(page, 0.5, 0.5), SEEN).toEqual([0xb3, 0x26, 0x1a]);
    await page.keyboard.press('Control+d');
    await page.keyboard.press('Control+a');
    await page.keyboard.press('Control+g');
    await expect.poll(() => layers(page), SEEN).toEqual(['Group', 'Shape', 'Shape']);
    await button(page, texts.layers.hide({ name: 'Group' })).click();
    await expect.poll(() => colorAt(page, 0.5, 0.5), SEEN).toEqual([255, 255, 255]);
    await button(page, texts.layers.show({ name: 'Group' })).click();
    await button(page, texts.bar.export).click();
    await page.getByText(/^\d.*KB$/u).waitFor(SEEN);
    await flaws.look(page, 'export');
    const [download] = await Promise.all([
      page.waitForEvent('download', SEEN),
      button(page, new RegExp(`^${texts.export.download}`, 'u')).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/\.png$/u);
  },
  TEST_MS,
);

test('no screen has a flaw, and every guarantee about points holds', async () => {
  expect(flaws.found).toEqual([]);
  await expectPromises(world);
  const { data } = await callApi<{ items: unknown[] }>(world.product.url, 'GET', '/documents?kind=design', {
    token,
  });
  expect(data.items).toHaveLength(2);
});
