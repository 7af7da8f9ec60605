import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import { newId } from '../../../lib/new-id.ts';
import { type ClipView, clipsOf, endOf } from '../core/film-view.ts';
import type { FilmCore } from './film-core.ts';

/** What moves, cuts and removes clips. */
export function createArranging(core: FilmCore) {
  const { edit, frameNow, select, selection, view, world } = core;

  /** @param to another track; several clips keep theirs */
  const moveClips = (ids: readonly string[], by: number, to: string | undefined) => {
    const all = clipsOf(view.get());
    const clips = ids.flatMap((id) => all.get(id) ?? []);
    const track = clips.length === 1 && to !== undefined && to !== clips[0]?.track ? to : undefined;
    if (by === 0 && track === undefined) return;
    const moves = clips.map(({ id, from }) => ({
      id,
      start: Math.max(0, from + by),
      ...(track === undefined ? {} : { track }),
    }));
    edit([{ do: 'move', clips: moves }]);
  };

  /** The picked clips under the playhead; where none is, the pictures under it. */
  const underPlayhead = (): ClipView[] => {
    const frame = frameNow();
    const all = [...clipsOf(view.get()).values()].filter((clip) => frame > clip.from && frame < endOf(clip));
    const picked = all.filter(({ id }) => selection.get().has(id));
    return picked.length > 0 ? picked : all.filter(({ kind }) => kind === 'video' || kind === 'image');
  };

  const detachable = (picked: ReadonlySet<string>) =>
    [...clipsOf(view.get()).values()].filter(
      ({ id, kind, part }) => picked.has(id) && kind === 'video' && part.has_sound !== false && !part.muted,
    );

  return {
    moveClips,
    /** Moves the picked clips by frames. */
    nudge: (frames: number) => {
      if (selection.get().size > 0) moveClips([...selection.get()], frames, undefined);
    },
    trimClip: (id: string, end: 'start' | 'end', by: number) => {
      const clip = clipsOf(view.get()).get(id);
      if (!clip || by === 0) return;
      const to = (end === 'start' ? clip.from : endOf(clip)) + by;
      edit([{ do: end === 'start' ? 'trim_start' : 'trim_end', id, to }], `trim ${end} ${id}`);
    },
    trimToPlayhead: (end: 'start' | 'end') => {
      const edits = underPlayhead().map(
        ({ id }): FilmEdit => ({ do: end === 'start' ? 'trim_start' : 'trim_end', id, to: frameNow() }),
      );
      if (edits.length > 0) edit(edits);
    },
    split: () => {
      const halves = underPlayhead().map(({ id }) => ({ id, second: newId() }));
      if (halves.length === 0) return world.onRefused('outside');
      const edits = halves.map((half): FilmEdit => ({ do: 'split', at: frameNow(), ...half }));
      if (edit(edits)) select(halves.map(({ second }) => second));
    },
    removePicked: (closesGap: boolean) => {
      const ids = [...selection.get()];
      if (ids.length > 0) edit([{ do: closesGap ? 'ripple_delete' : 'remove', ids }]);
    },
    canDetach: (picked: ReadonlySet<string>): boolean => detachable(picked).length > 0,
    detachSound: () => {
      const clips = detachable(selection.get());
      const track = newId();
      if (clips.length === 0) return;
      edit([
        { do: 'add_track', id: track, type: 'audio', fields: { sound: 'effect' } },
        ...clips.map(({ id }): FilmEdit => ({ do: 'detach_sound', id, sound: newId(), track })),
      ]);
    },
    /** Exchanges a clip with the one before or behind it; both keep their lengths. */
    swap: (id: string, step: -1 | 1) => {
      const clip = clipsOf(view.get()).get(id);
      const row = view.get().tracks.find((each) => each.id === clip?.track)?.clips ?? [];
      const at = row.findIndex((each) => each.id === id);
      const [first, second] = step < 0 ? [row[at - 1], row[at]] : [row[at], row[at + 1]];
      if (!first || !second) return;
      const gap = second.from - endOf(first);
      const moved = [
        { id: second.id, start: first.from },
        { id: first.id, start: first.from + second.frames + gap },
      ];
      edit([{ do: 'move', clips: moved }]);
    },
    /** Whether another clip ends where this one begins. */
    touchesBefore: (clip: ClipView): boolean =>
      view
        .get()
        .tracks.some(({ id, clips }) => id === clip.track && clips.some((each) => endOf(each) === clip.from)),
  };
}
