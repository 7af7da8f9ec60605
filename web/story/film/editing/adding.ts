import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import { FILM_LIMITS } from '@inkreel/contract/documents/film-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import { newId } from '../../../lib/new-id.ts';
import { type FilmMedia, plainName } from '../media/film-media.ts';
import { originOf } from '../story/film-of-story.ts';
import type { StoryPiece } from '../story/story-pieces.ts';
import type { Fields, FilmCore } from './film-core.ts';

/** Seconds that a new element without a length lasts. */
const USUAL_SECONDS = { image: 4, title: 4, cover: 3, caption: 2 } as const;

/** A caption to be added; times in seconds. */
interface TimedText {
  start: number;
  end: number;
  text: string;
}

/** What puts clips into a film. */
export function createAdding(core: FilmCore) {
  const { edit, trackFor, frameNow, framesOf, show, view } = core;

  const addMedia = ({ kind, file, seconds, hasSound }: FilmMedia) => {
    core.learnFile(file);
    const track = kind === 'audio' ? trackFor('audio', 'music') : trackFor('video');
    const id = newId();
    const fields: Record<string, Json> = {
      name: plainName(file.name).slice(0, 200),
      file: fileSource(file.id),
    };
    if (file.width && file.height) Object.assign(fields, { width: file.width, height: file.height });
    if (seconds !== undefined) fields['source_length'] = Math.round(seconds * 1e6);
    if (kind === 'video') fields['has_sound'] = hasSound;
    const frames = framesOf(seconds ?? USUAL_SECONDS.image);
    const place = { id, track: track.id, type: kind, start: frameNow(), frames, fields };
    // Pictures make room; sounds take the next free place.
    if (edit([...track.edits, { do: kind === 'audio' ? 'add' : 'insert', ...place }])) show(id);
  };

  /** A shot of the story, as it is by now. */
  const addPiece = (piece: StoryPiece, file: DocumentFile | undefined) => {
    const story = core.story.get();
    if (!story) return;
    core.learnFile(file);
    const track = trackFor('video');
    const id = newId();
    const origin = originOf(story.id, piece) as unknown as Json;
    const fields = { ...piece.first, ...piece.fields, origin };
    const frames = framesOf(piece.seconds);
    const place = { id, track: track.id, type: piece.type, start: frameNow(), frames, fields };
    if (edit([...track.edits, { do: 'insert', ...place }])) show(id);
  };

  const captions = () =>
    view.get().tracks.flatMap(({ clips }) => clips.filter(({ kind }) => kind === 'caption'));
  /** New captions look like those that are there. */
  const captionLook = (): Fields => {
    const { style, font } = captions()[0]?.part ?? {};
    return { style: style ?? '001', ...(font ? { font } : {}) };
  };

  const addText = (type: 'title' | 'cover' | 'caption', text: string) => {
    const track = trackFor(type === 'cover' ? 'video' : type);
    const id = newId();
    const place = { id, track: track.id, type, start: frameNow(), frames: framesOf(USUAL_SECONDS[type]) };
    const fields = type === 'caption' ? { text, ...captionLook() } : { text };
    const isDone = edit([...track.edits, { do: type === 'cover' ? 'insert' : 'add', ...place, fields }]);
    if (isDone) show(id);
  };

  const addCaptions = (texts: readonly TimedText[]): number => {
    const track = trackFor('caption');
    const { fps } = view.get();
    const edits = texts.flatMap(({ start, end, text }): FilmEdit[] => {
      const words = text.trim().slice(0, FILM_LIMITS.text);
      if (words === '' || end <= start) return [];
      const from = Math.round(start * fps);
      const frames = Math.max(1, Math.round(end * fps) - from);
      const fields = { text: words, ...captionLook() };
      return [{ do: 'add', id: newId(), track: track.id, type: 'caption', start: from, frames, fields }];
    });
    return edits.length > 0 && edit([...track.edits, ...edits]) ? edits.length : 0;
  };

  return {
    addMedia,
    addPiece,
    addText,
    /** Captions of a file, in the encoding that its text is likeliest in. @returns how many there were */
    addCaptionFile: async (file: File): Promise<number> => {
      const { readSubtitleFile } = await import('@inkreel/scene/subtitles/read-subtitle-file.ts');
      const read = readSubtitleFile(new Uint8Array(await file.arrayBuffer()));
      if ('refused' in read) return 0;
      return addCaptions(
        read.cues.map(({ start, end, text }) => ({ start: start / 1000, end: end / 1000, text })),
      );
    },
    /** Changes the look of all captions. */
    styleCaptions: (fields: Fields) =>
      edit(captions().map(({ id }): FilmEdit => ({ do: 'set', id, fields }))),
    usesFile: (id: string): boolean =>
      view.get().tracks.some(({ clips }) => clips.some(({ part }) => part.file === fileSource(id))),
  };
}
