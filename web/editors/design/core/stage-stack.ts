/** The layers of a design in three stacks, of which a page that edits one has to draw only the middle. Pure. */
import type { Design, DesignLayer } from '@inkreel/scene/design/design.ts';

export interface StageStack {
  below: readonly DesignLayer[];
  /** What is picked, and what is between; also what blends with it. */
  middle: readonly DesignLayer[];
  above: readonly DesignLayer[];
}

/** @param picked ids of layers, in groups too; without any, all lie below */
export function stackOf({ layers }: Pick<Design, 'layers'>, picked: readonly string[]): StageStack {
  const wanted = new Set(picked);
  const places = layers.flatMap((layer, at) => (holdsAny(layer, wanted) ? [at] : []));
  const first = places[0] ?? layers.length;
  const last = layers.findLastIndex(blendsWithBelow);
  const end = Math.max(places.at(-1) ?? layers.length - 1, last);
  return {
    below: layers.slice(0, first),
    middle: layers.slice(first, end + 1),
    above: layers.slice(end + 1),
  };
}

const holdsAny = (layer: DesignLayer, ids: ReadonlySet<string>): boolean =>
  ids.has(layer.id) || (layer.kind === 'group' && layer.layers.some((inner) => holdsAny(inner, ids)));

/** Whether a layer cannot be drawn on an empty canvas first. */
const blendsWithBelow = (layer: DesignLayer): boolean =>
  !layer.hidden &&
  (layer.blend !== 'source-over' || (layer.kind === 'group' && layer.layers.some(blendsWithBelow)));
