/** What a clip that is dragged holds to. Pure; times are frames of the film. */

/** Why a frame attracts: the guide says so. */
export type SnapKind =
  | 'start'
  | 'end'
  | 'playhead'
  | 'clip-start'
  | 'clip-end'
  | 'line-end'
  | 'mark'
  | 'beat';

export interface SnapTarget {
  frame: number;
  kind: SnapKind;
  /** Of a mark. */
  name?: string;
}

export interface Snapped {
  /** Frames to add to the dragged edge. */
  by: number;
  target: SnapTarget | undefined;
}

/**
 * The nearest target of the edges of what is dragged, at most `reach` frames away: the start and the end of a moved
 * clip are compared, and the nearer one holds. Of targets at the same distance the first one holds.
 * @param edges frames at which the edges would be without snapping
 */
export function snap(edges: readonly number[], targets: readonly SnapTarget[], reach: number): Snapped {
  let best: Snapped = { by: 0, target: undefined };
  let distance = reach;
  for (const edge of edges)
    for (const target of targets) {
      const by = target.frame - edge;
      const isNearer = best.target ? Math.abs(by) < distance : Math.abs(by) <= distance;
      if (!isNearer) continue;
      distance = Math.abs(by);
      best = { by, target };
    }
  return best;
}
