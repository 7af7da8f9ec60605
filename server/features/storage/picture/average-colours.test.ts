import { describe, expect, it } from 'vitest';
import { averageColours } from './average-colours.ts';

/** A picture of `width` by `height` pixels, each with the bytes that `colourAt` returns. */
function draw(width: number, height: number, colourAt: (x: number, y: number) => number[]) {
  const pixels = Array.from({ length: width * height }, (_, at) =>
    colourAt(at % width, Math.floor(at / width)),
  );
  return { data: Uint8Array.from(pixels.flat()), width, height, channels: pixels[0]?.length ?? 3 };
}

describe('averageColours', () => {
  it.each([
    ['wide', 512, 256, 16, 8],
    ['tall', 100, 400, 4, 16],
    ['a line', 512, 1, 16, 1],
    ['smaller than the side', 5, 3, 5, 3],
  ])('keeps the proportions of a picture that is %s', (_, width, height, columns, rows) => {
    const small = averageColours(
      draw(width, height, () => [1, 2, 3]),
      16,
    );
    expect(small).toMatchObject({ width: columns, height: rows, channels: 3 });
    expect([...small.data]).toEqual(Array.from({ length: columns * rows }, () => [1, 2, 3]).flat());
  });

  it('leaves the pixels of a picture that is small enough as they are', () => {
    const picture = draw(7, 4, (x, y) => [x * 30, y * 50, 255 - x]);
    expect(averageColours(picture, 16)).toEqual(picture);
  });

  it('puts each colour where it was', () => {
    const quarters = draw(100, 100, (x, y) => [x < 50 ? 0 : 200, y < 50 ? 0 : 100, 9]);
    expect([...averageColours(quarters, 2).data]).toEqual([0, 0, 9, 200, 0, 9, 0, 100, 9, 200, 100, 9]);
  });

  it('averages the colours of an area, with samples from its edge to edge', () => {
    const ramp = draw(240, 240, (x, y) => [x, y, 60]);
    const [red = 0, green = 0, blue] = averageColours(ramp, 1).data;
    for (const colour of [red, green]) expect(Math.abs(colour - 120)).toBeLessThanOrEqual(1);
    expect(blue).toBe(60);
  });

  it('does not mix in the colour of transparent pixels', () => {
    const half = draw(40, 40, (x) => (x < 20 ? [200, 100, 50, 255] : [0, 255, 0, 0]));
    expect([...averageColours(half, 1).data]).toEqual([200, 100, 50, 128]);
    expect([
      ...averageColours(
        draw(40, 40, () => [9, 9, 9, 0]),
        1,
      ).data,
    ]).toEqual([0, 0, 0, 0]);
  });
});
