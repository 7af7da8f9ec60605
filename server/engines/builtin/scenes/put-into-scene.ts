import type { CutOut } from '../cutout/full-size.ts';
import { boxAround } from '../cutout/paint-labels.ts';
import type { Mask, Picture } from '../pixels/picture.ts';
import { resamplePicture } from '../pixels/resample.ts';
import { matched } from './match.ts';
import { reflect } from './reflection.ts';
import type { Scene } from './scene.ts';
import { shadowOf } from './shadow.ts';

/** Centre of the whole cut-out as shares of the scene, and its width as a share of the scene's width. */
export interface Place {
  x: number;
  y: number;
  scale: number;
}

export interface PutOptions {
  /** Place that the user chose for the cut-out; by default the subject is centred. */
  place?: Place | undefined;
  /** Share of the shorter side that stays free around an unplaced subject. */
  padding: number;
  /** Shadow and reflection on the ground. */
  shadow: boolean;
  /** Shifts the subject's colours slightly towards the scene's light; without it no pixel of it changes. */
  match: boolean;
}

/** Minimum alpha of a visible pixel. */
const SEEN = 24;
/** A subject that would become larger than this is first clipped to its visible part, in pixels. */
const MOST_PIXELS = 16_000_000;

/**
 * Puts a cut-out into a scene. At its own size the subject's opaque pixels are exactly those of its picture,
 * unless `match` is set.
 */
export function putIntoScene(
  cutOut: Omit<CutOut, 'doubts'>,
  scene: Scene,
  options: PutOptions,
  report: (share: number) => void,
): Picture {
  const { picture, ground, light } = scene;
  const out: Picture = { width: picture.width, height: picture.height, data: picture.data.slice() };
  const { alpha } = cutOut;
  const seen = boxAround(alpha, (at) => (alpha.data[at] as number) > SEEN);
  if (!seen) return out;
  const whole = placeOf(cutOut, seen, scene, options);
  const visible =
    whole.width * whole.height > MOST_PIXELS ? inView(seen, whole, out) : { box: seen, spot: whole };
  if (!visible) return out;
  const { box, spot } = visible;
  report(0.1);
  const subject = sized(cropped(cutOut.picture, box), spot, () => report(0.1));
  report(0.4);
  const dressed = options.match ? matched(subject, light) : subject;
  if (options.shadow && spot.stands) {
    const shadow = shadowOf(
      { alpha: alphaOf(subject), left: spot.left, top: spot.top, foot: spot.top + spot.height },
      out,
      ground,
      light,
    );
    report(0.7);
    darken(out, shadow, options.match ? light.ambient : [1, 1, 1]);
    reflect(out, dressed, spot.left, spot.top, ground);
  }
  report(0.9);
  layOver(out, dressed, spot.left, spot.top);
  return out;
}

interface Spot {
  /** Of the seen part, in whole pixels of the scene. */
  left: number;
  top: number;
  width: number;
  height: number;
  /** Whether its foot is in the picture. */
  stands: boolean;
}

type SeenBox = { x: number; y: number; width: number; height: number };

/**
 * The visible part of the subject, with one more pixel of its picture on each side; undefined if nothing is visible.
 */
function inView(
  seen: SeenBox,
  spot: Spot,
  { width, height }: { width: number; height: number },
): { box: SeenBox; spot: Spot } | undefined {
  const across = cutToView(seen.width, { at: spot.left, length: spot.width }, width);
  const down = cutToView(seen.height, { at: spot.top, length: spot.height }, height);
  if (!across || !down) return undefined;
  return {
    box: { x: seen.x + across.from, y: seen.y + down.from, width: across.count, height: down.count },
    spot: { ...spot, left: across.at, width: across.length, top: down.at, height: down.length },
  };
}

/** Of `pixels` that are scaled to `length` from `at` on: those within 0 to `view`, and their position. */
function cutToView(pixels: number, { at, length }: { at: number; length: number }, view: number) {
  const factor = length / pixels;
  const from = Math.max(0, Math.floor(-at / factor) - 1);
  const end = Math.min(pixels, Math.ceil((view - at) / factor) + 1);
  if (at >= view || at + length <= 0 || end <= from) return undefined;
  const start = at + Math.round(from * factor);
  return { from, count: end - from, at: start, length: Math.max(1, at + Math.round(end * factor) - start) };
}

