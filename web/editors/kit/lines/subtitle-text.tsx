import { isRightToLeft } from '@inkreel/scene/subtitles/line-breaks.ts';
import { SECOND_SIZE } from '@inkreel/scene/subtitles/subtitle-measures.ts';
import { type SubtitleStyle, sweepColor } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { type CSSProperties, useEffect } from 'react';
import { type TextLook, textLook } from './core/text-look.ts';
import { loadPreviewFont, previewFont } from './preview-fonts.ts';

/** Texts in a style, as the video will have them: the first one, and beneath it the second language smaller. */
export function SubtitleText({
  texts,
  style,
  picture,
  languages = [],
}: {
  texts: readonly string[];
  style: SubtitleStyle;
  /** CSS pixels of the picture's shorter side, as it is shown. */
  picture: number;
  /** Of each text. */
  languages?: readonly (string | undefined)[];
}) {
  const height = (picture * style.size) / 100;
  return texts.map((text, at) => (
    <Text
      // oxlint-disable-next-line react/no-array-index-key -- the first and the second language
      key={at}
      text={text}
      style={style}
      height={height}
      language={languages[at]}
      isSecond={at > 0}
    />
  ));
}

function Text({
  text,
  style,
  height,
  language,
  isSecond,
}: {
  text: string;
  style: SubtitleStyle;
  height: number;
  language: string | undefined;
  isSecond: boolean;
}) {
  const font = previewFont(style.font, language);
  const { family } = font;
  useEffect(() => loadPreviewFont(family, text), [family, text]);
  const look = textLook(style, height, font, isSecond ? SECOND_SIZE : 1);
  const isSwept = style.effect === 'sweep' && !isSecond;
  const direction = isRightToLeft(text) ? 'rtl' : 'ltr';
  const lines = text.split('\n');
  const letters = lines.reduce((sum, line) => sum + line.length, 0);
  const lettersBefore = (at: number) => lines.slice(0, at).reduce((sum, line) => sum + line.length, 0);
  return (
    <span className="subtitle-text" lang={language}>
      {lines.map((line, at) => {
        const share = { from: lettersBefore(at) / letters, length: line.length / letters };
        return (
          // oxlint-disable-next-line react/no-array-index-key -- lines of one text
          <span key={at} dir={direction} style={look}>
            {line}
            {isSwept && <Sweep line={line} look={look} color={sweepColor(style)} share={share} />}
          </span>
        );
      })}
    </span>
  );
}

/** The part of a line that has been spoken, over the line; the lines of a text are filled one after the other. */
function Sweep({
  line,
  look: { padding },
  color,
  share: { from, length },
}: {
  line: string;
  look: TextLook;
  color: string;
  share: { from: number; length: number };
}) {
  return (
    <span
      aria-hidden
      className="subtitle-sweep"
      style={{ '--from': from, '--length': length, color, padding } as CSSProperties}
    >
      {line}
    </span>
  );
}
