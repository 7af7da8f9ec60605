/** Imported texts, measured by the outlines that they are drawn with. */
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { textLines } from '@inkreel/scene/design/design-text.ts';
import { cssFont } from '@inkreel/scene/layers/text-layout.ts';
import type { TextResource } from '@inkreel/scene/timeline/resources.ts';
import { SCENE_FONTS } from '../../../canvas/ui/scene-fonts.ts';
import { textOutlines } from '../../../canvas/ui/text-outlines.ts';
import type { PlannedLayer, PlannedText } from './psd-plan.ts';
import { breakLines, lookOf, placed } from './text-boxes.ts';

/**
 * Fetches what measuring the texts takes.
 * @returns the fields of each with its box
 */
export async function placeTexts(
  layers: readonly PlannedLayer[],
): Promise<(text: PlannedText) => Record<string, Json>> {
  const texts = layers.flatMap(textsIn);
  const wrapped = new Map(texts.map((text) => [text, withBreaks(text)]));
  const lines = [...wrapped.values()].flatMap((text) => textLines(lookOf(text)).flat());
  await textOutlines.read(lines);
  const outline = (line: TextResource) => textOutlines.known([line])[0];
  return (text) => placed(wrapped.get(text) ?? text, outline);
}

const textsIn = (layer: PlannedLayer): PlannedText[] => {
  if (layer.kind === 'text') return [layer];
  return layer.kind === 'group' ? layer.layers.flatMap(textsIn) : [];
};

/** The text with its lines broken where its box ends. */
function withBreaks(text: PlannedText): PlannedText {
  const { width } = text;
  const context = width === undefined ? null : new OffscreenCanvas(1, 1).getContext('2d');
  if (width === undefined || !context) return text;
  const look = lookOf(text);
  context.font = cssFont(look, SCENE_FONTS);
  const long = (line: string) =>
    context.measureText(line).width + Math.max(0, line.length - 1) * look.letterSpacing * look.fontSize;
  return { ...text, fields: { ...text.fields, text: breakLines(look.text, (line) => long(line) <= width) } };
}
