import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { aiImageGenerator as tool } from '@inkreel/contract/tools/ai-image-generator.ts';
import { inputSchema } from '@inkreel/contract/tools/define-tool.ts';
import type { Field } from '@inkreel/contract/tools/fields.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkValues, fillValues, madeFrom, startValues, toWorkOn } from './form-state.ts';

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

test('a run fills the form completely, and the form gives the run back', () => {
  expect(fillValues(tool, run)).toEqual(run);
  expect(checkValues(tool, fillValues(tool, run))).toEqual({ input: run });
});

test('what does not fit any more falls back to its start value, the rest stays', () => {
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

test.each([[null], ['text'], [undefined], [[]]])('reads a damaged save as the start: %j', (saved) => {
  expect(fillValues(tool, saved)).toEqual(startValues(tool));
});

test('an empty prompt is kept in the form and named as the obstacle', () => {
  expect(fillValues(tool, { prompt: '  ' })['prompt']).toBe('  ');
  expect(checkValues(tool, { ...run, prompt: '  ' })).toEqual({ obstacle: 'prompt' });
  expect(checkValues(tool, { ...run, prompt: 'x'.repeat(PROMPT_CHARACTERS + 1) })).toEqual({
    obstacle: 'prompt_too_long',
  });
  expect(checkValues(tool, { ...run, prompt: 'a\u0000' })).toEqual({ obstacle: 'prompt_unreadable' });
  expect(checkValues(tool, { ...run, count: 9 })).toEqual({ obstacle: 'form' });
});

test('a cleared style or seed is left out of the run', () => {
  const checked = checkValues(tool, { ...run, style: undefined, seed: undefined });
  expect(checked).toHaveProperty('input.prompt', 'A red mug');
  expect(checked).not.toHaveProperty('input.style');
  expect(checked).not.toHaveProperty('input.seed');
});

const address = fc.constantFrom('/files/a.png', undefined, 'x'.repeat(2001), 7);

/** Values around every border of a field, good and bad, by property. */
function anyOf(field: Field): Record<string, fc.Arbitrary<unknown>> {
  switch (field.kind) {
    case 'prompt':
      return {
        prompt: fc.oneof(
          fc.string({ unit: 'binary', maxLength: 8 }),
          fc.constantFrom('x'.repeat(PROMPT_CHARACTERS), 'x'.repeat(PROMPT_CHARACTERS + 1), ' ', '\ud800', 7),
        ),
      };
    case 'size':
      return {
        width: fc.constantFrom(255, 256, 512.5, 1536, 1537, '512'),
        height: fc.constantFrom(255, 256, 1024, 1536, 1537, null),
      };
    case 'count':
      return { count: fc.constantFrom(0, 1, 4, 5, 1.5) };
    case 'quality':
      return { quality: fc.constantFrom('draft', 'standard', 'best', 'constructor', 1) };
    case 'style':
      return { style: fc.constantFrom(undefined, ...field.values.slice(0, 2), 'gone', 3) };
    case 'seed':
      return { seed: fc.constantFrom(undefined, -1, 0, 2 ** 32 - 1, 2 ** 32, 0.5, Number.NaN) };
    case 'words':
      return {
        [field.name]: fc.constantFrom(
          'some words',
          ' ',
          'x'.repeat(field.maximum),
          'x'.repeat(field.maximum + 1),
          7,
        ),
      };
    case 'image':
    case 'mask':
    case 'drawing':
      return { [field.name]: address };
    case 'images':
      return {
        [field.name]: fc.constantFrom(
          undefined,
          ['/files/a.png'],
          Array.from({ length: field.maximum + 1 }, (_, at) => `/files/${at}`),
          '/files/a.png',
          [7],
        ),
      };
    case 'strokes':
      return { keep_url: address, erase_url: address };
    case 'choice':
      return {
        [field.name]: fc.constantFrom(field.initial, ...field.values.map(({ value }) => value), 'gone', -99),
      };
    case 'range': {
      const { minimum, maximum, step, initial } = field;
      return {
        [field.name]: fc.constantFrom(initial, minimum, maximum, minimum - step, maximum + step, '1'),
      };
    }
    case 'flag':
      return { [field.name]: fc.constantFrom(true, false, 'yes') };
    case 'color':
      return { [field.name]: fc.constantFrom(field.initial, '#00ff7f', 'red', '#FFF') };
    case 'frame':
      // What a frame without a picture may be is tested with the rules of pictures.
      return { left: fc.constantFrom(1, 300, -1, 1.5, 20_000), bottom: fc.constantFrom(0, 7, '7') };
    case 'placement':
    case 'texts':
      return {};
  }
}

test.each(TOOLS.map((each) => [each.id, each] as const))(
  '%s: the browser takes what the server takes',
  (_id, each) => {
    const schema = inputSchema(each);
    const values = fc.record(
      Object.assign({}, ...each.fields.map(anyOf)) as Record<string, fc.Arbitrary<unknown>>,
    );
    // The rules across fields are one function for both.
    const alone = { ...each, id: 'none' };
    const start = startValues(each);
    fc.assert(
      fc.property(values, (chosen) => {
        const own = Object.fromEntries(
          Object.entries({ ...start, ...SAMPLE_VALUES, ...chosen }).filter(
            ([name, value]) => name in start && value !== undefined,
          ),
        );
        const server = schema.safeParse(own);
        const browser = checkValues(alone, { ...start, ...own });
        expect('input' in browser ? browser.input : undefined).toEqual(
          server.success ? withoutEmpty(server.data) : undefined,
        );
      }),
      { numRuns: 200 },
    );
  },
);

/** Lettering is made on the stage. */
const SAMPLE_VALUES = { texts: [{ x: 1, y: 1, width: 9, height: 9, text: 'Sale' }] };
/** Words that are left empty are not sent; the server takes them for nothing. */
const withoutEmpty = (data: object) =>
  Object.fromEntries(Object.entries(data).filter(([, value]) => value !== ''));

const toolOf = (id: string) => TOOLS.find((each) => each.id === id) ?? tool;

test('results are compared with the picture or the drawing that they are made from', () => {
  expect(madeFrom(toolOf('ai-object-remover'))).toBe('image_url');
  expect(madeFrom(toolOf('stroke'))).toBe('drawing_url');
  expect(madeFrom(toolOf('ai-image-generator'))).toBeUndefined();
});

test('the centre is worked on first where a run needs it, as soon as there is something to work on', () => {
  const works = (id: string, values: Record<string, unknown>) => toWorkOn(toolOf(id), values);
  expect(works('ai-object-remover', {})).toBeUndefined();
  expect(works('ai-object-remover', { image_url: '/files/a.png' })).toBe('/files/a.png');
  expect(works('ai-image-extender', { image_url: '/files/a.png' })).toBe('/files/a.png');
  expect(works('stroke', {})).toBe('paper');
  // A mask that may stay empty is not in the way of the words.
  expect(works('ai-image-editor', { image_url: '/files/a.png' })).toBeUndefined();
});
