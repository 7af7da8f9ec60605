import { clamp, linear, mix, scale, smoothStep, type Vector } from '../product/vectors.ts';
import { type Atmosphere, throughAir } from './atmosphere.ts';
import { woodland } from './ground.ts';
import type { HeightField } from './height-field.ts';
import { latticeValue, noise2 } from './noise.ts';
import type { Recipe } from './recipe.ts';
import type { View } from './view.ts';

interface Tree {
  x: number;
  y: number;
  z: number;
  height: number;
  kind: 'conifer' | 'broadleaf';
  /** Integer that determines its branches. */
  own: number;
  light: number;
}

/** Picture that trees are drawn into: linear colours and the depth of every pixel (Infinity for sky). */
export interface Canvas {
  width: number;
  height: number;
  light: Float32Array;
  depth: Float32Array;
}

/** Plants the country: a jittered grid whose cells grow with distance, trees where the ground allows, far ones first. */
export function plantTrees(recipe: Recipe, field: HeightField, view: View, random: () => number): Tree[] {
  const trees: Tree[] = [];
  if (recipe.trees <= 0) return trees;
  for (let z = 1.5; z < 17; z *= 1 + (recipe.terrain === 'forest' ? 0.028 : 0.036)) {
    const step = (recipe.terrain === 'forest' ? 0.055 : 0.075) * z ** 0.75 + 0.03;
    const reach = view.spanX * z * 1.06;
    for (let x = -reach; x < reach; x += step) {
      const px = x + (random() - 0.5) * step * 1.3;
      const pz = z * (1 + (random() - 0.5) * 0.04);
      const chance = random();
      const size = random();
      const y = field.height(px, pz);
      if (y < 0.025) continue;
      const steep = Math.hypot(field.height(px + 0.08, pz) - y, field.height(px, pz + 0.08) - y) / 0.08;
      const wood = woodland(recipe, px, pz, y, steep);
      if (chance > wood * (z < 2.6 ? 0.4 : 0.9) + 0.008 * recipe.trees * (y > 0.05 ? 1 : 0)) continue;
      const leafy =
        recipe.treeKind === 'broadleaf' ||
        (recipe.treeKind === 'mixed' && noise2(px * 0.8 + 50, pz * 0.8) > 0.48);
      trees.push({
        x: px,
        y: y - 0.006,
        z: pz,
        height: (leafy ? 0.16 : 0.19) * (0.6 + 0.75 * size),
        kind: leafy ? 'broadleaf' : 'conifer',
        own: Math.floor(random() * 65_536),
        light: field.sunlight(px, pz),
      });
    }
  }
  return trees.sort((a, b) => b.z - a.z);
}

/** Draws trees behind nearer parts of the picture; `mirrored` draws their image in still water. */
export function drawTrees(
  canvas: Canvas,
  trees: readonly Tree[],
  view: View,
  recipe: Recipe,
  air: Atmosphere,
  mirrored: boolean,
  onBatch: (share: number) => void,
): void {
  const pixelsEach = view.focal;
  let work = 0;
  for (const [index, tree] of trees.entries()) {
    const rows = (tree.height / tree.z) * pixelsEach;
    const foot = mirrored
      ? view.horizon - ((tree.y + view.eye) / tree.z) * view.focal
      : view.horizon - ((tree.y - view.eye) / tree.z) * view.focal;
    const middle = ((tree.x / tree.z / view.spanX + 1) / 2) * view.width;
    const half = rows * (tree.kind === 'conifer' ? 0.24 : 0.46);
    if (rows < 1.2 || middle + half < 0 || middle - half > view.width) continue;
    work += rows * half;
    if (work > 60_000) {
      work = 0;
      onBatch(index / trees.length);
    }
    drawTree(canvas, tree, middle, foot, rows, half, recipe, air);
  }
}

function drawTree(
  canvas: Canvas,
  tree: Tree,
  middle: number,
  foot: number,
  rows: number,
  half: number,
  recipe: Recipe,
  air: Atmosphere,
): void {
  const left = Math.max(0, Math.floor(middle - half));
  const right = Math.min(canvas.width - 1, Math.ceil(middle + half));
  const top = Math.max(0, Math.floor(foot - rows));
  const bottom = Math.min(canvas.height - 1, Math.ceil(foot));
  const tones = foliage(tree, recipe);
  const side = air.sun[0] < 0 ? -1 : 1;
  const against = clamp(air.sun[2]) * (1 - air.sun[1]);
  const toSun = clamp(air.sun[2] * 0.9);
  for (let y = top; y <= bottom; y += 1) {
    const up = (foot - y - 0.5) / rows;
    if (up < 0 || up > 1) continue;
    for (let x = left; x <= right; x += 1) {
      const at = y * canvas.width + x;
      if ((canvas.depth[at] as number) < tree.z * 0.985) continue;
      const across = (x + 0.5 - middle) / half;
      const leaf =
        tree.kind === 'conifer' ? conifer(tree.own, across, up, half) : broadleaf(tree.own, across, up, half);
      if (leaf.cover <= 0.02) continue;
      const lit = clamp(0.5 + 0.5 * across * side * 0.9 + leaf.light * 0.5 - against * 0.45) * tree.light;
      const base = leaf.trunk
        ? tones.trunk
        : mix(tones.deep, tones.bright, clamp(0.3 + leaf.light * 0.55 + 0.2 * across * side));
      const snowy =
        recipe.snowLine < 0 && !leaf.trunk
          ? smoothStep(0.1, 0.5, leaf.light + (latticeValue(x, y, tree.own) - 0.5) * 0.3) * 0.8
          : 0;
      const color = snowy > 0 ? mix(base, [0.86, 0.9, 0.97], snowy) : base;
      const shade = 0.5 + 0.5 * up;
      const through = against * 0.22 * (1 - leaf.cover * 0.4);
      const painted: Vector = [
        color[0] * (air.sunColor[0] * (lit * 0.72 + through) + air.ambient[0] * shade),
        color[1] * (air.sunColor[1] * (lit * 0.72 + through) + air.ambient[1] * shade),
        color[2] * (air.sunColor[2] * (lit * 0.72 + through) + air.ambient[2] * shade),
      ];
      const seen = throughAir(air, painted, tree.z, tree.y + up * tree.height, toSun);
      const cover = leaf.cover;
      for (let channel = 0; channel < 3; channel += 1) {
        const place = 3 * at + channel;
        canvas.light[place] =
          (canvas.light[place] as number) * (1 - cover) + (seen[channel] as number) * cover;
      }
      if (cover > 0.5) canvas.depth[at] = tree.z;
    }
  }
}

