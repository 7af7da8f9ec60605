import { expect, test } from 'vitest';
import { defineDocument, fileIdOf, fileSource, readDocument } from './define-document.ts';

const kind = defineDocument<{ lines: string[] }>({
  kind: 'collage',
  version: 3,
  upgrades: {
    1: (content) => ({ text: (content as { words: string }).words.trim() }),
    2: (content) => ({ lines: (content as { text: string }).text.split('\n') }),
  },
  parse: (content) => {
    const { lines } = content as { lines?: unknown };
    return Array.isArray(lines) ? { lines } : undefined;
  },
  sources: () => [],
});

test('brings content of every earlier version forward, step by step', () => {
  expect(readDocument(kind, 1, { words: ' a\nb ' })).toEqual({ lines: ['a', 'b'] });
  expect(readDocument(kind, 2, { text: 'a\nb' })).toEqual({ lines: ['a', 'b'] });
  expect(readDocument(kind, 3, { lines: ['a'] })).toEqual({ lines: ['a'] });
});

test.each([0, 4, 1.5, Number.NaN])('reads no content of version %s', (version) => {
  expect(readDocument(kind, version, { lines: [] })).toBeUndefined();
});

test('returns undefined for content that a step cannot read', () => {
  expect(readDocument(kind, 1, null)).toBeUndefined();
  expect(readDocument(kind, 3, {})).toBeUndefined();
});

test('refuses a kind that cannot bring a version forward', () => {
  expect(() => defineDocument({ ...kind, upgrades: { 1: kind.upgrades[1]! } })).toThrow('version 2');
});

test('a file source names its file, and nothing else does', () => {
  const id = '01890a5d-ac96-774b-bcce-b302099a8057';
  expect(fileIdOf(fileSource(id))).toBe(id);
  for (const source of ['', 'a', id, `file:${id}x`, 'file:../../x']) expect(fileIdOf(source)).toBeUndefined();
});
