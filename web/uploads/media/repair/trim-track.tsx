import type { mediaRepairTexts } from '@inkreel/contract/messages/areas/media-repair.ts';
import { useRef } from 'react';
import { useStore } from '../../../lib/store.ts';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import type { ClipClock } from '../../../video/core/clip-clock.ts';
import { clockOf } from '../../../video/core/clock.ts';
import { clockText } from '../../../video/core/clock-text.ts';
import type { TimeRange } from '../../../video/core/range-ends.ts';
import { rulerTicks } from '../../../video/core/timeline-view.ts';
import { FilmStrip } from '../../../video/ui/film-strip.tsx';
import { RangeHandles } from '../../../video/ui/range-handles.tsx';
import { usePeaks } from '../../../video/ui/use-peaks.ts';
import { Waveform } from '../../../video/ui/waveform.tsx';

/** All of the file's time: pictures, waveform, the part that is kept, how far it may reach, and where it plays. */
export function TrimTrack({
  file,
  isVideo,
  seconds,
  rate,
  range,
  most,
  clock,
  url,
  texts,
  onRange,
}: {
  file: Blob;
  isVideo: boolean;
  seconds: number;
  rate: number;
  range: TimeRange;
  /** Seconds that may be kept, if there is a limit. */
  most: number | undefined;
  clock: ClipClock;
  /** Of the file, once it has one. */
  url: string | undefined;
  texts: (typeof mediaRepairTexts)['en'];
  onRange: (range: TimeRange) => void;
}) {
  const track = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(track);
  const peaks = usePeaks(file, seconds);
  const time = useStore(clock.time, 0) / 1000;
  const view = { start: 0, length: seconds * 1000 };
  const percent = (at: number) => `${(at / seconds) * 100}%`;
  const { times } = rulerTicks(view, width);
  const furthest = most === undefined ? undefined : range.start + most;
  const seek = (event: React.PointerEvent) => {
    const bounds = event.currentTarget.getBoundingClientRect();
    clock.seek(((event.clientX - bounds.left) / bounds.width) * seconds * 1000);
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
          <span className="trim-film">
            {url !== undefined && <FilmStrip url={url} view={view} duration={seconds * 1000} />}
          </span>
        )}
        <span className="trim-wave">
          <Waveform peaks={peaks} seconds={seconds} view={view} />
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
