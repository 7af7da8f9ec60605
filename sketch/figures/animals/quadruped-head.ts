/** The head of a four-legged animal in its own frame: skull centre at the origin, looking right. */
import { blob, num, oval, polygon, polyline, tube } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker, lighter } from '../tones.ts';
import { drawEye } from './eye.ts';
import { drawEar, drawHorns } from './quadruped-ears.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';

/** Head with ears, muzzle, markings, eye, nose and mouth. */
export function drawQuadrupedHead(pen: Pen, shape: QuadrupedShape, asleep: boolean): void {
  const { head: r, muzzle: m, muzzleWidth: w, coat } = shape;
  const faceColor =
    shape.face === 'bare' && shape.pattern === 'fleece'
      ? lighter(shape.legs, shape.legs === '#4a4044' ? 0.08 : 0.2)
      : coat;
  drawEar(pen, shape, r * 0.5, false);
  const endX = r * 0.42 + m;
  const endY = r * (m > r ? 0.62 : 0.4);
  const skull = oval(0, 0, r * 1.02, r * 0.96);
  if (shape.trunk) {
    const trunk = tube(
      [r * 0.4, r * 0.2, r * 0.5],
      [r * 1.05, r * 0.7, r * 0.36],
      [r * 1.25, r * 1.6, r * 0.27],
      [r * 1.35, r * 2.3, r * 0.22],
      [r * 1.85, r * 2.6, r * 0.19],
    );
    pen.shape(skull + trunk, coat, { tone: 'round' });
    for (const y of [0.9, 1.25, 1.6, 1.95])
      pen.line(
        polyline(r * (0.92 + y * 0.14), r * y, r * (1.22 + y * 0.1), r * (y + 0.06)),
        darker(coat, 0.25),
        pen.lineWidth,
        0.8,
      );
  } else {
    const whole = skull + tube([r * 0.15, r * 0.1, Math.min(r * 0.85, w * 1.25)], [endX, endY, w]);
    pen.shape(whole, faceColor, { tone: 'round' });
    pen.clip(whole, () => {
      markFace(pen, shape, endX, endY);
    });
    const noseX = endX + w * 0.82;
    const noseY = endY - w * 0.42;
    if (shape.hoof || (w > 10 && m > 15)) {
      pen.mark(oval(noseX - w * 0.1, noseY + w * 0.3, w * 0.14, w * 0.2), darker(shape.nose, 0.5));
    } else {
      pen.shape(oval(noseX, noseY, w * 0.36, w * 0.28), shape.nose);
      pen.mark(oval(noseX - w * 0.08, noseY - w * 0.1, w * 0.12, w * 0.07), '#ffffff', 0.6);
    }
    pen.line(
      `M${num(noseX)} ${num(endY + w * 0.3)}Q${num(endX + w * 0.2)} ${num(endY + w * 0.95)} ${num(endX - w * 0.6)} ${num(endY + w * 0.5)}`,
      darker(faceColor, 0.55),
      pen.lineWidth * 1.3,
    );
    if (shape.whiskers) {
      for (const lift of [-0.12, 0.12])
        pen.line(
          polyline(
            endX + w * 0.1,
            endY + w * 0.2,
            endX + w * 0.1 + r * 0.2,
            endY + w * 0.3 + r * lift,
            endX - r * 0.7,
            endY + r * (lift + 0.2),
          ),
          '#fdfaf4',
          pen.lineWidth * 0.8,
          0.9,
        );
    }
    if (m > 36) {
      for (let tooth = 0; tooth < 5; tooth += 1) {
        const x = r * 0.9 + tooth * m * 0.17;
        pen.mark(
          polygon(x, endY + w * 0.25, x + m * 0.08, endY + w * 0.25, x + m * 0.04, endY + w * 0.7),
          '#fbf7ea',
        );
      }
    }
  }
  drawHorns(pen, shape);
  drawEar(pen, shape, -r * 0.3, true);
  drawEye(pen, r * 0.4, -r * 0.08, r * (r > 22 ? 0.13 : m > r ? 0.17 : 0.19), asleep);
}

/** Cheeks, masks, blazes, patches and stripes; the end of the muzzle is at `endX`, `endY`. */
function markFace(pen: Pen, shape: QuadrupedShape, endX: number, endY: number): void {
  const { head: r, muzzleWidth: w, coat, light } = shape;
  switch (shape.face) {
    case 'cheeks':
      pen.mark(
        blob(
          -r * 0.35,
          r * 0.5,
          r * 0.3,
          r * 0.22,
          endX,
          endY - w * 0.15,
          endX + w * 1.3,
          endY + w * 0.6,
          endX * 0.5,
          r * 1.5,
          -r * 0.5,
          r * 1.2,
        ),
        light,
      );
      break;
    case 'mask':
      pen.mark(
        blob(-r * 0.6, r * 0.2, r * 0.1, -r * 0.36, r * 0.75, -r * 0.3, r * 0.95, r * 0.2, r * 0.3, r * 0.36),
        shape.tip,
      );
      pen.mark(
        blob(r * 0.2, r * 0.5, endX, endY - w * 0.3, endX + w * 1.2, endY + w, r * 0.4, r * 1.2),
        light,
      );
      break;
    case 'blaze':
      pen.mark(
        blob(
          r * 0.62,
          -r * 0.8,
          r * 0.98,
          -r * 0.3,
          endX + w * 0.4,
          endY - w * 0.8,
          endX,
          endY - w * 1.3,
          r * 0.8,
          -r * 0.9,
        ),
        '#fbf4e8',
      );
      pen.mark(oval(endX + w * 0.4, endY + w * 0.3, w * 1.05, w * 1.1), darker(coat, 0.3), 0.6);
      break;
    case 'eyepatch':
      pen.mark(oval(r * 0.38, -r * 0.02, r * 0.3, r * 0.36), shape.patternColor);
      break;
    default:
      if (shape.pattern === 'patches') {
        pen.mark(
          blob(-r * 1.1, -r, r * 0.2, -r * 1.1, r * 0.3, r * 0.2, -r * 0.4, r, -r * 1.2, r * 0.4),
          shape.patternColor,
        );
        pen.mark(oval(endX + w * 0.2, endY + w * 0.1, w * 1.05, w * 1.1), shape.nose);
      }
  }
  if (shape.pattern === 'stripes') {
    for (const x of [-0.5, -0.15, 0.2])
      pen.line(polyline(r * x, -r * 1.05, r * (x + 0.08), -r * 0.5), shape.patternColor, r * 0.13);
    for (const y of [0.1, 0.4])
      pen.line(polyline(-r * 1.05, r * y, -r * 0.45, r * (y + 0.06)), shape.patternColor, r * 0.12);
  }
}
