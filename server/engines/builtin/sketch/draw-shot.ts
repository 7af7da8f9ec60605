import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { draw } from '@inkreel/sketch';
import type { Made, WorkContext } from '../work.ts';
import { drawingSize, finish } from './finish.ts';
import { styleOf } from './style-of.ts';
import { traitsOf } from './traits-of.ts';

/** A shot of a story. Its characters follow from their words and traits: pictures of them are not needed. */
export default async function drawShot(
  input: CapabilityInput['draw_shot'],
  { seed, report }: WorkContext,
): Promise<Made> {
  const { prompt, characters, place, size, style } = input;
  const { raster, understood, notDrawn } = await draw(
    {
      kind: 'shot',
      prompt,
      characters: characters.map(({ name, description, traits = {} }) => ({
        name,
        description,
        traits: traitsOf(traits),
      })),
      place,
      size,
      ...drawingSize(input),
      seed,
      style: styleOf(style),
    },
    report,
  );
  return { ...(await finish(raster, input)), report: { understood, notDrawn } };
}
