/** The scenes and shots of a story in their order. Pure. */

import { childrenByParent, type Part, type Parts } from '../documents/parts/part.ts';
import { type LinePart, type ShotPart } from '../documents/story-document.ts';

export interface StoryScene {
  /** A scene, or the part under which repair put what had lost its place. */
  part: Part;
  /** From 1. */
  number: number;
  shots: readonly NumberedShot[];
  /** In the order of the script. */
  lines: readonly LinePart[];
}

export interface NumberedShot {
  part: ShotPart;
  /** In the whole story, from 1. */
  number: number;
  lines: readonly LinePart[];
}

/** The scenes of a story in its order, with their shots numbered through. Pure. */
export function scenesOf(parts: Parts): StoryScene[] {
  const children = childrenByParent(parts);
  const top = children.get(null) ?? [];
  const scenes = top.filter(({ kind }) => kind === 'scene');
  const others = top.filter(({ id, kind }) => kind !== 'scene' && (children.get(id) ?? []).some(isShot));
  let before = 0;
  return [...scenes, ...others].map((part, at) => {
    const inside = children.get(part.id) ?? [];
    const spoken = linesByShot(inside);
    const shots = inside.filter(isShot).map((shot) => {
      before += 1;
      return { part: shot, number: before, lines: spoken.get(shot.id) ?? [] };
    });
    return { part, number: at + 1, shots, lines: inside.filter(isLine) };
  });
}

/**
 * The lines that are heard in each shot of a scene: those that name it, and those that name none, in the shot before
 * which or after which they stand.
 */
function linesByShot(inside: readonly Part[]): Map<string, LinePart[]> {
  const shots = inside.filter(isShot);
  const found = new Map<string, LinePart[]>(shots.map(({ id }) => [id, []]));
  let last = shots[0]?.id;
  for (const part of inside) {
    if (isShot(part)) last = part.id;
    else if (isLine(part)) {
      const shot = part.shot !== undefined && found.has(part.shot) ? part.shot : last;
      if (shot !== undefined) found.get(shot)?.push(part);
    }
  }
  return found;
}

const isShot = (part: Part): part is ShotPart => part.kind === 'shot';
const isLine = (part: Part): part is LinePart => part.kind === 'line';
