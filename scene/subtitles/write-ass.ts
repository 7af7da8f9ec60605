/** Writes Advanced SubStation Alpha: for people, and for burning subtitles into a video. */
import type { Size } from '../geometry.ts';
import type { Cue } from './cue.ts';
import { SIZE_EMS, type SubtitleFont } from './subtitle-fonts.ts';
import { FADE_MS, SECOND_SIZE, SIDE_MARGIN } from './subtitle-measures.ts';
import { type SubtitleStyle, sweepColor } from './subtitle-style.ts';
import { isRightToLeft } from './text-width.ts';
import { formatAssTime } from './timestamps.ts';
import { type ShownText, shownTexts } from './write-subtitles.ts';

export interface AssLook {
  style: SubtitleStyle;
  /** Pixels of the video, as shown. */
  video: Size;
  /** Of the first text. */
  font: SubtitleFont;
  /** Of the second language below it. */
  secondFont: SubtitleFont;
}

const ALIGNMENT = { bottom: 2, middle: 5, top: 8 } as const;
/** At the start of a line, it sets the direction to right-to-left. */
const RIGHT_TO_LEFT_MARK = '\u200f';
/** Separates a backslash from the following letter. */
const WORD_JOINER = '\u2060';

/**
 * A script of version 4+, sized for the video. Texts never become override tags: braces and backslashes are escaped,
 * line breaks are `\N`.
 */
export function writeAss(cues: readonly Cue[], shown: ShownText, look: AssLook): string {
  const size = fontSize(look);
  const softness = (size * (look.style.shadow?.blur ?? 0)) / 100;
  const blur = softness > 0 ? `{\\blur${round(softness)}}` : '';
  const fade = look.style.effect === 'fade' ? `{\\fad(${FADE_MS},${FADE_MS})}` : '';
  const events = cues.flatMap((cue) => {
    const [first, second] = shownTexts(cue, shown).map(directed).map(escapeAss);
    if (first === undefined) return [];
    const lines = sweepOf(first, cue, look.style);
    const { family, lineEms } = look.secondFont;
    const secondSize = round((size * SECOND_SIZE * lineEms) / SIZE_EMS);
    const words = second === undefined ? lines : `${lines}\\N{\\fs${secondSize}\\fn${family}}${second}`;
    const place = cue.place && cue.place !== look.style.place ? `{\\an${ALIGNMENT[cue.place]}}` : '';
    const speaker = (cue.speaker ?? '').replace(/[,\n\r]/g, ' ').trim();
    return [
      `Dialogue: 0,${formatAssTime(cue.start)},${formatAssTime(cue.end)},Default,${speaker},0,0,0,,${place}${fade}${blur}${words}`,
    ];
  });
  return `${[...head(look), ...events].join('\n')}\n`;
}

function head({ style, video, font }: AssLook): string[] {
  const size = fontSize({ style, video });
  const { color: edgeColor, width } = outlineOf(style);
  const outline = (size * width) / 100;
  const edge = assColor(edgeColor, style.plate?.opacity ?? 1);
  const shadow = (size * (style.shadow?.distance ?? 0)) / 100;
  const across = round((video.width * SIDE_MARGIN) / 100);
  const fields = {
    Name: 'Default',
    Fontname: font.family,
    Fontsize: round((size * font.lineEms) / SIZE_EMS),
    PrimaryColour: assColor(style.effect === 'sweep' ? sweepColor(style) : style.color, 1),
    SecondaryColour: assColor(style.color, 1),
    OutlineColour: edge,
    BackColour: style.plate ? edge : assColor(style.shadow?.color ?? '#000000', 1),
    Bold: style.bold ? -1 : 0,
    Italic: style.italic ? -1 : 0,
    Underline: style.underline ? -1 : 0,
    StrikeOut: 0,
    ScaleX: 100,
    ScaleY: 100,
    Spacing: round((size * (style.spacing ?? 0)) / 100),
    Angle: 0,
    // 3 draws a box as large as the outline, 1 an outline and a shadow.
    BorderStyle: style.plate ? 3 : 1,
    Outline: round(outline),
    Shadow: round(shadow),
    Alignment: ALIGNMENT[style.place],
    MarginL: across,
    MarginR: across,
    MarginV: round((video.height * style.margin) / 100),
    // -1: the direction of a line follows from its letters. Any other value would set Arabic from left to right.
    Encoding: -1,
  };
  return [
    '[Script Info]',
    'ScriptType: v4.00+',
    `PlayResX: ${video.width}`,
    `PlayResY: ${video.height}`,
    // 0: lines that are too long break into parts of similar width.
    'WrapStyle: 0',
    'ScaledBorderAndShadow: yes',
    'YCbCr Matrix: TV.709',
    '',
    '[V4+ Styles]',
    `Format: ${Object.keys(fields).join(', ')}`,
    `Style: ${Object.values(fields).join(',')}`,
    '',
    '[Events]',
    'Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text',
  ];
}

/** Outline, shadow or box of the letters; widths in per cent of their height. */
function outlineOf({ plate, outline, shadow }: SubtitleStyle): { color: string; width: number } {
  // The format has no plate: a filled outline replaces it.
  if (plate) return { color: plate.color, width: 12 };
  // The blur applies to the outline; without one it would blur the letters.
  if (shadow && shadow.blur > 0) return { color: shadow.color, width: shadow.blur / 2 };
  return outline ?? { color: '#000000', width: 0 };
}

/** Height of the letters, in pixels of the video. */
export const fontSize = ({ style, video }: Pick<AssLook, 'style' | 'video'>): number =>
  (Math.min(video.width, video.height) * style.size) / 100;

/** The text, swept line by line, each for its share of the letters; unchanged without a sweep. */
function sweepOf(words: string, { start, end }: Cue, { effect }: SubtitleStyle): string {
  if (effect !== 'sweep') return words;
  const lines = words.split('\\N');
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  const hundredths = (line: string): number => Math.round(((end - start) / 10) * (line.length / letters));
  return lines.map((line) => `{\\kf${hundredths(line)}}${line}`).join('\\N');
}

/** `&HAABBGGRR`; in this format 00 is opaque. */
function assColor(color: string, opacity: number): string {
  const [red, green, blue] = [1, 3, 5].map((at) => color.slice(at, at + 2));
  const alpha = Math.round((1 - opacity) * 255);
  return `&H${alpha.toString(16).padStart(2, '0')}${blue}${green}${red}`.toUpperCase();
}

/** Each line of Arabic begins with the mark: libass determines the direction line by line, by the first letter. */
const directed = (text: string): string =>
  isRightToLeft(text) ? text.replace(/^/gm, RIGHT_TO_LEFT_MARK) : text;

const escapeAss = (text: string): string =>
  text
    .replaceAll('\\', `\\${WORD_JOINER}`)
    .replaceAll('{', '\\{')
    .replaceAll('}', '\\}')
    .replaceAll('\n', '\\N');

const round = (value: number): number => Math.round(value * 100) / 100;
