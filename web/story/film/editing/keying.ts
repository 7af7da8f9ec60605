import { type Easing, type Keyed, type KeyedField, keysField } from '@inkreel/contract/film/key-frames.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import { clipsOf } from '../core/film-view.ts';
import { frameWithin, keyNamesAt, keyTimesOf } from '../core/keyed-values.ts';
import type { FilmCore } from './film-core.ts';

/** What sets values that can have key frames, and the key frames themselves. */
export function createKeying({ edit, view, frameNow, playback }: FilmCore) {
  const at = (id: string) => {
    const clip = clipsOf(view.get()).get(id);
    return clip && { clip, frame: frameWithin(clip, frameNow()) };
  };
  return {
    /** While there are key frames, sets one at the playhead. Changes in a row with the same name are one step. */
    setValues: (
      id: string,
      of: Keyed,
      values: Readonly<Partial<Record<KeyedField, number>>>,
      name?: string,
    ) => {
      const now = at(id);
      if (!now) return;
      const isKeyed = now.clip.part[keysField(of)] !== undefined;
      edit(
        [
          isKeyed
            ? { do: 'set_key', id, of, at: now.frame, values }
            : { do: 'set', id, fields: { ...values } },
        ],
        name === undefined ? undefined : `${name} ${id} ${isKeyed ? now.frame : ''}`,
      );
    },
    /** Sets a key frame at the playhead, or removes the one that is there. */
    toggleKey: (id: string, of: Keyed) => {
      const now = at(id);
      if (!now) return;
      const isThere = keyTimesOf(now.clip, of).includes(now.frame);
      edit([{ do: isThere ? 'remove_key' : 'set_key', id, of, at: now.frame }]);
    },
    /** Moves the playhead to a key frame beside it. */
    stepKey: (id: string, of: Keyed, direction: 1 | -1) => {
      const now = at(id);
      if (!now) return;
      const times = keyTimesOf(now.clip, of);
      const to =
        direction > 0 ? times.find((time) => time > now.frame) : times.findLast((time) => time < now.frame);
      if (to !== undefined) playback.seek(to);
    },
    easeKey: (id: string, of: Keyed, ease: Easing) => {
      const now = at(id);
      if (now) edit([{ do: 'set_key', id, of, at: now.frame, ease }]);
    },
    /** All key frames of a clip at a frame of the film. */
    moveKeys: (id: string, from: number, to: number) => {
      const now = at(id);
      const wanted = now && frameWithin(now.clip, to);
      if (wanted !== undefined && wanted !== from && edit([{ do: 'move_key', id, at: from, to: wanted }]))
        playback.seek(wanted);
    },
    removeKeys: (id: string, frame: number) => {
      const now = at(id);
      if (now)
        edit(keyNamesAt(now.clip, frame).map((of): FilmEdit => ({ do: 'remove_key', id, of, at: frame })));
    },
  };
}
