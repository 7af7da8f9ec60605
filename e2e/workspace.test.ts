import { batchTexts } from '@inkreel/contract/messages/areas/batch.ts';
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { repaint } from '@inkreel/contract/tools/repaint.ts';
import type { Locator, Page, Route } from 'playwright-core';
import { beforeAll, expect, test, vi } from 'vitest';
import { callApi } from './support/api.ts';
import { turnWheel } from './support/browser.ts';
import { registerByIdentity, studioOf, visitRegistered } from './support/studio.ts';
import { collectFlaws, enterSite, expectPromises, purseOf } from './support/world.ts';

/** Features around the tools: comparing, continuing in another tool, batches, shortcuts. */
const { tools, pictures } = en;
const SEEN = { timeout: 30_000 };
const EDITOR = '/img-tools/repaint/editor';
const POINTS_EACH = repaint.points;
const RETRY = `${pictures.verbs.retry} · ${tools.run.price({ points: POINTS_EACH })}`;
const PHOTO = repaint.fields.flatMap((field) => (field.kind === 'image' ? field.text.en.label : []))[0] ?? '';

const world = enterSite('intl');
const flaws = collectFlaws('workspace');
let page: Page;
let problems: string[];
let token: string;
let purse: ReturnType<typeof purseOf>;

beforeAll(async () => {
  purse = purseOf(world, () => token);
  ({ page, problems, token } = await visitRegistered(world));
});

const runButton = () => page.locator('.run-bar').getByRole('button').first();
const result = () => page.locator('.stage-one .zoom-viewer img').first();
const tab = (name: string) => page.getByRole('tab', { name: new RegExp(`^${name}`) });

test('the list of shortcuts opens by key and closes by Escape', async () => {
  await page.goto(EDITOR);
  await runButton().waitFor(SEEN);
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor(SEEN);
  await flaws.look(page, 'shortcuts');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Shortcuts' }).waitFor({ state: 'hidden' });
});

test('a sample from the empty canvas runs, and its result opens in comparison with the original', async () => {
  await page.locator('.stage-empty button').first().click();
  await page.locator('.held-picture img').waitFor(SEEN);
  await runButton().click();
  await result().waitFor({ timeout: 60_000 });
  const { divider, sides, slider } = canvasTexts.en.compare;
  await page.getByRole('slider', { name: divider }).waitFor(SEEN);
  await page.getByRole('button', { name: sides, exact: true }).click();
  await expect.poll(() => page.locator('.stage-one .zoom-viewer').count()).toBe(2);
  await flaws.look(page, 'compare');
  await page.getByRole('button', { name: slider, exact: true }).click();
  await page.getByRole('slider', { name: divider }).waitFor(SEEN);
  await result().waitFor(SEEN);
});

test('a picture that failed to load while the server was down is retried', async () => {
  const lost = new Set<string>();
  const away = (route: Route) => {
    const url = route.request().url();
    if (lost.has(url)) return route.continue();
    lost.add(url);
    return route.abort('connectionrefused');
  };
  await page.route('**/files/**', away);
  await page.reload();
  await tab(tools.panes.result).click();
  await result().waitFor(SEEN);
  const widths = () =>
    page
      .locator('.stage-one .zoom-viewer img, .compare-over img, .history-picture img')
      .evaluateAll((all) => all.map((image) => (image as HTMLImageElement).naturalWidth > 0));
  await expect.poll(widths).toEqual([true, true, true]);
  expect(lost.size).toBeGreaterThan(1);
  await page.unroute('**/files/**', away);
});

test('the result continues in another tool; undo brings back that tool’s previous picture', async () => {
  const goOn = async () => {
    await page.getByRole('button', { name: pictures.verbs.continue }).click();
    await page.getByRole('menuitem', { name: 'Image upscaler' }).click();
    await page.waitForURL('**/ai-image-upscaler/editor', SEEN);
    // The address changes before the page does.
    await page
      .locator('.run-bar')
      .getByRole('button', { name: /^Enlarge/ })
      .waitFor(SEEN);
    await page.locator('.held-picture img').waitFor(SEEN);
    return page.locator('.held-picture img').getAttribute('src');
  };
  const first = await goOn();
  await page.goto(EDITOR);
  await tab(tools.panes.work).click();
  await page.getByRole('button', { name: 'Remove Photo' }).click();
  await page.locator('.stage-empty button').nth(1).click();
  await page.locator('.held-picture img').waitFor(SEEN);
  await runButton().click();
  await vi.waitUntil(async () => (await page.locator('.history-picture').count()) === 2, SEEN);
  await result().waitFor({ timeout: 60_000 });
  const second = await goOn();
  expect(second).not.toBe(first);
  await page.getByRole('button', { name: pictures.verbs.undo }).click();
  await vi.waitUntil(
    async () => (await page.locator('.held-picture img').getAttribute('src')) === first,
    SEEN,
  );
});

