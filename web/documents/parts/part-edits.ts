/** Edits of a document with parts, as the changes of a save. Pure. */
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import {
  childrenOf,
  type Json,
  type Parts,
  placesAt,
  withDescendants,
} from '@inkreel/contract/documents/parts/part.ts';

/** A part to be made: its id, kind and fields. */
export interface NewPart {
  id: string;
  kind: string;
  fields: Readonly<Record<string, Json>>;
}

/** Puts new parts under `parent`, in their order, before the child at `position` or behind the last one. */
export function insertParts(
  parts: Parts,
  { parent, position }: { parent: string | null; position: number },
  added: readonly NewPart[],
): PartChange[] {
  const { indexes, moved } = placesAt(childrenOf(parts, parent), position, added.length);
  return [
    ...added.map(({ id, kind, fields }, at) => ({
      id,
      set: { kind, parent, index: indexes[at]!, ...fields },
    })),
    ...moved.map(({ id, index }) => ({ id, set: { index } })),
  ];
}

/** Moves parts under `parent`, in their order; `position` counts the children that stay. */
export function moveParts(
  parts: Parts,
  ids: readonly string[],
  { parent, position }: { parent: string | null; position: number },
): PartChange[] {
  const staying = childrenOf(parts, parent).filter(({ id }) => !ids.includes(id));
  const { indexes, moved } = placesAt(staying, position, ids.length);
  return [
    ...ids.map((id, at) => ({
      id,
      set: { ...(parts.get(id)?.parent === parent ? {} : { parent }), index: indexes[at]! },
    })),
    ...moved.map(({ id, index }) => ({ id, set: { index } })),
  ];
}

/** Deletes a part with everything below it. */
export const deletePart = (parts: Parts, id: string): PartChange[] =>
  withDescendants(parts, id)
    .reverse()
    .map((part) => ({ id: part.id, delete: true }));
