/** Edits of one size of a design, as the changes of a save that leave the other sizes as they are. Pure. */
import { SQUARE } from '@inkreel/contract/documents/corners.ts';
import { DESIGN_LIMITS, designSize, type SizePreset } from '@inkreel/contract/documents/design-document.ts';
import { HEAD, splitVaried, variedField } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { isSameJson, type Json, type Part, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import { FONT_SIZE, placementOf } from '@inkreel/scene/design/design.ts';
import { layoutIn } from '@inkreel/scene/design/layout-sizes.ts';
import {
  BASE_SIZE,
  type DesignSize,
  designSizes,
  isPlacedIn,
  maskBox,
  partAt,
  partsAt,
  variedNames,
} from '@inkreel/scene/design/sizes.ts';
import type { Size } from '@inkreel/scene/geometry.ts';
import { type Placement, turn } from '@inkreel/scene/layers/layer-document.ts';
import { insertParts } from '../../../documents/parts/part-edits.ts';
import { newId } from '../../../lib/new-id.ts';

type Fields = Record<string, Json>;

/** What a cleared field of a size is: absent, it would be that of the base size. */
const CLEARED: Readonly<Record<string, Json>> = {
  hidden: false,
  rotation: 0,
  straighten: 0,
  crop: { left: 0, top: 0, width: 1, height: 1 },
  rectify: SQUARE as unknown as Json,
};
/** Fields of a text that change the box of its words in every size. */
const OF_WORDS = ['text', 'font', 'bold', 'letter_spacing', 'line_height'];
/** Lengths of looks: every size has them, each at its scale. */
const OF_LOOKS = ['stroke_width', 'radius'];

/** The sizes of a design with its parts in each of them. */
interface Sizes {
  parts: Parts;
  /** The one that is edited. */
  size: string;
  others: readonly DesignSize[];
  /** A part as it lies in a size. */
  at: (size: string, id: string) => Part | undefined;
}

/**
 * Changes of the parts as they lie in a size (`partsAt`), as changes of the document: placement is that of this size
 * alone, everything else of all. A new layer gets its place in every size.
 * @param parts of the document
 */
export function changesAt(parts: Parts, size: string, changes: readonly PartChange[]): PartChange[] {
  const all = designSizes(parts);
  if (all.length === 1) return [...changes];
  const views = new Map(all.map(({ id }) => [id, partAt(parts, id)]));
  const at: Sizes['at'] = (id, part) => views.get(id)?.(part);
  const sizes: Sizes = { parts, size, at, others: all.filter(({ id }) => id !== size) };
  const made = new Set<string>();
  return changes.flatMap((change): PartChange[] => {
    const { id, set } = change;
    if (!set) return [change];
    if (id === HEAD) return ofHead(sizes, set);
    const part = parts.get(id);
    if (part) return [{ id, set: ofLayer(sizes, part, set) }];
    // What follows on a new layer is about its place among the others.
    if (made.has(id) || typeof set['kind'] !== 'string') return [change];
    made.add(id);
    return [{ id, set: ofNew(sizes, id, set) }];
  });
}

/** The plain fields of the head that each size has. */
const OF_SIZE = ['width', 'height', 'guides'];

function ofHead({ size, parts }: Sizes, set: Readonly<Fields>): PartChange[] {
  const entries = Object.entries(set);
  const isResized = ['width', 'height'].some((side) => side in set);
  const id = size === BASE_SIZE ? HEAD : size;
  const own = entries.filter(([field]) => OF_SIZE.includes(field));
  const common = entries.filter(([field]) => !OF_SIZE.includes(field));
  // Of other sides it is no longer what the preset says.
  const preset = isResized && parts.get(id)?.['preset'] !== undefined ? { preset: null } : {};
  const changed = { ...Object.fromEntries(own), ...preset };
  if (id === HEAD) return [{ id, set: { ...changed, ...Object.fromEntries(common) } }];
  return [
    ...(own.length > 0 ? [{ id, set: changed }] : []),
    ...(common.length > 0 ? [{ id: HEAD, set: Object.fromEntries(common) }] : []),
  ];
}

/** The name that a field of a layer has for a size. */
const nameIn = (size: string, field: string) => (size === BASE_SIZE ? field : variedField(field, size));

function ofLayer(sizes: Sizes, part: Part, set: Readonly<Fields>): Fields {
  const { size, others, at } = sizes;
  const varied = variedNames(part.kind).filter((field) => field !== 'mask_box' && field in set);
  const out: Fields = {};
  if (varied.length > 0) {
    settle(out, part, size, [], at);
    // What the others take from the base size stays as it is there.
    if (size === BASE_SIZE) for (const { id } of others) settle(out, part, id, varied, at);
  }
  for (const [field, value] of Object.entries(set)) {
    if (!varied.includes(field)) out[field] = value;
    else if (size === BASE_SIZE) out[field] = value;
    else out[variedField(field, size)] = value ?? CLEARED[field] ?? null;
  }
  if ('mask' in set) {
    delete out['mask'];
    Object.assign(out, ofMask(sizes, part, set['mask'] ?? null));
  }
  for (const { id } of others) {
    if (OF_WORDS.some((field) => field in set) && 'width' in set && 'height' in set)
      Object.assign(out, ofWords(sizes, part, id, set));
    for (const field of OF_LOOKS) {
      const value = set[field];
      if (value === undefined) continue;
      const scale = scaleBetween(at(size, part.id), at(id, part.id));
      out[nameIn(id, field)] = typeof value === 'number' ? rounded(value * scale) : value;
    }
  }
  return out;
}

/** Writes down the place that a layer was laid out at in a size, and the fields that it takes from the base size. */
function settle(out: Fields, part: Part, size: string, fields: readonly string[], at: Sizes['at']): void {
  if (size === BASE_SIZE) return;
  const shown = at(size, part.id);
  const names = isPlacedIn(part, size) ? fields : variedNames(part.kind);
  for (const field of names) {
    const name = variedField(field, size);
    if (part[name] !== undefined) continue;
    const value = field === 'mask_box' ? maskBox(shown?.['mask']) : (shown?.[field] ?? CLEARED[field]);
    if (value !== undefined) out[name] = value;
  }
}

/** A mask is one for all sizes, and has a box in each. */
function ofMask({ size, others, at, parts }: Sizes, part: Part, mask: Json): Fields {
  const out: Fields = {};
  const all = [size, ...others.map(({ id }) => id)];
  const box = maskBox(mask);
  if (box === undefined) {
    for (const id of all)
      if (part[variedField('mask_box', id)] !== undefined) out[variedField('mask_box', id)] = null;
    return { ...out, mask: null };
  }
  const before = maskBox(at(size, part.id)?.['mask']);
  const boxes = new Map<string, Json>([[size, box]]);
  for (const id of all) {
    if (id === size) continue;
    const kept = maskBox(at(id, part.id)?.['mask']);
    boxes.set(id, kept ?? carriedBox(at, part.id, box as unknown as Placement, [size, id]));
  }
  for (const id of all) {
    const name = variedField('mask_box', id);
    const isKept = id === size && before !== undefined && isSameJson(before, box);
    if (id !== BASE_SIZE && part[name] === undefined) out[name] = boxes.get(id)!;
    else if (id !== BASE_SIZE && id === size && !isKept) out[name] = box;
  }
  const base = boxes.get(BASE_SIZE) ?? maskBox(parts.get(part.id)?.['mask']) ?? box;
  return { ...out, mask: { ...(mask as object), ...(base as object) } as Json };
}

/** A box that goes with its layer to another size; that of a group with the canvas. */
function carriedBox(
  at: Sizes['at'],
  id: string,
  box: Placement,
  [from, to]: readonly [string, string],
): Json {
  const [part, moved] = [at(from, id), at(to, id)];
  const isGroup = part?.kind === 'group' || !part || !moved;
  const [was, is] = isGroup
    ? [middleOf(designSize(at(from, HEAD))), middleOf(designSize(at(to, HEAD)))]
    : [placementOf(part), placementOf(moved)];
  const [across, down] = [is.width / was.width, is.height / was.height];
  const scale = isGroup ? Math.max(across, down) : Math.sqrt(across * down);
  const turned = is.rotation - was.rotation;
  const arm = turn({ x: (box.x - was.x) * scale, y: (box.y - was.y) * scale }, turned);
  return {
    x: rounded(is.x + arm.x),
    y: rounded(is.y + arm.y),
    width: rounded(box.width * scale),
    height: rounded(box.height * scale),
    rotation: (box.rotation + turned) % 360,
  };
}
const middleOf = ({ width, height }: Size): Placement => ({
  x: width / 2,
  y: height / 2,
  width,
  height,
  rotation: 0,
});

/** The box that words get in another size: as there, in its own font size; the edge of their lines stays. */
function ofWords({ size, at }: Sizes, part: Part, other: string, set: Readonly<Fields>): Fields {
  const shown = at(other, part.id) ?? part;
  const own = at(size, part.id) ?? part;
  const sizeOf = (value: Json | undefined) => (typeof value === 'number' ? value : FONT_SIZE);
  const scale = sizeOf(shown['font_size']) / sizeOf(set['font_size'] ?? own['font_size']);
  const was = placementOf(shown);
  const [width, height] = [Number(set['width']) * scale, Number(set['height']) * scale];
  const align = String(set['align'] ?? own['align'] ?? 'left');
  const kept = { left: 0.5, center: 0, right: -0.5 }[align] ?? 0.5;
  const shift = turn({ x: kept * (width - was.width), y: 0.5 * (height - was.height) }, was.rotation);
  const out: Fields = {};
  settle(out, part, other, [], at);
  const box: Fields = { x: rounded(was.x + shift.x), y: rounded(was.y + shift.y), width, height };
  for (const [field, value] of Object.entries(box)) out[nameIn(other, field)] = value;
  return out;
}

const scaleBetween = (from: Part | undefined, to: Part | undefined): number => {
  if (!from || !to) return 1;
  const [was, is] = [placementOf(from), placementOf(to)];
  return Math.sqrt((is.width * is.height) / Math.max(0.0001, was.width * was.height));
};

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** A new layer with its place in every size; a copy brings those of its original. */
function ofNew({ size, others, at }: Sizes, id: string, set: Readonly<Fields>): Fields {
  const kind = String(set['kind']);
  const varied = variedNames(kind);
  const out: Fields = {};
  const baseMask = variedField('mask_box', BASE_SIZE);
  for (const [field, value] of Object.entries(set)) {
    const named = splitVaried(field);
    if (field === baseMask) continue;
    if (named?.by === BASE_SIZE) out[named.field] = value;
    else if (size !== BASE_SIZE && varied.includes(field)) out[variedField(field, size)] = value;
    else out[field] = value;
  }
  if (varied.length === 0) return out;
  const part = { parent: null, index: 'a0', ...set, id } as unknown as Part;
  const box = maskBox(set['mask']);
  if (box !== undefined && size !== BASE_SIZE) out[variedField('mask_box', size)] = box;
  if (set[baseMask]) out['mask'] = { ...(set['mask'] as object), ...(set[baseMask] as object) } as Json;
  const replaced = typeof set['replaces'] === 'string' ? set['replaces'] : undefined;
  const from = designSize(at(size, HEAD));
  for (const other of others) {
    const isGiven = set[variedField('x', other.id)] !== undefined;
    if (isGiven) continue;
    const laid = layoutIn(new Map([[id, { ...part, parent: null }]]), from, other).get(id) ?? {};
    const beside = replaced === undefined ? undefined : besides(at, part, replaced, [size, other.id]);
    for (const [field, value] of Object.entries({ ...laid, ...beside }))
      if (field !== 'mask_box') out[nameIn(other.id, field)] = value;
      else if (other.id !== BASE_SIZE) out[variedField(field, other.id)] = value;
      else out['mask'] = { ...(set['mask'] as object), ...(value as object) } as Json;
  }
  return out;
}

/** Where a layer lies in another size that is shown in the place of one that lies there already. */
function besides(
  at: Sizes['at'],
  part: Part,
  replaced: string,
  [from, to]: readonly [string, string],
): Fields | undefined {
  const [was, is] = [at(from, replaced), at(to, replaced)];
  if (!was || !is || was.kind === 'group') return undefined;
  return carriedBox(at, replaced, placementOf(part), [from, to]) as unknown as Fields;
}

/** What a new size is, before it is laid out. */
export interface NewSize extends Size {
  name?: string | undefined;
  preset?: SizePreset | undefined;
}

/** An id of a size: short, since the fields of every layer name it. */
export const newSizeId = (): string => newId().replaceAll('-', '').slice(-10);

/** Adds a size, laid out from the base one. Without changes when there are as many as there may be. */
export function addSize(parts: Parts, id: string, { width, height, name, preset }: NewSize): PartChange[] {
  if (designSizes(parts).length >= DESIGN_LIMITS.sizes) return [];
  const fields = {
    width,
    height,
    ...(name !== undefined && name !== '' && { name }),
    ...(preset !== undefined && { preset }),
  };
  const added = insertParts(parts, { parent: HEAD, position: Number.POSITIVE_INFINITY }, [
    { id, kind: 'size', fields },
  ]);
  return [...added, ...laidOut(parts, id, { width, height })];
}

/** Lays a size out from the base one again. */
export const layOutAgain = (parts: Parts, id: string): PartChange[] =>
  laidOut(parts, id, designSize(parts.get(id)));

function laidOut(parts: Parts, id: string, size: Size): PartChange[] {
  const laid = layoutIn(parts, designSize(parts.get(HEAD)), size);
  return [...parts.values()].flatMap((part): PartChange[] => {
    const fields = laid.get(part.id) ?? {};
    const set: Fields = {};
    for (const field of variedNames(part.kind)) {
      const name = variedField(field, id);
      const value = fields[field] ?? null;
      if (!isSameJson(part[name] ?? null, value)) set[name] = value;
    }
    return Object.keys(set).length === 0 ? [] : [{ id: part.id, set }];
  });
}

/** Lays layers out in all other sizes as they lie in this one. */
export function carryToAll(parts: Parts, size: string, ids: readonly string[]): PartChange[] {
  const shown = partsAt(parts, size);
  const from = designSize(shown.get(HEAD));
  const changes = ids.map((id) => ({ id, set: {} as Fields }));
  for (const other of designSizes(parts)) {
    if (other.id === size) continue;
    const laid = layoutIn(shown, from, other);
    for (const { id, set } of changes) {
      const part = shown.get(id);
      const fields: Readonly<Fields> = laid.get(id) ?? {};
      for (const field of part ? variedNames(part.kind) : []) {
        const value = fields[field] ?? part?.[field] ?? CLEARED[field] ?? null;
        if (field !== 'mask_box') set[nameIn(other.id, field)] = value;
        else if (part?.['mask'] === undefined) continue;
        else if (other.id !== BASE_SIZE) set[variedField(field, other.id)] = value;
        else set['mask'] = { ...(part['mask'] as object), ...(value as object) } as Json;
      }
    }
  }
  return settled(parts, size, changes);
}

/** Only what they change; what the size itself takes from the base size is written down with them. */
function settled(parts: Parts, size: string, changes: readonly { id: string; set: Fields }[]): PartChange[] {
  return changes.flatMap(({ id, set }): PartChange[] => {
    const part = parts.get(id);
    if (!part) return [];
    const own: Fields = {};
    settle(own, part, size, variedNames(part.kind), (at, of) => partAt(parts, at)(of));
    const all = Object.entries({ ...own, ...set });
    const changed = all.filter(([field, value]) => !isSameJson(part[field] ?? null, value));
    return changed.length === 0 ? [] : [{ id, set: Object.fromEntries(changed) }];
  });
}

/** Removes a size with the places of layers in it; the layers stay. The base size cannot be removed. */
export function removeSize(parts: Parts, id: string): PartChange[] {
  if (parts.get(id)?.kind !== 'size') return [];
  const cleared = [...parts.values()].flatMap((part): PartChange[] => {
    const names = Object.keys(part).filter((field) => splitVaried(field)?.by === id);
    return names.length === 0
      ? []
      : [{ id: part.id, set: Object.fromEntries(names.map((name) => [name, null])) }];
  });
  return [...cleared, { id, delete: true }];
}
