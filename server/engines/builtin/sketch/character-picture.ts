import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { draw } from '@inkreel/sketch';
import { pictureOf } from '../pixels/picture.ts';
import type { Made, WorkContext } from '../work.ts';
import { sceneOf } from './scenes-of.ts';
import { styleOf } from './style-of.ts';

/** The described character in one scene: the same description is the same person everywhere. */
export default async function characterPicture(
  { character, prompt, width, height, style }: CapabilityInput['character_picture'],
  { index, seed, report }: WorkContext,
): Promise<Made> {
  const scene = sceneOf(prompt, index);
  const { raster, understood, notDrawn } = await draw(
    { kind: 'character', character, scene, width, height, seed, style: styleOf(style) },
    report,
  );
  return { picture: pictureOf(raster), report: { understood, notDrawn } };
}
