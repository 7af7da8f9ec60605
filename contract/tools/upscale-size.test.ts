import { expect, test } from 'vitest';
import { OWN_SIZE, refuseTooLarge, sizeAfter, upscaledSize } from './upscale-size.ts';

test('a factor, or a custom longest side', () => {
  const source = { width: 1000, height: 667 };
  expect(sizeAfter(source, { factor: 2, longest: 300 })).toEqual({ width: 2000, height: 1334 });
  expect(sizeAfter(source, { factor: OWN_SIZE, longest: 3000 })).toEqual({ width: 3000, height: 2001 });
  expect(sizeAfter({ width: 1, height: 5000 }, { factor: OWN_SIZE, longest: 1000 })).toEqual({
    width: 1,
    height: 1000,
  });
});

test('up to 8,192 pixels a side and eight times; an unknown picture is accepted', () => {
  const refusal = (width: number, height: number, factor: number, longest: number) =>
    refuseTooLarge({ factor, longest }, { image_url: { width, height } });
  expect(refusal(4096, 4096, 2, 256)).toBeUndefined();
  expect(refusal(4097, 100, 2, 256)).toBe('result_too_large');
  expect(refusal(4096, 4096, 4, 256)).toBe('result_too_large');
  expect(refusal(100, 50, OWN_SIZE, 800)).toBeUndefined();
  expect(refusal(100, 50, OWN_SIZE, 801)).toBe('result_too_large');
  expect(refuseTooLarge({ factor: 4, longest: 256 }, {})).toBeUndefined();
});

test('a form knows the result’s size as soon as its picture is known', () => {
  const pictures = { image_url: { width: 300, height: 200 } };
  expect(upscaledSize({ factor: 4, longest: 256 }, pictures)).toEqual({ width: 1200, height: 800 });
  expect(upscaledSize({ factor: OWN_SIZE, longest: 900 }, pictures)).toEqual({ width: 900, height: 600 });
  expect(upscaledSize({ factor: 4, longest: 256 }, {})).toBeUndefined();
});
