/**
 * Edits of a film as plain data: ids come with the edit, so that the same edit gives the same film in an editor and in
 * a program. Each answers with the changes of a save and with those that take it back. Longer than other files: every
 * edit keeps the same rules of places on a track, which are read together.
 */
import {
  type ClipPart,
  type ClipType,
  FILM_LIMITS,
  type FilmHead,
  filmKind,
  TRACK_CLIPS,
  type TrackPart,
  type TrackType,
} from '@inkreel/contract/documents/film-document.ts';
import { fieldProblem, HEAD, partKindOf } from '@inkreel/contract/documents/parts/define-parts.ts';
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import {
  childrenOf,
  type Json,
  type Parts,
  placesAt,
  withFields,
} from '@inkreel/contract/documents/parts/part.ts';
import { changesBetween } from '@inkreel/contract/documents/parts/repair.ts';
import { FILM_RATIOS, type FilmRatio } from '@inkreel/contract/film/ratios.ts';
import { nextFree } from '@inkreel/contract/film/repair-tracks.ts';
import { plainClip, shownClip } from '@inkreel/contract/film/shown-clip.ts';
import { reframe } from './film-at-ratio.ts';
import {
  clipsOf,
  endOf,
  FILM_RATE,
  filmSize,
  framesIn,
  framesLeft,
  framesOf,
  hasLength,
  sourceMicros,
  speedOf,
  startOf,
} from './film-times.ts';
import { changedKeys, editKeys, type KeyEdit, keysFrom, keysUpTo, retimed } from './key-frames.ts';

type Fields = Readonly<Record<string, Json>>;

export type FilmEdit =
  /** `position` counts the tracks from the lowest; without it the new one is the highest. */
  | { do: 'add_track'; id: string; type: TrackType; position?: number; fields?: Fields }
  | { do: 'move_track'; id: string; position: number }
  /** With its clips. */
  | { do: 'remove_track'; id: string }
  /** At `start`, or the next place of the track that is free. */
  | { do: 'add'; id: string; track: string; type: ClipType; start: number; frames: number; fields?: Fields }
  /** As `add`, but the clips from there on make room. One that `start` lies in stays, and the new one follows it. */
  | {
      do: 'insert';
      id: string;
      track: string;
      type: ClipType;
      start: number;
      frames: number;
      fields?: Fields;
    }
  /** Each to its start, or the next place that is free beside the clips that stay. */
  | { do: 'move'; clips: readonly { id: string; start: number; track?: string }[] }
  /** Moves an edge to a frame, as far as the source and the neighbours allow. */
  | { do: 'trim_start' | 'trim_end'; id: string; to: number }
  /** `at` is the first frame of the second half, which gets the id. */
  | { do: 'split'; id: string; at: number; second: string }
  | { do: 'remove'; ids: readonly string[] }
  /** Removes clips and closes the gaps on their tracks. */
  | { do: 'ripple_delete'; ids: readonly string[] }
  /** Plays the same stretch of its source faster or slower: its length changes, up to the next clip. */
  | { do: 'set_speed'; id: string; speed: number }
  /** Fields of the head, a track, a clip or a mark that are no places or lengths. Null clears one. */
  | { do: 'set'; id: string; fields: Fields }
  /** The sound of a video clip as a clip on a track of sound, which must be free there. */
  | { do: 'detach_sound'; id: string; sound: string; track: string }
  | { do: 'add_mark'; id: string; at: number; name?: string }
  | { do: 'remove_mark'; id: string }
  /** A look-up table, and its end; clips that have it keep its id. */
  | { do: 'add_lut'; id: string; name: string; table: string }
  | { do: 'remove_lut'; id: string }
  /** The film in another ratio, with everything in its place. */
  | { do: 'set_ratio'; ratio: FilmRatio }
  | KeyEdit;

/** Why an edit was not made. */
export type EditRefusal =
  | 'no_part'
  | 'id_taken'
  | 'wrong_track'
  | 'locked'
  | 'occupied'
  | 'outside'
  | 'bad_value'
  | 'too_many'
  | 'no_sound';

export interface EditedFilm {
  parts: Parts;
  changes: PartChange[];
  /** Makes the film before from the film after. */
  inverse: PartChange[];
  /** The first edit that was refused and why; then nothing was changed. */
  refused?: { edit: number; why: EditRefusal };
}

