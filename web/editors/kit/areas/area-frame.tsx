import { frameAreaTexts } from '@inkreel/contract/messages/areas/frame-areas.ts';
import type { SubtitleArea } from '@inkreel/contract/tools/capabilities.ts';
import type { Point } from '@inkreel/scene/geometry.ts';
import { useId, useRef, useState } from 'react';
import { drawAtOnce } from '../../../lib/draw-at-once.ts';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { areaAround, areaSigns, isActive, NUBS } from '../../../video/core/area-edits.ts';
import {
  type AreaGesture,
  areasAfter,
  beginGesture,
  continueGesture,
  nubPoint,
} from '../../../video/core/area-gesture.ts';
import type { AreaEditor, AreaEditorState } from './area-editor.ts';

/** CSS pixels around a handle within which a press takes it, by mouse and by finger. */
const REACH = { mouse: 8, touch: 20 };

const percent = (share: number) => `${share * 100}%`;
const placeOf = ({ left, top, width, height }: SubtitleArea): React.CSSProperties => ({
  left: percent(left),
  top: percent(top),
  width: percent(width),
  height: percent(height),
});

/** Areas over a frame: drawn, picked, moved and sized by mouse, pen and finger; keys are handled above it. */
export function AreaFrame({
  editor,
  state,
  frame,
  time,
  full,
}: {
  editor: AreaEditor;
  state: AreaEditorState;
  /** Pixels of the video. */
  frame: { width: number; height: number };
  /** Seconds of the shown frame. */
  time: number;
  /** No further area fits. */
  full: boolean;
}) {
  const texts = useAreaTexts(frameAreaTexts);
  const keysId = useId();
  const paper = useRef<HTMLDivElement>(null);
  const [gesture, setGesture] = useState<AreaGesture | undefined>();
  const areas = state.history.document;
  const { picked, tool } = state;
  const signs = areaSigns(areas);

  const pointOf = (event: React.PointerEvent): Point => {
    const bounds = paper.current?.getBoundingClientRect();
    if (!bounds || bounds.width === 0) return { x: 0, y: 0 };
    return {
      x: (event.clientX - bounds.left) / bounds.width,
      y: (event.clientY - bounds.top) / bounds.height,
    };
  };
  const press = (event: React.PointerEvent) => {
    if (event.button !== 0 || gesture) return;
    const bounds = paper.current?.getBoundingClientRect();
    const pixels = event.pointerType === 'mouse' ? REACH.mouse : REACH.touch;
    const reach = { x: pixels / (bounds?.width ?? 1), y: pixels / (bounds?.height ?? 1) };
    const point = pointOf(event);
    const pin = event.target instanceof Element ? event.target.closest<HTMLElement>('.area-pin') : null;
    const pinned = pin ? Number(pin.dataset['at']) : -1;
    const area = areas[pinned];
    const begun: AreaGesture | undefined = area
      ? { kind: 'move', at: pinned, from: point, area }
      : beginGesture({ areas, picked, tool: full ? 'move' : tool, time, reach }, point);
    paper.current?.setPointerCapture(event.pointerId);
    paper.current?.focus({ preventScroll: true });
    if (begun && begun.kind !== 'draw') editor.set({ picked: begun.at });
    else editor.set({ picked: undefined });
    setGesture(begun);
  };
  const go = (event: React.PointerEvent) => {
    if (!gesture) return;
    const point = pointOf(event);
    const next = continueGesture(gesture, point);
    setGesture(next);
    if (next.kind !== 'draw') editor.show(areasAfter(state.history.marked, next, point, frame));
  };
  const release = () => {
    if (gesture?.kind === 'draw') {
      const drawn = areaAround(gesture.points, gesture.mode, frame);
      if (drawn) {
        editor.change([...areas, drawn], areas.length);
        // What was just drawn is moved and sized next.
        editor.set({ tool: 'move' });
      }
    } else if (gesture) editor.mark();
    setGesture(undefined);
  };
  const giveUp = () => {
    editor.drop();
    setGesture(undefined);
  };
  const drawn = gesture?.kind === 'draw' ? areaAround(gesture.points, gesture.mode, frame) : undefined;
  const held = picked === undefined ? undefined : areas[picked];

  return (
    <div
      ref={paper}
      className="areas-paper"
      data-tool={tool}
      role="group"
      tabIndex={-1}
      aria-label={texts.frame}
      onPointerDown={press}
      // The press decides what gets the focus.
      onMouseDown={(event) => event.preventDefault()}
      onPointerMove={(event) => drawAtOnce(() => go(event))}
      onPointerUp={release}
      onPointerCancel={giveUp}
    >
      <p id={keysId} className="sr-only">
        {texts.keys}
      </p>
      {areas.map((area, at) => (
        <button
          // Areas have no name and are identified by their place in the list.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          key={at}
          type="button"
          className="area-box"
          data-mode={area.mode}
          data-picked={at === picked}
          data-away={!isActive(area, time)}
          style={placeOf(area)}
          aria-label={texts.area({ sign: signs[at] ?? '', mode: area.mode })}
          aria-describedby={keysId}
          aria-pressed={at === picked}
          onFocus={() => editor.set({ picked: at })}
        >
          <span
            className="area-pin"
            data-mode={area.mode}
            data-picked={at === picked}
            data-at={at}
            aria-hidden="true"
          >
            {signs[at]}
          </span>
        </button>
      ))}
      {held && (
        <span className="area-handles" style={placeOf(held)} aria-hidden="true">
          {NUBS.map((nub) => {
            const { x, y } = nubPoint({ ...held, left: 0, top: 0, width: 1, height: 1 }, nub);
            return <i key={`${nub.x} ${nub.y}`} style={{ left: percent(x), top: percent(y) }} />;
          })}
          <span className="area-size">
            {Math.round(held.width * frame.width)} × {Math.round(held.height * frame.height)}
          </span>
        </span>
      )}
      {drawn && (
        <span className="area-box" data-mode={drawn.mode} style={placeOf(drawn)} aria-hidden="true" />
      )}
    </div>
  );
}
