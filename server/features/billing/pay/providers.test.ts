import { SITES } from '@inkreel/contract/site.ts';
import { expect, test } from 'vitest';
import type { PaypalSettings } from './paypal/read-settings.ts';
import { createProviders } from './providers.ts';
import type { WechatSettings } from './wechat/read-settings.ts';

type Keys = Parameters<typeof createProviders>[0];

const NONE: Keys = { wechat: undefined, paypal: undefined, sandboxPayments: true };
const wechat = { apiBase: 'https://api.mch.weixin.qq.com' } as WechatSettings;
const paypal = { apiBase: 'https://api-m.paypal.com' } as PaypalSettings;
const deps = { publicUrl: 'https://studio.test' } as Parameters<typeof createProviders>[2];

/** Providers by way to pay. */
const taken = (keys: Partial<Keys>, site: Parameters<typeof createProviders>[1]) =>
  Object.fromEntries(
    Object.entries(createProviders({ ...NONE, ...keys }, site, deps)).map(([way, { name }]) => [way, name]),
  );

test.each([
  ['no key', {}, { wechat: 'sandbox', paypal: 'sandbox' }, { wechat: 'sandbox' }],
  ['no key and no test wallet', { sandboxPayments: false }, {}, {}],
  ['keys of PayPal', { paypal }, { paypal: 'paypal' }, { paypal: 'paypal' }],
  ['keys of WeChat Pay, which is paid in yuan', { wechat }, {}, { wechat: 'wechat' }],
  ['both', { paypal, wechat }, { paypal: 'paypal' }, { paypal: 'paypal', wechat: 'wechat' }],
])('%s: play money is never offered together with real money', (_what, keys, intl, cn) => {
  expect(taken(keys, SITES.intl)).toEqual(intl);
  expect(taken(keys, SITES.cn)).toEqual(cn);
});

test('a site that does not offer WeChat Pay cannot enable it by keys', () => {
  expect(taken({ wechat }, { payWays: ['paypal'], currency: 'CNY' })).toEqual({});
});
