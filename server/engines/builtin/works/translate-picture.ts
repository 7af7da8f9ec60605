import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { redrawTexts } from '../letters/redraw-texts.ts';
import { decodePicture } from '../picture/codec.ts';
import type { Made, WorkContext } from '../work.ts';

type Input = CapabilityInput['translate_picture'];

/** The picture with new lettering in the changed boxes. The user writes the texts. */
export default async function translatePicture(
  { image_url: address, texts = [] }: Input,
  { files, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const bytes = files[address];
  if (!bytes) throw new Error('the picture to be lettered was not handed over');
  const picture = await decodePicture(bytes);
  report('lettering', 0.1);
  redrawTexts(picture, texts, (share) => report('lettering', 0.1 + 0.85 * share));
  report('lettering', 0.95);
  return { picture };
}
