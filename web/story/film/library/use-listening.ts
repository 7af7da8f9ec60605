import { librarySource } from '@inkreel/contract/film/sound-library.ts';
import { filmSoundTexts } from '@inkreel/contract/messages/areas/film-sounds.ts';
import { useEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { toast } from '../../../lib/toast.ts';
import type { FilmEditing } from '../film-editing.ts';
import { libraryUrl } from './library-urls.ts';

export interface Listening {
  /** Id of the sound that is heard. */
  heard: string | undefined;
  /** Plays a sound from its beginning, or stops it. */
  toggle: (id: string) => void;
}

/** Plays sounds of the library, one at a time and not over the film. */
export function useListening({ playback }: FilmEditing): Listening {
  const texts = useAreaTexts(filmSoundTexts);
  const [heard, setHeard] = useState<string>();
  const player = useRef<HTMLAudioElement>(undefined);
  useEffect(() => {
    const unsubscribe = playback.state.subscribe(() => {
      if (playback.state.get().rate !== 0) player.current?.pause();
    });
    return () => {
      unsubscribe();
      player.current?.pause();
    };
  }, [playback]);
  const toggle = (id: string) => {
    player.current?.pause();
    if (heard === id) return;
    playback.pause();
    const playing = new Audio(libraryUrl(librarySource(id)));
    player.current = playing;
    setHeard(id);
    const end = () => setHeard((now) => (player.current === playing && now === id ? undefined : now));
    playing.addEventListener('pause', end);
    playing.addEventListener('ended', end);
    playing.play().catch((error: unknown) => {
      // Stopped before it began: nothing is wrong.
      if (error instanceof DOMException && error.name === 'AbortError') return;
      end();
      toast(texts.unheard, { kind: 'failure' });
    });
  };
  return { heard, toggle };
}
