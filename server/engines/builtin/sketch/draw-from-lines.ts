import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { draw } from '@inkreel/sketch';
import { decodePicture } from '../picture/codec.ts';
import { pictureOf } from '../pixels/picture.ts';
import type { Made, WorkContext } from '../work.ts';
import { styleOf } from './style-of.ts';

/** A picture of the prompt with objects at the places where the user drew them. */
export default async function drawPictureFromLines(
  { drawing_url: url, prompt, width, height, freedom, style }: CapabilityInput['draw_from_lines'],
  { files, seed, report }: WorkContext,
): Promise<Made> {
  report('looking', 0);
  const bytes = files[url];
  if (!bytes) throw new Error('the drawing was not handed over');
  const lines = await decodePicture(bytes);
  const { raster, understood, notDrawn } = await draw(
    { kind: 'lines', prompt, lines, freedom: freedom / 100, width, height, seed, style: styleOf(style) },
    report,
  );
  return { picture: pictureOf(raster), report: { understood, notDrawn } };
}
