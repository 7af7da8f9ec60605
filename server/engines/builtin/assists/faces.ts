import type { ErrorCode } from '@inkreel/contract/errors.ts';
import type { Box } from '../faces/face.ts';
import { findFaces } from '../faces/find-faces.ts';
import { isFace, refusalOf } from '../faces/one-face.ts';
import { decodePicture } from '../picture/codec.ts';

/** What the editor is told of the faces in a picture; boxes in the pixels of the upright picture. */
export interface FacesAnswer {
  width: number;
  height: number;
  faces: { box: Box; score: number }[];
  /** What stands against the picture where one person is wanted. */
  refusal: ErrorCode | undefined;
}

/**
 * The faces in the picture `image_url`, the widest first.
 * @throws Error where the input names no picture that is there
 */
export default async function faces(
  input: Readonly<Record<string, unknown>>,
  files: Readonly<Record<string, Uint8Array>>,
): Promise<FacesAnswer> {
  const bytes = files[String(input['image_url'])];
  if (!bytes) throw new Error('faces: no picture is named');
  const picture = await decodePicture(bytes);
  const found = await findFaces(picture);
  return {
    width: picture.width,
    height: picture.height,
    faces: found.filter(isFace).map(({ box, score }) => ({ box, score })),
    refusal: refusalOf(found),
  };
}
