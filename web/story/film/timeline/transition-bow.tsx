import { filmEffectTexts } from '@inkreel/contract/messages/areas/film-effects.ts';
import { type PointerEvent as ReactPointerEvent, useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import type { ClipView } from '../core/film-view.ts';
import type { FilmEditing } from '../film-editing.ts';

/** The transition into a clip, as wide as it lasts; its edge is dragged, a press opens it in the panel. */
export function TransitionBow({
  film,
  clip,
  name,
  picked,
}: {
  film: FilmEditing;
  clip: ClipView;
  name: string;
  picked: boolean;
}) {
  const { transitions: texts } = useAreaTexts(filmEffectTexts);
  const [dragged, setDragged] = useState<number>();
  const { dissolve = 0, transition = 'dissolve' } = clip.part;
  const isPicture = clip.kind === 'image' || clip.kind === 'video';
  if (dissolve === 0 && !(picked && isPicture && film.touchesBefore(clip))) return null;
  const label = dissolve > 0 ? texts.into({ kind: texts.names[transition], name }) : texts.add({ name });
  const press = (event: ReactPointerEvent<HTMLElement>) => {
    event.stopPropagation();
    if (event.button !== 0) return;
    const target = event.currentTarget;
    const clipWidth = target.closest('[data-clip]')?.getBoundingClientRect().width ?? 1;
    const perPixel = clip.frames / clipWidth;
    const startX = event.clientX;
    let to = dissolve;
    target.setPointerCapture(event.pointerId);
    const move = (now: PointerEvent) => {
      to = Math.min(clip.frames, Math.max(0, Math.round(dissolve + (now.clientX - startX) * perPixel)));
      setDragged(to);
    };
    const end = (now: PointerEvent) => {
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
      setDragged(undefined);
      if (now.type === 'pointerup' && to !== dissolve) film.setTransitionLength(clip.id, to);
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  };
  const width = `${((dragged ?? dissolve) / Math.max(1, clip.frames)) * 100}%`;
  return (
    <>
      {dissolve > 0 && (
        <span className="film-bow" style={{ width }}>
          {picked && <i onPointerDown={press} />}
        </span>
      )}
      <button
        type="button"
        className="film-bow-button"
        data-empty={dissolve === 0}
        aria-label={label}
        title={label}
        onPointerDown={(event) => event.stopPropagation()}
        onClick={() => film.openTransition(clip.id)}
      />
    </>
  );
}
