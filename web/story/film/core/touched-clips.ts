import { childrenOf, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';

/** The clips that edits change, in no order; those of a track that is removed as well. Those that make room are not told. */
export const touchedClips = (edits: readonly FilmEdit[], parts: Parts): string[] =>
  edits.flatMap((edit) => {
    if ('clips' in edit) return edit.clips.map(({ id }) => id);
    if ('ids' in edit) return edit.ids;
    if (edit.do === 'remove_track') return childrenOf(parts, edit.id).map(({ id }) => id);
    return [edit.id];
  });
