/** What is in the archive of a film beside its media. Pure. */
import { type ClipPart, filmKind } from '@inkreel/contract/documents/film-document.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import type { LinePart } from '@inkreel/contract/documents/story-document.ts';
import { scenesOf } from '@inkreel/contract/story/scenes.ts';
import { filmHead, tracksOf } from '@inkreel/scene/film/film-timeline.ts';
import { clipsOf, endOf, FILM_RATE, startOf } from '@inkreel/scene/film/film-times.ts';
import type { Cue } from '@inkreel/scene/subtitles/cue.ts';

/** Where a file of the film is in the archive. */
export interface ProjectFile {
  /** As the document names it. */
  source: string;
  path: string;
  content_type: string;
}

/** The captions of a film with their times, from all its caption tracks. */
export function captionsOf(parts: Parts): Cue[] {
  const { numerator, denominator } = filmHead(parts).rate ?? FILM_RATE;
  const ms = (frame: number) => Math.round((frame * 1000 * denominator) / numerator);
  const captions = tracksOf(parts)
    .flatMap(({ id }) => clipsOf(parts, id))
    .filter((clip): clip is ClipPart => clip.type === 'caption' && (clip.text ?? '') !== '');
  return captions
    .map((clip) => ({
      id: clip.id,
      start: ms(startOf(clip)),
      end: ms(endOf(clip)),
      text: clip.text ?? '',
      translation: '',
    }))
    .sort((a, b) => a.start - b.start);
}

/** The document of the film, with which it can be made again. */
export const documentFile = (parts: Parts, name: string, files: readonly ProjectFile[]): string =>
  `${JSON.stringify(
    { format: 'inkreel-film', schema: filmKind.version, name, files, parts: [...parts.values()] },
    undefined,
    2,
  )}\n`;

/** A story as a script: headings, what is seen, and who says what. @param speakerOf the name of a line's role */
export function scriptOf(parts: Parts, name: string, speakerOf: (line: LinePart) => string): string {
  const scenes = scenesOf(parts).map(({ part, number, shots }) => {
    const heading =
      typeof part['heading'] === 'string' && part['heading'] !== '' ? part['heading'] : `${number}`;
    const seen = shots.map(({ part: shot, lines }) => {
      const said = lines.map((line) => {
        const speaker = speakerOf(line);
        return `${speaker === '' ? '' : `${speaker}: `}${line.text ?? ''}`;
      });
      return [shot.text ?? '', ...said].filter((text) => text !== '').join('\n');
    });
    return [heading, ...seen].join('\n\n');
  });
  return `${[name, ...scenes].join('\n\n\n')}\n`;
}
