import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { NumberedShot } from '@inkreel/contract/story/scenes.ts';
import { useEffect } from 'react';
import { fileAt } from '../shell/story-view.ts';
import { type Frame, indexAt, lineAt } from './timeline.ts';
import type { Transport } from './transport.ts';

/** Seconds that a voice may be off before it is set to the time of the picture. */
const DRIFT = 0.25;

/** Plays the voices of the lines, in step with the pictures, at normal speed. */
export function useVoices({
  transport,
  frames,
  files,
  on,
}: {
  transport: Transport;
  frames: readonly Frame<NumberedShot>[];
  files: ReadonlyMap<string, DocumentFile>;
  on: boolean;
}): void {
  useEffect(() => {
    if (!on) return;
    const audio = new Audio();
    let heard: string | undefined;
    const follow = () => {
      const { time, rate } = transport.state.get();
      const timed = lineAt(frames[indexAt(frames, time)]?.lines ?? [], time);
      const url = fileAt(files, timed?.line.speech?.file)?.url;
      if (rate !== 1 || !timed || url === undefined) {
        if (!audio.paused) audio.pause();
        heard = undefined;
        return;
      }
      const offset = time - timed.start;
      if (heard !== timed.line.id) {
        heard = timed.line.id;
        audio.src = url;
        audio.currentTime = offset;
        // Refused before the first press on the page: then only the captions are there.
        audio.play().catch(() => undefined);
      } else if (!audio.ended && Math.abs(audio.currentTime - offset) > DRIFT) audio.currentTime = offset;
    };
    const unsubscribe = transport.state.subscribe(follow);
    return () => {
      unsubscribe();
      audio.pause();
      audio.removeAttribute('src');
    };
  }, [transport, frames, files, on]);
}
