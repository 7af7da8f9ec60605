/**
 * A double click is one run; without a connection nothing is lost or sent twice, and the page shows the true
 * state.
 */

import { readFile } from 'node:fs/promises';
import { receiptTexts } from '@inkreel/contract/messages/areas/receipt.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { uploadTexts } from '@inkreel/contract/messages/areas/uploads.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { aiObjectRemover } from '@inkreel/contract/tools/ai-object-remover.ts';
import { videoRetalk } from '@inkreel/contract/tools/video-retalk.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { addClip } from './support/frame-areas.ts';
import { type Principal, studioOf, visitRegistered } from './support/studio.ts';
import { beginUse } from './support/uploading.ts';
import { enterSite, expectPromises, purseOf } from './support/world.ts';

const SEEN = { timeout: 60_000 };
const EDITOR = '/img-tools/ai-image-generator/editor';
const world = enterSite('intl');
const studio = studioOf('intl', 'en', 9);
const { stages, fields } = en.tools;
let visitor: Principal;

beforeAll(async () => {
  visitor = await visitRegistered(world);
});
afterAll(() => visitor.context.close());

const purse = () => purseOf(world, () => visitor.token);
const balance = () => purse().balance();
const runs = async () =>
  (await purse().api<{ items: { id: string; state: string }[] }>('/tasks?limit=50')).items;
const settled = () =>
  vi.waitUntil(
    async () => (await runs()).every(({ state }) => !['PENDING', 'RUNNING'].includes(state)),
    SEEN,
  );
async function write(prompt: string): Promise<void> {
  const { page } = visitor;
  await studio.choose(page, fields.quality, fields.qualities.draft);
  await studio.prompt(page).fill(prompt);
  await vi.waitUntil(
    async () => (await studio.runButton(page).getAttribute('aria-disabled')) === 'false',
    SEEN,
  );
}

test('a double click is one run and is paid for once', async () => {
  const { page } = visitor;
  await page.goto(EDITOR);
  await write('a red mug on a table');
  const before = await balance();
  // Two clicks in one browser task: nothing is drawn in between.
  await studio.runButton(page).evaluate((button: HTMLElement) => {
    button.click();
    button.click();
  });
  await vi.waitUntil(async () => (await runs()).length > 0, SEEN);
  await settled();
  expect(await runs()).toHaveLength(1);
  expect(before - (await balance())).toBe(10);
});

test('a double click that has a drawing to upload first is one run', async () => {
  const { page } = visitor;
  await page.goto(`/img-tools/${aiObjectRemover.id}/editor`);
  await page.locator('.stage-empty li button').first().click();
  const surface = page.locator('.paint-surface').first();
  await surface.waitFor(SEEN);
  const box = await surface.boundingBox();
  if (!box) throw new Error('the surface is not shown');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 + 30, box.y + box.height / 2, { steps: 4 });
  await page.mouse.up();
  const button = page.locator('.run-bar .run-button');
  await vi.waitUntil(async () => (await button.getAttribute('aria-disabled')) === 'false', SEEN);
  const before = (await runs()).length;
  await button.evaluate((pressed: HTMLElement) => {
    pressed.click();
    pressed.click();
  });
  await vi.waitUntil(async () => (await runs()).length > before, SEEN);
  await settled();
  expect(await runs()).toHaveLength(before + 1);
});

test('offline, a run waits on the device, holds no points, and is sent once when the connection is back', async () => {
  const { page, context } = visitor;
  await page.goto(EDITOR);
  await write('a blue boat at sea');
  const [before, points] = [(await runs()).length, await balance()];
  await context.setOffline(true);
  await page.getByText(en.shell.offline).waitFor(SEEN);
  await studio.runButton(page).click();
  await page.getByText(stages.offline).first().waitFor(SEEN);
  expect(await page.getByText(receiptTexts.en.receipt.held).count()).toBe(0);
  expect(await page.locator('.receipt').count()).toBe(0);
  await page.getByText(receiptTexts.en.receipt.unsent).waitFor(SEEN);
  expect(await runs()).toHaveLength(before);
  expect(await balance()).toBe(points);
  await context.setOffline(false);
  await vi.waitUntil(async () => (await runs()).length > before, SEEN);
  await settled();
  expect(await runs()).toHaveLength(before + 1);
  await page.locator('.stage-one img').first().waitFor(SEEN);
  await vi.waitUntil(async () => (await page.getByText(stages.offline).count()) === 0, SEEN);
});

