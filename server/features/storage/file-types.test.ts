import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { EXTENSIONS } from '@inkreel/contract/media-types.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { detectContentType, fileTypeOf, knownContentType } from './file-types.ts';

describe('an accepted content type', () => {
  it.each(Object.keys(EXTENSIONS))('%s is known by its name, in any case and with parameters', (name) => {
    expect(knownContentType(name)).toBe(name);
    expect(knownContentType(` ${name.toUpperCase()} ; charset=binary`)).toBe(name);
    expect(fileTypeOf(name)).toMatchObject({ kind: name.split('/')[0], extension: EXTENSIONS[name] });
    expect(fileTypeOf(name).limit).toBeGreaterThan(0);
  });

  it.each([
    ['image/jpg', 'image/jpeg'],
    ['image/pjpeg', 'image/jpeg'],
    ['image/heif', 'image/heic'],
    ['audio/mp3', 'audio/mpeg'],
    ['audio/x-m4a', 'audio/mp4'],
    ['audio/m4a', 'audio/mp4'],
    ['audio/x-aac', 'audio/aac'],
    ['audio/x-wav', 'audio/wav'],
    ['audio/wave', 'audio/wav'],
    ['audio/vnd.wave', 'audio/wav'],
    ['video/avi', 'video/x-msvideo'],
    ['video/msvideo', 'video/x-msvideo'],
    ['video/vnd.avi', 'video/x-msvideo'],
  ])('%s is another name of %s', (alias, name) => {
    expect(knownContentType(alias)).toBe(name);
  });

  it.each(['image/svg+xml', 'text/html', 'application/pdf', 'constructor', '__proto__', '', ';image/png'])(
    '%j is not a known type',
    (name) => {
      expect(knownContentType(name)).toBeUndefined();
      expect(() => fileTypeOf(name)).toThrow('not a kept content type');
    },
  );
});

/** First bytes of an ISO media file with this brand. */
const branded = (brand: string, ...others: string[]) => {
  const body = `ftyp${brand}\0\0\0\0${[brand, ...others].join('')}`;
  const bytes = Buffer.from(`\0\0\0\0${body}\0\0\0\x08free`, 'latin1');
  bytes.writeUInt32BE(body.length + 4, 0);
  return bytes;
};
const riff = (name: string) => Buffer.from(`RIFF\x24\0\0\0${name}${'\0'.repeat(40)}`, 'latin1');
/** An EBML header with this document type. */
const ebml = (name: string) => {
  const type = Buffer.concat([Buffer.of(0x42, 0x82, 0x80 | name.length), Buffer.from(name)]);
  return Buffer.concat([Buffer.of(0x1a, 0x45, 0xdf, 0xa3, 0x80 | type.length), type, Buffer.alloc(20)]);
};
const drawing = (format: 'png' | 'jpeg' | 'webp' | 'gif') =>
  sharp({ create: { width: 2, height: 2, channels: 3, background: 'red' } })
    .toFormat(format)
    .toBuffer();

describe('bytes', () => {
  it.each(['png', 'jpeg', 'webp', 'gif'] as const)('of a picture are %s', async (format) => {
    expect(await detectContentType({ bytes: await drawing(format) })).toBe(`image/${format}`);
  });

  it.each([
    ['image/avif', branded('avif')],
    ['image/heic', branded('heic')],
    ['image/heic', branded('mif1')],
    ['image/heic', branded('hevc')],
    ['image/heic', branded('msf1')],
    ['audio/wav', riff('WAVE')],
    ['audio/mpeg', Buffer.concat([Buffer.of(0xff, 0xfb, 0x90, 0x64), Buffer.alloc(400)])],
    ['audio/aac', Buffer.concat([Buffer.of(0xff, 0xf1, 0x50, 0x80), Buffer.alloc(400)])],
    ['audio/mp4', branded('M4A ')],
    ['video/mp4', branded('isom')],
    ['video/mp4', branded('M4V ')],
    ['video/quicktime', branded('qt  ')],
    ['video/webm', ebml('webm')],
    ['video/webm', ebml('matroska')],
    ['video/x-msvideo', riff('AVI ')],
  ])('are %s: %j', async (type, bytes) => {
    expect(await detectContentType({ bytes })).toBe(type);
  });

  it.each([
    ['none', Buffer.alloc(0)],
    ['text', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a document', Buffer.from('%PDF-1.7\n')],
    ['a program', Buffer.concat([Buffer.from('\x7fELF', 'latin1'), Buffer.alloc(60)])],
  ])('of %s are of no accepted type', async (_what, bytes) => {
    expect(await detectContentType({ bytes })).toBeUndefined();
  });

  it('are read from a file as well; a missing file has no type', async () => {
    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'inkreel-types-'));
    const file = path.join(folder, 'picture');
    fs.writeFileSync(file, await drawing('png'));
    expect(await detectContentType({ path: file })).toBe('image/png');
    expect(await detectContentType({ path: path.join(folder, 'gone') })).toBeUndefined();
    fs.rmSync(folder, { recursive: true });
  });
});
