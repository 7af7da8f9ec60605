/**
 * The merge of a save into the stored parts: last writer wins per field, and a field that somebody else wrote after
 * the revision that the writer had seen is a conflict. Pure: the server merges with the rows that the save names, the
 * tests with a document in memory.
 */
import { isSystemField, type PartsKind, partKindOf } from './define-parts.ts';
import { isPlaceField, isSameJson, type Json, type Part, valueOf, withFields } from './part.ts';

/** Changes of one part; `delete` takes it away, `set` writes fields, null clears one. */
export interface PartChange {
  id: string;
  /** The revision that the page shows this part at; by default that of the save. */
  base?: number | undefined;
  set?: Readonly<Record<string, Json>> | undefined;
  delete?: true | undefined;
}

export interface PartsSave {
  /** Names the save: a repeated one is answered as the first. */
  save: string;
  /** The page that queued it. Earlier saves of the same page never conflict with its later ones. */
  writer: string;
  /** Newest revision that the page shows whole. */
  base: number;
  changes: readonly PartChange[];
}

/** A part as it is stored, a deleted one as a tombstone with its fields. */
export interface StoredPart {
  part: Part;
  /** By field: the revision that wrote it last. */
  revisions: Readonly<Record<string, number>>;
  /** The revision that deleted it; null for a part that is there. */
  deleted: number | null;
}

/** Something of the save that was not written, because somebody else had written after the writer's base. */
export type SaveConflict =
  /** A field: the other value, null if it was cleared. */
  | { kind: 'field'; id: string; field: string; theirs: Json; revision: number }
  /** The writer wants to delete a part that was changed. */
  | { kind: 'deletion'; id: string; revision: number }
  /** The writer changes a part that is gone for good; its page sends the whole part to bring it back. */
  | { kind: 'gone'; id: string };

/** What the history keeps of a part: its values before the step, only of the fields that changed. */
export interface PartBefore {
  /** Whether the part was there, deleted, or had never been. */
  was: 'there' | 'deleted' | 'absent';
  /** Null for a field that it did not have. */
  fields: Record<string, Json>;
}

export interface MergedSave {
  /** The parts that the save changed, as they are to be stored. */
  changed: StoredPart[];
  conflicts: SaveConflict[];
  /** Ids of deleted parts that an edit brought back. */
  revived: string[];
  /** By id: values before the save, for the history. */
  before: Map<string, PartBefore>;
}

/**
 * Merges a checked save. Fields of the system in it are ignored.
 * @param stored the parts that the save names, tombstones included
 * @param writerOf the page that wrote a revision, undefined if it is not known; asked for revisions after the base only
 * @param revision that the changed parts get
 */
export function mergeSave(
  kind: PartsKind,
  stored: ReadonlyMap<string, StoredPart>,
  {
    save: { base: savedBase, writer, changes },
    revision,
    writerOf,
  }: {
    save: PartsSave;
    revision: number;
    writerOf: (revision: number) => string | undefined;
  },
): MergedSave {
  const merged: MergedSave = { changed: [], conflicts: [], revived: [], before: new Map() };
  const current = new Map(stored);
  const changed = new Set<string>();
  for (const change of changes) {
    const base = change.base ?? savedBase;
    const isForeign = (at: number) => at > base && writerOf(at) !== writer;
    const found = current.get(change.id);
    const next = change.delete
      ? deletePart(kind, found, { isForeign, revision }, merged)
      : setFields(kind, found, change, { isForeign, revision }, merged);
    if (!next) continue;
    noteBefore(merged.before, found, next);
    current.set(change.id, next);
    changed.add(change.id);
  }
  merged.changed = [...changed].map((id) => current.get(id)!);
  return merged;
}

interface Merging {
  isForeign: (revision: number) => boolean;
  revision: number;
}

