import { ADJUSTMENTS } from '@inkreel/contract/documents/image-adjustments.ts';
import { FILM_LOOKS } from '@inkreel/contract/film/looks.ts';
import { filmEffectTexts } from '@inkreel/contract/messages/areas/film-effects.ts';
import { useId, useRef } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { RangeField } from './fields.tsx';

/** Light, colours and looks of a picture. */
export function ColorFields({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const { colors: texts } = useAreaTexts(filmEffectTexts);
  const { adjust, look, look_strength: strength = 1 } = clip.part;
  const lookId = useId();
  const input = useRef<HTMLInputElement>(null);
  const isChanged = adjust !== undefined || look !== undefined;
  const add = (file: File) =>
    film.attempt(async () => {
      if (!(await film.addLut(clip.id, file))) toast(texts.unread);
    });
  return (
    <details className="film-fold" open={isChanged}>
      <summary>{texts.label}</summary>
      <div className="film-field film-field-number">
        <label htmlFor={lookId}>{texts.look}</label>
        <Select
          id={lookId}
          value={look ?? ''}
          options={[
            { value: '', label: texts.none },
            ...FILM_LOOKS.map((value) => ({ value, label: texts.looks[value] })),
            ...film.luts().map(({ id, name = '' }) => ({ value: id, label: name || texts.unnamed })),
          ]}
          onChange={(value) => film.setLook(clip.id, value || undefined)}
        />
      </div>
      {look !== undefined && (
        <RangeField
          label={texts.strength}
          fact={`${Math.round(strength * 100)} %`}
          value={strength}
          minimum={0}
          maximum={1}
          step={0.01}
          onChange={(value) => film.setLookStrength(clip.id, value)}
        />
      )}
      {ADJUSTMENTS.map((name) => (
        <RangeField
          key={name}
          label={texts.adjustments[name]}
          fact={String(adjust?.[name] ?? 0)}
          value={adjust?.[name] ?? 0}
          minimum={-100}
          maximum={100}
          step={1}
          onChange={(value) => film.adjust(clip.id, name, value)}
        />
      ))}
      <div className="film-fold-buttons">
        <Button size="small" onClick={() => input.current?.click()}>
          {texts.add}
        </Button>
        <input
          ref={input}
          type="file"
          accept=".cube"
          hidden
          aria-label={texts.add}
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) void add(file);
          }}
        />
        <Button size="small" disabled={!isChanged} onClick={() => film.resetColors(clip.id)}>
          {texts.reset}
        </Button>
        <Button size="small" disabled={!isChanged} onClick={() => film.colorEverywhere(clip.id)}>
          {texts.everywhere}
        </Button>
      </div>
    </details>
  );
}
