import { useEffect, useRef } from 'react';
import { useSelected } from '../../../lib/store.ts';
import { useSizeOnceLaidOut } from '../../../lib/use-frame-size.ts';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { urlsOf } from '../media/film-copies.ts';
import { stripTiles } from './strip-tiles.ts';

const USUAL = { width: 16, height: 9 } as const;

/** Pictures along a video, of what is on the screen. */
export function Filmstrip({
  film,
  clip,
  fps,
  left,
  width,
}: {
  film: FilmEditing;
  clip: ClipView;
  fps: number;
  /** Shares of the timeline. */
  left: number;
  width: number;
}) {
  const strip = useRef<HTMLSpanElement>(null);
  const size = useSizeOnceLaidOut(strip);
  const { file = '', source_in: begin = 0, speed = 1, ...part } = clip.part;
  const files = useSelected(film.document.files, (all) => all);
  const isKnown = useSelected(film.copiesAsked, (now) => now);
  const url = useSelected(film.copies, (copies) => (isKnown ? urlsOf(files, copies, true)(file) : undefined));
  const shape = part.width && part.height ? { width: part.width, height: part.height } : USUAL;
  const tile = (size.height * shape.width) / shape.height;
  const source = { from: begin / 1e6, seconds: (clip.frames / fps) * speed };
  const tiles = stripTiles({ left, width }, { clip: size.width, tile }, source);
  return (
    <span ref={strip} className="film-strip" aria-hidden>
      {url !== undefined &&
        tiles.map(({ at, left: from, seconds }) => (
          <Tile key={at} film={film} url={url} seconds={seconds} left={from} width={tile} />
        ))}
    </span>
  );
}

function Tile({
  film,
  url,
  seconds,
  left,
  width,
}: {
  film: FilmEditing;
  url: string;
  seconds: number;
  left: number;
  width: number;
}) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const gone = new AbortController();
    void film.thumbnails.at(url, seconds, gone.signal).then((picture) => {
      const shown = canvas.current;
      if (!picture || !shown || gone.signal.aborted) return;
      shown.width = picture.width;
      shown.height = picture.height;
      shown.getContext('2d')?.drawImage(picture, 0, 0);
    });
    return () => gone.abort();
  }, [film, url, seconds]);
  return <canvas ref={canvas} width={1} height={1} style={{ left, width }} />;
}
