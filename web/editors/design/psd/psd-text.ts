/** Texts of a Photoshop file as texts of a design, as far as one look tells all of it. */
import type { Color, Layer, LayerTextData, TextStyle } from 'ag-psd';
import { type Lose, type PlannedText, storable } from './psd-plan.ts';

/** Characters of a text, and of a line, which is drawn from one outline. */
const LONGEST = { text: 5000, line: 200 } as const;
/** Line height, in font sizes, that Photoshop calls automatic. */
const AUTOMATIC = 1.2;

type Planned = Omit<PlannedText, 'common' | 'mask'>;

/**
 * A text layer's words and look; undefined if its pixels are to be kept instead.
 * @param hasPixels without pixels something like it is better than nothing
 */
export function planText(
  layer: Layer,
  { hasPixels, hasEffects, lose }: { hasPixels: boolean; hasEffects: boolean; lose: Lose },
): Planned | undefined {
  const { text: data, name = '' } = layer;
  if (!data) return undefined;
  const words = wordsOf(data);
  if (words === undefined) return undefined;
  const looks = looksOf(data);
  const matrix = matrixOf(data);
  const isOne = looks.length === 1;
  const isSimple = isOne && !hasEffects && matrix !== undefined && isPlain(data, looks[0]!);
  if (!isSimple && hasPixels) {
    lose('text_pixels', name);
    return undefined;
  }
  if (!isSimple) lose('text_looks', name);
  const style = looks[0] ?? {};
  const family = familyOf(style.font?.name ?? '');
  if (!family.isShipped) lose('font', name);
  const { scale, rotation, place } = matrix ?? { scale: 1, rotation: 0, place: at0 };
  const size = clamp((style.fontSize ?? 12) * scale, 1, 10_000);
  const align = alignOf(data);
  const box = data.shapeType === 'box' && data.boxBounds?.length === 4 ? data.boxBounds : undefined;
  const [left = 0, top = 0, right = 0] = box ?? [];
  const across = { left, center: (left + right) / 2, right }[align];
  return {
    kind: 'text',
    anchor: place(box ? across : 0, box ? top : 0),
    ...(box && { width: Math.max(1, (right - left) * scale) }),
    rotation,
    fields: {
      text: style.fontCaps === 2 ? storable(words.toLocaleUpperCase(), LONGEST.text) : words,
      font: family.font,
      bold: style.fauxBold === true || family.isBold,
      font_size: size,
      color: hexOf(style.fillColor),
      align,
      line_height: clamp(leadingOf(style, data), 0.5, 5),
      letter_spacing: clamp((style.tracking ?? 0) / 1000, -0.5, 5),
    },
  };
}

const at0 = (x: number, y: number) => ({ x, y });
const clamp = (value: number, least: number, most: number) =>
  Number.isFinite(value) ? Math.min(most, Math.max(least, value)) : least;

/** Undefined if there are none, or more than a text holds. */
function wordsOf({ text, shapeType }: LayerTextData): string | undefined {
  const words = text
    .replaceAll('\0', '')
    // A break within a paragraph.
    .replaceAll('\u0003', '\n')
    .toWellFormed()
    .replace(/\n+$/u, '');
  const isLong = shapeType !== 'box' && words.split('\n').some((line) => line.length > LONGEST.line);
  return words.trim() === '' || words.length > LONGEST.text || isLong ? undefined : words;
}

/** The different looks of its letters. */
function looksOf({ style = {}, styleRuns = [], text }: LayerTextData): TextStyle[] {
  const looks = new Map<string, TextStyle>();
  let at = 0;
  for (const { length, style: own } of styleRuns) {
    const letters = text.slice(at, at + length);
    at += length;
    if (letters.trim() === '') continue;
    const look = { ...style, ...own };
    const { font, fontSize, fillColor, fauxBold, tracking, fontCaps } = look;
    looks.set(JSON.stringify([font?.name, fontSize, fillColor, fauxBold, tracking, fontCaps]), look);
  }
  return looks.size > 0 ? [...looks.values()] : [style];
}

const isNear = (one: number, other: number) =>
  Math.abs(one - other) <= 0.02 * Math.max(Math.abs(one), Math.abs(other), 0.01);

