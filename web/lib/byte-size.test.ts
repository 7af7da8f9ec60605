import { expect, it } from 'vitest';
import { byteSize } from './byte-size.ts';

it.each([
  [0, '0 KB'],
  [1536, '1.5 KB'],
  [320 * 1024 ** 2, '320 MB'],
  [2 * 1024 ** 3, '2 GB'],
  [9.96 * 1024 ** 3, '10 GB'],
  [1024 ** 4, '1 TB'],
  [5000 * 1024 ** 4, '5,000 TB'],
])('%d bytes are %s', (bytes, text) => {
  expect(byteSize(bytes, (value) => value.toLocaleString('en'))).toBe(text);
});
