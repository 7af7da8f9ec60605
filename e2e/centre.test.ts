import { noEngineTexts } from '@inkreel/contract/messages/areas/no-engine.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { aiImageEditor } from '@inkreel/contract/tools/ai-image-editor.ts';
import { aiObjectRemover } from '@inkreel/contract/tools/ai-object-remover.ts';
import { stroke } from '@inkreel/contract/tools/stroke.ts';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { visitRegistered } from './support/studio.ts';
import { collectFlaws, enterSite } from './support/world.ts';

/** The canvas of an editor: on a phone, after a refusal, on an empty sheet, without an engine. */
const { tools, pictures } = en;
const SEEN = { timeout: 30_000 };

const world = enterSite('intl');
const flaws = collectFlaws('centre');
let page: Page;
let problems: string[];

beforeAll(async () => {
  ({ page, problems } = await visitRegistered(world));
});

const runButton = () => page.locator('.run-bar').getByRole('button').first();
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });
const result = () => page.locator('.stage-one .zoom-viewer img').first();
const open = async (id: string) => {
  await page.goto(`/img-tools/${id}/editor`);
  await runButton().waitFor(SEEN);
};
/** Whether an element is in the window and nothing covers its middle. */
const isInReach = (selector: string) =>
  page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
    });

test('a refused run leaves the picture in view, not an older result', async () => {
  await open(aiImageEditor.id);
  await page.locator('.stage-empty button').first().click();
  await page.locator('.held-picture img').waitFor(SEEN);
  await page.locator('[data-prompt]').fill('brighter');
  await runButton().click();
  await result().waitFor({ timeout: 60_000 });
  await tab(tools.panes.work).click();
  await page.locator('[data-prompt]').fill('turn the cup into a dragon');
  await runButton().click();
  await page.getByRole('alert').filter({ hasText: tools.run.refused }).waitFor(SEEN);
  await expect.poll(() => tab(tools.panes.work).getAttribute('aria-selected')).toBe('true');
});

test('a sample drawing starts an empty sheet, with its prompt', async () => {
  await open(stroke.id);
  const samples = page.locator('.drawing-samples');
  await flaws.look(page, 'sheet');
  await samples.getByRole('button').nth(1).click();
  await samples.waitFor({ state: 'detached', ...SEEN });
  await expect.poll(() => page.locator('[data-prompt]').inputValue()).toBe('A sailing boat and a lighthouse');
  await vi.waitUntil(async () => (await runButton().getAttribute('aria-disabled')) === 'false', SEEN);
});

test('a tool without an engine shows what it does, and to the operator the way to the engines', async () => {
  await open('shoe');
  await page.getByText(tools.empty.closed).waitFor(SEEN);
  await page.locator('.stage-sample').getByRole('slider').waitFor(SEEN);
  await flaws.look(page, 'closed');
  const card = page.locator('.no-engine');
  await card.getByText('DASHSCOPE_API_KEY').waitFor(SEEN);
  await card
    .getByRole('link', { name: new RegExp(noEngineTexts.en.operator.key) })
    .first()
    .click();
  await page.waitForURL('**/admin/engines', SEEN);
});

test('on a phone the sheet closes for painting and for the result, which continues with the same tool', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await open(aiObjectRemover.id);
  await page.locator('.stage-empty button').first().click();
  const surface = page.locator('.paint-surface').first();
  await surface.waitFor(SEEN);
  await vi.waitUntil(() => isInReach('.paint-tools .icon-button'), SEEN);
  await flaws.look(page, 'painting-phone');
  const box = await surface.boundingBox();
  if (!box) throw new Error('the surface is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 40, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await vi.waitUntil(async () => (await runButton().getAttribute('aria-disabled')) === 'false', SEEN);
  const painted = await page.locator('.held-picture img').getAttribute('src');
  await runButton().click();
  await result().waitFor({ timeout: 60_000 });
  await expect.poll(() => isInReach('.result-bar .bar-verb')).toBe(true);
  const { name } = aiObjectRemover.text.en;
  await page.getByRole('button', { name: pictures.verbs.continue }).click();
  await page.getByRole('menuitem', { name: pictures.onceMore({ tool: name }) }).click();
  await surface.waitFor(SEEN);
  await expect.poll(() => page.locator('.held-picture img').getAttribute('src')).not.toBe(painted);
  // No hidden element makes the page longer than the window.
  const below = () =>
    page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
  await expect.poll(below).toBe(0);
});

test('no screen had an accessibility violation or logged an error', () => {
  expect(flaws.found).toEqual([]);
  expect(problems).toEqual([]);
});
