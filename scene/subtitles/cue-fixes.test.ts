import { expect, test } from 'vitest';
import { applyFix } from './apply-fix.ts';
import type { Cue } from './cue.ts';
import { fixOf } from './cue-fixes.ts';
import { findProblems } from './cue-problems.ts';

const CLIP = 60_000;
const cue = (id: string, start: number, end: number, translation: string): Cue => ({
  id,
  start,
  end,
  text: '',
  translation,
});

/** Fixes the first problem of the cue in the middle and returns the result. */
function fixFirst(cues: readonly Cue[], language = 'zh') {
  const context = (list: readonly Cue[], at: number) => ({
    field: 'translation' as const,
    language,
    previous: list[at - 1],
    next: list[at + 1],
    clipLength: CLIP,
  });
  const at = cues.findIndex(({ id }) => id === 'x');
  const [problem] = findProblems(cues[at] as Cue, context(cues, at));
  const fix = problem && fixOf(problem, cues[at] as Cue, context(cues, at));
  const fixed = fix ? applyFix(cues, 'x', fix, 'translation') : cues;
  const place = fixed.findIndex(({ id }) => id === 'x');
  const left = findProblems(fixed[place] as Cue, context(fixed, place)).map(({ kind }) => kind);
  return { problem: problem?.kind, fix, left, fixed };
}

test('a line that is too fast is shown longer, until the next line at most, then starts earlier', () => {
  const words = '再等一等会飘出一点蜂蜜的香味';
  const alone = fixFirst([cue('x', 10_700, 12_000, words), cue('y', 12_400, 14_000, '好')]);
  expect(alone).toMatchObject({ problem: 'too_fast', fix: { after: 300, before: 0 }, left: [] });
  const tight = fixFirst([
    cue('w', 0, 10_000, '好'),
    cue('x', 10_200, 11_500, words),
    cue('y', 11_600, 14_000, '好'),
  ]);
  expect(tight).toMatchObject({ fix: { after: 100, before: 200 }, left: [] });
});

test('a line without room for more time has no fix', () => {
  const stuck = fixFirst([
    cue('w', 0, 10_000, '好'),
    cue('x', 10_000, 10_500, '再等一等会飘出一点'),
    cue('y', 10_500, 14_000, '好'),
  ]);
  expect(stuck).toMatchObject({ problem: 'too_fast', fix: undefined });
});

test.each([
  ['overlap', [cue('x', 0, 2300, '等蜜香'), cue('y', 2000, 4000, '好')], 2000],
  ['gap', [cue('x', 0, 1960, '等蜜香'), cue('y', 2000, 4000, '好')], 2000],
  ['after_end', [cue('x', 58_000, 61_000, '等蜜香')], CLIP],
] as const)('%s is fixed by another end', (kind, cues, end) => {
  const { problem, left, fixed } = fixFirst(cues);
  expect([problem, left]).toEqual([kind, []]);
  expect(fixed[0]?.end).toBe(end);
});

test('a line that is too wide is broken in two, unless two lines cannot hold it', () => {
  const wide = fixFirst([cue('x', 0, 9000, '什么时候算好，机器说不准，还是得靠耳朵听')]);
  expect(wide).toMatchObject({ problem: 'too_wide', left: [] });
  expect(wide.fixed[0]?.translation).toBe('什么时候算好，\n机器说不准，还是得靠耳朵听');
  expect(fixFirst([cue('x', 0, 9000, '字'.repeat(33))]).fix).toBeUndefined();
});
