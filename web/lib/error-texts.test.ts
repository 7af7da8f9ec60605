import { ERRORS } from '@inkreel/contract/errors.ts';
import { blankValues, checkValues } from '@inkreel/contract/fields/check-values.ts';
import { formErrors } from '@inkreel/contract/messages/en/form-errors.ts';
import { en } from '@inkreel/contract/messages/en.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test, vi } from 'vitest';

test('a handler that was made earlier has the texts that are loaded later', async () => {
  // Another file may have loaded them before.
  vi.resetModules();
  const { errorTextsIn, loadErrorTexts } = await import('./error-texts.ts');
  const texts = errorTextsIn('en', formErrors);
  expect(texts.internal_error).toBe(en.errors.internal_error);
  expect(texts.conflict).toBeUndefined();
  await loadErrorTexts('en');
  expect(texts).toEqual(en.errors);
});

/** Error codes that occur in the fields of a tool, and those of a new form. */
function codesOf(tool: (typeof TOOLS)[number]): string[] {
  const strings = (value: unknown): unknown[] =>
    typeof value === 'object' && value !== null ? Object.values(value).flatMap(strings) : [value];
  const checked = checkValues(tool, blankValues(tool));
  return [...strings(tool.fields), 'blocker' in checked ? checked.blocker : undefined].filter(
    (value) => typeof value === 'string' && value in ERRORS,
  ) as string[];
}

test.each(TOOLS.map((tool) => [tool.id, tool] as const))(
  'a form of %s has its words at once',
  (_id, tool) => {
    expect(Object.keys(formErrors)).toEqual(expect.arrayContaining(codesOf(tool)));
  },
);
