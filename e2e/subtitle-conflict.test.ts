/** Two browsers of one person change the same subtitles: nothing is lost unseen, and the person chooses. */
import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { keepSession, type Visitor, visit } from './support/browser.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { startWorld } from './support/world.ts';

const SEEN = { timeout: 20_000 };
const TEST_MS = 120_000;
const SRT = '1\n00:00:00,200 --> 00:00:01,200\nFive in the morning\n';
const texts = subtitleTexts.en;
const world = startWorld(() => ({ SITE: 'intl' }));
const studio = studioOf('intl', 'en', 7);
let visitors: Visitor[];

beforeAll(async () => {
  const { url } = world.product;
  const token = await registerByIdentity(url, studio, 'intl');
  visitors = await Promise.all([1, 2].map(() => visit(world.browser, url, { language: 'en' })));
  for (const visitor of visitors) await keepSession(visitor, url, token);
});
afterAll(() => Promise.all(visitors.map(({ context }) => context.close())));

const open = (page: Page) => page.goto(studio.path('/video-tools/translate-subtitle/editor'));
const words = (page: Page) => page.locator('.cue .cue-text').first();
const shows = (page: Page, text: string) =>
  expect
    .poll(
      () => words(page).evaluate((cell) => cell.querySelector('textarea')?.value ?? cell.textContent),
      SEEN,
    )
    .toBe(text);
const state = (page: Page, text: string) => page.getByText(text, { exact: true }).waitFor(SEEN);
const type = async (page: Page, text: string) => {
  await words(page).click();
  await page.getByRole('textbox', { name: texts.textOf.text({ at: 1 }), exact: true }).fill(text);
  await page.keyboard.press('Escape');
};
/** Does something and waits until the server has taken it. */
const saving = async (page: Page, work: () => Promise<unknown>) => {
  const saved = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok(), SEEN);
  await work();
  await saved;
};
const choose = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

test(
  'who saves second is told, keeps theirs or takes the other, and undo brings back what was replaced',
  async () => {
    const [one, two] = visitors.map(({ page }) => page) as [Page, Page];
    await open(one);
    await one.setInputFiles('[data-testid=subtitle-file]', {
      name: 'street.srt',
      mimeType: 'text/plain',
      buffer: Buffer.from(SRT),
    });
    await shows(one, 'Five in the morning');
    await state(one, texts.saving.saved);
    await open(two);
    await shows(two, 'Five in the morning');

    await saving(one, () => type(one, 'Six in the morning'));
    await type(two, 'Seven in the morning');
    await state(two, texts.conflict.told);
    await saving(two, () => choose(two, texts.conflict.mine));

    await type(one, 'Eight in the morning');
    await state(one, texts.conflict.told);
    await choose(one, texts.conflict.theirs);
    await shows(one, 'Seven in the morning');
    await saving(one, () => one.keyboard.press('Control+z'));
    await shows(one, 'Eight in the morning');
    await two.reload();
    await shows(two, 'Eight in the morning');
    for (const { problems } of visitors) expect(problems).toEqual([]);
  },
  TEST_MS,
);
