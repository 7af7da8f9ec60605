import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { useRef } from 'react';
import { drawAtOnce } from '../../../../lib/draw-at-once.ts';
import { useAreaTexts } from '../../../../lib/messages.tsx';
import { areaSigns } from '../../../../video/core/area-edits.ts';
import { clockOf } from '../../../../video/core/clock.ts';
import { moveEnd, pressEndKey, type RangeEnd, type TimeRange } from '../../../../video/core/range-ends.ts';
import { type ClipState, USUAL_RATE } from '../clip.ts';
import { ClipBar } from '../clip-bar.tsx';
import type { AreaEditor, AreaEditorState } from './area-editor.ts';
import { areaName } from './area-name.ts';
import { AreaPin } from './area-pin.tsx';
import { rangeOf, withRange } from './area-range.ts';
import { laneOf } from './found-areas.ts';
import { useFilm } from './use-film.ts';

/** The video's time: pictures of it with the range of the picked area, and a lane for each area's text. */
export function AreaScrubber({
  editor,
  state,
  clip,
  url,
  rate,
}: {
  editor: AreaEditor;
  state: AreaEditorState;
  clip: ClipState;
  url: string;
  /** Frames a second, where they are known. */
  rate: number | undefined;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  const film = useFilm(url, clip.duration, clip.height === 0 ? 0 : clip.width / clip.height);
  const track = useRef<HTMLDivElement>(null);
  const areas = state.history.document;
  const signs = areaSigns(areas);
  const picked = state.picked === undefined ? undefined : areas[state.picked];
  const { duration, time } = clip;
  const percent = (seconds: number) =>
    `${duration === 0 ? 0 : (Math.min(seconds, duration) / duration) * 100}%`;
  const timeAt = (event: React.PointerEvent) => {
    const bounds = track.current?.getBoundingClientRect();
    if (!bounds || bounds.width === 0) return 0;
    return ((event.clientX - bounds.left) / bounds.width) * duration;
  };
  const set = (range: TimeRange) =>
    editor.show(areas.map((area, at) => (at === state.picked ? withRange(area, range, duration) : area)));
  const range = picked && rangeOf(picked, duration);
  return (
    <section className="areas-scrubber" aria-label={texts.player.label}>
      <ClipBar clip={editor.clip} state={clip} rate={rate} />
      <div
        className="area-tracks"
        style={{ '--at': duration === 0 ? 0 : time / duration } as React.CSSProperties}
      >
        <div className="area-track" data-kind="film">
          <span className="track-name">{texts.player.film}</span>
          <div ref={track} className="track-time">
            <div
              className="film"
              role="slider"
              tabIndex={0}
              aria-label={texts.player.position}
              aria-valuemin={0}
              aria-valuemax={Math.round(duration * 10) / 10}
              aria-valuenow={Math.round(time * 10) / 10}
              aria-valuetext={clockOf(time)}
              onPointerDown={(event) => {
                event.currentTarget.setPointerCapture(event.pointerId);
                editor.clip.seek(timeAt(event));
              }}
              onPointerMove={(event) => {
                if (event.currentTarget.hasPointerCapture(event.pointerId)) editor.clip.seek(timeAt(event));
              }}
              onKeyDown={(event) => {
                const step = event.shiftKey ? 10 : 1;
                if (event.key === 'ArrowLeft') editor.clip.step(-step, rate);
                else if (event.key === 'ArrowRight') editor.clip.step(step, rate);
                else return;
                event.preventDefault();
                event.stopPropagation();
              }}
            >
              {film.map((address) => (
                <img key={address} src={address} alt="" draggable={false} />
              ))}
            </div>
            {range && (
              <RangeHandles
                range={range}
                sign={signs[state.picked ?? 0] ?? ''}
                duration={duration}
                rate={rate ?? USUAL_RATE}
                percent={percent}
                timeAt={timeAt}
                onChange={set}
                onDone={editor.mark}
              />
            )}
          </div>
        </div>
        {areas.map((area, at) => (
          <Lane
            // biome-ignore lint/suspicious/noArrayIndexKey: areas are called by their place in the list
            key={at}
            area={area}
            sign={signs[at] ?? ''}
            name={areaName(area, state.found, texts)}
            picked={at === state.picked}
            spans={laneOf(area, state.found, duration)}
            percent={percent}
            onPick={() => editor.set({ picked: at })}
          />
        ))}
        <span className="area-playhead" aria-hidden="true">
          <b>{clockOf(time)}</b>
        </span>
      </div>
    </section>
  );
}

/** Both ends of the picked area's time; what lies outside is hatched. */
function RangeHandles({
  range,
  sign,
  duration,
  rate,
  percent,
  timeAt,
  onChange,
  onDone,
}: {
  range: TimeRange;
  sign: string;
  duration: number;
  rate: number;
  percent: (seconds: number) => string;
  timeAt: (event: React.PointerEvent) => number;
  onChange: (range: TimeRange) => void;
  onDone: () => void;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  const label = { start: texts.starts, end: texts.ends };
  return (
    <>
      <span className="range-off" style={{ left: 0, width: percent(range.start) }} />
      <span className="range-off" style={{ left: percent(range.end), right: 0 }} />
      <span
        className="range-kept"
        style={{ left: percent(range.start), width: percent(range.end - range.start) }}
      />
      {(['start', 'end'] satisfies RangeEnd[]).map((end) => (
        <span
          key={end}
          className="range-handle"
          data-end={end}
          role="slider"
          tabIndex={0}
          aria-label={label[end]({ sign, time: clockOf(range[end]) })}
          aria-valuemin={0}
          aria-valuemax={Math.round(duration * 10) / 10}
          aria-valuenow={range[end]}
          aria-valuetext={clockOf(range[end])}
          style={{ left: percent(range[end]) }}
          onPointerDown={(event) => {
            event.stopPropagation();
            event.currentTarget.setPointerCapture(event.pointerId);
          }}
          onPointerMove={(event) => {
            event.stopPropagation();
            if (event.currentTarget.hasPointerCapture(event.pointerId))
              drawAtOnce(() => onChange(moveEnd(range, end, timeAt(event), duration)));
          }}
          onLostPointerCapture={onDone}
          onKeyDown={(event) => {
            const moved = pressEndKey(range, end, event, { duration, rate });
            if (!moved) return;
            event.preventDefault();
            event.stopPropagation();
            onChange(moved);
          }}
          onBlur={onDone}
        />
      ))}
    </>
  );
}

/** When text was found in one area. */
function Lane({
  area,
  sign,
  name,
  picked,
  spans,
  percent,
  onPick,
}: {
  area: SubtitleArea;
  sign: string;
  name: string;
  picked: boolean;
  spans: readonly TimeRange[];
  percent: (seconds: number) => string;
  onPick: () => void;
}) {
  return (
    <div className="area-track" data-kind="lane" data-mode={area.mode}>
      <button type="button" className="track-name" aria-pressed={picked} onClick={onPick}>
        <AreaPin sign={sign} mode={area.mode} picked={picked} small />
        <span>{name}</span>
      </button>
      <span className="track-time" aria-hidden="true">
        {spans.map(({ start, end }) => (
          <i key={start} style={{ left: percent(start), width: percent(end - start) }} />
        ))}
      </span>
    </div>
  );
}
