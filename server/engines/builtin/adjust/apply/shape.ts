import type { Picture } from '../../pixels/picture.ts';
import { resamplePicture } from '../../pixels/resample.ts';
import type { Command, Side } from '../command.ts';

const LARGEST_SIDE = 8192;
/** Maximum pixels of a result. */
const MOST_PIXELS = 64_000_000;

/** A part of the picture, in whole pixels. */
function cut(picture: Picture, left: number, top: number, width: number, height: number): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const from = ((top + y) * picture.width + left) * 4;
    data.set(picture.data.subarray(from, from + width * 4), y * width * 4);
  }
  return { width, height, data };
}

/** The largest part with this ratio of width to height. */
export function cropToRatio(picture: Picture, ratio: number, anchor: Side | 'centre'): Picture {
  const width = Math.max(1, Math.min(picture.width, Math.round(picture.height * ratio)));
  const height = Math.max(1, Math.min(picture.height, Math.round(picture.width / ratio)));
  const [spareX, spareY] = [picture.width - width, picture.height - height];
  const left = anchor === 'left' ? 0 : anchor === 'right' ? spareX : Math.floor(spareX / 2);
  const top = anchor === 'top' ? 0 : anchor === 'bottom' ? spareY : Math.floor(spareY / 2);
  return cut(picture, left, top, width, height);
}

/** Crops a share off each named side. */
export function cropSides(picture: Picture, sides: readonly Side[], share: number): Picture {
  const off = (side: Side) =>
    sides.includes(side)
      ? Math.floor((side === 'left' || side === 'right' ? picture.width : picture.height) * share)
      : 0;
  const width = Math.max(1, picture.width - off('left') - off('right'));
  const height = Math.max(1, picture.height - off('top') - off('bottom'));
  return cut(
    picture,
    Math.min(off('left'), picture.width - width),
    Math.min(off('top'), picture.height - height),
    width,
    height,
  );
}

export function flip(picture: Picture, across: boolean): Picture {
  const { width, height } = picture;
  return moved(picture, width, height, (x, y) =>
    across ? y * width + width - 1 - x : (height - 1 - y) * width + x,
  );
}

/** Every pixel of a new picture from one of the old one. */
function moved(
  picture: Picture,
  width: number,
  height: number,
  from: (x: number, y: number) => number,
): Picture {
  const source = new Uint32Array(
    picture.data.buffer,
    picture.data.byteOffset,
    picture.width * picture.height,
  );
  const target = new Uint32Array(width * height);
  for (let y = 0, at = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1, at += 1) target[at] = source[from(x, y)] as number;
  return { width, height, data: new Uint8ClampedArray(target.buffer) };
}

/**
 * Rotates clockwise. Quarter turns keep every pixel; at other angles the canvas grows and its corners are transparent,
 * or, with `full`, the largest part without corners is kept.
 */
export function rotate(picture: Picture, degrees: number, full: boolean, tick: () => void): Picture {
  const turn = ((degrees % 360) + 360) % 360;
  const { width, height } = picture;
  if (turn === 0) return picture;
  if (turn === 90) return moved(picture, height, width, (x, y) => (height - 1 - x) * width + y);
  if (turn === 180) return moved(picture, width, height, (x, y) => (height - 1 - y) * width + width - 1 - x);
  if (turn === 270) return moved(picture, height, width, (x, y) => x * width + width - 1 - y);
  const angle = (turn * Math.PI) / 180;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const size = full
    ? innerSize(width, height, angle)
    : {
        width: Math.ceil(Math.abs(width * cosine) + Math.abs(height * sine)),
        height: Math.ceil(Math.abs(width * sine) + Math.abs(height * cosine)),
      };
  const out: Picture = { ...size, data: new Uint8ClampedArray(size.width * size.height * 4) };
  for (let y = 0, to = 0; y < size.height; y += 1) {
    if (y % 64 === 0) tick();
    for (let x = 0; x < size.width; x += 1, to += 4) {
      const [across, down] = [x + 0.5 - size.width / 2, y + 0.5 - size.height / 2];
      readBetween(
        picture,
        across * cosine + down * sine + width / 2 - 0.5,
        down * cosine - across * sine + height / 2 - 0.5,
        out.data,
        to,
        full,
      );
    }
  }
  return out;
}

