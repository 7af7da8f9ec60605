import type { Vegetation } from '../../brief.ts';
import { shade } from '../color.ts';
import { addLayer, between, distanceAt, type Painter, pick, round } from '../painter.ts';
import { scaleAt } from '../stage.ts';
import { ridgeLine, ridgePath } from './outlines.ts';

/** A crop: height in metres, plants a metre of a row, and one plant 100 units high with its foot at the origin. */
interface Crop {
  metres: number;
  dense: number;
  ground: [string, string];
  draw: (tone: (color: string) => string, variant: number) => string;
}

const stalk = (color: string, width: number) =>
  `<path d="M0 2Q3 -40 0 -88" stroke="${color}" stroke-width="${width}" fill="none"/>`;
const leaves = (color: string) =>
  `<path d="M0 -20Q-26 -34 -34 -52Q-8 -46 0 -26Q12 -52 34 -58Q26 -32 0 -20Z" fill="${color}"/>`;

function petals(count: number, reach: number, wide: number, color: string): string {
  let svg = '';
  for (let at = 0; at < count; at += 1) {
    svg += `<ellipse cy="${-reach}" rx="${wide}" ry="${round(reach * 0.62)}" fill="${color}" transform="rotate(${round((at * 360) / count)})"/>`;
  }
  return svg;
}

function ear(tone: (color: string) => string, color: string, bend: number): string {
  let svg = `<path d="M0 2Q${-bend * 0.2} -50 ${bend} -92" stroke="${tone('#b8913e')}" stroke-width="4" fill="none"/>`;
  for (let at = 0; at < 5; at += 1) {
    const x = bend * (0.62 + at * 0.1);
    svg += `<ellipse cx="${round(x)}" cy="${-64 - at * 9}" rx="8" ry="9" fill="${tone(at % 2 ? color : shade(color, -0.12))}"/>`;
  }
  return svg;
}

const CROPS: Partial<Record<Vegetation, Crop>> = {
  sunflower: {
    metres: 0.85,
    dense: 1.5,
    ground: ['#8aa34a', '#5f7f38'],
    draw: (tone, variant) =>
      stalk(tone('#5d8a3c'), 6) +
      leaves(tone('#6f9c44')) +
      `<g transform="translate(${variant * 4 - 4} -88)">${petals(11, 20, 7, tone(variant === 1 ? '#f6c12e' : '#f0ac22'))}<circle r="14" fill="${tone('#6b4423')}"/><circle r="8" fill="${tone('#4a2f1a')}"/></g>`,
  },
  lavender: {
    metres: 0.42,
    dense: 4.6,
    ground: ['#8f86ae', '#6b6a78'],
    draw: (tone, variant) =>
      [-16, -6, 5, 15]
        .map((x, at) => {
          const color = tone(['#8b6fd0', '#a78be0', '#7658bd'][(at + variant) % 3] ?? '#8b6fd0');
          return `<path d="M0 0L${x} -55" stroke="${tone('#7f9468')}" stroke-width="3"/><ellipse cx="${round(x * 1.25)}" cy="-74" rx="6.5" ry="25" fill="${color}" transform="rotate(${round(x * 0.8)} ${x} -60)"/>`;
        })
        .join(''),
  },
  tulip: {
    metres: 0.42,
    dense: 3.4,
    ground: ['#86ab55', '#5b8440'],
    draw: (tone, variant) => {
      const color = tone(['#dd4a4a', '#f3b23c', '#ef8fb0'][variant] ?? '#dd4a4a');
      return `${stalk(tone('#5d9446'), 6)}${leaves(tone('#6aa04c'))}<path d="M-17 -106Q-20 -76 0 -72Q20 -76 17 -106L9 -94L0 -110L-9 -94Z" fill="${color}"/>`;
    },
  },
  flower: {
    metres: 0.36,
    dense: 3.2,
    ground: ['#8db75a', '#659143'],
    draw: (tone, variant) =>
      `${stalk(tone('#5d9446'), 5)}${leaves(tone('#74a650'))}<g transform="translate(0 -90)">${petals(6, 15, 9, tone(['#f8f3ea', '#f29ab6', '#f2c84a'][variant] ?? '#f8f3ea'))}<circle r="8" fill="${tone('#eab23a')}"/></g>`,
  },
  wheat: {
    metres: 0.5,
    dense: 6,
    ground: ['#d9b65c', '#bf9440'],
    draw: (tone, variant) => ear(tone, '#e6c25e', 14 + variant * 8) + ear(tone, '#d9ae48', -12 - variant * 5),
  },
  rice: {
    metres: 0.4,
    dense: 5,
    ground: ['#9cc06a', '#7aa552'],
    draw: (tone, variant) =>
      [-22, -10, 0, 11, 22]
        .map(
          (x, at) =>
            `<path d="M${x * 0.3} 0Q${x * 0.4} -60 ${x} ${-80 - ((at + variant) % 3) * 9}Q${round(x * 0.9 + 5)} -50 ${round(x * 0.3 + 5)} 0Z" fill="${tone(at % 2 ? '#8fba52' : '#a9cc66')}"/>`,
        )
        .join(''),
  },
};

