import { type MotionField, spreadField, UNKNOWN } from './motion-field.ts';

/** Brightness of a region at a smaller size, with a mask of hidden pixels (text). */
export interface Seen {
  scale: number;
  width: number;
  height: number;
  light: Float32Array;
  /** Along each axis, per pixel. */
  gradientX: Float32Array;
  gradientY: Float32Array;
  /** 1 for hidden pixels. */
  hidden: Uint8Array;
}

/** Half the side of the square that is compared at each place, in pixels, and the distance of the pixels compared. */
const REACH = 18;
const STRIDE = 3;
const ROUNDS = 4;
/** Maximum distance of the needed places from a hole, in grid distances. */
const NEAR = 2;
/** How strongly a place follows its neighbours, as gradient energy per compared pixel. */
const BOND = 6;
/** Differences above this count less and less. */
const ROBUST = 9;
/** How much less difference a shift other than the camera's must leave: as a share, and in brightness. */
const WORTH = 0.8;
const WORTH_LIGHT = 0.15;
/** Share of its neighbours' object motion that a place adopts. */
const FADES = 0.7;
/** Residual above which a moving object is assumed, and the search distance, in pixels. */
const STRANGE = 6;
const SEARCH = 15;
const SEARCH_STEP = 3;
/** Search distance for the common motion of a layer, in pixels, and the step sizes from coarse to fine. */
const FAR = 24;
const FINER = [3, 1];

/** Reduces a plane, smooths it slightly against grain, and computes its gradients. */
export function seeRegion(
  plane: Uint8Array,
  size: { width: number; height: number },
  scale: number,
  covered: Uint8Array | undefined,
): Seen {
  const { width, height, light: y, hidden } = reduced(plane, size, scale, covered);
  const light = new Float32Array(y.length);
  const rows = new Float32Array(y.length);
  for (let at = 0; at < y.length; at += 1) {
    const x = at % width;
    const left = x > 0 ? at - 1 : at;
    const right = x < width - 1 ? at + 1 : at;
    rows[at] = ((y[left] as number) + 2 * (y[at] as number) + (y[right] as number)) / 4;
  }
  for (let at = 0; at < y.length; at += 1) {
    const up = at >= width ? at - width : at;
    const down = at + width < y.length ? at + width : at;
    light[at] = ((rows[up] as number) + 2 * (rows[at] as number) + (rows[down] as number)) / 4;
  }
  const gradientX = new Float32Array(y.length);
  const gradientY = new Float32Array(y.length);
  for (let row = 1; row < height - 1; row += 1)
    for (let x = 1; x < width - 1; x += 1) {
      const at = row * width + x;
      gradientX[at] = ((light[at + 1] as number) - (light[at - 1] as number)) / 2;
      gradientY[at] = ((light[at + width] as number) - (light[at - width] as number)) / 2;
    }
  return { scale, width, height, light, gradientX, gradientY, hidden };
}

/** Each pixel is the mean of a square; it is hidden if any part of the square is. */
function reduced(
  plane: Uint8Array,
  size: { width: number; height: number },
  scale: number,
  covered: Uint8Array | undefined,
) {
  const [width, height] = [Math.floor(size.width / scale), Math.floor(size.height / scale)];
  const light = new Float32Array(width * height);
  const hidden = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      let sum = 0;
      let isHidden = 0;
      for (let row = y * scale; row < (y + 1) * scale; row += 1)
        for (let at = row * size.width + x * scale, end = at + scale; at < end; at += 1) {
          sum += plane[at] as number;
          isHidden |= covered?.[at] ?? 0;
        }
      light[y * width + x] = sum / (scale * scale);
      hidden[y * width + x] = isHidden;
    }
  return { width, height, light, hidden };
}

