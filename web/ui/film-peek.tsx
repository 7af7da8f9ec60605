import { useState } from 'react';
import './film-peek.css';

const FRAME_SECONDS = 0.05;

/**
 * Lies over the poster of a video: while the mouse is on it, the mouse's position across the picture sets the moment
 * that is shown.
 * @param still shows a frame of the film itself, if there is no poster
 */
export function FilmPeek({ url, still = false }: { url: string; still?: boolean }) {
  const [share, setShare] = useState<number>();
  const over = share !== undefined;
  const seek = (video: HTMLVideoElement | null, at: number) => {
    if (video && video.readyState > 0 && !video.seeking) video.currentTime = at * video.duration;
  };
  /** Seeks again if the mouse moved on during a seek. */
  const follow = (video: HTMLVideoElement) => {
    if (share !== undefined && Math.abs(video.currentTime - share * video.duration) > FRAME_SECONDS)
      seek(video, share);
  };
  return (
    <span
      className="film-peek"
      data-over={over}
      onPointerMove={(event) => {
        if (event.pointerType !== 'mouse') return;
        const { left, width } = event.currentTarget.getBoundingClientRect();
        const at = Math.min(1, Math.max(0, (event.clientX - left) / Math.max(1, width)));
        setShare(at);
        seek(event.currentTarget.querySelector('video'), at);
      }}
      onPointerLeave={() => setShare(undefined)}
    >
      {(over || still) && (
        // The moment in the address makes the browser show a frame before anything plays.
        <video
          src={`${url}#t=0.1`}
          muted
          playsInline
          tabIndex={-1}
          aria-hidden
          preload={over ? 'auto' : 'metadata'}
          onSeeked={(event) => follow(event.currentTarget)}
          onLoadedMetadata={(event) => share !== undefined && seek(event.currentTarget, share)}
        />
      )}
      {over && <i style={{ left: `${share * 100}%` }} />}
    </span>
  );
}
