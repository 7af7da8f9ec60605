import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { describe, expect, test } from 'vitest';
import { oneIn, takesAll } from '../../server/testing/rounds.ts';
import type { Brief, Place } from '../brief.ts';
import { PLACES } from '../brief.ts';
import { difference, meanLuminance, plainBrief } from '../product/brief-fixture.ts';
import { recipeFor } from './recipe.ts';
import { renderLandscape } from './render-landscape.ts';

const WIDTH = 128;
const HEIGHT = 72;
const COUNTRY = [
  'mountain',
  'lake',
  'sea',
  'beach',
  'river',
  'desert',
  'snowland',
  'field',
  'forest',
] as const satisfies readonly Place[];
const WEATHERS = ['cloudy', 'rain', 'snow', 'storm', 'fog', 'wind'] as const;
const silent = () => undefined;

const drawn = new Map<string, Raster>();

function fresh(changed: Partial<Brief>): Raster {
  return renderLandscape(plainBrief(changed), WIDTH, HEIGHT, silent);
}

/** Every picture is drawn once for all tests. */
function picture(changed: Partial<Brief>): Raster {
  const key = JSON.stringify(plainBrief(changed));
  const raster = drawn.get(key) ?? fresh(changed);
  drawn.set(key, raster);
  return raster;
}

function meanColor({ data, width, height }: Raster, top: number, bottom: number): [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  const from = 3 * width * Math.floor(top * height);
  const to = 3 * width * Math.floor(bottom * height);
  for (let at = from; at < to; at += 3)
    for (const channel of [0, 1, 2] as const) sum[channel] += data[at + channel] ?? 0;
  const count = (to - from) / 3;
  return [sum[0] / count, sum[1] / count, sum[2] / count];
}

const HOURS = [
  ['dawn', 60, 225],
  ['day', 70, 225],
  ['sunset', 50, 220],
  ['dusk', 35, 190],
  ['night', 22, 130],
] as const;

// An hour for every country, and every hour for one or two countries.
describe.each(COUNTRY.map((place, at) => [place, at] as const))('%s', (place, at) => {
  test.each(HOURS.filter((_, hour) => takesAll || (hour + at) % 5 === 0))(
    'at %s is neither black nor overexposed',
    (time, low, high) => {
      const raster = picture({ places: [place], time, seed: 11 });
      const mean = meanLuminance(raster);
      expect(mean).toBeGreaterThan(low);
      expect(mean).toBeLessThan(high);
      // The ground stays readable, not the sky alone.
      expect(meanLuminance(raster, 0, 0.6, 1, 1)).toBeGreaterThan(time === 'night' ? 12 : 18);
    },
  );
});

test('the same brief gives the same bytes; another seed gives another landscape', () => {
  for (const place of ['lake', 'desert'] as const) {
    expect(fresh({ places: [place], seed: 3 }).data).toEqual(picture({ places: [place], seed: 3 }).data);
    expect(
      difference(picture({ places: [place], seed: 3 }), picture({ places: [place], seed: 4 })),
    ).toBeGreaterThan(8);
  }
});

test('every place has a landscape', () => {
  for (const place of PLACES)
    expect(COUNTRY, place).toContain(recipeFor(plainBrief({ places: [place] }), createRandom(1)).terrain);
  for (const place of ['city', 'room', 'moon'] as const)
    expect(meanLuminance(picture({ places: [place] })), place).toBeGreaterThan(40);
});

test.each([
  ['lavender', { crop: 'lavender' }],
  ['wheat', { crop: 'wheat' }],
  ['pine', { treeKind: 'conifer' }],
] as const)('%s grows if the prompt names it', (vegetation, expected) => {
  for (let seed = 0; seed < 20; seed += 1) {
    const brief = plainBrief({ places: [vegetation === 'pine' ? 'forest' : 'field'], vegetation });
    expect(recipeFor(brief, createRandom(seed))).toMatchObject(expected);
  }
});

test('nights are darker and bluer than days', () => {
  const day = picture({ places: ['field'], time: 'day' });
  const night = picture({ places: ['field'], time: 'night' });
  expect(meanLuminance(day)).toBeGreaterThan(meanLuminance(night) * 1.6);
  const [red, , blue] = meanColor(night, 0, 1);
  expect(blue).toBeGreaterThan(red * 1.2);
});

test('a sunset is warmer than a day', () => {
  const warmth = (time: Brief['time']) => {
    const [red, , blue] = meanColor(picture({ places: ['sea'], time }), 0, 1);
    return red / blue;
  };
  expect(warmth('sunset')).toBeGreaterThan(warmth('day') * 1.3);
});

test('winter lays snow on the ground, autumn turns the leaves', () => {
  const ground = (season: Brief['season']) => meanColor(picture({ places: ['forest'], season }), 0.6, 1);
  const summer = ground('summer');
  const winter = ground('winter');
  const autumn = ground('autumn');
  expect(winter[2] / winter[1]).toBeGreaterThan((summer[2] / summer[1]) * 1.2);
  expect(autumn[0] / autumn[1]).toBeGreaterThan((summer[0] / summer[1]) * 1.1);
});

test.each(oneIn(2, WEATHERS))('%s changes the picture and keeps it readable', (weather) => {
  const clear = picture({ places: ['lake'] });
  const changed = picture({ places: ['lake'], weather });
  expect(difference(clear, changed)).toBeGreaterThan(2);
  expect(meanLuminance(changed)).toBeGreaterThan(35);
});

test('still water mirrors the sky, and changes with the hour as the sky does', () => {
  const share = (time: Brief['time']) => {
    const raster = picture({ places: ['lake'], time, seed: 8 });
    const [red, , blue] = meanColor(raster, 0.7, 0.95);
    return red / blue;
  };
  expect(share('sunset')).toBeGreaterThan(share('day') * 1.25);
});

test('an exception of the reporter stops the work immediately', () => {
  for (const stopAt of [1, 6, 20]) {
    let calls = 0;
    const stop = () => {
      calls += 1;
      if (calls === stopAt) throw new Error('cancelled');
    };
    expect(() => renderLandscape(plainBrief({ places: ['lake'] }), WIDTH, HEIGHT, stop)).toThrow('cancelled');
    expect(calls).toBe(stopAt);
  }
});