test('the job panel leads to the picture of a run, even if the tool has a picture to work on', async () => {
  await page.locator('.job-chip').click();
  await page
    .getByRole('button', { name: `${RETRY}: ` })
    .first()
    .waitFor(SEEN);
  await page
    .getByRole('button', { name: new RegExp(`^${en.tasks.panel.goTo}: `) })
    .first()
    .click();
  await page.waitForURL(`**${EDITOR}`, SEEN);
  await result().waitFor(SEEN);
  await expect.poll(() => tab(tools.panes.result).getAttribute('aria-selected')).toBe('true');
});

test('turns of the wheel count like key presses, even if they come faster than the page is drawn', async () => {
  const viewer = page.locator('.stage-one .zoom-viewer').first();
  const width = async () => Math.round((await result().boundingBox())?.width ?? 0);
  const fitted = await width();
  await viewer.focus();
  for (let press = 0; press < 4; press += 1) await page.keyboard.press('+');
  await vi.waitUntil(async () => (await width()) > fitted, SEEN);
  const byKeys = await width();
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitted);
  await turnWheel(viewer, 4);
  await expect.poll(width).toBe(byKeys);
  await page.keyboard.press('0');
  await expect.poll(width).toBe(fitted);
});

/** The items of a picture's menu, in order, opened by right click. */
async function menuOf(picture: Locator): Promise<string[]> {
  await picture.click({ button: 'right' });
  const menu = page.getByRole('menu', { name: pictures.menu });
  await menu.waitFor(SEEN);
  const verbs = await menu.getByRole('menuitem').allInnerTexts();
  await page.keyboard.press('Escape');
  await menu.waitFor({ state: 'hidden' });
  return verbs.map((verb) => verb.trim());
}

test('every picture has the same actions in the same order, wherever it is shown', async () => {
  const toolbar = page.getByRole('toolbar', { name: pictures.toolbar, exact: true });
  const { download, continue: onward, save, reuse, delete: remove, more, star } = pictures.verbs;
  /** Actions in the bar, then those under "more". */
  const verbsOf = async () => {
    const shown = await toolbar
      .locator('.bar-verb:visible')
      .evaluateAll((all) => all.map((button) => button.getAttribute('aria-label') ?? ''));
    expect(shown.at(-1)).toBe(more);
    await toolbar.getByRole('button', { name: more, exact: true }).click();
    const rest = page.locator('.result-bar .menu [role=menuitem]:visible');
    await rest.first().waitFor(SEEN);
    const under = (await rest.allInnerTexts()).map((verb) => verb.trim());
    await page.keyboard.press('Escape');
    await rest.first().waitFor({ state: 'hidden' });
    return [...shown.slice(0, -1), ...under];
  };
  await result().waitFor(SEEN);
  const stage = page.locator('.stage-one');
  const expected = await menuOf(stage);
  const inOrder = [download, onward, save, reuse, RETRY, remove];
  expect(expected.filter((verb) => inOrder.includes(verb))).toEqual(inOrder);
  const bar = await verbsOf();
  expect(bar.slice(0, 5)).toEqual([download, onward, save, reuse, remove]);
  expect(bar).toContain(star);
  expect(bar.toSorted()).toEqual(expected.toSorted());
  expect(await menuOf(page.locator('.history-picture').first())).toEqual(expected);
  await page.goto('/my-creation');
  const tile = page.locator('.creation-open').first();
  await tile.waitFor(SEEN);
  expect(await menuOf(tile)).toEqual(expected);
  await tile.click();
  await page.locator('.viewer-picture img').first().waitFor(SEEN);
  expect(await verbsOf()).toEqual(bar);
  expect(await menuOf(page.locator('.viewer-picture'))).toEqual(expected);
});

test('a picture is run again from its menu, and deleted from the history', async () => {
  const count = () => page.locator('.history-picture').count();
  await page.goto(EDITOR);
  await page.locator('.history-picture').first().waitFor(SEEN);
  const before = await count();
  await page.locator('.history-picture').first().click({ button: 'right' });
  await page.getByRole('menuitem', { name: RETRY }).click();
  await vi.waitUntil(async () => (await count()) === before + 1, { timeout: 60_000 });
  await page.locator('.history-picture').last().click({ button: 'right' });
  await page.getByRole('menuitem', { name: pictures.verbs.delete }).click();
  await vi.waitUntil(async () => (await count()) === before, SEEN);
});

