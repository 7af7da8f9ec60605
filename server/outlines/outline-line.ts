import type { Outline } from '@inkreel/scene/timeline/resources.ts';
import type { Font } from 'harfbuzzjs';
import { EM, type HarfBuzz } from './letter-fonts.ts';
import { textRuns } from './text-runs.ts';

/** The outlines of a line of text, shaped: with ligatures, joined letters, marks in their places, in reading order. */
export function outlineLine(text: string, hb: HarfBuzz, fonts: readonly Font[]): Outline {
  const line = text.normalize('NFC').replace(/\s/gu, ' ');
  const runs = textRuns(
    line,
    fonts.length,
    (font, character) => fonts[font]?.nominalGlyph(character.codePointAt(0) ?? 0) !== undefined,
  );
  const parts: string[] = [];
  let across = 0;
  for (const { start, end, font: number, level } of runs) {
    const font = fonts[number];
    if (!font) continue;
    const buffer = new hb.Buffer();
    buffer.addText(line, start, end - start);
    buffer.setDirection(level % 2 === 1 ? hb.Direction.RTL : hb.Direction.LTR);
    buffer.guessSegmentProperties();
    hb.shape(font, buffer);
    const positions = buffer.getGlyphPositions();
    for (const [index, { codepoint: glyph }] of buffer.getGlyphInfos().entries()) {
      const { xAdvance, xOffset, yOffset } = positions[index] ?? { xAdvance: 0, xOffset: 0, yOffset: 0 };
      parts.push(pathOf(font, glyph, across + xOffset, yOffset));
      across += xAdvance;
    }
  }
  const { ascender, descender } = fonts[0]?.hExtents() ?? { ascender: EM, descender: 0 };
  return { path: parts.join(''), width: across, ascent: ascender, descent: -descender };
}

/** A letter as SVG path data, its origin at `x`, `y`. Fonts count upwards, canvases downwards. */
const pathOf = (font: Font, glyph: number, x: number, y: number): string =>
  font
    .glyphToJson(glyph)
    .map(({ type, values }) => {
      const moved = values.map((value, index) => rounded(index % 2 === 0 ? value + x : -value - y));
      return `${type}${moved.join(' ')}`;
    })
    .join('');

/** To a tenth of a unit: less than a thousandth of a pixel in letters of 10 pixels. */
const rounded = (value: number) => Math.round(value * 10) / 10;
