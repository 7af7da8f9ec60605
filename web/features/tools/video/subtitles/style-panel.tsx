import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { SubtitleProject } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { SUBTITLE_STYLES, styleOf } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { type CSSProperties, memo } from 'react';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { ChoiceRow } from '../../fields/choice-row.tsx';
import { SubtitleText } from './subtitle-text.tsx';

/** Letters of the samples, in CSS pixels: the real size of a line would be too small to be told apart. */
const SAMPLE_LETTERS = 19;
const PLACES = ['top', 'middle', 'bottom'] as const;

/** The fifteen styles, each on a frame of this video, and where the lines stand. */
export const StylePanel = memo(function Styles({
  project: { style, place },
  frame,
  onChange,
}: {
  project: Pick<SubtitleProject, 'style' | 'place'>;
  /** Address of a frame of the video. */
  frame: string | undefined;
  onChange: (change: Pick<Partial<SubtitleProject>, 'style' | 'place'>) => void;
}) {
  const texts = useAreaTexts(subtitleTexts);
  return (
    <section className="subtitle-styles" aria-label={texts.style}>
      <div className="label">
        {texts.style} <span className="label-fact">{style}</span>
      </div>
      <div className="style-grid" role="radiogroup" aria-label={texts.style}>
        {SUBTITLE_STYLES.map((each) => (
          <label key={each.id} className="style-choice">
            <input
              type="radio"
              className="sr-only"
              name="subtitle-style"
              aria-label={texts.styleName({ id: each.id })}
              checked={each.id === style}
              onChange={() => onChange({ style: each.id })}
            />
            <span
              className="style-frame"
              style={frame ? { backgroundImage: `url(${frame})` } : undefined}
              aria-hidden
            >
              <span style={{ '--spoken': 0.5 } as CSSProperties}>
                <SubtitleText
                  texts={[texts.styleWord]}
                  style={each}
                  picture={(SAMPLE_LETTERS * 100) / each.size}
                />
              </span>
            </span>
            {each.id}
          </label>
        ))}
      </div>
      <ChoiceRow
        look="segments"
        label={texts.position}
        chosen={place ?? styleOf(style).place}
        choices={PLACES.map((value) => ({ value, label: texts.positions[value] }))}
        onChoose={(value) => onChange({ place: value })}
      />
    </section>
  );
});
