import type { Grid, Rectangle } from '../grid/grid.ts';
import { axesOf, type Placement, pictureColumns } from '../placement.ts';

/** How a value of a mask is shown: its colour, and which way its stripes lean, so that colour is not all that tells. */
export interface MaskLook {
  tint: readonly [number, number, number];
  stripes: 'rising' | 'falling';
}

/** Points looked at for a screen pixel, in each direction: thin lines stay in sight when the picture is small. */
const MOST_SAMPLES = 3;
const TINT_OPACITY = 0.46;
const STRIPE = { period: 6, width: 1.4, opacity: 0.62 };
const EDGE = { width: 1.5, opacity: 0.95 };

/** Screen pixels around a change that may look different too: the edge reaches that far. */
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
  const seen = valuesSeen(grid, placement, {
    x: area.x - reach,
    y: area.y - reach,
    width: wide,
    height: area.height + reach * 2,
  });
  const pixels = new Uint8ClampedArray(area.width * area.height * 4);
  const { x: across, y: down } = axesOf(placement);
  const period = STRIPE.period * ratio;
  const stripe = (STRIPE.width * ratio) / period;
  for (let y = 0; y < area.height; y += 1) {
    const line = (y + reach) * wide + reach;
    const height = area.y + y - down.origin;
    for (let x = 0; x < area.width; x += 1) {
      const at = line + x;
      const value = seen[at]!;
      const look = looks[value - 1];
      if (!look) continue;
      const to = (y * area.width + x) * 4;
      const edge =
        seen[at - reach] !== value ||
        seen[at + reach] !== value ||
        seen[at - reach * wide] !== value ||
        seen[at + reach * wide] !== value;
      const side = area.x + x - across.origin;
      const phase = (look.stripes === 'rising' ? side + height : side - height) / period;
      const white = edge ? EDGE.opacity : phase - Math.floor(phase) < stripe ? STRIPE.opacity : 0;
      // White over the tint, both see-through.
      const opacity = white + TINT_OPACITY * (1 - white);
      for (let channel = 0; channel < 3; channel += 1)
        pixels[to + channel] = (255 * white + look.tint[channel]! * TINT_OPACITY * (1 - white)) / opacity;
      pixels[to + 3] = opacity * 255;
    }
  }
  return pixels;
}

/** The value that each screen pixel of a rectangle shows: the first that is not 0 among the points looked at. */
function valuesSeen(grid: Grid, placement: Placement, area: Rectangle): Uint8Array {
  const seen = new Uint8Array(area.width * area.height);
  const axes = axesOf(placement);
  const samples = Math.min(MOST_SAMPLES, Math.max(1, Math.ceil(1 / axes.x.scale - 1e-6)));
  const columns = pictureColumns(axes.x, area.x, area.width, samples, grid.width);
  const rows = pictureColumns(axes.y, area.y, area.height, samples, grid.height);
  rows.forEach((y, index) => {
    if (y < 0) return;
    const line = Math.floor(index / samples) * area.width;
    for (let x = 0; x < area.width; x += 1) {
      if (seen[line + x] !== 0) continue;
      for (let sample = x * samples; sample < (x + 1) * samples; sample += 1) {
        const value = columns[sample]! < 0 ? 0 : grid.valueAt(columns[sample]!, y);
        if (value === 0) continue;
        seen[line + x] = value;
        break;
      }
    }
  });
  return seen;
}
