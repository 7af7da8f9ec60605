/**
 * A text is written by keys and by touch, in English and Chinese on two devices, and becomes a story, whose scenes say
 * when the text has changed since.
 */

import { readFile } from 'node:fs/promises';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { writerFileTexts } from '@inkreel/contract/messages/areas/writer-files.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { colleagueOf } from './support/colleague.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { collectFlaws, enterSite } from './support/world.ts';

/** Long enough for a busy machine: a wait ends as soon as its condition holds. */
const SEEN = { timeout: 60_000 };
/** An image is made. */
const MADE = { timeout: 120_000 };
const TEST_MS = 200_000;
const texts = writerTexts.en;
const zh = writerTexts.zh;
const world = enterSite('intl');
const studio = studioOf('intl', 'en', 8);
const flaws = collectFlaws('writer');
let visitors: Visitor[];
let token: string;

beforeAll(async () => {
  const { url } = world.product;
  token = await registerByIdentity(url, studio, 'intl');
  visitors = await Promise.all([
    visit(world.browser, url, { language: 'en' }),
    visit(world.browser, url, { language: 'zh', width: 390, height: 844, touch: true }),
  ]);
  for (const visitor of visitors) await keepSession(visitor, url, token);
});
afterAll(() => Promise.all(visitors.map(({ context }) => context.close())));

const pages = () => visitors.map(({ page }) => page) as [Page, Page];
/** The blocks of the sheet: the element of each with its words. */
const reads = (page: Page, lines: readonly string[]) =>
  expect
    .poll(
      () =>
        page
          .locator('.ProseMirror > .text-group > *')
          .evaluateAll((blocks) =>
            blocks.map((block) => `${block.tagName.toLowerCase()} ${(block.textContent ?? '').trim()}`),
          ),
      SEEN,
    )
    .toEqual(lines);
/** Waits until the server has these words of the text that a page shows. */
const isKept = (page: Page, words: string | RegExp) =>
  expect
    .poll(async () => {
      const id = new URL(page.url()).searchParams.get('id');
      const { data } = await callApi(world.product.url, 'GET', `/documents/${id}`, { token });
      return JSON.stringify(data);
    }, SEEN)
    .toMatch(words);
const TEXT = ['h1 The moon', 'h2 The kettle', 'p Mina waits.', 'h2 The boat', 'p They row.'];

test(
  'a text is written by keys alone, kept over a reload, and leaves as Markdown',
  async () => {
    const [page] = pages();
    await page.goto(studio.path('/ai-editor'));
    await page.getByRole('button', { name: texts.fresh }).click(SEEN);
    await page.getByRole('textbox', { name: texts.sheet }).click(SEEN);
    const { keyboard } = page;
    await keyboard.type('The moon');
    for (const line of ['## The kettle', 'Mina waits.', '## The boat', 'They row.']) {
      await keyboard.press('Enter');
      await keyboard.type(line);
    }
    await reads(page, TEXT);
    await isKept(page, 'They row.');
    await page.getByText(saveStateTexts.en.saving.saved, { exact: true }).first().waitFor(SEEN);
    await flaws.look(page, 'written');
    // Clicked before the text can be edited: the caret is there once it can.
    const held = Promise.withResolvers<void>();
    await page.route(/\/text-editor-[^/]*\.js$/u, async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.reload();
    await page.locator('article').getByText('Mina waits.').click(SEEN);
    held.resolve();
    await page.locator('.ProseMirror:focus').waitFor(SEEN);
    await page.keyboard.press('End');
    await page.keyboard.type(' Still.');
    await page.getByText('Mina waits. Still.').waitFor(SEEN);
    for (let at = 0; at < 7; at += 1) await page.keyboard.press('Backspace');
    await isKept(page, '"Mina waits."');
    await page.unrouteAll();
    await reads(page, TEXT);
    await page.getByRole('button', { name: writerFileTexts.en.export, exact: true }).click(SEEN);
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('menuitem', { name: writerFileTexts.en.markdown }).click(),
    ]);
    expect(await readFile(await download.path(), 'utf8')).toBe(
      '# The moon\n\n## The kettle\n\nMina waits.\n\n## The boat\n\nThey row.\n',
    );
  },
  TEST_MS,
);

