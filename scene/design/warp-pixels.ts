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
  const { toShown: s, shown, toImage: m } = warp;
  const { width, height } = image;
  const read = reader(image, warp);
  const { sum } = read;
  const times = (change: number) => Math.min(MOST, Math.max(1, Math.ceil(change - SLACK)));
  for (let row = 0; row < part.height; row += 1) {
    const y = part.top + row + 0.5;
    for (let column = 0; column < part.width; column += 1) {
      const x = part.left + column + 0.5;
      const far = s[6] * x + s[7] * y + s[8];
      if (!(far > 0)) continue;
      const u = (s[0] * x + s[1] * y + s[2]) / far;
      const v = (s[3] * x + s[4] * y + s[5]) / far;
      // What half a pixel to each side makes.
      const du = (abs(s[0] - u * s[6]) + abs(s[1] - u * s[7])) / far / 2;
      const dv = (abs(s[3] - v * s[6]) + abs(s[4] - v * s[7])) / far / 2;
      if (u < shown.left - du || u > shown.right + du || v < shown.top - dv || v > shown.bottom + dv)
        continue;
      const depth = m[6] * x + m[7] * y + m[8];
      const across = (m[0] * x + m[1] * y + m[2]) / depth;
      const down = (m[3] * x + m[4] * y + m[5]) / depth;
      const [xx, xy] = [abs(m[0] - across * m[6]) / depth, abs(m[1] - across * m[7]) / depth];
      const [yx, yy] = [abs(m[3] - down * m[6]) / depth, abs(m[4] - down * m[7]) / depth];
      const [reachX, reachY] = [(xx + xy) / 2, (yx + yy) / 2];
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
      let [wide, high] = [times(Math.max(xx, yx)), times(Math.max(xy, yy))];
      if (!isInner) [wide, high] = [Math.max(EDGE, wide), Math.max(EDGE, high)];
      sum.fill(0);
      for (let line = 0; line < high; line += 1)
        for (let dot = 0; dot < wide; dot += 1)
          read.add(x - 0.5 + (dot + 0.5) / wide, y - 0.5 + (line + 0.5) / high, isInner);
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

const abs = (value: number): number => (value < 0 ? -value : value);

/** Reads an image at points of the canvas, and adds up what it shows: colours times alpha, and alpha. */
function reader({ pixels, width, height, mask }: Image, { toShown: s, shown, toImage: m, mask: by }: Warp) {
  const sum = new Float64Array(4);
  const [right, bottom] = [width - 1, height - 1];
  const add = (x: number, y: number, isInner: boolean): void => {
    const depth = m[6] * x + m[7] * y + m[8];
    const across = (m[0] * x + m[1] * y + m[2]) / depth;
    const down = (m[3] * x + m[4] * y + m[5]) / depth;
    if (!isInner) {
      const far = s[6] * x + s[7] * y + s[8];
      const u = (s[0] * x + s[1] * y + s[2]) / far;
      const v = (s[3] * x + s[4] * y + s[5]) / far;
      if (!(far > 0 && u >= shown.left && u <= shown.right && v >= shown.top && v <= shown.bottom)) return;
      if (!(depth > 0 && across >= 0 && across <= width && down >= 0 && down <= height)) return;
    }
    const opaque = mask && by ? maskAt(mask, by, s, x, y) : 1;
    if (opaque === 0) return;
    const left = Math.min(right, Math.max(0, Math.floor(across - 0.5)));
    const top = Math.min(bottom, Math.max(0, Math.floor(down - 0.5)));
    const shareX = Math.min(1, Math.max(0, across - 0.5 - left));
    const shareY = Math.min(1, Math.max(0, down - 0.5 - top));
    const nw = (top * width + left) * 4;
    const ne = left < right ? nw + 4 : nw;
    const below = top < bottom ? width * 4 : 0;
    const a = (1 - shareX) * (1 - shareY) * opaque * pixels[nw + 3]!;
    const b = shareX * (1 - shareY) * opaque * pixels[ne + 3]!;
    const c = (1 - shareX) * shareY * opaque * pixels[nw + below + 3]!;
    const d = shareX * shareY * opaque * pixels[ne + below + 3]!;
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel]! +=
        a * pixels[nw + channel]! +
        b * pixels[ne + channel]! +
        c * pixels[nw + below + channel]! +
        d * pixels[ne + below + channel]!;
    sum[3]! += a + b + c + d;
  };
  return { sum, add };
}

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
