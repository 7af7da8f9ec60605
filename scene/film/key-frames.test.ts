import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import { filmKind } from '@inkreel/contract/documents/film-document.ts';
import { fieldProblem, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import { EASINGS, type KeyFrame } from '@inkreel/contract/film/key-frames.ts';
import { expect, test } from 'vitest';
import { draw } from '../timeline/draw.ts';
import { filmAtRate } from './film-at-rate.ts';
import { editFilm, type FilmEdit } from './film-edits.ts';
import { filmMix } from './film-sounds.ts';
import { filmTimeline } from './film-timeline.ts';
import { valueAt } from './key-frames.ts';
import { mixBlock } from './mix.ts';
import { clipOf, filmOf, TRACKS } from './testing.ts';

const clip = (parts: ReturnType<typeof filmOf>, id = 'a') => parts.get(id) as ClipPart;
const VIDEO = { file: 'file:v', source_in: 0, source_length: 60_000_000 };
const key = (at: number, opacity: number, ease: KeyFrame['ease'] = 'linear'): FilmEdit => ({
  do: 'set_key',
  id: 'a',
  of: 'opacity',
  at,
  values: { opacity },
  ease,
});
const film = (...edits: FilmEdit[]) =>
  filmOf({}, ...TRACKS, clipOf('video', 'video', [10, 40], VIDEO, 'a'), ...edits);
const opacities = (clipPart: ClipPart, frames: readonly number[]) =>
  frames.map((at) => valueAt(clipPart.keys_opacity ?? [], 'opacity', at - (clipPart.start ?? 0)));

test.each([
  ['linear', [0, 0.25, 0.5, 0.75, 1]],
  ['in', [0, 0.0625, 0.25, 0.5625, 1]],
  ['out', [0, 0.4375, 0.75, 0.9375, 1]],
  ['in_out', [0, 0.15625, 0.5, 0.84375, 1]],
  ['hold', [0, 0, 0, 0, 1]],
] as const)('a value goes on to the next key frame as %s says', (ease, expected) => {
  const keys: KeyFrame[] = [
    { at: 10, ease, opacity: 0 },
    { at: 18, ease: 'linear', opacity: 1 },
  ];
  expect([10, 12, 14, 16, 18].map((at) => valueAt(keys, 'opacity', at))).toEqual(expected);
  expect([valueAt(keys, 'opacity', -5), valueAt(keys, 'opacity', 90)]).toEqual([0, 1]);
  expect(EASINGS).toHaveLength(5);
});

test('a key frame is set in its place in time, changed where there is one, and the last one leaves its value', () => {
  const parts = film(key(30, 1), key(20, 0.5), key(20, 0.2, 'hold'));
  expect(clip(parts).keys_opacity).toEqual([
    { at: 10, ease: 'hold', opacity: 0.2 },
    { at: 20, ease: 'linear', opacity: 1 },
  ]);
  const without = editFilm(parts, [
    { do: 'remove_key', id: 'a', of: 'opacity', at: 30 },
    { do: 'remove_key', id: 'a', of: 'opacity', at: 20 },
  ]).parts;
  expect(clip(without)).toMatchObject({ opacity: 0.2 });
  expect(clip(without)).not.toHaveProperty('keys_opacity');
  expect(editFilm(parts, [key(50, 1)]).refused?.why).toBe('outside');
  expect(editFilm(parts, [key(40, 2)]).refused?.why).toBe('bad_value');
});

test('without a value a key frame has the one that is shown there', () => {
  const at = (frame: number): FilmEdit => ({ do: 'set_key', id: 'a', of: 'position', at: frame });
  expect(clip(film(at(10))).keys_position).toEqual([{ at: 0, ease: 'linear', x: 160, y: 90 }]);
  const parts = film(key(10, 0), key(30, 1), { do: 'set_key', id: 'a', of: 'opacity', at: 15 });
  expect(clip(parts).keys_opacity?.[1]).toEqual({ at: 5, ease: 'linear', opacity: 0.25 });
});

test('all key frames of a frame are moved together, and one in the way is replaced', () => {
  const turn: FilmEdit = { do: 'set_key', id: 'a', of: 'rotation', at: 20, values: { rotation: 9 } };
  const parts = film(key(20, 0), key(30, 1), turn, { do: 'move_key', id: 'a', at: 20, to: 30 });
  expect(clip(parts).keys_opacity).toEqual([{ at: 20, ease: 'linear', opacity: 0 }]);
  expect(clip(parts).keys_rotation).toEqual([{ at: 20, ease: 'linear', rotation: 9 }]);
});

test('both halves of a split clip keep the curve, as do trims', () => {
  const whole = film(key(14, 0, 'in_out'), key(44, 1), key(20, 0.8, 'in'));
  const frames = Array.from({ length: 40 }, (_, at) => 10 + at);
  const before = opacities(clip(whole), frames);
  const split = editFilm(whole, [{ do: 'split', id: 'a', at: 27, second: 'b' }]).parts;
  expect(opacities(clip(split), frames.slice(0, 17))).toEqual(before.slice(0, 17));
  expect(opacities(clip(split, 'b'), frames.slice(17))).toEqual(before.slice(17));
  expect(clip(split).keys_opacity).toHaveLength(3);
  expect(clip(split, 'b').keys_opacity).toHaveLength(2);
  const trimmed = editFilm(whole, [{ do: 'trim_start', id: 'a', to: 34 }]).parts;
  expect(opacities(clip(trimmed), frames.slice(24))).toEqual(before.slice(24));
  const again = editFilm(trimmed, [{ do: 'trim_start', id: 'a', to: 10 }]).parts;
  expect(clip(again).keys_opacity).toEqual(clip(whole).keys_opacity);
});

test('key frames are where they were in the source after a change of speed, and in seconds at another rate', () => {
  const parts = film(key(20, 0), key(30, 1));
  const times = (all: ReturnType<typeof film>) => clip(all).keys_opacity?.map(({ at }) => at);
  expect(times(editFilm(parts, [{ do: 'set_speed', id: 'a', speed: 2 }]).parts)).toEqual([5, 10]);
  expect(times(filmAtRate(parts, { numerator: 48, denominator: 1 }))).toEqual([20, 40]);
});

test('documents hold key frames in the order of time only', () => {
  const kind = partKindOf(filmKind, 'clip')!;
  const problem = (...keys: object[]) => fieldProblem(kind, 'keys_scale', keys as never);
  const one = { at: 3, ease: 'in', scale: 1 };
  expect(problem(one, { ...one, at: 4 })).toBeUndefined();
  expect(problem(one, one)).toBeDefined();
  expect(problem()).toBeDefined();
  expect(problem({ ...one, opacity: 1 })).toBeDefined();
});

test('the volume of a sound follows its key frames, whatever the block that is mixed', async () => {
  const parts = filmOf(
    {},
    ...TRACKS,
    clipOf(
      'music',
      'audio',
      [0, 24],
      { file: 'file:s', source_in: 0, source_length: 9_000_000, volume: 3 },
      'a',
    ),
    { do: 'set_key', id: 'a', of: 'volume', at: 0, values: { volume: 0 } },
    { do: 'set_key', id: 'a', of: 'volume', at: 12, values: { volume: 1 } },
  );
  const mix = filmMix(parts);
  const ones = (_: unknown, __: number, count: number) => new Float32Array(count * 2).fill(1);
  const whole = await mixBlock(mix, { from: 0, count: 48_000 }, ones);
  expect([0, 12_000, 24_000, 47_999].map((at) => whole[at * 2])).toEqual([0, 0.5, 1, 1]);
  const part = await mixBlock(mix, { from: 10_000, count: 20_000 }, ones);
  expect(part).toEqual(whole.slice(20_000, 60_000));
});

test('what is drawn stands where its key frames say', () => {
  const move = (at: number, x: number): FilmEdit => ({
    do: 'set_key',
    id: 'a',
    of: 'position',
    at,
    values: { x, y: 50 },
  });
  const parts = filmOf(
    {},
    ...TRACKS,
    clipOf('title', 'shape', [0, 24], { width: 40, height: 20, scale: 3 }, 'a'),
    move(0, 0),
    move(12, 120),
    { do: 'set_key', id: 'a', of: 'scale', at: 0, values: { scale: 2 } },
  );
  const timeline = filmTimeline(parts);
  const calls: [string, ...number[]][] = [];
  const context = new Proxy({ canvas: { width: 320, height: 180 } } as Record<string, unknown>, {
    get: (target, name: string) =>
      target[name] ?? ((...values: number[]) => void calls.push([name, ...values])),
  });
  draw(timeline, { numerator: 6, denominator: 24 }, context as never, {
    image: () => undefined,
    outline: () => undefined,
    group: () => ({ image: undefined as never, context: context as never }),
    close: () => undefined,
  });
  expect(calls).toContainEqual(['translate', 60, 50]);
  expect(calls).toContainEqual(['scale', 2, 2]);
  expect(calls).toContainEqual(['roundRect', -20, -10, 40, 20, 0]);
});
