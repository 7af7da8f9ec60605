/** Writes Advanced SubStation Alpha: for people, and for burning subtitles into a video. */
import { scriptRuns } from '../text-fonts/script-fonts.ts';
import type { AssLook } from './ass-look.ts';
import type { Cue } from './cue.ts';
import { isRightToLeft } from './line-breaks.ts';
import { aloneSpan, type CueSpan, stackCues } from './stack-cues.ts';
import { SIZE_EMS, type SubtitleFont } from './subtitle-fonts.ts';
import { FADE_MS, fontSize, SECOND_SIZE, SIDE_MARGIN } from './subtitle-measures.ts';
import { type SubtitleStyle, sweepColor } from './subtitle-style.ts';
import { formatAssTime } from './timestamps.ts';
import { type ShownText, shownTexts } from './write-subtitles.ts';

const ALIGNMENT = { bottom: 2, middle: 5, top: 8 } as const;
/** At the start of a line, it sets the direction to right-to-left. */
const RIGHT_TO_LEFT_MARK = '\u200f';
/** Separates a backslash from the following letter. */
const WORD_JOINER = '\u2060';

/**
 * A script of version 4+, sized for the video. Texts never become override tags: braces and backslashes are escaped,
 * line breaks are `\N`.
 * @param stacked for burning in: lines at the same time get places one above the other, in their order; players of
 * files place them themselves
 */
export function writeAss(cues: readonly Cue[], shown: ShownText, look: AssLook, stacked = false): string {
  const spans = stacked ? stackCues(cues, shown, look) : cues.map(aloneSpan);
  const events = spans.map((span) => eventOf(span, shown, look));
  return `${[...head(look), ...events.filter((event) => event !== '')].join('\n')}\n`;
}

/** The event of a cue, or of a part of its time; empty for a cue without text. */
function eventOf({ cue, start, end, down }: CueSpan, shown: ShownText, look: AssLook): string {
  const { style, video, font, secondFont } = look;
  const [first, second] = shownTexts(cue, shown).map(directed);
  if (first === undefined) return '';
  const size = fontSize(look);
  const softness = (size * (style.shadow?.blur ?? 0)) / 100;
  const blur = softness > 0 ? `{\\blur${round(softness)}}` : '';
  const fades = [start > cue.start ? 0 : FADE_MS, end < cue.end ? 0 : FADE_MS];
  const fade = style.effect === 'fade' && Math.max(...fades) > 0 ? `{\\fad(${fades.join(',')})}` : '';
  const lines = sweepOf(first, { cue, start, end, down }, style).map((line) => withFonts(line, font, size));
  const secondSize = size * SECOND_SIZE;
  const words =
    second === undefined
      ? lines.join('\\N')
      : `${lines.join('\\N')}\\N${fontTag(secondFont, secondSize)}${second
          .split('\n')
          .map((line) => withFonts([{ text: line, tag: '' }], secondFont, secondSize))
          .join('\\N')}`;
  const alignment = ALIGNMENT[cue.place ?? style.place];
  const place =
    down !== undefined
      ? `{\\an${alignment}\\pos(${round(video.width / 2)},${round(down)})}`
      : cue.place && cue.place !== style.place
        ? `{\\an${alignment}}`
        : '';
  const speaker = (cue.speaker ?? '').replace(/[,\n\r]/g, ' ').trim();
  return `Dialogue: 0,${formatAssTime(start)},${formatAssTime(end)},Default,${speaker},0,0,0,,${place}${fade}${blur}${words}`;
}

const fontTag = ({ family, lineEms }: Pick<SubtitleFont, 'family' | 'lineEms'>, size: number): string =>
  `{\\fs${round((size * lineEms) / SIZE_EMS)}\\fn${family}}`;

/** A part of a line with the tags before it. */
interface Part {
  text: string;
  tag: string;
}

/** A line with the letters of other scripts in their fonts, as large as its own: libass sizes a font by its lines. */
function withFonts(parts: readonly Part[], font: SubtitleFont, size: number): string {
  return parts
    .map(({ text, tag }) => {
      const runs = scriptRuns(text).map(({ text: letters, font: own }) =>
        own ? `${fontTag(own, size)}${escapeAss(letters)}${fontTag(font, size)}` : escapeAss(letters),
      );
      return `${tag}${runs.join('')}`;
    })
    .join('');
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

/**
 * The lines, swept one after the other, each for its share of the letters; whole without a sweep. What was swept before
 * the span begins already has the colour.
 */
function sweepOf(text: string, { cue, start, end }: CueSpan, { effect }: SubtitleStyle): Part[][] {
  const lines = text.split('\n');
  if (effect !== 'sweep') return lines.map((line) => [{ text: line, tag: '' }]);
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  const hundredths = (count: number): number => Math.round(((cue.end - cue.start) / 10) * (count / letters));
  let swept = end > cue.start ? Math.round(((start - cue.start) / (cue.end - cue.start)) * letters) : 0;
  return lines.map((line) => {
    const before = line.slice(0, swept).replace(/[\ud800-\udbff]$/, '');
    const rest = line.slice(before.length);
    swept = Math.max(0, swept - line.length);
    return [
      ...(before === '' ? [] : [{ text: before, tag: '{\\k0}' }]),
      ...(rest === '' ? [] : [{ text: rest, tag: `{\\kf${hundredths(rest.length)}}` }]),
    ];
  });
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
  text.replaceAll('\\', `\\${WORD_JOINER}`).replaceAll('{', '\\{').replaceAll('}', '\\}');

const round = (value: number): number => Math.round(value * 100) / 100;
