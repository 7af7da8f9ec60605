/** Places of a film that wait for something: what is open, and how it is shown until it is filled. */
import type { ClipPart, ClipType } from '@inkreel/contract/documents/film-document.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { shownClip } from '@inkreel/contract/film/shown-clip.ts';
import { filmSize, startOf } from './film-times.ts';

const SEEN: readonly (ClipType | undefined)[] = ['image', 'video'];

/** Whether something is to be put there, and nothing is. Videos leave it out. */
export const isOpenPlace = (clip: ClipPart): boolean =>
  clip.place !== undefined &&
  (SEEN.includes(clip.type) || clip.type === 'audio') &&
  shownClip(clip).file === undefined;

/** Whether a text still has the words of its template. */
export const hasSampleText = ({ sample, text }: ClipPart): boolean => sample !== undefined && text === sample;

const clipsIn = (parts: Parts): ClipPart[] =>
  [...parts.values()].filter(
    (part) => part.kind === 'clip' && part.parent !== null && parts.get(part.parent)?.kind === 'track',
  );

/** In the order of the film, pictures before sounds: their numbers count from 1. */
export function openPlaces(parts: Parts): ClipPart[] {
  const soundsLast = ({ type }: ClipPart) => (type === 'audio' ? 1 : 0);
  return clipsIn(parts)
    .filter(isOpenPlace)
    .sort((a, b) => soundsLast(a) - soundsLast(b) || startOf(a) - startOf(b) || (a.id < b.id ? -1 : 1));
}

/** Texts that still have the words of the template. */
export const sampleTexts = (parts: Parts): ClipPart[] => clipsIn(parts).filter(hasSampleText);

/** Grounds of open places, so that a cut between two is seen. */
const GROUNDS = ['#56677a', '#76644f', '#4f6d5a', '#6d5670'] as const;
const LABELS = 'places';
const LABEL_SIZE = 5;
/** How far the name stands above the middle, in shares of the height. */
const LABEL_RISE = 0.36;

/** A film to look at while it is made: open places are grounds with their number and name. The same film if none is open. */
export function withPlaces(parts: Parts): Parts {
  const open = openPlaces(parts).filter(({ type }) => SEEN.includes(type));
  if (open.length === 0) return parts;
  const { width, height } = filmSize(parts);
  const next = new Map<string, Part>(parts);
  next.set(LABELS, { id: LABELS, kind: 'track', parent: null, index: 'zz', type: 'title' });
  for (const [at, clip] of open.entries()) {
    const { camera: _, dissolve: __, ...rest } = clip;
    const ground = GROUNDS[at % GROUNDS.length] ?? GROUNDS[0];
    next.set(clip.id, { ...rest, type: 'shape', shape: 'rect', fill: ground, width, height } as Part);
    const id = `${LABELS}-${clip.id}`;
    next.set(id, {
      id,
      kind: 'clip',
      parent: LABELS,
      index: clip.index,
      type: 'title',
      start: startOf(clip),
      frames: clip.frames ?? 1,
      text: `${at + 1} ${clip.place ?? ''}`,
      size: LABEL_SIZE,
      x: clip.x ?? width / 2,
      y: (clip.y ?? height / 2) - height * LABEL_RISE * (clip.scale ?? 1),
    });
  }
  return next;
}
