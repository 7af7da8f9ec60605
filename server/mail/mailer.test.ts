import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { codeIn, type MailServer, startMailServer } from '../testing/mail-server.ts';
import { composeMail } from './compose.ts';
import { createMailer, type Mail } from './mailer.ts';

const from = { name: 'The “Studio”', address: 'studio@example.com' };
const logged: unknown[] = [];
const log = {
  info: (...line: unknown[]) => logged.push(line),
  warn: (...line: unknown[]) => logged.push(line),
};
let server: MailServer;
let dataFolder: string;
beforeAll(async () => {
  server = await startMailServer();
  dataFolder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-mail-'));
});
beforeEach(() => {
  server.mails.length = 0;
  logged.length = 0;
  server.refuse(undefined);
});
afterAll(async () => {
  await server.stop();
  fs.rmSync(dataFolder, { recursive: true, force: true });
});

const bySmtp = () => createMailer({ settings: { smtpUrl: server.url, from }, dataFolder, log });
const reset: Mail<'resetCode'> = {
  to: 'reader@example.com',
  language: 'en',
  template: 'resetCode',
  values: { code: '012345', link: 'https://studio.example.com/en/account/reset#token' },
};
const receipt = (organisation: string): Mail<'receipt'> => ({
  to: 'reader@example.com',
  language: 'zh',
  template: 'receipt',
  values: {
    number: 'IK-2026-1',
    product: '个人版',
    organisation,
    amount: '¥69.00',
    points: 1000,
    expires: '2026-12-01',
    link: 'https://studio.example.com/x?a=1&b=2',
  },
});

test('a mail arrives with sender, subject, text and HTML', async () => {
  await bySmtp().sendMail(reset);
  const [mail] = server.mails;
  if (!mail) throw new Error('no mail');
  expect(mail).toMatchObject({ from: 'studio@example.com', to: ['reader@example.com'] });
  expect(mail.subject).toBe('Your password reset code');
  expect(codeIn(mail)).toBe('012345');
  expect(mail.raw).toMatch(/text\/html/);
  expect(mail.raw).toMatch(/^Auto-Submitted: auto-generated/m);
});

test('Chinese arrives whole, in the subject as well', async () => {
  await bySmtp().sendMail(receipt('纸与墨'));
  expect(server.mails[0]?.subject).toBe('账单 IK-2026-1');
  expect(server.mails[0]?.text).toContain('“纸与墨”已为个人版支付 ¥69.00');
});

test('line breaks in a name make no headers and no HTML', async () => {
  await bySmtp().sendMail({ ...receipt('a\r\nBcc: spy@example.com\r\n\r\n<b>'), language: 'en' });
  const [mail] = server.mails;
  expect(mail?.to).toEqual(['reader@example.com']);
  expect(mail?.raw).not.toMatch(/^Bcc/im);
  expect(mail?.text).toContain('“a Bcc: spy@example.com <b>” has paid');
  const { html } = composeMail('receipt', 'en', receipt('<b>"&').values);
  expect(html).toContain('“&lt;b&gt;&quot;&amp;” has paid');
});

test.each(['a@x.de, b@x.de', 'a@x.de\r\nRCPT TO:<b@x.de>', 'Somebody <a@x.de>', ''])(
  'nothing is sent to %j',
  async (to) => {
    await expect(bySmtp().sendMail({ ...reset, to })).rejects.toThrow();
    expect(server.mails).toEqual([]);
  },
);

test('a temporary refusal is thrown, a permanent one is not', async () => {
  server.refuse({ code: 451, message: 'come again' });
  await expect(bySmtp().sendMail(reset)).rejects.toThrow('come again');
  server.refuse({ code: 550, message: 'nobody of that name' });
  await bySmtp().sendMail(reset);
  expect(JSON.stringify(logged)).toContain('mail refused');
  expect(JSON.stringify(logged)).not.toContain('012345');
});

test('an unreachable mail server is thrown', async () => {
  const gone = await startMailServer();
  await gone.stop();
  const mailer = createMailer({ settings: { smtpUrl: gone.url, from }, dataFolder, log });
  await expect(mailer.sendMail(reset)).rejects.toThrow('ECONNREFUSED');
});

test('without a mail server the mail is a file, readable only by its owner, and is shown in the log', async () => {
  const printed: string[] = [];
  const mailer = createMailer({
    settings: { smtpUrl: undefined, from },
    dataFolder,
    log,
    print: (text) => printed.push(text),
  });
  await mailer.sendMail(reset);
  const [name = ''] = fs.readdirSync(path.join(dataFolder, 'mail'));
  expect(name).toMatch(/\.eml$/);
  const file = path.join(dataFolder, 'mail', name);
  expect(fs.statSync(file).mode & 0o777).toBe(0o600);
  expect(fs.readFileSync(file, 'utf8')).toMatch(/^To: reader@example.com\r$/m);
  expect(JSON.stringify(logged)).toContain('012345');
  expect(printed[0]).toContain('012345');
});
