import type { Picture } from '../engines/builtin/pixels/picture.ts';
import type { Point, Quad } from './quad.ts';

/** Height of a line as the network reads it, in pixels. */
export const LINE_HEIGHT = 48;
/** Width of the longest line that is read; a longer one is compressed. */
const LONGEST = 2400;
/** A line this much taller than wide is vertical (as in PaddleOCR). */
const UPRIGHT = 1.5;

/** Whether a line is vertical. */
export function isUpright(quad: Quad): boolean {
  const { along, down } = sidesOf(quad);
  return lengthOf(down) >= UPRIGHT * lengthOf(along);
}

/** The same quad, starting `quarters` corners later: 1 reads a vertical line from below. */
export function turned(quad: Quad, quarters: 0 | 1 | 2 | 3): Quad {
  const [a, b, c, d] = quad;
  const corners = [a, b, c, d, a, b, c] as const;
  return corners.slice((4 - quarters) % 4, ((4 - quarters) % 4) + 4) as unknown as Quad;
}

/** Cuts a line out of a picture, straightened and at the network's height, on white if it is transparent. */
export function straighten(picture: Picture, quad: Quad): Picture {
  const { along, down } = sidesOf(quad);
  const [from] = quad;
  const scale = LINE_HEIGHT / Math.max(1, lengthOf(down));
  const width = Math.max(8, Math.min(LONGEST, Math.round(lengthOf(along) * scale)));
  const data = new Uint8ClampedArray(width * LINE_HEIGHT * 4);
  // Enough samples per pixel that no part of the picture is skipped.
  const across = samplesFor(lengthOf(along) / width);
  const downwards = samplesFor(lengthOf(down) / LINE_HEIGHT);
  const sum = new Float64Array(3);
  for (let y = 0; y < LINE_HEIGHT; y += 1) {
    for (let x = 0; x < width; x += 1) {
      sum.fill(0);
      for (let j = 0; j < downwards; j += 1) {
        const v = (y + (j + 0.5) / downwards) / LINE_HEIGHT;
        for (let i = 0; i < across; i += 1) {
          const u = (x + (i + 0.5) / across) / width;
          addSample(picture, from.x + u * along.x + v * down.x, from.y + u * along.y + v * down.y, sum);
        }
      }
      const at = (y * width + x) * 4;
      for (let part = 0; part < 3; part += 1) data[at + part] = (sum[part] as number) / (across * downwards);
      data[at + 3] = 255;
    }
  }
  return { width, height: LINE_HEIGHT, data };
}

const samplesFor = (pixels: number) => Math.max(1, Math.min(8, Math.ceil(pixels)));

/** Adds the interpolated colour at a position; centres of pixels are at halves. */
function addSample({ width, height, data }: Picture, x: number, y: number, sum: Float64Array): void {
  const left = Math.max(0, Math.min(width - 1, x - 0.5));
  const top = Math.max(0, Math.min(height - 1, y - 0.5));
  const [x0, y0] = [Math.floor(left), Math.floor(top)];
  const [x1, y1] = [Math.min(width - 1, x0 + 1), Math.min(height - 1, y0 + 1)];
  const [dx, dy] = [left - x0, top - y0];
  for (const [column, row, share] of [
    [x0, y0, (1 - dx) * (1 - dy)],
    [x1, y0, dx * (1 - dy)],
    [x0, y1, (1 - dx) * dy],
    [x1, y1, dx * dy],
  ] as const) {
    const at = (row * width + column) * 4;
    const alpha = (data[at + 3] as number) / 255;
    for (let part = 0; part < 3; part += 1)
      sum[part] = (sum[part] as number) + share * (255 + ((data[at + part] as number) - 255) * alpha);
  }
}

/** The mean of opposite sides: from left to right, and from the upper side to the lower one. */
function sidesOf([a, b, c, d]: Quad): { along: Point; down: Point } {
  return {
    along: { x: (b.x - a.x + c.x - d.x) / 2, y: (b.y - a.y + c.y - d.y) / 2 },
    down: { x: (d.x - a.x + c.x - b.x) / 2, y: (d.y - a.y + c.y - b.y) / 2 },
  };
}

const lengthOf = ({ x, y }: Point) => Math.hypot(x, y);
