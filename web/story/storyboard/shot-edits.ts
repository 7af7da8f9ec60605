/** Edits of shots, each as the changes of one save and one step of undo. Pure. */
import type { PartChange } from '@inkreel/contract/documents/parts/merge-save.ts';
import { childrenOf, type Json, type Parts } from '@inkreel/contract/documents/parts/part.ts';
import { type LinePart, type ShotPart, STORY_LIMITS } from '@inkreel/contract/documents/story-document.ts';
import { type NumberedShot, scenesOf } from '@inkreel/contract/story/scenes.ts';
import { deletePart, insertParts, moveParts } from '../../documents/parts/part-edits.ts';
import { newId } from '../../lib/new-id.ts';

/** Where a shot goes: before another one, or behind all shots of a scene. */
export type ShotPlace = { before: string } | { endOf: string };

/** Its parent and position among all children, which a scene's lines are too. */
function siblingPlace(parts: Parts, place: ShotPlace, without?: string) {
  const parent = 'endOf' in place ? place.endOf : (parts.get(place.before)?.parent ?? null);
  const siblings = childrenOf(parts, parent).filter(({ id }) => id !== without);
  const at = 'before' in place ? siblings.findIndex(({ id }) => id === place.before) : -1;
  return { parent, position: at < 0 ? siblings.length : at };
}

/** The place directly behind a shot: before its next sibling, whatever kind that is. */
export function placeAfter(parts: Parts, id: string): ShotPlace {
  const parent = parts.get(id)?.parent ?? null;
  const siblings = childrenOf(parts, parent);
  const next = siblings[siblings.findIndex((each) => each.id === id) + 1];
  return next ? { before: next.id } : { endOf: parent ?? '' };
}

/** A new shot, with the fields given. @returns its id and the changes */
export function insertShot(
  parts: Parts,
  place: ShotPlace,
  fields: Readonly<Record<string, Json>> = {},
): { id: string; changes: PartChange[] } {
  const id = newId();
  const shot = { id, kind: 'shot', fields: { seconds: STORY_LIMITS.seconds.usual, ...fields } };
  return { id, changes: insertParts(parts, siblingPlace(parts, place), [shot]) };
}

export const moveShot = (parts: Parts, id: string, place: ShotPlace): PartChange[] =>
  'before' in place && place.before === id ? [] : moveParts(parts, [id], siblingPlace(parts, place, id));

/**
 * The place one step earlier or later in the whole story: before the previous shot, behind the next one, or over into
 * the scene beside. Undefined at the ends.
 */
export function stepPlace(parts: Parts, id: string, step: -1 | 1): ShotPlace | undefined {
  const scenes = scenesOf(parts);
  const at = scenes.findIndex(({ shots }) => shots.some(({ part }) => part.id === id));
  const scene = scenes[at];
  const position = scene?.shots.findIndex(({ part }) => part.id === id) ?? -1;
  const beside = scene?.shots[position + step];
  if (beside) return step < 0 ? { before: beside.part.id } : placeAfter(parts, beside.part.id);
  const next = scenes[at + step];
  if (!scene || !next || next.part.kind !== 'scene') return undefined;
  const first = childrenOf(parts, next.part.id)[0];
  return step > 0 && first ? { before: first.id } : { endOf: next.part.id };
}

/** Deletes a shot; its lines stay in the script. */
export function deleteShot(parts: Parts, id: string): PartChange[] {
  const lines = linesNaming(parts, id).map((line): PartChange => ({ id: line.id, set: { shot: null } }));
  return [...lines, ...deletePart(parts, id)];
}

const linesNaming = (parts: Parts, shot: string): LinePart[] =>
  [...parts.values()].filter((part): part is LinePart => part.kind === 'line' && part['shot'] === shot);

/** The fields that a shot hands on when it is split. */
const INHERITED = ['prompt', 'size', 'camera', 'roles', 'place'] as const;

/**
 * Two shots from one: the words are cut at `caret`, else between two sentences, and the seconds halved. The pictures
 * stay with the first.
 */
export function splitShot(
  parts: Parts,
  shot: ShotPart,
  caret?: number,
): { id: string; changes: PartChange[] } {
  const text = shot.text ?? '';
  const cut = caret !== undefined && caret > 0 && caret < text.length ? caret : sentenceCut(text);
  const seconds = shot.seconds ?? STORY_LIMITS.seconds.usual;
  const half = Math.max(STORY_LIMITS.seconds.least, Math.round(seconds * 5) / 10);
  const inherited = Object.fromEntries(
    INHERITED.flatMap((field) => (shot[field] === undefined ? [] : [[field, shot[field] as Json]])),
  );
  const second = insertShot(parts, placeAfter(parts, shot.id), {
    ...inherited,
    text: (cut === undefined ? text : text.slice(cut)).trim(),
    seconds: half,
  });
  const first = { seconds: half, ...(cut === undefined ? {} : { text: text.slice(0, cut).trim() }) };
  return { id: second.id, changes: [{ id: shot.id, set: first }, ...second.changes] };
}

/** The end of the sentence that is nearest to the middle; undefined for one sentence. */
function sentenceCut(text: string): number | undefined {
  const ends = [...text.matchAll(/[.!?…。！？；;]+["'”’）)]*\s*/gu)]
    .map(({ index, 0: found }) => index + found.length)
    .filter((end) => end < text.length);
  const middle = text.length / 2;
  return ends.sort((one, other) => Math.abs(one - middle) - Math.abs(other - middle))[0];
}

/** One shot from two: words one after the other, seconds added, everybody of both. The pictures are those of the first. */
export function mergeShots(parts: Parts, first: ShotPart, second: ShotPart): PartChange[] {
  const { seconds: limits } = STORY_LIMITS;
  const text = [first.text, second.text].filter((words) => words?.trim()).join('\n');
  const known = new Set((first.roles ?? []).map(({ role }) => role));
  const roles = [...(first.roles ?? []), ...(second.roles ?? []).filter(({ role }) => !known.has(role))];
  const seconds = (first.seconds ?? limits.usual) + (second.seconds ?? limits.usual);
  return [
    {
      id: first.id,
      set: {
        text: text.slice(0, 2000),
        seconds: Math.min(limits.most, seconds),
        ...(roles.length === 0 ? {} : { roles: roles.slice(0, STORY_LIMITS.roles) }),
      },
    },
    ...linesNaming(parts, second.id).map((line): PartChange => ({ id: line.id, set: { shot: first.id } })),
    { id: second.id, delete: true },
  ];
}

/** The shot after this one in its scene. */
export function nextInScene(parts: Parts, id: string): NumberedShot | undefined {
  for (const { shots } of scenesOf(parts)) {
    const at = shots.findIndex(({ part }) => part.id === id);
    if (at >= 0) return shots[at + 1];
  }
  return undefined;
}
