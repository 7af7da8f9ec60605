import { CHAT_LIMITS, type ChatLine } from '@inkreel/contract/documents/chat-document.ts';
import { expect, test } from 'vitest';
import { chatMessages, sentLines } from './chat-messages.ts';

const said = (text: string, more: Partial<ChatLine> = {}): ChatLine => ({
  role: 'user',
  text,
  at: 1,
  ...more,
});
const shown = (...names: string[]) => names.map((name) => ({ source: `file:${name}`, name }));
const urlOf = (source: string) => (source === 'file:gone' ? undefined : `/files/${source.slice(5)}`);

test('pictures are sent with their question, and missing ones are left out', () => {
  const lines = [
    said('Look', { pictures: shown('a', 'gone') }),
    said('A fox.', { role: 'assistant' }),
    said('And?'),
  ];
  expect(chatMessages(lines, urlOf)).toEqual([
    {
      role: 'user',
      content: [
        { type: 'text', text: 'Look' },
        { type: 'image_url', image_url: { url: '/files/a' } },
      ],
    },
    { role: 'assistant', content: 'A fox.' },
    { role: 'user', content: 'And?' },
  ]);
});

test('the newest pictures are sent, as many as one call takes', () => {
  const lines = [
    said('Old', { pictures: shown('a', 'b', 'c') }),
    said('', { role: 'assistant' }),
    said('New', { pictures: shown('d', 'e') }),
  ];
  const sent = sentLines(lines).flatMap(({ pictures = [] }) => pictures.map(({ name }) => name));
  expect(sent).toEqual(['a', 'b', 'd', 'e']);
  expect(sent).toHaveLength(CHAT_LIMITS.pictures);
});

test('long chats lose their oldest lines, never the last question', () => {
  const long = 'x'.repeat(9000);
  expect(sentLines([said(long), said(long), said(long)])).toHaveLength(2);
  expect(sentLines([said('first'), said('y'.repeat(20_000))]).map(({ text }) => text.length)).toEqual([
    20_000,
  ]);
  expect(sentLines(Array.from({ length: 40 }, (_, at) => said(String(at)))).at(0)?.text).toBe('24');
});
