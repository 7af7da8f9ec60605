import { mix } from '../color.ts';
import { paintLamps } from '../elements/buildings.ts';
import { cropGround, isCrop, paintCrop } from '../elements/crops.ts';
import {
  paintGround,
  paintHills,
  paintMeadow,
  paintMist,
  paintMountains,
  paintPath,
  paintStand,
  paintStones,
  paintTreeFrame,
} from '../elements/land.ts';
import { ridgeLine, ridgePath } from '../elements/outlines.ts';
import { paintSky } from '../elements/sky.ts';
import { addLayer, between, heightAt, type Painter, round } from '../painter.ts';

/** Meadow with hills; the base of garden, park, farm and road too. */
export function paintField(painter: Painter): void {
  const { random, stage, brief } = painter;
  paintSky(painter);
  if (random() < 0.55) paintMountains(painter, 2, between(random, 0.08, 0.18), brief.season === 'winter');
  paintHills(painter, 2, 6);
  if (brief.weather === 'fog' || brief.time === 'dawn') paintMist(painter, stage.ground.top, 0.5);
  const [light, dark] = cropGround(painter);
  paintGround(painter, light, dark, stage.ground.top);
  if (isCrop(brief.vegetation)) {
    paintCrop(painter);
    return;
  }
  if (random() < 0.5) paintPath(painter, '#d9c294', stage.ground.top + stage.height * 0.015, 0.16);
  paintTreeFrame(painter, brief.vegetation ? 7 : 2);
  paintMeadow(painter, stage.ground.top + stage.height * 0.03);
}

/** A clearing between trees, those that the prompt names. */
export function paintForest(painter: Painter): void {
  const { palette, stage, height, brief } = painter;
  paintSky(painter);
  paintMountains(painter, 1, 0.1, false);
  paintHills(painter, 3, 16);
  paintMist(painter, stage.horizon + height * 0.05, brief.weather === 'fog' ? 0.7 : 0.35);
  paintGround(painter, palette.grass, mix(palette.grassDark, '#5a6b3a', 0.4), stage.ground.top);
  paintPath(painter, '#c9ad82', stage.ground.top + height * 0.012, 0.14);
  if (brief.vegetation) paintStand(painter);
  paintTreeFrame(painter, 8);
  paintStones(painter, 4, '#a9a79c');
  paintMeadow(painter, stage.ground.top + height * 0.03, 0.8);
}

/** Mountain chains with snow caps over pine slopes. */
export function paintMountainPlace(painter: Painter): void {
  const { random, palette, stage, height, brief } = painter;
  paintSky(painter);
  paintMountains(painter, 3, between(random, 0.3, 0.42), true);
  paintMist(painter, stage.horizon, brief.weather === 'fog' ? 0.85 : 0.5);
  paintHills(painter, 2, 9);
  paintGround(painter, palette.grass, palette.grassDark, stage.ground.top, 0.03);
  paintStones(painter, 9, '#aaa69e');
  paintTreeFrame(painter, 3, 'pine');
  paintMeadow(painter, stage.ground.top + height * 0.05, 0.6);
}

/** A garden with a picket fence and many flowers, or a park with lamps. */
export function paintGarden(painter: Painter, park: boolean): void {
  const { random, palette, stage, height, width, unit } = painter;
  paintSky(painter);
  paintHills(painter, 2, park ? 12 : 8);
  paintGround(painter, palette.grass, palette.grassDark, stage.ground.top, 0.008);
  paintPath(painter, park ? '#d8cbb4' : '#cdb896', stage.ground.top + height * 0.01, 0.2);
  if (!park) {
    let fence = '';
    const y = stage.ground.top + height * 0.015;
    const wood = palette.tone('#f4efe4', 0.15);
    for (let at = 0; at * 26 * unit < width; at += 1) {
      fence += `<path d="M${round(at * 26 * unit)} ${round(y)}v${round(-height * 0.075)}l${round(7 * unit)} ${round(-9 * unit)}l${round(7 * unit)} ${round(9 * unit)}v${round(height * 0.075)}z"/>`;
    }
    addLayer(
      painter,
      0.3,
      `<g fill="${wood}">${fence}<rect y="${round(y - height * 0.058)}" width="${width}" height="${round(8 * unit)}"/><rect y="${round(y - height * 0.026)}" width="${width}" height="${round(8 * unit)}"/></g>`,
    );
  }
  if (painter.brief.vegetation === 'blossom') paintStand(painter);
  paintTreeFrame(painter, park ? 6 : 4);
  if (park) paintLamps(painter, random() < 0.6 ? 3 : 2);
  paintMeadow(painter, stage.ground.top + height * 0.03, park ? 0.9 : 1.7);
}

