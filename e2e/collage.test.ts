/** The collage editor, which runs in the browser alone: from the first pictures to a file, by mouse and by keys. */
import fs from 'node:fs';
import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import { type Language, SITES } from '@inkreel/contract/site.ts';
import { puzzle } from '@inkreel/contract/tools/puzzle.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callApi, registerByApi } from './support/api.ts';
import { keepSession, turnWheel, type Visitor, visit } from './support/browser.ts';
import { collectFlaws, startWorld } from './support/world.ts';

/** What one turn of the wheel makes of the picture in a cell. */
const ZOOM_STEP = 1.1;
const world = startWorld(() => ({}));

describe.each(SITES.intl.languages)('a collage in %s', (language: Language) => {
  const texts = collageTexts[language] as (typeof collageTexts)['en'];
  const path = `${language === SITES.intl.defaultLanguage ? '' : `/${language}`}/img-tools/puzzle`;
  const { found, look: lookAt } = collectFlaws(`collage-${language}`);
  let visitor: Visitor;
  let page: Page;
  const look = (step: string) => lookAt(page, step);
  const cells = () => page.locator('.cell');
  const names = () =>
    cells().evaluateAll((all) =>
      all.map((cell) => cell.getAttribute('aria-label')?.split(/[:：]/)[1]?.trim()),
    );
  const choose = (choice: string) =>
    page.getByRole('radio', { name: choice, exact: true }).check({ force: true });
  const download = async (): Promise<Buffer> => {
    const waiting = page.waitForEvent('download');
    await page.getByRole('button', { name: puzzle.text[language].verb }).click();
    return fs.readFileSync(await (await waiting).path());
  };
  const sizeOfPng = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

  beforeAll(async () => {
    visitor = await visit(world.browser, world.product.url, { language });
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());

  test('begins with sample pictures, from its landing page', async () => {
    await page.goto(path);
    await expect.poll(() => page.locator('.landing-samples img').count()).toBe(puzzle.samples.length);
    await page.goto(`${path}/editor`);
    await page.getByText(texts.oneMore).waitFor();
    await look('empty');
    await page.getByRole('button', { name: texts.samples }).click();
    await cells().nth(3).waitFor();
    await expect.poll(names).toEqual(['mountains.webp', 'lighthouse.webp', 'raincoat.webp', 'lantern.webp']);
    await look('layout');
  });

  test('what is no picture is refused with its name, and the rest is taken', async () => {
    await page.setInputFiles('[data-testid=collage-files]', [
      { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('only words') },
      {
        name: 'cut.png',
        mimeType: 'image/png',
        buffer: Buffer.from('\x89PNG\r\n\x1a\n and no more', 'latin1'),
      },
    ]);
    for (const text of [texts.failures.type, texts.failures.unreadable])
      await page.getByText(text, { exact: true }).waitFor();
    await page.getByText(texts.failures.help.type({ name: 'notes.jpg' })).waitFor();
    await page.getByText(texts.failures.help.unreadable({ name: 'cut.png' })).waitFor();
    expect(await cells().count()).toBe(4);
  });

  test('pictures swap by dragging and by keys, and undo goes back', async () => {
    await cells().nth(0).dragTo(cells().nth(3));
    await expect.poll(async () => (await names())[0]).toBe('lantern.webp');
    await cells().nth(0).focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect.poll(async () => (await names()).slice(0, 2)).toEqual(['lighthouse.webp', 'lantern.webp']);
    await cells().nth(0).focus();
    await page.keyboard.press('Alt+ArrowDown');
    await expect.poll(async () => (await names())[0]).toBe('raincoat.webp');
    for (let step = 0; step < 3; step += 1) await page.keyboard.press('Control+z');
    await expect.poll(async () => (await names())[0]).toBe('mountains.webp');
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(async () => (await names())[0]).toBe('lantern.webp');
  });

  test('the wheel zooms in a cell and not the stage', async () => {
    const picture = cells().nth(1).locator('img');
    const [before, cell] = [await picture.boundingBox(), await cells().nth(1).boundingBox()];
    await turnWheel(cells().nth(1), 5);
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeCloseTo((before?.width ?? 0) * ZOOM_STEP ** 5, 0);
    await expect.poll(() => cells().nth(1).boundingBox()).toEqual(cell);
  });

  test('a text is written, moved by keys, and is free to lie anywhere with the pictures', async () => {
    await page.getByRole('button', { name: texts.addText }).click();
    await page.getByRole('textbox', { name: texts.words }).fill('Ink 墨');
    const text = page.getByRole('button', { name: layerTexts[language].text({ text: 'Ink 墨' }) });
    const before = await text.boundingBox();
    await text.focus();
    await page.keyboard.press('Shift+ArrowDown');
    await expect.poll(async () => (await text.boundingBox())?.y).toBeGreaterThan(before?.y ?? 0);
    await page.keyboard.press('Control+d');
    await expect.poll(() => page.locator('.layer').count()).toBe(2);
    await page.keyboard.press('Delete');
    await expect.poll(() => page.locator('.layer').count()).toBe(1);
    await choose(texts.modes.free);
    await page.locator('.layer[data-kind=picture]').nth(3).waitFor();
    await look('free');
  });

  test('it is saved as it goes and opens where it was', async () => {
    // Saved a moment after the last change.
    await expect.poll(() => page.evaluate(savedMode)).toBe('free');
    await page.reload();
    await page.locator('.layer').nth(4).waitFor();
    await page.locator('.layer img').nth(3).waitFor();
  });

  test('the file has the pixels that were chosen', async () => {
    await choose('1080');
    expect(sizeOfPng(await download())).toEqual([1080, 1080]);
    await choose(texts.modes.strip);
    await choose('JPG');
    expect((await download()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    await look('strip');
  });

  test('kept, it is among the uploads', async () => {
    const token = await registerByApi(world.product.url, `collage-${language}@example.com`);
    await keepSession(visitor, world.product.url, token);
    await page.reload();
    await page.getByRole('button', { name: texts.keep, exact: true }).click();
    await page.getByText(texts.kept).first().waitFor();
    const { data } = await callApi<{ items: { name: string; content_type: string }[] }>(
      world.product.url,
      'GET',
      '/storage/files',
      { token },
    );
    expect(data.items).toMatchObject([
      { name: expect.stringMatching(/^collage-.*png$/), content_type: 'image/png' },
    ]);
  });

  test('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await cells().first().waitFor();
    await look('phone');
  });

  test('no step had a flaw, and no script failed', () => {
    expect(found).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});

/** Runs in the page: the arrangement of the collage that the browser keeps. */
function savedMode(): Promise<string | undefined> {
  return new Promise((resolve) => {
    const opening = indexedDB.open('inkreel-collage');
    opening.onsuccess = () => {
      const database = opening.result;
      const asked = database.transaction('documents').objectStore('documents').getAll();
      asked.onsuccess = () => {
        database.close();
        resolve((asked.result[0] as { mode?: string } | undefined)?.mode);
      };
    };
  });
}
