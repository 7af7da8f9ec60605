/** The captions of a film as lines of the subtitle editor, and its changes of them as edits of the film. Pure. */
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';
import { type ClipView, endOf, type FilmView } from '../core/film-view.ts';
import type { Fields } from '../editing/film-core.ts';

/** By the clip, so that the table draws only the lines again that changed. */
const known = new WeakMap<ClipView, { cue: Cue; fps: number }>();

/** In the order of time, whatever their track. */
export function cuesOf({ tracks, fps }: FilmView): Cue[] {
  const captions = tracks.flatMap(({ clips }) => clips.filter(({ kind }) => kind === 'caption'));
  return captions
    .sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1))
    .map((clip) => {
      const before = known.get(clip);
      if (before?.fps === fps) return before.cue;
      const cue: Cue = {
        id: clip.id,
        start: (clip.from * 1000) / fps,
        end: (endOf(clip) * 1000) / fps,
        text: clip.part.text ?? '',
        translation: '',
      };
      known.set(clip, { cue, fps });
      return cue;
    });
}

/**
 * The edits that make one list of lines of another. What becomes shorter is first, so that there is room for the rest.
 * @param place of new captions: their track and their look
 */
export function captionEdits(
  before: readonly Cue[],
  after: readonly Cue[],
  { fps, track, look }: { fps: number; track: string; look: Fields },
): FilmEdit[] {
  const earlier = new Map(before.map((cue) => [cue.id, cue]));
  const later = new Set(after.map(({ id }) => id));
  const frameAt = (ms: number) => Math.round((ms / 1000) * fps);
  const gone = before.filter(({ id }) => !later.has(id)).map(({ id }) => id);
  const [texts, shorter, longer, added]: FilmEdit[][] = [[], [], [], []];
  const moves: { id: string; start: number }[] = [];
  for (const cue of after) {
    const { id, text } = cue;
    const old = earlier.get(id);
    if (old === cue) continue;
    const from = frameAt(cue.start);
    const end = Math.max(from + 1, frameAt(cue.end));
    if (!old) {
      const fields = { text, ...look };
      added?.push({ do: 'add', id, track, type: 'caption', start: from, frames: end - from, fields });
      continue;
    }
    if (text !== old.text) texts?.push({ do: 'set', id, fields: { text } });
    const [fromBy, endBy] = [from - frameAt(old.start), end - frameAt(old.end)];
    if (fromBy !== 0 && fromBy === endBy) {
      moves.push({ id, start: from });
      continue;
    }
    if (fromBy !== 0) (fromBy > 0 ? shorter : longer)?.push({ do: 'trim_start', id, to: from });
    if (endBy !== 0) (endBy < 0 ? shorter : longer)?.push({ do: 'trim_end', id, to: end });
  }
  return [
    ...(gone.length > 0 ? [{ do: 'remove', ids: gone } as const] : []),
    ...(shorter ?? []),
    ...(moves.length > 0 ? [{ do: 'move', clips: moves } as const] : []),
    ...(longer ?? []),
    ...(added ?? []),
    ...(texts ?? []),
  ];
}
