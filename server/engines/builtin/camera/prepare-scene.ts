import { cutOut } from '../cutout/cut-out.ts';
import { SURE_ENOUGH } from '../cutout/full-size.ts';
import { inpaint } from '../inpaint/inpaint.ts';
import { createMask, type Mask, type Picture, type Plane } from '../pixels/picture.ts';
import { resampleMask } from '../pixels/resample.ts';
import { guessDepth, subjectDepth } from './depth.ts';
import type { Scene } from './frame.ts';

/** Limits of the share of a picture that a separate subject may have; more is the scene, less is a mistake. */
const LEAST_SUBJECT = 0.01;
const MOST_SUBJECT = 0.6;
/** How far the filled gap reaches beyond the subject, as a share of the longest side. */
const GAP_MARGIN = 0.008;

/** Estimates the depth of a picture: 0 far, 1 near, at any size. */
export type LookAtDepth = (picture: Picture) => Promise<Plane>;

/**
 * Splits a photograph into layers for the camera: a subject if one is found with certainty, the background, and the
 * depth.
 *
 * @param report share of the work, 0 to 1; may throw to stop
 * @param lookAtDepth estimates the depth; without it the depth is guessed
 */
export async function prepareScene(
  picture: Picture,
  seed: number,
  report: (stage: 'cutting' | 'filling', share: number) => void,
  lookAtDepth?: LookAtDepth,
): Promise<Scene> {
  const found = await cutOut(picture, {}, (share) => report('cutting', share * 0.5));
  const cover = coverOf(found.alpha);
  const certain = found.confidence >= SURE_ENOUGH && cover > LEAST_SUBJECT && cover < MOST_SUBJECT;
  if (!certain)
    return {
      plate: picture,
      depth: lookAtDepth ? await lookAtDepth(picture) : calmed(guessDepth(picture)),
      subject: undefined,
      focus: { x: 0.5, y: 0.45 },
    };
  const gap = grown(found.alpha, Math.ceil(GAP_MARGIN * Math.max(picture.width, picture.height)) + 1);
  const near = await lookAtDepth?.(picture);
  const plate = inpaint(picture, gap, { seed, tick: (share) => report('filling', 0.5 + share * 0.5) });
  return {
    plate,
    depth: lookAtDepth ? await lookAtDepth(plate) : guessDepth(plate),
    subject: {
      picture: found.picture,
      alpha: found.alpha,
      depth: near ? meanDepth(near, found.alpha) : subjectDepth(found.alpha),
    },
    focus: focusOf(found.alpha),
  };
}

/** Weight of the guessed depth without a subject: more would bend upright objects. */
const CALM = 0.4;

function calmed(depth: Plane): Plane {
  const middle = depth.data.reduce((sum, value) => sum + value, 0) / depth.data.length;
  return { ...depth, data: depth.data.map((value) => middle + (value - middle) * CALM) };
}

/** Mean nearness inside a mask. */
function meanDepth(depth: Plane, mask: Mask): number {
  const cover = resampleMask(mask, depth).data;
  let sum = 0;
  let weights = 0;
  for (let at = 0; at < cover.length; at += 1) {
    sum += (depth.data[at] as number) * (cover[at] as number);
    weights += cover[at] as number;
  }
  return weights === 0 ? subjectDepth(mask) : sum / weights;
}

function coverOf({ data }: Mask): number {
  let sum = 0;
  for (const value of data) sum += value;
  return sum / 255 / data.length;
}

/** A little above the middle of a subject, where a face is; not far from the middle of the picture. */
function focusOf({ width, height, data }: Mask): Scene['focus'] {
  let sum = 0;
  let across = 0;
  let top = height;
  let bottom = 0;
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] as number) < 128) continue;
    const y = Math.floor(at / width);
    sum += 1;
    across += (at % width) + 0.5;
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  const near = (value: number) => Math.min(0.7, Math.max(0.3, value));
  return { x: near(across / sum / width), y: near((top + 0.3 * (bottom - top)) / height) };
}

/** The subject's pixels, grown by `reach` pixels. */
function grown(alpha: Mask, reach: number): Mask {
  const { width, height } = alpha;
  const across = createMask(width, height);
  spread(alpha.data, across.data, height, width, width, 1, reach, 12);
  const out = createMask(width, height);
  spread(across.data, out.data, width, 1, height, width, reach, 128);
  return out;
}

/** Marks 255 within `reach` of anything of at least `from`, along lines. */
function spread(
  source: Uint8Array,
  target: Uint8Array,
  lines: number,
  jump: number,
  length: number,
  step: number,
  reach: number,
  from: number,
): void {
  for (let line = 0; line < lines; line += 1) {
    const base = line * jump;
    let until = -1;
    let next = 0;
    for (let at = 0; at < length; at += 1) {
      for (; next <= Math.min(length - 1, at + reach); next += 1)
        if ((source[base + next * step] as number) >= from) until = next + reach;
      if (at <= until) target[base + at * step] = 255;
    }
  }
}
