/** Draws layers on a 2D canvas in the document's units, as the editor shows them. */
import type { DrawContext } from '../draw-context.ts';
import type { Layer, TextLayer } from './layer-document.ts';
import { type FontFamilies, PLATE_RADIUS, placeLines } from './text-layout.ts';

/** Draws one layer. `image` is the image of its source; a layer without its image draws nothing. */
export function drawLayer<Image>(
  context: DrawContext<Image>,
  layer: Layer,
  image: Image | undefined,
  families: FontFamilies,
): void {
  context.save();
  context.translate(layer.x, layer.y);
  context.rotate((layer.rotation * Math.PI) / 180);
  context.globalAlpha = layer.opacity;
  if (layer.kind === 'text') drawTextLayer(context, layer, families);
  else if (image !== undefined)
    context.drawImage(image, -layer.width / 2, -layer.height / 2, layer.width, layer.height);
  context.restore();
}

/** Draws a text with fonts, its box centred on the origin. Its pixels differ between canvases. */
export function drawTextLayer(context: DrawContext<never>, layer: TextLayer, families: FontFamilies): void {
  const { width, height, fontSize } = layer;
  if (layer.plate !== null) {
    context.fillStyle = layer.plate;
    context.beginPath();
    context.roundRect(-width / 2, -height / 2, width, height, PLATE_RADIUS * fontSize);
    context.fill();
  }
  context.fillStyle = layer.color;
  context.textBaseline = 'alphabetic';
  context.textAlign = layer.align;
  for (const { text, x, y } of placeLines(context, layer, families)) context.fillText(text, x, y);
}
