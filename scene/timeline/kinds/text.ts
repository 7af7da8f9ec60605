import type { TextLayer } from '../../layers/layer-document.ts';
import { PLATE_RADIUS, TEXT_LINE, TEXT_PADDING } from '../../layers/text-layout.ts';
import type { LayerKind } from '../layer-kind.ts';
import type { TextResource } from '../resources.ts';

/** Outlines are in thousandths of the font size. */
const EM = 1000;

const isSeen = ({ text }: TextResource) => text.trim() !== '';

const linesOf = ({ text, font, bold }: TextLayer): TextResource[] =>
  text.split('\n').map((line) => ({ kind: 'text', text: line, font, bold }));

/** Lines of text as outlines, on a plate if it has one; a line without outlines is left out. */
export const textKind: LayerKind<TextLayer> = {
  parts: true,
  resources: (layer) => linesOf(layer).filter(isSeen),
  draw: (layer, _, context, images) => {
    const { width, height, fontSize, align, plate } = layer;
    const lines = linesOf(layer);
    if (images.standIn && lines.some((line) => isSeen(line) && !images.outline(line))) {
      context.drawImage(images.standIn(layer), -width / 2, -height / 2, width, height);
      return;
    }
    if (plate !== null) {
      context.fillStyle = plate;
      context.beginPath();
      context.roundRect(-width / 2, -height / 2, width, height, PLATE_RADIUS * fontSize);
      context.fill();
    }
    context.fillStyle = layer.color;
    const inner = width / 2 - TEXT_PADDING.across * fontSize;
    const part = { left: 0, center: 0.5, right: 1 }[align];
    for (const [index, line] of lines.entries()) {
      const outline = images.outline(line);
      if (!outline) continue;
      const scale = fontSize / EM;
      const { ascent, descent } = outline;
      // Centred in the line's height by the typeface's ascent and descent, as in CSS line boxes.
      const baseline = (TEXT_LINE * fontSize + (ascent - descent) * scale) / 2;
      const top = -height / 2 + (TEXT_PADDING.along + index * TEXT_LINE) * fontSize;
      context.save();
      context.translate((2 * part - 1) * inner - part * outline.width * scale, top + baseline);
      context.scale(scale, scale);
      context.fill(outline.path);
      context.restore();
    }
  },
};
