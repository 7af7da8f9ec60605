import { hashText, type PersonLook } from '../../brief.ts';
import type { DrawContext, DrawOptions, Figure } from '../figure.ts';
import { num, oval, tube } from '../paths.ts';
import { mirrorPoint, mirrorRiding, Pen } from '../pen.ts';
import { darker } from '../tones.ts';
import { drawBehind, drawCarried, drawOverTorso } from './accessories.ts';
import { buildOf } from './build.ts';
import { drawFace } from './face.ts';
import { drawTorsoDetails } from './garment-details.ts';
import { drawBackHair, drawFrontHair } from './hair.ts';
import { drawHood, drawOnHead } from './headwear.ts';
import { drawArm, drawLeg, gripOf } from './limbs.ts';
import { outfitOf } from './outfits.ts';
import type { Mount, PosedAs } from './skeleton.ts';
import { skeletonOf } from './skeleton.ts';
import { drawSkirt } from './skirt.ts';
import { torsoFrame, torsoPath } from './torso.ts';

const CARRIED: ReadonlySet<PersonLook['accessories'][number]> = new Set(['umbrella', 'fishing_rod']);

/**
 * A person by the look alone: the same look is the same person in any pose and style.
 * `pose` replaces the look's pose. When lying down (`sleep`), the origin is under the middle of the body.
 */
export function drawPerson(
  look: PersonLook,
  context: DrawContext,
  options: DrawOptions = {},
  pose = personPose(options.pose) ?? look.pose,
): Figure {
  const build = buildOf(look);
  const outfit = outfitOf(look);
  const carries = options.holding !== undefined || look.accessories.some((name) => CARRIED.has(name));
  // A canopy is held over the head, everything else in front.
  const canopy = look.accessories.includes('umbrella') || options.holding?.anchors.below !== undefined;
  const posed: PosedAs =
    carries && (pose === 'stand' || pose === 'wave' || pose === 'hold')
      ? canopy
        ? 'raise'
        : 'hold'
      : pose === 'stand'
        ? stanceOf(look)
        : pose;
  // A rod rests in the hands of a seated person; everything else is held up, also while walking or sitting.
  const lifts = options.holding !== undefined || look.accessories.includes('umbrella');
  const busy =
    lifts && (pose === 'walk' || pose === 'run' || pose === 'sit' || pose === 'jump' || pose === 'dance');
  const skeleton = skeletonOf(
    build,
    posed,
    options.mount && mountOf(options.mount, context.facing),
    busy ? (canopy ? 'raise' : 'hold') : undefined,
    options.turned === true,
  );
  const pen = new Pen(context, build.height);
  const frame = torsoFrame(build, skeleton, outfit);
  const head = { width: build.headWidth, radius: build.headRadius, turn: skeleton.turn };
  const headTilt = skeleton.lean * 0.5 + skeleton.nod;
  const hooded = look.outfit === 'raincoat' || look.outfit === 'spacesuit';
  const asleep = posed === 'sleep';
  const grip = gripOf(build, skeleton.farArm);
  const inTorso = (draw: () => void): void =>
    pen.group(skeleton.neck.x, skeleton.neck.y, skeleton.lean, draw);
  const inHeadFrame = (draw: () => void): void => pen.group(skeleton.head.x, skeleton.head.y, headTilt, draw);

  const draw = (): void => {
    inTorso(() => drawBehind(pen, look, frame));
    inHeadFrame(() => {
      if (hooded) drawHood(pen, look, head, false);
      else drawBackHair(pen, look, head);
    });
    const farArmBehind = skeleton.turn >= 0.5 && posed !== 'read' && posed !== 'ride';
    const farArm = (): void =>
      drawArm(pen, build, skeleton.farArm, outfit, look.skin, farArmBehind ? 0.16 : 0.04);
    if (farArmBehind) farArm();
    if (!skeleton.farLegHidden) drawLeg(pen, build, skeleton.farLeg, outfit, skeleton.turn, 0.16);
    drawLeg(pen, build, skeleton.nearLeg, outfit, skeleton.turn, 0);
    const neckWidth = build.headWidth * 0.36;
    const drawUpper = (): void => {
      inTorso(() => pen.shape(torsoPath(frame), outfit.top, { tone: 'side' }));
    };
    if (look.outfit === 'overalls' || look.outfit === 'swimwear') {
      drawUpper();
      drawSkirt(pen, look, build, skeleton, outfit, frame);
    } else {
      drawSkirt(pen, look, build, skeleton, outfit, frame);
      drawUpper();
    }
    pen.shape(
      tube(
        [skeleton.neck.x, skeleton.neck.y + build.neck * 0.5, neckWidth],
        [skeleton.head.x, skeleton.head.y + build.headRadius * 0.5, neckWidth * 0.95],
      ),
      look.skin,
      { contour: false },
    );
    pen.mark(
      oval(
        skeleton.neck.x + neckWidth * 0.3,
        skeleton.neck.y - build.neck * 0.35,
        neckWidth * 0.75,
        build.neck * 0.4 + 1,
      ),
      darker(look.skin, 0.24),
      0.6,
    );
    inTorso(() => {
      drawTorsoDetails(pen, look, frame);
      drawOverTorso(pen, look, frame);
    });
    inHeadFrame(() => {
      drawFace(pen, look, head, asleep);
      drawFrontHair(pen, look, head);
      if (hooded) drawHood(pen, look, head, true);
      drawOnHead(pen, look, head);
    });
    drawCarried(pen, look, build, grip, posed === 'read');
    if (options.holding) drawHeld(pen, options.holding, grip, context.facing === 'left');
    if (!farArmBehind) farArm();
    drawArm(pen, build, skeleton.nearArm, outfit, look.skin, 0);
  };

  if (asleep) {
    const thickness = build.shoulder * 0.9;
    pen.group(build.height / 2, -thickness, -90, draw);
    return pen.finish({
      anchors: {
        center: { x: 0, y: -thickness },
        head: { x: -build.height * 0.4, y: -thickness },
        top: { x: 0, y: -thickness * 2 },
      },
    });
  }
  draw();
  return pen.finish({
    anchors: {
      hand: grip,
      otherHand: gripOf(build, skeleton.nearArm),
      seat: { x: skeleton.hips.x, y: skeleton.hips.y + build.leg * 0.9 },
      head: skeleton.head,
      top: { x: skeleton.head.x, y: skeleton.head.y - build.headRadius * 1.1 },
      mouth: {
        x: skeleton.head.x + skeleton.turn * build.headWidth * 0.24,
        y: skeleton.head.y + build.headRadius * 0.6,
      },
      center: { x: skeleton.hips.x, y: (skeleton.hips.y + skeleton.neck.y) / 2 },
    },
  });
}

