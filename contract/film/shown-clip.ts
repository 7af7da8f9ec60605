/** What a clip shows: what was placed, or a result that was made of it. */
import type { ClipPart, ClipResult } from '../documents/film-document.ts';
import type { Part, Parts } from '../documents/parts/part.ts';

/** The result that a clip shows; undefined while it shows what was placed. A clip without a file shows its newest. */
export function shownResult({ file, results = [], shown = [] }: ClipPart): ClipResult | undefined {
  for (const wanted of shown) {
    const found = results.find((result) => result.task === wanted || result.file === wanted);
    if (found) return found;
  }
  return file === undefined && shown.length === 0 ? results.at(-1) : undefined;
}

/**
 * The clip with the file that it shows in the place of what was placed. Trim, place and effects stay; a start that the
 * new file is too short for becomes its beginning.
 */
export function shownClip(clip: ClipPart): ClipPart {
  const result = shownResult(clip);
  if (!result) return clip;
  const { source_in: from = 0, source_length: _, has_sound: __, ...rest } = clip;
  const { kind, file, width, height, micros } = result;
  return {
    ...rest,
    type: clip.type === 'cover' ? 'cover' : kind,
    file,
    ...(width > 0 && height > 0 && { width, height }),
    ...(kind === 'video' && {
      source_in: micros === undefined || from < micros ? from : 0,
      has_sound: result.has_sound ?? false,
      ...(micros !== undefined && { source_length: micros }),
    }),
  };
}

/** Fields that tell of runs; a copy of a clip has none of them. */
const OF_RUNS = ['results', 'run', 'spent', 'shown'] as const;

/** The clip as if what it shows had been placed. */
export function plainClip(clip: ClipPart): ClipPart {
  const plain: Record<string, unknown> = { ...shownClip(clip) };
  for (const field of OF_RUNS) delete plain[field];
  return plain as unknown as ClipPart;
}

/** A film of which each clip is plain. */
export const plainParts = (parts: Parts): Map<string, Part> =>
  new Map([...parts].map(([id, part]) => [id, part.kind === 'clip' ? plainClip(part) : part]));

/** Wishes that a clip keeps. */
const WISHES = 20;

/** What a clip is to show: this first, what it showed before until it is there. */
export const showing = (wanted: string, { shown = [] }: ClipPart): string[] =>
  [wanted, ...shown.filter((each) => each !== wanted)].slice(0, WISHES);
