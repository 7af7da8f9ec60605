import type { Box } from '../faces/face.ts';
import type { Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { fitOf, rateTries, type Try } from './compare-masks.ts';
import { cutByPlace, cutGround } from './cut-by-place.ts';
import { aroundFaces, inBoxes, inTheMiddle, type Places, whereItStandsOut } from './expected-places.ts';
import { fillHoles } from './fill-holes.ts';
import type { Subjects } from './find-subjects.ts';
import { enlarged, grabCutSmall, type SmallMask } from './grab-cut.ts';
import { saliency, splitBetween } from './saliency.ts';

/** Longest side at which several methods are tried. */
const SIDE = 160;
/** A face of at least this share makes the picture a portrait with the person as its subject. */
const PORTRAIT = 0.012;

/** Weight of a mask that fills a box cut off by the picture, and the confidence in a guess from it. */
const FIT = 0.8;
const CUT_OFF = 0.25;

/** A subject without hints. */
export interface Guess extends SmallMask {
  /** How likely the user agrees with it, 0 to 1. */
  likely: number;
  /** Another guess, of the same size: the user should review where the two differ. */
  other: SmallMask;
}

/**
 * Guesses the subject of a small picture without hints. In a portrait it is the person around the face; otherwise
 * several methods start from the detections, from saliency and from the middle, and the guess with the most
 * agreement wins.
 *
 * @param labels from `firstLabels`, for GrabCut
 * @param report receives the progress, 0 to 1; may throw to stop
 */
export async function guessAlone(
  picture: Picture,
  labels: Uint8Array,
  subjects: Subjects,
  report: (share: number) => void,
): Promise<Guess> {
  const factor = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const size = reduced(picture, factor);
  const small = resamplePicture(picture, size);
  const ground = cutGround(small);
  const at = (boxes: readonly Box[]) => boxes.map((box) => scaled(box, factor));
  const [faces, persons, boxes] = [at(subjects.faces), at(subjects.persons), at(subjects.boxes)];
  const done = (mask: Uint8Array, likely: number, other: Uint8Array): Guess => {
    fillHoles(mask, ground);
    fillHoles(other, ground);
    return { mask, ...size, likely, other: { mask: other, ...size } };
  };
  const byColors = async (from: number) =>
    enlarged(await grabCutSmall(picture, labels, (share) => report(from + share * (1 - from))), size);
  const people = faces.length > 0 ? aroundFaces(size, faces, persons) : undefined;
  const whole = size.width * size.height;
  if (people && faces.some(({ width, height }) => width * height > whole * PORTRAIT)) {
    const mask = cutByPlace(ground, people, () => report(0.3));
    return done(mask, 0.85, await byColors(0.6));
  }
  const tries: Try[] = [];
  const maskOf = (at: number) => (tries[at] as Try).mask;
  const ways = waysFor(small, boxes, subjects.score);
  if (people) ways.unshift({ places: people, evidence: 0.6 });
  for (const [index, { places, evidence }] of ways.entries()) {
    const share = (0.6 * index) / ways.length;
    tries.push({ mask: cutByPlace(ground, places, () => report(share)), evidence });
  }
  tries.push({ mask: await byColors(0.6), evidence: boxes.length > 0 ? subjects.score : 0 });
  // A box that the picture cuts off has fewer sides that can be wrong, so a mask that fills it is trusted.
  const cutOff = boxes.find((box) => sidesTouched(box, small) > 1);
  const most = cutOff ? CUT_OFF + subjects.score : 1;
  const rates = rateTries(tries, size.width).map((rate, index) =>
    cutOff ? rate + fitOf((tries[index] as Try).mask, size, cutOff) * FIT : rate,
  );
  const ranked = tries
    .map((_, at) => at)
    .sort((one, next) => (rates[next] as number) - (rates[one] as number));
  const [best = 0, second = best] = ranked;
  const colors = tries.length - 1;
  // The guess from colors alone is the most independent of the others.
  const other = best === colors ? second : colors;
  return done(maskOf(best), Math.min(rates[best] as number, most), maskOf(other));
}

/**
 * The people of a small picture by their faces, whatever the background; undefined if there are none.
 */
export function guessPeople(
  picture: Picture,
  { faces, persons }: Subjects,
  report: (share: number) => void,
): SmallMask | undefined {
  if (faces.length === 0) return undefined;
  const factor = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const size = reduced(picture, factor);
  const at = (boxes: readonly Box[]) => boxes.map((box) => scaled(box, factor));
  const places = aroundFaces(size, at(faces), at(persons));
  return { ...size, mask: cutByPlace(cutGround(resamplePicture(picture, size)), places, () => report(0)) };
}

const reduced = ({ width, height }: Picture, factor: number) => ({
  width: Math.max(1, Math.round(width * factor)),
  height: Math.max(1, Math.round(height * factor)),
});

function scaled({ x, y, width, height }: Box, factor: number): Box {
  return { x: x * factor, y: y * factor, width: width * factor, height: height * factor };
}

/** How many sides of the picture a box reaches, within a fiftieth of it. */
function sidesTouched(box: Box, { width, height }: Picture): number {
  const [across, down] = [width * 0.02, height * 0.02];
  const sides = [
    box.x < across,
    box.y < down,
    box.x + box.width > width - across,
    box.y + box.height > height - down,
  ];
  return sides.filter((side) => side).length;
}

/** Places to search for a subject in a picture other than a portrait. */
function waysFor(picture: Picture, boxes: readonly Box[], score: number) {
  const values = saliency(picture);
  const stands = whereItStandsOut(values, splitBetween(values));
  const middle = inTheMiddle(picture);
  const mixed = (one: Places, share: number, other: Places, rest: number): Places =>
    one.map((value, at) => value * share + (other[at] as number) * rest);
  const ways: { places: Places; evidence: number }[] = [
    { places: stands, evidence: 0 },
    { places: middle, evidence: 0 },
    { places: mixed(stands, 0.6, middle, 0.7), evidence: 0 },
  ];
  if (boxes.length === 0) return ways;
  const within = inBoxes(picture, boxes);
  // A box too small for its object, as that of a cup on its saucer, may grow in the middle of the picture.
  const wide = within.map((value, at) => Math.max(value, (middle[at] as number) * 0.8 - 0.2));
  const found = [
    { places: within, evidence: score },
    { places: mixed(within, 0.8, stands, 0.4), evidence: score },
  ];
  // An object that the picture cuts off at two or more sides is neither in its middle nor unlike its border.
  if (boxes.some((box) => sidesTouched(box, picture) > 1)) return found;
  return [...found, { places: mixed(wide, 0.7, middle, 0.3), evidence: score * 0.7 }, ...ways];
}
