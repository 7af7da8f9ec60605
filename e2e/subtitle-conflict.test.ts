/**
 * Subtitle projects: two browsers change the same one, one is renamed and deleted, lines are edited by keys,
 * text that was just typed survives a reload, and another video starts another project immediately.
 */

import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { documentDialogTexts } from '@inkreel/contract/messages/areas/document-dialogs.ts';
import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { shortcutTexts } from '@inkreel/contract/messages/areas/shortcuts.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { greyFilm } from '../server/media/testing/real-media.ts';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { subtitleTextsIn } from './support/subtitle-editor.ts';
import { enterSite } from './support/world.ts';

/** Long enough for a busy machine: a wait ends as soon as its condition holds. */
const SEEN = { timeout: 120_000 };
const TEST_MS = 480_000;
const SRT = '1\n00:00:00,200 --> 00:00:01,200\nFive in the morning\n';
const texts = subtitleTextsIn('en');
const saveTexts = saveStateTexts.en;
const world = enterSite('intl');
const studio = studioOf('intl', 'en', 7);
let visitors: Visitor[];
let token: string;

beforeAll(async () => {
  const { url } = world.product;
  token = await registerByIdentity(url, studio, 'intl');
  visitors = await Promise.all([1, 2].map(() => visit(world.browser, url, { language: 'en' })));
  for (const visitor of visitors) await keepSession(visitor, url, token);
});
afterAll(() => Promise.all(visitors.map(({ context }) => context.close())));

const open = (page: Page) => page.goto(studio.path('/video-tools/translate-subtitle/editor'));
const words = (page: Page) => page.locator('.cue .cue-text').first();
const firstLine = (page: Page) =>
  words(page).evaluate((cell) => cell.querySelector('textarea')?.value ?? cell.textContent ?? '');
const shows = (page: Page, text: string) => expect.poll(() => firstLine(page), SEEN).toBe(text);
const state = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor(SEEN);
const type = async (page: Page, text: string) => {
  await words(page).click();
  await page.getByRole('textbox', { name: texts.textOf.text({ at: 1 }), exact: true }).fill(text);
  await page.keyboard.press('Escape');
};
/** Acts and waits until the server has saved the change. */
const saving = async (page: Page, work: () => Promise<unknown>) => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok(), SEEN);
  await work();
  await saved;
};
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'the second to save gets a choice of both versions, and undo restores the replaced one',
  async () => {
    const [one, two] = visitors.map(({ page }) => page) as [Page, Page];
    await open(one);
    await one.setInputFiles('[data-testid=subtitle-file]', {
      name: 'street.srt',
      mimeType: 'text/plain',
      buffer: Buffer.from(SRT),
    });
    await shows(one, 'Five in the morning');
    await state(one, saveTexts.saving.saved);
    await open(two);
    await shows(two, 'Five in the morning');

    await saving(one, () => type(one, 'Six in the morning'));
    await type(two, 'Seven in the morning');
    await state(two, saveTexts.conflict.told);
    await saving(two, () => choose(two, saveTexts.conflict.mine));

    await type(one, 'Eight in the morning');
    await state(one, saveTexts.conflict.told);
    await choose(one, saveTexts.conflict.theirs);
    await shows(one, 'Seven in the morning');
    await saving(one, () => one.keyboard.press('Control+z'));
    await shows(one, 'Eight in the morning');
    await two.reload();
    await shows(two, 'Eight in the morning');
    for (const { problems } of visitors) expect(problems).toEqual([]);
  },
  TEST_MS,
);

const THREE =
  '1\n00:00:00,000 --> 00:00:01,000\nOne\n\n2\n00:00:01,000 --> 00:00:02,000\nTwo words\n\n3\n00:00:02,000 --> 00:00:03,000\nThree\n';

test(
  'a project is renamed and deleted, the next one is another, and its lines are edited by keys alone',
  async () => {
    const [{ page, problems }] = visitors as [Visitor];
    const { list } = documentDialogTexts.en;
    const listed = async () => {
      await page.getByRole('button', { name: texts.openProjects, exact: true }).click();
      const row = page.locator('.document-rows li[data-open="true"]');
      await row.waitFor(SEEN);
      return row;
    };
    await open(page);
    await shows(page, 'Eight in the morning');
    const first = await listed();
    const name = await first.locator('b > span').first().innerText();
    await first.getByRole('button', { name: list.rename({ name }), exact: true }).click();
    await page.getByRole('textbox', { name: list.name, exact: true }).fill('Morning');
    await page.keyboard.press('Enter');
    const renamed = page.locator('.document-rows li', { hasText: 'Morning' });
    await renamed.getByRole('button', { name: list.remove({ name: 'Morning' }), exact: true }).click();
    await page.getByRole('status').getByRole('button', { name: en.pictures.verbs.undo, exact: true }).click();
    await renamed.getByRole('button', { name: list.remove({ name: 'Morning' }), exact: true }).click();
    await expect.poll(() => page.locator('.document-rows li').count(), SEEN).toBe(0);
    await page.keyboard.press('Escape');
    // The editor has released it: opening now creates another project.
    await expect.poll(() => page.locator('.cue').count(), SEEN).toBe(0);
    await page.setInputFiles('[data-testid=subtitle-file]', {
      name: 'three.srt',
      mimeType: 'text/plain',
      buffer: Buffer.from(THREE),
    });
    await shows(page, 'One');

    const all = () =>
      page
        .locator('.cue .cue-text')
        .evaluateAll((cells) =>
          cells.map((cell) => cell.querySelector('textarea')?.value ?? cell.textContent),
        );
    const field = (at: number) =>
      page.getByRole('textbox', { name: texts.textOf.text({ at }), exact: true }).waitFor(SEEN);
    await words(page).click();
    await field(1);
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowDown');
    await field(2);
    for (let at = 0; at < 6; at += 1) await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Control+Enter');
    await expect.poll(all, SEEN).toEqual(['One', 'Two', 'words', 'Three']);
    await page.keyboard.press('Escape');
    await page.keyboard.press('Delete');
    await expect.poll(all, SEEN).toEqual(['One', 'Two', 'Three']);
    await page.keyboard.press('Enter');
    await field(3);
    await page.keyboard.press('Tab');
    await page.keyboard.type('Drei');
    await page.keyboard.press('Shift+Tab');
    await page.keyboard.type('!');
    await page.keyboard.press('Escape');
    await expect.poll(all, SEEN).toEqual(['One', 'Two', 'Three!']);
    expect(await page.locator('.cue .cue-translation').last().innerText()).toBe('Drei');
    await page.keyboard.press('?');
    await page.getByText(shortcutTexts.en.lineKeys.merge[1] ?? '', { exact: true }).waitFor(SEEN);
    expect(problems).toEqual([]);
  },
  TEST_MS,
);

