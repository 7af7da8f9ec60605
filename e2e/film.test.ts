/**
 * A film from a storyboard: split, trim, a title and undo by keys, a reload that keeps it, a line that changed in the
 * story, a tool on a clip, the export in the browser and on the server, and what a browser without an encoder is told;
 * watched and cut on a phone; in one language and variant of the product, by the seed.
 */

import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmActionTexts } from '@inkreel/contract/messages/areas/film-actions.ts';
import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { aiImageUpscaler } from '@inkreel/contract/tools/ai-image-upscaler.ts';
import { clipActions } from '@inkreel/contract/tools/image-actions.ts';
import type { Locator, Page } from 'playwright-core';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEED } from '../server/testing/rounds.ts';
import { CATALOGUE } from '../web/catalogue.static.ts';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit, visitWithProfile } from './support/browser.ts';
import { processesNaming } from './support/processes.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { collectFlaws, enterSite, expectPromises } from './support/world.ts';

/** Long enough for a busy machine: a wait ends as soon as its condition holds. */
const SEEN = { timeout: 60_000 };
const EXPORTED = { timeout: 240_000 };
const TEST_MS = 500_000;
/** Sites and languages, of which one is walked; `SEED` repeats a run. */
const WALKS = [
  ['intl', 'en'],
  ['intl', 'zh'],
  ['cn', 'zh'],
] as const;
const [SITE, LANGUAGE] = WALKS[SEED % WALKS.length] as (typeof WALKS)[number];
/** Tools that fit a still image. */
const ACTIONS = clipActions(CATALOGUE, SITE, 'image').length;
const texts = filmTexts[LANGUAGE] as (typeof filmTexts)['en'];
const saveTexts = saveStateTexts[LANGUAGE] as (typeof saveStateTexts)['en'];
const storyPage = storyTexts[LANGUAGE] as (typeof storyTexts)['en'];
const world = enterSite(SITE);
const studio = studioOf(SITE, LANGUAGE, 8);
const flaws = collectFlaws('film');
let visitor: Visitor;
let token: string;
let story: string;

const PARTS = [
  { id: 'head', kind: 'head', parent: null, index: 'a0', ratio: '16:9' },
  { id: 'scene', kind: 'scene', parent: null, index: 'a1', heading: 'EXT. BEACH - NIGHT' },
  { id: 'one', kind: 'shot', parent: 'scene', index: 'a0', text: 'The sea.', seconds: 1 },
  { id: 'line', kind: 'line', parent: 'scene', index: 'a1', type: 'speech', text: 'Too early.', shot: 'one' },
  { id: 'two', kind: 'shot', parent: 'scene', index: 'a2', text: 'A boat.', seconds: 1 },
];

beforeAll(async () => {
  const { url } = world.product;
  token = await registerByIdentity(url, studio, SITE);
  const body = { kind: 'story', name: 'The moon', schema: storyKind.version, content: { parts: PARTS } };
  story = (await callApi<{ id: string }>(url, 'POST', '/documents', { token, body })).data.id;
  visitor = await visit(world.browser, url, { language: LANGUAGE });
  await keepSession(visitor, url, token);
});
afterAll(() => visitor.context.close());

/** A PNG of noise. */
const noise = () => {
  const kind = { type: 'gaussian' as const, mean: 128, sigma: 40 };
  return sharp({ create: { width: 160, height: 90, channels: 3, background: '#000', noise: kind } })
    .png()
    .toBuffer();
};
const clips = (page: Page, kind: string) => page.locator(`.film-timeline .film-clip[data-kind="${kind}"]`);
const body = (page: Page, kind: string, at: number) => clips(page, kind).nth(at).locator('.film-clip-body');
const counts = (page: Page, kind: string) => expect.poll(() => clips(page, kind).count(), SEEN);
const lengths = async (page: Page) => {
  const labels = await clips(page, 'cover')
    .locator('.film-clip-body')
    .evaluateAll((all) => all.map((each) => each.getAttribute('aria-label') ?? ''));
  return labels.map((label) => /(\d:[\d.]+)\D+(\d:[\d.]+)/u.exec(label)?.slice(1).join(' '));
};
/** Stands for a time in a text. */
const TIME = '12';
/** A text with any time in its place. */
const phrase = (text: string) =>
  new RegExp(`^${text.replace(TIME, '[\\d:.]+').replaceAll('\u00a0', ' ')}$`, 'u');
