/** Where captions stand in a film. Pure; times are frames of the film unless they say otherwise. */
import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { fileAt } from '../../shell/story-view.ts';
import { type ClipView, endOf, type FilmView } from '../core/film-view.ts';
import type { StoryPiece } from '../story/story-pieces.ts';

/** A caption to be added. */
export interface NewCaption {
  from: number;
  frames: number;
  text: string;
  /** The line of the story that it shows. */
  piece?: StoryPiece;
}

/** Words of a source, in milliseconds from its beginning. */
export interface SourceLine {
  start: number;
  end: number;
  text: string;
}

/** Captions for each line of a source wherever a clip of the film plays it; what was trimmed away has none. */
export function captionsOfSource(view: FilmView, source: string, lines: readonly SourceLine[]): NewCaption[] {
  const clips = allClips(view).filter((clip) => clip.part.file === source && isTimed(clip));
  return clips.flatMap((clip) => {
    const { source_in: begin = 0, speed = 1 } = clip.part;
    const frameAt = (ms: number) => clip.from + Math.round((((ms * 1000 - begin) / 1e6) * view.fps) / speed);
    return lines.flatMap(({ start, end, text }): NewCaption[] => {
      const from = Math.max(clip.from, frameAt(start));
      const to = Math.min(endOf(clip), frameAt(end));
      return to > from && text.trim() !== '' ? [{ from, frames: to - from, text: text.trim() }] : [];
    });
  });
}

/**
 * Captions for the lines of a story that have none in the film yet: each where its voice is heard in the film. While no
 * voice of the story is in it, where the story has the lines.
 */
export function captionsOfStory(
  view: FilmView,
  { id, pieces }: { id: string; pieces: readonly StoryPiece[] },
): NewCaption[] {
  const clips = allClips(view).filter(({ part }) => part.origin?.document === id);
  const has = new Set(clips.filter(({ kind }) => kind === 'caption').map(({ part }) => part.origin?.part));
  const voices = new Map(
    clips.filter(({ kind }) => kind === 'audio').map((clip) => [clip.part.origin?.part, clip]),
  );
  return pieces.flatMap((piece): NewCaption[] => {
    const text = piece.fields['text'];
    if (piece.type !== 'caption' || has.has(piece.part) || typeof text !== 'string' || text === '') return [];
    const voice = voices.get(piece.part);
    if (voice) return [{ from: voice.from, frames: voice.frames, text, piece }];
    if (voices.size > 0) return [];
    const from = Math.round(piece.start * view.fps);
    const end = Math.round((piece.start + piece.seconds) * view.fps);
    return [{ from, frames: Math.max(1, end - from), text, piece }];
  });
}

/** A video of the film whose speech can be written down. */
export interface Heard {
  /** Of the clip. */
  id: string;
  source: string;
  url: string;
  /** Of the whole source. */
  seconds: number;
}

/** The picked video with sound; else the first of the film. */
export function heardIn(
  view: FilmView,
  picked: ReadonlySet<string>,
  files: ReadonlyMap<string, DocumentFile>,
): Heard | undefined {
  const heard = allClips(view).flatMap((clip) => {
    const file = fileAt(files, clip.part.file);
    const { source_length: length = 0 } = clip.part;
    if (clip.kind !== 'video' || !file || length === 0 || clip.part.has_sound === false) return [];
    return [{ id: clip.id, source: fileSource(file.id), url: file.url, seconds: length / 1e6 }];
  });
  return heard.find(({ id }) => picked.has(id)) ?? heard[0];
}

const allClips = (view: FilmView): ClipView[] => view.tracks.flatMap(({ clips }) => clips);
const isTimed = ({ kind }: ClipView) => kind === 'video' || kind === 'audio';
