/**
 * A script is written on paper: by keys alone, with an input method, on two pages at once, and read on a phone in
 * Chinese.
 */

import { readFile } from 'node:fs/promises';
import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { saveStateTexts } from '@inkreel/contract/messages/areas/save-state.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { callApi } from './support/api.ts';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { collectFlaws, enterSite } from './support/world.ts';

/** Long enough for a busy machine: a wait ends as soon as its condition holds. */
const SEEN = { timeout: 60_000 };
const TEST_MS = 200_000;
const texts = storyScriptTexts.en;
const world = enterSite('intl');
const studio = studioOf('intl', 'en', 8);
const flaws = collectFlaws('script');
let visitors: Visitor[];
let story: string;
let token: string;

const post = async (path: string, body: unknown) =>
  (await callApi<{ id: string }>(world.product.url, 'POST', path, { token, body })).data.id;
/** A story without a script. */
const makeStory = (name: string) => {
  const head = { kind: 'head', parent: null, language: 'en', style: '3d_cartoon', ratio: '16:9' };
  const content = { parts: [{ id: 'head', index: 'a0', ...head }] };
  return post('/documents', { kind: 'story', name, schema: storyKind.version, content });
};

beforeAll(async () => {
  const { url } = world.product;
  token = await registerByIdentity(url, studio, 'intl');
  await post('/org/project/works/role', { name: 'Theo', traits: {} });
  story = await makeStory('The moon');
  visitors = await Promise.all([
    visit(world.browser, url, { language: 'en' }),
    visit(world.browser, url, { language: 'zh', width: 390, height: 844, touch: true }),
  ]);
  for (const visitor of visitors) await keepSession(visitor, url, token);
});
afterAll(() => Promise.all(visitors.map(({ context }) => context.close())));

const pages = () => visitors.map(({ page }) => page) as [Page, Page];
/** The sheet as text: `# heading`, `kind name: words`. */
const read = (page: Page) =>
  page.locator('.script-sheet [data-part]').evaluateAll((rows) =>
    rows.map((row) => {
      const words = row.querySelector('textarea')?.value ?? '';
      const { type } = (row as HTMLElement).dataset;
      const name = row.querySelector('.script-cue')?.textContent;
      return type === undefined ? `# ${words}` : `${[type, name].filter(Boolean).join(' ')}: ${words}`;
    }),
  );
const reads = (page: Page, lines: readonly string[]) => expect.poll(() => read(page), SEEN).toEqual(lines);
const SCRIPT = [
  '# INT. CAFÉ - NIGHT',
  'action: Mina sits down.',
  'speech Mina: Too early.',
  'speech Theo: For a boat?',
  'speech Mina: For the moon.',
];

test(
  'a scene is written by keys alone, and the other page shows it',
  async () => {
    const [page, phone] = pages();
    await phone.goto(`/zh/story/script?id=${story}`);
    await page.goto(studio.path(`/story/script?id=${story}`));
    await page.getByText(texts.empty.title).waitFor(SEEN);
    // A page that is used gets the news of others.
    await phone.locator('.script-sheet').click();
    await flaws.look(page, 'empty');
    await page.getByRole('button', { name: texts.empty.scene }).click();
    const { keyboard } = page;
    await keyboard.type('INT. CAFÉ - NIGHT');
    await keyboard.press('Enter');
    await keyboard.type('Mina sits down.');
    await keyboard.press('Enter');
    await keyboard.press('Tab');
    await keyboard.type('Mina: Too early.');
    await keyboard.press('Enter');
    await keyboard.type('theo:For a boat?');
    await keyboard.press('Enter');
    await keyboard.type('For the moon.');
    await reads(page, SCRIPT);
    await reads(phone, SCRIPT);
    await page.getByText(saveStateTexts.en.saving.saved, { exact: true }).waitFor(SEEN);
    await page.reload();
    await reads(page, SCRIPT);
  },
  TEST_MS,
);

test(
  'paragraphs are split, joined and moved, and each step can be undone',
  async () => {
    const [page, phone] = pages();
    const { keyboard } = page;
    const boat = page.getByRole('textbox', { name: texts.speechBy({ name: 'Theo' }) });
    await boat.click();
    await boat.press('Home');
    for (let at = 0; at < 4; at += 1) await boat.press('ArrowRight');
    await boat.press('Enter');
    const split = [...SCRIPT.slice(0, 3), 'speech Theo: For', 'speech Theo: a boat?', ...SCRIPT.slice(4)];
    await reads(page, split);
    await keyboard.press('Backspace');
    await reads(page, SCRIPT);
    await keyboard.press('Alt+ArrowUp');
    const moved = [SCRIPT[0], SCRIPT[1], SCRIPT[3], SCRIPT[2], SCRIPT[4]] as string[];
    await reads(phone, moved);
    await keyboard.press('Control+z');
    await reads(phone, SCRIPT);
    await keyboard.press('Control+z');
    await reads(phone, split);
    await keyboard.press('Control+z');
    await reads(phone, SCRIPT);
    // The speaker is another one, by the list of characters.
    await page.getByRole('button', { name: texts.speaker.of({ name: 'Theo' }) }).click();
    await flaws.look(page, 'speaker');
    await keyboard.type('Nobody');
    await page.getByRole('option', { name: texts.speaker.fresh({ name: 'Nobody' }) }).click();
    await reads(
      phone,
      SCRIPT.map((line) => line.replace('Theo', 'Nobody')),
    );
    await keyboard.press('Control+z');
    await reads(phone, SCRIPT);
    await flaws.look(page, 'written');
  },
  TEST_MS,
);

