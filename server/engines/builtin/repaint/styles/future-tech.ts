import { blurPlane } from '../../pixels/blur.ts';
import { type Colours, changePixels, clamp, lightOf, ramp, saturate, smooth, tint } from '../colours.ts';
import { distanceFromMiddle, glow } from '../light.ts';
import { drawLines } from '../lines.ts';
import { overlay } from '../overlay.ts';
import type { Motif } from '../prepare.ts';

const NIGHT = ['#04060f', '#0b1440', '#2a1f86', '#7a2fc0', '#35c6f0', '#d8fbff'].map(tint);

/** Future: a dark city light from violet to cyan, glowing contours, scan lines, the marks of a display. */
export function futureTech({ areas, light, flow, unit, width, height, likeness, tick }: Motif): Colours {
  const lines = drawLines(light, flow, { width: 1.8 * unit, faint: 0.014, full: 0.06 }, tick);
  const halo = blurPlane(lines, Math.max(2, Math.round(6 * unit))).data;
  tick();
  const tone = lightOf(areas).data;
  const pitch = Math.max(3, Math.round(3.4 * unit));
  const neon = new Float64Array(3);
  changePixels(areas, tick, (pixel, at, x, y) => {
    const here = tone[at] as number;
    ramp(neon, NIGHT, smooth(0, 1.06, here) * 0.96);
    saturate(pixel, 1.35);
    const own = 0.22 + 0.34 * likeness;
    const shade = 1.04 - 0.5 * distanceFromMiddle(x, y, width, height) ** 2;
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] =
        ((neon[channel] as number) * (1 - own) + (pixel[channel] as number) * 0.72 * own) * shade;
    const line = (lines.data[at] as number) * 0.75;
    const shine = (halo[at] as number) * 0.55;
    const warm = smooth(0.35, 0.65, x / width + 0.25 * (y / height - 0.5));
    pixel[0] = (pixel[0] as number) + (line + shine) * (0.15 + 0.85 * warm) * 0.8;
    pixel[1] = (pixel[1] as number) + (line + shine) * (0.85 - 0.6 * warm) * 0.8;
    pixel[2] = (pixel[2] as number) + (line + shine) * 0.85;
    if (y % pitch === 0)
      for (let channel = 0; channel < 3; channel += 1) pixel[channel] = (pixel[channel] as number) * 0.86;
    for (let channel = 0; channel < 3; channel += 1) pixel[channel] = clamp(pixel[channel] as number);
  });
  glow(areas, 0.55, Math.round(14 * unit), 0.6);
  overlay(areas, display(width, height, unit), 0.85);
  return areas;
}

/** Corner marks, a ring with ticks and a fine grid, as a display shows them. */
function display(width: number, height: number, unit: number): string {
  const inset = 26 * unit;
  const arm = 70 * unit;
  const corner = (x: number, y: number, right: number, down: number) =>
    `<path d="M${x + arm * right} ${y}H${x}V${y + arm * down}" fill="none" stroke="#7df3ff" stroke-width="${3 * unit}" stroke-opacity=".9"/>`;
  const grid = 64 * unit;
  const columns = Array.from(
    { length: Math.floor(width / grid) },
    (_, at) => `M${(at + 1) * grid} 0V${height}`,
  );
  const rows = Array.from({ length: Math.floor(height / grid) }, (_, at) => `M0 ${(at + 1) * grid}H${width}`);
  const ring = Math.min(width, height) * 0.43;
  return [
    `<path d="${columns.join('')}${rows.join('')}" stroke="#59d8ff" stroke-opacity=".1" stroke-width="${unit}" fill="none"/>`,
    `<circle cx="${width / 2}" cy="${height / 2}" r="${ring}" fill="none" stroke="#7df3ff" stroke-opacity=".32" stroke-width="${2 * unit}" stroke-dasharray="${2 * unit} ${14 * unit}"/>`,
    `<circle cx="${width / 2}" cy="${height / 2}" r="${ring * 1.05}" fill="none" stroke="#ff5fd2" stroke-opacity=".3" stroke-width="${1.4 * unit}" stroke-dasharray="${ring * 0.5} ${ring * 0.32}"/>`,
    corner(inset, inset, 1, 1),
    corner(width - inset, inset, -1, 1),
    corner(inset, height - inset, 1, -1),
    corner(width - inset, height - inset, -1, -1),
  ].join('');
}
