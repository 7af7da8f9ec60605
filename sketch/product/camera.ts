import type { Placed } from './trace.ts';
import { add, along, cross, dot, scale, unit, type Vector } from './vectors.ts';

interface Camera {
  position: Vector;
  forward: Vector;
  right: Vector;
  up: Vector;
  /** Tangent of half the angle of view, across and upwards. */
  spanX: number;
  spanY: number;
  /** Distance that is in focus, in scene units. */
  focus: number;
}

/** Unit direction through the picture at `u`, `v` from -1 to 1 (right and up). */
export function directionThrough(camera: Camera, u: number, v: number): Vector {
  return unit(along(along(camera.forward, camera.right, u * camera.spanX), camera.up, v * camera.spanY));
}

/**
 * A camera that frames all products: a random height, side and focal length, then as near as keeps every product
 * within the frame with room above for copy. Only if no table edge would lean may the camera walk around
 * (`turning`).
 */
export function cameraFor(
  all: readonly Placed[],
  aspect: number,
  turning: boolean,
  random: () => number,
): Camera {
  let top = 0;
  let low: Vector = [9, 0, 9];
  let high: Vector = [-9, 0, -9];
  for (const { at, solid, size } of all) {
    const reach = solid.radius * size;
    top = Math.max(top, at[1] + solid.height * size);
    low = [Math.min(low[0], at[0] - reach), 0, Math.min(low[2], at[2] - reach)];
    high = [Math.max(high[0], at[0] + reach), 0, Math.max(high[2], at[2] + reach)];
  }
  const wide = (high[0] - low[0]) / top;
  const flat = top < 0.5 ? 0.3 : wide > 2.2 ? 0.12 : 0;
  const rise = 0.16 + random() ** 1.4 * 0.34 + flat;
  const swing = (random() - 0.5) * (turning ? 0.62 : 0.04);
  const span = 0.2 + random() * 0.12;
  const from: Vector = unit([
    Math.sin(swing) * Math.cos(rise),
    Math.sin(rise),
    Math.cos(swing) * Math.cos(rise),
  ]);
  const target: Vector = [(low[0] + high[0]) / 2, top * 0.47, (low[2] + high[2]) / 2];
  const forward = scale(from, -1);
  const right = unit(cross(forward, [0, 1, 0]));
  const up = cross(right, forward);
  const spanX = aspect > 1 ? span * aspect : span;
  const spanY = spanX / aspect;
  const frame = all.length > 1 ? 0.82 : 0.68;
  let distance = 0.5;
  for (const { at, solid, size } of all) {
    for (let corner = 0; corner < 16; corner += 1) {
      const angle = (corner % 8) * (Math.PI / 4);
      const reach = solid.radius * size * 0.96;
      const point: Vector = [
        at[0] + Math.cos(angle) * reach,
        at[1] + (corner < 8 ? 0 : solid.height * size),
        at[2] + Math.sin(angle) * reach,
      ];
      const offset = add(point, scale(target, -1));
      const depth = dot(offset, forward);
      distance = Math.max(
        distance,
        Math.abs(dot(offset, right)) / (spanX * frame) - depth,
        Math.abs(dot(offset, up)) / (spanY * frame) - depth,
      );
    }
  }
  const lift = (0.03 + random() * 0.09) * distance * spanY;
  const side = (random() - 0.5) * 0.16 * distance * spanX;
  const aim = along(along(target, up, lift), right, side);
  return { position: along(aim, from, distance), forward, right, up, spanX, spanY, focus: distance };
}
