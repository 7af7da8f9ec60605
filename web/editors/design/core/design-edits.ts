/** Edits of a design as the changes of a save. Pure. */
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import {
  childrenOf,
  fieldsOf,
  type Json,
  type Part,
  type Parts,
  withDescendants,
  withFields,
} from '@inkreel/contract/documents/parts/part.ts';
import { shownSource } from '@inkreel/scene/design/design.ts';
import { insertParts, moveParts } from '../../../documents/parts/part-edits.ts';

/** Kinds of parts that are layers. */
const LAYER_KINDS = ['image', 'text', 'shape', 'paint', 'group'] as const;
export type LayerKind = (typeof LAYER_KINDS)[number];

const isLayer = (part: Part): boolean => (LAYER_KINDS as readonly string[]).includes(part.kind);

/** The document after changes, before anything of it is saved. */
export function applyChanges(parts: Parts, changes: readonly PartChange[]): Parts {
  const next = new Map(parts);
  for (const { id, set, delete: gone } of changes) {
    const part =
      next.get(id) ?? ({ id, kind: String(set?.['kind'] ?? ''), parent: null, index: 'a0' } as Part);
    if (gone) next.delete(id);
    else if (set) next.set(id, withFields(part, set));
  }
  return next;
}

/** The layers under `parent`, the lowest first. */
export const layersOf = (parts: Parts, parent: string | null): Part[] =>
  childrenOf(parts, parent).filter(isLayer);

/** Adds a layer above all others. */
export function addLayer(
  parts: Parts,
  layer: { id: string; kind: LayerKind; fields: Readonly<Record<string, Json>> },
): PartChange[] {
  return insertParts(parts, { parent: null, position: Number.POSITIVE_INFINITY }, [layer]);
}

/** Layers without those that lie in another one of the list. */
export function withoutInner(parts: Parts, ids: readonly string[]): string[] {
  const isInner = (id: string) => {
    for (let at = parts.get(id)?.parent; at; at = parts.get(at)?.parent) if (ids.includes(at)) return true;
    return false;
  };
  return ids.filter((id) => parts.has(id) && !isInner(id));
}

/** Pixels by which a copy lies to the lower right. */
const SHIFT = 24;
/** What a copy does not take: it shows the image, and was not made by a run. */
const OF_RUNS = ['results', 'run', 'spent', 'picked', 'replaces', 'action'];

/** Copies of layers with all that is in them, each directly above its own. @returns the ids of the copies too */
export function duplicateLayers(
  parts: Parts,
  ids: readonly string[],
  newId: () => string,
  shift = SHIFT,
): { changes: PartChange[]; copies: string[] } {
  let now = parts;
  const changes: PartChange[] = [];
  const copies: string[] = [];
  const add = (more: PartChange[]) => {
    now = applyChanges(now, more);
    changes.push(...more);
  };
  for (const id of withoutInner(parts, ids)) {
    const names = new Map<string, string>();
    for (const part of withDescendants(parts, id)) {
      const copy = newId();
      names.set(part.id, copy);
      const fields = copiedFields(part, shift);
      const parent = part.id === id ? part.parent : (names.get(part.parent ?? '') ?? null);
      const position =
        part.id === id
          ? childrenOf(now, parent).findIndex((each) => each.id === id) + 1
          : Number.POSITIVE_INFINITY;
      add(insertParts(now, { parent, position }, [{ id: copy, kind: part.kind, fields }]));
    }
    copies.push(names.get(id)!);
  }
  return { changes, copies };
}

function copiedFields(part: Part, shift: number): Record<string, Json> {
  const fields = fieldsOf(part);
  for (const field of ['kind', 'parent', 'index', ...OF_RUNS]) delete fields[field];
  const source = part.kind === 'image' ? shownSource(part) : undefined;
  if (source !== undefined) fields['source'] = source;
  for (const axis of ['x', 'y']) if (typeof fields[axis] === 'number') fields[axis] += shift;
  return fields;
}

/** Puts layers into a new group in the place of the highest one. */
export function groupLayers(parts: Parts, ids: readonly string[], group: string): PartChange[] {
  const whole = withoutInner(parts, ids);
  const highest = parts.get(whole.at(-1) ?? '');
  if (!highest) return [];
  const { parent } = highest;
  const position = childrenOf(parts, parent).findIndex(({ id }) => id === highest.id) + 1;
  const added = insertParts(parts, { parent, position }, [{ id: group, kind: 'group', fields: {} }]);
  const moved = moveParts(applyChanges(parts, added), whole, { parent: group, position: 0 });
  return [...added, ...moved];
}

