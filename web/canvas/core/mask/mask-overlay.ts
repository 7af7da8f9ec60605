import { type Grid, type Rectangle, TILE, TILE_SHIFT, type Tile } from '../grid/grid.ts';
import { axesOf, type Placement, pictureArea, pictureColumns } from '../placement.ts';

/**
 * How a value of a mask is shown: its colour, and which way its stripes lean, so that it does not rely on
 * colour alone.
 */
export interface MaskLook {
  tint: readonly [number, number, number];
  stripes: 'rising' | 'falling';
}

/**
 * Maximum points sampled for a screen pixel, in each direction, so that thin lines stay visible when the picture is
 * small.
 */
const MOST_SAMPLES = 3;
const TINT_OPACITY = 0.46;
const STRIPE = { period: 6, width: 1.4, opacity: 0.62 };
const EDGE = { width: 1.5, opacity: 0.95 };

/** Screen pixels around a change that may also change their look, since the drawn edge reaches that far. */
export function edgeReach(screenRatio: number): number {
  return Math.max(1, Math.round(EDGE.width * screenRatio));
}

/**
 * A rectangle of the window as it shows the mask: RGBA, not premultiplied. `looks[0]` shows value 1 and so on.
 * @param area in screen pixels
 */
export function drawMask(
  grid: Grid,
  placement: Placement,
  area: Rectangle,
  looks: readonly MaskLook[],
): Uint8ClampedArray<ArrayBuffer> {
  const ratio = placement.device.width / placement.frame.width;
  const reach = edgeReach(ratio);
  const wide = area.width + reach * 2;
  const around = { x: area.x - reach, y: area.y - reach, width: wide, height: area.height + reach * 2 };
  const seen = valuesSeen(grid, placement, around);
  const pixels = new Uint8ClampedArray(area.width * area.height * 4);
  const words = new Uint32Array(pixels.buffer);
  const inks = looks.map(inksOf);
  const { x: across, y: down } = axesOf(placement);
  // Phases of the stripes in whole steps of a 256th, so that they are found by adding and masking.
  const step = Math.round(256 / (STRIPE.period * ratio));
  const striped = Math.round((256 * STRIPE.width) / STRIPE.period);
  const first = Math.round(area.x - across.origin);
  const rise = reach * wide;
  for (let y = 0; y < area.height; y += 1) {
    const height = Math.round(area.y + y - down.origin);
    const to = y * area.width;
    let at = (y + reach) * wide + reach;
    for (let x = 0; x < area.width; x += 1, at += 1) {
      const value = seen[at]!;
      if (value === 0) continue;
      const look = inks[value - 1];
      if (!look) continue;
      const inside =
        seen[at - reach] === value &&
        seen[at + reach] === value &&
        seen[at - rise] === value &&
        seen[at + rise] === value;
      const phase = ((first + x + look.lean * height) * step) & 255;
      words[to + x] = !inside ? look.edge : phase < striped ? look.stripe : look.tint;
    }
  }
  return pixels;
}

interface Inks {
  /** Pixels as words: opacity, blue, green, red from the highest byte, as little-endian memory has them. */
  tint: number;
  stripe: number;
  edge: number;
  lean: 1 | -1;
}

function inksOf({ tint, stripes }: MaskLook): Inks {
  // White over the tint, both translucent.
  const ink = (white: number) => {
    const opacity = white + TINT_OPACITY * (1 - white);
    const [red, green, blue] = tint.map((part) =>
      Math.round((255 * white + part * TINT_OPACITY * (1 - white)) / opacity),
    ) as [number, number, number];
    return ((Math.round(opacity * 255) << 24) | (blue << 16) | (green << 8) | red) >>> 0;
  };
  return {
    tint: ink(0),
    stripe: ink(STRIPE.opacity),
    edge: ink(EDGE.opacity),
    lean: stripes === 'rising' ? 1 : -1,
  };
}

/** The value that each screen pixel of a rectangle shows: the first that is not 0 among the sampled points. */
function valuesSeen(grid: Grid, placement: Placement, area: Rectangle): Uint8Array {
  const seen = new Uint8Array(area.width * area.height);
  const covered = pictureArea(placement, area);
  const { x, y: top, width, height } = covered;
  const within = x >= 0 && top >= 0 && x + width <= grid.width && top + height <= grid.height;
  const uniform = within ? grid.uniformIn(covered) : undefined;
  if (uniform !== undefined) return seen.fill(uniform);
  const axes = axesOf(placement);
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(1 / axes.x.scale - 1e-6)));
  const columns = pictureColumns(axes.x, area.x, area.width, samples, grid.width);
  const rows = pictureColumns(axes.y, area.y, area.height, samples, grid.height);
  rows.forEach((y, index) => {
    if (y < 0) return;
    const line = Math.floor(index / samples) * area.width;
    const tiles = (y >> TILE_SHIFT) * grid.columns;
    const inTile = (y % TILE) * TILE;
    let column = -1;
    let tile: Tile = 0;
    for (let at = 0, to = line, left = samples; at < columns.length; at += 1) {
      const pixel = columns[at]!;
      if (pixel >= 0) {
        if (pixel >> TILE_SHIFT !== column) {
          column = pixel >> TILE_SHIFT;
          tile = grid.tile(tiles + column);
        }
        const value = typeof tile === 'number' ? tile : tile[inTile | (pixel & (TILE - 1))]!;
        if (value !== 0 && seen[to] === 0) seen[to] = value;
      }
      left -= 1;
      if (left === 0) {
        to += 1;
        left = samples;
      }
    }
  });
  return seen;
}
