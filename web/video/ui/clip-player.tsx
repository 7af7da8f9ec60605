import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { playerTexts } from '@inkreel/contract/messages/areas/player.ts';
import { Captions as CaptionsIcon } from 'lucide-react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { useAreaTexts } from '../../lib/messages.tsx';
import { useStore } from '../../lib/store.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { captionTracks } from '../core/caption-tracks.ts';
import { createClipClock, PAGE_FRAMES } from '../core/clip-clock.ts';
import { FilmStrip } from './film-strip.tsx';
import { Scrubber } from './scrubber.tsx';
import { Transport } from './transport.tsx';
import { useCaptions } from './use-captions.ts';
import { useClipKeys } from './use-clip-keys.ts';
import { usePeaks } from './use-peaks.ts';
import { Waveform } from './waveform.tsx';
import './clip-player.css';

/** What made a file: its lines are captions. */
export interface MadeBy {
  toolId: string;
  input: Readonly<Record<string, unknown>>;
}

/**
 * Plays a video or sound: the track below it shows frames or loudness and is dragged, keys are those of every clip. A
 * silent video plays in a loop by itself; one with sound waits for the person.
 */
export default function ClipPlayer({
  file,
  label,
  madeBy,
  scope,
}: {
  file: MediaFile;
  label: string;
  madeBy?: MadeBy | undefined;
  /** Selector of the dialog that contains it. */
  scope?: string | undefined;
}) {
  const texts = useAreaTexts(playerTexts);
  const [clock] = useState(() => createClipClock(PAGE_FRAMES));
  const video = useRef<HTMLVideoElement>(null);
  const sound = useRef<HTMLAudioElement>(null);
  const player = useRef<HTMLDivElement>(null);
  const { failed } = useStore(clock.picture, clock.picture.get());
  const { toolId, input } = madeBy ?? {};
  const tracks = useMemo(() => (toolId && input ? captionTracks(toolId, input) : []), [toolId, input]);
  const captions = useCaptions(video, tracks);
  const { url, kind, playback } = file;
  const isVideo = kind === 'video';
  const silent = isVideo && (playback === null || playback.audio_codec === null);
  const rate = playback?.frame_rate ?? undefined;
  const learned = useStore(clock.duration, 0);
  const duration = learned || (playback?.duration ?? 0) * 1000;
  const view = { start: 0, length: duration };
  const peaks = usePeaks(isVideo ? undefined : url, duration / 1000);
  const fillScreen = () => void player.current?.requestFullscreen().catch(() => undefined);
  useEffect(() => {
    const element = video.current ?? sound.current;
    if (!element || url === '') return undefined;
    clock.reset();
    return clock.attach(element);
  }, [clock, url]);
  useClipKeys(clock, {
    rate,
    scope,
    press: (key) => {
      if (key === 'f' && isVideo) fillScreen();
      else if (key === 'c' && tracks.length > 0) captions.next();
      else return false;
      return true;
    },
  });
  return (
    <div ref={player} className="clip-player" data-kind={kind}>
      {isVideo ? (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- its captions are the lines of its run, if it has any
        <video
          ref={video}
          key={url}
          className="video-player"
          src={url}
          {...(file.thumbnail ? { poster: file.thumbnail } : {})}
          aria-label={label}
          playsInline
          preload="metadata"
          loop={silent}
          muted={silent}
          autoPlay={silent && !matchMedia('(prefers-reduced-motion: reduce)').matches}
          onClick={clock.toggle}
        >
          {captions.urls.map((address, at) => (
            <track key={address} kind="captions" src={address} label={tracks[at]?.field} />
          ))}
        </video>
      ) : (
        // oxlint-disable-next-line jsx-a11y/media-has-caption -- generated sound carries no captions
        <audio ref={sound} key={url} src={url} aria-label={label} preload="metadata" />
      )}
      {failed && (
        <p className="note" role="alert">
          {texts.unplayable}
        </p>
      )}
      {duration > 0 && (
        <Scrubber
          clock={clock}
          rate={rate}
          label={isVideo ? texts.position.video : texts.position.audio}
          className="clip-track"
        >
          {isVideo ? (
            <FilmStrip url={url} view={view} duration={duration} />
          ) : (
            <Waveform peaks={peaks} seconds={duration / 1000} view={view} />
          )}
          <i className="clip-head" aria-hidden="true" />
        </Scrubber>
      )}
      <Transport
        clock={clock}
        rate={rate}
        length={duration}
        disabled={failed}
        silent={silent}
        still={!isVideo}
        {...(isVideo ? { screen: player } : {})}
      >
        {tracks.length > 0 && (
          <IconButton
            icon={CaptionsIcon}
            label={texts.captions}
            aria-pressed={captions.shown !== undefined}
            onClick={captions.next}
          />
        )}
      </Transport>
    </div>
  );
}
