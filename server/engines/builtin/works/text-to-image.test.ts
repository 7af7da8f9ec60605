import { describe, expect, test } from 'vitest';
import { drawingSize, wholeProgress } from './text-to-image.ts';

describe('the drawing size', () => {
  const sizeOf = (quality: Parameters<typeof drawingSize>[0]['quality'], width = 512, height = 512) =>
    drawingSize({ width, height, quality });

  test('of a draft is smaller, of the best quality larger', () => {
    expect(sizeOf('draft')).toEqual({ width: 307, height: 307 });
    expect(sizeOf('standard')).toEqual({ width: 512, height: 512 });
    expect(sizeOf('best')).toEqual({ width: 1024, height: 1024 });
  });

  test('of the best quality stays within the budget of pixels, and is never below the asked one', () => {
    const large = sizeOf('best', 1536, 1024);
    expect(large.width * large.height).toBeLessThanOrEqual(4_210_000);
    expect(sizeOf('best', 4000, 3000)).toEqual({ width: 4000, height: 3000 });
  });
});

test('progress of the whole never goes back', () => {
  const whole = wholeProgress();
  const shares = [
    whole('reading', 1),
    whole('drawing', 0.5),
    whole('composing', 0),
    whole('styling', 2),
    whole('saving', 1),
  ];
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
  expect(shares.at(-1)).toBe(1);
});
