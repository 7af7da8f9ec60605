/** Earlier states of a document, rebuilt from the values that its steps replaced. */
import { isSystemField, type PartsKind, partKindOf } from './define-parts.ts';
import { joinBefore, type PartBefore, type PartChange, type StoredPart } from './merge-save.ts';
import { isSameJson, type Json, valueOf } from './part.ts';

/**
 * The changes that make the state before these steps. Fields of the system stay as they are now: restoring never loses
 * what was paid.
 * @param steps the values before each step, oldest first
 * @param stored the parts as they are now, tombstones included
 */
export function changesToBefore(
  kind: PartsKind,
  steps: readonly ReadonlyMap<string, PartBefore>[],
  stored: ReadonlyMap<string, StoredPart>,
): PartChange[] {
  const target = steps.reduce<ReadonlyMap<string, PartBefore>>(joinBefore, new Map());
  const changes: PartChange[] = [];
  for (const [id, { was, fields }] of target) {
    const found = stored.get(id);
    if (!found) continue;
    if (was === 'there') {
      const set = fieldsToSet(kind, found, fields);
      if (found.deleted !== null) changes.push({ id, set: { kind: found.part.kind, ...set } });
      else if (Object.keys(set).length > 0) changes.push({ id, set });
    } else if (found.deleted === null) changes.push({ id, delete: true });
  }
  return changes;
}

function fieldsToSet(
  kind: PartsKind,
  { part }: StoredPart,
  fields: Readonly<Record<string, Json>>,
): Record<string, Json> {
  const partKind = partKindOf(kind, part.kind);
  const kept = Object.entries(fields).filter(
    ([field, value]) =>
      field !== 'kind' &&
      !(partKind && isSystemField(partKind, field)) &&
      !isSameJson(valueOf(part, field), value),
  );
  return Object.fromEntries(kept);
}
