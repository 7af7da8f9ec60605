import { useEffect, useRef, useState } from 'react';
import type { TimelineView } from '../../../../video/core/timeline-view.ts';

/** CSS pixels of a picture on the track; its height comes from the track. */
const TILE_WIDTH = 68;
const TILE_HEIGHT = 44;
/** Milliseconds that the view stands still before pictures of it are read. */
const READ_AFTER = 250;

/**
 * Frames of the clip along the track, read by a player that nobody sees: any video that plays here has them, with no more
 * of the file loaded than the frames need.
 */
export function FilmTrack({
  url,
  view,
  width,
  duration,
}: {
  url: string;
  view: TimelineView;
  /** CSS pixels. */
  width: number;
  duration: number;
}) {
  const [frames, setFrames] = useState<ReadonlyMap<string, string>>(() => new Map());
  const known = useRef(new Set<string>());
  const step = (TILE_WIDTH / Math.max(1, width)) * view.length;
  const first = Math.floor(view.start / step);
  const count = width > 0 ? Math.ceil(view.length / step) + 1 : 0;
  // Frames stand on a grid of time, so that a view that moves keeps those that it shows already.
  const times = Array.from({ length: count }, (_, at) => Math.round((first + at + 0.5) * step)).filter(
    (time) => time < duration,
  );
  const wanted = times.join();

  useEffect(() => {
    const missing = wanted
      .split(',')
      .filter((time) => time !== '' && !known.current.has(`${url} ${time}`))
      .map(Number);
    if (missing.length === 0) return undefined;
    const stop = new AbortController();
    const timer = setTimeout(() => {
      void readFrames(url, missing, stop.signal, (time, picture) => {
        known.current.add(`${url} ${time}`);
        setFrames((before) => new Map(before).set(`${url} ${time}`, picture));
      });
    }, READ_AFTER);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [url, wanted]);

  return times.map((time) => {
    const picture = frames.get(`${url} ${time}`);
    return (
      <span
        key={time}
        className="film-frame"
        style={{
          left: `${((time - step / 2 - view.start) / view.length) * 100}%`,
          width: TILE_WIDTH,
          ...(picture ? { backgroundImage: `url(${picture})` } : {}),
        }}
      />
    );
  });
}

async function readFrames(
  url: string,
  times: readonly number[],
  signal: AbortSignal,
  onFrame: (time: number, picture: string) => void,
): Promise<void> {
  const video = document.createElement('video');
  video.muted = true;
  video.preload = 'auto';
  video.src = url;
  const happened = (name: string) =>
    new Promise<boolean>((resolve) => {
      video.addEventListener(name, () => resolve(true), { once: true });
      for (const failure of ['error', 'abort'])
        video.addEventListener(failure, () => resolve(false), { once: true });
      signal.addEventListener('abort', () => resolve(false), { once: true });
    });
  const canvas = document.createElement('canvas');
  canvas.height = TILE_HEIGHT * 2;
  canvas.width = TILE_WIDTH * 2;
  const context = canvas.getContext('2d');
  if (context && (await happened('loadeddata'))) {
    for (const time of times) {
      const seeked = happened('seeked');
      video.currentTime = time / 1000;
      if (!(await seeked)) break;
      cover(context, video);
      onFrame(time, canvas.toDataURL('image/jpeg', 0.7));
    }
  }
  video.removeAttribute('src');
  video.load();
}

/** Draws the middle of a frame so that it fills the canvas. */
function cover(context: CanvasRenderingContext2D, video: HTMLVideoElement): void {
  const { width, height } = context.canvas;
  const scale = Math.max(width / video.videoWidth, height / video.videoHeight);
  const [shownWidth, shownHeight] = [width / scale, height / scale];
  context.drawImage(
    video,
    (video.videoWidth - shownWidth) / 2,
    (video.videoHeight - shownHeight) / 2,
    shownWidth,
    shownHeight,
    0,
    0,
    width,
    height,
  );
}