/** A red barn and field rows. */
export function paintFarm(painter: Painter): void {
  const { random, palette, stage, width, height, unit } = painter;
  paintSky(painter);
  paintHills(painter, 2, 5);
  const x = width * (random() < 0.5 ? between(random, 0.06, 0.16) : between(random, 0.66, 0.76));
  const foot = stage.ground.top + height * 0.02;
  const tall = heightAt(painter, 4.5, foot) + height * 0.06;
  const wide = tall * 1.3;
  const red = palette.tone('#b9503f', 0.15);
  const dark = palette.tone('#8c3a33', 0.15);
  const pale = palette.tone('#f4eadb', 0.1);
  paintGround(painter, palette.grass, palette.grassDark, stage.ground.top);
  addLayer(
    painter,
    0.35,
    `<path d="M${round(x)} ${round(foot)}v${round(-tall * 0.6)}l${round(wide * 0.14)} ${round(-tall * 0.25)}l${round(wide * 0.22)} ${round(-tall * 0.15)}l${round(wide * 0.22)} ${round(tall * 0.15)}l${round(wide * 0.14)} ${round(tall * 0.25)}v${round(tall * 0.6)}z" fill="${red}"/><path d="M${round(x + wide * 0.72)} ${round(foot)}v${round(-tall * 0.6)}h${round(wide * 0.5)}v${round(tall * 0.6)}z" fill="${dark}"/><path d="M${round(x + wide * 0.36)} ${round(foot - tall)}l${round(wide * 0.36)} ${round(tall * 0.4)}h${round(wide * 0.54)}l${round(-wide * 0.16)} ${round(-tall * 0.32)}z" fill="${palette.tone('#6a5a5c', 0.15)}"/><rect x="${round(x + wide * 0.22)}" y="${round(foot - tall * 0.48)}" width="${round(wide * 0.28)}" height="${round(tall * 0.48)}" fill="${dark}" stroke="${pale}" stroke-width="${round(4 * unit)}"/><path d="M${round(x + wide * 0.22)} ${round(foot - tall * 0.48)}l${round(wide * 0.28)} ${round(tall * 0.48)}m0 ${round(-tall * 0.48)}l${round(-wide * 0.28)} ${round(tall * 0.48)}" stroke="${pale}" stroke-width="${round(3 * unit)}"/><rect x="${round(x + wide * 0.3)}" y="${round(foot - tall * 0.78)}" width="${round(wide * 0.12)}" height="${round(tall * 0.13)}" fill="${palette.lampsLit ? '#ffd98a' : palette.tone('#5a3a34')}" stroke="${pale}" stroke-width="${round(3 * unit)}"/>`,
  );
  let rows = '';
  const vanish = width * between(random, 0.35, 0.65);
  for (let at = -9; at <= 9; at += 1) {
    rows += `<path d="M${round(vanish + at * width * 0.035)} ${round(foot + height * 0.02)}L${round(vanish + at * width * 0.13)} ${height}" stroke="${palette.tone(at % 2 ? '#b98f54' : '#d2b56a', 0.1)}" stroke-width="${round(7 * unit)}" opacity=".35"/>`;
  }
  addLayer(painter, 0.2, rows);
  paintTreeFrame(painter, 2);
  paintMeadow(painter, stage.ground.top + height * 0.06, 0.7);
}

