import { useEffect } from 'react';
import { useSelected } from '../../lib/store.ts';
import type { FilmEditing } from './film-editing.ts';

/** Moves the playhead with the frames of the display while the film plays. */
export function usePlaybackLoop({ playback }: FilmEditing): void {
  const isPlaying = useSelected(playback.state, ({ rate }) => rate !== 0);
  useEffect(() => {
    if (!isPlaying) return undefined;
    let request = requestAnimationFrame(function tick() {
      playback.tick();
      request = requestAnimationFrame(tick);
    });
    return () => cancelAnimationFrame(request);
  }, [playback, isPlaying]);
  useEffect(() => playback.pause, [playback]);
}
