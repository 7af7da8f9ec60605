import { expect, it } from 'vitest';
import { IMAGE_RATIOS, placeOfImage, placeOfRatio, sizeOfRatio } from './image-place.ts';

it('offers each ratio once, in its larger size', () => {
  expect(IMAGE_RATIOS).toEqual(['1:1', '16:9', '9:16', '4:3', '3:4', '3:2', '2:3']);
  expect(IMAGE_RATIOS.map((ratio) => sizeOfRatio(ratio).width)).toEqual([
    1024, 1024, 576, 1024, 768, 1536, 1024,
  ]);
});

it('takes a ratio that it does not know for the usual one', () => {
  expect(sizeOfRatio('7:5')).toMatchObject({ width: 1536, height: 1024 });
});

it('gives an image the place that was kept for it, also if its engine rounds the size', () => {
  const place = placeOfRatio('16:9');
  expect(placeOfImage('16:9', { width: 1024, height: 576 })).toMatchObject(place);
  expect(placeOfImage('16:9', { width: 1344, height: 768 })).toMatchObject(place);
});

it('shows an image of another ratio as it is', () => {
  expect(placeOfImage('16:9', { width: 1024, height: 1024 })).toBeUndefined();
  expect(placeOfImage(null, { width: 1024, height: 576 })).toBeUndefined();
});
