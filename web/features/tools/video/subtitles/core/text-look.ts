import type { SubtitleStyle } from '@inkreel/scene/subtitles/subtitle-style.ts';

/**
 * What the burner calls the size of letters is the height from their highest ascender to their lowest descender; in CSS
 * it is the em. Parts of an em, from the font files: Noto Sans, and Noto Sans SC, JP and KR.
 */
const LINE_EMS = { alphabetic: 1.362, ideographic: 1.448 };
/** The plate goes beyond the letters by this much, in per cent of their height (`write-ass.ts`). */
const PLATE_ROOM = 12;
/** Margins of the picture, in per cent of its height and width (`write-ass.ts`). */
export const PICTURE_MARGIN = { down: 6, across: 5 } as const;
/** Of the second language below the first one (`write-ass.ts`). */
export const SECOND_SIZE = 0.75;

/** CSS of one text in the preview, as the video will have it. */
export interface TextLook {
  fontFamily: string;
  fontSize: string;
  lineHeight: string;
  fontWeight: number;
  fontStyle: 'italic' | 'normal';
  textDecorationLine: 'underline' | 'none';
  letterSpacing: string;
  color: string;
  backgroundColor?: string;
  padding?: string;
  WebkitTextStroke?: string;
  paintOrder?: 'stroke fill';
  textShadow?: string;
}

export interface LetterFamilies {
  sans: string;
  serif: string;
}

/**
 * The look of a text.
 * @param height of the letters in CSS pixels: the style's size in the picture as it is shown
 */
export function textLook(
  style: SubtitleStyle,
  text: string,
  height: number,
  families: LetterFamilies,
): TextLook {
  const { plate, outline, shadow } = style;
  const isIdeographic = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(text);
  const em = height / LINE_EMS[isIdeographic ? 'ideographic' : 'alphabetic'];
  const percent = (share: number) => round((height * share) / 100);
  return {
    fontFamily: families[style.font],
    fontSize: `${round(em)}px`,
    lineHeight: `${round(height)}px`,
    fontWeight: style.bold ? 700 : 400,
    fontStyle: style.italic ? 'italic' : 'normal',
    textDecorationLine: style.underline ? 'underline' : 'none',
    letterSpacing: `${percent(style.spacing ?? 0)}px`,
    color: style.color,
    ...(plate && {
      backgroundColor: withOpacity(plate.color, plate.opacity),
      padding: `${percent(PLATE_ROOM)}px`,
    }),
    // The stroke lies half inside, under the letters.
    ...(outline && {
      WebkitTextStroke: `${percent(2 * outline.width)}px ${outline.color}`,
      paintOrder: 'stroke fill' as const,
    }),
    ...(shadow && { textShadow: shadowOf(shadow, percent) }),
  };
}

function shadowOf(
  { color, distance, blur }: NonNullable<SubtitleStyle['shadow']>,
  percent: (share: number) => number,
): string {
  const cast = `${percent(distance)}px ${percent(distance)}px ${percent(blur)}px ${color}`;
  // A soft one is an edge all round as well.
  return blur > 0 ? `0 0 ${percent(blur / 2)}px ${color}, 0 0 ${percent(blur)}px ${color}, ${cast}` : cast;
}

/** `#rrggbb` with an opacity from 0 to 1. */
const withOpacity = (color: string, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

const round = (value: number): number => Math.round(value * 100) / 100;
