import { TRAITS, type Traits } from '@inkreel/contract/story/traits.ts';
import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import drawLook from './draw-look.ts';
import drawShot from './draw-shot.ts';
import { traitsOf } from './traits-of.ts';

const context = { files: {}, index: 0, seed: 3, report: () => undefined } as unknown as Parameters<
  typeof drawShot
>[1];
const shot: CapabilityInput['draw_shot'] = {
  prompt: 'Mina waves to Theo with a zxcv',
  characters: [
    {
      name: 'Mina',
      description: 'a girl with glasses',
      traits: { hair_color: 'pink' },
      reference_urls: ['/files/a'],
    },
    { name: 'Theo', description: 'an old man' },
  ],
  place: { name: 'Park', description: 'a park in autumn' },
  size: 'medium',
  quality: 'draft',
  width: 320,
  height: 256,
  count: 1,
  seed: 3,
};

test('every choice of a trait is drawn differently, except youth and middle age', () => {
  for (const { name, choices } of TRAITS) {
    const drawn = choices.map(({ value }) =>
      JSON.stringify(traitsOf({ [name]: name === 'accessories' ? [value] : value } as Traits)),
    );
    expect(new Set(drawn).size).toBe(name === 'age' ? choices.length - 1 : choices.length);
    expect(drawn).not.toContain('{}');
  }
  expect(traitsOf({})).toEqual({});
});

test('a shot is drawn in its size without the pictures of its characters, and says what it left out', async () => {
  const made = await drawShot(shot, context);
  if (!('bytes' in made)) throw new Error('a shot is a finished file');
  expect(await sharp(made.bytes).metadata()).toMatchObject({ width: 320, height: 256, format: 'png' });
  expect(made.report?.understood).toEqual(expect.arrayContaining(['Mina', 'Theo', 'park', 'glasses']));
  expect(made.report?.notDrawn).toEqual(['zxcv']);
});

test('who is in a look does not depend on the seed of its run', async () => {
  const look = { name: 'Mina', prompt: 'a girl', width: 256, height: 256, count: 1, seed: 3 };
  const one = await drawLook(look, context);
  const other = await drawLook({ ...look, seed: 99 }, { ...context, seed: 99 });
  expect(other).toEqual(one);
});
