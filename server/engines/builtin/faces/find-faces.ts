import type { FaceResult } from '@vladmandic/human';
import type { Picture } from '../pixels/picture.ts';
import { detectorInput } from './detector-input.ts';
import type { Box, Face, Point } from './face.ts';
import { FACES_ONLY, loadHuman } from './load-human.ts';
import { sharpnessOf } from './sharpness.ts';

/** The detector's input has at most this side, in pixels; the mesh itself gets a face at 192. */
const SIDE = 1024;
/** The second pass uses a square of this side, this many times as wide as the face. */
const CLOSE = { side: 768, wide: 2.2 };

/**
 * The faces of a picture, the widest first, with 478 places each to a pixel or two. About 60 ms once the
 * models are loaded. May include false detections: `one-face.ts` has the rule for which of them count.
 */
export async function findFaces(picture: Picture): Promise<Face[]> {
  const { width, height } = picture;
  const whole = { x: 0, y: 0, width, height };
  const found = await look(picture, whole, Math.min(SIDE, Math.max(width, height)));
  return found.toSorted((a, b) => b.box.width - a.box.width);
}

/**
 * Detects the same face in an enlarged crop: the detector rounds its points down to whole pixels of its
 * input, so those of a small face become exact only when it is enlarged.
 */
export async function lookCloser(picture: Picture, face: Face): Promise<Face> {
  const half = (Math.max(face.box.width, face.box.height) * CLOSE.wide) / 2;
  const centre = centreOf(face.box);
  const x = Math.max(0, Math.floor(centre.x - half));
  const y = Math.max(0, Math.floor(centre.y - half));
  const width = Math.min(picture.width, Math.ceil(centre.x + half)) - x;
  const height = Math.min(picture.height, Math.ceil(centre.y + half)) - y;
  const found = await look(picture, { x, y, width, height }, CLOSE.side);
  const away = ({ box }: Face) => Math.hypot(centreOf(box).x - centre.x, centreOf(box).y - centre.y);
  const [nearest] = found.toSorted((a, b) => away(a) - away(b));
  return nearest && away(nearest) < face.box.width / 4 ? { ...nearest, score: face.score } : face;
}

async function look(picture: Picture, part: Box, side: number): Promise<Face[]> {
  const human = await loadHuman();
  const input = await detectorInput(human, picture, part, side);
  try {
    const { face, error } = await human.detect(input.tensor, FACES_ONLY);
    if (error) throw new Error(`faces: ${error}`);
    return await Promise.all(face.map((one) => faceOf(picture, one, input.toPicture)));
  } finally {
    human.tf.dispose(input.tensor);
  }
}

async function faceOf(
  picture: Picture,
  found: FaceResult,
  toPicture: (x: number, y: number) => Point,
): Promise<Face> {
  // The half pixel compensates for rounding down.
  const points = found.mesh.map(([x, y]) => toPicture(x + 0.5, y + 0.5));
  const box = around(points);
  const { roll, yaw, pitch } = found.rotation?.angle ?? { roll: 0, yaw: 0, pitch: 0 };
  const degrees = (radians: number) => (radians * 180) / Math.PI;
  return {
    box,
    points,
    // The detector's two stages make different errors, so only detections of both count as faces.
    score: found.score * found.boxScore,
    pose: { roll: degrees(roll), yaw: degrees(yaw), pitch: degrees(pitch) },
    sharpness: await sharpnessOf(picture, box),
  };
}

function around(points: readonly Point[]): Box {
  const xs = points.map((point) => point.x);
  const ys = points.map((point) => point.y);
  const x = Math.min(...xs);
  const y = Math.min(...ys);
  return { x, y, width: Math.max(...xs) - x, height: Math.max(...ys) - y };
}

const centreOf = ({ x, y, width, height }: Box): Point => ({ x: x + width / 2, y: y + height / 2 });
