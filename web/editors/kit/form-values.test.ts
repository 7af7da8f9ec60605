import { blankValues, checkValues } from '@inkreel/contract/fields/check-values.ts';
import { aiImageGenerator as tool } from '@inkreel/contract/tools/ai-image-generator.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { fillValues, pendingHandwork, sourceProperty } from './form-values.ts';

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
  expect(blankValues(tool)).toEqual({ prompt: '', width: 1024, height: 1024, count: 1, quality: 'standard' });
});

test('a run fills the form completely, and the form gives the run back', () => {
  expect(fillValues(tool, run)).toEqual(run);
  expect(checkValues(tool, fillValues(tool, run))).toEqual({ input: run });
});

test('what no longer fits falls back to its start value, the rest stays', () => {
  const filled = fillValues(tool, {
    ...run,
    count: 9,
    style: 'gone',
    quality: 'toString',
    unknown: true,
    width: 'x',
  });
  expect(filled).toEqual({
    prompt: 'A red mug',
    width: 1024,
    height: 576,
    count: 1,
    quality: 'standard',
    seed: 7,
  });
});

test.each([[null], ['text'], [undefined], [[]]])('reads a damaged save as the start values: %j', (saved) => {
  expect(fillValues(tool, saved)).toEqual(blankValues(tool));
});

test('unfinished words are kept in the form', () => {
  expect(fillValues(tool, { prompt: '  ' })['prompt']).toBe('  ');
  expect(fillValues(tool, { prompt: 'x'.repeat(2001) })['prompt']).toHaveLength(2001);
});

const toolOf = (id: string) => TOOLS.find((each) => each.id === id) ?? tool;

test('results are compared with the picture or the drawing that they are made from', () => {
  expect(sourceProperty(toolOf('ai-object-remover'))).toBe('image_url');
  expect(sourceProperty(toolOf('stroke'))).toBe('drawing_url');
  expect(sourceProperty(toolOf('ai-image-generator'))).toBeUndefined();
});

test('the centre is worked on first if a run needs it, as soon as there is something to work on', () => {
  const works = (id: string, values: Record<string, unknown>) => pendingHandwork(toolOf(id), values);
  expect(works('ai-object-remover', {})).toBeUndefined();
  expect(works('ai-object-remover', { image_url: '/files/a.png' })).toBe('/files/a.png');
  expect(works('ai-image-extender', { image_url: '/files/a.png' })).toBe('/files/a.png');
  expect(works('stroke', {})).toBe('paper');
  const poster = { image_url: '/files/a.png', language: 'own' };
  expect(works('ai-image-translator', poster)).toBe('/files/a.png');
  // An engine finds the words itself.
  expect(works('ai-image-translator', { ...poster, language: 'en' })).toBeUndefined();
  // An optional mask does not keep the words waiting.
  expect(works('ai-image-editor', { image_url: '/files/a.png' })).toBeUndefined();
});
