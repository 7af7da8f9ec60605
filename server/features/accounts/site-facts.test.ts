import { expect, test } from 'vitest';
import { TestClock } from '../../testing/clock.ts';
import { createTestServer } from '../../testing/http.ts';
import { siteRoutes } from './site-facts.ts';

test.each([
  [undefined, null],
  [{ name: 'Google', clientSecret: 'keep this' }, 'Google'],
])('the facts of an installation, and nothing more', async (social, shown) => {
  const clock = new TestClock();
  const tools = { draws: { open: false, builtin: false, unserved: { style: ['oil'] }, engines: [] } };
  const facts = {
    social,
    mail: false,
    contact: 'mailto:a@b.example',
    payWays: ['paypal'] as const,
    testPayments: true,
    tools: () => tools,
    engines: () => ({ hosted: { en: 'Hosted', zh: '云端' } }),
  };
  const routes = siteRoutes({ clock, ...facts });
  const db = undefined as never;
  const { call } = await createTestServer({ db, clock, routes });
  expect((await call('GET', '/open/system/site')).data).toEqual({
    social: shown,
    mail: false,
    contact: 'mailto:a@b.example',
    pay_ways: ['paypal'],
    test_payments: true,
    tools,
    engines: { hosted: { en: 'Hosted', zh: '云端' } },
    now: expect.stringMatching(/^\d{4}-.*Z$/),
  });
});
