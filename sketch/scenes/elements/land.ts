import { mix, shade } from '../color.ts';
import {
  addLayer,
  between,
  distanceAt,
  heightAt,
  type Painter,
  pick,
  round,
  softEllipse,
} from '../painter.ts';
import { scaleAt } from '../stage.ts';
import { blob, ridgeHeight, ridgeLine, ridgePath } from './outlines.ts';
import { drawTree, treeKind } from './trees.ts';

/** Far mountain chains behind the horizon, fading into the haze, with snow where they are high. */
export function paintMountains(painter: Painter, chains: number, high: number, snowCaps: boolean): void {
  const { random, palette, stage, width, height, brief } = painter;
  const ink = brief.style === 'water_ink';
  for (let chain = 0; chain < chains; chain += 1) {
    const near = chain / Math.max(1, chains - 1);
    const base = stage.horizon + height * 0.02 + (ink ? height * 0.04 * chain : 0);
    const rise = high * height * (1 - near * 0.45) * between(random, 0.8, 1.15) * (ink ? 1.3 : 1);
    const line = ridgeLine(random, width, base, rise, ink ? 0.56 : 0.5 + random() * 0.06, 5);
    const color = palette.tone(mix('#8fb0c9', '#6f9aa0', near), 0.78 - near * 0.4);
    const dark = palette.tone('#5f86a3', 0.7 - near * 0.4);
    const id = painter.nextId();
    // Ink washes are dark at the crest and dissolve into mist at the foot.
    const crest = ['#8b8981', '#5b5a56', '#343434'][Math.min(2, chain)] ?? '#343434';
    const stops = ink
      ? `<stop offset="0" stop-color="${crest}"/><stop offset=".5" stop-color="${crest}" stop-opacity=".66"/><stop offset="1" stop-color="${crest}" stop-opacity="0"/>`
      : `<stop offset="0" stop-color="${color}"/><stop offset="1" stop-color="${mix(color, palette.haze, 0.5)}"/>`;
    let svg = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(base - rise)}" x2="0" y2="${round(base)}">${stops}</linearGradient>`;
    svg += `<path d="${ridgePath(line, base + height * 0.03, false)}" fill="url(#${id})"/>`;
    for (let at = 2; at < line.length - 4; at += 2) {
      const [x, y] = line[at] as [number, number];
      const before = line[at - 1] as [number, number];
      const after = line[at + 1] as [number, number];
      if (before[1] < y || after[1] < y || base - y < rise * 0.25) continue;
      const drop = (base - y) * between(random, 0.35, 0.7);
      const skew = drop * between(random, 0.25, 0.5);
      if (ink) {
        svg += `<path d="M${round(x)} ${round(y)}q${round(skew * 0.2)} ${round(drop * 0.4)} ${round(skew * 0.5)} ${round(drop * 0.8)}" stroke="#4a4a46" stroke-width="${round((1 + random() * 1.8) * painter.unit)}" fill="none" opacity=".38"/>`;
        continue;
      }
      svg += `<path d="M${round(x)} ${round(y)}L${round(x + skew * 0.3)} ${round(y + drop * 0.35)}L${round(x + skew * 0.1)} ${round(y + drop * 0.55)}L${round(x + skew)} ${round(y + drop)}L${round(after[0] + skew * 0.8)} ${round(y + drop * 0.8)}L${round(after[0])} ${round(after[1])}Z" fill="${dark}" opacity=".4"/>`;
      if (snowCaps && base - y > rise * 0.45) {
        const cap = drop * 0.42;
        svg += `<path d="M${round(x)} ${round(y)}L${round(x - cap * 0.75)} ${round(y + cap * 0.8)}L${round(x - cap * 0.3)} ${round(y + cap * 0.6)}L${round(x - cap * 0.08)} ${round(y + cap)}L${round(x + cap * 0.2)} ${round(y + cap * 0.62)}L${round(x + cap * 0.66)} ${round(y + cap * 0.84)}Z" fill="${palette.tone('#fbfdff', 0.35)}"/>`;
      }
    }
    addLayer(painter, 0.9 - near * 0.15, svg);
  }
}

