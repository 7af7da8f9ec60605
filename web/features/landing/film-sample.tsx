import type { Sample } from '@inkreel/contract/tools/define-tool.ts';
import { useLayoutEffect, useRef, useState } from 'react';
import { useLanguage, useMessages } from '../../lib/messages.tsx';
import '../../editors/kit/samples/before-after.css';

/** The poster of a film: its first picture, in a file next to it. */
const posterOf = (address: string) => address.replace(/\.mp4$/, '.webp');

/** A sample with sound. It plays on request, and switches to its source, a picture or a film, at the same moment. */
export function FilmSample({ toolId, sample }: { toolId: string; sample: Sample }) {
  const { comparison } = useMessages().pages;
  const { language } = useLanguage();
  const { file, width, height, before } = sample;
  const player = useRef<HTMLVideoElement>(null);
  const left = useRef<{ time: number; plays: boolean }>(undefined);
  const [isBefore, setBefore] = useState(false);
  const said = sample.text?.[language] ?? '';
  const address = `/samples/${toolId}/${file}`;
  // A film that several samples share is in another folder.
  const given = before?.startsWith('/') ? before : `/samples/${toolId}/${before}`;
  const isFilm = before?.endsWith('.mp4') ?? false;
  const url = isBefore && isFilm ? given : address;

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is another film in the same player
  useLayoutEffect(() => {
    const [video, place] = [player.current, left.current];
    left.current = undefined;
    if (!video || !place) return undefined;
    const goOn = () => {
      video.currentTime = Math.min(place.time, video.duration);
    };
    video.addEventListener('loadedmetadata', goOn, { once: true });
    if (place.plays) void video.play().catch(() => undefined);
    else video.load();
    return () => video.removeEventListener('loadedmetadata', goOn);
  }, [url]);
  const show = (toBefore: boolean) => {
    const video = player.current;
    if (toBefore === isBefore || !video) return;
    if (isFilm && (video.currentTime > 0 || !video.paused))
      left.current = { time: video.currentTime, plays: !video.paused };
    if (!isFilm) video.pause();
    setBefore(toBefore);
  };
  const choices = [
    { name: comparison.before, value: true },
    { name: comparison.after, value: false },
  ];
  return (
    <figure className="print film-sample">
      <div className="before-after-frame" style={{ aspectRatio: `${width} / ${height}` }}>
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a few words, said in the text below */}
        <video
          ref={player}
          src={url}
          poster={posterOf(address)}
          width={width}
          height={height}
          controls
          playsInline
          preload="none"
          aria-label={said}
        />
        {isBefore && !isFilm && <img src={given} alt={comparison.before} width={width} height={height} />}
      </div>
      <figcaption className="slug">
        <b>{said}</b>
        {before && (
          <span className="film-sample-choice" role="group" aria-label={comparison.compare}>
            {choices.map(({ name, value }) => (
              <button key={name} type="button" aria-pressed={value === isBefore} onClick={() => show(value)}>
                {name}
              </button>
            ))}
          </span>
        )}
      </figcaption>
    </figure>
  );
}
