import { writingTexts } from '@inkreel/contract/messages/areas/writing.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  chatChunk,
  replyChunks,
  startTextServer,
  type TextServer,
} from '../server/engines/aisdk/testing/text-server.ts';
import { visitRegistered } from './support/studio.ts';
import { collectFlaws, startWorld } from './support/world.ts';

/** Help of a language model beside a prompt, and the chat that hands one over. */
const texts = writingTexts.en;
const SEEN = { timeout: 30_000 };
let model: TextServer;
let page: Page;
let problems: string[];

beforeAll(async () => {
  model = await startTextServer();
});
const world = startWorld(() => ({
  SITE: 'intl',
  OPENAI_COMPATIBLE_BASE_URL: `${model.origin}/v1`,
  OPENAI_COMPATIBLE_TEXT_MODEL: 'writer',
  OPENAI_COMPATIBLE_VISION_MODEL: 'eyes',
  OPENAI_COMPATIBLE_PRIVATE: '1',
}));
const flaws = collectFlaws('writing');
beforeAll(async () => {
  ({ page, problems } = await visitRegistered(world));
});
afterAll(() => model.stop());

const prompt = () => page.locator('[data-prompt]');

test('a prompt is improved as one watches, for the points that are told, and undo brings the old words back', async () => {
  await page.goto('/img-tools/ai-image-generator/editor');
  await prompt().fill('a fox');
  await page.getByRole('button', { name: new RegExp(`^${texts.improve}`) }).click();
  await page.getByText(texts.done({ points: 1 })).waitFor(SEEN);
  expect(await prompt().inputValue()).toBe('Two foxes.');
  await flaws.look(page, 'improved');
  await page.getByRole('button', { name: texts.undo }).click();
  expect(await prompt().inputValue()).toBe('a fox');
});

test('the chat answers, and puts the prompt that it wrote into the form; it is still there after a reload', async () => {
  await page.getByRole('button', { name: en.tools.panes.chat, exact: true }).click();
  model.replies.push(
    replyChunks(
      chatChunk({
        role: 'assistant',
        content: 'The fire draws the eye.\n```prompt\nratio: 3:2\n\nTwo foxes ',
      }),
      chatChunk({ content: 'by a fire\n```' }),
      chatChunk({}, 'stop'),
    ),
  );
  await page.getByRole('textbox', { name: texts.chat.message }).fill('Write one with two foxes');
  await page.getByRole('button', { name: texts.chat.send }).click();
  await page.getByRole('button', { name: texts.chat.use }).click(SEEN);
  await expect.poll(() => prompt().inputValue()).toBe('Two foxes by a fire');
  await flaws.look(page, 'chat');
  await page.reload();
  await page.getByRole('button', { name: en.tools.panes.chat, exact: true }).click();
  await page.getByText('The fire draws the eye.').waitFor(SEEN);
  expect(problems).toEqual([]);
});
