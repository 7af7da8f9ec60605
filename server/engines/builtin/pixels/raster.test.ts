import { describe, expect, it } from 'vitest';
import { blurPlane, blurRaster, enlarge, halve } from './blur.ts';
import { edges, flatten } from './filters.ts';
import { compositeOver, createRaster, rasterise } from './image.ts';
import { noise } from './noise.ts';
import { createRandom } from './random.ts';

describe('rasterise', () => {
  it('gives straight alpha: half-transparent red stays pure red', () => {
    const { data } = rasterise('<rect width="8" height="8" fill="#ff0000" opacity=".5"/>', 8, 8);
    expect(Array.from(data.subarray(0, 3))).toEqual([255, 0, 0]);
    expect(Math.abs((data[3] as number) - 128)).toBeLessThanOrEqual(1);
  });

  it('shows the requested part of the drawing', () => {
    const { data } = rasterise('<rect x="10" y="10" width="4" height="4" fill="#00ff00"/>', 4, 4, {
      left: 10,
      top: 10,
      width: 4,
      height: 4,
    });
    expect(Array.from(data.subarray(0, 4))).toEqual([0, 255, 0, 255]);
  });
});

describe('compositeOver', () => {
  it('blends and clips at the edges', () => {
    const target = createRaster(4, 4, 0);
    const source = rasterise('<rect width="4" height="4" fill="#ffffff"/>', 4, 4);
    compositeOver(target, source, 2, -2, 0.5);
    expect(target.data[(0 * 4 + 3) * 3]).toBe(128);
    expect(target.data[(0 * 4 + 1) * 3]).toBe(0);
    expect(target.data[(2 * 4 + 3) * 3]).toBe(0);
  });
});

describe('blur', () => {
  it('keeps the mean and a plain colour', () => {
    const plain = createRaster(40, 30, 90);
    expect(new Set(blurRaster(plain, 5).data)).toEqual(new Set([90]));
    const plane = { width: 31, height: 31, data: new Float32Array(31 * 31) };
    plane.data[15 * 31 + 15] = 1;
    const soft = blurPlane(plane, 3).data;
    expect(soft.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 4);
    expect(soft[15 * 31 + 18]).toBeCloseTo(soft[18 * 31 + 15] as number, 6);
    expect(soft[15 * 31 + 15]).toBeLessThan(0.2);
  });

  it('halves and enlarges without moving the picture', () => {
    const random = createRandom(3);
    const raster = createRaster(64, 64, 0);
    for (let at = 0; at < raster.data.length; at += 1)
      raster.data[at] = at % 192 < 96 ? 20 : 200 + random() * 20;
    const back = enlarge(halve(raster), 64, 64);
    expect(back.data[(32 * 64 + 20) * 3]).toBe(20);
    expect(back.data[(32 * 64 + 44) * 3]).toBeGreaterThan(195);
  });
});

describe('filters', () => {
  it('finds an edge and flattens noise next to it without moving it', () => {
    const random = createRandom(8);
    const raster = createRaster(32, 32, 0);
    for (let y = 0; y < 32; y += 1) {
      for (let x = 0; x < 32; x += 1)
        raster.data.fill(
          (x < 16 ? 40 : 200) + Math.floor(random() * 20),
          (y * 32 + x) * 3,
          (y * 32 + x) * 3 + 3,
        );
    }
    const calm = flatten(raster, 3, () => {});
    const red = (x: number, y: number): number => calm.data[(y * 32 + x) * 3] as number;
    expect(red(15, 16)).toBeLessThan(70);
    expect(red(16, 16)).toBeGreaterThan(190);
    expect(Math.abs(red(4, 10) - red(8, 20))).toBeLessThan(8);
    const contour = edges(calm).data;
    expect(contour[16 * 32 + 15]).toBeGreaterThan(100);
    expect(contour[16 * 32 + 6]).toBeLessThan(20);
  });
});

describe('noise', () => {
  it('stays between 0 and 1, varies, and repeats for the same seed', () => {
    const one = noise(60, 40, 12, 5);
    expect(Math.min(...one.data)).toBeGreaterThanOrEqual(0);
    expect(Math.max(...one.data)).toBeLessThanOrEqual(1);
    expect(Math.max(...one.data) - Math.min(...one.data)).toBeGreaterThan(0.3);
    expect(noise(60, 40, 12, 5).data).toEqual(one.data);
    expect(noise(60, 40, 12, 6).data).not.toEqual(one.data);
  });
});
