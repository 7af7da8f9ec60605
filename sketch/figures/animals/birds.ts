/** Birds that stand, fly and swim. */
import type { DrawContext, Figure, FigurePose } from '../figure.ts';
import { blob, num, oval, polyline, tube } from '../paths.ts';
import { Pen } from '../pen.ts';
import { scaleFigure } from '../scale.ts';
import { darker, lighter } from '../tones.ts';
import { drawHead, drawTail } from './bird-parts.ts';
import { BIRDS, type BirdShape } from './bird-shapes.ts';

/** A bird of the given standing height in centimetres; undefined if the species is not known. */
export function drawBird(
  id: string,
  height: number,
  pose: FigurePose,
  color: string | undefined,
  context: DrawContext,
): Figure | undefined {
  const species = BIRDS[id];
  if (!species) return undefined;
  const bird = color
    ? { ...species, coat: color, wing: darker(color, 0.25), belly: lighter(color, 0.45) }
    : species;
  const flying = (pose === 'fly' || pose === 'jump') && bird.flies !== false;
  const swimming =
    bird.swims === true && (pose === 'swim' || (pose === 'stand' && id !== 'penguin' && id !== 'goose'));
  const asleep = pose === 'sleep';
  const seated = pose === 'sit' || asleep;
  const [halfLength, depth, tilt] = bird.body;
  const [neckLength, neckAngle, neckWidth] = bird.neck;
  const lean = flying ? tilt * 0.25 : tilt;
  const angle = (lean * Math.PI) / 180;
  const half = Math.max(depth, Math.abs(Math.sin(angle)) * halfLength);
  const leg = flying || seated ? depth * 0.1 : swimming ? -depth * 0.35 : bird.leg;
  const center = { x: 0, y: flying ? -half - 20 : -leg - half * 0.92 };
  const chest = { x: Math.cos(angle) * halfLength * 0.62, y: center.y - Math.sin(angle) * halfLength * 0.62 };
  const rump = { x: -chest.x * 1.5, y: center.y - (chest.y - center.y) * 1.5 };
  const raise = ((flying ? Math.min(neckAngle, 38) : neckAngle) * Math.PI) / 180;
  const head = { x: chest.x + Math.cos(raise) * neckLength, y: chest.y - Math.sin(raise) * neckLength };
  const tall = bird.leg + half * 1.8 + Math.sin((neckAngle * Math.PI) / 180) * neckLength + bird.head * 0.6;
  const pen = new Pen(context, Math.max(tall, 70));
  if (flying) drawFeathers(pen, bird, chest.y - 2, chest.x - 4, halfLength * 1.5, halfLength * 1.9);
  drawTail(pen, bird, rump.x, rump.y);
  if (!flying && !swimming && !seated) {
    const stride = pose === 'walk' ? 0.35 : pose === 'run' ? 0.7 : 0.06;
    for (const [side, shade] of [
      [-1, 0.2],
      [1, 0],
    ] as const) {
      const foot = { x: side * (3 + stride * bird.leg * 0.6), y: 0 };
      const knee = { x: foot.x * 0.5 + 3, y: -leg * 0.5 };
      pen.rod(
        polyline(1.5 * side, center.y + depth * 0.6, knee.x, knee.y, foot.x, foot.y - 1),
        darker(bird.legColor, shade),
        Math.max(1.7, bird.leg * 0.06),
      );
      pen.rod(polyline(foot.x - 3, -1, foot.x + 6, -1), darker(bird.legColor, shade), 1.9);
    }
  }
  const neckPath = tube(
    [chest.x, chest.y, Math.min(depth * 0.9, neckWidth * 1.7)],
    [(chest.x + head.x) / 2 + (neckLength > 30 ? neckLength * 0.16 : 0), (chest.y + head.y) / 2, neckWidth],
    [head.x, head.y, neckWidth * 0.8],
  );
  const body = tube(
    [rump.x * 0.96, rump.y, depth * 0.42],
    [center.x, center.y, depth],
    [chest.x, chest.y, depth * 0.82],
  );
  pen.shape(body + neckPath, bird.coat, { tone: 'down' });
  pen.clip(body + neckPath, () => {
    pen.mark(
      blob(
        rump.x * 0.6,
        center.y + depth * 0.9,
        center.x,
        center.y + depth * 0.4,
        chest.x + depth * 0.2,
        chest.y + depth * 0.2,
        head.x * 0.6 + chest.x * 0.4 + neckWidth * 0.4,
        head.y * 0.6 + chest.y * 0.4,
        head.x + neckWidth * 2,
        head.y,
        chest.x + depth * 1.8,
        chest.y + depth,
        center.x,
        center.y + depth * 1.6,
      ),
      bird.belly,
    );
    if (bird.face === 'white') pen.mark(oval(head.x, head.y, bird.head * 1.3), '#fbf8f0');
    if (id === 'crane')
      pen.mark(
        oval((head.x + chest.x) / 2, (head.y + chest.y) / 2 - 4, neckWidth * 1.6, neckLength * 0.3),
        '#34343a',
      );
  });
  pen.group(head.x, head.y, 0, () => drawHead(pen, bird, asleep));
  if (flying)
    drawFeathers(pen, bird, chest.y + depth * 0.2, chest.x - 10, halfLength * 1.7, -halfLength * 1.25);
  else if (id === 'penguin')
    pen.shape(
      tube(
        [center.x - 3, center.y - half * 0.5, 5],
        [center.x - 8, center.y + half * 0.3, 4],
        [center.x - 11, center.y + half * 0.66, 1.6],
      ),
      bird.wing,
    );
  else {
    pen.group(center.x - 1, center.y - depth * 0.12, -lean * 0.8, () => drawFoldedWing(pen, bird));
  }
  const back = { x: center.x, y: center.y - depth };
  const figure = pen.finish({
    anchors: {
      center,
      seat: back,
      surface: back,
      head,
      top: { x: head.x, y: head.y - bird.head },
      mouth: { x: head.x + bird.head + bird.beakSize * 0.8, y: head.y + 1 },
    },
    ...(flying ? { floats: 'air' as const } : swimming ? { floats: 'water' as const } : {}),
    riding: {
      nearFoot: { x: back.x + 4, y: center.y + depth * 0.5 },
      grip: { x: chest.x, y: chest.y - depth },
    },
  });
  return scaleFigure(figure, height / tall);
}

