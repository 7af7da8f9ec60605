/** Kinds of documents with parts: which kinds of parts they have, and what is checked, drawn from and found in each. */
import type { FieldCheck } from './fields.ts';
import { isIndex, isPartId, type Json, type Part, type Parts } from './part.ts';

/** The part that keeps the settings of a document, such as its language. It has no parent and is never deleted. */
export const HEAD = 'head';
/** The part under which repair puts parts whose parent is gone. */
export const UNPLACED = 'unplaced';

/** Most that one field may have, in bytes of its JSON. */
export const FIELD_BYTES = 200 * 1024;

export interface PartKind {
  /** Fields that people write. */
  fields: Readonly<Record<string, FieldCheck>>;
  /**
   * Fields that only the server writes: results, their fingerprints, the state of runs. They never conflict and are in
   * no step of undo.
   */
  system?: Readonly<Record<string, FieldCheck>>;
  /**
   * Fields that it has once for each of several other parts, such as its place in each size of a design. They are named
   * by `variedField`, and each is a field as others are: in saves, merges and steps of undo.
   */
  varied?: Readonly<Record<string, FieldCheck>>;
  /** Most parts of this kind that a document has, besides those of `limits`. */
  most?: number;
  /** Kinds of parts that may hold it; null is the top of the document. */
  parents: readonly (string | null)[];
  /** Files of the product that it draws from, as documents name them (`fileSource`). */
  sources?: (part: Part) => readonly string[];
  /** What a search finds it by. */
  text?: (part: Part) => string;
}

export interface PartsKind<Name extends string = string> {
  kind: Name;
  /** Version of the schema of its parts, from 1. */
  version: number;
  /** By version: a part of that version as the next one has it. Every version below the current one has its step. */
  upgrades: Readonly<Record<number, (part: Part) => Part>>;
  /** By kind of part. A document's settings are the part of kind `head`. */
  parts: Readonly<Record<string, PartKind>>;
  /** Repairs beyond the common ones; pure, the same in browser and server. */
  repair?: (parts: Parts) => Parts;
  /** What one document may have. */
  limits: {
    parts: number;
    /** Bytes of the JSON of all parts. */
    bytes: number;
  };
}

/** @throws Error if a version has no step to the next one, or a field has a reserved name */
export function defineParts<Name extends string>(kind: PartsKind<Name>): PartsKind<Name> {
  for (let version = 1; version < kind.version; version += 1)
    if (!kind.upgrades[version])
      throw new Error(`Parts of kind ${kind.kind} have no step from version ${version}`);
  for (const [name, { fields, system = {}, varied = {} }] of Object.entries(kind.parts))
    for (const field of [...Object.keys(fields), ...Object.keys(system), ...Object.keys(varied)])
      if (
        RESERVED.has(field) ||
        field.includes('@') ||
        (Object.hasOwn(fields, field) && Object.hasOwn(system, field))
      )
        throw new Error(`Field ${field} of part ${name} cannot be defined`);
  return kind;
}

const RESERVED = new Set(['id', 'kind', 'parent', 'index']);

/** Kinds of parts that every document may have. */
const COMMON: Readonly<Record<string, PartKind>> = {
  [UNPLACED]: { fields: {}, parents: [null] },
};

/** Undefined for a kind of part that the document does not have. */
export function partKindOf(kind: PartsKind, name: string): PartKind | undefined {
  for (const kinds of [kind.parts, COMMON]) if (Object.hasOwn(kinds, name)) return kinds[name];
  return undefined;
}

/** By name: the kinds of parts of which a document has only so many, besides the limit of all others. */
export const fewKinds = (kind: PartsKind): ReadonlyMap<string, number> =>
  new Map(
    Object.entries(kind.parts).flatMap(([name, { most }]) => (most === undefined ? [] : [[name, most]])),
  );

export const isSystemField = (kind: PartKind, field: string): boolean =>
  kind.system !== undefined && Object.hasOwn(kind.system, field);

/** The name of a field that a part has for the part `by`. */
export const variedField = (field: string, by: string): string => `${field}@${by}`;

