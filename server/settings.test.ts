import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readSettings } from './settings.ts';

let folder: string;
beforeAll(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-settings-'));
});
afterAll(() => fs.rmSync(folder, { recursive: true, force: true }));

const withFile = (contents: string) => {
  const place = fs.mkdtempSync(path.join(folder, 'x-'));
  fs.writeFileSync(path.join(place, '.env'), contents);
  return place;
};

test('an installation works without any setting', () => {
  expect(readSettings({}, folder)).toMatchObject({
    SITE: 'intl',
    PORT: 3000,
    HOST: '127.0.0.1',
    ROLE: 'all',
    VISIBLE_LABEL: 'site',
    LOG_LEVEL: 'warn',
    dataFolder: path.join(folder, 'data'),
    adminEmails: [],
    mail: { smtpUrl: undefined, from: { name: 'Inkreel', address: 'no-reply@localhost' } },
    social: undefined,
    s3: undefined,
  });
});

test('the environment takes precedence over the file, and an empty value counts as not set', () => {
  const place = withFile('PORT=4000\nSITE=cn\nADMIN_EMAILS="A@x.de, b@x.de"\n');
  const settings = readSettings({ PORT: '5000', SITE: '' }, place);
  expect(settings).toMatchObject({ PORT: 5000, SITE: 'intl', adminEmails: ['a@x.de', 'b@x.de'] });
});

test('mail and social sign-in have sensible defaults', () => {
  const client = { OIDC_CLIENT_ID: 'a', OIDC_CLIENT_SECRET: 'b' };
  expect(readSettings(client, folder).social).toEqual({
    issuer: 'https://accounts.google.com',
    clientId: 'a',
    clientSecret: 'b',
    name: 'Google',
    insecure: false,
  });
  const own = { ...client, OIDC_ISSUER: 'http://127.0.0.1:9000' };
  expect(readSettings(own, folder).social).toMatchObject({ name: '127.0.0.1', insecure: true });
  const from = (environment: Record<string, string>) => readSettings(environment, folder).mail.from;
  expect(from({ MAIL_FROM: '"The Studio" <hello@x.de>' })).toEqual({
    name: 'The Studio',
    address: 'hello@x.de',
  });
  expect(from({ MAIL_FROM: 'hello@x.de' })).toEqual({ name: 'Inkreel', address: 'hello@x.de' });
  expect(from({ PUBLIC_URL: 'https://studio.x.de/' }).address).toBe('no-reply@studio.x.de');
});

test.each([
  [{ PORT: 'abc' }, 'The setting PORT must be a whole number from 0 to 65535.'],
  [{ PORT: '70000' }, 'The setting PORT must be a whole number from 0 to 65535.'],
  [{ SITE: 'us' }, 'The setting SITE must be one of: intl, cn.'],
  [{ ROLE: 'both' }, 'The setting ROLE must be one of: all, web, worker.'],
  [{ VISIBLE_LABEL: 'yes' }, 'The setting VISIBLE_LABEL must be one of: site, on, off.'],
  [{ DATABASE_URL: 'mysql://x' }, 'The setting DATABASE_URL must be an address such as postgres://'],
  [{ S3_BUCKET: 'b' }, 'Files in S3 also need the settings S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY.'],
  [{ S3_BUKET: 'b' }, 'There is no setting called S3_BUKET.'],
  [{ SMTP_URL: 'mail.example.com' }, 'The setting SMTP_URL must be an address such as smtps://'],
  [{ SMTP_HOST: 'mail.example.com' }, 'There is no setting called SMTP_HOST.'],
  [{ MAIL_FROM: 'studio' }, 'The setting MAIL_FROM must be an address such as Inkreel <studio@example.com>.'],
  [{ MAIL_FROM: 'a@x.de\r\nBcc: b@x.de' }, 'The setting MAIL_FROM must be an address'],
  [{ OIDC_CLIENT_ID: 'a' }, 'Social sign-in also needs the settings OIDC_CLIENT_SECRET.'],
  [
    { OIDC_ISSUER: 'https://id.example.com' },
    'Social sign-in also needs the settings OIDC_CLIENT_ID, OIDC_CLIENT_SECRET.',
  ],
  [
    {
      NODE_ENV: 'production',
      OIDC_ISSUER: 'http://id.example.com',
      OIDC_CLIENT_ID: 'a',
      OIDC_CLIENT_SECRET: 'b',
    },
    'The setting OIDC_ISSUER must begin with https: in production.',
  ],
  [
    { WECHAT_APP_ID: 'wx1' },
    'WeChat Pay also needs the settings WECHAT_MERCHANT_ID, WECHAT_MERCHANT_SERIAL,',
  ],
  [{ WECHAT_APPID: 'wx1' }, 'There is no setting called WECHAT_APPID.'],
  [{ PAYPAL_CLIENT_ID: 'a' }, 'PayPal also needs the settings PAYPAL_CLIENT_SECRET, PAYPAL_WEBHOOK_ID.'],
  [{ PAYPAL_API_BASE: 'http://api.example.com' }, 'The setting PAYPAL_API_BASE must begin with https:.'],
  [{ WECHAT_API_BASE: 'mch' }, 'The setting WECHAT_API_BASE must be an address such as https://api.mch.'],
  [{ ALLOW_SANDBOX_PAYMENTS: 'yes' }, 'The setting ALLOW_SANDBOX_PAYMENTS must be one of: 0, 1.'],
])('%j is refused with a sentence', (environment, sentence) => {
  expect(() => readSettings(environment, folder)).toThrow(sentence);
});

