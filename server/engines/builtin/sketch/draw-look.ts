import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { draw } from '@inkreel/sketch';
import { pictureOf } from '../pixels/picture.ts';
import type { Made, WorkContext } from '../work.ts';
import { styleOf } from './style-of.ts';
import { traitsOf } from './traits-of.ts';

/** The look of a character as a sheet: who it is follows from its name, words and traits, not from the seed. */
export default async function drawLook(
  { name, prompt, traits = {}, style, width, height }: CapabilityInput['draw_look'],
  { index, report }: WorkContext,
): Promise<Made> {
  const character = { name, description: prompt, traits: traitsOf(traits) };
  const { raster, understood, notDrawn } = await draw(
    { kind: 'look', character, width, height, seed: index, style: styleOf(style) },
    report,
  );
  return { picture: pictureOf(raster), report: { understood, notDrawn } };
}
