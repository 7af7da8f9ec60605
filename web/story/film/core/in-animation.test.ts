import { expect, test } from 'vitest';
import type { ClipView } from './film-view.ts';
import { isInAnimation } from './in-animation.ts';

const clip = (part: object): ClipView => ({
  id: 'a',
  kind: 'title',
  name: '',
  track: 't',
  from: 100,
  frames: 50,
  room: { before: 0, after: 0 },
  part: part as ClipView['part'],
});

test('a clip is in animation while it fades in, dissolves or fades out', () => {
  const faded = clip({ fade_in: 10, dissolve: 12, fade_out: 5 });
  const at = [99, 100, 111, 112, 144, 145, 149, 150];
  expect(at.map((frame) => isInAnimation(faded, { frame, rate: 0 }))).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
    true,
    false,
  ]);
});

test('a clip that is playing is in animation', () => {
  expect(isInAnimation(clip({}), { frame: 120, rate: 1 })).toBe(true);
  expect(isInAnimation(clip({}), { frame: 150, rate: 1 })).toBe(false);
  expect(isInAnimation(clip({}), { frame: 120, rate: 0 })).toBe(false);
});