test(
  'the same text is gone on with on a phone in Chinese, by the menu of blocks',
  async () => {
    const [page, phone] = pages();
    await phone.goto(`/zh/ai-editor${new URL(page.url()).search}`);
    await reads(phone, TEXT);
    await phone.getByText('They row.').click();
    await phone.keyboard.press('End');
    await phone.keyboard.press('Enter');
    await phone.keyboard.type('/标题');
    await phone.getByRole('option', { name: zh.kinds.heading2 }).click(SEEN);
    await phone.keyboard.type('小岛');
    await reads(phone, [...TEXT, 'h2 小岛']);
    await flaws.look(phone, 'phone');
    await reads(page, [...TEXT, 'h2 小岛']);
    await phone.keyboard.press('Enter');
    await phone.keyboard.type('They land.');
    await reads(page, [...TEXT, 'h2 小岛', 'p They land.']);
    await isKept(phone, 'They land.');
  },
  TEST_MS,
);

test(
  'an image is made in the place that it will have, while the writing goes on, and over a reload',
  async () => {
    const [page, phone] = pages();
    const { keyboard } = page;
    await page.getByText('They land.').click();
    await keyboard.press('End');
    await keyboard.press('Enter');
    await keyboard.type('/make');
    await page.getByRole('option', { name: texts.kinds.imageFromWords }).waitFor(SEEN);
    await keyboard.press('Enter');
    const prompt = page.getByRole('textbox', { name: texts.image.prompt });
    await expect.poll(() => prompt.evaluate((field) => field === document.activeElement), SEEN).toBe(true);
    await keyboard.type('A moon over a quiet boat');
    await page.getByRole('button', { name: texts.image.make }).and(page.locator(':enabled')).waitFor(SEEN);
    const place = await page.locator('.writer-image-place').boundingBox();
    await keyboard.press('Control+Enter');
    await prompt.waitFor({ state: 'detached', ...SEEN });
    await page.locator('.ProseMirror:focus').waitFor(SEEN);
    // The order is on its way, and the run that it begins is written into the text meanwhile.
    await keyboard.type('And sleep.');
    await isKept(page, 'And sleep.');
    await isKept(page, /"(?:run|images)":/);
    await page.reload();
    for (const shown of [page, phone])
      await shown.getByRole('img', { name: 'A moon over a quiet boat' }).waitFor(MADE);
    const image = await page.getByRole('img', { name: 'A moon over a quiet boat' }).boundingBox();
    expect([image?.width, image?.height]).toEqual([place?.width, place?.height]);
    await page.locator('.ProseMirror p').getByText('And sleep.').waitFor(SEEN);
    await flaws.look(page, 'image');
  },
  TEST_MS,
);

test(
  'its headings become the scenes of a story without a model, and the one whose words change is stale',
  async () => {
    const [page, phone] = pages();
    const turn = page.getByRole('region', { name: texts.story.turn });
    await turn.getByText(texts.story.scenes({ count: 3 })).waitFor(SEEN);
    await turn.getByRole('button', { name: texts.story.turn }).click();
    await page.waitForURL(/\/story\/create\?text=/u, SEEN);
    await page.getByTestId('script-sheet').getByText('They land.').waitFor(SEEN);
    expect(await page.getByLabel(storyCreateTexts.en.name).inputValue()).toBe('The moon');
    await page.getByRole('button', { name: storyCreateTexts.en.make }).click();
    await page.waitForURL(/\/story\/script\?id=/u, SEEN);
    const story = page.url();
    await expect.poll(() => page.locator('.script-scene').count(), SEEN).toBe(3);
    expect(await page.getByText(storyTexts.en.origin.changed).count()).toBe(0);
    // The text knows its story, and is changed on the other device.
    await phone.getByRole('link', { name: zh.story.open }).waitFor(SEEN);
    await phone.getByText('They row.').click();
    await phone.keyboard.press('End');
    await phone.keyboard.type(' It rains.');
    await isKept(phone, 'It rains.');
    await page.reload();
    await page.getByText(storyTexts.en.origin.changed).waitFor(SEEN);
    expect(await page.getByText(storyTexts.en.origin.changed).count()).toBe(1);
    await page.locator('.script-scene').nth(1).getByText(storyTexts.en.origin.changed).waitFor();
    await flaws.look(page, 'stale');
    await page.goto(story.replace('view=script', 'view=storyboard'));
    await page.getByRole('button', { name: storyTexts.en.origin.keep }).click(SEEN);
    await page.getByText(storyTexts.en.origin.changed).waitFor({ state: 'detached', ...SEEN });
  },
  TEST_MS,
);

