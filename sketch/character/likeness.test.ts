import { describe, expect, test } from 'vitest';
import type { ShotRequest } from '../request.ts';
import { ciede2000 } from './testing/ciede2000.ts';
import { likenessOf } from './testing/likeness.ts';

const MINA = { name: 'Mina', description: 'a girl with red hair in two pigtails, glasses and a blue dress' };
const NORA = {
  name: 'Nora',
  description: 'a young woman with dark skin, long black hair and a yellow hoodie',
};
const BOTH = [MINA, NORA];

describe('hair, skin and clothes look as in the sheet under the same light', () => {
  test.each<Pick<ShotRequest, 'prompt' | 'characters' | 'size' | 'style' | 'place'>>([
    {
      prompt: 'Mina runs',
      characters: [MINA],
      size: 'full',
      style: 'picture_book',
      place: { name: 'Beach', description: 'a beach' },
    },
    {
      prompt: 'Nora waves to Mina',
      characters: BOTH,
      size: 'medium',
      style: 'anime',
      place: { name: 'Roof', description: 'a rooftop at night' },
    },
    {
      prompt: 'They laugh',
      characters: BOTH,
      size: 'close',
      style: '3d_cartoon',
      place: { name: 'Kitchen', description: 'a kitchen' },
    },
    {
      prompt: 'Mina和Nora在雪地里',
      characters: BOTH,
      size: 'medium',
      style: 'retro_comics',
      place: { name: '雪地', description: '雪地' },
    },
  ])('$prompt, $size, $style', (shot) => {
    const { likenesses } = likenessOf({ kind: 'shot', ...shot, width: 480, height: 320, seed: 4 });
    expect(likenesses).toHaveLength(shot.characters.length * 3);
    const seen = likenesses.flatMap(({ difference }) => difference ?? []);
    expect(seen.length).toBeGreaterThanOrEqual(likenesses.length - 1);
    expect(Math.max(...seen)).toBeLessThan(8);
  });
});

/** Pairs 1, 7, 17 and 24 of the test data of Sharma, Wu and Dalal. */
test.each([
  [[50, 2.6772, -79.7751], [50, 0, -82.7485], 2.0425],
  [[50, 0, 0], [50, -1, 2], 2.3669],
  [[50, 2.5, 0], [73, 25, -18], 27.1492],
  [[50, 2.5, 0], [50, 3.1736, 0.5854], 1],
] as const)('the difference of %o and %o is %d', (one, two, difference) => {
  expect(ciede2000(one, two)).toBeCloseTo(difference, 4);
});
