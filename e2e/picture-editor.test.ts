/** The picture editor: a picture is opened, layers are added and moved, everything is saved, and another browser shows the same. */
import fs from 'node:fs';
import path from 'node:path';
import { designTexts } from '@inkreel/contract/messages/areas/design.ts';
import { psdTexts } from '@inkreel/contract/messages/areas/psd.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { aiBg } from '@inkreel/contract/tools/ai-bg.ts';
import { aiImageUpscaler } from '@inkreel/contract/tools/ai-image-upscaler.ts';
import { aiObjectRemover } from '@inkreel/contract/tools/ai-object-remover.ts';
import { removeBg } from '@inkreel/contract/tools/remove-bg.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { block, filled, psdOf } from '../web/editors/design/psd/testing.ts';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { uploadByApi } from './support/uploading.ts';
import { collectFlaws, enterSite, expectPromises } from './support/world.ts';

/** Long enough for a busy machine: a wait ends as soon as its condition holds. */
const SEEN = { timeout: 60_000 };
const MADE = { timeout: 180_000 };
const TEST_MS = 300_000;
const texts = designTexts.en;
const world = enterSite('intl');
const studio = studioOf('intl', 'en', 14);
const flaws = collectFlaws('picture-editor');
let visitor: Visitor;
/** Where the server keeps the image of the design that is edited by keys. */
const stored = { file: '' };
let token: string;

beforeAll(async () => {
  const { url } = world.product;
  token = await registerByIdentity(url, studio, 'intl');
  visitor = await visit(world.browser, url, { language: 'en' });
  await keepSession(visitor, url, token);
});
afterAll(() => visitor.context.close());

/** A bright disk on blue ground, as a PNG of 800 by 600. */
const diskOnBlue = () =>
  sharp(
    Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600"><rect width="800" height="600" fill="#3366aa"/><circle cx="400" cy="300" r="180" fill="#f2e3c4"/></svg>',
    ),
  )
    .png()
    .toBuffer();

const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const layer = (page: Page, name: string) =>
  page.locator('.design-layer-name').filter({ has: page.locator('b').getByText(name, { exact: true }) });
const saved = (page: Page) => page.locator('.save-status[data-state="saved"]').waitFor(SEEN);
const layers = (page: Page) => page.locator('.design-layer-name b').allTextContents();
/** Red, green and blue of the picture as it is drawn, at shares of its sides. */
const colorAt = async (page: Page, x: number, y: number) => (await pixelAt(page, x, y)).slice(0, 3);
const pixelAt = (page: Page, x: number, y: number) =>
  page.locator('.design-canvas').evaluate(
    (element, at) => {
      const canvas = element as HTMLCanvasElement;
      const [left, top] = [Math.floor(canvas.width * at.x), Math.floor(canvas.height * at.y)];
      return [...(canvas.getContext('2d')?.getImageData(left, top, 1, 1).data ?? [])];
    },
    { x, y },
  );

/** Moves the focus on with the key alone until `wanted` has it. */
async function tabTo(page: Page, wanted: Locator, key = 'Tab'): Promise<void> {
  for (let pressed = 0; pressed < 200; pressed += 1) {
    await page.keyboard.press(key);
    if (await wanted.evaluate((element) => element === element.ownerDocument.activeElement)) return;
  }
  throw new Error('the keyboard does not get there');
}

/** Areas that this browser keeps. */
const keptAreas = (page: Page): Promise<number> =>
  page.evaluate(`new Promise((resolve, reject) => {
    const opening = indexedDB.open('inkreel');
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      const asked = opening.result.transaction('drafts').objectStore('drafts').getAllKeys();
      asked.onsuccess = () => {
        opening.result.close();
        resolve(asked.result.filter((key) => key.startsWith('area ')).length);
      };
    };
  })`);

/** How much of the picture covers what is below it. */
const alphaAt = async (page: Page, x: number, y: number) => (await pixelAt(page, x, y))[3];

