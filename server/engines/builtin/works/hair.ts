import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { oneFace } from '../faces/one-face.ts';
import { decodeMask, decodePicture } from '../picture/codec.ts';
import { changeHair } from '../portraits/change-hair.ts';
import type { Made, WorkContext } from '../work.ts';

/**
 * Another colour or another look of the hair in a portrait.
 * @throws WorkRefused if the picture is not one of exactly one person
 */
export default async function hair(
  input: CapabilityInput['hair'],
  { files, report }: WorkContext,
): Promise<Made> {
  report('looking', 0.02);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  const bytes = input.mask_url === undefined ? undefined : files[input.mask_url];
  const painted = bytes && (await decodeMask(bytes, picture));
  const face = await oneFace(picture);
  report('changing', 0.2);
  const wish = { ...input, strength: input.strength / 100 };
  return {
    picture: await changeHair(picture, face, wish, painted, (share) =>
      report('changing', 0.2 + 0.78 * share),
    ),
  };
}
