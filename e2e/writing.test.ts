import { storyKind } from '@inkreel/contract/documents/story-document.ts';
import { textKind } from '@inkreel/contract/documents/text-document.ts';
import { documentDialogTexts } from '@inkreel/contract/messages/areas/document-dialogs.ts';
import { storyTexts } from '@inkreel/contract/messages/areas/story.ts';
import { storyCreateTexts } from '@inkreel/contract/messages/areas/story-create.ts';
import { storyScriptTexts } from '@inkreel/contract/messages/areas/story-script.ts';
import { writerTexts } from '@inkreel/contract/messages/areas/writer.ts';
import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { aiImageEditor } from '@inkreel/contract/tools/ai-image-editor.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  beginChunks,
  chatChunk,
  replyChunks,
  startTextServer,
  type TextServer,
} from '../server/engines/aisdk/testing/text-server.ts';
import { oneBySeed } from '../server/testing/rounds.ts';
import { callApi } from './support/api.ts';
import { keepSession, visit } from './support/browser.ts';
import { pictureFile } from './support/pictures.ts';
import { visitRegistered } from './support/studio.ts';
import { collectFlaws, startWorld } from './support/world.ts';

/** A language model's help with a prompt, and the chat that writes one into a form. */
const texts = writingTexts.en;
const chat = texts.chat;
const create = storyCreateTexts.en;
const SEEN = { timeout: 30_000 };
let model: TextServer;
let page: Page;
let problems: string[];
let token: string;

beforeAll(async () => {
  model = await startTextServer();
});
const world = startWorld(() => ({
  SITE: 'intl',
  OPENAI_COMPATIBLE_BASE_URL: `${model.origin}/v1`,
  OPENAI_COMPATIBLE_TEXT_MODEL: 'writer',
  OPENAI_COMPATIBLE_VISION_MODEL: 'eyes',
  OPENAI_COMPATIBLE_PRIVATE: '1',
  OPENAI_API_KEY: 'sk-test',
  OPENAI_BASE_URL: `${model.origin}/openai`,
}));
const flaws = collectFlaws('writing');
beforeAll(async () => {
  ({ page, problems, token } = await visitRegistered(world));
});
afterAll(() => model.stop());

const prompt = () => page.locator('[data-prompt]');

test('an improved prompt streams in for the stated points, and undo restores the old text', async () => {
  await page.goto('/img-tools/ai-image-generator/editor');
  await prompt().fill('a fox');
  await page.getByRole('button', { name: new RegExp(`^${texts.improve}`) }).click();
  await page.getByText(texts.done({ points: 1 })).waitFor(SEEN);
  expect(await prompt().inputValue()).toBe('Two foxes.');
  await flaws.look(page, 'improved');
  await page.getByRole('button', { name: texts.undo }).click();
  expect(await prompt().inputValue()).toBe('a fox');
});

const openChat = (at: Page) => at.getByRole('button', { name: en.tools.panes.chat, exact: true }).click();
const say = async (at: Page, words: string) => {
  await at.getByRole('textbox', { name: chat.message }).fill(words);
  await at.getByRole('button', { name: chat.send, exact: true }).click();
};
const answering = (...pieces: string[]) =>
  model.replies.push(
    replyChunks(...pieces.map((content) => chatChunk({ role: 'assistant', content })), chatChunk({}, 'stop')),
  );

test('the chat answers, and its prompt is inserted into the form and removed again', async () => {
  await openChat(page);
  answering('The fire draws the eye.\n```prompt\nratio: 3:2\n\nTwo foxes ', 'by a fire\n```');
  await say(page, 'Write one with two foxes');
  await page.getByRole('button', { name: chat.use }).click(SEEN);
  await expect.poll(() => prompt().inputValue()).toBe('Two foxes by a fire');
  await flaws.look(page, 'chat');
  const slip = page.locator('.chat-slip');
  await slip.getByRole('button', { name: texts.undo }).click();
  expect(await prompt().inputValue()).toBe('a fox');
});

