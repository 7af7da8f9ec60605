import { propertiesOf } from '@inkreel/contract/fields/field.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { CATALOGUE } from '../catalogue.static.ts';
import { fillValues } from '../editors/kit/form-values.ts';

/** Tools whose forms a prompt of the chat may fill in, in the order of the catalogue. */
const TAKING = CATALOGUE.filter(({ takesPrompt }) => takesPrompt).map(({ id }) => id);

test('every tool with a prompt takes one from the chat, and keeps the rest of its form', () => {
  const forms = TOOLS.filter(({ id }) => TAKING.includes(id));
  expect(forms.length).toBeGreaterThan(5);
  for (const tool of forms) {
    const blank = fillValues(tool, null);
    const before = { ...blank, ...(blank['seed'] === undefined ? {} : { seed: 7 }) };
    const filled = fillValues(tool, { ...before, prompt: 'Two foxes by a fire' });
    expect({ id: tool.id, filled }).toEqual({
      id: tool.id,
      filled: { ...before, prompt: 'Two foxes by a fire' },
    });
  }
});

test('no other tool has a prompt in its form', () => {
  const others = TOOLS.filter(({ id, runs }) => !TAKING.includes(id) && runs !== 'browser');
  const having = others.filter(({ fields }) => fields.some((field) => 'prompt' in propertiesOf(field)));
  expect(having.map(({ id }) => id)).toEqual([]);
});
