import { expect, test } from 'vitest';
import { addSums, belowZero, costEach, factorToBreakEven, marginOf, type Sums } from './margin.ts';

const sums = (changes: Partial<Sums>): Sums => ({
  runs: 10,
  unknown: 0,
  at_most: 0,
  points: 200,
  paid_points: 200,
  money: [],
  ...changes,
});
const usd = (cost: number, income: number) => [{ currency: 'USD', cost, income }];

test('a margin is the share of the income that is left', () => {
  expect(marginOf(sums({ money: usd(300, 1000) }))).toEqual({
    kind: 'known',
    currency: 'USD',
    cost: 300,
    income: 1000,
    left: 700,
    share: 0.7,
    bound: 'exact',
  });
  expect(marginOf(sums({ money: usd(1120, 1000) }))).toMatchObject({ left: -120, share: -0.12 });
});

test('without an income there is a loss and no share', () => {
  expect(marginOf(sums({ money: usd(300, 0) }))).toMatchObject({ left: -300, share: undefined });
});

test('runs that cost nothing and brought in nothing have no margin', () => {
  expect(marginOf(sums({}))).toEqual({ kind: 'none' });
  expect(marginOf(sums({ money: usd(0, 500) }))).toMatchObject({ kind: 'known', share: 1 });
});

test('an unknown cost is not a cost of 0', () => {
  expect(marginOf(sums({ unknown: 10, money: usd(0, 500) }))).toEqual({ kind: 'unknown' });
  expect(marginOf(sums({ unknown: 1 }))).toEqual({ kind: 'unknown' });
  expect(marginOf(sums({ unknown: 1, money: usd(100, 500) }))).toMatchObject({
    bound: 'at_most',
    share: 0.8,
  });
  // The others cost nothing, as those of the built-in engine do.
  expect(marginOf(sums({ unknown: 1, money: usd(0, 500) }))).toMatchObject({ bound: 'at_most', share: 1 });
  expect(marginOf(sums({ at_most: 1, money: usd(100, 500) }))).toMatchObject({ bound: 'at_least' });
  expect(marginOf(sums({ unknown: 1, at_most: 1, money: usd(100, 500) }))).toMatchObject({ bound: 'about' });
});

test('two currencies are never set off against each other', () => {
  const money = [{ currency: 'CNY', cost: 700, income: 0 }, ...usd(0, 100)];
  expect(marginOf(sums({ money }))).toEqual({ kind: 'mixed' });
  expect(marginOf(sums({ money: [{ currency: 'CNY', cost: 0, income: 0 }, ...usd(1, 2)] })).kind).toBe(
    'known',
  );
});

test('a loss in the currency of the income is a loss, whatever else was spent', () => {
  const cny = { currency: 'CNY', cost: 700, income: 0 };
  expect(belowZero(sums({ money: [cny, ...usd(300, 100)] }))).toMatchObject({
    currency: 'USD',
    cost: 300,
    income: 100,
    share: -2,
    bound: 'at_most',
  });
  expect(marginOf(sums({ at_most: 1, money: [cny, ...usd(300, 100)] }))).toMatchObject({ bound: 'about' });
  // Nothing came in at all.
  expect(belowZero(sums({ money: [cny, ...usd(300, 0)] }))).toMatchObject({ currency: 'CNY', left: -700 });
  // With two incomes one may cover the loss in the other currency.
  expect(marginOf(sums({ money: [{ ...cny, income: 1 }, ...usd(300, 100)] }))).toEqual({ kind: 'mixed' });
});

test('rows that cost more than they bring in are below zero', () => {
  expect(belowZero(sums({ money: usd(501, 500) }))).toMatchObject({ left: -1 });
  expect(belowZero(sums({ money: usd(500, 500) }))).toBeUndefined();
  expect(belowZero(sums({ unknown: 10, money: usd(0, 500) }))).toBeUndefined();
});

test('the points that would cover the cost are rounded up', () => {
  expect(factorToBreakEven({ cost: 1120, income: 1000 })).toBe(1.2);
  expect(factorToBreakEven({ cost: 2000, income: 1000 })).toBe(2);
  expect(factorToBreakEven({ cost: 10, income: 0 })).toBeUndefined();
});

test('what a run costs is shared among the runs whose cost is known', () => {
  expect(costEach(sums({ unknown: 2, money: usd(800, 0) }))).toEqual([{ currency: 'USD', micros: 100 }]);
  expect(costEach(sums({ unknown: 10, money: usd(0, 5) }))).toBeUndefined();
  expect(costEach(sums({ runs: 0 }))).toBeUndefined();
});

test('groups are added by currency', () => {
  const cny = { currency: 'CNY', cost: 1, income: 2 };
  const one = sums({ unknown: 1, money: [cny, ...usd(3, 4)] });
  expect(addSums([one, sums({ at_most: 2, money: usd(10, 20) })])).toEqual({
    runs: 20,
    unknown: 1,
    at_most: 2,
    points: 400,
    paid_points: 400,
    money: [cny, ...usd(13, 24)],
  });
});