test('if the page is closed, the next page sends the waiting run', async () => {
  const { page, context } = visitor;
  await write('a green kite over a hill');
  const before = (await runs()).length;
  await context.setOffline(true);
  await studio.runButton(page).click();
  await page.getByText(stages.offline).first().waitFor(SEEN);
  await page.close();
  await context.setOffline(false);
  expect(await runs()).toHaveLength(before);
  visitor.page = await context.newPage();
  await visitor.page.goto('/my-creation');
  await vi.waitUntil(async () => (await runs()).length > before, SEEN);
  await settled();
  expect(await runs()).toHaveLength(before + 1);
  // The run may end before the page has read the answer to its submit.
  await vi.waitUntil(async () => (await stored()) === null, SEEN);
});

const stored = () => visitor.page.evaluate(() => localStorage.getItem('inkreel.unsent'));

test('a run that is cancelled before it is sent is never sent', async () => {
  const { page, context } = visitor;
  await page.goto(EDITOR);
  await write('a yellow car on a road');
  const before = (await runs()).length;
  await context.setOffline(true);
  await studio.runButton(page).click();
  await page.getByText(stages.offline).first().waitFor(SEEN);
  await page
    .getByRole('button', { name: new RegExp(`^${resultTexts.en.cancelRefund({ points: 0 })}`) })
    .first()
    .click();
  await vi.waitUntil(async () => (await page.getByText(stages.offline).count()) === 0, SEEN);
  await context.setOffline(false);
  // The next run is accepted: the cancelled one would have been sent before it.
  await write('a white house in snow');
  await studio.runButton(page).click();
  await vi.waitUntil(async () => (await runs()).length > before, SEEN);
  await settled();
  expect(await runs()).toHaveLength(before + 1);
});

test('offline, a chosen video waits for the code that reads it, and the editor stays', async () => {
  const { page, context } = visitor;
  await page.goto('/video-tools/video-retalk/editor');
  const [film] = videoRetalk.fields.flatMap((field) => (field.kind === 'video' ? [field] : []));
  const place = page.getByRole('group', { name: film?.text.en.label ?? '', exact: true });
  await place
    .locator('input[type=file]')
    .first()
    .waitFor({ ...SEEN, state: 'attached' });
  await beginUse(page);
  await context.setOffline(true);
  await page.getByText(en.shell.offline).waitFor(SEEN);
  await addClip(page, videoRetalk, 'en', {
    name: 'talk.mp4',
    mimeType: 'video/mp4',
    buffer: await readFile('web/public/samples/media/talk.mp4'),
  });
  const refusal = place.locator('.upload-refusal', { hasText: 'talk.mp4' });
  await refusal.getByText(en.pages.broken.unloaded.title).waitFor(SEEN);
  expect(await studio.runButton(page).count()).toBe(1);
  await context.setOffline(false);
  await page.getByText(en.shell.offline).waitFor({ ...SEEN, state: 'detached' });
  await refusal.getByRole('button', { name: uploadTexts.en.state.retry }).click();
  await place.locator('video').waitFor(SEEN);
});

test('a part of an editor that fails to load leaves the editor open', async () => {
  const { page } = visitor;
  await page.route('**/held-medium-*.js', (route) => route.abort());
  await page.goto('/video-tools/video-retalk/editor');
  await page.locator('.sample-row button').first().click();
  const failure = page.getByRole('alert').filter({ hasText: en.pages.broken.unloaded.title });
  await failure.waitFor(SEEN);
  expect(await studio.runButton(page).count()).toBe(1);
  await page.unroute('**/held-medium-*.js');
  await failure.getByRole('button').click();
  // The browser may remember the failed load: then the page is reloaded, and keeps its values.
  const reload = page.getByRole('button', { name: en.pages.broken.reload });
  const player = page.locator('.media-held video, video').first();
  await reload.or(player).first().waitFor(SEEN);
  if (await reload.isVisible()) await reload.click();
  await player.waitFor(SEEN);
});

test('an image that fails to load shows its placeholder, not the broken image icon', async () => {
  const { page, context } = visitor;
  await page.route('**/files/**', (route) => route.abort());
  await page.goto('/my-creation');
  const tile = page.locator('main img[data-missing]').first();
  await tile.waitFor({ ...SEEN, state: 'attached' });
  expect(await tile.evaluate((image) => getComputedStyle(image).opacity)).toBe('0');
  await page.unroute('**/files/**');
  // The page fetches them again once a person is there.
  await page.mouse.move(10, 10);
  await vi.waitUntil(async () => (await page.locator('main img[data-missing]').count()) === 0, SEEN);
  await context.setOffline(false);
});

test('all invariants of points hold afterwards', () => expectPromises(world));
