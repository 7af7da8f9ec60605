import type { Box } from '../faces/face.ts';
import type { Picture } from '../pixels/picture.ts';

/** A frame as planar 4:2:0 in BT.709, limited range. */
export interface YuvFrame {
  width: number;
  height: number;
  data: Uint8Array;
}

/** A part of a frame as an opaque picture. @param box even numbers, within the frame */
export function takeYuvRegion({ width, height, data }: YuvFrame, box: Box): Picture {
  const out = new Uint8ClampedArray(box.width * box.height * 4);
  const half = width >> 1;
  const blueAt = width * height;
  const redAt = blueAt + half * (height >> 1);
  for (let y = 0; y < box.height; y += 1) {
    const row = (box.y + y) * width + box.x;
    const chroma = ((box.y + y) >> 1) * half + (box.x >> 1);
    for (let x = 0; x < box.width; x += 1) {
      const light = (255 / 219) * ((data[row + x] as number) - 16);
      const blue = (255 / 224) * ((data[blueAt + chroma + (x >> 1)] as number) - 128);
      const red = (255 / 224) * ((data[redAt + chroma + (x >> 1)] as number) - 128);
      const to = 4 * (y * box.width + x);
      out[to] = light + 1.5748 * red;
      out[to + 1] = light - 0.1873 * blue - 0.4681 * red;
      out[to + 2] = light + 1.8556 * blue;
      out[to + 3] = 255;
    }
  }
  return { width: box.width, height: box.height, data: out };
}

/**
 * Writes a picture into a part of a frame, in place, by 2 x 2 pixels.
 * @param touched one byte a pixel of the picture: blocks in which all are 0 stay as they are
 */
export function putYuvRegion(
  { width, height, data }: YuvFrame,
  { x: left, y: top }: Box,
  picture: Picture,
  touched: Uint8Array,
): void {
  const half = width >> 1;
  const blueAt = width * height;
  const redAt = blueAt + half * (height >> 1);
  const cells = [0, 1, picture.width, picture.width + 1];
  for (let y = 0; y + 1 < picture.height; y += 2) {
    for (let x = 0; x + 1 < picture.width; x += 2) {
      const first = y * picture.width + x;
      if (!cells.some((cell) => touched[first + cell])) continue;
      let [red, green, blue] = [0, 0, 0];
      for (const [index, cell] of cells.entries()) {
        const from = 4 * (first + cell);
        const [r, g, b] = [picture.data[from], picture.data[from + 1], picture.data[from + 2]] as [
          number,
          number,
          number,
        ];
        const to = (top + y + (index >> 1)) * width + left + x + (index & 1);
        data[to] = 16.5 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b);
        red += r;
        green += g;
        blue += b;
      }
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const at = ((top + y) >> 1) * half + ((left + x) >> 1);
      data[blueAt + at] = 128.5 + ((224 / 255) * (blue - light)) / (4 * 1.8556);
      data[redAt + at] = 128.5 + ((224 / 255) * (red - light)) / (4 * 1.5748);
    }
  }
}
