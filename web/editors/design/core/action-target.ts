/** What an action of a design works on, and the layer that its result becomes. Pure. */

import { type Adjustments } from '@inkreel/contract/documents/design-document.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { childrenOf, type Json, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { Design, DesignImage, DesignLayer } from '@inkreel/scene/design/design.ts';
import { boundsOf } from '@inkreel/scene/layers/layer-document.ts';
import { insertParts } from '../../../documents/parts/part-edits.ts';
import { applyChanges } from './design-edits.ts';
import { findDesignLayer, leavesOf } from './stage-layers.ts';

/** `picture` is everything but words. */
export type ActsOn = 'layer' | 'picture' | 'everything';

/** What can be acted on, what the selection means first. */
export function actsOnChoices(design: Design, picked: string | undefined): readonly ActsOn[] {
  const layer = findDesignLayer(design.layers, picked);
  const leaves = leavesOf(design.layers, false).filter(({ hidden }) => !hidden);
  const isImage = layer !== undefined && layer.kind !== 'text';
  const hasText = leaves.some(({ kind }) => kind === 'text');
  const hasOthers = leaves.some(({ kind }) => kind !== 'text');
  return [
    ...(isImage ? (['layer'] as const) : []),
    ...(hasText && hasOthers ? (['picture'] as const) : []),
    'everything',
  ];
}

/** The part of a design that an action gets as its picture; undefined if there is nothing to see. */
export function actionDesign(design: Design, on: ActsOn, picked: string | undefined): Design | undefined {
  if (on === 'everything') return design.layers.length > 0 || design.background !== null ? design : undefined;
  if (on === 'picture') return { ...design, layers: withoutText(design.layers) };
  const layer = findDesignLayer(design.layers, picked);
  if (!layer) return undefined;
  const alone = { ...layer, opacity: 1, blend: 'source-over', hidden: false } as DesignLayer;
  const leaves = leavesOf([alone]);
  if (leaves.length === 0) return undefined;
  const box = boxOf(alone);
  if (alone.kind === 'group') return { ...design, background: null, layers: [alone] };
  const upright = {
    ...alone,
    x: box.width / 2,
    y: box.height / 2,
    rotation: 0,
    mask: undefined,
  } as unknown as DesignLayer;
  const { mask: _, ...plain } = upright;
  return { width: box.width, height: box.height, background: null, layers: [plain as DesignLayer] };
}

const withoutText = (layers: readonly DesignLayer[]): DesignLayer[] =>
  layers.flatMap((layer): DesignLayer[] => {
    if (layer.kind === 'text') return [];
    return layer.kind === 'group' ? [{ ...layer, layers: withoutText(layer.layers) }] : [layer];
  });

function boxOf(layer: DesignLayer): { width: number; height: number } {
  if (layer.kind !== 'group') return { width: layer.width, height: layer.height };
  const bounds = leavesOf([layer]).map(boundsOf);
  return {
    width: Math.max(...bounds.map(({ right }) => right)) - Math.min(...bounds.map(({ left }) => left)),
    height: Math.max(...bounds.map(({ bottom }) => bottom)) - Math.min(...bounds.map(({ top }) => top)),
  };
}

/**
 * The layer for the result of an action: directly above what it was made of, in its place unless it is to be a new one.
 */
export function actionLayer(
  parts: Parts,
  design: Design,
  { id, on, picked, isNew }: { id: string; on: ActsOn; picked: string | undefined; isNew: boolean },
): PartChange[] {
  const layer = on === 'layer' ? findDesignLayer(design.layers, picked) : undefined;
  const fields: Record<string, Json> = { fit: 'contain' };
  if (layer && layer.kind !== 'group') {
    const { x, y, width, height, rotation } = layer;
    Object.assign(fields, { x, y, width, height, rotation });
    if (!isNew) fields['replaces'] = layer.id;
    const part = parts.get(layer.id);
    const siblings = childrenOf(parts, part?.parent ?? null);
    const position = siblings.findIndex((each) => each.id === layer.id) + 1;
    return insertParts(parts, { parent: part?.parent ?? null, position }, [{ id, kind: 'image', fields }]);
  }
  Object.assign(fields, {
    x: design.width / 2,
    y: design.height / 2,
    width: design.width,
    height: design.height,
    rotation: 0,
  });
  const top = childrenOf(parts, null);
  const highest = top.findLastIndex(({ kind }) => on === 'everything' || kind !== 'text');
  const added = insertParts(parts, { parent: null, position: highest + 1 }, [{ id, kind: 'image', fields }]);
  if (isNew) return added;
  // What it was made of has one layer to be replaced: several are grouped, so that they can be had again.
  const made = top.filter(
    ({ kind, id: each }) => parts.has(each) && kind !== 'head' && (on === 'everything' || kind !== 'text'),
  );
  const [only] = made;
  if (made.length !== 1 || !only) return added;
  const now = applyChanges(parts, added);
  return now.has(id)
    ? added.map((change) =>
        change.id === id ? { ...change, set: { ...change.set, replaces: only.id } } : change,
      )
    : added;
}

/** Whether a layer shows the whole of its image as it is. */
export const isPlainImage = ({ crop, straighten, fit, adjust, flipX, flipY }: DesignImage): boolean =>
  crop.width === 1 &&
  crop.height === 1 &&
  straighten === 0 &&
  fit !== 'cover' &&
  !flipX &&
  !flipY &&
  Object.values((adjust ?? {}) as Adjustments).every((amount) => amount === 0);