test('an engine with incomplete settings is closed, names those it lacks, and does not prevent the start', () => {
  const missingOf = (environment: Record<string, string>, engine: string) =>
    readSettings(environment, folder).engines.find(({ id }) => id === engine)?.missing;
  const address = { OPENAI_COMPATIBLE_BASE_URL: 'https://a.example/v1' };
  expect(missingOf({ VOLC_ACCESS_KEY: 'a' }, 'volcengine')).toBe('VOLC_SECRET_KEY');
  expect(missingOf({ VOLC_ACCESS_KEY: 'a', VOLC_SECRET_KEY: 'b' }, 'volcengine')).toBeUndefined();
  expect(missingOf({ DASHSCOPE_BASE_URL: 'https://a.example' }, 'dashscope')).toBe('DASHSCOPE_API_KEY');
  expect(missingOf(address, 'openai-compatible')).toBe(
    'OPENAI_COMPATIBLE_IMAGE_MODEL / OPENAI_COMPATIBLE_TEXT_MODEL / OPENAI_COMPATIBLE_SPEECH_MODEL / OPENAI_COMPATIBLE_TRANSCRIPTION_MODEL',
  );
  expect(missingOf({ ...address, OPENAI_COMPATIBLE_TEXT_MODEL: 'm' }, 'openai-compatible')).toBeUndefined();
});

test('providers with keys take payments, and in production the sandbox replaces them only when allowed', () => {
  const payments = (environment: Record<string, string>) => {
    const { wechat, paypal, sandboxPayments } = readSettings(environment, folder);
    return { wechat, paypal: paypal?.apiBase, sandboxPayments };
  };
  const keys = { PAYPAL_CLIENT_ID: 'a', PAYPAL_CLIENT_SECRET: 'b', PAYPAL_WEBHOOK_ID: 'c' };
  expect(payments({})).toEqual({ wechat: undefined, paypal: undefined, sandboxPayments: true });
  expect(payments(keys).paypal).toBe('https://api-m.paypal.com');
  expect(payments({ ...keys, PAYPAL_API_BASE: 'http://127.0.0.1:9000/' }).paypal).toBe(
    'http://127.0.0.1:9000',
  );
  expect(payments({ NODE_ENV: 'production' }).sandboxPayments).toBe(false);
  expect(payments({ NODE_ENV: 'production', ALLOW_SANDBOX_PAYMENTS: '1' }).sandboxPayments).toBe(true);
});

test('an unknown name is refused in the file, and ignored in the environment', () => {
  expect(() => readSettings({}, withFile('PROT=1\n'))).toThrow('There is no setting called PROT.');
  expect(() => readSettings({ PROT: '1' }, folder)).not.toThrow();
});

test.each([
  ['https://studio.x.de', true],
  ['https://studio.x.de/', true],
  ['http://10.0.0.5:3000', true],
  ['https://x.de/studio', false],
  ['https://x.de/?a=1', false],
  ['https://me:secret@x.de', false],
])('pages are served from the root of a host: %s', (PUBLIC_URL, isTaken) => {
  const read = () => readSettings({ PUBLIC_URL }, folder).PUBLIC_URL;
  if (isTaken) expect(read()).toBe(PUBLIC_URL);
  else expect(read).toThrow('PUBLIC_URL must be a host without a path');
});

test('an address to which paths are added has neither ? nor #, which would swallow them', () => {
  const names = [
    'OPENAI_BASE_URL',
    'OPENAI_COMPATIBLE_BASE_URL',
    'DASHSCOPE_BASE_URL',
    'GHOSTCUT_BASE_URL',
    'VOLC_VISUAL_URL',
    'COMFYUI_URLS',
    'S3_ENDPOINT',
    'OIDC_ISSUER',
    'PAYPAL_API_BASE',
    'WECHAT_API_BASE',
  ];
  for (const name of names)
    for (const end of ['?', '#', '/v1?a=b'])
      expect(() => readSettings({ [name]: `https://ai.example.com${end}` }, folder)).toThrow(name);
});
