/** A film as the editor shows it: tracks from top to bottom, with their clips in the order of time. Times are frames. */
import type {
  ClipPart,
  ClipType,
  FilmHead,
  FilmRate,
  TrackPart,
} from '@inkreel/contract/documents/film-document.ts';
import { HEAD } from '@inkreel/contract/documents/parts/define-parts.ts';
import { childrenByParent, type Part, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import { shownClip } from '@inkreel/contract/film/shown-clip.ts';
import { FILM_RATE } from '@inkreel/scene/film/film-times.ts';

/** What the track is called, and which sign it has. */
export type TrackKind = 'title' | 'caption' | 'video' | 'overlay' | 'voice' | 'music' | 'effect';

export interface ClipView {
  id: string;
  kind: ClipType;
  /** Empty for one without a name: its kind names it. */
  name: string;
  track: string;
  from: number;
  frames: number;
  /** How far its ends can be pulled out: what its source has beyond them. */
  room: { before: number; after: number };
  part: ClipPart;
}

export interface TrackView {
  id: string;
  kind: TrackKind;
  clips: readonly ClipView[];
  /** Neither seen nor heard. */
  off: boolean;
  part: TrackPart;
}

/** A named time; its name is empty if it has none. */
export interface MarkView {
  id: string;
  /** Frame of the film. */
  at: number;
  name: string;
}

export interface FilmView {
  width: number;
  height: number;
  rate: FilmRate;
  /** Frames a second. */
  fps: number;
  /** Of the whole film, at least one. */
  frames: number;
  tracks: readonly TrackView[];
  /** In the order of time. */
  marks: readonly MarkView[];
  head: FilmHead | undefined;
}

export const FILM_SIZE = { width: 1920, height: 1080 } as const;
const MICROS = 1_000_000;

export const endOf = ({ from, frames }: { from: number; frames: number }): number => from + frames;

/** One clip of the film. */
export function clipIn(view: FilmView, id: string | undefined): ClipView | undefined {
  for (const { clips } of id === undefined ? [] : view.tracks) {
    const found = clips.find((clip) => clip.id === id);
    if (found) return found;
  }
  return undefined;
}

/** By id. */
export const clipsOf = (view: FilmView): Map<string, ClipView> =>
  new Map(view.tracks.flatMap(({ clips }) => clips.map((clip) => [clip.id, clip])));

/** The film of a document; pure. */
export function filmViewOf(parts: Parts): FilmView {
  const head = parts.get(HEAD) as FilmHead | undefined;
  const rate = head?.rate ?? FILM_RATE;
  const fps = rate.numerator / rate.denominator;
  const children = childrenByParent(parts);
  const all = (children.get(null) ?? []).filter(isTrack);
  const lowest = all.find(({ type }) => type === 'video');
  const tracks = all.map((part) => {
    const clips = (children.get(part.id) ?? []).filter(isClip).map((clip) => clipViewOf(clip, part.id, fps));
    return trackViewOf(part, kindOf(part, lowest), clips);
  });
  const ends = tracks.flatMap(({ clips }) => clips.map(endOf));
  // What is drawn highest is on top; sounds are below the pictures, in their order.
  const seen = tracks.filter(({ part }) => !isHeard(part)).reverse();
  return {
    width: head?.width ?? FILM_SIZE.width,
    height: head?.height ?? FILM_SIZE.height,
    rate,
    fps,
    frames: Math.max(1, ...ends),
    tracks: [...seen, ...tracks.filter(({ part }) => isHeard(part))],
    marks: (children.get(null) ?? []).flatMap(markOf).sort((a, b) => a.at - b.at || (a.id < b.id ? -1 : 1)),
    head,
  };
}

const isTrack = (part: { kind: string }): part is TrackPart => part.kind === 'track';
const isClip = (part: { kind: string }): part is ClipPart => part.kind === 'clip';
function markOf({ kind, id, ...fields }: Part): MarkView[] {
  const { at, name } = fields as { at?: number; name?: string };
  return kind === 'mark' && at !== undefined ? [{ id, at, name: name ?? '' }] : [];
}

export const isHeard = ({ type }: TrackPart): boolean => type === 'audio';

function kindOf(part: TrackPart, lowest: TrackPart | undefined): TrackKind {
  if (part.type === 'audio') return part.sound ?? 'effect';
  if (part.type === 'title' || part.type === 'caption') return part.type;
  return part === lowest ? 'video' : 'overlay';
}

const knownTracks = new WeakMap<TrackPart, TrackView>();

/** The same object for as long as nothing of the track changed. */
function trackViewOf(part: TrackPart, kind: TrackKind, clips: ClipView[]): TrackView {
  clips.sort((a, b) => a.from - b.from || (a.id < b.id ? -1 : 1));
  const before = knownTracks.get(part);
  const isSame =
    before?.kind === kind &&
    before.clips.length === clips.length &&
    clips.every((clip, at) => before.clips[at] === clip);
  if (isSame) return before;
  const off = (isHeard(part) ? part.muted : part.hidden) ?? false;
  const track = { id: part.id, kind, clips, off, part };
  knownTracks.set(part, track);
  return track;
}

/** By the part, so that a clip that did not change is the same object: what shows it need not draw again. */
const known = new WeakMap<ClipPart, { view: ClipView; fps: number }>();

function clipViewOf(part: ClipPart, track: string, fps: number): ClipView {
  const before = known.get(part);
  if (before?.fps === fps && before.view.track === track) return before.view;
  const view = readClip(shownClip(part), track, fps);
  known.set(part, { view, fps });
  return view;
}

function readClip(part: ClipPart, track: string, fps: number): ClipView {
  const { start = 0, frames = 1, source_in: begin = 0, source_length: length, speed = 1 } = part;
  const inFrames = (micros: number) => Math.floor((micros / MICROS / speed) * fps + 1e-6);
  const hasLength = length !== undefined && !part.repeats && (part.type === 'video' || part.type === 'audio');
  return {
    id: part.id,
    kind: part.type ?? 'image',
    name: part.name ?? part.text?.split('\n')[0] ?? '',
    track,
    from: start,
    frames,
    room: hasLength
      ? { before: inFrames(begin), after: Math.max(0, inFrames(length - begin) - frames) }
      : { before: Number.POSITIVE_INFINITY, after: Number.POSITIVE_INFINITY },
    part,
  };
}
