import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { type ShotPart, storyKind } from '@inkreel/contract/documents/story-document.ts';
import { scenesOf } from '@inkreel/contract/story/scenes.ts';
import { describe, expect, it } from 'vitest';
import { changeReplica, startReplica, viewOf } from '../../documents/parts/replica.ts';
import {
  deleteShot,
  insertShot,
  mergeShots,
  moveShot,
  placeAfter,
  splitShot,
  stepPlace,
} from './shot-edits.ts';

const part = (id: string, kind: string, parent: string | null, index: string, more = {}): Part =>
  ({ id, kind, parent, index, ...more }) as Part;
/** Two scenes of two shots, with lines between them. */
const STORY: Parts = new Map(
  [
    part('s1', 'scene', null, 'a1'),
    part('a', 'shot', 's1', 'a0', { text: 'One. Two.', seconds: 4, roles: [{ role: 'mina' }] }),
    part('la', 'line', 's1', 'a1', { type: 'speech', text: 'Hello' }),
    part('b', 'shot', 's1', 'a2', { text: 'Three', seconds: 3, roles: [{ role: 'mina' }, { role: 'theo' }] }),
    part('lb', 'line', 's1', 'a3', { type: 'speech', text: 'Bye', shot: 'b' }),
    part('s2', 'scene', null, 'a2'),
    part('c', 'shot', 's2', 'a0', { text: 'Four' }),
    part('d', 'shot', 's2', 'a1', { text: 'Five' }),
  ].map((each) => [each.id, each]),
);
const applied = (changes: readonly PartChange[], parts = STORY): Parts =>
  viewOf(storyKind, changeReplica(startReplica(1, [...parts.values()]), changes)).parts;
const order = (parts: Parts) =>
  scenesOf(parts).map(({ shots }) => shots.map((shot) => shot.part.id).join(' '));
const shot = (id: string, parts = STORY) => parts.get(id) as ShotPart;

it('numbers shots through, and gives each the lines that are heard in it', () => {
  const scenes = scenesOf(STORY);
  expect(scenes.flatMap(({ shots }) => shots.map(({ number }) => number))).toEqual([1, 2, 3, 4]);
  expect(scenes[0]?.shots.map(({ lines }) => lines.map(({ id }) => id))).toEqual([['la'], ['lb']]);
});

describe('moving a shot', () => {
  it.each<[string, Parameters<typeof moveShot>[2], string[]]>([
    ['b', { before: 'a' }, ['b a', 'c d']],
    ['a', { endOf: 's1' }, ['b a', 'c d']],
    ['a', { before: 'd' }, ['b', 'c a d']],
    ['d', { endOf: 's1' }, ['a b d', 'c']],
    ['a', { before: 'a' }, ['a b', 'c d']],
  ])('%s to %o', (id, place, expected) => {
    expect(order(applied(moveShot(STORY, id, place)))).toEqual(expected);
  });

  it('goes one step with keys, over to the scene beside, and no further than the ends', () => {
    const step = (id: string, by: -1 | 1) => {
      const place = stepPlace(STORY, id, by);
      return place && order(applied(moveShot(STORY, id, place)));
    };
    expect(step('b', -1)).toEqual(['b a', 'c d']);
    expect(step('a', 1)).toEqual(['b a', 'c d']);
    expect(step('b', 1)).toEqual(['a', 'b c d']);
    expect(step('c', -1)).toEqual(['a b c', 'd']);
    expect(step('a', -1)).toBeUndefined();
    expect(step('d', 1)).toBeUndefined();
  });
});

it('inserts a shot before and after another one', () => {
  const before = insertShot(STORY, { before: 'b' });
  expect(order(applied(before.changes))[0]).toBe(`a ${before.id} b`);
  const after = insertShot(STORY, placeAfter(STORY, 'd'));
  expect(order(applied(after.changes))[1]).toBe(`c d ${after.id}`);
});

describe('splitting a shot', () => {
  it('cuts its words between sentences, halves its seconds and keeps everybody', () => {
    const { id, changes } = splitShot(STORY, shot('a'));
    const parts = applied(changes);
    expect(order(parts)[0]).toBe(`a ${id} b`);
    expect(shot('a', parts)).toMatchObject({ text: 'One.', seconds: 2 });
    expect(shot(id, parts)).toMatchObject({ text: 'Two.', seconds: 2, roles: [{ role: 'mina' }] });
  });

  it('cuts at the caret, and repeats one sentence', () => {
    const at = splitShot(STORY, shot('b'), 2);
    expect([shot('b', applied(at.changes)).text, shot(at.id, applied(at.changes)).text]).toEqual([
      'Th',
      'ree',
    ]);
    const one = splitShot(STORY, shot('c'));
    expect(shot(one.id, applied(one.changes)).text).toBe('Four');
  });
});

it('merges two shots into the first, with the lines of both', () => {
  const parts = applied(mergeShots(STORY, shot('a'), shot('b')));
  expect(order(parts)[0]).toBe('a');
  expect(shot('a', parts)).toMatchObject({
    text: 'One. Two.\nThree',
    seconds: 7,
    roles: [{ role: 'mina' }, { role: 'theo' }],
  });
  expect(scenesOf(parts)[0]?.shots[0]?.lines.map(({ id }) => id)).toEqual(['la', 'lb']);
});

it('deletes a shot and leaves its lines in the script', () => {
  const parts = applied(deleteShot(STORY, 'b'));
  expect(order(parts)[0]).toBe('a');
  expect(scenesOf(parts)[0]?.shots[0]?.lines.map(({ id }) => id)).toEqual(['la', 'lb']);
});