test(
  'a letter typed just before leaving the page is there when the project is reopened',
  async () => {
    const [{ page }] = visitors as [Visitor];
    await open(page);
    const before = await firstLine(page);
    await words(page).click();
    await page.getByRole('textbox', { name: texts.textOf.text({ at: 1 }), exact: true }).press('End');
    const left = page.waitForEvent('load', SEEN);
    await page.evaluate(() => {
      document.execCommand('insertText', false, ' more');
      location.reload();
    });
    await left;
    await shows(page, `${before} more`);
  },
  TEST_MS,
);

test(
  'lines that are added while another video is uploaded belong to that video',
  async () => {
    const [{ page, problems }] = visitors as [Visitor];
    const before = await firstLine(page);
    const film = await greyFilm({ width: 320, height: 180, framesPerSecond: 25, frames: 50, luma: () => 70 });
    const bring = (name: string) =>
      page
        .getByRole('group', { name: texts.video, exact: true })
        .locator('input[type=file]')
        .setInputFiles({ name, mimeType: 'video/mp4', buffer: Buffer.from(film) });
    const addLine = (text: string) =>
      page.setInputFiles('[data-testid=subtitle-file]', {
        name: 'line.srt',
        mimeType: 'text/plain',
        buffer: Buffer.from(`1\n00:00:00,000 --> 00:00:01,000\n${text}\n`),
      });
    const clip = page.locator('.clip-slip');
    const noLines = () => expect.poll(() => page.locator('.cue').count(), SEEN).toBe(0);
    await bring('first.mp4');
    await clip.getByText('first.mp4').waitFor(SEEN);
    await shows(page, before);

    let arrive: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      arrive = resolve;
    });
    const uploads = /\/storage\/upload\/(?!token)/;
    await page.route(uploads, (route) => held.then(() => route.continue()));
    await choose(page, texts.replace);
    await bring('second.mp4');
    await noLines();
    await choose(page, uploadTexts.en.state.cancel({ name: 'second.mp4' }));
    await shows(page, before);
    await clip.getByText('first.mp4').waitFor(SEEN);

    await choose(page, texts.replace);
    await bring('second.mp4');
    await noLines();
    await addLine('Of the second');
    await shows(page, 'Of the second');
    arrive();
    await clip.getByText('second.mp4').waitFor(SEEN);
    expect(await page.locator('.cue').count()).toBe(1);
    await state(page, saveTexts.saving.saved);
    await page.getByRole('button', { name: texts.openProjects, exact: true }).click();
    await page.locator('.document-rows a').first().click();
    await shows(page, before);
    await clip.getByText('first.mp4').waitFor(SEEN);
    await page.unroute(uploads);
    expect(problems).toEqual([]);
  },
  TEST_MS,
);

test(
  'a file chosen while the project is still opening belongs to the project',
  async () => {
    const { context, page, problems } = await visit(world.browser, world.product.url, { language: 'en' });
    const other = await registerByIdentity(world.product.url, studioOf('intl', 'en', 8), 'intl');
    await keepSession({ context, page, problems }, world.product.url, other);
    let arrive = () => undefined as void;
    const held = new Promise<void>((done) => (arrive = done));
    const documents = '**/api.v1/documents?**';
    await page.route(documents, (route) => held.then(() => route.continue()));
    const asked = page.waitForRequest(documents, SEEN);
    await open(page);
    await asked;
    await page.setInputFiles('[data-testid=subtitle-file]', {
      name: 'morning.srt',
      mimeType: 'text/plain',
      buffer: Buffer.from(SRT),
    });
    await shows(page, 'Five in the morning');
    arrive();
    await state(page, saveTexts.saving.saved);
    await shows(page, 'Five in the morning');
    await page.reload();
    await shows(page, 'Five in the morning');
    expect(problems).toEqual([]);
    await context.close();
  },
  TEST_MS,
);

test(
  'a session that ends in the middle of the work is reported, and the work stays',
  async () => {
    const [{ page }] = visitors as [Visitor];
    await open(page);
    await words(page).click(SEEN);
    const line = page.getByRole('textbox', { name: texts.textOf.text({ at: 1 }), exact: true });
    await line.waitFor(SEEN);
    await callApi(world.product.url, 'POST', '/passport/logout', { token });
    // Without Escape, which might close the dialog.
    await line.fill('Nobody is signed in');
    await page.getByRole('dialog').getByText(accountTexts.en.ended, { exact: true }).waitFor(SEEN);
    await shows(page, 'Nobody is signed in');
  },
  TEST_MS,
);
