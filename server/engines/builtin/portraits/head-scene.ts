import {
  grabCut,
  LIKELY_BACKGROUND,
  LIKELY_SUBJECT,
  SURE_BACKGROUND,
  SURE_SUBJECT,
} from '../cutout/grab-cut.ts';
import type { Point } from '../faces/face.ts';
import { type FaceFrame, faceFrame } from '../faces/face-frame.ts';
import { OVAL } from '../faces/landmarks.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { polygonPlane } from './polygon.ts';
import { labsOf, type Skin, skinOf } from './skin.ts';
import { type Tones, tonesOf } from './tones.ts';

/**
 * Width of the face at which people are separated from their background, in pixels: GrabCut slows down sharply above.
 */
const WORK_UNIT = 84;
const ROUNDS = 5;

/** A head in a small picture, with the known geometry before person and background are separated. */
export interface HeadScene {
  picture: Picture;
  labs: Float32Array;
  frame: FaceFrame;
  /** 1 inside the outline of the face. */
  oval: Plane;
  skin: Skin;
  line: Uint8Array;
  hair: Tones;
  backdrop: Tones;
  clothes: Tones;
}

/** The scene of a picture that shows one head; `points` is its face mesh. */
export function headScene(large: Picture, largePoints: readonly Point[]): HeadScene {
  const scale = Math.min(1, WORK_UNIT / faceFrame({ points: [...largePoints] }).unit);
  const picture = resamplePicture(large, {
    width: Math.max(1, Math.round(large.width * scale)),
    height: Math.max(1, Math.round(large.height * scale)),
  });
  const [fx, fy] = [picture.width / large.width, picture.height / large.height];
  const points = largePoints.map(({ x, y }) => ({ x: x * fx, y: y * fy }));
  const frame = faceFrame({ points });
  const labs = labsOf(picture);
  const skin = skinOf(picture, labs, frame);
  const line = hairLine(picture, frame, skin);
  const outline = OVAL.map((index) => points[index] as Point);
  const outside = labelled(picture, frame, ({ u, v }) => Number(v < 0.2 && skull(u, v, frame) > 2));
  const torso = labelled(picture, frame, ({ u, v }) => Number(v > frame.chin + 0.4 && Math.abs(u) < 0.22));
  return {
    picture,
    labs,
    frame,
    oval: polygonPlane(picture, outline, 0),
    skin,
    line,
    hair: tonesOf(labs, placesOf(line), 4),
    backdrop: tonesOf(labs, placesOf(outside), 6),
    clothes: tonesOf(labs, placesOf(torso), 4),
  };
}

/** The pixels that are marked. */
export const placesOf = (marked: Uint8Array) => Array.from(marked.keys()).filter((at) => marked[at] === 1);

/** From 0 in the middle of the skull to 1 at its edge with ordinary hair. */
const skull = (u: number, v: number, frame: FaceFrame) => Math.hypot(u / 0.66, (v - frame.top - 0.15) / 0.58);

/**
 * The person of a scene, as 1.
 * @param report receives the progress, 0 to 1; may throw to stop
 */
export function personIn(scene: HeadScene, report: (share: number) => void): Promise<Uint8Array> {
  return grabCut(scene.picture, personLabels(scene), ROUNDS, report);
}

/** Expected place of a person around a face. */
function personLabels({ picture, frame, line, hair, backdrop }: HeadScene): Uint8Array {
  return labelled(picture, frame, ({ u, v }, at) => {
    const aside = Math.abs(u);
    const face = Math.hypot(u / 0.46, (v - 0.1) / 0.52);
    if (line[at] === 1 || face < 1 || (v > 0.3 && aside < 0.3)) return SURE_SUBJECT;
    const [toHair, toBackdrop] = [hair(at), backdrop(at)];
    const head = skull(u, v, frame);
    if (v < 0.2 && head > 2.3) return SURE_BACKGROUND;
    if (head < 1) return toBackdrop < toHair * 0.4 ? LIKELY_BACKGROUND : LIKELY_SUBJECT;
    if (v > frame.chin + 0.25 && aside < 1) return LIKELY_SUBJECT;
    return toHair < 0.07 && toHair < toBackdrop * 0.8 ? LIKELY_SUBJECT : LIKELY_BACKGROUND;
  });
}

/** Certain hair: a band above the bare forehead, as 1. There is hair, or a hat. */
function hairLine({ width, height }: Picture, frame: FaceFrame, { grown }: Skin): Uint8Array {
  const line = new Uint8Array(width * height);
  const read = (u: number, v: number) => {
    const { x, y } = frame.at(u, v);
    const inside = x >= 0 && y >= 0 && x < width && y < height;
    return inside ? Math.floor(y) * width + Math.floor(x) : undefined;
  };
  const step = 0.4 / frame.unit;
  for (let u = -0.27; u <= 0.27; u += step) {
    let top = frame.top + 0.14;
    for (let v = top; v > frame.top - 0.6; v -= step) {
      const at = read(u, v);
      if (at !== undefined && grown[at] === 1) top = v;
      else if (top - v > 0.05) break;
    }
    for (let v = top - 0.03; v > top - 0.11; v -= step) {
      const at = read(u, v);
      if (at !== undefined) line[at] = 1;
    }
  }
  return line;
}

/** One number a pixel, from its position on the face. */
export function labelled(
  { width, height }: Picture,
  frame: FaceFrame,
  label: (place: { u: number; v: number }, at: number) => number,
): Uint8Array {
  const labels = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      labels[at] = label(frame.of({ x: x + 0.5, y: y + 0.5 }), at);
    }
  }
  return labels;
}
