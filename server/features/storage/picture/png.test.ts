import { crc32 } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { rewritePng } from './png.ts';

const SIGNATURE = Buffer.from('\x89PNG\r\n\x1a\n', 'latin1');

function chunk(name: string, content: Buffer | string = '', length?: number): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), Buffer.from(content as string, 'utf8')]);
  const bytes = Buffer.alloc(body.length + 8);
  bytes.writeUInt32BE(length ?? body.length - 4, 0);
  body.copy(bytes, 4);
  bytes.writeUInt32BE(crc32(body), body.length + 4);
  return bytes;
}

const [header, data, end] = [chunk('IHDR', 'thirteen byte'), chunk('IDAT', 'pixels'), chunk('IEND')];
const file = (...parts: Buffer[]) => Buffer.concat([SIGNATURE, ...parts]);

describe('a rewritten PNG', () => {
  const DRAWN = 'PLTE tRNS gAMA cHRM sRGB iCCP sBIT bKGD pHYs acTL fcTL fdAT cICP mDCV cLLI'.split(' ');
  it.each(DRAWN)('keeps %s, which is needed to draw it', (name) => {
    const bytes = file(header, chunk(name, 'kept'), data, end);
    expect(rewritePng(bytes, undefined)).toEqual(bytes);
  });

  it.each(['tEXt', 'zTXt', 'iTXt', 'eXIf', 'tIME', 'caBX', 'prVt'])('loses %s', (name) => {
    const secret = chunk(name, 'secret');
    expect(rewritePng(file(header, secret, data, secret, end), undefined)).toEqual(file(header, data, end));
  });

  it('loses the bytes after its end', () => {
    const bytes = file(header, data, end);
    expect(rewritePng(Buffer.concat([bytes, Buffer.from('secret')]), undefined)).toEqual(bytes);
    expect(rewritePng(Buffer.concat([bytes, data, end]), undefined)).toEqual(bytes);
  });

  it('has its XMP after its header', () => {
    const xmp = chunk('iTXt', 'XML:com.adobe.xmp\0\0\0\0\0<x>墨</x>');
    expect(rewritePng(file(header, data, end), '<x>墨</x>')).toEqual(file(header, xmp, data, end));
  });
});

describe('an incomplete or invalid PNG is not rewritten', () => {
  it.each([
    ['of another format', Buffer.concat([Buffer.from('\x89PNG\n\n\x1a\n', 'latin1'), header, data, end])],
    ['without its end', file(header, data)],
    ['whose end is cut off', file(header, data, end).subarray(0, -1)],
    ['with a chunk that is longer than the file', file(header, chunk('IDAT', 'short', 4000), end)],
    ['with a last chunk of which one byte is missing', file(header, chunk('IDAT', 'short', 6))],
    ['with an end that is longer than the file', file(header, data, chunk('IEND', 'secret', 4000))],
    ['of a signature alone', SIGNATURE],
    ['of nothing', Buffer.alloc(0)],
  ])('%s', (_what, bytes) => {
    expect(rewritePng(bytes, undefined)).toBeUndefined();
  });
});
