/** The boxes of imported texts. Pure. */
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { textLines, textSize } from '@inkreel/scene/design/design-text.ts';
import { turn } from '@inkreel/scene/layers/layer-document.ts';
import { TEXT_PADDING } from '@inkreel/scene/layers/text-layout.ts';
import type { OpenOutline, TextResource } from '@inkreel/scene/timeline/resources.ts';
import { type PlannedText, storable } from './psd-plan.ts';

/** How far below the top of a box the baseline of its first line is, in font sizes. */
const FIRST_BASELINE = 0.8;

/** A text as the drawing knows it. */
export const lookOf = ({ fields }: PlannedText) => ({
  text: String(fields['text']),
  font: fields['font'] === 'serif' ? ('serif' as const) : ('sans' as const),
  bold: fields['bold'] === true,
  fontSize: Number(fields['font_size']),
  lineHeight: Number(fields['line_height']),
  letterSpacing: Number(fields['letter_spacing']),
  align: String(fields['align']) as 'left' | 'center' | 'right',
});

/** Pixels of the longest side, and the farthest from the corner of the canvas. */
const FAR = 100_000;
const within = (value: number) => (Number.isFinite(value) ? Math.min(FAR, Math.max(-FAR, value)) : 0);

type Outline = Omit<OpenOutline<unknown>, 'path'>;

/** The fields of a text with its box, by the outlines of its lines. */
export function placed(
  text: PlannedText,
  outline: (line: TextResource) => Outline | undefined,
): Record<string, Json> {
  const look = lookOf(text);
  const { fontSize, lineHeight, align } = look;
  const find = (line: TextResource) => {
    const found = outline(line);
    return found && { ...found, path: undefined };
  };
  const size = textSize(look, find);
  const first = textLines(look)
    .flat()
    .map(find)
    .find((each) => each !== undefined);
  const { ascent = 900, descent = 250 } = first ?? {};
  // As texts are drawn: centred in the height of the line.
  const baseline = (TEXT_PADDING.along + (lineHeight + (ascent - descent) / 1000) / 2) * fontSize;
  const inner = size.width / 2 - TEXT_PADDING.across * fontSize;
  const shift = turn(
    {
      x: { left: inner, center: 0, right: -inner }[align],
      y: size.height / 2 - baseline + (text.width === undefined ? 0 : FIRST_BASELINE * fontSize),
    },
    text.rotation,
  );
  return {
    ...text.fields,
    width: Math.min(FAR, size.width),
    height: Math.min(FAR, size.height),
    x: within(text.anchor.x + shift.x),
    y: within(text.anchor.y + shift.y),
    rotation: text.rotation,
  };
}

/** A word, a letter of a script without spaces, or a space. */
const PIECES =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]|\s+|[^\s\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]+/gu;

/** A text with its lines broken where they no longer fit. */
export function breakLines(text: string, fits: (line: string) => boolean): string {
  const broken = text.split('\n').flatMap((paragraph) => {
    const lines: string[] = [];
    let line = '';
    for (const piece of paragraph.match(PIECES) ?? []) {
      if (line !== '' && !fits((line + piece).trimEnd())) {
        lines.push(line.trimEnd());
        line = piece.trim() === '' ? '' : piece;
      } else line += piece;
    }
    return [...lines, line.trimEnd()];
  });
  return storable(broken.join('\n'), 5000);
}
