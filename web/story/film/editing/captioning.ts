import { FILM_LIMITS } from '@inkreel/contract/documents/film-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import type { FilmEdit } from '@inkreel/scene/film/film-edits.ts';
import type { LineKeeper } from '../../../editors/kit/lines/use-lines.ts';
import { newId } from '../../../lib/new-id.ts';
import { captionEdits, cuesOf } from '../captions/caption-lines.ts';
import {
  captionsOfSource,
  captionsOfStory,
  type NewCaption,
  type SourceLine,
} from '../captions/caption-times.ts';
import { originOf } from '../story/film-of-story.ts';
import type { Fields, FilmCore } from './film-core.ts';

/** What adds captions and sets their look. */
export function createCaptioning({ edit, story, trackFor, view }: FilmCore) {
  const captions = () =>
    view.get().tracks.flatMap(({ clips }) => clips.filter(({ kind }) => kind === 'caption'));
  /** New captions look like those that are there. */
  const captionLook = (): Fields => {
    const { style, font, font_style: fontStyle } = captions()[0]?.part ?? {};
    return { style: style ?? '001', ...(font && { font }), ...(fontStyle && { font_style: fontStyle }) };
  };

  /** In one step. @returns how many there were */
  const addCaptions = (texts: readonly NewCaption[]): number => {
    const track = trackFor('caption');
    const look = captionLook();
    const storyId = story.get()?.id ?? '';
    const edits = texts.flatMap(({ from, frames, text, piece }): FilmEdit[] => {
      const words = text.trim().slice(0, FILM_LIMITS.text);
      if (words === '' || frames < 1) return [];
      const origin = piece && { origin: originOf(storyId, piece) as unknown as Json };
      const fields = { text: words, ...look, ...origin };
      return [{ do: 'add', id: newId(), track: track.id, type: 'caption', start: from, frames, fields }];
    });
    return edits.length > 0 && edit([...track.edits, ...edits]) ? edits.length : 0;
  };

  /** Where the table of the subtitle editor keeps the captions. */
  const captionEditor = (): LineKeeper => {
    let typing = 0;
    const keep = (operation: Parameters<LineKeeper['updateLines']>[0], name?: string) => {
      const before = cuesOf(view.get());
      const after = operation(before);
      if (after === before) return;
      const track = trackFor('caption');
      const { fps } = view.get();
      const edits = captionEdits(before, after, { fps, track: track.id, look: captionLook() });
      const adds = edits.some((each) => each.do === 'add');
      if (edits.length > 0) edit([...(adds ? track.edits : []), ...edits], name);
    };
    return {
      now: () => ({ lines: cuesOf(view.get()) }),
      updateLines: (operation) => keep(operation),
      previewLines: (operation) => keep(operation, `caption ${typing}`),
      mark: () => {
        typing += 1;
      },
    };
  };

  return {
    captionLook,
    captionEditor,
    /** Captions of a file, in the encoding that its text is likeliest in. @returns how many there were */
    addCaptionFile: async (file: File): Promise<number> => {
      const { readSubtitleFile } = await import('@inkreel/scene/subtitles/read-subtitle-file.ts');
      const read = readSubtitleFile(new Uint8Array(await file.arrayBuffer()));
      if ('refused' in read) return 0;
      const { fps } = view.get();
      const frameAt = (ms: number) => Math.round((ms / 1000) * fps);
      return addCaptions(
        read.cues
          .filter(({ start, end }) => end > start)
          .map(({ start, end, text }) => {
            const from = frameAt(start);
            return { from, frames: Math.max(1, frameAt(end) - from), text };
          }),
      );
    },
    /** Captions for the lines of the story that have none. @returns how many there were */
    addStoryCaptions: (): number => {
      const told = story.get();
      return told ? addCaptions(captionsOfStory(view.get(), told)) : 0;
    },
    /** Captions for what is said in a source, wherever it is heard. @returns how many there were */
    addSourceCaptions: (source: string, lines: readonly SourceLine[]): number =>
      addCaptions(captionsOfSource(view.get(), source, lines)),
    /** Changes the look of all captions. */
    styleCaptions: (fields: Fields) =>
      edit(captions().map(({ id }): FilmEdit => ({ do: 'set', id, fields }))),
  };
}
