/** What keys do to the picked layer: pure, so that each key is tested without a browser. */
import { findLayer, type LayerDocument } from '@inkreel/scene/layers/layer-document.ts';
import {
  duplicateLayer,
  orderLayer,
  placeLayer,
  removeLayer,
} from '@inkreel/scene/layers/layer-operations.ts';

export interface KeyPress {
  key: string;
  ctrlKey: boolean;
  metaKey: boolean;
  shiftKey: boolean;
  altKey: boolean;
}

export interface KeyResult<Document> {
  document: Document;
  pickedId: string | undefined;
}

const ARROWS: Record<string, readonly [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const FAR = 10;

/**
 * The document after a key that places the layer, or undefined if the key does not: arrows move by 1 pixel
 * (Shift 10), Alt with arrows resizes by 1 % (Shift 10).
 */
export function pressPlacingKey<Document extends LayerDocument>(
  document: Document,
  pickedId: string | undefined,
  press: KeyPress,
): Document | undefined {
  const layer = findLayer(document, pickedId);
  const arrow = ARROWS[press.key];
  if (!layer || !arrow || press.ctrlKey || press.metaKey) return undefined;
  const step = press.shiftKey ? FAR : 1;
  const [right, down] = arrow;
  if (!press.altKey)
    return placeLayer(document, layer.id, { ...layer, x: layer.x + right * step, y: layer.y + down * step });
  const share = 1 + ((right - down) * step) / 100;
  return placeLayer(document, layer.id, {
    ...layer,
    width: layer.width * share,
    height: layer.height * share,
  });
}

/**
 * The document after a key, or undefined if the key does nothing to layers: besides the keys that place it, comma and
 * full stop turn by 1 degree (Shift 15), Delete removes, Ctrl+D copies, Ctrl+] and Ctrl+[ change the order (Shift: all
 * the way).
 * @param copyId the id that a copy gets
 */
export function pressLayerKey<Document extends LayerDocument>(
  document: Document,
  pickedId: string | undefined,
  press: KeyPress,
  copyId: string,
): KeyResult<Document> | undefined {
  const layer = findLayer(document, pickedId);
  if (!layer) return undefined;
  const keep = (changed: Document) => ({ document: changed, pickedId: layer.id });
  const placed = pressPlacingKey(document, pickedId, press);
  if (placed) return keep(placed);
  if (press.ctrlKey || press.metaKey) {
    if (press.key.toLowerCase() === 'd')
      return { document: duplicateLayer(document, layer.id, copyId), pickedId: copyId };
    const to = orderOf(press);
    return to && keep(orderLayer(document, layer.id, to));
  }
  if (press.altKey) return undefined;
  const turned = TURNS[press.key];
  if (turned !== undefined)
    return keep(placeLayer(document, layer.id, { ...layer, rotation: layer.rotation + turned }));
  if (press.key === 'Delete' || press.key === 'Backspace')
    return { document: removeLayer(document, layer.id), pickedId: undefined };
  return undefined;
}

/** Degrees of the keys that turn; with Shift most keyboards send the second pair. */
const TURNS: Record<string, number> = { '.': 1, ',': -1, '>': 15, '<': -15 };

/** With Shift most keyboards send a brace instead of the bracket. */
function orderOf({ key, shiftKey }: KeyPress): 'up' | 'down' | 'top' | 'bottom' | undefined {
  if (key === ']' || key === '}') return shiftKey ? 'top' : 'up';
  if (key === '[' || key === '{') return shiftKey ? 'bottom' : 'down';
  return undefined;
}