class Refused extends Error {
  readonly why: EditRefusal;
  constructor(why: EditRefusal) {
    super(why);
    this.why = why;
  }
}

/** Makes all edits in their order, or none. */
export function editFilm(parts: Parts, edits: readonly FilmEdit[]): EditedFilm {
  let edited = parts;
  for (const [edit, each] of edits.entries())
    try {
      edited = applyChanges(edited, editOnce(edited, each));
    } catch (error) {
      if (error instanceof Refused)
        return { parts, changes: [], inverse: [], refused: { edit, why: error.why } };
      throw error;
    }
  return { parts: edited, changes: changesBetween(parts, edited), inverse: changesBetween(edited, parts) };
}

/** A film with changes that fit it: those of an edit or its inverse. */
export function applyChanges(parts: Parts, changes: readonly PartChange[]): Parts {
  const next = new Map(parts);
  for (const { id, set = {}, delete: isDeleted } of changes) {
    if (isDeleted) next.delete(id);
    else next.set(id, withFields(next.get(id) ?? { id, kind: '', parent: null, index: 'a0' }, set));
  }
  return next;
}

function editOnce(parts: Parts, edit: FilmEdit): PartChange[] {
  switch (edit.do) {
    case 'add_track':
      return addTrack(parts, edit);
    case 'move_track':
      return moveTrack(parts, edit);
    case 'remove_track': {
      const track = trackOf(parts, edit.id);
      return remove([...clipsOf(parts, track.id).map(({ id }) => id), track.id]);
    }
    case 'add':
      return addClip(parts, edit);
    case 'insert':
      return insertClip(parts, edit);
    case 'move':
      return moveClips(parts, edit.clips);
    case 'trim_start':
      return trimStart(parts, edit);
    case 'trim_end':
      return trimEnd(parts, edit);
    case 'split':
      return splitClip(parts, edit);
    case 'remove':
      return remove(edit.ids.map((id) => freeClip(parts, id).id));
    case 'ripple_delete':
      return rippleDelete(parts, edit.ids);
    case 'set_speed':
      return setSpeed(parts, edit);
    case 'set':
      return setFields(parts, edit);
    case 'detach_sound':
      return detachSound(parts, edit);
    case 'add_mark':
      return addMark(parts, edit);
    case 'set_ratio':
      if (!FILM_RATIOS.includes(edit.ratio)) throw new Refused('bad_value');
      return reframe(parts, edit.ratio);
    case 'set_key':
    case 'move_key':
    case 'remove_key':
      return setKeys(parts, edit);
    case 'remove_mark':
    case 'remove_lut':
      if (parts.get(edit.id)?.kind !== edit.do.slice('remove_'.length)) throw new Refused('no_part');
      return remove([edit.id]);
    case 'add_lut':
      return addLut(parts, edit);
  }
}

type EditOf<Name extends FilmEdit['do']> = Extract<FilmEdit, { do: Name }>;

const remove = (ids: readonly string[]): PartChange[] => ids.map((id) => ({ id, delete: true }));

function addTrack(parts: Parts, { id, type, position, fields = {} }: EditOf<'add_track'>): PartChange[] {
  const tracks = tracksOf(parts);
  if (tracks.length >= FILM_LIMITS.tracks) throw new Refused('too_many');
  const top = childrenOf(parts, null);
  const before = position === undefined ? undefined : tracks[position];
  const { indexes, moved } = placesAt(top, before ? top.indexOf(before) : top.length);
  return [
    newPart(parts, id, 'track', { ...fields, type, parent: null, index: indexes[0]! }),
    ...moved.map((each) => ({ id: each.id, set: { index: each.index } })),
  ];
}

function moveTrack(parts: Parts, { id, position }: EditOf<'move_track'>): PartChange[] {
  const track = trackOf(parts, id);
  const top = childrenOf(parts, null).filter((part) => part.id !== track.id);
  const before = top.filter(({ kind }) => kind === 'track')[position];
  const { indexes, moved } = placesAt(top, before ? top.indexOf(before) : top.length);
  return [
    { id, set: { index: indexes[0]! } },
    ...moved.map((each) => ({ id: each.id, set: { index: each.index } })),
  ];
}

