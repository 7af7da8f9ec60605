/** Characters of stories as their shots draw them: a shot names a role, and a look unless it is the primary one. */
import type { Json } from '../documents/parts/part.ts';
import { hashJson } from '../documents/parts/staleness.ts';
import { GONE, VOICE_INPUT } from './shot-inputs.ts';

export interface StoryLook {
  id: string;
  prompt: string;
  /** All of them, those that it shares with the primary look included. */
  traits: { readonly [name: string]: Json };
  /** Its picture, as documents name files; null until it is made. */
  image: string | null;
  /** URL of the picture. */
  url: string | null;
  isPrimary: boolean;
}

export interface StoryRole {
  id: string;
  name: string;
  description: string;
  /** Of a role without looks. */
  traits: { readonly [name: string]: Json };
  /** With its emotion and speed. */
  voice: { readonly [name: string]: Json } | null;
  looks: readonly StoryLook[];
}

/** The look in which a shot shows a role: the named one, else the primary one; undefined for a role without looks. */
export const lookOf = ({ looks }: StoryRole, id?: string): StoryLook | undefined =>
  looks.find((look) => look.id === id) ?? looks.find(({ isPrimary }) => isPrimary);

/** What pictures of a role are drawn from, without its name: a role that is renamed looks the same. */
export function appearanceOf(role: StoryRole, look: StoryLook | undefined) {
  return {
    description: role.description,
    prompt: look?.prompt ?? '',
    traits: look?.traits ?? role.traits,
    image: look?.image ?? null,
  };
}

/**
 * Content hashes of roles for `shot-inputs.ts`: a role's is that of its primary look, and `voice:` and its id that of
 * its voice.
 * @param named ids of roles that a story names, whether they are there or not
 */
export function hashRoles(roles: readonly StoryRole[], named: readonly string[] = []): Map<string, string> {
  const hashes = new Map<string, string>(named.map((id) => [id, GONE]));
  for (const role of roles) {
    hashes.set(role.id, hashJson(appearanceOf(role, lookOf(role))));
    for (const look of role.looks) hashes.set(look.id, hashJson(appearanceOf(role, look)));
    if (role.voice) hashes.set(VOICE_INPUT + role.id, hashJson(role.voice));
  }
  return hashes;
}
