import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import type { PointerEvent as ReactPointerEvent } from 'react';
import { useState } from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { useSelected } from '../../../lib/store.ts';
import { type ClipView, clipIn, endOf, type FilmView } from '../core/film-view.ts';
import { valuesOf } from '../core/keyed-values.ts';
import type { FilmEditing } from '../film-editing.ts';
import { useInAnimation } from '../panels/use-in-animation.ts';

/** The frame around the picked clip on the preview, by which it is dragged. */
export function PickedFrame({ film, scale }: { film: FilmEditing; scale: number }) {
  const selection = useSelected(film.selection, (now) => now);
  const [first] = selection;
  const clip = useSelected(film.view, (view) => (selection.size === 1 ? clipIn(view, first) : undefined));
  const isShown = useSelected(
    film.playback.state,
    ({ frame }) => clip !== undefined && frame >= clip.from && frame < endOf(clip),
  );
  if (!clip || !isShown || clip.kind === 'audio' || clip.kind === 'caption' || clip.kind === 'cover')
    return null;
  return <Frame film={film} view={film.view.get()} clip={clip} scale={scale} />;
}

function Frame({
  film,
  view,
  clip,
  scale,
}: {
  film: FilmEditing;
  view: FilmView;
  clip: ClipView;
  scale: number;
}) {
  const { animation, clips: kinds } = useAreaTexts(filmTexts);
  const locked = useInAnimation(film, clip);
  const [moved, setMoved] = useState({ x: 0, y: 0 });
  const frame = useSelected(film.playback.state, (now) => now.frame);
  const place = valuesOf(view, clip, frame);
  const size = shownSize(view, clip, place.scale);
  const press = (event: ReactPointerEvent<HTMLElement>) => {
    if (event.button !== 0 || locked) return;
    const target = event.currentTarget;
    target.setPointerCapture(event.pointerId);
    const start = { x: event.clientX, y: event.clientY };
    let by = { x: 0, y: 0 };
    const move = (now: PointerEvent) => {
      by = { x: (now.clientX - start.x) / scale, y: (now.clientY - start.y) / scale };
      setMoved(by);
    };
    const end = (now: PointerEvent) => {
      target.removeEventListener('pointermove', move);
      target.removeEventListener('pointerup', end);
      target.removeEventListener('pointercancel', end);
      setMoved({ x: 0, y: 0 });
      if (now.type === 'pointerup' && (by.x !== 0 || by.y !== 0))
        film.setValues(clip.id, 'position', {
          x: Math.round(place.x + by.x),
          y: Math.round(place.y + by.y),
        });
    };
    target.addEventListener('pointermove', move);
    target.addEventListener('pointerup', end);
    target.addEventListener('pointercancel', end);
  };
  return (
    <>
      <span
        className="film-picked"
        data-locked={locked}
        title={locked ? animation.locked : clip.name || kinds[clip.kind]}
        style={{
          left: (place.x + moved.x) * scale,
          top: (place.y + moved.y) * scale,
          width: size.width * scale,
          height: size.height * scale,
          rotate: `${place.rotation}deg`,
        }}
        onPointerDown={press}
      />
      {locked && <p className="film-locked">{animation.locked}</p>}
    </>
  );
}

/** Film pixels of a clip as it lies in the film. */
function shownSize(
  view: FilmView,
  { kind, part }: ClipView,
  scale: number,
): { width: number; height: number } {
  const { width = view.width, height = view.height, fit = 'contain' } = part;
  if (kind === 'title')
    return { width: (part.width ?? view.width * 0.8) * scale, height: view.height * 0.2 * scale };
  if (kind === 'shape') return { width: width * scale, height: height * scale };
  const choose = fit === 'cover' ? Math.max : Math.min;
  const by = choose(view.width / width, view.height / height) * scale;
  return { width: width * by, height: height * by };
}
