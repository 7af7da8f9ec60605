import { type SubtitleStyle } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { type CSSProperties, useEffect } from 'react';
import { SCENE_FONTS } from '../../../../canvas/ui/scene-fonts.ts';
import { SECOND_SIZE, textLook } from './core/text-look.ts';

/** Texts in a style, as the video will have them: the first one, and beneath it the second language smaller. */
export function SubtitleText({
  texts,
  style,
  picture,
  share,
}: {
  texts: readonly string[];
  style: SubtitleStyle;
  /** CSS pixels of the picture's shorter side, as it is shown. */
  picture: number;
  /** How much of it has been spoken, 0 to 1, where that is settled. */
  share?: number;
}) {
  useEffect(() => {
    // The letters of the product; without a connection the device's own stay.
    void import('../../../../canvas/ui/scene-fonts.css').catch(() => undefined);
  }, []);
  const height = (picture * style.size) / 100;
  return texts.map((text, at) => {
    const look = textLook(style, text, at === 0 ? height : height * SECOND_SIZE, SCENE_FONTS);
    const sweep = at === 0 && style.sweep ? style.sweep : undefined;
    const swept: CSSProperties | undefined = sweep
      ? ({
          '--sweep': sweep,
          '--rest': look.color,
          ...(share === undefined ? {} : { '--spoken': share }),
        } as CSSProperties)
      : undefined;
    return (
      // oxlint-disable-next-line react/no-array-index-key -- the first and the second language
      <span key={at} className="subtitle-text" style={{ lineHeight: look.lineHeight }}>
        <span
          dir="auto"
          data-swept={sweep !== undefined}
          style={
            {
              ...look,
              ...swept,
              ...(sweep ? { color: 'transparent', textShadow: undefined } : {}),
            } as CSSProperties
          }
        >
          {text}
        </span>
      </span>
    );
  });
}
