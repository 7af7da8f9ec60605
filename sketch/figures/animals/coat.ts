/** Patterns drawn on a four-legged animal's body, inside its contour. */
import { blob, num, oval, polyline } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import type { QuadrupedJoints } from './quadruped-pose.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';

/** Belly light and pattern; call inside a clip to the body. */
export function drawCoat(
  pen: Pen,
  shape: QuadrupedShape,
  joints: QuadrupedJoints,
  random: () => number,
): void {
  const { hip, shoulder } = joints;
  const { pattern, patternColor, rump, chest, belly, length } = shape;
  const at = (share: number, down: number): [number, number] => [
    hip.x + (shoulder.x - hip.x) * share,
    hip.y + (shoulder.y - hip.y) * share + down * belly,
  ];
  if (shape.light !== shape.coat) {
    pen.mark(
      blob(
        ...at(-0.1, 1.05),
        ...at(0.3, 0.62),
        ...at(0.8, 0.6),
        ...at(1.15, 0.15),
        ...at(1.5, 0.4),
        ...at(1.2, 1.6),
        ...at(0.4, 1.7),
      ),
      shape.light,
      0.9,
    );
  }
  switch (pattern) {
    case 'stripes':
      for (let index = 0; index < 8; index += 1) {
        const share = -0.28 + index * 0.2;
        const [x, y] = at(share, -1.3);
        const [, low] = at(share, index % 2 === 0 ? 0.35 : -0.05);
        pen.line(
          `M${num(x)} ${num(y)}Q${num(x - length * 0.07)} ${num((y + low) / 2)} ${num(x + length * 0.02)} ${num(low)}`,
          patternColor,
          length * 0.052,
        );
      }
      break;
    case 'patches':
      pen.mark(
        blob(...at(-0.35, -1), ...at(0.1, -1.3), ...at(0.24, -0.2), ...at(-0.05, 0.45), ...at(-0.4, 0.2)),
        patternColor,
      );
      pen.mark(
        blob(...at(0.45, -1.3), ...at(0.8, -1.2), ...at(0.78, -0.2), ...at(0.56, 0.1), ...at(0.4, -0.5)),
        patternColor,
      );
      pen.mark(blob(...at(1, -0.1), ...at(1.3, -0.5), ...at(1.3, 0.5), ...at(1.08, 0.5)), patternColor);
      break;
    case 'spots':
      for (let index = 0; index < 15; index += 1) {
        const [x, y] = at(-0.2 + (index % 8) * 0.17 + (index > 7 ? 0.08 : 0), index > 7 ? -0.2 : -0.62);
        pen.mark(oval(x, y + random() * 2, length * 0.028), patternColor);
      }
      break;
    case 'rosettes':
      for (let index = 0; index < 24; index += 1) {
        const [x, y] = at(
          -0.3 + (index % 8) * 0.2 + (Math.floor(index / 8) % 2) * 0.1,
          -0.8 + Math.floor(index / 8) * 0.5,
        );
        pen.line(oval(x, y, length * 0.034, length * 0.028), patternColor, length * 0.022);
      }
      break;
    case 'giraffe':
      for (let index = 0; index < 18; index += 1) {
        const [x, y] = at(
          -0.35 + (index % 6) * 0.28 + (Math.floor(index / 6) % 2) * 0.14,
          -0.9 + Math.floor(index / 6) * 0.75,
        );
        const size = length * 0.1;
        pen.mark(
          blob(
            x - size,
            y - size * 0.4,
            x,
            y - size,
            x + size,
            y - size * 0.5,
            x + size * 0.8,
            y + size * 0.7,
            x - size * 0.5,
            y + size * 0.8,
          ),
          patternColor,
        );
      }
      break;
    case 'scales':
      for (let index = 0; index < 12; index += 1) {
        const [x, y] = at(-0.25 + index * 0.14, -0.55 + (index % 2) * 0.3);
        pen.mark(oval(x, y, length * 0.03), patternColor, 0.8);
      }
      break;
    case 'panda':
      pen.mark(
        blob(...at(0.72, -2), ...at(1.3, -2), ...at(1.7, 0), ...at(1.4, 2), ...at(0.86, 2), ...at(0.8, 0)),
        patternColor,
      );
      break;
    case 'plain':
    case 'fleece':
    case 'spines':
      break;
  }
  if (pattern === 'plain' && chest > 0) {
    const [x, y] = at(0.05, 0.2);
    pen.line(
      `M${num(x - rump * 0.2)} ${num(y - rump * 0.7)}Q${num(x + rump * 0.7)} ${num(y - rump * 0.1)} ${num(x + rump * 0.35)} ${num(y + rump * 0.8)}`,
      darker(shape.coat, 0.2),
      pen.lineWidth * 1.3,
      0.6,
    );
  }
}

/** The woolly contour of a sheep or the spines of a hedgehog, instead of a smooth body. */
export function shaggyBody(shape: QuadrupedShape, joints: QuadrupedJoints): string {
  const { hip, shoulder } = joints;
  const centerX = (hip.x + shoulder.x) / 2;
  const centerY = (hip.y + shoulder.y) / 2 - shape.belly * 0.1;
  const radiusX = Math.hypot(shoulder.x - hip.x, shoulder.y - hip.y) / 2 + shape.rump * 0.86;
  const radiusY = shape.belly * 1.02;
  const tilt = Math.atan2(shoulder.y - hip.y, shoulder.x - hip.x);
  const around = (angle: number, scale: number): [number, number] => {
    const x = Math.cos(angle) * radiusX * scale;
    const y = Math.sin(angle) * radiusY * scale;
    return [
      centerX + x * Math.cos(tilt) - y * Math.sin(tilt),
      centerY + x * Math.sin(tilt) + y * Math.cos(tilt),
    ];
  };
  if (shape.pattern === 'spines') {
    const points: number[] = [];
    for (let index = 0; index < 44; index += 1) {
      const angle = Math.PI * 0.94 + (index / 43) * Math.PI * 0.98;
      points.push(...around(angle, index % 2 === 0 ? 1.18 : 0.96));
    }
    points.push(...around(0.35, 0.8), ...around(Math.PI - 0.2, 0.8));
    return `${polyline(...points)}Z`;
  }
  const curls = Array.from({ length: 13 }, (_, index) =>
    oval(...around((index / 13) * Math.PI * 2, 0.84), shape.belly * 0.36),
  );
  return oval(centerX, centerY, radiusX * 0.9, radiusY * 0.92) + curls.join('');
}

/** Curls or spines drawn over the shaggy body. */
export function drawShagMarks(pen: Pen, shape: QuadrupedShape, joints: QuadrupedJoints): void {
  const { hip, shoulder } = joints;
  for (let index = 0; index < 14; index += 1) {
    const share = -0.25 + (index % 5) * 0.34 + (Math.floor(index / 5) % 2) * 0.16;
    const x = hip.x + (shoulder.x - hip.x) * share;
    const y = hip.y + (shoulder.y - hip.y) * share + (Math.floor(index / 5) - 1.1) * shape.belly * 0.52;
    const size = shape.belly * 0.16;
    if (shape.pattern === 'spines')
      pen.line(polyline(x - size * 1.2, y - size * 1.6, x, y), lighter(shape.patternColor, 0.35));
    else
      pen.line(
        `M${num(x - size)} ${num(y)}Q${num(x - size)} ${num(y + size)} ${num(x)} ${num(y + size)}Q${num(x + size)} ${num(y + size)} ${num(x + size)} ${num(y)}`,
        darker(shape.patternColor, 0.12),
      );
  }
}
