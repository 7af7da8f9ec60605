/** Going from page to page: focus, titles, languages, and files dropped outside their field. */
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { pricingTexts } from '@inkreel/contract/messages/areas/pricing.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { zh } from '@inkreel/contract/messages/zh.ts';
import { aiObjectRemover } from '@inkreel/contract/tools/ai-object-remover.ts';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { registerByApi } from './support/api.ts';
import { keepSession, visit } from './support/browser.ts';
import { pictureFile } from './support/pictures.ts';
import { startRun, untilEnded } from './support/runs.ts';
import { enterSite } from './support/world.ts';

const SEEN = { timeout: 20_000 };
const EDITOR = `/img-tools/${aiObjectRemover.id}/editor`;
const world = enterSite('intl');
const open = (language: 'en' | 'zh') => visit(world.browser, world.product.url, { language });

/** Keeps back the scripts of a page, until the returned function is called. */
async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>();
  await page.route('**/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return held.resolve;
}

/** Wakes a prerendered page, as a visitor does; before that, links load pages whole. */
async function wake(page: Page): Promise<void> {
  await page.mouse.move(200, 300);
  // The first movement starts the scripts, the next one what lists of tools wait for.
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
  await page.mouse.move(210, 300);
  // A part of the page may hydrate after its frame: until then its links load whole pages.
  await page.waitForFunction(() => {
    const isAwake = (element: Element) => Object.keys(element).some((key) => key.startsWith('__react'));
    return (
      document.querySelector('main') !== null && [...document.querySelectorAll('main, main a')].every(isAwake)
    );
  });
}

/** Drops a file on an element, as from a file manager. */
async function dropFile(page: Page, on: string, file: { name: string; mimeType: string; buffer: Buffer }) {
  const transfer = await page.evaluateHandle(
    ({ name, type, bytes }) => {
      const data = new DataTransfer();
      data.items.add(new File([Uint8Array.from(atob(bytes), (one) => one.charCodeAt(0))], name, { type }));
      return data;
    },
    { name: file.name, type: file.mimeType, bytes: file.buffer.toString('base64') },
  );
  await page.dispatchEvent(on, 'dragover', { dataTransfer: transfer });
  return page.evaluate(
    ({ target, dataTransfer }) => {
      const event = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
      // False if the page prevents the default, so that the browser stays on it.
      return document.querySelector(target)?.dispatchEvent(event);
    },
    { target: on, dataTransfer: transfer },
  );
}

test('a file dropped outside a field is added to it, and never replaces the page', async () => {
  const { page, context } = await open('en');
  await page.goto('/pricing');
  const file = await pictureFile('beside.png', { width: 480, height: 360 }, '#406080');
  await wake(page);
  expect(await dropFile(page, 'main', file)).toBe(false);
  await page.goto(EDITOR);
  await page.locator('.stage-empty').waitFor(SEEN);
  expect(await dropFile(page, 'header', file)).toBe(false);
  await page.locator('.held-picture').getByText('beside.png').waitFor(SEEN);
  await context.close();
});

test('name and size of an input survive a reload', async () => {
  const token = await registerByApi(world.product.url, 'reload@example.com');
  const visitor = await open('en');
  await keepSession(visitor, world.product.url, token);
  const { page } = visitor;
  await page.goto(EDITOR);
  const file = await pictureFile('a long walk.png', { width: 480, height: 360 }, '#406080');
  await page.locator('input[type=file]').first().setInputFiles(file);
  const held = page.locator('.held-picture');
  await held.getByText('a long walk.png').waitFor(SEEN);
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('/files/');
  await page.reload();
  await held.getByText('a long walk.png').waitFor(SEEN);
  await held.getByText('480').waitFor(SEEN);
  await visitor.context.close();
});

test("the focus goes to the new page, not to the document's body", async () => {
  const { page, context } = await open('en');
  await page.goto('/create');
  await wake(page);
  // A page that was loaded whole begins at its top: this is about pages drawn after a click.
  await page.evaluate(() => Object.assign(window, { isSamePage: true }));
  await page.locator('main a[href*="/editor"]').first().click();
  await page.locator('.workspace').waitFor(SEEN);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).not.toBe('BODY');
  await context.close();
});

test('a dialog gives the focus back to the button that opened it', async () => {
  const { page, context } = await open('en');
  const isFocused = (button: Locator) => button.evaluate((element) => element === document.activeElement);
  await page.goto('/pricing');
  await wake(page);
  const signIn = page.getByRole('banner').getByRole('button', { name: en.shell.signIn });
  await signIn.press('Enter');
  await page.getByRole('dialog').waitFor(SEEN);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(signIn), SEEN).toBe(true);
  const token = await registerByApi(world.product.url, 'focus-back@example.com');
  await startRun(world.product.url, token).then((id) => untilEnded(world.product.url, token, id));
  await keepSession({ page, context, problems: [] }, world.product.url, token);
  await page.goto('/my-creation');
  const picture = page.locator('.creation button').first();
  await picture.press('Enter', SEEN);
  await page.getByRole('dialog').waitFor(SEEN);
  await page.keyboard.press('Escape');
  await expect.poll(() => isFocused(picture), SEEN).toBe(true);
  await context.close();
});

test('the lines that come with the answer of the server do not move the prices', async () => {
  const { page, context } = await open('en');
  await page.goto('/pricing');
  const card = page.locator('.plan').first();
  await card.waitFor(SEEN);
  expect(await page.locator('.test-payments').count()).toBe(0);
  const before = await card.boundingBox();
  await page.mouse.move(200, 300);
  await page.locator('.test-payments').waitFor(SEEN);
  expect(await card.boundingBox()).toEqual(before);
  await context.close();
});

