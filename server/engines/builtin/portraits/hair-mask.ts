import {
  grabCut,
  LIKELY_BACKGROUND,
  LIKELY_SUBJECT,
  SURE_BACKGROUND,
  SURE_SUBJECT,
} from '../cutout/grab-cut.ts';
import { boxMean, guidedPlane } from '../cutout/guided-filter.ts';
import type { Point } from '../faces/face.ts';
import { type FaceFrame, faceFrame } from '../faces/face-frame.ts';
import { OVAL } from '../faces/landmarks.ts';
import type { Picture, Plane } from '../picture/picture.ts';
import { resamplePicture } from '../picture/resample.ts';
import { polygonPlane } from './polygon.ts';
import { labsOf, type Skin, skinOf } from './skin.ts';
import { type Tones, tonesOf } from './tones.ts';

/** Width of the face where hair is told from the rest, in pixels: GrabCut slows down sharply above. */
const WORK_UNIT = 84;
const ROUNDS = 5;

/**
 * Where the hair is, from 0 to 1, in the pixels of a picture that shows one head.
 *
 * @param points the face mesh in this picture's pixels
 * @param report told from 0 to 1; may throw to stop
 */
export async function hairMask(
  picture: Picture,
  points: readonly Point[],
  report: (share: number) => void,
): Promise<Plane> {
  const scale = Math.min(1, WORK_UNIT / faceFrame({ points: [...points] }).unit);
  const small = resamplePicture(picture, {
    width: Math.max(1, Math.round(picture.width * scale)),
    height: Math.max(1, Math.round(picture.height * scale)),
  });
  const [fx, fy] = [small.width / picture.width, small.height / picture.height];
  const smallPoints = points.map(({ x, y }) => ({ x: x * fx, y: y * fy }));
  const frame = faceFrame({ points: smallPoints });
  report(0.1);
  const scene = sceneOf(small, smallPoints, frame);
  const person = await grabCut(small, personLabels(scene), ROUNDS, (share) => report(0.1 + 0.6 * share));
  let found = hairOf(scene, person);
  keepOnHead(found, scene.line, small.width);
  // Once more with the tones of all the hair, light and shaded, and not only of the hairline.
  found = mostly(hairOf({ ...scene, hair: tonesOf(scene.labs, placesOf(found), 8) }, person), small.width);
  keepOnHead(found, scene.line, small.width);
  report(0.75);
  const guided = guidedPlane(
    small,
    Float32Array.from(found),
    Math.max(2, Math.round(frame.unit * 0.045)),
    4e-4,
  );
  const { width, height, data } = picture;
  const plane: Plane = { width, height, data: new Float32Array(width * height) };
  for (let y = 0; y < height; y += 1) {
    if (y % 64 === 0) report(0.75 + (0.25 * y) / height);
    for (let x = 0; x < width; x += 1) {
      const at = y * width + x;
      const value = guided.at(
        (x + 0.5) * fx,
        (y + 0.5) * fy,
        data[4 * at] as number,
        data[4 * at + 1] as number,
        data[4 * at + 2] as number,
      );
      plane.data[at] = Math.max(0, Math.min(1, (value - 0.12) / 0.72));
    }
  }
  return plane;
}

/**
 * Hair for sure: a band that begins where the bare forehead ends, as 1. What stands above the forehead is hair, or a hat.
 */
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

/** What is known of a small picture before person and background are told apart. */
interface Scene {
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

function sceneOf(picture: Picture, points: readonly Point[], frame: FaceFrame): Scene {
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

const placesOf = (marked: Uint8Array) => Array.from(marked.keys()).filter((at) => marked[at] === 1);

/** From 0 in the middle of the skull to 1 at its edge with ordinary hair. */
const skull = (u: number, v: number, frame: FaceFrame) => Math.hypot(u / 0.66, (v - frame.top - 0.15) / 0.58);

/** Where a person is to be expected around a face. */
function personLabels({ picture, frame, line, hair, backdrop }: Scene): Uint8Array {
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

/** What of the person is hair: around the skull all that is no skin, further down what has the colour of hair. */
function hairOf({ picture, frame, oval, skin, line, hair, clothes }: Scene, person: Uint8Array): Uint8Array {
  return labelled(picture, frame, ({ u, v }, at) => {
    const aside = Math.abs(u);
    if (line[at] === 1) return 1;
    if (person[at] === 0 || skin.grown[at] === 1) return 0;
    const toSkin = skin.away(at);
    const toHair = hair(at);
    // Brows, eyes, nose, mouth and beard are no hair of the head, whatever their colour.
    if (oval.data[at] === 1) return Number(v < frame.top + 0.24 && toHair < toSkin && toHair < 0.08);
    if (v > frame.chin - 0.2 && aside < 0.34) return 0;
    if (v < -0.1) return Number(toSkin > 0.04 || toHair < toSkin);
    if (v < 0.3) return Number(toHair < toSkin && toHair < 0.12);
    return Number(aside < 1.2 && toHair < 0.07 && toHair < toSkin && toHair < clothes(at));
  });
}

function labelled(
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

/** What most of the 5 by 5 pixels around say: closes gaps between strands and drops specks. */
function mostly(found: Uint8Array, width: number): Uint8Array {
  const height = found.length / width;
  const share = boxMean(Float32Array.from(found), width, height, 2);
  return Uint8Array.from(share, (value) => Number(value > 0.5));
}

/** Leaves only what hangs together with the hairline: a dark coat is no hair. */
function keepOnHead(found: Uint8Array, line: Uint8Array, width: number): void {
  const kept = new Uint8Array(found.length);
  const open: number[] = [];
  for (let at = 0; at < found.length; at += 1) {
    if (line[at] !== 1) continue;
    kept[at] = 1;
    open.push(at);
  }
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    const x = at % width;
    for (const next of [x > 0 ? at - 1 : -1, x + 1 < width ? at + 1 : -1, at - width, at + width]) {
      if (next < 0 || next >= found.length || found[next] !== 1 || kept[next] === 1) continue;
      kept[next] = 1;
      open.push(next);
    }
  }
  found.set(kept);
}
