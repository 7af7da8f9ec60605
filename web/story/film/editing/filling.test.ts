import { expect, test } from 'vitest';
import type { FilmMedia } from '../media/film-media.ts';
import { filledPlace } from './filling.ts';

const media = (about: Partial<FilmMedia>) =>
  ({
    kind: 'video',
    file: { id: '0190a0a0-0000-7000-8000-000000000001', width: 640, height: 360 },
    seconds: 10,
    hasSound: true,
    ...about,
  }) as FilmMedia;

test('a video that is long enough plays at its speed, a shorter one slower, down to half', () => {
  const speedOf = (seconds: number) => filledPlace(media({ seconds }), 4)['speed'];
  expect([10, 4, 3, 1].map(speedOf)).toEqual([null, null, 0.75, 0.5]);
});

test('nothing of the file before stays: an image in the place of a video has neither length nor sound', () => {
  expect(filledPlace(media({ kind: 'image', seconds: undefined }), 4)).toMatchObject({
    type: 'image',
    file: 'file:0190a0a0-0000-7000-8000-000000000001',
    source_in: null,
    source_length: null,
    has_sound: null,
    speed: null,
  });
});

test('times, crop and animation are not written', () => {
  const written = Object.keys(filledPlace(media({}), 4));
  for (const field of ['start', 'frames', 'crop', 'camera', 'dissolve', 'scale', 'x', 'y', 'fade_in', 'fit'])
    expect(written).not.toContain(field);
});
