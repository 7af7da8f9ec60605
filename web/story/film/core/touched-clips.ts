import { childrenOf, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';

/** The clips that edits change, in no order; those of a track that is removed as well. Those that make room are not told. */
export const touchedClips = (edits: readonly FilmEdit[], parts: Parts): string[] =>
  edits.flatMap((edit) => {
    if ('clips' in edit) return edit.clips.map(({ id }) => id);
    if ('ids' in edit) return edit.ids;
    if (edit.do === 'remove_track') return childrenOf(parts, edit.id).map(({ id }) => id);
    // Where clips stand as a share of the film stays the same, also while something is made for them.
    if (edit.do === 'set_ratio') return [];
    return [edit.id];
  });
