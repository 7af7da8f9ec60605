import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { planeOfTensor, tensorOfPicture } from '../../../inference/picture-tensor.ts';
import { blurPlane } from '../../builtin/pixels/blur.ts';
import type { Picture, Plane } from '../../builtin/pixels/picture.ts';
import { resamplePicture } from '../../builtin/pixels/resample.ts';
import type { Made, WorkContext } from '../../builtin/work.ts';
import byRules from '../../builtin/works/camera-move.ts';
import type { ModelUse } from '../manifest.ts';
import type { Model } from './model.ts';

type DepthUse = Extract<ModelUse, { kind: 'depth' }>;

/** Percentiles that count as the farthest and the nearest depth, so that single pixels do not stretch the range. */
const FAR_SHARE = 0.02;
const NEAR_SHARE = 0.98;
/** Half the width of a soft step between two depths, as a share of the longer side: a hard one would tear the picture. */
const SOFT = 0.012;

export { byRules };

/** A short film through the photograph, by the model's depth. */
export function byModel(
  input: CapabilityInput['camera_move'],
  context: WorkContext,
  model: Model<DepthUse>,
): Promise<Made> {
  return byRules(input, context, (picture) => lookAtDepth(picture, model));
}

/** The model's depth: 0 far, 1 near, with soft steps. */
export async function lookAtDepth(picture: Picture, { use, ask }: Model<DepthUse>): Promise<Plane> {
  const seen = resamplePicture(picture, sizeFor(picture, use));
  const answer = await ask([tensorOfPicture(seen, use.image)], { stage: 'looking', share: 0.1 });
  const plane = planeOfTensor(answer);
  const sorted = plane.data.toSorted();
  const at = (share: number) => sorted[Math.round(share * (sorted.length - 1))] as number;
  const [low, high] = [at(FAR_SHARE), at(NEAR_SHARE)];
  // A constant depth counts as the middle.
  const shareOf = (value: number) => (high > low ? (value - low) / (high - low) : 0.5);
  const data = plane.data.map((value) => {
    const share = Math.min(1, Math.max(0, shareOf(value)));
    return use.output.near === 'largest' ? share : 1 - share;
  });
  return blurPlane({ ...plane, data }, Math.max(1, Math.round(SOFT * Math.max(plane.width, plane.height))));
}

/** The picture's aspect ratio in sides that the model takes. */
function sizeFor({ width, height }: Picture, { side, multiple }: DepthUse) {
  const factor = side / Math.max(width, height);
  const fitted = (length: number) => Math.max(multiple, Math.round((length * factor) / multiple) * multiple);
  return { width: fitted(width), height: fitted(height) };
}
