import { mix, shade } from '../color.ts';
import { between, type Painter, pick, round } from '../painter.ts';
import { blob } from './outlines.ts';

export type TreeKind = 'round' | 'pine' | 'bamboo' | 'palm' | 'blossom' | 'bare' | 'birch' | 'maple';

const NAMED: ReadonlySet<string> = new Set<TreeKind>([
  'pine',
  'bamboo',
  'palm',
  'blossom',
  'bare',
  'birch',
  'maple',
]);

/** Species of the trees: those in the prompt, else pines in the cold, bare branches in winter, blossoms in spring. */
export function treeKind(painter: Painter): TreeKind {
  const { brief, random } = painter;
  if (brief.vegetation && NAMED.has(brief.vegetation)) return brief.vegetation as TreeKind;
  const cold = brief.season === 'winter' || brief.weather === 'snow';
  if (cold) return random() < 0.7 ? 'pine' : 'bare';
  if (brief.places.includes('mountain')) return random() < 0.8 ? 'pine' : 'round';
  if (brief.season === 'spring' && random() < 0.45) return 'blossom';
  return random() < (brief.season === 'autumn' ? 0.15 : 0.3) ? 'pine' : 'round';
}

/** A tree whose foot is at (x, y), `tall` pixels high, faded by `distance` (0 near, 1 at the horizon). */
export function drawTree(
  painter: Painter,
  kind: TreeKind,
  x: number,
  y: number,
  tall: number,
  distance: number,
): string {
  switch (kind) {
    case 'pine':
      return drawPine(painter, x, y, tall, distance);
    case 'bamboo':
      return drawBamboo(painter, x, y, tall, distance);
    case 'palm':
      return drawPalm(painter, x, y, tall, distance);
    case 'bare':
      return drawBare(painter, x, y, tall, distance);
    case 'birch':
      return drawBirch(painter, x, y, tall, distance);
    default:
      return drawRound(painter, x, y, tall, distance, kind);
  }
}

