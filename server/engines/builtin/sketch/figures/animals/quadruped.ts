import type { DrawContext, Figure, FigurePose, Point } from '../figure.ts';
import { blob, num, oval, tube } from '../paths.ts';
import { Pen } from '../pen.ts';
import { scaleFigure } from '../scale.ts';
import { darker, lighter } from '../tones.ts';
import { drawCoat, drawShagMarks, shaggyBody } from './coat.ts';
import { drawQuadrupedHead } from './quadruped-head.ts';
import type { QuadrupedJoints } from './quadruped-pose.ts';
import { jointsOf, quadrupedPose } from './quadruped-pose.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';

const bent = (from: Point, to: Point, offset: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / length) * offset,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / length) * offset,
  };
};

/** Contour of a leg from its joint to its paw, without the hoof. */
function legPath(shape: QuadrupedShape, joint: Point, paw: Point, hind: boolean): string {
  const w = shape.legWidth;
  const slack = Math.max(0, shape.leg - Math.hypot(paw.x - joint.x, paw.y - joint.y));
  const bend = (hind ? 1 : -0.55) * (shape.leg * 0.09 + slack * 0.55);
  const knee = bent(joint, { x: paw.x, y: paw.y - w }, bend);
  const ankle = hind
    ? bent(knee, { x: paw.x, y: paw.y - w }, -bend * 0.8)
    : { x: (knee.x + paw.x) / 2, y: (knee.y + paw.y) / 2 };
  const top = hind ? Math.min(shape.rump * 0.66, w * 2.3) : Math.min(shape.chest * 0.58, w * 1.9);
  const leg = tube(
    [joint.x, joint.y, top],
    [knee.x, knee.y, w * (hind ? 1.3 : 1.12)],
    [ankle.x, ankle.y, w * 0.9],
    [paw.x, paw.y - w * 0.9, w * 0.92],
  );
  return shape.hoof ? leg : leg + oval(paw.x + w * 0.42, paw.y - w * 0.72, w * 1.4, w * 0.74);
}

function drawFoot(pen: Pen, shape: QuadrupedShape, paw: Point, near: boolean): void {
  const w = shape.legWidth;
  if (shape.hoof) {
    const hoof = `M${num(paw.x - w * 0.95)} ${num(paw.y - w * 1.3)}L${num(paw.x + w * 1.05)} ${num(paw.y - w * 1.3)}L${num(paw.x + w * 1.5)} ${num(paw.y)}L${num(paw.x - w * 1.05)} ${num(paw.y)}Z`;
    pen.shape(hoof, darker('#5a483e', near ? 0 : 0.2));
    return;
  }
  const color = darker(shape.legs, near ? 0 : 0.22);
  for (const x of [0.7, 1.15])
    pen.line(
      `M${num(paw.x + w * x)} ${num(paw.y - w * 0.95)}L${num(paw.x + w * (x + 0.05))} ${num(paw.y - w * 0.3)}`,
      darker(color, 0.35),
      pen.lineWidth * 0.9,
    );
}

function drawLeg(
  pen: Pen,
  shape: QuadrupedShape,
  joint: Point,
  paw: Point,
  hind: boolean,
  near: boolean,
): void {
  pen.shape(legPath(shape, joint, paw, hind), darker(shape.legs, near ? 0 : 0.22), { tone: 'side' });
  drawFoot(pen, shape, paw, near);
}

