import { paperGrain } from '../../pixels/paper-grain.ts';
import {
  type Colours,
  changePixels,
  clamp,
  lightOf,
  relight,
  saturate,
  smooth,
  tint,
  toward,
} from '../colours.ts';
import { layered } from '../light.ts';
import { drawLines } from '../lines.ts';
import { fretwork, lantern } from '../ornaments.ts';
import { overlay } from '../overlay.ts';
import type { Motif } from '../prepare.ts';

const KEY = tint('#2a1512');
const PAPER = tint('#fff0cf');
const GOLD = tint('#f6bf4a');
const RED = tint('#c5221f');

/** New Year print: warm flat colours with red shadows on rice paper, key lines, a red frame with gold fretwork, lanterns. */
export function newYear({ areas, light, flow, unit, width, height, seed, tick }: Motif): Colours {
  const lines = drawLines(light, flow, { width: 2.4 * unit, faint: 0.02, full: 0.055 }, tick).data;
  const tone = lightOf(areas).data;
  const paper = paperGrain(width, height, unit, seed, 0.08);
  tick();
  changePixels(areas, tick, (pixel, at) => {
    const here = tone[at] as number;
    relight(pixel, clamp(0.1 + 0.92 * layered(clamp(here), 4, 0.14)));
    saturate(pixel, 1.7);
    toward(pixel, PAPER, 0.3 * smooth(0.55, 0.95, here));
    toward(pixel, RED, 0.3 * smooth(0.45, 0.1, here));
    toward(pixel, GOLD, 0.18 * smooth(0.35, 0.6, here) * smooth(0.85, 0.6, here));
    toward(pixel, KEY, (lines[at] as number) * 0.9);
    for (let channel = 0; channel < 3; channel += 1)
      pixel[channel] = (pixel[channel] as number) * (paper[at] as number);
  });
  overlay(areas, frame(width, height, unit), 1);
  return areas;
}

function frame(width: number, height: number, unit: number): string {
  const band = 44 * unit;
  const size = 22 * unit;
  const inset = (band - size) / 2 + 2 * unit;
  const rect = (gap: number, stroke: number, colour: string) =>
    `<rect x="${gap}" y="${gap}" width="${width - 2 * gap}" height="${height - 2 * gap}" fill="none" stroke="${colour}" stroke-width="${stroke}"/>`;
  const turns = [
    fretwork(band, inset, width - 2 * band, size, false),
    fretwork(band, height - inset - size, width - 2 * band, size, false),
    fretwork(inset, band, height - 2 * band, size, true),
    fretwork(width - inset - size, band, height - 2 * band, size, true),
  ].join('');
  const lamp = Math.min(width, height) * 0.055;
  return [
    rect(band / 2, band, '#b9191b'),
    `<path d="${turns}" fill="none" stroke="#f6c85a" stroke-width="${2.2 * unit}"/>`,
    rect(band, 4 * unit, '#f6c85a'),
    rect(3 * unit, 3 * unit, '#f6c85a'),
    lantern(band + lamp * 1.7, band, lamp),
    lantern(width - band - lamp * 1.7, band, lamp),
  ].join('');
}
