import { expect, it } from 'vitest';
import { copiesOf, srcSetOf } from './picture-copies.ts';

const picture = { file: '/samples/home/hero.v2.webp', width: 512, copies: [320, 384, 512, 700] };

it('names a copy by its width, before the ending', () => {
  expect(copiesOf(picture)[0]).toEqual({ file: '/samples/home/hero.v2-320.webp', width: 320 });
});

it('offers the smaller copies and the picture itself', () => {
  expect(srcSetOf(picture)).toBe(
    '/samples/home/hero.v2-320.webp 320w, /samples/home/hero.v2-384.webp 384w, /samples/home/hero.v2.webp 512w',
  );
});
