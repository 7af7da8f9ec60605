import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { growMask, growthFor } from '../../builtin/inpaint/grow-mask.ts';
import { decodeMask, decodePicture } from '../../builtin/picture/codec.ts';
import type { Made, WorkContext } from '../../builtin/work.ts';
import byRules from '../../builtin/works/remove-object.ts';
import type { ModelUse } from '../manifest.ts';
import { fillByModel } from './fill.ts';
import type { Model } from './model.ts';

const READ = 0.05;

export { byRules };

/** The picture with the painted area filled in by the model, and everything else unchanged. */
export async function byModel(
  input: CapabilityInput['remove_object'],
  { files, index, report }: WorkContext,
  model: Model<Extract<ModelUse, { kind: 'fill' }>>,
): Promise<Made> {
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  const painted = await decodeMask(files[input.mask_url] as Uint8Array, picture);
  report('looking', READ);
  const grown = input.grow ? growMask(painted, growthFor(picture), () => report('looking', READ)) : painted;
  // If the mask leaves little unpainted, all of that is needed as a source.
  const mask = grown.data.includes(0) ? grown : painted;
  const share = (done: number) => READ + (0.98 - READ) * done;
  return { picture: await fillByModel(picture, mask, model, { index, share }) };
}