test('a picture is attached to a question for a vision model, and can be removed', async () => {
  const box = page.getByRole('textbox', { name: chat.message });
  const size = { width: 80, height: 60 };
  const files = [
    await pictureFile('fox.png', size, '#aa3322'),
    await pictureFile('second.png', size, '#2233aa'),
  ];
  await page.locator('.chat input[type=file]').setInputFiles(files);
  await page.getByRole('button', { name: chat.removePicture({ name: 'second.png' }) }).click();
  expect(await page.locator('.chat-foot .chat-pictures li').count()).toBe(1);
  await flaws.look(page, 'chat-attached');
  await box.fill('What is it?');
  // Safari's order: the Enter that ends a word of an input method comes after its composition.
  await box.evaluate((field) => {
    field.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }));
    const keys = { key: 'Enter', keyCode: 229, bubbles: true, cancelable: true };
    field.dispatchEvent(new KeyboardEvent('keydown', keys));
  });
  expect(await box.inputValue()).toBe('What is it?');
  answering('A red square.');
  await page.getByRole('button', { name: chat.send, exact: true }).click(SEEN);
  await page.getByText('A red square.').waitFor(SEEN);
  expect(model.calls.at(-1)?.json).toMatchObject({ model: 'eyes' });
  expect(JSON.stringify(model.calls.at(-1)?.json)).toContain('data:image/jpeg;base64,');
});

test('a stopped answer keeps its text and its points, and an edited question replaces the old one', async () => {
  model.replies.push(beginChunks(chatChunk({ role: 'assistant', content: 'Once upon' })));
  await say(page, 'A long story');
  await page.getByText('Once upon').waitFor(SEEN);
  await page.getByRole('textbox', { name: chat.message }).press('Escape');
  await page.getByText(chat.stopped).waitFor(SEEN);
  await page.getByText(chat.returned({ points: 1 })).waitFor(SEEN);
  await page.getByRole('textbox', { name: chat.message }).press('ArrowUp');
  await page.getByText(chat.editing).waitFor();
  answering('A short one.');
  await say(page, 'A short story');
  await page.getByText('A short one.').waitFor(SEEN);
  expect(await page.getByText('A long story').count()).toBe(0);
});

test('chats are kept on the server: another device lists, searches, renames and deletes them', async () => {
  model.replies.push(beginChunks(chatChunk({ role: 'assistant', content: 'Half a tale' })));
  const kept = page.waitForResponse(
    (answer) => answer.url().includes('/documents') && answer.request().method() !== 'GET',
  );
  await say(page, 'Another story');
  await page.getByText('Half a tale').waitFor(SEEN);
  await kept;
  // Text received before the page was left is shown immediately, even if its save arrives late or never.
  const saves = /\/documents\//u;
  await page.route(saves, (sent) => (sent.request().method() === 'GET' ? sent.continue() : sent.abort()));
  await page.reload();
  await openChat(page);
  await page.getByText('A short one.').waitFor(SEEN);
  await page.getByText('Half a tale').waitFor(SEEN);
  await page.getByText(chat.stopped).waitFor(SEEN);
  await page.unroute(saves);
  // What waits is saved before the chat is deleted elsewhere: later it would be a new one.
  const saved = page.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && saves.test(answer.url()),
  );
  await page.evaluate(() => dispatchEvent(new Event('online')));
  await saved;
  const visitor = await visit(world.browser, world.product.url, { language: 'en', width: 390, height: 844 });
  await keepSession(visitor, world.product.url, token);
  const there = visitor.page;
  await there.goto('/img-tools/ai-image-generator/editor');
  await openChat(there);
  await there.getByText('A short one.').waitFor(SEEN);
  await flaws.look(there, 'chat-phone');
  await there.getByRole('button', { name: chat.earlier }).click();
  const { list } = documentDialogTexts.en;
  await there.getByRole('searchbox', { name: chat.search }).fill('red square');
  const name = 'Write one with two foxes';
  await there.getByRole('button', { name: list.rename({ name }) }).click(SEEN);
  await there.getByRole('textbox', { name: list.name }).fill('Foxes');
  await there.getByRole('textbox', { name: list.name }).press('Enter');
  await there.getByRole('button', { name: list.remove({ name: 'Foxes' }) }).click(SEEN);
  await there.getByText(chat.notFound).waitFor(SEEN);
  await visitor.context.close();
  await page.getByRole('textbox', { name: chat.message }).fill('Not sent yet');
  await page.reload();
  await openChat(page);
  await page.getByText(chat.empty).waitFor(SEEN);
  expect(await page.getByRole('textbox', { name: chat.message }).inputValue()).toBe('Not sent yet');
});

