import { describe, expect, test } from 'vitest';
import { inputSchema } from '../tools/define-tool.ts';
import { capabilityInput, misfitOf } from '../tools/fit-capability.ts';
import { DRAW_LOOK, DRAW_SHOT, STORY_RUNS } from './story-runs.ts';
import { isTraits, readTraits, TRAITS, type Traits, traitsWords } from './traits.ts';

const MINA: Traits = {
  age: 'child',
  gender: 'female',
  skin: 'light',
  hair: 'pigtails',
  hair_color: 'red',
  clothes: 'dress',
  clothes_color: 'blue',
  accessories: ['glasses'],
};

test('the traits are eight, each with choices in both languages', () => {
  expect(TRAITS).toHaveLength(8);
  for (const { text, choices } of TRAITS)
    for (const words of [text, ...choices.map((each) => each.text)])
      expect([words.en, words.zh].every((word) => word.length > 0)).toBe(true);
});

describe('words of traits', () => {
  test.each<[Traits, string, string]>([
    [
      MINA,
      'girl, light skin, red hair in two pigtails, blue dress, glasses',
      '小女孩，浅色皮肤，红色双马尾，蓝色连衣裙，眼镜',
    ],
    [{}, '', ''],
    [{ hair_color: 'grey', clothes_color: 'red' }, 'grey hair, red clothes', '灰色头发，红色衣服'],
    [{ gender: 'male', hair: 'bald', hair_color: 'red' }, 'man, bald head', '男子，光头'],
    [
      { age: 'elderly', accessories: ['straw_hat', 'beard'] },
      'elderly person, a straw hat, a beard',
      '老人，草帽，胡子',
    ],
  ])('%o', (traits, en, zh) => {
    expect([traitsWords(traits, 'en'), traitsWords(traits, 'zh')]).toEqual([en, zh]);
  });
});

test('what is not a trait is left out of a value of unknown origin, and refused', () => {
  const odd = { ...MINA, age: 'ancient', soul: 'kind', accessories: ['glasses', 'gun'], skin: null };
  expect(isTraits(MINA)).toBe(true);
  expect(isTraits(odd)).toBe(false);
  const { age: _age, accessories: _worn, skin: _skin, ...rest } = MINA;
  expect(readTraits(odd)).toEqual(rest);
  for (const value of [null, undefined, 'x', 5, [], JSON.parse('{"__proto__":{"age":"child"}}')])
    expect(readTraits(value)).toEqual({});
});

test.each(STORY_RUNS.map((run) => [run.id, run] as const))(
  'the input of %s fits its capability',
  (_id, run) => {
    expect(misfitOf(run)).toBeUndefined();
  },
);

test('a shot takes its characters with their traits and pictures, a look its words', () => {
  const size = { width: 1024, height: 576 };
  const shot = inputSchema(DRAW_SHOT).parse({
    ...size,
    seed: 1,
    prompt: ' Mina runs ',
    size: 'close',
    characters: [{ name: 'Mina', description: 'a girl', traits: MINA, reference_urls: ['/files/a'] }],
    place: { name: 'Beach', description: 'a beach at dusk' },
  });
  expect(capabilityInput('draw_shot', shot)).toMatchObject({
    prompt: 'Mina runs',
    quality: 'standard',
    count: 1,
    characters: [{ traits: MINA }],
  });
  const refused = inputSchema(DRAW_SHOT).safeParse({
    ...size,
    prompt: '',
    characters: [{ name: 'Mina', description: '', traits: { age: 'old' } }],
  });
  expect(refused.error?.issues[0]?.path).toEqual(['characters', 0, 'traits', 'age']);
  const look = inputSchema(DRAW_LOOK).parse({ ...size, seed: 1, name: 'Mina', prompt: '', traits: MINA });
  expect(capabilityInput('draw_look', look)).toMatchObject({ name: 'Mina', traits: MINA });
});