function drawRound(
  painter: Painter,
  x: number,
  y: number,
  tall: number,
  distance: number,
  kind: TreeKind,
): string {
  const { random, palette, brief } = painter;
  const blossoms = ['#f4b3c8', '#f7c6d6', '#eea0ba'];
  const reds = ['#d9642e', '#e2883a', '#c9482f', '#e8a541'];
  const leaf = pick(random, kind === 'blossom' ? blossoms : kind === 'maple' ? reds : palette.leaves);
  const tone = (color: string) => palette.tone(color, distance);
  const thick = tall * between(random, 0.035, 0.05);
  const lean = (random() - 0.5) * tall * 0.08;
  const fork = y - tall * between(random, 0.32, 0.42);
  const bark = tone('#74533d');
  let svg =
    `<path d="M${round(x - thick * 1.3)} ${round(y)}Q${round(x - thick * 0.5)} ${round(y - tall * 0.12)} ${round(x + lean - thick * 0.55)} ${round(fork - tall * 0.14)}L${round(x + lean + thick * 0.55)} ${round(fork - tall * 0.14)}Q${round(x + thick * 0.6)} ${round(y - tall * 0.12)} ${round(x + thick * 1.4)} ${round(y)}Z" fill="${bark}"/>` +
    `<path d="M${round(x + lean)} ${round(fork)}l${round(-tall * 0.16)} ${round(-tall * 0.18)}M${round(x + lean)} ${round(fork + tall * 0.03)}l${round(tall * 0.17)} ${round(-tall * 0.2)}" stroke="${bark}" stroke-width="${round(thick * 0.7)}" stroke-linecap="round"/>` +
    `<path d="M${round(x + thick * 0.3)} ${round(y - tall * 0.01)}Q${round(x + thick * 0.2)} ${round(y - tall * 0.2)} ${round(x + lean + thick * 0.3)} ${round(fork)}" stroke="${tone('#4f3729')}" stroke-width="${round(thick * 0.5)}" fill="none" opacity=".6"/>`;
  const centre = y - tall * 0.68;
  const lumps: [number, number, number][] = [];
  const count = tall > 90 ? 9 : 6;
  for (let at = 0; at < count; at += 1) {
    const angle = (at / count) * Math.PI * 2 + random();
    const reach = at === 0 ? 0 : between(random, 0.5, 1);
    lumps.push([
      x + lean + Math.cos(angle) * tall * 0.24 * reach,
      centre + Math.sin(angle) * tall * 0.19 * reach,
      tall * between(random, 0.13, 0.19),
    ]);
  }
  const paths = (dx: number, dy: number, scale: number): string =>
    lumps
      .map(([cx, cy, size]) =>
        blob(random, cx + dx * size, cy + dy * size, size * scale, size * scale * 0.92, 0.16, 11),
      )
      .join('');
  svg += `<path d="${paths(0.08, 0.16, 1.06)}" fill="${tone(shade(leaf, -0.26))}"/>`;
  svg += `<path d="${paths(-0.06, -0.04, 0.88)}" fill="${tone(leaf)}"/>`;
  svg += `<path d="${paths(-0.26, -0.3, 0.5)}" fill="${tone(mix(leaf, '#fff6c8', 0.28))}" opacity=".85"/>`;
  if (tall > 110) {
    for (let at = 0; at < 46; at += 1) {
      const [cx, cy, size] = pick(random, lumps);
      const angle = random() * 6.28;
      const far = size * between(random, 0.4, 1.08);
      const grain = tall * between(random, 0.006, 0.013);
      const tint = random() < 0.5 ? shade(leaf, -0.15) : mix(leaf, '#fffbe0', 0.35);
      svg += `<ellipse cx="${round(cx + Math.cos(angle) * far)}" cy="${round(cy + Math.sin(angle) * far * 0.9)}" rx="${round(grain * 1.4)}" ry="${round(grain)}" fill="${tone(tint)}"/>`;
    }
  }
  if (brief.weather === 'snow')
    svg += `<path d="${paths(-0.1, -0.62, 0.5)}" fill="${tone('#f7fbff')}" opacity=".92"/>`;
  return svg;
}

/** A slender white trunk with dark scars and light leaves in small tufts. */
function drawBirch(painter: Painter, x: number, y: number, tall: number, distance: number): string {
  const { random, palette, brief } = painter;
  const tone = (color: string) => palette.tone(color, distance);
  const thick = tall * between(random, 0.017, 0.024);
  const lean = (random() - 0.5) * tall * 0.06;
  const autumn = brief.season === 'autumn';
  const tints = autumn ? ['#e3b53c', '#d99a2e', '#eec75a'] : ['#9dbb52', '#86a945', '#b3cb68'];
  let svg = `<path d="M${round(x - thick * 1.2)} ${round(y)}L${round(x + lean - thick * 0.35)} ${round(y - tall)}L${round(x + lean + thick * 0.35)} ${round(y - tall)}L${round(x + thick * 1.2)} ${round(y)}Z" fill="${tone('#f1ede2')}"/><path d="M${round(x + thick * 0.35)} ${round(y)}L${round(x + lean)} ${round(y - tall)}L${round(x + lean + thick * 0.35)} ${round(y - tall)}L${round(x + thick * 1.2)} ${round(y)}Z" fill="${tone('#c9c4b8')}"/>`;
  for (let at = 0; at < 11; at += 1) {
    const share = 0.04 + at * 0.07 + random() * 0.02;
    const side = random() < 0.5 ? -1 : 1;
    svg += `<path d="M${round(x + lean * share + side * thick)} ${round(y - tall * share)}l${round(-side * thick * between(random, 0.7, 1.5))} ${round(-thick * 0.15)}l0 ${round(thick * 0.45)}z" fill="${tone('#3d3833')}"/>`;
  }
  if (brief.season === 'winter') return svg;
  for (let at = 0; at < 12; at += 1) {
    const share = 0.42 + (at / 12) * 0.58;
    const reach = tall * 0.13 * (1.15 - share * 0.75);
    const cx = x + lean * share + (random() - 0.5) * 2 * reach;
    svg += `<path d="${blob(random, cx, y - tall * share, reach * 0.9, reach * 0.75, 0.2, 9)}" fill="${tone(pick(random, tints))}" opacity=".92"/>`;
  }
  return svg;
}

