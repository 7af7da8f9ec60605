/** Snapping: lines that attract a moved thing, as pure functions. Lengths are document pixels. */
import type { Size } from '@inkreel/scene/geometry.ts';
import type { Bounds } from '@inkreel/scene/layers/layer-document.ts';

/** A guide to show while something is snapped to it: vertical at x, or horizontal at y. */
export interface Guide {
  axis: 'x' | 'y';
  at: number;
}

export interface SnapLines {
  x: readonly number[];
  y: readonly number[];
}

/** Lines of a canvas (edges, thirds, centre), of the things on it (edges, centres), and its guides. */
export function snapLines(canvas: Size, others: readonly Bounds[], guides: readonly Guide[] = []): SnapLines {
  const guided = (axis: Guide['axis']) => guides.flatMap((guide) => (guide.axis === axis ? [guide.at] : []));
  const parts = [0, 1 / 3, 1 / 2, 2 / 3, 1];
  return {
    x: [
      ...parts.map((part) => part * canvas.width),
      ...others.flatMap(({ left, right }) => [left, (left + right) / 2, right]),
      ...guided('x'),
    ],
    y: [
      ...parts.map((part) => part * canvas.height),
      ...others.flatMap(({ top, bottom }) => [top, (top + bottom) / 2, bottom]),
      ...guided('y'),
    ],
  };
}

/** How far to shift a moved box so that an edge or its centre lies on a line nearer than `reach`; and those lines. */
export function snapBounds(
  moved: Bounds,
  lines: SnapLines,
  reach: number,
): { x: number; y: number; guides: readonly Guide[] } {
  const across = nearest([moved.left, (moved.left + moved.right) / 2, moved.right], lines.x, reach);
  const down = nearest([moved.top, (moved.top + moved.bottom) / 2, moved.bottom], lines.y, reach);
  return {
    x: across?.shift ?? 0,
    y: down?.shift ?? 0,
    guides: [
      ...(across ? [{ axis: 'x', at: across.line } as const] : []),
      ...(down ? [{ axis: 'y', at: down.line } as const] : []),
    ],
  };
}

function nearest(
  edges: readonly number[],
  lines: readonly number[],
  reach: number,
): { shift: number; line: number } | undefined {
  let found: { shift: number; line: number } | undefined;
  for (const edge of edges)
    for (const line of lines) {
      const shift = line - edge;
      if (Math.abs(shift) <= reach && (!found || Math.abs(shift) < Math.abs(found.shift)))
        found = { shift, line };
    }
  return found;
}
