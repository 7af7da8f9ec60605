import { ModelFailure } from '../../../inference/model-process.ts';
import { pictureOfTensor, tensorOfMask, tensorOfPicture } from '../../../inference/picture-tensor.ts';
import { type Box, findHoles, MEANT } from '../../builtin/inpaint/holes.ts';
import { createMask, createPicture, type Mask, type Picture } from '../../builtin/pixels/picture.ts';
import { resampleMask, resamplePicture } from '../../builtin/pixels/resample.ts';
import type { ModelUse } from '../manifest.ts';
import type { Model } from './model.ts';

type FillUse = Extract<ModelUse, { kind: 'fill' }>;

/** Maximum side of a window, as a multiple of the model's: larger fills look blurred. */
const REDUCED = 2;
/** More windows than any gap of a common picture needs. */
const MOST_WINDOWS = 120;
/** Width of a window as a multiple of the gap's, by candidate. */
const SURROUNDINGS = [2, 2.8, 1.6, 2.4] as const;
/** Sampling step for the known share of a window, in pixels. */
const SAMPLE = 8;
/** Minimum share of the gap in a reduced pixel that belongs to the gap, of 255. */
const TOUCHED = 2;

export interface FillOptions {
  /** The candidate: each gets different or mirrored surroundings, so that they differ. */
  index: number;
  /** Called with the progress, 0 to 1. */
  share: (done: number) => number;
}

/**
 * Fills the masked pixels (128 and more) window by window, the one with the most known pixels first, so that later
 * windows see the fills of earlier ones. All other pixels, and alpha, stay unchanged.
 * @throws ModelFailure
 */
export async function fillByModel(
  picture: Picture,
  mask: Mask,
  model: Model<FillUse>,
  { index, share }: FillOptions,
): Promise<Picture> {
  const out: Picture = { ...picture, data: picture.data.slice() };
  const open = createMask(picture.width, picture.height);
  for (let at = 0; at < open.data.length; at += 1)
    if ((mask.data[at] as number) >= MEANT && picture.data[4 * at + 3] !== 0) open.data[at] = 255;
  if (!open.data.includes(0)) return out;
  const windows = findHoles(open).boxes.flatMap((box) => windowsOf(box, picture, model.use.side, index));
  if (windows.length > MOST_WINDOWS)
    throw new ModelFailure('large', `the gap would take ${windows.length} windows`);
  const rest = new Set(windows);
  while (rest.size > 0) {
    const window = bestOf(rest, open);
    rest.delete(window);
    if (!hasGap(open, window)) continue;
    const done = share(1 - (rest.size + 1) / windows.length);
    await fillWindow(out, open, window, model, { mirror: index % 2 === 1, done, left: rest.size });
  }
  return out;
}

/** One window around a gap that fits into it, or else a grid of windows that overlap by half. */
function windowsOf(box: Box, { width, height }: Picture, side: number, index: number): Box[] {
  const longest = Math.max(box.right - box.left, box.bottom - box.top);
  const most = side * REDUCED;
  const wanted = longest * (SURROUNDINGS[index % SURROUNDINGS.length] as number);
  const length = Math.round(Math.min(most, Math.max(side, wanted)));
  const alone = longest <= length * 0.7;
  const places = (from: number, to: number, whole: number): number[] => {
    if (alone) return [clamp((from + to - length) / 2, whole - length)];
    const starts: number[] = [];
    for (let at = from - length / 2; at < to - length / 4; at += length / 2)
      starts.push(clamp(at, whole - length));
    return [...new Set(starts)];
  };
  return places(box.top, box.bottom, height).flatMap((top) =>
    places(box.left, box.right, width).map((left) => ({
      left,
      top,
      right: Math.min(width, left + length),
      bottom: Math.min(height, top + length),
    })),
  );
}

const clamp = (at: number, most: number) => Math.max(0, Math.min(Math.floor(at), most));

function bestOf(windows: ReadonlySet<Box>, open: Mask): Box {
  let best: Box | undefined;
  let most = -1;
  for (const window of windows) {
    const known = knownShare(window, open);
    if (known <= most) continue;
    best = window;
    most = known;
  }
  return best as Box;
}

function knownShare({ left, top, right, bottom }: Box, { width, data }: Mask): number {
  let known = 0;
  let seen = 0;
  for (let y = top; y < bottom; y += SAMPLE)
    for (let x = left; x < right; x += SAMPLE) {
      seen += 1;
      if (data[y * width + x] === 0) known += 1;
    }
  return known / seen;
}

function hasGap({ width, data }: Mask, { left, top, right, bottom }: Box): boolean {
  for (let y = top; y < bottom; y += 1)
    if (data.subarray(y * width + left, y * width + right).includes(255)) return true;
  return false;
}

async function fillWindow(
  out: Picture,
  open: Mask,
  window: Box,
  { use, ask }: Model<FillUse>,
  { mirror, done, left }: { mirror: boolean; done: number; left: number },
): Promise<void> {
  const part = cut(out, open, window);
  const size = { width: use.side, height: use.side };
  const holes = resampleMask(part.mask, size);
  for (let at = 0; at < holes.data.length; at += 1)
    holes.data[at] = (holes.data[at] as number) > TOUCHED ? 255 : 0;
  const seen = resamplePicture(part.picture, size);
  if (mirror) turn(seen, holes);
  const feeds = [tensorOfPicture(seen, use.image), tensorOfMask(holes, use.mask)];
  const answer = await ask(feeds, { stage: 'filling', share: done, left });
  const filled = pictureOfTensor(answer, use.image, use.output, size);
  if (mirror) turn(filled, holes);
  const { width, height } = part.picture;
  const large = resamplePicture(filled, { width, height });
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const at = (window.top + y) * out.width + window.left + x;
      if (open.data[at] === 0) continue;
      out.data.set(large.data.subarray(4 * (y * width + x), 4 * (y * width + x) + 3), 4 * at);
      open.data[at] = 0;
    }
}

/** The parts of picture and mask in a window, opaque. */
function cut(from: Picture, open: Mask, { left, top, right, bottom }: Box): { picture: Picture; mask: Mask } {
  const width = right - left;
  const picture = createPicture(width, bottom - top);
  const mask = createMask(width, bottom - top);
  for (let y = 0; y < picture.height; y += 1) {
    const start = (top + y) * from.width + left;
    picture.data.set(from.data.subarray(4 * start, 4 * (start + width)), 4 * y * width);
    mask.data.set(open.data.subarray(start, start + width), y * width);
  }
  for (let at = 3; at < picture.data.length; at += 4) picture.data[at] = 255;
  return { picture, mask };
}

/** Mirrors left and right, in place. */
function turn(picture: Picture, mask: Mask): void {
  const { width, height } = picture;
  const pixels = new Uint32Array(picture.data.buffer, picture.data.byteOffset, width * height);
  for (let y = 0; y < height; y += 1) {
    pixels.subarray(y * width, (y + 1) * width).reverse();
    mask.data.subarray(y * width, (y + 1) * width).reverse();
  }
}
