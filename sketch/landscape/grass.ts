import { clamp, linear, mix, scale, type Vector } from '../product/vectors.ts';
import { type Atmosphere, throughAir } from './atmosphere.ts';
import type { HeightField } from './height-field.ts';
import { noise2 } from './noise.ts';
import type { Recipe } from './recipe.ts';
import type { Canvas } from './trees.ts';
import type { View } from './view.ts';

const BLADES: Record<Recipe['season'], readonly string[]> = {
  spring: ['#6c9c3a', '#8fb84c', '#a7c765'],
  summer: ['#5b8534', '#7c9a42', '#9aa750'],
  autumn: ['#a08a3e', '#c2a052', '#8a7034'],
  winter: ['#8b8462', '#a89c74', '#6f6a50'],
};
const FLOWERS = ['#e8b93c', '#d8473f', '#f2efe6', '#9a6fc4', '#e88fb0'];

/** Blades of grass, ears of wheat or spikes of lavender at the feet of the eye, far ones first, and flowers among them. */
export function drawGrass(
  canvas: Canvas,
  view: View,
  recipe: Recipe,
  air: Atmosphere,
  field: HeightField,
  random: () => number,
  onBatch: (share: number) => void,
): void {
  const bare = recipe.terrain === 'desert' || recipe.terrain === 'sea' || recipe.snowLine < 0;
  if (bare) return;
  const count = Math.round(view.width * (recipe.terrain === 'field' ? 26 : 13));
  const farthest = recipe.terrain === 'field' ? 3.4 : 2.6;
  for (let index = 0; index < count; index += 1) {
    if (index % 2000 === 0) onBatch(index / count);
    // Even on the picture, not on the ground: depths as the reciprocal of an even spread.
    const z = 1 / (1 / farthest + (index / count) * (1 / 0.24 - 1 / farthest));
    const x = (random() * 2 - 1) * view.spanX * z;
    const lean = random() - 0.5;
    const chance = random();
    const hue = random();
    const y = field.height(x, z);
    const tuft = noise2(x * 5 + recipe.shift, z * 5);
    const strand = recipe.terrain === 'beach' ? 0.24 : 0.035;
    if (y < strand || tuft < (recipe.terrain === 'field' ? 0.16 : 0.42)) continue;
    const tall =
      (0.016 + 0.024 * tuft) *
      (0.5 + chance) *
      (recipe.crop === 'wheat' ? 1.7 : recipe.crop === 'lavender' ? 1.3 : 1);
    drawBlade(canvas, view, recipe, air, { x, y, z, tall, lean, hue, chance, light: field.sunlight(x, z) });
  }
}

interface Blade {
  x: number;
  y: number;
  z: number;
  tall: number;
  lean: number;
  hue: number;
  chance: number;
  light: number;
}

function drawBlade(canvas: Canvas, view: View, recipe: Recipe, air: Atmosphere, blade: Blade): void {
  const { x, y, z, tall, lean, hue, chance, light } = blade;
  const foot = view.horizon - ((y - view.eye) / z) * view.focal;
  const middle = ((x / z / view.spanX + 1) / 2) * view.width;
  const rows = Math.min(canvas.height * 0.11, (tall / z) * view.focal);
  if (rows < 1.5 || foot - rows > canvas.height) return;
  const list = recipe.crop === 'wheat' ? ['#cfa24c', '#e0bd68', '#b98d3c'] : BLADES[recipe.season];
  const base = linear(list[Math.floor(hue * list.length)] ?? '#6c9c3a');
  const flowering = recipe.crop === 'flowers' && chance > 0.9;
  const headed = flowering || recipe.crop === 'wheat' || (recipe.crop === 'lavender' && chance > 0.35);
  const head = flowering
    ? linear(FLOWERS[Math.floor(hue * 97 + recipe.shift) % FLOWERS.length] ?? '#e8b93c')
    : recipe.crop === 'wheat'
      ? linear('#e6c67a')
      : linear(['#7d5fb0', '#6a4f9c', '#8f74bf', '#5f4a8f'][Math.floor(hue * 4)] ?? '#7d5fb0');
  const width = clamp(rows * 0.04, 0.5, canvas.height * 0.0042);
  const back = clamp(air.sun[2]) * 0.35;
  for (let step = 0; step <= rows; step += 1) {
    const up = step / rows;
    const row = Math.round(foot - step);
    const centre = middle + lean * rows * 0.75 * up * up;
    const top = headed && up > (flowering ? 0.84 : 0.66);
    const reach = top
      ? width * (flowering ? 2.1 : recipe.crop === 'lavender' ? 1 + 0.35 * Math.sin(up * 40) : 1.4)
      : width * (1 - up * 0.75);
    const tone = top ? head : scale(base, 0.34 + 0.5 * up);
    const lit = 0.28 + 0.5 * Math.max(0.15, air.sun[1]) + back * up;
    const color: Vector = [
      tone[0] * (air.sunColor[0] * lit * light + air.ambient[0] * (0.5 + 0.5 * up)),
      tone[1] * (air.sunColor[1] * lit * light + air.ambient[1] * (0.5 + 0.5 * up)),
      tone[2] * (air.sunColor[2] * lit * light + air.ambient[2] * (0.5 + 0.5 * up)),
    ];
    paintLine(canvas, row, centre, reach, z, throughAir(air, color, z, y, clamp(air.sun[2])));
  }
}

function paintLine(
  canvas: Canvas,
  row: number,
  centre: number,
  reach: number,
  z: number,
  color: Vector,
): void {
  if (row < 0 || row >= canvas.height) return;
  const first = Math.max(0, Math.floor(centre - reach));
  const last = Math.min(canvas.width - 1, Math.ceil(centre + reach));
  for (let column = first; column <= last; column += 1) {
    const at = row * canvas.width + column;
    if ((canvas.depth[at] as number) < z * 0.9) continue;
    const cover = clamp(reach + 0.5 - Math.abs(column + 0.5 - centre));
    if (cover <= 0) continue;
    const before: Vector = [
      canvas.light[3 * at] as number,
      canvas.light[3 * at + 1] as number,
      canvas.light[3 * at + 2] as number,
    ];
    canvas.light.set(mix(before, color, cover), 3 * at);
  }
}
