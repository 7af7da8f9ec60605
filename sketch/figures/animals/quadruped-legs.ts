/** Legs and feet of four-legged animals. */
import type { Point } from '../figure.ts';
import { num, oval, tube } from '../paths.ts';
import { Pen } from '../pen.ts';
import { darker } from '../tones.ts';
import type { QuadrupedShape } from './quadruped-shape.ts';

const bent = (from: Point, to: Point, offset: number): Point => {
  const length = Math.hypot(to.x - from.x, to.y - from.y) || 1;
  return {
    x: (from.x + to.x) / 2 + ((to.y - from.y) / length) * offset,
    y: (from.y + to.y) / 2 - ((to.x - from.x) / length) * offset,
  };
};

/** Contour of a leg from its joint to its paw, without the hoof. */
export function legPath(shape: QuadrupedShape, joint: Point, paw: Point, hind: boolean): string {
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

/** A hoof, or the toes of a paw. */
export function drawFoot(pen: Pen, shape: QuadrupedShape, paw: Point, near: boolean): void {
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

/** A whole leg with its foot; `near` is the side of the viewer. */
export function drawLeg(
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
