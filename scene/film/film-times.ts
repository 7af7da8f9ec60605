/** Where clips lie in the film, and which stretch of its source each shows. */
import type { ClipPart, FilmHead, FilmRate } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Parts } from '@inkreel/contract/documents/parts/part.ts';
import { shownClip } from '@inkreel/contract/film/shown-clip.ts';
import type { Size } from '../geometry.ts';

/** Of a film whose head names none. */
export const FILM_RATE: FilmRate = { numerator: 30, denominator: 1 };

/** Pixels of a film whose head names none. */
const FILM_SIZE = { width: 1280, height: 720 } as const;

/** Pixels of a film. */
export function filmSize(parts: Parts): Size {
  const { width = FILM_SIZE.width, height = FILM_SIZE.height } = (parts.get(HEAD) ?? {}) as Partial<FilmHead>;
  return { width, height };
}

export const startOf = ({ start }: ClipPart): number => start ?? 0;
export const framesOf = ({ frames }: ClipPart): number => frames ?? 1;
/** The first frame behind it. */
export const endOf = (clip: ClipPart): number => startOf(clip) + framesOf(clip);
export const speedOf = ({ speed }: ClipPart): number => speed ?? 1;

/** The clips of a track by their start, each with the file that it shows. */
export function clipsOf(parts: Parts, track: string): ClipPart[] {
  const clips: ClipPart[] = [];
  for (const part of parts.values())
    if (part.kind === 'clip' && part.parent === track) clips.push(shownClip(part));
  return clips.sort((a, b) => startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1));
}

/** Microseconds of its source that a clip shows in so many frames of the film, rounded. */
export const sourceMicros = (frames: number, clip: ClipPart, rate: FilmRate): number =>
  Math.round((frames * 1e6 * rate.denominator * speedOf(clip)) / rate.numerator);

/**
 * Times in files are rounded, some to milliseconds: a frame of a source is shown this much before its time, in seconds.
 */
export const EARLY_SECONDS = 0.001;

/** Whether its source runs, and can end. */
export const hasLength = ({ type }: ClipPart): boolean => type === 'video' || type === 'audio';

/** Whole frames of the film that so many microseconds of the source last. */
export const framesIn = (micros: number, clip: ClipPart, rate: FilmRate): number =>
  Math.floor((micros * rate.numerator) / (speedOf(clip) * 1e6 * rate.denominator) + 1e-6);

/** Frames that its source lasts from where it begins; without end for a still one or an unknown length. */
export function framesLeft(clip: ClipPart, rate: FilmRate): number {
  if (!hasLength(clip) || clip.source_length === undefined || clip.repeats) return Number.MAX_SAFE_INTEGER;
  return framesIn(clip.source_length - (clip.source_in ?? 0), clip, rate);
}
