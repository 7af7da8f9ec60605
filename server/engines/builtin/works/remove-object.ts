import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { growMask, growthFor } from '../inpaint/grow-mask.ts';
import { inpaint } from '../inpaint/inpaint.ts';
import { decodeMask, decodePicture } from '../picture/codec.ts';
import type { Made, WorkContext } from '../work.ts';

/** Progress when picture and mask are read. */
const READ = 0.05;

/** The picture with the painted area filled from its surroundings, and everything else unchanged. */
export default async function removeObject(
  input: CapabilityInput['remove_object'],
  { files, seed, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  report('looking', READ / 2);
  const painted = await decodeMask(files[input.mask_url] as Uint8Array, picture);
  report('looking', READ);
  const grown = input.grow ? growMask(painted, growthFor(picture), () => report('looking', READ)) : painted;
  // If the mask leaves little unpainted, all of that is needed as a source.
  const mask = grown.data.includes(0) ? grown : painted;
  return {
    picture: inpaint(picture, mask, {
      seed,
      tick: (share) => report('filling', READ + (1 - READ) * share),
    }),
  };
}
