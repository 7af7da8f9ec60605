import { expect, test } from 'vitest';
import { readRange } from './byte-range.ts';

test.each([
  [undefined, 100, 'whole'],
  ['', 100, 'whole'],
  ['bytes=0-0', 100, { start: 0, end: 0 }],
  ['  bytes=3-7 ', 100, { start: 3, end: 7 }],
  ['bytes=90-', 100, { start: 90, end: 99 }],
  ['bytes=99-', 100, { start: 99, end: 99 }],
  ['bytes=100-', 100, 'outside'],
  ['bytes=10-99', 100, { start: 10, end: 99 }],
  ['bytes=10-100', 100, { start: 10, end: 99 }],
  ['bytes=5-5', 100, { start: 5, end: 5 }],
  ['bytes=5-4', 100, 'whole'],
  ['bytes=200-100', 100, 'whole'],
  ['bytes=-1', 100, { start: 99, end: 99 }],
  ['bytes=-100', 100, { start: 0, end: 99 }],
  ['bytes=-101', 100, { start: 0, end: 99 }],
  ['bytes=-0', 100, 'outside'],
  ['bytes=-5', 0, 'outside'],
  ['bytes=-', 100, 'whole'],
  ['bytes=0-1,3-4', 100, 'whole'],
  ['some bytes=0-1', 100, 'whole'],
  ['bytes=0-1 and more', 100, 'whole'],
  ['bytes=a-b', 100, 'whole'],
  ['lines=1-2', 100, 'whole'],
  // A number that JavaScript would round is not a byte position.
  ['bytes=1000000000000000-', 100, 'whole'],
  ['bytes=100000000000000-', 100, 'outside'],
  ['bytes=0-1000000000000000', 100, 'whole'],
  ['bytes=0-100000000000000', 100, { start: 0, end: 99 }],
] as const)('the header %j of a file of %i bytes requests %j', (header, size, expected) => {
  expect(readRange(header, size)).toEqual(expected);
});
