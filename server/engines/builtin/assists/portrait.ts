import type { MediaCheck } from '../../engine.ts';
import { findFaces } from '../faces/find-faces.ts';
import { placesOf } from '../mouth/places.ts';
import { brokenRules, SPEAKER_RULES, speakersOf } from '../mouth/speaker-rules.ts';
import { decodeForGlance } from '../picture/codec.ts';

/**
 * Whether the picture `image_url` may become a talking portrait, and where the faces in it are.
 * @throws Error if the input names no existing picture
 */
export default async function portrait(
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<MediaCheck> {
  const bytes = files[String(input['image_url'])];
  if (!bytes) throw new Error('portrait: no picture is named');
  const { picture, factor } = await decodeForGlance(bytes);
  const faces = await findFaces(picture);
  const size = { width: picture.width * factor, height: picture.height * factor };
  return {
    checked: SPEAKER_RULES,
    failed: brokenRules(picture, faces, size),
    found: placesOf(speakersOf(faces), picture),
  };
}