test('the chosen model writes a prompt for another tool, which opens with its form filled in beside the chat', async () => {
  await page.getByRole('combobox', { name: chat.writerLabel }).selectOption('openai');
  answering('```prompt\ntool: ai-image-editor\n\nMake it night\n```');
  await say(page, 'Edit my picture');
  await page.getByRole('button', { name: chat.openTool({ tool: aiImageEditor.text.en.name }) }).click(SEEN);
  await page.waitForURL('**/ai-image-editor/editor');
  await expect.poll(() => prompt().inputValue()).toBe('Make it night');
  expect(model.calls.at(-1)?.path).toMatch(/^\/openai/u);
  await page.getByText(chat.inForm).waitFor(SEEN);
  expect(problems).toEqual([]);
  expect(flaws.found).toEqual([]);
});

test('a model that sees writes the words of a picture’s shot, as it comes, until it is stopped', async () => {
  await page.goto('/story/create#pictures');
  const write = page.getByRole('button', { name: new RegExp(`^${create.wordsWrite}`, 'u') });
  const size = { width: 80, height: 60 };
  await page
    .getByTestId('script-pictures')
    .setInputFiles([
      await pictureFile('fox.png', size, '#aa3322'),
      await pictureFile('fire.png', size, '#2233aa'),
    ]);
  model.replies.push(
    beginChunks(chatChunk({ role: 'assistant', content: '1. A fox at a fire.\n2. The fire' })),
  );
  await write.click(SEEN);
  const shows = (at: number) => page.getByRole('textbox', { name: create.wordsOf({ at }) });
  await expect.poll(() => shows(2).inputValue(), SEEN).toBe('The fire');
  await page.getByRole('button', { name: create.stop, exact: true }).click();
  await page.getByText(create.charged({ points: 5 })).waitFor(SEEN);
  await flaws.look(page, 'words of pictures');
  await shows(1).fill('');
  answering('1. A fox ', 'wakes.');
  await write.click();
  await expect.poll(() => shows(1).inputValue(), SEEN).toBe('A fox wakes.');
  await page.getByText(create.charged({ points: 5 })).waitFor(SEEN);
  await page.getByRole('button', { name: storyTexts.en.begin }).click();
  await page.waitForURL(/\/story\/script\?id=/u, SEEN);
  await expect
    .poll(() => page.locator('.shot-words > :first-child').allTextContents(), SEEN)
    .toEqual(['A fox wakes.', 'The fire']);
});

test('a model rewrites a script, each change to accept or reject, and goes on with it until it is stopped', async () => {
  const script = storyScriptTexts.en;
  const line = (id: string, index: string, fields: object) => ({
    id,
    kind: 'line',
    parent: 's',
    index,
    ...fields,
  });
  const parts = [
    {
      id: 'head',
      kind: 'head',
      parent: null,
      index: 'a0',
      language: 'en',
      style: '3d_cartoon',
      ratio: '16:9',
    },
    { id: 's', kind: 'scene', parent: null, index: 'a1', heading: 'Beach' },
    line('a', 'a0', { type: 'action', text: 'The moon is very late.' }),
    line('b', 'a1', { type: 'speech', speaker: 'Mina', text: 'I wait and wait.' }),
  ];
  const body = { kind: 'story', name: 'The moon', schema: storyKind.version, content: { parts } };
  const { data } = await callApi<{ id: string }>(world.product.url, 'POST', '/documents', { token, body });
  await page.goto(`/story/script?id=${data.id}`);
  const words = () =>
    page
      .locator('.script-row textarea')
      .evaluateAll((all) => all.map((field) => (field as HTMLTextAreaElement).value));
  const ask = async (item: string, at = 0) => {
    await page.getByRole('button', { name: script.writer.button }).click();
    await page.getByRole('menuitem', { name: item }).nth(at).click(SEEN);
  };
  await page.locator('[data-part="a"] textarea').click(SEEN);
  answering('1. The moon is late.');
  await ask(script.writer.rewrite);
  await page.locator('del').getByText('very').waitFor(SEEN);
  await flaws.look(page, 'script');
  await page.getByRole('button', { name: script.writer.accept, exact: true }).click();
  await expect.poll(words).toEqual(['The moon is late.', 'I wait and wait.']);

  answering('1. Late.\n2. I wait.');
  await ask(script.writer.shorten, 1);
  await page.getByText(script.writer.changes({ count: 2 })).waitFor(SEEN);
  await page.getByRole('button', { name: script.writer.reject, exact: true }).first().click();
  await page.getByRole('button', { name: script.writer.acceptAll }).click();
  await expect.poll(words).toEqual(['The moon is late.', 'I wait.']);

  model.replies.push(
    beginChunks(chatChunk({ role: 'assistant', content: 'Theo: For a boat?\nThe moon ri' })),
  );
  await ask(script.writer.goOn);
  await page.getByText('The moon ri').waitFor(SEEN);
  await page.getByRole('button', { name: script.writer.stop }).click();
  await expect.poll(words, SEEN).toEqual(['The moon is late.', 'I wait.', 'For a boat?', 'The moon ri']);
  expect(await page.locator('.script-cue').allTextContents()).toEqual(['Mina', 'Theo']);
});

