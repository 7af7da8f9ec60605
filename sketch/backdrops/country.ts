import { pictureOf } from '@inkreel/server/engines/builtin/pixels/picture.ts';
import { createRandom } from '@inkreel/server/engines/builtin/pixels/random.ts';
import { resamplePicture } from '@inkreel/server/engines/builtin/pixels/resample.ts';
import type { Brief } from '../brief.ts';
import { recipeFor } from '../landscape/recipe.ts';
import { renderLandscape } from '../landscape/render-landscape.ts';
import type { Backdrop, BackdropLight } from '../request.ts';
import { softenFar } from './far-blur.ts';
import type { ShareListener, Size } from './size.ts';

/** Maximum drawn pixels; a larger picture is enlarged. */
const MOST_PIXELS = 1_300_000;
const STAND = 0.92;

/** Draws a landscape as a backdrop: the distance slightly out of focus, as behind a portrait. */
export function country(brief: Brief, size: Size, report: ShareListener): Backdrop {
  const factor = Math.min(1, Math.sqrt(MOST_PIXELS / (size.width * size.height)));
  const drawnSize = { width: Math.round(size.width * factor), height: Math.round(size.height * factor) };
  const parts = { shaping: 0, shading: 0.3, lighting: 0.75 } as const;
  const raster = renderLandscape(brief, drawnSize.width, drawnSize.height, (stage, share) => {
    if (stage in parts) report(parts[stage as keyof typeof parts] + share * 0.2);
  });
  const drawn = pictureOf(raster);
  const picture = factor === 1 ? drawn : resamplePicture(drawn, size);
  // The landscape derives its horizon from the same random numbers.
  const { horizon } = recipeFor(brief, createRandom(brief.seed ^ 0x1a2b3c));
  const row = horizon * size.height;
  softenFar(picture, row, size.height * STAND);
  report(1);
  const focal = size.width / (2 * (size.width > size.height ? 0.42 * (size.width / size.height) : 0.4));
  return {
    picture,
    ground: { horizon: row, focal, stand: size.height * STAND, gloss: 0, roughness: 1 },
    light: sunOf(brief),
    understood: [],
    notDrawn: [],
  };
}

/** Direction of shadows by the time of day; overcast days have hardly any. */
export function sunOf(brief: Pick<Brief, 'time' | 'weather' | 'seed'>): BackdropLight {
  const side = brief.seed % 2 === 0 ? -1 : 1;
  const low = brief.time === 'sunset' || brief.time === 'dawn' || brief.time === 'dusk';
  const grey = brief.weather !== 'clear' || brief.time === 'night';
  return {
    toward: low ? [0.8 * side, 0.34, -0.5] : [0.5 * side, 0.75, -0.44],
    softness: grey ? 0.5 : 0.12,
    strength: grey ? 0.28 : low ? 0.42 : 0.5,
  };
}
