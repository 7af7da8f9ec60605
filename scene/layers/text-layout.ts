/** The layout of a text layer's text in its box. Lengths are units of the document. */
import type { MeasureContext } from '../draw-context.ts';
import type { Point, Size } from '../geometry.ts';
import type { TextLayer } from './layer-document.ts';

/** Families of the two typefaces, each a list as in the CSS property `font-family`. */
export type FontFamilies = Record<TextLayer['font'], string>;

/** Line height, and the padding around the text, in font sizes. */
export const TEXT_LINE = 1.3;
export const TEXT_PADDING = { across: 0.4, along: 0.15 } as const;
/** Corner radius of the plate, in font sizes. */
export const PLATE_RADIUS = 0.15;

type TextLook = Pick<TextLayer, 'text' | 'fontSize' | 'font' | 'bold'>;

/** The font of a text in the form of a canvas's `font`. */
export const cssFont = ({ fontSize, font, bold }: TextLook, families: FontFamilies): string =>
  `${bold ? 700 : 400} ${fontSize}px ${families[font]}`;

/** The box that the text of a layer needs. */
export function measureText(context: MeasureContext, look: TextLook, families: FontFamilies): Size {
  context.font = cssFont(look, families);
  const lines = look.text.split('\n');
  const widest = Math.max(...lines.map((line) => context.measureText(line).width));
  return {
    width: Math.max(look.fontSize, widest) + 2 * TEXT_PADDING.across * look.fontSize,
    height: (lines.length * TEXT_LINE + 2 * TEXT_PADDING.along) * look.fontSize,
  };
}

/** A line of text; `x` is its alignment point, `y` its baseline, both from the centre of the layer. */
export interface PlacedLine extends Point {
  text: string;
}

/**
 * The lines of a text layer. Text is centred in each line's height by the font's ascent and descent, not by those of
 * the letters, as in CSS line boxes.
 */
export function placeLines(context: MeasureContext, layer: TextLayer, families: FontFamilies): PlacedLine[] {
  context.font = cssFont(layer, families);
  const { width, height, fontSize } = layer;
  const inner = width / 2 - TEXT_PADDING.across * fontSize;
  const x = { left: -inner, center: 0, right: inner }[layer.align];
  const { fontBoundingBoxAscent: ascent, fontBoundingBoxDescent: descent } = context.measureText('x');
  const baseline = (TEXT_LINE * fontSize - ascent - descent) / 2 + ascent;
  return layer.text.split('\n').map((text, index) => ({
    text,
    x,
    y: -height / 2 + (TEXT_PADDING.along + index * TEXT_LINE) * fontSize + baseline,
  }));
}
