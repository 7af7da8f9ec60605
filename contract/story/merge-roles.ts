import type { Json, Part } from '../documents/parts/part.ts';
import type { LinePart, ShotPart } from '../documents/story-document.ts';

/** A change of one part, as a save of a document names it. */
export interface RoleChange {
  id: string;
  set: Readonly<Record<string, Json>>;
}

/**
 * What a story changes when one of its characters turns out to be another one: lines change their speaker, and shots
 * show the other one, once, in the primary look where it was not there before.
 * @param from the character that goes
 * @param into the one that stays
 */
export function mergeRoles(parts: Iterable<Part>, from: string, into: string): RoleChange[] {
  return [...parts].flatMap((part): RoleChange[] => {
    if (part.kind === 'line')
      return (part as LinePart).role === from ? [{ id: part.id, set: { role: into } }] : [];
    const shown = part.kind === 'shot' ? ((part as ShotPart).roles ?? []) : [];
    if (!shown.some(({ role }) => role === from)) return [];
    const isThere = shown.some(({ role }) => role === into);
    const first = shown.findIndex(({ role }) => role === from);
    const roles = shown.flatMap((each, place) => {
      if (each.role !== from) return [{ ...each }];
      return isThere || place !== first ? [] : [{ role: into }];
    });
    return [{ id: part.id, set: { roles } }];
  });
}
