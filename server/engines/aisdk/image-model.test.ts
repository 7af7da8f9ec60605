import { expect, test } from 'vitest';
import { INSTRUCTIONS } from '../instructions/edits.ts';
import { GENERAL_INSTRUCTIONS } from '../instructions/general.ts';
import type { Write } from '../instructions/instruction.ts';
import { factsOf, type ImageModelFacts } from './image-model.ts';
import { modelFor } from './image-request.ts';

const facts = (id: string, pictures: number): ImageModelFacts => ({
  id,
  pictures,
  perCall: 1,
  sizes: { kind: 'list', sizes: [[512, 1024]] },
});
const MODELS = { draw: facts('draw', 0), edit: facts('edit', 8), fill: facts('fill', 1) };
/** Input for all capabilities; each uses its part. */
const GIVEN = {
  prompt: 'a fox',
  character: 'a fox',
  width: 64,
  height: 64,
  count: 1,
  seed: 1,
  image_url: 'a',
  mask_url: 'b',
  model_url: 'a',
  shoe_urls: ['b'],
  top_url: 'b',
  drawing_url: 'a',
  left: 1,
  top: 1,
  right: 1,
  bottom: 1,
  grow: true,
  freedom: 50,
  style: '1',
  likeness: 50,
  template: 'id_photo',
  background: 'white',
  hair: 101,
  color: 'red',
  emotion: 'sad',
  age: 'child',
  scene: 'sand',
  match: true,
  shadow: true,
  padding: 10,
  name: 'a fox',
  characters: [{ name: 'a fox', description: 'red' }],
};
/** What a character looks like, in a picture. */
const SHOWN = {
  reference_url: 'c',
  reference_urls: ['c'],
  characters: [{ name: 'a fox', description: 'red', reference_urls: ['c'] }],
};
const ALL = Object.entries({ ...INSTRUCTIONS, ...GENERAL_INSTRUCTIONS }) as [
  keyof typeof INSTRUCTIONS,
  Write<unknown>,
][];

test.each(ALL)('%s uses the models that it declares', (capability, write) => {
  const { mask_url: _, ...withoutMask } = GIVEN;
  const inputs = [GIVEN, withoutMask, { ...GIVEN, ...SHOWN }];
  const used = inputs.map((input) => modelFor(MODELS, write({ ...input })).id);
  const isMasked = ['remove_object', 'replace_object'].includes(capability);
  const expected = isMasked ? used.slice(0, 1) : used;
  expect(new Set(factsOf(MODELS, capability).models)).toEqual(new Set(expected));
});

test('the limits are the widest among the usable models', () => {
  expect(factsOf(MODELS, 'edit_by_words')).toEqual({
    models: ['edit', 'fill'],
    pictures: 8,
    pixels: 512 * 1024,
  });
  expect(
    factsOf(
      { ...MODELS, fill: { ...MODELS.fill, sizes: { kind: 'ratios', ratios: ['1:1'], pixels: 9 } } },
      'extend',
    ),
  ).toEqual({
    models: ['fill'],
    pictures: 1,
    pixels: 9,
  });
  expect(factsOf(MODELS, 'text_to_image')).toEqual({ models: ['draw'], pixels: 512 * 1024 });
  const { fill: __, ...withoutFill } = MODELS;
  expect(factsOf(withoutFill, 'remove_object').models).toEqual(['edit']);
});
