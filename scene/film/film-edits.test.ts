import {
  type ClipPart,
  filmKind,
  TRACK_CLIPS,
  TRACK_TYPES,
} from '@inkreel/contract/documents/film-document.ts';
import { fieldProblem, HEAD, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import { isSameJson, type Json, type Part, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import { repairParts } from '@inkreel/contract/documents/parts/repair.ts';
import { EASINGS, KEYED_NAMES } from '@inkreel/contract/film/key-frames.ts';
import { FILM_RATIOS } from '@inkreel/contract/film/ratios.ts';
import { CLIP_BLENDS, TRANSITIONS } from '@inkreel/contract/film/transitions.ts';
import { describe, expect, test } from 'vitest';
import { applyChanges, editFilm, type FilmEdit } from './film-edits.ts';
import { clipsOf } from './film-times.ts';
import { keysOf } from './key-frames.ts';

const ROUNDS = process.env['ROUNDS'] === 'all' ? 10_000 : Number(process.env['ROUNDS'] ?? 200);

const head: Part = {
  id: HEAD,
  kind: HEAD,
  parent: null,
  index: 'a0',
  width: 640,
  height: 360,
  rate: { numerator: 24, denominator: 1 },
};
const EMPTY: Parts = new Map([[HEAD, head]]);

/** A film after edits that must not be refused. */
function made(...edits: FilmEdit[]): Parts {
  const { parts, refused } = editFilm(EMPTY, edits);
  expect(refused).toBeUndefined();
  return parts;
}

const TRACK: FilmEdit = { do: 'add_track', id: 'v', type: 'video' };
const SOUND: FilmEdit = { do: 'add_track', id: 's', type: 'audio' };
const clip = (id: string, start: number, frames: number, fields = {}): FilmEdit => ({
  do: 'add',
  id,
  track: 'v',
  type: 'video',
  start,
  frames,
  fields: { source_in: 1_000_000, source_length: 10_000_000, ...fields },
});
const lying = (parts: Parts, track = 'v') =>
  clipsOf(parts, track).map(({ id, start, frames }) => [id, start, frames]);

describe('clips of a track', () => {
  test('are put at the next free place', () => {
    const film = made(TRACK, clip('a', 0, 20), clip('b', 25, 10), clip('c', 5, 5), clip('d', 5, 10));
    expect(lying(film)).toEqual([
      ['a', 0, 20],
      ['c', 20, 5],
      ['b', 25, 10],
      ['d', 35, 10],
    ]);
  });

  test('make room for one that is inserted', () => {
    const film = made(TRACK, clip('a', 0, 20), clip('b', 22, 10), {
      ...clip('c', 10, 5),
      do: 'insert',
    } as FilmEdit);
    expect(lying(film)).toEqual([
      ['a', 0, 20],
      ['c', 20, 5],
      ['b', 25, 10],
    ]);
  });

  test('swap when both are moved at once', () => {
    const moves = {
      do: 'move',
      clips: [
        { id: 'a', start: 10 },
        { id: 'b', start: 0 },
      ],
    } as const;
    expect(lying(made(TRACK, clip('a', 0, 20), clip('b', 20, 10), moves))).toEqual([
      ['b', 0, 10],
      ['a', 10, 20],
    ]);
  });

  test('close the gaps of those that are deleted with their gap, on each track by what it lost', () => {
    const film = made(TRACK, clip('a', 0, 20), clip('b', 20, 10), clip('c', 40, 5), clip('d', 45, 5));
    expect(lying(editFilm(film, [{ do: 'ripple_delete', ids: ['b', 'c'] }]).parts)).toEqual([
      ['a', 0, 20],
      ['d', 30, 5],
    ]);
  });

  test('are only those that belong on it, and none changes while it is locked', () => {
    const film = made(TRACK, SOUND, clip('a', 0, 20));
    const wrong = editFilm(film, [{ do: 'move', clips: [{ id: 'a', start: 0, track: 's' }] }]);
    expect(wrong.refused).toEqual({ edit: 0, why: 'wrong_track' });
    const locked = editFilm(film, [{ do: 'set', id: 'v', fields: { locked: true } }]).parts;
    const { refused, changes } = editFilm(locked, [TRACK2, { do: 'remove', ids: ['a'] }]);
    expect(refused).toEqual({ edit: 1, why: 'locked' });
    expect(changes).toEqual([]);
  });
});

const TRACK2: FilmEdit = { do: 'add_track', id: 't', type: 'title' };

describe('the stretch of its source', () => {
  test('begins later by what is cut off its start, and never before the source', () => {
    const film = made(TRACK, clip('a', 48, 48, { speed: 2 }));
    const later = editFilm(film, [{ do: 'trim_start', id: 'a', to: 60 }]).parts.get('a');
    expect(later).toMatchObject({ start: 60, frames: 36, source_in: 2_000_000 });
    const earlier = editFilm(film, [{ do: 'trim_start', id: 'a', to: 0 }]).parts.get('a');
    // One second of source, at twice the speed half a second of film.
    expect(earlier).toMatchObject({ start: 36, frames: 60, source_in: 0 });
  });

  test('ends with the source, or before the next clip', () => {
    const film = made(TRACK, clip('a', 0, 24));
    const longer: FilmEdit = { do: 'trim_end', id: 'a', to: 1000 };
    expect(editFilm(film, [longer]).parts.get('a')).toMatchObject({ frames: 9 * 24 });
    expect(editFilm(film, [clip('b', 50, 10), longer]).parts.get('a')).toMatchObject({ frames: 50 });
  });

  test('goes on without a gap in the second half of a split clip', () => {
    const film = made(TRACK, clip('a', 10, 24, { fade_in: 3, fade_out: 5, dissolve: 2 }));
    const { parts } = editFilm(film, [{ do: 'split', id: 'a', at: 22, second: 'b' }]);
    expect(parts.get('a')).toMatchObject({
      start: 10,
      frames: 12,
      source_in: 1_000_000,
      fade_in: 3,
      dissolve: 2,
    });
    expect(parts.get('a')).not.toHaveProperty('fade_out');
    expect(parts.get('b')).toMatchObject({ start: 22, frames: 12, source_in: 1_500_000, fade_out: 5 });
    expect(parts.get('b')).not.toHaveProperty('fade_in');
    expect(parts.get('b')).not.toHaveProperty('dissolve');
  });

  test('stays when the speed changes, as far as the next clip allows', () => {
    const film = made(TRACK, clip('a', 0, 24), clip('b', 60, 10));
    const at = (speed: number) => editFilm(film, [{ do: 'set_speed', id: 'a', speed }]).parts.get('a');
    expect(at(2)).toMatchObject({ frames: 12, speed: 2 });
    expect(at(0.25)).toMatchObject({ frames: 60, speed: 0.25 });
    expect(editFilm(film, [{ do: 'set_speed', id: 'a', speed: 9 }]).refused?.why).toBe('bad_value');
  });
});

test('the sound of a video becomes a clip where its picture is, which is then silent', () => {
  const film = made(TRACK, SOUND, clip('a', 5, 24, { volume: 0.5, fade_out: 4 }));
  const detach: FilmEdit = { do: 'detach_sound', id: 'a', sound: 'x', track: 's' };
  const { parts } = editFilm(film, [detach]);
  expect(parts.get('x')).toMatchObject({
    type: 'audio',
    start: 5,
    frames: 24,
    source_in: 1_000_000,
    volume: 0.5,
  });
  expect(parts.get('a')).toMatchObject({ muted: true });
  expect(editFilm(parts, [{ ...detach, sound: 'y' }]).refused?.why).toBe('no_sound');
});

test('a film that two people laid clips in opens without overlaps, the same in any order, and nothing is lost', () => {
  const random = randomOf(7);
  const parts: Part[] = [...made(TRACK, SOUND).values()];
  for (let at = 0; at < 60; at += 1)
    parts.push({
      id: `c${at}`,
      kind: 'clip',
      parent: ['v', 's', 'gone'][random(3)]!,
      index: 'a1',
      type: 'video',
      ...(random(10) > 0 && { start: random(200) }),
      frames: 1 + random(30),
    });
  const mapOf = (list: readonly Part[]) => new Map(list.map((part) => [part.id, part]));
  const { parts: repaired, repaired: ids } = repairParts(filmKind, mapOf(parts));
  expect(ids.length).toBeGreaterThan(0);
  expect([...repaired.keys()].filter((id) => id.startsWith('c'))).toHaveLength(60);
  expectApart(repaired);
  expect(sorted(repairParts(filmKind, mapOf([...parts].reverse())).parts)).toEqual(sorted(repaired));
  expect(repairParts(filmKind, repaired).parts).toBe(repaired);
});

test(`keeps clips apart and loses none in ${ROUNDS} random edits, and undo returns the exact film`, () => {
  const random = randomOf(20);
  let film = made(TRACK, SOUND, TRACK2);
  const past: { film: Parts; inverse: ReturnType<typeof editFilm>['inverse'] }[] = [];
  let made_ = 0;
  for (let round = 0; round < ROUNDS; round += 1) {
    const edit = randomEdit(film, random, `n${round}`);
    const edited = editFilm(film, [edit]);
    if (edited.refused) continue;
    made_ += 1;
    for (const { id, set = {} } of edited.changes)
      for (const [field, value] of Object.entries(set)) {
        const kind = partKindOf(filmKind, (edited.parts.get(id) ?? head).kind)!;
        if (field !== 'kind')
          expect([field, value, fieldProblem(kind, field, value)]).toEqual([field, value, undefined]);
      }
    const lost = [...film.keys()].filter((id) => !edited.parts.has(id));
    expect(lost.filter((id) => !mayLose(film, edit).has(id))).toEqual([]);
    expectApart(edited.parts);
    expect(repairParts(filmKind, edited.parts).parts).toBe(edited.parts);
    const changed = edited.changes.flatMap(({ id }) => edited.parts.get(id) ?? []);
    expect(JSON.parse(JSON.stringify(changed))).toEqual(changed);
    past.push({ film, inverse: JSON.parse(JSON.stringify(edited.inverse)) });
    film = edited.parts;
  }
  expect(made_).toBeGreaterThan(ROUNDS / 3);
  for (const { film: before, inverse } of past.reverse()) {
    film = applyChanges(film, inverse);
    // Every part of a large film in each of thousands of states: only a difference is worth a comparison in full.
    if (!isSameJson(sorted(film) as Json, sorted(before) as Json))
      expect(sorted(film)).toEqual(sorted(before));
  }
}, 900_000);

function mayLose(film: Parts, edit: FilmEdit): ReadonlySet<string> {
  if (edit.do === 'remove' || edit.do === 'ripple_delete') return new Set(edit.ids);
  if (edit.do === 'remove_mark' || edit.do === 'remove_lut') return new Set([edit.id]);
  if (edit.do === 'remove_track') return new Set([edit.id, ...clipsOf(film, edit.id).map(({ id }) => id)]);
  return new Set();
}

function expectApart(parts: Parts): void {
  for (const track of parts.values()) {
    if (track.kind !== 'track') continue;
    let end = 0;
    for (const { start = -1, frames = 0 } of clipsOf(parts, track.id)) {
      expect(start).toBeGreaterThanOrEqual(end);
      expect(frames).toBeGreaterThan(0);
      end = start + frames;
    }
  }
}

function randomEdit(film: Parts, random: (below: number) => number, id: string): FilmEdit {
  const pick = <Item>(items: readonly Item[]): Item => items[random(items.length)]!;
  const of = (kind: string) => [...film.values()].filter((part) => part.kind === kind).map((part) => part.id);
  const tracks = of('track');
  const track = tracks.length > 0 ? pick(tracks) : 'none';
  const clips = of('clip');
  const some = clips.length > 0 ? pick(clips) : 'none';
  const types = TRACK_CLIPS[(film.get(track)?.['type'] ?? 'video') as 'video'];
  const source = { source_in: random(3_000_000), source_length: 3_000_000 + random(9_000_000) };
  const added = { id, track, type: pick(types), start: random(500), frames: 1 + random(60), fields: source };
  const start = Number(film.get(some)?.['start'] ?? 0);
  const keys = Object.values(keysOf((film.get(some) ?? head) as ClipPart) ?? {}).flat();
  const keyTimes = [start, ...keys.map(({ at }) => start + at)];
  const edits: (() => FilmEdit)[] = [
    () => ({ do: 'add', ...added }),
    () => ({ do: 'add', ...added }),
    () => ({ do: 'insert', ...added }),
    () => ({ do: 'move', clips: [{ id: some, start: random(500) }] }),
    () => ({
      do: 'move',
      clips: [...new Set([some, pick([...clips, 'none'])])].map((each) => ({
        id: each,
        start: random(300),
        track,
      })),
    }),
    () => ({ do: 'trim_start', id: some, to: start + random(60) - 40 }),
    () => ({ do: 'trim_end', id: some, to: start + random(120) }),
    () => ({ do: 'split', id: some, at: start + random(40), second: id }),
    () => ({ do: random(2) ? 'remove' : 'ripple_delete', ids: [some] }),
    () => ({ do: 'set_speed', id: some, speed: 0.25 + random(16) / 4 }),
    () => ({
      do: 'set',
      id: some,
      fields: {
        opacity: random(100) / 100,
        fade_in: random(2) ? null : random(9),
        dissolve: random(2) ? null : random(9),
        transition: pick([null, ...TRANSITIONS]),
        blend: pick([null, ...CLIP_BLENDS]),
        adjust: random(2) ? null : { exposure: random(200) - 100, shadows: random(100) },
        look: pick([null, 'warm', id]),
      },
    }),
    () => ({
      do: 'set_key',
      id: some,
      of: pick(KEYED_NAMES),
      at: start + random(40),
      ease: pick(EASINGS),
      values: { x: random(640), y: random(360), scale: 0.5 + random(4), opacity: random(100) / 100 },
    }),
    () => ({ do: 'move_key', id: some, at: pick(keyTimes), to: start + random(40) }),
    () => ({ do: 'remove_key', id: some, of: pick(KEYED_NAMES), at: pick(keyTimes) }),
    () => ({ do: 'set_ratio', ratio: pick(FILM_RATIOS) }),
    () => ({ do: 'detach_sound', id: some, sound: id, track }),
    () => ({ do: 'add_mark', id, at: random(500), name: `Mark ${id}` }),
    () =>
      random(2)
        ? { do: 'add_lut', id, name: id, table: 'AAAA' }
        : { do: 'remove_lut', id: pick([some, ...of('lut')]) },
    () => ({ do: 'remove_mark', id: pick([some, ...of('mark')]) }),
    () =>
      tracks.length < 6
        ? { do: 'add_track', id, type: pick(TRACK_TYPES), position: random(5) }
        : { do: 'move_track', id: track, position: random(6) },
    () =>
      random(8)
        ? { do: 'set', id: track, fields: { locked: random(4) === 0 } }
        : { do: 'remove_track', id: track },
  ];
  return pick(edits)();
}

const sorted = (parts: Parts) => [...parts.values()].sort((a, b) => (a.id < b.id ? -1 : 1));

/** Whole numbers below a bound, the same for the same seed. */
function randomOf(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 4_294_967_296) * below);
  };
}

test('sound that repeats has no end: it is pulled out both ways, and its halves go on where it was cut', () => {
  const film = made(SOUND, {
    do: 'add',
    id: 'm',
    track: 's',
    type: 'audio',
    start: 100,
    frames: 48,
    fields: { source_length: 2_000_000, repeats: true },
  });
  const { parts } = editFilm(film, [
    { do: 'trim_end', id: 'm', to: 1000 },
    { do: 'trim_start', id: 'm', to: 88 },
    { do: 'split', id: 'm', at: 88 + 60, second: 'n' },
  ]);
  expect(lying(parts, 's')).toEqual([
    ['m', 88, 60],
    ['n', 148, 852],
  ]);
  // Half a second before the beginning is the last quarter of a source of two seconds.
  expect([parts.get('m')?.['source_in'], parts.get('n')?.['source_in']]).toEqual([1_500_000, 0]);
});