function deletePart(
  kind: PartsKind,
  found: StoredPart | undefined,
  { isForeign, revision }: Merging,
  { conflicts }: MergedSave,
): StoredPart | undefined {
  if (!found || found.deleted !== null) return undefined;
  const partKind = partKindOf(kind, found.part.kind);
  const edits = Object.entries(found.revisions).filter(
    ([field, at]) => !isPlaceField(field) && !(partKind && isSystemField(partKind, field)) && isForeign(at),
  );
  if (edits.length === 0) return { ...found, deleted: revision };
  conflicts.push({
    kind: 'deletion',
    id: found.part.id,
    revision: Math.max(...edits.map(([, at]) => at)),
  });
  return undefined;
}

function setFields(
  kind: PartsKind,
  found: StoredPart | undefined,
  { id, set = {} }: PartChange,
  { isForeign, revision }: Merging,
  { conflicts, revived }: MergedSave,
): StoredPart | undefined {
  const name = found?.part.kind ?? set['kind'];
  const partKind = typeof name === 'string' ? partKindOf(kind, name) : undefined;
  if (!partKind || typeof name !== 'string') {
    conflicts.push({ kind: 'gone', id });
    return undefined;
  }
  const fields = Object.entries(set).filter(([field]) => field !== 'kind' && !isSystemField(partKind, field));
  if (!found) return createPart(id, name, fields, revision);
  // A neighbour that was renumbered is no reason to bring a deleted part back; a whole part, with its kind, is one.
  const isMove = set['kind'] === undefined && fields.every(([field]) => isPlaceField(field));
  if (found.deleted !== null && isMove) return undefined;
  const write: Record<string, Json> = {};
  for (const [field, value] of fields) {
    const theirs = valueOf(found.part, field);
    if (isSameJson(theirs, value)) continue;
    const at = found.revisions[field];
    if (at !== undefined && !isPlaceField(field) && isForeign(at))
      conflicts.push({ kind: 'field', id, field, theirs, revision: at });
    else write[field] = value;
  }
  const isBack = found.deleted !== null;
  if (!isBack && Object.keys(write).length === 0) return undefined;
  if (isBack) revived.push(id);
  return {
    part: withFields(found.part, write),
    revisions: { ...found.revisions, ...revisionsOf(Object.keys(write), revision) },
    deleted: null,
  };
}

function createPart(
  id: string,
  kind: string,
  fields: readonly [string, Json][],
  revision: number,
): StoredPart {
  const part = withFields({ id, kind, parent: null, index: 'a0' }, Object.fromEntries(fields));
  const names = Object.keys(part).filter((field) => field !== 'id' && field !== 'kind');
  return { part, revisions: revisionsOf(names, revision), deleted: null };
}

const revisionsOf = (fields: readonly string[], revision: number) =>
  Object.fromEntries(fields.map((field) => [field, revision]));

/** Adds what a change replaces; the first value before a step stays. */
function noteBefore(before: Map<string, PartBefore>, found: StoredPart | undefined, next: StoredPart): void {
  const was = !found ? 'absent' : found.deleted === null ? 'there' : 'deleted';
  const entry = before.get(next.part.id) ?? { was, fields: {} };
  before.set(next.part.id, entry);
  for (const field of new Set([...Object.keys(next.part), ...Object.keys(found?.part ?? {})])) {
    const previous = valueOf(found?.part, field);
    if (Object.hasOwn(entry.fields, field) || field === 'id') continue;
    if (found && !isSameJson(previous, valueOf(next.part, field))) entry.fields[field] = previous;
  }
}

/** Joins the values before two successive steps: those before the first one hold. */
export function joinBefore(
  first: ReadonlyMap<string, PartBefore>,
  second: ReadonlyMap<string, PartBefore>,
): Map<string, PartBefore> {
  const joined = new Map(first);
  for (const [id, later] of second) {
    const earlier = joined.get(id);
    joined.set(id, earlier ? { was: earlier.was, fields: { ...later.fields, ...earlier.fields } } : later);
  }
  return joined;
}
