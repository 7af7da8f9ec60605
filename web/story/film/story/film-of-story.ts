import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { ClipType, SoundRole, TrackType } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { type Json, type Part, type Parts, placesAt } from '@inkreel/contract/documents/parts/part.ts';
import { sizeOfRatio } from '@inkreel/contract/film/ratios.ts';
import { piecesOf, type StoryPiece } from './story-pieces.ts';

const RATE = { numerator: 24, denominator: 1 };

/** The tracks of a film from a story, the lowest first; sounds are heard wherever they lie. */
const TRACKS: readonly { type: TrackType; sound?: SoundRole; takes: readonly ClipType[] }[] = [
  { type: 'video', takes: ['video', 'image', 'cover'] },
  { type: 'caption', takes: ['caption'] },
  { type: 'title', takes: ['title'] },
  { type: 'audio', sound: 'voice', takes: ['audio'] },
];

/**
 * The parts of a film that shows a story: shots one after the other, with voices, captions and titles. Each clip keeps
 * what it is from. Pure, but for the ids.
 */
export function filmOfStory(
  story: { id: string; parts: Parts; files: ReadonlyMap<string, DocumentFile> },
  createId: () => string,
): Part[] {
  const head = story.parts.get(HEAD);
  const ratio = typeof head?.['ratio'] === 'string' ? head['ratio'] : '16:9';
  const pieces = piecesOf(story.parts, story.files);
  const { indexes } = placesAt([], 0, TRACKS.length + 1);
  const tracks = TRACKS.flatMap(({ type, sound, takes }, at): Part[] => {
    const inside = pieces.filter((piece) => takes.includes(piece.type));
    if (inside.length === 0 && type !== 'video') return [];
    const id = createId();
    const track = { id, kind: 'track', parent: null, index: indexes[at + 1] ?? 'a0', type };
    return [{ ...track, ...(sound ? { sound } : {}) }, ...clipsOf(inside, id, story.id, createId)];
  });
  return [
    {
      id: HEAD,
      kind: HEAD,
      parent: null,
      index: indexes[0] ?? 'a0',
      ...sizeOfRatio(ratio),
      ratio,
      rate: RATE,
      background: '#000000',
      story: story.id,
    },
    ...tracks,
  ];
}

function clipsOf(
  pieces: readonly StoryPiece[],
  track: string,
  story: string,
  createId: () => string,
): Part[] {
  const { indexes } = placesAt([], 0, pieces.length);
  // Whole frames, one behind the other: the sum of the seconds is rounded, not each of them.
  const frameOf = (seconds: number) => Math.round((seconds * RATE.numerator) / RATE.denominator);
  let free = 0;
  return pieces.map((piece, at) => {
    const start = Math.max(free, frameOf(piece.start));
    const frames = Math.max(1, frameOf(piece.start + piece.seconds) - start);
    free = start + frames;
    return {
      id: createId(),
      kind: 'clip',
      parent: track,
      index: indexes[at] ?? 'a0',
      type: piece.type,
      start,
      frames,
      ...piece.first,
      ...piece.fields,
      origin: originOf(story, piece) as unknown as Json,
    };
  });
}

/** What a clip remembers of the story. */
export const originOf = (story: string, { part, fingerprint }: StoryPiece) => ({
  document: story,
  part,
  fingerprint,
});
