import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { pictureFacts } from './picture-facts.ts';

const opaque = () => sharp({ create: { width: 37, height: 21, channels: 3, background: '#aa3311' } });
const clear = () => sharp({ create: { width: 37, height: 21, channels: 4, background: '#aa331140' } });
const moving = () =>
  sharp(Buffer.alloc(37 * 42 * 4, 90), { raw: { width: 37, height: 42, channels: 4, pageHeight: 21 } });
const still = { width: 37, height: 21, animated: false };

describe('the header of a picture', () => {
  it.each([
    ['png', () => opaque().png(), { ...still, mayBeTransparent: false }],
    ['png', () => clear().png(), { ...still, mayBeTransparent: true }],
    ['png', () => clear().png({ palette: true }), { ...still, mayBeTransparent: true }],
    ['jpeg', () => opaque().jpeg(), { ...still, mayBeTransparent: false }],
    ['jpeg', () => opaque().jpeg({ progressive: true }), { ...still, mayBeTransparent: false }],
    [
      'jpeg',
      () =>
        opaque()
          .withExif({ IFD0: { Make: 'x'.repeat(3000) } })
          .jpeg(),
      still,
    ],
    ['webp', () => opaque().webp(), { ...still, mayBeTransparent: false }],
    ['webp', () => opaque().webp({ lossless: true }), { ...still, mayBeTransparent: false }],
    ['webp', () => clear().webp(), { ...still, mayBeTransparent: true }],
    ['webp', () => clear().webp({ lossless: true }), { ...still, mayBeTransparent: true }],
    ['webp', () => moving().webp({ loop: 0, delay: [50, 50] }), { width: 37, height: 21 }],
    ['gif', () => moving().gif(), { ...still, animated: true }],
  ] as const)('of %s tells its size (%#)', async (format, make, facts) => {
    const bytes = await make().toBuffer();
    expect(pictureFacts(bytes, `image/${format}`)).toMatchObject(facts);
  });

  it('tells that a PNG is animated', async () => {
    const bytes = await opaque().png().toBuffer();
    const chunk = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
    const apng = Buffer.concat([bytes.subarray(0, 33), chunk, bytes.subarray(33)]);
    expect(pictureFacts(apng, 'image/png').animated).toBe(true);
  });

  it.each(['png', 'jpeg', 'webp', 'gif', 'bmp', 'avif'])('of %s may be cut off', (format) => {
    for (const length of [0, 5, 18, 24]) {
      expect(() => pictureFacts(new Uint8Array(length).fill(255), `image/${format}`)).not.toThrow();
    }
  });
});
