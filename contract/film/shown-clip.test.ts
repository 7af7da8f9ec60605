import { expect, test } from 'vitest';
import type { ClipPart, ClipResult } from '../documents/film-document.ts';
import { plainClip, showing, shownClip, shownResult } from './shown-clip.ts';

const result = (task: string, about: Partial<ClipResult> = {}) => ({
  file: `file:${task}`,
  kind: 'image' as const,
  task,
  tool: 'repaint',
  points: 5,
  width: 640,
  height: 360,
  at: '2026-01-01T00:00:00.000Z',
  ...about,
});
const part = { id: 'one', kind: 'clip', parent: 'video', index: 'a1' };
const placed: ClipPart = {
  ...part,
  type: 'image',
  file: 'file:placed',
  start: 5,
  frames: 40,
  scale: 1.5,
  fade_in: 3,
};
const withResults = (clip: ClipPart, ...results: ReturnType<typeof result>[]) =>
  ({ ...clip, results }) as ClipPart;

test('a result is shown once somebody wants it, and what was placed again when that is undone', () => {
  const made = withResults(placed, result('t1'), result('t2'));
  expect(shownClip(made).file).toBe('file:placed');
  expect(shownClip({ ...made, shown: ['t2'] })).toMatchObject({
    file: 'file:t2',
    start: 5,
    frames: 40,
    scale: 1.5,
    fade_in: 3,
  });
  expect(shownClip({ ...made, shown: ['file:t1'] }).file).toBe('file:t1');
});

test('until a wanted result is there, and if it never comes, the one before stays', () => {
  const made = withResults({ ...placed, shown: ['t1'] }, result('t1'));
  const waiting = { ...made, shown: showing('t2', made) };
  expect(waiting.shown).toEqual(['t2', 't1']);
  expect(shownResult(waiting)?.task).toBe('t1');
  expect(shownResult({ ...waiting, results: [result('t1'), result('t2')] } as ClipPart)?.task).toBe('t2');
});

test('a clip that was made for a result shows the newest', () => {
  const { file: _, ...empty } = placed;
  expect(shownClip(empty)).toEqual(empty);
  expect(shownClip(withResults(empty, result('t1'), result('t2'))).file).toBe('file:t2');
});

test('a still image that became a video runs from the start of it; a video keeps its trim where it reaches', () => {
  const video = result('t1', { kind: 'video', micros: 3_000_000, has_sound: true });
  expect(shownClip(withResults({ ...placed, shown: ['t1'] }, video))).toMatchObject({
    type: 'video',
    source_in: 0,
    source_length: 3_000_000,
    has_sound: true,
  });
  const clip: ClipPart = {
    ...placed,
    type: 'video',
    source_in: 2_000_000,
    source_length: 9_000_000,
    shown: ['t1'],
  };
  expect(shownClip(withResults(clip, video))).toMatchObject({
    source_in: 2_000_000,
    source_length: 3_000_000,
  });
  expect(shownClip(withResults({ ...clip, source_in: 3_000_000 }, video)).source_in).toBe(0);
  expect(shownClip(withResults(clip, result('t1')))).not.toHaveProperty('source_length');
});

test('a copy has what is shown, and nothing of the runs', () => {
  const made = withResults({ ...placed, shown: ['t1'], spent: 5 }, result('t1'));
  expect(plainClip(made)).toEqual({ ...placed, file: 'file:t1', width: 640, height: 360 });
});
