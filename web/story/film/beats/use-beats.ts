import { librarySound } from '@inkreel/contract/film/sound-library.ts';
import { useEffect, useRef } from 'react';
import { useSelected } from '../../../lib/store.ts';
import type { FilmEditing } from '../film-editing.ts';
import { urlsOf } from '../media/film-copies.ts';
import type { Beats } from './clip-beats.ts';

/** Samples a second that are enough to hear beats, and seconds of a piece that are. */
const RATE = 16_000;
const MOST_SECONDS = 240;

/** Estimates the beats of uploaded music, one piece at a time, while beats are shown. */
export function useBeats(film: FilmEditing): void {
  const sources = useSelected(film.view, ({ tracks }) =>
    tracks
      .filter(({ kind }) => kind === 'music')
      .flatMap(({ clips }) =>
        clips.flatMap(({ part: { file } }) => (file && !librarySound(file) ? [file] : [])),
      )
      .join(' '),
  );
  const isOn = useSelected(film.showsBeats, (now) => now);
  const tried = useRef(new Set<string>());
  useEffect(() => {
    if (!isOn || sources === '') return undefined;
    const left = new AbortController();
    const estimateAll = async () => {
      for (const source of sources.split(' ')) {
        const url = urlsOf(film.document.files.get(), film.copies.get())(source);
        if (url === undefined || tried.current.has(source)) continue;
        // Sound without beats, and files that cannot be decoded, have none.
        const beats = await estimate(url, left.signal).catch(() => undefined);
        if (left.signal.aborted) return;
        tried.current.add(source);
        if (beats) film.knownBeats.set(new Map([...film.knownBeats.get(), [source, beats]]));
      }
    };
    void estimateAll();
    return () => left.abort();
  }, [film, isOn, sources]);
}

async function estimate(url: string, signal: AbortSignal): Promise<Beats | undefined> {
  const answer = await fetch(url, { signal });
  const context = new OfflineAudioContext(1, 1, RATE);
  const sound = await context.decodeAudioData(await answer.arrayBuffer());
  signal.throwIfAborted();
  const samples = sound.getChannelData(0).slice(0, MOST_SECONDS * RATE);
  const worker = new Worker(new URL('./beats-worker.ts', import.meta.url), { type: 'module' });
  const { promise, resolve, reject } = Promise.withResolvers<Beats | undefined>();
  worker.addEventListener('message', ({ data }: MessageEvent<Beats | null>) => resolve(data ?? undefined));
  worker.addEventListener('error', reject);
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  worker.postMessage({ samples, rate: RATE }, [samples.buffer]);
  try {
    return await promise;
  } finally {
    worker.terminate();
  }
}
