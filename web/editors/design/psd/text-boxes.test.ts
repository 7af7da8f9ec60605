import { TEXT_PADDING } from '@inkreel/scene/layers/text-layout.ts';
import { expect, test } from 'vitest';
import type { PlannedText } from './psd-plan.ts';
import { breakLines, placed } from './text-boxes.ts';

/** Each letter is half as wide as the font is high. */
const outline = ({ text }: { text: string }) => ({ width: text.length * 500, ascent: 800, descent: 200 });
const words = (more: Partial<PlannedText> = {}, fields = {}): PlannedText => ({
  kind: 'text',
  common: {},
  anchor: { x: 100, y: 50 },
  rotation: 0,
  fields: {
    text: 'four\nletters!',
    font: 'sans',
    bold: false,
    font_size: 10,
    align: 'left',
    line_height: 1.2,
    letter_spacing: 0,
    ...fields,
  },
  ...more,
});

test('the first line begins at the anchor, on its baseline', () => {
  const { x, y, width, height } = placed(words(), outline);
  expect(width).toBe(8 * 5 + 2 * TEXT_PADDING.across * 10);
  expect(Number(x) - Number(width) / 2 + TEXT_PADDING.across * 10).toBeCloseTo(100);
  // Above the baseline are the padding, half of what the line is higher than the letters, and the letters.
  expect(Number(y) - Number(height) / 2).toBeCloseTo(50 - TEXT_PADDING.along * 10 - 1 - 8);
});

test('a place that is no number, or too far away, is one that a design takes', () => {
  const { x, y } = placed(words({ anchor: { x: Number.NaN, y: 1e9 } }), outline);
  expect([x, y]).toEqual([0, 100_000]);
});

test('words in the middle and on the right keep that edge', () => {
  expect(placed(words({}, { align: 'center' }), outline)['x']).toBeCloseTo(100);
  const { x, width } = placed(words({}, { align: 'right' }), outline);
  expect(Number(x) + Number(width) / 2 - TEXT_PADDING.across * 10).toBeCloseTo(100);
});

test('a turned text turns around its anchor', () => {
  const upright = placed(words(), outline);
  const turned = placed(words({ rotation: 90 }), outline);
  expect(turned).toMatchObject({ rotation: 90, width: upright['width'] });
  expect(Number(turned['x'])).toBeCloseTo(100 - (Number(upright['y']) - 50));
  expect(Number(turned['y'])).toBeCloseTo(50 + (Number(upright['x']) - 100));
});

test('lines break between words, and between letters of scripts without spaces', () => {
  const fits = (line: string) => line.length <= 9;
  expect(breakLines('one two three four', fits)).toBe('one two\nthree\nfour');
  expect(breakLines('一二三四五六七八九十十一', fits)).toBe('一二三四五六七八九\n十十一');
  expect(breakLines('unbreakable word\n\nend', fits)).toBe('unbreakable\nword\n\nend');
});
