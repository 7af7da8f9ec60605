import { expect, test } from 'vitest';
import { CHAT_LIMITS, chatKind, isChatFull } from './chat-document.ts';

const question = { role: 'user', text: 'What is it?', at: 1 } as const;
const answer = {
  role: 'assistant',
  text: 'A fox.',
  at: 2,
  engine: 'openai',
  points: { held: 2, settled: 1, returned: 1 },
} as const;
const picture = { source: 'file:0b8f1d9e-0000-4000-8000-000000000001', name: 'fox.png' };

test('a chat is read with its known properties only', () => {
  const lines = [
    { ...question, pictures: [picture] },
    answer,
    { ...answer, at: 3, failed: 'task_cancelled' },
  ];
  const more = { lines: [{ ...lines[0], html: '<b>' }, ...lines.slice(1)], owner: 'me' };
  expect(chatKind.parse(more)).toEqual({ lines });
  expect(chatKind.sources({ lines })).toEqual([picture.source]);
});

test.each([
  ['no list of lines', { lines: 'none' }],
  ['another role', { lines: [{ ...question, role: 'system' }] }],
  ['a text that is too long', { lines: [{ ...question, text: 'x'.repeat(CHAT_LIMITS.characters + 1) }] }],
  ['a text that no database holds', { lines: [{ ...question, text: 'a\0b' }] }],
  ['an invalid instant', { lines: [{ ...question, at: -1 }] }],
  [
    'too many pictures',
    { lines: [{ ...question, pictures: Array(CHAT_LIMITS.pictures + 1).fill(picture) }] },
  ],
  ['points that are none', { lines: [{ ...answer, points: { held: 1, settled: '1', returned: 0 } }] }],
  ['too many lines', { lines: Array(CHAT_LIMITS.lines + 1).fill(question) }],
])('%s is not a chat', (_what, content) => {
  expect(chatKind.parse(content)).toBeUndefined();
});

test('a chat is full when its document could not hold another question and its answer', () => {
  const lines = (count: number, text: string) => Array(count).fill({ ...question, text });
  expect(isChatFull(lines(CHAT_LIMITS.lines - 2, 'short'))).toBe(false);
  expect(isChatFull(lines(CHAT_LIMITS.lines - 1, 'short'))).toBe(true);
  // The limit counts bytes, and such characters have several.
  expect(isChatFull(lines(8, '狐'.repeat(5000)))).toBe(false);
  expect(isChatFull(lines(14, '狐'.repeat(5000)))).toBe(true);
});
