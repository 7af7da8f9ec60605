/** The sizes of a design: which there are, and its parts as they lie in one of them. Pure. */
import { designKind, designSize, type SizePreset } from '@inkreel/contract/documents/design-document.ts';
import {
  HEAD,
  partKindOf,
  splitVaried,
  variedField,
} from '@inkreel/contract/documents/parts/define-parts.ts';
import { childrenOf, type Json, type Part, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { Size } from '../geometry.ts';
import { layoutIn } from './layout-sizes.ts';

/** The size of the head. */
export const BASE_SIZE = 'base';
/** Names that no other size has: requests name the base size and all sizes so. */
const RESERVED = new Set<string>([BASE_SIZE, 'all']);

export interface DesignSize extends Size {
  id: string;
  /** Undefined where nobody named it. */
  name: string | undefined;
  preset: SizePreset | undefined;
}

/** The base size, and the others in their order. */
export function designSizes(parts: Parts): DesignSize[] {
  const read = (part: Part | undefined, id: string, name: Json | undefined): DesignSize => ({
    id,
    name: name as string | undefined,
    preset: part?.['preset'] as SizePreset | undefined,
    ...designSize(part),
  });
  const head = parts.get(HEAD);
  const others = childrenOf(parts, HEAD).filter((part) => isSize(part));
  return [
    read(head, BASE_SIZE, head?.['size_name']),
    ...others.map((part) => read(part, part.id, part['name'])),
  ];
}

const isSize = (part: Part | undefined): part is Part => part?.kind === 'size' && !RESERVED.has(part.id);

/** Whether a design has this size. */
export const hasSize = (parts: Parts, id: string): boolean => id === BASE_SIZE || isSize(parts.get(id));

/** Names of the fields of a kind of layer that differ by size. */
export const variedNames = (kind: string): readonly string[] =>
  Object.keys(partKindOf(designKind, kind)?.varied ?? {});

/** Where a mask lies, without its pixels. */
export const maskBox = (mask: Json | undefined): Json | undefined => {
  if (typeof mask !== 'object' || mask === null) return undefined;
  const { x, y, width, height, rotation } = mask as Readonly<Record<string, Json>>;
  return { x, y, width, height, rotation } as Json;
};

/**
 * The parts as they lie in a size: its fields are the plain ones of the head and of layers, and those of the base size
 * are named as those of another size are. A layer that has no place in the size yet is laid out from the base size.
 * @param id of the size; without such a size, the parts as they are
 */
export function partsAt(parts: Parts, id: string): Parts {
  if (!isSize(parts.get(id))) return parts;
  const view = partAt(parts, id);
  return new Map([...parts.keys(), HEAD].map((each) => [each, view(each)!]));
}

/** By part and size: layers that need no other part to be laid out, which most edits leave as they are. */
const views = new WeakMap<Part, Map<string, Part>>();

/** The same for one part after the other, by id. */
export function partAt(parts: Parts, id: string): (part: string) => Part | undefined {
  const size = id === BASE_SIZE ? undefined : parts.get(id);
  if (!isSize(size)) return (part) => parts.get(part);
  let laid: ReturnType<typeof layoutIn> | undefined;
  const layout = (layer: string) => {
    laid ??= layoutIn(parts, designSize(parts.get(HEAD)), designSize(size));
    return laid.get(layer) ?? {};
  };
  return (name) => {
    const part = parts.get(name);
    if (name === HEAD) return headAt(part, size);
    if (!part) return undefined;
    const isWhole =
      isPlacedIn(part, id) && (!part['mask'] || part[variedField('mask_box', id)] !== undefined);
    if (!isWhole) return layerAt(part, id, () => layout(name));
    const seen = views.get(part) ?? new Map<string, Part>();
    const view = seen.get(id) ?? layerAt(part, id, () => ({}));
    views.set(part, seen.set(id, view));
    return view;
  };
}

function headAt(head: Part | undefined, size: Part): Part {
  const { guides: _, ...kept } = head ?? { id: HEAD, kind: HEAD, parent: null, index: 'a0' };
  const guides = size['guides'];
  return { ...kept, ...designSize(size), ...(guides !== undefined && { guides }) } as Part;
}

/** Whether a layer has its place in a size. */
export const isPlacedIn = (part: Part, size: string): boolean =>
  part.kind === 'group' || part[variedField('x', size)] !== undefined;

function layerAt(part: Part, size: string, layout: () => Readonly<Record<string, Json>>): Part {
  const names = variedNames(part.kind);
  if (names.length === 0) return part;
  const laid = isPlacedIn(part, size) ? undefined : layout();
  const next: Record<string, Json | undefined> = {};
  for (const [field, value] of Object.entries(part)) if (splitVaried(field)?.by !== size) next[field] = value;
  for (const field of names) {
    if (field === 'mask_box') continue;
    const own = part[variedField(field, size)] ?? laid?.[field];
    if (part[field] !== undefined) next[variedField(field, BASE_SIZE)] = part[field];
    if (own !== undefined) next[field] = own;
  }
  const box = maskBox(part['mask']);
  if (box !== undefined) {
    const own = part[variedField('mask_box', size)] ?? laid?.['mask_box'] ?? layout()['mask_box'];
    next[variedField('mask_box', BASE_SIZE)] = box;
    next['mask'] = { ...(part['mask'] as object), ...(own as object) } as Json;
  }
  return next as unknown as Part;
}
