import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { kindOfBytes, renamed } from './file-kind.ts';

const picture = () => sharp({ create: { width: 20, height: 10, channels: 4, background: '#aa331180' } });
const latin = (text: string) => Uint8Array.from(text, (sign) => sign.charCodeAt(0));

/** The first box of a file of that family, as phones write it. */
const ftyp = (major: string, ...compatible: string[]) => {
  const brands = compatible.join('');
  return latin(
    `\0\0\0${String.fromCharCode(16 + brands.length)}ftyp${major}\0\0\0\0${brands}rest of the file`,
  );
};

describe('a file is what its bytes are', () => {
  it.each([
    ['image/png', 'png'],
    ['image/jpeg', 'jpeg'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
    ['image/avif', 'avif'],
    ['image/tiff', 'tiff'],
  ] as const)('%s', async (type, format) => {
    expect(kindOfBytes(await picture().toFormat(format).toBuffer())).toBe(type);
  });

  it.each([
    ['image/heic', ftyp('heic', 'mif1', 'heic')],
    ['image/heic', ftyp('mif1', 'mif1', 'heic')],
    ['image/avif', ftyp('mif1', 'avif', 'miaf')],
    ['video/mp4', ftyp('isom', 'isom', 'iso2')],
    ['video/quicktime', ftyp('qt  ')],
    ['image/bmp', latin('BM\x36\0\0\0')],
    ['audio/wav', latin('RIFF\0\0\0\0WAVEfmt ')],
    ['audio/mpeg', latin('ID3\x04')],
    ['audio/mpeg', latin('\xff\xfb\x90\x64')],
    ['video/webm', latin('\x1a\x45\xdf\xa3')],
    [undefined, latin('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    [undefined, latin('%PDF-1.7')],
    [undefined, latin('')],
    ['video/x-msvideo', latin('RIFF\0\0\0\0AVI ')],
    ['audio/aac', latin('\xff\xf1\x50\x80')],
    ['audio/mp4', latin('\0\0\0\x18ftypM4A \0\0\0\0')],
    [undefined, latin('RIFF\0\0\0\0WXYZ')],
  ])('%s', (type, bytes) => {
    expect(kindOfBytes(bytes)).toBe(type);
  });
});

describe('a name after a conversion', () => {
  it.each([
    ['cat.heic', 'image/png', 'cat.png'],
    ['cat.of.mine.bmp', 'image/jpeg', 'cat.of.mine.jpg'],
    ['cat', 'image/webp', 'cat.webp'],
    ['.png', 'image/webp', 'picture.webp'],
    ['cat.gif', 'image/gif', 'cat.gif'],
  ])('%s as %s is %s', (name, type, kept) => {
    expect(renamed(name, type)).toBe(kept);
  });
});
