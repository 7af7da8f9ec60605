import type { CapabilityInput } from '@inkreel/contract/tools/capabilities.ts';
import { oneFace } from '../faces/one-face.ts';
import { decodePicture } from '../picture/codec.ts';
import { idFormat } from '../portraits/id-formats.ts';
import { idPhoto } from '../portraits/id-photo.ts';
import type { Made, WorkContext } from '../work.ts';

/** Candidates differ in light and in the size of the head, all within the norms. */
const CANDIDATES = [
  { zoom: 1, light: 0 },
  { zoom: 1, light: 0.16 },
  { zoom: 0.96, light: 0.08 },
  { zoom: 1.03, light: 0.08 },
] as const;

/**
 * A photograph for documents from a portrait. Other kinds of portraits need an AI engine.
 * @throws WorkRefused if the picture is not one of exactly one person with shoulders
 */
export default async function portrait(
  input: CapabilityInput['portrait'],
  { files, index, report }: WorkContext,
): Promise<Made> {
  report('looking', 0.02);
  const format = idFormat(input.template);
  if (!format) throw new Error(`no document format is called ${input.template}`);
  const picture = await decodePicture(files[input.image_url] as Uint8Array);
  const face = await oneFace(picture);
  const variant = CANDIDATES[index % CANDIDATES.length] ?? CANDIDATES[0];
  const wish = { format, background: input.background, ...variant };
  const made = await idPhoto(picture, face, wish, (share) => report('cutting', 0.1 + 0.88 * share));
  return { picture: made };
}
