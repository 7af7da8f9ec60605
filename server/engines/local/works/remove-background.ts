import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { planeOfTensor, tensorOfPicture } from '../../../inference/picture-tensor.ts';
import { cutByMask } from '../../builtin/cutout/cut-by-mask.ts';
import { ownAlpha } from '../../builtin/cutout/full-size.ts';
import { decodePicture } from '../../builtin/picture/codec.ts';
import type { Mask, Plane } from '../../builtin/pixels/picture.ts';
import { resamplePicture } from '../../builtin/pixels/resample.ts';
import type { Made, WorkContext } from '../../builtin/work.ts';
import byRules, { fillBehind } from '../../builtin/works/remove-background.ts';
import type { ModelUse } from '../manifest.ts';
import type { Model } from './model.ts';

type Use = Extract<ModelUse, { kind: 'subject' }>;
const SEEN = 0.6;

export { byRules };

/** The subject by the model, on a transparent or coloured background. */
export async function byModel(
  input: CapabilityInput['remove_background'],
  context: WorkContext,
  { use, ask }: Model<Use>,
): Promise<Made> {
  const { files, report } = context;
  report('looking', 0);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  // An existing cut-out stays unchanged.
  if (ownAlpha(picture)) return byRules(input, context);
  const seen = resamplePicture(picture, { width: use.side, height: use.side }, () => report('looking', 0));
  const answer = await ask([tensorOfPicture(seen, use.image)], { stage: 'looking', share: 0.1 });
  const mask = sharesOf(planeOfTensor(answer), use.output.scale);
  const subject = cutByMask(picture, mask, (share) => report('cutting', SEEN + (0.98 - SEEN) * share));
  if (input.background !== undefined) fillBehind(subject, input.background);
  return { picture: subject };
}

function sharesOf({ width, height, data }: Plane, scale: Use['output']['scale']): Mask {
  const shares = new Uint8ClampedArray(data.length);
  if (scale === 'sigmoid') {
    for (let at = 0; at < data.length; at += 1) shares[at] = 255 / (1 + Math.exp(-(data[at] as number)));
  } else {
    const [least, most] = rangeOf(data);
    // A constant mask has no subject.
    const factor = most > least ? 255 / (most - least) : 0;
    for (let at = 0; at < data.length; at += 1) shares[at] = ((data[at] as number) - least) * factor;
  }
  return { width, height, data: new Uint8Array(shares.buffer) };
}

function rangeOf(data: Float32Array): [number, number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of data) {
    least = Math.min(least, value);
    most = Math.max(most, value);
  }
  return [least, most];
}
