import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { creationsTexts } from '@inkreel/contract/messages/areas/creations.ts';
import { creditsTexts } from '@inkreel/contract/messages/areas/credits.ts';
import { homeTexts } from '@inkreel/contract/messages/areas/home.ts';
import { memberTexts } from '@inkreel/contract/messages/areas/member.ts';
import { receiptTexts } from '@inkreel/contract/messages/areas/receipt.ts';
import { resultTexts } from '@inkreel/contract/messages/areas/result.ts';
import { type Language, SITES, type SiteId } from '@inkreel/contract/site.ts';
import { aiImageGenerator } from '@inkreel/contract/tools/ai-image-generator.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { takesAll } from '../../server/testing/rounds.ts';
import { HERO } from '../../web/features/pages/home/samples.ts';
import { callApi } from './api.ts';
import { type Visitor, visit } from './browser.ts';
import { findFlaws } from './inspect.ts';
import { SMALL_RUN, startRun } from './runs.ts';
import { signInByApi, studioOf } from './studio.ts';
import { walkedLanguages } from './walked-languages.ts';
import { enterSite, expectPromises, type World } from './world.ts';

const EDITOR = '/img-tools/ai-image-generator/editor';
/** Slow enough to be cancelled while it is drawn. */
const PROMPTS: Record<Language, string> = {
  en: 'A red ceramic mug on a wooden table, product photo',
  zh: '木桌上的一只红色陶瓷马克杯，产品摄影',
};
/** Four pictures, in parallel with the other journeys; alone they take a tenth of this. */
const DRAWN_MS = 180_000;
/** How long to wait for an element, on a busy machine. */
const SEEN = { timeout: 45_000 };

/**
 * The journey of a new user through the product, from the home page to signing out: on a desktop in the site's own
 * language and, at the international site, on a phone in both.
 */
export function describeJourneys(site: SiteId): void {
  const world = enterSite(site);
  const { languages, defaultLanguage } = SITES[site];

  describe.each(walkedLanguages(site, defaultLanguage))('in %s', (language) => {
    describeDesk(world, site, language);
  });
  // Both sites have the same journey on a phone: by default it runs at one.
  describe.runIf(takesAll || site === 'intl').each(languages)('on a phone, in %s', (language) => {
    describePhone(world, site, language);
  });

  test('at the end every guarantee about points holds', () => expectPromises(world));
}