test('changes of a text are shown where they are, each decided by press or by keys', async () => {
  const ai = writerTexts.en.ai;
  const was = 'The old kettle sings on the warm stove every single morning.';
  const node = { type: 'paragraph', content: [{ type: 'text', text: was }] };
  const parts = [
    { id: 'head', kind: 'head', parent: null, index: 'a0' },
    { id: 'one', kind: 'block', parent: null, index: 'a1', node },
  ];
  const body = { kind: 'text', name: 'Kettle', schema: textKind.version, content: { parts } };
  const { data } = await callApi<{ id: string }>(world.product.url, 'POST', '/documents', { token, body });
  await page.goto(`/ai-editor?id=${data.id}`);
  const sheet = page.locator('.ProseMirror');
  const ask = async (answer: string) => {
    answering(answer);
    await page.getByRole('button', { name: ai.button }).click(SEEN);
    await page.getByRole('menuitem', { name: new RegExp(`^${ai.rewrite}`) }).click(SEEN);
  };
  await sheet.getByText(was).click(SEEN);
  await ask('1. The copper kettle sings on the warm stove each bright morning.');
  await sheet.getByRole('button', { name: ai.accept({ number: 2 }) }).waitFor(SEEN);
  await flaws.look(page, 'changes');
  // They were paid for: a reload leaves them open.
  await page.reload();
  await sheet.getByRole('button', { name: ai.accept({ number: 2 }) }).waitFor(SEEN);
  await sheet.locator('p').click({ position: { x: 2, y: 6 } });
  await page.keyboard.press('Home');
  await page.keyboard.press('F8');
  await page.keyboard.press('Control+Enter');
  await sheet.getByRole('button', { name: ai.accept({ number: 2 }) }).waitFor({ state: 'detached', ...SEEN });
  await sheet.getByRole('button', { name: ai.reject({ number: 1 }) }).click();
  await expect.poll(() => sheet.locator('p').textContent(), SEEN).toBe(was.replace('old', 'copper'));
  await ask('1. The copper kettle sings on the warm stove every single morning.');
  await page.getByText(en.errors.task_answer_unusable).waitFor(SEEN);
});

