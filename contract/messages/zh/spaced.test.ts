import { expect, test } from 'vitest';
import { spaced } from './spaced.ts';

const leave = (name: string) => spaced`把${name}移出团队？`;

test('puts a space between Chinese and a Latin name', () => {
  expect(leave('Ada')).toBe('把 Ada 移出团队？');
  expect(leave('第3组 v2')).toBe('把第3组 v2 移出团队？');
});

test('puts no space next to a Chinese name or punctuation', () => {
  expect(leave('王芳')).toBe('把王芳移出团队？');
  expect(spaced`移除${'cat.png'}。`).toBe('移除 cat.png。');
  expect(spaced`“${'Ada'}”已删除`).toBe('“Ada”已删除');
});
