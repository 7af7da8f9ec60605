/** The same film in another ratio: everything is kept, and stands where it stood as a share of the film's sides. */
import type { ClipPart, FilmHead } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { FILM_RATIOS, type FilmRatio, ratioOf, sizeOfRatio } from '@inkreel/contract/film/ratios.ts';
import type { Size } from '../geometry.ts';
import { filmSize } from './film-times.ts';
import { changedKeys } from './key-frames.ts';

type Fields = Readonly<Record<string, Json>>;

/** What changes of a part of a film that gets another ratio. */
type Reframed = { id: string; set: Fields };

/** Furthest that documents hold. */
const FURTHEST = 20_000;
const within = (value: number) => Math.min(FURTHEST, Math.max(-FURTHEST, value));

/** The changes that bring a film to a ratio; of each clip that lies in the film it is kept how it fits each ratio. */
export function reframe(parts: Parts, ratio: FilmRatio): Reframed[] {
  const from = filmSize(parts);
  const to = sizeOfRatio(ratio);
  const before = (parts.get(HEAD) as FilmHead | undefined)?.ratio ?? ratioOf(from);
  if (before === ratio && from.width === to.width && from.height === to.height) return [];
  const changed = [...parts.values()].flatMap((part): Reframed[] => {
    if (part.kind !== 'clip') return [];
    const set = { ...placed(part, from, to), ...fitted(part, before, ratio) };
    return Object.keys(set).length > 0 ? [{ id: part.id, set }] : [];
  });
  return [{ id: HEAD, set: { ratio, ...to } }, ...changed];
}

function placed(clip: ClipPart, from: Size, to: Size): Fields {
  const [across, down] = [to.width / from.width, to.height / from.height];
  const larger = Math.min(to.width, to.height) / Math.min(from.width, from.height);
  const set: Record<string, Json> = {};
  if (clip.x !== undefined) set['x'] = within(clip.x * across);
  if (clip.y !== undefined) set['y'] = within(clip.y * down);
  const move = changedKeys(
    clip,
    (keys) =>
      keys.map((key) => ({ ...key, x: within((key.x ?? 0) * across), y: within((key.y ?? 0) * down) })),
    ['position'],
  );
  // Sizes of shapes are film pixels, those of pictures are their own.
  if (clip.type === 'shape' && larger !== 1)
    for (const field of ['width', 'height', 'radius', 'stroke_width'] as const) {
      const value = clip[field];
      if (value !== undefined) set[field] = value * larger;
    }
  return { ...set, ...(move as Fields) };
}

/** Each ratio has its own fit, that of the last ratio where none was chosen. */
function fitted({ type, fit = 'contain', fits = {} }: ClipPart, before: string, ratio: FilmRatio): Fields {
  if (type !== 'image' && type !== 'video') return {};
  const next = fits[ratio] ?? fit;
  const known = FILM_RATIOS.find((each) => each === before);
  return { ...(next !== fit && { fit: next }), ...(known && { fits: { ...fits, [known]: fit } }) };
}

/** A film in another ratio, for its export. */
export function filmAtRatio(parts: Parts, ratio: FilmRatio): Parts {
  const next = new Map(parts);
  for (const { id, set } of reframe(parts, ratio)) {
    const part = next.get(id) ?? { id, kind: HEAD, parent: null, index: 'a0' };
    next.set(id, { ...part, ...set } as Part);
  }
  return next;
}
