import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { draw } from '@inkreel/sketch';
import type { Made, WorkContext } from '../work.ts';
import { drawingSize, finish } from './finish.ts';
import { styleOf } from './style-of.ts';

type Input = CapabilityInput['text_to_image'];

/** A picture drawn by the sketch engine from the words of the prompt. */
export default async function textToImage(input: Input, { seed, report }: WorkContext): Promise<Made> {
  const { prompt, style } = input;
  const { raster, understood, notDrawn } = await draw(
    { kind: 'prompt', prompt, ...drawingSize(input), seed, style: styleOf(style) },
    report,
  );
  return { ...(await finish(raster, input)), report: { understood, notDrawn } };
}