test(
  'a stored picture is opened, words are added and moved, and another browser shows the same',
  async () => {
    const { page } = visitor;
    const file = await uploadByApi(world.product.url, token, {
      bytes: await diskOnBlue(),
      type: 'image/png',
    });
    await page.goto(studio.path(`/img-editor?file=${file.id}&name=Table`));
    await page.waitForURL(/\?id=/u, SEEN);
    await expect.poll(() => colorAt(page, 0.1, 0.25), SEEN).toEqual([0x33, 0x66, 0xaa]);
    await flaws.look(page, 'opened');

    await button(page, texts.tools.text).click();
    await page.locator('.design-text-area').click({ position: { x: 200, y: 200 } });
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
    // A long press picks what lies below, another one the words again.
    await button(page, texts.tools.select).click();
    const pressed = (name: string) =>
      page.locator('.layer[aria-pressed="true"]').and(page.getByLabel(name)).waitFor(SEEN);
    const box = await page.locator('.layer[data-kind="text"]').boundingBox();
    if (!box) throw new Error('the text has no box');
    for (const name of ['Picture', 'First cup']) {
      await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
      await page.mouse.down();
      await pressed(name);
      await page.mouse.up();
    }
    // Half on the bright disk and half on blue no shade can be read: a plate helps.
    const fill = page.locator('.design-colors input').first();
    await button(page, '#fff9f2').first().click();
    await expect.poll(() => fill.inputValue(), SEEN).toBe('#fff9f2');
    await page.locator('.design-contrast[data-low]').getByRole('button').click(SEEN);
    await page.locator('.design-contrast:not([data-low])').waitFor(SEEN);
    // A colour of the picture: beside the disk it is blue.
    await button(page, texts.shape.pick).first().click();
    await page.locator('.design-color-picker:focus').waitFor(SEEN);
    await flaws.look(page, 'color');
    const drawn = await page.locator('.design-canvas').boundingBox();
    if (!drawn) throw new Error('the canvas has no box');
    await page.mouse.move(drawn.x + drawn.width * 0.1 - 10, drawn.y + drawn.height * 0.25);
    await page.locator('.design-loupe').getByText('#3366aa').waitFor(SEEN);
    await page.keyboard.press('Shift+ArrowRight');
    await page.keyboard.press('Enter');
    await expect.poll(() => fill.inputValue(), SEEN).toBe('#3366aa');
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
    await expect.poll(() => colorAt(other.page, 0.1, 0.25), SEEN).toEqual([0x33, 0x66, 0xaa]);
    await flaws.look(other.page, 'phone');
    await other.context.close();
  },
  TEST_MS,
);

test(
  'an object remover gets the area that was chosen; the area of another tool limits its result',
  async () => {
    const { page } = visitor;
    const middle = await colorAt(page, 0.7, 0.5);
    await button(page, texts.tools.area).click();
    const paper = await page.locator('.design-paint').boundingBox();
    if (!paper) throw new Error('nothing to choose on');
    await page.mouse.move(paper.x + paper.width * 0.25, paper.y + paper.height * 0.15);
    await page.mouse.down();
    await page.mouse.move(paper.x + paper.width * 0.5, paper.y + paper.height * 0.85, { steps: 3 });
    await page.mouse.up();
    const on = page.getByRole('combobox', { name: texts.actions.on });
    await expect.poll(() => on.inputValue(), SEEN).toBe('area');
    await flaws.look(page, 'area');
    await button(page, new RegExp(`^${aiObjectRemover.text.en.name}`, 'u')).click();
    await page.locator('.run-button').waitFor(SEEN);
    await page.locator('.run-button').click();
    const steps = page.locator('.design-history li');
    await expect.poll(() => steps.count(), MADE).toBe(1);
    await button(page, texts.tools.select).click();
    // The left half of the disk is gone, its right half as it was.
    await expect.poll(async () => (await colorAt(page, 0.3, 0.5))[0], SEEN).toBeLessThan(0x88);
    expect(await colorAt(page, 0.7, 0.5)).toEqual(middle);

    await button(page, new RegExp(`^${aiImageUpscaler.text.en.name}`, 'u')).click();
    await page.locator('.run-button').click();
    await expect.poll(() => steps.count(), MADE).toBe(2);
    await page.getByText(texts.layers.masked({ kind: aiImageUpscaler.text.en.name })).waitFor(SEEN);
    for (const left of [1, 0]) {
      await button(page, texts.bar.undo).click();
      await expect.poll(() => steps.count(), SEEN).toBe(left);
    }
    await button(page, texts.tools.area).click();
    await button(page, texts.area.clear).click();
    await button(page, texts.tools.select).click();
    await saved(page);
  },
  TEST_MS,
);

