import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { RangeField } from './fields.tsx';

const WHOLE = { left: 0, top: 0, right: 0, bottom: 0 };
/** Share of the source that stays in each direction. */
const LEAST = 0.05;
const EDGES = [
  ['left', 'right'],
  ['right', 'left'],
  ['top', 'bottom'],
  ['bottom', 'top'],
] as const;

/** What each edge of a picture loses. */
export function CropFields({
  film,
  clip,
  disabled,
}: {
  film: FilmEditing;
  clip: ClipView;
  disabled: boolean;
}) {
  const { crop: texts } = useAreaTexts(filmTexts);
  const crop = { ...WHOLE, ...clip.part.crop };
  return (
    <details className="film-fold" open={clip.part.crop !== undefined}>
      <summary>{texts.label}</summary>
      {EDGES.map(([edge, opposite]) => (
        <RangeField
          key={edge}
          label={texts[edge]}
          fact={`${Math.round(crop[edge] * 100)} %`}
          value={crop[edge]}
          minimum={0}
          maximum={1 - LEAST - crop[opposite]}
          step={0.01}
          disabled={disabled}
          onChange={(value) => {
            const next = { ...crop, [edge]: value };
            const isWhole = Object.values(next).every((each) => each === 0);
            film.setClip(clip.id, { crop: isWhole ? null : next }, 'crop');
          }}
        />
      ))}
    </details>
  );
}
