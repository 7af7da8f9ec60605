/**
 * Perspective on pixels by our own code, with additions, multiplications and divisions alone, so that every browser and
 * the server get the same bytes. Colours are read between pixels, as often as the image is reduced there; edges are
 * smooth. Colours count by how opaque they are.
 */
import type { Size } from '../geometry.ts';
import type { Matrix } from './matrix.ts';

/** How pixels of a canvas are read from an image. */
export interface Warp {
  /** From pixels of the canvas to shares of what is shown. */
  toShown: Matrix;
  /** The shares that are shown. */
  shown: { left: number; top: number; right: number; bottom: number };
  /** From pixels of the canvas to those of the image. */
  toImage: Matrix;
  mask?: { toMask: Matrix; rest: boolean };
  /** Each pixel is read once, while a corner is dragged. */
  isQuick?: boolean;
}

interface Image extends Size {
  /** Red, green, blue, alpha, not premultiplied. */
  pixels: Uint8ClampedArray;
  /** How opaque the mask is, a byte a pixel. */
  mask?: (Size & { alpha: Uint8Array }) | undefined;
}

/** Times that a pixel is read along a side: at edges at least, and where an image is reduced at most. */
const EDGE = 4;
const MOST = 16;
const QUICK_EDGE = 2;
/** An image that is reduced by less is read once. */
const SLACK = 0.25;

/**
 * Writes the pixels of a part of a canvas; those beside the image are left as they are.
 * @param part `left` and `top` are where it lies on the canvas
 */
export function warpPixels(
  image: Image,
  warp: Warp,
  part: Size & { left: number; top: number; pixels: Uint8ClampedArray },
): void {
  const { shown, isQuick = false } = warp;
  const [edge, most] = isQuick ? [QUICK_EDGE, 1] : [EDGE, MOST];
  const [s0, s1, s2, s3, s4, s5, s6, s7, s8] = warp.toShown;
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = warp.toImage;
  const { width, height } = image;
  const read = reader(image, warp);
  const { sum } = read;
  for (let row = 0; row < part.height; row += 1) {
    const y = part.top + row + 0.5;
    for (let column = 0; column < part.width; column += 1) {
      const x = part.left + column + 0.5;
      const far = s6 * x + s7 * y + s8;
      if (!(far > 0)) continue;
      const u = (s0 * x + s1 * y + s2) / far;
      const v = (s3 * x + s4 * y + s5) / far;
      // What half a pixel to each side makes.
      const du = (abs(s0 - u * s6) + abs(s1 - u * s7)) / far / 2;
      const dv = (abs(s3 - v * s6) + abs(s4 - v * s7)) / far / 2;
      if (u < shown.left - du || u > shown.right + du || v < shown.top - dv || v > shown.bottom + dv)
        continue;
      const depth = m6 * x + m7 * y + m8;
      const across = (m0 * x + m1 * y + m2) / depth;
      const down = (m3 * x + m4 * y + m5) / depth;
      const xx = abs(m0 - across * m6) / depth;
      const xy = abs(m1 - across * m7) / depth;
      const yx = abs(m3 - down * m6) / depth;
      const yy = abs(m4 - down * m7) / depth;
      const reachX = (xx + xy) / 2;
      const reachY = (yx + yy) / 2;
      if (across < -reachX || across > width + reachX || down < -reachY || down > height + reachY) continue;
      const isInner =
        u >= shown.left + du &&
        u <= shown.right - du &&
        v >= shown.top + dv &&
        v <= shown.bottom - dv &&
        across >= reachX &&
        across <= width - reachX &&
        down >= reachY &&
        down <= height - reachY;
      const least = isInner ? 1 : edge;
      const wide = times(xx > yx ? xx : yx, least, most);
      const high = times(xy > yy ? xy : yy, least, most);
      sum[0] = 0;
      sum[1] = 0;
      sum[2] = 0;
      sum[3] = 0;
      if (isInner && wide === 1 && high === 1) read.add(x, y, across, down);
      else
        for (let line = 0; line < high; line += 1)
          for (let dot = 0; dot < wide; dot += 1)
            read.at(x - 0.5 + (dot + 0.5) / wide, y - 0.5 + (line + 0.5) / high, isInner);
      const alpha = sum[3]!;
      if (alpha === 0) continue;
      const at = (row * part.width + column) * 4;
      part.pixels[at] = sum[0]! / alpha;
      part.pixels[at + 1] = sum[1]! / alpha;
      part.pixels[at + 2] = sum[2]! / alpha;
      part.pixels[at + 3] = alpha / (wide * high);
    }
  }
}

