import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { expect, test } from 'vitest';
import { STORY_INSTRUCTIONS } from './story.ts';

const base = { width: 1024, height: 576, count: 1, seed: 1 };
const SHOT: CapabilityInput['draw_shot'] = {
  ...base,
  quality: 'standard',
  style: 'movie_stills',
  prompt: 'Mina shows Theo the moon',
  size: 'medium',
  camera: 'from below',
  characters: [
    {
      name: 'Mina',
      description: 'curious',
      traits: { age: 'child', gender: 'female', hair: 'pigtails', hair_color: 'red' },
      reference_urls: ['mina-1', 'mina-2'],
    },
    { name: 'Theo', description: 'an old fisherman', reference_urls: ['theo-1'] },
    { name: 'Ann', description: 'a tall woman' },
  ],
  place: { name: 'Beach', description: 'at dusk', reference_url: 'beach' },
};
const { draw_shot: shot, draw_look: look } = STORY_INSTRUCTIONS;

test('a shot names who is in which picture, who they are, where it is and what happens', () => {
  const { prompt, pictures, size } = shot(SHOT);
  expect(pictures).toEqual(['mina-1', 'mina-2', 'theo-1', 'beach']);
  for (const part of [
    'Images 1 to 2 show <request>Mina</request>: keep exactly this face',
    '<request>Mina</request> is: <request>girl, red hair in two pigtails. curious</request>.',
    'Image 3 shows <request>Theo</request>',
    '<request>Ann</request> is: <request>a tall woman</request>.',
    'Exactly 3 main characters',
    'same in every picture of the story: <request>Beach. at dusk</request>. Image 4 shows the place.',
    'What happens: <request>Mina shows Theo the moon</request>.',
    'a medium shot',
    'Camera: <request>from below</request>.',
    'Style: movie stills.',
  ])
    expect(prompt).toContain(part);
  expect(size).toEqual({ width: 1024, height: 576 });
});

test('of more pictures than a model takes, the best of each are sent, and the words say which', () => {
  const { prompt, pictures } = shot(SHOT, undefined, 3);
  expect(pictures).toEqual(['mina-1', 'theo-1', 'beach']);
  expect(prompt).toMatch(
    /Image 1 shows <request>Mina.*Image 2 shows <request>Theo.*Image 3 shows the place/u,
  );
  const words = shot(SHOT, undefined, 0);
  expect(words.pictures).toEqual([]);
  expect(words.prompt).not.toMatch(/images? \d/iu);
  expect(words.prompt).toContain('red hair in two pigtails');
  const one = look({ ...base, name: 'Mina', prompt: '', reference_urls: ['a', 'b'] }, undefined, 1);
  expect(one.pictures).toEqual(['a']);
});

test('a look is a whole figure on plain ground, with the face of its pictures and the clothes of its words', () => {
  const { prompt } = look({ ...base, name: 'Mina', prompt: 'in a yellow raincoat', reference_urls: ['a'] });
  expect(prompt).toMatch(
    /Image 1 shows the same person.*The look: <request>in a yellow raincoat<\/request>/u,
  );
  expect(prompt).toContain('Plain light ground');
  expect(look({ ...base, name: 'Mina', prompt: '' }).prompt).not.toContain('The look:');
});
