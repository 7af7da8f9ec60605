import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { Order, purchaseTerms } from '@inkreel/contract/api/orders.ts';
import { changePlan, planOfTerms } from '@inkreel/contract/plan-time.ts';
import { type Language, SITES, type SiteId } from '@inkreel/contract/site.ts';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { type Visitor, visit } from './browser.ts';
import { shopOf } from './shop.ts';
import { signInByApi } from './studio.ts';
import { walkedLanguages } from './walked-languages.ts';
import { collectFlaws, enterSite, expectPromises, purseOf, type World } from './world.ts';

/** Default points of the cards for one person. */
const POINTS = { vipHalfYear: 6600, vipMonth: 1000, teamMonth: 1100, comMonth: 1250 };
const GIFT = 200;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From guest to personal plan, to startup, to enterprise, with the test wallet. */
export function describeBuying(site: SiteId): void {
  const world = enterSite(site);

  describe.each(walkedLanguages(site, SITES[site].defaultLanguage))('in %s', (language) => {
    describeBuyer(world, site, language);
  });

  test('at the end paid orders and recharges match one to one', () => expectPromises(world));
}

function describeBuyer(world: World, site: SiteId, language: Language): void {
  const shop = shopOf(site, language, 3);
  const { texts, pricing } = shop;
  const chooses = SITES[site].payWays.length > 1;
  let visitor: Visitor;
  let page: Page;
  let token: string;

  const { found, look: lookAt } = collectFlaws(`${site}-${language}`);
  const look = (step: string) => lookAt(page, step);
  const purse = () => purseOf(world, () => token);
  const api = <Data>(path: string) => purse().api<Data>(path);
  const balance = () => purse().balance();
  const plan = () => api<OutputOf<typeof purchaseTerms>>('/credits/terms');
  const daysLeft = async () => (Date.parse((await plan()).expired_at ?? '') - Date.now()) / DAY_MS;
  /**
   * Checks that the dialog's text about the running plan is what the server would do now; returns the end it names.
   */
  const expectConversion = async () => {
    const dialog = qr();
    await dialog.getByRole('img').waitFor();
    const terms = await plan();
    const order = await api<Order>(`/cloud/request/system/org/order/${(await purse().newestOrder()).id}`);
    const purchase = { ...order, validDays: order.valid_days };
    const change = changePlan(planOfTerms(terms), purchase, new Date(terms.now));
    expect(change.kind).toBe('upgrade');
    const { convertedHours: hours } = change;
    // An hour of the old plan may pass while this is read.
    const said = [hours, hours + 1].map((each) =>
      dialog.getByText(pricing.pay.convertedTime({ hours: each })),
    );
    await dialog.getByText(pricing.pay.converted).waitFor();
    expect((await Promise.all(said.map((each) => each.count()))).some((times) => times > 0)).toBe(true);
    await dialog.getByText(pricing.pay.upgradeWhen).waitFor();
    await look('pay-upgrade');
    const end = await dialog.locator('time').getAttribute('datetime');
    return Date.parse(end ?? '');
  };
  const chooseWallet = async () => {
    if (chooses) await page.getByRole('button', { name: pricing.pay.wechat }).click();
  };
  const qr = () => shop.dialog(page, pricing.pay.qrTitle);

  test('a guest chooses a plan, registers, and returns to the choice', async () => {
    visitor = await visit(world.browser, world.product.url, { language });
    ({ page } = visitor);
    await page.goto(shop.path('/pricing'));
    const card = shop.card(page, 'vip', 'half_year');
    await card.waitFor();
    await look('pricing');
    await card.click();
    await shop.registerInDialog(page);
    if (chooses) {
      await shop.dialog(page, pricing.pay.title).waitFor();
      await look('pay-chooser');
    }
    await chooseWallet();
    await qr().getByRole('img').waitFor();
    await look('pay-qr');
    token = await signInByApi(world.product.url, shop, site);
  });

  test('a payment refused on the phone charges nothing; the next code is paid and adds the points', async () => {
    await shop.answerWallet(page, 'refuse');
    await shop.dialog(page, pricing.pay.cancelled).or(shop.dialog(page, pricing.pay.expiredTitle)).waitFor();
    await look('pay-refused');
    expect(await balance()).toBe(GIFT);
    await page
      .getByRole('button', { name: pricing.pay.again })
      .or(page.getByRole('button', { name: pricing.pay.newCode }))
      .click();
    await shop.answerWallet(page, 'approve');
    await shop.dialog(page, pricing.paid.title).waitFor();
    await look('paid');
    await shop.finishPaid(page, POINTS.vipHalfYear);
    expect(await balance()).toBe(GIFT + POINTS.vipHalfYear);
    expect(await plan()).toMatchObject({ edition: 'vip' });
    // The header shows the same without a reload.
    const name = texts.shell.pointsLink({ points: GIFT + POINTS.vipHalfYear });
    await page.getByRole('link', { name, exact: true }).waitFor();
  });

  test('buying the same plan again adds points and days', async () => {
    await shop.card(page, 'vip', 'monthly').click();
    await chooseWallet();
    // The page is closed while the code is open, and the phone pays: the next page reports it.
    await qr().getByRole('img').waitFor();
    const wallet = await shop.walletAddress(page);
    await page.goto('about:blank');
    await shop.answerWallet(page, 'approve', wallet);
    await page.goto(shop.path('/pricing'));
    await shop.finishPaid(page, POINTS.vipMonth);
    expect(await balance()).toBe(GIFT + POINTS.vipHalfYear + POINTS.vipMonth);
    expect(await daysLeft()).toBeGreaterThan(209.9);
  });

  test('a cancelled code is closed, and nothing is charged', async () => {
    const before = await balance();
    await shop.card(page, 'vip', 'monthly').click();
    await chooseWallet();
    await qr().getByRole('button', { name: pricing.pay.cancel }).click();
    const cancelled = shop.dialog(page, pricing.pay.cancelled);
    await cancelled.waitFor();
    const newest = async () => (await purse().newestOrder()).status;
    await expect.poll(newest, { timeout: 20_000 }).toBe(2);
    expect(await balance()).toBe(before);
    await page.keyboard.press('Escape');
    await cancelled.waitFor({ state: 'hidden' });
  });

  test('then a startup for three: price and points times three, and the personal plan is closed', async () => {
    await page.goto(shop.path('/pricing'));
    await shop.card(page, 'vip', 'monthly').waitFor();
    await shop.showPlan(page, 'team');
    const count = page.getByRole('spinbutton', { name: pricing.persons.label });
    await expect.poll(() => count.inputValue()).toBe('2');
    await count.fill('3');
    await count.blur();
    await look('pricing-team');
    await shop.card(page, 'team', 'monthly').click();
    await chooseWallet();
    const end = await expectConversion();
    await shop.answerWallet(page, 'approve');
    await shop.finishPaid(page, 3 * POINTS.teamMonth);
    const bought = await plan();
    expect(bought).toMatchObject({ edition: 'team', seats: 3 });
    expect(Math.abs(Date.parse(bought.expired_at ?? '') - end)).toBeLessThan(HOUR_MS);
    // 210 days at a third of the price a day are about 66.
    expect(await daysLeft()).toBeGreaterThan(30 + 60);
    expect(await daysLeft()).toBeLessThan(30 + 70);
    await page.goto(shop.path('/pricing'));
    const personal = page.getByRole('tab', { name: pricing.tabs.vip });
    await expect.poll(() => personal.getAttribute('aria-disabled'), { timeout: 20_000 }).toBe('true');
  });

  test('then an enterprise, for at least six', async () => {
    await shop.showPlan(page, 'com');
    const count = page.getByRole('spinbutton', { name: pricing.persons.label });
    await expect.poll(() => count.inputValue()).toBe('6');
    await count.fill('2');
    await count.blur();
    await expect.poll(() => count.inputValue()).toBe('6');
    await shop.card(page, 'com', 'monthly').click();
    await chooseWallet();
    await expectConversion();
    await shop.answerWallet(page, 'approve');
    await shop.finishPaid(page, 6 * POINTS.comMonth);
    expect(await plan()).toMatchObject({ edition: 'com' });
    const { seats } = await api<{ seats: number }>('/cloud/request/system/org/current');
    expect(seats).toBe(6);
  });

  test('the ledger has one recharge for each paid order, and the invoice prints it', async () => {
    const { items } = await api<{ items: { id: string; status: number; points: number }[] }>(
      '/credits/orders',
    );
    const paid = items.filter(({ status }) => status === 1);
    const records = await api<{ items: { order_id: string; points: number }[] }>(
      '/credits/records?type=recharge',
    );
    const pairs = (list: { id?: string; order_id?: string; points: number }[]) =>
      list.map(({ id, order_id, points }) => `${order_id ?? id} ${points}`).sort();
    expect(paid).toHaveLength(4);
    expect(pairs(records.items.map(({ order_id, points }) => ({ order_id, points })))).toEqual(
      pairs(paid.map(({ id, points }) => ({ id, points }))),
    );
    await page.goto(shop.path(`/credits/invoice/${paid[0]?.id}`));
    const { number } = await api<{ number: string }>(`/credits/orders/${paid[0]?.id}/invoice`);
    await page.getByText(number).first().waitFor();
    await look('invoice');
  });

  test('no screen had a layout fault, and no script logged an error', async () => {
    await visitor.context.close();
    expect([...found, ...visitor.problems]).toEqual([]);
  });
}