test(
  'a tool cuts the picture out in its place; undo takes the step back without a refund, and redo brings the result again',
  async () => {
    const { page } = visitor;
    const points = () => page.locator('.design-bar a[href*="credits"] b').textContent();
    await layer(page, 'Picture').click();
    await button(page, new RegExp(`^${removeBg.text.en.name}`, 'u')).click();
    await page.locator('.run-button').waitFor(SEEN);
    await flaws.look(page, 'action');
    const before = Number(await points());
    await page.locator('.run-button').click();
    const steps = page.locator('.design-history li');
    await expect.poll(() => steps.count(), MADE).toBe(1);
    await steps.getByText(texts.history.points({ value: removeBg.points })).waitFor(SEEN);
    await expect.poll(async () => Number(await points()), SEEN).toBe(before - removeBg.points);
    // The corner of the picture is its ground, which is cut away.
    await expect.poll(() => alphaAt(page, 0.02, 0.98), SEEN).toBe(0);
    await flaws.look(page, 'cut out');

    await button(page, texts.bar.undo).click();
    await expect.poll(() => steps.count(), SEEN).toBe(0);
    await expect.poll(() => alphaAt(page, 0.02, 0.98), SEEN).toBe(255);
    await saved(page);
    await button(page, texts.bar.redo).click();
    await expect.poll(() => steps.count(), SEEN).toBe(1);
    await expect.poll(() => alphaAt(page, 0.02, 0.98), SEEN).toBe(0);
    expect(Number(await points())).toBe(before - removeBg.points);

    // The cut-out gets a background, in its place.
    await layer(page, 'Picture').first().click();
    await button(page, new RegExp(`^${aiBg.text.en.name}`, 'u')).click();
    await page.locator('.run-button').waitFor(SEEN);
    await page.locator('.run-button').click();
    await expect.poll(() => steps.count(), MADE).toBe(2);
    await expect.poll(() => alphaAt(page, 0.2, 0.05), SEEN).toBe(255);
    await saved(page);
  },
  TEST_MS,
);