/** Takes the layers out of a group, to where it was. */
export function ungroup(parts: Parts, group: string): PartChange[] {
  const part = parts.get(group);
  if (part?.kind !== 'group') return [];
  const inside = layersOf(parts, group).map(({ id }) => id);
  const position = childrenOf(parts, part.parent).findIndex(({ id }) => id === group);
  const moved = moveParts(parts, inside, { parent: part.parent, position });
  return [...moved, { id: group, delete: true }];
}

/** Moves a layer among those of its parent. */
export function orderLayer(parts: Parts, id: string, to: 'up' | 'down' | 'top' | 'bottom'): PartChange[] {
  const part = parts.get(id);
  if (!part) return [];
  const siblings = childrenOf(parts, part.parent);
  const from = siblings.findIndex((each) => each.id === id);
  const last = siblings.length - 1;
  // Layers are above the head.
  const first = siblings.findIndex(isLayer);
  const at = { up: Math.min(last, from + 1), down: Math.max(first, from - 1), top: last, bottom: first }[to];
  return at === from ? [] : moveParts(parts, [id], { parent: part.parent, position: at });
}

type Point = Readonly<{ x: number; y: number }>;
type Guide = Readonly<{ axis: 'x' | 'y'; at: number }>;

/** Fields of all layers, masks and guides after a movement of everything on the canvas. */
function movedAll(
  parts: Parts,
  { place, guide, turned = 0 }: { place: (at: Point) => Point; guide: (at: Guide) => Guide; turned?: number },
): { layers: PartChange[]; head: Record<string, Json> } {
  const degrees = (rotation: unknown) => ((((Number(rotation ?? 0) + turned) % 360) + 360) % 360) as Json;
  const layers = [...parts.values()].filter(isLayer).flatMap((part): PartChange[] => {
    const mask = part['mask'] as (Point & { rotation: number }) | undefined;
    const at = { x: Number(part['x'] ?? 0), y: Number(part['y'] ?? 0) };
    const set: Record<string, Json> = {
      ...(part.kind !== 'group' && place(at)),
      ...(part.kind !== 'group' && turned !== 0 && { rotation: degrees(part['rotation']) }),
      ...(mask && { mask: { ...mask, ...place(mask), rotation: degrees(mask.rotation) } as Json }),
    };
    return Object.keys(set).length === 0 ? [] : [{ id: part.id, set }];
  });
  const guides = parts.get(HEAD)?.['guides'] as unknown as readonly Guide[] | undefined;
  return { layers, head: guides ? { guides: guides.map(guide) as unknown as Json } : {} };
}

/** A quarter turn of the whole canvas with everything on it. */
export function turnCanvas(
  parts: Parts,
  to: 'left' | 'right',
  size: { width: number; height: number },
): PartChange[] {
  const { layers, head } = movedAll(parts, {
    place: ({ x, y }) => (to === 'right' ? { x: size.height - y, y: x } : { x: y, y: size.width - x }),
    guide: ({ axis, at }) => {
      if (axis === 'x') return { axis: 'y', at: to === 'right' ? at : size.width - at };
      return { axis: 'x', at: to === 'right' ? size.height - at : at };
    },
    turned: to === 'right' ? 90 : -90,
  });
  return [{ id: HEAD, set: { width: size.height, height: size.width, ...head } }, ...layers];
}

/** Crops the canvas to a rectangle of it, or extends it; layers stay where they are in the picture. */
export function cropCanvas(
  parts: Parts,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): PartChange[] {
  const { layers, head } = movedAll(parts, {
    place: (point) => ({ x: point.x - x, y: point.y - y }),
    guide: ({ axis, at }) => ({ axis, at: at - (axis === 'x' ? x : y) }),
  });
  return [{ id: HEAD, set: { width: Math.round(width), height: Math.round(height), ...head } }, ...layers];
}

/** The design as it was opened: its lowest image as a person placed it, alone. */
export function originalOf(parts: Parts): Parts {
  const head = parts.get(HEAD);
  const first = layersOf(parts, null).find(({ kind, source }) => kind === 'image' && source !== undefined);
  const { id, kind, parent, index, source, x, y, width, height, rotation } = first ?? ({} as Part);
  const shown = first && ({ id, kind, parent, index, source, x, y, width, height, rotation } as Part);
  return new Map([head, shown].flatMap((part) => (part ? [[part.id, part] as const] : [])));
}
