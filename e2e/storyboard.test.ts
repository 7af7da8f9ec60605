/**
 * A storyboard in two browsers: shots are drawn as one order, an edit makes its shot stale in both, a kept and a redrawn
 * image, moving shots by keys and by the mouse, splitting, deleting and undo, and the animatic; in one language and
 * variant of the product, by the seed.
 */

import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { imageEditorTexts } from '@inkreel/contract/messages/areas/image-editor.ts';
import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { storyShareTexts } from '@inkreel/contract/messages/areas/story-share.ts';
import { storyboardTexts } from '@inkreel/contract/messages/areas/storyboard.ts';
import { aiImageUpscaler } from '@inkreel/contract/tools/ai-image-upscaler.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { SEED } from '../server/testing/rounds.ts';
import { callApi } from './support/api.ts';
import { boardParts } from './support/board-parts.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { collectFlaws, enterSite, expectPromises } from './support/world.ts';

/** Long enough for a busy machine: a wait ends as soon as its condition holds. */
const SEEN = { timeout: 60_000 };
const DRAWN = { timeout: 180_000 };
const TEST_MS = 400_000;
/** Sites and languages, of which one is walked; `SEED` repeats a run. */
const WALKS = [
  ['intl', 'en'],
  ['intl', 'zh'],
  ['cn', 'zh'],
] as const;
const [SITE, LANGUAGE] = WALKS[SEED % WALKS.length] as (typeof WALKS)[number];
const texts = storyboardTexts[LANGUAGE] as (typeof storyboardTexts)['en'];
const storyPage = storyTexts[LANGUAGE] as (typeof storyTexts)['en'];
const saveTexts = saveStateTexts[LANGUAGE] as (typeof saveStateTexts)['en'];
const world = enterSite(SITE);
const studio = studioOf(SITE, LANGUAGE, 9);
const flaws = collectFlaws('storyboard');
let visitors: Visitor[];
let token: string;
let story: string;

beforeAll(async () => {
  const { url } = world.product;
  token = await registerByIdentity(url, studio, SITE);
  const post = async (path: string, body: unknown) =>
    (await callApi<{ id: string }>(url, 'POST', path, { token, body })).data.id;
  const mina = await post('/org/project/works/role', {
    name: 'Mina',
    traits: { age: 'child', hair: 'pigtails', hair_color: 'red', clothes: 'dress', clothes_color: 'blue' },
  });
  story = await post('/documents', {
    kind: 'story',
    name: 'The moon',
    schema: storyKind.version,
    content: { parts: boardParts(mina) },
  });
  visitors = await Promise.all([1, 2].map(() => visit(world.browser, url, { language: LANGUAGE })));
  for (const visitor of visitors) await keepSession(visitor, url, token);
});
afterAll(() => Promise.all(visitors.map(({ context }) => context.close())));

const open = (page: Page, view: string) => page.goto(studio.path(`/story/script?id=${story}&view=${view}`));
const cards = (page: Page) => page.locator('.shot-open');
const textsOf = (page: Page, within: string) =>
  page.locator(within).evaluateAll((all) => all.map((each) => each.textContent ?? ''));
const shows = (page: Page, words: readonly string[]) =>
  expect.poll(() => textsOf(page, '.shot-words > :first-child'), SEEN).toEqual(words);
const states = (page: Page, expected: readonly (keyof typeof texts.states)[], wait = SEEN) =>
  expect
    .poll(() => textsOf(page, '.shot .status'), wait)
    .toEqual(expected.map((state) => texts.states[state]));
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const words = (page: Page) => page.getByRole('textbox', { name: texts.inspector.words });
const saved = (page: Page) => page.getByText(saveTexts.saving.saved, { exact: true }).waitFor(SEEN);

