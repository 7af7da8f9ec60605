import type { ClipPart, FilmRate } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { filmHead } from './film-timeline.ts';
import { endOf, FILM_RATE, startOf } from './film-times.ts';
import { changedKeys, retimed } from './key-frames.ts';

/** Fields of clips in frames, besides start and length. */
const LENGTHS = ['fade_in', 'fade_out', 'dissolve'] as const;

/**
 * The same film at another rate: every edge is at the frame that is nearest to its time, so that clips that touch still
 * do. A clip that is shorter than a frame has one.
 */
export function filmAtRate(parts: Parts, rate: FilmRate): Parts {
  const { numerator, denominator } = filmHead(parts).rate ?? FILM_RATE;
  const up = rate.numerator * denominator;
  const down = rate.denominator * numerator;
  if (up === down) return parts;
  const at = (frame: number) => Math.round((frame * up) / down);
  const atRate = (part: Part): Part => {
    if (part.kind === 'mark') return { ...part, at: at(Number(part['at'] ?? 0)) };
    if (part.kind !== 'clip') return part;
    const clip: ClipPart = part;
    const start = at(startOf(clip));
    const lengths = LENGTHS.flatMap((name) => (clip[name] === undefined ? [] : [[name, at(clip[name])]]));
    return {
      ...clip,
      ...Object.fromEntries(lengths),
      ...changedKeys(clip, (keys) => retimed(keys, (key) => at(startOf(clip) + key) - start)),
      start,
      frames: Math.max(1, at(endOf(clip)) - start),
    } as Part;
  };
  const next = new Map([...parts].map(([id, part]) => [id, atRate(part)]));
  const { numerator: frames, denominator: seconds } = rate;
  return next.set(HEAD, { ...filmHead(parts), rate: { numerator: frames, denominator: seconds } } as Part);
}