test(
  'a stroke of the brush and a crop are kept; on a phone the tools are a bar and the properties a sheet',
  async () => {
    const { page } = visitor;
    await button(page, texts.tools.draw).click();
    const paper = await page.locator('.design-paint').boundingBox();
    if (!paper) throw new Error('nothing to draw on');
    const at = (x: number, y: number) => [paper.x + paper.width * x, paper.y + paper.height * y] as const;
    await page.mouse.move(...at(0.2, 0.9));
    await page.mouse.down();
    await page.mouse.move(...at(0.6, 0.9), { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => colorAt(page, 0.4, 0.9), SEEN).toEqual([0x1b, 0x19, 0x17]);
    await expect.poll(() => layers(page), SEEN).toContain('Drawing');
    await saved(page);

    const zh = designTexts.zh;
    const phone = await visit(world.browser, world.product.url, {
      language: 'zh',
      width: 390,
      height: 844,
      touch: true,
    });
    await keepSession(phone, world.product.url, token);
    await phone.page.goto(page.url().replace('/en/', '/zh/'));
    await expect.poll(() => colorAt(phone.page, 0.4, 0.9), SEEN).toEqual([0x1b, 0x19, 0x17]);
    await button(phone.page, zh.tools.select).click();
    await layer(phone.page, zh.layers.kinds.image).first().click();
    await button(phone.page, zh.tools.crop).click();
    await button(phone.page, '1:1').click();
    await button(phone.page, zh.tools.adjust).click();
    await phone.page.getByRole('slider', { name: zh.image.adjustments.exposure }).fill('40');
    await flaws.look(phone.page, 'phone adjust');
    await button(phone.page, zh.tools.perspective).click();
    const corner = phone.page.locator('[data-corner="nw"]');
    const x = phone.page.getByRole('textbox', { name: zh.perspective.x }).first();
    const from = await x.inputValue(SEEN);
    const handle = await corner.boundingBox();
    if (!handle) throw new Error('no corner to move');
    await phone.page.mouse.move(handle.x + 20, handle.y + 20);
    await phone.page.mouse.down();
    await phone.page.mouse.move(handle.x + 40, handle.y + 30, { steps: 3 });
    await phone.page.mouse.up();
    await expect.poll(() => x.inputValue(), SEEN).not.toBe(from);
    const dragged = Number(await x.inputValue());
    await corner.press('ArrowRight');
    await expect.poll(async () => Number(await x.inputValue()), SEEN).toBeCloseTo(dragged + 1, 1);
    await flaws.look(phone.page, 'phone perspective');
    await button(phone.page, zh.perspective.reset).click();
    await expect.poll(() => x.inputValue(), SEEN).toBe(from);
    await saved(phone.page);
    await button(phone.page, zh.tools.actions).click();
    const row = phone.page.locator('.action-row').filter({ hasText: removeBg.text.zh.name });
    await row.waitFor(SEEN);
    await flaws.look(phone.page, 'phone actions');
    await row.click();
    await phone.page.locator('.run-button').click();
    await expect.poll(() => phone.page.locator('.design-history li').count(), MADE).toBe(3);
    await phone.context.close();
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
    await expect.poll(() => layers(page), SEEN).toEqual(['Shape']);
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
    await page.keyboard.press('Escape');

    // Another size has the same layers: what is hidden there is seen in the first one.
    await button(page, texts.sizes.add).click();
    await flaws.look(page, 'add a size');
    await page.getByRole('button', { name: texts.sizes.presets.story }).click();
    const sizes = page.getByRole('group', { name: texts.sizes.title }).locator('[data-size]');
    await expect
      .poll(() => sizes.allTextContents(), SEEN)
      .toEqual(['1920 × 1080', texts.sizes.presets.story]);
    expect(await sizes.last().getAttribute('aria-pressed')).toBe('true');
    await expect.poll(() => colorAt(page, 0.5, 0.5), SEEN).toEqual([0xb3, 0x26, 0x1a]);
    await button(page, texts.layers.hideHere({ name: 'Group' })).click();
    await expect.poll(() => colorAt(page, 0.5, 0.5), SEEN).toEqual([255, 255, 255]);
    expect(page.url()).toMatch(/&size=\w+$/u);
    await button(page, texts.sizes.overview).click();
    const small = page.locator('.design-overview button');
    await expect.poll(() => small.count(), SEEN).toBe(2);
    await flaws.look(page, 'all sizes');
    await small.first().click();
    await expect.poll(() => colorAt(page, 0.5, 0.5), SEEN).toEqual([0xb3, 0x26, 0x1a]);
    await button(page, texts.bar.export).click();
    await button(page, texts.export.allSizes({ count: 2 })).click();
    await page.getByText(/^\d.*KB$/u).waitFor(SEEN);
    const [archive] = await Promise.all([
      page.waitForEvent('download', SEEN),
      button(page, new RegExp(`^${texts.export.download}`, 'u')).click(),
    ]);
    expect(archive.suggestedFilename()).toMatch(/\.zip$/u);
    await page.keyboard.press('Escape');
    for (const [key, at] of [
      ['PageDown', 1],
      ['PageUp', 0],
    ] as const) {
      await page.keyboard.press(key);
      await expect.poll(() => sizes.nth(at).getAttribute('aria-pressed'), SEEN).toBe('true');
    }
    await button(page, texts.bar.undo).click();
    await button(page, texts.bar.undo).click();
    await expect.poll(() => sizes.count(), SEEN).toBe(0);
    await expect.poll(() => layers(page), SEEN).toEqual(['Group', 'Shape', 'Shape']);
    await saved(page);
  },
  TEST_MS,
);

test(
  'a Photoshop file becomes its layers, with a list of what was lost; a damaged one says where',
  async () => {
    const { page } = visitor;
    const psd = psdTexts.en;
    const file = psdOf(
      [
        block('Ground', { left: 0, top: 0, imageData: filled(20, 10, [51, 102, 170]) }),
        {
          name: 'Badge',
          children: [
            block('Plate', { imageData: filled(8, 6, [255, 0, 0]) }),
            block('Glow', { blendMode: 'linear light', hidden: true }),
          ],
        },
      ],
      {},
    );
    const choose = async (name: string, bytes: Uint8Array) => {
      await page.goto(studio.path('/img-editor'));
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser', SEEN),
        button(page, texts.begin.upload).click(),
      ]);
      await chooser.setFiles({ name, mimeType: 'image/vnd.adobe.photoshop', buffer: Buffer.from(bytes) });
    };
    await choose('Damaged.psd', file.subarray(0, 400));
    const refusal = page.getByRole('dialog').getByRole('alert');
    await refusal.getByText(en.errors.image_unreadable).waitFor(SEEN);
    await refusal.getByText(psd.place.layers).waitFor(SEEN);
    await flaws.look(page, 'damaged file');
    await page.keyboard.press('Escape');

    await choose('Poster.psd', file);
    await page.waitForURL(/\?id=/u, SEEN);
    await expect.poll(() => layers(page), SEEN).toEqual(['Badge', 'Glow', 'Plate', 'Ground']);
    await page.getByText(psd.losses.blend_mode(1)).waitFor(SEEN);
    await expect.poll(() => colorAt(page, 0.9, 0.9), SEEN).toEqual([51, 102, 170]);
    await expect.poll(() => colorAt(page, 0.3, 0.4), SEEN).toEqual([255, 0, 0]);
    await flaws.look(page, 'imported');
    await button(page, psd.close).click();
    await page.reload();
    await button(page, texts.layers.losses).click();
    await page.getByText(psd.losses.blend_mode(1)).waitFor(SEEN);

    const more = psdOf([block('Lawn', { left: 0, top: 0, imageData: filled(20, 10, [0, 153, 0]) })]);
    await button(page, texts.tools.image).click();
    const [chooser] = await Promise.all([
      page.waitForEvent('filechooser', SEEN),
      button(page, texts.image.add).click(),
    ]);
    await chooser.setFiles({ name: 'Garden.psd', mimeType: '', buffer: Buffer.from(more) });
    await expect.poll(() => layers(page), SEEN).toContain('Lawn');
    expect((await layers(page))[0]).toBe('Garden');
    await expect.poll(() => colorAt(page, 0.3, 0.4), SEEN).toEqual([0, 153, 0]);
    await button(page, texts.bar.undo).click();
    await expect.poll(() => layers(page), SEEN).toEqual(['Badge', 'Glow', 'Plate', 'Ground']);
    await saved(page);
  },
  TEST_MS,
);