/** A country road to the horizon. */
export function paintRoad(painter: Painter): void {
  const { random, palette, stage, width, height } = painter;
  paintSky(painter);
  paintMountains(painter, 2, between(random, 0.1, 0.2), false);
  paintHills(painter, 2, 7);
  paintGround(painter, palette.grass, palette.grassDark, stage.ground.top, 0.006);
  const top = stage.ground.top - height * 0.004;
  const x = width * between(random, 0.42, 0.58);
  const line = (from: number, to: number, color: string, a: number, b: number): string =>
    `<path d="M${round(x + from * width * 0.04)} ${round(top)}L${round(x + from * width * 0.55 * b)} ${height}L${round(x + to * width * 0.55 * b)} ${height}L${round(x + to * width * 0.04 * a)} ${round(top)}Z" fill="${color}"/>`;
  let svg = line(-1, 1, palette.tone('#8a8d94', 0.05), 1, 1);
  svg += line(-0.94, -0.9, palette.tone('#f2efe4'), 1, 1) + line(0.9, 0.94, palette.tone('#f2efe4'), 1, 1);
  for (let at = 0; at < 6; at += 1) {
    const a = (at / 6) ** 1.8;
    const b = ((at + 0.5) / 6) ** 1.8;
    const y = (share: number): number => top + (height - top) * share;
    const half = (share: number): number => width * (0.0015 + 0.014 * share);
    svg += `<path d="M${round(x - half(a))} ${round(y(a))}h${round(half(a) * 2)}L${round(x + half(b))} ${round(y(b))}h${round(-half(b) * 2)}Z" fill="${palette.tone('#f4d77a')}"/>`;
  }
  addLayer(painter, 0.2, svg);
  paintTreeFrame(painter, 5);
  paintMeadow(painter, stage.ground.top + height * 0.2, 0.3);
}

/** Dunes with ripples. */
export function paintDesert(painter: Painter): void {
  const { random, palette, stage, width, height, unit, brief } = painter;
  paintSky(painter);
  if (random() < 0.5) paintMountains(painter, 1, 0.1, false);
  const [sand, sandDark] =
    brief.style === 'ukiyo_e' ? (['#f4e6c2', '#ead6a4'] as const) : (['#edc27c', '#dba65c'] as const);
  const rows = 5;
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1);
    const base = stage.horizon + (stage.front - stage.horizon) * share * 0.72 + height * 0.05;
    const line = ridgeLine(random, width, base, height * between(random, 0.06, 0.12), 0.3, 2);
    const far = (1 - share) * 0.5;
    let svg = `<path d="${ridgePath(line, height, true)}" fill="${palette.tone(mix(sand, sandDark, share), far)}"/>`;
    for (let at = 1; at < line.length - 1; at += 1) {
      const [x, y] = line[at] as [number, number];
      const next = line[at + 1] as [number, number];
      if (next[1] > y)
        svg += `<path d="M${round(x)} ${round(y)}Q${round(x + width * 0.05)} ${round(y + height * 0.05)} ${round(x - width * 0.06)} ${round(y + height * 0.16)}Q${round(x + width * 0.2)} ${round(y + height * 0.1)} ${round(next[0] + width * 0.1)} ${round(next[1] + height * 0.03)}Z" fill="${palette.tone('#b97f45', far)}" opacity=".4"/>`;
    }
    for (let at = 0; at < 10; at += 1) {
      const y = base + random() * height * 0.16;
      const x = random() * width;
      const long = width * between(random, 0.04, 0.12) * (0.4 + share);
      svg += `<path d="M${round(x)} ${round(y)}q${round(long * 0.5)} ${round(-7 * unit)} ${round(long)} ${round(2 * unit)}" stroke="${palette.tone('#c48c4e', far)}" stroke-width="${round(2 * unit)}" fill="none" opacity=".5" stroke-linecap="round"/>`;
    }
    addLayer(painter, 0.6 - share * 0.45, svg);
  }
  paintStones(painter, 4, '#c99a66');
}

/** Snow fields with pines. */
export function paintSnowland(painter: Painter): void {
  const { random, stage, height } = painter;
  paintSky(painter);
  paintMountains(painter, 2, between(random, 0.16, 0.3), true);
  paintHills(painter, 2, 10);
  paintGround(painter, '#f4f8fc', '#d5e2ef', stage.ground.top, 0.03);
  paintTreeFrame(painter, 5, 'pine');
  paintStones(painter, 3, '#c9d4de');
  if (random() < 0.5) paintMist(painter, stage.ground.top - height * 0.02, 0.3);
}
