import { createMask, type Mask, type Plane } from '../pixels/picture.ts';

/**
 * Thin strokes with contrast to their surroundings, like letters: bright ones on a darker background, or dark ones on a
 * lighter one. Photographs of cups, wood and faces have few.
 *
 * @param radius half the thickest stroke in pixels
 * @param contrast minimum difference in brightness, from 0 to 255
 */
export function thinStrokes(
  brightness: Plane,
  { bright, radius, contrast }: { bright: boolean; radius: number; contrast: number },
): Mask {
  const { width, height } = brightness;
  const data = bright ? brightness.data : brightness.data.map((value) => 255 - value);
  // Morphological opening: the minimum and then the maximum of each neighbourhood removes anything thinner.
  const opened = spread(spread(data, width, height, radius, Math.min), width, height, radius, Math.max);
  const mask = createMask(width, height);
  for (let at = 0; at < data.length; at += 1) {
    if ((data[at] as number) - (opened[at] as number) > contrast) mask.data[at] = 255;
  }
  return mask;
}

type Choose = (a: number, b: number) => number;

/** The minimum or maximum of each square neighbourhood, rows first, then columns. */
function spread(data: Float32Array, width: number, height: number, radius: number, choose: Choose) {
  const rows = new Float32Array(data.length);
  const line = new Float32Array(Math.max(width, height));
  for (let y = 0; y < height; y += 1) {
    slide(data.subarray(y * width, (y + 1) * width), line, radius, choose);
    rows.set(line.subarray(0, width), y * width);
  }
  const out = new Float32Array(data.length);
  const column = new Float32Array(height);
  for (let x = 0; x < width; x += 1) {
    for (let y = 0; y < height; y += 1) column[y] = rows[y * width + x] as number;
    slide(column, line, radius, choose);
    for (let y = 0; y < height; y += 1) out[y * width + x] = line[y] as number;
  }
  return out;
}

/** Van Herk's running extreme: three comparisons a value, whatever the radius. */
function slide(values: Float32Array, out: Float32Array, radius: number, choose: Choose): void {
  const span = radius * 2 + 1;
  const { length } = values;
  const at = (index: number) => values[Math.max(0, Math.min(length - 1, index))] as number;
  const padded = length + radius * 2;
  const blocks = Math.ceil(padded / span) * span;
  const forward = new Float32Array(blocks);
  const backward = new Float32Array(blocks);
  for (let index = 0; index < blocks; index += 1) {
    const value = at(index - radius);
    forward[index] = index % span === 0 ? value : choose(forward[index - 1] as number, value);
  }
  for (let index = blocks - 1; index >= 0; index -= 1) {
    const value = at(index - radius);
    backward[index] = index % span === span - 1 ? value : choose(backward[index + 1] as number, value);
  }
  for (let index = 0; index < length; index += 1) {
    out[index] = choose(backward[index] as number, forward[index + span - 1] as number);
  }
}
