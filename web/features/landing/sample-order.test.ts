import type { Sample } from '@inkreel/contract/tools/define-tool.ts';
import { expect, test } from 'vitest';
import { sampleOrder } from './sample-order.ts';

const sample = (file: string, height: number, prompt?: string): Sample => ({
  file,
  width: 100,
  height,
  input: prompt === undefined ? {} : { prompt },
  ...(prompt === undefined ? { text: { en: file, zh: file } } : {}),
});
const order = (samples: Sample[], language: 'en' | 'zh' = 'en') =>
  sampleOrder(samples, language)
    .map(({ file }) => file)
    .join(' ');

test('the tallest sample comes first, the others keep their order', () => {
  expect(order([sample('wide', 50), sample('tall', 160), sample('square', 100)])).toBe('tall wide square');
  expect(order([sample('a', 100), sample('b', 100)])).toBe('a b');
  expect(order([])).toBe('');
});

test('words in the reader’s language come first, however tall the others are', () => {
  const samples = [sample('cup', 50, 'a cup'), sample('杯', 60, '杯子'), sample('tower', 200, 'a tower')];
  expect(order(samples)).toBe('tower cup 杯');
  expect(order(samples, 'zh')).toBe('杯 cup tower');
});
