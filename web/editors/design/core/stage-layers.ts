/** The layers of a design as the surface handles them, and what was done to them as the changes of a save. Pure. */
import { CORNER_NAMES } from '@inkreel/contract/documents/corners.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Json, Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { Design, DesignLayer } from '@inkreel/scene/design/design.ts';
import { aroundCorners, outerBox } from '@inkreel/scene/design/warp.ts';
import {
  boundsOf,
  type Layer,
  type LayerDocument,
  type Placement,
  turn,
} from '@inkreel/scene/layers/layer-document.ts';

type Leaf = Exclude<DesignLayer, { kind: 'group' }>;

/** Id of the box around several layers, which are handled as one. */
export const SELECTION = 'selection';

/** Layers that are no groups, the lowest first; `free` leaves out what is hidden or locked. */
export function leavesOf(layers: readonly DesignLayer[], free = false): Leaf[] {
  return layers.flatMap((layer) => {
    if (free && (layer.hidden || layer.locked)) return [];
    return layer.kind === 'group' ? leavesOf(layer.layers, free) : [layer];
  });
}

/** Finds a layer, also within groups. */
export function findDesignLayer(
  layers: readonly DesignLayer[],
  id: string | undefined,
): DesignLayer | undefined {
  for (const layer of layers) {
    if (layer.id === id) return layer;
    const inside = layer.kind === 'group' ? findDesignLayer(layer.layers, id) : undefined;
    if (inside) return inside;
  }
  return undefined;
}

/** The layers of a selection that are no groups. */
function pickedLeaves(design: Design, picked: readonly string[]): Leaf[] {
  const found = picked.flatMap((id) => {
    const layer = findDesignLayer(design.layers, id);
    return layer ? leavesOf([layer]) : [];
  });
  return [...new Map(found.map((leaf) => [leaf.id, leaf])).values()];
}

export interface StageLayers {
  document: LayerDocument;
  pickedId: string | undefined;
}

/** What the surface shows: every free layer, and above them the box of a selection of several. */
export function stageLayers(
  design: Design,
  picked: readonly string[],
  guides: NonNullable<LayerDocument['guides']> = [],
): StageLayers {
  const layers = leavesOf(design.layers, true).map(toStage);
  const leaves = pickedLeaves(design, picked).filter(({ locked }) => !locked);
  const { width, height } = design;
  const isOne = leaves.length === 1 && picked.length === 1 && leaves[0]?.id === picked[0];
  if (leaves.length === 0 || isOne) {
    const pickedId = leaves[0]?.id;
    const shown = layers.some(({ id }) => id === pickedId);
    return { document: { width, height, layers, guides }, pickedId: shown ? pickedId : undefined };
  }
  const box: Layer = { kind: 'picture', id: SELECTION, source: '', opacity: 1, ...boxAround(leaves) };
  return { document: { width, height, layers: [...layers, box], guides }, pickedId: SELECTION };
}

function toStage(leaf: Leaf): Layer {
  const { id, opacity } = leaf;
  const base = { id, ...outerBox(leaf), opacity, outline: outlineOf(leaf) };
  if (leaf.kind !== 'text') return { ...base, kind: 'picture', source: '' };
  const { text, fontSize, font, bold, color, align, plate } = leaf;
  return { ...base, kind: 'text', text, fontSize, font, bold, color, align, plate };
}

/** The corners of a warped layer in the box around them. */
function outlineOf(leaf: Leaf): Layer['outline'] {
  if (leaf.kind !== 'image' || !leaf.corners) return undefined;
  const { corners, flipX, flipY } = leaf;
  const { left, top, width, height } = aroundCorners(corners);
  const mirrored = (share: number, isFlipped: boolean) => (isFlipped ? 1 - share : share);
  return CORNER_NAMES.map((name) => ({
    x: mirrored((corners[name].x - left) / width, flipX),
    y: mirrored((corners[name].y - top) / height, flipY),
  }));
}

function boxAround(leaves: readonly Leaf[]): Placement {
  const bounds = leaves.map((leaf) => boundsOf(outerBox(leaf)));
  const left = Math.min(...bounds.map((each) => each.left));
  const top = Math.min(...bounds.map((each) => each.top));
  const width = Math.max(...bounds.map(({ right }) => right)) - left;
  const height = Math.max(...bounds.map(({ bottom }) => bottom)) - top;
  return { x: left + width / 2, y: top + height / 2, width, height, rotation: 0 };
}

/** The layers that the surface moved, resized or turned. */
export function placeChanges(
  design: Design,
  picked: readonly string[],
  { before, after }: { before: LayerDocument; after: LayerDocument },
): PartChange[] {
  const known = new Map(before.layers.map((layer) => [layer.id, layer]));
  return after.layers.flatMap((layer): PartChange[] => {
    const was = known.get(layer.id);
    if (!was || was === layer) return [];
    const own = findDesignLayer(design.layers, layer.id);
    // The surface has the box around its corners.
    if (own?.kind === 'image' && own.corners) return [{ id: layer.id, set: carried(own, was, layer) }];
    if (layer.id !== SELECTION) return [{ id: layer.id, set: placed(layer) }];
    return pickedLeaves(design, picked)
      .filter(({ locked }) => !locked)
      .map((leaf) => ({ id: leaf.id, set: carried(leaf, was, layer) }));
  });
}

const rounded = (value: number): number => Math.round(value * 100) / 100;

function placed(layer: Layer): Record<string, Json> {
  const { x, y, width, height, rotation } = layer;
  const place = { x: rounded(x), y: rounded(y), width: rounded(width), height: rounded(height), rotation };
  return layer.kind === 'text' ? { ...place, font_size: rounded(layer.fontSize) } : place;
}

/** A layer that goes with the box around it. */
function carried(leaf: Leaf, from: Placement, to: Placement): Record<string, Json> {
  const factor = to.width / from.width;
  const turned = to.rotation - from.rotation;
  const arm = turn({ x: (leaf.x - from.x) * factor, y: (leaf.y - from.y) * factor }, turned);
  return {
    x: rounded(to.x + arm.x),
    y: rounded(to.y + arm.y),
    width: rounded(leaf.width * factor),
    height: rounded(leaf.height * factor),
    rotation: rounded((((leaf.rotation + turned) % 360) + 360) % 360),
    ...(leaf.kind === 'text' && { font_size: rounded(leaf.fontSize * factor) }),
  };
}

/** Where an image of this size lies when it is added: in the middle, at most four fifths of the canvas. */
export function placeOfNew(
  image: { width: number; height: number },
  canvas: { width: number; height: number },
): Record<string, number> {
  const share = Math.min(1, (canvas.width * 0.8) / image.width, (canvas.height * 0.8) / image.height);
  return {
    x: canvas.width / 2,
    y: canvas.height / 2,
    width: Math.max(1, Math.round(image.width * share)),
    height: Math.max(1, Math.round(image.height * share)),
    rotation: 0,
  };
}

/** The parts that a name is looked up for: a text by its words, another layer by its kind. */
export function layerName(parts: Parts, id: string, kinds: Readonly<Record<string, string>>): string {
  const part = parts.get(id);
  const named = part?.['name'] ?? (part?.kind === 'text' ? part['text'] : undefined);
  const name = typeof named === 'string' ? named.trim().split('\n')[0] : '';
  return name || (kinds[part?.kind ?? ''] ?? '');
}
