import type { Point } from '@inkreel/scene/geometry.ts';

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** How far an arrow moves: one step, ten with Shift. Undefined for other keys and for combinations. */
export function arrowStep(event: {
  key: string;
  shiftKey: boolean;
  ctrlKey: boolean;
  metaKey: boolean;
  altKey: boolean;
}): Point | undefined {
  const arrow = ARROWS[event.key];
  if (!arrow || event.ctrlKey || event.metaKey || event.altKey) return undefined;
  const step = event.shiftKey ? 10 : 1;
  return { x: arrow.x * step, y: arrow.y * step };
}
