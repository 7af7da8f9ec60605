import { useEffect, useRef, useState } from 'react';
import { useFrameSize } from '../../lib/use-frame-size.ts';
import { filmOf } from '../core/local-films.ts';
import type { TimelineView } from '../core/timeline-view.ts';
import { type FrameSize, readFrames } from '../read-frames.ts';
import './tracks.css';

/** CSS pixels of a picture; its shown height comes from the track. */
const TILE: FrameSize = { width: 68, height: 44 };
/** Milliseconds without a change of the view before pictures of it are read. */
const READ_AFTER = 250;

/**
 * Frames of a video along its time. It fills the nearest positioned ancestor, whose width is the view.
 * @param duration of the clip, in milliseconds
 */
export function FilmStrip({ url, view, duration }: { url: string; view: TimelineView; duration: number }) {
  const strip = useRef<HTMLSpanElement>(null);
  const { width } = useFrameSize(strip);
  const [frames, setFrames] = useState<ReadonlyMap<string, string>>(() => new Map());
  const known = useRef(new Set<string>());
  // A whole number of pictures: a view that is the whole clip ends with a whole one.
  const tiles = Math.max(1, Math.round(width / TILE.width));
  // Pictures of a film stay when its upload has ended.
  const film = filmOf(url);
  const step = view.length / tiles;
  const first = Math.floor(view.start / step);
  const count = width > 0 ? tiles + 1 : 0;
  // Frames lie on a grid of time, so that a view that moves keeps those that it shows already.
  const times = Array.from({ length: count }, (_, at) => Math.round((first + at + 0.5) * step)).filter(
    (time) => time < duration,
  );
  const wanted = times.join();

  useEffect(() => {
    const missing = wanted
      .split(',')
      .filter((time) => time !== '' && !known.current.has(`${film} ${time}`))
      .map(Number);
    if (missing.length === 0) return undefined;
    const stop = new AbortController();
    const size = { width: TILE.width * 2, height: TILE.height * 2 };
    const read = async () => {
      for await (const { time, picture } of readFrames(url, missing, size, stop.signal)) {
        known.current.add(`${film} ${time}`);
        setFrames((before) => new Map(before).set(`${film} ${time}`, picture));
      }
    };
    // Frames that cannot be read are not shown; the track works without them.
    const timer = setTimeout(() => void read().catch(() => undefined), READ_AFTER);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [url, film, wanted]);

  return (
    <span ref={strip} className="film-strip" aria-hidden="true">
      {times.map((time) => {
        const picture = frames.get(`${film} ${time}`);
        return (
          <span
            key={time}
            className="film-frame"
            style={{
              left: `${((time - step / 2 - view.start) / view.length) * 100}%`,
              width: `${(step / view.length) * 100}%`,
              ...(picture ? { backgroundImage: `url(${picture})` } : {}),
            }}
          />
        );
      })}
    </span>
  );
}
