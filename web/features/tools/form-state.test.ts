import { PROMPT_CHARACTERS } from '@inkreel/contract/limits.ts';
import { aiImageGenerator as tool } from '@inkreel/contract/tools/ai-image-generator.ts';
import { inputSchema, quoteRun } from '@inkreel/contract/tools/define-tool.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { checkValues, fillValues, priceOf, startValues } from './form-state.ts';

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

/** Values around every border of the fields, good and bad. */
const anyValues = fc.record(
  {
    prompt: fc.oneof(
      fc.string({ unit: 'binary', maxLength: 8 }),
      fc.constantFrom('x'.repeat(PROMPT_CHARACTERS), 'x'.repeat(PROMPT_CHARACTERS + 1), ' ', '\ud800', 7),
    ),
    width: fc.constantFrom(255, 256, 512.5, 1536, 1537, '512'),
    height: fc.constantFrom(255, 256, 1024, 1536, 1537, null),
    count: fc.constantFrom(0, 1, 4, 5, 1.5),
    quality: fc.constantFrom('draft', 'standard', 'best', 'constructor', 1),
    style: fc.constantFrom(undefined, 'anime', 'gone', 3),
    seed: fc.constantFrom(undefined, -1, 0, 2 ** 32 - 1, 2 ** 32, 0.5, Number.NaN),
  },
  { requiredKeys: ['prompt', 'width', 'height', 'count', 'quality', 'style', 'seed'] },
);

test.each(TOOLS.map((each) => [each.id, each] as const))(
  '%s: the browser takes what the server takes',
  (_id, each) => {
    const schema = inputSchema(each);
    fc.assert(
      fc.property(anyValues, (values) => {
        const own = Object.fromEntries(
          Object.entries(values).filter(([name, value]) => name in startValues(each) && value !== undefined),
        );
        const server = schema.safeParse(own);
        const browser = checkValues(each, { ...startValues(each), ...own });
        expect('input' in browser ? browser.input : undefined).toEqual(
          server.success ? server.data : undefined,
        );
      }),
      { numRuns: 500 },
    );
  },
);

test.each(TOOLS.map((each) => [each.id, each] as const))(
  '%s: the button shows what the server holds',
  (_id, each) => {
    for (const count of [1, 2, 3, 4])
      for (const quality of ['draft', 'standard', 'best']) {
        const input = { ...startValues(each), count, quality };
        expect(priceOf(each, 25, input)).toEqual(quoteRun(each, 25, input));
      }
  },
);
