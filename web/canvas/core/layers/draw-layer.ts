/** Draws layers on a 2D canvas whose units are those of the document, as the stage shows them. */
import type { Size } from '../zoom.ts';
import type { Layer, TextLayer } from './layer-document.ts';

/** Families of the two kinds of letters, as the browser's `font` wants them said. */
export type FontFamilies = Record<TextLayer['font'], string>;

/** Distance of lines, and the room around the words, in font sizes. */
export const TEXT_LINE = 1.3;
export const TEXT_PADDING = { across: 0.4, along: 0.15 } as const;
/** Corner radius of the plate, in font sizes. */
export const PLATE_RADIUS = 0.15;

type TextLook = Pick<TextLayer, 'text' | 'fontSize' | 'font' | 'bold'>;
type Measuring = Pick<CanvasRenderingContext2D, 'font' | 'measureText'>;

const fontOf = ({ fontSize, font, bold }: TextLook, families: FontFamilies) =>
  `${bold ? 700 : 400} ${fontSize}px ${families[font]}`;

/** The box that the words of a layer need, in units of the document. */
export function measureText(context: Measuring, look: TextLook, families: FontFamilies): Size {
  context.font = fontOf(look, families);
  const lines = look.text.split('\n');
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  return {
    width: Math.max(look.fontSize, widest) + 2 * TEXT_PADDING.across * look.fontSize,
    height: (lines.length * TEXT_LINE + 2 * TEXT_PADDING.along) * look.fontSize,
  };
}

/** Draws one layer. `picture` is what its source leads to; a layer whose picture is missing draws nothing. */
export function drawLayer(
  context: CanvasRenderingContext2D,
  layer: Layer,
  picture: CanvasImageSource | undefined,
  families: FontFamilies,
): void {
  context.save();
  context.translate(layer.x, layer.y);
  context.rotate((layer.rotation * Math.PI) / 180);
  context.globalAlpha = layer.opacity;
  if (layer.kind === 'text') drawText(context, layer, families);
  else if (picture)
    context.drawImage(picture, -layer.width / 2, -layer.height / 2, layer.width, layer.height);
  context.restore();
}

function drawText(context: CanvasRenderingContext2D, layer: TextLayer, families: FontFamilies): void {
  const { width, height, fontSize } = layer;
  if (layer.plate !== null) {
    context.fillStyle = layer.plate;
    context.beginPath();
    context.roundRect(-width / 2, -height / 2, width, height, PLATE_RADIUS * fontSize);
    context.fill();
  }
  context.font = fontOf(layer, families);
  context.fillStyle = layer.color;
  context.textBaseline = 'alphabetic';
  context.textAlign = layer.align;
  const inner = width / 2 - TEXT_PADDING.across * fontSize;
  const x = { left: -inner, center: 0, right: inner }[layer.align];
  // A line's words stand in its middle, as in the stage's line boxes: by the font's own height, not by the letters'.
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
  const baseline = (TEXT_LINE * fontSize - ascent - descent) / 2 + ascent;
  for (const [index, line] of layer.text.split('\n').entries()) {
    const top = -height / 2 + (TEXT_PADDING.along + index * TEXT_LINE) * fontSize;
    context.fillText(line, x, top + baseline);
  }
}
