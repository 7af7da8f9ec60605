import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { type SketchStage, type SketchStyle, STYLES } from '@inkreel/sketch/brief.ts';
import { characterBrief, sceneOf } from '@inkreel/sketch/character/character-brief.ts';
import { wordsUnderstood } from '@inkreel/sketch/language/words-understood.ts';
import { drawBrief } from '@inkreel/sketch/sketch.ts';
import type { Made, WorkContext } from '../work.ts';
import { wholeProgress } from './text-to-image.ts';

type Input = CapabilityInput['character_picture'];

/** The described character in one scene, by the sketch engine: the same description is the same person everywhere. */
export default async function characterPicture(
  input: Input,
  { index, seed, report }: WorkContext,
): Promise<Made> {
  const whole = wholeProgress();
  const tell = (stage: SketchStage, share: number) => report(stage, whole(stage, share));
  tell('reading', 0);
  const { character, width, height } = input;
  const style = STYLES.find((known): known is SketchStyle => known === input.style);
  const scene = sceneOf(input.prompt, index);
  const brief = characterBrief({ character, scene, seed, ...(style ? { style } : {}) });
  const { raster, notDrawn } = drawBrief(brief, width, height, tell);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (let at = 0; at < width * height; at += 1) {
    data.set(raster.data.subarray(at * 3, at * 3 + 3), at * 4);
  }
  return {
    picture: { width, height, data },
    report: { understood: wordsUnderstood(brief, notDrawn), notDrawn },
  };
}
