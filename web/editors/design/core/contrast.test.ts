import { describe, expect, it } from 'vitest';
import { contrastWith, plainGround, READABLE, readableShade } from './contrast.ts';

const groundOf = (...pixels: readonly (readonly number[])[]) => Uint8ClampedArray.from(pixels.flat());
const WHITE = [255, 255, 255, 255];
const BLACK = [0, 0, 0, 255];

describe('the contrast of words with what is behind them', () => {
  it('is that of WCAG', () => {
    expect(contrastWith('#000000', plainGround('#ffffff'))).toBeCloseTo(21, 5);
    expect(contrastWith('#777777', plainGround('#ffffff'))).toBeCloseTo(4.48, 2);
    expect(contrastWith('#b3261a', plainGround('#b3261a'))).toBe(1);
  });

  it('is that of the part where they are read worst, not of the mean', () => {
    const mixed = groundOf(...Array.from({ length: 10 }, (_, at) => (at < 2 ? WHITE : BLACK)));
    expect(contrastWith('#ffffff', mixed)).toBe(1);
    const nearly = groundOf(...Array.from({ length: 20 }, (_, at) => (at < 1 ? WHITE : BLACK)));
    expect(contrastWith('#ffffff', nearly)).toBeCloseTo(21, 5);
  });

  it('counts how opaque the words are, and is unknown where nothing is behind them', () => {
    expect(contrastWith('#000000', plainGround('#ffffff'), 0.2)).toBeLessThan(2);
    expect(contrastWith('#000000', groundOf([0, 0, 0, 0], [0, 0, 0, 0], WHITE))).toBeUndefined();
  });
});

describe('a shade that can be read', () => {
  it('is the nearest one that has the contrast', () => {
    const shade = readableShade('#777777', plainGround('#ffffff'));
    expect(shade).toBe('#757575');
    expect(contrastWith(shade as string, plainGround('#ffffff'))).toBeGreaterThanOrEqual(READABLE);
    expect(readableShade('#1b1917', plainGround('#000000'))).toMatch(/^#[78]/u);
  });

  it('is not offered where none can be read', () => {
    expect(readableShade('#808080', groundOf(WHITE, [118, 118, 118, 255], BLACK))).toBeUndefined();
  });
});
