import { fileSource } from '@inkreel/contract/documents/define-document.ts';
import type { ClipPart } from '@inkreel/contract/documents/film-document.ts';
import type { Json } from '@inkreel/contract/documents/parts/part.ts';
import { endOf, startOf } from '@inkreel/scene/film/film-times.ts';
import { isOpenPlace, openPlaces } from '@inkreel/scene/film/places.ts';
import type { FilmMedia } from '../media/film-media.ts';
import type { Fields, FilmCore } from './film-core.ts';

/** A video that is shorter than its place plays slower, down to this. */
const SLOWEST = 0.5;

/** Whether a file can be put into a place: sounds where something is heard, images and videos where it is seen. */
const isFitting = ({ kind }: FilmMedia, place: ClipPart): boolean =>
  (kind === 'audio') === (place.type === 'audio');

/** What a place has once a file is in it. Times, crop, camera and animation stay. @param seconds how long the place lasts */
export function filledPlace({ kind, file, seconds, hasSound }: FilmMedia, lasts: number): Fields {
  const fields: Record<string, Json> = {
    type: kind,
    file: fileSource(file.id),
    source_in: null,
    source_length: null,
    has_sound: null,
    speed: null,
    width: file.width,
    height: file.height,
  };
  if (kind !== 'image' && seconds !== undefined) {
    fields['source_length'] = Math.round(seconds * 1e6);
    if (kind === 'video' && seconds < lasts) fields['speed'] = Math.max(SLOWEST, seconds / lasts);
  }
  if (kind === 'video') fields['has_sound'] = hasSound;
  return fields;
}

/** What fills the places of a template. */
export function createFilling({ document, learnFile, selection, show, view, frameNow }: FilmCore) {
  const partOf = (id: string) => document.state.get().parts.get(id) as ClipPart | undefined;

  /** Puts a file into a place, which may have one already. @returns whether it fits there */
  const fillPlace = (id: string, media: FilmMedia): boolean => {
    const place = partOf(id);
    if (place?.place === undefined || !isFitting(media, place)) return false;
    learnFile(media.file);
    // No edit of a timeline changes what kind of source a clip has.
    document.change([
      { id, set: { ...filledPlace(media, (place.frames ?? 1) / view.get().fps), shown: null } },
    ]);
    const next = openPlaces(document.state.get().parts).find((each) => isFitting(media, each));
    if (next) show(next.id);
    return true;
  };

  return {
    fillPlace,
    /** Puts a file into the open place that is picked. @returns whether there is one that it fits */
    fillPicked: (media: FilmMedia): boolean => {
      const [id] = selection.get();
      const place = selection.get().size === 1 && id !== undefined ? partOf(id) : undefined;
      return place !== undefined && isOpenPlace(place) && fillPlace(place.id, media);
    },
    /** The open place that is seen at the playhead, the highest. */
    placeAtPlayhead: (): string | undefined => {
      const now = frameNow();
      const open = new Set(openPlaces(document.state.get().parts).map(({ id }) => id));
      for (const { clips } of view.get().tracks)
        for (const { id, part } of clips)
          if (open.has(id) && part.type !== 'audio' && startOf(part) <= now && now < endOf(part)) return id;
      return undefined;
    },
  };
}
