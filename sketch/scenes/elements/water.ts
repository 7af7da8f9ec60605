import { mix } from '../color.ts';
import { addLayer, between, gradientRect, type Painter, round, softEllipse } from '../painter.ts';
import { blob, ridgeLine, ridgePath } from './outlines.ts';

/** Sea or lake from `top` down: gradient, ripples that grow with nearness, and the light path of sun or moon. */
export function paintWater(painter: Painter, top: number, bottom: number, lightX: number): void {
  const { random, palette, brief, width, height, unit } = painter;
  let svg = gradientRect(
    painter,
    { x: 0, y: top, width, height: height - top },
    [mix(palette.water, palette.skyLow, 0.45), palette.water, palette.waterDark],
    [0, 0.25, 1],
  );
  if (brief.style === 'ukiyo_e') {
    addLayer(painter, 0.5, svg + seigaiha(painter, top, height));
    return;
  }
  const ripples = brief.weather === 'storm' ? 150 : 110;
  const swell = brief.weather === 'storm' ? 3 : brief.weather === 'wind' ? 1.8 : 1;
  const bright = mix(palette.skyLow, '#ffffff', 0.25);
  for (let at = 0; at < ripples; at += 1) {
    const share = random() ** 1.5;
    const y = top + (bottom - top) * 1.15 * share + 2;
    const long = width * (0.012 + 0.1 * share) * between(random, 0.6, 1.3);
    const rise = (1 + 7 * share) * unit * swell;
    const x = random() * width;
    svg += `<path d="M${round(x - long)} ${round(y)}q${round(long * 0.5)} ${round(-rise)} ${round(long)} 0t${round(long)} 0" stroke="${random() < 0.55 ? bright : palette.waterDark}" stroke-width="${round((0.8 + 3 * share) * unit)}" fill="none" opacity="${round(between(random, 2, 5)) / 10}" stroke-linecap="round"/>`;
  }
  if (brief.weather !== 'rain' && brief.weather !== 'storm' && brief.time !== 'day') {
    for (let at = 0; at < 30; at += 1) {
      const share = at / 30;
      const long = width * between(random, 0.02, 0.05) * (1 + 2.2 * share);
      const x = lightX + (random() - 0.5) * width * 0.1 * (0.5 + share);
      svg += `<rect x="${round(x - long / 2)}" y="${round(top + 3 + (bottom - top) * share)}" width="${round(long)}" height="${round((2 + 3 * share) * unit)}" rx="${round(2 * unit)}" fill="${palette.disc}" opacity="${round(7 - 5 * share) / 10}"/>`;
    }
  }
  if (swell > 1) svg += crests(painter, top, bottom, swell);
  addLayer(painter, 0.5, svg);
}

/** Breaking wave crests for wind and storm. */
function crests(painter: Painter, top: number, bottom: number, swell: number): string {
  const { random, palette, width, unit } = painter;
  let svg = '';
  for (let at = 0; at < 12; at += 1) {
    const share = 0.15 + random() * 0.85;
    const y = top + (bottom - top) * share;
    const long = width * between(random, 0.05, 0.12) * (0.4 + share);
    const rise = swell * 9 * unit * (0.4 + share);
    const x = random() * width;
    svg += `<path d="M${round(x - long)} ${round(y)}Q${round(x - long * 0.2)} ${round(y - rise * 2)} ${round(x + long * 0.4)} ${round(y - rise)}Q${round(x + long * 0.7)} ${round(y - rise * 0.4)} ${round(x + long)} ${round(y)}Q${round(x)} ${round(y - rise * 0.5)} ${round(x - long)} ${round(y)}Z" fill="${palette.waterDark}"/><path d="M${round(x - long * 0.5)} ${round(y - rise * 0.9)}Q${round(x)} ${round(y - rise * 1.6)} ${round(x + long * 0.45)} ${round(y - rise)}" stroke="${mix('#ffffff', palette.skyLow, 0.2)}" stroke-width="${round(3 * unit)}" fill="none" stroke-linecap="round"/>`;
  }
  return svg;
}

