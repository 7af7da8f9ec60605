import { blurPlane } from '../pixels/blur.ts';
import { type Colours, lightOf } from './colours.ts';

/**
 * Bloom of bright parts over their surroundings, in place; light is added within the remaining range to white, so
 * nothing clips.
 *
 * @param from lightness at which bloom begins
 */
export function glow(colours: Colours, from: number, radius: number, strength: number): void {
  const light = lightOf(colours).data;
  for (const channel of ['red', 'green', 'blue'] as const) {
    const to = colours[channel];
    const bright = new Float32Array(to.length);
    for (let at = 0; at < to.length; at += 1)
      bright[at] = (to[at] as number) * Math.max(0, ((light[at] as number) - from) / (1 - from));
    const soft = blurPlane({ width: colours.width, height: colours.height, data: bright }, radius).data;
    for (let at = 0; at < to.length; at += 1) {
      const here = to[at] as number;
      to[at] = here + (1 - here) * Math.min(1, (soft[at] as number) * strength);
    }
  }
}

/** Steps of lightness with soft borders, as layers of paint have them. */
export function layered(light: number, layers: number, softness: number): number {
  const position = light * layers;
  const below = Math.floor(position);
  const share = position - below;
  const soft = Math.max(0.01, softness);
  const step = Math.tanh((share - 0.5) / soft) / (2 * Math.tanh(0.5 / soft)) + 0.5;
  return (below + step) / layers;
}

/** Distance of a pixel from the middle of a picture: 0 in the middle, 1 in the corners. */
export function distanceFromMiddle(x: number, y: number, width: number, height: number): number {
  const across = (x / width - 0.5) * 2;
  const down = (y / height - 0.5) * 2;
  return Math.sqrt((across * across + down * down) / 2);
}
