import { useEffect, useRef } from 'react';
import { useFrameSize } from '../../lib/use-frame-size.ts';
import { loudestIn } from '../core/loudest-in.ts';
import type { TimelineView } from '../core/timeline-view.ts';
import './tracks.css';

/** CSS pixels from one stroke to the next. */
const STROKE = 3;
const STROKE_WIDTH = 1.6;

/**
 * Loudness over time, in the colour of the text around it.
 * @param peaks of equal parts of the whole clip; nothing is drawn without them
 */
export function Waveform({
  peaks,
  seconds,
  view,
}: {
  peaks: Float32Array | undefined;
  /** Of the clip. */
  seconds: number;
  view: TimelineView;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { width, height } = useFrameSize(canvas);
  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context || !peaks || width === 0) return;
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
  }, [peaks, view.start, view.length, width, height, seconds]);
  return <canvas ref={canvas} className="sound-wave" aria-hidden />;
}