/** Writes the colour between four pixels; beyond the border there is nothing, or, with `full`, the border itself. */
function readBetween(
  { width, height, data }: Picture,
  x: number,
  y: number,
  out: Uint8ClampedArray,
  to: number,
  full: boolean,
): void {
  const left = Math.floor(x);
  const top = Math.floor(y);
  let red = 0;
  let green = 0;
  let blue = 0;
  let alpha = 0;
  for (let corner = 0; corner < 4; corner += 1) {
    let column = left + (corner & 1);
    let row = top + (corner >> 1);
    if (column < 0 || row < 0 || column >= width || row >= height) {
      if (!full) continue;
      column = Math.min(width - 1, Math.max(0, column));
      row = Math.min(height - 1, Math.max(0, row));
    }
    const shareX = corner & 1 ? x - left : 1 - (x - left);
    const shareY = corner >> 1 ? y - top : 1 - (y - top);
    const at = (row * width + column) * 4;
    const weight = shareX * shareY * (data[at + 3] as number);
    red += weight * (data[at] as number);
    green += weight * (data[at + 1] as number);
    blue += weight * (data[at + 2] as number);
    alpha += weight;
  }
  if (alpha < 0.5) return;
  out[to] = red / alpha;
  out[to + 1] = green / alpha;
  out[to + 2] = blue / alpha;
  out[to + 3] = alpha;
}

/** The largest upright part, in the picture's aspect ratio, of a picture rotated by an angle. */
function innerSize(width: number, height: number, angle: number): { width: number; height: number } {
  const [cosine, sine] = [Math.abs(Math.cos(angle)), Math.abs(Math.sin(angle))];
  const factor = Math.min(
    width / (width * cosine + height * sine),
    height / (width * sine + height * cosine),
  );
  return { width: Math.max(1, Math.floor(width * factor)), height: Math.max(1, Math.floor(height * factor)) };
}

/** Resizes; with both sides given the picture is first cropped to their ratio. Limited to 8,192 pixels a side. */
export function resize(
  picture: Picture,
  { width, height, longest, factor }: Extract<Command, { kind: 'resize' }>,
  tick: () => void,
): Picture {
  const source = width && height ? cropToRatio(picture, width / height, 'centre') : picture;
  const wanted =
    factor ??
    (width ? width / source.width : undefined) ??
    (height ? height / source.height : undefined) ??
    (longest ?? source.width) / Math.max(source.width, source.height);
  const times = Math.min(
    wanted,
    LARGEST_SIDE / Math.max(source.width, source.height),
    Math.sqrt(MOST_PIXELS / (source.width * source.height)),
  );
  const side = (pixels: number) => Math.max(1, Math.round(pixels * times));
  return resamplePicture(source, { width: side(source.width), height: side(source.height) }, tick);
}

/** A border around the picture, which keeps all of its pixels. */
export function addBorder(
  picture: Picture,
  color: readonly [number, number, number],
  share: number,
): Picture {
  const wide = Math.max(1, Math.round(Math.min(picture.width, picture.height) * share));
  const width = picture.width + 2 * wide;
  const height = picture.height + 2 * wide;
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = color[0];
    data[at + 1] = color[1];
    data[at + 2] = color[2];
    data[at + 3] = 255;
  }
  for (let y = 0; y < picture.height; y += 1)
    data.set(
      picture.data.subarray(y * picture.width * 4, (y + 1) * picture.width * 4),
      ((y + wide) * width + wide) * 4,
    );
  return { width, height, data };
}
