import { expect, test } from 'vitest';
import { line as en } from '../en/line.ts';
import { line as zh } from '../zh/line.ts';

const plain = (text: string) => text.replaceAll('\u00a0', ' ');

test('a place in the line is said in words, with the time until the start', () => {
  expect(plain(en.line({ place: 1, minutes: 0 }))).toBe('Next in line, starts in under a minute');
  expect(plain(en.line({ place: 3, minutes: 2 }))).toBe('3rd in line, starts in about 2 min');
  expect(plain(en.line({ place: 11, minutes: 40 }))).toBe('11th in line, starts in about 40 min');
  expect(plain(zh.line({ place: 1, minutes: 0 }))).toBe('下一个就轮到，1 分钟内开始');
  expect(plain(zh.line({ place: 3, minutes: 2 }))).toBe('前面还有 2 个任务，约 2 分钟后开始');
});
