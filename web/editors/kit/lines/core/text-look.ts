import type { SubtitleFont } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { SIZE_EMS } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import type { SubtitleStyle } from '@inkreel/scene/subtitles/subtitle-style.ts';

/** The plate extends beyond the letters by this much, in per cent of their height (`write-ass.ts`). */
const PLATE_ROOM = 12;

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
  margin?: string;
  WebkitTextStroke?: string;
  paintOrder?: 'stroke fill';
  textShadow?: string;
}

export interface DrawnFont extends SubtitleFont {
  /** Value of `font-family`. */
  css: string;
}

/**
 * The look of a text. Edges, shadows and plates of the second language are as wide as those of the first, as in libass.
 * @param height of the letters in CSS pixels: the style's size in the picture as it is shown
 * @param scale of this text's letters
 */
export function textLook(style: SubtitleStyle, height: number, font: DrawnFont, scale = 1): TextLook {
  const { plate, outline, shadow } = style;
  const em = (height * scale) / SIZE_EMS;
  const percent = (share: number) => round((height * share) / 100);
  return {
    fontFamily: font.css,
    fontSize: `${round(em)}px`,
    lineHeight: `${round(em * font.lineEms)}px`,
    fontWeight: style.bold ? 700 : 400,
    fontStyle: style.italic ? 'italic' : 'normal',
    textDecorationLine: style.underline ? 'underline' : 'none',
    letterSpacing: `${percent(style.spacing ?? 0)}px`,
    color: style.color,
    ...(plate && {
      backgroundColor: withOpacity(plate.color, plate.opacity),
      padding: `${percent(PLATE_ROOM)}px`,
      margin: `-${percent(PLATE_ROOM)}px auto`,
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
  // A soft shadow is also an edge on all sides.
  return blur > 0 ? `0 0 ${percent(blur / 2)}px ${color}, 0 0 ${percent(blur)}px ${color}, ${cast}` : cast;
}

/** `#rrggbb` with an opacity from 0 to 1. */
const withOpacity = (color: string, opacity: number): string =>
  `${color}${Math.round(opacity * 255)
    .toString(16)
    .padStart(2, '0')}`;

const round = (value: number): number => Math.round(value * 100) / 100;