/** Rolling hills between the horizon and the ground, with hedges and trees on them. */
export function paintHills(painter: Painter, rows: number, trees: number): void {
  const { random, palette, stage, width, height } = painter;
  for (let row = 0; row < rows; row += 1) {
    const share = (row + 1) / (rows + 1);
    const base = stage.horizon + (stage.ground.top - stage.horizon) * share + height * 0.02;
    const line = ridgeLine(
      random,
      width,
      base,
      height * between(random, 0.05, 0.1) * (1 - share * 0.4),
      0.34,
      3,
    );
    const far = 0.62 - share * 0.45;
    let svg = `<path d="${ridgePath(line, height, true)}" fill="${palette.tone(mix(palette.grassDark, palette.grass, share), far)}"/>`;
    const count = Math.round(trees * between(random, 0.7, 1.2));
    const spots = Array.from({ length: count }, () => random() * width).sort((a, b) => a - b);
    const copse = random() * width;
    for (const [at, spot] of spots.entries()) {
      const x = at % 3 ? spot : (copse + spot * 0.25) % width;
      const foot = ridgeHeight(line, x) + height * 0.012;
      const tall = Math.max(height * 0.035, heightAt(painter, between(random, 3, 6), base) * 0.62);
      svg += drawTree(painter, treeKind(painter), x, foot, Math.min(tall, height * 0.26), far);
    }
    addLayer(painter, far, svg);
  }
}

/** The ground from `top` to the lower edge: two tones, soft patches, and haze at its far edge. */
export function paintGround(
  painter: Painter,
  light: string,
  dark: string,
  top: number,
  rolling = 0.02,
): void {
  const { random, palette, width, height } = painter;
  const line = ridgeLine(random, width, top + height * rolling, height * rolling * 1.6, 0.34, 3);
  const id = painter.nextId();
  let svg = `<linearGradient id="${id}" gradientUnits="userSpaceOnUse" x1="0" y1="${round(top)}" x2="0" y2="${height}"><stop offset="0" stop-color="${palette.tone(light, 0.3)}"/><stop offset=".35" stop-color="${palette.tone(light, 0.04)}"/><stop offset="1" stop-color="${palette.tone(dark)}"/></linearGradient><path d="${ridgePath(line, height + 2, true)}" fill="url(#${id})"/>`;
  for (let at = 0; at < 16; at += 1) {
    const y = top + height * rolling * 1.4 + random() ** 0.8 * (height - top);
    const long = width * between(random, 0.06, 0.22) * (0.4 + (y - top) / (height - top));
    const tint =
      random() < 0.5 ? palette.tone(mix(light, '#fffbd0', 0.25)) : palette.tone(shade(dark, -0.12));
    svg += softEllipse(painter, random() * width, y, long, long * 0.16, tint, 0.4);
  }
  addLayer(painter, 0.2, svg);
}

