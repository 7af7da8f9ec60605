/**
 * What the pictures, moving shots and voices of a story are made from, and whether they still show it. Pure: browser
 * and server compare alike.
 */

import { HEAD } from '../documents/parts/define-parts.ts';
import type { Json, Part, Parts } from '../documents/parts/part.ts';
import {
  compareFingerprints,
  type Fingerprint,
  fingerprintOf,
  type Staleness,
} from '../documents/parts/staleness.ts';
import { type LinePart, type MadeFile, type ShotPart, STORY_LIMITS } from '../documents/story-document.ts';

/**
 * Content hashes of what is outside the document, by id: roles (with their voice) and looks. A role that is gone has
 * `GONE`; of one without a hash nothing is known yet.
 */
export type Outside = ReadonlyMap<string, string>;
export const GONE = '';

/** Name of the input of a character; the rest is the role's id. */
export const ROLE_INPUT = 'role:';
/** Before the role's id, the name of its voice in `Outside`. */
export const VOICE_INPUT = 'voice:';

/** The place of a shot: its own, or that of its scene. */
export function placeOf(parts: Parts, shot: Part): Part | undefined {
  const scene = shot.parent === null ? undefined : parts.get(shot.parent);
  const id = shot['place'] ?? scene?.['place'];
  return typeof id === 'string' ? parts.get(id) : undefined;
}

/** The last fingerprint of a shot, with what it was computed from: an edit leaves all parts but one as they are. */
const lastFingerprints = new WeakMap<ShotPart, { from: readonly unknown[]; made: Fingerprint }>();

/** The inputs of a shot's picture: those that a person chose. Parts are never changed in place. */
export function imageFingerprint(parts: Parts, shot: ShotPart, outside: Outside): Fingerprint {
  const head = parts.get(HEAD);
  const scene = shot.parent === null ? undefined : parts.get(shot.parent);
  const place = placeOf(parts, shot);
  // A look that is gone is drawn as the primary one, and a character that is gone is not.
  const hashes = (shot.roles ?? []).map(({ role, look }) => outside.get(look ?? role) || outside.get(role));
  const from = [head, scene, place, ...hashes];
  const last = lastFingerprints.get(shot);
  if (last?.from.every((each, at) => each === from[at])) return last.made;
  const roles = (shot.roles ?? []).map(({ role }, at): [string, Json | undefined] => [
    `${ROLE_INPUT}${role}`,
    hashes[at] === GONE ? undefined : (hashes[at] ?? null),
  ]);
  const made = fingerprintOf({
    text: said(shot.text),
    prompt: said(shot.prompt),
    size: shot.size,
    style: head?.['style'],
    ratio: head?.['ratio'],
    scene: said(scene?.['prompt']),
    place: place && {
      prompt: said(place['prompt']) ?? said(place['name']) ?? '',
      reference: place['reference'] ?? '',
    },
    ...Object.fromEntries(roles),
  });
  lastFingerprints.set(shot, { from, made });
  return made;
}

/** The inputs of a moving shot. */
export function videoFingerprint(shot: ShotPart): Fingerprint {
  return fingerprintOf({
    image: shownImage(shot)?.file,
    camera: shot.camera,
    seconds: shot.seconds,
    prompt: said(shot.prompt),
  });
}

/** The inputs of a spoken line; `outside` of the role counts its voice (`VOICE_INPUT`). */
export function speechFingerprint(line: LinePart, outside: Outside): Fingerprint {
  return fingerprintOf({
    text: said(line.text),
    emotion: line.emotion,
    voice: line.role === undefined ? undefined : outside.get(VOICE_INPUT + line.role),
  });
}

/** An empty text is none: clearing a field and never having filled it are the same. */
const said = (value: Json | undefined): string | undefined =>
  typeof value === 'string' && value.trim() !== '' ? value.trim() : undefined;

/**
 * The image that a shot shows: the picked one as long as it is there and nothing was made since, else the newest.
 * `picked_over` is the newest one at the pick; without it, the pick stays.
 */
export function shownImage(shot: ShotPart): MadeFile | undefined {
  const images = shot.images ?? [];
  const newest = images.at(-1);
  const isOver = shot.picked_over !== undefined && shot.picked_over !== newest?.file;
  return (isOver ? undefined : images.find(({ file }) => file === shot.picked)) ?? newest;
}

/** The fields with which a shot shows this image until another one is made. */
export const pickImage = (shot: ShotPart, file: string) => ({
  picked: file,
  picked_over: shot.images?.at(-1)?.file ?? null,
});

/** The images of a shot with new ones; of more than it keeps, the oldest go that nobody chose. */
export function keepImages(shot: ShotPart, added: readonly MadeFile[]): MadeFile[] {
  const images: MadeFile[] = [...(shot.images ?? []), ...added];
  const chosen = new Set([shownImage(shot)?.file, shot.picked, shot.kept?.file]);
  const loose = images.filter(({ file }) => !chosen.has(file));
  const dropped = new Set(loose.slice(0, Math.max(0, images.length - STORY_LIMITS.images)));
  return images.filter((image) => !dropped.has(image));
}

/** Whether the shown image of a shot still shows what the story says; one that was kept counts as made since. */
export function imageStaleness(parts: Parts, shot: ShotPart, outside: Outside): Staleness {
  const image = shownImage(shot);
  const made = image && shot.kept?.file === image.file ? shot.kept.made : image?.made;
  return compareFingerprints(made, imageFingerprint(parts, shot, outside));
}

export const videoStaleness = (shot: ShotPart): Staleness =>
  compareFingerprints(shot.video?.made, videoFingerprint(shot));

export const speechStaleness = (line: LinePart, outside: Outside): Staleness =>
  compareFingerprints(line.speech?.made, speechFingerprint(line, outside));