/** The overlapping arcs ("blue sea waves") of Japanese prints, larger towards the viewer. */
function seigaiha(painter: Painter, top: number, bottom: number): string {
  const { width, unit } = painter;
  let svg = '';
  let y = top + (bottom - top) * 0.1;
  let row = 0;
  while (y < bottom + 60 * unit) {
    const share = (y - top) / (bottom - top);
    const radius = (16 + 60 * share) * Math.max(unit, 0.72);
    for (let x = row % 2 ? -radius : 0; x < width + radius; x += radius * 2) {
      for (const [ring, tint] of [
        [1, '#204274'],
        [0.94, '#92b8c0'],
        [0.72, '#46749c'],
        [0.66, '#92b8c0'],
        [0.44, '#46749c'],
        [0.38, '#f0e4c6'],
        [0.18, '#46749c'],
      ] as const) {
        svg += `<path d="M${round(x - radius * ring)} ${round(y)}a${round(radius * ring)} ${round(radius * ring * 0.62)} 0 0 1 ${round(radius * ring * 2)} 0z" fill="${tint}"/>`;
      }
    }
    y += radius * 0.31;
    row += 1;
  }
  return `<g opacity=".9">${svg}</g>`;
}

/** Sand in the foreground with a wet rim and foam. */
export function paintShoreline(
  painter: Painter,
  top: number,
  sand: string,
  sandDark: string,
  foam: boolean,
): void {
  const { random, palette, width, height, unit } = painter;
  const line = ridgeLine(random, width, top + height * 0.03, height * 0.05, 0.4, 3);
  const shifted = (by: number): [number, number][] => line.map(([x, y]) => [x, y + by]);
  let svg = '';
  if (foam) {
    svg += `<path d="${ridgePath(shifted(-16 * unit), height, true)}" fill="${palette.tone('#ffffff', 0.1)}" opacity=".75"/><path d="${ridgePath(shifted(-7 * unit), height, true)}" fill="${palette.tone('#cfeaf0', 0.05)}" opacity=".9"/>`;
  }
  svg += `<path d="${ridgePath(line, height + 2, true)}" fill="${palette.tone(sandDark)}"/><path d="${ridgePath(shifted(14 * unit), height + 2, true)}" fill="${palette.tone(sand)}"/>`;
  for (let at = 0; at < 12; at += 1) {
    const y = top + height * 0.07 + random() * (height - top);
    svg += softEllipse(
      painter,
      random() * width,
      y,
      width * between(random, 0.06, 0.18),
      height * 0.014,
      palette.tone(random() < 0.5 ? '#fff3d0' : sandDark),
      0.4,
    );
  }
  for (let at = 0; at < 16; at += 1) {
    const size = between(random, 2, 7) * unit;
    const y = top + height * 0.09 + random() * (height - top);
    svg += `<path d="${blob(random, random() * width, y, size, size * 0.6, 0.2, 6)}" fill="${palette.tone(random() < 0.5 ? '#f7efe2' : '#a58f74')}"/>`;
  }
  addLayer(painter, 0.18, svg);
}

/** Reeds and lily pads at a bank. */
export function paintReeds(painter: Painter, y: number): void {
  const { random, palette, width, height, unit } = painter;
  let svg = '';
  for (let at = 0; at < 46; at += 1) {
    const side = random() < 0.5 ? random() * 0.26 : 1 - random() * 0.26;
    const x = side * width;
    const tall = height * between(random, 0.06, 0.15);
    const bend = (random() - 0.5) * tall * 0.4;
    const foot = y + random() * height * 0.05;
    svg += `<path d="M${round(x)} ${round(foot)}q${round(bend * 0.2)} ${round(-tall * 0.6)} ${round(bend)} ${round(-tall)}q${round(-bend * 0.4)} ${round(tall * 0.5)} ${round(-bend + 5 * unit)} ${round(tall)}z" fill="${palette.tone(random() < 0.5 ? '#6f9a4f' : '#54803f')}"/>`;
    if (random() < 0.3)
      svg += `<rect x="${round(x + bend - 3 * unit)}" y="${round(foot - tall * 1.06)}" width="${round(6 * unit)}" height="${round(24 * unit)}" rx="${round(3 * unit)}" fill="${palette.tone('#7a5334')}"/>`;
  }
  addLayer(painter, 0.22, svg);
}
