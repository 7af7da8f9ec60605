import { useEffect, useRef, useState } from 'react';
import type { TimelineView } from '../../../../video/core/timeline-view.ts';
import type { FilmReader } from '../../../../video/film-reader.ts';
import { loudestIn } from './core/loudest-in.ts';

/** Peaks of a second of sound: finer than the track can show at its closest. */
const PEAKS_A_SECOND = 100;
const MOST_PEAKS = 120_000;
/** CSS pixels from one stroke to the next. */
const STROKE = 3;
const STROKE_WIDTH = 1.6;

/** The waveform of the clip, as far as this browser can decode its sound. */
export function SoundTrack({
  url,
  seconds,
  view,
  width,
}: {
  url: string;
  /** Of the clip. */
  seconds: number;
  view: TimelineView;
  /** CSS pixels. */
  width: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [peaks, setPeaks] = useState<Float32Array | undefined>();
  const count = Math.min(MOST_PEAKS, Math.ceil(seconds * PEAKS_A_SECOND));
  useEffect(() => {
    const left = new AbortController();
    let reader: FilmReader | undefined;
    const read = async () => {
      const { openFilm } = await import('../../../../video/film-reader.ts');
      if (left.signal.aborted) return;
      reader = openFilm(url);
      const heard = await reader.peaks(count, left.signal);
      if (!left.signal.aborted) setPeaks(heard);
    };
    // A clip without sound that can be decoded has no waveform; the track works without.
    void read().catch(() => undefined);
    return () => {
      left.abort();
      reader?.close();
    };
  }, [url, count]);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || !peaks || width === 0) return;
    const height = element.clientHeight;
    element.width = Math.round(width * devicePixelRatio);
    element.height = Math.round(height * devicePixelRatio);
    context.scale(devicePixelRatio, devicePixelRatio);
    context.strokeStyle = getComputedStyle(element).color;
    context.lineWidth = STROKE_WIDTH;
    context.beginPath();
    const perPixel = view.length / width;
    for (let x = STROKE / 2; x < width; x += STROKE) {
      const from = view.start + (x - STROKE / 2) * perPixel;
      const loud = loudestIn(peaks, seconds * 1000, from, from + STROKE * perPixel);
      const half = Math.max(0.5, loud * (height / 2 - 1));
      context.moveTo(x, height / 2 - half);
      context.lineTo(x, height / 2 + half);
    }
    context.stroke();
  }, [peaks, view.start, view.length, width, seconds]);

  return <canvas ref={canvas} className="sound-wave" aria-hidden />;
}
