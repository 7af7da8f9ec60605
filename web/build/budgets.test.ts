import { expect, it } from 'vitest';
import { BUDGETS, heaviestPages, type WeighedPage } from './budgets.ts';

const KB = 1024;
const page = (budget: WeighedPage['budget'], name: string, weight: Partial<WeighedPage['weight']>) => ({
  name,
  budget,
  weight: { script: 0, document: 0, fonts: 0, ...weight },
});

it('gives every class of page limits, also those that no page has yet', () => {
  expect(BUDGETS.story).toMatchObject({ script: 190 * KB, codecs: 60 * KB });
  for (const budget of ['film', 'text', 'design'] as const)
    expect(BUDGETS[budget]).toMatchObject({ script: 170 * KB, editing: 140 * KB, codecs: 60 * KB });
});

it.each(['story', 'film', 'text', 'design'] as const)('weighs the pages of the class %s', (budget) => {
  const limits = BUDGETS[budget];
  const light = page(budget, 'light', { script: 1 });
  const heavy = page(budget, 'heavy', { script: limits.script + 1, codecs: limits.codecs + 1 });
  const found = heaviestPages([light, heavy]);
  expect(found.map(({ part }) => part)).toEqual(Object.keys(limits));
  expect(found.filter(({ bytes, limit }) => bytes > limit).map(({ part }) => part)).toEqual([
    'script',
    'codecs',
  ]);
  expect(found.every((each) => each.budget === budget)).toBe(true);
  expect(found[0]).toMatchObject({ name: 'heavy', bytes: limits.script + 1, limit: limits.script });
});

it('counts what makes a shown document editable apart from its start', () => {
  const [film] = [page('film', 'film', { script: 170 * KB, editing: 140 * KB + 1 })];
  const over = heaviestPages([film]).filter(({ bytes, limit }) => bytes > limit);
  expect(over.map(({ part }) => part)).toEqual(['editing']);
});

it('leaves out classes without pages', () => {
  expect(heaviestPages([])).toEqual([]);
});
