import type { Point } from '@inkreel/scene/geometry.ts';
import type { Operation, Tool } from './tool.ts';

/** Picture pixels that at least one side of a box needs: a mere click draws no box. */
const SMALLEST = 1;
const GONE: Operation = { kind: 'outline', shape: 'box', points: [] };

/** Fills the rectangle between where the pointer goes down and where it is lifted. */
export function createBox(): Tool {
  let start: Point | undefined;
  return ({ kind, at }): Operation[] => {
    if (kind === 'down') {
      start = at;
      return [];
    }
    if (!start) return [];
    const from = start;
    if (kind === 'move') return [{ kind: 'outline', shape: 'box', points: [from, at] }];
    start = undefined;
    const tiny = Math.abs(at.x - from.x) < SMALLEST && Math.abs(at.y - from.y) < SMALLEST;
    if (kind === 'cancel' || tiny) return [GONE, { kind: 'rollback' }];
    return [GONE, { kind: 'box', from, to: at }, { kind: 'commit' }];
  };
}