/** The field and the part that it is for; undefined for a plain field. */
export function splitVaried(name: string): { field: string; by: string } | undefined {
  const at = name.indexOf('@');
  return at < 1 ? undefined : { field: name.slice(0, at), by: name.slice(at + 1) };
}

/** The check of a field that people write; undefined for one that the part does not have. */
function checkOf(kind: PartKind, name: string): FieldCheck | undefined {
  if (Object.hasOwn(kind.fields, name)) return kind.fields[name];
  const { field, by } = splitVaried(name) ?? {};
  if (field === undefined || !kind.varied || !Object.hasOwn(kind.varied, field)) return undefined;
  return isPartId(by) ? kind.varied[field] : undefined;
}

/** The checks of all fields that a part has or may have, those of the system too, by name. */
export const checksOf = (kind: PartKind, ...given: readonly object[]): [string, FieldCheck][] => {
  const varied = kind.varied ? new Set(given.flatMap((part) => Object.keys(part))) : [];
  return [
    ...Object.entries({ ...kind.fields, ...kind.system }),
    ...[...varied].flatMap((name): [string, FieldCheck][] => {
      const check = name.includes('@') ? checkOf(kind, name) : undefined;
      return check ? [[name, check]] : [];
    }),
  ];
};

/** What is wrong with a value that somebody wants to write. */
export type FieldProblem = 'unknown' | 'malformed' | 'too_large' | 'system';

/**
 * The problem with a value for a field of a part; undefined if there is none. `null` clears every field but those that
 * each part has.
 */
export function fieldProblem(kind: PartKind, field: string, value: Json): FieldProblem | undefined {
  if (field === 'parent') return value === null || isPartId(value) ? undefined : 'malformed';
  if (field === 'index') return isIndex(value) ? undefined : 'malformed';
  if (isSystemField(kind, field)) return 'system';
  const check = checkOf(kind, field);
  if (!check) return 'unknown';
  if (value === null) return undefined;
  if (!check(value)) return 'malformed';
  return isTooLarge(value) ? 'too_large' : undefined;
}

/** No JSON is longer than its text; most fields are far from the limit, so that few are encoded. */
function isTooLarge(value: Json): boolean {
  if (typeof value === 'number' || typeof value === 'boolean') return false;
  const json = JSON.stringify(value);
  return json.length > FIELD_BYTES || (json.length * 3 > FIELD_BYTES && utf8Bytes(json) > FIELD_BYTES);
}

/** Bytes of a text in UTF-8. */
export function utf8Bytes(value: string): number {
  let bytes = value.length;
  for (let at = 0; at < value.length; at += 1) {
    const code = value.charCodeAt(at);
    if (code > 0x7f) bytes += 1;
    // Each half of a surrogate pair is two bytes.
    if (code > 0x7ff && (code < 0xd800 || code > 0xdfff)) bytes += 1;
  }
  return bytes;
}

/**
 * A stored part of any version up to the kind's, upgraded. Fields that its kind does not know are left out.
 * @returns undefined for a part that is damaged, or of a version that this program does not know yet
 */
export function readPart(kind: PartsKind, version: number, stored: Part): Part | undefined {
  if (!Number.isInteger(version) || version < 1 || version > kind.version) return undefined;
  let part = stored;
  try {
    for (let at = version; at < kind.version; at += 1) part = kind.upgrades[at]?.(part) ?? part;
  } catch {
    // A step met a part that its version never wrote.
    return undefined;
  }
  const partKind = partKindOf(kind, part.kind);
  if (!partKind || !isPartId(part.id) || !isIndex(part.index)) return undefined;
  if (part.parent !== null && !isPartId(part.parent)) return undefined;
  const { id, kind: name, parent, index } = part;
  const read: Record<string, Json> = { id, kind: name, parent, index };
  for (const [field, check] of checksOf(partKind, part)) {
    const value = part[field];
    if (value !== undefined && value !== null && check(value)) read[field] = value;
  }
  return read as unknown as Part;
}

/** Ids of what a part draws from, without duplicates. */
export const sourcesOf = (kind: PartsKind, part: Part): readonly string[] => [
  ...new Set(partKindOf(kind, part.kind)?.sources?.(part) ?? []),
];