function placeOf(
  cutOut: Omit<CutOut, 'doubts'>,
  seen: SeenBox,
  scene: Scene,
  { place, padding }: PutOptions,
): Spot {
  const { width, height } = scene.picture;
  // A portrait that is cut off below has no foot to stand on.
  const cut = seen.y + seen.height >= cutOut.alpha.height - 1 && !isWhole(cutOut);
  let factor: number;
  let left: number;
  let top: number;
  if (place) {
    factor = (place.scale * width) / cutOut.alpha.width;
    left = place.x * width + (seen.x - cutOut.alpha.width / 2) * factor;
    top = place.y * height + (seen.y - cutOut.alpha.height / 2) * factor;
  } else {
    const free = padding * Math.min(width, height);
    const floor = cut ? height : Math.min(scene.ground.stand, height - free);
    factor = Math.min((width - 2 * free) / seen.width, (floor - free) / seen.height);
    left = (width - seen.width * factor) * sideOf(cutOut, seen);
    top = floor - seen.height * factor;
  }
  // Within a quarter of a per cent of the original size the subject is not resampled.
  if (Math.abs(factor - 1) < 0.0025) factor = 1;
  const spot = {
    left: Math.round(left),
    top: Math.round(top),
    width: Math.max(1, Math.round(seen.width * factor)),
    height: Math.max(1, Math.round(seen.height * factor)),
  };
  return { ...spot, stands: !cut && spot.top + spot.height < height };
}

/** Position of the subject from left (0) to right (1): at the side where its picture cuts it off, or in the middle. */
function sideOf({ alpha }: Omit<CutOut, 'doubts'>, seen: SeenBox): number {
  const left = seen.x === 0;
  const right = seen.x + seen.width === alpha.width;
  if (left === right) return 0.5;
  return left ? 0 : 1;
}

/** Whether the subject fills its picture to all sides: then its foot is unknown, and it counts as standing. */
function isWhole({ alpha }: Pick<CutOut, 'alpha'>): boolean {
  const last = alpha.data.length - alpha.width;
  let full = 0;
  for (let x = 0; x < alpha.width; x += 1) {
    if ((alpha.data[x] as number) > SEEN) full += 1;
    if ((alpha.data[last + x] as number) > SEEN) full += 1;
  }
  return full === 2 * alpha.width;
}

function cropped(picture: Picture, box: SeenBox): Picture {
  const data = new Uint8ClampedArray(box.width * box.height * 4);
  for (let y = 0; y < box.height; y += 1) {
    const from = 4 * ((box.y + y) * picture.width + box.x);
    data.set(picture.data.subarray(from, from + 4 * box.width), 4 * y * box.width);
  }
  return { width: box.width, height: box.height, data };
}

function sized(picture: Picture, { width, height }: Spot, onRows: () => void): Picture {
  if (picture.width === width && picture.height === height) return picture;
  return resamplePicture(picture, { width, height }, onRows);
}

function alphaOf({ width, height, data }: Picture): Mask {
  const mask: Mask = { width, height, data: new Uint8Array(width * height) };
  for (let at = 0; at < mask.data.length; at += 1) mask.data[at] = data[4 * at + 3] as number;
  return mask;
}

function darken(
  out: Picture,
  shadow: { width: number; height: number; data: Float32Array },
  tint: readonly [number, number, number],
): void {
  const { width, height, data } = out;
  const stepX = shadow.width / width;
  const stepY = shadow.height / height;
  for (let y = 0; y < height; y += 1) {
    const row = Math.min(shadow.height - 1.001, Math.max(0, (y + 0.5) * stepY - 0.5));
    const top = Math.floor(row) * shadow.width;
    const below = Math.min(shadow.height - 1, Math.floor(row) + 1) * shadow.width;
    const v = row - Math.floor(row);
    for (let x = 0; x < width; x += 1) {
      const column = Math.min(shadow.width - 1.001, Math.max(0, (x + 0.5) * stepX - 0.5));
      const left = Math.floor(column);
      const right = Math.min(shadow.width - 1, left + 1);
      const u = column - left;
      const read = (start: number) =>
        (shadow.data[start + left] as number) * (1 - u) + (shadow.data[start + right] as number) * u;
      const value = read(top) * (1 - v) + read(below) * v;
      if (value < 0.002) continue;
      const at = 4 * (y * width + x);
      for (let channel = 0; channel < 3; channel += 1)
        data[at + channel] =
          (data[at + channel] as number) * (1 - value * (1.25 - 0.25 * (tint[channel] as number)));
    }
  }
}

function layOver(out: Picture, subject: Picture, left: number, top: number): void {
  for (let y = Math.max(0, -top); y < Math.min(subject.height, out.height - top); y += 1) {
    for (let x = Math.max(0, -left); x < Math.min(subject.width, out.width - left); x += 1) {
      const from = 4 * (y * subject.width + x);
      const to = 4 * ((y + top) * out.width + x + left);
      const share = (subject.data[from + 3] as number) / 255;
      for (let channel = 0; channel < 3; channel += 1)
        out.data[to + channel] =
          (out.data[to + channel] as number) * (1 - share) + (subject.data[from + channel] as number) * share;
    }
  }
}
