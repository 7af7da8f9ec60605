import { clamp, cross, dot, smoothStep, unit, type Vector } from './vectors.ts';

/** A bright rectangle of the studio, seen in reflections. */
export interface Panel {
  toward: Vector;
  right: Vector;
  up: Vector;
  halfWidth: number;
  halfHeight: number;
  color: Vector;
  panes: boolean;
}

/** A rectangle seen in the direction `toward`, sizes as tangents of half angles; `panes` parts it like a window. */
export function panel(
  toward: Vector,
  halfWidth: number,
  halfHeight: number,
  color: Vector,
  panes: boolean,
): Panel {
  const right = unit(cross(Math.abs(toward[1]) > 0.95 ? [0, 0, -1] : [0, 1, 0], toward));
  return { toward, right, up: cross(toward, right), halfWidth, halfHeight, color, panes };
}

/** The part of the lighting that a ray out of the set can hit. */
interface Room {
  wall: Vector;
  room: Vector;
  sky: Vector;
  panels: readonly Panel[];
}

/** Light for a ray that leaves the set: the room and its panels, blurred by `roughness` from 0 to 1. */
export function surroundings(lighting: Room, direction: Vector, roughness: number): Vector {
  const rise = clamp(direction[1] * 0.6 + 0.4);
  const { wall, room, sky } = lighting;
  let red = wall[0] * room[0] * 0.5 + (sky[0] * 0.5 - wall[0] * room[0] * 0.2) * rise;
  let green = wall[1] * room[1] * 0.5 + (sky[1] * 0.5 - wall[1] * room[1] * 0.2) * rise;
  let blue = wall[2] * room[2] * 0.5 + (sky[2] * 0.5 - wall[2] * room[2] * 0.2) * rise;
  const edge = 0.05 + roughness * 0.9;
  for (const one of lighting.panels) {
    const facing = dot(direction, one.toward);
    if (facing <= 0.05) continue;
    const u = dot(direction, one.right) / facing;
    const v = dot(direction, one.up) / facing;
    const across = smoothStep(one.halfWidth + edge, one.halfWidth - edge, Math.abs(u));
    const along = smoothStep(one.halfHeight + edge, one.halfHeight - edge, Math.abs(v));
    let share = (across * along) / (1 + roughness * 1.6);
    if (share <= 0) continue;
    if (one.panes && roughness < 0.3)
      share *= smoothStep(0.012, 0.03, Math.abs(u)) * smoothStep(0.012, 0.03, Math.abs(v));
    red += one.color[0] * share;
    green += one.color[1] * share;
    blue += one.color[2] * share;
  }
  return [red, green, blue];
}
