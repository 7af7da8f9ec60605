/** Four-legged animals, put together. */
import type { DrawContext, Figure, FigurePose, Point } from '../figure.ts';
import { num, oval, tube } from '../paths.ts';
import { Pen } from '../pen.ts';
import { scaleFigure } from '../scale.ts';
import { darker, lighter } from '../tones.ts';
import { drawCoat, drawShagMarks, shaggyBody } from './coat.ts';
import { drawQuadrupedHead } from './quadruped-head.ts';
import { drawFoot, drawLeg, legPath } from './quadruped-legs.ts';
import { jointsOf, quadrupedPose } from './quadruped-pose.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';
import { drawMane, drawTail } from './quadruped-tail.ts';

/** A four-legged animal of the given standing height in centimetres. */
export function drawQuadruped(
  shape: QuadrupedShape,
  height: number,
  asked: FigurePose,
  context: DrawContext,
): Figure {
  const pose = quadrupedPose(shape, asked);
  const joints = jointsOf(shape, pose);
  const standing = jointsOf(shape, 'stand');
  const tall = -standing.head.y + shape.head;
  const pen = new Pen(context, Math.max(tall, shape.length * 1.5));
  const { hip, shoulder, head, paws } = joints;
  const asleep = asked === 'sleep';
  const low = pose === 'sit' || pose === 'sleep';
  const shaggy = shape.pattern === 'fleece' || shape.pattern === 'spines';

  drawTail(pen, shape, joints);
  const frontJoint = (offset: number): Point => ({
    x: shoulder.x + offset,
    y: shoulder.y + shape.chest * 0.2,
  });
  drawLeg(pen, shape, frontJoint(shape.chest * 0.22), paws[1], false, false);
  if (!low) drawLeg(pen, shape, { x: hip.x + shape.rump * 0.16, y: hip.y }, paws[3], true, false);
  const neckTube = tube(
    [
      shoulder.x - shape.chest * 0.1,
      shoulder.y - shape.chest * 0.16,
      Math.min(shape.chest * 0.84, shape.neckWidth * 1.5),
    ],
    [
      (shoulder.x + shape.chest * 0.3 + head.x) / 2,
      (shoulder.y - shape.chest * 0.2 + head.y) / 2,
      shape.neckWidth,
    ],
    [head.x, head.y, shape.neckWidth * 0.84],
  );
  const middle = { x: (hip.x + shoulder.x) / 2, y: (hip.y + shoulder.y) / 2 + shape.belly * 0.06 };
  let body = shaggy
    ? shaggyBody(shape, joints)
    : tube(
        [hip.x, hip.y, shape.rump],
        [middle.x, middle.y, shape.belly],
        [shoulder.x, shoulder.y, shape.chest],
      );
  for (let hump = 0; hump < (shape.humps ?? 0); hump += 1) {
    body += oval(middle.x - 12 + hump * 26, middle.y - shape.belly * 0.85, 11, 15);
  }
  if (shaggy)
    pen.shape(neckTube, shape.pattern === 'spines' ? shape.coat : lighter(shape.coat, 0.1), { tone: 'down' });
  const frontLeg = legPath(shape, frontJoint(-shape.chest * 0.06), paws[0], false);
  const hindLeg = low ? '' : legPath(shape, hip, paws[2], true);
  if (shaggy) {
    drawLeg(pen, shape, frontJoint(-shape.chest * 0.06), paws[0], false, true);
    if (!low) drawLeg(pen, shape, hip, paws[2], true, true);
  }
  const whole = shaggy ? body : body + neckTube + frontLeg + hindLeg;
  pen.shape(whole, shape.pattern === 'spines' ? shape.patternColor : shape.coat, { tone: 'down' });
  if (shaggy) drawShagMarks(pen, shape, joints);
  else pen.clip(whole, () => drawCoat(pen, shape, joints, context.random));
  if (shape.pattern === 'giraffe') {
    pen.clip(neckTube, () => {
      for (let index = 0; index < 7; index += 1) {
        const share = index / 7;
        pen.mark(
          oval(
            shoulder.x + (head.x - shoulder.x) * share + (index % 2 === 0 ? 4 : -3),
            shoulder.y + (head.y - shoulder.y) * share,
            5.2,
            5.8,
          ),
          shape.patternColor,
        );
      }
    });
  }
  if (low) {
    const haunch = oval(
      hip.x + shape.rump * 0.22,
      Math.min(hip.y + shape.rump * 0.14, -shape.rump * 0.72),
      shape.rump * 0.98,
      shape.rump * 0.8,
    );
    const paw = oval(
      hip.x + shape.rump * 0.95,
      -shape.legWidth * 0.72,
      shape.legWidth * 2.3,
      shape.legWidth * 0.78,
    );
    const color =
      shape.pattern === 'panda'
        ? shape.legs
        : shape.pattern === 'patches' || shaggy
          ? shape.coat
          : shape.legs;
    if (!shaggy || shape.pattern === 'fleece') pen.shape(haunch + paw, color, { tone: 'round' });
  }
  if (!shaggy) {
    const stocking = shape.pattern === 'panda' ? -shape.leg * 0.9 : -shape.leg * 0.5;
    if (shape.legs !== shape.coat) {
      pen.clip(frontLeg + hindLeg, () => {
        const color = shape.legs;
        pen.mark(
          `M-400 ${num(stocking)}Q0 ${num(stocking + shape.leg * 0.1)} 400 ${num(stocking)}V400H-400Z`,
          color,
        );
      });
    }
    for (const [path, joint, width] of [
      [frontLeg, frontJoint(0), shape.chest * 0.5],
      [hindLeg, hip, shape.rump * 0.62],
    ] as const) {
      if (path === '') continue;
      // The limb's edge inside the body, so that it reads as lying in front.
      pen.line(
        `M${num(joint.x + width)} ${num(joint.y - width * 0.1)}Q${num(joint.x + width * 0.9)} ${num(joint.y + width)} ${num(joint.x + width * 0.25)} ${num(joint.y + shape.belly * 0.9)}`,
        darker(shape.coat, 0.3),
        pen.lineWidth * 1.2,
        0.7,
      );
    }
    drawFoot(pen, shape, paws[0], true);
    if (!low) drawFoot(pen, shape, paws[2], true);
  }
  drawMane(pen, shape, joints);
  pen.group(head.x, head.y, joints.nod, () => drawQuadrupedHead(pen, shape, asleep));
  const back = { x: middle.x + shape.length * 0.1, y: middle.y - shape.belly * 0.94 };
  const figure = pen.finish({
    anchors: {
      center: middle,
      seat: back,
      surface: back,
      head,
      top: { x: head.x, y: head.y - shape.head },
      mouth: {
        x: head.x + shape.head * 0.42 + shape.muzzle + shape.muzzleWidth * 0.5,
        y: head.y + shape.head * 0.5,
      },
    },
    riding: {
      nearFoot: { x: back.x + 8, y: middle.y + shape.belly * 0.9 },
      grip: { x: shoulder.x + shape.chest * 0.6, y: shoulder.y - shape.chest * 1.1 },
    },
  });
  return scaleFigure(figure, height / tall);
}
