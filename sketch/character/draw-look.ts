import type { Brief, StepReporter } from '../brief.ts';
import { layout } from '../compose/layout.ts';
import type { FigureLight } from '../compose/light.ts';
import { paintPicture } from '../compose/paint.ts';
import type { Layout } from '../compose/placed-figure.ts';
import { centreAt, spotScale } from '../compose/spot.ts';
import { parse } from '../language/parse.ts';
import type { Drawing, LookRequest } from '../request.ts';
import { createPalette } from '../scenes/palette.ts';
import { paintScene } from '../scenes/scene.ts';
import { applyStyle } from '../styles/apply-style.ts';
import { type CastMember, castMember } from './cast.ts';

/** Share of the sheet's height that the figure takes, and of its width at most. */
const TALL = 0.82;
const WIDE = 0.8;
/** The same plain ground for every sheet. */
const GROUND = 7;

/** Stances of the candidates of one look. */
const POSES = ['stand', 'wave', 'walk', 'point'] as const;

/** A character's sheet before it is painted. */
export function composeLook({
  character,
  seed,
  style = 'picture_book',
  width,
  height,
}: Omit<LookRequest, 'kind'>): { brief: Brief; layout: Layout; member: CastMember } {
  const member = castMember(character);
  const { subject } = member;
  const pose = POSES[seed % POSES.length] ?? 'stand';
  const posed = subject.look
    ? { ...subject, look: { ...subject.look, pose, mood: 'calm' as const } }
    : subject;
  const brief: Brief = {
    ...parse('', { seed: GROUND, style }),
    places: ['studio'],
    placeAsked: true,
    light: 'soft',
    subjects: [{ ...posed, index: 0 }],
  };
  const composed = layout(brief, width, height, {
    bend: () => undefined,
    place: (stage, spots) => {
      for (const spot of spots) {
        const { left, top, right } = spot.cluster.box;
        spot.y = height * 0.92;
        const scale = spotScale(stage, spot);
        spot.factor *= Math.min((height * TALL) / (-top * scale), (width * WIDE) / ((right - left) * scale));
        centreAt(stage, spot, width / 2);
      }
    },
  });
  return { brief, layout: composed, member };
}

/** Draws the whole figure of a character. `light` is for comparisons: how a shot's light would show it. */
export function drawLook(request: LookRequest, report: StepReporter, light?: FigureLight): Drawing {
  report('reading', 0);
  const { brief, layout: composed, member } = composeLook(request);
  report('composing', 1);
  const palette = createPalette(brief);
  const painted = paintPicture(brief, composed, paintScene(brief, composed.stage, palette), palette, report, {
    keepsColors: true,
    ...(light ? { light } : {}),
  });
  return {
    raster: applyStyle(painted, brief, report),
    understood: [member.name, ...member.understood],
    notDrawn: [...member.notDrawn],
  };
}
