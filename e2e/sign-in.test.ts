/** Getting back in by e-mail through a real mail server, and signing in through a real OpenID Connect provider. */
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import type { Language } from '@inkreel/contract/site.ts';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startIdentityProvider, type TestIdentityProvider } from '../server/testing/identity-provider.ts';
import { codeIn, type MailServer, startMailServer } from '../server/testing/mail-server.ts';
import { callApi, registerByApi } from './support/api.ts';
import { closeContexts, keepSession, openBrowser, type Visitor, visit } from './support/browser.ts';
import type { Product } from './support/product.ts';
import { studioOf } from './support/studio.ts';
import { startTestProduct } from './support/test-product.ts';
import { walkedLanguages } from './support/walked-languages.ts';
import { collectFlaws } from './support/world.ts';

/** The password that `registerByApi` sets. */
const FIRST_PASSWORD = 'a long enough one';
const NEW_PASSWORD = 'another sheet of paper 8';
const PROVIDER = 'House keys';

let mails: MailServer;
let identities: TestIdentityProvider;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [mails, identities] = await Promise.all([startMailServer(), startIdentityProvider()]);
  product = await startTestProduct({
    LOG_LEVEL: 'error',
    SMTP_URL: mails.url,
    OIDC_ISSUER: identities.url,
    OIDC_CLIENT_ID: identities.clientId,
    OIDC_CLIENT_SECRET: identities.clientSecret,
    OIDC_NAME: PROVIDER,
  });
  for (const prefix of ['', '/en', '/zh'])
    identities.redirectUrls.add(`${product.url}${prefix}/popup/social`);
  browser = await openBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product.close();
  await Promise.all([mails.stop(), identities.stop()]);
});

const signsIn = (email: string, password: string) =>
  callApi<{ token: string }>(product.url, 'POST', '/passport/login/email', { body: { email, password } });

