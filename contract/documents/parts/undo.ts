/**
 * Undo of one's own changes: a step holds, by part and field, the values before and after. Undo writes `before` only
 * where the value still is `after`, so that it never takes back what somebody else wrote meanwhile.
 */
import { isSystemField, type PartsKind, partKindOf } from './define-parts.ts';
import type { PartChange } from './merge-save.ts';
import { isSameJson, type Json, type Part, type Parts, valueOf } from './part.ts';

/** Values of one part before and after; null where it did not exist. */
export interface StepPart {
  before: Readonly<Record<string, Json>> | null;
  after: Readonly<Record<string, Json>> | null;
}

export type UndoStep = ReadonlyMap<string, StepPart>;

/** What undo or redo does: the changes, and the fields that it leaves because they have other values by now. */
export interface Undoing {
  changes: PartChange[];
  skipped: { id: string; field: string | null }[];
  /** Undoes this again. */
  inverse: UndoStep;
}

/** The step from one state of the document to another; empty if nothing changed that a person writes. */
export function stepBetween(kind: PartsKind, before: Parts, after: Parts): UndoStep {
  const step = new Map<string, StepPart>();
  for (const part of after.values()) {
    const old = before.get(part.id);
    if (old === part) continue;
    if (!old) step.set(part.id, { before: null, after: userFields(kind, part) });
    else {
      const fields = changedFields(kind, old, part);
      if (fields) step.set(part.id, fields);
    }
  }
  for (const part of before.values())
    if (!after.has(part.id)) step.set(part.id, { before: userFields(kind, part), after: null });
  return step;
}

/** Two successive steps as one, such as the letters of a word. */
export function joinSteps(first: UndoStep, second: UndoStep): UndoStep {
  const joined = new Map(first);
  for (const [id, later] of second) {
    const earlier = joined.get(id);
    joined.set(id, earlier ? joinParts(earlier, later) : later);
  }
  return joined;
}

function joinParts(first: StepPart, second: StepPart): StepPart {
  // A part that was made, deleted or brought back is held whole.
  const before = first.before && (second.before ? { ...second.before, ...first.before } : first.before);
  const after = second.after && (first.after ? { ...first.after, ...second.after } : second.after);
  return { before, after };
}

/** What undoes a step in the document as it is now. */
export function undoStep(kind: PartsKind, parts: Parts, step: UndoStep): Undoing {
  const undoing: Undoing = { changes: [], skipped: [], inverse: new Map() };
  const inverse = new Map<string, StepPart>();
  for (const [id, { before, after }] of step) {
    const part = parts.get(id);
    if (before === null) takeAway(kind, { id, part, after }, undoing, inverse);
    else if (after === null) bringBack({ id, part, before }, undoing, inverse);
    else if (part) setBack({ id, part, before, after }, undoing, inverse);
    else undoing.skipped.push({ id, field: null });
  }
  // Children go before their parents, and come back after them.
  undoing.changes.sort((a, b) => Number(b.delete ?? false) - Number(a.delete ?? false));
  return { ...undoing, inverse };
}

function takeAway(
  kind: PartsKind,
  { id, part, after }: { id: string; part: Part | undefined; after: StepPart['after'] },
  { changes, skipped }: Undoing,
  inverse: Map<string, StepPart>,
): void {
  if (!part) return;
  const fields = userFields(kind, part);
  const isUntouched = Object.keys({ ...fields, ...after }).every((field) =>
    isSameJson(fields[field] ?? null, after?.[field] ?? null),
  );
  if (!isUntouched) {
    skipped.push({ id, field: null });
    return;
  }
  changes.push({ id, delete: true });
  inverse.set(id, { before: fields, after: null });
}

function bringBack(
  { id, part, before }: { id: string; part: Part | undefined; before: Readonly<Record<string, Json>> },
  { changes, skipped }: Undoing,
  inverse: Map<string, StepPart>,
): void {
  if (part) {
    skipped.push({ id, field: null });
    return;
  }
  changes.push({ id, set: before });
  inverse.set(id, { before: null, after: before });
}

function setBack(
  {
    id,
    part,
    before,
    after,
  }: {
    id: string;
    part: Part;
    before: Readonly<Record<string, Json>>;
    after: Readonly<Record<string, Json>>;
  },
  { changes, skipped }: Undoing,
  inverse: Map<string, StepPart>,
): void {
  const set: Record<string, Json> = {};
  const was: Record<string, Json> = {};
  for (const field of Object.keys(after)) {
    if (isSameJson(valueOf(part, field), after[field] ?? null)) {
      set[field] = before[field] ?? null;
      was[field] = after[field] ?? null;
    } else skipped.push({ id, field });
  }
  if (Object.keys(set).length === 0) return;
  changes.push({ id, set });
  inverse.set(id, { before: was, after: set });
}

/** What people write of a part, with its kind and place. */
function userFields(kind: PartsKind, part: Part): Record<string, Json> {
  const partKind = partKindOf(kind, part.kind);
  const fields: Record<string, Json> = {};
  for (const [field, value] of Object.entries(part))
    if (field !== 'id' && value !== undefined && !(partKind && isSystemField(partKind, field)))
      fields[field] = value;
  return fields;
}

function changedFields(kind: PartsKind, old: Part, part: Part): StepPart | undefined {
  const [before, after]: Record<string, Json>[] = [{}, {}];
  const partKind = partKindOf(kind, part.kind);
  for (const field of new Set([...Object.keys(old), ...Object.keys(part)])) {
    if (partKind && isSystemField(partKind, field)) continue;
    const [was, is] = [valueOf(old, field), valueOf(part, field)];
    if (isSameJson(was, is)) continue;
    before![field] = was;
    after![field] = is;
  }
  return Object.keys(after!).length === 0 ? undefined : { before: before!, after: after! };
}
