import type { Raster } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { type Brief, type StepReporter } from '../brief.ts';
import { cameraFor, directionThrough } from './camera.ts';
import { composeProducts } from './composition.ts';
import { blurBackground, develop, developed, type Exposure } from './develop.ts';
import { lightingFor } from './lighting.ts';
import { look } from './shade.ts';
import { bakeFloorLight, type Stage } from './stage.ts';
import { type Surface, surfaceFor } from './surface.ts';
import type { Placed } from './trace.ts';
import { add, luminance, scale, type Vector } from './vectors.ts';

/** Rows between two reports: even rows of glass at 1024 pixels across stay below a tenth of a second. */
const ROWS_EACH = 4;

/**
 * Draws a still life of the products of a brief, `width` by `height` pixels. The same brief and size always give the
 * same bytes; the brief's seed varies arrangement, camera, light and backdrop. An exception of `report` ends the work.
 * Throws RangeError for a brief without any product.
 */
export function renderProduct(brief: Brief, width: number, height: number, report: StepReporter): Raster {
  const random = createRandom(brief.seed);
  report('shaping', 0);
  const products = composeProducts(brief, random);
  report('shaping', 0.4);
  const first = products[0];
  if (!first) throw new RangeError('A product picture needs at least one subject that has a shape.');
  const main = first.finish('body').color;
  const lighting = lightingFor(brief, random, main);
  const surface = surfaceFor(brief.surface, random, lighting.wall);
  const camera = cameraFor(products, width / height, brief.surface === 'plain', random);
  const floorLight = bakeFloorLight(products, lighting, Math.max(width, height), (share) =>
    report('shaping', 0.4 + 0.6 * share),
  );
  const stage: Stage = {
    products,
    lighting,
    surface,
    surfaceTone: meanTone(surface),
    sweep: brief.surface === 'plain',
    floorLight,
    glows: glowsOf(products),
  };
  const exposure: Exposure = {
    width,
    height,
    light: new Float32Array(width * height * 3),
    distance: new Float32Array(width * height),
  };
  const things = new Uint8Array(width * height);
  const pixel = (2 * camera.spanX) / width;
  const shoot = (x: number, y: number) =>
    look(
      stage,
      camera.position,
      directionThrough(camera, (x / width) * 2 - 1, 1 - (y / height) * 2),
      pixel,
      0,
    );
  for (let y = 0; y < height; y += 1) {
    if (y % ROWS_EACH === 0) report('shading', (y / height) * 0.8);
    for (let x = 0; x < width; x += 1) {
      const seen = shoot(x + 0.5, y + 0.5);
      const at = y * width + x;
      exposure.light.set(seen.color, 3 * at);
      exposure.distance[at] = seen.distance;
      things[at] = seen.thing;
    }
  }
  smoothEdges(exposure, things, lighting.exposure, shoot, (share) => report('shading', 0.8 + 0.2 * share));
  report('lighting', 0);
  blurBackground(exposure, camera.focus, (share) => report('lighting', share * 0.7));
  report('lighting', 0.8);
  return develop(exposure, lighting.exposure, lighting.vignette);
}

/** Supersamples four times where neighbours belong to different objects or differ strongly in brightness. */
function smoothEdges(
  exposure: Exposure,
  things: Uint8Array,
  gain: number,
  shoot: (x: number, y: number) => { color: Vector },
  onRow: (share: number) => void,
): void {
  const { width, height, light } = exposure;
  const tone = new Float32Array(width * height);
  for (let at = 0; at < tone.length; at += 1) {
    tone[at] = developed(
      gain * luminance([light[3 * at] as number, light[3 * at + 1] as number, light[3 * at + 2] as number]),
    );
  }
  for (let y = 1; y < height - 1; y += 1) {
    if (y % ROWS_EACH === 0) onRow(y / height);
    for (let x = 1; x < width - 1; x += 1) {
      const at = y * width + x;
      const limit = (things[at] as number) > 1 ? 20 : 40;
      if (!differs(things, tone, at, width, limit)) continue;
      let sum: Vector = [0, 0, 0];
      for (const [right, down] of [
        [0.125, 0.625],
        [0.375, 0.125],
        [0.625, 0.875],
        [0.875, 0.375],
      ] as const) {
        const { color } = shoot(x + right, y + down);
        // Values above white are clipped first, since the edge of a lamp would stay jagged otherwise.
        sum = add(sum, [Math.min(color[0], 1.5), Math.min(color[1], 1.5), Math.min(color[2], 1.5)]);
      }
      light.set(scale(sum, 0.25), 3 * at);
    }
  }
}

function differs(things: Uint8Array, tone: Float32Array, at: number, width: number, limit: number): boolean {
  for (const other of [at - 1, at + 1, at - width, at + width]) {
    const same = things[other] === things[at];
    const step = Math.abs((tone[other] as number) - (tone[at] as number));
    if (step > limit || (!same && step > 4)) return true;
  }
  return false;
}

function meanTone(surface: Surface): Vector {
  let sum: Vector = [0, 0, 0];
  for (let index = 0; index < 25; index += 1)
    sum = add(sum, surface(((index % 5) - 2) * 0.31, (Math.floor(index / 5) - 2) * 0.29, 0.3).color);
  return scale(sum, 1 / 25);
}

/** Flames and lamp shades light what is around them. */
function glowsOf(products: readonly Placed[]): Stage['glows'] {
  return products.flatMap(({ solid, at, size, finish }) => {
    if (!solid.parts.some(({ slot }) => slot === 'flame')) return [];
    const lamp = solid.parts.some(({ slot }) => slot === 'glow');
    const height = (lamp ? 1.3 : 0.95) * size;
    return [
      {
        at: [at[0], at[1] + height, at[2]] as const,
        color: scale(finish('flame').color, lamp ? 0.3 : 0.11),
      },
    ];
  });
}
