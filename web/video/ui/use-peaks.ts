import { useEffect, useEffectEvent, useState } from 'react';
import { filmOf, localFile } from '../core/local-films.ts';

/** Peaks of a second of sound: finer than any track shows at its closest. */
const PEAKS_A_SECOND = 100;
const MOST_PEAKS = 120_000;

/** The waveform of a clip, once this browser has decoded its sound; undefined before, and if it cannot. */
export function usePeaks(source: Blob | string | undefined, seconds: number): Float32Array | undefined {
  const [peaks, setPeaks] = useState<Float32Array>();
  const count = Math.min(MOST_PEAKS, Math.ceil(seconds * PEAKS_A_SECOND));
  const film = typeof source === 'string' ? filmOf(source) : source;
  // A film that is being uploaded is read from the disk; it is not read again when that has ended.
  const readable = useEffectEvent(() =>
    typeof source === 'string' ? (localFile(source) ?? source) : source,
  );
  useEffect(() => {
    const source = readable();
    setPeaks(undefined);
    if (film === undefined || source === undefined || count === 0) return undefined;
    const left = new AbortController();
    const read = async () => {
      const { readPeaks } = await import('../read-peaks.ts');
      if (left.signal.aborted) return;
      const heard = await readPeaks(source, count, left.signal);
      if (!left.signal.aborted) setPeaks(heard);
    };
    // A clip without sound that can be decoded has no waveform; the track works without.
    void read().catch(() => undefined);
    return () => left.abort();
  }, [film, count]);
  return peaks;
}
