import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { sizeAfter } from '@inkreel/contract/tools/upscale-size.ts';
import { ModelFailure } from '../../../inference/model-process.ts';
import { pictureOfTensor, tensorOfPicture } from '../../../inference/picture-tensor.ts';
import { clean, findFlaws } from '../../builtin/enlarge/clean.ts';
import { enlarge } from '../../builtin/enlarge/enlarge.ts';
import { decodePicture } from '../../builtin/picture/codec.ts';
import type { Picture } from '../../builtin/pixels/picture.ts';
import { resamplePicture } from '../../builtin/pixels/resample.ts';
import type { Made, WorkContext } from '../../builtin/work.ts';
import byRules from '../../builtin/works/upscale.ts';
import type { ModelUse } from '../manifest.ts';
import { countTiles, enlargeByTiles } from '../tensors/tiles.ts';
import type { Model } from './model.ts';

/** Maximum pixels of the model's output, before it is scaled to the requested size. */
const MOST_PIXELS = 100_000_000;
const READ = 0.03;
const ENLARGED = 0.9;
/** Share of the model's detail that stays at sharpness 0; at 100 all of it does. */
const LEAST_ADDED = 0.4;

export { byRules };

/** The enlarged picture with detail from the model, in proportion to the requested sharpness. */
export async function byModel(
  input: CapabilityInput['upscale'],
  context: WorkContext,
  model: Model<Extract<ModelUse, { kind: 'enlarge' }>>,
): Promise<Made> {
  const { files, report } = context;
  const { use } = model;
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  const size = sizeAfter(picture, input);
  if (size.width <= picture.width && size.height <= picture.height) return byRules(input, context);
  if (picture.width * picture.height * use.factor ** 2 > MOST_PIXELS)
    throw new ModelFailure('large', `a picture of ${picture.width} × ${picture.height}`);
  const looking = () => report('looking', READ);
  const source = input.clean ? clean(picture, findFlaws(picture, looking), looking) : picture;
  const tiles = countTiles(source, use);
  let asked = 0;
  const large = await enlargeByTiles(withoutHoles(source), use, async (tile) => {
    asked += 1;
    const share = READ + (ENLARGED - READ) * ((asked - 1) / tiles);
    const answer = await model.ask([tensorOfPicture(tile, use.image)], {
      stage: 'enlarging',
      share,
      left: tiles - asked,
    });
    const side = use.tile * use.factor;
    return pictureOfTensor(answer, use.image, use.output, { width: side, height: side });
  });
  const finishing = () => report('enlarging', ENLARGED);
  const added = resamplePicture(large, size, finishing);
  const plain = enlarge(source, size, 0, (share) => report('enlarging', ENLARGED + 0.08 * share));
  mix(plain, added, LEAST_ADDED + (1 - LEAST_ADDED) * (input.sharpness / 100));
  return { picture: plain };
}

/** Blends the colours of a picture towards another one's, in place; alpha stays. */
function mix(under: Picture, over: Picture, weight: number): void {
  for (let at = 0; at < under.data.length; at += 4)
    for (let channel = at; channel < at + 3; channel += 1) {
      const below = under.data[channel] as number;
      under.data[channel] = below + weight * ((over.data[channel] as number) - below);
    }
}

/** Factor by which a picture is reduced to spread its colours. */
const SPREAD = 16;

/** The picture with surrounding colours in its transparent parts: the model takes no alpha. */
function withoutHoles(picture: Picture): Picture {
  const { width, height, data } = picture;
  if (!data.some((value, at) => at % 4 === 3 && value !== 255)) return picture;
  const small = {
    width: Math.max(1, Math.ceil(width / SPREAD)),
    height: Math.max(1, Math.ceil(height / SPREAD)),
  };
  const spread = resamplePicture(resamplePicture(picture, small), { width, height });
  const out: Picture = { width, height, data: data.slice() };
  for (let at = 0; at < data.length; at += 4) {
    const cover = (data[at + 3] as number) / 255;
    const other = spread.data[at + 3] === 0 ? 1 : cover;
    for (let channel = at; channel < at + 3; channel += 1)
      out.data[channel] = (data[channel] as number) * other + (spread.data[channel] as number) * (1 - other);
  }
  return out;
}