function describeDesk(world: World, site: SiteId, language: Language): void {
  const studio = studioOf(site, language, 1);
  const { texts } = studio;
  // Neither a crash nor the steps after the first run depend on the site.
  const isWhole = takesAll || site === 'intl';
  const count = isWhole ? 4 : 2;
  const visitors: Visitor[] = [];
  let page: Page;
  let token: string;

  const enter = async () => {
    const visitor = await visit(world.browser, world.product.url, { language });
    visitors.push(visitor);
    page = visitor.page;
  };
  const flaws = (step: string) => findFlaws(page, `${site}-${language}-${step}`);
  const api = <Data>(path: string) => callApi<Data>(world.product.url, 'GET', path, { token });
  const pointsShown = async () => {
    const { data } = await api<{ total: number }>('/cloud/request/system/org/current/point');
    const name = texts.shell.pointsLink({ points: data.total });
    await page.getByRole('link', { name, exact: true }).waitFor();
    return data.total;
  };

  test('home: the button of a newcomer starts the run, which asks for an account', async () => {
    await enter();
    await page.goto(studio.path('/'));
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await flaws('home')).toEqual([]);
    await page.getByRole('textbox', { name: homeTexts[language].prompt }).fill(PROMPTS[language]);
    await page.getByRole('button', { name: homeTexts[language].draw }).click();
    const asked = page.getByRole('dialog', { name: accountTexts[language].newcomer.title.draw });
    await asked.waitFor();
    expect(await flaws('newcomer')).toEqual([]);
    await page.keyboard.press('Escape');
    await asked.waitFor({ state: 'hidden' });
    await expect.poll(() => studio.prompt(page).inputValue()).toBe(PROMPTS[language]);
    expect(await flaws('editor')).toEqual([]);
  });

  test('the prompt is in the editor; its button shows the price, and asks for an account', async () => {
    const { fields, run } = texts.tools;
    // Repeated, so that a prompt lost on the way from home is reported only once.
    await studio.prompt(page).fill(PROMPTS[language]);
    await studio.choose(page, fields.ratio, '3:2');
    await studio.choose(page, fields.count, String(count));
    await studio.choose(page, fields.quality, fields.qualities.draft);
    await studio
      .runButton(page)
      .filter({ hasText: run.price({ points: 10 * count }) })
      .waitFor();
    await studio.runButton(page).click();
    await page.getByRole('dialog', { name: accountTexts[language].newcomer.title.draw }).waitFor();
  });

  test('after registering the run starts: a placeholder for each candidate, progress, the price held', async () => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: texts.signIn.login, exact: true }).click();
    await page.getByRole('dialog', { name: texts.signIn.login }).waitFor();
    expect(await flaws('sign-in')).toEqual([]);
    await dialog.getByRole('button', { name: texts.signIn.register, exact: true }).click();
    await dialog.getByRole('button', { name: accountTexts[language].newcomer.inviteCode }).click();
    await dialog.getByLabel(texts.signIn.inviteCode).waitFor();
    await studio.fillSignIn(page);
    expect(await flaws('register')).toEqual([]);
    await dialog.getByRole('button', { name: texts.signIn.register, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    for (let at = 1; at <= count; at += 1) {
      const name = new RegExp(`^${texts.tools.candidates.candidate({ at })}`);
      await studio.candidates(page).getByRole('button', { name }).waitFor();
    }
    await studio.candidates(page).getByRole('progressbar').first().waitFor();
    token = await signInByApi(world.product.url, studio, site);
    expect(await pointsShown()).toBe(200 - 10 * count);
  });

  test(`the run outlives a reload${isWhole ? ' and a server that is killed' : ''}, and is settled`, async () => {
    await page.reload();
    await studio.candidates(page).getByRole('progressbar').first().waitFor();
    if (isWhole) {
      await world.product.kill();
      await world.product.start();
      await studio.candidates(page).getByRole('progressbar').first().waitFor();
    }
    expect(await flaws('running')).toEqual([]);
    const settled = receiptTexts[language].receipt.settled({ count });
    await page.getByText(settled, { exact: true }).waitFor({ timeout: DRAWN_MS });
    await expect.poll(() => studio.candidates(page).getByRole('progressbar').count()).toBe(0);
    await page.getByRole('button', { name: memberTexts[language].chip.done({ count: 1 }) }).waitFor();
    const picture = page.getByRole('img', { name: PROMPTS[language] }).first();
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth), SEEN)
      .toBeGreaterThan(0);
    expect(await pointsShown()).toBe(200 - 10 * count);
    expect(await flaws('result')).toEqual([]);
  });

  test.runIf(isWhole)('a cancelled run refunds the points of undelivered candidates', async () => {
    await studio.runButton(page).click();
    // The gift is the first line of the ledger, the first run the second.
    await page.getByRole('link', { name: receiptTexts[language].receipt.line({ line: 3 }) }).waitFor();
    const refund = resultTexts[language].cancelRefund({ points: 0 }).replace('0', '\\d+');
    await page.getByRole('button', { name: new RegExp(refund) }).click();
    await expect
      .poll(
        async () => (await api<{ items: { state: string }[] }>('/tasks?limit=1')).data.items[0]?.state,
        SEEN,
      )
      .toBe('CANCELED');
    const { data } = await api<{ items: { receipt: { returned: number } }[] }>('/tasks?limit=1');
    expect(data.items[0]?.receipt.returned).toBeGreaterThan(0);
    expect(await pointsShown()).toBe(120 + (data.items[0]?.receipt.returned ?? 0));
    expect(await flaws('cancelled')).toEqual([]);
  });

  test('the credits page agrees with the ledger', async () => {
    await page.goto(studio.path('/credits'));
    await page.getByRole('table').waitFor();
    const { data } = await api<{ items: { line: number; points: number; balance_after: number }[] }>(
      '/credits/records',
    );
    const rows = page.getByRole('row');
    await expect.poll(() => rows.count(), SEEN).toBe(data.items.length + 1);
    const shown: unknown[] = [];
    for (let row = 1; row <= data.items.length; row += 1) {
      const cells = await rows.nth(row).getByRole('cell').allTextContents();
      const figures = [cells[0], cells.at(-2), cells.at(-1)];
      shown.push(figures.map((text) => Number(text?.replace('−', '-').replace(/[+,\s]/g, ''))));
    }
    expect(shown).toEqual(data.items.map((item) => [item.line, item.points, item.balance_after]));
    expect(await flaws('credits')).toEqual([]);
  });

  test.runIf(isWhole)('in another browser, after signing in, everything is in My creation', async () => {
    await visitors.at(-1)?.context.close();
    await enter();
    await page.goto(studio.path('/'));
    await page.getByRole('button', { name: texts.shell.signIn }).click();
    await studio.fillSignIn(page);
    await page.getByRole('dialog').getByRole('button', { name: texts.signIn.login, exact: true }).click();
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.getByRole('banner').getByRole('link', { name: texts.shell.myCreation }).click();
    const { data } = await api<{ items: unknown[] }>(
      '/cloud/request/system/org/current/point/results?limit=100',
    );
    const list = page.getByRole('list', { name: creationsTexts[language].list });
    await expect.poll(() => list.getByRole('listitem').count(), SEEN).toBe(data.items.length);
    expect(await flaws('my-creation')).toEqual([]);
  });

  test.runIf(isWhole)(
    'without enough points the dialog names the missing points and the form stays',
    async () => {
      await spendUntilBelow(world.product.url, token, 40);
      await page.goto(studio.path(EDITOR));
      await studio.prompt(page).fill(PROMPTS[language]);
      await studio.choose(page, texts.tools.fields.count, '4');
      await studio.runButton(page).click();
      const dialog = page.getByRole('dialog', { name: creditsTexts[language].askToBuy.title });
      await dialog.waitFor();
      expect(await flaws('not-enough-points')).toEqual([]);
      await dialog.getByRole('button', { name: creditsTexts[language].askToBuy.back }).click();
      await dialog.waitFor({ state: 'hidden' });
      await expect.poll(() => studio.prompt(page).inputValue()).toBe(PROMPTS[language]);
    },
  );

  test.runIf(isWhole)('signing out ends the session', async () => {
    await page.goto(studio.path('/my-creation'));
    const { data } = await api<{ name: string }>('/user/current');
    // Part of the name is enough: the initials precede it.
    const account = texts.shell.account({ name: data.name, initials: '' });
    await page.getByRole('button', { name: account }).click();
    await page.getByRole('button', { name: texts.shell.signOut }).click();
    await page.getByRole('heading', { name: creationsTexts[language].signedOut.title }).waitFor();
    await page.reload();
    await page.getByRole('heading', { name: creationsTexts[language].signedOut.title }).waitFor();
    expect(await flaws('signed-out')).toEqual([]);
  });

  test('no script logged an error', async () => {
    await visitors.at(-1)?.context.close();
    expect(visitors.flatMap(({ problems }) => problems)).toEqual([]);
  });
}

