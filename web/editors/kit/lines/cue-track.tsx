import { subtitleRowTexts } from '@inkreel/contract/messages/areas/subtitle-rows.ts';
import type { Cue, CueText } from '@inkreel/scene/subtitles/cue.ts';
import { retimeCue } from '@inkreel/scene/subtitles/cue-operations.ts';
import { type KeyboardEvent, type PointerEvent, useRef } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { ClipClock } from '../../../video/core/clip-clock.ts';
import { clockText } from '../../../video/core/clock-text.ts';
import type { TimelineView } from '../../../video/core/timeline-view.ts';
import { type CuePart, dragCue, snapsOf } from './core/track-edges.ts';
import { spanStyle, visibleCues } from './core/track-spans.ts';
import type { LineCommands, LineSelection } from './use-lines.ts';
import { type ProjectEditor, useLiveProject } from './use-project.ts';

/** CSS pixels within which an end sticks to a neighbour. */
const SNAP_PIXELS = 6;
/** CSS pixels that a pointer may move without dragging. */
const SLACK = 4;

interface Drag {
  cue: Cue;
  part: CuePart;
  from: number;
  snaps: readonly number[];
  moved: boolean;
}

/** The lines on the track: each can be moved, the current one has two edges to drag. */
export function CueTrack({
  editor,
  view,
  width,
  duration,
  rate,
  clock,
  selection,
  field,
  commands,
}: {
  editor: ProjectEditor;
  view: TimelineView;
  /** CSS pixels. */
  width: number;
  duration: number;
  rate: number;
  clock: ClipClock;
  selection: LineSelection | undefined;
  field: CueText;
  commands: LineCommands;
}) {
  const texts = useAreaTexts(subtitleRowTexts).edges;
  const { lines } = useLiveProject(editor);
  const drag = useRef<Drag | undefined>(undefined);
  const perPixel = view.length / Math.max(1, width);

  const begin = (event: PointerEvent<HTMLElement>, cue: Cue, at: number) => {
    if (event.button !== 0) return;
    const part = ((event.target as HTMLElement).dataset['part'] ?? 'line') as CuePart;
    event.currentTarget.setPointerCapture(event.pointerId);
    // What was typed before is a separate step.
    editor.mark();
    drag.current = {
      cue,
      part,
      from: event.clientX,
      snaps: snapsOf(lines, at, clock.time.get()),
      moved: false,
    };
  };
  const move = (event: PointerEvent<HTMLElement>) => {
    const { current } = drag;
    if (!current) return;
    const pixels = event.clientX - current.from;
    if (!current.moved && Math.abs(pixels) < SLACK) return;
    current.moved = true;
    const { cue, part, snaps } = current;
    const times = dragCue(cue, part, pixels * perPixel, { snaps, reach: SNAP_PIXELS * perPixel, duration });
    editor.dragLines((all) => retimeCue(all, cue.id, times));
  };
  const end = () => {
    const { current } = drag;
    drag.current = undefined;
    if (!current) return;
    if (current.moved) editor.mark();
    commands.open(current.cue.id, undefined, undefined);
  };
  const cancel = () => {
    if (drag.current?.moved) editor.cancel();
    drag.current = undefined;
  };
  const press = (event: KeyboardEvent<HTMLElement>, cue: Cue, part: CuePart) => {
    const frames = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (event.key === 'Enter') commands.open(cue.id, undefined, 'end');
    if (event.key === 'Escape') cancel();
    if (event.key === 'Delete') commands.remove(cue.id);
    if (frames === undefined) return;
    event.preventDefault();
    event.stopPropagation();
    const by = frames * (event.shiftKey ? 10 : 1);
    if (part === 'start') commands.retime(cue.id, { start: cue.start + (by * 1000) / rate });
    else commands.nudge(cue.id, by, part);
  };

  return visibleCues(lines, view).map(({ cue, at }) => {
    const current = cue.id === selection?.id;
    const before = lines[at - 1];
    const overlap = before && before.end > cue.start ? Math.min(before.end, cue.end) : undefined;
    return (
      <div key={cue.id} className="cue-span" style={spanStyle(cue, view)}>
        <div
          className="cue-block"
          data-current={current}
          onPointerDown={(event) => begin(event, cue, at)}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={cancel}
        >
          <button
            type="button"
            className="cue-grip"
            aria-pressed={current}
            onKeyDown={(event) => press(event, cue, 'line')}
          >
            <b>{at + 1}</b> <span>{(cue[field] || cue.text).replaceAll('\n', ' ')}</span>{' '}
            <span className="sr-only">
              {texts.line({ start: clockText(cue.start), end: clockText(cue.end) })}
            </span>
          </button>
          {(['start', 'end'] as const).map((part) => (
            <i
              key={part}
              className="cue-edge"
              role="slider"
              tabIndex={current ? 0 : -1}
              data-part={part}
              aria-label={texts[part === 'start' ? 'startEdge' : 'endEdge']({ at: at + 1 })}
              aria-valuemin={0}
              aria-valuemax={Math.round(duration)}
              aria-valuenow={cue[part]}
              aria-valuetext={clockText(cue[part])}
              onKeyDown={(event) => press(event, cue, part)}
            />
          ))}
        </div>
        {overlap !== undefined && (
          <span
            className="cue-overlap"
            style={{ width: `${((overlap - cue.start) / (cue.end - cue.start)) * 100}%` }}
            aria-hidden
          />
        )}
      </div>
    );
  });
}