/** A spread wing at x, y: `up` is its height, negative for one that hangs. */
function drawFeathers(pen: Pen, bird: BirdShape, y: number, x: number, length: number, up: number): void {
  pen.shape(
    blob(
      x + length * 0.3,
      y,
      x + length * 0.22,
      y - up * 0.5,
      x - length * 0.2,
      y - up,
      x - length * 0.66,
      y - up * 1.02,
      x - length * 0.5,
      y - up * 0.4,
      x - length * 0.42,
      y + 2,
    ),
    up > 0 ? bird.wing : darker(bird.wing, 0.12),
    { tone: 'down' },
  );
  for (const share of [0.25, 0.5, 0.75])
    pen.line(
      polyline(
        x - length * (0.55 - share * 0.25),
        y - up * (0.95 - share * 0.5),
        x + length * 0.05,
        y - up * 0.12,
      ),
      darker(bird.wing, 0.3),
      pen.lineWidth,
      0.8,
    );
}

/** The wing of a bird that stands, sits or swims, at its shoulder. */
function drawFoldedWing(pen: Pen, bird: BirdShape): void {
  const [l, depth] = bird.body;
  pen.shape(
    blob(
      l * 0.52,
      -depth * 0.32,
      l * 0.1,
      -depth * 0.52,
      -l * 0.5,
      -depth * 0.3,
      -l * 1.12,
      depth * 0.1,
      -l * 0.5,
      depth * 0.42,
      l * 0.24,
      depth * 0.5,
    ),
    bird.wing,
    { tone: 'down' },
  );
  for (const share of [0, 0.4])
    pen.line(
      `M${num(l * (0.2 - share))} ${num(depth * 0.3)}Q${num(-l * (0.2 + share))} ${num(depth * 0.34)} ${num(-l * (0.5 + share))} ${num(depth * 0.08)}`,
      darker(bird.wing, 0.35),
      pen.lineWidth,
      0.85,
    );
}
