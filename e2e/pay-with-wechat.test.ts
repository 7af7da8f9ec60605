/** Paying by scanning a code, against a server that speaks WeChat Pay's protocol, signatures included. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { startWechatServer, type WechatServer } from '../server/testing/pay/wechat-server.ts';
import { callApi } from './support/api.ts';
import { type Visitor, visit } from './support/browser.ts';
import { shopOf } from './support/shop.ts';
import { signInByApi } from './support/studio.ts';
import { walkedLanguages } from './support/walked-languages.ts';
import { collectFlaws, expectPromises, purseOf, startWorld } from './support/world.ts';

const MONTH = 1000;

let wechat: WechatServer;
// Registered first, so it ends last.
afterAll(() => wechat.stop());
const world = startWorld(async () => {
  wechat = await startWechatServer();
  return { SITE: 'cn', ...wechat.environment };
});

describe.each(walkedLanguages('cn', 'en'))('in %s', (language) => {
  const shop = shopOf('cn', language, 5);
  const { pricing } = shop;
  let visitor: Visitor;
  let page: Page;
  let token: string;
  const { found, look: lookAt } = collectFlaws(`wechat-${language}`);
  const look = (step: string) => lookAt(page, step);
  const purse = () => purseOf(world, () => token);
  const balance = () => purse().balance();
  const newest = () => purse().newestOrder();
  const qr = () => shop.dialog(page, pricing.pay.qrTitle);
  const openCode = async () => {
    await shop.card(page, 'vip', 'monthly').click();
    await qr().getByRole('img').waitFor();
  };

  test('the test wallet is not offered, and the code is the provider’s', async () => {
    visitor = await visit(world.browser, world.product.url, { language });
    ({ page } = visitor);
    await page.goto(shop.path('/pricing'));
    await shop.card(page, 'vip', 'monthly').click();
    await shop.registerInDialog(page);
    await qr().getByRole('img').waitFor();
    expect(await page.getByText(pricing.test).count()).toBe(0);
    await look('code');
    token = await signInByApi(world.product.url, shop, 'cn');
    const { data } = await callApi<{ code_url: string }>(
      world.product.url,
      'GET',
      `/cloud/request/system/org/order/${(await newest()).id}`,
      { token },
    );
    expect(data.code_url).toMatch(/^weixin:\/\//);
  });

  test('a forged notice or another amount credits nothing; a genuine notice does, and only once', async () => {
    const { id } = await newest();
    const before = await balance();
    wechat.pay(id);
    expect(await wechat.send(id, { flaw: 'forged' })).toBeGreaterThanOrEqual(400);
    expect(await wechat.send(id, { flaw: 'altered' })).toBeGreaterThanOrEqual(400);
    expect(await wechat.send(id)).toBe(200);
    expect(await wechat.send(id)).toBe(200);
    await shop.finishPaid(page, MONTH);
    expect(await balance()).toBe(before + MONTH);
  });

  test('a payment without a notice is found by polling', async () => {
    const before = await balance();
    await openCode();
    wechat.pay((await newest()).id);
    await shop.finishPaid(page, MONTH);
    expect(await balance()).toBe(before + MONTH);
  });

  test('the dialog reports a provider outage, and the order can be retried', async () => {
    wechat.fail('unavailable');
    await shop.card(page, 'vip', 'monthly').click();
    const failed = shop.dialog(page, pricing.pay.qrFailed);
    await failed.waitFor();
    await look('failed');
    await failed.getByRole('button', { name: pricing.pay.again }).click();
    await qr().getByRole('img').waitFor();
  });

  test('a cancelled order is closed at the provider, and can no longer be paid', async () => {
    const { id } = await newest();
    await qr().getByRole('button', { name: pricing.pay.cancel }).click();
    await qr().waitFor({ state: 'hidden' });
    await expect.poll(async () => (await newest()).status, { timeout: 20_000 }).toBe(2);
    expect(() => wechat.pay(id)).toThrow(/closed/);
  });

  test('no screen had a layout fault, and no script logged an error', async () => {
    await visitor.context.close();
    expect([...found, ...visitor.problems]).toEqual([]);
  });
});

test('at the end paid orders and recharges match one to one', () => expectPromises(world));
