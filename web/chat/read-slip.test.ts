import { expect, test } from 'vitest';
import { readAnswer } from './read-slip.ts';

test('an answer without a prompt is only text, and an empty one is nothing', () => {
  expect(readAnswer(' Move it nearer. ')).toEqual([{ text: 'Move it nearer.' }]);
  expect(readAnswer('  ')).toEqual([]);
});

test('a prompt comes with its tool, ratio and style, between what is said before and after it', () => {
  const answer =
    'Here.\n```prompt\ntool: stroke\nratio: 3:2\nstyle: anime\n\nTwo foxes\nby a fire\n```\nMore?';
  expect(readAnswer(answer)).toEqual([
    { text: 'Here.' },
    { slip: { tool: 'stroke', ratio: '3:2', style: 'anime', prompt: 'Two foxes\nby a fire', whole: true } },
    { text: 'More?' },
  ]);
});

test('a prompt that is being written is shown as far as it is written', () => {
  expect(readAnswer('```prompt\n\nTwo fo')).toEqual([{ slip: { prompt: 'Two fo', whole: false } }]);
});