const isFocused = (target: Locator) => target.evaluate((element) => element === document.activeElement);
/** More than the page has places for the focus. */
const STOPS = 250;
/** Goes to it with the tab key, and presses it. */
async function press(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < STOPS && !(await isFocused(target)); stop += 1) await page.keyboard.press('Tab');
  expect(await isFocused(target)).toBe(true);
  await page.keyboard.press('Enter');
}
/** Kills a process that may be ending already. */
function end(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended.
  }
}
const saved = (page: Page) => page.getByText(saveTexts.saving.saved, { exact: true }).waitFor(SEEN);
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

test(
  `a storyboard becomes a film that is cut by keys, and a reload keeps it (seed ${SEED})`,
  async () => {
    const { page } = visitor;
    await page.goto(studio.path(`/story/script?id=${story}&view=storyboard`));
    await button(page, storyPage.bar.film).first().click();
    await page.waitForURL(/video-editor/u, SEEN);
    await counts(page, 'cover').toBe(2);
    await counts(page, 'caption').toBe(1);
    await counts(page, 'title').toBe(1);
    await flaws.look(page, 'editor');
    expect(await lengths(page)).toEqual(['0:00.0 0:01.0', '0:01.0 0:01.0']);

    await body(page, 'cover', 0).focus();
    await page.keyboard.press('Enter');
    for (let frame = 0; frame < 12; frame += 1) await page.keyboard.press('.');
    await page.keyboard.press('b');
    await counts(page, 'cover').toBe(3);
    await page.keyboard.press('Shift+Delete');
    await expect.poll(() => lengths(page), SEEN).toEqual(['0:00.0 0:00.5', '0:00.5 0:01.0']);
    await page.keyboard.press('Control+z');
    await counts(page, 'cover').toBe(3);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(() => lengths(page), SEEN).toEqual(['0:00.0 0:00.5', '0:00.5 0:01.0']);

    await page.keyboard.press('Home');
    await page.getByRole('tab', { name: texts.rail.titles }).click();
    await button(page, texts.titles.add).click();
    await counts(page, 'title').toBe(2);
    await page.getByRole('textbox', { name: texts.properties.text }).fill('The moon');
    await flaws.look(page, 'title');
    await saved(page);
    await page.reload();
    await counts(page, 'title').toBe(2);
    expect(await lengths(page)).toEqual(['0:00.0 0:00.5', '0:00.5 0:01.0']);
    await button(page, texts.list.view).click();
    await page.getByRole('rowheader', { name: 'The moon' }).waitFor(SEEN);
    await flaws.look(page, 'list');
    await button(page, texts.list.timeline).click();
  },
  TEST_MS,
);

test(
  'captions are edited in the table of the subtitle editor, and a mark is named',
  async () => {
    const { page } = visitor;
    await page.getByRole('tab', { name: texts.rail.captions }).click();
    await button(page, texts.captions.voices).click();
    await page.getByText(texts.captions.allThere).waitFor(SEEN);
    await button(page, texts.captions.table).click();
    const table = page.getByRole('region', { name: texts.captions.list });
    await table.locator('.cue-text').first().click();
    await page.keyboard.press('End');
    await page.keyboard.type(' Or not.');
    await flaws.look(page, 'caption table');
    await button(page, texts.captions.closeTable).click();
    await page.locator('.film-clip[data-kind="caption"]').getByText('Too early. Or not.').waitFor(SEEN);
    await page.keyboard.press('Control+z');
    await page
      .locator('.film-clip[data-kind="caption"]')
      .getByText('Too early.', { exact: true })
      .waitFor(SEEN);

    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    await page.getByRole('textbox', { name: phrase(texts.marks.nameAt({ at: TIME })) }).fill('Turn');
    await page
      .getByRole('button', { name: phrase(texts.marks.flag({ name: 'Turn', at: TIME })) })
      .waitFor(SEEN);
    await button(page, texts.marks.remove({ name: 'Turn' })).click();
    await page
      .getByRole('button', { name: phrase(texts.marks.flag({ name: 'Turn', at: TIME })) })
      .waitFor({ state: 'detached', ...SEEN });
  },
  TEST_MS,
);