interface Leaf {
  cover: number;
  /** -0.5 in the shade of the crown to 0.5 on its lit top. */
  light: number;
  trunk: boolean;
}

/** Skirts of branches one above the other, ragged at the rim. `half` is the half width in pixels, for soft edges. */
function conifer(own: number, across: number, up: number, half: number): Leaf {
  if (up < 0.07) return { cover: Math.abs(across) < 0.09 ? 1 : 0, light: -0.3, trunk: true };
  const tall = (up - 0.05) / 0.95;
  const layers = 9 + (own & 7);
  const layer = tall * layers;
  const within = layer - Math.floor(layer);
  const lean = (latticeValue(own, Math.floor(layer), 3) - 0.5) * 0.3 * (1 - tall);
  const rim =
    (1 - tall) ** 0.82 * (1.02 - 0.34 * within) * (0.84 + 0.2 * latticeValue(own, Math.floor(layer)));
  const ragged =
    half > 5
      ? ((noise2(across * 7 + own, tall * 38) - 0.5) * 0.4 +
          (noise2(across * 22, tall * 90 + own) - 0.5) * 0.3) *
        (0.3 + 0.7 * (1 - tall))
      : 0;
  const gap = rim + ragged - Math.abs(across - lean);
  return { cover: clamp(gap * half * 0.9 + 0.3), light: 0.3 - within * 0.5 + ragged * 1.2, trunk: false };
}

/** A crown of rounded clumps on a trunk. */
function broadleaf(own: number, across: number, up: number, half: number): Leaf {
  let cover = 0;
  let light = -0.5;
  for (let clump = 0; clump < 8; clump += 1) {
    const a = latticeValue(own, clump, 1);
    const b = latticeValue(own, clump, 2);
    const size = 0.27 + 0.17 * latticeValue(own, clump, 4);
    const cx = (a - 0.5) * 1.12 * (1 - Math.abs(b - 0.4) * 0.7);
    const cy = 0.36 + b * 0.44;
    const dx = (across - cx) / size;
    const dy = (up - cy) / (size * 0.5);
    const square = dx * dx + dy * dy;
    if (square > 1.4) continue;
    const ragged =
      half > 4
        ? (noise2(across * 13 + own, up * 24) - 0.5) * 0.5 + (noise2(across * 30, up * 56 + own) - 0.5) * 0.3
        : 0;
    const inside = clamp((1 - square + ragged) * half * size * 0.5);
    if (inside <= 0) continue;
    cover = Math.max(cover, inside);
    light = Math.max(light, dy * 0.34 + 0.06 + ragged * 0.5 - b * 0.05);
  }
  if (cover < 0.3 && up < 0.5 && Math.abs(across - 0.05 * Math.sin(up * 9 + own)) < 0.05 + 0.03 * (0.4 - up))
    return { cover: 1, light: -0.2, trunk: true };
  return { cover, light, trunk: false };
}

function foliage(tree: Tree, recipe: Recipe): { deep: Vector; bright: Vector; trunk: Vector } {
  const hue = latticeValue(tree.own, 9);
  const trunk = linear('#4a3a2d');
  if (tree.kind === 'conifer') {
    const bright = mix(linear('#3f5f34'), linear('#56713c'), hue);
    return { deep: scale(bright, 0.3), bright, trunk };
  }
  const palettes: Record<Recipe['season'], readonly string[]> = {
    spring: ['#7fa544', '#8fb552', '#e6a7bb', '#9cbf5f'],
    summer: ['#4f7a2e', '#648a38', '#587f35', '#73933f'],
    autumn: ['#c4661f', '#d99a2b', '#b3402a', '#c98a2c'],
    winter: ['#6b5b4a', '#7a6a56', '#615446', '#75685a'],
  };
  const list = palettes[recipe.season];
  const bright = linear(list[Math.floor(hue * list.length)] ?? '#648a38');
  return { deep: scale(bright, 0.32), bright, trunk };
}