test('the console has no title for those who are not operators', async () => {
  // The first account of an installation is its operator: this is a later one.
  await registerByApi(world.product.url, 'first@example.com');
  const token = await registerByApi(world.product.url, 'second@example.com');
  const visitor = await open('en');
  await keepSession(visitor, world.product.url, token);
  await visitor.page.goto('/admin');
  await visitor.page.getByRole('heading', { name: en.pages.notFound.title }).waitFor(SEEN);
  await expect.poll(() => visitor.page.title()).toContain(en.pages.notFound.title);
  await visitor.context.close();
});

test('a browser set to Chinese opens in Chinese, and stays in English once that was chosen', async () => {
  const { page, context } = await open('zh');
  await page.goto('/pricing');
  await page.waitForURL('**/zh/pricing');
  await expect.poll(() => page.evaluate(() => document.documentElement.lang)).toBe('zh-CN');
  await page.getByRole('link', { name: zh.shell.otherLanguage }).first().click();
  await page.waitForURL('**/en/pricing');
  await page.goto('/pricing');
  await page.locator('h1').first().waitFor(SEEN);
  expect(new URL(page.url()).pathname).toBe('/pricing');
  await context.close();
});

test.each(['/', '/pricing'])('a dialog that is opened at once on %s keeps its styles', async (path) => {
  const { page, context } = await open('en');
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goto(path, { waitUntil: 'commit' });
  await page.getByRole('button', { name: en.shell.signIn, exact: true }).first().click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: en.signIn.register, exact: true }).click();
  await dialog.getByRole('heading', { name: en.signIn.register }).waitFor();
  const inlined = await page
    .locator('link[rel=stylesheet][disabled]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(inlined.length).toBeGreaterThan(0);
  // A sheet that is loaded again would override the rules of the dialog, which are in the same layer.
  expect(requested.filter((file) => inlined.includes(file))).toEqual([]);
  const [box, close] = await Promise.all([
    dialog.boundingBox(),
    dialog.getByRole('button', { name: en.shell.close, exact: true }).boundingBox(),
  ]);
  if (!box || !close) throw new Error('nothing to measure');
  expect(box.x + box.width - close.x - close.width).toBeLessThan(20);
  expect(close.y - box.y).toBeLessThan(20);
  await context.close();
});

test.each([
  ['a selection', undefined, [2, 7]],
  ['typed text and the caret in it', 'a lighthouse', [4, 4]],
] as const)('hydration keeps %s in the prompt of the home page', async (_what, typed, [start, end]) => {
  const { page, context, problems } = await open('en');
  const hydrate = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  const prompt = page.getByRole('textbox', { name: homeTexts.en.prompt });
  if (typed !== undefined) await prompt.fill(typed);
  await prompt.evaluate(
    (box, selection) => {
      (box as HTMLTextAreaElement).focus();
      (box as HTMLTextAreaElement).setSelectionRange(...selection);
    },
    [start, end] as const,
  );
  const text = await prompt.inputValue();
  hydrate();
  await wake(page);
  const found = await prompt.evaluate((box) => {
    const { value, selectionStart, selectionEnd } = box as HTMLTextAreaElement;
    return { value, selectionStart, selectionEnd };
  });
  expect(found).toEqual({ value: text, selectionStart: start, selectionEnd: end });
  await page.keyboard.type('!');
  const written = `${text.slice(0, start)}!${text.slice(end)}`;
  await page.getByRole('button', { name: homeTexts.en.draw }).click();
  await page.getByRole('dialog', { name: accountTexts.en.newcomer.title.draw }).waitFor(SEEN);
  await page.keyboard.press('Escape');
  const inEditor = page.getByRole('textbox', { name: /prompt|describe/i }).first();
  await expect.poll(() => inEditor.inputValue()).toBe(written);
  expect(problems).toEqual([]);
  await context.close();
});

test('the button of the home page starts the run before the scripts have run, and a link does not', async () => {
  const { page, context, problems } = await open('en');
  const hydrate = await holdScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: homeTexts.en.prompt }).fill('a lighthouse');
  await page.getByRole('button', { name: homeTexts.en.draw }).click();
  await page.waitForURL(/editor\?start=20&prompt=a\+lighthouse$/, { waitUntil: 'commit' });
  const started = page.url();
  hydrate();
  const dialog = page.getByRole('dialog', { name: accountTexts.en.newcomer.title.draw });
  await dialog.waitFor(SEEN);
  expect(new URL(page.url()).search).toBe('');
  await page.goto('about:blank');
  await page.goto(started);
  await expect
    .poll(() =>
      page
        .getByRole('textbox', { name: /prompt/i })
        .first()
        .inputValue(),
    )
    .toBe('a lighthouse');
  expect(await dialog.count()).toBe(0);
  expect(problems).toEqual([]);
  await context.close();
});

test('the pricing page has its prices before the scripts run, and keeps what is pressed then', async () => {
  const { page, context, problems } = await open('en');
  const hydrate = await holdScripts(page);
  await page.goto('/pricing', { waitUntil: 'commit' });
  await page.getByText('$9.90').first().waitFor(SEEN);
  await page.getByRole('button', { name: pricingTexts.en.teamsLink }).click();
  hydrate();
  const tab = page.getByRole('tab', { name: pricingTexts.en.tabs.team });
  await expect.poll(() => tab.getAttribute('aria-selected'), SEEN).toBe('true');
  expect(problems).toEqual([]);
  await context.close();
});
