import { optionSetsOf } from '@inkreel/contract/fields/field.ts';
import { STORY_RUNS } from '@inkreel/contract/story/story-runs.ts';
import type { Capability, CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { MODEL_CAPABILITIES } from '@inkreel/contract/tools/capabilities.ts';
import { TOOLS } from '@inkreel/contract/tools/index.ts';
import { expect, test } from 'vitest';
import { refusalOf } from '../refusal-of.ts';
import { REFUSALS } from './refusals.ts';
import { VALUES } from './values.ts';
import { GENERATORS } from './works/index.ts';

/** Why the built-in engine does not take this input. */
function refusal<C extends Capability>(capability: C, input: Partial<CapabilityInput[C]>) {
  const values = VALUES[capability];
  const refuse = REFUSALS[capability] as ((given: never) => undefined) | undefined;
  return refusalOf({ ...(values && { values }), ...(refuse && { refuse }) }, input as never);
}

test('marks in the catalogue exactly the values that the built-in engine does not support', () => {
  for (const tool of [...TOOLS, ...STORY_RUNS]) {
    if (!GENERATORS[tool.capability]) continue;
    const listed = (VALUES[tool.capability] ?? {}) as Record<string, readonly (string | number)[]>;
    for (const { name, values, needModel } of optionSetsOf(tool)) {
      const undone = values.filter((value) => !(listed[name]?.includes(value) ?? true));
      expect({ tool: tool.id, name, needModel }).toEqual({ tool: tool.id, name, needModel: undone });
    }
  }
});

test('lists only values that a form offers', () => {
  for (const [capability, lists] of Object.entries(VALUES)) {
    const sets = [...TOOLS, ...STORY_RUNS]
      .filter((tool) => tool.capability === capability)
      .flatMap(optionSetsOf);
    for (const [name, values] of Object.entries(lists as Record<string, readonly unknown[]>)) {
      const offered = sets.filter((set) => set.name === name).flatMap((set) => set.values);
      expect(offered).toEqual(expect.arrayContaining([...values]));
    }
  }
});

test('marks in the catalogue exactly the capabilities that need a model', () => {
  const used = TOOLS.filter(({ runs }) => runs !== 'browser').map(({ capability }) => capability);
  // Translations are spoken by the built-in voices, a separate engine that needs no model either.
  const undone = used.filter((capability) => !GENERATORS[capability] && capability !== 'translate_audio');
  expect([...MODEL_CAPABILITIES].toSorted()).toEqual([...new Set(undone)].toSorted());
});

test('a form starts with a value that the built-in engine supports', () => {
  for (const tool of TOOLS)
    for (const field of tool.fields) {
      if (field.kind !== 'choice') continue;
      const first = field.values.find(({ value }) => value === field.initial);
      expect([tool.id, field.name, first?.needsEngine]).toEqual([tool.id, field.name, undefined]);
    }
});

test('the samples of a tool use no value that needs a model', () => {
  for (const tool of TOOLS)
    for (const { name, needModel } of optionSetsOf(tool))
      for (const { file, input } of tool.samples)
        expect([tool.id, file, needModel.filter((value) => value === input[name])]).toEqual([
          tool.id,
          file,
          [],
        ]);
});

test.each([
  ['age', { age: 'child' }, { age: 'elderly' }],
  ['age', { age: 'youth' }, { age: 'all' }],
  ['hair', { hair: 101 }, { hair: 801 }],
  ['hair', { hair: 603 }, { color: '#000000' }],
  ['portrait', { template: 'toString' }, { template: 'id_35x45' }],
  ['repaint', { style: 6 }, { style: 5 }],
  ['text_to_image', { prompt: 'a cat', style: 'ultra_realistic' }, { prompt: 'a cat', style: 'anime' }],
] as const)('%s refuses %o and takes %o', (capability, refused, taken) => {
  expect(refusal(capability, refused)).toBe('value_needs_engine');
  expect(refusal(capability, taken)).toBeUndefined();
});

test('refuses a run with a prompt of unknown words only', () => {
  const refused = 'prompt_not_understood';
  expect(refusal('text_to_image', { prompt: 'asdf qwer' })).toBe(refused);
  expect(refusal('draw_from_lines', { prompt: 'кошка на окне' })).toBe(refused);
  expect(refusal('replace_background', { prompt: 'blorf' })).toBe(refused);
  expect(refusal('replace_background', { prompt: 'pale blue' })).toBeUndefined();
  expect(refusal('product_picture', { prompt: 'on marble, soft light' })).toBeUndefined();
  expect(refusal('product_picture', { prompt: 'blorf', background_url: '/files/a' })).toBeUndefined();
  expect(refusal('replace_background', { scene: 'grey_studio' })).toBeUndefined();
});

test('a character and each of its scenes need a word that can be drawn', () => {
  const character = 'a girl with red hair';
  const refused = 'prompt_not_understood';
  expect(
    refusal('character_picture', { character, prompt: 'reading under a tree\nin the rain' }),
  ).toBeUndefined();
  expect(refusal('character_picture', { character: '25 years old', prompt: '在跑步' })).toBeUndefined();
  expect(refusal('character_picture', { character, prompt: 'in the rain\nblorf snarple' })).toBe(refused);
  expect(refusal('character_picture', { character: 'zxcv', prompt: 'in the rain' })).toBe(refused);
});
