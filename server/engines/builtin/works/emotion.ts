import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { oneFace } from '../faces/one-face.ts';
import { decodePicture } from '../picture/codec.ts';
import { changeEmotion } from '../portraits/change-emotion.ts';
import { OFFERED_EMOTIONS } from '../portraits/offered.ts';
import { type Made, type WorkContext, WorkRefused } from '../work.ts';

/**
 * Another expression on the face in a portrait.
 * @throws WorkRefused if the picture is not one of exactly one person, or a smile with teeth is requested
 *   for a mouth without visible teeth
 */
export default async function emotion(
  input: CapabilityInput['emotion'],
  { files, report }: WorkContext,
): Promise<Made> {
  report('looking', 0.02);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  const wanted = OFFERED_EMOTIONS.find((known) => known === input.emotion);
  if (!wanted) throw new WorkRefused('value_needs_engine');
  const face = await oneFace(picture);
  report('changing', 0.4);
  const changed = changeEmotion(picture, face, wanted, input.strength / 100, (share) =>
    report('changing', 0.4 + 0.58 * share),
  );
  return { picture: changed };
}
