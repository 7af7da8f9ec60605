import { filmEffectTexts } from '@inkreel/contract/messages/areas/film-effects.ts';
import { type PointerEvent as ReactPointerEvent, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { clockText } from '../../../video/core/clock-text.ts';
import type { ClipView } from '../core/film-view.ts';
import { frameWithin, keyNamesAt, keyTimesOf } from '../core/keyed-values.ts';
import type { FilmEditing } from '../film-editing.ts';

/** The key frames of the picked clip at its foot, each dragged along it. */
export function KeyDiamonds({ film, clip, fps }: { film: FilmEditing; clip: ClipView; fps: number }) {
  const { keys: texts } = useAreaTexts(filmEffectTexts);
  const [dragged, setDragged] = useState<{ frame: number; to: number }>();
  const press = (event: ReactPointerEvent<HTMLElement>, frame: number) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    const target = event.currentTarget;
    const perPixel = clip.frames / (target.parentElement?.getBoundingClientRect().width ?? 1);
    const startX = event.clientX;
    let to = frame;
    target.setPointerCapture(event.pointerId);
    const move = (now: PointerEvent) => {
      to = frameWithin(clip, frame + (now.clientX - startX) * perPixel);
      setDragged({ frame, to });
    };
    const end = (now: PointerEvent) => {
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
      setDragged(undefined);
      if (now.type === 'pointerup') film.moveKeys(clip.id, frame, to);
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  };
  return keyTimesOf(clip).map((frame) => {
    const shown = dragged?.frame === frame ? dragged.to : frame;
    const of = keyNamesAt(clip, frame).map((name) => texts.names[name]);
    const words = texts.at({ at: clockText((frame * 1000) / fps, 2), of: of.join(', ') });
    return (
      <button
        key={frame}
        type="button"
        className="film-key"
        style={{ left: `${((shown - clip.from + 0.5) / clip.frames) * 100}%` }}
        aria-label={words}
        title={words}
        onPointerDown={(event) => press(event, frame)}
        onClick={() => film.playback.seek(frame)}
        onKeyDown={(event) => {
          const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
          if (by !== undefined && !event.altKey) film.moveKeys(clip.id, frame, frame + by);
          else if (event.key === 'Delete' || event.key === 'Backspace') film.removeKeys(clip.id, frame);
          else return;
          event.preventDefault();
        }}
      />
    );
  });
}
