import { expect, test } from 'vitest';
import { encodePng } from '../picture/codec.ts';
import { createPicture } from '../pixels/picture.ts';
import upscale from './upscale.ts';

const run = async (input: Partial<Parameters<typeof upscale>[0]>) => {
  const shares: number[] = [];
  const made = await upscale(
    { image_url: 'a', factor: 2, longest: 100, sharpness: 30, clean: true, ...input },
    {
      files: { a: await encodePng(createPicture(60, 40, [9, 90, 200], 200)) },
      index: 0,
      seed: 0,
      report: (_stage, share) => shares.push(share),
    },
  );
  return { made, shares };
};

test('doubles the size, keeps alpha, and reports progress', async () => {
  const { made, shares } = await run({});
  if (!('picture' in made)) throw new Error('a picture was wanted');
  expect(made.picture).toMatchObject({ width: 120, height: 80 });
  expect(Array.from(made.picture.data.subarray(0, 4))).toEqual([9, 90, 200, 200]);
  expect(shares).toEqual(shares.toSorted((one, other) => one - other));
});

test('scales to a custom longest side', async () => {
  expect((await run({ factor: 0, longest: 90 })).made).toMatchObject({ picture: { width: 90, height: 60 } });
});
