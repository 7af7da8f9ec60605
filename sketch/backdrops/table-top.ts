import { pictureOf } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { resamplePicture } from '@inkreel/server/engines/builtin/pixels/resample.ts';
import type { Brief } from '../brief.ts';
import { parse } from '../language/parse.ts';
import { blurBackground, develop, type Exposure } from '../product/develop.ts';
import { lightingFor } from '../product/lighting.ts';
import { look } from '../product/shade.ts';
import type { Stage } from '../product/stage.ts';
import { surfaceFor } from '../product/surface.ts';
import { linear, unit, type Vector } from '../product/vectors.ts';
import type { Backdrop, BackdropLight, TableTop } from '../request.ts';
import type { ShareListener, Size } from './size.ts';

/** Distance of the camera, its height above the table, and the width of the set that the shorter side shows. */
const DISTANCE = 4.2;
const EYE = 1.05;
const SPAN = 2.7;
/** Position of the subject's foot, as a share of the height. */
const STAND = 0.83;
/** Maximum drawn pixels; a larger picture is enlarged, since the scene has no finer detail. */
const MOST_PIXELS = 1_500_000;
const ROWS_EACH = 6;
const GLOSS: Partial<Record<Brief['surface'], { gloss: number; roughness: number }>> = {
  marble: { gloss: 0.24, roughness: 0.1 },
  water: { gloss: 0.4, roughness: 0.22 },
  wood: { gloss: 0.09, roughness: 0.5 },
  stone: { gloss: 0.08, roughness: 0.5 },
};

/** Draws an empty table or sweep, lit for a product. The same seed gives the same bytes. */
export function tableTop(want: TableTop, size: Size & { seed: number }, report: ShareListener): Backdrop {
  const { seed } = size;
  const factor = Math.min(1, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  const width = Math.max(1, Math.round(size.width * factor));
  const height = Math.max(1, Math.round(size.height * factor));
  const random = createRandom(seed ^ 0x51ce);
  const brief: Brief = { ...parse('a box', { seed }), surface: want.surface, light: want.light };
  const lighting = lightingFor(brief, random, linear('#c9c4bc'));
  const wall = want.wall === undefined ? lighting.wall : linear(want.wall);
  const stage: Stage = {
    products: [],
    lighting: { ...lighting, wall },
    surface: surfaceFor(want.surface, firstly(want.kindOfSurface, random), wall),
    surfaceTone: wall,
    sweep: want.surface === 'plain',
    floorLight: { at: () => [1, 1, 1, 1] },
    glows: [],
  };
  const focal = (Math.min(width, height) * DISTANCE) / SPAN;
  const horizon = height * STAND - (focal * EYE) / DISTANCE;
  const eye: Vector = [0, EYE, DISTANCE];
  const exposure: Exposure = {
    width,
    height,
    light: new Float32Array(width * height * 3),
    distance: new Float32Array(width * height),
  };
  for (let y = 0; y < height; y += 1) {
    if (y % ROWS_EACH === 0) report((y / height) * 0.85);
    for (let x = 0; x < width; x += 1) {
      const toward = unit([(x + 0.5 - width / 2) / focal, (horizon - y - 0.5) / focal, -1]);
      const seen = look(stage, eye, toward, 1 / focal, 0);
      exposure.light.set(seen.color, 3 * (y * width + x));
      exposure.distance[y * width + x] = seen.distance;
    }
  }
  blurBackground(exposure, DISTANCE * 1.02, (share) => report(0.85 + share * 0.1));
  const drawn = pictureOf(develop(exposure, lighting.exposure, lighting.vignette));
  const picture = factor === 1 ? drawn : resamplePicture(drawn, size);
  report(1);
  const grow = size.height / height;
  return {
    picture,
    ground: {
      horizon: horizon * grow,
      focal: focal * grow,
      stand: size.height * STAND,
      ...(GLOSS[want.surface] ?? { gloss: 0, roughness: 1 }),
    },
    light: lightOf(lighting.key, want.light),
    understood: [],
    notDrawn: [],
  };
}

function lightOf(
  { toward, softness }: { toward: Vector; softness: number },
  light: Brief['light'],
): BackdropLight {
  const strength = { studio: 0.5, window: 0.6, warm: 0.6, neon: 0.5, soft: 0.36, dramatic: 0.75 }[light];
  return { toward: [toward[0], toward[1], -toward[2]], softness: softness + 0.06, strength };
}

/** Random numbers with a given first one. */
function firstly(first: number | undefined, random: () => number): () => number {
  let next = first;
  return () => {
    const value = next ?? random();
    next = undefined;
    return value;
  };
}
