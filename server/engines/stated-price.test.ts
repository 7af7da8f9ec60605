import { expect, test } from 'vitest';
import type { Cost } from './cost.ts';
import { defineEngine } from './define-engine.ts';
import type { CapabilityEngine, Check } from './engine.ts';
import { statedPrice } from './stated-price.ts';

const DONE: Check = {
  state: 'done',
  outputs: [0, 1].map((index) => ({ index, source: { path: 'a' }, contentType: 'image/png' })),
};
const CONTEXT = { taskId: 't', waitMs: 0, stored: [], signal: new AbortController().signal };

/** What a check says of an engine whose operator says `price`, or nothing. */
async function checked(price: string | undefined, answer: Check, cost?: Cost): Promise<Check> {
  const engine = defineEngine({
    id: 'own',
    name: { en: 'Own', zh: 'Own' },
    builtin: false,
    settings: { OWN_PRICE: statedPrice },
    price: 'OWN_PRICE',
    requires: [],
    configure: () => ({}),
    addresses: () => [],
    routes: async () => ({
      serves: { repaint: { start: async () => ({}), check: async () => answer } },
    }),
  });
  const setup = engine.setUp(price === undefined ? {} : { OWN_PRICE: price }, 'intl');
  const { serves } = await setup.open({ dataFolder: '', downloadToPath: async () => undefined });
  const serve = serves.repaint as CapabilityEngine<unknown>;
  return serve.check(cost ? { cost } : {}, CONTEXT);
}
const costOf = async (...given: Parameters<typeof checked>) => {
  const check = await checked(...given);
  return check.state === 'done' ? check.cost : undefined;
};

test('a result costs what the operator says where nothing else is known', async () => {
  const listed = { basis: 'listed', money: { micros: 8_000, currency: 'USD' } };
  expect(await costOf('0.004 USD', DONE)).toEqual(listed);
  expect(await costOf('0.004 USD', DONE, { basis: 'unknown' })).toEqual(listed);
  expect(await costOf('3 CNY', DONE)).toEqual({
    basis: 'listed',
    money: { micros: 6_000_000, currency: 'CNY' },
  });
});

test('what the provider or its price list says goes before it', async () => {
  const told: Cost = { basis: 'told', money: { micros: 7, currency: 'USD' } };
  expect(await costOf('0.004 USD', { ...DONE, cost: told })).toEqual(told);
  expect(await costOf('0.004 USD', DONE, told)).toBeUndefined();
  const part: Cost = { basis: 'unknown', money: { micros: 7, currency: 'USD' } };
  expect(await costOf('0.004 USD', { ...DONE, cost: part })).toEqual(part);
});

test('without a price, and for runs that go on or fail, nothing is made up', async () => {
  expect(await costOf(undefined, DONE)).toBeUndefined();
  const failed: Check = { state: 'failed', code: 'task_failed', retryable: false };
  expect(await checked('0.004 USD', failed)).toEqual(failed);
  const away: Check = { state: 'away', afterMs: 5 };
  expect(await checked('0.004 USD', away)).toEqual(away);
});

test.each(['0.004', 'USD 1', '-1 USD', '1 EUR', '0.0000001 USD', '1e3 USD', '1 usd'])(
  '%j is refused as a price',
  async (price) => {
    await expect(checked(price, DONE)).rejects.toThrow('must be an amount and its currency');
  },
);
