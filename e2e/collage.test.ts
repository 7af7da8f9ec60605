/** The collage editor, which runs in the browser alone: from the first pictures to a file, by mouse and by keys. */

import fs from 'node:fs';
import { collageTexts } from '@inkreel/contract/messages/areas/collage.ts';
import { documentDialogTexts } from '@inkreel/contract/messages/areas/document-dialogs.ts';
import { layerTexts } from '@inkreel/contract/messages/areas/layers.ts';
import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { type Language, SITES } from '@inkreel/contract/site.ts';
import { puzzle } from '@inkreel/contract/tools/puzzle.ts';
import { sql } from 'drizzle-orm';
import type { Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { connect } from '../server/db/connect.ts';
import { callApi, registerByApi } from './support/api.ts';
import { keepSession, turnWheel, type Visitor, visit } from './support/browser.ts';
import { walkedLanguages } from './support/walked-languages.ts';
import { collectFlaws, enterSite } from './support/world.ts';

type Uploads = { items: unknown[] };
type SavedCollage = { content: { mode: string }; files: unknown[] };
/** The factor by which one turn of the wheel scales the picture in a cell. */
const ZOOM_STEP = 1.1;
const world = enterSite('intl');

/** Whether the content of the empty canvas is vertically centred; a phone's sheet covers a rim of the canvas. */
function roomAroundEmpty(): string {
  const stage = document.querySelector('.stage');
  const empty = document.querySelector('.stage-empty')?.getBoundingClientRect();
  if (!stage || !empty) return 'nothing there';
  const above = empty.top - stage.getBoundingClientRect().top + stage.scrollTop;
  const below = stage.scrollHeight - above - empty.height;
  return Math.abs(above - below) <= 20 ? 'even' : `${above} above, ${below} below`;
}

describe.each(walkedLanguages('intl', 'en'))('a collage in %s', (language: Language) => {
  const texts = collageTexts[language] as (typeof collageTexts)['en'];
  const saveTexts = saveStateTexts[language];
  const dialogTexts = documentDialogTexts[language].versions;
  const path = `${language === SITES.intl.defaultLanguage ? '' : `/${language}`}/img-tools/puzzle`;
  const { found, look: lookAt } = collectFlaws(`collage-${language}`);
  let visitor: Visitor;
  let page: Page;
  let token = '';
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
  let documentId = '';
  /** Layout of the newest collage on the server, once all its images are there. */
  const savedOnServer = async (): Promise<string | undefined> => {
    const api = <Data>(url: string) => callApi<Data>(world.product.url, 'GET', url, { token });
    const { data } = await api<{ items: { id: string }[] }>('/documents?kind=collage');
    documentId = data.items[0]?.id ?? '';
    const { content, files } = (await api<SavedCollage>(`/documents/${documentId}`)).data;
    return files.length === 4 ? content.mode : undefined;
  };
  const sizeOfPng = (bytes: Buffer) => [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];

  beforeAll(async () => {
    visitor = await visit(world.browser, world.product.url, { language });
    page = visitor.page;
  });
  afterAll(() => visitor.context.close());

  test('starts from its landing page with sample pictures', async () => {
    await page.goto(path);
    await expect.poll(() => page.locator('.landing-samples img').count()).toBe(puzzle.samples.length);
    await page.goto(`${path}/editor`);
    await page.getByText(texts.oneMore).waitFor();
    await look('empty');
    for (const width of [320, 390, 768, 1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 });
      expect([width, await page.evaluate(roomAroundEmpty)]).toEqual([width, 'even']);
    }
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.getByRole('button', { name: texts.samples }).click();
    await cells().nth(3).waitFor();
    await expect.poll(names).toEqual(['mountains.webp', 'lighthouse.webp', 'raincoat.webp', 'lantern.webp']);
    await look('layout');
  });

  test('a file that is no picture is refused by name, and the rest is accepted', async () => {
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

  test('pictures swap by dragging and by keys, and swaps can be undone', async () => {
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

  test('the wheel zooms the picture in a cell, not the canvas', async () => {
    const picture = cells().nth(1).locator('img');
    const [before, cell] = [await picture.boundingBox(), await cells().nth(1).boundingBox()];
    await turnWheel(cells().nth(1), 5);
    await expect
      .poll(async () => (await picture.boundingBox())?.width)
      .toBeCloseTo((before?.width ?? 0) * ZOOM_STEP ** 5, 0);
    await expect.poll(() => cells().nth(1).boundingBox()).toEqual(cell);
  });

  test('a text is written, moved by keys, and ordered among the pictures', async () => {
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

  test('a reload in the middle of a word reopens the collage with it', async () => {
    await page.getByRole('button', { name: layerTexts[language].text({ text: 'Ink 墨' }) }).click();
    await page.getByRole('textbox', { name: texts.words }).fill('Ink 墨 1');
    await page.reload();
    await page.getByRole('button', { name: layerTexts[language].text({ text: 'Ink 墨 1' }) }).waitFor();
    await page.locator('.layer').nth(4).waitFor();
    await page.locator('.layer img').nth(3).waitFor();
  });

  test('the file has the chosen size in pixels', async () => {
    await choose('1080');
    expect(sizeOfPng(await download())).toEqual([1080, 1080]);
    await choose(texts.modes.strip);
    await choose('JPG');
    expect((await download()).subarray(0, 3)).toEqual(Buffer.from([0xff, 0xd8, 0xff]));
    await look('strip');
  });

  test('a collage that is saved to the library is among the uploads', async () => {
    token = await registerByApi(world.product.url, `collage-${language}@example.com`);
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
    expect(data.items).toContainEqual(
      expect.objectContaining({
        name: expect.stringMatching(/^collage-.*png$/),
        content_type: 'image/png',
      }),
    );
  });

  test('the server exports the same pixels as the browser', async () => {
    await page.locator('.save-status[data-state=saved]').waitFor();
    await choose('1080');
    for (const mode of ['free', 'grid'] as const) {
      await choose(texts.modes[mode]);
      await expect.poll(savedOnServer).toBe(mode);
      const byBrowser = await download();
      const answer = await fetch(`${world.product.url}/api.v1/documents/${documentId}/export?longest=1080`, {
        headers: { authorization: `Bearer ${token}` },
      });
      expect(answer.headers.get('content-type')).toBe('image/png');
      const byServer = Buffer.from(await answer.arrayBuffer());
      const { mean, share } = await differenceOf(byBrowser, byServer);
      // Images are the same within a level or two; letters are smoothed differently, but only at their edges.
      expect(mean).toBeLessThan(0.05);
      expect(share).toBeLessThan(0.002);
    }
    await choose(texts.modes.strip);
    await expect.poll(savedOnServer).toBe('strip');
  });

  test('a collage begun before the sign-in becomes the user’s document, and opens on another device', async () => {
    const saved = (on: Page) => on.locator('.save-status[data-state=saved]').waitFor();
    await saved(page);
    const other = await visit(world.browser, world.product.url, { language });
    await keepSession(other, world.product.url, token);
    await other.page.goto(`${path}/editor`);
    await other.page.locator('.cell img').nth(3).waitFor();
    await expect
      .poll(
        async () =>
          (await callApi<Uploads>(world.product.url, 'GET', '/storage/files', { token })).data.items,
      )
      .toHaveLength(5);
    await saved(other.page);

    // A change here, then one there that builds on an older state: the user decides, and undo restores the other one.
    await page.getByRole('radio', { name: texts.modes.grid, exact: true }).check({ force: true });
    await saved(page);
    await other.page.getByRole('radio', { name: texts.modes.free, exact: true }).check({ force: true });
    await other.page.getByText(saveTexts.conflict.told).waitFor();
    await lookAt(other.page, 'conflict');
    await other.page.getByRole('button', { name: saveTexts.conflict.theirs }).click();
    await other.page.locator('.cell img').nth(3).waitFor();
    await saved(other.page);
    await other.page.keyboard.press('Control+z');
    await other.page.locator('.layer[data-kind=picture]').nth(3).waitFor();
    await saved(other.page);

    // Changes within five minutes are one version: date the previous ones back by an hour.
    const db = connect({ ...world.product.database, max: 1 });
    await db.execute(sql`update document_revisions set started_at = now() - interval '1 hour'`);
    await db.$client.end();
    await other.page.getByRole('radio', { name: texts.modes.strip, exact: true }).check({ force: true });
    await saved(other.page);
    await other.page.getByRole('button', { name: saveTexts.versions }).click();
    const versions = other.page.getByRole('dialog');
    await versions.getByText(dialogTexts.current).waitFor();
    await lookAt(other.page, 'versions');
    await versions
      .getByRole('button', { name: /Restore|恢复/ })
      .first()
      .click();
    await other.page.getByText(dialogTexts.restored).first().waitFor();
    await other.page.locator('.layer[data-kind=picture]').nth(3).waitFor();
    await saved(other.page);
    await other.context.setOffline(true);
    await other.page.getByRole('radio', { name: texts.modes.grid, exact: true }).check({ force: true });
    await other.page.locator('.save-status[data-state=offline]').waitFor();
    await other.context.setOffline(false);
    await saved(other.page);

    // Two tabs work offline and are left. One save arrives, at the latest now; the tab of the other one asks what to do.
    const tab = await other.context.newPage();
    await tab.goto(`${path}/editor`);
    await tab.locator('.cell img').nth(3).waitFor();
    await saved(tab);
    await other.context.setOffline(true);
    const tabs = [
      { on: other.page, mode: texts.modes.free },
      { on: tab, mode: texts.modes.strip },
    ];
    for (const { on, mode } of tabs) {
      await on.getByRole('radio', { name: mode, exact: true }).check({ force: true });
      await on.locator('.save-status[data-state=offline]').waitFor();
      await on.goto('about:blank');
    }
    await other.context.setOffline(false);
    for (const { on, mode } of tabs) {
      await on.goto(`${path}/editor`);
      await on.locator('.save-status:is([data-state=saved], [data-state=conflict])').waitFor();
      expect(await on.getByRole('radio', { name: mode, exact: true }).isChecked()).toBe(true);
    }
    const asked = [];
    for (const tab of tabs)
      if ((await tab.on.locator('.save-status[data-state=conflict]').count()) > 0) asked.push(tab);
    expect(asked).toHaveLength(1);
    for (const { on, mode } of asked) {
      await on.getByRole('button', { name: saveTexts.conflict.theirs }).click();
      const [other] = tabs.filter((each) => each.mode !== mode);
      const theirs = on.getByRole('radio', { name: other?.mode ?? '', exact: true });
      await expect.poll(() => theirs.isChecked()).toBe(true);
    }
    await other.page.reload();
    await saved(other.page);
    await other.page.getByRole('radio', { name: texts.modes.grid, exact: true }).check({ force: true });
    await saved(other.page);
    await other.context.close();
    await page.reload();
    await cells().nth(3).waitFor();
    await expect
      .poll(() => page.getByRole('radio', { name: texts.modes.grid, exact: true }).isChecked())
      .toBe(true);
  });

  test('fits a phone', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.reload();
    await cells().first().waitFor();
    await look('phone');
  });

  test('no step had a layout fault, and no script failed', () => {
    expect(found).toEqual([]);
    expect(visitor.problems).toEqual([]);
  });
});

/**
 * Difference of two pictures of one size: mean levels of a channel, and the share of channels that differ by more
 * than 8.
 */
async function differenceOf(one: Buffer, other: Buffer): Promise<{ mean: number; share: number }> {
  const [a, b] = await Promise.all(
    [one, other].map((bytes) => sharp(bytes).ensureAlpha().raw().toBuffer({ resolveWithObject: true })),
  );
  if (!a || !b) throw new Error('no pictures');
  expect([b.info.width, b.info.height]).toEqual([a.info.width, a.info.height]);
  let sum = 0;
  let far = 0;
  for (let at = 0; at < a.data.length; at += 1) {
    const difference = Math.abs((a.data[at] ?? 0) - (b.data[at] ?? 0));
    sum += difference;
    if (difference > 8) far += 1;
  }
  return { mean: sum / a.data.length, share: far / a.data.length };
}
