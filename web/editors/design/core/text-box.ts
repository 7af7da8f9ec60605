/** The box that the words of a text need, measured in the fonts of the page. */
import type { Json, Part } from '@inkreel/contract/documents/parts/part.ts';
import type { MeasureContext } from '@inkreel/scene/draw-context.ts';
import { turn } from '@inkreel/scene/layers/layer-document.ts';
import type { FontFamilies } from '@inkreel/scene/layers/text-layout.ts';
import { measureText, TEXT_LINE, TEXT_PADDING } from '@inkreel/scene/layers/text-layout.ts';

type TextFields = Readonly<Record<string, Json | undefined>>;

/** Fields of a text with its box; the edge to which its lines are aligned stays where it is. */
export function withTextBox(
  part: Part | undefined,
  set: Readonly<Record<string, Json>>,
  context: MeasureContext,
  families: FontFamilies,
): Record<string, Json> {
  const fields: TextFields = { ...part, ...set };
  const number = (name: string, usual: number) => {
    const value = fields[name];
    return typeof value === 'number' ? value : usual;
  };
  const text = typeof fields['text'] === 'string' ? fields['text'] : '';
  const fontSize = number('font_size', 40);
  const font = fields['font'] === 'serif' ? 'serif' : 'sans';
  const look = { text, fontSize, font, bold: fields['bold'] === true } as const;
  const measured = measureText(context, look, families);
  const lines = text.split('\n');
  const longest = Math.max(...lines.map((line) => [...line].length));
  const width = measured.width + Math.max(0, longest - 1) * number('letter_spacing', 0) * fontSize;
  const height = (lines.length * number('line_height', TEXT_LINE) + 2 * TEXT_PADDING.along) * fontSize;
  const kept = { left: 0.5, center: 0, right: -0.5 }[String(fields['align'] ?? 'left')] ?? 0.5;
  const grown =
    part === undefined
      ? { x: 0, y: 0 }
      : { x: kept * (width - number('width', width)), y: 0.5 * (height - number('height', height)) };
  const shift = turn(grown, number('rotation', 0));
  return {
    ...set,
    width: Math.max(1, width),
    height: Math.max(1, height),
    x: number('x', 0) + shift.x,
    y: number('y', 0) + shift.y,
  };
}
