import {
  compositeOver,
  createRaster,
  luminance,
  rasterise,
} from '@inkreel/server/engines/builtin/pixels/image.ts';
import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { describe, expect, it } from 'vitest';
import { PLACES, type TimeOfDay, type Weather } from '../brief.ts';
import { testBrief } from '../compose/test-brief.ts';
import { createPalette } from './palette.ts';
import { paintScene } from './scene.ts';
import { planStage, scaleAt } from './stage.ts';

const TIMES: readonly TimeOfDay[] = ['dawn', 'day', 'sunset', 'dusk', 'night'];
const WEATHERS: readonly Weather[] = ['clear', 'cloudy', 'rain', 'snow', 'storm', 'fog', 'wind'];
const SIDE = 128;

function render(changes: Parameters<typeof testBrief>[2]): Raster {
  const brief = testBrief([], [], changes);
  const stage = planStage(brief, SIDE, SIDE);
  const { layers } = paintScene(brief, stage, createPalette(brief));
  const raster = createRaster(SIDE, SIDE, 0);
  compositeOver(raster, rasterise(layers.map(({ svg }) => svg).join(''), SIDE, SIDE));
  return raster;
}

function mean(values: ArrayLike<number>): number {
  let sum = 0;
  for (let at = 0; at < values.length; at += 1) sum += values[at] as number;
  return sum / values.length;
}

function difference(one: Raster, other: Raster): number {
  return mean(one.data.map((value, at) => Math.abs(value - (other.data[at] as number))));
}

describe('scenes', () => {
  it.each(PLACES)('%s covers the picture at every hour and is readable at night', (place) => {
    const pictures = TIMES.map((time) => render({ places: [place], time }));
    for (const picture of pictures) {
      const light = luminance(picture).data;
      expect(mean(light)).toBeGreaterThan(34);
      expect(mean(light)).toBeLessThan(246);
    }
  });

  it.each(PLACES)('%s is another picture with another seed', (place) => {
    expect(
      difference(render({ places: [place], seed: 3 }), render({ places: [place], seed: 4 })),
    ).toBeGreaterThan(4);
  });

  it('looks different in every weather and season', () => {
    const clear = render({});
    for (const weather of WEATHERS.slice(1))
      expect(difference(clear, render({ weather }))).toBeGreaterThan(1.5);
    for (const season of ['autumn', 'winter'] as const)
      expect(difference(clear, render({ season }))).toBeGreaterThan(8);
  });

  it('is the same for the same seed', () => {
    expect(
      difference(
        render({ places: ['street'], time: 'night' }),
        render({ places: ['street'], time: 'night' }),
      ),
    ).toBe(0);
  });

  it.each(PLACES)('%s has its ground below the horizon, and nearer lines have a larger scale', (place) => {
    for (let seed = 1; seed < 20; seed += 1) {
      const stage = planStage(testBrief([], [], { places: [place], seed }), 900, 600);
      expect(stage.ground.top).toBeGreaterThan(stage.horizon);
      expect(stage.front).toBeGreaterThan(stage.ground.top);
      expect(stage.ground.bottom).toBeLessThanOrEqual(600);
      expect(scaleAt(stage, stage.ground.bottom)).toBeGreaterThan(scaleAt(stage, stage.ground.top));
    }
  });
});
