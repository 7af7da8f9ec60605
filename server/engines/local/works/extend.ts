import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { placeInFrame } from '../../builtin/extend/extend.ts';
import { decodePicture } from '../../builtin/picture/codec.ts';
import { createMask } from '../../builtin/pixels/picture.ts';
import type { Made, WorkContext } from '../../builtin/work.ts';
import byRules from '../../builtin/works/extend.ts';
import type { ModelUse } from '../manifest.ts';
import { fillByModel } from './fill.ts';
import type { Model } from './model.ts';

const READ = 0.05;

export { byRules };

/** The picture in a larger frame that the model fills in. It ignores prompts and continues the picture. */
export async function byModel(
  input: CapabilityInput['extend'],
  { files, index, report }: WorkContext,
  model: Model<Extract<ModelUse, { kind: 'fill' }>>,
): Promise<Made> {
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  const canvas = placeInFrame(picture, input, () => report('looking', READ));
  const mask = createMask(canvas.width, canvas.height);
  mask.data.fill(255);
  for (let y = 0; y < picture.height; y += 1) {
    const start = (y + input.top) * canvas.width + input.left;
    mask.data.fill(0, start, start + picture.width);
  }
  const share = (done: number) => READ + (0.98 - READ) * done;
  return { picture: await fillByModel(canvas, mask, model, { index, share }) };
}
