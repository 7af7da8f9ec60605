import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { sizeAfter } from '@inkreel/contract/tools/upscale-size.ts';
import { clean, findFlaws } from '../enlarge/clean.ts';
import { enlarge } from '../enlarge/enlarge.ts';
import { decodePicture } from '../picture/codec.ts';
import type { Made, WorkContext } from '../work.ts';

/** Progress when the picture has been read, and when it has been cleaned. */
const READ = 0.02;
const CLEAN = 0.2;
const ENLARGED = 0.92;

/** Enlarges the picture: faithful to every known pixel, with edges as crisp as requested. */
export default async function upscale(
  input: CapabilityInput['upscale'],
  { files, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  report('looking', READ);
  const source = input.clean
    ? clean(
        picture,
        findFlaws(picture, () => report('looking', READ)),
        (share) => report('looking', READ + (CLEAN - READ) * share),
      )
    : picture;
  const crispness = input.sharpness / 100;
  return {
    picture: enlarge(source, sizeAfter(picture, input), crispness, (share) =>
      report('enlarging', CLEAN + (ENLARGED - CLEAN) * share),
    ),
  };
}