test(
  'a clip is trimmed by its grip and holds to the playhead, in one step of undo',
  async () => {
    const { page } = visitor;
    await page.keyboard.press('Home');
    for (let frame = 0; frame < 24; frame += 1) await page.keyboard.press('.');
    await body(page, 'cover', 1).click();
    const grip = clips(page, 'cover').nth(1).locator('.film-grip[data-end="end"]');
    const [from, playhead] = [await grip.boundingBox(), await page.locator('.film-playhead').boundingBox()];
    if (!from || !playhead) throw new Error('the timeline is not on the page');
    const y = from.y + from.height / 2;
    await page.mouse.move(from.x + from.width / 2, y);
    await page.mouse.down();
    // A few pixels beside it: the edge holds to the playhead all the same.
    await page.mouse.move(playhead.x - 3, y, { steps: 6 });
    await page.locator('.film-guide').getByText(texts.guides.playhead).waitFor(SEEN);
    await page.mouse.up();
    await expect.poll(() => lengths(page), SEEN).toEqual(['0:00.0 0:00.5', '0:00.5 0:00.5']);
    await page.keyboard.press('Control+z');
    await expect.poll(() => lengths(page), SEEN).toEqual(['0:00.0 0:00.5', '0:00.5 0:01.0']);
  },
  TEST_MS,
);

test(
  'a line that changed in the story is offered beside the caption, and replaced on request',
  async () => {
    const { page } = visitor;
    const { url } = world.product;
    const read = await callApi<{ revision: number }>(url, 'GET', `/documents/${story}`, { token });
    const change = { id: 'line', set: { text: 'Too late.' } };
    await callApi(url, 'POST', `/documents/${story}/saves`, {
      token,
      body: {
        schema: storyKind.version,
        save: 'a-save-of-the-test',
        writer: 'a-page-of-the-test',
        base: read.data.revision,
        changes: [change],
      },
    });
    await page.getByText(texts.tools.stale({ count: 1 })).click(SEEN);
    const offer = page.getByRole('region', { name: texts.stale.title({ name: 'Too early.' }) });
    await offer.getByText('Too late.').waitFor(SEEN);
    await flaws.look(page, 'stale');
    await button(page, texts.stale.replace).click();
    await offer.waitFor({ state: 'detached', ...SEEN });
    await page.locator('.film-clip[data-kind="caption"]').getByText('Too late.').waitFor(SEEN);
  },
  TEST_MS,
);

test(
  'a tool changes what a clip shows; the clip keeps its place, undo shows it as it was placed, and a reload loses nothing',
  async () => {
    const { page } = visitor;
    const actions = filmActionTexts[LANGUAGE] as (typeof filmActionTexts)['en'];
    await page.keyboard.press('End');
    await page.getByRole('tab', { name: texts.rail.media }).click();
    await page.getByRole('tab', { name: texts.media.uploads }).click();
    const picture = { name: 'sea.png', mimeType: 'image/png', buffer: await noise() };
    await page.locator('.film-side input[type="file"]').setInputFiles(picture);
    await counts(page, 'image').toBe(1);
    await saved(page);
    const placed = await body(page, 'image', 0).getAttribute('aria-label');
    await button(page, actions.all({ count: ACTIONS })).click(SEEN);
    await page
      .getByRole('button', { name: new RegExp(`^${aiImageUpscaler.text[LANGUAGE].name}`, 'u') })
      .click();
    const run = page.locator('.film-actions .run-button');
    await run.waitFor(SEEN);
    await flaws.look(page, 'actions');
    await run.click();
    const versions = page.getByRole('region', { name: actions.versions }).getByRole('button');
    await expect.poll(() => versions.count(), EXPORTED).toBe(2);
    const shown = () =>
      versions.evaluateAll((all) => all.map((each) => each.getAttribute('aria-pressed') === 'true'));
    await expect.poll(shown, SEEN).toEqual([false, true]);
    expect(await body(page, 'image', 0).getAttribute('aria-label')).toBe(placed);
    await flaws.look(page, 'versions');
    await page.keyboard.press('Control+z');
    await expect.poll(shown, SEEN).toEqual([true, false]);
    await page.keyboard.press('Control+Shift+z');
    await expect.poll(shown, SEEN).toEqual([false, true]);
    await saved(page);
    await page.reload();
    await body(page, 'image', 0).click(SEEN);
    await expect.poll(shown, SEEN).toEqual([false, true]);
    await page.keyboard.press('Delete');
    await counts(page, 'image').toBe(0);
  },
  TEST_MS,
);

