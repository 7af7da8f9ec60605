import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import type { Brief, Subject } from '../brief.ts';

/** A brief for tests, with everything that is not `changed` at its plainest. */
export function plainBrief(changed: Partial<Brief>): Brief {
  return {
    prompt: '',
    language: 'en',
    seed: 1,
    style: 'ultra_realistic',
    styleAsked: false,
    places: ['studio'],
    placeAsked: false,
    time: 'day',
    weather: 'clear',
    season: 'summer',
    surface: 'plain',
    light: 'studio',
    subjects: [],
    relations: [],
    understood: [],
    notDrawn: [],
    ...changed,
  };
}

/** A product of a test brief. */
export function productSubject(index: number, noun: string, changed: Partial<Subject> = {}): Subject {
  return {
    index,
    kind: 'product',
    noun,
    words: noun,
    span: { start: 0, end: noun.length },
    count: 1,
    ...changed,
  };
}

/** Mean luminance of a raster (0 to 255) inside a rectangle given as shares of width and height. */
export function meanLuminance(raster: Raster, left = 0, top = 0, right = 1, bottom = 1): number {
  const { width, height, data } = raster;
  let sum = 0;
  let count = 0;
  for (let y = Math.floor(top * height); y < Math.floor(bottom * height); y += 1) {
    for (let x = Math.floor(left * width); x < Math.floor(right * width); x += 1) {
      const at = 3 * (y * width + x);
      sum += 0.2126 * (data[at] ?? 0) + 0.7152 * (data[at + 1] ?? 0) + 0.0722 * (data[at + 2] ?? 0);
      count += 1;
    }
  }
  return sum / count;
}

/** Mean absolute difference of two rasters of one size, in steps of 255. */
export function difference(one: Raster, other: Raster): number {
  let sum = 0;
  for (let at = 0; at < one.data.length; at += 1)
    sum += Math.abs((one.data[at] ?? 0) - (other.data[at] ?? 0));
  return sum / one.data.length;
}
