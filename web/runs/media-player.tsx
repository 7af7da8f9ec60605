import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { AudioLines } from 'lucide-react';
import './runs.css';

/**
 * Plays a video or sound with the browser's own controls. A silent video plays over and over by itself; one with sound
 * waits to be asked.
 */
export function MediaPlayer({ file, label }: { file: MediaFile; label: string }) {
  if (file.kind === 'audio')
    return (
      <div className="audio-player">
        <AudioLines size={40} strokeWidth={1.5} aria-hidden="true" />
        {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- generated media carries no captions yet */}
        <audio key={file.url} src={file.url} aria-label={label} controls preload="metadata" />
      </div>
    );
  const silent = file.playback === null || file.playback.audio_codec === null;
  return (
    // oxlint-disable-next-line jsx-a11y/media-has-caption -- generated media carries no captions yet
    <video
      key={file.url}
      className="video-player"
      src={file.url}
      {...(file.thumbnail ? { poster: file.thumbnail } : {})}
      aria-label={label}
      controls
      playsInline
      loop={silent}
      muted={silent}
      autoPlay={silent && !matchMedia('(prefers-reduced-motion: reduce)').matches}
    />
  );
}
