import { blurPlane } from '../../pixels/blur.ts';
import { createRandom } from '../../pixels/random.ts';
import { type Colours, changePixels, lightOf, saturate, tint, toward } from '../colours.ts';
import { distanceFromMiddle, glow } from '../light.ts';
import { drawLines } from '../lines.ts';
import { overlay } from '../overlay.ts';
import type { Motif } from '../prepare.ts';

const WARM = tint('#ffd9a0');
const DUSK = tint('#3b2a6b');

/** A rendered fairy tale: smooth, round forms under a warm key light, violet shadows, drifting sparks. */
export function fairyTale({ areas, light, flow, unit, width, height, seed, likeness, tick }: Motif): Colours {
  const tone = lightOf(areas);
  const relief = blurPlane(tone, Math.max(1, Math.round(2.6 * unit))).data;
  const broad = blurPlane(tone, Math.max(4, Math.round(26 * unit))).data;
  tick();
  const slope = 16 * unit;
  const lines = drawLines(light, flow, { width: 2 * unit, faint: 0.02, full: 0.08 }, tick).data;
  changePixels(areas, tick, (pixel, at, x, y) => {
    const right = x < width - 1 ? at + 1 : at;
    const below = y < height - 1 ? at + width : at;
    const leanX = ((relief[at] as number) - (relief[right] as number)) * slope;
    const leanY = ((relief[at] as number) - (relief[below] as number)) * slope;
    const size = Math.hypot(leanX, leanY, 1);
    // Light from the upper left, in front.
    const key = (0.48 * -leanX + 0.55 * -leanY + 0.68) / size;
    const shine = Math.max(0, key) ** 12 * 0.22;
    const rim = (1 - 1 / size) ** 2 * 0.5;
    saturate(pixel, 1.75);
    const lit = (0.7 + 0.48 * key) * (1 - 0.42 * (lines[at] as number));
    for (let channel = 0; channel < 3; channel += 1) pixel[channel] = (pixel[channel] as number) * lit;
    toward(
      pixel,
      DUSK,
      0.6 * Math.max(0, 0.5 - (broad[at] as number)) + 0.12 * distanceFromMiddle(x, y, width, height),
    );
    toward(
      pixel,
      WARM,
      Math.min(0.6, shine + rim * (broad[at] as number) * 0.5 + 0.1 * (broad[at] as number)),
    );
  });
  glow(areas, 0.66, Math.round(18 * unit), 0.4);
  overlay(areas, sparks(width, height, unit, seed), 0.85 - 0.35 * likeness);
  return areas;
}

/** Points of light that drift up from the lower corners. */
function sparks(width: number, height: number, unit: number, seed: number): string {
  const random = createRandom(seed + 31);
  const dots = Array.from({ length: 46 }, () => {
    const left = random() < 0.5;
    const share = random() ** 1.7;
    const x = left ? share * width * 0.45 : width - share * width * 0.45;
    const y = height * (1 - random() ** 1.4 * 0.95);
    const radius = (1.4 + 5 * random() ** 3) * unit;
    return `<circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * 3).toFixed(1)}" fill="url(#spark)"/><circle cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" r="${(radius * 0.6).toFixed(1)}" fill="#fffbe8"/>`;
  });
  return `<defs><radialGradient id="spark"><stop offset="0" stop-color="#fff3c4" stop-opacity=".8"/><stop offset="1" stop-color="#ffd27a" stop-opacity="0"/></radialGradient></defs>${dots.join('')}`;
}
