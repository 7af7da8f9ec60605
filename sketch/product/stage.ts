import type { Lighting } from './lighting.ts';
import type { Surface } from './surface.ts';
import { lightReaching, openness, type Placed } from './trace.ts';
import { clamp, type Vector } from './vectors.ts';

/** Everything a ray can meet. */
export interface Stage {
  products: Placed[];
  lighting: Lighting;
  surface: Surface;
  /** Mean colour of the surface, thrown back onto the products. */
  surfaceTone: Vector;
  /** True for a paper sweep that curves up into the wall, false for a table with a back edge. */
  sweep: boolean;
  floorLight: FloorLight;
  glows: { at: Vector; color: Vector }[];
}

/** Shadows and closeness on the floor around the products, computed once on a grid and read between its points. */
interface FloorLight {
  /** Key light that arrives at the floor as red, green and blue from 0 to 1, and the open share of the surroundings. */
  at: (x: number, z: number) => readonly [number, number, number, number];
}

const REACH_X = 3.4;
const BACK = -3;
const FRONT = 2.4;
/** Edge of a cell where the longer side of the picture has 1024 pixels; smaller pictures need fewer cells. */
const CELL = 0.016;

/** Bakes the shadows of the products on the floor for a picture `pixels` long; `onRow` is told from 0 to 1 and may throw to stop. */
export function bakeFloorLight(
  products: readonly Placed[],
  lighting: Lighting,
  pixels: number,
  onRow: (share: number) => void,
): FloorLight {
  const cell = CELL * clamp(1024 / pixels, 1, 3.5);
  const columns = Math.ceil((2 * REACH_X) / cell);
  const rows = Math.ceil((FRONT - BACK) / cell);
  const grid = new Float32Array(columns * rows * 4);
  const { toward, softness } = lighting.key;
  for (let row = 0; row < rows; row += 1) {
    if (row % 24 === 0) onRow(row / rows);
    for (let column = 0; column < columns; column += 1) {
      const point: Vector = [-REACH_X + column * cell, 0.001, BACK + row * cell];
      const light = keyLightAt(products, point, toward, softness);
      const at = 4 * (row * columns + column);
      grid[at] = light[0];
      grid[at + 1] = light[1];
      grid[at + 2] = light[2];
      grid[at + 3] = openness(products, point, [0, 1, 0], false);
    }
  }
  const out: [number, number, number, number] = [1, 1, 1, 1];
  return {
    at: (x, z) => {
      const u = clamp((x + REACH_X) / cell, 0, columns - 1.01);
      const v = clamp((z - BACK) / cell, 0, rows - 1.01);
      const column = u | 0;
      const row = v | 0;
      const a = u - column;
      const b = v - row;
      const first = 4 * (row * columns + column);
      const below = first + 4 * columns;
      for (let channel = 0; channel < 4; channel += 1) {
        const upper = (grid[first + channel] as number) * (1 - a) + (grid[first + 4 + channel] as number) * a;
        const lower = (grid[below + channel] as number) * (1 - a) + (grid[below + 4 + channel] as number) * a;
        out[channel] = upper * (1 - b) + lower * b;
      }
      return out;
    },
  };
}

/** Key light that reaches a point past all products: opaque ones stop it, clear ones tint and gather it. */
export function keyLightAt(
  products: readonly Placed[],
  point: Vector,
  toward: Vector,
  softness: number,
): Vector {
  let open = 1;
  let red = 1;
  let green = 1;
  let blue = 1;
  for (const placed of products) {
    open *= lightReaching(placed, placed.casters, point, toward, softness);
    if (open <= 0) return [0, 0, 0];
    if (placed.clear.length === 0) continue;
    const past = lightReaching(placed, placed.clear, point, toward, softness * 0.6);
    if (past >= 1) continue;
    const tint = placed.finish('body').color;
    // Light is bent towards the middle of the shadow of a clear body: a dark rim around a bright, tinted heart.
    const heart = 0.42 + 0.5 * (1 - past) ** 3;
    const through = (channel: number) => past + (1 - past) * heart * (0.25 + 0.75 * channel ** 0.5);
    red *= through(tint[0]);
    green *= through(tint[1]);
    blue *= through(tint[2]);
  }
  return [red * open, green * open, blue * open];
}
