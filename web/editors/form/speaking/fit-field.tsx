import { FITS, type Fit, fittedSeconds } from '@inkreel/contract/media-fit.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import type { FieldKinds } from '@inkreel/contract/tools/kinds/index.ts';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { useStudioMessages } from '../../../lib/studio-messages.ts';
import { ChoiceRow } from '../../kit/fields/choice-row.tsx';
import { useUnserved } from '../../kit/needs-engine.ts';
import type { ControlProps } from '../kinds/kind-view.tsx';
import './speaking.css';

/**
 * What to do if the lengths differ, each option drawn with the two lengths; nothing to choose if the sound is
 * not longer.
 */
export default function FitField({ tool, field, values, change }: ControlProps<FieldKinds['fit']>) {
  const { fit } = useAreaTexts(speakingTexts);
  const { fields } = useStudioMessages().tools;
  const { language, number } = useLanguage();
  const unserved = useUnserved(tool.id)?.[field.name] ?? [];
  const [video, audio] = [values[field.video], values[field.audio]];
  if (typeof video !== 'number' || typeof audio !== 'number') return null;
  const { label } = field.text[language];
  const chosen = FITS.find((each) => each === values[field.name]) ?? FITS[0];
  const seconds = Math.round(fittedSeconds(chosen, { video, audio }) * 10) / 10;
  if (audio <= video)
    return (
      <div>
        <span className="label">{label}</span>
        <p className="note">{audio === video ? fit.same : fit.shorter}</p>
      </div>
    );
  const choice = (value: Fit) => ({
    value,
    label: (
      <>
        <Lengths fit={value} video={video} audio={audio} />
        {fit[value]}
      </>
    ),
  });
  return (
    <div>
      <ChoiceRow
        look="ratios"
        words
        label={label}
        chosen={chosen}
        onChoose={(value) => change({ [field.name]: value })}
        choices={FITS.filter((value) => !unserved.includes(value)).map(choice)}
        beside={[
          {
            title: fields.needsEngine,
            choices: FITS.filter((value) => unserved.includes(value)).map((value) => ({
              value,
              label: fit[value],
            })),
          },
        ]}
      />
      <p className="note">{fit.result({ seconds: number(seconds) })}</p>
    </div>
  );
}

/** The picture over the sound, in shares of the longer one. */
function Lengths({ fit, video, audio }: { fit: Fit; video: number; audio: number }) {
  const share = (seconds: number) => `${(100 * Math.max(0, seconds)) / audio}%`;
  const again = Array.from({ length: Math.ceil(audio / video) - 1 }, (_, at) =>
    Math.min(video, audio - video * (at + 1)),
  );
  return (
    <span className="fit-lines" aria-hidden>
      <i>
        <span style={{ width: share(video) }} />
        {fit === 'loop' && again.map((rest, at) => <span key={at} style={{ width: share(rest) }} />)}
        {fit === 'hold' && <span data-held style={{ width: share(audio - video) }} />}
      </i>
      <i>
        <span style={{ width: share(fit === 'cut' ? video : audio) }} />
        {fit === 'cut' && <span data-gone style={{ width: share(audio - video) }} />}
      </i>
    </span>
  );
}
