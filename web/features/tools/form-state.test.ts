import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { aiImageGenerator as tool } from '@inkreel/contract/tools/ai-image-generator.ts';
import { expect, test } from 'vitest';
import { checkValues, fillValues, priceInputs, startValues } from './form-state.ts';

const run = {
  prompt: 'A red mug',
  width: 1024,
  height: 576,
  count: 4,
  quality: 'best',
  style: 'anime',
  seed: 7,
};

test('a newcomer finds the first preset, one picture, standard quality', () => {
  expect(startValues(tool)).toEqual({ prompt: '', width: 1024, height: 1024, count: 1, quality: 'standard' });
});

test('a run fills the form completely', () => {
  expect(fillValues(tool, run)).toEqual(run);
  expect(checkValues(tool, fillValues(tool, run))).toEqual({ input: run });
});

test('what does not fit any more falls back to its start value, the rest stays', () => {
  const filled = fillValues(tool, { ...run, count: 9, style: 'gone', quality: 3, unknown: true, width: 'x' });
  expect(filled).toEqual({
    prompt: 'A red mug',
    width: 1024,
    height: 576,
    count: 1,
    quality: 'standard',
    seed: 7,
  });
});

test.each([[null], ['text'], [undefined], [[]]])('reads a damaged save as the start: %j', (saved) => {
  expect(fillValues(tool, saved)).toEqual(startValues(tool));
});

test('an empty prompt is kept in the form and named as the obstacle', () => {
  expect(fillValues(tool, { prompt: '  ' })['prompt']).toBe('  ');
  expect(checkValues(tool, { ...run, prompt: '  ' })).toEqual({ obstacle: 'prompt' });
  expect(checkValues(tool, { ...run, prompt: 'x'.repeat(PROMPT_CHARACTERS + 1) })).toEqual({
    obstacle: 'prompt_too_long',
  });
  expect(checkValues(tool, { ...run, count: 9 })).toEqual({ obstacle: 'form' });
});

test('a cleared style or seed is left out of the run', () => {
  const checked = checkValues(tool, { ...run, style: undefined, seed: undefined });
  expect(checked.obstacle).toBeUndefined();
  expect(checked).not.toHaveProperty('input.style');
  expect(checked).not.toHaveProperty('input.seed');
});

test('the price can be told before there is a prompt', () => {
  expect(priceInputs(tool, { count: 3, style: undefined })).toMatchObject({ count: 3, quality: 'standard' });
});
