import { expect, test } from 'vitest';
import { hair } from './hair.ts';
import { refuseHair } from './hair-limits.ts';

const pictures = (width: number, height: number) => ({ image_url: { width, height } });

test('short hair requires a picture below 2048 on both sides, every other look takes any size', () => {
  expect(refuseHair({ hair: 603 }, pictures(2047, 2047))).toBeUndefined();
  expect(refuseHair({ hair: 603 }, pictures(2048, 10))).toBe('hair_image_too_large');
  expect(refuseHair({ hair: 603 }, pictures(10, 2048))).toBe('hair_image_too_large');
  expect(refuseHair({ hair: 801 }, pictures(4000, 4000))).toBeUndefined();
  expect(refuseHair({ hair: 603 }, {})).toBeUndefined();
});

test('a run without a look or a colour is refused', () => {
  expect(refuseHair({}, pictures(100, 100))).toBe('hair_wish_required');
  expect(refuseHair({ color: '#000000' }, pictures(100, 100))).toBeUndefined();
});

test('the looks are those of the specification, each once', () => {
  const field = hair.fields.find((one) => one.kind === 'choice');
  const values = field?.values.map(({ value }) => value).toSorted((a, b) => Number(a) - Number(b));
  expect(values).toEqual([101, 201, 301, 401, 402, 403, 502, 503, 603, 801, 901, 1001, 1101, 1201, 1301]);
});