/** The pose of a standing person: constant for the same person, varied between people. */
function stanceOf(look: PersonLook): PosedAs {
  const stances = ['stand', 'relaxed', 'akimbo'] as const;
  return stances[hashText(`${look.hairColor}${look.outfitColor}${look.skin}`) % 3] ?? 'stand';
}

/** Hanging objects (a lantern: has `hand`) hang from the grip; all others stand on it. */
function drawHeld(pen: Pen, held: Figure, grip: { x: number; y: number }, mirrored: boolean): void {
  const anchor = held.anchors.hand ?? { x: 0, y: -Math.min(12, (held.box.bottom - held.box.top) * 0.12) };
  const scale = mirrored ? -1 : 1;
  pen.raw(
    `<g transform="translate(${num(grip.x - scale * anchor.x)} ${num(grip.y - anchor.y)})scale(${scale} 1)">${held.svg}${held.front ?? ''}</g>`,
  );
}

/** The requested pose, if possible for people. */
function personPose(pose: DrawOptions['pose']): PersonLook['pose'] | undefined {
  return pose === undefined || pose === 'fly' || pose === 'swim' ? undefined : pose;
}

/** The mount as the pen sees it: a person who faces left is drawn facing right and mirrored at the end. */
function mountOf(figure: Figure, facing: DrawContext['facing']): Mount {
  const { anchors, riding } = figure;
  if (facing === 'right') return { seat: anchors.seat, riding };
  return { seat: anchors.seat && mirrorPoint(anchors.seat), riding: riding && mirrorRiding(riding) };
}
