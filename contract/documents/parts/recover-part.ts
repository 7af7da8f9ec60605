/** Damaged parts, such as by a fault of a disk or an import: a document opens as it was last known to be good. */
import { checksOf, type PartsKind, partKindOf } from './define-parts.ts';
import type { PartBefore } from './merge-save.ts';
import { isIndex, isPartId, type Json, type Part } from './part.ts';

/** Whether a part of the newest version has values that it cannot have. */
export const isDamaged = (kind: PartsKind, stored: Part, read: Part | undefined): boolean => {
  if (!read) return true;
  const partKind = partKindOf(kind, read.kind);
  return (partKind ? checksOf(partKind, stored) : []).some(
    ([field]) => stored[field] !== undefined && stored[field] !== null && read[field] === undefined,
  );
};

/**
 * The part with the newest good value of its history in the place of each that is malformed, or without it. A part whose
 * parent is not known is put among the unplaced ones by `repairParts`.
 * @param stored whatever its row holds
 * @param steps the values before each step of the history, oldest first
 * @returns undefined if nothing says what kind of part it was
 */
export function recoverPart(
  kind: PartsKind,
  id: string,
  stored: unknown,
  steps: readonly ReadonlyMap<string, PartBefore>[],
): Part | undefined {
  const now = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, Json>;
  const earlier: Record<string, Json> = Object.assign({}, ...steps.map((step) => step.get(id)?.fields));
  const known = (field: string, isGood: (value: Json) => boolean): Json | undefined =>
    [now[field], earlier[field]].find((value) => value !== undefined && isGood(value));
  const name = known('kind', (value) => typeof value === 'string' && partKindOf(kind, value) !== undefined);
  const partKind = partKindOf(kind, String(name));
  if (!partKind || !isPartId(id)) return undefined;
  const good = checksOf(partKind, now, earlier).flatMap(([field, check]) => {
    const value = known(field, (each) => each !== null && check(each));
    return value === undefined ? [] : [[field, value] as const];
  });
  return {
    ...Object.fromEntries(good),
    id,
    kind: String(name),
    parent:
      (known('parent', (value) => value === null || isPartId(value)) as string | null | undefined) ?? null,
    index: (known('index', isIndex) as string | undefined) ?? 'a0',
  };
}