function addClip(parts: Parts, edit: EditOf<'add'>): PartChange[] {
  const { id, track, type, frames, fields = {} } = edit;
  const place = placeFor(parts, edit);
  const start = nextFree(place.taken, edit.start, frames);
  return [newPart(parts, id, 'clip', { ...fields, type, start, frames, parent: track, index: place.index })];
}

function insertClip(parts: Parts, edit: EditOf<'insert'>): PartChange[] {
  const { id, track, type, frames, fields = {} } = edit;
  const { taken, index, clips } = placeFor(parts, edit);
  const within = taken.find((each) => each.start < edit.start && each.end > edit.start);
  const start = within?.end ?? edit.start;
  const next = clips.find((clip) => startOf(clip) >= start);
  const by = next ? Math.max(0, start + frames - startOf(next)) : 0;
  return [
    newPart(parts, id, 'clip', { ...fields, type, start, frames, parent: track, index }),
    ...clips
      .filter((clip) => startOf(clip) >= start && by > 0)
      .map((clip) => ({ id: clip.id, set: { start: startOf(clip) + by } })),
  ];
}

function placeFor(
  parts: Parts,
  { track: trackId, type, start, frames }: { track: string; type: ClipType; start: number; frames: number },
) {
  const track = freeTrack(parts, trackId);
  checkType(track, type);
  checkFrames(start, frames);
  if (countClips(parts) >= FILM_LIMITS.clips) throw new Refused('too_many');
  const clips = clipsOf(parts, trackId);
  const children = childrenOf(parts, trackId);
  return { clips, taken: clips.map(stretchOf), index: placesAt(children, children.length).indexes[0]! };
}

function moveClips(parts: Parts, moves: EditOf<'move'>['clips']): PartChange[] {
  const moving = new Set(moves.map(({ id }) => id));
  if (moving.size < moves.length) throw new Refused('bad_value');
  const taken = new Map<string, { start: number; end: number }[]>();
  const ordered = [...moves].sort((a, b) => a.start - b.start);
  return ordered.map(({ id, start: wanted, track = freeClip(parts, id).parent ?? '' }) => {
    const clip = freeClip(parts, id);
    checkType(freeTrack(parts, track), clip.type);
    checkFrames(wanted, framesOf(clip));
    const staying =
      taken.get(track) ??
      clipsOf(parts, track)
        .filter((each) => !moving.has(each.id))
        .map(stretchOf);
    taken.set(track, staying);
    const start = nextFree(staying, wanted, framesOf(clip));
    const at = staying.findIndex((each) => each.start > start);
    staying.splice(at < 0 ? staying.length : at, 0, { start, end: start + framesOf(clip) });
    if (track === clip.parent) return { id, set: { start } };
    const children = childrenOf(parts, track);
    const index = placesAt(children, children.length).indexes[0]!;
    return { id, set: { start, parent: track, index } };
  });
}

function trimStart(parts: Parts, { id, to }: EditOf<'trim_start' | 'trim_end'>): PartChange[] {
  const clip = freeClip(parts, id);
  const rate = rateOf(parts);
  const before = clipsOf(parts, clip.parent ?? '').filter((each) => startOf(each) < startOf(clip));
  const least = Math.max(0, ...before.slice(-1).map(endOf));
  const from = clip.source_in ?? 0;
  // No further back than the source goes.
  const back = hasLength(clip) && !clip.repeats ? framesIn(from, clip, rate) : startOf(clip);
  const start = clamp(to, Math.max(least, startOf(clip) - back), endOf(clip) - 1);
  const by = start - startOf(clip);
  const keys = changedKeys(clip, (all) => retimed(all, (at) => at - by));
  const set: Record<string, Json> = { start, frames: endOf(clip) - start, ...keys };
  if (hasLength(clip)) set['source_in'] = sourceAt(clip, sourceMicros(by, clip, rate));
  return [{ id, set }];
}

function trimEnd(parts: Parts, { id, to }: EditOf<'trim_start' | 'trim_end'>): PartChange[] {
  const clip = freeClip(parts, id);
  const next = clipsOf(parts, clip.parent ?? '').find((each) => startOf(each) >= endOf(clip));
  const most = Math.min(
    next ? startOf(next) : Number.MAX_SAFE_INTEGER,
    startOf(clip) + FILM_LIMITS.frames,
    startOf(clip) + Math.max(framesOf(clip), framesLeft(clip, rateOf(parts))),
  );
  return [{ id, set: { frames: clamp(to, startOf(clip) + 1, most) - startOf(clip) } }];
}