test(
  'a colleague is named on the block in which they type, and waits for half-typed syllables',
  async () => {
    const [page, phone] = pages();
    const { url } = world.product;
    const colleague = await colleagueOf(url, token, studioOf('intl', 'zh', 11), 'intl');
    await keepSession(visitors[1] as Visitor, url, colleague);
    const block = (id: string, text: string) => {
      const node = { type: 'paragraph', content: [{ type: 'text', text }] };
      return { id, kind: 'block', parent: null, index: id, node };
    };
    const parts = [
      { id: 'head', kind: 'head', parent: null, index: 'a0' },
      block('a1', 'Mina waits.'),
      block('a2', 'They row.'),
    ];
    const body = { kind: 'text', name: 'Two', schema: textKind.version, content: { parts } };
    const { data } = await callApi<{ id: string }>(url, 'POST', '/documents', { token, body });
    await page.goto(studio.path(`/ai-editor?id=${data.id}`));
    await phone.goto(`/zh/ai-editor?id=${data.id}`);
    for (const each of [page, phone]) await each.locator('.ProseMirror').getByText('They row.').waitFor(SEEN);
    const others = page.getByRole('list', { name: texts.people.label });
    await others.waitFor(SEEN);
    await phone.locator('.ProseMirror').getByText('They row.').click();
    await phone.keyboard.press('End');
    await phone.keyboard.type(' Slowly.');
    const marked = page.locator('.ProseMirror [data-types]');
    await marked.getByText('They row. Slowly.').waitFor(SEEN);
    const name = (await marked.getAttribute('data-types')) ?? '';
    await others.getByText(texts.people.types({ name })).waitFor(SEEN);
    await flaws.look(page, 'typed-by-others');
    await marked.waitFor({ state: 'detached', ...SEEN });
    await others.getByText(texts.people.here({ name })).waitFor(SEEN);
    const input = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      input.send('Input.imeSetComposition', { text, selectionStart: text.length, selectionEnd: text.length });
    await page.locator('.ProseMirror').getByText('They row.').click();
    await page.keyboard.press('End');
    for (const syllables of ['n', 'ni', 'nihao']) await compose(syllables);
    await phone.keyboard.press('Home');
    await phone.keyboard.type('Today: ');
    await isKept(phone, 'Today: They row. Slowly.');
    await marked.waitFor(SEEN);
    await compose('nihaom');
    await input.send('Input.insertText', { text: '你好吗' });
    const both = ['p Mina waits.', 'p Today: They row. Slowly.你好吗'];
    for (const each of [page, phone]) await reads(each, both);
    await phone.goto('about:blank');
    await others.waitFor({ state: 'detached', ...SEEN });
  },
  TEST_MS,
);

/** Presses a key until what has the focus has this name. */
async function moveTo(page: Page, name: string, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  for (let press = 0; press < 60; press += 1) {
    await page.keyboard.press(key);
    const has = await page.evaluate(() => {
      const element = document.activeElement;
      return element?.getAttribute('aria-label') ?? element?.textContent?.trim();
    });
    if (has === name) return;
  }
  throw new Error(`${key} does not reach ${name}`);
}

test(
  'a table is filled, words are replaced and the file is taken by keys alone',
  async () => {
    const [page] = pages();
    const { keyboard } = page;
    const block = (id: string, text: string) => {
      const node = { type: 'paragraph', content: [{ type: 'text', text }] };
      return { id, kind: 'block', parent: null, index: id, node };
    };
    const head = { id: 'head', kind: 'head', parent: null, index: 'a0' };
    const parts = [head, block('a1', 'A boat waits.'), block('a2', 'They row the boat.')];
    const body = { kind: 'text', name: 'Keys', schema: textKind.version, content: { parts } };
    const { data } = await callApi<{ id: string }>(world.product.url, 'POST', '/documents', { token, body });
    await page.goto(studio.path(`/ai-editor?id=${data.id}`));
    await page.locator('.ProseMirror').getByText('They row the boat.').waitFor(SEEN);
    await moveTo(page, texts.sheet);
    await keyboard.press('Control+End');
    await keyboard.press('Enter');
    await keyboard.type('/table');
    await page.getByRole('option', { name: texts.kinds.table }).waitFor(SEEN);
    await keyboard.press('Enter');
    await keyboard.type('Oars');
    await keyboard.press('Tab');
    await keyboard.type('Two');
    await keyboard.press('Tab');
    await keyboard.type('New');
    await page.getByRole('columnheader', { name: 'New' }).waitFor(SEEN);
    await keyboard.press('Control+f');
    await page
      .getByRole('textbox', { name: texts.find.find, exact: true })
      .and(page.locator(':focus'))
      .waitFor(SEEN);
    await keyboard.press('Control+a');
    await keyboard.type('boat');
    await moveTo(page, texts.find.replace);
    await keyboard.type('ship');
    await moveTo(page, texts.find.all);
    await keyboard.press('Enter');
    await page.locator('.ProseMirror').getByText('They row the ship.').waitFor(SEEN);
    await flaws.look(page, 'found');
    await keyboard.press('Escape');
    await page.locator('.ProseMirror:focus').waitFor(SEEN);
    await moveTo(page, writerFileTexts.en.export, 'Shift+Tab');
    await keyboard.press('Enter');
    await page
      .getByRole('menuitem', { name: writerFileTexts.en.markdown })
      .and(page.locator(':focus'))
      .waitFor(SEEN);
    const [download] = await Promise.all([page.waitForEvent('download'), keyboard.press('Enter')]);
    const file = await readFile(await download.path(), 'utf8');
    expect(file).toContain('A ship waits.\n\nThey row the ship.\n');
    expect(file).toMatch(/\| Oars +\| Two +\| New +\|/u);
  },
  TEST_MS,
);

