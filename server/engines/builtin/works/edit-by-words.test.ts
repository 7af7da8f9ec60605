import { expect, test } from 'vitest';
import { encodePng } from '../picture/codec.ts';
import { createMask, createPicture } from '../pixels/picture.ts';
import { REFUSALS } from '../refusals.ts';
import editByWords from './edit-by-words.ts';

const input = { image_url: 'a', prompt: '', seed: 0, count: 1 };

async function edit(prompt: string, mask?: Uint8Array) {
  const files = { a: await encodePng(createPicture(40, 20, [60, 90, 120])), ...(mask ? { m: mask } : {}) };
  const made = await editByWords(
    { ...input, prompt, ...(mask ? { mask_url: 'm' } : {}) },
    { files, index: 0, seed: 0, report: () => {} },
  );
  if (!('picture' in made)) throw new Error('a picture was wanted');
  return made;
}

test('reports applied and skipped commands', async () => {
  const { picture, report } = await edit('crop to 1:1, add a hat, remove the background');
  expect(picture).toMatchObject({ width: 20, height: 20 });
  expect(report).toEqual({
    understood: ['crop to 1:1'],
    notDrawn: ['add a hat', 'remove the background'],
  });
});

test('changes only the painted area', async () => {
  const white = createPicture(40, 20, [0, 0, 0]);
  for (let at = 0; at < createMask(40, 20).data.length; at += 1)
    if (at % 40 < 20) white.data.set([255, 255, 255], at * 4);
  const { picture } = await edit('invert', await encodePng(white));
  expect(Array.from(picture.data.subarray(0, 3))).toEqual([195, 165, 135]);
  expect(Array.from(picture.data.subarray(39 * 4, 39 * 4 + 3))).toEqual([60, 90, 120]);
});

test('an instruction without a known command is refused before it runs', () => {
  const refuse = REFUSALS.edit_by_words;
  expect(refuse?.({ ...input, prompt: 'give her a hat' })).toBe('nothing_understood');
  expect(refuse?.({ ...input, prompt: 'give her a hat, brighter' })).toBeUndefined();
});
