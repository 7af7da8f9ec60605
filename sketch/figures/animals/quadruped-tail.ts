/** Tails and manes of four-legged animals. */
import type { Point } from '../figure.ts';
import { blob, num, oval, tube } from '../paths.ts';
import { Pen } from '../pen.ts';
import { lighter } from '../tones.ts';
import type { QuadrupedJoints } from './quadruped-pose.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';

/** The tail, behind the body: it hangs, trails in a run, or lies on the ground. */
export function drawTail(pen: Pen, shape: QuadrupedShape, joints: QuadrupedJoints): void {
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

/** A lion's mane around the head, or a horse's along the neck. */
export function drawMane(pen: Pen, shape: QuadrupedShape, joints: QuadrupedJoints): void {
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
