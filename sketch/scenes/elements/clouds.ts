import { between, type Painter, round } from '../painter.ts';
import { blob } from './outlines.ts';

/** One heaped cloud with a flat base, lit from above; `size` is half of its width in pixels. */
function heapedCloud(painter: Painter, x: number, y: number, size: number, sunlit: boolean): string {
  const { random, palette } = painter;
  const lumps = 5 + Math.floor(random() * 3);
  let dark = '';
  let bright = '';
  let shine = '';
  for (let at = 0; at < lumps; at += 1) {
    const share = at / (lumps - 1) - 0.5;
    const radius = size * (0.2 + 0.3 * (1 - 4 * share * share) + random() * 0.12);
    const lumpX = x + share * size * 1.7;
    const lumpY = y - radius * 0.72;
    dark += blob(random, lumpX, lumpY + radius * 0.14, radius, radius * 0.9, 0.07);
    bright += blob(random, lumpX - radius * 0.05, lumpY - radius * 0.06, radius * 0.92, radius * 0.8, 0.07);
    shine += blob(random, lumpX - radius * 0.22, lumpY - radius * 0.26, radius * 0.55, radius * 0.48, 0.1);
  }
  const base = `M${round(x - size * 1.15)} ${round(y)}Q${round(x)} ${round(y - size * 0.5)} ${round(x + size * 1.15)} ${round(y)}Q${round(x)} ${round(y + size * 0.16)} ${round(x - size * 1.15)} ${round(y)}Z`;
  return (
    `<path d="${dark}${base}" fill="${palette.cloudShade}"/><path d="${bright}" fill="${palette.cloud}"/>` +
    (sunlit ? `<path d="${shine}" fill="#ffffff" opacity=".28"/>` : '')
  );
}

/** The mist bands with round ends of woodblock prints. */
function mistBand(painter: Painter, x: number, y: number, length: number, thick: number): string {
  const { random, palette } = painter;
  let path = '';
  for (let at = 0; at < 3; at += 1) {
    const shift = (random() - 0.5) * length * 0.5;
    const long = length * between(random, 0.5, 1);
    path += `<rect x="${round(x + shift - long / 2)}" y="${round(y + at * thick * 0.92)}" width="${round(long)}" height="${round(thick)}" rx="${round(thick / 2)}"/>`;
  }
  return `<g fill="${palette.cloud}" opacity=".94">${path}</g>`;
}

/** Clouds for the weather of the brief: few heaps, streaks, a closed cover, or mist bands in the print style. */
export function drawClouds(painter: Painter): string {
  const { random, brief, stage, palette, width, height, unit } = painter;
  const low = Math.max(stage.horizon, height * 0.3);
  if (brief.style === 'water_ink') return '';
  let svg = '';
  if (brief.style === 'ukiyo_e') {
    for (let at = 0; at < 3; at += 1) {
      svg += mistBand(
        painter,
        width * random(),
        low * between(random, 0.3, 0.85),
        width * between(random, 0.35, 0.6),
        height * 0.022,
      );
    }
    return svg;
  }
  const closed =
    brief.weather === 'rain' ||
    brief.weather === 'storm' ||
    brief.weather === 'snow' ||
    brief.weather === 'cloudy';
  const streaky = brief.weather === 'wind' || (!closed && random() < 0.35);
  if (streaky) {
    for (let at = 0; at < 9; at += 1) {
      const y = low * between(random, 0.1, 0.8);
      const length = width * between(random, 0.15, 0.45);
      svg += `<ellipse cx="${round(width * random())}" cy="${round(y)}" rx="${round(length / 2)}" ry="${round((3 + random() * 9) * unit)}" fill="${palette.cloud}" opacity="${round(between(random, 2, 5)) / 10}"/>`;
    }
  }
  const night = brief.time === 'night';
  const amount = closed ? 13 : streaky ? 2 : 3 + Math.floor(random() * 4);
  for (let at = 0; at < amount; at += 1) {
    const share = closed ? random() * 0.75 : between(random, 0.12, 0.8);
    const size = Math.min(width, height) * between(random, 0.09, 0.2) * (closed ? 1.5 : 1.25 - share * 0.8);
    const x = closed ? (at / amount) * width * 1.2 - width * 0.1 + random() * width * 0.1 : width * random();
    svg += `<g opacity="${night ? 0.45 : closed ? 0.7 : 0.95}">${heapedCloud(painter, x, low * share + size * 0.3, size, !closed && !night && brief.style !== 'cyberpunk')}</g>`;
  }
  return svg;
}