/** Grass tufts, flowers and fallen leaves by season, denser and smaller towards the horizon. */
export function paintMeadow(painter: Painter, top: number, amount = 1): void {
  const { random, palette, brief, width, height, unit, stage } = painter;
  const snowy = brief.season === 'winter' || brief.weather === 'snow';
  let svg = '';
  const blades = Math.round((snowy ? 34 : 150) * amount);
  const spots = Array.from({ length: blades }, () => top + random() ** 1.3 * (height - top)).sort(
    (a, b) => a - b,
  );
  for (const y of spots) {
    const tall = Math.min(scaleAt(stage, y) * between(random, 0.05, 0.12), height * 0.05) + 2 * unit;
    const x = random() * width;
    const tint = palette.tone(
      random() < 0.5 ? mix(palette.grass, '#f7f2b0', 0.2) : shade(palette.grassDark, -0.12),
      distanceAt(painter, y) * 0.6,
    );
    svg += `<path d="M${round(x - tall * 0.22)} ${round(y)}q${round(-tall * 0.12)} ${round(-tall * 0.5)} ${round(-tall * 0.3)} ${round(-tall * 0.8)}q${round(tall * 0.3)} ${round(tall * 0.2)} ${round(tall * 0.42)} ${round(tall * 0.6)}q${round(tall * 0.02)} ${round(-tall * 0.5)} ${round(tall * 0.16)} ${round(-tall)}q${round(tall * 0.14)} ${round(tall * 0.4)} ${round(tall * 0.08)} ${round(tall * 0.95)}q${round(tall * 0.16)} ${round(-tall * 0.4)} ${round(tall * 0.4)} ${round(-tall * 0.55)}q${round(-tall * 0.2)} ${round(tall * 0.3)} ${round(-tall * 0.24)} ${round(tall * 0.8)}z" fill="${tint}"/>`;
  }
  if (!snowy && brief.season !== 'autumn') {
    const tints = pick(random, [
      ['#ffffff', '#ffe27a'],
      ['#f79ac0', '#ffffff'],
      ['#f26d5b', '#ffd66b'],
      ['#b99af0', '#ffffff'],
    ]);
    for (let at = 0; at < 40 * amount; at += 1) {
      const y = top + height * 0.02 + random() ** 1.2 * (height - top);
      const size = Math.min(7 * unit, Math.max(1.6 * unit, scaleAt(stage, y) * 0.022));
      const x = random() * width;
      const petal = palette.tone(pick(random, tints));
      svg += `<path d="M${round(x)} ${round(y)}v${round(size * 3)}" stroke="${palette.tone(palette.grassDark)}" stroke-width="${round(size * 0.4)}"/>`;
      for (let leaf = 0; leaf < 5; leaf += 1) {
        const angle = (leaf / 5) * 6.283;
        svg += `<circle cx="${round(x + Math.cos(angle) * size)}" cy="${round(y + Math.sin(angle) * size * 0.8)}" r="${round(size * 0.7)}" fill="${petal}"/>`;
      }
      svg += `<circle cx="${round(x)}" cy="${round(y)}" r="${round(size * 0.55)}" fill="${palette.tone('#f2b632')}"/>`;
    }
  }
  if (!snowy && brief.season === 'autumn') {
    for (let at = 0; at < 110 * amount; at += 1) {
      const y = top + height * 0.01 + random() * (height - top);
      const size = Math.max(3 * unit, Math.min(11 * unit, scaleAt(stage, y) * 0.035));
      svg += `<path transform="translate(${round(random() * width)} ${round(y)}) rotate(${Math.round(random() * 360)})" d="M0 0q${round(size * 0.7)} ${round(-size * 0.6)} ${round(size * 1.5)} 0q${round(-size * 0.7)} ${round(size * 0.5)} ${round(-size * 1.5)} 0z" fill="${palette.tone(pick(random, palette.leaves))}"/>`;
    }
  }
  addLayer(painter, 0.15, svg);
}

/** A path that winds from the foreground to the horizon side and gets narrower by perspective. */
export function paintPath(painter: Painter, color: string, top: number, wide: number): void {
  const { random, palette, width, height } = painter;
  const footX = width * between(random, 0.32, 0.68);
  const endX = width * between(random, 0.3, 0.7);
  const bend = width * (random() - 0.5) * 0.5;
  const half = width * wide;
  const middle = (top + height) / 2;
  const d = (spread: number): string =>
    `M${round(endX - spread * 0.05)} ${round(top)}C${round(endX + bend - spread * 0.2)} ${round(top + (middle - top) * 0.6)} ${round(footX - bend - spread * 0.7)} ${round(middle)} ${round(footX - spread)} ${round(height + 4)}L${round(footX + spread)} ${round(height + 4)}C${round(footX - bend + spread * 0.6)} ${round(middle)} ${round(endX + bend + spread * 0.25)} ${round(top + (middle - top) * 0.6)} ${round(endX + spread * 0.05)} ${round(top)}Z`;
  let svg = `<path d="${d(half * 1.08)}" fill="${palette.tone(shade(color, -0.22))}"/><path d="${d(half)}" fill="${palette.tone(color)}"/><path d="${d(half * 0.5)}" fill="${palette.tone(mix(color, '#fffbe6', 0.3))}" opacity=".5"/>`;
  for (let at = 0; at < 14; at += 1) {
    const share = random() ** 0.7;
    const y = top + (height - top) * (0.3 + 0.7 * share);
    const x = footX + (random() - 0.5) * half * 1.7 * share + (endX - footX) * (1 - share) * 0.7;
    svg += `<path d="${blob(random, x, y, width * 0.008 * (0.4 + share), width * 0.004 * (0.4 + share), 0.2, 6)}" fill="${palette.tone(shade(color, -0.3))}" opacity=".6"/>`;
  }
  addLayer(painter, 0.18, svg);
}

