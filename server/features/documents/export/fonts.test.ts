import { createCanvas, GlobalFonts } from '@napi-rs/canvas';
import { expect, it } from 'vitest';
import { familiesFor } from './fonts.ts';

/** Width of words at 28 pixels, bold. */
function widthOf(words: string, font: 'sans' | 'serif'): number {
  const context = createCanvas(1, 1).getContext('2d');
  context.font = `700 28px ${familiesFor(words)[font]}`;
  return context.measureText(words).width;
}

it('sets words as wide as Chromium does with the same files', () => {
  expect(widthOf('Ink 12 AVTo fi', 'sans')).toBeCloseTo(182.2247, 2);
  expect(widthOf('Ink 12 AVTo fi', 'serif')).toBeCloseTo(195.6663, 2);
});

it.each(['sans', 'serif'] as const)('registers the subsets of %s that a text needs, Latin first', (font) => {
  const families = familiesFor('墨水 Ink')
    [font].split(', ')
    .map((family) => family.replaceAll('"', ''));
  expect(families[0]).toBe(`scene-${font}-latin`);
  expect(families.length).toBeGreaterThan(1);
  for (const family of families) expect(GlobalFonts.has(family)).toBe(true);
  expect(widthOf('墨水', font)).toBeCloseTo(56, 2);
});

it.each([
  ['Hangul', '안녕', 'hangul'],
  ['Arabic', 'سلام', 'arabic'],
] as const)('takes %s from another package, and only if a text has some', (_script, words, source) => {
  for (const font of ['sans', 'serif'] as const) {
    const taken = familiesFor(`Ink ${words}`)[font];
    expect(taken).toMatch(new RegExp(`^"scene-${font}-latin".*"scene-${source}-`));
    expect(familiesFor('Ink 墨')[font]).not.toContain(`scene-${source}`);
  }
});

it('draws Hangul as letters, not as one placeholder for all', () => {
  expect(widthOf('안녕하세요', 'serif')).toBeCloseTo(5 * 28 * 0.92, 0);
});

it.each(['สวัสดี', 'שלום', 'Բարեւ', 'नमस्ते', 'வணக்கம்', '🚀🍎'])('draws %s with letters, not boxes', (words) => {
  const inkOf = (text: string) => {
    const canvas = createCanvas(200, 60);
    const context = canvas.getContext('2d');
    context.font = `28px ${familiesFor(words).sans}`;
    context.fillText(text, 10, 40);
    return context.getImageData(0, 0, 200, 60).data.join(' ');
  };
  expect(familiesFor(words).sans).toMatch(/scene-Noto/);
  expect(inkOf(words)).not.toBe(inkOf('\u{10fffd}'.repeat([...words].length)));
});
