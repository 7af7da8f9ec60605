import { IMAGE_UPLOAD_BYTES, IMAGE_UPLOAD_PIXELS } from '@inkreel/contract/limits.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Facts, problemOf, repairOf } from './repair.ts';

/** This browser could not open it. */
const unopened = { width: undefined, height: undefined };
const photo: Facts = { type: 'image/jpeg', size: 100_000, width: 800, height: 600 };

describe('a picture', () => {
  it('that fits needs nothing', () => {
    expect(problemOf(photo, {})).toBeUndefined();
    expect(problemOf(photo, { shortest: 600, longest: 800 })).toBeUndefined();
    expect(problemOf({ ...photo, type: 'image/heic', ...unopened }, { shortest: 600 })).toBeUndefined();
    // What only the server can measure is left to it.
    expect(problemOf({ ...photo, width: undefined, height: undefined }, { longest: 10 })).toBeUndefined();
  });

  it.each([
    ['type', { type: undefined }, {}, undefined],
    ['type', { type: 'video/mp4' }, {}, undefined],
    ['type', { type: 'image/bmp' }, {}, { width: 800, height: 600, type: 'image/png' }],
    ['type', { type: 'image/heic' }, {}, { width: 800, height: 600, type: undefined }],
    ['type', { type: 'image/tiff', width: undefined, height: undefined }, {}, undefined],
    ['bytes', { type: 'image/heic', ...unopened, size: IMAGE_UPLOAD_BYTES + 1 }, {}, undefined],
    ['too_large', {}, { longest: 400 }, { width: 400, height: 300, type: undefined, enlarges: false }],
    ['too_small', {}, { shortest: 900 }, { width: 1200, height: 900, enlarges: true }],
    // It would only give a blur.
    ['too_small', { width: 100, height: 100 }, { shortest: 500 }, undefined],
    // So narrow that one side is always beyond its limit.
    ['too_large', { width: 4000, height: 100 }, { shortest: 400, longest: 2000 }, undefined],
    ['pixels', { width: 20_000, height: 10_000 }, {}, { width: 14_142, height: 7071 }],
    ['bytes', { size: 4 * IMAGE_UPLOAD_BYTES }, {}, { width: 360, height: 270 }],
  ] as const)('has the problem %s (%#)', (problem, facts, limits, repair) => {
    const whole = { ...photo, ...facts };
    expect(problemOf(whole, limits)).toBe(problem);
    if (repair === undefined) expect(repairOf(whole, limits)).toBeUndefined();
    else expect(repairOf(whole, limits)).toMatchObject(repair);
  });

  it('that was repaired has no problem left, and keeps its shape', () => {
    const side = fc.integer({ min: 1, max: 30_000 });
    fc.assert(
      fc.property(
        side,
        side,
        fc.integer({ min: 1, max: 900 }),
        fc.integer({ min: 900, max: 8192 }),
        (width, height, shortest, longest) => {
          const facts = { ...photo, width, height };
          const repair = repairOf(facts, { shortest, longest });
          if (!repair) return;
          expect(
            problemOf({ ...facts, ...repair, type: 'image/png' }, { shortest, longest }),
          ).toBeUndefined();
          expect(repair.width * repair.height).toBeLessThanOrEqual(IMAGE_UPLOAD_PIXELS);
          // To within the pixel that rounding costs.
          const scale = repair.width / width;
          expect(Math.abs(repair.height - height * scale)).toBeLessThanOrEqual(1 + height / width);
        },
      ),
    );
  });
});