test(
  'the keyboard alone picks a layer, moves and resizes it, writes words, runs an action, takes it back and exports',
  async () => {
    const { page } = visitor;
    const file = await uploadByApi(world.product.url, token, {
      bytes: await diskOnBlue(),
      type: 'image/png',
    });
    stored.file = path.join(world.product.dataFolder, file.path);
    await page.goto(studio.path(`/img-editor?file=${file.id}&name=Keys`));
    await page.waitForURL(/\?id=/u, SEEN);
    await expect.poll(() => layers(page), SEEN).toEqual(['Picture']);
    await page.locator('.action-row').first().waitFor(SEEN);
    const field = (label: string) => page.getByRole('textbox', { name: label, exact: true });

    await tabTo(page, layer(page, 'Picture'));
    await page.keyboard.press('Enter');
    await tabTo(page, page.locator('.layer[aria-pressed="true"]'), 'Shift+Tab');
    await page.keyboard.press('ArrowRight');
    await expect.poll(() => field(texts.place.x).inputValue(), SEEN).toBe('1');
    await tabTo(page, field(texts.place.width));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('400');
    await page.keyboard.press('Enter');
    await expect.poll(() => alphaAt(page, 0.75, 0.5), SEEN).toBe(0);

    await tabTo(page, layer(page, 'Picture'));
    await page.keyboard.press('t');
    await tabTo(page, button(page, texts.words.middle), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await tabTo(page, field(texts.words.words));
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Keys only');
    await expect.poll(() => layers(page), SEEN).toEqual(['Keys only', 'Picture']);
    await tabTo(page, layer(page, 'Picture'));
    await page.keyboard.press('Enter');

    await tabTo(page, page.locator('.action-row').filter({ hasText: removeBg.text.en.name }), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.locator('.run-button').waitFor(SEEN);
    await tabTo(page, page.locator('.run-button'));
    await page.keyboard.press('Enter');
    const steps = page.locator('.design-history li');
    await expect.poll(() => steps.count(), MADE).toBe(1);
    await flaws.look(page, 'keyboard');
    await page.keyboard.press('ControlOrMeta+z');
    await expect.poll(() => steps.count(), SEEN).toBe(0);
    await saved(page);

    await tabTo(page, button(page, texts.bar.export), 'Shift+Tab');
    await page.keyboard.press('Enter');
    await page.getByText(/^\d.*KB$/u).waitFor(SEEN);
    await tabTo(page, button(page, new RegExp(`^${texts.export.download}`, 'u')));
    await Promise.all([page.waitForEvent('download', SEEN), page.keyboard.press('Enter')]);
    await page.keyboard.press('Escape');
    await expect
      .poll(() => page.evaluate('document.activeElement?.textContent'), SEEN)
      .toContain(texts.bar.export);
  },
  TEST_MS,
);

test(
  'an area is kept over a reload; a step that failed says why, and is tried again',
  async () => {
    const { page } = visitor;
    await button(page, texts.tools.area).click();
    const paper = await page.locator('.design-paint').boundingBox();
    if (!paper) throw new Error('nothing to choose on');
    await page.mouse.move(paper.x + paper.width * 0.1, paper.y + paper.height * 0.1);
    await page.mouse.down();
    await page.mouse.move(paper.x + paper.width * 0.5, paper.y + paper.height * 0.6, { steps: 3 });
    await page.mouse.up();
    const place = async () =>
      Promise.all(
        [texts.place.x, texts.place.y, texts.place.width, texts.place.height].map((label) =>
          page.getByRole('textbox', { name: label, exact: true }).inputValue(),
        ),
      );
    const chosen = await place();
    await expect.poll(() => keptAreas(page), SEEN).toBe(1);
    await page.reload();
    await button(page, texts.tools.area).click();
    await expect.poll(place, SEEN).toEqual(chosen);
    await button(page, texts.area.clear).click();
    await expect.poll(() => keptAreas(page), SEEN).toBe(0);
    await button(page, texts.tools.select).click();

    // The stored image is damaged behind the page's back.
    await layer(page, 'Picture').click();
    const whole = fs.readFileSync(stored.file);
    fs.writeFileSync(stored.file, whole.subarray(0, whole.length / 2));
    await button(page, new RegExp(`^${aiImageUpscaler.text.en.name}`, 'u')).click();
    await page.locator('.run-button').click();
    const failed = page.locator('.design-history li[data-failed]');
    await failed.waitFor(MADE);
    await failed.getByText(en.errors.image_unreadable).waitFor(SEEN);
    await failed.getByText(texts.history.noPoints).waitFor(SEEN);
    await flaws.look(page, 'failed step');
    fs.writeFileSync(stored.file, whole);
    await failed.getByRole('button').nth(1).click();
    await expect.poll(() => failed.count(), MADE).toBe(0);
    await expect.poll(() => page.locator('.design-history li').count(), MADE).toBe(1);
    await saved(page);
  },
  TEST_MS,
);

test('no screen has a flaw, and every guarantee about points holds', async () => {
  expect(flaws.found).toEqual([]);
  await expectPromises(world);
  const { data } = await callApi<{ items: unknown[] }>(world.product.url, 'GET', '/documents?kind=design', {
    token,
  });
  expect(data.items).toHaveLength(4);
});
