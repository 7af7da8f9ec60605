/**
 * Documents with parts: a part is a plain value with a parent and a place among its siblings. Records with a parent
 * and a fractional index, where the last writer of a field wins, are how Figma keeps its files.
 */
import { generateKeyBetween, generateNKeysBetween } from 'fractional-indexing';

export type Json = null | boolean | number | string | readonly Json[] | { readonly [key: string]: Json };

/** Fields that every part has; `null` is no value of another field, a save clears a field with it. */
export interface Part {
  readonly id: string;
  readonly kind: string;
  /** Id of the part that holds it; null at the top of the document. */
  readonly parent: string | null;
  /** Fractional index among the parts of the same parent. */
  readonly index: string;
  readonly [field: string]: Json | undefined;
}

export type Parts = ReadonlyMap<string, Part>;

/** Where a part is. Moves never conflict: the later save holds. */
const PLACE_FIELDS: readonly string[] = ['parent', 'index'];
export const isPlaceField = (field: string): boolean => PLACE_FIELDS.includes(field);

/** Begins with a letter or digit, so that no id is a name of JavaScript such as `__proto__`. */
export const PART_ID = /^[A-Za-z0-9][A-Za-z0-9_-]{0,63}$/;
export const isPartId = (value: unknown): value is string => typeof value === 'string' && PART_ID.test(value);

/** Longest index, in characters: some hundred insertions at the same place. */
const INDEX_CHARACTERS = 200;

/** Whether a value from outside is a fractional index that new ones can be made beside. */
export function isIndex(value: unknown): value is string {
  if (typeof value !== 'string' || value.length === 0 || value.length > INDEX_CHARACTERS) return false;
  try {
    return generateKeyBetween(value, null) > value;
  } catch {
    return false;
  }
}

/** Order of siblings: by index, then by id. */
export const compareParts = (a: Part, b: Part): number =>
  compareText(a.index, b.index) || compareText(a.id, b.id);

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/** Children by parent, each list in order. One pass, for readers of the whole document. */
export function childrenByParent(parts: Parts): ReadonlyMap<string | null, readonly Part[]> {
  const children = new Map<string | null, Part[]>();
  for (const part of parts.values()) {
    const siblings = children.get(part.parent);
    if (siblings) siblings.push(part);
    else children.set(part.parent, [part]);
  }
  for (const siblings of children.values()) siblings.sort(compareParts);
  return children;
}

/** The parts below `parent`, in order. */
export const childrenOf = (parts: Parts, parent: string | null): Part[] =>
  [...parts.values()].filter((part) => part.parent === parent).sort(compareParts);

/** The part and all parts below it, parents first. */
export function withDescendants(parts: Parts, id: string): Part[] {
  const children = childrenByParent(parts);
  const found: Part[] = [];
  const seen = new Set<string>();
  const visit = (part: Part | undefined) => {
    if (!part || seen.has(part.id)) return;
    seen.add(part.id);
    found.push(part);
    for (const child of children.get(part.id) ?? []) visit(child);
  };
  visit(parts.get(id));
  return found;
}

/** Indexes that lie between two, in order; null is the start or the end. @throws Error if nothing fits between them */
export const indexesBetween = (before: string | null, after: string | null, count: number): string[] =>
  generateNKeysBetween(before, after, count);

/** Indexes for new parts, and those that later siblings need because two had the same one. */
export interface Places {
  indexes: string[];
  moved: { id: string; index: string }[];
}

/**
 * Places for `count` parts before the sibling at `position`; at the end for a position behind the last one. Between
 * two siblings of the same index nothing fits, so the later ones get new indexes in the same save.
 */
export function placesAt(siblings: readonly Part[], position: number, count = 1): Places {
  const before = siblings[Math.min(position, siblings.length) - 1]?.index ?? null;
  let after = Math.max(position, 0);
  // The first later sibling that is really behind the one before.
  while (before !== null && (siblings[after]?.index ?? '~') <= before) after += 1;
  const equal = siblings.slice(Math.max(position, 0), after);
  const keys = generateNKeysBetween(before, siblings[after]?.index ?? null, count + equal.length);
  const moved = equal.map(({ id }, at) => ({ id, index: keys[count + at]! }));
  return { indexes: keys.slice(0, count), moved };
}

/** Whether two values are the same JSON; the order of properties does not count. */
export function isSameJson(a: Json | undefined, b: Json | undefined): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (isList(a) || isList(b))
    return isList(a) && isList(b) && a.length === b.length && a.every((each, at) => isSameJson(each, b[at]));
  const names = Object.keys(a);
  return (
    names.length === Object.keys(b).length &&
    names.every((name) => Object.hasOwn(b, name) && isSameJson(a[name], b[name]))
  );
}

const isList = (value: object): value is readonly Json[] => Array.isArray(value);

/** The part with these fields; a field that is set to null is cleared, except the parent. */
export function withFields(part: Part, set: Readonly<Record<string, Json>>): Part {
  const next: Record<string, Json | undefined> = { ...part };
  for (const [field, value] of Object.entries(set)) {
    if (value === null && field !== 'parent') delete next[field];
    else next[field] = value;
  }
  return next as Part;
}

/** A field's value as a save names it: null for a field that the part does not have. */
export const valueOf = (part: Part | undefined, field: string): Json => part?.[field] ?? null;

/** What a save that makes this part names: all of it but the id. */
export function fieldsOf(part: Part): Record<string, Json> {
  const fields: Record<string, Json> = {};
  for (const [field, value] of Object.entries(part))
    if (field !== 'id' && value !== undefined) fields[field] = value;
  return fields;
}