/** A field with the shift of `shiftAt` at every place, in pixels of the region. */
export function startField(
  size: { width: number; height: number },
  { step, scale }: { step: number; scale: number },
  shiftAt: (x: number, y: number) => readonly [dx: number, dy: number],
): MotionField {
  const columns = Math.max(1, Math.round(size.width / scale / step));
  const rows = Math.max(1, Math.round(size.height / scale / step));
  const count = columns * rows;
  const field: MotionField = {
    scale,
    columns,
    rows,
    step,
    dx: new Float32Array(count),
    dy: new Float32Array(count),
    left: new Float32Array(count),
  };
  for (let at = 0; at < count; at += 1) {
    const column = at % columns;
    const row = (at - column) / columns;
    const [dx, dy] = shiftAt((column + 0.5) * step * scale, (row + 0.5) * step * scale);
    field.dx[at] = dx / scale;
    field.dy[at] = dy / scale;
  }
  return field;
}

/** Result of one comparison of a place's surroundings. */
interface Comparison {
  hxx: number;
  hxy: number;
  hyy: number;
  bx: number;
  by: number;
  count: number;
  /** Mean difference in brightness, with and without its sign. */
  offset: number;
  left: number;
}

/**
 * Improves a field in place: each place searches the shift that matches its surroundings in `from` to those in `to`
 * (Lucas and Kanade 1981), without the hidden pixels of both. It keeps the camera's shift unless another one is clearly
 * better.
 * @param guess a possible field of moving objects
 */
export function improveField(
  from: Seen,
  to: Seen,
  field: MotionField,
  guess?: MotionField,
  worth = { share: WORTH, light: WORTH_LIGHT },
): void {
  const { dx, dy, left } = field;
  const places = placesNear(from, to, field);
  const [baseX, baseY] = [dx.slice(), dy.slice()];
  const before = new Float32Array(dx.length);
  for (const at of places) before[at] = compare(from, to, field, at, 0).left;
  startNear(from, to, field, { places, before, guess });
  const [startX, startY] = [dx.slice(), dy.slice()];
  const offsets = new Float32Array(dx.length);
  const trust = new Float32Array(dx.length).fill(1);
  for (let round = 0; round <= ROUNDS; round += 1) {
    const moreX = dx.map((value, at) => value - (startX[at] as number));
    const moreY = dy.map((value, at) => value - (startY[at] as number));
    for (const at of places) {
      const told = compare(from, to, field, at, offsets[at] as number);
      offsets[at] = told.offset;
      left[at] = told.left;
      // The last iteration only measures the fit.
      if (round === ROUNDS) continue;
      const [meanX, meanY] = meanAround(moreX, moreY, trust, field, at);
      const bond = BOND * Math.max(told.count, 24);
      const [hxx, hyy] = [told.hxx + bond, told.hyy + bond];
      const bx = told.bx + bond * ((startX[at] as number) + meanX - (dx[at] as number));
      const by = told.by + bond * ((startY[at] as number) + meanY - (dy[at] as number));
      const scale = 1 / (hxx * hyy - told.hxy ** 2);
      dx[at] = (dx[at] as number) + clamp((hyy * bx - told.hxy * by) * scale);
      dy[at] = (dy[at] as number) + clamp((hxx * by - told.hxy * bx) * scale);
      trust[at] = 0.05 + Math.min(1, (told.hxx + told.hyy) / (told.count + 1) / 200);
    }
  }
  for (const at of places) {
    if ((left[at] as number) < worth.share * (before[at] as number) - worth.light) continue;
    dx[at] = baseX[at] as number;
    dy[at] = baseY[at] as number;
    left[at] = before[at] as number;
  }
}

/**
 * The field of a layer with only some visible pixels: all of it moves about alike, so one common shift is searched
 * first, and each place starts from it. Places without visible pixels get the motion of the nearest ones.
 * @param from hidden but for that layer
 * @param field the camera's
 * @param guess the layer's, over shorter distances
 * @returns undefined if nothing is known
 */
