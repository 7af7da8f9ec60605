import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import { filmSoundTexts } from '@inkreel/contract/messages/areas/film-sounds.ts';
import { useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { FilmEditing } from '../film-editing.ts';
import { UploadButton } from '../media/upload-button.tsx';
import { useMediaUpload } from '../media/use-media-upload.ts';
import { Recorder } from '../panels/recorder.tsx';
import { Effects } from './effects.tsx';
import { Pieces } from './pieces.tsx';
import { useListening } from './use-listening.ts';
import './library.css';

const SHELVES = ['music', 'effects', 'own'] as const;

/** Music and audio: what comes with the product, uploads and recordings. */
export default function AudioPanel({ film }: { film: FilmEditing }) {
  const texts = useAreaTexts(filmSoundTexts);
  const [shelf, setShelf] = useState<(typeof SHELVES)[number]>('music');
  const listening = useListening(film);
  return (
    <>
      <div className="film-tabs" role="tablist" aria-label={texts.shelves}>
        {SHELVES.map((each) => (
          <button
            key={each}
            type="button"
            role="tab"
            aria-selected={each === shelf}
            onClick={() => setShelf(each)}
          >
            {texts[each]}
          </button>
        ))}
      </div>
      {shelf === 'music' && <Pieces film={film} listening={listening} />}
      {shelf === 'effects' && <Effects film={film} listening={listening} />}
      {shelf === 'own' && <Own film={film} />}
    </>
  );
}

function Own({ film }: { film: FilmEditing }) {
  const { audio: texts } = useAreaTexts(filmTexts);
  const upload = useMediaUpload(film);
  return (
    <div className="film-panel">
      <p className="film-note-inline">{texts.line}</p>
      <UploadButton upload={upload} label={texts.add} accept="audio/*,video/*" />
      <Recorder onRecorded={(file) => void upload.take([file])} />
    </div>
  );
}
