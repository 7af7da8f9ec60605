/** The measures and the contour of the upper body. */
import { num } from '../paths.ts';
import type { Build } from './build.ts';
import type { Outfit } from './outfits.ts';
import type { Skeleton } from './skeleton.ts';

/** The torso in its own frame: neck at the origin, hips at (0, torso). */
export interface TorsoFrame {
  length: number;
  neck: number;
  shoulder: number;
  waist: number;
  hip: number;
  turn: number;
}

/** Measures of the torso as the pose turns and the outfit pads it. */
export function torsoFrame(build: Build, skeleton: Skeleton, outfit: Outfit): TorsoFrame {
  const narrow = 1 - skeleton.turn * 0.3;
  const pad = 1 + outfit.bulk * 0.3;
  return {
    length: build.torso,
    neck: build.headWidth * 0.4,
    shoulder: build.shoulder * narrow * pad,
    waist: build.waist * narrow * pad,
    hip: build.hip * narrow * pad,
    turn: skeleton.turn,
  };
}

/** Contour of shirt and hips in the torso's frame. */
export function torsoPath(frame: TorsoFrame): string {
  const { length, neck, shoulder, waist, hip } = frame;
  const side = (sign: number): string =>
    `${num(sign * shoulder)} ${num(length * 0.02)} ${num(sign * shoulder)} ${num(length * 0.16)}`;
  return (
    `M${num(-neck)} ${num(-length * 0.03)}L${num(neck)} ${num(-length * 0.03)}Q${side(1)}` +
    `Q${num(waist)} ${num(length * 0.45)} ${num(waist)} ${num(length * 0.62)}Q${num(hip)} ${num(length * 0.82)} ${num(hip)} ${num(length * 1.04)}` +
    `Q0 ${num(length * 1.12)} ${num(-hip)} ${num(length * 1.04)}Q${num(-hip)} ${num(length * 0.82)} ${num(-waist)} ${num(length * 0.62)}` +
    `Q${num(-waist)} ${num(length * 0.45)} ${num(-shoulder)} ${num(length * 0.16)}Q${num(-shoulder)} ${num(length * 0.02)} ${num(-neck)} ${num(-length * 0.03)}Z`
  );
}