test(
  'a line, a list, a quote or a table begins at the side of its first letter, also when that changes',
  async () => {
    const [page] = pages();
    const paragraph = (text: string) => ({ type: 'paragraph', content: [{ type: 'text', text }] });
    const list = (text: string) => ({
      type: 'bulletList',
      content: [{ type: 'listItem', content: [paragraph(text)] }],
    });
    const cells = (...texts: string[]) => ({
      type: 'tableRow',
      content: texts.map((text) => ({ type: 'tableCell', content: [paragraph(text)] })),
    });
    const block = (id: string, node: object) => ({ id, kind: 'block', parent: null, index: id, node });
    const parts = [
      { id: 'head', kind: 'head', parent: null, index: 'a0' },
      block('a1', list('قارب على البحر')),
      block('a2', { type: 'blockquote', content: [paragraph('שלום')] }),
      block('a3', { type: 'table', content: [cells('شاي', 'two'), cells('three', '٤')] }),
      block('a4', list('A boat')),
    ];
    const body = { kind: 'text', name: 'From the right', schema: textKind.version, content: { parts } };
    const { data } = await callApi<{ id: string }>(world.product.url, 'POST', '/documents', { token, body });
    await page.goto(studio.path(`/ai-editor?id=${data.id}`));
    const directions = () =>
      page
        .locator('.text-body :is(li, blockquote, table)')
        .evaluateAll((all) => all.map((each) => getComputedStyle(each).direction));
    const boat = page.locator('.ProseMirror li').getByText('A boat');
    await boat.waitFor(SEEN);
    await expect.poll(directions, SEEN).toEqual(['rtl', 'rtl', 'rtl', 'ltr']);
    // The first cell stands at the right, and each keeps the side of its words.
    const cell = (text: string) => page.locator('.ProseMirror td').getByText(text);
    const [tea, two] = [await cell('شاي').boundingBox(), await cell('two').boundingBox()];
    expect(tea?.x).toBeGreaterThan(two?.x ?? Number.POSITIVE_INFINITY);
    await boat.click();
    await page.keyboard.press('Home');
    await page.keyboard.insertText('قارب ');
    await expect.poll(directions, SEEN).toEqual(['rtl', 'rtl', 'rtl', 'rtl']);
  },
  TEST_MS,
);

test(
  'a text that is longer than a script may be typed becomes a story too',
  async () => {
    const [page] = pages();
    const block = (id: string, type: string, text: string) => {
      const attrs = type === 'heading' ? { attrs: { level: 2 } } : {};
      const node = { type, ...attrs, content: [{ type: 'text', text }] };
      return { id, kind: 'block', parent: null, index: id, node };
    };
    const parts = [
      { id: 'head', kind: 'head', parent: null, index: 'a0' },
      block('a1', 'heading', 'The kettle'),
      block('a2', 'paragraph', 'Mina waits for the boat. '.repeat(300)),
      block('a3', 'heading', 'The boat'),
      block('a4', 'paragraph', 'They row.'),
    ];
    const body = { kind: 'text', name: 'Long', schema: textKind.version, content: { parts } };
    const { data } = await callApi<{ id: string }>(world.product.url, 'POST', '/documents', { token, body });
    await page.goto(studio.path(`/ai-editor?id=${data.id}`));
    await page.getByRole('region', { name: texts.story.turn }).getByRole('button').click(SEEN);
    await page.getByTestId('script-sheet').getByText('They row.').waitFor(SEEN);
    expect(await page.locator('.create-scene').count()).toBe(2);
    for (const { problems } of visitors) expect(problems).toEqual([]);
    expect(flaws.found).toEqual([]);
  },
  TEST_MS,
);
