import type { Point } from '@inkreel/scene/geometry.ts';
import type { Operation, Tool } from './tool.ts';

/** Picture pixels between two points of the line; nearer ones add nothing. */
const APART = 0.5;
const GONE: Operation = { kind: 'outline', shape: 'line', points: [] };

/** Fills the area that the pointer encloses; the line closes itself. */
export function createLasso(): Tool {
  let points: Point[] = [];
  return ({ kind, at }): Operation[] => {
    if (kind === 'down') {
      points = [at];
      return [];
    }
    const last = points.at(-1);
    if (!last) return [];
    if (kind === 'move') {
      if (Math.hypot(at.x - last.x, at.y - last.y) < APART) return [];
      points.push(at);
      return [{ kind: 'outline', shape: 'line', points }];
    }
    const around = [...points, at];
    points = [];
    if (kind === 'cancel' || around.length < 4) return [GONE, { kind: 'rollback' }];
    return [GONE, { kind: 'polygon', points: around }, { kind: 'commit' }];
  };
}
