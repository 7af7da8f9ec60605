import { useEffect, useState } from 'react';
import type { FilmReader } from '../film-reader.ts';

/** Pixels of one picture's height: twice what is shown. */
const HEIGHT = 112;

/** What a track shows of a file: pictures as addresses, evenly over its time, and the loudest sample of each piece. */
export interface Film {
  pictures: readonly string[];
  peaks: Float32Array | undefined;
}
const NOTHING: Film = { pictures: [], peaks: undefined };

/**
 * Reads a film strip and a waveform from a file, piece by piece, while it is shown.
 * @param seconds how long it is
 * @param counts how many pictures and peaks fit
 */
export function useFilm(
  source: Blob | string,
  seconds: number,
  counts: { pictures: number; peaks: number },
): Film {
  const [film, setFilm] = useState(NOTHING);
  const { pictures, peaks } = counts;
  useEffect(() => {
    setFilm(NOTHING);
    if (pictures === 0) return;
    const left = new AbortController();
    let reader: FilmReader | undefined;
    const read = async () => {
      const { openFilm } = await import('../film-reader.ts');
      if (left.signal.aborted) return;
      reader = openFilm(source);
      const times = Array.from({ length: pictures }, (_, at) => ((at + 0.5) * seconds) / pictures);
      for await (const canvas of reader.frames(times, HEIGHT, left.signal)) {
        const address = canvas.toDataURL('image/jpeg', 0.7);
        setFilm((before) => ({ ...before, pictures: [...before.pictures, address] }));
      }
      const heard = await reader.peaks(peaks, left.signal);
      if (!left.signal.aborted) setFilm((before) => ({ ...before, peaks: heard }));
    };
    // What cannot be read is not shown; the track works without.
    void read().catch(() => undefined);
    return () => {
      left.abort();
      reader?.close();
    };
  }, [source, seconds, pictures, peaks]);
  return film;
}
