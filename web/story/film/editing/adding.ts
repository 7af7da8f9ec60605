import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { newId } from '../../../lib/new-id.ts';
import { type FilmMedia, plainName } from '../media/film-media.ts';
import { originOf } from '../story/film-of-story.ts';
import type { StoryPiece } from '../story/story-pieces.ts';
import type { Fields, FilmCore } from './film-core.ts';

/** Seconds that a new element without a length lasts. */
const USUAL_SECONDS = { image: 4, shape: 4, title: 4, cover: 3, caption: 2 } as const;

/** What puts clips into a film. */
export function createAdding(
  core: FilmCore,
  captionLook: () => Fields,
  fillPicked: (media: FilmMedia) => boolean,
) {
  const { edit, trackFor, frameNow, framesOf, show, view } = core;

  const addMedia = (media: FilmMedia) => {
    // An open place that is picked takes it.
    if (fillPicked(media)) return;
    const { kind, file, seconds, hasSound } = media;
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

  const addText = (type: 'title' | 'cover' | 'caption', text: string) => {
    const track = trackFor(type === 'cover' ? 'video' : type);
    const id = newId();
    const place = { id, track: track.id, type, start: frameNow(), frames: framesOf(USUAL_SECONDS[type]) };
    const fields = type === 'caption' ? { text, ...captionLook() } : { text };
    const isDone = edit([...track.edits, { do: type === 'cover' ? 'insert' : 'add', ...place, fields }]);
    if (isDone) show(id);
  };

  /** In the middle, a quarter of the film's width. */
  const addShape = (shape: 'rect' | 'ellipse') => {
    const track = trackFor('title');
    const id = newId();
    const side = Math.round(view.get().width / 4);
    const place = { id, track: track.id, start: frameNow(), frames: framesOf(USUAL_SECONDS.shape) };
    const fields = { shape, fill: '#c8371f', width: side, height: side };
    if (edit([...track.edits, { do: 'add', type: 'shape', ...place, fields }])) show(id);
  };

  return {
    addShape,
    addMedia,
    addPiece,
    addText,
    usesFile: (id: string): boolean =>
      view.get().tracks.some(({ clips }) => clips.some(({ part }) => part.file === fileSource(id))),
  };
}
