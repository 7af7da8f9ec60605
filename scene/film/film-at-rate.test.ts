import { expect, test } from 'vitest';
import { filmAtRate } from './film-at-rate.ts';
import { filmMix } from './film-sounds.ts';
import { filmTimeline } from './film-timeline.ts';
import { endOf, startOf } from './film-times.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';

const clip = (start: number, frames: number, fields = {}) =>
  clipOf('video', 'video', [start, frames], {
    file: 'file:v',
    source_in: 0,
    source_length: 9_000_000,
    ...fields,
  });
const film = filmOf({}, ...TRACKS, clip(0, 25), clip(25, 1), clip(26, 33, { dissolve: 6, fade_out: 12 }));

test.each([24, 25, 30, 50, 60])(
  'a film at %i frames a second lasts as long, and clips that touch still do',
  (fps) => {
    const there = filmAtRate(film, { numerator: fps, denominator: 1 });
    const timeline = filmTimeline(there);
    expect(timeline.rate).toEqual({ numerator: fps, denominator: 1 });
    expect(timeline.frames).toBe(Math.round((59 * fps) / 24));
    const [one, two, three] = ['video-video-0', 'video-video-25', 'video-video-26'].map(
      (id) => there.get(id)!,
    );
    expect([endOf(one!), endOf(two!)]).toEqual([startOf(two!), startOf(three!)]);
    expect(three).toMatchObject({ dissolve: Math.round(fps / 4), fade_out: Math.round(fps / 2) });
    expect(Math.abs(filmMix(there).samples - filmMix(film).samples)).toBeLessThan(48_000 / fps);
  },
);

test('the rate of the film itself changes nothing', () => {
  expect(filmAtRate(film, { numerator: 48, denominator: 2 })).toBe(film);
});

test('a clip of one frame is not lost at a lower rate', () => {
  const fast = filmOf({ rate: { numerator: 60, denominator: 1 } }, ...TRACKS, clip(0, 1), clip(1, 1));
  const slow = filmAtRate(fast, { numerator: 24, denominator: 1 });
  expect(filmTimeline(slow).layers.map(({ frames }) => frames)).toEqual([1, 1]);
});
