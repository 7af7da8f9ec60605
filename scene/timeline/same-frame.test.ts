import { expect, test } from 'vitest';
import { filmTimeline } from '../film/film-timeline.ts';
import { clipOf, filmOf, TRACKS } from '../film/testing.ts';
import { frameKey, untouchedLayer } from './same-frame.ts';

const video = { file: 'file:v', source_in: 0, source_length: 1_000_000 };
const image = { file: 'file:i' };
const film = (...clips: Parameters<typeof filmOf>[1][]) => filmTimeline(filmOf({}, ...TRACKS, ...clips));
/** Numbers that are equal where frames look alike. */
const groups = (timeline: ReturnType<typeof film>) => {
  const keys = Array.from({ length: timeline.frames }, (_, frame) => frameKey(timeline, frame));
  return keys.map((key) => keys.indexOf(key));
};

test('frames of still images and texts look alike until something appears, moves or fades', () => {
  const still = film(
    clipOf('video', 'image', [0, 6], image),
    clipOf('title', 'title', [2, 2], { text: 'One' }),
    clipOf('video', 'image', [6, 3], { ...image, camera: 'push_in' }),
    clipOf('video', 'image', [9, 4], { ...image, fade_in: 2 }),
  );
  expect(groups(still)).toEqual([0, 0, 2, 2, 0, 0, 6, 7, 8, 9, 10, 11, 11]);
});

test('a video never looks like the frame before, until it stands on its last frame', () => {
  const playing = film(clipOf('video', 'video', [0, 27], video));
  expect(groups(playing).slice(20)).toEqual([20, 21, 22, 23, 24, 24, 24]);
});

test.each([
  ['as it was placed', {}, true],
  ['faded', { fade_in: 9 }, false],
  ['moved', { x: 100 }, false],
  ['turned', { rotation: 1 }, false],
  ['larger', { scale: 1.1 }, false],
  ['half transparent', { opacity: 0.5 }, false],
  ['cut', { crop: { left: 0.1, top: 0, right: 0, bottom: 0 } }, false],
  ['faster', { speed: 2 }, true],
  ['blended', { blend: 'screen' }, false],
] as const)('a clip %s', (_, fields, isUntouched) => {
  const timeline = film(clipOf('video', 'video', [0, 12], { ...video, ...fields }));
  expect(untouchedLayer(timeline, 4) !== undefined).toBe(isUntouched);
});

test('both clips of a transition are drawn, and each of its frames is another', () => {
  const timeline = film(
    clipOf('video', 'image', [0, 4], image),
    clipOf('video', 'image', [4, 6], { ...image, dissolve: 3, transition: 'push' }),
  );
  expect(groups(timeline)).toEqual([0, 0, 0, 0, 4, 5, 6, 7, 7, 7]);
  expect([3, 5, 8].map((frame) => untouchedLayer(timeline, frame) !== undefined)).toEqual([
    true,
    false,
    true,
  ]);
});

test('key frames make frames look alike only where the values stay', () => {
  const timeline = film(
    clipOf('video', 'image', [0, 6], image, 'a'),
    { do: 'set_key', id: 'a', of: 'scale', at: 1, values: { scale: 1 } },
    { do: 'set_key', id: 'a', of: 'scale', at: 4, values: { scale: 2 } },
  );
  expect(groups(timeline)).toEqual([0, 0, 2, 3, 4, 4]);
  expect(untouchedLayer(timeline, 0)).toBeUndefined();
});

test('a clip under another one is drawn', () => {
  const timeline = film(
    clipOf('video', 'video', [0, 12], video),
    clipOf('title', 'title', [2, 2], { text: 'One' }),
  );
  expect([1, 2, 4].map((frame) => untouchedLayer(timeline, frame)?.source)).toEqual([
    'file:v',
    undefined,
    'file:v',
  ]);
});