const [house = 'en'] = oneBySeed<'en' | 'zh'>(['en', 'zh']);
test(`house rules, an own command, a mention and a comment with its answer (${house})`, async () => {
  const { ai, house: rules, comments, mention, ...other } = writerTexts[house];
  const lines = ['We leverage it.', 'The boat waits.'];
  const parts = [
    { id: 'head', kind: 'head', parent: null, index: 'a0' },
    ...lines.map((text, at) => {
      const node = { type: 'paragraph', content: [{ type: 'text', text }] };
      return { id: `b${at}`, kind: 'block', parent: null, index: `a${at + 1}`, node };
    }),
  ];
  const body = { kind: 'text', name: 'House', schema: textKind.version, content: { parts } };
  const { data } = await callApi<{ id: string }>(world.product.url, 'POST', '/documents', { token, body });
  await page.goto(`${house === 'zh' ? '/zh' : ''}/ai-editor?id=${data.id}`);
  const sheet = page.locator('.ProseMirror');
  const choose = async (item: string | RegExp) => {
    await page.getByRole('button', { name: ai.button }).click(SEEN);
    await page.getByRole('menuitem', { name: item }).click(SEEN);
  };
  await choose(rules.open);
  const dialog = page.getByRole('dialog', { name: rules.title });
  await dialog.getByRole('textbox', { name: rules.words, exact: true }).fill('leverage = use');
  await dialog.getByRole('textbox', { name: rules.own }).fill('Rhyme = Make it rhyme.');
  await flaws.look(page, 'house-rules');
  await dialog.getByRole('button', { name: rules.save }).click();
  await dialog.waitFor({ state: 'detached', ...SEEN });
  answering('1. We use it.');
  await choose(new RegExp(`^${rules.places({ count: 1 }).replaceAll('\u00a0', ' ')}`, 'u'));
  await sheet.getByRole('button', { name: ai.accept({ number: 1 }) }).click(SEEN);
  await sheet.getByText('We use it.').waitFor(SEEN);
  await sheet.getByText('The boat waits.').click();
  answering('1. The boat waits for its mates.');
  await choose(/^Rhyme/u);
  await sheet.getByRole('button', { name: ai.accept({ number: 1 }) }).click(SEEN);
  expect(JSON.stringify(model.calls.at(-1)?.json)).toContain('Make it rhyme.');

  await page.keyboard.press('Control+End');
  await page.keyboard.type(' @');
  const menu = page.getByRole('listbox', { name: mention.label });
  await menu.getByRole('group', { name: mention.people }).getByRole('option').first().waitFor(SEEN);
  await flaws.look(page, 'mention');
  await page.keyboard.press('Enter');
  await menu.waitFor({ state: 'detached', ...SEEN });
  await sheet.locator('a[data-href^="inkreel:person/"]').getByText('@').waitFor(SEEN);

  await sheet.getByText('We use it.').click();
  await page.getByRole('button', { name: comments.open({ count: 0 }), exact: true }).click();
  const pane = page.getByRole('region', { name: comments.title });
  await pane.getByRole('textbox', { name: comments.on }).fill('For what?');
  await pane.getByRole('button', { name: comments.add, exact: true }).click();
  await pane.getByRole('textbox', { name: comments.reply }).fill('For tea.');
  await pane.getByRole('button', { name: comments.reply, exact: true }).click();
  await pane.getByText('For tea.').waitFor(SEEN);
  await flaws.look(page, 'comments');
  await sheet.getByText('The boat waits').click();
  await pane.getByRole('button', { name: 'We use it.' }).click();
  await expect.poll(() => page.evaluate(() => String(getSelection())), SEEN).toBe('We use it.');
  await pane.getByRole('button', { name: comments.resolve }).click();
  await pane.getByText(comments.resolved({ count: 1 })).waitFor(SEEN);
  expect(await sheet.locator('.writer-comment').count()).toBe(0);
  await page.getByRole('button', { name: other.bar.find }).click();
  await page.getByRole('textbox', { name: other.find.find, exact: true }).fill('boat');
  await page.getByText(other.find.count({ at: 1, of: 1 })).waitFor(SEEN);
  await sheet.locator('.writer-found-current').getByText('boat').waitFor(SEEN);
});

test('a script is written on the sheet as it comes, stopped, gone on with, and kept over a reload', async () => {
  await page.goto('/story/create#prompt');
  const sheet = page.getByTestId('script-sheet');
  await page.getByRole('textbox', { name: create.idea }).fill('Two foxes run a lighthouse');
  model.replies.push(
    beginChunks(chatChunk({ role: 'assistant', content: 'Scene 1. The lighthouse, night\n\nFox: I see a' })),
  );
  await page.getByRole('button', { name: new RegExp(`^${create.write}`) }).click(SEEN);
  await sheet.getByText('I see a').waitFor(SEEN);
  await page.getByRole('button', { name: create.stop }).click();
  answering('ship.\n\nOwl: Where?');
  await page.getByRole('button', { name: new RegExp(`^${create.goOn}`) }).click(SEEN);
  await sheet.getByText('Where?').waitFor(SEEN);
  await page.reload();
  await sheet.getByText('I see a ship.').waitFor(SEEN);
  await sheet.getByText('Where?').waitFor(SEEN);
  await flaws.look(page, 'sheet');
  expect(problems).toEqual([]);
  expect(flaws.found).toEqual([]);
});
