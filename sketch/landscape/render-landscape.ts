import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { type Brief, type StepReporter } from '../brief.ts';
import { clamp, type Vector } from '../product/vectors.ts';
import { type Atmosphere, atmosphereFor, throughAir } from './atmosphere.ts';
import { drawGrass } from './grass.ts';
import { groundColor } from './ground.ts';
import { buildHeightField, type HeightField } from './height-field.ts';
import { finishPicture } from './picture.ts';
import { drawWeather } from './precipitation.ts';
import { type Recipe, recipeFor } from './recipe.ts';
import { skyColor } from './sky.ts';
import { type Canvas, drawTrees, plantTrees } from './trees.ts';
import {
  depthAt,
  heightAt,
  openView,
  slantAt,
  slopeAt,
  traceGround,
  traceMirror,
  type View,
} from './view.ts';
import { waterColor } from './water.ts';

/** Rows between two reports: well under 50 ms of work at 1024 pixels across. */
const ROWS_EACH = 16;

interface Country {
  recipe: Recipe;
  air: Atmosphere;
  field: HeightField;
  view: View;
}

/**
 * Draws the landscape of a brief, `width` by `height` pixels: eroded ground, water with reflections, trees, sky and
 * weather. The same brief and size always give the same bytes. An exception of `report` ends the work.
 */
export function renderLandscape(brief: Brief, width: number, height: number, report: StepReporter): Raster {
  const random = createRandom(brief.seed ^ 0x1a2b3c);
  report('shaping', 0);
  const recipe = recipeFor(brief, random);
  const air = atmosphereFor(brief, random, width / height);
  const field = buildHeightField(recipe, air.sun, random, (share) => report('shaping', share * 0.7));
  const view = openView(field, width, height, recipe.eye, recipe.horizon, (share) =>
    report('shaping', 0.7 + share * 0.3),
  );
  const country: Country = { recipe, air, field, view };
  const trees = plantTrees(recipe, field, view, random);
  const mirror = recipe.water ? mirrorCanvas(country, (share) => report('shading', share * 0.35)) : undefined;
  if (mirror)
    drawTrees(mirror, trees, view, recipe, air, true, (share) => report('shading', 0.35 + share * 0.05));
  const canvas = mainCanvas(country, mirror, (share) => report('shading', 0.4 + share * 0.6));
  report('lighting', 0);
  drawTrees(canvas, trees, view, recipe, air, false, (share) => report('lighting', share * 0.5));
  drawGrass(canvas, view, recipe, air, field, random, (share) => report('lighting', 0.5 + share * 0.2));
  drawWeather(canvas, brief, air, random);
  report('lighting', 0.8);
  return finishPicture(canvas, air.exposure, air.saturation);
}

function emptyCanvas(view: View): Canvas {
  const count = view.width * view.height;
  return {
    width: view.width,
    height: view.height,
    light: new Float32Array(count * 3),
    depth: new Float32Array(count).fill(Infinity),
  };
}

/** Direction of sight through a pixel, as a unit vector. */
function sight(view: View, column: number, row: number): Vector {
  const across = slantAt(view, column);
  const up = (view.horizon - row - 0.5) / view.focal;
  const length = Math.sqrt(across * across + up * up + 1);
  return [across / length, up / length, 1 / length];
}

/** The country upside down in still water, at the rows above the horizon. */
function mirrorCanvas(country: Country, onRow: (share: number) => void): Canvas {
  const { view, air, recipe } = country;
  const canvas = emptyCanvas(view);
  const seen = traceMirror(view);
  const last = Math.min(view.height, Math.ceil(view.horizon) + 1);
  for (let row = 0; row < last; row += 1) {
    if (row % ROWS_EACH === 0) onRow(row / last);
    for (let column = 0; column < view.width; column += 1) {
      const at = row * view.width + column;
      const direction = sight(view, column, row);
      const ground = seen[at] as number;
      let color: Vector;
      if (ground >= 0) {
        canvas.depth[at] = depthAt(view, ground);
        color = groundAt(country, ground, column, direction);
      } else
        color = skyColor(air, direction[0], Math.max(0.001, direction[1]), direction[2], recipe.shift, false);
      canvas.light.set(color, 3 * at);
    }
  }
  return canvas;
}

