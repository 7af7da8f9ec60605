/** Folds, buttons, belts, collars and lapels, in the torso's frame. */
import type { PersonLook } from '../../brief.ts';
import { num, polygon, polyline } from '../paths.ts';
import type { Pen } from '../pen.ts';
import { darker } from '../tones.ts';
import type { TorsoFrame } from './torso.ts';

/** Context for a garment's details: the torso's measures and colours, and the parts that garments share. */
export type GarmentParts = ReturnType<typeof garmentParts>;

export function garmentParts(pen: Pen, look: PersonLook, frame: TorsoFrame) {
  const { length: l, neck: n, shoulder: s, waist: w, hip: h } = frame;
  const middle = frame.turn * s * 0.22;
  const main = look.outfitColor;
  const dark = darker(main, 0.34);
  const accent = look.accentColor;
  const fold = (color: string): void => {
    pen.line(
      `M${num(-w * 0.9)} ${num(l * 0.7)}Q${num(-w * 0.3)} ${num(l * 0.78)} ${num(w * 0.1)} ${num(l * 0.74)}`,
      darker(color, 0.26),
      pen.lineWidth,
      0.7,
    );
    pen.line(
      `M${num(w * 0.95)} ${num(l * 0.58)}Q${num(w * 0.5)} ${num(l * 0.68)} ${num(w * 0.2)} ${num(l * 0.66)}`,
      darker(color, 0.26),
      pen.lineWidth,
      0.7,
    );
  };
  const buttons = (color: string, x: number, from: number, to: number, count: number): void => {
    for (let index = 0; index < count; index += 1) {
      const y = l * (from + ((to - from) * index) / Math.max(1, count - 1));
      pen.mark(
        `M${num(x - s * 0.05)} ${num(y)}a${num(s * 0.05)} ${num(s * 0.05)} 0 1 1 ${num(s * 0.1)} 0a${num(s * 0.05)} ${num(s * 0.05)} 0 1 1 ${num(-s * 0.1)} 0Z`,
        color,
      );
    }
  };
  const belt = (color: string, from: number, to: number): void => {
    pen.shape(
      `M${num(-w * 1.04)} ${num(l * from)}Q0 ${num(l * (from + 0.05))} ${num(w * 1.04)} ${num(l * from)}L${num(w * 1.05)} ${num(l * to)}Q0 ${num(l * (to + 0.05))} ${num(-w * 1.05)} ${num(l * to)}Z`,
      color,
      { tone: 'side' },
    );
  };
  const openCollar = (inner: string, depth: number): void => {
    pen.mark(polygon(-n, -l * 0.03, n, -l * 0.03, middle, l * depth), inner);
  };
  const lapels = (color: string, depth: number): void => {
    for (const side of [-1, 1]) {
      pen.shape(
        polygon(
          side * n * 1.05,
          -l * 0.05,
          side * (n + s * 0.26),
          l * 0.12,
          side * n * 0.8 + middle,
          l * depth * 0.55,
          middle,
          l * depth,
        ),
        color,
      );
    }
  };
  const crossed = (trim: string): void => {
    openCollar('#fbf7ef', 0.16);
    pen.line(polyline(n * 1.05, -l * 0.03, middle - s * 0.1, l * 0.3, -w * 0.62, l * 0.54), trim, s * 0.17);
    pen.line(polyline(-n * 1.05, -l * 0.03, middle + s * 0.04, l * 0.26, w * 0.72, l * 0.54), trim, s * 0.17);
  };
  return {
    pen,
    look,
    l,
    n,
    s,
    w,
    h,
    middle,
    main,
    dark,
    accent,
    fold,
    buttons,
    belt,
    openCollar,
    lapels,
    crossed,
  };
}
