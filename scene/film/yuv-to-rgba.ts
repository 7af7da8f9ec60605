/**
 * Frames of videos as pixels, by whole numbers: the planes of a decoded frame are the same bytes in a browser
 * (`VideoFrame.copyTo`) and from ffmpeg (`yuv420p`), their own conversions to RGB are not.
 */

/** One plane in the bytes of a frame: where it begins, and bytes from one of its rows to the next. */
export interface YuvPlane {
  offset: number;
  stride: number;
}

export interface YuvFrame {
  bytes: Uint8Array;
  width: number;
  height: number;
  /** Y, U, V. */
  planes: readonly [YuvPlane, YuvPlane, YuvPlane];
}

/** Where the planes of a frame of 4:2:0 lie that has no padding. */
export function tightPlanes(width: number, height: number): YuvFrame['planes'] {
  const [half, low] = [(width + 1) >> 1, (height + 1) >> 1];
  const luma = width * height;
  return [
    { offset: 0, stride: width },
    { offset: luma, stride: half },
    { offset: luma + half * low, stride: half },
  ];
}

/**
 * 4:2:0 in BT.709 with limited range as opaque RGBA.
 * @param into of width × height × 4 bytes; by default new ones
 */
export function yuvToRgba(
  { bytes, width, height, planes: [luma, blue, red] }: YuvFrame,
  into: Uint8ClampedArray<ArrayBuffer> = new Uint8ClampedArray(width * height * 4),
): Uint8ClampedArray<ArrayBuffer> {
  let to = 0;
  for (let row = 0; row < height; row += 1) {
    const y = luma.offset + row * luma.stride;
    const u = blue.offset + (row >> 1) * blue.stride;
    const v = red.offset + (row >> 1) * red.stride;
    for (let column = 0; column < width; column += 1) {
      const light = 76_309 * ((bytes[y + column] as number) - 16) + 32_768;
      const cb = (bytes[u + (column >> 1)] as number) - 128;
      const cr = (bytes[v + (column >> 1)] as number) - 128;
      into[to] = (light + 117_489 * cr) >> 16;
      into[to + 1] = (light - 13_975 * cb - 34_925 * cr) >> 16;
      into[to + 2] = (light + 138_438 * cb) >> 16;
      into[to + 3] = 255;
      to += 4;
    }
  }
  return into;
}
