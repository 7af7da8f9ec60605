import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import { SUBTITLE_SIZES } from '@inkreel/contract/subtitle-sizes.ts';
import { hasSerif } from '@inkreel/scene/subtitles/subtitle-fonts.ts';
import { lookOf, type StyleChoice, SUBTITLE_STYLES } from '@inkreel/scene/subtitles/subtitle-style.ts';
import { type CSSProperties, Fragment, memo, useId } from 'react';
import { useAreaTexts, useLanguage } from '../../lib/messages.tsx';
import { Select } from '../../ui/select.tsx';
import { SubtitleText } from '../kit/lines/subtitle-text.tsx';

/** Font size of the samples, in CSS pixels: at the real size of a line they would look alike. */
const SAMPLE_LETTERS = 19;
const PLACES = ['top', 'middle', 'bottom'] as const;
const FONTS = ['sans', 'serif'] as const;
const EFFECTS = ['none', 'fade', 'sweep'] as const;
const SIZES = ['size', 'margin'] as const;

/** Changes to the look; `done` ends a gesture. */
export type OnStyle = (
  change: Partial<Omit<StyleChoice, 'style'>> & { style?: string },
  done: boolean,
) => void;

/** The fifteen styles, each on a frame of this video, and adjustments of the chosen one. */
export const StylePanel = memo(function Styles({
  style,
  font,
  effect,
  size,
  place,
  margin,
  to,
  frame,
  onChange,
}: StyleChoice & {
  /** Language of the lines. */
  to: string;
  /** Address of a frame of the video. */
  frame: string | undefined;
  onChange: OnStyle;
}) {
  const texts = useAreaTexts(subtitleTexts);
  const { language, number } = useLanguage();
  const ids = useId();
  const look = lookOf({ style, font, effect, size, place, margin });
  const choose = (change: Parameters<OnStyle>[0]) => onChange(change, true);
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
              // A style has its own font and effect.
              onChange={() => choose({ style: each.id, font: undefined, effect: undefined })}
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
                  languages={[language]}
                />
              </span>
            </span>
            {each.id}
          </label>
        ))}
      </div>
      <div className="style-look">
        <label htmlFor={`${ids}font`}>{texts.font}</label>
        <Select
          id={`${ids}font`}
          value={hasSerif(to) ? look.font : 'sans'}
          options={FONTS.filter((value) => value === 'sans' || hasSerif(to)).map((value) => ({
            value,
            label: texts.fonts[value],
          }))}
          onChange={(value) => choose({ font: value as StyleChoice['font'] })}
        />
        <label htmlFor={`${ids}effect`}>{texts.effect}</label>
        <Select
          id={`${ids}effect`}
          value={look.effect}
          options={EFFECTS.map((value) => ({ value, label: texts.effects[value] }))}
          onChange={(value) => choose({ effect: value as StyleChoice['effect'] })}
        />
        {SIZES.map((part) => (
          <Fragment key={part}>
            <label htmlFor={ids + part}>{texts[part]}</label>
            <span className="style-size">
              <input
                id={ids + part}
                type="range"
                min={SUBTITLE_SIZES[part].minimum}
                max={SUBTITLE_SIZES[part].maximum}
                step={SUBTITLE_SIZES[part].step}
                value={look[part]}
                aria-valuetext={`${number(look[part])}%`}
                disabled={part === 'margin' && look.place === 'middle'}
                onChange={(event) => onChange({ [part]: event.target.valueAsNumber }, false)}
                // One step of undo for a drag, or for a key that is held.
                onPointerUp={() => onChange({}, true)}
                onKeyUp={() => onChange({}, true)}
              />
              <span className="numbers">{number(look[part])}%</span>
            </span>
          </Fragment>
        ))}
        <label htmlFor={`${ids}place`}>{texts.position}</label>
        <Select
          id={`${ids}place`}
          value={look.place}
          options={PLACES.map((value) => ({ value, label: texts.positions[value] }))}
          onChange={(value) => choose({ place: value as StyleChoice['place'] })}
        />
      </div>
    </section>
  );
});
