import { age } from '@inkreel/contract/tools/age.ts';
import type { Field } from '@inkreel/contract/tools/fields.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { startValues } from './form-state.ts';
import { needsEngine } from './needs-engine.ts';

test('a choice that only an AI engine does is told from those that the built-in engine does', () => {
  const start = startValues(age);
  expect(needsEngine(age, { ...start, age: 'child' })).toBe(true);
  expect(needsEngine(age, start)).toBe(false);
});

test.each(TOOLS.map((tool) => [tool.id, tool] as const))('%s: a newcomer can run the form', (_id, tool) => {
  expect(needsEngine(tool, startValues(tool))).toBe(false);
});

test('a choice that does not count beside the others does not stand in the way', () => {
  const field: Field = {
    kind: 'choice',
    name: 'scene',
    look: 'list',
    when: { name: 'way', value: 'scene' },
    values: [{ value: 'hall', needsEngine: true, text: { en: 'Hall', zh: '大厅' } }],
    text: { en: { label: '', hint: '' }, zh: { label: '', hint: '' } },
  };
  expect(needsEngine({ fields: [field] }, { scene: 'hall', way: 'scene' })).toBe(true);
  expect(needsEngine({ fields: [field] }, { scene: 'hall', way: 'plain' })).toBe(false);
});
