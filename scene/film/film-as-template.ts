import type { ClipPart, ClipType } from '@inkreel/contract/documents/film-document.ts';
import { FILM_LIMITS } from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { plainClip } from '@inkreel/contract/film/shown-clip.ts';
import { tracksOf } from './film-timeline.ts';
import { clipsOf } from './film-times.ts';

/** What becomes of the files of a film that is saved as a template. */
export type TemplateMedia = 'places' | 'stay';

/** What a template does not take over: the story, what the video is called, and its cover. */
const OF_ONE_FILM = ['story', 'title', 'description', 'cover'] as const;
/** What is of one source alone. */
const OF_SOURCE = ['file', 'source_in', 'source_length', 'has_sound', 'width', 'height', 'speed'] as const;
const MEDIA: readonly (ClipType | undefined)[] = ['image', 'video', 'audio'];

/**
 * The parts of a template: the film without its story and what was made for it. Where files become places, texts become
 * samples too, and captions, which belong to what is said, are left out.
 * @param nameOf names a place whose clip has no name, by its number among those of its kind
 */
export function filmAsTemplate(
  parts: Parts,
  media: TemplateMedia,
  nameOf: (kind: 'picture' | 'sound', nth: number) => string,
): Part[] {
  const counts = { picture: 0, sound: 0 };
  const asPlace = (clip: ClipPart): Part => {
    const kind = clip.type === 'audio' ? 'sound' : 'picture';
    counts[kind] += 1;
    const place = (clip.place ?? (clip.name || nameOf(kind, counts[kind]))).slice(0, FILM_LIMITS.place);
    const type = clip.type === 'audio' ? 'audio' : 'image';
    return { ...without(clip, OF_SOURCE), type, place, name: place };
  };
  const templateClip = (clip: ClipPart): Part[] => {
    const plain = without(plainClip(clip), ['origin']) as ClipPart;
    if (media === 'stay') return [plain];
    if (plain.type === 'caption') return [];
    if (MEDIA.includes(plain.type)) return [asPlace(plain)];
    const words = without(plain, ['file']);
    return [plain.text === undefined ? words : { ...words, sample: plain.text }];
  };
  const head = parts.get(HEAD);
  const rest = [...parts.values()].filter(
    ({ kind, parent }) => kind !== 'clip' && kind !== HEAD && parent === null,
  );
  const clips = tracksOf(parts).flatMap(({ id }) => clipsOf(parts, id).flatMap(templateClip));
  return [...(head ? [without(head, OF_ONE_FILM)] : []), ...rest, ...clips];
}

function without(part: Part, fields: readonly string[]): Part {
  return Object.fromEntries(
    Object.entries(part).filter(([name]) => !fields.includes(name)),
  ) as unknown as Part;
}