export function layerField(
  from: Seen,
  to: Seen,
  field: MotionField,
  guess: MotionField | undefined,
): MotionField | undefined {
  const start = guess ?? shiftedField(field, commonShift(from, to, field));
  const out = {
    ...start,
    dx: start.dx.slice(),
    dy: start.dy.slice(),
    left: new Float32Array(start.left.length),
  };
  out.left.fill(UNKNOWN);
  improveField(from, to, out, undefined, { share: 1, light: 0 });
  return spreadField(out) ? out : undefined;
}

function shiftedField(field: MotionField, [x, y]: readonly [number, number]): MotionField {
  return { ...field, dx: field.dx.map((value) => value + x), dy: field.dy.map((value) => value + y) };
}

/** The shift in addition to a field's that matches the visible pixels best. */
function commonShift(from: Seen, to: Seen, field: MotionField): [dx: number, dy: number] {
  const middle = Math.floor(field.rows / 2) * field.columns + Math.floor(field.columns / 2);
  const [baseX, baseY] = [Math.round(field.dx[middle] as number), Math.round(field.dy[middle] as number)];
  const { width, height, light, hidden } = from;
  const places: number[] = [];
  for (let y = 0; y < height; y += 2)
    for (let x = y & 2 ? 0 : 1; x < width; x += 2)
      if (hidden[y * width + x] === 0) places.push(y * width + x);
  const leftAt = (dx: number, dy: number) => {
    let [sum, count] = [0, 0];
    for (const at of places) {
      const x = (at % width) + baseX + dx;
      const y = Math.floor(at / width) + baseY + dy;
      if (x < 0 || y < 0 || x >= width || y >= height || to.hidden[y * width + x] === 1) continue;
      sum += Math.min(4 * ROBUST, Math.abs((to.light[y * width + x] as number) - (light[at] as number)));
      count += 1;
    }
    return count * 4 < places.length ? Number.POSITIVE_INFINITY : sum / count;
  };
  let [bestX, bestY, best] = [0, 0, leftAt(0, 0)];
  let reach = FAR;
  for (const step of FINER) {
    const [aroundX, aroundY] = [bestX, bestY];
    for (let dy = -reach; dy <= reach; dy += step)
      for (let dx = -reach; dx <= reach; dx += step) {
        const left = leftAt(aroundX + dx, aroundY + dy);
        if (left < best) [bestX, bestY, best] = [aroundX + dx, aroundY + dy, left];
      }
    reach = step;
  }
  return [bestX, bestY];
}

/** The places near holes in one of the two frames; the motion of other places is not needed. */
function placesNear(from: Seen, to: Seen, { columns, rows, step }: MotionField): number[] {
  const places: number[] = [];
  for (let at = 0; at < columns * rows; at += 1) {
    const column = at % columns;
    const middle = { x: (column + 0.5) * step, y: ((at - column) / columns + 0.5) * step };
    if (hasHoles(from, middle, NEAR * step) || hasHoles(to, middle, NEAR * step)) places.push(at);
  }
  return places;
}

function hasHoles(
  { width, height, hidden }: Seen,
  { x, y }: { x: number; y: number },
  reach: number,
): boolean {
  const right = Math.min(width, x + reach);
  for (let row = Math.max(0, Math.floor(y - reach)); row < Math.min(height, y + reach); row += STRIDE)
    for (let at = Math.max(0, Math.floor(x - reach)); at < right; at += STRIDE)
      if (hidden[row * width + at] === 1) return true;
  return false;
}

interface Starts {
  places: readonly number[];
  /** The remaining difference with the camera's motion. */
  before: Float32Array;
  guess: MotionField | undefined;
}