function drawTail(pen: Pen, shape: QuadrupedShape, joints: QuadrupedJoints): void {
  const s = shape.tailSize;
  const low = joints.pose === 'sleep' || joints.pose === 'sit';
  const back = joints.pose === 'run' || joints.pose === 'jump';
  const x = joints.hip.x - shape.rump * 0.82;
  const y = joints.hip.y - shape.rump * (low ? -0.45 : 0.45);
  const w = Math.max(1.8, s * 0.055);
  const color = shape.coat;
  switch (shape.tail) {
    case 'long':
    case 'tuft': {
      const up = shape.tail === 'long' && !low && !back;
      const end: Point = low
        ? { x: x - s * 0.62, y: -w * 1.2 }
        : back
          ? { x: x - s * 0.95, y: y - s * 0.16 }
          : up
            ? { x: x - s * 0.42, y: y - s * 0.82 }
            : { x: x - s * 0.28, y: y + s * 0.86 };
      const mid: Point = up
        ? { x: x - s * 0.52, y: y - s * 0.26 }
        : { x: x - s * (low || back ? 0.4 : 0.3), y: y + s * (low ? 0.22 : back ? 0.06 : 0.3) };
      const tip = shape.tail === 'tuft' ? w * 0.75 : w * 0.9;
      pen.shape(
        tube(
          [x + shape.rump * 0.3, y, w * 1.35],
          [mid.x, Math.min(mid.y, -w * 1.3), w * 1.1],
          [end.x, end.y, tip],
        ),
        color,
      );
      if (shape.tail === 'tuft')
        pen.shape(
          oval(end.x, end.y + (low || back ? 0 : w), w * 1.8, w * 2.4),
          shape.maneKind === 'lion' && shape.mane ? shape.mane : shape.tip,
        );
      break;
    }
    case 'bushy':
    case 'ringed': {
      const end: Point = low
        ? { x: x - s * 0.2, y: -s * 0.12 }
        : { x: x - s * 0.95, y: y + s * (back ? -0.05 : 0.18) };
      const mid: Point = low
        ? { x: x - s * 0.5, y: -s * 0.2 }
        : { x: x - s * 0.5, y: y + s * (back ? 0.02 : 0.22) };
      const path = tube(
        [x + shape.rump * 0.4, y, s * 0.07],
        [mid.x, mid.y, s * 0.17],
        [(mid.x + end.x) / 2, (mid.y + end.y) / 2, s * 0.18],
        [end.x, end.y, s * 0.035],
      );
      pen.shape(path, color, { tone: 'down' });
      pen.clip(path, () => {
        if (shape.tail === 'bushy') pen.mark(oval(end.x - s * 0.02, end.y, s * 0.26, s * 0.3), shape.tip);
        else
          for (const t of [0.1, 0.5, 0.9])
            pen.line(
              `M${num(x + (end.x - x) * t)} ${num(y - s * 0.3)}L${num(x + (end.x - x) * t)} ${num(y + s * 0.9)}`,
              shape.tip,
              s * 0.1,
            );
      });
      break;
    }
    case 'horse': {
      const sweep = back ? -0.8 : -0.34;
      const fall = back ? 0.2 : 0.95;
      pen.shape(
        blob(
          x + shape.rump * 0.35,
          y - s * 0.06,
          x + s * sweep * 0.6,
          y - s * 0.02,
          x + s * sweep,
          y + s * fall * 0.6,
          x + s * sweep * 1.1,
          y + s * fall,
          x + s * sweep * 0.5,
          y + s * fall * 0.85,
          x,
          y + s * 0.3,
        ),
        shape.mane ?? shape.tip,
        { tone: 'side' },
      );
      break;
    }
    case 'plume':
      if (s > 20) {
        pen.shape(
          tube(
            [x + shape.rump * 0.5, joints.hip.y + shape.rump * 0.3, s * 0.08],
            [x - s * 0.22, joints.hip.y - s * 0.1, s * 0.19],
            [x - s * 0.16, joints.hip.y - s * 0.55, s * 0.23],
            [x - s * 0.42, joints.hip.y - s * 0.86, s * 0.12],
          ),
          color,
          { tone: 'round' },
        );
        pen.line(
          `M${num(x)} ${num(joints.hip.y)}Q${num(x - s * 0.2)} ${num(joints.hip.y - s * 0.3)} ${num(x - s * 0.2)} ${num(joints.hip.y - s * 0.7)}`,
          lighter(color, 0.35),
          s * 0.05,
          0.7,
        );
      } else pen.shape(oval(x - s * 0.2, y, s), shape.light, { tone: 'round' });
      break;
    case 'curl':
      if (s < 20)
        pen.rod(
          `M${num(x + 3)} ${num(y)}q${num(-s * 0.9)} ${num(-s * 0.1)} ${num(-s * 0.6)} ${num(-s * 0.6)}q${num(s * 0.5)} ${num(-s * 0.2)} ${num(s * 0.2)} ${num(s * 0.4)}q${num(-s * 0.5)} ${num(s * 0.3)} ${num(-s)} ${num(-s * 0.2)}`,
          color,
          w * 1.4,
        );
      else
        pen.rod(
          `M${num(x + shape.rump * 0.4)} ${num(y)}C${num(x - s * 0.7)} ${num(y + s * 0.3)} ${num(x - s)} ${num(y - s * 0.5)} ${num(x - s * 0.5)} ${num(y - s * 0.6)}C${num(x - s * 0.2)} ${num(y - s * 0.62)} ${num(x - s * 0.22)} ${num(y - s * 0.3)} ${num(x - s * 0.44)} ${num(y - s * 0.32)}`,
          color,
          w * 1.6,
        );
      break;
    case 'taper':
      pen.shape(
        tube(
          [x + shape.rump * 0.7, joints.hip.y, shape.rump * 0.62],
          [x - s * 0.4, Math.min(-2, joints.hip.y + shape.rump * 0.5), Math.min(shape.rump * 0.4, s * 0.09)],
          [x - s * 0.95, low ? -1.5 : joints.hip.y * 0.5, 0.9],
        ),
        shape.whiskers ? shape.tip : color,
      );
      break;
    case 'short':
      pen.shape(oval(x, y, s, s * 0.8), color);
      break;
    case 'none':
      break;
  }
}

function drawMane(pen: Pen, shape: QuadrupedShape, joints: QuadrupedJoints): void {
  const { head, shoulder } = joints;
  if (!shape.mane) return;
  if (shape.maneKind === 'lion') {
    const r = shape.head;
    const tufts: number[] = [];
    for (let index = 0; index < 22; index += 1) {
      const angle = (index / 22) * Math.PI * 2;
      const reach = r * (index % 2 === 0 ? 1.9 : 1.62);
      tufts.push(
        head.x - r * 0.35 + Math.cos(angle) * reach,
        head.y + r * 0.25 + Math.sin(angle) * reach * 1.06,
      );
    }
    pen.shape(blob(...tufts), shape.mane, { tone: 'round' });
    return;
  }
  if (shape.maneKind !== 'horse') return;
  const across = { x: -(head.y - shoulder.y), y: head.x - shoulder.x };
  const length = Math.hypot(across.x, across.y) || 1;
  const off = shape.neckWidth;
  const edge = (share: number, out: number): [number, number] => [
    shoulder.x + (head.x - shoulder.x) * share - (across.x / length) * off * out,
    shoulder.y + (head.y - shoulder.y) * share - (across.y / length) * off * out,
  ];
  pen.shape(
    blob(
      ...edge(1.08, 0.2),
      ...edge(1.16, 0.9),
      ...edge(0.9, 1.35),
      ...edge(0.6, 1.5),
      ...edge(0.2, 1.6),
      ...edge(0.1, 0.8),
      ...edge(0.5, 0.5),
      ...edge(0.85, 0.35),
    ),
    shape.mane,
    { tone: 'side' },
  );
}

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
