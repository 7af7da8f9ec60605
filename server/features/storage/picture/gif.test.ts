import { describe, expect, it } from 'vitest';
import { rewriteGif } from './gif.ts';

/** Signature, size, flags, background and aspect of a picture of one pixel without a common colour table. */
const header = Buffer.concat([Buffer.from('GIF89a'), Buffer.of(1, 0, 1, 0, 0, 0, 0)]);
const END = Buffer.of(0x3b);

const blocks = (...contents: string[]) =>
  Buffer.concat([
    ...contents.map((content) => Buffer.concat([Buffer.of(content.length), Buffer.from(content, 'latin1')])),
    Buffer.of(0),
  ]);
const extension = (label: number, ...contents: string[]) =>
  Buffer.concat([Buffer.of(0x21, label), blocks(...contents)]);
/** Position, size and flags of a frame, its local colour table, the width of its codes, and the codes. */
const frame = (flags = 0, table = Buffer.alloc(0)) =>
  Buffer.concat([Buffer.of(0x2c, 0, 0, 0, 0, 1, 0, 1, 0, flags), table, Buffer.of(2), blocks('DL', 'Q')]);
const file = (...parts: Buffer[]) => Buffer.concat([header, ...parts, END]);

describe('a rewritten GIF', () => {
  it.each([
    ['how long a frame stays', extension(0xf9, 'wait')],
    ['how often it repeats', extension(0xff, 'NETSCAPE2.0', '\x01\0\0')],
    ['how often it repeats, by its other name', extension(0xff, 'ANIMEXTS1.0', '\x01\0\0')],
    ['text that is drawn', extension(0x01, 'a grid of text', 'text')],
    ['a frame with colours', frame(0x81, Buffer.alloc(12, 0x3b))],
  ])('keeps %s', (_what, part) => {
    const bytes = file(part, frame());
    expect(rewriteGif(bytes)).toEqual(bytes);
  });

  it.each([
    ['a comment', extension(0xfe, 'secret', 'more')],
    ['XMP', extension(0xff, 'XMP DataXMP', 'secret')],
    ['what an application added', extension(0xff, 'SECRET01234', 'secret')],
    ['an extension that nothing knows', extension(0x42, 'secret')],
  ])('loses %s', (_what, part) => {
    expect(rewriteGif(file(part, frame(), part))).toEqual(file(frame()));
  });

  it('loses the bytes after its end', () => {
    expect(rewriteGif(Buffer.concat([file(frame()), Buffer.from('secret')]))).toEqual(file(frame()));
  });
});

describe('a file that is not a GIF is not rewritten', () => {
  const whole = file(frame());
  it.each([
    ['of another version', Buffer.concat([Buffer.from('GIF88a'), whole.subarray(6)])],
    ['that begins with something else', Buffer.concat([Buffer.from('x'), whole])],
    ['of a header alone', header],
    ['with bytes between two frames', file(frame(), Buffer.from('\x05between\0'), frame())],
    [
      'with a block that nothing knows',
      file(Buffer.concat([Buffer.of(0x22, 0xf9), blocks('wait')]), frame()),
    ],
  ])('%s', (_what, bytes) => {
    expect(rewriteGif(bytes)).toBeUndefined();
  });

  it.each([1, 2, 3])('a GIF is refused if %i bytes of its last frame are missing', (missing) => {
    const cut = Buffer.concat([header, frame()]).subarray(0, -missing);
    expect(() => rewriteGif(cut)).toThrow('image_unreadable');
  });
});