/** True if the plants cover a field in rows. */
export function isCrop(vegetation: Vegetation | undefined): boolean {
  return vegetation !== undefined && (CROPS[vegetation] !== undefined || vegetation === 'terrace');
}

/** Ground colours of a crop, light and dark; grass where the crop has none. */
export function cropGround(painter: Painter): [string, string] {
  const { brief, palette } = painter;
  const crop = brief.vegetation && CROPS[brief.vegetation];
  return crop ? crop.ground : [palette.grass, palette.grassDark];
}

/** Rows of a crop from the far edge of the ground to the lower edge of the picture, smaller and paler far away. */
export function paintCrop(painter: Painter): void {
  const { brief, stage, random, width, height, palette } = painter;
  if (brief.vegetation === 'terrace') {
    paintTerraces(painter);
    return;
  }
  const crop = brief.vegetation && CROPS[brief.vegetation];
  if (!crop) return;
  let defs = '';
  let plants = '';
  const known = new Set<string>();
  let y = stage.ground.top + height * 0.012;
  for (let row = 0; row < 26 && y < height * 1.06; row += 1) {
    const scale = scaleAt(stage, y);
    const far = Math.min(3, Math.floor(distanceAt(painter, y) * 8));
    const tall = Math.max(height * 0.018, scale * crop.metres);
    const step = Math.max(width / 70, (scale / crop.dense) * 0.9);
    for (let x = -step * random(); x < width + step; x += step) {
      const variant = Math.floor(random() * 3);
      const id = `crop${far}${variant}`;
      if (!known.has(id)) {
        known.add(id);
        defs += `<g id="${id}">${crop.draw((color) => palette.tone(color, far * 0.11), variant)}</g>`;
      }
      const size = (tall / 100) * between(random, 0.88, 1.12);
      plants += `<use xlink:href="#${id}" transform="translate(${round(x + (random() - 0.5) * step * 0.5)} ${round(y + (random() - 0.5) * tall * 0.12)})scale(${size.toFixed(3)})"/>`;
    }
    y += Math.max(height * 0.014, tall * 0.42);
  }
  addLayer(painter, 0.15, `<defs>${defs}</defs>${plants}`);
}

/** Terraces: flooded steps along the slope that carry the sky, each with its green edge. */
function paintTerraces(painter: Painter): void {
  const { stage, random, width, height, palette, unit } = painter;
  const top = stage.horizon + height * 0.03;
  const rows = 11;
  for (let row = 0; row < rows; row += 1) {
    const share = row / (rows - 1);
    const base = top + (height * 1.02 - top) * share ** 1.35;
    const line = ridgeLine(random, width, base, height * (0.02 + share * 0.045), 0.4, 2);
    const far = (1 - share) * 0.45;
    const flooded = row % 2 === 1;
    const fill = flooded
      ? palette.tone(pick(random, ['#bfdbe2', '#cfe3e2', '#b3d0dc']), far)
      : palette.tone(pick(random, ['#8fb65a', '#a3c465', '#7fa84e']), far);
    const edge = palette.tone('#5f7d3c', far);
    addLayer(
      painter,
      0.5 - share * 0.35,
      `<path d="${ridgePath(line, height + 2, true)}" fill="${fill}"/><path d="${ridgePath(line, height + 2, true)}" fill="none" stroke="${edge}" stroke-width="${round((2 + share * 5) * unit)}"/>`,
    );
  }
}
