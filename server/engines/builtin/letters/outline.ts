import type { Mask, Picture } from '../pixels/picture.ts';
import { type Color, colorAt, colorDistance, hexOf } from './ink.ts';

/** A line around letters: its colour `#rrggbb` and its width in pixels. */
export interface Outline {
  color: string;
  width: number;
}

/**
 * Finds an outline among one-pixel shells around the strokes: the first one of even colour that differs from ink and
 * background.
 */
export function findOutline(view: Picture, strokes: Mask, ink: Color, height: number): Outline | undefined {
  const reach = Math.max(4, Math.round(height * 0.3));
  const shells = shellsAround(strokes, reach);
  const colors = shells.map((shell) => summary(view, shell));
  const ground = colors.at(-1);
  // The first pixels are the soft edge of the letter itself; the outline is where the colour is most even.
  const first = colors.slice(1, 4).sort((a, b) => a.spread - b.spread)[0];
  if (!ground || !first || first.spread > 24) return undefined;
  if (colorDistance(first.middle, ground.middle) < 50 || colorDistance(first.middle, ink) < 90)
    return undefined;
  let width = colors.indexOf(first);
  while (
    width + 1 < colors.length &&
    colorDistance((colors[width + 1] as Summary).middle, first.middle) < 42
  ) {
    width += 1;
  }
  return width >= reach - 1 ? undefined : { color: hexOf(first.middle), width };
}

interface Summary {
  middle: Color;
  /** Half of the pixels differ from the median brightness by at most this. */
  spread: number;
}

/** Medians, since specks of the background that look like ink have shells too. */
function summary(view: Picture, shell: readonly number[]): Summary {
  const colors = shell.map((at) => colorAt(view, at));
  const middle: Color = [
    median(colors.map((color) => color[0])),
    median(colors.map((color) => color[1])),
    median(colors.map((color) => color[2])),
  ];
  return { middle, spread: median(colors.map((color) => Math.abs(lightOf(color) - lightOf(middle)))) };
}

function lightOf([red, green, blue]: Color): number {
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

function median(values: readonly number[]): number {
  return Float32Array.from(values).sort()[values.length >> 1] ?? 0;
}

/** Pixels at a distance of 1, 2, ... from a mask. */
export function shellsAround({ width, height, data }: Mask, reach: number): number[][] {
  const seen = Uint8Array.from(data);
  const shells: number[][] = [];
  let edge: number[] = [];
  for (let at = 0; at < data.length; at += 1) if (data[at] !== 0) edge.push(at);
  for (let step = 0; step < reach; step += 1) {
    const next: number[] = [];
    for (const at of edge) {
      const x = at % width;
      const y = (at - x) / width;
      for (const [dx, dy] of [
        [1, 0],
        [-1, 0],
        [0, 1],
        [0, -1],
      ] as const) {
        if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
        const beside = at + dx + dy * width;
        if (seen[beside]) continue;
        seen[beside] = 255;
        next.push(beside);
      }
    }
    if (next.length === 0) break;
    shells.push(next);
    edge = next;
  }
  return shells;
}
