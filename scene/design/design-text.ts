/** Texts of designs as outlines: which are needed, and how they are drawn in the box of their layer. */

import type { Size } from '../geometry.ts';
import { PLATE_RADIUS, TEXT_PADDING } from '../layers/text-layout.ts';
import type { OpenOutline, TextResource } from '../timeline/resources.ts';
import type { SceneContext } from '../timeline/scene-context.ts';
import type { DesignText } from './design.ts';

/** Outlines are in thousandths of the font size. */
const EM = 1000;

/** Letters of these scripts join or are ordered as a whole: they cannot be set apart. */
const JOINED = /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Devanagari}\p{Script=Thai}\p{Script=Tamil}]/u;
/** A letter with its marks and joiners. */
const LETTER = /[^\p{M}\u200d](?:\p{M}|\u200d.)*/gu;

type Looks = Pick<DesignText, 'text' | 'font' | 'bold' | 'letterSpacing'>;

/** The pieces of each line: the whole line, or each letter if they are set apart. */
export const textLines = ({ text, font, bold, letterSpacing }: Looks): TextResource[][] =>
  text.split('\n').map((line) => {
    if (line.trim() === '') return [];
    const apart = letterSpacing !== 0 && !JOINED.test(line);
    const pieces = apart ? (line.match(LETTER) ?? [line]) : [line];
    return pieces.map((piece) => ({ kind: 'text', text: piece, font, bold }));
  });

type Find<Path> = (resource: TextResource) => OpenOutline<Path> | undefined;

/** Width of a line, in font sizes. */
function lineWidth<Path>(pieces: readonly TextResource[], spacing: number, outline: Find<Path>): number {
  const widths = pieces.map((piece) => (outline(piece)?.width ?? 0) / EM);
  return widths.reduce((sum, width) => sum + width, 0) + Math.max(0, pieces.length - 1) * spacing;
}

/** The box that a text needs, by the outlines of its letters; of those that are not there, none. */
export function textSize<Path>(
  layer: Looks & Pick<DesignText, 'fontSize' | 'lineHeight'>,
  outline: Find<Path>,
): Size {
  const lines = textLines(layer);
  const widest = Math.max(1, ...lines.map((pieces) => lineWidth(pieces, layer.letterSpacing, outline)));
  return {
    width: (widest + 2 * TEXT_PADDING.across) * layer.fontSize,
    height: (lines.length * layer.lineHeight + 2 * TEXT_PADDING.along) * layer.fontSize,
  };
}

/** Draws a text, its box centred on the origin. */
export function drawText<Image, Path>(
  context: SceneContext<Image, Path>,
  layer: DesignText,
  outline: Find<Path>,
): void {
  const { width, height, fontSize, align, plate, lineHeight, letterSpacing } = layer;
  if (plate !== null) {
    context.fillStyle = plate;
    context.beginPath();
    context.roundRect(-width / 2, -height / 2, width, height, PLATE_RADIUS * fontSize);
    context.fill();
  }
  context.fillStyle = layer.color;
  const inner = width / 2 - TEXT_PADDING.across * fontSize;
  const part = { left: 0, center: 0.5, right: 1 }[align];
  const scale = fontSize / EM;
  for (const [index, pieces] of textLines(layer).entries()) {
    const first = pieces.map(outline).find((each) => each !== undefined);
    if (!first) continue;
    const long = lineWidth(pieces, letterSpacing, outline) * fontSize;
    // Centred in the line's height by the typeface's ascent and descent, as in CSS line boxes.
    const baseline = (lineHeight * fontSize + (first.ascent - first.descent) * scale) / 2;
    const top = -height / 2 + (TEXT_PADDING.along + index * lineHeight) * fontSize;
    let across = (2 * part - 1) * inner - part * long;
    for (const piece of pieces) {
      const letters = outline(piece);
      if (!letters) continue;
      context.save();
      context.translate(across, top + baseline);
      context.scale(scale, scale);
      context.fill(letters.path);
      context.restore();
      across += letters.width * scale + letterSpacing * fontSize;
    }
  }
}
