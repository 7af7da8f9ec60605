/** What a story gives to a film, piece by piece. Pure: the same pieces make a film, and find what changed since. */
import type { DocumentFile } from '@inkreel/contract/api/documents.ts';
import type { ClipType } from '@inkreel/contract/documents/film-document.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { type Fingerprint, fingerprintOf } from '@inkreel/contract/documents/parts/staleness.ts';
import { type NumberedShot, scenesOf } from '@inkreel/contract/story/scenes.ts';
import { shownImage } from '@inkreel/contract/story/shot-inputs.ts';
import { framesOf } from '../../animatic/timeline.ts';
import { fileAt } from '../../shell/story-view.ts';

/** Something of a story as a clip of a film; times in seconds from the beginning. */
export interface StoryPiece {
  /** Id of the part of the story: one part may give a voice and a caption. */
  part: string;
  type: ClipType;
  start: number;
  seconds: number;
  /** What the clip draws from; replaced when the story has changed. */
  fields: Readonly<Record<string, Json>>;
  /** What a new clip has besides: a change of it in the film is kept. */
  first: Readonly<Record<string, Json>>;
  fingerprint: Fingerprint;
}

const TITLE_SECONDS = 2.5;
const MICROS = 1e6;

/** The pieces of a story in the order of time: shots, lines as voices and captions, headings of scenes as titles. */
export function piecesOf(parts: Parts, files: ReadonlyMap<string, DocumentFile>): StoryPiece[] {
  const scenes = scenesOf(parts);
  const frames = framesOf(scenes.flatMap(({ shots }) => shots));
  const begins = new Map(frames.map(({ shot, start, seconds }) => [shot.part.id, { start, seconds }]));
  const titles = scenes.flatMap(({ part, shots }): StoryPiece[] => {
    const heading = titleOf(wordsOf(part['heading']));
    const first = shots[0] && begins.get(shots[0].part.id);
    if (heading === '' || !first) return [];
    const seconds = Math.min(TITLE_SECONDS, first.seconds);
    return [piece(part, 'title', { ...first, seconds }, { text: heading }, { fade_in: 6, fade_out: 6 })];
  });
  const pieces = frames.flatMap(({ shot, start, seconds, lines }) => [
    shotPiece(shot, { start, seconds }, files),
    ...lines.flatMap(({ line, ...time }): StoryPiece[] => {
      const text = wordsOf(line.text).slice(0, 2000);
      const isHeard = line.type === 'speech' || line.type === undefined || line.speech !== undefined;
      const file = fileAt(files, line.speech?.file);
      return [
        ...(line.speech && file
          ? [
              piece(
                line,
                'audio',
                time,
                { file: line.speech.file, source_length: Math.round(line.speech.seconds * MICROS) },
                { name: text.slice(0, 80) },
              ),
            ]
          : []),
        ...(isHeard ? [piece(line, 'caption', time, { text })] : []),
      ];
    }),
  ]);
  return [...titles, ...pieces];
}

interface Time {
  start: number;
  seconds: number;
}

function piece(
  part: Part,
  type: ClipType,
  { start, seconds }: Time,
  fields: StoryPiece['fields'],
  first: StoryPiece['first'] = {},
): StoryPiece {
  return { part: part.id, type, start, seconds, fields, first, fingerprint: fingerprintOf(fields) };
}

/** Inside or outside, as scripts begin their headings. */
const PLACE = /^(?:(?:INT|EXT)\.?(?:\s*\/\s*(?:INT|EXT)\.?)?|I\/E\.?|[内外](?:\/[内外])?景?)[\s.．、，]+/iu;

/** The heading of a scene as people read it in a film: `EXT. BEACH - NIGHT` as `Beach, night`. */
export function titleOf(heading: string): string {
  const words = heading.replace(PLACE, '').replaceAll(/\s+[-–—]+\s+/gu, ', ');
  const isShouted = words === words.toUpperCase() && words !== words.toLowerCase();
  return isShouted ? words.charAt(0) + words.slice(1).toLowerCase() : words;
}

/** A shot as its moving picture, else its image, else its words. */
function shotPiece(
  { part, number }: NumberedShot,
  time: Time,
  files: ReadonlyMap<string, DocumentFile>,
): StoryPiece {
  const image = shownImage(part);
  // A moving picture is of the image that it was made from: a newer image is shown instead.
  const isMoving = part.video !== undefined && (!image || part.video.at >= image.at);
  const source = isMoving ? part.video?.file : image?.file;
  const file = fileAt(files, source);
  const words = wordsOf(part.text);
  const name = `${number} ${words.split(/[.!?。！？\n]/u)[0] ?? ''}`.trim().slice(0, 80);
  if (!file || source === undefined)
    return piece(part, 'cover', time, { text: words.slice(0, 500) }, { name, size: 5 });
  const size = file.width && file.height ? { width: file.width, height: file.height } : {};
  const length = isMoving ? { source_length: Math.round((part.video?.seconds ?? 0) * MICROS) } : {};
  const first = {
    name,
    fit: 'cover',
    ...(isMoving ? { has_sound: false } : {}),
    ...(!isMoving && part.camera ? { camera: part.camera } : {}),
  };
  return piece(part, isMoving ? 'video' : 'image', time, { file: source, ...size, ...length }, first);
}

const wordsOf = (value: Json | undefined): string => (typeof value === 'string' ? value.trim() : '');
