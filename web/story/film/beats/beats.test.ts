import { LIBRARY_PIECES, librarySource } from '@inkreel/contract/film/sound-library.ts';
import { clipOf, filmOf, TRACKS } from '@inkreel/scene/film/testing.ts';
import { expect, test } from 'vitest';
import { filmViewOf } from '../core/film-view.ts';
import { beatTargets } from './beats-of.ts';
import { beatFrames } from './clip-beats.ts';
import { estimateBeats } from './estimate-beats.ts';

const NONE = new Set<string>();
const framesOf = (targets: ReturnType<typeof beatTargets>) => targets.map(({ frame }) => frame);

test('beats of our own music are known, in every round of a piece that repeats', () => {
  const solemn = { file: librarySource('solemn-30'), source_length: 30_000_000 };
  const at = (fields: object, track = {}) =>
    beatTargets(
      filmViewOf(
        filmOf(
          {},
          ...TRACKS,
          { do: 'set', id: 'music', fields: track },
          clipOf('music', 'audio', [100, 800], { ...solemn, ...fields }, 'm'),
        ),
      ),
      NONE,
      new Map(),
    );
  // 64 a minute are 22.5 frames of 24 a second.
  expect(framesOf(at({ repeats: true })).slice(0, 4)).toEqual([100, 123, 145, 168]);
  expect(framesOf(at({ repeats: true }))).toContain(100 + 720);
  // It begins half a second in: the first beat that is heard is the second one.
  expect(framesOf(at({ source_in: 500_000 }))[0]).toBe(111);
  expect(at({ repeats: true }, { muted: true })).toEqual([]);
});

test('beats fall on frames of the film at any speed, and the dragged clip does not hold to its beats', () => {
  const clip = { from: 10, frames: 48, begin: 0.25, speed: 2, period: undefined };
  expect(beatFrames({ first: 0.25, every: 0.5 }, clip, 24)).toEqual([10, 16, 22, 28, 34, 40, 46, 52]);
  const film = filmViewOf(
    filmOf({}, ...TRACKS, clipOf('music', 'audio', [0, 48], { file: 'file:own', source_length: 9e6 }, 'own')),
  );
  const known = new Map([['file:own', { first: 0.1, every: 0.5 }]]);
  expect(framesOf(beatTargets(film, NONE, known))).toEqual([2, 14, 26, 38]);
  expect(beatTargets(film, new Set(['own']), known)).toEqual([]);
  expect(LIBRARY_PIECES).toHaveLength(12);
});

const RATE = 8000;
/** Drums at a tempo, over a soft tone and noise. */
function drums(beatsPerMinute: number, first: number, seconds = 24): Float32Array {
  let state = 7;
  const noise = () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 31 - 1;
  };
  const every = 60 / beatsPerMinute;
  return Float32Array.from({ length: seconds * RATE }, (_, at) => {
    const t = at / RATE - first;
    const since = ((t % every) + every) % every;
    const half = (since + every / 2) % every;
    const kick = Math.sin(2 * Math.PI * 70 * since) * Math.exp(-since * 25);
    const hat = noise() * Math.exp(-half * 60) * 0.25;
    return 0.6 * kick + hat + 0.1 * Math.sin((2 * Math.PI * 220 * at) / RATE) + 0.02 * noise();
  });
}

test.each([
  [84, 0.31],
  [103, 0.12],
  [126.5, 0.4],
])('the tempo of drums at %d beats a minute is estimated, and where they fall', (tempo, first) => {
  const beats = estimateBeats(drums(tempo, first), RATE);
  expect(60 / (beats?.every ?? 1)).toBeCloseTo(tempo, 0);
  const off = (((beats?.first ?? 0) - first) / 60) * tempo;
  expect(Math.abs(off - Math.round(off)) * (60 / tempo)).toBeLessThan(0.03);
});

test('noise and short sounds have no beats', () => {
  let state = 3;
  const noise = Float32Array.from({ length: 20 * RATE }, () => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return state / 2 ** 32 - 0.5;
  });
  expect(estimateBeats(noise, RATE)).toBeUndefined();
  expect(estimateBeats(drums(100, 0, 3), RATE)).toBeUndefined();
});
