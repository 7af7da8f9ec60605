import { useEffect, useEffectEvent, useState } from 'react';
import { filmOf, localFile } from '../core/local-films.ts';

/** Peaks of a second of sound: finer than any track shows at its closest. */
const PEAKS_A_SECOND = 100;
const MOST_PEAKS = 120_000;

/** Waveforms of stored files that are kept, those that were used last: a film shows the same sound in many clips. */
const KEPT = 24;
const kept = new Map<string, Promise<Float32Array | undefined>>();

async function peaksOf(
  source: Blob | string,
  count: number,
  signal?: AbortSignal,
): Promise<Float32Array | undefined> {
  const { readPeaks } = await import('../read-peaks.ts');
  return readPeaks(source, count, signal);
}

/** Each file is read and decoded once. */
function sharedPeaks(url: string, count: number): Promise<Float32Array | undefined> {
  const key = `${count} ${url}`;
  const found = kept.get(key) ?? peaksOf(url, count);
  kept.delete(key);
  kept.set(key, found);
  found.catch(() => kept.delete(key));
  const [oldest] = kept.keys();
  if (oldest !== undefined && kept.size > KEPT) kept.delete(oldest);
  return found;
}

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
      const heard = await (typeof source === 'string'
        ? sharedPeaks(source, count)
        : peaksOf(source, count, left.signal));
      if (!left.signal.aborted) setPeaks(heard);
    };
    // A clip without sound that can be decoded has no waveform; the track works without.
    void read().catch(() => undefined);
    return () => left.abort();
  }, [film, count]);
  return peaks;
}
