import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import { playerTexts } from '@inkreel/contract/messages/areas/player.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { ClipState } from '../../../video/clip.ts';
import { areaSigns } from '../../../video/core/area-edits.ts';
import { USUAL_RATE } from '../../../video/core/clip-clock.ts';
import { clockOf } from '../../../video/core/clock.ts';
import type { TimeRange } from '../../../video/core/range-ends.ts';
import { FilmStrip } from '../../../video/ui/film-strip.tsx';
import { RangeHandles } from '../../../video/ui/range-handles.tsx';
import { Scrubber } from '../../../video/ui/scrubber.tsx';
import { Transport } from '../../../video/ui/transport.tsx';
import type { AreaEditor, AreaEditorState } from './area-editor.ts';
import { areaName } from './area-name.ts';
import { AreaPin } from './area-pin.tsx';
import { rangeOf, withRange } from './area-range.ts';
import { laneOf } from './found-areas.ts';

/** The video's timeline: frames with the range of the picked area, and a lane for each area's text. */
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
  /** Frames a second, if known. */
  rate: number | undefined;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  const player = useAreaTexts(playerTexts);
  const areas = state.history.document;
  const signs = areaSigns(areas);
  const picked = state.picked === undefined ? undefined : areas[state.picked];
  const { duration, time } = clip;
  const percent = (seconds: number) =>
    `${duration === 0 ? 0 : (Math.min(seconds, duration) / duration) * 100}%`;
  const set = (range: TimeRange) =>
    editor.show(areas.map((area, at) => (at === state.picked ? withRange(area, range, duration) : area)));
  const range = picked && rangeOf(picked, duration);
  const sign = signs[state.picked ?? 0] ?? '';
  return (
    <section className="areas-scrubber" aria-label={texts.player.label}>
      <Transport clock={editor.clip.clock} rate={rate} />
      <div
        className="area-tracks"
        style={{ '--at': duration === 0 ? 0 : time / duration } as React.CSSProperties}
      >
        <div className="area-track" data-kind="film">
          <span className="track-name">{texts.player.film}</span>
          <div className="track-time">
            <Scrubber clock={editor.clip.clock} rate={rate} label={player.position.video} className="film">
              {duration > 0 && (
                <FilmStrip
                  url={url}
                  view={{ start: 0, length: duration * 1000 }}
                  duration={duration * 1000}
                />
              )}
            </Scrubber>
            {range && (
              <RangeHandles
                range={range}
                duration={duration}
                rate={rate ?? USUAL_RATE}
                labels={{
                  start: ({ time: at }) => texts.starts({ sign, time: at }),
                  end: ({ time: at }) => texts.ends({ sign, time: at }),
                }}
                onChange={set}
                onDone={editor.mark}
              />
            )}
          </div>
        </div>
        {areas.map((area, at) => (
          <Lane
            // biome-ignore lint/suspicious/noArrayIndexKey: areas are identified by their place in the list
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
