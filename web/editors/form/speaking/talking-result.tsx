import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { speakingTexts } from '@inkreel/contract/messages/areas/speaking.ts';
import { useEffect, useRef, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { createClipClock, PAGE_FRAMES } from '../../../video/core/clip-clock.ts';
import { Transport } from '../../../video/ui/transport.tsx';
import { useClipKeys } from '../../../video/ui/use-clip-keys.ts';
import { SpeechStrip } from './speech-strip.tsx';
import './speaking.css';

/** A portrait beside the video in which it speaks, with the sound and its words below. */
export default function TalkingResult({
  portrait,
  file,
  label,
  sound,
  isSample,
}: {
  portrait: string;
  file: MediaFile;
  label: string;
  /** Address and seconds of the whole sound. */
  sound: { url: string; seconds: number };
  isSample: boolean;
}) {
  const texts = useAreaTexts(speakingTexts);
  const [clock] = useState(() => createClipClock(PAGE_FRAMES));
  const film = useRef<HTMLVideoElement>(null);
  const rate = file.playback?.frame_rate ?? undefined;
  useClipKeys(clock, { rate });
  useEffect(() => (film.current ? clock.attach(film.current) : undefined), [clock]);
  const [width, height] = [file.width ?? 1, file.height ?? 1];
  return (
    <div className="talking" style={{ '--ratio': width / height } as React.CSSProperties}>
      <div className="talking-pair">
        <figure>
          <img src={portrait} alt={texts.portrait} />
          <figcaption className="slug">
            <b>{texts.portrait}</b>
          </figcaption>
        </figure>
        <figure>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its words are below */}
          <video
            ref={film}
            src={file.url}
            {...(file.thumbnail ? { poster: file.thumbnail } : {})}
            aria-label={label}
            playsInline
            preload="auto"
            onClick={clock.toggle}
          />
          <figcaption className="slug">
            <b>{texts.talking}</b>
            <span>
              {width} × {height}
            </span>
          </figcaption>
        </figure>
      </div>
      <SpeechStrip url={sound.url} seconds={sound.seconds} isSample={isSample} clock={clock} />
      <Transport clock={clock} rate={rate} screen={film} />
    </div>
  );
}
