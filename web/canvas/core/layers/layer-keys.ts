/** What keys do to the picked layer: pure, so that each key is tested without a browser. */
import { findLayer, type LayerDocument, type Placement } from './layer-document.ts';
import { duplicateLayer, orderLayer, placeLayer, removeLayer } from './layer-operations.ts';

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
 * The document after a key, or undefined where the key is not one of a layer's: arrows move by 1 pixel (Shift 10),
 * Alt with up and down resizes by 1 % (Shift 10), comma and full stop turn by 1 degree (Shift 15), Delete removes,
 * Ctrl+D copies, Ctrl+] and Ctrl+[ change the order (Shift: all the way).
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
  const id = layer.id;
  const keep = (changed: Document) => ({ document: changed, pickedId: id });
  const place = (change: Partial<Placement>) => keep(placeLayer(document, id, { ...layer, ...change }));
  if (press.ctrlKey || press.metaKey) {
    // With Shift most keyboards give a brace where the bracket is.
    if (press.key === ']' || press.key === '}')
      return keep(orderLayer(document, id, press.shiftKey ? 'top' : 'up'));
    if (press.key === '[' || press.key === '{')
      return keep(orderLayer(document, id, press.shiftKey ? 'bottom' : 'down'));
    if (press.key.toLowerCase() === 'd')
      return { document: duplicateLayer(document, id, copyId), pickedId: copyId };
    return undefined;
  }
  const arrow = ARROWS[press.key];
  if (arrow && press.altKey) {
    const share = 1 + ((arrow[0] - arrow[1]) * (press.shiftKey ? FAR : 1)) / 100;
    return place({ width: layer.width * share, height: layer.height * share });
  }
  if (press.altKey) return undefined;
  if (arrow) {
    const step = press.shiftKey ? FAR : 1;
    return place({ x: layer.x + arrow[0] * step, y: layer.y + arrow[1] * step });
  }
  if (press.key === '.' || press.key === '>')
    return place({ rotation: layer.rotation + (press.shiftKey ? 15 : 1) });
  if (press.key === ',' || press.key === '<')
    return place({ rotation: layer.rotation - (press.shiftKey ? 15 : 1) });
  if (press.key === 'Delete' || press.key === 'Backspace')
    return { document: removeLayer(document, id), pickedId: undefined };
  return undefined;
}
