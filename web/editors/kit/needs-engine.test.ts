import { blankValues } from '@inkreel/contract/fields/check-values.ts';
import { optionSetsOf } from '@inkreel/contract/fields/field.ts';
import { age } from '@inkreel/contract/tools/age.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import type { Field } from '@inkreel/contract/tools/kinds/index.ts';
import { expect, test } from 'vitest';
import { choosesUnserved } from './needs-engine.ts';

const unservedByRules = (tool: (typeof TOOLS)[number]) =>
  Object.fromEntries(optionSetsOf(tool).map(({ name, needModel }) => [name, needModel]));

test('distinguishes unsupported values from supported ones', () => {
  const start = blankValues(age);
  const unserved = { age: ['child'] };
  expect(choosesUnserved(age.fields, { ...start, age: 'child' }, unserved)).toBe(true);
  expect(choosesUnserved(age.fields, { ...start, age: 'child' }, {})).toBe(false);
  expect(choosesUnserved(age.fields, start, unserved)).toBe(false);
});

test.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s: a newcomer can run the form', (_id, tool) => {
  expect(choosesUnserved(tool.fields, blankValues(tool), unservedByRules(tool))).toBe(false);
});

test('ignores a choice that does not count for the other values', () => {
  const field: Field = {
    kind: 'choice',
    name: 'scene',
    look: 'list',
    when: { name: 'way', value: 'scene' },
    values: [{ value: 'hall', text: { en: 'Hall', zh: '大厅' } }],
    text: { en: { label: '', hint: '' }, zh: { label: '', hint: '' } },
  };
  const chosen = (way: string) => choosesUnserved([field], { scene: 'hall', way }, { scene: ['hall'] });
  expect(chosen('scene')).toBe(true);
  expect(chosen('plain')).toBe(false);
});
