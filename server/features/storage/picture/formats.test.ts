/** Real files of every kind through all steps: as stored, as smaller copy, and as pixels for a tool. */
import sharp, { type Sharp } from 'sharp';
import { describe, expect, it } from 'vitest';
import { decodePicture } from '../../../engines/builtin/picture/codec.ts';
import { cleanPicture, makeSmallCopies } from './read-picture.ts';

const [WIDTH, HEIGHT] = [64, 32];
const LEFT = [220, 60, 30, 255] as const;
const RIGHT = [40, 90, 200, 100] as const;

/** A red half and a blue one; the blue one is translucent if there are four channels. */
function twoHalves(channels: 3 | 4): Sharp {
  const raw = Buffer.alloc(WIDTH * HEIGHT * channels);
  for (let at = 0; at < WIDTH * HEIGHT; at += 1) {
    const color = at % WIDTH < WIDTH / 2 ? LEFT : RIGHT;
    for (let channel = 0; channel < channels; channel += 1)
      raw[at * channels + channel] = color[channel] ?? 0;
  }
  return sharp(raw, { raw: { width: WIDTH, height: HEIGHT, channels } });
}

const plain = () => twoHalves(3);
const clear = () => twoHalves(4);
const fine = { quality: 98, chromaSubsampling: '4:4:4' };

interface Case {
  what: string;
  type: string;
  make: () => Sharp;
  /** Tolerance of a channel, since coding and profiles round. */
  within: number;
  alpha?: true;
  turned?: true;
  profile?: true;
}

const CASES: readonly Case[] = [
  { what: 'JPEG', type: 'image/jpeg', make: () => plain().jpeg(fine), within: 4 },
  {
    what: 'PNG with a palette',
    type: 'image/png',
    make: () => clear().png({ palette: true }),
    within: 3,
    alpha: true,
  },
  { what: 'PNG that one sees through', type: 'image/png', make: () => clear().png(), within: 1, alpha: true },
  {
    what: 'WebP that one sees through',
    type: 'image/webp',
    make: () => clear().webp({ lossless: true }),
    within: 1,
    alpha: true,
  },
  {
    what: 'AVIF that one sees through',
    type: 'image/avif',
    make: () => clear().avif(fine),
    within: 5,
    alpha: true,
  },
  { what: 'PNG of 16 bits', type: 'image/png', make: () => plain().toColourspace('rgb16').png(), within: 1 },
  {
    what: 'PNG of 16 bits that one sees through',
    type: 'image/png',
    make: () => clear().toColourspace('rgb16').png(),
    within: 1,
    alpha: true,
  },
  {
    what: 'JPEG in P3',
    type: 'image/jpeg',
    make: () => plain().withIccProfile('p3').jpeg(fine),
    within: 4,
    profile: true,
  },
  {
    what: 'PNG in P3',
    type: 'image/png',
    make: () => clear().withIccProfile('p3').png(),
    within: 2,
    alpha: true,
    profile: true,
  },
  {
    what: 'WebP in P3',
    type: 'image/webp',
    make: () => plain().withIccProfile('p3').webp({ lossless: true }),
    within: 2,
    profile: true,
  },
  {
    what: 'AVIF in P3',
    type: 'image/avif',
    make: () => plain().withIccProfile('p3').avif(fine),
    within: 5,
    profile: true,
  },
  {
    what: 'PNG of 16 bits in P3',
    type: 'image/png',
    make: () => plain().withIccProfile('p3').toColourspace('rgb16').png(),
    within: 2,
    profile: true,
  },
  {
    what: 'JPEG in P3 that is turned',
    type: 'image/jpeg',
    make: () => plain().withMetadata({ orientation: 6, icc: 'p3' }).jpeg(fine),
    within: 4,
    turned: true,
    profile: true,
  },
  // The blue lies outside of what four inks can print.
  {
    what: 'JPEG in CMYK with a profile',
    type: 'image/jpeg',
    make: () => plain().toColourspace('cmyk').withIccProfile('cmyk').jpeg(fine),
    within: 70,
    profile: true,
  },
];

describe.each(CASES)('$what', ({ type, make, within, alpha, turned, profile }) => {
  it('shows the same colours in every step', async () => {
    const given = await make().toBuffer();
    // The fixture is of the declared kind.
    expect((await sharp(given).metadata()).icc !== undefined).toBe(profile === true);
    const kept = await cleanPicture(given, type, undefined);
    const [width, height] = turned ? [HEIGHT, WIDTH] : [WIDTH, HEIGHT];
    expect([kept.width, kept.height]).toEqual([width, height]);
    const { thumbnail } = await makeSmallCopies(kept.bytes);
    for (const bytes of [kept.bytes, thumbnail]) {
      const picture = await decodePicture(bytes);
      expect([picture.width, picture.height]).toEqual([width, height]);
      const at = (x: number, y: number) => [
        ...picture.data.subarray((y * width + x) * 4, (y * width + x) * 4 + 4),
      ];
      // The smaller copy is lossy.
      const tolerance = within + (bytes === thumbnail ? 4 : 0);
      expectNear(at(3, 3), LEFT, tolerance);
      const [red, green, blue, through] = RIGHT;
      expectNear(at(width - 4, height - 4), [red, green, blue, alpha ? through : 255], tolerance);
    }
  });
});

function expectNear(pixel: readonly number[], wanted: readonly number[], tolerance: number): void {
  const off = Math.max(...wanted.map((value, channel) => Math.abs(value - (pixel[channel] ?? 0))));
  expect(off, `${pixel.join(' ')} instead of ${wanted.join(' ')}`).toBeLessThanOrEqual(tolerance);
}

describe('an animation', () => {
  it.each(['gif', 'webp'] as const)(
    'as %s is stored with all frames; a tool gets the first',
    async (format) => {
      const side = 20;
      const raw = Buffer.alloc(side * side * 3 * 4, 255);
      // The first frame is red, the others grey.
      for (let at = 0; at < side * side; at += 1) raw.set([200, 30, 30, 255], at * 4);
      raw.fill(90, side * side * 4);
      for (let at = side * side; at < side * side * 3; at += 1) raw[at * 4 + 3] = 255;
      const strip = sharp(raw, { raw: { width: side, height: side * 3, channels: 4, pageHeight: side } });
      const moving = await strip.toFormat(format, { delay: [80, 80, 80] }).toBuffer();
      const kept = await cleanPicture(moving, `image/${format}`, undefined);
      expect((await sharp(kept.bytes).metadata()).pages).toBeGreaterThan(1);
      const picture = await decodePicture(kept.bytes);
      expect([picture.width, picture.height]).toEqual([side, side]);
      expectNear([...picture.data.subarray(0, 4)], [200, 30, 30, 255], 6);
    },
  );
});

describe('grey', () => {
  it('stays grey, also with alpha', async () => {
    const given = await clear().toColourspace('b-w').png().toBuffer();
    const picture = await decodePicture((await cleanPicture(given, 'image/png', undefined)).bytes);
    const [red, green, blue, through] = picture.data.subarray((WIDTH - 4) * 4, (WIDTH - 3) * 4);
    expect([green, blue, through]).toEqual([red, red, 100]);
  });
});