/** Trees that stand left and right of the middle at several depths, and leave the main subjects free. */
export function paintTreeFrame(
  painter: Painter,
  amount: number,
  kind?: Parameters<typeof drawTree>[1],
): void {
  const { random, stage, width, height } = painter;
  const ink = painter.brief.style === 'water_ink';
  const feet = Array.from({ length: ink ? Math.min(2, amount) : amount }, (_, at) => ({
    side: at % 2 ? 1 : -1,
    y: stage.ground.top + (stage.front - stage.ground.top) * between(random, -0.1, 0.6),
  })).sort((a, b) => a.y - b.y);
  let svg = '';
  for (const { side, y } of feet) {
    const out = between(random, 0.34, 0.54);
    const tall =
      Math.min(heightAt(painter, between(random, 5, 9), y), height * between(random, 0.5, 0.78)) *
      (ink ? 0.6 : 1);
    const x = width * (0.5 + side * out);
    svg += softEllipse(painter, x, y, tall * 0.3, tall * 0.05, painter.palette.shadow, 0.4);
    svg += drawTree(painter, kind ?? treeKind(painter), x, y, tall, distanceAt(painter, y) * 0.6);
  }
  addLayer(painter, 0.3, svg);
}

/** A close stand of trees behind the clearing, across the whole width: what makes a forest of one kind. */
export function paintStand(painter: Painter): void {
  const { random, stage, width, height, brief } = painter;
  const thin = brief.vegetation === 'bamboo' || brief.vegetation === 'birch';
  const rows = brief.style === 'water_ink' || brief.style === 'ukiyo_e' ? 2 : 3;
  for (let row = 0; row < rows; row += 1) {
    const foot = stage.ground.top + height * (0.012 + row * 0.024);
    const count = Math.round((thin ? (brief.style === 'ukiyo_e' ? 15 : 26) : 13) * (1 - row * 0.2));
    const far = 0.55 - row * 0.2;
    const trees = Array.from({ length: count }, () => random() * 1.06 - 0.03);
    let svg = '';
    for (const share of trees) {
      const tall = height * between(random, thin ? 0.56 : 0.34, thin ? 0.82 : 0.5) * (0.8 + row * 0.14);
      svg += drawTree(painter, treeKind(painter), share * width, foot + random() * height * 0.012, tall, far);
    }
    addLayer(painter, far + 0.1, svg);
  }
}

/** A band of mist that hides the joint between far and near. */
export function paintMist(painter: Painter, y: number, strength: number): void {
  const { random, palette, width, height, brief } = painter;
  const thick = brief.style === 'water_ink' ? strength * 0.5 : strength;
  let svg = '';
  for (let at = 0; at < 7; at += 1) {
    svg += softEllipse(
      painter,
      random() * width,
      y + (random() - 0.5) * height * 0.06,
      width * between(random, 0.25, 0.5),
      height * between(random, 0.03, 0.06),
      palette.haze,
      thick,
    );
  }
  addLayer(painter, 0.7, svg);
}

/** Stones on the ground. */
export function paintStones(painter: Painter, amount: number, color: string): void {
  const { random, palette, stage, width, unit } = painter;
  let svg = '';
  const spots = Array.from({ length: amount }, () => between(random, stage.ground.top, stage.height)).sort(
    (a, b) => a - b,
  );
  for (const y of spots) {
    const x = width * (random() < 0.5 ? random() * 0.3 : 0.7 + random() * 0.3);
    const size = Math.max(4 * unit, scaleAt(stage, y) * between(random, 0.06, 0.16));
    svg += softEllipse(painter, x, y + size * 0.1, size * 1.4, size * 0.3, palette.shadow, 0.5);
    svg += `<path d="${blob(random, x, y - size * 0.3, size, size * 0.6, 0.14, 7)}" fill="${palette.tone(shade(color, -0.18), distanceAt(painter, y))}"/><path d="${blob(random, x - size * 0.15, y - size * 0.42, size * 0.72, size * 0.4, 0.16, 7)}" fill="${palette.tone(color, distanceAt(painter, y))}"/>`;
  }
  addLayer(painter, 0.2, svg);
}
