import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmTemplateTexts } from '@inkreel/contract/messages/areas/film-templates.ts';
import { isOpenPlace } from '@inkreel/scene/film/places.ts';
import { useRef } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { Button } from '../../../ui/button.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { dropsFor, usePlaceUpload } from './use-place-drop.ts';

/** A place of a template that is picked: takes a file that is dropped or chosen. */
export function PlaceFields({ film, clip }: { film: FilmEditing; clip: ClipView }) {
  const texts = useAreaTexts(filmTemplateTexts);
  const { media } = useAreaTexts(filmTexts);
  const { share } = useLanguage();
  const input = useRef<HTMLInputElement>(null);
  const { fill, done } = usePlaceUpload(film);
  const { place } = clip.part;
  const isSound = clip.kind === 'audio';
  const take = (file: File | undefined) => fill(clip.id, file);
  if (place === undefined) return null;
  return (
    <section className="film-place-fields" aria-label={place} {...dropsFor(take)}>
      <p>
        <b>{place}</b>
        <small>{isOpenPlace(clip.part) ? (isSound ? texts.dropSound : texts.drop) : texts.place}</small>
      </p>
      <p className="film-note-inline">{texts.dropLine}</p>
      <Button size="small" disabled={done !== undefined} onClick={() => input.current?.click()}>
        {done === undefined ? texts.choose : media.adding({ share: share(done) })}
      </Button>
      <input
        ref={input}
        type="file"
        hidden
        accept={isSound ? 'audio/*' : 'image/*,video/*'}
        aria-label={texts.choose}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
    </section>
  );
}
