/** Operations on a layer document: plain functions that return a new document and share its unchanged parts. */
import type { Layer, LayerDocument, Placement } from './layer-document.ts';

/** Smallest side of a layer, in document pixels. */
export const SMALLEST_SIDE = 8;

function withLayers<Document extends LayerDocument>(document: Document, layers: readonly Layer[]): Document {
  return { ...document, layers };
}

function mapLayer<Document extends LayerDocument>(
  document: Document,
  id: string,
  change: (layer: Layer) => Layer,
): Document {
  return withLayers(
    document,
    document.layers.map((layer) => (layer.id === id ? change(layer) : layer)),
  );
}

/** Puts a layer on top of the others. */
export function addLayer<Document extends LayerDocument>(document: Document, layer: Layer): Document {
  return withLayers(document, [...document.layers, layer]);
}

/** Removes a layer; an unknown id changes nothing. */
export function removeLayer<Document extends LayerDocument>(document: Document, id: string): Document {
  return withLayers(
    document,
    document.layers.filter((layer) => layer.id !== id),
  );
}

/** A copy directly above the layer, slightly to the lower right so that it is visible. */
export function duplicateLayer<Document extends LayerDocument>(
  document: Document,
  id: string,
  copyId: string,
): Document {
  const at = document.layers.findIndex((layer) => layer.id === id);
  const layer = document.layers[at];
  if (!layer) return document;
  const shift = Math.max(document.width, document.height) / 40;
  const copy: Layer = { ...layer, id: copyId, x: layer.x + shift, y: layer.y + shift };
  return withLayers(document, document.layers.toSpliced(at + 1, 0, copy));
}

/**
 * Places a layer. Its centre stays on the canvas, so that it can always be found, and neither side gets below
 * `SMALLEST_SIDE`. Text grows with its box.
 */
export function placeLayer<Document extends LayerDocument>(
  document: Document,
  id: string,
  placement: Placement,
): Document {
  return mapLayer(document, id, (layer) => {
    const enough = Math.max(1, SMALLEST_SIDE / Math.min(placement.width, placement.height));
    const placed = {
      x: Math.min(document.width, Math.max(0, placement.x)),
      y: Math.min(document.height, Math.max(0, placement.y)),
      width: placement.width * enough,
      height: placement.height * enough,
      rotation: normalDegrees(placement.rotation),
    };
    if (layer.kind !== 'text') return { ...layer, ...placed };
    return { ...layer, ...placed, fontSize: layer.fontSize * (placed.width / layer.width) };
  });
}

/** Sets a layer's opacity, kept within 0 to 1. */
export function fadeLayer<Document extends LayerDocument>(
  document: Document,
  id: string,
  opacity: number,
): Document {
  const kept = Math.min(1, Math.max(0, opacity));
  return mapLayer(document, id, (layer) => ({ ...layer, opacity: kept }));
}

/** Replaces a layer by a new state of it, for changes of its content. */
export function updateLayer<Document extends LayerDocument>(document: Document, layer: Layer): Document {
  return mapLayer(document, layer.id, () => layer);
}

/** Moves a layer in the stack: one up or down, or to the very top or bottom. */
export function orderLayer<Document extends LayerDocument>(
  document: Document,
  id: string,
  to: 'up' | 'down' | 'top' | 'bottom',
): Document {
  const from = document.layers.findIndex((layer) => layer.id === id);
  const layer = document.layers[from];
  if (!layer) return document;
  const last = document.layers.length - 1;
  const at = { up: Math.min(last, from + 1), down: Math.max(0, from - 1), top: last, bottom: 0 }[to];
  if (at === from) return document;
  return withLayers(document, document.layers.toSpliced(from, 1).toSpliced(at, 0, layer));
}

/** The angle normalised to 0 to 359.99, to a hundredth of a degree. */
function normalDegrees(degrees: number): number {
  const rounded = Math.round(degrees * 100) / 100;
  return ((rounded % 360) + 360) % 360;
}