function drawPine(painter: Painter, x: number, y: number, tall: number, distance: number): string {
  const { random, palette, brief } = painter;
  const green = pick(random, ['#3f7a55', '#37694f', '#4c8458', '#2f6458']);
  const tone = (color: string) => palette.tone(color, distance);
  const snowy = brief.season === 'winter' || brief.weather === 'snow';
  let svg = `<rect x="${round(x - tall * 0.022)}" y="${round(y - tall * 0.14)}" width="${round(tall * 0.044)}" height="${round(tall * 0.14)}" fill="${tone('#6a4a38')}"/>`;
  const tiers = 5;
  const broad = between(random, 0.2, 0.27);
  for (let tier = 0; tier < tiers; tier += 1) {
    const share = tier / tiers;
    const half = tall * broad * (1 - share * 0.8);
    const low = y - tall * (0.08 + 0.74 * share);
    const top = low - tall * 0.31;
    const teeth = 6;
    let edge = '';
    for (let at = 1; at <= teeth; at += 1) {
      const along = -half + (2 * half * at) / teeth;
      const droop = (at % 2 ? 0.03 : -0.012) * tall + (random() - 0.5) * tall * 0.014;
      edge += `L${round(x + along)} ${round(low + (at === teeth ? 0 : droop))}`;
    }
    const body = `M${round(x)} ${round(top)}Q${round(x - half * 0.35)} ${round(low - tall * 0.1)} ${round(x - half)} ${round(low)}${edge}Q${round(x + half * 0.35)} ${round(low - tall * 0.1)} ${round(x)} ${round(top)}Z`;
    const lit = `M${round(x)} ${round(top)}Q${round(x - half * 0.35)} ${round(low - tall * 0.1)} ${round(x - half)} ${round(low)}L${round(x - half * 0.45)} ${round(low - tall * 0.02)}Q${round(x - half * 0.2)} ${round(low - tall * 0.1)} ${round(x)} ${round(top)}Z`;
    svg += `<path d="${body}" fill="${tone(mix(green, '#0f2c34', 0.24 - 0.05 * tier))}"/><path d="${lit}" fill="${tone(mix(green, '#d8f0a8', 0.22))}" opacity=".8"/>`;
    if (snowy)
      svg += `<path d="M${round(x)} ${round(top)}L${round(x - half * 0.72)} ${round(low - tall * 0.045)}Q${round(x - half * 0.3)} ${round(low - tall * 0.1)} ${round(x)} ${round(low - tall * 0.07)}Q${round(x + half * 0.3)} ${round(low - tall * 0.12)} ${round(x + half * 0.6)} ${round(low - tall * 0.06)}Z" fill="${tone('#f6faff')}"/>`;
  }
  return svg;
}

