/** A guest works on a picture first, and signs in to run it. */
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { receiptTexts } from '@inkreel/contract/messages/areas/receipt.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { aiObjectRemover } from '@inkreel/contract/tools/ai-object-remover.ts';
import { removeBg } from '@inkreel/contract/tools/remove-bg.ts';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Visitor, visit } from './support/browser.ts';
import { pictureFile } from './support/pictures.ts';
import { studioOf } from './support/studio.ts';
import { collectFlaws, enterSite } from './support/world.ts';

const SEEN = { timeout: 60_000 };
const EDITOR = `/img-tools/${aiObjectRemover.id}/editor`;
const studio = studioOf('intl', 'en', 7);
const world = enterSite('intl');
const flaws = collectFlaws('trying');
let visitor: Visitor;
let page: Page;

beforeAll(async () => {
  visitor = await visit(world.browser, world.product.url, { language: 'en' });
  ({ page } = visitor);
});
afterAll(() => visitor.context.close());

const runButton = () =>
  page.locator('.run-bar').getByRole('button', { name: new RegExp(`^${aiObjectRemover.text.en.verb}`) });
const surface = () => page.locator('.paint-surface').first();
const dialog = () => page.getByRole('dialog');
const isReady = async () => (await runButton().getAttribute('aria-disabled')) === 'false';

test('a damaged picture is refused immediately, without signing in', async () => {
  await page.goto(EDITOR);
  await page.locator('.stage-empty').waitFor(SEEN);
  const whole = await pictureFile('cut.png', { width: 480, height: 360 }, '#406080');
  const buffer = whole.buffer.subarray(0, Math.floor(whole.buffer.length * 0.6));
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ ...whole, buffer });
  await page.getByRole('alert').getByText(en.errors.image_unreadable, { exact: true }).waitFor(SEEN);
  expect(await dialog().count()).toBe(0);
});

test('a guest adds a picture and paints on it', async () => {
  const [field] = aiObjectRemover.fields.flatMap((one) => (one.kind === 'image' ? [one.text.en.label] : []));
  const place = page.getByRole('group', { name: field ?? '', exact: true });
  const file = await pictureFile('a cat.png', { width: 480, height: 360 }, '#406080');
  await place.locator('input[type=file]').first().setInputFiles(file);
  await surface().waitFor(SEEN);
  await place.getByText('a cat.png').waitFor(SEEN);
  await place.getByText(uploadTexts.en.local).waitFor(SEEN);
  const box = await surface().boundingBox();
  if (!box) throw new Error('the surface is not shown');
  await page.mouse.move(box.x + box.width / 2 - 30, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  await vi.waitUntil(isReady, SEEN);
  await page.getByText(en.tools.run.signIn).waitFor(SEEN);
  expect(await dialog().count()).toBe(0);
});

test('an immediate reload keeps the picture and the painting', async () => {
  await page.reload();
  await surface().waitFor(SEEN);
  await page.getByText('a cat.png').first().waitFor(SEEN);
  await vi.waitUntil(isReady, SEEN);
  await flaws.look(page, 'painted');
});

test('the run button asks to sign in, then the run starts, and the work is still there', async () => {
  await runButton().click();
  await dialog().getByRole('button', { name: en.signIn.register }).click();
  await studio.fillSignIn(page);
  await dialog().getByRole('button', { name: en.signIn.register, exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
  await page.locator('.stage-one .zoom-viewer img').first().waitFor({ timeout: 60_000 });
  await page
    .getByText(receiptTexts.en.receipt.settled({ count: 1 }), { exact: true })
    .waitFor({ timeout: 60_000 });
  await page.getByRole('tab', { name: new RegExp(`^${en.tools.panes.work}`) }).click();
  await surface().waitFor(SEEN);
  await vi.waitUntil(isReady, SEEN);
});

test('the picture is then an upload like any other', async () => {
  await page.reload();
  await page.getByRole('tab', { name: new RegExp(`^${en.tools.panes.work}`) }).click();
  await surface().waitFor(SEEN);
  await vi.waitUntil(isReady, SEEN);
  await expect.poll(() => page.locator('.held-picture img').getAttribute('src')).toMatch(/^\/files\//);
});

test('previews from the server appear once the user has signed in', async () => {
  await visitor.context.clearCookies();
  await page.goto(`/img-tools/${removeBg.id}/editor`);
  await page.locator('.stage-empty button').first().click();
  await page.getByText(canvasTexts.en.cutOut.signIn, { exact: true }).waitFor(SEEN);
  expect(await dialog().count()).toBe(0);
  await flaws.look(page, 'cut-out-guest');
  await page.getByRole('button', { name: en.shell.signIn, exact: true }).click();
  await studio.fillSignIn(page);
  await dialog().getByRole('button', { name: en.signIn.login, exact: true }).click();
  await dialog().waitFor({ state: 'hidden' });
  await page.locator('.cut-out-seen').waitFor(SEEN);
});

test('no screen had a layout fault, and no script logged an error', () => {
  expect(flaws.found).toEqual([]);
  expect(visitor.problems).toEqual([]);
});
