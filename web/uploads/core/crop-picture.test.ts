import { IMAGE_UPLOAD_BYTES } from '@inkreel/contract/limits.ts';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { cropPicture, isCropOffered, planCrop } from './crop-picture.ts';
import type { Pixels } from './ready-picture.ts';
import type { Drawing } from './redraw.ts';
import type { Facts } from './repair.ts';

const FRAME = { x: 10, y: 20, width: 600, height: 300 };
const photo: Facts = { type: 'image/jpeg', size: 100_000, width: 800, height: 600 };

describe('a crop', () => {
  it.each([
    ['keeps its own pixels', {}, { width: 600, height: 300, enlarges: false }],
    ['is reduced to what a tool takes', { longest: 400 }, { width: 400, height: 200, enlarges: false }],
    ['is enlarged a little', { shortest: 600 }, { width: 1200, height: 600, enlarges: true }],
  ] as const)('%s', (_what, limits, expected) => {
    expect(planCrop(FRAME, limits)).toEqual({ frame: FRAME, ...expected });
  });

  it('is not possible if it would only give a blur', () => {
    expect(planCrop(FRAME, { shortest: 1300 })).toBeUndefined();
  });

  it.each([
    [true, 'too_large', {}, { longest: 400 }],
    [true, 'bytes', {}, {}],
    // Too narrow to be repaired as a whole.
    [true, 'too_large', { width: 4000, height: 100 }, { shortest: 400, longest: 2000 }],
    [false, 'too_large', { width: 4000, height: 100 }, { shortest: 500, longest: 2000 }],
    // A crop does not make it larger.
    [false, 'too_small', {}, { shortest: 900 }],
    [false, 'type', { width: undefined, height: undefined }, {}],
  ] as const)('is offered: %s, for %s (%#)', (offered, problem, facts, limits) => {
    expect(isCropOffered(problem, { ...photo, ...facts }, limits)).toBe(offered);
  });

  const plan = { frame: FRAME, width: 300, height: 150, enlarges: false };
  /** A browser that draws lossless pictures of this many bytes, and small lossy ones. */
  const browser = (losslessBytes: number) => {
    const drawn: (Drawing & { mayBeTransparent: boolean })[] = [];
    let closed = 0;
    const pixels: Pixels = {
      decode: async () => ({ width: 800, height: 600, close: () => void (closed += 1) }),
      redraw: async (_picture, drawing, mayBeTransparent) => {
        drawn.push({ ...drawing, mayBeTransparent });
        const length = drawing.type ? losslessBytes : 10;
        return new Blob([new Uint8Array(length)], { type: drawing.type ?? 'image/jpeg' });
      },
    };
    return { pixels, drawn, closed: () => closed };
  };
  const image = (format: 'png' | 'jpeg' | 'webp') =>
    sharp({ create: { width: 8, height: 6, channels: 3, background: '#a04020' } })
      .toFormat(format)
      .toBuffer()
      .then((bytes) => new Blob([new Uint8Array(bytes)]));

  it.each([
    ['png', 'image/png', true],
    ['jpeg', undefined, false],
    ['webp', undefined, true],
  ] as const)('of %s is drawn as such from its frame', async (format, type, mayBeTransparent) => {
    const { pixels, drawn, closed } = browser(20);
    const ready = await cropPicture(pixels, await image(format), plan, 'cat.webp');
    expect(drawn).toEqual([
      { frame: FRAME, width: 300, height: 150, type, quality: expect.any(Number), mayBeTransparent },
    ]);
    expect(ready).toMatchObject({ kind: 'ready', name: type ? 'cat.png' : 'cat.jpg' });
    expect(closed()).toBe(1);
  });

  it('becomes lossy if a lossless file would be too large to upload', async () => {
    const { pixels, drawn } = browser(IMAGE_UPLOAD_BYTES + 1);
    const ready = await cropPicture(pixels, await image('png'), plan, 'cat.png');
    expect(drawn).toMatchObject([{ type: 'image/png' }, { type: undefined, frame: FRAME }]);
    expect(ready).toMatchObject({ type: 'image/jpeg', name: 'cat.jpg' });
  });
});
