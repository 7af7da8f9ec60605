import { describe, expect, it } from 'vitest';
import { rewriteWebp } from './webp.ts';

function chunk(name: string, content: Buffer | string, length?: number): Buffer {
  const body = Buffer.from(content as string, 'utf8');
  const head = Buffer.alloc(8);
  head.write(name, 'latin1');
  head.writeUInt32LE(length ?? body.length, 4);
  return Buffer.concat([head, body, Buffer.alloc(body.length % 2)]);
}

function file(...chunks: Buffer[]): Buffer {
  const body = Buffer.concat(chunks);
  const head = Buffer.from('RIFF\0\0\0\0WEBP', 'latin1');
  head.writeUInt32LE(body.length + 4, 4);
  return Buffer.concat([head, body]);
}

/** Extended header: flags, three reserved bytes, width and height less one. */
const extended = (flags: number, width = 3, height = 2) =>
  chunk('VP8X', Buffer.of(flags, 0, 0, 0, width - 1, (width - 1) >> 8, 0, height - 1, (height - 1) >> 8, 0));
const [ANIMATED, XMP, EXIF, ALPHA, PROFILE] = [0x02, 0x04, 0x08, 0x10, 0x20];
/**
 * A lossy frame: three bytes of frame tag, the three of the start code, width and height with scales in the
 * upper bits.
 */
const lossy = (width: number, height: number) =>
  chunk(
    'VP8 ',
    Buffer.of(0, 0, 0, 0x9d, 1, 0x2a, width & 255, 0x40 | (width >> 8), height & 255, 0x80 | (height >> 8)),
  );
/** A lossless one: the signature byte, 14 bits each of width and height, and one that tells whether it has alpha. */
function lossless(width: number, height: number, alpha: boolean): Buffer {
  const content = Buffer.alloc(11, 0x2f);
  content.writeUInt32LE((((alpha ? 1 : 0) << 28) | ((height - 1) << 14) | (width - 1)) >>> 0, 1);
  return chunk('VP8L', content);
}
const frame = lossy(3, 2);
const xmp = chunk('XMP ', '<x>墨</x>');

describe('a rewritten WebP', () => {
  it.each(['ALPH', 'ANIM', 'ANMF', 'ICCP', 'VP8L'])('keeps %s, of an odd length as well', (name) => {
    const bytes = file(extended(0), chunk(name, 'odd'), frame);
    expect(rewriteWebp(bytes, undefined)).toEqual(bytes);
  });

  it.each(['EXIF', 'XMP ', 'C2PA', 'abcd'])('loses %s, of an odd length as well', (name) => {
    const secrets = [chunk(name, 'secret'), chunk(name, 'secrets')];
    expect(rewriteWebp(file(extended(0), ...secrets, frame, ...secrets), undefined)).toEqual(
      file(extended(0), frame),
    );
  });

  it('clears the flags of what it lost, and keeps the other flags', () => {
    const rest = ANIMATED | ALPHA | PROFILE;
    const bytes = file(extended(rest | EXIF | XMP), frame, chunk('EXIF', 'secret'));
    expect(rewriteWebp(bytes, undefined)).toEqual(file(extended(rest), frame));
    expect(bytes).toEqual(file(extended(rest | EXIF | XMP), frame, chunk('EXIF', 'secret')));
  });

  it('loses the bytes after its end', () => {
    const bytes = file(frame);
    expect(rewriteWebp(Buffer.concat([bytes, chunk('VP8 ', 'secret')]), undefined)).toEqual(bytes);
  });

  it('gets its missing padding byte', () => {
    const bytes = file(chunk('VP8 ', 'a frame of an odd leng'), chunk('ALPH', 'odd'));
    expect(rewriteWebp(bytes.subarray(0, -1), undefined)).toEqual(bytes);
  });

  it('has its XMP at its end, and the flag for it', () => {
    expect(rewriteWebp(file(extended(ALPHA), frame), '<x>墨</x>')).toEqual(
      file(extended(ALPHA | XMP), frame, xmp),
    );
    expect(rewriteWebp(file(extended(XMP), frame, xmp), '<x>墨</x>')).toEqual(
      file(extended(XMP), frame, xmp),
    );
  });

  it.each([
    ['a lossy one', lossy(300, 7000), extended(XMP, 300, 7000)],
    ['a lossless one', lossless(300, 7000, false), extended(XMP, 300, 7000)],
    ['a lossless one that one sees through', lossless(16_384, 1, true), extended(XMP | ALPHA, 16_384, 1)],
  ])('gets the header that XMP needs: %s', (_what, simple, header) => {
    expect(rewriteWebp(file(simple), '<x>墨</x>')).toEqual(file(header, simple, xmp));
  });

  it('gets no header if the frame is too short to have a size', () => {
    const short = file(chunk('VP8 ', 'nine byte'));
    expect(rewriteWebp(short, '<x/>')).toBeUndefined();
    expect(rewriteWebp(short, undefined)).toEqual(short);
  });
});

describe('an incomplete or invalid WebP is not rewritten', () => {
  const whole = file(frame);
  const renamed = (at: number, name: string) => {
    const bytes = Buffer.from(whole);
    bytes.write(name, at, 'latin1');
    return bytes;
  };
  it.each([
    ['of another container', renamed(0, 'RIFX')],
    ['of another format', renamed(8, 'WAVE')],
    ['with no chunk that is shown', file(chunk('EXIF', 'secret'))],
    ['with a chunk that is longer than the file', file(chunk('VP8 ', 'short and more', 4000))],
    ['with a chunk of which one byte is missing', file(chunk('VP8 ', 'even', 5))],
    ['of which two bytes are missing', whole.subarray(0, -2)],
    ['that is longer than its chunks', file(frame, Buffer.alloc(4)).subarray(0, -4)],
    ['of its first bytes alone', whole.subarray(0, 12)],
    ['of nothing', Buffer.alloc(0)],
  ])('%s', (_what, bytes) => {
    expect(rewriteWebp(bytes, undefined)).toBeUndefined();
  });
});
