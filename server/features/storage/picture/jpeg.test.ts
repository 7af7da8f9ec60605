import { describe, expect, it } from 'vitest';
import { rewriteJpeg } from './jpeg.ts';

const START = Buffer.of(0xff, 0xd8);
const END = Buffer.of(0xff, 0xd9);

/** A segment with the length of its content. */
function segment(marker: number, content: Buffer | string, length?: number): Buffer {
  const body = Buffer.from(content as string, 'latin1');
  const head = Buffer.of(0xff, marker, 0, 0);
  head.writeUInt16BE(length ?? body.length + 2, 2);
  return Buffer.concat([head, body]);
}

const header = segment(0xe0, 'JFIF\0\x01\x01');
const tables = segment(0xdb, 'quantisation');
/** Coded data with a stuffed zero, the first and the last restart marker, and a fill byte at its end. */
const coded = Buffer.of(1, 0xff, 0, 2, 0xff, 0xd0, 3, 0xff, 0xd7, 4, 0xff, 0, 0xff);
const scan = Buffer.concat([segment(0xda, 'scan'), coded]);
const file = (...parts: Buffer[]) => Buffer.concat([START, ...parts, END]);
const rewrite = (bytes: Buffer, xmp?: string) => rewriteJpeg(bytes, xmp);

describe('a rewritten JPEG', () => {
  const kept = [
    ['its header', header],
    ['its colour profile', segment(0xe2, 'ICC_PROFILE\0\x01\x01profile')],
    ['Adobe’s colour transform', segment(0xee, 'Adobe\0\0\0')],
    ['its tables', tables],
    ['a segment without content', segment(0xdd, '')],
  ] as const;
  it.each(kept)('keeps %s', (_what, part) => {
    const bytes = file(part, scan);
    expect(rewrite(bytes)).toEqual(bytes);
  });

  const dropped = [
    ['EXIF', segment(0xe1, 'Exif\0\0secret')],
    ['XMP', segment(0xe1, 'http://ns.adobe.com/xap/1.0/\0secret')],
    ['the small picture behind a header', segment(0xe0, 'JFXX\0secret')],
    ['the list of further pictures', segment(0xe2, 'MPF\0secret')],
    ['IPTC', segment(0xed, 'Photoshop 3.0\0secret')],
    ['what only looks like Adobe’s', segment(0xee, 'secret')],
    ['a comment', segment(0xfe, 'secret')],
    ['an application’s own segment', segment(0xef, 'secret')],
  ] as const;
  it.each(dropped)('loses %s, between its scans as well', (_what, part) => {
    expect(rewrite(file(header, part, tables, scan))).toEqual(file(header, tables, scan));
    expect(rewrite(file(header, scan, part, tables, scan))).toEqual(file(header, scan, tables, scan));
  });

  it('loses the bytes after its end', () => {
    const bytes = file(header, scan);
    expect(rewrite(Buffer.concat([bytes, Buffer.from('secret')]))).toEqual(bytes);
    expect(rewrite(Buffer.concat([bytes, file(tables, scan)]))).toEqual(bytes);
  });

  it('loses fill bytes before a marker', () => {
    const fill = Buffer.of(0xff, 0xff);
    expect(rewrite(file(fill, header, fill, tables, scan))).toEqual(file(header, tables, scan));
  });

  it('has its XMP after its header, before everything else', () => {
    const xmp = segment(0xe1, Buffer.from('http://ns.adobe.com/xap/1.0/\0<x>墨</x>', 'utf8'));
    expect(rewrite(file(tables, header, scan), '<x>墨</x>')).toEqual(file(header, xmp, tables, scan));
    expect(rewrite(file(xmp, scan), '<x>墨</x>')).toEqual(file(xmp, scan));
  });

  it('accepts XMP that fills a segment, and not a byte more', () => {
    const longest = 'x'.repeat(0xffff - 2 - 'http://ns.adobe.com/xap/1.0/\0'.length);
    const bytes = rewrite(file(scan), longest);
    expect(bytes?.subarray(2, 6)).toEqual(Buffer.of(0xff, 0xe1, 0xff, 0xff));
    expect(bytes?.subarray(2 + 2 + 0xffff)).toEqual(file(scan).subarray(2));
    expect(() => rewrite(file(scan), `${longest}x`)).toThrow('too long');
  });
});

describe('an incomplete or invalid JPEG is not rewritten', () => {
  const whole = file(header, tables, scan);
  it.each([
    ['of another format', Buffer.concat([Buffer.from('GI'), whole.subarray(2)])],
    ['whose start is cut off', whole.subarray(2)],
    ['without its end', whole.subarray(0, -2)],
    ['of whose end half is there', whole.subarray(0, -1)],
    ['that ends in its tables', file(header, tables).subarray(0, -4)],
    ['that ends behind its tables', file(header, tables).subarray(0, -2)],
    ['with a segment that is longer than the file', file(segment(0xdb, 'short', 4000))],
    ['with a segment of which one byte is missing', Buffer.concat([START, segment(0xdb, 'short', 8)])],
    ['with a segment that ends before its length does', file(segment(0xdb, '', 1), scan)],
    ['with a segment of no length', file(segment(0xdb, '', 0), scan)],
    ['with bytes between two segments', file(header, Buffer.from('between'), tables, scan)],
    ['with a segment between two that has no marker', file(header, Buffer.of(0, 0xdb, 0, 2), tables, scan)],
    ['of whose end half is there behind its tables', file(header, tables).subarray(0, -1)],
    ['that begins again instead of ending', Buffer.concat([START, header, tables, START])],
    ['with a byte that is no marker at its end', Buffer.concat([START, header, Buffer.of(0, 0xd9)])],
    ['of two bytes', START],
    ['of none', Buffer.alloc(0)],
  ])('%s', (_what, bytes) => {
    expect(rewrite(bytes)).toBeUndefined();
  });
});
