import { expect, test } from 'vitest';
import { pictureType } from './picture-type.ts';

const bytes = (...parts: (string | number)[]) =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...part].map((letter) => letter.charCodeAt(0)) : [part],
    ),
  );

test.each([
  ['image/jpeg', bytes(0xff, 0xd8, 0xff, 0xe0)],
  ['image/png', bytes(0x89, 'PNG\r\n', 0x1a, '\n')],
  ['image/webp', bytes('RIFF', 1, 2, 3, 4, 'WEBPVP8 ')],
  ['image/gif', bytes('GIF89a')],
  ['image/avif', bytes(0, 0, 0, 32, 'ftypavif')],
  ['image/heic', bytes(0, 0, 0, 24, 'ftypheic')],
  [undefined, bytes(0, 0, 0, 24, 'ftypmp42')],
  [undefined, bytes('<svg xmlns')],
  [undefined, bytes('%PDF-1.7')],
  [undefined, bytes()],
])('%s', (type, head) => {
  expect(pictureType(head)).toBe(type);
});
