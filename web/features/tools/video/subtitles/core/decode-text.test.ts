import { expect, test } from 'vitest';
import { decodeText } from './decode-text.ts';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));

test.each([
  ['UTF-8', 'efbbbfe4bda0e5a5bd', '你好'],
  ['UTF-16, low byte first', 'fffe604f7d59', '你好'],
  ['UTF-16, high byte first', 'feff4f60597d', '你好'],
  ['GB 18030', 'c4e3bac3a3acced2c3c7d7dfb0c9', '你好，我们走吧'],
  ['Shift JIS', '82a082e882aa82c682a4', 'ありがとう'],
  ['EUC-KR', 'b0a8bbe7c7d5b4cfb4d9', '감사합니다'],
  ['Windows 1252', '636166e921', 'café!'],
])('reads %s', (_name, hex, text) => {
  expect(decodeText(bytes(hex))).toBe(text);
});