/** What the second half of a split clip has not. */
const OF_FIRST_HALF = ['id', 'kind', 'dissolve', 'transition', 'fade_in', 'linked'];

function splitClip(parts: Parts, { id, at, second }: EditOf<'split'>): PartChange[] {
  const clip = freeClip(parts, id);
  if (!Number.isInteger(at) || at <= startOf(clip) || at >= endOf(clip)) throw new Refused('outside');
  if (countClips(parts) >= FILM_LIMITS.clips) throw new Refused('too_many');
  const siblings = childrenOf(parts, clip.parent);
  const { indexes, moved } = placesAt(siblings, siblings.findIndex((each) => each.id === id) + 1);
  const rest: Record<string, unknown> = { ...plainClip(clip) };
  for (const field of OF_FIRST_HALF) delete rest[field];
  const before = at - startOf(clip);
  const source_in = sourceAt(clip, sourceMicros(before, clip, rateOf(parts)));
  const fields = {
    ...(rest as Fields),
    // Both halves keep the curve as it was.
    ...changedKeys(clip, (keys) => retimed(keysFrom(keys, before), (key) => key - before)),
    start: at,
    frames: endOf(clip) - at,
    index: indexes[0]!,
    ...(hasLength(clip) && { source_in }),
  };
  return [
    {
      id,
      set: { frames: before, fade_out: null, ...changedKeys(clip, (keys) => keysUpTo(keys, before)) },
    },
    newPart(parts, second, 'clip', fields),
    ...moved.map((each) => ({ id: each.id, set: { index: each.index } })),
  ];
}

function rippleDelete(parts: Parts, ids: readonly string[]): PartChange[] {
  const removed = new Set(ids);
  const tracks = new Set(ids.map((id) => freeClip(parts, id).parent ?? ''));
  const moved: PartChange[] = [];
  for (const track of tracks) {
    let by = 0;
    for (const clip of clipsOf(parts, track)) {
      if (removed.has(clip.id)) by += framesOf(clip);
      else if (by > 0) moved.push({ id: clip.id, set: { start: startOf(clip) - by } });
    }
  }
  return [...moved, ...remove([...removed])];
}

function setSpeed(parts: Parts, { id, speed }: EditOf<'set_speed'>): PartChange[] {
  const clip = freeClip(parts, id);
  checkField('speed', speed);
  const next = clipsOf(parts, clip.parent ?? '').find((each) => startOf(each) >= endOf(clip));
  const room = next ? startOf(next) - startOf(clip) : FILM_LIMITS.frames;
  const frames = clamp(
    Math.round((framesOf(clip) * speedOf(clip)) / speed),
    1,
    Math.min(room, FILM_LIMITS.frames),
  );
  const slower = speedOf(clip) / speed;
  const keys = changedKeys(clip, (all) => retimed(all, (at) => Math.round(at * slower)));
  return [{ id, set: { speed, frames, ...keys } }];
}

function setKeys(parts: Parts, edit: KeyEdit): PartChange[] {
  const clip = freeClip(parts, edit.id);
  const kind = partKindOf(filmKind, 'clip');
  const set = editKeys(clip, edit, filmSize(parts));
  if (!set) throw new Refused('outside');
  for (const [field, value] of Object.entries(set))
    if (!kind || (value !== null && fieldProblem(kind, field, value))) throw new Refused('bad_value');
  return [{ id: edit.id, set }];
}

/** Changed by edits that keep clips apart. */
const PLACES: ReadonlySet<string> = new Set([
  'id',
  'kind',
  'parent',
  'index',
  'start',
  'frames',
  'speed',
  'type',
]);

function setFields(parts: Parts, { id, fields }: EditOf<'set'>): PartChange[] {
  const part = parts.get(id);
  if (!part) throw new Refused('no_part');
  const kind = partKindOf(filmKind, part.kind);
  for (const [field, value] of Object.entries(fields))
    if (!kind || PLACES.has(field) || fieldProblem(kind, field, value)) throw new Refused('bad_value');
  if (part.kind === 'clip') freeClip(parts, id);
  return [{ id, set: fields }];
}

