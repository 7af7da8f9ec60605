/** Sign-in by mobile number: the password is reset by an e-mail address that was bound before. */
import { accountTexts } from '@inkreel/contract/messages/areas/account.ts';
import { sql } from 'drizzle-orm';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect } from '../server/db/connect.ts';
import { codeIn, type MailServer, startMailServer } from '../server/testing/mail-server.ts';
import { closeContexts, openBrowser, visit } from './support/browser.ts';
import { findFlaws } from './support/inspect.ts';
import type { Product } from './support/product.ts';
import { registerByIdentity, studioOf } from './support/studio.ts';
import { startTestProduct } from './support/test-product.ts';
import { walkedLanguages } from './support/walked-languages.ts';

const NEW_PASSWORD = 'another sheet of paper 8';

let mails: MailServer;
let product: Product;
let browser: Browser;

beforeAll(async () => {
  mails = await startMailServer();
  product = await startTestProduct({ SITE: 'cn', LOG_LEVEL: 'error', SMTP_URL: mails.url });
  browser = await openBrowser();
});
afterAll(async () => {
  await closeContexts(browser);
  await product.close();
  await mails.stop();
});

test.each(walkedLanguages('cn', 'zh'))(
  'in %s: an address is bound, the forgotten password is reset, and the number signs in with it',
  async (language) => {
    const studio = studioOf('cn', language, 4);
    const { signIn } = studio.texts;
    const account = accountTexts[language] as (typeof accountTexts)['en'];
    const email = `${language}@example.com`;
    await registerByIdentity(product.url, studio, 'cn');
    // As if bound an hour ago: a mailbox gets one code a minute.
    const db = connect({ ...product.database, max: 1 });
    await db.execute(
      sql`update users set email = ${email}, email_verified_at = now() where mobile = ${`+86${studio.identity}`}`,
    );
    await db.$client.end();
    const { page, context, problems } = await visit(browser, product.url, { language });
    await page.goto(studio.path('/'));
    await page.getByRole('button', { name: studio.texts.shell.signIn }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('button', { name: account.reset.forgot }).click();
    await dialog.getByLabel(signIn.email).fill(email);
    await dialog.getByRole('button', { name: account.code.send }).click();
    const field = (name: string) => dialog.getByRole('textbox', { name, exact: true });
    await field(account.code.label).fill(codeIn(await mails.nextTo(email)));
    await field(account.reset.password).fill(NEW_PASSWORD);
    await field(account.reset.confirmPassword).fill(NEW_PASSWORD);
    expect(await findFlaws(page, `cn-${language}-reset`)).toEqual([]);
    await dialog.getByRole('button', { name: account.reset.submit }).click();
    await dialog.getByLabel(signIn.mobile).fill(studio.identity);
    await dialog.getByRole('textbox', { name: signIn.password, exact: true }).fill(NEW_PASSWORD);
    await dialog.getByRole('button', { name: signIn.login, exact: true }).click();
    await dialog.waitFor({ state: 'hidden' });
    await context.close();
    expect(problems).toEqual([]);
  },
);
