import { cutByPlace, cutGround } from '../cutout/cut-by-place.ts';
import { cutOut } from '../cutout/cut-out.ts';
import { aroundFaces } from '../cutout/expected-places.ts';
import { fillHoles } from '../cutout/fill-holes.ts';
import type { Box, Face, Point } from '../faces/face.ts';
import { type FaceFrame, faceFrame } from '../faces/face-frame.ts';
import { boxMean } from '../pixels/box-mean.ts';
import { createPicture, type Mask, type Picture } from '../pixels/picture.ts';
import { resampleMask, resamplePicture } from '../pixels/resample.ts';
import { WorkRefused } from '../work.ts';
import { headScene, personIn } from './head-scene.ts';
import type { IdFormat } from './id-formats.ts';
import { boxAround, pointsIn, type Region, takeRegion } from './region.ts';
import { remap } from './warp.ts';

/** Maximum tilt of a head that is straightened, in degrees; beyond it the shoulders would tilt the other way. */
const UPRIGHT = 12;
/** Maximum enlargement of a face: beyond, it would look soft in print. */
const MOST = 2.7;
/** Half the width of the undecided edge, in face widths. */
const EDGE = 0.07;
/** Limit of the evidence of hair, clothes and backdrop tones for a pixel, as log odds. */
const TONES = 1.1;
/** Certainty of the place above which tones count less: a white badge on a cap is not sky. */
const INSIDE = { odds: 0.8, tones: 0.4 };
/** Around the head down to the breast, in widths of the face. */
const AROUND = { left: -1.6, right: 1.6, top: -1.5, bottom: 2.4 };
/** Maximum share of the height that may be missing below the shoulders; it is filled with the last row. */
const MISSING = 0.015;

interface IdPhoto {
  format: IdFormat;
  /** `#rrggbb`. */
  background: string;
  /** Size of the head relative to the middle of the norm. */
  zoom: number;
  /** Added light, 0 is none, 0.1 a little. */
  light: number;
}

/**
 * A photograph for documents: the person upright in front of a plain colour, the head in the size and at the height of
 * the format.
 *
 * @param report receives the progress, 0 to 1; may throw to stop
 * @throws WorkRefused `face_too_small` if the head would have to be enlarged too much, `face_unclear` if the picture
 *   cuts it off, `shoulders_missing` if the picture ends above the lower edge of the format
 */
export async function idPhoto(
  picture: Picture,
  face: Face,
  wish: IdPhoto,
  report: (share: number) => void,
): Promise<Picture> {
  const region = takeRegion(picture, boxAround(faceFrame(face), AROUND, picture));
  const points = pointsIn(face.points, region);
  const frame = faceFrame({ points });
  const within = { ...face.box, x: face.box.x - region.x, y: face.box.y - region.y };
  const hints = await hintsFor(region.picture, points, within, (share) => report(share * 0.3));
  const { picture: person, alpha } = await cutOut(region.picture, hints, (share) =>
    report(0.3 + share * 0.55),
  );
  putBackdrop(person, wish);
  report(0.88);
  const { format, zoom } = wish;
  const crown = crownOf(alpha, frame);
  // The picture cuts the head off.
  if (frame.at(0, crown).y < 2 && region.y === 0) throw new WorkRefused('face_unclear');
  const scale = (format.head * zoom) / ((frame.chin - crown) * frame.unit);
  if (scale > MOST) throw new WorkRefused('face_too_small');
  return placed(person, frame, wish, scale);
}

/** Certain person and certain background; the cut-out decides the edge between them. */
async function hintsFor(
  picture: Picture,
  points: readonly Point[],
  face: Box,
  report: (share: number) => void,
): Promise<{ keep: Mask; erase: Mask }> {
  const scene = headScene(picture, points);
  const byTones = await personIn(scene, (share) => report(share * 0.7));
  const { width, height } = scene.picture;
  const scale = width / picture.width;
  const places = aroundFaces(scene.picture, [scaled(face, scale)], []);
  // Tones identify hair and clothes; places identify the head whatever its colour, and exclude distant parts.
  const expected = places.map((odds, at) => {
    const tones = odds > INSIDE.odds ? INSIDE.tones : TONES;
    return odds + (byTones[at] === 1 ? tones : -tones);
  });
  const ground = cutGround(scene.picture);
  const person = cutByPlace(ground, expected, () => report(0.9));
  fillHoles(person, ground);
  const share = boxMean(Float32Array.from(person), width, height, Math.round(scene.frame.unit * EDGE));
  const mask = (sure: (value: number) => boolean): Mask => {
    const data = Uint8Array.from(share, (value) => (sure(value) ? 255 : 0));
    const large = resampleMask({ width, height, data }, { width: picture.width, height: picture.height });
    return { ...large, data: large.data.map((value) => (value === 255 ? 255 : 0)) };
  };
  return { keep: mask((value) => value > 0.999), erase: mask((value) => value < 0.001) };
}

