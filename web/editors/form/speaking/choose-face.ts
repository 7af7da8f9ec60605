import type { Place } from '@inkreel/contract/api/tasks.ts';

/** Maximum difference between two sightings of a face, in shares of the frame. */
const NEAR = 0.01;
/** Size of the picture of a face, in sizes of the face. */
const AROUND = 1.8;

export const isSameFace =
  (one: Place) =>
  (other: Place): boolean =>
    Math.abs(one.left - other.left) < NEAR && Math.abs(one.top - other.top) < NEAR;

/**
 * The face in the frame that a video shows, with what is around it; undefined if the browser cannot draw it.
 */
export async function pictureOfFace(video: HTMLVideoElement, face: Place): Promise<File | undefined> {
  const { videoWidth, videoHeight } = video;
  const side = AROUND * Math.max(face.width * videoWidth, face.height * videoHeight);
  const middle = {
    x: (face.left + face.width / 2) * videoWidth,
    y: (face.top + face.height / 2) * videoHeight,
  };
  const [left, top] = [Math.max(0, middle.x - side / 2), Math.max(0, middle.y - side / 2)];
  const width = Math.round(Math.min(videoWidth, middle.x + side / 2) - left);
  const height = Math.round(Math.min(videoHeight, middle.y + side / 2) - top);
  if (width < 1 || height < 1) return undefined;
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  canvas.getContext('2d')?.drawImage(video, left, top, width, height, 0, 0, width, height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.95));
  return blob ? new File([blob], 'face.jpg', { type: blob.type }) : undefined;
}
