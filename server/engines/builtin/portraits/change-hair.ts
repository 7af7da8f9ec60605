import type { Face } from '../faces/face.ts';
import { faceFrame } from '../faces/face-frame.ts';
import type { Mask, Picture, Plane } from '../pixels/picture.ts';
import { hairMask } from './hair-mask.ts';
import { matteHair, sleekHair } from './hair-texture.ts';
import { fullerHair } from './hair-volume.ts';
import { HAIR_CODES } from './offered.ts';
import { labOfHex } from './oklab.ts';
import { recolor } from './recolor.ts';
import { boxAround, pointsIn, putRegion, type Region, takeRegion } from './region.ts';

interface HairWish {
  /** One of the codes in `offered.ts`. */
  hair?: number | undefined;
  /** `#rrggbb`. */
  color?: string | undefined;
  /** 0 to 1. */
  strength: number;
}

/** Outward shift of the hair's outline, as a share of its distance from the middle of the skull. */
const VOLUMES = new Map<number, number>([
  [HAIR_CODES.lightVolume, 0.05],
  [HAIR_CODES.mediumVolume, 0.09],
  [HAIR_CODES.heavyVolume, 0.135],
]);
const BLONDE = '#d6ae68';
/** Around the head, in widths of the face: as far as long hair falls. */
const HEAD = { left: -1.5, right: 1.5, top: -1.5, bottom: 2.2 };

/**
 * The person of a picture with other hair; everything else stays unchanged, except for parts that fuller
 * hair covers.
 *
 * @param painted the hair as the user painted it, of the picture's size; without it the hair is detected
 * @param report receives the progress, 0 to 1; may throw to stop
 */
export async function changeHair(
  picture: Picture,
  face: Face,
  wish: HairWish,
  painted: Mask | undefined,
  report: (share: number) => void,
): Promise<Picture> {
  const region = takeRegion(picture, boxAround(faceFrame(face), HEAD, picture));
  const points = pointsIn(face.points, region);
  const mask = painted
    ? planeOf(painted, region)
    : await hairMask(region.picture, points, (share) => report(share * 0.6));
  const frame = faceFrame({ points });
  const { strength } = wish;
  const rest = (share: number) => report(0.6 + 0.4 * share);
  rest(0);
  if (wish.hair === HAIR_CODES.oilFree) matteHair(region.picture, mask, frame.unit, strength);
  if (wish.hair === HAIR_CODES.smooth) sleekHair(region.picture, mask, frame.unit, strength, rest);
  const color = wish.color ?? (wish.hair === HAIR_CODES.blonde ? BLONDE : undefined);
  if (color) recolor(region.picture, mask, labOfHex(color), () => strength);
  const volume = VOLUMES.get(wish.hair ?? 0);
  if (volume) region.picture = fullerHair(region.picture, mask, frame, volume * strength, rest);
  return putRegion(picture, region);
}

function planeOf(mask: Mask, { picture: { width, height }, x, y }: Region): Plane {
  const data = new Float32Array(width * height);
  for (let row = 0; row < height; row += 1) {
    const from = (y + row) * mask.width + x;
    for (let column = 0; column < width; column += 1)
      data[row * width + column] = (mask.data[from + column] as number) / 255;
  }
  return { width, height, data };
}
