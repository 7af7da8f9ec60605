import type { Point } from '../faces/face.ts';
import { type FaceFrame, faceFrame } from '../faces/face-frame.ts';
import { LEFT_EYE, RIGHT_EYE } from '../faces/landmarks.ts';
import type { Picture } from '../pixels/picture.ts';
import { closeLips } from '../portraits/close-lips.ts';
import { type Mouth, mouthOf } from '../portraits/mouth.ts';
import { type Curve, curveThrough } from './curve.ts';

/** The movable parts of a face. All numbers are in face coordinates (`faceFrame`). */
export interface FaceRig {
  /** The photograph with closed lips. */
  closed: Picture;
  /** The original photograph: its teeth are shown again when the lips part. */
  given: Picture;
  frame: FaceFrame;
  mouth: RigMouth;
  eyes: readonly RigEye[];
  /** `v` of the brows. */
  brows: number;
  /** Colour of the skin in the middle of the face: the drawn inside of the mouth has the same light. */
  skin: readonly [number, number, number];
}

export interface RigMouth {
  /** Between the inner corners. */
  from: number;
  to: number;
  /** Line between the closed lips. */
  seam: Curve;
  /** `v` under the nose, above which nothing moves, and of the chin. */
  nose: number;
  chin: number;
  /** The gap between the lips as photographed; undefined if none of the teeth were seen. */
  photographed: { upper: Curve; lower: Curve } | undefined;
}

export interface RigEye {
  from: number;
  to: number;
  upper: Curve;
  lower: Curve;
  /** `v` of the brow above it. */
  brow: number;
}

const UNDER_NOSE = 2;
/** Of each eye: its corner towards the left first, as `LEFT_EYE` and `RIGHT_EYE` list them, and its brow. */
const EYES = [
  { ring: LEFT_EYE, brow: 105 },
  { ring: RIGHT_EYE, brow: 334 },
] as const;
/** Minimum gap of a mouth that was photographed open. */
const OPEN = 0.018;
/** Minimum gap with visible teeth, which can be shown again. */
const SHOWS_TEETH = 0.045;

/** Prepares a face for animation. @param points its 478 points in the picture, which is opaque */
export function rigOf(given: Picture, points: readonly Point[]): FaceRig {
  const frame = faceFrame({ points: [...points] });
  const place = (index: number) => frame.of(points[index] as Point);
  const mouth = mouthOf(points, frame);
  const isOpen = mouth.opening > OPEN;
  const closed = isOpen ? closeLips(given, frame, mouth, 1, () => undefined) : given;
  return {
    closed,
    given,
    frame,
    mouth: {
      from: mouth.innerFrom,
      to: mouth.innerTo,
      seam: isOpen ? curveThrough(...bounds(mouth), (u) => meeting(mouth, u)) : darkSeam(given, frame, mouth),
      nose: place(UNDER_NOSE).v,
      chin: frame.chin,
      photographed:
        mouth.opening > SHOWS_TEETH
          ? {
              upper: curveThrough(...bounds(mouth), (u) => mouth.innerUpper(u)),
              lower: curveThrough(...bounds(mouth), (u) => mouth.innerLower(u)),
            }
          : undefined,
    },
    eyes: EYES.map(({ ring, brow }) => eyeOf(ring.map(place), place(brow).v)),
    brows: (place(105).v + place(334).v) / 2,
    skin: skinOf(given, frame),
  };
}

const bounds = ({ innerFrom, innerTo }: Mouth) => [innerFrom, innerTo] as const;

/** Line at which `closeLips` closes them. */
const meeting = (mouth: Mouth, u: number) =>
  mouth.innerUpper(u) + (mouth.innerLower(u) - mouth.innerUpper(u)) * 0.45;

/** Brightness penalty of a place at the largest search distance. */
const FAR = 35;

/** The line between closed lips is darker than the lips: the mesh points are near it, but not on it. */
function darkSeam(picture: Picture, frame: FaceFrame, mouth: Mouth): Curve {
  const about = curveThrough(...bounds(mouth), (u) => (mouth.innerUpper(u) + mouth.innerLower(u)) / 2);
  const steps = [-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => step * 0.006);
  const offset = (u: number) => {
    let [best, darkest] = [0, Number.POSITIVE_INFINITY];
    for (const step of steps) {
      const light = lumaAt(picture, frame.at(u, about(u) + step)) + FAR * (step / 0.024) ** 2;
      if (light < darkest) [best, darkest] = [step, light];
    }
    return best;
  };
  const spread = (mouth.innerTo - mouth.innerFrom) / 12;
  return curveThrough(...bounds(mouth), (u) => {
    const near = [-1, -0.5, 0, 0.5, 1].map((side) => offset(u + side * spread)).toSorted((a, b) => a - b);
    return about(u) + ((near[1] as number) + (near[2] as number) + (near[3] as number)) / 3;
  });
}

function eyeOf(ring: readonly { u: number; v: number }[], brow: number): RigEye {
  // The rings run from the outer corner over the upper lid and back along the lower one.
  const first = ring[0] as { u: number; v: number };
  const far = ring.reduce((a, b) => (Math.abs(b.u - first.u) > Math.abs(a.u - first.u) ? b : a));
  const [from, to] = [Math.min(first.u, far.u), Math.max(first.u, far.u)];
  const middle = (u: number) => first.v + ((far.v - first.v) * (u - first.u)) / (far.u - first.u);
  const lid = (side: 1 | -1) => {
    const places = ring
      .filter((each) => each === first || each === far || Math.sign(each.v - middle(each.u)) === side)
      .toSorted((a, b) => a.u - b.u);
    return curveThrough(from, to, (u) => along(places, u));
  };
  return { from, to, upper: lid(-1), lower: lid(1), brow };
}

function along(places: readonly { u: number; v: number }[], u: number): number {
  const next = Math.max(
    1,
    places.findIndex((each) => each.u >= u),
  );
  const [one, other] = [places[next - 1], places[next]];
  if (!one || !other) return places[0]?.v ?? 0;
  const share = other.u === one.u ? 0 : (u - one.u) / (other.u - one.u);
  return one.v + (other.v - one.v) * Math.max(0, Math.min(1, share));
}

/** Of both cheeks and the chin. */
function skinOf(picture: Picture, frame: FaceFrame): readonly [number, number, number] {
  const sum: [number, number, number] = [0, 0, 0];
  for (const [u, v] of CHEEKS) {
    const at = indexAt(picture, frame.at(u, v));
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] as number) + (picture.data[at + channel] as number) / CHEEKS.length;
  }
  return sum;
}
const CHEEKS = [
  [-0.28, 0.12],
  [0.28, 0.12],
  [-0.2, 0.25],
  [0.2, 0.25],
  [0, 0.52],
] as const;

function indexAt({ width, height }: Picture, { x, y }: Point): number {
  const column = Math.max(0, Math.min(width - 1, Math.floor(x)));
  const row = Math.max(0, Math.min(height - 1, Math.floor(y)));
  return 4 * (row * width + column);
}

function lumaAt(picture: Picture, place: Point): number {
  const { data } = picture;
  const at = indexAt(picture, place);
  return (
    0.2126 * (data[at] as number) + 0.7152 * (data[at + 1] as number) + 0.0722 * (data[at + 2] as number)
  );
}
