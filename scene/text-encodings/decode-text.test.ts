import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const SRT = (text: string) => `1\r\n00:00:01,000 --> 00:00:02,500\r\n${text}\r\n`;
const hex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
const joined = (before: string, middle: Uint8Array) =>
  Uint8Array.from([...new TextEncoder().encode(before), ...middle, 13, 10]);
const TIMES = '1\r\n00:00:01,000 --> 00:00:02,500\r\n';

test.each([
  // 你好，我们走吧 / 今日はいい天気ですね / 안녕하세요 여러분 / 你好嗎 / Où êtes-vous ?
  ['gb18030', 'c4e3bac3a3acced2c3c7d7dfb0c9', '你好，我们走吧'],
  ['shift_jis', '8da193fa82cd82a282a293568b4382c582b782cb', '今日はいい天気ですね'],
  ['euc-kr', 'bec8b3e7c7cfbcbcbfe420bfa9b7afbad0', '안녕하세요 여러분'],
  ['big5', 'a741a66eb6dc', '你好嗎'],
  ['windows-1252', '4ff920ea7465732d766f7573203f', 'Où êtes-vous ?'],
])('%s is detected by plausible text', (encoding, bytes, text) => {
  expect(decodeText(joined(TIMES, hex(bytes)))).toEqual({ encoding, text: `${TIMES}${text}\r\n` });
});

test('UTF-8 and UTF-16 are read with and without a byte order mark', () => {
  const text = SRT('Grüß dich, 世界');
  const utf8 = new TextEncoder().encode(text);
  const wide = Uint8Array.from([...text].flatMap((one) => [one.charCodeAt(0) & 255, one.charCodeAt(0) >> 8]));
  const swapped = wide.map((_, at) => wide[at ^ 1] as number);
  for (const [bytes, encoding] of [
    [utf8, 'utf-8'],
    [Uint8Array.of(0xef, 0xbb, 0xbf, ...utf8), 'utf-8'],
    [wide, 'utf-16le'],
    [Uint8Array.of(0xff, 0xfe, ...wide), 'utf-16le'],
    [swapped, 'utf-16be'],
  ] as const)
    expect(decodeText(bytes)).toEqual({ encoding, text });
});

test('the sample of a large UTF-8 file may end in the middle of a character', () => {
  const bytes = new TextEncoder().encode(`a${'世'.repeat(30_000)}`);
  expect(decodeText(bytes).encoding).toBe('utf-8');
});
