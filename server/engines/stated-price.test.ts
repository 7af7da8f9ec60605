import { expect, test } from 'vitest';
import type { Cost } from './cost.ts';
import { defineEngine } from './define-engine.ts';
import type { CapabilityEngine, Check, TextPart, TextStream } from './engine.ts';
import { statedPrice, statedTokenPrice } from './stated-price.ts';

const DONE: Check = {
  state: 'done',
  outputs: [0, 1].map((index) => ({ index, source: { path: 'a' }, contentType: 'image/png' })),
};
const CONTEXT = { taskId: 't', waitMs: 0, stored: [], signal: new AbortController().signal };

/** The cost in a check of an engine with the stated `price`, or none. */
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

test('a result costs the stated price if nothing else is known', async () => {
  const listed = { basis: 'listed', money: { micros: 8_000, currency: 'USD' } };
  expect(await costOf('0.004 USD', DONE)).toEqual(listed);
  expect(await costOf('0.004 USD', DONE, { basis: 'unknown' })).toEqual(listed);
  expect(await costOf('3 CNY', DONE)).toEqual({
    basis: 'listed',
    money: { micros: 6_000_000, currency: 'CNY' },
  });
});

test('the provider’s report or its price list takes precedence', async () => {
  const told: Cost = { basis: 'told', money: { micros: 7, currency: 'USD' } };
  expect(await costOf('0.004 USD', { ...DONE, cost: told })).toEqual(told);
  expect(await costOf('0.004 USD', DONE, told)).toBeUndefined();
  const part: Cost = { basis: 'unknown', money: { micros: 7, currency: 'USD' } };
  expect(await costOf('0.004 USD', { ...DONE, cost: part })).toEqual(part);
});

test('without a price, and for unfinished or failed runs, no cost is assumed', async () => {
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

/** The parts of a text of an engine with a stated token price. */
async function written(price: string | undefined, parts: readonly TextPart[]): Promise<TextPart[]> {
  const engine = defineEngine({
    id: 'own',
    name: { en: 'Own', zh: 'Own' },
    builtin: false,
    settings: { OWN_TEXT_PRICE: statedTokenPrice },
    tokenPrice: 'OWN_TEXT_PRICE',
    requires: [],
    configure: () => ({}),
    addresses: () => [],
    routes: async () => ({
      serves: {
        write_text: {
          stream: async function* () {
            yield* parts;
          },
        },
      },
    }),
  });
  const setup = engine.setUp(price === undefined ? {} : { OWN_TEXT_PRICE: price }, 'intl');
  const { serves } = await setup.open({ dataFolder: '', downloadToPath: async () => undefined });
  const stream = (serves.write_text as TextStream<unknown>).stream({}, CONTEXT);
  const read: TextPart[] = [];
  for await (const part of stream) read.push(part);
  return read;
}
const TEXT: readonly TextPart[] = [
  { cost: { basis: 'unknown', model: 'm' } },
  { text: 'a fox' },
  { usage: 1_500, output: 500 },
];

test('a text costs its input and output tokens at the operator’s prices', async () => {
  const cost: Cost = { basis: 'listed', model: 'm', money: { micros: 1_250, currency: 'USD' } };
  expect(await written('0.25/2 USD', TEXT)).toEqual([...TEXT, { cost }]);
  expect((await written('2/8 CNY', [{ usage: 1_000_000 }])).at(-1)).toEqual({
    cost: { basis: 'listed', money: { micros: 2_000_000, currency: 'CNY' } },
  });
});

test('without a price, or without tokens, the cost of a text is unknown', async () => {
  expect(await written(undefined, TEXT)).toEqual(TEXT);
  expect(await written('0.25/2 USD', TEXT.slice(0, 2))).toEqual(TEXT.slice(0, 2));
});

test.each(['0.25', '0.25/2', '0.25 / 2 USD', '0.25/2 EUR', '-1/2 USD', '1/2/3 USD'])(
  '%j is refused as a price of tokens',
  async (price) => {
    await expect(written(price, [])).rejects.toThrow('must be what a million tokens cost');
  },
);
