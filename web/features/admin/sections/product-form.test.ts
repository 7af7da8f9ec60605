import { expect, test } from 'vitest';
import { formOf, readForm } from './product-form.ts';

const input = {
  type: 'team',
  name_en: 'Startup',
  name_zh: '创业团队',
  price: 891,
  points: 1100,
  valid_days: 30,
  position: 4,
  offered: true,
} as const;
const product = { ...input, id: 'p', site: 'intl', currency: 'USD' } as const;

test('an unedited product is submitted unchanged', () => {
  expect(readForm(formOf(product), 'USD')).toEqual({ input, mistakes: [] });
});

test('a new product starts empty and not offered', () => {
  expect(formOf(undefined)).toMatchObject({ offered: false, price: '', points: '' });
  expect(readForm(formOf(undefined), 'USD')).toEqual({ mistakes: ['nameEn', 'nameZh', 'price', 'points'] });
});

test.each([
  ['nameEn', ' '],
  ['nameZh', '字'.repeat(61)],
  ['price', '0'],
  ['price', '8.999'],
  ['points', '1.5'],
  ['validDays', '3661'],
  ['position', '1001'],
])('%s cannot be %j', (field, value) => {
  expect(readForm({ ...formOf(product), [field]: value }, 'USD')).toEqual({ mistakes: [field] });
});
