import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { fileAt } from '../../shell/story-view.ts';
import { clipsOf } from '../core/film-view.ts';
import { originOf } from '../story/film-of-story.ts';
import type { StoryPiece } from '../story/story-pieces.ts';
import type { Fields, FilmCore } from './film-core.ts';

/** What is done about clips whose story has changed. */
export function createReplacing({
  document,
  isMaking,
  learnFile,
  selection,
  show,
  stale,
  story,
  view,
  world,
}: FilmCore) {
  /** What shows the story again: what was set in the film stays. */
  const replacement = (id: string): PartChange | undefined => {
    const clip = clipsOf(view.get()).get(id)?.part;
    const piece = stale.get().get(id)?.piece;
    if (!clip?.origin || !piece) return undefined;
    learnFile(fileAt(story.get()?.files ?? new Map(), piece.fields['file'] as string | undefined));
    const fresh = clip.type === piece.type ? {} : { ...cleared(piece), ...piece.first, type: piece.type };
    const origin = originOf(clip.origin.document, piece) as unknown as Json;
    // What was made of the earlier file is no longer shown; it stays among the versions.
    return { id, set: { shown: null, ...fresh, ...piece.fields, ...withinSource(clip, piece), origin } };
  };
  return {
    /** Shows the stale clips one after the other. */
    nextStale: () => {
      const ids = [...stale.get().keys()];
      const [picked] = selection.get();
      const next = ids[(picked === undefined ? -1 : ids.indexOf(picked)) + 1] ?? ids[0];
      if (next !== undefined) show(next);
    },
    replaceStale: (ids: readonly string[]) => {
      if (isMaking(ids)) return world.onRefused('making');
      const changes = ids.flatMap((id) => replacement(id) ?? []);
      if (changes.length > 0) document.change(changes);
    },
    /** This state of the story is not offered again. */
    keepStale: (id: string) => {
      const clip = clipsOf(view.get()).get(id)?.part;
      const found = stale.get().get(id);
      if (!clip?.origin || !found) return;
      const origin = { ...clip.origin, kept: found.piece?.fingerprint ?? {} };
      document.change([{ id, set: { origin: origin as unknown as Json } }]);
    },
  };
}

/** Fields that a clip of another type had. */
const cleared = ({ type }: StoryPiece): Fields =>
  type === 'cover' ? { file: null, source_length: null } : { text: null };

/** A trim that the new source is too short for begins at its start. */
function withinSource({ source_in: from = 0 }: ClipPart, { fields }: StoryPiece): Fields {
  const length = fields['source_length'];
  if (from === 0 || (typeof length === 'number' && from < length)) return {};
  return { source_in: null };
}