/** How often a pixel is read along a side. @param change pixels of the image to one of the canvas */
function times(change: number, least: number, most: number): number {
  const wanted = Math.ceil(change - SLACK);
  return wanted < least ? least : wanted > most ? most : wanted;
}

const abs = (value: number): number => (value < 0 ? -value : value);

/** Reads an image at points of the canvas, and adds up what it shows: colours times alpha, and alpha. */
function reader({ pixels, width, height, mask }: Image, warp: Warp) {
  const { shown, mask: by } = warp;
  const [s0, s1, s2, s3, s4, s5, s6, s7, s8] = warp.toShown;
  const [m0, m1, m2, m3, m4, m5, m6, m7, m8] = warp.toImage;
  const sum = new Float64Array(4);
  const right = width - 1;
  const bottom = height - 1;
  const stride = width * 4;
  const at = (x: number, y: number, isInner: boolean): void => {
    const depth = m6 * x + m7 * y + m8;
    const across = (m0 * x + m1 * y + m2) / depth;
    const down = (m3 * x + m4 * y + m5) / depth;
    if (!isInner) {
      const far = s6 * x + s7 * y + s8;
      const u = (s0 * x + s1 * y + s2) / far;
      const v = (s3 * x + s4 * y + s5) / far;
      if (!(far > 0 && u >= shown.left && u <= shown.right && v >= shown.top && v <= shown.bottom)) return;
      if (!(depth > 0 && across >= 0 && across <= width && down >= 0 && down <= height)) return;
    }
    add(x, y, across, down);
  };
  /** What lies at a point of the image, which is at `x`, `y` of the canvas. */
  const add = (x: number, y: number, across: number, down: number): void => {
    const opaque = mask && by ? maskAt(mask, by, warp.toShown, x, y) : 1;
    if (opaque === 0) return;
    const left = within(Math.floor(across - 0.5), right);
    const top = within(Math.floor(down - 0.5), bottom);
    const shareX = within(across - 0.5 - left, 1);
    const shareY = within(down - 0.5 - top, 1);
    const nw = top * stride + left * 4;
    const ne = left < right ? nw + 4 : nw;
    const below = top < bottom ? stride : 0;
    const sw = nw + below;
    const se = ne + below;
    const a = (1 - shareX) * (1 - shareY) * opaque * pixels[nw + 3]!;
    const b = shareX * (1 - shareY) * opaque * pixels[ne + 3]!;
    const c = (1 - shareX) * shareY * opaque * pixels[sw + 3]!;
    const d = shareX * shareY * opaque * pixels[se + 3]!;
    sum[0]! += a * pixels[nw]! + b * pixels[ne]! + c * pixels[sw]! + d * pixels[se]!;
    sum[1]! += a * pixels[nw + 1]! + b * pixels[ne + 1]! + c * pixels[sw + 1]! + d * pixels[se + 1]!;
    sum[2]! += a * pixels[nw + 2]! + b * pixels[ne + 2]! + c * pixels[sw + 2]! + d * pixels[se + 2]!;
    sum[3]! += a + b + c + d;
  };
  return { sum, add, at };
}

const within = (value: number, most: number): number => (value < 0 ? 0 : value > most ? most : value);

/** From 0 to 1, how much a mask shows at a point of the canvas. */
function maskAt(
  { alpha, width, height }: NonNullable<Image['mask']>,
  { toMask: t, rest }: NonNullable<Warp['mask']>,
  s: Matrix,
  x: number,
  y: number,
): number {
  const far = s[6] * x + s[7] * y + s[8];
  const u = (s[0] * x + s[1] * y + s[2]) / far;
  const v = (s[3] * x + s[4] * y + s[5]) / far;
  // The way to a mask is no projection: its last row is 0, 0, 1.
  const across = t[0] * u + t[1] * v + t[2] - 0.5;
  const down = t[3] * u + t[4] * v + t[5] - 0.5;
  const [left, top] = [Math.floor(across), Math.floor(down)];
  const [shareX, shareY] = [across - left, down - top];
  let marked = 0;
  for (let corner = 0; corner < 4; corner += 1) {
    const [column, row] = [left + (corner & 1), top + (corner >> 1)];
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const share = (corner & 1 ? shareX : 1 - shareX) * (corner >> 1 ? shareY : 1 - shareY);
    marked += share * alpha[row * width + column]!;
  }
  marked /= 255;
  return rest ? 1 - marked : marked;
}