function drawBamboo(painter: Painter, x: number, y: number, tall: number, distance: number): string {
  const { random, palette } = painter;
  const green = palette.tone(pick(random, ['#7db069', '#68a05a', '#95bf74']), distance);
  const dark = palette.tone('#3f7548', distance);
  const lean = (random() - 0.5) * tall * 0.08;
  const thick = tall * between(random, 0.016, 0.024);
  let svg = '';
  for (let part = 0; part < 9; part += 1) {
    const low = y - (tall * part) / 9;
    const shift = lean * (part / 9) ** 2;
    svg += `<rect x="${round(x + shift - thick / 2)}" y="${round(low - tall / 9)}" width="${round(thick)}" height="${round(tall / 9 - tall * 0.003)}" rx="${round(thick * 0.2)}" fill="${green}"/><rect x="${round(x + shift + thick * 0.18)}" y="${round(low - tall / 9)}" width="${round(thick * 0.3)}" height="${round(tall / 9)}" fill="${dark}" opacity=".5"/>`;
    if (part < 3) continue;
    for (const side of [-1, 1]) {
      if (random() < 0.25) continue;
      for (let leaf = 0; leaf < 3; leaf += 1) {
        const reach = side * tall * between(random, 0.06, 0.13);
        const drop = tall * between(random, -0.02, 0.06);
        svg += `<path d="M${round(x + shift)} ${round(low)}q${round(reach * 0.5)} ${round(-tall * 0.02)} ${round(reach)} ${round(drop)}q${round(-reach * 0.6)} ${round(-tall * 0.004)} ${round(-reach)} ${round(-drop)}z" fill="${random() < 0.5 ? green : dark}"/>`;
      }
    }
  }
  return svg;
}

function drawPalm(painter: Painter, x: number, y: number, tall: number, distance: number): string {
  const { random, palette } = painter;
  const lean = (random() < 0.5 ? -1 : 1) * tall * between(random, 0.1, 0.25);
  const topX = x + lean;
  const topY = y - tall * 0.8;
  const bark = palette.tone('#8f6d4c', distance);
  let svg = `<path d="M${round(x - tall * 0.03)} ${round(y)}Q${round(x)} ${round(y - tall * 0.5)} ${round(topX - tall * 0.012)} ${round(topY)}L${round(topX + tall * 0.014)} ${round(topY)}Q${round(x + tall * 0.05)} ${round(y - tall * 0.45)} ${round(x + tall * 0.035)} ${round(y)}Z" fill="${bark}"/>`;
  for (let at = 0; at < 9; at += 1) {
    const angle = -Math.PI * (at / 8) * 1.16 + 0.26;
    const reach = tall * between(random, 0.26, 0.36);
    const tipX = topX + Math.cos(angle) * reach;
    const tipY = topY + Math.sin(angle) * reach * 0.55 + tall * 0.1;
    const green = palette.tone(pick(random, ['#4c9a57', '#3c8450', '#6cb560']), distance);
    svg += `<path d="M${round(topX)} ${round(topY)}Q${round((topX + tipX) / 2)} ${round(Math.min(topY, tipY) - tall * 0.13)} ${round(tipX)} ${round(tipY)}Q${round((topX + tipX) / 2)} ${round(Math.min(topY, tipY) - tall * 0.035)} ${round(topX)} ${round(topY)}Z" fill="${green}"/>`;
  }
  return svg;
}

function drawBare(painter: Painter, x: number, y: number, tall: number, distance: number): string {
  const { random, palette } = painter;
  let path = '';
  const grow = (fromX: number, fromY: number, angle: number, length: number, depth: number): void => {
    const toX = fromX + Math.cos(angle) * length;
    const toY = fromY + Math.sin(angle) * length;
    path += `<path d="M${round(fromX)} ${round(fromY)}L${round(toX)} ${round(toY)}" stroke-width="${round(tall * 0.011 * depth)}"/>`;
    if (depth <= 1) return;
    const twigs = depth > 3 ? 2 : 3;
    for (let at = 0; at < twigs; at += 1) {
      grow(
        toX,
        toY,
        angle + (at / (twigs - 1) - 0.5) * between(random, 0.8, 1.3),
        length * between(random, 0.62, 0.78),
        depth - 1,
      );
    }
  };
  grow(x, y, -Math.PI / 2 + (random() - 0.5) * 0.14, tall * 0.3, 5);
  return `<g stroke="${palette.tone('#66503f', distance)}" stroke-linecap="round" fill="none">${path}</g>`;
}