test('a batch goes on without a page and after a killed server, and each picture is charged once', async () => {
  await page.goto(EDITOR);
  await tab(tools.panes.batch).click();
  const batch = page.getByRole('region', { name: batchTexts.en.title });
  const files = ['coffee', 'chelsea', 'rocket'].map((name) => `web/public/samples/photos/${name}.webp`);
  await batch.locator('input[type=file]').first().setInputFiles(files);
  await vi.waitUntil(async () => (await batch.locator('.picture-list li').count()) === 3, SEEN);
  // The form has only the settings: the batch has the pictures and the only run button.
  await expect.poll(() => page.locator('.run-bar').count()).toBe(0);
  await expect.poll(() => page.getByRole('group', { name: PHOTO, exact: true }).count()).toBe(0);
  await batch.getByText(tools.run.sum({ count: 3, each: POINTS_EACH }), { exact: true }).waitFor(SEEN);
  await flaws.look(page, 'batch-start');
  const before = await purse.balance();
  await batch.getByRole('button', { name: batchTexts.en.run({ count: 3 }) }).click();
  await batch.getByRole('table').waitFor(SEEN);
  await world.product.kill();
  await page.goto('about:blank');
  await world.product.start();
  const states = async () => {
    const { items } = await purse.api<{ items: { state: string }[] }>('/batches?limit=1');
    return items.map(({ state }) => state);
  };
  await expect.poll(states, { timeout: 120_000 }).toEqual(['finished']);
  await page.goto(EDITOR);
  await tab(tools.panes.batch).click();
  await page.getByText(batchTexts.en.sums({ done: 3, failed: 0, open: 0 }), { exact: true }).waitFor(SEEN);
  await page.getByText(batchTexts.en.spent({ points: 3 * POINTS_EACH }), { exact: true }).waitFor(SEEN);
  await flaws.look(page, 'batch-done');
  await expect.poll(() => page.getByRole('table').getByRole('row').count()).toBe(4);
  expect(await menuOf(page.getByRole('table').getByRole('button').first())).toContain(RETRY);
  await expect.poll(() => purse.balance()).toBe(before - 3 * POINTS_EACH);
});

test('a batch is followed as it goes on, cancelled as a whole and tried again', async () => {
  const batch = page.getByRole('region', { name: batchTexts.en.title });
  await batch.getByRole('button', { name: batchTexts.en.fresh }).click();
  const files = ['coffee', 'chelsea', 'rocket'].map((name) => `web/public/samples/photos/${name}.webp`);
  await batch.locator('input[type=file]').first().setInputFiles(files);
  await vi.waitUntil(async () => (await batch.locator('.picture-list li').count()) === 3, SEEN);
  await batch.getByRole('button', { name: batchTexts.en.run({ count: 3 }) }).click();
  await batch.getByRole('table').waitFor(SEEN);
  await batch.getByRole('button', { name: batchTexts.en.cancel }).click();
  await batch.getByRole('button', { name: batchTexts.en.fresh }).waitFor(SEEN);
  const again = batch.getByRole('button', { name: batchTexts.en.again });
  if ((await again.count()) > 0) await again.click();
  await batch
    .getByText(batchTexts.en.sums({ done: 3, failed: 0, open: 0 }), { exact: true })
    .waitFor({ timeout: 120_000 });
});

test('another user’s picture looks like a missing one', async () => {
  const { items } = await purse.api<{ items: { results: { file: { url: string } }[] }[] }>('/tasks?limit=1');
  const mine = items[0]?.results[0]?.file.url;
  const stranger = await registerByIdentity(world.product.url, studioOf('intl', 'en', 6), 'intl');
  const run = (image_url: unknown) =>
    callApi(world.product.url, 'POST', '/cloud/request/ai/image/repaint', {
      token: stranger,
      body: { image_url },
    });
  const [foreign, unknown] = [await run(mine), await run(`/files/2026/01/${'0'.repeat(32)}.png`)];
  expect(foreign.code).toBe(10042222);
  const said = ({ status, code, message }: typeof foreign) => ({ status, code, message });
  expect(said(foreign)).toEqual(said(unknown));
});

test('no screen had an accessibility violation or logged an error; every guarantee about points holds', async () => {
  expect(flaws.found).toEqual([]);
  expect(problems).toEqual([]);
  await expectPromises(world);
});