test(
  'shots are drawn as one order, and an edit makes its own shot stale, for both who look at them',
  async () => {
    const [one, two] = visitors.map(({ page }) => page) as [Page, Page];
    for (const page of [one, two]) await open(page, 'storyboard');
    await states(one, ['missing', 'missing', 'missing']);
    await flaws.look(one, 'missing');
    await button(one, texts.make({ count: 3 })).click();
    for (const page of [one, two]) await states(page, ['current', 'current', 'current'], DRAWN);
    await flaws.look(one, 'drawn');

    await cards(one).nth(1).click();
    await words(one).fill('Mina runs home.');
    await states(one, ['current', 'stale', 'current']);
    await states(two, ['current', 'stale', 'current']);
    await shows(two, ['Mina looks up. It is night.', 'Mina runs home.', 'The moon over the sea.']);
    await two.locator('.shot-why').getByText(texts.changed.text, { exact: false }).waitFor(SEEN);

    await button(one, texts.keepIt).click();
    await states(two, ['current', 'current', 'current']);
    await words(one).fill('Mina walks home.');
    await saved(one);
    await button(
      one,
      new RegExp(`^${texts.redraw} ${texts.points({ value: 20 }).replace(/\s/gu, '\\s')}`, 'u'),
    ).click();
    await states(one, ['current', 'current', 'current'], DRAWN);
    await one.getByText(texts.inspector.picked({ count: 2 })).waitFor(SEEN);
  },
  TEST_MS,
);

test(
  'shots move by keys and by the mouse, are split and deleted, and each step can be undone',
  async () => {
    const [one, two] = visitors.map(({ page }) => page) as [Page, Page];
    const [first, second, third] = [
      'Mina looks up. It is night.',
      'Mina walks home.',
      'The moon over the sea.',
    ] as const;
    await cards(one).nth(2).focus();
    await one.keyboard.press('Alt+ArrowLeft');
    await shows(one, [first, third, second]);
    await shows(two, [first, third, second]);
    await one.keyboard.press('Control+z');
    await shows(two, [first, second, third]);

    const grip = button(one, texts.drag({ at: 1 }));
    await cards(one).nth(0).hover();
    const [from, to] = [await grip.boundingBox(), await cards(one).nth(1).boundingBox()];
    if (!from || !to) throw new Error('the cards are not on the page');
    await one.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
    await one.mouse.down();
    await one.mouse.move(to.x + to.width * 0.8, to.y + to.height / 2, { steps: 4 });
    await one.mouse.up();
    await shows(one, [second, first, third]);
    await one.keyboard.press('Control+z');
    await shows(one, [first, second, third]);

    await button(one, texts.menu.label({ at: 1 })).click();
    await one.getByRole('menuitem', { name: texts.menu.split }).click();
    await shows(one, ['Mina looks up.', 'It is night.', second, third]);
    await button(one, texts.menu.label({ at: 1 })).click();
    await one.getByRole('menuitem', { name: texts.menu.merge }).click();
    await shows(two, ['Mina looks up.\nIt is night.', second, third]);
    await cards(one).nth(2).focus();
    await one.keyboard.press('Delete');
    await shows(two, ['Mina looks up.\nIt is night.', second]);
    await one.keyboard.press('Control+z');
    await shows(two, ['Mina looks up.\nIt is night.', second, third]);
    await states(two, ['stale', 'current', 'current']);
  },
  TEST_MS,
);

test(
  'a tool changes the picture of a shot, which stays current; an earlier one is put back, and undone',
  async () => {
    const [one, two] = visitors.map(({ page }) => page) as [Page, Page];
    const editor = imageEditorTexts[LANGUAGE] as (typeof imageEditorTexts)['en'];
    await one.goto(studio.path(`/story/image-editor?id=${story}`));
    await one.getByRole('link', { name: storyPage.back }).waitFor(SEEN);
    await one.goto(studio.path(`/story/image-editor?id=${story}&shot=shot-2`));
    const steps = one.locator('.image-history li');
    await expect.poll(() => steps.count(), SEEN).toBe(2);
    await button(one, new RegExp(`^${aiImageUpscaler.text[LANGUAGE].name}`, 'u')).click();
    const run = one.locator('.run-button');
    await run.waitFor(SEEN);
    await flaws.look(one, 'an action');
    await run.click();
    await expect.poll(() => steps.count(), DRAWN).toBe(3);
    await steps.nth(2).getByText(editor.shown).waitFor(SEEN);
    await steps.nth(2).getByText(aiImageUpscaler.text[LANGUAGE].name).waitFor(SEEN);
    await states(two, ['stale', 'current', 'current']);

    await steps.nth(0).getByRole('button').click();
    await one.getByText(editor.put.image).waitFor(SEEN);
    await flaws.look(one, 'put back');
    await button(one, editor.put.button({ step: 1 })).click();
    await steps.nth(0).getByText(editor.shown).waitFor(SEEN);
    await states(two, ['stale', 'stale', 'current']);
    await button(one, storyPage.bar.undo).click();
    await states(two, ['stale', 'current', 'current']);
    await button(one, texts.inspector.next).click();
    await one.getByRole('heading', { name: editor.shot({ at: 3 }) }).waitFor(SEEN);
  },
  TEST_MS,
);

