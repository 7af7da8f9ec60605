import type { Picture } from '../pixels/picture.ts';

/**
 * A picture as planar YUV 4:2:0 in BT.709, limited range, as in video. Four pixels share their chroma.
 *
 * @param out `width * height * 1.5` bytes, overwritten; both sides of the picture are even
 */
export function toYuv({ width, height, data }: Picture, out: Uint8Array): void {
  const half = width / 2;
  const blueAt = width * height;
  const redAt = blueAt + half * (height / 2);
  for (let y = 0; y < height; y += 2)
    for (let x = 0; x < width; x += 2) {
      let red = 0;
      let green = 0;
      let blue = 0;
      for (let down = 0; down < 2; down += 1)
        for (let across = 0; across < 2; across += 1) {
          const at = (y + down) * width + x + across;
          const r = data[at * 4] as number;
          const g = data[at * 4 + 1] as number;
          const b = data[at * 4 + 2] as number;
          out[at] = 16.5 + (219 / 255) * (0.2126 * r + 0.7152 * g + 0.0722 * b);
          red += r;
          green += g;
          blue += b;
        }
      const light = 0.2126 * red + 0.7152 * green + 0.0722 * blue;
      const at = (y / 2) * half + x / 2;
      out[blueAt + at] = 128.5 + ((224 / 255) * (blue - light)) / (4 * 1.8556);
      out[redAt + at] = 128.5 + ((224 / 255) * (red - light)) / (4 * 1.5748);
    }
}
