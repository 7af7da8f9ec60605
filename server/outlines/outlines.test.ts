import { describe, expect, it } from 'vitest';
import { FONT_FACES, type FontFace } from '../../contract/text/font-faces.ts';
import type { Outline } from '../../scene/timeline/resources.ts';
import { TEXTS } from '../../scene/timeline/testing.ts';
import { openLetterFonts } from './letter-fonts.ts';
import { outlineLine } from './outline-line.ts';
import { outlinesOf } from './outlines.ts';
import { textRuns } from './text-runs.ts';

const OWNER = { userId: '1', organisationId: '1' };
const line = (text: string, look: { font?: FontFace; bold?: boolean } = {}) =>
  ({ kind: 'text', text, font: 'sans', bold: false, ...look }) as const;
const outline = async (text: string, look = {}): Promise<Outline> => {
  const [hb, fonts] = await openLetterFonts(line(text, look));
  return outlineLine(text, hb, fonts);
};
/** The closed shapes of a path, each from its first point. */
const shapesOf = ({ path }: Outline) =>
  path.split('Z').flatMap((shape) => {
    const numbers = shape.match(/-?\d+(?:\.\d)?/gu)?.map(Number) ?? [];
    return shape === ''
      ? []
      : [numbers.map((value, at) => Math.round(value - (numbers[at % 2] ?? 0))).join(' ')];
  });
const shapes = (outline: Outline) => shapesOf(outline).length;
/** In every font of ours that is the box of a missing letter. */
const MISSING = '\u{16a0}';

describe('outlines of a text', () => {
  it.each(TEXTS)('%s has letters of its fonts, none of them a box', async (text) => {
    for (const look of [{}, { bold: true }, { font: 'serif' as const }]) {
      const found = await outline(text, look);
      const { path, width, ascent, descent } = found;
      const box = shapesOf(await outline(MISSING, look));
      expect(box.length).toBeGreaterThan(0);
      expect(shapesOf(found).filter((shape) => box.includes(shape))).toEqual([]);
      expect(path).toMatch(/^(?:[MLQC](?:-?\d+(?:\.\d)?(?: |(?=[MLQCZ])))+|Z)+$/u);
      expect(width).toBeGreaterThan(1000);
      expect(ascent + descent).toBeGreaterThan(1000);
    }
  });

  it('draws letters in each face, and Chinese ones where the face has them', async () => {
    const faces = FONT_FACES.map(async (font) => [
      await outline('Ag', { font }),
      font === 'poster' ? undefined : await outline('花', { font }),
    ]);
    const found = await Promise.all(faces);
    const latin = found.map(([each]) => each?.path);
    expect(new Set(latin).size).toBe(FONT_FACES.length);
    const chinese = found.flatMap(([, each]) => each?.path ?? []);
    // The brush is that of the script face too.
    expect(new Set(chinese).size).toBe(chinese.length - 1);
    // What a face lacks is as in the sans.
    const thai = await Promise.all(FONT_FACES.map((font) => outline('ครับ', { font })));
    expect(new Set(thai.map(({ path }) => path)).size).toBe(1);
  });

  it('joins Arabic letters, and puts Thai vowels over theirs without an advance', async () => {
    // Apart, the letters have their isolated forms, which are wider.
    const [joined, apart] = await Promise.all([outline('سلام'), outline('س\u200cل\u200cا\u200cم')]);
    expect(joined.width).toBeLessThan(apart.width);
    const [bare, marked] = await Promise.all([outline('กก'), outline('กี่กี่')]);
    expect(marked.width).toBe(bare.width);
    expect(shapes(marked)).toBeGreaterThan(shapes(bare));
  });

  it('kerns', async () => {
    const [pair, a, v] = await Promise.all([outline('AV'), outline('A'), outline('V')]);
    expect(pair.width).toBeLessThan(a.width + v.width);
  });

  it('draws what no font has as a box, and line breaks as spaces', async () => {
    expect(shapesOf(await outline(`a${MISSING}`))).toEqual(
      expect.arrayContaining(shapesOf(await outline(MISSING))),
    );
    expect(await outline('a\nb')).toEqual(await outline('a b'));
  });
});

describe('runs', () => {
  const seen = (text: string) =>
    textRuns(text, 2, (font, character) => /\p{Script=Arabic}/u.test(character) === (font === 1)).map(
      ({ start, end }) => text.slice(start, end),
    );

  it('come in the order in which they are seen', () => {
    expect(seen('one مرحبا two')).toEqual(['one ', 'مرحبا', ' two']);
    expect(seen('مرحبا Ink 24 reel')).toEqual(['Ink 24 reel', 'مرحبا ']);
    expect(seen('مرحبا 24, سلام')).toEqual(['سلام', ', ', '24', 'مرحبا ']);
  });

  it('end where font, script or direction change', () => {
    expect(seen('Ω and Я')).toEqual(['Ω ', 'and ', 'Я']);
    expect(seen('“春” a')).toEqual(['“春” ', 'a']);
  });
});

it('outlines many lines in their order, each once', async () => {
  const lines = [...TEXTS, ...TEXTS].map((text) => line(text));
  const found = await outlinesOf(OWNER, lines);
  expect(found.map(({ width }) => width)).toEqual(
    await Promise.all(lines.map(async ({ text }) => (await outline(text)).width)),
  );
  expect(found[0]).toBe(found[TEXTS.length]);
});