test(
  'an input method composes undisturbed: keys are its own, and nobody sees half a word',
  async () => {
    const [page, phone] = pages();
    const last = page.locator('.script-row textarea').last();
    await last.click();
    await page.keyboard.press('End');
    const now = (words: string) => [
      SCRIPT[0] ?? '',
      'action: Mina stands up.',
      ...SCRIPT.slice(2, 4),
      `speech Mina: ${words}`,
    ];
    const devtools = await page.context().newCDPSession(page);
    const compose = (text: string) =>
      devtools.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      });
    await compose('yue');
    await expect.poll(() => last.inputValue(), SEEN).toBe('For the moon.yue');
    // Somebody else writes meanwhile: it arrives, the field stays as it is, and they see no half word.
    await phone.locator('.script-row textarea').first().fill('Mina stands up.');
    await reads(page, now('For the moon.yue'));
    await compose('yueliang');
    await reads(phone, now('For the moon.'));
    await devtools.send('Input.insertText', { text: '月亮' });
    await reads(phone, now('For the moon.月亮'));
  },
  TEST_MS,
);

test(
  'a pasted script becomes scenes and speeches, and is saved as files; without a model the menu says how to get one',
  async () => {
    const [page] = pages();
    const pasted = await makeStory('Pasted');
    await page.goto(studio.path(`/story/script?id=${pasted}`));
    await page
      .getByRole('textbox', { name: texts.empty.paste })
      .fill(
        'EXT. BEACH - DUSK\n\nThe sun sets.\n\nTHEO\n(softly)\nToo early.\n\nMINA\nI wait.\n\nTHEO\nSo do I.\n',
      );
    await page.getByRole('button', { name: texts.empty.use }).click();
    await reads(page, [
      '# EXT. BEACH - DUSK',
      'action: The sun sets.',
      'aside Theo: softly',
      'speech: Too early.',
      'speech Mina: I wait.',
      'speech Theo: So do I.',
    ]);
    const save = async (name: string) => {
      await page.getByRole('button', { name: texts.export.button }).click();
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('menuitem', { name }).click(),
      ]);
      return readFile(await download.path());
    };
    expect((await save(texts.export.fountain)).toString()).toContain(
      '@Theo\n(softly)\nToo early.\n\n@Mina\nI wait.',
    );
    expect((await save(texts.export.word)).subarray(0, 2).toString()).toBe('PK');
    await page.getByRole('button', { name: texts.writer.button }).click();
    await page.getByText(texts.writer.needsModel).waitFor(SEEN);
    await flaws.look(page, 'menu');
    await page.keyboard.press('Escape');
  },
  TEST_MS,
);

test(
  'on a phone scenes are switched and paragraphs moved without a keyboard',
  async () => {
    const [, phone] = pages();
    const zh = storyScriptTexts.zh;
    await phone.locator('.script-row textarea').nth(0).click();
    await phone.getByRole('combobox', { name: zh.kind }).selectOption('speech');
    await expect.poll(async () => (await read(phone))[1], SEEN).toContain('speech');
    await phone.getByRole('button', { name: zh.paragraphMenu.label }).click();
    await phone.getByRole('menuitem', { name: zh.paragraphMenu.down }).click();
    await expect.poll(async () => (await read(phone))[2], SEEN).toContain('Mina stands up.');
    await flaws.look(phone, 'phone');
    await phone.getByRole('button', { name: zh.sceneMenu.label({ at: 1 }) }).click();
    await phone.getByRole('menuitem', { name: zh.sceneMenu.add }).click();
    await phone.keyboard.type('外景　海滩　夜');
    await expect
      .poll(() => phone.getByRole('combobox', { name: zh.goTo }).locator('option').allTextContents(), SEEN)
      .toEqual(['1 INT. CAFÉ - NIGHT', '2 外景　海滩　夜']);
    for (const { problems } of visitors) expect(problems).toEqual([]);
    expect(flaws.found).toEqual([]);
  },
  TEST_MS,
);
