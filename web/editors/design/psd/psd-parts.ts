/** Planned layers as parts of a design. Pure. */
import { indexesBetween, type Json } from '@inkreel/contract/documents/parts/part.ts';
import type { PlannedLayer, PlannedMask, PlannedText } from './psd-plan.ts';

/** The source of an image among those of tiles. */
export const WHOLE = '';

/** By the numbers of the plan: the source of an image under `WHOLE`, or those of the tiles of a mask by their place. */
export type Sources = ReadonlyMap<number, Readonly<Record<string, string>>>;

export interface NewLayer {
  id: string;
  kind: string;
  parent: string | null;
  index: string;
  fields: Record<string, Json>;
}

export interface Making {
  sources: Sources;
  /** The box of a text. */
  place: (text: PlannedText) => Record<string, Json>;
  newId: () => string;
}

/**
 * @param layers the lowest first
 * @param after the index behind which they lie in their parent
 */
export function layerParts(
  layers: readonly PlannedLayer[],
  { parent, after }: { parent: string | null; after: string | null },
  making: Making,
): NewLayer[] {
  const indexes = indexesBetween(after, null, layers.length);
  return layers.flatMap((layer, at) => {
    const id = making.newId();
    const mask = layer.mask && maskField(layer.mask, making.sources);
    const fields = { ...layer.common, ...(mask && { mask }), ...ownFields(layer, making) };
    const made = { id, kind: layer.kind, parent, index: indexes[at]!, fields };
    if (layer.kind !== 'group') return [made];
    return [made, ...layerParts(layer.layers, { parent: id, after: null }, making)];
  });
}

function ownFields(layer: PlannedLayer, { sources, place }: Making): Record<string, Json> {
  if (layer.kind === 'text') return place(layer);
  if (layer.kind === 'shape') return layer.fields;
  if (layer.kind === 'group') return {};
  const source = sources.get(layer.id)?.[WHOLE];
  return { ...(source !== undefined && { source }), ...centred(layer.box), rotation: 0 };
}

const centred = ({ left, top, width, height }: PlannedMask['box']) => ({
  x: left + width / 2,
  y: top + height / 2,
  width,
  height,
});

function maskField({ id, box, columns, rows, rest, off }: PlannedMask, sources: Sources): Json {
  return {
    ...centred(box),
    rotation: 0,
    columns,
    rows,
    tiles: { ...sources.get(id) },
    ...(rest && { rest }),
    ...(off && { off }),
  };
}
