import type { MediaFile } from '@inkreel/contract/api/media.ts';
import { canvasTexts } from '@inkreel/contract/messages/areas/canvas.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { type CompareMode, moveDivider } from '../../../canvas/core/compare.ts';
import { drawAtOnce } from '../../../lib/draw-at-once.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import { type ClipClock, createClipClock, PAGE_FRAMES } from '../../../video/core/clip-clock.ts';
import { Transport } from '../../../video/ui/transport.tsx';
import { useClipKeys } from '../../../video/ui/use-clip-keys.ts';
import { followClip } from './follow-clip.ts';
import '../../../canvas/ui/compare.css';
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
  const [divider, setDivider] = useState(0.5);
  const [held, setHeld] = useState(false);
  // A browser that cannot play the original, such as an AVI, shows only the result.
  const [lost, setLost] = useState<string>();
  const isLost = lost === original;
  const mode = isLost ? 'hold' : wanted;
  const rate = file.playback?.frame_rate ?? undefined;
  useClipKeys(clip, {
    rate,
    press: (key) => {
      if (key === 'c') setHeld(true);
      return key === 'c';
    },
    release: () => setHeld(false),
  });
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
  const slide = (event: React.PointerEvent) => {
    const bounds = result.current?.getBoundingClientRect();
    if (!bounds || !event.currentTarget.hasPointerCapture(event.pointerId)) return;
    drawAtOnce(() =>
      setDivider(Math.min(1, Math.max(0, (event.clientX - bounds.left) / Math.max(1, bounds.width)))),
    );
  };
  const cut = isLost ? 0 : held ? 1 : mode === 'slider' ? divider : 0;
  return (
    <div ref={whole} className="compare-video">
      <div ref={room} className="compare-video-room" data-mode={mode} data-down={down === 2}>
        <div className="compare-video-one" style={shown} role="group" aria-label={compare.label}>
          {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- what is said in it is the person's own */}
          <video ref={result} src={file.url} aria-label={label} playsInline preload="auto" />
          {mode !== 'sides' && !isLost && <Tags hidden={cut === 0} held={held} />}
          {mode === 'slider' && !held && (
            <div
              className="compare-divider"
              style={{ left: `${divider * 100}%`, '--top': '0px', '--bottom': '0px' } as React.CSSProperties}
              role="slider"
              tabIndex={0}
              aria-label={compare.divider}
              aria-valuemin={0}
              aria-valuemax={100}
              aria-valuenow={Math.round(divider * 100)}
              aria-valuetext={compare.dividerAt({ share: divider })}
              onKeyDown={(event) => {
                const moved = moveDivider(divider, event.key, event.shiftKey);
                if (moved === undefined) return;
                event.preventDefault();
                event.stopPropagation();
                setDivider(moved);
              }}
              onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
              onPointerMove={slide}
            >
              <span className="compare-knob">
                <svg width="20" height="20" viewBox="0 0 24 24" aria-hidden="true">
                  <path d="m9 7-5 5 5 5M15 7l5 5-5 5" />
                </svg>
              </span>
            </div>
          )}
          {mode === 'hold' && !isLost && (
            <button
              type="button"
              className="button compare-hold"
              aria-pressed={held}
              onPointerDown={() => setHeld(true)}
              onPointerUp={() => setHeld(false)}
              onPointerCancel={() => setHeld(false)}
              onPointerLeave={() => setHeld(false)}
              onBlur={() => setHeld(false)}
            >
              {compare.film.holdButton}
            </button>
          )}
        </div>
        <div
          className="compare-video-before"
          data-over={mode !== 'sides'}
          style={mode === 'sides' ? shown : { ...shown, clipPath: `inset(0 ${(1 - cut) * 100}% 0 0)` }}
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

function Tags({ hidden, held }: { hidden: boolean; held: boolean }) {
  const { compare } = useAreaTexts(canvasTexts);
  return (
    <>
      <span className="compare-tag" data-side="left" hidden={hidden}>
        {compare.film.original}
      </span>
      <span className="compare-tag" data-side="right" hidden={held}>
        {compare.result}
      </span>
    </>
  );
}
