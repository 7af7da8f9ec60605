import { age } from '@inkreel/contract/tools/age.ts';
import { emotion } from '@inkreel/contract/tools/emotion.ts';
import { hair } from '@inkreel/contract/tools/hair.ts';
import { portrait } from '@inkreel/contract/tools/portrait.ts';
import { expect, test } from 'vitest';
import { REFUSALS } from '../refusals.ts';
import { EMOTIONS } from './offered.ts';

const valuesOf = (tool: typeof hair) => {
  const field = tool.fields.find((one) => one.kind === 'choice');
  return field?.values ?? [];
};
const rest = { image_url: '/a', strength: 80, seed: 1, count: 1, background: '#ffffff' };

test('what the form says needs an AI engine is what the built-in engine refuses, value by value', () => {
  const refused = {
    hair: (value: string | number) => REFUSALS.hair?.({ ...rest, hair: Number(value) }),
    age: (value: string | number) => REFUSALS.age?.({ ...rest, age: String(value) }),
    portrait: (value: string | number) => REFUSALS.portrait?.({ ...rest, template: String(value) }),
  };
  for (const tool of [hair, age, portrait]) {
    const refuses = refused[tool.capability as keyof typeof refused];
    for (const { value, needsEngine } of valuesOf(tool))
      expect([tool.id, value, refuses(value)]).toEqual([
        tool.id,
        value,
        needsEngine ? 'value_needs_engine' : undefined,
      ]);
  }
});

test('every expression of the form is one that the built-in engine knows', () => {
  const values = valuesOf(emotion).map(({ value }) => value);
  expect(values.toSorted()).toEqual([...EMOTIONS].toSorted());
});
