import { FILM_RATIOS, type FilmRatio, ratioOf } from '@inkreel/contract/film/ratios.ts';
import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { FRAME_RATES } from '@inkreel/scene/timeline/time.ts';
import { useId } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { Select } from '../../../ui/select.tsx';
import type { FilmView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { MarkList } from '../timeline/marks.tsx';
import { CheckField, ColorField } from './fields.tsx';

/** What is set of the whole film. */
export function FilmSettings({ film, view }: { film: FilmEditing; view: FilmView }) {
  const { properties: texts, marks } = useAreaTexts(filmTexts);
  const [ratioId, rateId] = [useId(), useId()];
  const { head } = view;
  const rate = Object.entries(FRAME_RATES).find(
    ([, { numerator, denominator }]) =>
      numerator === view.rate.numerator && denominator === view.rate.denominator,
  );
  return (
    <>
      <div className="film-field film-field-number">
        <label htmlFor={ratioId}>{texts.ratio}</label>
        <Select
          id={ratioId}
          value={head?.ratio ?? ratioOf(view)}
          options={FILM_RATIOS.map((value) => ({ value, label: value }))}
          onChange={(ratio) => film.setRatio(ratio as FilmRatio)}
        />
      </div>
      <div className="film-field film-field-number">
        <label htmlFor={rateId}>{texts.fps}</label>
        <Select
          id={rateId}
          value={rate?.[0] ?? '24'}
          options={Object.keys(FRAME_RATES).map((value) => ({ value, label: value }))}
          onChange={(value) => film.setRate(FRAME_RATES[value as keyof typeof FRAME_RATES])}
        />
      </div>
      <ColorField
        label={texts.background}
        value={head?.background ?? '#000000'}
        onChange={(background) => film.setHead({ background }, 'background')}
      />
      <CheckField
        label={texts.loudness}
        checked={head?.loudness ?? false}
        onChange={(loudness) => film.setHead({ loudness })}
      />
      <h3>{marks.label}</h3>
      <MarkList film={film} view={view} />
    </>
  );
}
