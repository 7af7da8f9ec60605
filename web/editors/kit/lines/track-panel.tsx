import { subtitleTexts } from '@inkreel/contract/messages/areas/subtitles.ts';
import type { CueText } from '@inkreel/scene/subtitles/cue.ts';
import type { ProjectClip } from '@inkreel/scene/subtitles/subtitle-project.ts';
import { ZoomIn, ZoomOut } from 'lucide-react';
import { type PointerEvent, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useFrameSize } from '../../../lib/use-frame-size.ts';
import { IconButton } from '../../../ui/icon-button.tsx';
import type { ClipClock } from '../../../video/core/clip-clock.ts';
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
import { usePeaks } from '../../../video/ui/use-peaks.ts';
import { spanStyle, visibleCues } from './core/track-spans.ts';
import { CueTrack, FilmStrip, Waveform } from './late-parts.ts';
import type { LineCommands, LineSelection } from './use-lines.ts';
import { type ProjectEditor, useLiveProject } from './use-project.ts';

/** Milliseconds that the track shows first. */
const FIRST_VIEW = 15_000;
const ZOOM_STEP = 1.6;
/** Wheel travel that zooms by one step, in the wheel's units. */
const WHEEL_STEP = 240;

/** Marks of speech, under the lines. */
function SpeechMarks({
  editor,
  view,
  selected,
}: {
  editor: ProjectEditor;
  view: TimelineView;
  selected: string | undefined;
}) {
  const { lines } = useLiveProject(editor);
  return visibleCues(lines, view).map(({ cue }) => (
    <i key={cue.id} className="speech" data-current={cue.id === selected} style={spanStyle(cue, view)} />
  ));
}

/** The timeline at the foot of the editor: ruler, frames, lines, sound, in step with table and video. */
export function TrackPanel({
  editor,
  clip,
  url,
  clock,
  rate,
  selection,
  field,
  commands,
}: {
  editor: ProjectEditor;
  /** The one that is shown, even if the project does not have it yet. */
  clip: ProjectClip | undefined;
  url: string | undefined;
  clock: ClipClock;
  rate: number;
  selection: LineSelection | undefined;
  /** The text that is shown on the track. */
  field: CueText;
  commands: LineCommands;
}) {
  const texts = useAreaTexts(subtitleTexts).track;
  const { lines } = editor.project;
  const isEmpty = clip === undefined && lines.length === 0;
  // Without a clip the ruler shows the initial view of a clip.
  const duration = isEmpty
    ? FIRST_VIEW
    : Math.max(clip ? clip.seconds * 1000 : 0, lines.at(-1)?.end ?? 0, 1000);
  const [wanted, setView] = useState<TimelineView>({ start: 0, length: FIRST_VIEW });
  const view = clampView(wanted, duration);
  const area = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const { width } = useFrameSize(area);
  const { step, times } = rulerTicks(view, width);
  const peaks = usePeaks(url, clip?.seconds ?? 0);

  // The playhead moves outside React; the view moves by a page when the playhead leaves it.
  useEffect(() => {
    const move = () => {
      const time = clock.time.get();
      const share = shareOfTime(view, time);
      panel.current?.style.setProperty('--playhead', String(share));
      panel.current?.style.setProperty('--playhead-shown', share >= 0 && share <= 1 ? '1' : '0');
      const head = panel.current?.querySelector('.playhead b');
      if (head) head.textContent = clockText(time);
      if (clock.playing.get()) setView((before) => followTime(clampView(before, duration), time, duration));
    };
    move();
    return clock.time.subscribe(move);
  });
  // A line that was chosen elsewhere comes into view.
  const selected = selection?.id;
  const reveal = useEffectEvent((id: string | undefined) => {
    const line = editor.now().lines.find((each) => each.id === id);
    if (line) setView((before) => followTime(clampView(before, duration), line.start, duration));
  });
  useEffect(() => reveal(selected), [selected]);

  const zoom = (factor: number) => setView(zoomView(view, factor, clock.time.get(), duration));
  // React's own listener cannot keep the page from scrolling.
  const wheel = useEffectEvent((event: WheelEvent) => {
    const { left = 0 } = area.current?.getBoundingClientRect() ?? {};
    event.preventDefault();
    if (event.ctrlKey || event.metaKey) {
      const about = timeAtShare(view, (event.clientX - left) / Math.max(1, width));
      setView(zoomView(view, ZOOM_STEP ** (event.deltaY / WHEEL_STEP), about, duration));
    } else {
      const by = ((event.deltaX || event.deltaY) / Math.max(1, width)) * view.length;
      setView(clampView({ ...view, start: view.start + by }, duration));
    }
  });
  useEffect(() => {
    const element = panel.current;
    const listen = (event: WheelEvent) => wheel(event);
    element?.addEventListener('wheel', listen, { passive: false });
    return () => element?.removeEventListener('wheel', listen);
  }, []);

  /** Pressing and dragging on the ruler, the frames or the sound seeks. */
  const scrub = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { left } = event.currentTarget.getBoundingClientRect();
    clock.seek(
      Math.min(duration, Math.max(0, timeAtShare(view, (event.clientX - left) / Math.max(1, width)))),
    );
  };
  const scrubbing = { onPointerDown: scrub, onPointerMove: scrub };
  return (
    <section className="subtitle-track" aria-label={texts.label} ref={panel}>
      <div className="track track-ruler">
        <span className="track-name numbers">
          {texts.shown({ seconds: view.length / 1000 })}
          <span className="track-zoom">
            <IconButton icon={ZoomOut} small label={texts.zoomOut} onClick={() => zoom(ZOOM_STEP)} />
            <IconButton icon={ZoomIn} small label={texts.zoomIn} onClick={() => zoom(1 / ZOOM_STEP)} />
          </span>
        </span>
        <div className="track-area" {...scrubbing}>
          {times.map((time) => (
            <span key={time} className="tick" style={{ left: `${shareOfTime(view, time) * 100}%` }}>
              {clockText(time, step < 1000 ? 1 : 0)}
            </span>
          ))}
        </div>
      </div>
      <div className="track track-film">
        <span className="track-name">{texts.picture}</span>
        <div className="track-area" {...scrubbing}>
          <Suspense>{url && <FilmStrip url={url} view={view} duration={duration} />}</Suspense>
        </div>
      </div>
      <div className="track track-lines">
        <span className="track-name">{texts.lines}</span>
        <div className="track-area">
          <Suspense>
            {lines.length > 0 && (
              <CueTrack
                editor={editor}
                view={view}
                width={width}
                duration={duration}
                rate={rate}
                clock={clock}
                selection={selection}
                field={field}
                commands={commands}
              />
            )}
          </Suspense>
        </div>
      </div>
      <div className="track track-sound">
        <span className="track-name">{texts.sound}</span>
        {/* Measured here, since this element exists at every width and the ruler does not. */}
        <div className="track-area" ref={area} {...scrubbing}>
          <SpeechMarks editor={editor} view={view} selected={selected} />
          <span className="track-wave">
            <Suspense>
              {peaks && <Waveform peaks={peaks} seconds={clip?.seconds ?? 0} view={view} />}
            </Suspense>
          </span>
        </div>
      </div>
      <span className="playhead" aria-hidden>
        <b />
      </span>
    </section>
  );
}
