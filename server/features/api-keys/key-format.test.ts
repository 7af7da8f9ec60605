import { expect, test } from 'vitest';
import { createKeyText, isKeyText } from './key-format.ts';

test('a key has the form that is registered with scanners', () => {
  expect(createKeyText()).toMatch(/^ink_live_[0-9A-Za-z]{38}$/);
});

test('a new key has the form of a key, and no two are alike', () => {
  const keys = Array.from({ length: 200 }, createKeyText);
  expect(keys.filter((key) => !isKeyText(key))).toEqual([]);
  expect(new Set(keys).size).toBe(200);
});

test('the checksum is the CRC-32 of the random part in base 62, most significant digit first', () => {
  // Computed with another program: the CRC-32 of 32 letters A is 2905698078, in base 62 the digits 3 10 40 0
  // 50 2.
  expect(isKeyText(`ink_live_${'A'.repeat(32)}3Ae0o2`)).toBe(true);
});

test.each([
  ['another character at the end', (key: string) => key.slice(0, -1) + (key.endsWith('0') ? '1' : '0')],
  [
    'another character in the middle',
    (key: string) => key.replace(/(?<=^ink_live_.{5})./, (each) => (each === 'x' ? 'y' : 'x')),
  ],
  ['a character less', (key: string) => key.slice(0, -1)],
  ['a character more', (key: string) => `${key}0`],
  ['another prefix', (key: string) => key.replace('live', 'test')],
])('a text with %s is not a key', (_what, change) => {
  expect(isKeyText(change(createKeyText()))).toBe(false);
});
