import { filmTexts } from '@inkreel/contract/messages/areas/film.ts';
import {
  type PointerEvent as ReactPointerEvent,
  startTransition,
  useCallback,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useAreaTexts } from '../../../lib/messages.tsx';
import { beatTargets } from '../beats/beats-of.ts';
import { type ClipView, clipsOf, endOf, type FilmView } from '../core/film-view.ts';
import { type SnapTarget, snap } from '../core/snap.ts';
import type { FilmEditing } from '../film-editing.ts';

/** CSS pixels before a press becomes a drag, and those within which an edge holds to something. */
const DRAG_FROM = 4;
const SNAP_PIXELS = 8;

/** What is being dragged, as the timeline shows it until the pointer is let go. */
export interface Dragged {
  kind: 'move' | 'start' | 'end';
  ids: ReadonlySet<string>;
  /** Frames. */
  by: number;
  /** Of the pointer, if it is over another track. */
  track: string | undefined;
  guide: SnapTarget | undefined;
}

/** What edges hold to: everything but the clips that are dragged. */
function snapTargets(
  view: FilmView,
  playhead: number,
  dragged: ReadonlySet<string>,
  unnamed: (at: number) => string,
): SnapTarget[] {
  const clips = view.tracks.flatMap(({ kind, clips: all }) =>
    all
      .filter(({ id }) => !dragged.has(id))
      .flatMap((clip): SnapTarget[] => [
        { frame: clip.from, kind: 'clip-start' },
        { frame: endOf(clip), kind: kind === 'voice' || kind === 'caption' ? 'line-end' : 'clip-end' },
      ]),
  );
  const marks = view.marks.map(
    ({ at, name }, index): SnapTarget => ({
      frame: at,
      kind: 'mark',
      name: name || unnamed(index + 1),
    }),
  );
  return [{ frame: playhead, kind: 'playhead' }, ...marks, { frame: 0, kind: 'start' }, ...clips];
}

/** Frames by which an edge may move: within its source, and not past the other edge. */
function withinClip(clip: ClipView, kind: Dragged['kind'], by: number): number {
  if (kind === 'start') return Math.min(clip.frames - 1, Math.max(by, -clip.room.before, -clip.from));
  return Math.max(1 - clip.frames, Math.min(by, clip.room.after));
}

/**
 * Drags clips and their edges with any pointer. Nothing is written until it is let go, then it is one step.
 * @param perPixel frames
 */
export function useClipDrag(film: FilmEditing, perPixel: number) {
  const scale = useRef(perPixel);
  useLayoutEffect(() => {
    scale.current = perPixel;
  }, [perPixel]);
  const { marks } = useAreaTexts(filmTexts);
  const [dragged, setDragged] = useState<Dragged>();
  const latest = useRef<Dragged>(undefined);
  /** The same function each time, so that clips need not be drawn again. */
  const press = useCallback(
    (event: ReactPointerEvent<HTMLElement>, clip: ClipView, kind: Dragged['kind']) => {
      const show = (next: Dragged) => {
        latest.current = next;
        setDragged(next);
      };
      if (event.button !== 0) return;
      event.stopPropagation();
      const view = film.view.get();
      const adds = event.shiftKey || event.ctrlKey || event.metaKey;
      const before = film.selection.get();
      if (adds) film.toggle(clip.id);
      else if (!before.has(clip.id)) film.select([clip.id]);
      const picked = film.selection.get();
      const ids = kind === 'move' && picked.has(clip.id) ? picked : new Set([clip.id]);
      const target = event.currentTarget;
      const startX = event.clientX;
      const all = clipsOf(view);
      const moving = [...ids].flatMap((id) => all.get(id) ?? []);
      const beats = film.showsBeats.get() ? beatTargets(view, ids, film.knownBeats.get()) : [];
      const targets = [
        ...snapTargets(view, film.playback.state.get().frame, ids, (at) => marks.nth({ at })),
        ...beats,
      ];
      const first = Math.min(...moving.map(({ from }) => from));
      const isLocked = film.isMaking(ids);
      target.setPointerCapture(event.pointerId);

      const move = (now: PointerEvent) => {
        if (!latest.current && Math.abs(now.clientX - startX) < DRAG_FROM) return;
        if (isLocked) {
          target.removeEventListener('pointermove', move);
          return film.world.onRefused('making');
        }
        const wanted = Math.round((now.clientX - startX) * scale.current);
        const holds = film.snaps.get() && !now.ctrlKey;
        const edges =
          kind === 'move' ? moving.flatMap((each) => [each.from, endOf(each)]) : [edgeOf(clip, kind)];
        const reach = holds ? SNAP_PIXELS * scale.current : -1;
        const found = snap(
          edges.map((edge) => edge + wanted),
          targets,
          reach,
        );
        const by = wanted + found.by;
        show({
          kind,
          ids,
          by: kind === 'move' ? Math.max(-first, by) : withinClip(clip, kind, by),
          track: kind === 'move' ? trackAt(now) : undefined,
          guide: found.target,
        });
      };
      const end = (now: PointerEvent) => {
        target.removeEventListener('pointermove', move);
        target.removeEventListener('pointerup', end);
        target.removeEventListener('pointercancel', end);
        const last = latest.current;
        latest.current = undefined;
        // With the clip in its new place, which the timeline shows in a transition too.
        startTransition(() => setDragged(undefined));
        if (now.type === 'pointercancel') return;
        // A press without a drag picks the clip alone.
        if (!last) return adds ? undefined : film.select([clip.id]);
        if (kind === 'move') film.moveClips([...ids], last.by, last.track);
        else film.trimClip(clip.id, kind, last.by);
      };
      target.addEventListener('pointermove', move);
      target.addEventListener('pointerup', end);
      target.addEventListener('pointercancel', end);
    },
    [film, marks],
  );
  return { dragged, press };
}

const edgeOf = (clip: ClipView, kind: 'start' | 'end'): number =>
  kind === 'start' ? clip.from : endOf(clip);

/** The track under a pointer; undefined outside of all. */
function trackAt({ clientX, clientY }: PointerEvent): string | undefined {
  const under = document.elementsFromPoint(clientX, clientY);
  return under.flatMap((each) => each.closest<HTMLElement>('[data-track]')?.dataset['track'] ?? [])[0];
}
