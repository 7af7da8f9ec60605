/** What an action of a design works on, and the layer that its result becomes. Pure. */
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { childrenOf, type Json, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { Design, LayerMask } from '@inkreel/scene/design/design.ts';
import type { InputOn } from '@inkreel/scene/design/input-drawing.ts';
import type { Placement } from '@inkreel/scene/layers/layer-document.ts';
import { insertParts } from '../../../documents/parts/part-edits.ts';
import { findDesignLayer, leavesOf } from './stage-layers.ts';

/** `picture` is everything but words; `area` is a part of what would be acted on otherwise. */
export type ActsOn = 'area' | 'layer' | 'picture' | 'everything';

/** What can be acted on, what the selection means first. */
export function actsOnChoices(
  design: Design,
  picked: string | undefined,
  hasSelection: boolean,
): readonly ActsOn[] {
  const layer = findDesignLayer(design.layers, picked);
  const leaves = leavesOf(design.layers, false).filter(({ hidden }) => !hidden);
  const isImage = layer !== undefined && layer.kind !== 'text';
  const hasText = leaves.some(({ kind }) => kind === 'text');
  const hasOthers = leaves.some(({ kind }) => kind !== 'text');
  return [
    ...(hasSelection ? (['area'] as const) : []),
    ...(isImage ? (['layer'] as const) : []),
    ...(isImage && layer.mask && !hasSelection ? (['area'] as const) : []),
    ...(hasText && hasOthers ? (['picture'] as const) : []),
    'everything',
  ];
}

/** What of a design an action works on: an area is one of the picked layer, or of the picture without words. */
export function actsOnInput(
  choices: readonly ActsOn[],
  on: ActsOn,
  picked: string | undefined,
): { base: Exclude<ActsOn, 'area'>; input: InputOn } {
  const base = on === 'area' ? (choices.find((each) => each !== 'area') as 'layer' | 'picture') : on;
  if (base === 'layer' && picked !== undefined) return { base, input: { kind: 'layer', layer: picked } };
  return { base, input: { kind: base === 'picture' ? 'images' : 'all' } };
}

/**
 * The layer for the result of an action: directly above what it was made of, in its place unless it is to be a new one.
 * @param box where the result lies
 * @param mask limits the result to it
 */
export function actionLayer(
  parts: Parts,
  {
    id,
    on,
    picked,
    isNew,
    box,
    mask,
  }: {
    id: string;
    on: Exclude<ActsOn, 'area'>;
    picked: string | undefined;
    isNew: boolean;
    box: Placement;
    mask?: Json | undefined;
  },
): PartChange[] {
  const layer = on === 'layer' ? parts.get(picked ?? '') : undefined;
  const fields: Record<string, Json> = { fit: 'contain', ...box, ...(mask !== undefined && { mask }) };
  const insert = (parent: string | null, position: number, replaces: string | undefined) => {
    const set = !isNew && replaces !== undefined ? { ...fields, replaces } : fields;
    return insertParts(parts, { parent, position }, [{ id, kind: 'image', fields: set }]);
  };
  if (layer) {
    const siblings = childrenOf(parts, layer.parent);
    return insert(layer.parent, siblings.findIndex((each) => each.id === layer.id) + 1, layer.id);
  }
  const isMade = ({ kind }: { kind: string }) => kind !== 'head' && (on === 'everything' || kind !== 'text');
  const top = childrenOf(parts, null);
  // A layer has one layer to replace: a result of several lies over them.
  const made = top.filter(isMade);
  return insert(null, top.findLastIndex(isMade) + 1, made.length === 1 ? made[0]?.id : undefined);
}

/** A mask as a field of a layer. */
export const maskFields = ({
  x,
  y,
  width,
  height,
  rotation,
  columns,
  rows,
  tiles,
  rest,
}: LayerMask): Json => ({ x, y, width, height, rotation, columns, rows, tiles: { ...tiles }, rest });
