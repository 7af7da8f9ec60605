import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { growMask, growthFor } from '../inpaint/grow-mask.ts';
import { inpaint } from '../inpaint/inpaint.ts';
import { decodeMask, decodePicture } from '../picture/codec.ts';
import type { Made, WorkContext } from '../work.ts';

/** Share of the whole that is done when picture and mask are read. */
const READ = 0.05;

/** The picture without what is painted over: filled with what surrounds it, everything else as it was. */
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
  // Where hardly anything is left free, all of that is needed to fill from.
  const mask = grown.data.includes(0) ? grown : painted;
  return {
    picture: inpaint(picture, mask, {
      seed,
      tick: (share) => report('filling', READ + (1 - READ) * share),
    }),
  };
}
