/**
 * Repair on read: a merge of two people's changes can make what neither of them made, such as a scene under a shot
 * under the same scene. A pure function, the same in browser and server, so that every document opens, and opens alike.
 */
import { HEAD, type PartsKind, partKindOf, UNPLACED } from './define-parts.ts';
import type { PartChange } from './merge-save.ts';
import {
  childrenOf,
  compareParts,
  fieldsOf,
  isSameJson,
  type Json,
  type Part,
  type Parts,
  placesAt,
} from './part.ts';

export interface RepairedParts {
  parts: Parts;
  /** Ids of the parts that were put elsewhere or changed; empty for a document that needed nothing. */
  repaired: readonly string[];
}

/**
 * A cycle of parents is cut at the part with the greatest id. A part whose parent is gone, or cannot hold it, goes
 * under the part `unplaced`: never away. Then the kind's own repairs.
 * @param sound the same document at another time, when it needed nothing: while no part has another place, nothing is
 *   looked for again
 */
export function repairParts(kind: PartsKind, given: Parts, sound?: Parts): RepairedParts {
  const placed = sound && hasSamePlaces(given, sound) ? given : placeOrphans(kind, cutCycles(given));
  const parts = kind.repair?.(placed) ?? placed;
  const repaired = [...parts.values()].filter((part) => given.get(part.id) !== part).map(({ id }) => id);
  return { parts: repaired.length === 0 && parts.size === given.size ? given : parts, repaired };
}

function hasSamePlaces(parts: Parts, others: Parts): boolean {
  if (parts.size !== others.size) return false;
  for (const part of parts.values()) {
    const other = others.get(part.id);
    if (other !== part && (other?.kind !== part.kind || other.parent !== part.parent)) return false;
  }
  return true;
}

function cutCycles(parts: Parts): Parts {
  const cut = new Set<string>();
  const done = new Set<string>();
  for (const start of [...parts.keys()].sort()) {
    const path: string[] = [];
    const onPath = new Set<string>();
    let id: string | null = start;
    while (id !== null && !done.has(id) && !onPath.has(id)) {
      path.push(id);
      onPath.add(id);
      id = cut.has(id) ? null : (parts.get(id)?.parent ?? null);
    }
    if (id !== null && onPath.has(id)) cut.add(greatest(path.slice(path.indexOf(id))));
    for (const each of path) done.add(each);
  }
  if (cut.size === 0) return parts;
  const next = new Map(parts);
  // At the top, where most parts cannot be: then it is an orphan.
  for (const id of cut) next.set(id, { ...parts.get(id)!, parent: null });
  return next;
}

const greatest = (ids: readonly string[]): string => ids.reduce((a, b) => (a > b ? a : b));

function placeOrphans(kind: PartsKind, parts: Parts): Parts {
  const isPlaced = (part: Part) => {
    if (part.id === HEAD) return part.parent === null;
    const parents = partKindOf(kind, part.kind)?.parents ?? [];
    if (part.parent === null) return parents.includes(null);
    if (part.parent === UNPLACED) return parts.has(UNPLACED);
    const parent = parts.get(part.parent);
    return parent !== undefined && parents.includes(parent.kind);
  };
  const orphans = [...parts.values()].filter((part) => !isPlaced(part));
  if (orphans.length === 0) return parts;
  const next = new Map(parts);
  if (!next.has(UNPLACED)) next.set(UNPLACED, unplacedPart(parts));
  for (const part of orphans)
    next.set(part.id, { ...part, parent: part.id === HEAD || part.id === UNPLACED ? null : UNPLACED });
  return next;
}

/** Behind all parts at the top. */
function unplacedPart(parts: Parts): Part {
  const top = childrenOf(parts, null);
  const [index = 'a0'] = placesAt(top, top.length).indexes;
  return { id: UNPLACED, kind: UNPLACED, parent: null, index };
}

/** The changes that make `after` from `before`: new and changed parts parents first, then deletions. */
export function changesBetween(before: Parts, after: Parts): PartChange[] {
  const changes: PartChange[] = [];
  for (const part of inParentOrder(after)) {
    const old = before.get(part.id);
    if (old === part) continue;
    const set = old ? changedFields(old, part) : fieldsOf(part);
    if (Object.keys(set).length > 0) changes.push({ id: part.id, set });
  }
  for (const id of before.keys()) if (!after.has(id)) changes.push({ id, delete: true });
  return changes;
}

function changedFields(before: Part, after: Part): Record<string, Json> {
  const set: Record<string, Json> = {};
  for (const field of new Set([...Object.keys(before), ...Object.keys(after)]))
    if (!isSameJson(before[field] ?? null, after[field] ?? null)) set[field] = after[field] ?? null;
  return set;
}

/** Parents before their children, siblings in order. */
function inParentOrder(parts: Parts): Part[] {
  const ordered: Part[] = [];
  const seen = new Set<string>();
  const visit = (part: Part) => {
    if (seen.has(part.id)) return;
    seen.add(part.id);
    const parent = part.parent === null ? undefined : parts.get(part.parent);
    if (parent) visit(parent);
    ordered.push(part);
  };
  for (const part of [...parts.values()].sort(compareParts)) visit(part);
  return ordered;
}
