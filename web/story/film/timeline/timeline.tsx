import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import {
  type PointerEvent as ReactPointerEvent,
  useCallback,
  useEffect,
  useEffectEvent,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import { useLater } from '../../../lib/use-later.ts';
import { clockText } from '../../../video/core/clock-text.ts';
import {
  clampView,
  followTime,
  rulerTicks,
  shareOfTime,
  type TimelineView,
  timeAtShare,
  zoomView,
} from '../../../video/core/timeline-view.ts';
import { endOf, type TrackView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';
import { CommentMarks } from '../share/comment-marks.tsx';
import { RulerMarks } from './marks.tsx';
import { TimelineTools } from './timeline-tools.tsx';
import { Track } from './track.tsx';
import { type Dragged, useClipDrag } from './use-clip-drag.ts';
import './timeline.css';

/** What lies behind the film's end on the timeline, as a share: room to drop something. */
const BEYOND = 1.15;
const LEAST_SHOWN = 10_000;
const ZOOM = 1.5;

/** Tracks with their clips along the time; the part that is shown is moved and zoomed. */
export function Timeline({ film }: { film: FilmEditing }) {
  const { timeline: texts, guides } = useAreaTexts(filmTexts);
  const view = useLater(film.view);
  const area = useRef<HTMLDivElement>(null);
  const { width } = useFrameSize(area);
  const ms = 1000 / view.fps;
  const whole = Math.max(LEAST_SHOWN, view.frames * ms * BEYOND);
  const [chosen, setChosen] = useState<TimelineView>();
  const shown = useMemo(
    () => (chosen ? clampView(chosen, whole) : { start: 0, length: whole }),
    [chosen, whole],
  );
  const perPixel = shown.length / ms / Math.max(1, width);
  const drag = useClipDrag(film, perPixel);
  const isPlaying = useSelected(film.playback.state, ({ rate }) => rate !== 0);

  useEffect(() => {
    if (!isPlaying || !chosen) return undefined;
    return film.playback.state.subscribe(() => {
      const time = film.playback.state.get().frame * ms;
      setChosen((now) => now && followTime(now, time, whole));
    });
  }, [film, isPlaying, chosen, ms, whole]);

  const zoom = (factor: number, about = film.playback.state.get().frame * ms) =>
    setChosen(zoomView(shown, factor, about, whole));
  const zoomed = useEffectEvent(zoom);
  useEffect(() => film.onZoom((factor) => (factor === 0 ? setChosen(undefined) : zoomed(factor))), [film]);

  useWheel(area, (event, share) => {
    if (event.ctrlKey || event.metaKey) zoom(event.deltaY > 0 ? ZOOM : 1 / ZOOM, timeAtShare(shown, share));
    else
      setChosen({ ...shown, start: shown.start + ((event.deltaX || event.deltaY) / width) * shown.length });
  });

  const ticks = rulerTicks(shown, width);
  const scrub = useScrub(film, area, shown, ms);
  const guide = drag.dragged?.guide;

  return (
    <section className="film-timeline" aria-label={texts.label}>
      <TimelineTools film={film} zoom={zoom} fit={() => setChosen(undefined)} />
      <div className="film-tracks">
        <div className="film-track film-ruler">
          <span className="film-track-name">
            <PlayheadTime film={film} />
          </span>
          {/* biome-ignore lint/a11y/noStaticElementInteractions: keys move the playhead anywhere on the page */}
          <div className="film-track-area" ref={area} onPointerDown={scrub}>
            {ticks.times.map((time) => (
              <span key={time} style={{ left: `${shareOfTime(shown, time) * 100}%` }}>
                {clockText(time, ticks.step < 1000 ? 1 : 0)}
              </span>
            ))}
            <RulerMarks film={film} view={view} shown={shown} />
            <CommentMarks film={film} shown={shown} />
          </div>
        </div>
        {view.tracks.map((track) => (
          <Track
            key={track.id}
            film={film}
            track={track}
            fps={view.fps}
            shown={shown}
            dragged={drag.dragged && isDragged(track, drag.dragged) ? drag.dragged : undefined}
            onPress={drag.press}
            scrub={scrub}
          />
        ))}
        <div className="film-over" aria-hidden>
          <Playhead film={film} shown={shown} ms={ms} />
          {guide && (
            <i className="film-guide" style={{ left: `${shareOfTime(shown, guide.frame * ms) * 100}%` }}>
              <b>
                {guide.name ??
                  guides[guide.frame >= endOf({ from: 0, frames: view.frames }) ? 'end' : guide.kind]}
              </b>
            </i>
          )}
        </div>
      </div>
    </section>
  );
}

const isDragged = ({ clips }: TrackView, { ids }: Dragged): boolean => clips.some(({ id }) => ids.has(id));

/** Moves the playhead with a pointer that is pressed; the same function while nothing else is shown. */
function useScrub(
  film: FilmEditing,
  area: React.RefObject<HTMLElement | null>,
  shown: TimelineView,
  ms: number,
) {
  return useCallback(
    (event: ReactPointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      const frameAt = (clientX: number) => {
        const box = area.current?.getBoundingClientRect();
        return box ? timeAtShare(shown, (clientX - box.left) / box.width) / ms : 0;
      };
      const target = event.currentTarget;
      target.setPointerCapture(event.pointerId);
      film.playback.pause();
      film.playback.seek(frameAt(event.clientX));
      const move = (now: PointerEvent) => film.playback.seek(frameAt(now.clientX));
      const end = () => {
        target.removeEventListener('pointermove', move);
        target.removeEventListener('lostpointercapture', end);
      };
      target.addEventListener('pointermove', move);
      target.addEventListener('lostpointercapture', end);
    },
    [film, area, shown, ms],
  );
}

function PlayheadTime({ film }: { film: FilmEditing }) {
  const fps = useSelected(film.view, (now) => now.fps);
  const frame = useSelected(film.playback.state, (now) => now.frame);
  return <>{clockText((frame * 1000) / fps)}</>;
}

function Playhead({ film, shown, ms }: { film: FilmEditing; shown: TimelineView; ms: number }) {
  const frame = useSelected(film.playback.state, (now) => now.frame);
  const share = shareOfTime(shown, frame * ms);
  if (share < 0 || share > 1) return null;
  return <i className="film-playhead" style={{ left: `${share * 100}%` }} />;
}

/** Wheels scroll and zoom the timeline, not the page: such a listener may not be passive. */
function useWheel(
  area: React.RefObject<HTMLElement | null>,
  onWheel: (event: WheelEvent, share: number) => void,
): void {
  const wheel = useEffectEvent(onWheel);
  useEffect(() => {
    const tracks = area.current?.closest<HTMLElement>('.film-tracks');
    if (!tracks) return undefined;
    const listen = (event: WheelEvent) => {
      // Upright wheels scroll the tracks, if there are more than fit.
      const isUpright = !event.ctrlKey && !event.metaKey && !event.shiftKey && event.deltaX === 0;
      if (isUpright && tracks.scrollHeight > tracks.clientHeight) return;
      event.preventDefault();
      const box = area.current?.getBoundingClientRect();
      wheel(event, box ? (event.clientX - box.left) / box.width : 0.5);
    };
    tracks.addEventListener('wheel', listen, { passive: false });
    return () => tracks.removeEventListener('wheel', listen);
  }, [area]);
}
