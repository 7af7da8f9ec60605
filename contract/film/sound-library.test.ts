import { expect, test } from 'vitest';
import { EFFECT_WORDS } from './effect-words.ts';
import { LIBRARY_EFFECTS, LIBRARY_PIECES, librarySound, librarySource, MOODS } from './sound-library.ts';

test('has six pieces in two lengths of whole bars, and twenty effects', () => {
  expect(LIBRARY_PIECES.map(({ id }) => id)).toEqual(MOODS.flatMap((mood) => [`${mood}-30`, `${mood}-90`]));
  for (const { seconds, tempo } of LIBRARY_PIECES)
    expect(Number.isInteger((seconds * tempo.beatsPerMinute) / 60 / tempo.beatsPerBar)).toBe(true);
  expect(new Set(LIBRARY_EFFECTS.map(({ id }) => id)).size).toBe(20);
  expect(Object.keys(EFFECT_WORDS).toSorted()).toEqual(LIBRARY_EFFECTS.map(({ id }) => id).toSorted());
});

test('is named by documents like files, and nothing else is', () => {
  expect(librarySound(librarySource('calm-30'))).toMatchObject({ mood: 'calm', seconds: 30 });
  expect(librarySound(librarySource('rain'))).toMatchObject({ group: 'nature', loops: true });
  expect(['sound:none', 'file:calm-30', 'calm-30', undefined].map(librarySound)).toEqual(
    Array(4).fill(undefined),
  );
});