function mainCanvas(country: Country, mirror: Canvas | undefined, onRow: (share: number) => void): Canvas {
  const { view, air, recipe } = country;
  const canvas = emptyCanvas(view);
  const seen = traceGround(view);
  for (let row = 0; row < view.height; row += 1) {
    if (row % ROWS_EACH === 0) onRow(row / view.height);
    for (let column = 0; column < view.width; column += 1) {
      const at = row * view.width + column;
      const direction = sight(view, column, row);
      const ground = seen[at] as number;
      let color: Vector;
      if (ground < 0) {
        const sky = skyColor(
          air,
          direction[0],
          Math.max(0.001, direction[1]),
          direction[2],
          recipe.shift,
          true,
        );
        color = throughAir(
          air,
          sky,
          60 * Math.exp(-Math.max(0, direction[1]) * 26),
          0.1 + direction[1] * 9,
          sunward(air, direction),
        );
        if (direction[1] > 0.1) color = sky;
      } else if (mirror && heightAt(view, ground, column) <= 0) {
        canvas.depth[at] = depthAt(view, ground);
        color = waterAt(country, mirror, ground, column, row, direction);
      } else {
        canvas.depth[at] = depthAt(view, ground);
        color = groundAt(country, ground, column, direction);
      }
      canvas.light.set(color, 3 * at);
    }
  }
  return canvas;
}

function sunward(air: Atmosphere, direction: Vector): number {
  return direction[0] * air.sun[0] + direction[1] * air.sun[1] + direction[2] * air.sun[2];
}

function groundAt(country: Country, ground: number, column: number, direction: Vector): Vector {
  const { view, recipe, air, field } = country;
  const depth = depthAt(view, ground);
  const x = slantAt(view, column) * depth;
  const y = heightAt(view, ground, column);
  const [slopeX, slopeZ] = slopeAt(view, ground, column);
  return throughAir(
    air,
    groundColor(recipe, air, field, x, y, depth, slopeX, slopeZ),
    depth,
    y,
    sunward(air, direction),
  );
}

function waterAt(
  country: Country,
  mirror: Canvas,
  ground: number,
  column: number,
  row: number,
  direction: Vector,
): Vector {
  const { view, recipe, air } = country;
  // The plane of the water gives the depth exactly; the row of the grid only says that water is seen.
  const depth = Math.min(60, (view.eye * view.focal) / Math.max(0.4, row + 0.5 - view.horizon));
  const color = waterColor(
    recipe,
    air,
    {
      x: slantAt(view, column) * depth,
      z: depth,
      depth: -heightAt(view, ground, column),
      direction,
      column,
      mirrorRow: 2 * view.horizon - row - 1,
      focal: view.focal,
    },
    (atColumn, atRow) => readMirror(mirror, view, atColumn, atRow),
  );
  return throughAir(air, color, depth * 0.8, 0, sunward(air, direction));
}

/** Mirrored colour between pixels. */
function readMirror(mirror: Canvas, view: View, column: number, row: number): Vector {
  const u = clamp(column, 0, view.width - 1.01);
  const v = clamp(row, 0, Math.max(1, Math.min(view.height, view.horizon) - 1.01));
  const left = u | 0;
  const top = v | 0;
  const a = u - left;
  const b = v - top;
  const first = 3 * (top * view.width + left);
  const below = first + 3 * view.width;
  const channel = (index: number) => {
    const upper =
      (mirror.light[first + index] as number) * (1 - a) + (mirror.light[first + 3 + index] as number) * a;
    const lower =
      (mirror.light[below + index] as number) * (1 - a) + (mirror.light[below + 3 + index] as number) * a;
    return upper * (1 - b) + lower * b;
  };
  return [channel(0), channel(1), channel(2)];
}
