import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { decodePicture } from '../picture/codec.ts';
import { repaint } from '../repaint/repaint.ts';
import type { Made, WorkContext } from '../work.ts';

/** Approximate number of the painting's progress calls, which is not known in advance. */
const TYPICAL_TICKS = 400;

/** The photograph repainted in one of ten styles. */
export default async function repaintPicture(
  { image_url, style, likeness }: CapabilityInput['repaint'],
  { files, seed, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const picture = await decodePicture(files[image_url] as Uint8Array);
  let ticks = 0;
  const tick = () => {
    ticks += 1;
    report('styling', 0.05 + 0.87 * (ticks / (ticks + TYPICAL_TICKS / 4)));
  };
  return { picture: repaint(picture, style, { likeness: likeness / 100, seed, tick }) };
}
