import { EFFECT_GROUPS, LIBRARY_EFFECTS } from '@inkreel/contract/film/sound-library.ts';
import { filmSoundTexts } from '@inkreel/contract/messages/areas/film-sounds.ts';
import { useState } from 'react';
import { useAreaTexts, useLanguage } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import type { FilmEditing } from '../film-editing.ts';
import { findEffects } from './find-effects.ts';
import { moveInRows, SoundRow } from './sound-row.tsx';
import type { Listening } from './use-listening.ts';

/** The sound effects in groups, with a search in both languages. */
export function Effects({ film, listening }: { film: FilmEditing; listening: Listening }) {
  const texts = useAreaTexts(filmSoundTexts);
  const { number } = useLanguage();
  const [query, setQuery] = useState('');
  const found = findEffects(query);
  return (
    <div className="film-panel">
      <input
        type="search"
        className="input"
        aria-label={texts.search}
        placeholder={texts.search}
        value={query}
        onChange={(event) => setQuery(event.target.value)}
      />
      {found.size === 0 && (
        <p className="film-note-inline" role="status">
          {texts.none}
        </p>
      )}
      {EFFECT_GROUPS.map((group) => {
        const effects = LIBRARY_EFFECTS.filter((effect) => effect.group === group && found.has(effect.id));
        if (effects.length === 0) return null;
        return (
          <section key={group} aria-label={texts.groups[group]}>
            <h3 className="film-sound-group">{texts.groups[group]}</h3>
            <ul className="film-sounds" onKeyDown={moveInRows}>
              {effects.map((effect) => {
                const name = texts.names[effect.id];
                const seconds = texts.seconds({ count: number(effect.seconds) });
                return (
                  <SoundRow
                    key={effect.id}
                    id={effect.id}
                    name={name}
                    about={effect.loops ? `${seconds}, ${texts.loops}` : seconds}
                    listening={listening}
                    onPut={() => film.addLibrarySound(effect, name)}
                    onFill={
                      effect.loops
                        ? () => {
                            if (!film.fillWithSound(effect, name)) toast(texts.noPlace);
                          }
                        : undefined
                    }
                  />
                );
              })}
            </ul>
          </section>
        );
      })}
      <p className="film-note-inline">{texts.free}</p>
    </div>
  );
}