function detachSound(parts: Parts, { id, sound, track }: EditOf<'detach_sound'>): PartChange[] {
  const clip = freeClip(parts, id);
  if (clip.type !== 'video' || clip.has_sound === false || clip.muted) throw new Refused('no_sound');
  const place = placeFor(parts, { track, type: 'audio', start: startOf(clip), frames: framesOf(clip) });
  if (nextFree(place.taken, startOf(clip), framesOf(clip)) !== startOf(clip)) throw new Refused('occupied');
  const kept = [
    'name',
    'file',
    'source_in',
    'source_length',
    'speed',
    'volume',
    'keys_volume',
    'pan',
    'fade_in',
    'fade_out',
  ];
  const fields = Object.fromEntries(
    kept.flatMap((field) => (clip[field] === undefined ? [] : [[field, clip[field]]])),
  );
  return [
    { id, set: { muted: true, linked: [...(clip.linked ?? []), sound] } },
    newPart(parts, sound, 'clip', {
      ...(fields as Fields),
      type: 'audio',
      start: startOf(clip),
      frames: framesOf(clip),
      linked: [id],
      parent: track,
      index: place.index,
    }),
  ];
}

function addMark(parts: Parts, { id, at, name }: EditOf<'add_mark'>): PartChange[] {
  const top = childrenOf(parts, null);
  if (top.filter(({ kind }) => kind === 'mark').length >= FILM_LIMITS.marks) throw new Refused('too_many');
  const index = placesAt(top, top.length).indexes[0]!;
  return [newPart(parts, id, 'mark', { at, ...(name !== undefined && { name }), parent: null, index })];
}

function addLut(parts: Parts, { id, name, table }: EditOf<'add_lut'>): PartChange[] {
  const top = childrenOf(parts, null);
  if (top.filter(({ kind }) => kind === 'lut').length >= FILM_LIMITS.luts) throw new Refused('too_many');
  const index = placesAt(top, top.length).indexes[0]!;
  return [newPart(parts, id, 'lut', { name, table, parent: null, index })];
}

function newPart(parts: Parts, id: string, kind: string, fields: Fields): PartChange {
  if (parts.has(id)) throw new Refused('id_taken');
  const partKind = partKindOf(filmKind, kind);
  for (const [field, value] of Object.entries(fields))
    if (!partKind || fieldProblem(partKind, field, value)) throw new Refused('bad_value');
  return { id, set: { kind, ...fields } };
}

function checkField(field: string, value: Json): void {
  const kind = partKindOf(filmKind, 'clip');
  if (!kind || value === null || fieldProblem(kind, field, value)) throw new Refused('bad_value');
}

function checkFrames(start: number, frames: number): void {
  checkField('start', start);
  checkField('frames', frames);
}

function checkType(track: TrackPart, type: ClipType | undefined): void {
  if (track.type && type && !TRACK_CLIPS[track.type].includes(type)) throw new Refused('wrong_track');
}

function trackOf(parts: Parts, id: string): TrackPart {
  const part = parts.get(id);
  if (part?.kind !== 'track') throw new Refused('no_part');
  return part;
}

function freeTrack(parts: Parts, id: string): TrackPart {
  const track = trackOf(parts, id);
  if (track.locked) throw new Refused('locked');
  return track;
}

/** A clip on a track that is not locked, with the file that it shows. */
function freeClip(parts: Parts, id: string): ClipPart {
  const part = parts.get(id);
  if (part?.kind !== 'clip') throw new Refused('no_part');
  if ((parts.get(part.parent ?? '') as TrackPart | undefined)?.locked) throw new Refused('locked');
  return shownClip(part);
}

const tracksOf = (parts: Parts) => childrenOf(parts, null).filter(({ kind }) => kind === 'track');

function countClips(parts: Parts): number {
  let count = 0;
  for (const { kind } of parts.values()) if (kind === 'clip') count += 1;
  return count;
}

const stretchOf = (clip: ClipPart) => ({ start: startOf(clip), end: endOf(clip) });
const rateOf = (parts: Parts) => (parts.get(HEAD) as FilmHead | undefined)?.rate ?? FILM_RATE;
const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(Math.round(value), least), Math.max(least, most));

/** The place in its source so many microseconds after where the clip begins; within it for one that is repeated. */
function sourceAt({ source_in: from = 0, source_length: whole, repeats }: ClipPart, after: number): number {
  const at = from + after;
  return repeats && whole ? ((at % whole) + whole) % whole : Math.max(0, at);
}
