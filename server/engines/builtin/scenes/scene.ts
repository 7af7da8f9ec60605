import type { Picture } from '../pixels/picture.ts';

/** A vector: right, up, and away from the eye. */
export type Direction = readonly [right: number, up: number, away: number];

/** The ground of a scene, seen by a level camera. All in pixels of the scene. */
export interface Ground {
  /** Row of the horizon; may lie outside the picture. */
  horizon: number;
  /** Focal length. */
  focal: number;
  /** Row on which a subject stands unless the user placed it. */
  stand: number;
  /** How much the ground mirrors, 0 to 1, and how blurred. */
  gloss: number;
  roughness: number;
}

/** The light that a subject in the scene stands in. */
export interface SceneLight {
  toward: Direction;
  /** Tangent of the lamp's angular radius: 0 for the sun without haze, 0.5 for a softbox. */
  softness: number;
  /** How dark the shadow of the lamp is, 0 to 1. */
  strength: number;
  /** Colour of the light that fills shadows; the brightest channel is 1. */
  ambient: readonly [number, number, number];
}

/** A background for a subject. */
export interface Scene {
  picture: Picture;
  ground: Ground;
  light: SceneLight;
  /** Words of a prompt that the scene shows, and those that it does not; empty for scenes without a prompt. */
  understood: string[];
  notDrawn: string[];
}

export interface Size {
  width: number;
  height: number;
}

/** A scene's random seed and its progress callback (0 to 1; may throw to stop). */
export interface SceneContext {
  seed: number;
  report(share: number): void;
}

/** Mean colour of the upper two thirds: what lights a subject that stands there. The brightest channel is 1. */
export function ambientOf({ width, height, data }: Picture): SceneLight['ambient'] {
  const sum = [0, 0, 0];
  const last = Math.max(1, Math.floor((height * 2) / 3)) * width;
  for (let at = 0; at < last; at += 7)
    for (let channel = 0; channel < 3; channel += 1)
      sum[channel] = (sum[channel] as number) + (data[4 * at + channel] as number) + 1;
  const most = Math.max(...sum);
  return sum.map((value) => value / most) as unknown as SceneLight['ambient'];
}