test(
  'a title is added, picked and removed, and the export opened and closed, with the keyboard alone',
  async () => {
    const { page } = visitor;
    const titles = await clips(page, 'title').count();
    await press(page, page.getByRole('tab', { name: texts.rail.titles }));
    await press(page, button(page, texts.titles.add));
    await counts(page, 'title').toBe(titles + 1);
    await press(page, body(page, 'title', 0));
    await expect.poll(() => body(page, 'title', 0).getAttribute('aria-pressed'), SEEN).toBe('true');
    await page.keyboard.press('Delete');
    await counts(page, 'title').toBe(titles);
    // The film is as before.
    for (const count of [titles + 1, titles]) {
      await page.keyboard.press('Control+z');
      await counts(page, 'title').toBe(count);
    }
    await press(page, button(page, texts.bar.export).first());
    await page.getByRole('dialog').waitFor(SEEN);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached', ...SEEN });
    await expect.poll(() => isFocused(button(page, texts.bar.export).first()), SEEN).toBe(true);
    await saved(page);
  },
  TEST_MS,
);

test(
  'an export in the browser asks after a reload, begins again, can be cancelled, and plays',
  async () => {
    const { page } = visitor;
    await button(page, texts.bar.export).click();
    await page.getByRole('radio', { name: 'WebM' }).check({ force: true, ...SEEN });
    const size = (name: RegExp) => page.getByRole('radio', { name }).check({ force: true });
    // Takes long enough to be cancelled.
    await size(/^4K/u);
    await flaws.look(page, 'export');
    const start = page.getByRole('button', { name: texts.exporting.start }).last();
    await start.click(SEEN);
    await button(page, texts.exporting.stop).waitFor(SEEN);
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await page.getByText(texts.exporting.interrupted).waitFor(SEEN);
    await flaws.look(page, 'interrupted');
    await page.getByRole('button', { name: texts.exporting.beginAgain }).click();
    await button(page, texts.exporting.stop).click(SEEN);
    await page.getByText(texts.exporting.cancelled).waitFor(SEEN);
    await page.getByRole('radio', { name: 'WebM' }).check({ force: true });
    await page.getByRole('radio', { name: '30', exact: true }).check({ force: true });
    await size(/^720p/u);
    await start.click(SEEN);
    await page.getByText(texts.exporting.framesOf({ at: 150, of: 150 })).waitFor(EXPORTED);
    await flaws.look(page, 'exported');
    const video = page.locator('.film-export video');
    const facts = () =>
      video.evaluate((element) => {
        const { videoWidth, videoHeight, duration } = element as HTMLVideoElement;
        return [videoWidth, videoHeight, Math.round(duration)];
      });
    await expect.poll(facts, SEEN).toEqual([1280, 720, 5]);
    await video.evaluate((element) => (element as HTMLVideoElement).play());
    const time = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
    await expect.poll(time, SEEN).toBeGreaterThan(0.5);
    const said = await video.evaluate(async (element) => {
      const file = await fetch((element as HTMLVideoElement).src);
      return /<x:xmpmeta.*<\/x:xmpmeta>/u.exec(await file.text())?.[0];
    });
    expect(said).toContain('digitalsourcetype/composite');
    await button(page, texts.exporting.close).click();
  },
  TEST_MS,
);

