/** Films for tests. */
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { editFilm, type FilmEdit } from './film-edits.ts';
import { EARLY_SECONDS } from './film-times.ts';

type Fields = Readonly<Record<string, unknown>>;

/** A small film with these edits. @throws Error for an edit that is refused */
export function filmOf(head: Fields, ...edits: readonly FilmEdit[]): Parts {
  const start = { id: 'head', kind: 'head', parent: null, index: 'a0', ...SMALL, ...head };
  const { parts, refused } = editFilm(new Map([['head', start]]), edits);
  if (refused) throw new Error(`edit ${refused.edit} was refused: ${refused.why}`);
  return parts;
}

const SMALL = { width: 320, height: 180, rate: { numerator: 24, denominator: 1 } };

/** A clip at a place of a track; its id is its type and start unless it is named. */
export const clipOf = (
  track: string,
  type: Extract<FilmEdit, { do: 'add' }>['type'],
  [start, frames]: readonly [number, number],
  fields: Fields = {},
  id = `${track}-${type}-${start}`,
): FilmEdit => ({ do: 'add', id, track, type, start, frames, fields: fields as never });

export const TRACKS: readonly FilmEdit[] = [
  { do: 'add_track', id: 'video', type: 'video' },
  { do: 'add_track', id: 'title', type: 'title' },
  { do: 'add_track', id: 'caption', type: 'caption' },
  { do: 'add_track', id: 'voice', type: 'audio', fields: { sound: 'voice' } },
  { do: 'add_track', id: 'music', type: 'audio', fields: { sound: 'music', duck: 12 } },
];

/** Which frame of a source is shown at a time: the last one that has begun. @param starts in seconds, ascending */
export const begunAt = (starts: readonly number[], seconds: number): number =>
  Math.max(
    0,
    starts.findLastIndex((start) => start <= seconds + EARLY_SECONDS),
  );
