import { HOLE, KNOWN } from './distance.ts';
import { CHANNELS, type Level } from './level.ts';
import { APART, GIVEN, stretch, WANTED } from './membrane.ts';

/**
 * What colour the surroundings suggest for each pixel, three numbers a pixel: the known ones as they are, and over the gap
 * a membrane stretched from its edge.
 */
export function suggestColours(level: Level, tick: () => void): Float32Array {
  const { width, height, values, state } = level;
  const colours = new Float32Array(width * height * 3);
  const role = new Uint8Array(width * height);
  for (let at = 0; at < role.length; at += 1) {
    role[at] = state[at] === KNOWN ? GIVEN : state[at] === HOLE ? WANTED : APART;
    for (let channel = 0; channel < 3; channel += 1)
      colours[at * 3 + channel] = values[at * CHANNELS + channel] as number;
  }
  stretch({ width, height, channels: 3, values: colours, role }, tick);
  return colours;
}

/** Means over squares of `2 * radius + 1` pixels, three numbers a pixel; at the border over what there is of the square. */
export function blurred(colours: Float32Array, width: number, height: number, radius: number): Float32Array {
  const rows = new Float32Array(colours.length);
  for (let y = 0; y < height; y += 1) slide(colours, rows, y * width, 1, width, radius);
  const out = new Float32Array(colours.length);
  for (let x = 0; x < width; x += 1) slide(rows, out, x, width, height, radius);
  return out;
}

function slide(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  for (let channel = 0; channel < 3; channel += 1) {
    const at = (index: number) => (start + index * step) * 3 + channel;
    let sum = 0;
    let count = 0;
    for (let index = 0; index < Math.min(radius, length); index += 1) {
      sum += from[at(index)] as number;
      count += 1;
    }
    for (let index = 0; index < length; index += 1) {
      if (index + radius < length) {
        sum += from[at(index + radius)] as number;
        count += 1;
      }
      if (index - radius > 0) {
        sum -= from[at(index - radius - 1)] as number;
        count -= 1;
      }
      to[at(index)] = sum / count;
    }
  }
}
