/**
 * A film as an OpenTimelineIO file, which other editors read: tracks, clips, gaps, dissolves, speeds and marks. What the
 * format has no word for is in `metadata.inkreel` of its clip.
 * https://opentimelineio.readthedocs.io/en/latest/tutorials/otio-serialized-schema-only-fields.html
 */
import type { ClipPart, FilmRate, TrackPart } from '@inkreel/contract/documents/film-document.ts';
import type { Json, Part, Parts } from '@inkreel/contract/documents/parts/part.ts';
import { filmHead, tracksOf } from './film-timeline.ts';
import { clipsOf, endOf, FILM_RATE, filmSize, framesOf, speedOf, startOf } from './film-times.ts';

type Otio = { readonly [name: string]: Json | Otio | readonly Otio[] };

const MEDIA_KEY = 'DEFAULT_MEDIA';
/** Fields that the format itself has, or that are of no use to others. */
const TOLD = [
  'id',
  'kind',
  'parent',
  'index',
  'start',
  'frames',
  'file',
  'source_in',
  'source_length',
  'origin',
  'linked',
];

/** @param urlOf where a file is, against the place of the `.otio` file; undefined if it is not there */
export function filmOtio(parts: Parts, name: string, urlOf: (source: string) => string | undefined): Otio {
  const rate = filmHead(parts).rate ?? FILM_RATE;
  const marks = [...parts.values()].filter(({ kind, parent }) => kind === 'mark' && parent === null);
  return {
    OTIO_SCHEMA: 'Timeline.1',
    name,
    global_start_time: null,
    metadata: { inkreel: { ...filmSize(parts), background: filmHead(parts).background ?? null } },
    tracks: {
      OTIO_SCHEMA: 'Stack.1',
      name: 'tracks',
      source_range: null,
      effects: [],
      markers: marks.map((mark) => marker(mark, rate)),
      enabled: true,
      metadata: {},
      // The lowest first, as there.
      children: tracksOf(parts).map((track) => trackOf(track, clipsOf(parts, track.id), { rate, urlOf })),
    },
  };
}

interface Film {
  rate: FilmRate;
  urlOf: (source: string) => string | undefined;
}

function trackOf(track: TrackPart, clips: readonly ClipPart[], film: Film): Otio {
  const isHeard = track.type === 'audio';
  const children: Otio[] = [];
  let end = 0;
  for (const [at, clip] of clips.entries()) {
    const start = startOf(clip);
    const before = clips[at - 1];
    if (start > end) children.push(gap(start - end, film.rate));
    else if (before && clip.dissolve && !isHeard)
      children.push(dissolve(Math.min(clip.dissolve, framesOf(clip)), film.rate));
    children.push(clipOf(clip, film));
    end = endOf(clip);
  }
  return {
    OTIO_SCHEMA: 'Track.1',
    name: track.name ?? track.sound ?? track.type ?? '',
    kind: isHeard ? 'Audio' : 'Video',
    source_range: null,
    effects: [],
    markers: [],
    enabled: !(isHeard ? track.muted : track.hidden),
    metadata: {},
    children,
  };
}

function clipOf(clip: ClipPart, film: Film): Otio {
  const url = clip.file === undefined ? undefined : film.urlOf(clip.file);
  const speed = speedOf(clip);
  const told = Object.fromEntries(Object.entries(clip).filter(([field]) => !TOLD.includes(field)));
  return {
    OTIO_SCHEMA: 'Clip.2',
    name: clip.name ?? clip.text?.split('\n')[0] ?? '',
    // Frames of the film at speed 1: the effect says how fast they pass.
    source_range: range(framesAt(clip.source_in ?? 0, film.rate), framesOf(clip), film.rate),
    effects:
      speed === 1
        ? []
        : [
            {
              OTIO_SCHEMA: 'LinearTimeWarp.1',
              name: '',
              effect_name: 'LinearTimeWarp',
              time_scalar: speed,
              metadata: {},
            },
          ],
    markers: [],
    enabled: true,
    metadata: { inkreel: told as Json },
    active_media_reference_key: MEDIA_KEY,
    media_references: { [MEDIA_KEY]: url === undefined ? missing() : external(clip, url, film.rate) },
  };
}

const external = (clip: ClipPart, url: string, rate: FilmRate): Otio => ({
  OTIO_SCHEMA: 'ExternalReference.1',
  name: '',
  target_url: url,
  available_range:
    clip.source_length === undefined ? null : range(0, framesAt(clip.source_length, rate), rate),
  available_image_bounds: null,
  metadata: {},
});

/** Of a text, a shape, and a file that is gone. */
const missing = (): Otio => ({
  OTIO_SCHEMA: 'MissingReference.1',
  name: '',
  available_range: null,
  available_image_bounds: null,
  metadata: {},
});

const gap = (frames: number, rate: FilmRate): Otio => ({
  OTIO_SCHEMA: 'Gap.1',
  name: '',
  source_range: range(0, frames, rate),
  effects: [],
  markers: [],
  enabled: true,
  metadata: {},
});

/** It begins at the cut: nothing of it lies over the clip before. */
const dissolve = (frames: number, rate: FilmRate): Otio => ({
  OTIO_SCHEMA: 'Transition.1',
  name: '',
  transition_type: 'SMPTE_Dissolve',
  in_offset: time(0, rate),
  out_offset: time(frames, rate),
  metadata: {},
});

const marker = (mark: Part, rate: FilmRate): Otio => ({
  OTIO_SCHEMA: 'Marker.2',
  name: typeof mark['name'] === 'string' ? mark['name'] : '',
  color: 'RED',
  comment: '',
  marked_range: range(Number(mark['at'] ?? 0), 0, rate),
  metadata: {},
});

const framesAt = (micros: number, { numerator, denominator }: FilmRate): number =>
  Math.floor((micros / 1e6) * (numerator / denominator) + 1e-6);

const time = (frames: number, { numerator, denominator }: FilmRate): Otio => ({
  OTIO_SCHEMA: 'RationalTime.1',
  rate: numerator / denominator,
  value: frames,
});

const range = (from: number, frames: number, rate: FilmRate): Otio => ({
  OTIO_SCHEMA: 'TimeRange.1',
  start_time: time(from, rate),
  duration: time(frames, rate),
});