test(
  'a guest reads the story by a link, comments on a shot and approves the version; the owner hides and ends it',
  async () => {
    const [one] = visitors.map(({ page }) => page) as [Page];
    const share = storyShareTexts[LANGUAGE] as (typeof storyShareTexts)['en'];
    await open(one, 'storyboard');
    await button(one, storyPage.bar.share).click(SEEN);
    await button(one, share.dialog.make).click(SEEN);
    const address = await one.getByRole('textbox', { name: share.dialog.fresh }).inputValue(SEEN);
    const approves = new RegExp(`^${share.approve({ revision: 1 }).split('1')[0]?.trim()}`, 'u');
    const guest = await visit(world.browser, world.product.url, {
      language: LANGUAGE,
      width: 390,
      height: 844,
    });
    const { page } = guest;
    await page.goto(address);
    await page.getByRole('heading', { name: 'The moon' }).waitFor(SEEN);
    await button(page, share.commentOn({ at: 1 })).click(SEEN);
    await page.getByRole('textbox', { name: share.commentOn({ at: 1 }) }).fill('Hold it <b>longer</b>.');
    await page.getByRole('textbox', { name: share.name }).fill('Jun');
    await button(page, share.post).click();
    await page.locator('.shared-comment').getByText('Hold it <b>longer</b>.').waitFor(SEEN);
    await button(page, approves).click();
    await page.locator('.shared-bar form').waitFor(SEEN);
    await page.locator('.shared-bar').getByRole('button', { name: approves }).click();
    await page.locator('.shared-verdicts [data-verdict="approved"]').waitFor(SEEN);
    await flaws.look(page, 'shared story');

    await one.reload();
    await button(one, storyPage.bar.share).click(SEEN);
    await one.getByText('Hold it <b>longer</b>.').waitFor(SEEN);
    await flaws.look(one, 'share dialog');
    await button(one, share.dialog.hide).last().click();
    await button(one, share.dialog.show).waitFor(SEEN);
    await page.reload();
    await page.locator('.shared-verdicts').waitFor(SEEN);
    expect(await page.locator('.shared-comment').count()).toBe(0);
    await button(one, share.dialog.revoke).click();
    await one.getByText(share.dialog.revoked).waitFor(SEEN);
    await page.reload();
    await page.getByText(share.ended).waitFor(SEEN);
    await guest.context.close();
  },
  TEST_MS,
);

test(
  'the animatic plays the shots for their seconds, with the lines as captions',
  async () => {
    const [page] = visitors.map((visitor) => visitor.page) as [Page];
    await open(page, 'animatic');
    const position = page.getByRole('slider', { name: texts.animatic.position });
    await position.waitFor(SEEN);
    await flaws.look(page, 'animatic');
    const seconds = async () => Number(await position.inputValue());
    await page.keyboard.press('l');
    await expect.poll(seconds, SEEN).toBeGreaterThan(0.5);
    await page.keyboard.press('k');
    await page.keyboard.press('Home');
    await page.getByText('Where is it?', { exact: true }).first().waitFor(SEEN);
    await page.keyboard.press('ArrowRight');
    await expect.poll(seconds, SEEN).toBe(4);
    await page.keyboard.press('End');
    await page.keyboard.press('Space');
    await button(page, texts.animatic.pause).waitFor(SEEN);
    await page.setViewportSize({ width: 390, height: 844 });
    await flaws.look(page, 'animatic on a phone');
    for (const { problems } of visitors) expect(problems).toEqual([]);
    expect(flaws.found).toEqual([]);
    await expectPromises(world);
  },
  TEST_MS,
);