/** Whether nothing of the look is beyond what texts of designs have. */
function isPlain(data: LayerTextData, style: TextStyle): boolean {
  const { warp, orientation, textPath } = data;
  return (
    (warp?.style ?? 'none') === 'none' &&
    orientation !== 'vertical' &&
    // Texts without a path have one without a curve.
    !textPath?.bezierCurve &&
    (style.horizontalScale ?? 1) === 1 &&
    (style.verticalScale ?? 1) === 1 &&
    style.underline !== true &&
    style.strikethrough !== true &&
    style.fontCaps !== 1 &&
    (style.fontBaseline ?? 0) === 0 &&
    style.strokeFlag !== true &&
    style.fillFlag !== false
  );
}

interface Matrix {
  scale: number;
  /** Degrees clockwise, 0 to 360. */
  rotation: number;
  place: (x: number, y: number) => { x: number; y: number };
}

/** Undefined if it slants, mirrors or stretches. */
function matrixOf({ transform }: LayerTextData): Matrix | undefined {
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = transform ?? [];
  const [across, down] = [Math.hypot(a, b), Math.hypot(c, d)];
  if (![a, b, c, d, e, f].every(Number.isFinite) || !(across > 0) || a * d - b * c <= 0) return undefined;
  if (!isNear(across, down) || Math.abs(a * c + b * d) > 0.02 * across * down) return undefined;
  const rotation = ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360 || 0;
  return { scale: across, rotation, place: (x, y) => ({ x: a * x + c * y + e, y: b * x + d * y + f }) };
}

function alignOf({ paragraphStyle, paragraphStyleRuns }: LayerTextData): 'left' | 'center' | 'right' {
  const justification = paragraphStyleRuns?.[0]?.style.justification ?? paragraphStyle?.justification;
  if (justification === 'center' || justification === 'justify-center') return 'center';
  return justification === 'right' || justification === 'justify-right' ? 'right' : 'left';
}

function leadingOf(
  { autoLeading, leading, fontSize = 12 }: TextStyle,
  { paragraphStyle }: LayerTextData,
): number {
  if (autoLeading === false && leading !== undefined) return leading / fontSize;
  return paragraphStyle?.autoLeading ?? AUTOMATIC;
}

const SERIF =
  /(?<!sans.?)serif|times|georgia|garamond|minion|palatino|baskerville|bodoni|didot|caslon|cambria|playfair|merriweather|lora|bookman|century|roman|sim ?sun|song|ming|mincho|myungjo|batang|slab/iu;
const BOLD = /bold|black|heavy|[-\s]w[6-9]$|fett|gras/iu;

/** The typeface of ours that is nearest to one. */
function familyOf(name: string): { font: 'sans' | 'serif'; isBold: boolean; isShipped: boolean } {
  const shipped =
    /^noto-?(sans|serif)(?:-?(?:sc|cjk|kr|jp|arabic))?(?:-?variable)?(?:[-_](?:regular|bold))?$/iu.exec(
      name.replaceAll(' ', ''),
    );
  return { font: SERIF.test(name) ? 'serif' : 'sans', isBold: BOLD.test(name), isShipped: shipped !== null };
}

/** `#rrggbb`; black if it is not told. */
export function hexOf(color: Color | undefined): string {
  const [red, green, blue] = partsOf(color);
  const hex = (part: number) =>
    Math.round(clamp(part, 0, 255))
      .toString(16)
      .padStart(2, '0');
  return `#${hex(red)}${hex(green)}${hex(blue)}`;
}

function partsOf(color: Color | undefined): [number, number, number] {
  if (!color) return [0, 0, 0];
  if ('r' in color) return [color.r, color.g, color.b];
  if ('fr' in color) return [color.fr * 255, color.fg * 255, color.fb * 255];
  if ('c' in color) {
    // Shares of ink in 255ths.
    const left = 1 - color.k / 255;
    return [(255 - color.c) * left, (255 - color.m) * left, (255 - color.y) * left];
  }
  if ('h' in color) return hsbParts(color.h * 360, color.s, color.b);
  // CIE L*a*b* only by how light it is.
  if ('l' in color) return [color.l * 255, color.l * 255, color.l * 255];
  return [color.k, color.k, color.k];
}

function hsbParts(hue: number, saturation: number, brightness: number): [number, number, number] {
  const part = (offset: number) => {
    const at = (offset + hue / 60) % 6;
    return 255 * brightness * (1 - saturation * Math.max(0, Math.min(at, 4 - at, 1)));
  };
  return [part(5), part(3), part(1)];
}
