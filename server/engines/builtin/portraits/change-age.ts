import type { Face, Point } from '../faces/face.ts';
import { type FaceFrame, faceFrame } from '../faces/face-frame.ts';
import { LEFT_BROW, RIGHT_BROW } from '../faces/landmarks.ts';
import type { Picture, Plane } from '../pixels/picture.ts';
import { creasesOf, pressCreases } from './creases.ts';
import { faceSkin, roughenSkin, smoothSkin } from './face-skin.ts';
import { hairMask } from './hair-mask.ts';
import type { Age } from './offered.ts';
import { labOfHex } from './oklab.ts';
import { polygonPlane } from './polygon.ts';
import { type Push, pushed } from './pushes.ts';
import { recolor } from './recolor.ts';
import { boxAround, pointsIn, putRegion, takeRegion } from './region.ts';
import { warp } from './warp.ts';

/** Effects of an age on a face, each from 0 to 1. */
interface Recipe {
  smooth: number;
  rough: number;
  creases: number;
  /** Of the hair, and how much more of it at the temples. */
  grey: number;
  temples: number;
  /** Below 0 the face gets younger: larger eyes, a shorter chin; above 0 it sags. */
  sag: number;
}

const RECIPES: Record<Age, Recipe> = {
  teen: { smooth: 1, rough: 0, creases: 0, grey: 0, temples: 0, sag: -1 },
  youth: { smooth: 0.8, rough: 0, creases: 0, grey: 0, temples: 0, sag: -0.4 },
  middle_age: { smooth: 0, rough: 0.45, creases: 0.55, grey: 0.12, temples: 0.4, sag: 0.45 },
  elderly: { smooth: 0, rough: 0.9, creases: 1, grey: 0.86, temples: 0, sag: 1 },
};
const SILVER = '#bdb9b4';
/** Around the head, in widths of the face: as far as long hair falls. */
const HEAD = { left: -1.5, right: 1.5, top: -1.5, bottom: 2.2 };
/** Around the face alone, if the hair stays unchanged. */
const FACE = { left: -0.8, right: 0.8, top: -0.85, bottom: 1.05 };

/**
 * The person of a picture as they might look younger or older: skin, folds, hair colour and a little of the shape. An
 * impression of an age, not a prediction. Backdrop and clothes stay.
 *
 * @param strength 0 to 1
 * @param report receives the progress, 0 to 1; may throw to stop
 */
export async function changeAge(
  picture: Picture,
  face: Face,
  age: Age,
  strength: number,
  report: (share: number) => void,
): Promise<Picture> {
  const recipe = RECIPES[age];
  const region = takeRegion(picture, boxAround(faceFrame(face), recipe.grey > 0 ? HEAD : FACE, picture));
  const points = pointsIn(face.points, region);
  const frame = faceFrame({ points });
  const skin = faceSkin(region.picture, points, frame);
  report(0.15);
  if (recipe.grey > 0) {
    const hair = await hairMask(region.picture, points, (share) => report(0.15 + 0.5 * share));
    const brows = browPlane(region.picture, points, frame);
    const grey = greyness(hair, frame, recipe);
    const silver = labOfHex(SILVER);
    recolor(region.picture, hair, silver, (at) => (grey[at] as number) * strength);
    recolor(region.picture, brows, silver, () => recipe.grey * 0.45 * strength);
  }
  report(0.65);
  if (recipe.smooth > 0) smoothSkin(region.picture, skin, frame.unit, recipe.smooth * strength);
  if (recipe.rough > 0) roughenSkin(region.picture, skin, frame.unit, recipe.rough * strength);
  report(0.75);
  if (recipe.creases > 0)
    pressCreases(region.picture, frame, creasesOf(points, frame), skin, recipe.creases * strength);
  report(0.8);
  const pushes = recipe.sag > 0 ? sagging(points, frame) : youthful(points, frame);
  region.picture = warp(region.picture, pushed(frame, pushes, Math.abs(recipe.sag) * strength), (share) =>
    report(0.8 + 0.2 * share),
  );
  return putRegion(picture, region);
}

/** Grey begins at the temples. */
function greyness(hair: Plane, frame: FaceFrame, { grey, temples }: Recipe): Float32Array {
  return hair.data.map((_, at) => {
    const { u } = frame.of({ x: at % hair.width, y: Math.floor(at / hair.width) });
    const aside = Math.max(0, Math.min(1, (Math.abs(u) - 0.3) / 0.3));
    return Math.min(1, grey + temples * aside);
  });
}

/** Both brows as a soft plane. */
function browPlane(picture: Picture, points: readonly Point[], frame: FaceFrame): Plane {
  const [left, right] = [LEFT_BROW, RIGHT_BROW].map((brow) =>
    polygonPlane(
      picture,
      brow.map((index) => points[index] as Point),
      frame.unit * 0.012,
    ),
  ) as [Plane, Plane];
  return { ...left, data: left.data.map((value, at) => Math.max(value, right.data[at] as number)) };
}

type Pairs = readonly (readonly [left: number, right: number, outwards: number, dv: number, reach: number])[];

function mirrored(points: readonly Point[], frame: FaceFrame, pairs: Pairs): Push[] {
  return pairs.flatMap(([left, right, outwards, dv, reach]) => [
    { at: frame.of(points[left] as Point), du: -outwards, dv, reach },
    { at: frame.of(points[right] as Point), du: outwards, dv, reach },
  ]);
}

/** Jowls, lids, corners of the mouth and the tip of the nose go down; lips get thinner. */
function sagging(points: readonly Point[], frame: FaceFrame): Push[] {
  const pairs: Pairs = [
    [58, 288, 0.014, 0.022, 0.14],
    [159, 386, 0, 0.012, 0.05],
    [145, 374, 0, 0.008, 0.06],
    [61, 291, 0, 0.014, 0.1],
    [105, 334, 0, 0.012, 0.1],
  ];
  const middle: Push[] = [
    { at: frame.of(points[4] as Point), du: 0, dv: 0.014, reach: 0.09 },
    { at: frame.of(points[0] as Point), du: 0, dv: 0.008, reach: 0.06 },
    { at: frame.of(points[17] as Point), du: 0, dv: -0.01, reach: 0.06 },
  ];
  return [...mirrored(points, frame, pairs), ...middle];
}

/** Larger eyes, a shorter and narrower jaw, a smaller nose, fuller cheeks. */
function youthful(points: readonly Point[], frame: FaceFrame): Push[] {
  const pairs: Pairs = [
    [159, 386, 0, -0.018, 0.06],
    [145, 374, 0, 0.013, 0.06],
    [33, 263, 0.01, 0, 0.05],
    [172, 397, -0.026, -0.008, 0.16],
    [205, 425, 0.01, 0, 0.12],
    [129, 358, -0.012, -0.004, 0.06],
  ];
  const middle: Push[] = [
    { at: frame.of(points[152] as Point), du: 0, dv: -0.042, reach: 0.2 },
    { at: frame.of(points[4] as Point), du: 0, dv: -0.012, reach: 0.08 },
  ];
  return [...mirrored(points, frame, pairs), ...middle];
}
