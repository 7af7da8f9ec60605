import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { extend } from '../extend/extend.ts';
import { decodePicture } from '../picture/codec.ts';
import type { Made, WorkContext } from '../work.ts';

/** Progress when the picture is read. */
const READ = 0.03;

/** The picture in a larger frame. It ignores prompts and continues the picture. */
export default async function extendPicture(
  input: CapabilityInput['extend'],
  { files, seed, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  report('looking', READ);
  const tick = (share: number) => report('filling', READ + (1 - READ) * share);
  return { picture: extend(picture, input, { seed, tick }) };
}