/** If the camera's motion explains little, another start: the guess, a neighbour's result, or the best of a search. */
function startNear(from: Seen, to: Seen, field: MotionField, { places, before, guess }: Starts): void {
  const { columns, dx, dy } = field;
  const best = before.slice();
  const take = (at: number, x: number, y: number) => {
    const [oldX, oldY] = [dx[at] as number, dy[at] as number];
    [dx[at], dy[at]] = [x, y];
    const { left } = compare(from, to, field, at, 0);
    if (left < (best[at] as number)) best[at] = left;
    else [dx[at], dy[at]] = [oldX, oldY];
  };
  for (const at of places) {
    if ((before[at] as number) < STRANGE) continue;
    if (guess) take(at, guess.dx[at] as number, guess.dy[at] as number);
    for (const near of [at - 1, at - columns])
      if (near >= 0) take(at, dx[near] as number, dy[near] as number);
    if (guess || (best[at] as number) < STRANGE) continue;
    const [x, y] = [dx[at] as number, dy[at] as number];
    for (let down = -SEARCH; down <= SEARCH; down += SEARCH_STEP)
      for (let across = -SEARCH; across <= SEARCH; across += SEARCH_STEP) take(at, x + across, y + down);
  }
}

function compare(
  from: Seen,
  to: Seen,
  { columns, step, dx, dy }: MotionField,
  at: number,
  offset: number,
): Comparison {
  const { width, height } = from;
  const { light } = to;
  const column = at % columns;
  const middleX = Math.round((column + 0.5) * step);
  const middleY = Math.round(((at - column) / columns + 0.5) * step);
  const [shiftX, shiftY] = [dx[at] as number, dy[at] as number];
  let [hxx, hxy, hyy, bx, by] = [0, 0, 0, 0, 0];
  let [count, weights, signed, missed] = [0, 0, 0, 0];
  const bottom = Math.min(height - 2, middleY + REACH);
  const end = Math.min(width - 2, middleX + REACH);
  for (let y = Math.max(1, middleY - REACH); y <= bottom; y += STRIDE) {
    const toY = y + shiftY;
    if (toY < 0 || toY >= height - 1) continue;
    const line = toY | 0;
    const fy = toY - line;
    for (let x = Math.max(1, middleX - REACH); x <= end; x += STRIDE) {
      const here = y * width + x;
      if (from.hidden[here] === 1) continue;
      const toX = x + shiftX;
      if (toX < 0 || toX >= width - 1) continue;
      const place = toX | 0;
      const there = line * width + place;
      if (to.hidden[there] === 1 || to.hidden[there + width + 1] === 1) continue;
      const fx = toX - place;
      const value =
        ((light[there] as number) * (1 - fx) + (light[there + 1] as number) * fx) * (1 - fy) +
        ((light[there + width] as number) * (1 - fx) + (light[there + width + 1] as number) * fx) * fy;
      const plain = value - (from.light[here] as number);
      const error = plain - offset;
      const weight = 1 / (1 + (error / ROBUST) ** 2);
      const gx = from.gradientX[here] as number;
      const gy = from.gradientY[here] as number;
      hxx += weight * gx * gx;
      hxy += weight * gx * gy;
      hyy += weight * gy * gy;
      bx -= weight * gx * error;
      by -= weight * gy * error;
      weights += weight;
      signed += weight * plain;
      missed += Math.abs(error);
      count += 1;
    }
  }
  return {
    hxx,
    hxy,
    hyy,
    bx,
    by,
    count,
    offset: weights > 0 ? signed / weights : 0,
    left: count > 8 ? missed / count : UNKNOWN,
  };
}

const clamp = (value: number): number => (value > 2 ? 2 : value < -2 ? -2 : value);

/** How much further than their start the neighbours of a place moved; it fades from place to place. */
function meanAround(
  moreX: Float32Array,
  moreY: Float32Array,
  trust: Float32Array,
  { columns, rows }: MotionField,
  at: number,
): [number, number] {
  const column = at % columns;
  const row = (at - column) / columns;
  let [sumX, sumY, weights] = [0, 0, 0];
  for (let y = Math.max(0, row - 1); y <= Math.min(rows - 1, row + 1); y += 1)
    for (let x = Math.max(0, column - 1); x <= Math.min(columns - 1, column + 1); x += 1) {
      const other = y * columns + x;
      const weight = trust[other] as number;
      sumX += weight * (moreX[other] as number);
      sumY += weight * (moreY[other] as number);
      weights += weight;
    }
  return [(FADES * sumX) / weights, (FADES * sumY) / weights];
}
