/**
 * A document with parts as one page has it: what the server confirmed, what this page changed and has not sent, and the
 * conflicts that the person has not decided. Pure values, so that every order of events is tested without a browser.
 */
import { isSystemField, type PartsKind, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import {
  fieldsOf,
  isPlaceField,
  isSameJson,
  type Json,
  type Part,
  type Parts,
  valueOf,
  withFields,
} from '@inkreel/contract/documents/parts/part.ts';
import { type RepairedParts, repairParts } from '@inkreel/contract/documents/parts/repair.ts';

/** Fields of one part that were changed here; `deleted` takes the part away. */
export interface PendingPart {
  set: Readonly<Record<string, Json>>;
  deleted: boolean;
}

export type Pending = ReadonlyMap<string, PendingPart>;

/** Who wrote the other value of a conflict; null if the history does not go back to it. */
export interface ConflictAuthor {
  name: string;
  own: boolean;
  /** ISO 8601. */
  at: string;
}

/** What this page has and somebody else has otherwise: mine is shown, theirs is offered. */
export type PartConflict =
  | {
      kind: 'field';
      id: string;
      field: string;
      mine: Json;
      theirs: Json;
      /** What both began with, where it is known. */
      before?: Json;
      by: ConflictAuthor | null;
    }
  /** Deleted here, changed there: it is shown. */
  | { kind: 'deletion'; id: string; by: ConflictAuthor | null };

/** A save that was sent and not answered. */
export interface SentSave {
  save: string;
  base: number;
  changes: readonly PartChange[];
}

export interface Replica {
  /** The newest revision that is shown whole. */
  revision: number;
  /** As the server has it at that revision. */
  confirmed: Parts;
  /** Deleted parts as they were, whose results come back with them. */
  tombstones: Parts;
  pending: Pending;
  sent: SentSave | undefined;
  /** By `conflictKey`. */
  conflicts: ReadonlyMap<string, PartConflict>;
}

/** What the server answered to a save, or listed as changes. */
export interface ServerChanges {
  revision: number;
  /** These are all parts of the document. */
  whole: boolean;
  parts: readonly Part[];
  deleted: readonly string[];
}

export interface ServerConflict {
  kind: 'field' | 'deletion' | 'gone';
  id: string;
  field?: string | undefined;
  theirs?: Json | undefined;
  by: ConflictAuthor | null;
}

const conflictKey = (id: string, field?: string): string => (field === undefined ? id : `${id}/${field}`);

export const startReplica = (revision: number, parts: readonly Part[]): Replica => ({
  revision,
  confirmed: byId(parts),
  tombstones: new Map(),
  pending: new Map(),
  sent: undefined,
  conflicts: new Map(),
});

const byId = (parts: readonly Part[]): Map<string, Part> => new Map(parts.map((part) => [part.id, part]));

/**
 * The document that the page shows: the confirmed one, what was changed here, and mine of each conflict, repaired.
 * @param before what was shown until now: its parts stay the same objects where nothing changed, and so does the whole
 */
export function viewOf(kind: PartsKind, replica: Replica, before?: RepairedParts): RepairedParts {
  const parts = new Map(replica.confirmed);
  const tombstones = replica.tombstones;
  if (replica.sent) for (const change of replica.sent.changes) applyTo(parts, tombstones, change);
  for (const [id, { set, deleted }] of replica.pending)
    applyTo(parts, tombstones, deleted ? { id, delete: true } : { id, set });
  for (const conflict of replica.conflicts.values()) {
    const part = conflict.kind === 'field' ? parts.get(conflict.id) : undefined;
    if (part && conflict.kind === 'field')
      parts.set(part.id, withFields(part, { [conflict.field]: conflict.mine }));
  }
  if (!before) return repairParts(kind, parts);
  const isSame = keepSameParts(parts, before.parts);
  if (before.repaired.length > 0) return repairParts(kind, parts);
  return isSame ? before : repairParts(kind, parts, before.parts);
}

/** Puts the objects of `before` in the place of equal ones. @returns whether all are */
function keepSameParts(parts: Map<string, Part>, before: Parts): boolean {
  let isSame = parts.size === before.size;
  for (const [id, part] of parts) {
    const old = before.get(id);
    if (old === part) continue;
    if (old && isSameJson(old as Json, part as Json)) parts.set(id, old);
    else isSame = false;
  }
  return isSame;
}

function applyTo(parts: Map<string, Part>, tombstones: Parts, { id, set, delete: gone }: PartChange): void {
  if (gone) {
    parts.delete(id);
    return;
  }
  if (!set) return;
  const found = parts.get(id);
  if (found) parts.set(id, withFields(found, withoutKind(set)));
  else if (typeof set['kind'] === 'string') parts.set(id, revive(id, set['kind'], tombstones.get(id), set));
}

/** A new part, or a deleted one as it comes back: with its results. */
function revive(id: string, kind: string, tombstone: Part | undefined, set: PendingPart['set']): Part {
  const from = tombstone?.kind === kind ? tombstone : { id, kind, parent: null, index: 'a0' };
  return withFields(from, withoutKind(set));
}

const withoutKind = (set: PendingPart['set']): PendingPart['set'] =>
  Object.fromEntries(Object.entries(set).filter(([field]) => field !== 'kind'));

/** Adds changes that the person made. Fields of a conflict become mine of that conflict. */
export function changeReplica(replica: Replica, changes: readonly PartChange[]): Replica {
  const pending = new Map(replica.pending);
  const conflicts = new Map(replica.conflicts);
  for (const { id, set = {}, delete: gone } of changes) {
    if (gone) {
      for (const [key, conflict] of conflicts) if (conflict.id === id) conflicts.delete(key);
      // What the server never had need not be deleted there.
      if (isKnown(replica, id)) pending.set(id, { set: {}, deleted: true });
      else pending.delete(id);
      continue;
    }
    // An edit decides against deleting the part.
    if (Object.keys(set).some((field) => !isPlaceField(field))) conflicts.delete(conflictKey(id));
    const before = pending.get(id);
    const kept = before && !before.deleted ? before.set : {};
    const free: Record<string, Json> = {};
    for (const [field, value] of Object.entries(set)) {
      const conflict = conflicts.get(conflictKey(id, field));
      if (conflict?.kind === 'field') conflicts.set(conflictKey(id, field), { ...conflict, mine: value });
      else free[field] = value;
    }
    if (Object.keys(free).length > 0) pending.set(id, { set: { ...kept, ...free }, deleted: false });
  }
  return { ...replica, pending, conflicts };
}

const isKnown = ({ confirmed, sent }: Replica, id: string): boolean =>
  confirmed.has(id) || (sent?.changes.some((change) => change.id === id) ?? false);

/** Most JSON of one save, in characters: with the rest of the request below the server's limit in bytes. */
const PIECE = 60_000;
const PIECE_CHANGES = 1000;

/**
 * The next save to send: what was sent and not answered, else a piece of what waits, parents before children.
 * @returns undefined when the server has everything, or a save is on its way
 */
export function nextSave(replica: Replica, id: string): { replica: Replica; save: SentSave } | undefined {
  if (replica.sent || replica.pending.size === 0) return undefined;
  const pending = new Map(replica.pending);
  const changes: PartChange[] = [];
  let characters = 0;
  for (const [partId, { set, deleted }] of inSendingOrder(replica.pending)) {
    const change: PartChange = deleted ? { id: partId, delete: true } : { id: partId, set };
    characters += JSON.stringify(change).length;
    if (changes.length > 0 && (characters > PIECE || changes.length >= PIECE_CHANGES)) break;
    changes.push(change);
    pending.delete(partId);
  }
  const save = { save: id, base: replica.revision, changes };
  return { replica: { ...replica, pending, sent: save }, save };
}

function inSendingOrder(pending: Pending): [string, PendingPart][] {
  const ordered = new Map<string, PendingPart>();
  const visit = (id: string, depth: number) => {
    const part = pending.get(id);
    if (!part || ordered.has(id)) return;
    const parent = part.set['parent'];
    if (typeof parent === 'string' && depth < pending.size) visit(parent, depth + 1);
    ordered.set(id, part);
  };
  for (const id of pending.keys()) visit(id, 0);
  return [...ordered];
}

/** The server answered the save that was sent. */
export function answerReplica(
  kind: PartsKind,
  replica: Replica,
  answer: ServerChanges & { conflicts: readonly ServerConflict[] },
): Replica {
  const { sent } = replica;
  if (!sent) return mergeReplica(kind, replica, answer);
  const confirmed = new Map(replica.confirmed);
  const tombstones = new Map(replica.tombstones);
  const refused = new Map(answer.conflicts.map((each) => [conflictKey(each.id, each.field), each]));
  for (const change of sent.changes) {
    if (refused.has(change.id)) continue;
    const set = Object.entries(change.set ?? {}).filter(
      ([field]) => !refused.has(conflictKey(change.id, field)),
    );
    const before = confirmed.get(change.id);
    applyTo(confirmed, tombstones, change.delete ? change : { id: change.id, set: Object.fromEntries(set) });
    if (change.delete && before) tombstones.set(change.id, before);
  }
  const saved = { ...replica, confirmed, tombstones, sent: undefined };
  return mergeReplica(kind, withConflicts(saved, sent, answer.conflicts), answer);
}

function withConflicts(replica: Replica, sent: SentSave, found: readonly ServerConflict[]): Replica {
  const conflicts = new Map(replica.conflicts);
  const pending = new Map(replica.pending);
  for (const { kind, id, field, theirs = null, by } of found) {
    const change = sent.changes.find((each) => each.id === id);
    if (kind === 'deletion') conflicts.set(conflictKey(id), { kind, id, by });
    else if (kind === 'field' && field !== undefined) {
      const later = pending.get(id)?.set;
      const mine = later && Object.hasOwn(later, field) ? later[field]! : (change?.set?.[field] ?? null);
      const part = replica.confirmed.get(id);
      const before = part && { before: valueOf(part, field) };
      conflicts.set(conflictKey(id, field), { kind, id, field, mine, theirs, ...before, by });
      takeFields(pending, id, [field]);
    } else if (kind === 'gone') bringBackWhole(replica, pending, id, change);
  }
  return { ...replica, conflicts, pending };
}

/** The server has no trace of the part any more: it is sent whole. */
function bringBackWhole(
  { confirmed }: Replica,
  pending: Map<string, PendingPart>,
  id: string,
  change: PartChange | undefined,
): void {
  const part = confirmed.get(id);
  if (!part || change?.delete) return;
  const set = { ...fieldsOf(part), ...change?.set, ...pending.get(id)?.set };
  pending.set(id, { set, deleted: false });
}

function takeFields(pending: Map<string, PendingPart>, id: string, fields: readonly string[]): void {
  const part = pending.get(id);
  if (!part || part.deleted) return;
  const set = Object.fromEntries(Object.entries(part.set).filter(([field]) => !fields.includes(field)));
  if (Object.keys(set).length === 0) pending.delete(id);
  else pending.set(id, { set, deleted: false });
}

/**
 * Takes over what others changed. A field that was changed here too, and not sent, becomes a conflict; everything else
 * is shown at once.
 */
export function mergeReplica(kind: PartsKind, replica: Replica, changes: ServerChanges): Replica {
  if (changes.revision < replica.revision) return replica;
  const confirmed = changes.whole ? new Map<string, Part>() : new Map(replica.confirmed);
  const tombstones = new Map(replica.tombstones);
  const pending = new Map(replica.pending);
  const conflicts = new Map(replica.conflicts);
  for (const part of changes.parts) {
    findConflicts(kind, { part, before: replica.confirmed.get(part.id), pending, conflicts });
    confirmed.set(part.id, part);
    tombstones.delete(part.id);
  }
  const gone = changes.whole
    ? [...replica.confirmed.keys()].filter((id) => !confirmed.has(id))
    : changes.deleted;
  for (const id of gone) {
    const part = confirmed.get(id) ?? replica.confirmed.get(id) ?? tombstones.get(id);
    if (part) tombstones.set(id, part);
    confirmed.delete(id);
    editDeleted(kind, { part, id, pending, conflicts });
  }
  return { ...replica, revision: changes.revision, confirmed, tombstones, pending, conflicts };
}

function findConflicts(
  kind: PartsKind,
  {
    part,
    before,
    pending,
    conflicts,
  }: {
    part: Part;
    before: Part | undefined;
    pending: Map<string, PendingPart>;
    conflicts: Map<string, PartConflict>;
  },
): void {
  const { id } = part;
  const partKind = partKindOf(kind, part.kind);
  const isFree = (field: string) =>
    isPlaceField(field) ||
    field === 'id' ||
    field === 'kind' ||
    (partKind !== undefined && isSystemField(partKind, field));
  const fields = new Set([...Object.keys(part), ...Object.keys(before ?? {})]);
  const changed = [...fields].filter(
    (field) => !isFree(field) && !isSameJson(valueOf(part, field), valueOf(before, field)),
  );
  const mine = pending.get(id);
  if (mine?.deleted && before && changed.length > 0) {
    pending.delete(id);
    conflicts.set(conflictKey(id), { kind: 'deletion', id, by: null });
  }
  for (const field of changed) {
    const theirs = valueOf(part, field);
    const key = conflictKey(id, field);
    const known = conflicts.get(key);
    if (known?.kind === 'field') {
      if (isSameJson(known.mine, theirs)) conflicts.delete(key);
      else conflicts.set(key, { ...known, theirs });
      continue;
    }
    if (!mine || mine.deleted || !Object.hasOwn(mine.set, field)) continue;
    if (!isSameJson(mine.set[field], theirs)) {
      const began = before && { before: valueOf(before, field) };
      conflicts.set(key, { kind: 'field', id, field, mine: mine.set[field]!, theirs, ...began, by: null });
    }
    takeFields(pending, id, [field]);
  }
}

/** Somebody deleted a part: an edit of it that was not sent brings it back, a move does not. */
function editDeleted(
  kind: PartsKind,
  {
    part,
    id,
    pending,
    conflicts,
  }: {
    part: Part | undefined;
    id: string;
    pending: Map<string, PendingPart>;
    conflicts: Map<string, PartConflict>;
  },
): void {
  const mine = pending.get(id);
  const kept: Record<string, Json> = { ...(mine?.deleted ? {} : mine?.set) };
  for (const [key, conflict] of conflicts) {
    if (conflict.id !== id) continue;
    conflicts.delete(key);
    if (conflict.kind === 'field') kept[conflict.field] = conflict.mine;
  }
  const isEdit = Object.keys(kept).some((field) => !isPlaceField(field));
  if (!part || !isEdit) {
    pending.delete(id);
    return;
  }
  const partKind = partKindOf(kind, part.kind);
  const own = Object.entries(fieldsOf(part)).filter(
    ([field]) => !(partKind && isSystemField(partKind, field)),
  );
  pending.set(id, { set: { ...Object.fromEntries(own), ...kept }, deleted: false });
}

/** Decides a conflict: with `mine` my value is sent, else theirs is shown. */
export function decideConflict(replica: Replica, key: string, choice: 'mine' | 'theirs'): Replica {
  const conflict = replica.conflicts.get(key);
  if (!conflict) return replica;
  const conflicts = new Map(replica.conflicts);
  conflicts.delete(key);
  const decided = { ...replica, conflicts };
  if (choice === 'theirs') return decided;
  return changeReplica(decided, [
    conflict.kind === 'field'
      ? { id: conflict.id, set: { [conflict.field]: conflict.mine } }
      : { id: conflict.id, delete: true },
  ]);
}

/** A value with what both changed of a field; undefined if they cannot be had both. */
export type MergeFields = (
  field: string,
  versions: { before: Json; mine: Json; theirs: Json },
) => Json | undefined;

/** Decides conflicts whose values can be had both. Each is tried once. */
export function mergeConflicts(replica: Replica, merge: MergeFields | undefined): Replica {
  let merged = replica;
  if (!merge) return merged;
  for (const [key, conflict] of replica.conflicts) {
    if (conflict.kind !== 'field' || conflict.before === undefined) continue;
    const { before, ...rest } = conflict;
    const both = merge(conflict.field, { before, mine: conflict.mine, theirs: conflict.theirs });
    const conflicts = new Map(merged.conflicts);
    if (both === undefined) conflicts.set(key, rest);
    else conflicts.delete(key);
    merged = { ...merged, conflicts };
    if (both !== undefined)
      merged = changeReplica(merged, [{ id: conflict.id, set: { [conflict.field]: both } }]);
  }
  return merged;
}

/** Whether the server has everything that was decided. */
export const isSaved = ({ pending, sent }: Replica): boolean => pending.size === 0 && sent === undefined;

/** Conflicts that another page of this browser left undecided. Those that this page has already stay. */
export function adoptConflicts(replica: Replica, found: Iterable<PartConflict>): Replica {
  const conflicts = new Map(replica.conflicts);
  for (const conflict of found) {
    const key = conflictKey(conflict.id, conflict.kind === 'field' ? conflict.field : undefined);
    if (!conflicts.has(key) && replica.confirmed.has(conflict.id)) conflicts.set(key, conflict);
  }
  return { ...replica, conflicts };
}
