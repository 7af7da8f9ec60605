import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { CompareMode } from '../../../canvas/core/compare.ts';
import { ComparisonControls, useComparison } from '../../../canvas/ui/comparison.tsx';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import { type ClipClock, createClipClock, PAGE_FRAMES } from '../../../video/core/clip-clock.ts';
import { Transport } from '../../../video/ui/transport.tsx';
import { useClipKeys } from '../../../video/ui/use-clip-keys.ts';
import { followClip } from './follow-clip.ts';
import './compare-video.css';

/**
 * A video against the one that it was made from, both at the same frame: behind a line, side by side, or in turn while a
 * button or C is held. The sound is the result's.
 */
export function CompareVideo({
  original,
  file,
  label,
  mode: wanted,
  onLost,
  strip,
}: {
  /** Address of the video that it was made from. */
  original: string;
  file: MediaFile;
  label: string;
  mode: CompareMode;
  /** The original cannot be played here, so nothing is compared. */
  onLost: () => void;
  /** Shown between the videos and their transport, in step with them. */
  strip?: ((clock: ClipClock) => ReactNode) | undefined;
}) {
  const { compare } = useAreaTexts(canvasTexts);
  const [clip] = useState(() => createClipClock(PAGE_FRAMES));
  const result = useRef<HTMLVideoElement>(null);
  const before = useRef<HTMLVideoElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const room = useRef<HTMLDivElement>(null);
  const size = useFrameSize(room);
  const frame = useRef<HTMLDivElement>(null);
  // A browser that cannot play the original, such as an AVI, shows only the result.
  const [lost, setLost] = useState<string>();
  const isLost = lost === original;
  const mode = isLost ? 'hold' : wanted;
  const rate = file.playback?.frame_rate ?? undefined;
  const comparison = useComparison(mode);
  useClipKeys(clip, { rate });
  // biome-ignore lint/correctness/useExhaustiveDependencies: other addresses are other films in the same elements
  useEffect(() => {
    if (!result.current || !before.current) return;
    const letGo = clip.attach(result.current);
    const part = followClip(result.current, before.current);
    return () => {
      part();
      letGo();
    };
  }, [clip, file.url, original]);

  const [width, height] = [file.width ?? 16, file.height ?? 9];
  const across = mode === 'sides' && size.width > size.height ? 2 : 1;
  const down = mode === 'sides' ? 3 - across : 1;
  const scale = Math.min(size.width / (width * across), size.height / (height * down));
  const shown = { width: width * scale, height: height * scale };
  const covered = isLost ? 0 : comparison.covered;
  return (
    <div ref={whole} className="compare-video">
      <div ref={room} className="compare-video-room" data-mode={mode} data-down={down === 2}>
        <div ref={frame} className="compare-video-one" style={shown} role="group" aria-label={compare.label}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said in it is the person's own */}
          <video ref={result} src={file.url} aria-label={label} playsInline preload="auto" />
          {mode !== 'sides' && !isLost && (
            <ComparisonControls
              mode={mode}
              comparison={comparison}
              part={{ left: 0, right: shown.width }}
              frame={frame}
              names={compare.film}
            />
          )}
        </div>
        <div
          className="compare-video-before"
          data-over={mode !== 'sides'}
          style={mode === 'sides' ? shown : { ...shown, clipPath: `inset(0 ${(1 - covered) * 100}% 0 0)` }}
        >
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- its sound is off */}
          <video
            ref={before}
            src={original}
            muted
            playsInline
            preload="auto"
            aria-label={compare.film.original}
            onError={() => {
              setLost(original);
              onLost();
            }}
          />
        </div>
      </div>
      {isLost && (
        <p className="note compare-lost" role="status">
          {compare.lost}
        </p>
      )}
      {strip?.(clip)}
      <Transport clock={clip} rate={rate} silent={file.playback?.audio_codec === null} screen={whole} />
    </div>
  );
}
