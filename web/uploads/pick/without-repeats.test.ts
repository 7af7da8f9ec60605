import { expect, test } from 'vitest';
import type { Pickable } from '../use-picture-input.ts';
import { withoutRepeats } from './without-repeats.ts';

const picture = (url: string, changed: Partial<Pickable> = {}): Pickable => ({
  url,
  thumbnail: url,
  name: 'mug.png',
  width: 768,
  height: 768,
  contentType: 'image/png',
  size: 1000,
  stored: true,
  ...changed,
});

test('lists only the newest of identical files, and all that differ in anything', () => {
  const items = [
    picture('/files/3'),
    picture('/files/2', { size: 1001 }),
    picture('/files/1'),
    picture('/files/0', { name: 'mug-2.png' }),
  ];
  expect(withoutRepeats(items).map(({ url }) => url)).toEqual(['/files/3', '/files/2', '/files/0']);
});