const scaled = ({ x, y, width, height }: Box, by: number): Box => ({
  x: x * by,
  y: y * by,
  width: width * by,
  height: height * by,
});

/** `v` of the top of the hair, from the cut-out: the first row with at least a tenth of the head's width. */
function crownOf(alpha: Mask, frame: FaceFrame): number {
  const covered = (v: number) => {
    let count = 0;
    for (let u = -0.3; u <= 0.3; u += 0.05) {
      const { x, y } = frame.at(u, v);
      const inside = x >= 0 && y >= 0 && x < alpha.width && y < alpha.height;
      if (inside && (alpha.data[Math.floor(y) * alpha.width + Math.floor(x)] as number) > 127) count += 1;
    }
    return count >= 3;
  };
  let v = frame.top;
  // Maximum height of a head above its forehead; higher parts are a hat or backdrop.
  while (v > frame.top - 0.62 && covered(v)) v -= 0.01;
  return v;
}

/** The person upright, with the chin at the format's place. */
function placed(person: Picture, frame: FaceFrame, wish: IdPhoto, scale: number): Picture {
  const { format, zoom } = wish;
  const chin = frame.at(0, frame.chin);
  // A larger head grows as much upwards as downwards.
  const chinTo = { x: format.width / 2, y: format.above + (format.head * (1 + zoom)) / 2 };
  const limit = (UPRIGHT * Math.PI) / 180;
  const turn = Math.max(-limit, Math.min(limit, tiltOf(frame)));
  const [cos, sin] = [Math.cos(turn) / scale, Math.sin(turn) / scale];
  const back = (x: number, y: number): Point => {
    const [dx, dy] = [x - chinTo.x, y - chinTo.y];
    return { x: chin.x + dx * cos - dy * sin, y: chin.y + dx * sin + dy * cos };
  };
  const below = back(format.width / 2, format.height).y - person.height;
  if (below > (MISSING * format.height) / scale) throw new WorkRefused('shoulders_missing');
  const part = partAround(person, format, back, wish.background);
  const sized = resamplePicture(part.picture, {
    width: Math.max(1, Math.round(part.picture.width * scale)),
    height: Math.max(1, Math.round(part.picture.height * scale)),
  });
  const [fx, fy] = [sized.width / part.picture.width, sized.height / part.picture.height];
  return remap(sized, format, (x, y) => {
    const place = back(x, y);
    return { x: (place.x - part.x) * fx, y: (place.y - part.y) * fy };
  });
}

/** Tilt of the head in radians, clockwise. */
function tiltOf(frame: FaceFrame): number {
  const [left, right] = [frame.at(0, 0), frame.at(1, 0)];
  return Math.atan2(right.y - left.y, right.x - left.x);
}

/**
 * The part that the format shows, in pixels of the picture: with backdrop at the sides, and the last row repeated
 * below.
 */
function partAround(
  person: Picture,
  format: IdFormat,
  back: (x: number, y: number) => Point,
  background: string,
): Region {
  const corners = [0, format.width].flatMap((x) => [0, format.height].map((y) => back(x, y)));
  const x = Math.floor(Math.min(...corners.map((corner) => corner.x))) - 2;
  const y = Math.floor(Math.min(...corners.map((corner) => corner.y))) - 2;
  const width = Math.ceil(Math.max(...corners.map((corner) => corner.x))) + 2 - x;
  const height = Math.ceil(Math.max(...corners.map((corner) => corner.y))) + 2 - y;
  const part = createPicture(width, height, colorOf(background));
  const from = Math.max(0, x);
  const to = Math.min(person.width, x + width);
  for (let row = Math.max(0, -y); row < height; row += 1) {
    const line = Math.min(person.height - 1, y + row) * person.width;
    if (to > from)
      part.data.set(person.data.subarray((line + from) * 4, (line + to) * 4), (row * width + from - x) * 4);
  }
  return { picture: part, x, y };
}

/** Puts the backdrop behind the cut-out person, in place, and a little light on the person. */
function putBackdrop({ data }: Picture, { background, light }: IdPhoto): void {
  const behind = colorOf(background);
  for (let at = 0; at < data.length; at += 4) {
    const share = (data[at + 3] as number) / 255;
    for (let channel = 0; channel < 3; channel += 1) {
      const value = data[at + channel] as number;
      // Only middle tones are lifted; black and white stay.
      const lit = value + light * value * (1 - value / 255) * 1.6;
      data[at + channel] = lit * share + (behind[channel] as number) * (1 - share);
    }
    data[at + 3] = 255;
  }
}

function colorOf(hex: string): [number, number, number] {
  const [red, green, blue] = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));
  return [red ?? 255, green ?? 255, blue ?? 255];
}