describe.each(walkedLanguages('intl', 'en'))('in %s', (language: Language) => {
  const studio = studioOf('intl', language, 4);
  const { texts } = studio;
  const account = accountTexts[language] as (typeof accountTexts)['en'];
  const { reset, code, login, social } = account;
  let visitor: Visitor;
  let page: Page;
  const { found, look: lookAt } = collectFlaws(`sign-in-${language}`);
  const look = (step: string) => lookAt(page, step);
  const dialog = () => page.getByRole('dialog');
  const openDialog = async () => {
    await page.goto(studio.path('/'));
    await page.getByRole('button', { name: texts.shell.signIn }).click();
    await dialog().waitFor();
  };

  beforeAll(async () => {
    await registerByApi(product.url, studio.identity);
    visitor = await visit(browser, product.url, { language });
    ({ page } = visitor);
  });
  afterAll(() => visitor.context.close());

  test('a code needs an address, comes by mail once a minute, and the form is checked field by field', async () => {
    await openDialog();
    await dialog().getByRole('button', { name: reset.forgot }).click();
    await dialog().getByRole('button', { name: reset.submit }).waitFor();
    await look('reset');
    const submit = dialog().getByRole('button', { name: reset.submit });
    const field = (name: string) => dialog().getByRole('textbox', { name, exact: true });
    await submit.click();
    await dialog().getByText(login.email).waitFor();
    await dialog().getByRole('button', { name: code.send }).click();
    await dialog().getByText(login.email).waitFor();
    await dialog().getByLabel(texts.signIn.email).fill(studio.identity);
    await dialog().getByRole('button', { name: code.send }).click();
    const mail = await mails.nextTo(studio.identity);
    // The button shows the countdown, and is disabled meanwhile.
    const waits = dialog().getByRole('button', { name: /\d+/ });
    await waits.waitFor();
    await submit.click();
    await dialog().getByText(login.resetCode).waitFor();
    await field(code.label).fill('000000' === codeIn(mail) ? '000001' : '000000');
    await submit.click();
    await dialog().getByText(login.password).first().waitFor();
    await field(reset.password).fill(NEW_PASSWORD);
    await submit.click();
    await dialog().getByText(login.confirmPassword).waitFor();
    await field(reset.confirmPassword).fill('something else 9');
    await submit.click();
    await dialog().getByText(login.passwordNotMatch).waitFor();
    await look('reset-mistakes');
    await field(reset.confirmPassword).fill(NEW_PASSWORD);
    await submit.click();
    await dialog().getByText(texts.errors.reset_code_wrong).waitFor();
    await field(code.label).fill(codeIn(mail));
    await submit.click();
    await dialog().getByRole('button', { name: texts.signIn.login, exact: true }).waitFor();
    expect((await signsIn(studio.identity, NEW_PASSWORD)).code).toBe(0);
    expect((await signsIn(studio.identity, 'a long enough one')).code).not.toBe(0);
  });

  test('the new password signs in', async () => {
    await expect.poll(() => dialog().getByLabel(texts.signIn.email).inputValue()).toBe(studio.identity);
    await dialog().getByRole('textbox', { name: texts.signIn.password, exact: true }).fill(NEW_PASSWORD);
    await dialog().getByRole('button', { name: texts.signIn.login, exact: true }).click();
    await dialog().waitFor({ state: 'hidden' });
    await page.evaluate(() => localStorage.clear());
    await page.context().clearCookies();
  });

  test('the link of the mail sets a password without a code, once', async () => {
    const email = `link-${language}@example.com`;
    await registerByApi(product.url, email);
    const body = { email, lang: language };
    await callApi(product.url, 'POST', '/passport/reset/password/email', { body });
    const [link] = /http:\S+\/account\/reset#[\w-]{22}/.exec((await mails.nextTo(email)).text) ?? [];
    const form = page.locator('main form');
    const field = (name: string) => form.getByRole('textbox', { name, exact: true });
    const send = async () => {
      await page.goto(String(link));
      await field(reset.password).fill(NEW_PASSWORD);
      await field(reset.confirmPassword).fill('something else 9');
      await form.getByRole('button', { name: reset.submit }).click();
      await form.getByText(login.passwordNotMatch).waitFor();
      await field(reset.confirmPassword).fill(NEW_PASSWORD);
      await form.getByRole('button', { name: reset.submit }).click();
    };
    await send();
    await page.getByText(reset.linkDone).waitFor();
    await look('reset-link-done');
    expect(page.url()).not.toContain('#');
    expect((await signsIn(email, NEW_PASSWORD)).code).toBe(0);
    await send();
    await form.getByText(texts.errors.reset_link_invalid).waitFor();
    await look('reset-link');
  });

  test('social sign-in: refused at the provider, then signed in with a new account', async () => {
    await openDialog();
    const button = dialog().getByRole('button', { name: social.button({ provider: PROVIDER }) });
    const [refused] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await refused.getByRole('button', { name: 'Refuse' }).click();
    await refused.waitForEvent('close');
    await button.waitFor();
    const [popup] = await Promise.all([page.waitForEvent('popup'), button.click()]);
    await popup.getByRole('textbox').fill(`friend-${language}`);
    await popup.getByRole('button', { name: 'Continue' }).click();
    await dialog().waitFor({ state: 'hidden' });
    await page.getByRole('link', { name: texts.shell.pointsLink({ points: 200 }), exact: true }).waitFor();
    await page.goto(studio.path('/account'));
    await page.getByText(`friend-${language}@example.com`).first().waitFor();
    await look('account');
  });

  test('a second account of a mailbox is signed in and learns why it has no points', async () => {
    await registerByApi(product.url, `mailbox-${language}@example.com`);
    const other = await visit(browser, product.url, { language });
    const asked = other.page.getByRole('dialog');
    await other.page.goto(studio.path('/'));
    await other.page.getByRole('button', { name: texts.shell.signIn }).click();
    await asked.getByRole('button', { name: texts.signIn.register }).click();
    await asked.getByLabel(texts.signIn.email).fill(`mailbox-${language}+1@example.com`);
    await asked.getByRole('textbox', { name: texts.signIn.password, exact: true }).fill(NEW_PASSWORD);
    await asked.getByRole('button', { name: texts.signIn.register, exact: true }).click();
    await asked.getByText(account.noGift.line({ points: 200 })).waitFor();
    await lookAt(other.page, 'no-gift');
    await asked.getByRole('button', { name: account.noGift.action, exact: true }).click();
    await asked.waitFor({ state: 'hidden' });
    await other.page
      .getByRole('link', { name: texts.shell.pointsLink({ points: 0 }), exact: true })
      .waitFor();
    expect(other.problems).toEqual([]);
    await other.context.close();
  });

  test('an account is deleted with its password, after a list of what is deleted and what is kept', async () => {
    const { deletion } = account.page;
    const button = (of: Page) => of.getByRole('button', { name: deletion.action, exact: true });
    // A social account sets a password first.
    await button(page).click();
    await dialog().getByText(deletion.needsPassword).waitFor();
    await page.keyboard.press('Escape');
    const email = `leaving-${language}@example.com`;
    const token = await registerByApi(product.url, email);
    const leaving = await visit(browser, product.url, { language });
    await keepSession(leaving, product.url, token);
    await leaving.page.goto(studio.path('/account'));
    await button(leaving.page).click();
    const asked = leaving.page.getByRole('dialog');
    const submit = asked.getByRole('button', { name: deletion.submit });
    const password = asked.getByRole('textbox', { name: deletion.password, exact: true });
    await submit.click();
    await asked.getByText(deletion.passwordMissing).waitFor();
    for (const point of [...deletion.going, ...deletion.staying]) await asked.getByText(point).waitFor();
    await password.fill('not this one 5');
    await submit.click();
    await asked.getByText(texts.errors.wrong_password).waitFor();
    await lookAt(leaving.page, 'delete-account');
    await password.fill(FIRST_PASSWORD);
    await submit.click();
    await leaving.page.getByText(deletion.done).first().waitFor();
    await leaving.page.getByText(account.page.guest).waitFor();
    expect((await signsIn(email, FIRST_PASSWORD)).code).toBe(10040101);
    expect((await callApi(product.url, 'GET', '/user/current', { token })).status).toBe(401);
    // The address is free again, but its gift is used up.
    await registerByApi(product.url, email);
    expect(leaving.problems.filter((problem) => !/401|422/.test(problem))).toEqual([]);
    await leaving.context.close();
  });

  test('signing out everywhere ends every session', async () => {
    const { everywhere } = account.page;
    await page.getByRole('button', { name: everywhere.action }).click();
    await look('everywhere');
    await dialog().getByRole('button', { name: everywhere.action }).click();
    await page.getByText(account.page.guest).waitFor();
  });

  test('no screen had a layout fault, and no script logged an error', () => {
    expect([...found, ...visitor.problems]).toEqual([]);
  });
});
