import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { FontFamilies } from '@inkreel/scene/layers/text-layout.ts';
import { SCRIPT_FONTS } from '@inkreel/scene/text-fonts/script-fonts.ts';
import { GlobalFonts } from '@napi-rs/canvas';

const require = createRequire(import.meta.url);

/** The packages that the web's style sheet takes the same letters from (`web/canvas/ui/scene-fonts.css`). */
const PACKAGES = {
  sans: '@fontsource-variable/noto-sans-sc',
  serif: '@fontsource-variable/noto-serif-sc',
  // For characters that those two lack; neither has serifs.
  hangul: '@fontsource-variable/noto-sans-kr',
  arabic: '@fontsource-variable/noto-sans-arabic',
} as const;
type Kind = keyof typeof PACKAGES;

/** A file with a subset of a font's characters, under a unique name. */
interface Slice {
  family: string;
  file: string;
  ranges: readonly (readonly [from: number, to: number])[];
}

/** Fonts of scripts that no other font has. */
const SCRIPT_SLICES = SCRIPT_FONTS.map(({ file, letters }) => ({
  family: `scene-${path.parse(file).name}`,
  file: require.resolve(`@inkreel/scene/text-fonts/files/${file}`),
  letters,
}));

const slices = new Map<Kind, readonly Slice[]>();
const registered = new Set<string>();

/**
 * Names of the font families that a text needs, registered with the canvas. A browser chooses among the subsets of a
 * font by character; here each subset is a family, and the list has those that the text needs.
 */
export function familiesFor(text: string): FontFamilies {
  return { sans: familyList('sans', text), serif: familyList('serif', text) };
}

function familyList(kind: Kind, text: string): string {
  const inTurn = ([kind, 'hangul', 'arabic'] as const).map(slicesOf);
  // The Latin subset first: its metrics place every line, in any script.
  const needed = new Set<Pick<Slice, 'family' | 'file'>>();
  for (const character of new Set(`x${text}`)) {
    const code = character.codePointAt(0) ?? 0;
    const has = ({ ranges }: Slice) => ranges.some(([from, to]) => code >= from && code <= to);
    const script = SCRIPT_SLICES.find(({ letters }) => letters.test(character));
    const [slice] = script ? [script] : inTurn.flatMap((known) => known.find(has) ?? []);
    if (slice) needed.add(slice);
  }
  for (const { family, file } of needed) {
    if (!registered.has(family)) GlobalFonts.registerFromPath(file, family);
    registered.add(family);
  }
  return [...needed].map(({ family }) => `"${family}"`).join(', ');
}

function slicesOf(kind: Kind): readonly Slice[] {
  const known = slices.get(kind) ?? readSlices(kind);
  slices.set(kind, known);
  return known;
}

/** The subsets of a package; if two have a character, browsers take the one that is declared last. */
function readSlices(kind: Kind): Slice[] {
  const table = require.resolve(`${PACKAGES[kind]}/unicode.json`);
  const folder = path.join(path.dirname(table), 'files');
  const name = PACKAGES[kind].split('/')[1] ?? '';
  const ranges = JSON.parse(fs.readFileSync(table, 'utf8')) as Record<string, string>;
  return Object.entries(ranges)
    .map(([subset, said]) => ({ subset: subset.replace(/^\[(\d+)\]$/, '$1'), said }))
    .map(({ subset, said }) => ({
      family: `scene-${kind}-${subset}`,
      file: path.join(folder, `${name}-${subset}-wght-normal.woff2`),
      ranges: said.split(',').map(rangeOf),
    }))
    .toReversed();
}

function rangeOf(said: string): readonly [number, number] {
  const [from = '', to = from] = said.trim().replace(/^U\+/i, '').split('-');
  return [Number.parseInt(from, 16), Number.parseInt(to, 16)];
}
