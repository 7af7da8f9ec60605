/** RGBA picture with straight (not premultiplied) alpha, four bytes a pixel, row by row, upright, sRGB. */
export interface Picture {
  width: number;
  height: number;
  data: Uint8ClampedArray;
}

/** Straight RGB raster, three bytes a pixel, row by row. */
export interface Raster {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A plane of one number a pixel, row by row. */
export interface Plane {
  width: number;
  height: number;
  data: Float32Array;
}

/** One byte a pixel, row by row: 255 is the marked area (to be edited, or to be kept), 0 the rest. */
export interface Mask {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A picture of one colour, opaque unless `alpha` says otherwise. */
export function createPicture(
  width: number,
  height: number,
  [red, green, blue]: readonly [number, number, number] = [255, 255, 255],
  alpha = 255,
): Picture {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < data.length; at += 4) {
    data[at] = red;
    data[at + 1] = green;
    data[at + 2] = blue;
    data[at + 3] = alpha;
  }
  return { width, height, data };
}

/** An empty mask. */
export function createMask(width: number, height: number): Mask {
  return { width, height, data: new Uint8Array(width * height) };
}

/** Straight RGB as an opaque picture. */
export function pictureOf({ width, height, data }: Raster): Picture {
  const out = new Uint8ClampedArray(width * height * 4);
  for (let at = 0; at < width * height; at += 1) {
    out[4 * at] = data[3 * at] as number;
    out[4 * at + 1] = data[3 * at + 1] as number;
    out[4 * at + 2] = data[3 * at + 2] as number;
    out[4 * at + 3] = 255;
  }
  return { width, height, data: out };
}
