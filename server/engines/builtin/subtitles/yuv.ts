import type { Picture } from '../pixels/picture.ts';

/** A frame, or a part of one, in planar 4:2:0 of BT.709 with limited range; both sides even. */
export interface YuvFrame {
  width: number;
  height: number;
  y: Uint8Array;
  u: Uint8Array;
  v: Uint8Array;
}

/** A rectangle in whole pixels; for frames all four numbers are even. */
export interface Rect {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The planes of a frame, consecutive in `bytes`. */
export function yuvOf(bytes: Uint8Array, width: number, height: number): YuvFrame {
  const luma = width * height;
  return {
    width,
    height,
    y: bytes.subarray(0, luma),
    u: bytes.subarray(luma, luma * 1.25),
    v: bytes.subarray(luma * 1.25, luma * 1.5),
  };
}

/** A copy of a part of a frame. @param bytes where it is written; as many as the part has */
export function cropYuv(
  frame: YuvFrame,
  { x, y, width, height }: Rect,
  bytes = new Uint8Array(width * height * 1.5),
): YuvFrame {
  const out = yuvOf(bytes, width, height);
  copyPlane(frame.y, frame.width, x, y, out.y, width, height);
  copyPlane(frame.u, frame.width / 2, x / 2, y / 2, out.u, width / 2, height / 2);
  copyPlane(frame.v, frame.width / 2, x / 2, y / 2, out.v, width / 2, height / 2);
  return out;
}

function copyPlane(
  from: Uint8Array,
  stride: number,
  x: number,
  y: number,
  to: Uint8Array,
  width: number,
  height: number,
): void {
  for (let row = 0; row < height; row += 1) {
    const at = (y + row) * stride + x;
    to.set(from.subarray(at, at + width), row * width);
  }
}

/** The brightness of a frame at a smaller size, each pixel the mean of what it covers (every other row and column of it). */
export function reduceLuma(frame: YuvFrame, width: number, height: number): Uint8Array {
  const out = new Uint8Array(width * height);
  const [stepX, stepY] = [frame.width / width, frame.height / height];
  const skip = Math.max(1, Math.floor(Math.min(stepX, stepY) / 2));
  for (let y = 0; y < height; y += 1) {
    const [top, bottom] = [
      Math.floor(y * stepY),
      Math.max(Math.floor((y + 1) * stepY), Math.floor(y * stepY) + 1),
    ];
    for (let x = 0; x < width; x += 1) {
      const [left, right] = [
        Math.floor(x * stepX),
        Math.max(Math.floor((x + 1) * stepX), Math.floor(x * stepX) + 1),
      ];
      let sum = 0;
      let count = 0;
      for (let row = top; row < bottom; row += skip)
        for (let at = row * frame.width + left; at < row * frame.width + right; at += skip) {
          sum += frame.y[at] as number;
          count += 1;
        }
      out[y * width + x] = sum / count;
    }
  }
  return out;
}

/** Converts to opaque RGB. */
export function pictureOfYuv({ width, height, y, u, v }: YuvFrame): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = row * width + x;
      const chroma = (row >> 1) * (width >> 1) + (x >> 1);
      const luma = 1.164384 * ((y[at] as number) - 16);
      const blue = (u[chroma] as number) - 128;
      const red = (v[chroma] as number) - 128;
      data[at * 4] = luma + 1.792741 * red;
      data[at * 4 + 1] = luma - 0.213249 * blue - 0.532909 * red;
      data[at * 4 + 2] = luma + 2.112402 * blue;
      data[at * 4 + 3] = 255;
    }
  }
  return { width, height, data };
}

/** Brightness and colours of a pixel of a picture, as frames have them. */
export function yuvAt({ data }: Picture, at: number): readonly [y: number, u: number, v: number] {
  const [red, green, blue] = [data[at * 4] as number, data[at * 4 + 1] as number, data[at * 4 + 2] as number];
  return [
    16 + 0.182586 * red + 0.614231 * green + 0.062007 * blue,
    128 - 0.100644 * red - 0.338572 * green + 0.439216 * blue,
    128 + 0.439216 * red - 0.398942 * green - 0.040274 * blue,
  ];
}
