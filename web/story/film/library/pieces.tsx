import { LIBRARY_PIECES } from '@inkreel/contract/film/sound-library.ts';
import { filmSoundTexts } from '@inkreel/contract/messages/areas/film-sounds.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import type { FilmEditing } from '../film-editing.ts';
import { moveInRows, SoundRow } from './sound-row.tsx';
import type { Listening } from './use-listening.ts';

const LENGTHS = [30, 90] as const;

/** The pieces of music by their moods. */
export function Pieces({ film, listening }: { film: FilmEditing; listening: Listening }) {
  const texts = useAreaTexts(filmSoundTexts);
  const [length, setLength] = useState<(typeof LENGTHS)[number]>(30);
  return (
    <div className="film-panel">
      <div className="film-sound-lengths" role="group" aria-label={texts.length}>
        {LENGTHS.map((each) => (
          <button
            key={each}
            type="button"
            className="chip"
            aria-pressed={each === length}
            onClick={() => setLength(each)}
          >
            {texts.seconds({ count: String(each) })}
          </button>
        ))}
      </div>
      <ul className="film-sounds" onKeyDown={moveInRows}>
        {LIBRARY_PIECES.filter(({ seconds }) => seconds === length).map((piece) => {
          const name = texts.moods[piece.mood];
          return (
            <SoundRow
              key={piece.mood}
              id={piece.id}
              name={name}
              about={texts.moodLines[piece.mood]}
              listening={listening}
              onPut={() => film.addLibrarySound(piece, name)}
              onFill={() => {
                if (!film.fillWithSound(piece, name)) toast(texts.noPlace);
              }}
            />
          );
        })}
      </ul>
      <p className="film-note-inline">{texts.free}</p>
    </div>
  );
}