function describePhone(world: World, site: SiteId, language: Language): void {
  test('on a phone: the first picture of a newcomer takes two clicks and two fields', async () => {
    const studio = studioOf(site, language, 2);
    const { texts } = studio;
    const { page, context, problems } = await visit(world.browser, world.product.url, {
      language,
      width: 390,
      height: 844,
    });
    const flaws = (step: string) => findFlaws(page, `${site}-${language}-phone-${step}`);
    const effort = await countEffort(page);
    await page.goto(studio.path('/'));
    expect(await flaws('home')).toEqual([]);
    await page.getByRole('button', { name: homeTexts[language].draw }).click();
    const dialog = page.getByRole('dialog', { name: accountTexts[language].newcomer.title.draw });
    await studio.fillSignIn(page);
    expect(await flaws('register')).toEqual([]);
    await dialog.getByRole('button', { name: texts.signIn.register, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    const picture = page.getByRole('img', { name: HERO[language].prompt[language] }).first();
    await picture.waitFor({ timeout: DRAWN_MS });
    await page.getByText(resultTexts[language].giftAdded({ points: 200 }), { exact: true }).waitFor();
    expect(effort()).toEqual({ clicks: 2, fields: 2 });
    await page
      .getByText(receiptTexts[language].receipt.settled({ count: 1 }), { exact: true })
      .waitFor({ timeout: DRAWN_MS });
    expect(await page.getByText(receiptTexts[language].report.notDrawn).count()).toBe(0);
    expect(await flaws('result')).toEqual([]);
    await page.goto(studio.path('/my-creation'));
    await page.getByRole('list', { name: creationsTexts[language].list }).waitFor();
    expect(await flaws('my-creation')).toEqual([]);
    await context.close();
    expect(problems).toEqual([]);
  });
}

/** Counts the trusted clicks on the pages of a visitor, and the fields that are filled in. */
async function countEffort(page: Page): Promise<() => { clicks: number; fields: number }> {
  const fields = new Set<string>();
  let clicks = 0;
  await page.exposeFunction('noteEffort', (field: string | undefined) => {
    if (field === undefined) clicks += 1;
    else fields.add(field);
  });
  await page.addInitScript(() => {
    const note = (window as unknown as { noteEffort: (field?: string) => void }).noteEffort;
    // Not the click that a browser makes of Enter, or of a label.
    addEventListener('click', (event) => event.isTrusted && event.detail > 0 && note(), true);
    addEventListener('input', ({ target }) => note((target as HTMLInputElement).name), true);
  });
  return () => ({ clicks, fields: fields.size });
}

/** Runs the smallest pictures until fewer points than this are left. */
async function spendUntilBelow(url: string, token: string, points: number): Promise<void> {
  const unit = aiImageGenerator.points / 2;
  for (;;) {
    const { data } = await callApi<{ total: number }>(url, 'GET', '/cloud/request/system/org/current/point', {
      token,
    });
    if (data.total < points) return;
    await startRun(url, token, { ...SMALL_RUN, count: Math.min(4, Math.floor(data.total / unit)) });
  }
}