test(
  'a browser that is killed loses no edit, and asks about the export that it was at',
  async () => {
    const address = visitor.page.url();
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-profile-'));
    const open = async () => {
      const opened = await visitWithProfile(folder, world.product.url, { language: LANGUAGE });
      await keepSession(opened, world.product.url, token);
      await opened.page.goto(address);
      await counts(opened.page, 'title').toBe(2);
      return opened;
    };
    const kill = async ({ context }: Visitor) => {
      const closed = new Promise((resolve) => context.once('close', resolve));
      for (const { pid } of processesNaming(folder)) end(pid);
      await closed;
    };
    const flags = (page: Page) => expect.poll(() => page.locator('.film-mark').count(), SEEN);
    try {
      let killed = await open();
      const marks = await killed.page.locator('.film-mark').count();
      // The server does not get it from this page.
      await killed.context.setOffline(true);
      await killed.page.keyboard.press('m');
      await flags(killed.page).toBe(marks + 1);
      await killed.page.getByText(saveTexts.saving.offline, { exact: true }).waitFor(SEEN);
      await kill(killed);

      killed = await open();
      await flags(killed.page).toBe(marks + 1);
      await saved(killed.page);
      await button(killed.page, texts.bar.export).click();
      await killed.page.getByRole('radio', { name: 'WebM' }).check({ force: true, ...SEEN });
      await killed.page.getByRole('radio', { name: /^4K/u }).check({ force: true });
      await killed.page.getByRole('button', { name: texts.exporting.start }).last().click(SEEN);
      await button(killed.page, texts.exporting.stop).waitFor(SEEN);
      await kill(killed);

      const { page, context } = await open();
      await flags(page).toBe(marks + 1);
      await page.getByText(texts.exporting.interrupted).waitFor(SEEN);
      await context.close();
    } finally {
      fs.rmSync(folder, { recursive: true, force: true });
    }
  },
  TEST_MS,
);

test(
  'the film is exported on the server with a title, and is among the videos until it is deleted',
  async () => {
    const { page } = visitor;
    await button(page, texts.bar.export).click();
    const server = new RegExp(`^${texts.exporting.server}`, 'u');
    await page.getByRole('radio', { name: server }).check({ force: true, ...SEEN });
    await page.getByRole('radio', { name: /^720p/u }).check({ force: true });
    await page.getByLabel(texts.exporting.name, { exact: true }).fill('A night at sea');
    await flaws.look(page, 'server');
    await page.getByRole('button', { name: texts.exporting.start }).last().click();
    await page.locator('.film-export video').waitFor(EXPORTED);
    await page.getByRole('link', { name: texts.exporting.toWorks }).click();
    const work = page.getByRole('article', { name: 'A night at sea' });
    await work.getByText('1280 × 720').waitFor(SEEN);
    await flaws.look(page, 'works');
    const video = work.locator('video');
    await video.evaluate((element) => (element as HTMLVideoElement).play());
    const time = () => video.evaluate((element) => (element as HTMLVideoElement).currentTime);
    await expect.poll(time, SEEN).toBeGreaterThan(0.5);
    await work.getByRole('button', { name: texts.works.remove }).click();
    await work.waitFor({ state: 'detached', ...SEEN });
    await page.goBack();
    await counts(page, 'title').toBe(2);
  },
  TEST_MS,
);

test(
  'a browser that cannot encode video is told so, and a phone can cut',
  async () => {
    const { page } = visitor;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.addInitScript(() => Reflect.deleteProperty(globalThis, 'VideoEncoder'));
    await page.reload();
    const items = page.getByRole('list', { name: texts.phone.list }).getByRole('listitem');
    await expect.poll(() => items.count(), SEEN).toBe(2);
    await flaws.look(page, 'phone');
    await items.nth(0).getByRole('button').first().click();
    for (let frame = 0; frame < 6; frame += 1) await button(page, texts.preview.after).click();
    await button(page, texts.phone.split).click();
    await expect.poll(() => items.count(), SEEN).toBe(3);
    await button(page, texts.phone.trim).click();
    await button(page, texts.phone.earlier({ of: texts.phone.end })).click();
    await flaws.look(page, 'phone-trim');
    await page.getByRole('button', { name: texts.bar.export }).click();
    await page.getByText(texts.exporting.noEncoder).waitFor(SEEN);
    await flaws.look(page, 'no-encoder');
    expect(visitor.problems).toEqual([]);
    expect(flaws.found).toEqual([]);
    await expectPromises(world);
  },
  TEST_MS,
);
