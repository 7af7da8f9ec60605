import type { Mask, Picture } from '../pixels/picture.ts';
import { blendWithGuide } from './blend-with-guide.ts';
import { cropAround, reduceCrop } from './crop.ts';
import { depths, KNOWN } from './distance.ts';
import { type FillStrategy, fillLevel } from './fill.ts';
import { suggestColours } from './guide.ts';
import { type Box, findHoles, MEANT, widenBox } from './holes.ts';
import { CHANNELS, createLevel, type Level } from './level.ts';
import { shadeToSurroundings } from './seam.ts';
import { writeColours, writeDetail } from './write-back.ts';

/** Surroundings or gaps of more pixels are filled on a reduced copy, then with the detail of the picture. */
const WORK_PIXELS = 1_500_000;
const WORK_HOLE = 90_000;
/** Minimum surroundings in pixels, and maximum as a multiple of the gap's longer side. */
const MARGIN = { least: 96, bySide: 1.2 };
/** Steps along the longer side in which a gap is sampled to measure its depth. */
const SAMPLES = 256;

export interface InpaintOptions {
  /** Random seed; the same seed gives the same pixels. */
  seed: number;
  /** How the surroundings continue into the gap; by default as behind a removed object. */
  manner?: FillStrategy;
  /** Called every few milliseconds with the progress, 0 to 1, which never decreases. May throw to stop. */
  tick: (share: number) => void;
}

/** For gaps in the middle of a picture: near sources from all sides, colours as around the gap. */
const FROM_ALL_SIDES: FillStrategy = {
  pull: { across: 600, down: 600 },
  suggest: suggestColours,
  reach: 6,
  blendsWithGuide: true,
};

/**
 * Fills the masked pixels (128 and more) from the rest of the picture. All other pixels, alpha, and fully
 * transparent pixels stay unchanged. Distant gaps are filled one by one, each from its surroundings, so that
 * the cost depends on the gaps and not on the picture. If the mask leaves no known pixels, the picture is
 * returned unchanged.
 */
export function inpaint(picture: Picture, mask: Mask, options: InpaintOptions): Picture {
  const out: Picture = { ...picture, data: picture.data.slice() };
  const holes = findHoles(mask, () => options.tick(0));
  const manner = options.manner ?? FROM_ALL_SIDES;
  const sizes = holes.boxes.map((box) => (box.right - box.left) * (box.bottom - box.top));
  const whole = sizes.reduce((sum, size) => sum + size, 0);
  let done = 0;
  holes.boxes.forEach((box, index) => {
    const size = sizes[index] as number;
    const tick = (share: number) => options.tick((done + size * share) / whole);
    const begin = () => tick(0);
    const around = widenBox(box, marginOf(mask, box, manner.reach), picture);
    const crop = cropAround(out, mask, holes, index, around, begin);
    const factor = Math.ceil(
      Math.sqrt(Math.max(1, (crop.width * crop.height) / WORK_PIXELS, crop.holes / WORK_HOLE)),
    );
    if (!crop.state.includes(KNOWN)) return;
    const small = reduceCrop(out, crop, factor, begin);
    const level = createLevel(small.width, small.height, small.colours, small.state, begin);
    tick(0.02);
    const matches = fillLevel(level, {
      seed: options.seed + index,
      manner,
      tick: (share) => tick(0.02 + share * 0.9),
    });
    const finish = () => tick(0.95);
    if (matches) shadeToSurroundings(matches, finish);
    else spread(level, finish);
    if (matches && manner.blendsWithGuide) blendWithGuide(matches, finish);
    if (factor === 1) writeColours(out, crop, level);
    else
      writeDetail(
        out,
        crop,
        matches ?? { level, source: new Int32Array(level.state.length).fill(-1) },
        factor,
        finish,
      );
    done += size;
  });
  options.tick(1);
  return out;
}

/** Search distance around a gap: it grows with the gap, but is at most a few times its depth. */
function marginOf(mask: Mask, box: Box, reach: number): number {
  const width = box.right - box.left;
  const height = box.bottom - box.top;
  const step = Math.ceil(Math.max(width, height) / SAMPLES);
  // One more step on each side: pixels beyond the box are known, unless the picture ends there.
  const columns = Math.ceil(width / step) + 2;
  const rows = Math.ceil(height / step) + 2;
  const inMask = (at: number) => {
    const x = box.left + ((at % columns) - 1) * step;
    const y = box.top + (Math.floor(at / columns) - 1) * step;
    if (x < 0 || y < 0 || x >= mask.width || y >= mask.height) return true;
    return (mask.data[y * mask.width + x] as number) >= MEANT;
  };
  const depth =
    depths({ width: columns, height: rows }, inMask).reduce((most, one) => Math.max(most, one), 0) * step;
  return Math.max(MARGIN.least, Math.ceil(Math.min(Math.max(width, height) * MARGIN.bySide, depth * reach)));
}

/** If there is nothing to copy, the colours at the edge are interpolated. */
function spread(level: Level, tick: () => void): void {
  const colours = suggestColours(level, tick);
  for (let at = 0; at < level.state.length; at += 1)
    for (let channel = 0; channel < 3; channel += 1)
      level.values[at * CHANNELS + channel] = colours[at * 3 + channel] as number;
}
