import type { Brief } from '../brief.ts';
import { layout } from '../compose/layout.ts';
import type { Layout } from '../compose/placed-figure.ts';
import { centreAt } from '../compose/spot.ts';
import type { Window } from '../compose/window.ts';
import type { ShotRequest } from '../request.ts';
import { createPalette, type Palette } from '../scenes/palette.ts';
import { paintScene, type Scene } from '../scenes/scene.ts';
import { planStage } from '../scenes/stage.ts';
import { guideFor, windowFor, zoomIn } from './framing.ts';
import { type ShotBrief, shotBrief } from './shot-brief.ts';

/** A shot before it is painted. */
export interface ComposedShot extends ShotBrief {
  layout: Layout;
  scene: Scene;
  palette: Palette;
  window: Window | undefined;
}

/** Pixels of a metre on an empty stage, as a share of the picture's height. */
const METRE = 0.33;
/** Where things of a place stand, as shares of the picture's width. */
const ASIDE = [0.17, 0.83, 0.36, 0.64];

/** Composes a shot: everything in its place, as near as it is seen. */
export function composeShot(request: Omit<ShotRequest, 'kind'>): ComposedShot {
  const { width, height, size } = request;
  const shot = shotBrief({ ...request, kind: 'shot' });
  const { brief, place, members } = shot;
  const own = layout(brief, width, height, guideFor(size));
  const palette = createPalette(brief);
  // The scene of a place does not follow its figures: trees and houses stay as large.
  const stage = place ? { ...own.stage, metre: planStage(brief, width, height).metre } : own.stage;
  const scene = paintScene(place ?? brief, stage, palette);
  const whole = place ? withThings(own, place) : own;
  const window = windowFor(size, brief, members, own);
  const seen = window ? zoomIn(whole, scene, window) : { layout: whole, scene };
  return { ...shot, ...seen, palette, window };
}

/** What always stands at the place, behind everybody: at the same spots in every shot. */
function withThings(own: Layout, place: Brief): Layout {
  const { width, height } = own.stage;
  if (place.subjects.length === 0) return own;
  const still = { ...place };
  delete still.arranged;
  const things = layout(still, width, height, {
    bend: (stage) => Object.assign(stage, own.stage),
    place: (stage, spots) => {
      stage.metre = height * METRE;
      for (const [at, spot] of spots.entries()) {
        if (spot.standing === 'ground') spot.y = stage.ground.top + (stage.front - stage.ground.top) * 0.2;
        spot.factor = 1;
        // Beside the middle, where people stand.
        centreAt(stage, spot, stage.width * (ASIDE[(at + (still.seed & 1)) % ASIDE.length] ?? 0.5));
      }
    },
  });
  const { length } = things.figures;
  return {
    ...own,
    figures: [
      // Their subjects are not those of the brief.
      ...things.figures.map((figure) => ({ ...figure, subject: -1 })),
      ...own.figures.map((figure) => ({
        ...figure,
        order: figure.order + length,
        ...(figure.parent === undefined ? {} : { parent: figure.parent + length }),
      })),
    ],
  };
}
