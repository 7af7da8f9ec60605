import type { CollageDocument } from '@inkreel/scene/collage/collage-document.ts';
import type { Layer, TextLayer } from '@inkreel/scene/layers/layer-document.ts';
import { measureText } from '@inkreel/scene/layers/text-layout.ts';
import { useEffect, useEffectEvent } from 'react';
import { loadSceneFonts, SCENE_FONTS } from '../../canvas/ui/scene-fonts.ts';

/** Tolerance between a box and its text, in units of the canvas, for rounding. */
const SLACK = 0.5;

/** A text with the box that its words need in the fonts that are loaded. */
export function measured(layer: TextLayer): TextLayer {
  const context = new OffscreenCanvas(1, 1).getContext('2d');
  return context ? { ...layer, ...measureText(context, layer, SCENE_FONTS) } : layer;
}

/** Loads the fonts of the texts; texts that were measured in other fonts are measured again. */
export function useSceneFonts(
  { layers }: CollageDocument,
  update: (operation: (document: CollageDocument) => CollageDocument) => void,
): void {
  const look = layers
    .map((layer) => (layer.kind === 'text' ? `${layer.font} ${layer.bold} ${layer.text}` : ''))
    .join('\n');
  const load = useEffectEvent(async () => {
    await loadSceneFonts(layers);
    update((document) => (document.layers.every(isMeasured) ? document : measuredAgain(document)));
  });
  useEffect(() => {
    void load();
  }, [look]);
}

const measuredAgain = (document: CollageDocument): CollageDocument => ({
  ...document,
  layers: document.layers.map((layer) => (layer.kind === 'text' ? measured(layer) : layer)),
});

function isMeasured(layer: Layer): boolean {
  if (layer.kind !== 'text') return true;
  const { width, height } = measured(layer);
  return Math.abs(width - layer.width) <= SLACK && Math.abs(height - layer.height) <= SLACK;
}
