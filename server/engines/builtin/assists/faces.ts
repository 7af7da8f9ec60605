import type { assistFaces } from '@inkreel/contract/api/assists.ts';
import type { OutputOf } from '@inkreel/contract/api/endpoint.ts';
import type { Box } from '../faces/face.ts';
import { findFaces } from '../faces/find-faces.ts';
import { isFace, refusalOf } from '../faces/one-face.ts';
import { decodeForGlance } from '../picture/codec.ts';

/**
 * The faces in the picture `image_url`, the widest first, in pixels of the upright picture, and the refusal if exactly
 * one person is required.
 * @throws Error if the input names no existing picture
 */
export default async function faces(
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<OutputOf<typeof assistFaces>> {
  const bytes = files[String(input['image_url'])];
  if (!bytes) throw new Error('faces: no picture is named');
  const { picture, factor } = await decodeForGlance(bytes);
  const found = (await findFaces(picture)).map((face) => ({ ...face, box: scaled(face.box, factor) }));
  return {
    faces: found.filter(isFace).map(({ box, score }) => ({
      left: box.x,
      top: box.y,
      width: box.width,
      height: box.height,
      score,
    })),
    problem: refusalOf(found) ?? null,
  };
}

const scaled = ({ x, y, width, height }: Box, factor: number): Box => ({
  x: x * factor,
  y: y * factor,
  width: width * factor,
  height: height * factor,
});
