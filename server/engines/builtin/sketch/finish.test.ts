import { describe, expect, test } from 'vitest';
import { drawingSize } from './finish.ts';

describe('the drawing size', () => {
  const sizeOf = (quality: Parameters<typeof drawingSize>[0]['quality'], width = 512, height = 512) =>
    drawingSize({ width, height, quality });

  test('of a draft is smaller, of the best quality larger', () => {
    expect(sizeOf('draft')).toEqual({ width: 307, height: 307 });
    expect(sizeOf('standard')).toEqual({ width: 512, height: 512 });
    expect(sizeOf('best')).toEqual({ width: 1024, height: 1024 });
  });

  test('of the best quality stays within the budget of pixels, and is never below the requested one', () => {
    const large = sizeOf('best', 1536, 1024);
    expect(large.width * large.height).toBeLessThanOrEqual(4_210_000);
    expect(sizeOf('best', 4000, 3000)).toEqual({ width: 4000, height: 3000 });
  });
});
