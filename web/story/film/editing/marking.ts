import { newId } from '../../../lib/new-id.ts';
import type { FilmCore } from './film-core.ts';

/** Named times of the film, which clips hold to. */
export function createMarking({ edit, frameNow, playback, view }: FilmCore) {
  return {
    /** At the playhead, where there is none yet. */
    addMark: () => {
      const at = frameNow();
      if (view.get().marks.every((mark) => mark.at !== at)) edit([{ do: 'add_mark', id: newId(), at }]);
    },
    nameMark: (id: string, name: string) =>
      edit(
        [{ do: 'set', id, fields: { name: name.trim() === '' ? null : name.slice(0, 200) } }],
        `mark ${id}`,
      ),
    removeMark: (id: string) => edit([{ do: 'remove_mark', id }]),
    /** Moves the playhead to the next mark; behind the last one to the first. */
    nextMark: () => {
      const { marks } = view.get();
      const next = marks.find(({ at }) => at > frameNow()) ?? marks[0];
      if (next) playback.seek(next.at);
    },
  };
}
