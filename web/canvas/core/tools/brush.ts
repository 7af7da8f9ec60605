import type { Point } from '@inkreel/scene/geometry.ts';
import type { Operation, Tool } from './tool.ts';

/** Paints along the pointer's path. The eraser and the pen are this tool with another value. */
export function createBrush(): Tool {
  let last: Point | undefined;
  let end: Point | undefined;
  return ({ kind, at, straight }): Operation[] => {
    if (kind === 'down') {
      const from = straight && end ? end : at;
      last = at;
      return [{ kind: 'segment', from, to: at }];
    }
    if (!last) return [];
    const from = last;
    if (kind === 'move') {
      last = at;
      return [{ kind: 'segment', from, to: at }];
    }
    last = undefined;
    if (kind === 'cancel') return [{ kind: 'rollback' }];
    end = at;
    return [{ kind: 'segment', from, to: at }, { kind: 'commit' }];
  };
}
