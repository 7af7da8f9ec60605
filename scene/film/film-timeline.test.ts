import { expect, test } from 'vitest';
import { resourcesAt } from '../timeline/draw.ts';
import { rational, timeOfFrame } from '../timeline/time.ts';
import { cameraView } from './camera-view.ts';
import { filmTimeline } from './film-timeline.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';

const video = { file: 'file:v', source_in: 500_000, source_length: 3_000_000 };
const sourcesAt = (film: ReturnType<typeof filmTimeline>, frame: number) =>
  resourcesAt(film, timeOfFrame(frame, film.rate)).map((each) =>
    each.kind === 'image'
      ? [each.source, each.at ? Math.round((each.at.numerator * 1e6) / each.at.denominator) : null]
      : each.text,
  );

test('shows the clips of its tracks, the lowest track first, each from its place in the source', () => {
  const film = filmTimeline(
    filmOf(
      {},
      ...TRACKS,
      clipOf('title', 'title', [12, 24], { text: 'One\nTwo' }),
      clipOf('video', 'video', [0, 24], video),
      clipOf('video', 'image', [24, 24], { file: 'file:i' }),
    ),
  );
  expect(film).toMatchObject({
    width: 320,
    height: 180,
    rate: rational(24),
    frames: 48,
    background: '#000000',
  });
  expect(sourcesAt(film, 0)).toEqual([['file:v', 500_000]]);
  expect(sourcesAt(film, 12)).toEqual([['file:v', 1_000_000], 'One', 'Two']);
  expect(sourcesAt(film, 24)).toEqual([['file:i', null], 'One', 'Two']);
  expect(sourcesAt(film, 48)).toEqual([]);
});

test('plays twice as much of the source at twice the speed, and stands where the source has ended', () => {
  const film = filmTimeline(filmOf({}, ...TRACKS, clipOf('video', 'video', [0, 60], { ...video, speed: 2 })));
  expect(sourcesAt(film, 12)).toEqual([['file:v', 1_500_000]]);
  expect(sourcesAt(film, 36)).toEqual([['file:v', 2_991_667]]);
});

test('goes on under the clip that dissolves from it, and only where they touch', () => {
  const dissolving = (start: number) =>
    filmTimeline(
      filmOf(
        {},
        ...TRACKS,
        clipOf('video', 'video', [0, 24], { ...video, fade_out: 5 }),
        clipOf('video', 'image', [start, 24], { file: 'file:i', dissolve: 6 }),
      ),
    );
  expect(sourcesAt(dissolving(24), 29)).toEqual([
    ['file:v', 1_708_333],
    ['file:i', null],
  ]);
  expect(sourcesAt(dissolving(24), 30)).toEqual([['file:i', null]]);
  expect(dissolving(24).layers.map(({ fades }) => fades)).toEqual([undefined, { in: 6, out: 0 }]);
  expect(dissolving(30).layers.map(({ fades }) => fades)).toEqual([{ in: 0, out: 5 }, undefined]);
});

test('goes on under any transition, which both clips have, and only where they touch', () => {
  const coming = (start: number) =>
    filmTimeline(
      filmOf(
        {},
        ...TRACKS,
        clipOf('video', 'video', [0, 24], video),
        clipOf('video', 'image', [start, 24], { file: 'file:i', dissolve: 6, transition: 'push' }),
      ),
    ).layers.map(({ from, frames, transitions }) => ({ from, frames, transitions }));
  const push = { kind: 'push', from: 24, frames: 6 };
  expect(coming(24)).toEqual([
    { from: 0, frames: 30, transitions: [{ ...push, role: 'out' }] },
    { from: 24, frames: 24, transitions: [{ ...push, role: 'in' }] },
  ]);
  expect(coming(30).map(({ transitions }) => transitions)).toEqual([undefined, undefined]);
});

test('leaves out hidden tracks, and is as long as with them', () => {
  const [first, ...others] = TRACKS;
  const hidden = { ...first, fields: { hidden: true } } as (typeof TRACKS)[0];
  const film = filmTimeline(filmOf({}, hidden, ...others, clipOf('video', 'video', [0, 24], video)));
  expect([film.layers, film.frames]).toEqual([[], 24]);
});

test('puts captions where their style has them, broken into lines, unless they have a place', () => {
  const text = 'The harbour lies still, and nobody has seen the lamp on the far pier go out again.';
  const captions = filmTimeline(
    filmOf(
      {},
      ...TRACKS,
      clipOf('caption', 'caption', [0, 24], { text, style: '003' }),
      clipOf('caption', 'caption', [24, 24], { text: 'Here', y: 40 }),
    ),
  ).layers;
  expect(captions).toMatchObject([
    { stands: 'over', x: 160, y: 180 * 0.94, fontSize: 10.8, plate: '#141311d1' },
    { stands: 'around', y: 40, plate: null },
  ]);
  expect((captions[0] as { text: string }).text.split('\n').length).toBeGreaterThan(1);
});

test('a font style replaces the typeface, colours and lines of a caption style, and what the clip sets replaces both', () => {
  const look = { text: 'One', style: '003', font_style: 'f03' };
  const layers = filmTimeline(
    filmOf(
      {},
      ...TRACKS,
      clipOf('caption', 'caption', [0, 24], look),
      clipOf('caption', 'caption', [24, 24], { ...look, font: 'serif', color: '#123456' }),
      clipOf('caption', 'caption', [48, 24], { ...look, font_style: 'of a newer version' }),
      clipOf('title', 'title', [0, 24], { text: 'Two', font_style: 'f05', color: '#123456' }),
    ),
  ).layers;
  expect(layers).toMatchObject([
    { font: 'serif', color: '#123456', colorBelow: null, outlines: [{ color: '#3a2504' }] },
    { font: 'comic', color: '#ff7fb0', plate: null, stands: 'over', outlines: [{}, { color: '#c2316f' }] },
    { font: 'serif', color: '#123456', outlines: [{}, {}] },
    { font: 'sans', color: '#fff9f2', plate: '#141311d1', outlines: [] },
  ]);
});

test.each(['push_in', 'pull_out', 'orbit', 'pan', 'crane_up'] as const)(
  'never sees beyond the image in a %s, and moves',
  (move) => {
    const views = [0, 0.25, 0.5, 0.75, 1].map((time) => cameraView(move, time));
    for (const { left, top, width, height } of views) {
      expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
      expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1);
    }
    expect(new Set(views.map((view) => JSON.stringify(view))).size).toBeGreaterThan(3);
  },
);
