import type { Face } from '../faces/face.ts';
import { type FaceFrame, faceFrame } from '../faces/face-frame.ts';
import type { Picture } from '../pixels/picture.ts';
import { WorkRefused } from '../work.ts';
import { closeLips } from './close-lips.ts';
import { dimple, teethPlane, teethShare, whitenTeeth } from './face-light.ts';
import { type Mouth, mouthOf } from './mouth.ts';
import type { Emotion } from './offered.ts';
import { type Push, pushed } from './pushes.ts';
import { boxAround, pointsIn, putRegion, takeRegion } from './region.ts';
import { warp } from './warp.ts';

/** Minimum gap of an open mouth, in face widths. */
const OPEN = 0.03;
/** Around the face, in its widths. */
const FACE = { left: -0.8, right: 0.8, top: -0.85, bottom: 1.05 };

/** Effects of an emotion on a face; every number in face widths. */
interface Recipe {
  /** Needs visible teeth. */
  teeth?: true;
  /** Closes an open mouth first. */
  closes?: true;
  pushes(place: (index: number) => { u: number; v: number }, mouth: Mouth): Push[];
  /** Height of the dimples, and their distance from the corners of the mouth. */
  dimples?: { size: number; aside: number; down: number };
}

/** The same push on both sides of the face; `du` is outwards. */
const both = (
  place: (index: number) => { u: number; v: number },
  [left, right]: readonly [number, number],
  outwards: number,
  dv: number,
  reach: number,
): Push[] => [
  { at: place(left), du: -outwards, dv, reach },
  { at: place(right), du: outwards, dv, reach },
];

const CORNERS = [61, 291] as const;
const CHEEKS = [50, 280] as const;
const LOWER_LIDS = [145, 374] as const;
const UPPER_LIDS = [159, 386] as const;
const INNER_BROWS = [107, 336] as const;
const MIDDLE_BROWS = [105, 334] as const;
const OUTER_BROWS = [70, 300] as const;

const RECIPES: Record<Emotion, Recipe> = {
  jiuwo: {
    pushes: (place) => smile(place, 0.6),
    dimples: { size: 0.05, aside: 0.085, down: -0.03 },
  },
  liwo: {
    pushes: (place) => smile(place, 0.5),
    dimples: { size: 0.032, aside: 0.045, down: 0.03 },
  },
  big_smile_white_teeth: {
    teeth: true,
    pushes: (place) => [
      ...smile(place, 1.15),
      { at: place(14), du: 0, dv: 0.022, reach: 0.1 },
      { at: place(17), du: 0, dv: 0.016, reach: 0.12 },
    ],
  },
  classic_white_teeth: { teeth: true, pushes: (place) => smile(place, 0.55) },
  cool: {
    closes: true,
    pushes: (place) => [
      ...both(place, CORNERS, -0.018, 0.02, 0.11),
      ...both(place, INNER_BROWS, -0.008, 0.03, 0.09),
      ...both(place, MIDDLE_BROWS, 0, 0.016, 0.09),
      ...both(place, UPPER_LIDS, 0, 0.011, 0.05),
      ...both(place, LOWER_LIDS, 0, -0.007, 0.05),
      ...both(place, CHEEKS, -0.006, 0.008, 0.14),
    ],
  },
  sad: {
    closes: true,
    pushes: (place) => [
      ...both(place, CORNERS, -0.024, 0.04, 0.12),
      { at: place(14), du: 0, dv: -0.012, reach: 0.09 },
      { at: place(17), du: 0, dv: -0.01, reach: 0.1 },
      ...both(place, INNER_BROWS, 0, -0.034, 0.1),
      ...both(place, OUTER_BROWS, 0, 0.024, 0.1),
      ...both(place, UPPER_LIDS, 0, 0.008, 0.055),
      ...both(place, CHEEKS, 0, 0.02, 0.15),
    ],
  },
  tight_smile: {
    closes: true,
    pushes: (place) => [
      ...both(place, CORNERS, 0.022, -0.022, 0.1),
      ...both(place, CHEEKS, 0.006, -0.012, 0.14),
      ...both(place, LOWER_LIDS, 0, -0.008, 0.06),
    ],
  },
};

function smile(place: (index: number) => { u: number; v: number }, amount: number): Push[] {
  return [
    ...both(place, CORNERS, 0.034 * amount, -0.032 * amount, 0.13),
    ...both(place, CHEEKS, 0.01 * amount, -0.026 * amount, 0.14),
    ...both(place, LOWER_LIDS, 0, -0.013 * amount, 0.07),
  ];
}

/**
 * The person of a picture with another expression; nothing outside the face changes.
 *
 * @param strength 0 to 1
 * @param report receives the progress, 0 to 1; may throw to stop
 * @throws WorkRefused if a smile with teeth is requested for a mouth without visible teeth: nothing here
 *   invents teeth
 */
export function changeEmotion(
  picture: Picture,
  face: Face,
  emotion: Emotion,
  strength: number,
  report: (share: number) => void,
): Picture {
  const recipe = RECIPES[emotion];
  const region = takeRegion(picture, boxAround(faceFrame(face), FACE, picture));
  const points = pointsIn(face.points, region);
  const frame = faceFrame({ points });
  const mouth = mouthOf(points, frame);
  const isOpen = mouth.opening > OPEN;
  if (recipe.teeth) {
    if (!isOpen || teethShare(region.picture, frame, mouth) < 0.25) throw new WorkRefused('teeth_hidden');
    whitenTeeth(region.picture, teethPlane(region.picture, frame, mouth), strength);
  }
  const half = recipe.closes && isOpen ? 0.5 : 0;
  if (half > 0)
    region.picture = closeLips(region.picture, frame, mouth, Math.min(1, strength * 1.4), (share) =>
      report(share * half),
    );
  const place = (index: number) => frame.of(points[index] as { x: number; y: number });
  const pushes = recipe.pushes(place, mouth);
  region.picture = warp(region.picture, pushed(frame, pushes, strength * 1.2), (share) =>
    report(half + share * (1 - half)),
  );
  if (recipe.dimples) addDimples(region.picture, frame, mouth, recipe.dimples, strength);
  return putRegion(picture, region);
}

function addDimples(
  picture: Picture,
  frame: FaceFrame,
  mouth: Mouth,
  { size, aside, down }: { size: number; aside: number; down: number },
  strength: number,
): void {
  for (const corner of [mouth.left, mouth.right]) {
    const at = { u: corner.u + Math.sign(corner.u) * aside, v: corner.v + down };
    dimple(picture, frame, at, size, Math.min(1, strength * 1.2));
  }
}
