import { expect, test } from 'vitest';
import { type Cost, NO_COST, readCost, sumCosts } from './cost.ts';
import { ENGINES } from './find-engines.ts';
import { costByList, type Price, priceAt } from './prices.ts';

const usd = (micros: number) => ({ micros, currency: 'USD' });
const at = new Date('2026-06-01T00:00:00Z');
const price = (rule: Price['rule'], more: Partial<Price> = {}): Price => ({
  model: 'm',
  source: 's',
  read: '2026-05-01',
  currency: 'USD',
  rule,
  ...more,
});

test('costs of one run’s calls are summed, with the certainty of the least certain', () => {
  const told: Cost = { basis: 'told', model: 'm', money: usd(3) };
  expect(sumCosts([])).toEqual(NO_COST);
  expect(sumCosts([NO_COST, told])).toEqual(told);
  expect(sumCosts([told, { basis: 'listed', money: usd(4) }])).toEqual({
    basis: 'listed',
    model: 'm',
    money: usd(7),
  });
  expect(sumCosts([{ basis: 'unknown' }, told])).toEqual({ basis: 'unknown', model: 'm', money: usd(3) });
});

test('money of two currencies is not added up', () => {
  const yuan: Cost = { basis: 'listed', money: { micros: 5, currency: 'CNY' } };
  expect(sumCosts([{ basis: 'told', money: usd(3) }, yuan])).toEqual({ basis: 'unknown', money: usd(3) });
});

test('an invalid stored cost is ignored', () => {
  expect(readCost(undefined)).toBeUndefined();
  expect(readCost('told')).toBeUndefined();
  expect(readCost({ basis: 'guessed' })).toBeUndefined();
  expect(readCost({ basis: 'told', money: { micros: -1, currency: 'USD' } })).toEqual({ basis: 'unknown' });
  expect(readCost({ basis: 'told', model: 'm', money: usd(2) })).toEqual({
    basis: 'told',
    model: 'm',
    money: usd(2),
  });
});

test.each<[string, Price['rule'], Parameters<typeof costByList>[2], number | undefined]>([
  ['pictures', { kind: 'each', unit: 'picture', micros: 40_000 }, { units: { picture: 3 } }, 120_000],
  ['nothing made', { kind: 'each', unit: 'picture', micros: 40_000 }, { units: { picture: 0 } }, 0],
  [
    '10,000 signs',
    { kind: 'each', unit: 'character', micros: 1_000_000, of: 10_000 },
    { units: { character: 25 } },
    2500,
  ],
  ['another unit', { kind: 'each', unit: 'second', micros: 9 }, { units: { picture: 1 } }, undefined],
  [
    'tokens',
    { kind: 'tokens', text: 5_000_000, picture: 8_000_000, made: 30_000_000 },
    { tokens: { text: 10, picture: 100, made: 1000 } },
    30_850,
  ],
  [
    'more tokens than the price is for',
    { kind: 'tokens', text: 1_000_000, made: 1_000_000, most: 100 },
    { tokens: { text: 60, picture: 41, made: 1 } },
    undefined,
  ],
  ['no tokens told', { kind: 'tokens', text: 1, made: 1 }, { units: { picture: 1 } }, undefined],
  [
    'a film by its resolution',
    { kind: 'film', micros: { '720p': 157_000, '1080p': 235_000 } },
    { film: { seconds: 10, resolution: '1080p' } },
    2_350_000,
  ],
  [
    'a resolution without a price',
    { kind: 'film', micros: { '720p': 157_000 } },
    { film: { seconds: 10, resolution: '480p' } },
    undefined,
  ],
  [
    'one megapixel',
    { kind: 'megapixels', first: 30_000, more: 15_000, sent: 15_000 },
    { pixels: { sent: [], made: [1024 ** 2] } },
    30_000,
  ],
  [
    'two pictures of two megapixels and one handed over',
    { kind: 'megapixels', run: 1, first: 30_000, more: 15_000, sent: 10_000 },
    { pixels: { sent: [5], made: [1024 ** 2 + 1, 1024 ** 2 + 1] } },
    1 + 90_000 + 10_000,
  ],
])('a price list: %s', (_name, rule, usage, micros) => {
  const cost = costByList([price(rule)], 'm', usage, { at });
  expect(cost).toEqual(
    micros === undefined
      ? { basis: 'unknown', model: 'm' }
      : { basis: 'listed', model: 'm', money: usd(micros) },
  );
});

test('the newest effective entry of the requested region counts', () => {
  const rule = { kind: 'each', unit: 'picture', micros: 1 } as const;
  const old = price(rule);
  const now = price(rule, { from: '2026-06-01' });
  const later = price(rule, { from: '2026-06-02' });
  const elsewhere = price(rule, { from: '2026-05-31', region: 'cn' });
  const list = [later, old, elsewhere, now];
  expect(priceAt(list, 'm', at)).toBe(now);
  expect(priceAt(list, 'm', new Date('2026-05-31T23:59:59Z'))).toBe(old);
  expect(priceAt(list, 'm', new Date('2026-05-31T23:59:59Z'), 'cn')).toBe(elsewhere);
  expect(priceAt(list, 'other', at)).toBeUndefined();
});

test('every entry of every price list has its source and date, and is unique by model, region and day', () => {
  const entries = ENGINES.flatMap(({ id, prices }) => prices.map((each) => ({ id, ...each })));
  expect(entries.length).toBeGreaterThan(15);
  for (const { source, read, from = read, rule } of entries) {
    expect(source).toMatch(/[a-z]\.[a-z]{2,}\//u);
    for (const day of [read, from]) expect(new Date(day).toISOString().slice(0, 10)).toBe(day);
    for (const amount of Object.values(rule))
      if (typeof amount === 'number') expect(amount).toBeGreaterThanOrEqual(0);
  }
  const keys = entries.map(({ id, model, region, from }) => [id, model, region, from].join(' '));
  expect(new Set(keys).size).toBe(keys.length);
});
