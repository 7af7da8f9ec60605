import type { mediaRepairTexts } from '@inkreel/contract/messages/areas/media-repair.ts';
import { useRef } from 'react';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import { clockOf } from '../../../video/core/clock.ts';
import { clockText } from '../../../video/core/clock-text.ts';
import { wavePath } from '../../../video/core/peaks.ts';
import type { TimeRange } from '../../../video/core/range-ends.ts';
import { rulerTicks } from '../../../video/core/timeline-view.ts';
import { RangeHandles } from '../../../video/ui/range-handles.tsx';
import { useFilm } from '../../../video/ui/use-film.ts';

/** Pixels of one picture of the strip, and of one stroke of the waveform. */
const TILE = 84;
const STROKE = 3;
const WAVE = { width: 1000, height: 52 };

/** All of the file's time: pictures, waveform, the part that is kept, how far it may reach, and where it plays. */
export function TrimTrack({
  file,
  isVideo,
  seconds,
  rate,
  range,
  most,
  time,
  texts,
  onRange,
  onSeek,
}: {
  file: Blob;
  isVideo: boolean;
  seconds: number;
  rate: number;
  range: TimeRange;
  /** Seconds that may be kept, where there is a limit. */
  most: number | undefined;
  time: number;
  texts: (typeof mediaRepairTexts)['en'];
  onRange: (range: TimeRange) => void;
  onSeek: (seconds: number) => void;
}) {
  const track = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(track);
  // In steps, so that a window that is dragged does not begin again with each pixel.
  const tiles = Math.round(width / TILE);
  const { pictures, peaks } = useFilm(file, seconds, {
    pictures: tiles,
    peaks: tiles * Math.round(TILE / STROKE),
  });
  const percent = (at: number) => `${(at / seconds) * 100}%`;
  const { times } = rulerTicks({ start: 0, length: seconds * 1000 }, width);
  const furthest = most === undefined ? undefined : range.start + most;
  const seek = (event: React.PointerEvent) => {
    const bounds = event.currentTarget.getBoundingClientRect();
    onSeek(((event.clientX - bounds.left) / bounds.width) * seconds);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would draw a frame
    <div className="trim-track" role="group" aria-label={texts.part}>
      <div className="trim-ruler" aria-hidden="true">
        {times.map((at) => (
          <span key={at} style={{ left: percent(at / 1000) }}>
            {clockText(at, 0)}
          </span>
        ))}
      </div>
      <div ref={track} className="trim-lanes" data-video={isVideo} onPointerDown={seek}>
        {isVideo && (
          <span className="trim-film" aria-hidden="true">
            {pictures.map((address, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: pictures stand in the order of time
              <img key={at} src={address} alt="" draggable={false} style={{ width: `${100 / tiles}%` }} />
            ))}
          </span>
        )}
        <span className="trim-wave" aria-hidden="true">
          {peaks && (
            <svg viewBox={`0 0 ${WAVE.width} ${WAVE.height}`} preserveAspectRatio="none" aria-hidden="true">
              <path d={wavePath(peaks, WAVE.width, WAVE.height)} />
            </svg>
          )}
        </span>
        <RangeHandles
          range={range}
          duration={seconds}
          rate={rate}
          labels={{ start: texts.startAt, end: texts.endAt }}
          onChange={onRange}
        />
        <span className="trim-head" style={{ left: percent(time) }} aria-hidden="true" />
        {most !== undefined && furthest !== undefined && furthest < seconds && (
          <span className="trim-limit" style={{ left: percent(furthest) }}>
            <i>{texts.limit({ most: clockOf(most) })}</i>
          </span>
        )}
        <span
          className="trim-keep"
          data-over={most !== undefined && range.end - range.start > most + 0.001}
          style={{ left: percent(range.start), width: percent(range.end - range.start) }}
        >
          <b>{texts.keep({ length: clockOf(range.end - range.start) })}</b>
        </span>
      </div>
    </div>
  );
}
