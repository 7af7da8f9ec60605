import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { oneFace } from '../faces/one-face.ts';
import { decodePicture } from '../picture/codec.ts';
import type { Picture } from '../pixels/picture.ts';
import { changeAge } from '../portraits/change-age.ts';
import { ALL_AGES, OFFERED_AGES } from '../portraits/offered.ts';
import { stripOf } from '../portraits/strip.ts';
import { type Made, type WorkContext, WorkRefused } from '../work.ts';

/**
 * The person in a portrait at another age, or a strip of the picture and all offered ages.
 * @throws WorkRefused if the picture is not one of exactly one person, or the age is not offered
 */
export default async function age(
  input: CapabilityInput['age'],
  { files, report }: WorkContext,
): Promise<Made> {
  report('looking', 0.02);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  const wanted = OFFERED_AGES.filter((known) => known === input.age || input.age === ALL_AGES);
  if (wanted.length === 0) throw new WorkRefused('value_needs_engine');
  const face = await oneFace(picture);
  report('changing', 0.15);
  const made: Picture[] = [];
  for (const [index, one] of wanted.entries()) {
    const tell = (share: number) => report('changing', 0.15 + (0.83 * (index + share)) / wanted.length);
    made.push(await changeAge(picture, face, one, input.strength / 100, tell));
  }
  const [first, ...others] = made as [Picture, ...Picture[]];
  if (others.length === 0) return { picture: first };
  const middle = wanted.indexOf('middle_age');
  return { picture: stripOf(made.toSpliced(middle, 0, picture)) };
}
