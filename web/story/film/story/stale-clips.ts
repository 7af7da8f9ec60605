import type { ClipOrigin } from '@inkreel/contract/documents/film-document.ts';
import { isSameJson, type Json } from '@inkreel/contract/documents/parts/part.ts';
import { compareFingerprints } from '@inkreel/contract/documents/parts/staleness.ts';
import type { ClipView, FilmView } from '../core/film-view.ts';
import type { StoryPiece } from './story-pieces.ts';

/** A clip whose story has changed, and what it would become: undefined if the story no longer has it. */
export interface StaleClip {
  piece: StoryPiece | undefined;
}

/** A picture may have begun to move since, or lost its image. */
const PICTURES = ['image', 'video', 'cover'];
const isSameKind = (clip: ClipView, { type }: StoryPiece) =>
  clip.kind === type || (PICTURES.includes(clip.kind) && PICTURES.includes(type));

/** The clips that no longer show what the story says, by their ids; a state that somebody kept counts as shown. */
export function staleClips(
  view: FilmView,
  story: string,
  pieces: readonly StoryPiece[],
): Map<string, StaleClip> {
  const byPart = Map.groupBy(pieces, ({ part }) => part);
  const stale = new Map<string, StaleClip>();
  for (const clip of view.tracks.flatMap(({ clips }) => clips)) {
    const origin: ClipOrigin | undefined = clip.part.origin;
    if (origin?.document !== story || !origin.fingerprint) continue;
    const piece = byPart.get(origin.part)?.find((each) => isSameKind(clip, each));
    const now = piece?.fingerprint ?? {};
    const isKept = origin.kept !== undefined && isSameJson(origin.kept as Json, now as Json);
    if (!isKept && compareFingerprints(origin.fingerprint, now).kind === 'stale')
      stale.set(clip.id, { piece });
  }
  return stale;
}
