/** Paying in the international provider's window, against a server that speaks PayPal's protocol. */
import type { Page } from 'playwright-core';
import { afterAll, describe, expect, test } from 'vitest';
import { type PaypalServer, startPaypalServer } from '../server/testing/pay/paypal-server.ts';
import { type Visitor, visit } from './support/browser.ts';
import { shopOf } from './support/shop.ts';
import { signInByApi } from './support/studio.ts';
import { walkedLanguages } from './support/walked-languages.ts';
import { collectFlaws, expectPromises, purseOf, startWorld } from './support/world.ts';

const MONTH = 1000;

let paypal: PaypalServer;
// Registered first, so it ends last.
afterAll(() => paypal.stop());
const world = startWorld(async () => {
  paypal = await startPaypalServer();
  return { ...paypal.environment };
});

describe.each(walkedLanguages('intl', 'zh'))('in %s', (language) => {
  const shop = shopOf('intl', language, 6);
  const { pricing } = shop;
  let visitor: Visitor;
  let page: Page;
  let token: string;
  const { found, look: lookAt } = collectFlaws(`paypal-${language}`);
  const look = (step: string) => lookAt(page, step);
  const purse = () => purseOf(world, () => token);
  const balance = () => purse().balance();
  const newest = () => purse().newestOrder();
  const way = () => page.getByRole('button', { name: pricing.pay.paypal });
  const waiting = () => shop.dialog(page, pricing.pay.popupTitle);
  const openPopup = async (opens: () => Promise<void>): Promise<Page> => {
    const [popup] = await Promise.all([page.waitForEvent('popup'), opens()]);
    await popup.getByRole('button', { name: 'Approve' }).waitFor();
    return popup;
  };
  // With one way to pay there is nothing to choose: the plan's button opens the popup.
  const buy = () => openPopup(() => shop.card(page, 'vip', 'monthly').click());

  test('a guest registers and pays in the popup', async () => {
    visitor = await visit(world.browser, world.product.url, { language });
    ({ page } = visitor);
    await page.goto(shop.path('/pricing'));
    await shop.card(page, 'vip', 'monthly').click();
    await shop.registerInDialog(page);
    await shop.dialog(page, pricing.pay.titleOne).or(shop.dialog(page, pricing.pay.title)).waitFor();
    const popup = await openPopup(() => way().click());
    await waiting().waitFor();
    await look('waiting');
    token = await signInByApi(world.product.url, shop, 'intl');
    await popup.getByRole('button', { name: 'Approve' }).click();
    await shop.dialog(page, pricing.paid.title).waitFor();
    await look('paid');
    await shop.finishPaid(page, MONTH);
    expect(await balance()).toBe(200 + MONTH);
  });

  test('a payment cancelled in the popup charges nothing, and can be retried', async () => {
    const before = await balance();
    const popup = await buy();
    await popup.getByRole('button', { name: 'Cancel' }).click();
    await shop.dialog(page, pricing.pay.cancelled).waitFor();
    await look('cancelled');
    expect(await balance()).toBe(before);
    const again = await openPopup(async () =>
      page.getByRole('dialog').getByRole('button', { name: pricing.pay.again }).click(),
    );
    // The answer to the capture is lost; the money was taken.
    paypal.loseNext('/capture');
    await again.getByRole('button', { name: 'Approve' }).click();
    await shop.finishPaid(page, MONTH);
    expect(await balance()).toBe(before + MONTH);
  });

  test('a closed popup is reported, and can be opened again', async () => {
    const before = await balance();
    const popup = await buy();
    await popup.close();
    await shop.dialog(page, pricing.pay.cancelled).waitFor();
    const again = await openPopup(async () =>
      page.getByRole('dialog').getByRole('button', { name: pricing.pay.popupAgain }).click(),
    );
    // The buyer approves, and a webhook is faster than the browser.
    const { id } = await newest();
    paypal.approve(id);
    expect(
      await paypal.send(`${world.product.url}/api.v1/pay/paypal/notice`, 'CHECKOUT.ORDER.APPROVED', id),
    ).toBe(200);
    await shop.finishPaid(page, MONTH);
    if (!again.isClosed()) await again.close();
    expect(await balance()).toBe(before + MONTH);
  });

  test('the dialog reports a provider outage', async () => {
    paypal.fail('unavailable');
    const [popup] = await Promise.all([
      page.waitForEvent('popup'),
      shop.card(page, 'vip', 'monthly').click(),
    ]);
    const failed = shop.dialog(page, pricing.pay.failed);
    await failed.waitFor();
    await look('failed');
    if (!popup.isClosed()) await popup.close();
    await page.keyboard.press('Escape');
  });

  test('no screen had a layout fault, and no script logged an error', async () => {
    await visitor.context.close();
    expect([...found, ...visitor.problems]).toEqual([]);
  });
});

test('at the end paid orders and recharges match one to one', () => expectPromises(world));
