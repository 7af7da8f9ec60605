import { expect, test } from 'vitest';
import { following } from './follow-clip.ts';

test('a video that is a little behind plays faster until both meet, and seeks only if they are far apart', () => {
  const playing = (time: number) => ({ time, playing: true, rate: 1 });
  expect(following(playing(2), 1.9)).toEqual({ rate: 1.08 });
  expect(following(playing(2), 2.1)).toEqual({ rate: 0.92 });
  expect(following(playing(2), 2.01)).toEqual({ rate: 1 });
  expect(following(playing(2), 1)).toEqual({ seek: 2 });
});

test('at rest both show the same frame', () => {
  expect(following({ time: 2, playing: false, rate: 1 }, 1.98)).toEqual({ seek: 2 });
  expect(following({ time: 2, playing: false, rate: 2 }, 2)).toEqual({ rate: 2 });
});
